"""The trace: every crossing of a link in columns, and what can be read from it.

A *crossing* is one hop of a transfer (of a packet in finite packets).  Crossings are numbered in
order of their start; those of one instant in the order in which the simulator started them.

Cycles (the lecture's "циклы передачи"): a cycle begins with each step, and at each instant after
the step's first entry at which some link starts a stored hop, or a cut-through transfer that had
been waiting.  Onward hops of an unblocked head begin none.  A crossing belongs to the cycle that
holds its start.  Cycles count from 1; 0 is the state before the first step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engine.exact_time import TickUnit
from engine.topology.base import Integers


@dataclass(frozen=True, eq=False)
class Trace:
    """What happened, in ticks.  All arrays are int64 and read-only.

    Attributes
    ----------
    transfer, packet, link, ready, start, end : shape (crossings,)
        ``packet`` counts from 0 within its transfer; ``ready`` is when the transfer joined the
        link's queue.
    step_starts : shape (steps + 1,)
        When each step begins; the last entry is the end of the run.
    cycle_starts : shape (cycles,)
        When each cycle begins, rising.
    max_waiting : int
        The longest queue at one instant, after everything of that instant has moved.
    """

    unit: TickUnit
    transfer: Integers
    packet: Integers
    link: Integers
    ready: Integers
    start: Integers
    end: Integers
    step_starts: Integers
    cycle_starts: Integers
    max_waiting: int

    @property
    def crossings(self) -> int:
        """The number of crossings."""
        return len(self.start)

    @property
    def cycles(self) -> int:
        """The number of cycles, C."""
        return len(self.cycle_starts)

    @property
    def duration(self) -> int:
        """The simulated time of the whole run in ticks."""
        return int(self.step_starts[-1])

    @cached_property
    def cycle(self) -> Integers:
        """The cycle that each crossing belongs to, from 1."""
        return np.searchsorted(self.cycle_starts, self.start, side="right").astype(np.int64)

    @cached_property
    def waited(self) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
        """Whether each crossing had to wait for its link."""
        return np.asarray(self.start > self.ready)

    def cycle_at(self, time: int) -> int:
        """Return the cycle that is shown at a time in ticks; 0 at the beginning.

        A border belongs to the cycle that ends there, so that a run at rest after cycle c is at
        the end of c.
        """
        return int(np.searchsorted(self.cycle_starts, time, side="left"))

    def bounds(self, cycle: int) -> tuple[int, int]:
        """Return begin and end of a cycle in ticks; (0, 0) for cycle 0."""
        if cycle < 1:
            return 0, 0
        begin = int(self.cycle_starts[cycle - 1])
        end = self.cycle_starts[cycle] if cycle < self.cycles else self.duration
        return begin, int(end)

    def step_of_cycle(self, cycle: int) -> int:
        """Return the step (from 1) that a cycle lies in; 0 for cycle 0."""
        if cycle < 1:
            return 0
        begin = self.cycle_starts[cycle - 1]
        return int(np.searchsorted(self.step_starts[:-1], begin, side="right"))

    def moving(self, cycle: int) -> Integers:
        """Return the crossings that overlap a cycle, in order of their start."""
        begin, end = self.bounds(cycle)
        return np.flatnonzero((self.start < end) & (self.end > begin))

    def waiting(self, cycle: int) -> Integers:
        """Return the crossings that wait for their link at some moment of a cycle, by ``ready``."""
        begin, end = self.bounds(cycle)
        found = np.flatnonzero((self.ready < end) & (self.start > begin) & self.waited)
        return found[np.argsort(self.ready[found], kind="stable")]

    def arrivals(self, transfers: int) -> Integers:
        """Return when each transfer has arrived as a whole, in ticks, shape (transfers,)."""
        end = np.zeros(transfers, dtype=np.int64)
        np.maximum.at(end, self.transfer, self.end)
        return end

    def congestion(self, step_of_transfer: Integers) -> int:
        """Return the most transfers that cross one link in one step."""
        first = self.packet == 0
        step = step_of_transfer[self.transfer[first]]
        _, times = np.unique(
            step * (int(self.link.max()) + 1) + self.link[first], return_counts=True
        )
        return int(times.max())

    def fingerprint(self, source: Integers, target: Integers, p: int) -> int:
        """Return the sum over crossings of cycle (link + 1) (source p + target + 1) mod 2^64.

        ``source`` and ``target`` are the nodes of each transfer.
        """
        pair = (source * p + target + 1)[self.transfer].astype(np.uint64)
        factor = self.cycle.astype(np.uint64) * (self.link + 1).astype(np.uint64)
        return int((factor * pair).sum(dtype=np.uint64))


def cycle_starts(
    stored: bool,
    startup: int,
    step_starts: Integers,
    step_of_crossing: Integers,
    ready: Integers,
    start: Integers,
) -> Integers:
    """Return when each cycle begins, rising, by the definition above.

    ``stored`` is false in cut-through; ``startup`` in ticks; the other arrays as in ``Trace``.
    """
    opens = start > step_starts[step_of_crossing] + startup
    if not stored:
        opens = opens & (start > ready)
    return np.unique(np.concatenate([step_starts[:-1], start[opens]]))
