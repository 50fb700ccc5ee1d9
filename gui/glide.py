"""The glide within a cycle: a number from 0 to 1 for the painter, and the time that it stands for.

The startup of a step takes a short first part of the glide, however long it is, so that the eye
does not wait for it (the bar is to time scale).  Times are in ticks.
"""

from __future__ import annotations

from math import ceil

from engine.picture.glide import STARTUP_PART, time_within
from engine.simulation import Trace


def _entry(trace: Trace, cycle: int, startup: int) -> tuple[int, int, int]:
    """Return begin, first entry and end of a cycle."""
    begin, end = trace.bounds(cycle)
    starts_step = trace.step_starts[trace.step_of_cycle(cycle) - 1] == begin
    return begin, min(begin + (startup if starts_step else 0), end), end


def time_of(trace: Trace, cycle: int, glide: float, startup: int) -> float:
    """Return the time in ticks that a glide within a cycle (from 1) stands for."""
    return time_within(*_entry(trace, cycle, startup), glide)


def glide_of(trace: Trace, position: float, startup: int) -> float | None:
    """Return the glide at a time, None at rest (at the end of a cycle or before the first)."""
    cycle = trace.cycle_at(ceil(position))
    begin, entry, end = _entry(trace, cycle, startup) if cycle else (0, 0, 0)
    if position in (0, end):
        return None
    first = STARTUP_PART if entry > begin else 0.0
    if position < entry:
        return first * (position - begin) / (entry - begin)
    return first + (1 - first) * (position - entry) / (end - entry)
