"""The frame of a curve: heading, axes with ticks and names, and where values lie on the paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from engine.picture.curve_scales import LINEAR, SIGNED, Scale, Tick, ticks, value_at
from engine.picture.figure import Floats, Point, Rect, Stroke
from engine.picture.heading import wrapped
from engine.picture.ink import Ink
from engine.picture.pictures import Paper, scales
from engine.picture.sketch import Sketch, cap_height, pixels, text_width
from engine.text import Text

TITLE, SUBTITLE, TYPE, TICK_TYPE = 16.0, 12.5, 12.5, 12.0
"""Sizes of type at scale 1."""

EDGE = 12.0
"""The margin of the paper at scale 1."""

Value = Fraction | int | float


class Style(NamedTuple):
    """Sizes on a paper: of type and marks, of lines, the smallest type."""

    scale: float
    line: float
    least: float

    def type(self, size: float) -> float:
        """Return a size of type of the design in pixels."""
        return max(size * self.scale, self.least)


def style_of(paper: Paper) -> Style:
    """Return the sizes of a paper: a small one has smaller type, down to the least."""
    scale, line = scales(1.1 * paper.width, 1.1 * paper.height, paper.scale, paper.line_scale)
    return Style(scale, line, paper.least)


@dataclass(frozen=True)
class Frame:
    """Where values lie: ``body`` is between the axes."""

    body: Rect
    x: Scale
    y: Scale

    def at(self, x: Value, y: Value) -> Point:
        """Return the point of two values in pixels."""
        body = self.body
        return (
            body.left + self.x.share(x) * body.width,
            body.bottom - self.y.share(y) * body.height,
        )

    def shows(self, x: Value, y: Value | None) -> bool:
        """Return whether a point lies within the axes."""
        return self.x.shows(x) and self.y.shows(y)

    def line(self, points: Sequence[tuple[Value, Value]], finely: bool = False) -> Floats:
        """Return pixels along points, float64 of shape (n, 2).

        ``finely``: the value goes evenly from point to point, which is no straight line on a
        logarithmic scale.
        """
        if finely and (self.x.kind, self.y.kind) != (LINEAR, LINEAR):
            points = _between(points)
        kept = [self.at(x, y) for x, y in points if self.shows(x, y)]
        return np.array(kept, dtype=np.float64).reshape(-1, 2)


PARTS = 8
"""A stretch between two points is drawn as so many when it is bent."""


def _between(points: Sequence[tuple[Value, Value]]) -> list[tuple[Value, Value]]:
    """Return points with others evenly between them, by ratio where both x are positive."""
    found: list[tuple[Value, Value]] = list(points[:1])
    for (x, y), (after, above) in pairwise(points):
        for part in range(1, PARTS + 1):
            share = part / PARTS
            if x > 0:
                share = float((x * float(Fraction(after) / Fraction(x)) ** share - x) / (after - x))
            found.append((float(x) + share * float(after - x), float(y) + share * float(above - y)))
    return found


def draw_heading(
    sketch: Sketch, style: Style, box: Rect, title: str, lines: Sequence[str]
) -> float:
    """Write a title and lines below it; return the y below the last."""
    size = style.type(TITLE)
    y = box.top
    for row in wrapped(title, box.width, size, 600):
        y += 0.62 * size
        sketch.write(row, (box.left, y), size, Ink("text"), 600, 0.0, what="title")
        y += 0.78 * size
    size = style.type(SUBTITLE)
    for line in lines:
        for row in wrapped(line, box.width, size):
            y += 0.6 * size
            ink = Ink("second-text")
            sketch.write(row, (box.left, y), size, ink, anchor=0.0, what="subtitle")
            y += 0.75 * size
    return y


@dataclass(frozen=True)
class Axes:
    """The ticks of both axes, their names, and whether y = 0 is a line of its own."""

    x_name: str
    y_name: str
    x_words: bool = True


def framed(
    sketch: Sketch,
    style: Style,
    room: Rect,
    scale_x: Scale,
    scale_y: Scale,
    axes: Axes,
    least_left: float = 0.0,
) -> Frame:
    """Draw axes into a room, as large as they fit beside their ticks' words; return the frame.

    The body does not begin left of ``least_left``.
    """
    size = style.type(TICK_TYPE)
    high = cap_height(size)
    below = (1.2 * size + 0.6 * size if axes.x_words else 0.35 * size) + (
        1.45 * size if axes.x_name else 0.0
    )
    top = room.top + (1.85 * size if axes.y_name else 0.6 * high)
    bottom = room.bottom - below
    sparse = scale_y.kind == LINEAR and bottom - top > 12 * size
    pitch = (2.3 if sparse else 1.7) * size
    up = ticks(scale_y, bottom - top, lambda words: pitch)
    widest = max((text_width(tick.words, size) for tick in up), default=0.0)
    left = max(room.left + round(widest + 0.75 * size), least_left)
    body = Rect(left, top, room.right, bottom)
    gap = 0.9 * size
    across = ticks(scale_x, body.width, lambda words: text_width(words, size) + gap)
    frame = Frame(body, scale_x, scale_y)
    _draw_grid(sketch, style, frame, up)
    _draw_axes(sketch, style, frame, across, up)
    for tick in up:
        if tick.words:
            y = body.bottom - scale_y.part(tick.place) * body.height
            at = (left - 0.55 * size, y)
            sketch.write(tick.words, at, size, Ink("second-text"), anchor=1.0, what="tick-y")
    for tick in across if axes.x_words else ():
        if tick.words:
            x = body.left + scale_x.part(tick.place) * body.width
            at = (x, body.bottom + 0.55 * size + high)
            sketch.write(tick.words, at, size, Ink("second-text"), what="tick-x")
    _draw_names(sketch, style, room, frame, axes)
    return frame


def _draw_names(sketch: Sketch, style: Style, room: Rect, frame: Frame, axes: Axes) -> None:
    size = style.type(TYPE)
    if axes.y_name:
        at = (room.left, room.top + 0.5 * size)
        sketch.write(axes.y_name, at, size, Ink("text"), anchor=0.0, what="axis-name")
    if axes.x_name:
        middle = (frame.body.left + frame.body.right) / 2
        at = (middle, room.bottom - 0.5 * size)
        sketch.write(axes.x_name, at, size, Ink("text"), what="axis-name")


def _draw_grid(sketch: Sketch, style: Style, frame: Frame, up: Sequence[Tick]) -> None:
    body = frame.body
    heights = [body.bottom - frame.y.part(tick.place) * body.height for tick in up if tick.words]
    rows = np.array([(body.left, y, body.right, y) for y in heights], dtype=np.float64)
    sketch.lines(rows.reshape(-1, 4), Stroke(Ink("rule"), 0.8 * style.line), "grid")
    if frame.y.kind in (LINEAR, SIGNED) and frame.y.low < 0 < frame.y.high:
        y = frame.at(value_in(frame.x), 0)[1]
        ends = np.array([(body.left, y), (body.right, y)])
        sketch.line(ends, Stroke(Ink("second-text"), 1.0 * style.line), "zero")


def value_in(scale: Scale) -> float:
    """Return some value that a scale shows."""
    middle = (scale.low + scale.high) / 2
    return value_at(scale, middle)


def _draw_axes(
    sketch: Sketch, style: Style, frame: Frame, across: Sequence[Tick], up: Sequence[Tick]
) -> None:
    body, size = frame.body, style.type(TICK_TYPE)
    stroke = Stroke(Ink("text"), 1.0 * style.line)
    corner = np.array([(body.left, body.top), (body.left, body.bottom), (body.right, body.bottom)])
    sketch.line(corner, stroke, "axes")
    long, short = 0.4 * size, 0.22 * size
    lines = []
    for tick in across:
        x = body.left + frame.x.part(tick.place) * body.width
        lines.append((x, body.bottom, x, body.bottom + (short if tick.small else long)))
    for tick in up:
        y = body.bottom - frame.y.part(tick.place) * body.height
        lines.append((body.left, y, body.left - (short if tick.small else long), y))
    sketch.lines(np.array(lines, dtype=np.float64).reshape(-1, 4), stroke, "ticks")


def words_of(paper: Paper, text: Text | str) -> str:
    """Return a text in the language of the paper."""
    return paper.words(text) if isinstance(text, Text) else text


def room_of(paper: Paper, style: Style) -> Rect:
    """Return the paper without its margin."""
    edge = max(EDGE * style.scale, 6.0)
    return Rect(edge, edge, paper.width - edge, paper.height - edge)


def line_height(size: float) -> float:
    """Return the height of a line of words of a size."""
    return 1.32 * pixels(size)
