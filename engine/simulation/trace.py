"""The trace: what happened, cycle by cycle, and what can be read from it.

Cycles (the lecture's "циклы передачи"): a cycle begins with each step, and at each instant after
the step's first entry at which some link starts a stored hop, or a cut-through transfer that had
been waiting.  Onward hops of an unblocked head begin none.  A crossing belongs to the cycle that
holds its start.  Cycles count from 1; 0 is the state before the first step.

Any cycle of a run of millions of crossings can be read in about a millisecond.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engine.exact_time import TickUnit
from engine.simulation.columns import BLOCK, Chosen, Column, Numbers
from engine.simulation.crossings import Crossings
from engine.simulation.queues import Queues
from engine.topology.base import Integers, frozen


@dataclass(frozen=True, eq=False)
class Trace:
    """All crossings of a run and its cycles, in ticks.

    Attributes
    ----------
    unit : TickUnit
        The tick.
    all : Crossings
    stored : bool
        False in cut-through.
    startup : int
        One startup in ticks.
    """

    unit: TickUnit
    all: Crossings
    stored: bool
    startup: int

    @property
    def crossings(self) -> int:
        """The number of crossings."""
        return len(self.all)

    @property
    def cycles(self) -> int:
        """The number of cycles, C."""
        return len(self.cycle_starts)

    @property
    def duration(self) -> int:
        """The simulated time of the whole run in ticks."""
        return self.all.duration

    @property
    def step_starts(self) -> Integers:
        """When each step begins; the last entry is the end of the run; shape (steps + 1,)."""
        return self.all.step_starts

    # -- columns of all crossings ---------------------------------------------------------------

    @property
    def place(self) -> Numbers:
        """The place of each crossing (see ``units``)."""
        return self.all.place

    @property
    def start(self) -> Numbers:
        """When each crossing started, rising."""
        return self.all.start

    @property
    def link(self) -> Column:
        """The link of each crossing."""
        return self.all.link

    @property
    def transfer(self) -> Column:
        """The transfer of each crossing."""
        return self.all.transfer

    @property
    def packet(self) -> Column:
        """The packet of each crossing, from 0 within its transfer."""
        return self.all.packet

    @property
    def ready(self) -> Column:
        """When the unit of each crossing joined the link's queue."""
        return self.all.ready

    @property
    def end(self) -> Column:
        """When the link of each crossing is free again."""
        return self.all.end

    @property
    def waited(self) -> Column:
        """Whether each crossing had to wait for its link."""
        return self.all.waited

    @property
    def cycle(self) -> Column:
        """The cycle that each crossing belongs to, from 1."""

        def find(chosen: Chosen) -> Numbers:
            return np.searchsorted(self.cycle_starts, self.start[chosen], side="right")

        return Column(find, self.crossings)

    # -- cycles ---------------------------------------------------------------------------------

    @cached_property
    def cycle_starts(self) -> Integers:
        """When each cycle begins, rising, by the definition above; shape (cycles,)."""
        borders = [self.all.before(begin) for begin in self.step_starts.tolist()]
        found = [self.step_starts[:-1]]
        for step, begin in enumerate(self.step_starts[:-1].tolist()):
            inside = slice(borders[step], borders[step + 1])
            first = self.all.before(begin + self.startup + 1)
            later = slice(max(first, inside.start), inside.stop)
            opens = self.start[later]
            if not self.stored:
                opens = opens[self.waited[later]]
            new = np.ones(len(opens), bool)
            new[1:] = opens[1:] != opens[:-1]
            found.append(opens[new].astype(np.int64))
        return frozen(np.sort(np.concatenate(found)))

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

    @cached_property
    def queues(self) -> Queues:
        """How many wait for each link, at any time."""
        return Queues(self.all)

    def queued(self, cycle: int) -> Integers:
        """Return how many units wait for each link at some moment of a cycle, shape (links,)."""
        if cycle < 1:
            return np.zeros(self.all.units.link_count, np.int64)
        return self.queues.at(*self.bounds(cycle))

    def moving(self, cycle: int) -> Integers:
        """Return the crossings that overlap a cycle, in order of their start."""
        begin, end = self.bounds(cycle)
        found = np.arange(
            self.all.before(begin - self.all.longest_occupation), self.all.before(end)
        )
        return found[self.end[found] > begin]

    def waiting(self, cycle: int) -> Integers:
        """Return the crossings that wait for their link at some moment of a cycle, by ``ready``.

        It looks at everything that starts later in the step; ``queued`` counts without that.
        """
        begin, end = self.bounds(cycle)
        step_end = self.step_starts[self.step_of_cycle(cycle)] if cycle else 0
        found = np.arange(self.all.before(begin + 1), self.all.before(int(step_end)))
        ready = self.ready[found]
        waits = (ready < end) & (self.start[found] > ready)
        found, ready = found[waits], ready[waits]
        return found[np.argsort(ready, kind="stable")]

    def arrivals(self, transfers: int) -> Integers:
        """Return when each transfer has arrived as a whole, in ticks, shape (transfers,)."""
        last = self.all.at_place[self.all.units.first_place[1:] - 1]
        end = np.zeros(transfers, dtype=np.int64)
        np.maximum.at(end, self.all.units.transfer, self.end[last])
        return end

    @property
    def max_waiting(self) -> int:
        """The longest queue at one instant, after everything of that instant has moved."""
        return self.queues.longest

    @cached_property
    def busiest_link(self) -> int:
        """How long the link is occupied that is used most, in ticks; of a hub: the hub itself."""
        if self.all.units.shared:
            hops = (self.end[:] - self.start[:])[self.all.at_place]
            return int(np.maximum.reduceat(hops, self.all.units.first_place[:-1]).sum())
        busy = np.zeros(self.all.units.link_count, np.int64)
        for first in range(0, self.crossings, BLOCK):
            block = slice(first, first + BLOCK)
            np.add.at(busy, self.link[block], self.end[block] - self.start[block])
        return int(busy.max())

    def crossed_in_step(self, step: int) -> Integers:
        """Return how many transfers cross each link in a step (from 1), shape (links,).

        The last answer is kept, for a step asks often.
        """
        if step not in self._crossed:
            self._crossed.clear()
            self._crossed[step] = frozen(self._count_crossed(step))
        return self._crossed[step]

    @cached_property
    def _crossed(self) -> dict[int, Integers]:
        return {}

    def _count_crossed(self, step: int) -> Integers:
        units = self.all.units
        first, end = units.first_place[self.all.unit_borders[step - 1 : step + 1]].tolist()
        links = units.links[first:end]
        if not self._whole:
            links = links[units.packet[units.unit_of_place[first:end]] == 0]
        return np.bincount(links, minlength=units.link_count)

    @cached_property
    def _whole(self) -> bool:
        """Whether every transfer is one unit."""
        return not self.all.units.packet.any()

    def congestion(self) -> int:
        """Return the most transfers that cross one link in one step."""
        steps = range(1, len(self.step_starts))
        return max(int(self._count_crossed(step).max()) for step in steps)

    def fingerprint(self, source: Integers, target: Integers, p: int) -> int:
        """Return the sum over crossings of cycle (link + 1) (source p + target + 1) mod 2^64.

        ``source`` and ``target`` are the nodes of each transfer.
        """
        pair = (source * p + target + 1).astype(np.uint64)
        total = 0
        for first in range(0, self.crossings, BLOCK):
            block = slice(first, first + BLOCK)
            factor = self.cycle[block].astype(np.uint64) * (self.link[block] + np.uint64(1))
            total += int((factor * pair[self.transfer[block]]).sum(dtype=np.uint64))
        return total % 2**64
