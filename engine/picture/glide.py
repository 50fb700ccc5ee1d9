"""The glide within a cycle: a number from 0 to 1 for the painter, and the time it stands for.

The startup of a step takes a short first part of the glide, however long it is, so that the eye
does not wait for it (the bar is to time scale).  Times are in ticks.
"""

from __future__ import annotations

STARTUP_PART = 0.15
"""The part of a step's first cycle that the startup takes."""


def time_within(begin: int, entry: int, end: int, glide: float) -> float:
    """Return the time at a glide between begin and end, with something to see from entry on."""
    first = STARTUP_PART if entry > begin else 0.0
    if glide < first:
        return begin + (entry - begin) * glide / first
    return entry + (end - entry) * (glide - first) / (1 - first)
