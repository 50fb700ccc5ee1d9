"""A sketch collects shapes, and says how large texts are.

Text sizes come from the bundled fonts (``resources/fonts/widths.json``, made by
``packaging/font_widths.py``), so a figure is laid out alike wherever it is made.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path as File

import numpy as np

from engine.picture.figure import (
    Arc,
    Box,
    Discs,
    Floats,
    Key,
    Layer,
    Lines,
    Note,
    Path,
    Point,
    Rect,
    Shape,
    Stamp,
    Stroke,
    Words,
)
from engine.picture.ink import Ink

SMALLEST = 11
"""No text is smaller, in pixels."""

BOLD_FROM = 500
"""Weights from here on are drawn with the semi-bold face."""

CAPITAL = 0.727
"""Height of capitals and figures as a part of the size."""

WIDTHS = File(__file__).resolve().parents[2] / "resources" / "fonts" / "widths.json"


@lru_cache(maxsize=1)
def _widths() -> tuple[dict[str, float], dict[str, float]]:
    """Return the advance of each character at size 1, in the regular and the semi-bold face."""
    tables = json.loads(WIDTHS.read_text("utf-8"))
    return tables["regular"], tables["semibold"]


@lru_cache(maxsize=8192)
def _width(text: str, bold: bool) -> float:
    table = _widths()[bold]
    return sum(table.get(letter, table["0"]) for letter in text)


def pixels(size: float) -> int:
    """Return the size in which a text of a wanted size is written: whole, and not too small."""
    return max(round(size), SMALLEST)


def text_width(text: str, size: float, weight: int = 400, narrow: int = 100) -> float:
    """Return how wide a text is, in pixels."""
    return _width(text, weight >= BOLD_FROM) * pixels(size) * narrow / 100


def cap_height(size: float) -> float:
    """Return the height of capitals and figures of a size, in pixels."""
    return CAPITAL * pixels(size)


class Sketch:
    """A list of shapes under way; ``area``, if given, is what no text may leave."""

    def __init__(self, area: Rect | None = None) -> None:
        self.shapes: list[Shape] = []
        self.area = area

    def layer(self, clip: Rect | None = None) -> Layer:
        """Return what has been drawn as a layer."""
        return Layer(tuple(self.shapes), clip)

    def add(self, shape: Shape) -> None:
        """Add a shape."""
        self.shapes.append(shape)

    def lines(self, segments: Floats, stroke: Stroke, what: str = "", keys: Key = ()) -> None:
        """Draw many straight lines x1, y1, x2, y2 (float64 of shape (n, 4))."""
        if len(segments):
            self.add(Lines(np.ascontiguousarray(segments, dtype=np.float64), stroke, what, keys))

    def line(self, points: Floats, stroke: Stroke, what: str = "", key: Key = ()) -> None:
        """Draw a line through points."""
        self.add(Path(np.asarray(points, dtype=np.float64), stroke, what=what, key=key))

    def area_of(self, points: list[Point], fill: Ink, what: str = "", key: Key = ()) -> None:
        """Fill a polygon."""
        self.add(Path(np.array(points), fill=fill, closed=True, what=what, key=key))

    def discs(
        self, centres: Floats, radius: float, stroke: Stroke | None, fill: Ink | None, what: str
    ) -> None:
        """Draw discs of one look."""
        if len(centres):
            self.add(Discs(centres, radius, stroke, fill, what))

    def box(self, box: Box) -> None:
        """Draw a rectangle."""
        self.add(box)

    def arc(self, centre: Point, radius: float, begin: float, sweep: float, stroke: Stroke) -> None:
        """Draw a part of a circle."""
        self.add(Arc(centre, radius, begin, sweep, stroke))

    def stamp(self, at: Point, size: float, shapes: tuple[Shape, ...], what: str, key: Key) -> None:
        """Draw shapes that many places share."""
        self.add(Stamp(at, size, shapes, what, key))

    def note(self, what: str, key: Key) -> None:
        """Say what has been drawn."""
        self.add(Note(what, key))

    def write(
        self,
        text: str,
        at: Point,
        size: float,
        ink: Ink,
        weight: int = 400,
        anchor: float = 0.5,
        halo: Ink | None = None,
        narrow: int = 100,
        what: str = "",
        key: Key = (),
    ) -> bool:
        """Write a text unless it would leave the area; return whether it stands there."""
        wide, high = text_width(text, size, weight, narrow), cap_height(size)
        left, top = at[0] - anchor * wide, at[1] - high / 2
        box = Rect(left, top, left + wide, top + high)
        if self.area is not None and not self.area.holds(box):
            return False
        put = Words(text, at, pixels(size), ink, weight, anchor, narrow, halo, box, what, key)
        self.add(put)
        return True
