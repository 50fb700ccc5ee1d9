"""The plot of times over a parameter: formula, simulation, the lecture's bounds, crossings.

What takes long to say is said only when somebody points at it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from engine.picture.curve_words import TIME, best_words
from engine.sweep import Curve, Series, SeriesKey, Value, with_unit
from engine.sweep.value import FORMULA
from engine.text import Template, Text
from gui.panels.curves import sentences as say
from gui.panels.curves.content import (
    BOUND,
    FULL,
    RING,
    STAR,
    THIN,
    Content,
    Line,
    Mark,
    Point,
    Spot,
)
from gui.panels.curves.crossings import crossing_marks, crossing_spots
from gui.panels.curves.known import Looks, pairs
from gui.words import short_number

BOUND_PULL = -4.0
"""A point is pointed at rather than what the lecture prints beside it."""


def time_content(curve: Curve, look: Looks, unit: Text | None = None) -> Content:
    """Return the times: formula as lines, simulated as points, the lecture's dotted."""
    crossed = _crossed(curve)
    lines: list[Line] = []
    spots: list[Spot] = []
    for series in curve.series:
        formula = pairs(series.x, series.analytic)
        dots = pairs(series.x, series.simulated)
        corners = tuple(sorted({*formula, *crossed.get(series.key, ())})) if formula else dots
        style = FULL if formula else THIN
        lines.append(Line(series.title, look[series.key], corners, dots, series.current, style))
        if any(time is not None for time in series.bound):
            printed = pairs(series.x, series.bound)
            lines.append(Line("", look[series.key], printed, style=BOUND))
            spots += [_bound_spot(series, at) for at in printed]
        spots += _time_spots(curve, series)
    spots += crossing_spots(curve)
    return Content(
        about=curve.title,
        y_name=with_unit(TIME, unit),
        nothing=say.NO_LINES,
        lines=tuple(lines),
        marks=(*ring_of(curve), *_best(curve), *crossing_marks(curve)),
        spots=tuple(spots),
        values=tuple(sorted({*(x for series in curve.series for x in series.x), curve.x})),
        x_span=(curve.low, curve.high),
        crowded=curve.best is not None,
    )


def ring_of(curve: Curve) -> tuple[Mark, ...]:
    """Return the scenario's mark, if any of its times is known."""
    time = curve.analytic if curve.simulated is None else curve.simulated
    if time is None:
        return ()
    label = say.point_in_words(curve.axis.letter, curve.x, curve.simulated, curve.analytic)
    return (Mark(RING, (curve.x, time), label, moves=True),)


def _best(curve: Curve) -> tuple[Mark, ...]:
    if curve.best is None:
        return ()
    return (Mark(STAR, curve.best, best_words(curve.best)),)


def _time_spots(curve: Curve, series: Series) -> list[Spot]:
    found = []
    for x, simulated, analytic in zip(series.x, series.simulated, series.analytic, strict=True):
        time = analytic if simulated is None else simulated
        if time is not None:
            says = partial(_point_says, curve.axis.letter, series, x, simulated, analytic)
            found.append(Spot((x, time), says, (series.key, x)))
    return found


def _point_says(
    letter: str, series: Series, x: Value, simulated: Fraction | None, analytic: Fraction | None
) -> Text:
    point = say.point_in_words(letter, x, simulated, analytic)
    return Text(say.OPENS, point=Text(say.OF_SERIES, series=series.title, point=point))


def _bound_spot(series: Series, at: Point) -> Spot:
    template = say.LECTURE if series.bound_is_upper else say.LECTURE_FORM
    return Spot(at, partial(_bound_says, template, series.title, at[1]), pull=BOUND_PULL)


def _bound_says(template: Template, title: Text, time: Fraction) -> Text:
    return Text(template, name=title, time=short_number(time))


def _crossed(curve: Curve) -> dict[SeriesKey, list[Point]]:
    """Return the exact corners that crossings give to the lines by formula."""
    found: dict[SeriesKey, list[Point]] = {}
    for crossing in curve.crossings:
        if crossing.kind == FORMULA and crossing.time is not None:
            for key in (crossing.first, crossing.second):
                found.setdefault(key, []).append((crossing.x, crossing.time))
    return found
