"""Where lines cross: marks with their labels, and what they say and open."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from math import exp, log

from engine.picture.curve_words import BETWEEN, exactly
from engine.sweep import Crossing, Curve
from engine.sweep.value import FORMULA
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves.content import CROSS, Mark, Point, Spot
from gui.panels.curves.known import pairs
from gui.words import short_number

CROSSING_PULL = 3.0
"""A crossing is pointed at rather than a point beside it."""


def place_of(curve: Curve, crossing: Crossing) -> Point | None:
    """Return where a crossing is drawn; None where its lines are not known there."""
    if crossing.time is not None:
        return crossing.x, crossing.time
    line = curve.of(crossing.first)
    if line is None:
        return None
    known = pairs(line.x, line.analytic if crossing.kind == FORMULA else line.simulated)
    time = _between(known, crossing.x)
    return None if time is None else (crossing.x, time)


def _between(points: Sequence[Point], x: Fraction) -> Fraction | None:
    """Return the time between two points of a line as it is drawn on log scales."""
    low = max((point for point in points if point[0] <= x), default=None)
    high = min((point for point in points if point[0] >= x), default=None)
    if low is None or high is None:
        return None
    if low[0] == high[0]:
        return Fraction(low[1])
    if min(*low, *high) <= 0:
        share = (x - low[0]) / Fraction(high[0] - low[0])
        return low[1] + share * (high[1] - low[1])
    part = log(x / low[0]) / log(high[0] / low[0])
    return Fraction(exp(log(low[1]) + part * log(high[1] / low[1])))


def where(curve: Curve, crossing: Crossing) -> Text | str:
    """Return where a crossing is, in words."""
    letter = curve.axis.letter
    if crossing.between is None:
        return f"{letter} {exactly(crossing.x)}"
    low, high = map(short_number, crossing.between)
    return Text(BETWEEN, over=letter, low=low, high=high)


def confirmed(curve: Curve, crossing: Crossing) -> Crossing | None:
    """Return the crossing by formula that one by simulation agrees with, None if there is none."""
    if crossing.between is None or crossing.kind == FORMULA:
        return None
    low, high = crossing.between
    same = (
        one
        for one in curve.crossings
        if one.kind == FORMULA and {one.first, one.second} == {crossing.first, crossing.second}
    )
    return next((one for one in same if low <= one.x <= high), None)


def crossing_marks(curve: Curve) -> tuple[Mark, ...]:
    """Return the marks of crossings, one where formula and simulation agree."""
    found = []
    for crossing in curve.crossings:
        at = place_of(curve, crossing)
        if at is not None and confirmed(curve, crossing) is None:
            found.append(Mark(CROSS, at, where(curve, crossing)))
    return tuple(found)


def crossing_spots(curve: Curve) -> list[Spot]:
    """Return what crossings say and open: the run there, of the scenario's line if it is one."""
    return [spot for crossing in curve.crossings for spot in _spot(curve, crossing)]


def _spot(curve: Curve, crossing: Crossing) -> list[Spot]:
    at = place_of(curve, crossing)
    if at is None or confirmed(curve, crossing) is not None:
        return []
    own = curve.current
    ours = own is not None and own.key in (crossing.first, crossing.second)
    key = own.key if own is not None and ours else crossing.first
    value = crossing.x if crossing.between is None else crossing.between[0]
    opened = int(value) if curve.axis.whole else value
    return [Spot(at, partial(crossing_says, curve, crossing), (key, opened), pull=CROSSING_PULL)]


def crossing_says(curve: Curve, crossing: Crossing) -> Text | str:
    """Return which lines cross where, by formula and as simulated."""
    first, second = (curve.of(key) for key in (crossing.first, crossing.second))
    if first is None or second is None:
        return ""
    template = say.CROSSING if crossing.kind == FORMULA else say.TURNS
    names = {"first": first.title, "second": second.title}
    said = Text(template, where=where(curve, crossing), **names)
    for other in curve.crossings:
        if confirmed(curve, other) is crossing:
            also = Text(say.TURNS, where=where(curve, other), **names)
            said = Text(say.BOTH, first=said, second=also)
    return Text(say.OPENS, point=said)
