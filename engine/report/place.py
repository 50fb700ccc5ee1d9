"""What a link or a node does over the whole run: its crossings, how long it is busy, its queue.

A history holds numbers of crossings only, and a row is worked out when it is looked at, so that
one of several hundred thousand rows opens at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from engine.cost import FINITE_PACKETS
from engine.report.sentences import CHUNKS, ONE_CHUNK, counted
from engine.run import Run
from engine.simulation import BLOCK
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from engine.topology import Topology
from engine.topology.base import Integers

SENDS = QT_TRANSLATE_NOOP("place", "sends {what}")
RECEIVES = QT_TRANSLATE_NOOP("place", "receives {what}")
TO_NODE = QT_TRANSLATE_NOOP("place", "{chunks} to {node}")
FROM_NODE = QT_TRANSLATE_NOOP("place", "{chunks} from {node}")
TO_MANY = QT_TRANSLATE_NOOP("place", "{chunks} to {n} nodes", None, 1)
FROM_MANY = QT_TRANSLATE_NOOP("place", "{chunks} from {n} nodes", None, 1)
DOES_BOTH = QT_TRANSLATE_NOOP("place", "step {step}: node {node} {sends} and {receives}")
DOES = QT_TRANSLATE_NOOP("place", "step {step}: node {node} {does}")
DOES_NOTHING = QT_TRANSLATE_NOOP("place", "step {step}: node {node} neither sends nor receives")

MOST_NAMED = 3
"""So many partners of a node are named one by one."""


class Row(NamedTuple):
    """One crossing of a history.

    Attributes
    ----------
    crossing, transfer, step, cycle : int
        Step and cycle count from 1.
    link, begins, ends : int
        The link, and the nodes that it leads from and to.
    source, target : int
        The two ends of the transfer, as nodes.
    chunks, words : int
        What crosses; in finite packets 1 packet and its words.
    ready, start, end : int
        In ticks: it joined the queue, it started, the link is free again.
    """

    crossing: int
    transfer: int
    step: int
    cycle: int
    link: int
    begins: int
    ends: int
    source: int
    target: int
    chunks: int
    words: int
    ready: int
    start: int
    end: int


@dataclass(frozen=True, eq=False)
class History:
    """Crossings of a run (by number, in order of their start); a sequence of rows."""

    run: Run
    crossings: Integers

    def __len__(self) -> int:
        return len(self.crossings)

    def row(self, place: int) -> Row:
        """Return one crossing of the history, by its place in it."""
        run, trace = self.run, self.run.trace
        crossing = int(self.crossings[place])
        transfer, link = int(trace.transfer[crossing]), int(trace.link[crossing])
        begins, ends = run.topology.links[link].tolist()
        words = int(run.schedule.chunk_count[transfer]) * run.schedule.m
        return Row(
            crossing,
            transfer,
            int(run.schedule.step[transfer]) + 1,
            int(trace.cycle[crossing]),
            link,
            begins,
            ends,
            int(run.source[transfer]),
            int(run.target[transfer]),
            int(run.chunks_on_link[crossing]),
            run.cost.packet_words(words, int(trace.packet[crossing])),
            int(trace.ready[crossing]),
            int(trace.start[crossing]),
            int(trace.end[crossing]),
        )

    @cached_property
    def start(self) -> Integers:
        """When each crossing starts, rising, in ticks."""
        return np.asarray(self.run.trace.start[self.crossings]).astype(np.int64)

    @cached_property
    def end(self) -> Integers:
        """When each crossing ends, in ticks."""
        return np.asarray(self.run.trace.end[self.crossings]).astype(np.int64)

    def at(self, position: int) -> int:
        """Return how many crossings have started before a time in ticks."""
        return int(np.searchsorted(self.start, position))

    def busy(self, begin: int = 0, end: int | None = None) -> int:
        """Return for how many ticks between two times anything crosses; the whole run if none."""
        end = self.run.trace.duration if end is None else end
        longest = self.run.trace.all.longest_occupation
        some = slice(self.at(begin - longest), self.at(end))
        starts, ends = np.clip(self.start[some], begin, end), np.clip(self.end[some], begin, end)
        until = np.maximum.accumulate(ends) if len(ends) else ends
        before = np.concatenate([[begin], until[:-1]])[: len(ends)]
        return int(np.maximum(0, ends - np.maximum(starts, before)).sum())

    @cached_property
    def queue(self) -> tuple[Integers, Integers]:
        """The times at which the number that wait changes, and that number from then on.

        Two int64 arrays of one shape; times rise.
        """
        ready = np.asarray(self.run.trace.ready[self.crossings]).astype(np.int64)
        waits = self.start > ready
        times = np.concatenate([ready[waits], self.start[waits]])
        change = np.repeat([1, -1], int(waits.sum()))
        times, place = np.unique(times, return_inverse=True)
        changes = np.bincount(place, weights=change, minlength=len(times)).astype(np.int64)
        return times, np.cumsum(changes)

    @property
    def longest_queue(self) -> int:
        """The most that wait at once."""
        return int(self.queue[1].max(initial=0))


def link_history(run: Run, link: int) -> History:
    """Return all crossings of a link."""
    return History(run, np.asarray(run.trace.all.of_link(link)))


def node_history(run: Run, node: int) -> History:
    """Return all crossings of the links that lead to or from a node."""
    links = np.flatnonzero((run.topology.links == node).any(axis=1)).tolist()
    found = [run.trace.all.of_link(link) for link in links]
    return History(run, np.sort(np.concatenate(found)) if found else np.zeros(0, np.int64))


def node_sentence(run: Run, node: int, step: int) -> Text:
    """Return what a node sends and receives in a step (from 1), in words."""
    rows = run.schedule.rows(step - 1)
    source, target = run.source[rows], run.target[rows]
    chunks = run.schedule.chunk_count[rows]
    sends = _partners(target[source == node], chunks[source == node], sends=True)
    receives = _partners(source[target == node], chunks[target == node], sends=False)
    if sends is not None and receives is not None:
        return Text(DOES_BOTH, step=step, node=node, sends=sends, receives=receives)
    does = sends if sends is not None else receives
    if does is None:
        return Text(DOES_NOTHING, step=step, node=node)
    return Text(DOES, step=step, node=node, does=does)


def _partners(nodes: Integers, chunks: Integers, sends: bool) -> Text | None:
    """Return with whom a node exchanges what, None if with nobody."""
    if not len(nodes):
        return None
    one, many = (TO_NODE, TO_MANY) if sends else (FROM_NODE, FROM_MANY)
    if len(nodes) > MOST_NAMED:
        what: Text | str = Text(many, chunks=_chunks(int(chunks.sum())), n=len(np.unique(nodes)))
    else:
        pairs = zip(nodes.tolist(), chunks.tolist(), strict=True)
        what = enumeration(Text(one, chunks=_chunks(n), node=node) for node, n in pairs)
    return Text(SENDS if sends else RECEIVES, what=what)


def _chunks(n: int) -> Text:
    return counted(n, ONE_CHUNK, CHUNKS)


class LinkTotals(NamedTuple):
    """What comes to each link over the whole run; int64 arrays of shape (links,).

    Attributes
    ----------
    crossings, words : array
        How often it is crossed, and by how many words.
    busy : array
        For how many ticks it is occupied.
    queue : array
        The most that wait for it at once.
    """

    crossings: Integers
    words: Integers
    busy: Integers
    queue: Integers


def link_totals(run: Run) -> LinkTotals:
    """Return what comes to each link; in blocks, so that it needs little memory."""
    trace, links = run.trace, len(run.topology.links)
    crossings, words, busy = (np.zeros(links, np.int64) for _ in range(3))
    for first in range(0, trace.crossings, BLOCK):
        block = slice(first, first + BLOCK)
        link = trace.link[block]
        crossings += np.bincount(link, minlength=links)
        np.add.at(words, link, crossing_words(run, block))
        np.add.at(busy, link, trace.end[block] - trace.start[block])
    return LinkTotals(crossings, words, busy, trace.queues.longest_of_link)


def crossing_words(run: Run, chosen: Integers | slice) -> Integers:
    """Return the words of some crossings: those of the transfer, or of the packet."""
    words = run.schedule.words_of(run.trace.transfer[chosen])
    if run.cost.switching != FINITE_PACKETS:
        return words
    packet = run.cost.packet
    rest: Integers = np.minimum(packet, words - run.trace.packet[chosen] * packet)
    return rest


def dimension_of_links(topology: Topology) -> Integers:
    """Return the dimension that each link runs along, counted from the last, which is 0.

    On a hypercube that is the number of the bit; off products of rings it is -1.
    """
    if not topology.dims:
        return topology.dimension_of_link
    names: Integers = len(topology.dims) - 1 - topology.dimension_of_link
    return names


def span(values: Sequence[int] | Integers) -> int | str:
    """Return one number if all are equal, else the smallest and the largest.

    >>> span([4, 4]), span([1, 3, 2])
    (4, '1\u20133')
    """
    low, high = int(np.min(values)), int(np.max(values))
    return low if low == high else f"{low}\u2013{high}"
