"""How files are drawn: what the options of ``figure`` and ``animate`` share, checked at once."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from engine.catalogue import Choice, find
from engine.commands.answers import NO_ENDING
from engine.commands.arguments import Parser, listed, settings_of, with_files
from engine.errors import InputError, shown
from engine.export.figures import PictureFormat
from engine.export.limits import SCALES, SIDES, factor
from engine.picture import PALETTES, Figure, Palette, Paper
from engine.picture.caption import captioned
from engine.picture.ink import Ink
from engine.run import Run, plan, run_plan
from engine.scenario import Scenario, View, check_writable, from_settings, read_settings
from engine.scenario.fields import whole
from engine.scenario.file import scenario_of
from engine.scenario.view import view_from
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from gui.theme import THEMES, load_fonts

MOST_PIXELS = {"png": 100_000_000, "gif": 20_000_000, "mp4": 20_000_000}
"""The largest images; each pixel takes four bytes while it is painted."""
LONGEST_SIDE = 16_000
"""In pixels; neither Qt nor a PDF nor an MP4 goes much further."""
ON, OFF = "on", "off"

NEEDS_FILE = QT_TRANSLATE_NOOP(
    "command line", "{command} needs a file to write: -o FILE, with one of the endings {endings}"
)
NO_FORMAT = QT_TRANSLATE_NOOP(
    "command line",
    "--format does not go with {command}: the ending of the file decides, one of {endings}",
)
TOO_MANY_PIXELS = QT_TRANSLATE_NOOP(
    "command line",
    "{width} by {height} pixels are too many for one {format}; it has at most {most}: take a "
    "smaller --scale",
)
TOO_LONG_A_SIDE = QT_TRANSLATE_NOOP(
    "command line",
    "{width} by {height} pixels are too large for {format}; a side has at most {most}: take a "
    "smaller --scale",
)
NO_LINK = QT_TRANSLATE_NOOP(
    "command line", "--link must be two neighbours such as 0-1; {value} is not"
)
NOT_HERE = QT_TRANSLATE_NOOP("command line", "{option} does not go with {other}")
THEME = QT_TRANSLATE_NOOP("command line", "the theme")
CAPTIONS = QT_TRANSLATE_NOOP("command line", "the value of --captions")


@dataclass(frozen=True)
class Drawing:
    """How a figure is drawn.

    Attributes
    ----------
    palette : Palette
    words : callable
        Turns a Text into words of the language.
    size : tuple of int or None
        Width and height in pixels of the design; each None is the usual one of what is drawn.
    scale : float
        What its size is multiplied by.
    captions, transparent, progress : bool
    theme_scale : tuple of float
        How large type and lines are in the theme.
    """

    palette: Palette
    words: Callable[[Text], str]
    size: tuple[int | None, int | None]
    scale: float
    captions: bool
    transparent: bool
    progress: bool
    theme_scale: tuple[float, float]

    def paper(self, usual: tuple[int, int], view: View) -> Paper:
        """Return the paper for a figure of a usual size."""
        return Paper(*self.sides(usual), self.words, *self.theme_scale, view=view)

    def sides(self, usual: tuple[int, int]) -> tuple[int, int]:
        """Return width and height: what is asked for, else the usual ones in the theme's scale."""
        across, down = (round(self.theme_scale[0] * side) for side in usual)
        return self.size[0] or across, self.size[1] or down

    def finished(self, figure: Figure, caption: Text) -> Figure:
        """Return a figure with what is asked for: a caption, no ground."""
        if self.captions:
            figure = captioned(figure, self.words(caption), self.theme_scale[0])
        if self.transparent:
            figure = replace(figure, ground=Ink("canvas", 0.0))
        return figure

    def check_size(self, width: float, height: float, form: str) -> None:
        """Check that a figure is not too large for a format.

        Raises
        ------
        InputError
            If it is.
        """
        if form in ("svg", "tikz", "html"):
            return
        across, down = round(width * self.scale), round(height * self.scale)
        size = {"width": across, "height": down, "format": form}
        if max(across, down) > LONGEST_SIDE:
            raise InputError(Text(TOO_LONG_A_SIDE, most=LONGEST_SIDE, **size))
        if across * down > MOST_PIXELS.get(form, across * down):
            raise InputError(Text(TOO_MANY_PIXELS, most=MOST_PIXELS[form], **size))

    def tell(self, done: int, total: int) -> None:
        """Tell how far the work is, if that was asked for."""
        if self.progress:
            sys.stderr.write(f"progress {done} {total}\n")
            sys.stderr.flush()


OPTIONS = {
    "layout": "where the nodes stand: circle, grid, layers, cubes, gray-grid or gray-ring",
    "labels": "what nodes are called, one or two of decimal, binary, coordinates, gray",
    "colour": "what the colours of chunks say: origin, destination or load",
    "notation": "the letters of formulas: lecture or book",
    "theme": "print, light, dark or projector",
    "width": "of the picture in pixels, before --scale",
    "height": "of the picture in pixels, before --scale",
    "scale": "what the size is multiplied by",
}


def add_drawing(parser: Parser) -> None:
    """Add the options of all that is drawn."""
    for option, about in OPTIONS.items():
        parser.add_argument(f"--{option}", metavar="VALUE", help=about)
    parser.add_argument("--captions", metavar="on|off", help="a line below says what it is")
    parser.add_argument("--node", metavar="NODE", help="the selected node")
    parser.add_argument("--link", metavar="A-B", help="the selected link")
    parser.add_argument("--progress", action="store_true", help="tell how far it is")


def drawing_of(options: argparse.Namespace, language: str, theme: str) -> Drawing:
    """Return how things are drawn, in a theme if none is asked for."""
    palette = PALETTES[one_of(PALETTES, options.theme or theme, Text(THEME))]
    captions = one_of((ON, OFF), options.captions or OFF, Text(CAPTIONS)) == ON
    sides = tuple(
        None if given is None else whole(given, name, *SIDES)
        for name, given in (("width", options.width), ("height", options.height))
    )
    large = THEMES.get(palette.name, THEMES["light"])
    return Drawing(
        palette,
        lambda text: text.render(language),
        (sides[0], sides[1]),
        float(factor(options.scale or "1", "scale", SCALES)),
        captions,
        bool(getattr(options, "transparent", False)),
        options.progress,
        (large.scale, large.line_scale),
    )


def one_of(known: Iterable[str], word: str, what: Text) -> str:
    """Return a word that must be one of some.

    Raises
    ------
    InputError
        If it is none of them; the sentence lists them, under the name ``what``.
    """
    return find(tuple(Choice(one, what) for one in known), word, what).key


def output_of(
    options: argparse.Namespace, command: str, formats: Sequence[PictureFormat]
) -> tuple[Path, PictureFormat]:
    """Return the file to write, which can be written as far as is known, and its format."""
    endings = enumeration(ending for one in formats for ending in one.endings)
    if options.format is not None:
        raise InputError(Text(NO_FORMAT, command=command, endings=endings))
    if not options.output:
        raise InputError(Text(NEEDS_FILE, command=command, endings=endings))
    path = Path(options.output)
    for one in formats:
        if path.suffix.lower() in one.endings:
            check_writable(path)
            return path, one
    raise InputError(Text(NO_ENDING, endings=endings, file=options.output))


def shown_scenario(options: argparse.Namespace) -> Scenario:
    """Return the scenario with its view: that of its file, with the options over it."""
    base, given = settings_of(options)
    scenario = from_settings({**base, **with_files(given)})
    view = View()
    if options.file:
        path = Path(options.file[0])
        of_file = scenario_of(path, read_settings(path))
        view = of_file.view.on(scenario.network)
        if of_file.settings() == scenario.settings():
            scenario = replace(scenario, position=of_file.position)
    changed: dict[str, object] = {}
    for name in ("layout", "colour", "notation", "node"):
        if getattr(options, name) is not None:
            changed[name] = getattr(options, name)
    if options.labels is not None:
        changed["labels"] = listed("labels", options.labels)
    if options.link is not None:
        changed["link"] = _link(options.link)
    view = view_from({**view.settings(), **changed})
    return replace(scenario, view=view)  # which checks that the network has it all


def _link(value: str) -> list[int]:
    found = re.fullmatch(r"(\d+)-(\d+)", value)
    if not found:
        raise InputError(Text(NO_LINK, value=shown(value)))
    return [int(found[1]), int(found[2])]


def run_of(scenario: Scenario) -> Run:
    """Return the run of a scenario."""
    return run_plan(plan(scenario))


def position_of(run: Run) -> int:
    """Return the position of the scenario in ticks, within the run."""
    ticks = run.scenario.position / run.trace.unit.time(1)
    return min(int(ticks), run.trace.duration)


def refuse(option: str, given: bool, other: str) -> None:
    """Refuse an option that does not go with another."""
    if given:
        raise InputError(Text(NOT_HERE, option=option, other=other))


def start_qt() -> object:
    """Start Qt without a display, with the fonts of the program; keep what is returned."""
    application = QGuiApplication.instance()
    if application is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["LC_ALL"] = "C.UTF-8"  # Qt would complain of a language that is not there
        application = QGuiApplication(sys.argv[:1])
    load_fonts()
    return application
