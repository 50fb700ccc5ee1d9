"""How files are drawn: what the options of ``figure`` and ``animate`` share, checked at once."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path

from engine.catalogue import Choice, find
from engine.commands.arguments import Parser, listed, settings_of
from engine.errors import InputError, shown
from engine.export.figures import PictureFormat
from engine.picture import PALETTES, Figure, Palette, Paper
from engine.picture.caption import captioned
from engine.picture.ink import Ink
from engine.run import Run, plan, run_plan
from engine.scenario import Scenario, View, check_writable, from_settings, read_settings
from engine.scenario.fields import decimal, whole
from engine.scenario.file import scenario_of
from engine.scenario.view import view_from
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

SIDES = 100, 8000
SCALES = Fraction(1, 4), Fraction(16)
MOST_PIXELS = 100_000_000
"""The largest image: 400 MB while it is painted."""

ON, OFF = "on", "off"
SWITCH = (Choice(ON, Text("on")), Choice(OFF, Text("off")))

NEEDS_FILE = QT_TRANSLATE_NOOP(
    "command line", "{command} needs a file to write: -o FILE, which ends in {endings}"
)
NO_ENDING = QT_TRANSLATE_NOOP(
    "command line", "a file must end in one of {endings}; {file} does not"
)
NO_RANGE = QT_TRANSLATE_NOOP(
    "command line", "{name} must be a number from {low} to {high}; {value} is not"
)
TOO_MANY_PIXELS = QT_TRANSLATE_NOOP(
    "command line",
    "an image of {width} times {height} pixels is too large; at most {most} in all fit: take a "
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
    captions, transparent, progress : bool
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
        width, height = (given or one for given, one in zip(self.size, usual, strict=True))
        return Paper(width, height, self.words, *self.theme_scale, view=view)

    def finished(self, figure: Figure, caption: Text) -> Figure:
        """Return a figure with what is asked for: a caption, no ground."""
        if self.captions:
            figure = captioned(figure, self.words(caption))
        if self.transparent:
            figure = replace(figure, ground=Ink("canvas", 0.0))
        return figure

    def check_pixels(self, width: float, height: float) -> None:
        """Check that an image fits the memory.

        Raises
        ------
        InputError
            If it does not.
        """
        across, down = round(width * self.scale), round(height * self.scale)
        if across * down > MOST_PIXELS:
            text = Text(TOO_MANY_PIXELS, width=across, height=down, most=MOST_PIXELS)
            raise InputError(text)

    def tell(self, done: int, total: int) -> None:
        """Tell how far the work is, if that was asked for."""
        if self.progress:
            sys.stderr.write(f"progress {done} {total}\n")
            sys.stderr.flush()


def add_drawing(parser: Parser) -> None:
    """Add the options of all that is drawn."""
    for option in ("layout", "labels", "colour", "notation", "theme", "width", "height", "scale"):
        parser.add_argument(f"--{option}", metavar="VALUE")
    parser.add_argument("--captions", metavar="on|off", help="a line below says what it is")
    parser.add_argument("--node", metavar="NODE", help="the selected node")
    parser.add_argument("--link", metavar="A-B", help="the selected link")
    parser.add_argument("--progress", action="store_true", help="tell how far it is")


def drawing_of(options: argparse.Namespace, language: str, theme: str) -> Drawing:
    """Return how things are drawn, in a theme if none is asked for."""
    known = tuple(Choice(name, Text(THEME)) for name in PALETTES)
    palette = PALETTES[find(known, options.theme or theme, Text(THEME)).key]
    captions = find(SWITCH, options.captions or OFF, Text(CAPTIONS)).key == ON
    sides = tuple(
        None if given is None else whole(given, name, *SIDES)
        for name, given in (("width", options.width), ("height", options.height))
    )
    large = (1.34, 1.35) if palette.name == "projector" else (1.0, 1.0)
    return Drawing(
        palette,
        lambda text: text.render(language),
        (sides[0], sides[1]),
        float(factor(options.scale or "1", "scale", SCALES)),
        captions,
        bool(getattr(options, "transparent", False)),
        options.progress,
        large,
    )


def factor(value: object, name: str, bounds: tuple[Fraction, Fraction]) -> Fraction:
    """Return a number between bounds.

    Raises
    ------
    InputError
        If it is none.
    """
    low, high = bounds
    try:
        found = decimal(value, name)
    except InputError:
        found = low - 1
    if not low <= found <= high:
        text = Text(NO_RANGE, name=name, low=float(low), high=int(high), value=shown(value))
        raise InputError(text)
    return found


def output_of(
    options: argparse.Namespace, command: str, formats: Sequence[PictureFormat]
) -> tuple[Path, PictureFormat]:
    """Return the file to write, which can be written as far as is known, and its format."""
    endings = enumeration(ending for one in formats for ending in one.endings)
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
    scenario = from_settings({**base, **given})
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
    from PySide6.QtGui import QGuiApplication

    from gui.theme import load_fonts

    application = QGuiApplication.instance()
    if application is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication(sys.argv[:1])
    load_fonts()
    return application
