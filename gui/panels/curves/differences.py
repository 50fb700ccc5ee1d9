"""The plot of differences: simulated against formula, or other lines against the scenario's."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from engine.picture.curve_words import GAP
from engine.sweep import Curve, Series, minus, with_unit
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves.content import Content, Line, Point, Spot
from gui.panels.curves.known import Looks, pairs
from gui.words import short_number

PERCENT, ABSOLUTE, LINES = "percent", "absolute", "lines"
DIFFERENCES = (PERCENT, ABSOLUTE, LINES)
"""Simulated against formula, in percent or in units of time; other lines against the scenario's."""


def difference_content(curve: Curve, look: Looks, of: str, unit: Text | None = None) -> Content:
    """Return how far simulated times are from the formula, or other lines from the scenario's."""
    against = curve.current or next(iter(curve.series), None)
    nothing = say.NO_DIFFERENCE
    if of == LINES and len(curve.series) < 2:
        nothing = say.ONE_LINE
    lines, spots = [], []
    for series in curve.series if against is not None else ():
        found = _differences(series, against, of)
        if not found or (of == LINES and series is against):
            continue
        lines.append(Line(series.title, look[series.key], found, found, series.current))
        spots += [
            Spot(
                at,
                partial(_difference_says, curve.axis.letter, series.title, of, at),
                (series.key, at[0]),
            )
            for at in found
        ]
    y_name = with_unit(GAP, unit) if of == ABSOLUTE else GAP
    if of == LINES and against is not None:
        y_name = Text(say.AGAINST, series=against.title)
    flat = all(y == 0 for line in lines for _, y in line.points)
    if flat and lines and of != LINES:
        y_name = say.NO_GAP
    return Content(
        about=y_name,
        y_name=y_name,
        nothing=nothing,
        lines=tuple(lines),
        spots=tuple(spots),
        values=tuple(sorted({x for series in curve.series for x in series.x})),
        x_span=(curve.low, curve.high),
        y_span=(-1, 1) if flat else None,
        level=True,
        percent=of != ABSOLUTE,
    )


def _differences(series: Series, against: Series | None, of: str) -> tuple[Point, ...]:
    if of == ABSOLUTE:
        return pairs(series.x, series.gap)
    if of == PERCENT:
        gaps = zip(series.x, series.gap, series.analytic, strict=True)
        return tuple((x, 100 * gap / form) for x, gap, form in gaps if gap is not None and form)
    if against is None:
        return ()
    own = dict(pairs(against.x, against.times))
    above = minus(series, against).items()
    return tuple((x, 100 * apart / own[x]) for x, apart in above if own[x])


def _difference_says(letter: str, title: Text, of: str, at: Point) -> Text:
    x, apart = at
    said = Text(
        say.ABSOLUTE if of == ABSOLUTE else say.PERCENT,
        series=title,
        over=letter,
        x=short_number(Fraction(x)),
        difference=say.signed(Fraction(apart), None if of == ABSOLUTE else 2),
    )
    return Text(say.OPENS, point=said)
