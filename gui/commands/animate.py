"""``main.py animate``: all cycles of a run, one after another."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from engine.commands.arguments import parse, scenario_parser
from engine.errors import InputError
from engine.export.figures import ANIMATION_FORMATS
from engine.picture import Figure, Paper, Pictures
from engine.picture.caption import caption_of
from engine.report.scene import scenes_of
from engine.run import Run
from engine.scenario import whole_file
from engine.scenario.fields import whole
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.commands.drawing import (
    Drawing,
    add_drawing,
    drawing_of,
    factor,
    output_of,
    refuse,
    run_of,
    shown_scenario,
    start_qt,
)

SIZE = (1000, 760)
FPS = Fraction(1, 10), Fraction(60)
MOST_FRAMES = {"gif": 2000, "mp4": 20000, "pdf": 2000, "html": 2000}
SAMPLES = 12
"""So many frames decide on a GIF's colours."""

TOO_MANY = QT_TRANSLATE_NOOP(
    "command line",
    "{frames} pictures are too many for one {format}; at most {most} fit: choose some with --from, "
    "--to and --every",
)


def animate(arguments: Sequence[str], language: str) -> None:
    """Draw all cycles and write them into one file."""
    parser = scenario_parser("animate", "All cycles as a film, as pages, or as a page for browsers.")
    parser.add_argument("--from", dest="first", metavar="CYCLE", help="the first cycle, from 0")
    parser.add_argument("--to", dest="last", metavar="CYCLE")
    parser.add_argument("--every", metavar="N", help="only each Nth cycle, and the last one")
    parser.add_argument("--fps", metavar="N", help="pictures a second (gif, mp4): 2")
    add_drawing(parser)
    options = parse(parser, arguments)
    path, form = output_of(options, "animate", ANIMATION_FORMATS)
    drawing = drawing_of(options, language, "light")
    timeless = form.key in ("pdf", "html")
    refuse("--fps", options.fps is not None and timeless, f"the ending .{form.key}")
    fps = float(factor(options.fps or "2", "fps", FPS))
    if form.key == "mp4":
        from gui.files.mp4 import find_ffmpeg

        find_ffmpeg()  # before anything long
    scenario = shown_scenario(options)
    one = run_of(scenario)
    cycles = cycles_of(options, one, form.key)
    application = start_qt()
    paper = drawing.paper(SIZE, scenario.view)
    drawing.check_pixels(paper.width, paper.height)
    film = Film(one, paper, drawing, cycles)
    WRITERS[form.key](film, path, fps)
    drawing.tell(len(cycles), len(cycles))
    del application


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
