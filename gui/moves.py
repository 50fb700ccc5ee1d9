"""Where a move leads: the next or last border of a step, of a cycle, or instant within a cycle.

The borders of steps are borders of cycles, and those are instants within cycles.  A move goes to
the next or last member of one of these sets, so that back is exactly forward.  Times are in ticks.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

import numpy as np

from engine.simulation import Trace
from gui.glide import time_of

STEP, CYCLE, WITHIN = "step", "cycle", "within"
UNITS = (STEP, CYCLE, WITHIN)
"""What a move goes by."""

PARTS = 4
"""Parts of the glide of a cycle that moves within it go by."""


def moved(trace: Trace, startup: int, position: int, unit: str, direction: int) -> int:
    """Return where a move leads, clamped to the run.

    Parameters
    ----------
    trace : Trace
    startup : int
        One startup in ticks.
    position : int
        Where the move begins, in ticks.
    unit : str
        One of ``UNITS``.
    direction : int
        1 forward, -1 back.
    """
    if unit == STEP:
        return _by_step(trace, position, direction)
    cycle = trace.cycle_at(position + 1 if direction > 0 else position)
    if unit == CYCLE:
        return trace.bounds(cycle)[direction > 0]
    return _within(instants(trace, cycle, startup), position, direction)


def _by_step(trace: Trace, position: int, direction: int) -> int:
    borders = trace.step_starts
    if direction > 0:
        place = int(np.searchsorted(borders, position, side="right"))
    else:
        place = int(np.searchsorted(borders, position, side="left")) - 1
    return int(borders[min(max(place, 0), len(borders) - 1)])


def _within(places: list[int], position: int, direction: int) -> int:
    later, earlier = bisect_right(places, position), bisect_left(places, position) - 1
    place = later if direction > 0 else earlier
    return places[min(max(place, 0), len(places) - 1)]


def instants(trace: Trace, cycle: int, startup: int) -> list[int]:
    """Return begin and end of a cycle and the ticks nearest to the quarters of its glide, rising.

    A cycle of few ticks has fewer of them.
    """
    begin, end = trace.bounds(cycle)
    parts = range(1, PARTS) if cycle else ()
    inner = {round(time_of(trace, cycle, part / PARTS, startup)) for part in parts}
    return sorted({begin, end, *(time for time in inner if begin < time < end)})


def next_use(trace: Trace, link: int, cycle: int, direction: int) -> int | None:
    """Return the next (1) or last (-1) other cycle in which a link is occupied, None if none is.

    The crossings of one link follow one another, so both their starts and their ends rise, and
    a search asks for a few of them only.
    """
    history = trace.all.of_link(link)
    places = range(len(history))
    begin, end = trace.bounds(cycle)
    if direction > 0:
        place = bisect_right(places, end, key=lambda i: int(trace.end[history[i]]))
        if place == len(history):
            return None
        return max(cycle + 1, trace.cycle_at(int(trace.start[history[place]]) + 1))
    place = bisect_left(places, begin, key=lambda i: int(trace.start[history[i]])) - 1
    if place < 0:
        return None
    return min(cycle - 1, trace.cycle_at(int(trace.end[history[place]])))
