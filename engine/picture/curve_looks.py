"""How lines of curves look: hue, dash and marker together, so that no line is told by hue alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

import numpy as np

from engine.picture.figure import Box, Key, Path, Point, Stroke
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch
from engine.sweep import SeriesKey


class Look(NamedTuple):
    """How a line is told from others: place among the colours, dash (on, off) and marker."""

    colour: int
    dash: tuple[float, ...]
    marker: str

    @property
    def ink(self) -> Ink:
        """The ink of the line."""
        return Ink(f"series-{self.colour}")

    def stroke(self, width: float) -> Stroke:
        """Return the stroke of the line; dashes are as many times as long as it is wide."""
        return Stroke(self.ink, width, tuple(width * length for length in self.dash))


LOOKS = (
    Look(0, (7, 3), "square"),
    Look(1, (3, 2), "diamond"),
    Look(2, (), "disc"),
    Look(3, (9, 3, 2, 3), "triangle"),
    Look(4, (1.2, 1.6), "pentagon"),
    Look(5, (12, 4), "hexagon"),
    Look(6, (5, 2, 1, 2, 1, 2), "star"),
    Look(7, (2, 4), "plus"),
)
"""The looks; a kind of network has its own."""

KNOWN = {"ring": 0, "torus": 1, "hypercube": 2}
MODELS = {"A": 0, "B": 2, "C": 1}
"""The looks of models of clusters; B's line has no gaps, so that its jumps are seen."""


def _round(corners: int, radius: float, inner: float | None = None) -> tuple[Point, ...]:
    """Return the corners of a figure with one corner at the top; ``inner`` makes it a star."""
    count = corners if inner is None else 2 * corners
    found = []
    for place in range(count):
        reach = radius if inner is None or place % 2 == 0 else inner
        angle = 2 * pi * place / count
        found.append((reach * sin(angle), -reach * cos(angle)))
    return tuple(found)


MARKERS: dict[str, tuple[Point, ...]] = {
    "square": ((-0.46, -0.46), (0.46, -0.46), (0.46, 0.46), (-0.46, 0.46)),
    "diamond": _round(4, 0.66),
    "triangle": _round(3, 0.64),
    "pentagon": _round(5, 0.57),
    "hexagon": _round(6, 0.55),
    "star": _round(5, 0.68, 0.29),
    "plus": tuple(
        (x * 0.55 / 3, y * 0.55 / 3)
        for x, y in (
            *((-1, -3), (1, -3), (1, -1), (3, -1), (3, 1), (1, 1)),
            *((1, 3), (-1, 3), (-1, 1), (-3, 1), (-3, -1), (-1, -1)),
        )
    ),
}
"""Corners of markers of size 1 round the middle; a disc has none."""


def looks_of(keys: Sequence[SeriesKey]) -> dict[SeriesKey, Look]:
    """Return the look of each line.

    The first of a kind of network (of clusters: of a model) has its own look, always the same; the
    others take those that are left, in order.
    """
    found: dict[SeriesKey, int] = {}
    for key in keys:
        place = KNOWN.get(key.topology, MODELS.get(key.switching))
        if place is not None and place not in found.values():
            found[key] = place
    left = [place for place in (*range(3, len(LOOKS)), 0, 1, 2) if place not in found.values()]
    for key in keys:
        if key not in found:
            found[key] = left.pop(0) if left else len(found) % len(LOOKS)
    return {key: LOOKS[found[key]] for key in keys}


def draw_marker(
    sketch: Sketch, look: Look, at: Point, size: float, what: str, key: Key = ()
) -> None:
    """Draw a marker about as large as a disc of a diameter, with an edge of the ground."""
    edge = Stroke(Ink("canvas"), max(0.09 * size, 0.4))
    corners = MARKERS.get(look.marker)
    if corners is None:
        sketch.box(Box(at, size, size, size / 2, edge, look.ink, what=what, key=key))
        return
    points = np.array(corners) * size + np.array(at)
    sketch.add(Path(points, edge, look.ink, closed=True, what=what, key=key))


def draw_star(sketch: Sketch, at: Point, size: float, what: str, key: Key = ()) -> None:
    """Draw the star of the best point."""
    points = np.array(MARKERS["star"]) * size + np.array(at)
    edge = Stroke(Ink("canvas"), 1.0)
    sketch.add(Path(points, edge, Ink("accent"), closed=True, what=what, key=key))
