"""Paces of play: what is to be seen when, as plain functions of a number called progress.

Progress is what wall-clock time adds to: cycles done, steps done or ticks, as the pace has it.

- ``EvenPace``: each cycle takes the same time and glides, because people follow events, not ticks.
- ``RestPace``: each step (or cycle) is shown at rest, as a whole, for the same time.
- ``TruePace``: simulated time passes evenly, so that the playhead does on the bar.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor
from typing import Protocol

import numpy as np
import numpy.typing as npt

from engine.simulation import Trace
from gui.glide import glide_of, time_of

SPEEDS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
EVEN, TRUE, BY_STEP = "even", "true", "step"
PACES = (EVEN, TRUE, BY_STEP)

CYCLE_SECONDS = 1.6
"""What a cycle (or a step) takes at speed 1 ..."""
MOST_SECONDS = 1200.0
"""... unless the whole run would take longer than this."""
TRUE_SECONDS = 12.0
"""What a run takes to time scale at speed 1 ..."""
TRUE_CYCLE_SECONDS = 4.0
"""... if it has so many cycles that none takes longer than this on average."""


@dataclass(frozen=True)
class Moment:
    """What is to be seen: a cycle, its glide (None: at rest at its end), and the time in ticks.

    The time is a whole number at rest.
    """

    cycle: int
    glide: float | None
    ticks: float


class Pace(Protocol):
    """How progress becomes moments.

    Attributes
    ----------
    begin, end : float
        The progress of a run that has not begun, and of one that is done.
    rate : float
        Progress a second at speed 1.
    counted : bool
        Whether each whole number of progress is a picture that is to be seen.
    """

    begin: float
    end: float
    rate: float
    counted: bool

    def progress(self, position: int) -> float:
        """Return the progress of play that begins at a time in ticks."""
        ...

    def moment(self, progress: float) -> Moment:
        """Return what is to be seen."""
        ...


def _counting_rate(number: int) -> float:
    return max(1 / CYCLE_SECONDS, number / MOST_SECONDS)


class EvenPace:
    """Progress counts cycles; between two whole numbers a cycle glides."""

    begin, counted = 0.0, True

    def __init__(self, trace: Trace, startup: int) -> None:
        self._trace, self._startup = trace, startup
        self.end = float(trace.cycles)
        self.rate = _counting_rate(trace.cycles)

    def progress(self, position: int) -> float:
        """Return the cycles done at a time."""
        cycle = self._trace.cycle_at(position)
        glide = glide_of(self._trace, position, self._startup)
        return float(cycle) if glide is None else cycle - 1 + glide

    def moment(self, progress: float) -> Moment:
        """Return the glide within the cycle under way, rest at a whole number."""
        done = floor(progress)
        if progress == done:
            return Moment(done, None, self._trace.bounds(done)[1])
        cycle, glide = done + 1, progress - done
        return Moment(cycle, glide, time_of(self._trace, cycle, glide, self._startup))


class RestPace:
    """Progress counts parts of the run that are shown at rest at their ends.

    A part is shown while progress is in it, so that play answers at once; -1 is the time for which
    the start is shown when play begins anew.
    """

    begin, counted = -1.0, True

    def __init__(self, trace: Trace, ends: npt.NDArray[np.int64]) -> None:
        self._trace, self._ends = trace, ends
        self.end = float(len(ends))
        self.rate = _counting_rate(len(ends))

    def progress(self, position: int) -> float:
        """Return the parts done at a time."""
        return float(np.searchsorted(self._ends, position, side="right"))

    def moment(self, progress: float) -> Moment:
        """Return rest at the end of the part under way."""
        part = min(floor(progress) + 1, len(self._ends))
        ticks = int(self._ends[part - 1]) if part > 0 else 0
        return Moment(self._trace.cycle_at(ticks), None, ticks)


class TruePace:
    """Progress is simulated time in ticks; without animation each cycle is shown at its end."""

    begin, counted = 0.0, False

    def __init__(self, trace: Trace, startup: int, animation: bool) -> None:
        self._trace, self._startup, self._animation = trace, startup, animation
        self.end = float(trace.duration)
        self.rate = trace.duration / min(TRUE_SECONDS, TRUE_CYCLE_SECONDS * trace.cycles)

    def progress(self, position: int) -> float:
        """Return the time itself."""
        return float(position)

    def moment(self, progress: float) -> Moment:
        """Return what is seen at that very time."""
        cycle = self._trace.cycle_at(ceil(progress))
        if not self._animation or progress >= self.end:
            return Moment(cycle, None, self._trace.bounds(cycle)[1])
        return Moment(cycle, glide_of(self._trace, progress, self._startup), progress)


def pace_of(name: str, trace: Trace, startup: int, animation: bool) -> Pace:
    """Return the pace called ``name``, one of ``PACES``, for a run."""
    if name == TRUE:
        return TruePace(trace, startup, animation)
    if name == BY_STEP:
        return RestPace(trace, trace.step_starts[1:])
    if animation:
        return EvenPace(trace, startup)
    return RestPace(trace, np.append(trace.cycle_starts[1:], trace.duration))
