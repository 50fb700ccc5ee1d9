"""``main.py animate``: all cycles of a run, one after another."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtGui import QImage

from engine.commands.arguments import parse, scenario_parser
from engine.errors import InputError
from engine.export.figures import ANIMATION_FORMATS
from engine.export.limits import FPS, factor
from engine.export.page import Settings, page
from engine.picture import PALETTES, Figure, Paper, Pictures
from engine.picture.caption import caption_of
from engine.report.scene import scenes_of
from engine.run import Run
from engine.scenario import whole_file, write_whole
from engine.scenario.fields import whole
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.commands.drawing import (
    Drawing,
    add_drawing,
    drawing_of,
    output_of,
    position_of,
    refuse,
    run_of,
    shown_scenario,
    start_qt,
)

SIZE = (1000, 760)
MOST_FRAMES = {"gif": 2000, "mp4": 20000, "pdf": 2000, "html": 2000}
ONLY_IN = {
    "fps": ("gif", "mp4"),
    "captions": ("gif", "mp4", "pdf"),
    "scale": ("gif", "mp4", "pdf"),
}
"""The formats that have an option: a page of HTML has its own pace, words and size."""
SAMPLES = 12
"""So many frames decide on a GIF's colours."""

TOO_MANY = QT_TRANSLATE_NOOP(
    "command line",
    "{frames} pictures are too many for one {format}; at most {most} fit: choose some with --from, "
    "--to and --every",
)


def animate(arguments: Sequence[str], language: str) -> None:
    """Draw all cycles and write them into one file."""
    parser = scenario_parser("animate", "All cycles: a film, pages, or a page for browsers.")
    parser.add_argument("--from", dest="first", metavar="CYCLE", help="the first cycle, from 0")
    parser.add_argument("--to", dest="last", metavar="CYCLE")
    parser.add_argument("--every", metavar="N", help="only each Nth cycle, and the last one")
    parser.add_argument("--fps", metavar="N", help="pictures a second (gif, mp4): 2")
    add_drawing(parser)
    options = parse(parser, arguments)
    path, form = output_of(options, "animate", ANIMATION_FORMATS)
    drawing = drawing_of(options, language, "light")
    for name, allowed in ONLY_IN.items():
        given = getattr(options, name) is not None
        refuse(f"--{name}", given and form.key not in allowed, path.suffix)
    fps = float(factor(options.fps or "2", "fps", FPS))
    if form.key == "mp4":
        from gui.files.mp4 import find_ffmpeg

        find_ffmpeg()  # before anything long
    scenario = shown_scenario(options)
    paper = drawing.paper(SIZE, scenario.view)
    drawing.check_size(paper.width, paper.height, form.key)
    one = run_of(scenario)
    cycles = cycles_of(options, one, form.key)
    application = start_qt()
    if form.key == "html":
        _page(one, paper, drawing, cycles, path, language)
    else:
        WRITERS[form.key](Film(one, paper, drawing, cycles), path, fps)
    drawing.tell(len(cycles), len(cycles))
    del application


class Film:
    """The figures of some cycles of a run, made one after another."""

    def __init__(self, run: Run, paper: Paper, drawing: Drawing, cycles: Sequence[int]) -> None:
        self.run = run
        self.drawing = drawing
        self.cycles = cycles
        self.pictures = Pictures(scenes_of(run), paper)

    def figure(self, cycle: int) -> Figure:
        """Return the figure of a cycle."""
        return self.drawing.finished(self.pictures.at(cycle, None), caption_of(self.run, cycle))

    def figures(self) -> Iterator[Figure]:
        """Yield all figures and tell how far they are."""
        for done, cycle in enumerate(self.cycles):
            self.drawing.tell(done, len(self.cycles))
            yield self.figure(cycle)

    def samples(self) -> Iterator[Figure]:
        """Yield some figures from the whole run."""
        yield from map(self.figure, self.cycles[:: max(len(self.cycles) // SAMPLES, 1)])


def _gif(film: Film, path: Path, fps: float) -> None:
    from gui.files.gif import write_gif
    from gui.files.image import image_of

    def images(figures: Iterator[Figure]) -> Iterator[QImage]:
        return (image_of(one, film.drawing.palette, film.drawing.scale) for one in figures)

    with whole_file(path) as temporary:
        write_gif(temporary, images(film.figures()), images(film.samples()), fps)


def _mp4(film: Film, path: Path, fps: float) -> None:
    from gui.files.image import image_of, size_of
    from gui.files.mp4 import write_mp4

    palette, scale = film.drawing.palette, film.drawing.scale
    size = size_of(film.figure(film.cycles[0]), scale, even=True)
    images = (image_of(one, palette, scale, even=True) for one in film.figures())
    with whole_file(path) as temporary:
        write_mp4(temporary, images, size, fps)


def _pdf(film: Film, path: Path, fps: float) -> None:
    from gui.files.pdf import pdf

    title = film.drawing.words(caption_of(film.run))
    write_whole(path, pdf(film.figures(), film.drawing.palette, film.drawing.scale, title))


def _page(
    run: Run, paper: Paper, drawing: Drawing, cycles: list[int], path: Path, language: str
) -> None:
    first = run.trace.cycle_at(position_of(run))
    settings = Settings(
        paper,
        drawing.palette,
        language,
        first=first if first in cycles else cycles[0],
        on_paper=PALETTES["print"],
    )

    def tell(done: float) -> None:
        drawing.tell(round(done * len(cycles)), len(cycles))

    write_whole(path, page(run, settings, cycles, progress=tell))


WRITERS: dict[str, Callable[[Film, Path, float], None]] = {
    "gif": _gif,
    "mp4": _mp4,
    "pdf": _pdf,
}


def cycles_of(options: argparse.Namespace, run: Run, form: str) -> list[int]:
    """Return the cycles to draw: each Nth of a range, and its last one."""
    most = run.trace.cycles
    first = whole(options.first or 0, "from", 0, most)
    last = whole(most if options.last is None else options.last, "to", first, most)
    every = whole(options.every or 1, "every", 1, max(most, 1))
    frames = -(-(last - first) // every) + 1
    if frames > MOST_FRAMES[form]:
        text = Text(TOO_MANY, frames=frames, format=form, most=MOST_FRAMES[form])
        raise InputError(text)
    return [*range(first, last, every), last]
