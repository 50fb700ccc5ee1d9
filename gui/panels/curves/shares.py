"""The plot of shares: what startups, headers and words take of the scenario's time."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from engine.picture.curve_words import PARTS
from engine.sweep import Curve, Shares, Value
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves.content import RING, Area, Content, Mark, Spot
from gui.words import short_number

PART_COLOURS = (2, 1, 0)
"""The places among the colours of startup, hops and words."""


def shares_content(curve: Curve) -> Content:
    """Return what startups, headers and words take of the scenario's time, in percent."""
    line = curve.current or next(iter(curve.series), None)
    known = (
        [
            (x, share)
            for x, share in zip(line.x, line.terms, strict=True)
            if share is not None and share.total
        ]
        if line is not None
        else []
    )
    if line is None or not known:
        return Content(about=say.SHARE, nothing=say.NO_PARTS)
    sums = [[Fraction(0)] * len(known)]
    for part in range(3):
        below = sums[-1]
        sums.append([b + 100 * s[part] / s.total for b, (_, s) in zip(below, known, strict=True)])
    areas, spots = [], []
    for part, name in enumerate(PARTS):
        sides = [
            tuple((x, height) for (x, _), height in zip(known, edge, strict=True))
            for edge in sums[part : part + 2]
        ]
        if sides[0] == sides[1]:
            continue
        areas.append(Area(name, PART_COLOURS[part], *sides))
        for (x, share), (_, low), (_, high) in zip(known, *sides, strict=True):
            says = partial(_part_says, curve.axis.letter, x, part, share)
            spots.append(Spot((x, (low + high) / 2), says, (line.key, x)))
    return Content(
        about=Text(say.SHARES_OF, series=line.title),
        y_name=Text(say.SHARES_OF, series=line.title),
        areas=tuple(areas),
        marks=_share_mark(curve, dict(known)),
        spots=tuple(spots),
        values=tuple(x for x, _ in known),
        x_span=(curve.low, curve.high),
        y_span=(0, 100),
        percent=True,
    )


def _share_mark(curve: Curve, known: dict[Value, Shares]) -> tuple[Mark, ...]:
    share = known.get(curve.x)
    if share is None:
        return ()
    parts = [say.rounded(100 * part / share.total) for part in share]
    label = Text(
        say.PARTS_AT,
        over=curve.axis.letter,
        x=short_number(Fraction(curve.x)),
        startup=parts[0],
        hop=parts[1],
        word=parts[2],
    )
    return (Mark(RING, (curve.x, 100 * share.startup / share.total), label, moves=True),)


def _part_says(letter: str, x: Value, part: int, share: Shares) -> Text:
    said = Text(
        say.PART,
        over=letter,
        x=short_number(Fraction(x)),
        part=PARTS[part],
        share=say.rounded(100 * share[part] / share.total),
        time=short_number(share.total),
    )
    return Text(say.OPENS, point=said)
