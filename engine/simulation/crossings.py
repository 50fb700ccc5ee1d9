"""Every crossing of a link, in order of its start, about ten bytes each.

A *crossing* is one hop of a unit (a transfer, or a packet of one).  It is stored as two numbers,
its place (see ``units``) and its start; everything else follows from them and is worked out for
the crossings that are asked for: ``link[chosen]`` costs as much as ``chosen`` is long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np

from engine.simulation.columns import Chosen, Column, Numbers
from engine.simulation.units import Units
from engine.topology.base import Integers


@dataclass(frozen=True, eq=False)
class Crossings:
    """All crossings of a run, in ticks; the arrays are read-only.

    Attributes
    ----------
    units : Units
        What moved.
    place : integer array, shape (crossings,)
        The place of each crossing.
    start : integer array, shape (crossings,)
        When it started, rising.
    step_starts : int64 array, shape (steps + 1,)
        When each step begins; the last entry is the end of the run.
    step_of_transfer : int64 array, shape (transfers,)
    """

    units: Units
    place: Numbers
    start: Numbers
    step_starts: Integers
    step_of_transfer: Integers

    def __len__(self) -> int:
        return len(self.start)

    @property
    def duration(self) -> int:
        """The simulated time of the whole run in ticks."""
        return int(self.step_starts[-1])

    # -- columns --------------------------------------------------------------------------------

    def _column(self, find: Callable[[Chosen], Numbers]) -> Column:
        return Column(find, len(self))

    def _unit_of(self, chosen: Chosen) -> Numbers:
        return self.units.unit_of_place[self.place[chosen]]

    @property
    def link(self) -> Column:
        """The link of each crossing."""
        return self._column(lambda chosen: self.units.links[self.place[chosen]])

    @property
    def transfer(self) -> Column:
        """The transfer of each crossing."""
        return self._column(lambda chosen: self.units.transfer[self._unit_of(chosen)])

    @property
    def packet(self) -> Column:
        """The packet of each crossing, from 0 within its transfer."""
        return self._column(lambda chosen: self.units.packet[self._unit_of(chosen)])

    @property
    def end(self) -> Column:
        """When the link of each crossing is free again."""

        def find(chosen: Chosen) -> Numbers:
            busy = self.ticks(self.units.occupation, self.place[chosen])
            end: Numbers = self.start[chosen] + busy
            return end

        return self._column(find)

    @property
    def ready(self) -> Column:
        """When the unit of each crossing joined the link's queue."""

        def find(chosen: Chosen) -> Numbers:
            place = np.asarray(self.place[chosen])
            unit = self.units.unit_of_place[place]
            transfer = self.units.transfer[unit]
            entered = self.step_starts[self.step_of_transfer[transfer]] + self.units.entry[unit]
            before = np.maximum(place - 1, 0)
            handed = self.start[self.at_place[before]] + self.ticks(self.units.lag, before)
            ready: Numbers = np.where(place == self.units.first_place[unit], entered, handed)
            return ready

        return self._column(find)

    @property
    def waited(self) -> Column:
        """Whether each crossing had to wait for its link."""
        return self._column(lambda chosen: self.start[chosen] > self.ready[chosen])

    def ticks(self, of_unit: Integers, place: Chosen) -> Numbers:
        """Return the occupation or lag (of units) at places, on their links."""
        ticks = of_unit[self.units.unit_of_place[place]]
        if not self.units.slow:
            return ticks
        links = np.atleast_1d(self.units.links[place])
        return self.units.times_factor(np.atleast_1d(ticks), links).reshape(np.shape(ticks))

    # -- where to find which ---------------------------------------------------------------------

    @cached_property
    def at_place(self) -> Numbers:
        """The crossing at each place: a unit's are those of its places, first hop first."""
        crossing = np.empty(len(self), np.int32)
        crossing[self.place] = np.arange(len(self), dtype=np.int32)
        return crossing

    @cached_property
    def by_link(self) -> tuple[Numbers, Integers]:
        """All crossings link by link, in order of their start, and where each link's begin."""
        link = np.asarray(self.link)
        small = link.astype(np.uint16) if self.units.link_count < 65536 else link
        order = np.argsort(small, kind="stable").astype(np.int32)
        counts = np.bincount(link, minlength=self.units.link_count)
        return order, np.concatenate([[0], np.cumsum(counts)])

    def of_link(self, link: int) -> Numbers:
        """Return all crossings of a link, in order of their start."""
        order, first = self.by_link
        return order[first[link] : first[link + 1]]

    def of_transfer(self, transfer: int) -> Numbers:
        """Return all crossings of a transfer, packet by packet, hop by hop."""
        first, end = np.searchsorted(self.units.transfer, [transfer, transfer + 1])
        places = slice(int(self.units.first_place[first]), int(self.units.first_place[end]))
        return self.at_place[places]

    def before_on_link(self, crossing: int) -> int | None:
        """Return the crossing before one on its link."""
        history = self.of_link(int(self.link[crossing]))
        place = int(np.searchsorted(history, crossing))
        return int(history[place - 1]) if place else None

    def hop_before(self, crossing: int) -> int | None:
        """Return the crossing by which the unit of one came to its link."""
        place = int(self.place[crossing])
        if place == self.units.first_place[self.units.unit_of_place[place]]:
            return None
        return int(self.at_place[place - 1])

    def before(self, time: int) -> int:
        """Return how many crossings start before a time in ticks."""
        if time > self.duration:
            return len(self)
        # of the array's own type: another one would have the whole array converted
        return int(np.searchsorted(self.start, self.start.dtype.type(max(time, 0))))

    @cached_property
    def unit_borders(self) -> Integers:
        """The first unit of each step, and the number of all; shape (steps + 1,)."""
        steps = np.arange(len(self.step_starts))
        return np.searchsorted(self.step_of_transfer[self.units.transfer], steps)

    @cached_property
    def longest_occupation(self) -> int:
        """A time that is longer than anything occupies a link, in ticks."""
        factor = max([Fraction(1), *self.units.slow.values()])
        return int(int(self.units.occupation.max()) * factor) + 1
