"""Who holds what at the end of a cycle: the segments of the ring round each node.

Between steps the ``Replay`` says it; within a step, what a transfer brings is there when its last
crossing has ended, and what it takes away is gone when it has left its first link as a whole.

Every node has *slots*, and each slot names a chunk: one slot for broadcast, point-to-point and
shift; the origin for all-to-all broadcast and gather; the destination for scatter.  Where values
are added a slot is an origin, filled when the node's own partial sum contains that origin's value
(one bit an origin in uint64).  A total exchange shows the chunks held, by origin and destination.

Limit: up to 64 nodes; above, ``at`` returns None.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np

from engine.operation import EVERYBODY
from engine.report.placement import Booleans
from engine.run import Run
from engine.schedule import ChunkList, Rule
from engine.topology.base import Integers
from engine.verify.replay import Replay, Weights

MOST_NODES = 64
"""One bit an origin has to fit into 64."""

HELD, ARRIVING, NONE = "held", "arriving", "none"
"""The states of a slot: held since before the cycle, arriving during it, empty."""

STATES = (NONE, ARRIVING, HELD)

LISTED = ("total-exchange", "shift", "point-to-point")
"""Operations whose slots are filled one after the other with whatever is held."""


class Segment(NamedTuple):
    """A slot of a node: the chunk's names as nodes, and its state.

    The destination is None where everybody gets the chunk and where values are added; both names
    are None in an empty slot that has no chunk of its own.
    """

    origin: int | None
    destination: int | None
    state: str


class Changes(NamedTuple):
    """What transfers bring (or take): transfer, process and slot number, int64 of one shape."""

    transfer: Integers
    process: Integers
    slot: Integers


class Holdings:
    """The data at all nodes of a run, cycle by cycle.

    ``at`` costs a replay up to the cycle's step once; what was found is kept.
    """

    def __init__(self, run: Run) -> None:
        self.run = run
        self.p = run.schedule.p
        self.known = self.p <= MOST_NODES
        if not self.known:
            return
        self._replay = Replay(run.operation, run.task, run.schedule, self._bits())
        self._befores = [self._state()]
        self._gains: list[Changes] = []
        self._losses: list[Changes] = []
        transfers = run.schedule.transfers
        self._arrival = run.trace.arrivals(transfers)
        first_link = run.routes.links[run.routes.offsets[:-1]]
        leaving = run.trace.link == first_link[run.trace.transfer]
        self._departure = np.zeros(transfers, dtype=np.int64)
        np.maximum.at(self._departure, run.trace.transfer[leaving], run.trace.end[leaving])

    def at(self, cycle: int) -> tuple[tuple[Segment, ...], ...] | None:
        """Return every node's segments in a cycle (0 .. C); None above 64 nodes."""
        found = self.states(cycle)
        if found is None:
            return None
        before, after = found
        node = self.run.schedule.node_of.tolist()
        rings: list[tuple[Segment, ...]] = [()] * self.run.topology.p
        for process in range(self.p):
            rings[node[process]] = self._segments(before[process], after[process])
        return tuple(rings)

    def states(self, cycle: int) -> tuple[Booleans, Booleans] | None:
        """Return which slots are full when a cycle begins and when it ends.

        Two bool arrays of shape (p, slots), rows are processes; None above 64 nodes.
        """
        if not self.known:
            return None
        if cycle < 1:
            return self._befores[0], self._befores[0]
        begin, end = self.run.trace.bounds(cycle)
        step = self.run.trace.step_of_cycle(cycle) - 1
        self._reach(step)
        return self._at_time(step, begin), self._at_time(step, end)

    def _at_time(self, step: int, time: int) -> Booleans:
        state = self._befores[step].copy()
        losses, gains = self._losses[step], self._gains[step]
        gone = self._departure[losses.transfer] <= time
        state[losses.process[gone], losses.slot[gone]] = False
        come = self._arrival[gains.transfer] <= time
        state[gains.process[come], gains.slot[come]] = True
        return state

    def _segments(self, before: Booleans, after: Booleans) -> tuple[Segment, ...]:
        """Return a node's segments; which of its slots were full before the cycle, and after."""
        operation = self.run.operation.key
        codes = after * (1 + before.astype(np.int64))
        if operation == "broadcast":
            root = self.run.task.root
            return (self._names[root][codes[root]],)
        if operation not in LISTED:
            return tuple([self._names[slot][code] for slot, code in enumerate(codes.tolist())])
        full = np.flatnonzero(after)
        pairs = zip(full.tolist(), codes[full].tolist(), strict=True)
        segments = [self._names[slot][code] for slot, code in pairs]
        least = self.p if operation == "total-exchange" else 1
        return tuple(segments + [Segment(None, None, NONE)] * (least - len(segments)))

    @cached_property
    def _names(self) -> list[tuple[Segment, ...]]:
        """Every slot in each of the ``STATES``."""
        operation, task = self.run.operation.key, self.run.task
        node = self.run.schedule.node_of.tolist()
        pairs: list[tuple[int, int | None]]
        if operation in LISTED:
            pairs = [(origin, destination) for origin in node for destination in node]
        elif operation == "scatter":
            pairs = [(node[task.root], destination) for destination in node]
        else:
            end = node[task.root] if operation == "gather" else None
            pairs = [(origin, end) for origin in node]
        return [tuple(Segment(*pair, state) for state in STATES) for pair in pairs]

    # Replaying ------------------------------------------------------------------------------------

    def _bits(self) -> Weights:
        """Return one bit an origin, for every value that is there at the start."""
        bits = np.uint64(1) << np.arange(self.p, dtype=np.uint64)
        return np.repeat(bits, self.p) if self._own_columns() else bits

    def _own_columns(self) -> bool:
        return self.run.operation.key == "multinode-accumulation"

    def _state(self) -> Booleans:
        """Return which slots are full now, shape (p, slots)."""
        replay, p = self._replay, self.p
        if self.run.operation.combines:
            got = replay.holds.astype(np.int64) @ _unpacked(replay.base, p).astype(np.int64) > 0
            own: Booleans = _unpacked(replay.results(), p)
            return own if self.run.operation.prefix else own | got
        if np.all(self._starts_for_everybody()):
            return replay.holds.copy()
        chunk = np.flatnonzero(replay.holder >= 0)
        state = np.zeros((p, p * p if self.run.operation.key in LISTED else p), dtype=bool)
        state[replay.holder[chunk], self._slot(chunk // p, chunk % p)] = True
        return state

    def _starts_for_everybody(self) -> Booleans:
        start = self.run.operation.starts(self.p, self.run.task)
        return np.asarray(start.destination == EVERYBODY)

    def _slot(self, origin: Integers, destination: Integers) -> Integers:
        """Return the slots of chunks, for operations that do not add."""
        if self.run.operation.key in LISTED:
            return origin * self.p + destination
        return destination if self.run.operation.key == "scatter" else origin

    def _reach(self, step: int) -> None:
        """Replay up to the end of a step (from 0)."""
        while len(self._gains) <= step:
            number = len(self._gains)
            sums = self._replay.sums.copy()
            self._replay.step()
            gains, losses = self._changes(number, sums)
            self._gains.append(gains)
            self._losses.append(losses)
            self._befores.append(self._state())

    def _changes(self, step: int, sums: Weights) -> tuple[Changes, Changes]:
        """Return what the transfers of a step bring and take; ``sums`` are those before it."""
        schedule = self.run.schedule
        rows, chunks = schedule.rows(step), schedule.chunks(step)
        transfer = rows.start + chunks.transfer
        source, target = schedule.source[transfer], schedule.target[transfer]
        rule = schedule.rules[step]
        if self.run.operation.combines:
            return self._added(rule, transfer, source, target, chunks, sums)
        slot = self._slot(chunks.origin, chunks.destination)
        taken = Changes(transfer, source, slot)
        return Changes(transfer, target, slot), taken if rule is Rule.MOVE else _nothing()

    def _added(
        self,
        rule: Rule,
        transfer: Integers,
        source: Integers,
        target: Integers,
        chunks: ChunkList,
        sums: Weights,
    ) -> tuple[Changes, Changes]:
        """Return whose values partial sums gain and lose."""
        if rule is not Rule.ADD:
            values = self._replay.base[chunks.origin]
            if rule is Rule.PREFIX:
                values = np.where(chunks.origin < target, values, np.uint64(0))
            return self._spread(transfer, target, values), _nothing()
        if not self._own_columns():
            values = sums[source, 0]
            return self._spread(transfer, target, values), self._spread(transfer, source, values)
        values = sums[source, chunks.destination]
        mine = chunks.destination == target  # the ring shows the node's own result only
        return self._spread(transfer[mine], target[mine], values[mine]), _nothing()

    def _spread(self, transfer: Integers, process: Integers, values: Weights) -> Changes:
        """Return one row for each bit of the values."""
        row, slot = np.nonzero(_unpacked(values, self.p))
        return Changes(transfer[row], process[row], slot)


def _unpacked(values: Weights, p: int) -> Booleans:
    """Return the bits of each value, shape (values, p)."""
    bits = values[:, None] >> np.arange(p, dtype=np.uint64) & np.uint64(1)
    return np.asarray(bits != 0)


def _nothing() -> Changes:
    none = np.zeros(0, dtype=np.int64)
    return Changes(none, none, none)
