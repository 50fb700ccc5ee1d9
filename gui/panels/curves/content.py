"""What a plot shows, as values: lines, areas, marks, and what is said where somebody points.

Points are (x, y) in the units of the axes; a plot turns them into pixels by its scales.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from engine.picture.curve_looks import Look
from engine.text import Text

Point = tuple[int | Fraction, int | Fraction]
RING, STAR, CROSS = "ring", "star", "cross"
FULL, THIN, BOUND = "full", "thin", "bound"


@dataclass(frozen=True)
class Line:
    """A line with its name at the end, and the points on it that are marked.

    ``style``: ``full``; ``thin`` where there is no formula and the line only leads the eye;
    ``bound`` for what the lecture prints.
    """

    name: Text | str
    look: Look
    points: tuple[Point, ...]
    dots: tuple[Point, ...] = ()
    strong: bool = False
    style: str = FULL


@dataclass(frozen=True)
class Area:
    """What lies between two lines, with its name; both have the same x."""

    name: Text | str
    colour: int
    low: tuple[Point, ...]
    high: tuple[Point, ...]


@dataclass(frozen=True)
class Mark:
    """A mark with a label: the scenario's ``ring``, the ``star`` of the best, a ``cross``.

    ``moves`` says whether somebody may drag it along the axis.
    """

    kind: str
    at: Point
    label: Text | str
    moves: bool = False


@dataclass(frozen=True)
class Spot:
    """A place that says something when pointed at, and may open something when clicked.

    ``says`` makes the sentence, which thousands of points would take too long to have ready;
    ``pull`` are pixels by which it seems nearer than others.
    """

    at: Point
    says: Callable[[], Text | str]
    opens: object = None
    pull: float = 0.0


@dataclass(frozen=True)
class Content:
    """All that one plot shows.

    Attributes
    ----------
    about : Text
        What the plot is of, for those who do not see it.
    y_name, x_name : Text
        What stands above the axis of y, and at the end of that of x.
    nothing : Text
        Why there is nothing, where there is nothing.
    values : tuple of int or Fraction
        The x at which ticks are best.
    x_span, y_span : (low, high) or None
        What the axes show at least; None: just what there is.
    level : bool
        Whether y = 0 is a line of its own, from which everything is counted.
    percent : bool
        Whether y is in percent.
    counted : bool
        Whether x counts something, so that its ticks are whole.
    crowded : bool
        Whether the lowest points need room below them for a label.
    """

    about: Text | str = ""
    y_name: Text | str = ""
    x_name: Text | str = ""
    nothing: Text | str = ""
    lines: tuple[Line, ...] = ()
    areas: tuple[Area, ...] = ()
    marks: tuple[Mark, ...] = ()
    spots: tuple[Spot, ...] = ()
    values: tuple[int | Fraction, ...] = ()
    x_span: tuple[int | Fraction, int | Fraction] | None = None
    y_span: tuple[int | Fraction, int | Fraction] | None = None
    level: bool = False
    percent: bool = False
    counted: bool = False
    crowded: bool = False

    @property
    def ring(self) -> Mark | None:
        """The scenario's mark, if it has one."""
        return next((mark for mark in self.marks if mark.kind == RING), None)


EMPTY = Content()
