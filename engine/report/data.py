"""Who holds what as a matrix: nodes by chunks, and beside sums the numbers that they come to.

A row is a node, a column a chunk, named by the node that it comes from or goes to.  In a total
exchange a column is all chunks for one node, and a cell counts them; where values are added, it is
the value of one node, which is in the row's sum or not.

Limit: up to 64 nodes, as for ``Holdings``; above, ``counts`` says how many chunks each node holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from engine.report.holdings import Holdings
from engine.report.placement import Booleans
from engine.report.result import start_value
from engine.report.scene import DESTINATION, named_by
from engine.report.sentences import counted
from engine.run import Run
from engine.run.value import NO_PROCESS
from engine.schedule import Rule
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from engine.topology.base import Integers

Chunk = tuple[int, int | None]
"""A chunk's origin and destination, as nodes; without a destination it is for everybody."""

HOLDS = QT_TRANSLATE_NOOP("data", "node {node} holds {chunk}")
ARRIVES = QT_TRANSLATE_NOOP("data", "{chunk} arrives at node {node} in this cycle")
HOLDS_NOT = QT_TRANSLATE_NOOP("data", "node {node} does not hold {chunk} now")
HOLDS_FOR = QT_TRANSLATE_NOOP(
    "data", "node {node} holds {n} chunks for node {end}, {origins}", None, 1
)
HOLDS_ONE_FOR = QT_TRANSLATE_NOOP("data", "node {node} holds 1 chunk for node {end}, {origins}")
HOLDS_NONE_FOR = QT_TRANSLATE_NOOP("data", "node {node} holds no chunk for node {end} now")
FROM_NODE = QT_TRANSLATE_NOOP("data", "from node {nodes}")
FROM_NODES = QT_TRANSLATE_NOOP("data", "from nodes {nodes}")
IN_SUM = QT_TRANSLATE_NOOP("data", "the value of node {origin} is in the sum of node {node}")
INTO_SUM = QT_TRANSLATE_NOOP(
    "data", "the value of node {origin} comes into the sum of node {node} in this cycle"
)
NOT_IN_SUM = QT_TRANSLATE_NOOP(
    "data", "the value of node {origin} is not in the sum of node {node}"
)
CHUNK_FROM = QT_TRANSLATE_NOOP("data", "the chunk from {origin}")
CHUNK_TO = QT_TRANSLATE_NOOP("data", "the chunk from {origin} to {end}")
VALUE_OF = QT_TRANSLATE_NOOP("data", "the value of node {origin}")
VALUE_FOR = QT_TRANSLATE_NOOP("data", "the value of node {origin} for node {end}")
MOST_ORIGINS = 8
"""So many origins of a cell's chunks are named."""


@dataclass(frozen=True, eq=False)
class Matrix:
    """Who holds what in a cycle.

    Attributes
    ----------
    held, arriving : int64 arrays, shape (p, columns)
        Rows are all nodes of the network.  How many chunks of a column a node has had since before
        the cycle, and how many come during it.
    before : int64 array, shape (p,)
        How many chunks each node holds when the cycle begins.
    """

    held: Integers
    arriving: Integers
    before: Integers

    @property
    def after(self) -> Integers:
        """How many chunks each node holds when the cycle ends, shape (p,)."""
        return np.asarray((self.held + self.arriving).sum(axis=1))


@dataclass(frozen=True, eq=False)
class Data:
    """The data of a run: what its matrix is made of, and its content in each cycle."""

    run: Run
    holdings: Holdings = field(init=False)

    def __post_init__(self) -> None:
        """Prepare the replay."""
        object.__setattr__(self, "holdings", Holdings(self.run))

    @property
    def known(self) -> bool:
        """Whether the network is small enough for a matrix."""
        return self.holdings.known

    @property
    def counted(self) -> bool:
        """Whether a column is many chunks."""
        return self.run.operation.key == "total-exchange"

    @property
    def adds(self) -> bool:
        """Whether rows are sums of values."""
        return self.run.operation.combines

    @cached_property
    def columns(self) -> tuple[int, ...]:
        """The node that each column is named by."""
        if self.run.operation.key in ("broadcast", "point-to-point"):
            (chunk,) = self._start_chunks
            return (chunk[0],)
        return tuple(sorted(self.run.schedule.node_of.tolist()))

    @property
    def by_destination(self) -> bool:
        """Whether columns are named by where chunks go."""
        return not self.adds and named_by(self.run.operation.key) == DESTINATION

    def at(self, cycle: int) -> Matrix | None:
        """Return who holds what in a cycle (0 .. C); None above 64 nodes.

        The last answer is kept, for a cycle asks often.
        """
        if cycle not in self._found:
            states = self.holdings.states(cycle)
            if states is None:
                return None
            before, after = (self._cells(state) for state in states)
            kept = self._cells(states[0] & states[1])
            self._found.clear()
            self._found[cycle] = Matrix(kept, after - kept, np.asarray(before.sum(axis=1)))
        return self._found[cycle]

    @cached_property
    def _found(self) -> dict[int, Matrix]:
        return {}

    def _cells(self, state: Booleans) -> Integers:
        """Return how many slots of each column are full, rows and columns by node."""
        process, p = self._process, self.run.schedule.p
        if self.counted:
            found = state.reshape(p, p, p).sum(axis=1)[np.ix_(process, process)]
        else:
            found = state[np.ix_(process, self._slots)].astype(np.int64)
        return self._by_node(found)

    def _by_node(self, rows: Integers) -> Integers:
        """Return rows of processes (in the order of their nodes) as rows of nodes."""
        found = np.zeros((self.run.topology.p, *rows.shape[1:]), rows.dtype)
        found[np.sort(self.run.schedule.node_of)] = rows
        return found

    @cached_property
    def _process(self) -> Integers:
        """The processes in the order of their nodes, shape (schedule.p,)."""
        return np.argsort(self.run.schedule.node_of)

    @cached_property
    def _slots(self) -> Integers:
        """The slot of ``Holdings`` that each column shows."""
        key, p = self.run.operation.key, self.run.schedule.p
        if key == "broadcast":
            return np.array([self.run.task.root])
        if key in ("shift", "point-to-point"):
            start = self.run.operation.starts(p, self.run.task)
            slots = start.origin * p + start.destination
            return slots[self._process] if len(slots) > 1 else slots
        return self._process

    # -- chunks ---------------------------------------------------------------------------------

    @cached_property
    def _start_chunks(self) -> list[Chunk]:
        """The chunks that there are at the start, where not every pair of nodes has one."""
        node = self.run.schedule.node_of
        start = self.run.operation.starts(self.run.schedule.p, self.run.task)
        everybody = self.run.operation.key == "broadcast"
        return [
            (int(node[a]), None if everybody else int(node[b]))
            for a, b in zip(start.origin.tolist(), start.destination.tolist(), strict=True)
        ]

    def chunks(self, cycle: int, node: int, column: int) -> tuple[Chunk, ...]:
        """Return the chunks that a cell stands for; of a total exchange those that are there."""
        key, name = self.run.operation.key, self.columns[column]
        if self.counted:
            return tuple((origin, name) for origin in self._origins(cycle, node, column))
        if key in ("broadcast", "point-to-point"):
            return (self._start_chunks[0],)
        if key == "shift":
            return (next(chunk for chunk in self._start_chunks if chunk[0] == name),)
        root = int(self.run.schedule.node_of[self.run.task.root])
        if key == "scatter":
            return ((root, name),)
        if key == "multinode-accumulation":
            return ((name, node),)
        return ((name, root if key == "gather" else None),)

    def _origins(self, cycle: int, node: int, column: int) -> list[int]:
        """Return where the chunks of a cell of a total exchange come from."""
        found = self.holdings.states(cycle)
        if found is None:
            return []
        p, process = self.run.schedule.p, self._process
        here = int(self.run.process_on[node])
        if here == NO_PROCESS:
            return []
        full = found[1].reshape(p, p, p)[here, process, process[column]]
        origins: list[int] = np.sort(self.run.schedule.node_of)[full].tolist()
        return origins

    def cells(self, cycle: int, chunk: Chunk) -> Booleans:
        """Return which cells a chunk is in or, where nobody holds it, would be; (p, columns)."""
        p = self.run.schedule.p
        marked = np.zeros((self.run.topology.p, len(self.columns)), bool)
        origin, destination = chunk
        if self.counted:
            found = self.holdings.states(cycle)
            if found is not None and destination is not None:
                process_on = self.run.process_on
                full = found[1].reshape(p, p, p)[:, process_on[origin], process_on[destination]]
                column = self.columns.index(destination)
                marked[:, column] = self._by_node(full[self._process].astype(np.int64))
            return marked
        name = destination if self.by_destination else origin
        if name in self.columns:
            rows = slice(None)
            if self.run.operation.key == "multinode-accumulation" and destination is not None:
                rows = slice(destination, destination + 1)
            marked[rows, self.columns.index(name)] = True
        return marked

    def chunk_name(self, chunk: Chunk) -> Text:
        """Return what a chunk is called."""
        origin, end = chunk
        if self.adds:
            many = self.run.operation.key == "multinode-accumulation" and end is not None
            return Text(VALUE_FOR if many else VALUE_OF, origin=origin, end=end)
        return Text(CHUNK_FROM if end is None else CHUNK_TO, origin=origin, end=end)

    def told(self, cycle: int, node: int, column: int) -> Text:
        """Return in words what a cell says in a cycle."""
        matrix = self.at(cycle)
        assert matrix is not None
        held, arriving = int(matrix.held[node, column]), int(matrix.arriving[node, column])
        if self.counted:
            return self._told_count(cycle, node, column)
        if self.adds:
            text = IN_SUM if held else INTO_SUM if arriving else NOT_IN_SUM
            return Text(text, origin=self.columns[column], node=node)
        (chunk,) = self.chunks(cycle, node, column)
        text = HOLDS if held else ARRIVES if arriving else HOLDS_NOT
        return Text(text, node=node, chunk=self.chunk_name(chunk))

    def _told_count(self, cycle: int, node: int, column: int) -> Text:
        origins = self._origins(cycle, node, column)
        end, n = self.columns[column], len(origins)
        if not n:
            return Text(HOLDS_NONE_FOR, node=node, end=end)
        listed: object = enumeration(origins[:MOST_ORIGINS])
        if n > MOST_ORIGINS:
            listed = ", ".join(map(str, origins[:MOST_ORIGINS])) + ", \u2026"
        what = Text(FROM_NODES if n > 1 else FROM_NODE, nodes=listed)
        return counted(n, HOLDS_ONE_FOR, HOLDS_FOR, node=node, end=end, origins=what)

    # -- numbers --------------------------------------------------------------------------------

    def values(self, cycle: int) -> tuple[int | None, ...]:
        """Return what the sum of each node comes to at the end of a cycle; None for an empty one.

        The values at the start are the whole numbers of ``simulate --data``.
        """
        matrix = self.at(cycle)
        if matrix is None or not self.adds:
            return ()
        there = matrix.held + matrix.arriving
        sums = (there * self._by_node(self._start_values)).sum(axis=1)
        full: list[bool] = np.asarray(there.any(axis=1)).tolist()
        pairs = zip(sums.tolist(), full, strict=True)
        return tuple(total if some else None for total, some in pairs)

    @cached_property
    def due(self) -> tuple[int | None, ...]:
        """What the sum of each node must be at the end, by the operation; None where none is."""
        p, operation = self.run.schedule.p, self.run.operation
        values = self._start_values
        if operation.prefix:
            values = np.where(self._process[None, :] <= self._process[:, None], values, 0)
        here = set(operation.result_at(p, self.run.task).tolist())
        totals = self._by_node(values.sum(axis=1)).tolist()
        pairs = zip(totals, self.run.process_on.tolist(), strict=True)
        return tuple(total if process in here else None for total, process in pairs)

    @cached_property
    def _start_values(self) -> Integers:
        """What the value of each column's node is in each row; rows of processes by node."""
        processes = self._process.tolist()
        rows = [[start_value(self.run, o, d) for o in processes] for d in processes]
        return np.array(rows, np.int64)

    @cached_property
    def _arrivals(self) -> Integers:
        return self.run.trace.arrivals(self.run.schedule.transfers)

    def counts(self, cycle: int) -> Integers | None:
        """Return how many chunks each node has at the end of a cycle, shape (p,).

        A chunk under way still counts where it comes from.  None where values are added.
        """
        run, schedule = self.run, self.run.schedule
        if self.adds:
            return None
        start = run.operation.starts(schedule.p, run.task)
        counts = np.bincount(schedule.node_of[start.process], minlength=run.topology.p)
        there = self._arrivals <= run.trace.bounds(cycle)[1] if cycle else np.zeros(1, bool)
        if not there.any():
            return counts
        chunks = schedule.chunk_count[there]
        np.add.at(counts, run.target[there], chunks)
        if Rule.MOVE in schedule.rules:
            np.subtract.at(counts, run.source[there], chunks)
        return counts
