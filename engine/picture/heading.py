"""What stands above the network: the cycle, what moves in it, and what comes next.

The block above the network has one height for all cycles of a run, so the network stays where it
is; sentences that are too long for it are wrapped and then written smaller, never cut.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.picture.figure import Rect
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch, cap_height, text_width

TITLE, SENTENCE, NEXT = 27.0, 17.0, 13.0
"""Sizes at scale 1."""

SHARES = (1.0, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55)
"""How far the type shrinks where there is little room."""


class Line(NamedTuple):
    """A line of the heading: its text, where its capitals' middle is, and how it is written."""

    text: str
    x: float
    y: float
    size: float
    weight: int
    what: str


class Heading(NamedTuple):
    """A laid-out heading: its lines and its height."""

    lines: tuple[Line, ...]
    height: float


def usual_height(scale: float, least: float) -> float:
    """Return the height kept free for a heading: a title, a sentence and what comes next."""
    return sum(_pitch(_size(size, scale, least)) for size in (TITLE, SENTENCE, NEXT))


def lay_out(
    title: str,
    sentence: str,
    following: str,
    width: float,
    height: float,
    scale: float,
    least: float,
) -> Heading:
    """Return the heading in a width, as large as it fits into ``height``."""
    made = Heading((), 0.0)
    for share in SHARES:
        made = _laid_out(title, sentence, following, width, scale * share, least)
        if made.height <= height:
            break
    return made


def _laid_out(
    title: str, sentence: str, following: str, width: float, scale: float, least: float
) -> Heading:
    large, middle, small = (_size(size, scale, least) for size in (TITLE, SENTENCE, NEXT))
    lines = []
    y = 0.0
    gap = 0.75 * middle
    title_width = text_width(title, large, 600)
    beside = title_width + gap + text_width(sentence, middle) <= width
    if title_width <= width:
        lines.append(Line(title, 0.0, y + _pitch(large) / 2, large, 600, "title"))
        if beside:
            # One baseline for both: capitals of different heights.
            drop = (cap_height(large) - cap_height(middle)) / 2
            at = y + _pitch(large) / 2 + drop
            lines.append(Line(sentence, title_width + gap, at, middle, 400, "sentence"))
        y += _pitch(large)
    else:
        y = _wrap_into(lines, title, width, y, large, 600, "title")
    if not beside:
        y = _wrap_into(lines, sentence, width, y, middle, 400, "sentence")
    y = _wrap_into(lines, following, width, y, small, 400, "next")
    return Heading(tuple(lines), y)


def _wrap_into(
    lines: list[Line], text: str, width: float, y: float, size: float, weight: int, what: str
) -> float:
    for line in wrapped(text, width, size, weight):
        lines.append(Line(line, 0.0, y + _pitch(size) / 2, size, weight, what))
        y += _pitch(size)
    return y


def wrapped(text: str, width: float, size: float, weight: int = 400) -> list[str]:
    """Return a text as lines no wider than ``width`` (a longer word gets a line of its own)."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def draw_heading(sketch: Sketch, heading: Heading, box: Rect) -> None:
    """Write the heading into the top of a rectangle."""
    for line in heading.lines:
        ink = Ink("second-text" if line.what == "next" else "text")
        at = (box.left + line.x, box.top + line.y)
        sketch.write(line.text, at, line.size, ink, line.weight, anchor=0.0, what=line.what)


def _size(size: float, scale: float, least: float) -> float:
    return float(max(round(size * scale), least if size < TITLE else 1.25 * least))


def _pitch(size: float) -> float:
    """Return the height of a line of this size."""
    return round(1.34 * size)
