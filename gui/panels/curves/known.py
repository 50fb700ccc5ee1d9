"""What the contents of plots over a parameter share: points, looks, what a click opens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from engine.sweep import Curve, SeriesKey, Value
from gui.panels.curves.content import Point
from gui.panels.curves.looks import Look, looks_of

Place = tuple[SeriesKey, Value]
"""What a click opens: the line and the value of the axis."""


def pairs(xs: Sequence[Value], times: Iterable[Fraction | None]) -> tuple[Point, ...]:
    """Return the points that are known."""
    return tuple((x, time) for x, time in zip(xs, times, strict=True) if time is not None)


def looks(curve: Curve) -> dict[SeriesKey, Look]:
    """Return how the lines of a curve look, whether each has points or not."""
    return looks_of(curve.request.keys)
