"""Words on curves: names at the ends of lines, and labels beside points, none over another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import hypot
from typing import NamedTuple

import numpy as np

from engine.picture.curve_frame import TYPE, Style, line_height
from engine.picture.curve_looks import Look, draw_marker
from engine.picture.figure import Box, Floats, Key, Point, Rect, Stroke, box_at
from engine.picture.heading import wrapped
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch, text_width

MOST_NAMES = 0.3
"""The part of the width that the names of lines may take."""

SAMPLE = 24.0
"""The length of the piece of line before a name at scale 1."""


class Name(NamedTuple):
    """The name of a line: words, look, where the line ends, whether it is the scenario's."""

    words: str
    look: Look
    end: Point | None
    strong: bool
    key: Key


def room_for_names(names: Sequence[str], style: Style, width: float) -> float:
    """Return the width that names take at the right of a curve so wide, samples included."""
    size = style.type(TYPE)
    rows = [row for name in names for row in wrapped(name, MOST_NAMES * width, size, 600)]
    widest = max((text_width(row, size, 600) for row in rows), default=0.0)
    return widest + (SAMPLE + 20) * style.scale


def draw_names(sketch: Sketch, style: Style, names: Sequence[Name], box: Rect) -> None:
    """Write names into a box at the right, each near the end of its line, with a piece of it."""
    size, scale = style.type(TYPE), style.scale
    high, left = line_height(size), box.left + (SAMPLE + 16) * scale
    rows = [wrapped(name.words, box.right - left, size, 600) for name in names]
    heights = [len(some) * high + 0.25 * size for some in rows]
    middle = (box.top + box.bottom) / 2
    wanted = [middle if name.end is None else name.end[1] for name in names]
    for name, some, y in zip(
        names, rows, parted(wanted, heights, box.top, box.bottom), strict=True
    ):
        begin = box.left + 8 * scale
        stroke = name.look.stroke((2.4 if name.strong else 1.7) * style.line)
        if name.end is not None:
            thin = Stroke(name.look.ink, 0.7 * style.line)
            sketch.line(np.array([name.end, (begin, y)]), thin, "leader", name.key)
        piece = np.array([(begin, y), (begin + SAMPLE * scale, y)])
        sketch.line(piece, stroke, "sample", name.key)
        draw_marker(sketch, name.look, (begin + SAMPLE * scale / 2, y), 8 * scale, "sample-marker")
        top = y - (len(some) - 1) * high / 2
        for number, row in enumerate(some):
            at = (left - 2 * scale, top + number * high)
            weight = 600 if name.strong else 400
            sketch.write(row, at, size, Ink("text"), weight, 0.0, what="line-name", key=name.key)


def parted(
    places: Sequence[float], heights: Sequence[float], low: float, high: float
) -> list[float]:
    """Return places moved apart so that things so high do not overlap, within low to high.

    The order stays; what has room stays where it is.

    >>> parted([10, 12, 50], [10, 10, 10], 0, 100)
    [6.0, 16.0, 50.0]
    """
    order = sorted(range(len(places)), key=lambda i: places[i])
    groups: list[tuple[float, float, list[int]]] = []  # top, height, members
    for i in order:
        groups.append((places[i] - heights[i] / 2, heights[i], [i]))
        while True:
            top, tall, members = groups[-1]
            groups[-1] = (max(min(top, high - tall), low), tall, members)
            if len(groups) < 2 or groups[-2][0] + groups[-2][1] <= groups[-1][0] + 1e-9:
                break
            (_, a, first), (_, b, second) = groups.pop(-2), groups.pop()
            together, done = [*first, *second], 0.0
            tops = []
            for j in together:
                tops.append(places[j] - heights[j] / 2 - done)
                done += heights[j]
            groups.append((sum(tops) / len(tops), a + b, together))
    found = [0.0] * len(places)
    for top, _, members in groups:
        for i in members:
            found[i] = top + heights[i] / 2
            top += heights[i]  # noqa: PLW2901  (it walks down the group)
    return found


@dataclass
class Labels:
    """Labels beside points, in a body: each finds a place where it hides little.

    ``drawn`` are pixels along lines, float64 of shape (n, 2); ``taken`` what no label may meet.
    """

    style: Style
    body: Rect
    drawn: Floats
    taken: list[Rect] = field(default_factory=list)

    def put(self, sketch: Sketch, at: Point, rows: Sequence[str], what: str, key: Key = ()) -> bool:
        """Write rows of words into a box beside a point; return whether there was room."""
        size = self.style.type(TYPE)
        pad = 0.42 * size
        wide = max(text_width(row, size, 600 if i == 0 else 400) for i, row in enumerate(rows))
        high = line_height(size)
        box = self._place(at, wide + 2 * pad, len(rows) * high + 0.8 * pad)
        if box is None:
            return False
        self.taken.append(box.grown(2))
        self._lead(sketch, at, box)
        edge = Stroke(Ink("idle-link"), 0.8 * self.style.line)
        sketch.box(Box(box.centre, box.width, box.height, 3, edge, Ink("canvas"), what="label-box"))
        for number, row in enumerate(rows):
            y = box.top + 0.4 * pad + (number + 0.5) * high
            weight, ink = (600, Ink("text")) if number == 0 else (400, Ink("second-text"))
            sketch.write(row, (box.left + pad, y), size, ink, weight, 0.0, what=what, key=key)
        return True

    def _lead(self, sketch: Sketch, at: Point, box: Rect) -> None:
        """Draw a thin line from a point to its label if that is far."""
        x = min(max(at[0], box.left), box.right)
        y = min(max(at[1], box.top), box.bottom)
        if hypot(x - at[0], y - at[1]) > 2.2 * self.style.type(TYPE):
            stroke = Stroke(Ink("second-text"), 0.8 * self.style.line)
            sketch.line(np.array([at, (x, y)]), stroke, "leader")

    def _place(self, at: Point, wide: float, high: float) -> Rect | None:
        """Return the best free box near a point, None if there is none."""
        best: tuple[float, Rect] | None = None
        step = self.style.type(TYPE)
        for away in (1.0, 1.8, 3.0, 4.5, 6.5, 9.0, 13.0, 18.0):
            for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1), (0, -1), (1, 0), (-1, 0)):
                x = at[0] + dx * (away * step + wide / 2)
                y = at[1] + dy * (away * 0.7 * step + high / 2)
                box = self._inside(box_at((x, y), wide, high))
                if any(box.meets(other) for other in self.taken) or self._covers(box, at):
                    continue
                far = hypot(box.centre[0] - at[0], box.centre[1] - at[1])
                price = self._hidden(box) + 0.3 * far
                if best is None or price < best[0]:
                    best = (price, box)
        return best[1] if best else None

    def _inside(self, box: Rect) -> Rect:
        """Return a box moved into the body."""
        body, gap = self.body, 3.0
        left = max(body.left + gap, min(box.left, body.right - gap - box.width))
        top = max(body.top + gap, min(box.top, body.bottom - gap - box.height))
        return Rect(left, top, left + box.width, top + box.height)

    def _covers(self, box: Rect, at: Point) -> bool:
        around = box.grown(0.6 * self.style.type(TYPE))
        return around.left < at[0] < around.right and around.top < at[1] < around.bottom

    def _hidden(self, box: Rect) -> int:
        """Return how many pixels of lines a box hides."""
        around = box.grown(3)
        x, y = self.drawn[:, 0], self.drawn[:, 1]
        hidden = (x > around.left) & (x < around.right) & (y > around.top) & (y < around.bottom)
        return int(hidden.sum())


def along(lines: Sequence[Floats]) -> Floats:
    """Return pixels every few along all lines, float64 of shape (n, 2)."""
    found = [np.zeros((0, 2))]
    for points in lines:
        for a, b in pairwise(points):
            count = max(int(hypot(*(b - a)) / 4), 1) + 1
            found.append(np.linspace(a, b, count))
        if len(points) == 1:
            found.append(points)
    return np.concatenate(found)
