"""The simulator: one loop over windows of time, for every switching method, size and entry.

Rules (formulas section 3; Kumar/Grama 2.5 for the lecture's two methods):

1. The transfers of a step enter together, one startup after the step's begin (with a startup each,
   a node's k-th at k startups).
2. One unit (transfer, packet) at a time on a link; the others wait, first in, first out.
3. Ties at one instant: first what the node itself puts in, by number, then by rising number of the
   incoming link.
4. An instant has rounds: all handovers, then all starts, until nothing moves.
5. The step ends when all its links are free again.

**Windows.**  Let t be the next instant at which anything happens and ``lag`` the shortest time
from a start to its handover.  Within [t, t + lag) nothing that starts can interfere with anything
else, so every link hands over at most once, is freed at most once and starts at most once, and all
of it is done with whole arrays.  Where the shortest lag is 0 (cut-through without headers) a window
is one round of one instant.

**A batch** that started together and ends together stays a batch: with equal sizes, nothing of the
clock is needed but one addition a window.

**A step in which no link occurs twice** has no waiting; its times follow at once.

Queues are linked lists in one array: ``follower[unit]`` is the unit behind it in its queue, and
``follower[units + link]`` the head of a link's queue; an empty queue's tail is that sentinel.
Links are numbered port-major, so within the slice of one incoming port every queue occurs at most
once: appends need no sort, and ascending order is the tie rule.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from engine.simulation.columns import Numbers
from engine.simulation.units import Units
from engine.topology.base import Integers

NONE = -1
NEVER = np.iinfo(np.int64).max


class StepLoop:
    """One step under way.  ``run`` gives the places of its crossings and their starts, in order."""

    def __init__(self, units: Units, first: int, end: int) -> None:
        self.units = units
        self.count = end - first
        self.next_link = units.next_link
        self.links = link_count = units.link_count
        step = units.vertices or link_count
        self.borders = np.arange(step, link_count, step)
        self.place = units.first_place[first:end].copy()
        self.occupation = units.occupation[first:end]
        self.lag = units.lag[first:end]
        self.entry = units.entry[first:end]
        self.follower = np.full(self.count + link_count + 1, NONE, np.int64)
        self.head = self.follower[self.count : self.count + link_count]
        self.tail = np.arange(self.count, self.count + link_count + 1)
        places = int(units.first_place[end] - units.first_place[first])
        self.log_place = np.empty(places, np.int32 if len(units.links) < 2**31 else np.int64)
        factor = max([Fraction(1), *units.slow.values()])
        latest = int(self.entry.max()) + int(self.occupation.max()) * factor * (places + 1)
        self.log_start: Numbers = np.empty(places, np.int32 if latest < 2**31 else np.int64)
        self.logged = 0

    # -- queues -----------------------------------------------------------------------------------

    def append(self, unit: Integers, link: Numbers) -> None:
        """Append units to queues in the order given; a queue may occur several times."""
        if not len(unit):
            return
        order = np.argsort(link.astype(np.uint16) if self.links < 65536 else link, kind="stable")
        unit, link = unit[order], link[order]
        first = np.empty(len(link), bool)
        first[0] = True
        np.not_equal(link[1:], link[:-1], out=first[1:])
        last = np.empty(len(link), bool)
        last[-1] = True
        last[:-1] = first[1:]
        inner = ~first[1:]
        self.follower[unit] = NONE
        self.follower[unit[:-1][inner]] = unit[1:][inner]
        self.follower[self.tail[link[first]]] = unit[first]
        self.tail[link[last]] = unit[last]

    def pop(self, link: Integers) -> Integers:
        """Take the heads of non-empty queues, each link once."""
        unit = self.head[link]
        behind = self.follower[unit]
        self.head[link] = behind
        empty = link[behind < 0]
        self.tail[empty] = empty + self.count
        return unit

    def log(self, place: Integers, start: Integers | int) -> None:
        """Note crossings in order of their start."""
        end = self.logged + len(place)
        self.log_place[self.logged : end] = place
        self.log_start[self.logged : end] = start
        self.logged = end

    # -- loops ------------------------------------------------------------------------------------

    def run(self, check: Callable[[int], None]) -> tuple[Numbers, Numbers, int]:
        """Run to the end; return the places of the crossings, their starts, and the end.

        Times are in ticks from the step's begin; crossings come in order of their start.
        ``check`` is called every window with the number of crossings so far.
        """
        equal = not self.units.slow and self.occupation.min() == self.occupation.max()
        stored = bool((self.lag == self.occupation).all())
        if equal and stored and self.entry.min() == self.entry.max():
            self.append(np.arange(self.count), self.units.links[self.place])
            end = self._batches(int(self.entry[0]), int(self.occupation[0]), check)
        else:
            end = self._windows(check)
        return self.log_place, self.log_start, end

    def _batches(self, now: int, size: int, check: Callable[[int], None]) -> int:
        """Equal sizes, stored: everything under way started together and ends together."""
        follower, head, tail, place = self.follower, self.head, self.tail, self.place
        next_link, borders, count = self.next_link, self.borders, self.count
        by_port = bool(self.units.vertices)
        while True:
            link = (head >= 0).nonzero()[0]
            moving = len(link)
            if not moving:
                return now
            check(self.logged)
            unit = head.take(link)
            behind = follower.take(unit)
            head[link] = behind
            empty = link[behind < 0]
            tail[empty] = empty + count
            follower[unit] = NONE
            here = place.take(unit)
            end = self.logged + moving
            self.log_place[self.logged : end] = here
            self.log_start[self.logged : end] = now
            self.logged = end
            now += size
            place[unit] = here + 1
            onward = next_link.take(here)
            if not by_port:
                stays = onward < self.links
                self.append(unit[stays], onward[stays])
                continue
            begin = 0
            for stop in (*link.searchsorted(borders).tolist(), moving):
                if stop > begin:
                    queue, joins = onward[begin:stop], unit[begin:stop]
                    follower[tail.take(queue)] = joins
                    tail[queue] = joins
                    begin = stop

    def _windows(self, check: Callable[[int], None]) -> int:
        """Any sizes, lags and entries: window after window."""
        handover = np.full(self.links, NEVER)
        freed = np.full(self.links, NEVER)
        idle = np.ones(self.links, bool)
        since = np.full(self.links, -1)
        carried = np.zeros(self.links, np.int64)
        ready = np.zeros(self.count, np.int64)
        by_entry = np.argsort(self.entry, kind="stable")
        entries = self.entry[by_entry]
        entered = 0
        reach = self._shortest_lag()
        finish = 0
        while True:
            now = min(int(handover.min()), int(freed.min()))
            if entered < self.count:
                now = min(now, int(entries[entered]))
            if now == NEVER:
                return finish
            check(self.logged)
            horizon = now + max(reach, 1)
            free = (freed < horizon).nonzero()[0]
            since[free] = freed[free]
            idle[free] = True
            freed[free] = NEVER
            link = (handover < horizon).nonzero()[0]
            time, unit = handover[link], carried[link]
            handover[link] = NEVER
            onward = self.next_link[self.place[unit]]
            self.place[unit] += 1
            entered_by = int(entries.searchsorted(horizon))
            if entered_by > entered:
                new = by_entry[entered:entered_by]
                time = np.concatenate([entries[entered:entered_by], time])
                unit = np.concatenate([new, unit])
                onward = np.concatenate([self.units.links[self.place[new]], onward])
                entered = entered_by
            if len(time) > 1 and reach > 1:
                order = np.argsort(time, kind="stable")
                time, unit, onward = time[order], unit[order], onward[order]
            ready[unit] = time
            self.append(unit, onward.astype(np.int64))
            starts = (idle & (self.head >= 0)).nonzero()[0]
            if len(starts):
                finish = max(
                    finish, self._start(starts, idle, since, handover, freed, carried, ready)
                )

    def _start(
        self,
        link: Integers,
        idle: Numbers,
        since: Integers,
        handover: Integers,
        freed: Integers,
        carried: Integers,
        ready: Integers,
    ) -> int:
        """Start the heads of idle links; return when the last of them will be free."""
        unit = self.pop(link)
        start = np.maximum(since[link], ready[unit])
        done = start + self.units.times_factor(self.occupation[unit], link)
        onward = start + self.units.times_factor(self.lag[unit], link)
        idle[link] = False
        freed[link] = done
        carried[link] = unit
        here = self.place[unit]
        goes_on = self.next_link[here] < self.links
        handover[link[goes_on]] = onward[goes_on]
        order = np.argsort(start, kind="stable")
        self.log(here[order], start[order])
        return int(done.max())

    def _shortest_lag(self) -> int:
        slowest = [factor for factor in self.units.slow.values() if factor < 1]
        shortest = int(self.lag.min())
        for factor in slowest:
            shortest = min(shortest, shortest * factor.numerator // factor.denominator)
        return shortest
