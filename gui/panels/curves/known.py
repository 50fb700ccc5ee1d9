"""What the contents of plots over a parameter share: points, looks, what a click opens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from engine.picture.curve_looks import Look, looks_of
from engine.sweep import Curve, SeriesKey, Value
from engine.sweep.keys import algorithm_title, joined
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of
from gui.panels.curves.choice import DOUBLINGS
from gui.panels.curves.content import Point

BRIEFLY = {
    "store-and-forward": Text(QT_TRANSLATE_NOOP("curves", "SF")),
    "cut-through": Text(QT_TRANSLATE_NOOP("curves", "CT")),
    "finite-packets": Text(QT_TRANSLATE_NOOP("curves", "packets")),
}
"""Switching methods in names that have little room."""

Place = tuple[SeriesKey, Value]
"""What a click opens: the line and the value of the axis."""


def pairs(xs: Sequence[Value], times: Iterable[Fraction | None]) -> tuple[Point, ...]:
    """Return the points that are known."""
    return tuple((x, time) for x, time in zip(xs, times, strict=True) if time is not None)


def looks(curve: Curve) -> dict[SeriesKey, Look]:
    """Return how the lines of a curve look, whether each has points or not."""
    return looks_of(curve.request.keys)


def whole_values(curve: Curve) -> tuple[Value, ...]:
    """Return the values of all lines where the axis counts nodes: its ticks are best there."""
    if curve.over not in DOUBLINGS:
        return ()
    return tuple(sorted({curve.x, *(x for line in curve.series for x in line.x)}))


def short_names(curve: Curve) -> dict[SeriesKey, Text]:
    """Return short names of the lines: "Ring, SF", with the algorithm only where that decides."""
    keys, scenario = [line.key for line in curve.series], curve.request.scenario
    several = len({key.topology for key in keys}) > 1
    methods = len({key.switching for key in keys}) > 1
    ways = Counter((key.topology, key.switching) for key in keys)
    found = {}
    for line in curve.series:
        key = line.key
        parts = [kind_of(key.topology).title] if several else []
        parts += [BRIEFLY[key.switching]] if methods else []
        parts += [algorithm_title(scenario, key)] if ways[key.topology, key.switching] > 1 else []
        found[key] = joined(parts) if parts else line.title
    return found
