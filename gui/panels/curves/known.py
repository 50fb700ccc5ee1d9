"""What the contents of plots over a parameter share: points, looks and what a click opens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from engine.picture.curve_looks import Look
from engine.sweep import SeriesKey, Value
from gui.panels.curves.content import Point

Place = tuple[SeriesKey, Value]
"""What a click opens: the line and the value of the axis."""

Looks = Mapping[SeriesKey, Look]
"""How each line looks."""


def pairs(xs: Sequence[Value], times: Iterable[Fraction | None]) -> tuple[Point, ...]:
    """Return the points that are known."""
    return tuple((x, time) for x, time in zip(xs, times, strict=True) if time is not None)
