"""The vocabulary of figures: what the window paints and what files hold, one and the same value.

A ``Figure`` is layers of shapes in the order in which they are drawn; the ground changes least, the
last layer with every picture, so a window may keep the others.  A shape knows what it shows
(``what``, with ``key``: link, node, number ...), so that whoever reads a figure back finds it.

Pixels: x to the right, y down; colours are ``Ink``; angles in degrees, clockwise from the top.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.picture.ink import Ink

Floats = npt.NDArray[np.float64]
Key: TypeAlias = tuple[int, ...]
Point = tuple[float, float]


class Rect(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Rect:
        """Return the rectangle with ``by`` more on each side."""
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def holds(self, other: Rect) -> bool:
        """Return whether another rectangle lies inside."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom

    def meets(self, other: Rect) -> bool:
        """Return whether two rectangles share an inner point."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def box_at(centre: Point, width: float, height: float) -> Rect:
    """Return the rectangle of a size round a point."""
    x, y = centre
    return Rect(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


class Stroke(NamedTuple):
    """How a line is drawn; its ends are flat.  ``dash`` are lengths on and off in pixels."""

    ink: Ink
    width: float
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, eq=False)
class Lines:
    """Many straight lines of one stroke: float64 of shape (n, 4), each x1, y1, x2, y2.

    ``keys`` are what they show, such as links (a bent one has several lines).
    """

    segments: Floats
    stroke: Stroke
    what: str = ""
    keys: Key = ()


@dataclass(frozen=True, eq=False)
class Path:
    """A line through points (float64 of shape (n, 2)), or the area inside of it if closed.

    ``parts`` are the places in ``points``, rising, at which further lines of the path begin: an
    area of several pieces, or with holes in it, whose lines run the other way round (inside is
    what the lines go round, all taken together, other than zero times).
    """

    points: Floats
    stroke: Stroke | None = None
    fill: Ink | None = None
    closed: bool = False
    hatched: bool = False
    what: str = ""
    key: Key = ()
    parts: tuple[int, ...] = ()

    @property
    def lines(self) -> list[Floats]:
        """The points of each of its lines."""
        return np.split(self.points, self.parts) if self.parts else [self.points]


@dataclass(frozen=True, eq=False)
class Discs:
    """Many discs of one look: centres as float64 of shape (n, 2)."""

    centres: Floats
    radius: float
    stroke: Stroke | None = None
    fill: Ink | None = None
    what: str = ""


class Box(NamedTuple):
    """A rectangle with round corners, turned so that its width runs along ``along``."""

    centre: Point
    width: float
    height: float
    corner: float = 0.0
    stroke: Stroke | None = None
    fill: Ink | None = None
    along: Point = (1.0, 0.0)
    what: str = ""
    key: Key = ()


class Arc(NamedTuple):
    """A part of a circle, from ``begin`` on ``sweep`` degrees further (clockwise from the top)."""

    centre: Point
    radius: float
    begin: float
    sweep: float
    stroke: Stroke
    what: str = ""
    key: Key = ()


class Words(NamedTuple):
    """A text whose capitals' middle is at ``at``.

    ``anchor`` 0 puts the left end there, 0.5 the middle, 1 the right end; ``size`` is in pixels;
    ``narrow`` the width in per cent; ``halo`` a ground that keeps lines off the text, as far as
    ``box``, the rectangle of the text.
    """

    text: str
    at: Point
    size: float
    ink: Ink
    weight: int
    anchor: float
    narrow: int
    halo: Ink | None
    box: Rect
    what: str = ""
    key: Key = ()


class Stamp(NamedTuple):
    """Shapes that are drawn at many places: ``shapes`` lie round the point 0, 0.

    They are one object for all places, so a painter may keep a picture of them; ``size`` is the
    side of the square that they fill.
    """

    at: Point
    size: float
    shapes: tuple[Shape, ...]
    what: str = ""
    key: Key = ()


class Note(NamedTuple):
    """Nothing to be seen, but said: what a ring as a whole stands for, for instance."""

    what: str
    key: Key


Shape: TypeAlias = Lines | Path | Discs | Box | Arc | Words | Stamp | Note


class Layer(NamedTuple):
    """Shapes in the order in which they are drawn, inside ``clip`` if there is one."""

    shapes: tuple[Shape, ...]
    clip: Rect | None = None


@dataclass(frozen=True, eq=False)
class Figure:
    """A picture: size in pixels, the ink of its ground, and layers from the bottom up.

    ``still`` says how many layers from the bottom stay as they are within a cycle.
    """

    width: float
    height: float
    ground: Ink
    layers: tuple[Layer, ...]
    still: int

    def shapes(self) -> Iterator[Shape]:
        """Yield all shapes, the lowest first."""
        for layer in self.layers:
            yield from layer.shapes
