"""The points of a line: which values of the axis it has, and the scenario of each."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import ceil, floor, isqrt, prod
from typing import NamedTuple

from engine.cost import FINITE_PACKETS
from engine.errors import InputError
from engine.formulas.cluster import blocks_of
from engine.run import best_packet, case_of
from engine.scenario import Scenario, from_settings
from engine.scenario.clusters import over as settings_over
from engine.sweep.axes import (
    CURVE_LARGEST_P,
    Value,
    axis_of,
    range_of,
    value_of,
)
from engine.sweep.value import SeriesKey
from engine.topology import kind_of

PACKET_POINTS = 32
"""Packet sizes of a curve over them, about evenly apart by ratio."""

FEW_SIZES = 24
"""So many sizes of a kind of network within a range are all shown."""

USUAL_POINTS = 21
"""About so many points has a line within a range that somebody gave."""

ALL_SHIFTS = 64
"""So many shifts are all shown."""

ROUND = (*range(10, 20), *range(20, 50, 5), *range(50, 100, 10))
"""Ten times the round numbers of a decade."""

MOST_POINTS = 2000
"""A line has no more points."""

DECADES = 4
"""From 0 on logarithmic axes begin so many decades below the end."""

MOST_JUMPS = 40
"""So many jumps of model B have points on both sides."""

FAR = 8
"""Ends whose ratio is larger have points that lie evenly by ratio between them."""


class Point(NamedTuple):
    """A place on the axis and the scenario there."""

    x: Value
    scenario: Scenario


def shapes(topology: str, largest: int = CURVE_LARGEST_P) -> list[tuple[int, ...]]:
    """Return the dims of the networks of a kind that a curve over p shows, rising in p."""
    found: list[tuple[int, ...]] = []
    for p in () if topology in ("torus", "hypercube") else range(2, 7):
        found.append((p,))
    for exponent in range(1, largest.bit_length()):
        try:
            found.append(kind_of(topology).dims_of_p(1 << exponent))
        except InputError:
            continue  # no square torus of that size
    return sorted(set(found), key=lambda dims: (len(dims), dims))


def at(scenario: Scenario, **changes: object) -> Scenario | None:
    """Return the scenario with some settings changed, None where there is no such scenario."""
    try:
        return changed(scenario, **changes)
    except InputError:
        return None


def changed(scenario: Scenario, **changes: object) -> Scenario:
    """Return the scenario with some settings changed; on other dims nodes and links are the usual.

    Raises
    ------
    InputError
        If there is no such scenario.
    """
    settings = settings_over(scenario.settings(), changes)
    if "dims" in changes:
        for key in ("p", "slow-link", "root", "source", "target"):
            settings.pop(key, None)
    if settings["topology"] != scenario.topology:
        settings.pop("embedding", None)
    return from_settings(settings)


def way_of(key: SeriesKey) -> dict[str, object]:
    """Return the settings of a line beside its network: switching method or model, algorithm."""
    method = "model" if kind_of(key.topology).star else "switching"
    return {method: key.switching, "algorithm": key.algorithm}


def base_of(scenario: Scenario, key: SeriesKey) -> Scenario:
    """Return the scenario of a line that is as large as the given one.

    Raises
    ------
    InputError
        If there is none, with the reason.
    """
    way = way_of(key)
    if key.topology == scenario.topology:
        return changed(scenario, **way)
    dims = kind_of(key.topology).dims_of_p(scenario.p)
    return changed(scenario, topology=key.topology, dims=written(dims), **way)


def written(dims: tuple[int, ...]) -> str:
    """Return ring lengths as settings have them.

    >>> written((4, 8))
    '4x8'
    """
    return "x".join(map(str, dims))


def points(
    scenario: Scenario,
    over: str,
    key: SeriesKey,
    low: Value | None = None,
    high: Value | None = None,
    count: int = 0,
    axes: str = "",
) -> list[Point]:
    """Return the points of one line of a curve, rising in x; parameters as in ``Request``."""
    low, high = range_of(scenario, over, low, high)
    if over == "p":
        return _sizes(scenario, key, int(low), int(high), count)
    try:
        base = base_of(scenario, key)
    except InputError:
        return []
    found = []
    for x in values(base, scenario, over, (low, high), count, axes):
        try:
            found.append(Point(x, replace(base, **{over: x})))  # type: ignore[arg-type]
        except InputError:
            continue  # such as th = tw = 0
    return found


def scenario_at(scenario: Scenario, key: SeriesKey, over: str, x: Value) -> Scenario | None:
    """Return the scenario of a line at a value of the axis, None where there is none."""
    if over != "p":
        try:
            return replace(base_of(scenario, key), **{over: x})  # type: ignore[arg-type]
        except InputError:
            return None
    found = {point.x: point.scenario for point in _sizes(scenario, key, int(x), int(x), 0)}
    return found.get(x)


def axis_values(scenario: Scenario, over: str) -> tuple[Value, ...]:
    """Return what a slider along an axis offers: round values, the scenario's own among them."""
    low, high = range_of(scenario, over, None, None)
    own = value_of(scenario, over)
    if over == "p":
        return tuple(
            sorted({*map(prod, sizes(scenario.topology, int(low), int(high))), scenario.p})
        )
    if not axis_of(over).whole:
        return tuple(sorted({*evenly_in_time(Fraction(low), Fraction(high), 101), own}))
    if over == "q":
        return tuple(evenly(int(low), int(high), MOST_POINTS))
    found = {digits * 10**power // 10 for power in range(len(str(high))) for digits in ROUND}
    return tuple(sorted({x for x in found if low <= x <= high} | {low, high, own}))


def values(
    base: Scenario,
    scenario: Scenario,
    over: str,
    ends: tuple[Value, Value],
    count: int = 0,
    axes: str = "",
) -> list[Value]:
    """Return the values of an axis that a line has, rising; the scenario's own is among them.

    ``base`` is the line's scenario, ``scenario`` the curve's; the others as in ``Request``.
    """
    low, high = ends
    found: set[Value] = {low, high} | set(jumps(base, over, ends))
    whole, far = axis_of(over).whole, low == 0 or high >= FAR * low
    if count and whole:
        step = by_ratio if axes == "log" and far else evenly
        found |= set(step(int(low), int(high), count))
    elif count:
        found |= set(evenly_in_time(Fraction(low), Fraction(high), count))
    elif over == "q":
        found |= set(evenly(int(low), int(high), ALL_SHIFTS))
    elif over == "packet":
        found |= set(by_ratio(int(low), int(high), PACKET_POINTS))
        if base.switching == FINITE_PACKETS and (best := best_packet(base)):
            found.add(best[0])
    else:
        found |= _usual(low, high, over, axes if far else "linear")
    found.add(value_of(scenario, over))
    return sorted(x for x in found if low <= x <= high)


def jumps(base: Scenario, over: str, ends: tuple[Value, Value]) -> list[Value]:
    """Return both sides of every jump of model B over m: the last byte of a packet, and one more.

    Of more than ``MOST_JUMPS`` the first: further on they are too small to be seen.
    """
    cluster = base.cluster
    if over != "m" or base.message is None or cluster.model != "B":
        return []
    case = case_of(base)
    sizes = blocks_of(base.operation, base.algorithm_key, case)
    found = set()
    for blocks in sizes:
        last = min(int(ends[1]) * blocks, int(ends[0]) * blocks + MOST_JUMPS * cluster.frame.room)
        for border in range(cluster.frame.room, last, cluster.frame.room):
            found.add(border // blocks)
    inside = sorted(m for m in found if ends[0] <= m < ends[1])[:MOST_JUMPS]
    return [side for m in inside for side in (m, m + 1)]


def _usual(low: Value, high: Value, over: str, axes: str) -> set[Value]:
    """Return the points over m or a cost: 1, 2, 5 ... or evenly apart, or both for a cost."""
    whole = axis_of(over).whole
    found: set[Value] = set()
    if axes != "linear":
        found |= _nice(low, high)
    if axes == "linear" or (axes == "" and not whole):
        found |= _round_steps(low, high)
    return found


def _round_steps(low: Value, high: Value) -> set[Value]:
    """Return about ``USUAL_POINTS`` multiples of a round step, rising."""
    step = Fraction(1)
    while step * (USUAL_POINTS - 1) < high - low:
        step *= 10
    while step / 10 * (USUAL_POINTS - 1) >= high - low:
        step /= 10
    parts = (5, 2, 1)
    step = next(step / part for part in parts if step / part * (USUAL_POINTS - 1) >= high - low)
    if isinstance(low, int):
        step = max(step, Fraction(1))
    first, last = ceil(low / step), floor(high / step)
    found = {i * step for i in range(first, last + 1)}
    return {x.numerator if isinstance(low, int) and x.denominator == 1 else x for x in found}


def evenly(low: int, high: int, count: int) -> list[int]:
    """Return about ``count`` whole numbers from low to high, evenly apart: all, if they are few.

    >>> evenly(1, 5, 10), evenly(0, 100, 5)
    ([1, 2, 3, 4, 5], [0, 25, 50, 75, 100])
    """
    steps = min(max(min(count, MOST_POINTS) - 1, 1), max(high - low, 1))
    return sorted({low + round(Fraction((high - low) * i, steps)) for i in range(steps + 1)})


def by_ratio(low: int, high: int, count: int) -> list[int]:
    """Return about ``count`` whole numbers from low (above 0) to high, evenly apart by ratio.

    >>> by_ratio(1, 1000, 4)
    [1, 10, 100, 1000]
    """
    steps = max(min(count, MOST_POINTS) - 1, 1)
    ratio = (high / low) ** (1 / steps)
    found = {round(low * ratio**i) for i in range(steps)} | {low, high}
    return sorted(x for x in found if low <= x <= high)


def evenly_in_time(low: Fraction, high: Fraction, count: int) -> list[Fraction]:
    """Return about ``count`` times from low to high, evenly apart, as short decimals.

    >>> [str(time) for time in evenly_in_time(Fraction(0), Fraction(1), 4)]
    ['0', '333/1000', '667/1000', '1']
    """
    steps = max(min(count, MOST_POINTS) - 1, 1)
    grain = Fraction(1)
    while grain > (high - low) / steps / 300:
        grain /= 10
    inner = {round((low + (high - low) * i / steps) / grain) * grain for i in range(1, steps)}
    return sorted({low, high} | {x for x in inner if low < x < high})


def _nice(low: Value, high: Value) -> set[Value]:
    """Return 1, 2, 5, 10 ... (or their tenths and so on) of the last decades of a range."""
    decade = Fraction(1)
    while decade > high:
        decade /= 10
    while decade * 10 <= high:
        decade *= 10
    back = DECADES if low == 0 else len(str(int(high / low)))
    found = {step * decade / 10**power for power in range(back + 1) for step in (1, 2, 5)}
    whole = isinstance(low, int)
    inside = {x for x in found if low <= x <= high and (not whole or x.denominator == 1)}
    return {x.numerator if whole else x for x in inside}


def _sizes(scenario: Scenario, key: SeriesKey, low: int, high: int, count: int) -> list[Point]:
    """Return the points of a line over p."""
    found: dict[int, Scenario] = {}
    for dims in sizes(key.topology, low, high, count):
        shape = {"topology": key.topology, "dims": written(dims)}
        one = at(scenario, **shape, **way_of(key))
        if one is not None:
            found[one.p] = one
    if key.topology == scenario.topology and low <= scenario.p <= high:
        own = at(scenario, **way_of(key))
        if own is not None:
            found[own.p] = own
    return [Point(p, found[p]) for p in sorted(found)]


def sizes(topology: str, low: int, high: int, count: int = 0) -> list[tuple[int, ...]]:
    """Return the dims of networks of a kind with low to high nodes, rising: all, if they are few.

    In the usual range, and where there are many, those of powers of two (and small rings).
    """
    usual = [dims for dims in shapes(topology, high) if prod(dims) >= low]
    if (low, high) == (2, CURVE_LARGEST_P) and not count:
        return usual
    every = range(low, high + 1)
    if topology == "torus":
        every = range(max(2, isqrt(low - 1) + 1), isqrt(high) + 1)
    if topology == "hypercube" or len(every) > max(count, FEW_SIZES):
        return usual
    return [(k, k) if topology == "torus" else (k,) for k in every]
