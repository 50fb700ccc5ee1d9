"""Curves: the lines by formula at once, then more and more simulated points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from time import monotonic

from engine.errors import Cancelled, InputError
from engine.run import analytic_time, best_packet
from engine.scenario import Scenario
from engine.sweep.axes import Value, axis_of, range_of, value_of, why_not_over
from engine.sweep.crossings import formula_crossings, order, simulated_crossings
from engine.sweep.keys import own_key, titles, usual
from engine.sweep.lines import by_formula, subtitle
from engine.sweep.points import base_of, points
from engine.sweep.simulated import Simulated, Simulations, known
from engine.sweep.value import Crossing, Curve, Request, SeriesKey
from engine.text import QT_TRANSLATE_NOOP, Text

SECONDS_BETWEEN = 0.1
"""How long a curve waits before it shows more points."""

TITLE = QT_TRANSLATE_NOOP("curves", "Time: {operation}")


def request_of(scenario: Scenario, over: str) -> Request:
    """Return the request of a scenario's usual curve over something."""
    return Request(scenario, over, usual(scenario, over))


def curve(
    request: Request,
    simulated: Fraction | None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Iterator[Curve]:
    """Yield a curve, again whenever more of it is known.

    First come the lines by formula and where they cross, then more and more simulated points, small
    networks (and large packets) first, at last where simulated lines cross.  ``simulated`` is the
    scenario's own simulated time, None while it is not known.  What has been simulated for another
    curve before is there at once.

    Raises
    ------
    InputError
        If there is no such axis, or the scenario has nothing of it, or the range is none.
    Cancelled
        If ``cancelled`` said so.
    """
    reason = why_not_over(request.scenario, axis_of(request.over).key)
    if reason is not None:
        raise InputError(reason)
    lines = _Lines(request, simulated)
    yield lines.curve()
    last = monotonic()
    for _ in lines.simulate(cancelled):
        if monotonic() - last > SECONDS_BETWEEN:
            yield lines.curve()
            last = monotonic()
    yield lines.curve()
    if request.over == "m" and lines.cross(cancelled):
        yield lines.curve()


class _Lines:
    """The lines of a curve under way."""

    def __init__(self, request: Request, simulated: Fraction | None) -> None:
        scenario, over = request.scenario, request.over
        self._request = request
        ends = (request.low, request.high)
        self._low, self._high = range_of(scenario, over, *ends)
        spread = (*ends, request.count, request.axes)
        found = [(key, points(scenario, over, key, *spread)) for key in request.keys]
        keys = [key for key, some in found if some]
        self._points = [some for _, some in found if some]
        self._simulations = [Simulations(over) for _ in keys]
        self._series = [
            by_formula(key, title, some, key == own_key(scenario))
            for key, title, some in zip(
                keys, titles(scenario, keys) if keys else [], self._points, strict=True
            )
        ]
        self._times = [list(line.simulated) for line in self._series]
        self._shares = [list(line.terms) for line in self._series]
        self._bases = _bases(scenario, keys)
        self._left = self._recall()
        self._crossings: tuple[Crossing, ...] = formula_crossings(
            self._series, self._bases, over, self._low, self._high
        )
        self._frame = self._made(simulated)

    def _made(self, simulated: Fraction | None) -> Curve:
        request, scenario = self._request, self._request.scenario
        return Curve(
            request,
            tuple(self._series),
            self._low,
            self._high,
            value_of(scenario, request.over),
            simulated,
            analytic_time(scenario),
            Text(TITLE, operation=scenario.operation_entry.title),
            subtitle(request, [line.key for line in self._series]),
            best_packet(scenario) if request.over == "packet" else None,
            total=sum(map(len, self._points)),
        )

    def curve(self) -> Curve:
        """Return what is known."""
        columns = zip(self._series, self._times, self._shares, strict=True)
        series = tuple(
            replace(line, simulated=tuple(times), terms=tuple(shares))
            for line, times, shares in columns
        )
        done = self._frame.total - len(self._left)
        return replace(self._frame, series=series, crossings=self._crossings, done=done)

    def _recall(self) -> list[tuple[int, int]]:
        """Take over what is known; return (line, point) of the others, the least work last."""
        left: list[tuple[Value, int, int]] = []
        for place, some in enumerate(self._points):
            for column, point in enumerate(some):
                found = known(point.scenario)
                if found is None:
                    left.append((point.x, place, column))
                else:
                    self._take(place, column, found)
        left.sort(key=lambda one: one[0], reverse=self._request.over != "packet")
        return [(place, column) for _, place, column in left]

    def simulate(self, cancelled: Callable[[], bool]) -> Iterator[None]:
        """Simulate all points, one a turn."""
        while self._left:
            if cancelled():
                raise Cancelled
            place, column = self._left[-1]
            scenario = self._points[place][column].scenario
            found = self._simulations[place].of(scenario, cancelled)
            if found is not None:
                self._take(place, column, found)
            self._left.pop()
            yield

    def _take(self, place: int, column: int, found: Simulated) -> None:
        self._times[place][column] = found.time
        self._shares[place][column] = found.shares

    def cross(self, cancelled: Callable[[], bool]) -> bool:
        """Find where simulated lines cross; return whether any do."""
        lines = self.curve().series
        found: list[Crossing] = []
        for one, other in combinations(range(len(lines)), 2):
            keys = {lines[one].key, lines[other].key}
            guesses = [c.x for c in self._crossings if {c.first, c.second} == keys]

            def sign(m: int, pair: tuple[int, int] = (one, other)) -> int | None:
                if cancelled():
                    raise Cancelled
                return order(*(self._time(place, m, cancelled) for place in pair))

            found += simulated_crossings(lines[one], lines[other], sign, guesses)
        self._crossings += tuple(sorted(found, key=lambda crossing: crossing.x))
        return bool(found)

    def _time(self, place: int, m: int, cancelled: Callable[[], bool]) -> Fraction | None:
        """Return the simulated time of a line at a whole m."""
        some = self._points[place]
        found = self._simulations[place].of(replace(some[0].scenario, m=m), cancelled)
        return None if found is None else found.time


def _bases(scenario: Scenario, keys: Sequence[SeriesKey]) -> dict[SeriesKey, Scenario]:
    """Return the scenario of each line that has one of the curve's size."""
    found = {}
    for key in keys:
        try:
            found[key] = base_of(scenario, key)
        except InputError:
            continue
    return found
