"""Where the order of two lines turns round.

By formula exactly: over m, ts, th and tw a closed form is a straight line a + b x, so two of them
cross where a + b x is equal, a fraction.  Over p, q and packet sizes there are whole values only,
and over m so it is with finite packets: the order turns between two neighbours.

By simulation: between which whole m the order of the simulated times turns.

Lines that coincide, or only touch, do not cross; nor do lines that meet at an end of the range.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, pairwise
from math import ceil, floor
from typing import NamedTuple

from engine.cost import FINITE_PACKETS
from engine.run import analytic_time, case_of, form_of
from engine.scenario import Scenario
from engine.sweep.axes import Value
from engine.sweep.value import FORMULA, SIMULATED, Crossing, Series, SeriesKey

Sign = Callable[[int], int | None]
"""Says for a whole value whether the first line is below (-1), equal (0) or above (1)."""

TRIED_BETWEEN = ("m", "packet")
"""Axes on which there are whole values between two points of a line."""


class Straight(NamedTuple):
    """A time that is ``begin + slope * x``."""

    begin: Fraction
    slope: Fraction

    def time(self, x: Fraction) -> Fraction:
        """Return the time at a value of the axis."""
        return self.begin + self.slope * x


def straight(base: Scenario, over: str) -> Straight | None:
    """Return the closed form of a line as a straight one over m, ts, th or tw.

    None where no form is claimed or it is not straight (finite packets or model B, over m).
    """
    form = form_of(base)
    bent = base.switching == FINITE_PACKETS or "vmax" in base.uses
    if form is None or (over == "m" and bent):
        return None
    if over in ("ts", "th", "tw"):
        terms = form.full.terms(case_of(base))
        slope = Fraction(getattr(terms, over))
        return Straight(terms.time(base.ts, base.th, base.tw) - slope * getattr(base, over), slope)
    if over != "m":
        return None
    one, two = (analytic_time(replace(base, m=m)) for m in (1, 2))
    if one is None or two is None:
        return None
    return Straight(2 * one - two, two - one)


def formula_crossings(
    series: Sequence[Series],
    bases: dict[SeriesKey, Scenario],
    over: str,
    low: Value,
    high: Value,
) -> tuple[Crossing, ...]:
    """Return where lines by formula cross within a range, rising.

    ``bases`` are the scenarios of the lines (of those that have one).
    """
    forms = {key: straight(base, over) for key, base in bases.items()}
    found: list[Crossing] = []
    for one, other in combinations(series, 2):
        a, b = forms.get(one.key), forms.get(other.key)
        if a is not None and b is not None:
            found += _of_straight(one.key, other.key, a, b, low, high)
        else:
            found += _of_points(one, other, bases, over)
    return tuple(sorted(found, key=lambda crossing: crossing.x))


def _of_straight(
    one: SeriesKey, other: SeriesKey, a: Straight, b: Straight, low: Value, high: Value
) -> Iterator[Crossing]:
    if a.slope == b.slope:
        return
    x = (b.begin - a.begin) / (a.slope - b.slope)
    if low < x < high:
        first, second = (one, other) if a.slope > b.slope else (other, one)
        yield Crossing(first, second, x, a.time(x), FORMULA)


def _of_points(
    one: Series, other: Series, bases: dict[SeriesKey, Scenario], over: str
) -> Iterator[Crossing]:
    """Yield where lines by formula turn round between two values."""

    def sign(x: int) -> int | None:
        times = (
            analytic_time(replace(bases[line.key], **{over: x}))  # type: ignore[arg-type]
            for line in (one, other)
        )
        return order(*times)

    for ends in turns(signs(one, other, "analytic")):
        found = narrowed(sign, int(ends[0]), int(ends[1])) if over in TRIED_BETWEEN else ends
        if found is not None:
            yield _between(one, other, *found, FORMULA)


def simulated_crossings(
    one: Series,
    other: Series,
    sign: Sign,
    guesses: Iterable[Fraction] = (),
) -> Iterator[Crossing]:
    """Yield between which whole m the order of the simulated times of two lines turns round.

    Parameters
    ----------
    sign : function
        The order of the simulated times at a whole m; None if they cannot be simulated.
    guesses : fractions
        Where to look first; they save simulations and decide nothing.
    """
    for low, high in turns(signs(one, other, "simulated")):
        found = narrowed(sign, int(low), int(high), guesses)
        if found is not None:
            yield _between(one, other, *found, SIMULATED)


def _between(one: Series, other: Series, low: Value, high: Value, kind: str) -> Crossing:
    """Return the crossing between two values; which line is first is read off the lower one."""
    which = "analytic" if kind == FORMULA else "simulated"
    below = [sign for x, sign in signs(one, other, which) if x <= low and sign]
    first, second = (one.key, other.key) if below[-1] < 0 else (other.key, one.key)
    return Crossing(first, second, Fraction(low + high, 2), None, kind, (low, high))


def order(a: Fraction | None, b: Fraction | None) -> int | None:
    """Return -1, 0 or 1 as a is below, equal to or above b; None where either is unknown."""
    return None if a is None or b is None else (a > b) - (a < b)


def signs(one: Series, other: Series, which: str) -> list[tuple[Value, int]]:
    """Return the order of two lines at each x where both are known."""
    beside = dict(zip(other.x, getattr(other, which), strict=True))
    pairs = zip(one.x, getattr(one, which), strict=True)
    found = ((x, order(time, beside.get(x))) for x, time in pairs)
    return [(x, sign) for x, sign in found if sign is not None]


def turns(found: Sequence[tuple[Value, int]]) -> list[tuple[Value, Value]]:
    """Return the neighbours between which the order turns; equal ones between them are skipped.

    >>> turns([(1, -1), (2, -1), (3, 0), (5, 1), (9, 0), (10, 1)])
    [(2, 5)]
    """
    strict = [(x, sign) for x, sign in found if sign]
    return [(a, b) for (a, below), (b, above) in pairwise(strict) if below != above]


def narrowed(
    sign: Sign, low: int, high: int, guesses: Iterable[Fraction] = ()
) -> tuple[int, int] | None:
    """Return the neighbours between low and high between which an order turns, by bisection.

    At values between the two that are returned both lines are equal.  None where the order is not
    known at a value that is needed.

    >>> narrowed(lambda x: -1 if x < 40 else 0 if x == 40 else 1, 1, 100)
    (39, 41)
    """
    before = sign(low)
    if not before:
        return None
    for guess in guesses:
        for x in (floor(guess), ceil(guess)):
            if low < x < high:
                there = sign(x)
                low, high = (x, high) if there == before else (low, x) if there else (low, high)
    last = _boundary(lambda x: None if (s := sign(x)) is None else s == before, low, high)
    if last is None:
        return None
    if (there := sign(last + 1)) in (None, -before):
        return None if there is None else (last, last + 1)
    first = _boundary(lambda x: None if (s := sign(x)) is None else s != -before, last + 1, high)
    return None if first is None else (last, first + 1)


def _boundary(holds: Callable[[int], bool | None], low: int, high: int) -> int | None:
    """Return the last value of a run that begins at low and is over at high; None if unknown."""
    while high - low > 1:
        middle = (low + high) // 2
        found = holds(middle)
        if found is None:
            return None
        low, high = (middle, high) if found else (low, middle)
    return low
