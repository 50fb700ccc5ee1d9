"""A scene: all that the picture of a cycle shows, as one frozen value.

The picture of cycle c shows what moves during c; the data shown are those held at its end, with
what arrives during c marked as arriving.  Cycle 0 is the state before the first step.

``Scenes(run).at(cycle)`` keeps what it has found out about the run; ``scene(run, cycle)`` is the
same as a pure function.  Limit: chunks are named up to 64 nodes, above they are only counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import repeat
from typing import NamedTuple
from weakref import WeakValueDictionary

import numpy as np

from engine.cost import CUT_THROUGH, FINITE_PACKETS
from engine.operation import EVERYBODY
from engine.report.ahead import Ahead
from engine.report.holdings import MOST_NODES, Holdings, Segment
from engine.report.recent import Recent
from engine.report.sentences import Said, Sentences, hop_numbers
from engine.run import Run
from engine.text import Text
from engine.topology.base import Integers

MOST_NAMES = 64
"""The most chunks of a crossing, or of a queue, that are named."""

ORIGIN, DESTINATION, LOAD = "origin", "destination", "load"
"""What marks may be coloured by."""

NAMED_BY_DESTINATION = ("scatter", "total-exchange", "multinode-accumulation")
"""Operations in which a chunk's destination tells more than its origin."""


class Name(NamedTuple):
    """A chunk: the nodes that it comes from and belongs to; None where everybody gets it."""

    origin: int
    destination: int | None


class Lane(NamedTuple):
    """A link in use: one crossing.

    Attributes
    ----------
    link, transfer : int
    chunks : int
        The number drawn: chunks of the transfer, in finite packets 1 packet.
    words : int
        Words that cross (of the packet in finite packets).
    packet, packets : int
        The packet's number within its transfer, from 1, and how many there are.
    hop, hops : int
        Which hop of the route this is, from 0, and how many there are.
    start, head, end : int
        In ticks: begin, when the next link may be entered, and when the link is free again.
    blocked : bool
        Cut-through: the head has to wait for its next link during this cycle.
    names : tuple of Name
        The chunks that cross, the first to go first (at most ``MOST_NAMES``).
    """

    link: int
    transfer: int
    chunks: int
    words: int
    packet: int
    packets: int
    hop: int
    hops: int
    start: int
    head: int
    end: int
    blocked: bool
    names: tuple[Name, ...]


class Waiting(NamedTuple):
    """What waits at the sending end of a link: how many, and the first chunk of each."""

    link: int
    number: int
    names: tuple[Name, ...]

    @property
    def origins(self) -> tuple[int, ...]:
        """The nodes that the waiting chunks come from."""
        return tuple(name.origin for name in self.names)


@dataclass(frozen=True)
class Scene:
    """The picture of a cycle.

    Attributes
    ----------
    cycle, cycles, step, steps : int
        Where we are; 0 before the first step.
    begin, first_start, end : int
        The cycle in ticks; ``first_start`` is when its startup is over.
    title, sentence, next_sentence : Text
    links, chunks : int64, shape (n,)
        The links in use, each once and rising, and the number drawn on each.
    queued : int64, shape (L,)
        How many wait for each link.
    holdings : tuple of tuple of Segment, or None above 64 nodes
    next_links : tuple of int
        The links in use in the next cycle.
    named_by : str
        Whether a mark shows a chunk's ``origin`` or its ``destination``.
    in_packets : bool
        Whether the numbers on the links are packets, not chunks.
    """

    cycle: int
    cycles: int
    step: int
    steps: int
    begin: int
    first_start: int
    end: int
    title: Text
    sentence: Text
    next_sentence: Text
    links: Integers = field(compare=False, repr=False)
    chunks: Integers = field(compare=False, repr=False)
    queued: Integers = field(compare=False, repr=False)
    holdings: tuple[tuple[Segment, ...], ...] | None
    next_links: tuple[int, ...]
    named_by: str
    in_packets: bool
    find_lanes: Callable[[], tuple[Lane, ...]] = field(compare=False, repr=False)
    find_waiting: Callable[[], tuple[Waiting, ...]] = field(compare=False, repr=False)

    @cached_property
    def lanes(self) -> tuple[Lane, ...]:
        """Every crossing that overlaps the cycle, in order of its start."""
        return self.find_lanes()

    @cached_property
    def waiting(self) -> tuple[Waiting, ...]:
        """What waits, by link, each link once."""
        return self.find_waiting()


def named_by(operation: str) -> str:
    """Return whether marks show a chunk's origin or its destination."""
    return DESTINATION if operation in NAMED_BY_DESTINATION else ORIGIN


def name_number(name: Name, by: str) -> int:
    """Return the node that a mark shows: where a chunk comes from, or where it goes."""
    if by == DESTINATION and name.destination is not None:
        return name.destination
    return name.origin


class Contents:
    """What lies on the links of a run and waits before them, named as far as chunks are known."""

    def __init__(self, run: Run, known: bool) -> None:
        self.run = run
        self.known = known
        self._named_step = -1
        self._names: list[Name] = []
        self._first_name: list[int] = []

    def lanes(self, cycle: int, moving: Integers) -> tuple[Lane, ...]:
        """Return the crossings ``moving`` of a cycle."""
        run, trace, cost = self.run, self.run.trace, self.run.cost
        transfers, packet = trace.transfer[moving], trace.packet[moving]
        words, packets = run.schedule.words_of(transfers), np.ones_like(transfers)
        if cost.switching == FINITE_PACKETS:
            packets = -(-words // cost.packet)
            words = np.minimum(words - packet * cost.packet, cost.packet)
        columns = (
            trace.link[moving],
            transfers,
            run.chunks_on_link[moving],
            words,
            packet + 1,
            packets,
            hop_numbers(run, moving),
            run.routes.hops_of(transfers),
            trace.start[moving],
            trace.start[moving] + trace.all.ticks(trace.all.units.lag, trace.place[moving]),
            trace.end[moving],
        )
        rows = [column.tolist() for column in columns]
        names: list[tuple[Name, ...]] = [()] * len(moving)
        if self.known:
            places = zip(transfers.tolist(), (packet * cost.packet).tolist(), rows[3], strict=True)
            names = [self._names_of(cycle, *place) for place in places]
        blocked = self._blocked(cycle, moving)
        return tuple(map(Lane._make, zip(*rows, blocked, names, strict=True)))

    def _blocked(self, cycle: int, moving: Integers) -> list[bool]:
        """Return whether the head of each crossing waits for its next link."""
        trace = self.run.trace
        if self.run.cost.switching != CUT_THROUGH or not len(moving):
            return [False] * len(moving)
        begin, end = trace.bounds(cycle)
        units, place = trace.all.units, trace.place[moving]
        goes_on = units.next_link[place] < units.link_count
        onward = trace.all.at_place[place[goes_on] + 1]
        ready, start = trace.ready[onward], trace.start[onward]
        blocked = np.zeros(len(moving), bool)
        blocked[goes_on] = (ready < end) & (start > np.maximum(ready, begin))
        found: list[bool] = blocked.tolist()
        return found

    def waiting(self, cycle: int) -> tuple[Waiting, ...]:
        """Return the queues; who waits in them is looked up in small networks only."""
        trace = self.run.trace
        if not self.known:
            queued = trace.queued(cycle)
            links = np.flatnonzero(queued)
            rows = zip(links.tolist(), queued[links].tolist(), repeat(()))
            return tuple(map(Waiting._make, rows))
        waiting = trace.waiting(cycle) if cycle else np.zeros(0, dtype=np.int64)
        links = trace.link[waiting]
        found = []
        for link, count in zip(*np.unique(links, return_counts=True), strict=True):
            queue = trace.transfer[waiting[links == link]][:MOST_NAMES].tolist()
            names = tuple(self._names_of(cycle, transfer, 0, 1)[0] for transfer in queue)
            found.append(Waiting(int(link), int(count), names))
        return tuple(found)

    def _names_of(self, cycle: int, transfer: int, first: int, words: int) -> tuple[Name, ...]:
        """Return the chunks that lie in a transfer's words ``first`` to ``first + words``."""
        if self.run.schedule.p > MOST_NODES:
            return ()
        step = self.run.trace.step_of_cycle(cycle) - 1
        if step != self._named_step:
            self._name_step(step)
        schedule = self.run.schedule
        begin = self._first_name[transfer - schedule.rows(step).start]
        low, high = first // schedule.m, -(-(first + words) // schedule.m)
        return tuple(self._names[begin + low : begin + min(high, low + MOST_NAMES)])

    def _name_step(self, step: int) -> None:
        """List the names of all chunks of a step, transfer after transfer."""
        chunks = self.run.schedule.chunks(step)
        node = self.run.schedule.node_of.tolist()
        pairs = zip(chunks.origin.tolist(), chunks.destination.tolist(), strict=True)
        self._names = [Name(node[a], None if b == EVERYBODY else node[b]) for a, b in pairs]
        counts = self.run.schedule.chunk_count[self.run.schedule.rows(step)]
        self._first_name = (np.cumsum(counts) - counts).tolist()
        self._named_step = step


class Scenes:
    """The scenes of a run, and what has been found out for them."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.holdings = Holdings(run)
        self.ahead = Ahead(run)
        self._contents = Contents(run, self.holdings.known)
        self._sentences = Sentences(run)
        self._recent: Recent[Scene] = Recent()

    def at(self, cycle: int) -> Scene:
        """Return the scene of a cycle, 0 .. C; others are taken as the nearest of these."""
        return self._recent.of(min(max(cycle, 0), self.run.trace.cycles), self._made)

    def _made(self, cycle: int) -> Scene:
        run, trace = self.run, self.run.trace
        begin, end = trace.bounds(cycle)
        moving = self._sentences.movement(cycle).crossings
        starts = trace.start[moving]
        starts = starts[starts >= begin]
        links, chunks = self._drawn(moving)
        queued = trace.queued(cycle)
        return Scene(
            cycle,
            trace.cycles,
            trace.step_of_cycle(cycle),
            run.schedule.steps,
            begin,
            int(starts.min()) if len(starts) else begin,
            end,
            *self._sentences.said(cycle, int(queued.sum()))[:3],
            links,
            chunks,
            queued,
            self.holdings.at(cycle),
            tuple(self._sentences.movement(cycle + 1).links.tolist()),
            named_by(run.operation.key),
            run.cost.switching == FINITE_PACKETS,
            partial(self._contents.lanes, cycle, moving),
            partial(self._contents.waiting, cycle),
        )

    def said(self, cycle: int) -> Said:
        """Return what is said of a cycle (0 .. C), without all the rest."""
        known = self._recent.get(cycle)
        if known is not None:
            return Said(known.title, known.sentence, known.next_sentence, len(known.links))
        return self._sentences.said(cycle, int(self.run.trace.queued(cycle).sum()))

    def next_step_links(self, cycle: int) -> list[int]:
        """Return the links that the step after a cycle's uses; cycle 0 comes before the first."""
        trace = self.run.trace
        step = trace.step_of_cycle(cycle) + 1 if cycle else 1
        if step > self.run.schedule.steps:
            return []
        found: list[int] = np.flatnonzero(trace.crossed_in_step(step)).tolist()
        return found

    def _drawn(self, moving: Integers) -> tuple[Integers, Integers]:
        """Return the links in use and the number drawn on each: the largest there."""
        links = np.asarray(self.run.trace.link[moving])
        chunks = np.asarray(self.run.chunks_on_link[moving])
        order = np.lexsort((chunks, links))
        links, chunks = links[order], chunks[order]
        last = np.append(links[1:] != links[:-1], True)[: len(links)]
        return links[last], chunks[last]


RECENT: list[Scenes] = []
"""The small runs that were asked for last; a scene of a large one keeps nothing worth keeping."""

_SHARED: WeakValueDictionary[int, Scenes] = WeakValueDictionary()
"""The scenes that somebody holds, by the identity of their run (which they hold in turn)."""


def scenes_of(run: Run) -> Scenes:
    """Return the scenes of a run: the same for all who show it, as long as one of them does."""
    found = _SHARED.get(id(run))
    if found is None:
        found = _SHARED[id(run)] = Scenes(run)
    return found


def scene(run: Run, cycle: int) -> Scene:
    """Return all that the picture of a cycle shows."""
    scenes = scenes_of(run)
    if scenes.holdings.known and scenes not in RECENT:
        RECENT.insert(0, scenes)
        del RECENT[2:]
    return scenes.at(cycle)
