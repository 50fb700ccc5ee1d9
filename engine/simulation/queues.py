"""How many units wait for each link, at any time of a run of millions of crossings.

What has come to a link's queue by some time less what has gone from it is what waits.  Both are
counted up to checkpoints that lie a few thousand crossings apart; from a checkpoint a count is
read on to the very instant.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from engine.simulation.columns import BLOCK, Chosen, Numbers
from engine.simulation.crossings import Crossings
from engine.topology.base import Integers

SPACING = 8
"""Crossings between two checkpoints, in multiples of the number of links."""

Counts = Numbers


class Queues:
    """The queues of a run; what is needed is counted when it is first asked for."""

    def __init__(self, crossings: Crossings) -> None:
        self._all = crossings
        self._units = crossings.units
        self._width = crossings.units.link_count + 1
        self._every = SPACING * self._width
        self._entered_by_unit: dict[int, Integers] = {}
        self._last_entries: dict[int, int] = {}

    @cached_property
    def _marks(self) -> tuple[Counts, Counts]:
        """How often each link was started on, and was next, at each checkpoint."""
        blocks = range(0, len(self._all), self._every)
        gone = np.zeros((len(blocks) + 1, self._width), np.int32)
        come = np.zeros_like(gone)
        for row, first in enumerate(blocks):
            block = slice(first, first + self._every)
            gone[row + 1] = gone[row] + self._count(self._units.links, block)
            come[row + 1] = come[row] + self._count(self._units.next_link, block)
        return gone, come

    def _count(self, link_of_place: Numbers, chosen: Chosen) -> Numbers:
        return np.bincount(link_of_place[self._all.place[chosen]], minlength=self._width)

    def _until(self, marks: Counts, link_of_place: Numbers, crossing: int) -> Integers:
        """Return the counts before a crossing: a checkpoint's, and those since."""
        row = crossing // self._every
        found: Numbers = marks[row] + self._count(link_of_place, slice(row * self._every, crossing))
        return found

    def at(self, begin: int, end: int) -> Integers:
        """Return how many units wait for each link at some moment of [begin, end), in ticks."""
        crossings = self._all
        by_begin = crossings.before(begin + 1)
        before_end = crossings.before(end)
        surely = crossings.before(end - crossings.longest_occupation)
        gone, come = self._marks
        left = self._until(gone, self._units.links, by_begin)
        recent = np.arange(surely, before_end)
        handed = (
            crossings.start[recent] + crossings.ticks(self._units.lag, crossings.place[recent])
            < end
        )
        joined = (
            self._until(come, self._units.next_link, surely)
            + self._count(self._units.next_link, recent[handed])
            + self._entered(end)
        )
        inside = np.arange(by_begin, before_end)
        at_once = inside[crossings.start[inside] == crossings.ready[inside]]
        waiting: Integers = joined - left - self._count(self._units.links, at_once)
        return waiting[:-1]

    def _entered(self, before: int) -> Integers:
        """Return how many units have entered the network at each link before a time."""
        crossings, units = self._all, self._units
        step = int(np.searchsorted(crossings.step_starts[:-1], before)) - 1
        first, end = crossings.unit_borders[step : step + 2].tolist()
        if before > self._last_entry(step):
            return self._all_entered(end)
        entry = units.entry[first:end] + crossings.step_starts[step]
        inside = units.first_place[first:end][entry < before]
        return self._all_entered(first) + np.bincount(units.links[inside], minlength=self._width)

    def _last_entry(self, step: int) -> int:
        """Return when the last unit of a step enters; kept, for a step asks often."""
        if step not in self._last_entries:
            first, end = self._all.unit_borders[step : step + 2].tolist()
            entry = int(self._units.entry[first:end].max())
            self._last_entries[step] = entry + int(self._all.step_starts[step])
        return self._last_entries[step]

    def _all_entered(self, units: int) -> Integers:
        """Return how many of the first units enter at each link; kept, for a step asks often."""
        if units not in self._entered_by_unit:
            places = self._units.first_place[:units]
            counts = np.bincount(self._units.links[places], minlength=self._width)
            self._entered_by_unit[units] = counts
        return self._entered_by_unit[units]

    @property
    def longest(self) -> int:
        """The longest queue at one instant, after everything of that instant has moved."""
        return int(self.longest_of_link.max(initial=0))

    @cached_property
    def longest_of_link(self) -> Integers:
        """The longest queue of each link, as ``longest``; shape (links,)."""
        order, first = self._all.by_link
        longest = np.zeros(len(first) - 1, np.int64)
        link = 0
        while link < len(longest):  # so many links at a time as make a block
            stop = int(np.searchsorted(first, first[link] + BLOCK, side="right")) - 1
            stop = min(max(stop, link + 1), len(longest))
            inside = order[first[link] : first[stop]]
            longest[link:stop] = self._longest_of(inside, np.diff(first[link : stop + 1]))
            link = stop
        return longest

    def _longest_of(self, chosen: Numbers, lengths: Integers) -> Integers:
        """Return the longest queue of each of some links, their crossings given link by link."""
        longest = np.zeros(len(lengths), np.int64)
        start = self._all.start[chosen].astype(np.int64)
        ready = self._all.ready[chosen].astype(np.int64)
        waited = start > ready
        if not waited.any():
            return longest
        # Within a link both rise, so one sorted array holds all of them, link after link.
        link = np.repeat(np.arange(len(lengths)), lengths)
        base = link * (self._all.duration + 1)
        joined, left = base + ready, base + start
        moments, link = joined[waited], link[waited]
        come = np.searchsorted(joined, moments, side="right")
        gone = np.searchsorted(left, moments, side="right")
        begins = np.flatnonzero(np.append(True, link[1:] != link[:-1]))
        longest[link[begins]] = np.maximum.reduceat(come - gone, begins)
        return longest
