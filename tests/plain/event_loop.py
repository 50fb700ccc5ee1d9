"""The plain event loop: one step at a time, one queue a link, nothing clever.

Rules (section 3 of the formulas; Kumar/Grama 2.5 for the two lecture methods):

1. The transfers of a step enter together, one startup after the step's begin (with a startup each,
   a node's k-th at k startups).
2. One transfer (packet) at a time on a link; the others wait, first in, first out.
3. Ties at one instant: first what the node itself puts in, by transfer number, then by rising
   number of the incoming link.
4. An instant has rounds: all handovers, then all starts, until nothing moves.  (In cut-through with
   th = 0 a head passes several nodes within one instant.)
5. The step ends when all its links are free again.

The simulator of the engine is compared with this loop, crossing by crossing; it shares only routes
and integer costs with it.
"""

from __future__ import annotations

import heapq
from collections import defaultdict, deque
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from engine.cost import CUT_THROUGH, Cost
from engine.routing import Routes


@dataclass(frozen=True)
class Unit:
    """What moves as one: a packet of a transfer, or a whole transfer."""

    transfer: int
    packet: int
    words: int
    route: list[int]


@dataclass
class Log:
    """Crossings as they start: (transfer, packet, link, ready, start, end)."""

    rows: list[tuple[int, int, int, int, int, int]] = field(default_factory=list)
    longest_queue: int = 0


class PlainTrace(NamedTuple):
    """What the plain loop finds, as plain lists: crossings in order of their start, in ticks."""

    rows: list[tuple[int, int, int, int, int, int]]
    step_starts: list[int]
    cycle_starts: list[int]
    max_waiting: int


def simulate(step, source, words, routes: Routes, cost: Cost) -> PlainTrace:
    """Run the transfers; parameters as of ``engine.simulation.simulate``."""
    log = Log()
    starts, cycles = [0], set()
    borders = np.searchsorted(step, np.arange(int(step[-1]) + 2)).tolist()
    for first, end in pairwise(borders):
        begin, logged = starts[-1], len(log.rows)
        entries = _entries(begin, range(first, end), source, words, routes, cost)
        starts.append(StepLoop(entries, cost, log).run())
        cycles.add(begin)
        for _, _, _, ready, start, _ in log.rows[logged:]:
            stored = cost.switching != CUT_THROUGH
            if start > begin + cost.startup_ticks and (stored or start > ready):
                cycles.add(start)
    return PlainTrace(log.rows, starts, sorted(cycles), log.longest_queue)


def _entries(
    begin: int, transfers: range, source, words, routes: Routes, cost: Cost
) -> dict[int, list[Unit]]:
    """Return what enters the network at which time, in order of transfer and packet."""
    sent: dict[int, int] = defaultdict(int)
    entries: dict[int, list[Unit]] = defaultdict(list)
    for transfer in transfers:
        node = int(source[transfer])
        sent[node] += 1
        time = begin + cost.startup_ticks * (sent[node] if cost.startups_each else 1)
        route = routes.of(transfer)
        for number, size in enumerate(cost.packets(int(words[transfer]))):
            entries[time].append(Unit(transfer, number, size, route))
    return entries


class StepLoop:
    """One step under way: a queue a link, when each link is free, and what happens when."""

    def __init__(self, entries: dict[int, list[Unit]], cost: Cost, log: Log) -> None:
        self.cost = cost
        self.log = log
        self.queues: dict[int, deque[tuple[Unit, int, int]]] = defaultdict(deque)
        self.free_at: dict[int, int] = defaultdict(int)
        self.freed: dict[int, set[int]] = defaultdict(set)
        self.handovers: dict[int, list[tuple[Unit, int]]] = defaultdict(list)
        for time, units in entries.items():
            self.handovers[time] = [(unit, 0) for unit in units]
        self.times = list(entries)
        heapq.heapify(self.times)
        self.end = 0

    def run(self) -> int:
        """Go from instant to instant; return when the last link is free again."""
        while self.times:
            now = heapq.heappop(self.times)
            if now in self.freed or now in self.handovers:
                self._instant(now)
        return self.end

    def _instant(self, now: int) -> None:
        """Everything that happens at one instant, in rounds of handovers and starts."""
        links = self.freed.pop(now, set())
        touched: set[int] = set()
        while links or now in self.handovers:
            links |= self._hand_over(now)
            for link in sorted(links):
                if self.free_at[link] <= now and self.queues[link]:
                    self._start(link, now)
            touched |= links
            links = set()
        longest = max(len(self.queues[link]) for link in touched)
        self.log.longest_queue = max(self.log.longest_queue, longest)

    def _hand_over(self, now: int) -> set[int]:
        """Everything that arrives joins the queue of its next link; return those links."""
        arrived = sorted(self.handovers.pop(now, []), key=_tie_rule)
        for unit, hop in arrived:
            self.queues[unit.route[hop]].append((unit, hop, now))
        return {unit.route[hop] for unit, hop in arrived}

    def _start(self, link: int, now: int) -> None:
        """The first in the queue of a free link sets out."""
        unit, hop, ready = self.queues[link].popleft()
        done = now + self.cost.occupation(unit.words, link)
        self.log.rows.append((unit.transfer, unit.packet, link, ready, now, done))
        self.free_at[link] = done
        self.freed[done].add(link)
        heapq.heappush(self.times, done)
        if hop + 1 < len(unit.route):
            onward = now + self.cost.lag(unit.words, link)
            self.handovers[onward].append((unit, hop + 1))
            heapq.heappush(self.times, onward)
        self.end = max(self.end, done)


def _tie_rule(handover: tuple[Unit, int]) -> tuple[int, int, int]:
    """Own injections by transfer and packet, then by incoming link."""
    unit, hop = handover
    return (0, unit.transfer, unit.packet) if hop == 0 else (1, unit.route[hop - 1], 0)
