"""What can be chosen of a page, and how long it may become."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine.errors import InputError
from engine.picture.ink import LIGHT, Palette
from engine.picture.pictures import Paper
from engine.text import QT_TRANSLATE_NOOP, Text

MOST_CYCLES = 2000
"""A page holds so many cycles at most."""

MOST_BYTES = 20_000_000
"""A page is about so long at most."""

ON_A_PHONE = (390.0, 350.0, 0.65)
"""Width, height and scale of the pictures for narrow screens."""

TOO_MANY = QT_TRANSLATE_NOOP(
    "page",
    "a page holds at most {most} cycles and {number} were asked for; choose fewer with --from, "
    "--to and --every",
)
TOO_LONG = QT_TRANSLATE_NOOP(
    "page",
    "the page would be longer than {most} MB, in which {number} of {all} cycles find room; choose "
    "fewer with --from, --to and --every",
)


@dataclass(frozen=True)
class Settings:
    """How a page looks and plays.

    Attributes
    ----------
    paper : Paper
        The size of the pictures, scales and view; words and heading are the page's own.
    palette : Palette
        The colours on a screen.
    language : str
    seconds : float
        How long play stays at each cycle.
    first : int or None
        The cycle on show when the page is opened; None: the first of the page.
    on_paper : Palette
        The colours in which a page is printed.
    """

    paper: Paper
    palette: Palette
    language: str = "en"
    seconds: float = 1.0
    first: int | None = None
    on_paper: Palette = LIGHT

    def words(self, text: Text | str) -> str:
        """Return a sentence in the page's language."""
        return text.render(self.language) if isinstance(text, Text) else text

    @property
    def wide(self) -> Paper:
        """The paper of the pictures for screens that are no phone's."""
        words = partial(Text.render, language=self.language)
        return replace(self.paper, words=words, bare=True)

    @property
    def narrow(self) -> Paper:
        """The paper of the pictures for a phone."""
        width, height, scale = ON_A_PHONE
        return replace(self.wide, width=width, height=height, scale=scale, line_scale=scale)


def check_count(cycles: Sequence[int]) -> None:
    """Do nothing.

    Raises
    ------
    InputError
        If so many cycles are too many for a page.
    """
    if len(cycles) > MOST_CYCLES:
        raise InputError(Text(TOO_MANY, most=MOST_CYCLES, number=len(cycles)))


def check_size(size: int, done: int, cycles: Sequence[int]) -> None:
    """Do nothing.

    Raises
    ------
    InputError
        If the page has become too long, after ``done`` cycles for which there was room.
    """
    if size > MOST_BYTES:
        most = MOST_BYTES // 1_000_000
        raise InputError(Text(TOO_LONG, most=most, number=done, all=len(cycles)))
