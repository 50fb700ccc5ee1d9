"""The eleven collective operations: what each starts from and what it must achieve.

Names and duals follow the lecture (3.2) and Kumar/Grama chapter 4.  A dual is the same algorithm
run backwards.  An operation says nothing of how it is done; that is an algorithm's business.

A chunk is named by (origin, destination); the destination is ``EVERYBODY`` where all get it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.catalogue import find
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers

EVERYBODY = -1
"""The destination of a chunk that everybody gets."""


@dataclass(frozen=True)
class Task:
    """What is asked for, beside the network: block size in words, nodes, shift and choices.

    ``order`` is ``low`` (last dimension first) or ``high``; ``switching`` matters only to
    algorithms that are made of another operation's default algorithm.
    """

    m: int = 1
    root: int = 0
    q: int = 1
    source: int = 0
    target: int = 1
    order: str = "low"
    switching: str = "store-and-forward"


@dataclass(frozen=True)
class ChunkSet:
    """Chunks at processes: three int64 arrays of one shape, sorted by process."""

    process: Integers
    origin: Integers
    destination: Integers


Chunks = Callable[[int, Task], ChunkSet]


def chunk_set(process: object, origin: object, destination: object) -> ChunkSet:
    """Return a ChunkSet of things that broadcast against one another."""
    columns = np.broadcast_arrays(
        np.asarray(process, np.int64),
        np.asarray(origin, np.int64),
        np.asarray(destination, np.int64),
    )
    return ChunkSet(*(column.reshape(-1).copy() for column in columns))


def everyone(p: int, task: Task) -> ChunkSet:
    """One chunk for everybody at each process."""
    return chunk_set(np.arange(p), np.arange(p), EVERYBODY)


def everything_everywhere(p: int, task: Task) -> ChunkSet:
    """Every process holds the chunk of every process."""
    return chunk_set(np.arange(p)[:, None], np.arange(p)[None, :], EVERYBODY)


def shift_target(p: int, task: Task) -> Integers:
    """Return the process to which each process sends in a shift by q."""
    target: Integers = (np.arange(p) + task.q) % p
    return target


@dataclass(frozen=True)
class Operation:
    """An entry of the catalogue of operations.

    ``starts(p, task)`` says what each process holds before; ``demands`` what each must hold after
    (None where the result is a sum).  ``uses`` names the options that it needs.  ``prefix`` marks
    the sum of which process i gets the first i + 1 values only.
    """

    key: str
    title: Text
    mpi: str
    summary: Text
    starts: Chunks
    demands: Chunks | None
    dual: str | None = None
    uses: frozenset[str] = frozenset()
    prefix: bool = False

    @property
    def combines(self) -> bool:
        """Whether values are added up on the way."""
        return self.demands is None

    def result_at(self, p: int, task: Task) -> Integers:
        """Return the processes at which a result is due, for operations that add."""
        return np.array([task.root]) if self.key == "reduce" else np.arange(p)


def _pairs(p: int, task: Task) -> ChunkSet:
    return chunk_set(np.arange(p)[:, None], np.arange(p)[:, None], np.arange(p)[None, :])


OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "point-to-point",
        Text(QT_TRANSLATE_NOOP("operation", "Point-to-point")),
        "MPI_Send",
        Text(QT_TRANSLATE_NOOP("operation", "one node sends a message to another")),
        lambda p, task: chunk_set([task.source], task.source, task.target),
        lambda p, task: chunk_set([task.target], task.source, task.target),
        uses=frozenset({"source", "target"}),
    ),
    Operation(
        "broadcast",
        Text(QT_TRANSLATE_NOOP("operation", "Broadcast")),
        "MPI_Bcast",
        Text(QT_TRANSLATE_NOOP("operation", "the root's message goes to all nodes")),
        lambda p, task: chunk_set([task.root], task.root, EVERYBODY),
        lambda p, task: chunk_set(np.arange(p), task.root, EVERYBODY),
        dual="reduce",
        uses=frozenset({"root"}),
    ),
    Operation(
        "reduce",
        Text(QT_TRANSLATE_NOOP("operation", "Reduce")),
        "MPI_Reduce",
        Text(QT_TRANSLATE_NOOP("operation", "the values of all nodes are added up at the root")),
        lambda p, task: chunk_set(np.arange(p), np.arange(p), task.root),
        None,
        dual="broadcast",
        uses=frozenset({"root"}),
    ),
    Operation(
        "all-to-all-broadcast",
        Text(QT_TRANSLATE_NOOP("operation", "All-to-all broadcast")),
        "MPI_Allgather",
        Text(QT_TRANSLATE_NOOP("operation", "the chunk of every node goes to all nodes")),
        everyone,
        everything_everywhere,
        dual="multinode-accumulation",
    ),
    Operation(
        "multinode-accumulation",
        Text(QT_TRANSLATE_NOOP("operation", "Multinode accumulation")),
        "MPI_Reduce_scatter",
        Text(
            QT_TRANSLATE_NOOP(
                "operation", "every node gets the sum of the blocks that all nodes have for it"
            )
        ),
        _pairs,
        None,
        dual="all-to-all-broadcast",
    ),
    Operation(
        "all-reduce",
        Text(QT_TRANSLATE_NOOP("operation", "All-reduce")),
        "MPI_Allreduce",
        Text(QT_TRANSLATE_NOOP("operation", "every node gets the sum of the values of all nodes")),
        everyone,
        None,
    ),
    Operation(
        "prefix-sum",
        Text(QT_TRANSLATE_NOOP("operation", "Prefix sums")),
        "MPI_Scan",
        Text(QT_TRANSLATE_NOOP("operation", "node i gets the sum of the values of nodes 0 to i")),
        everyone,
        None,
        prefix=True,
    ),
    Operation(
        "scatter",
        Text(QT_TRANSLATE_NOOP("operation", "Scatter")),
        "MPI_Scatter",
        Text(QT_TRANSLATE_NOOP("operation", "the root sends every node a chunk of its own")),
        lambda p, task: chunk_set([task.root], task.root, np.arange(p)),
        lambda p, task: chunk_set(np.arange(p), task.root, np.arange(p)),
        dual="gather",
        uses=frozenset({"root"}),
    ),
    Operation(
        "gather",
        Text(QT_TRANSLATE_NOOP("operation", "Gather")),
        "MPI_Gather",
        Text(QT_TRANSLATE_NOOP("operation", "the root collects a chunk from every node")),
        lambda p, task: chunk_set(np.arange(p), np.arange(p), task.root),
        lambda p, task: chunk_set([task.root], np.arange(p), task.root),
        dual="scatter",
        uses=frozenset({"root"}),
    ),
    Operation(
        "total-exchange",
        Text(QT_TRANSLATE_NOOP("operation", "Total exchange")),
        "MPI_Alltoall",
        Text(QT_TRANSLATE_NOOP("operation", "every node sends every other a chunk of its own")),
        _pairs,
        lambda p, task: chunk_set(
            np.arange(p)[:, None], np.arange(p)[None, :], np.arange(p)[:, None]
        ),
    ),
    Operation(
        "shift",
        Text(QT_TRANSLATE_NOOP("operation", "Circular shift")),
        "MPI_Sendrecv",
        Text(QT_TRANSLATE_NOOP("operation", "node i sends its message to node i + q modulo p")),
        lambda p, task: chunk_set(np.arange(p), np.arange(p), shift_target(p, task)),
        lambda p, task: chunk_set(shift_target(p, task), np.arange(p), shift_target(p, task)),
        uses=frozenset({"q"}),
    ),
)
"""All operations, in the lecture's order."""

WHAT = QT_TRANSLATE_NOOP("operation", "the operation")


def operation_of(key: str) -> Operation:
    """Return the catalogue entry of an operation.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(OPERATIONS, key, Text(WHAT))
