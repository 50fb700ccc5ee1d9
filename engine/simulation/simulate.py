"""``simulate``: transfers, routes and integer costs in, a trace out."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np

from engine.cost import CUT_THROUGH, Cost
from engine.errors import Cancelled
from engine.exact_time import check_range
from engine.routing import Routes
from engine.simulation.columns import Numbers
from engine.simulation.crossings import Crossings
from engine.simulation.loop import StepLoop
from engine.simulation.trace import Trace
from engine.simulation.units import Units, units_of
from engine.topology.base import Integers, frozen

REPORTS = 100
"""How often progress is told."""


class Watch:
    """Asks whether the run is still wanted, and tells how far it has come."""

    def __init__(
        self, total: int, cancelled: Callable[[], bool], progress: Callable[[float], None]
    ) -> None:
        self._total = total
        self._cancelled = cancelled
        self._progress = progress
        self._next = total // REPORTS

    def after(self, crossings: int) -> Callable[[int], None]:
        """Return the check of a step that begins after so many crossings."""

        def check(logged: int) -> None:
            if self._cancelled():
                raise Cancelled
            if crossings + logged > self._next:
                self._next = crossings + logged + self._total // REPORTS
                self._progress((crossings + logged) / self._total)

        return check


def simulate(
    step: Integers,
    source: Integers,
    words: Integers,
    routes: Routes,
    cost: Cost,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda done: None,
) -> Trace:
    """Run the transfers and return the trace.

    Parameters
    ----------
    step, source, words : int64 arrays, shape (transfers,)
        Sorted by step (from 0, without gaps); the sending node; the size.
    routes : Routes
        The links of each transfer.
    cost : Cost
    cancelled : function
        Asked once a window; true ends the run.
    progress : function
        Called now and then with the share that is done, 0 to 1.

    Raises
    ------
    Cancelled
        If ``cancelled`` said so.
    InputError
        If the run does not fit into 62 bits of ticks.
    """
    units = units_of(step, source, words, routes, cost)
    steps = np.arange(int(step[-1]) + 2)
    borders = np.searchsorted(step[units.transfer], steps).tolist()
    places, starts, step_starts = [], [], [0]
    watch = Watch(len(units.links), cancelled, progress)
    for first, end in itertools.pairwise(borders):
        check = watch.after(int(units.first_place[first]))
        check(0)
        if units.shared:
            place, start, duration = _one_by_one(units, first, end)
        else:
            place, start, duration = _undisturbed(units, first, end) or StepLoop(
                units, first, end
            ).run(check)
        places.append(place)
        begin = step_starts[-1]
        step_starts.append(check_range(begin + duration, cost.unit))
        if step_starts[-1] >= 2**31:
            start = start.astype(np.int64)
        starts.append(start + start.dtype.type(begin) if begin else start)
    crossings = Crossings(
        units,
        _joined(places, np.int32),
        _joined(starts, np.int32 if step_starts[-1] < 2**31 else np.int64),
        frozen(step_starts),
        step,
    )
    stored = cost.switching != CUT_THROUGH and cost.message is None
    return Trace(cost.unit, crossings, stored, cost.startup_ticks)


def _joined(parts: list[Numbers], dtype: type) -> Numbers:
    """Return parts as one read-only array, without more copies than needed."""
    whole = parts[0] if len(parts) == 1 else np.concatenate(parts)
    parts.clear()
    whole = whole.astype(dtype, copy=False)
    whole.setflags(write=False)
    return whole


def _one_by_one(units: Units, first: int, end: int) -> tuple[Numbers, Numbers, int]:
    """Return places, starts and duration of a step through a hub.

    Units go in the order in which they entered (at one instant: by number), each when the one
    before it has left all its links.
    """
    begin, stop = int(units.first_place[first]), int(units.first_place[end])
    hops = np.diff(units.first_place[first : end + 1])
    unit = np.repeat(np.arange(end - first), hops)
    busy = units.times_factor(units.occupation[first + unit], units.links[begin:stop])
    longest = np.maximum.reduceat(busy, units.first_place[first:end] - begin)
    order = np.argsort(units.entry[first:end], kind="stable")
    free, start = 0, np.empty(end - first, np.int64)
    for one, entry, time in zip(
        order.tolist(), units.entry[first:end][order].tolist(), longest[order].tolist(), strict=True
    ):
        start[one] = max(free, entry)
        free = int(start[one]) + time
    by_start = np.argsort(start[unit], kind="stable")
    return by_start + begin, start[unit][by_start], free


def _undisturbed(units: Units, first: int, end: int) -> tuple[Numbers, Numbers, int] | None:
    """Return places, starts and duration of a step in which no link occurs twice, else None."""
    begin, stop = int(units.first_place[first]), int(units.first_place[end])
    if stop - begin > units.link_count:
        return None
    links = units.links[begin:stop]
    if len(links) > 1 and np.bincount(links).max() > 1:
        return None
    hops = np.diff(units.first_place[first : end + 1])
    unit = np.repeat(np.arange(first, end), hops)
    lag = units.times_factor(units.lag[unit], links)
    passed = np.cumsum(lag) - lag
    first_of_unit = np.repeat(units.first_place[first:end] - begin, hops)
    start = units.entry[unit] + passed - passed[first_of_unit]
    hop = np.arange(len(links)) - first_of_unit
    order = np.lexsort((links, hop, start) if not lag.all() else (links, start))
    done = start + units.times_factor(units.occupation[unit], links)
    return order + begin, start[order], int(done.max())
