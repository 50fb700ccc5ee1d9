"""A schedule: the steps of an algorithm as columns, without any time.

The columns say who sends to whom in which step and how many chunks; the chunks themselves are
listed on request, a step at a time (a total exchange on a ring of 1024 would be 537 million moves,
and a timing table needs none of them).

Every step belongs to a phase with a ``Rule`` that says what a transfer does to the data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

import numpy as np

from engine.gray_code import gray
from engine.topology.base import Integers, frozen


class Rule(Enum):
    """What the transfers of a phase do to the data."""

    COPY = "copy"
    """The target gains the chunk, the sender keeps it."""
    MOVE = "move"
    """The chunk leaves the sender."""
    ADD = "add"
    """The sender's partial sum leaves it and is added to that of the target."""
    PASS = "pass"
    """A value that some process had at the start of the phase is passed on unchanged and added to
    the target's total."""
    PREFIX = "prefix"
    """As PASS, and added to the target's prefix if the value's origin has a smaller number."""


class ChunkList(NamedTuple):
    """The chunks of one step: transfer (number within the step), origin, destination.

    Three int64 arrays of one shape, sorted by transfer; the destination is -1 for everybody.
    """

    transfer: Integers
    origin: Integers
    destination: Integers


@dataclass(frozen=True)
class Step:
    """One step while a schedule is built: columns, and the chunks on request.

    ``source``, ``target`` and ``chunk_count`` are int64 of shape (transfers,); ``chunks()`` returns
    origin and destination of the chunks, transfer after transfer, broadcastable to one flat shape.
    """

    source: Integers
    target: Integers
    chunk_count: Integers
    chunks: Callable[[], tuple[Integers, Integers]]
    rule: Rule
    phase: int = 0

    def chunk_list(self) -> ChunkList:
        """Return the chunks as columns."""
        transfer = np.repeat(np.arange(len(self.source)), self.chunk_count)
        origin, destination = self.chunks()
        return ChunkList(
            transfer,
            np.broadcast_to(origin, transfer.shape),
            np.broadcast_to(destination, transfer.shape),
        )


def listed(origin: Integers, destination: Integers) -> Callable[[], tuple[Integers, Integers]]:
    """Return the ``chunks`` of a step whose names are known beforehand."""
    return lambda: (origin, destination)


@dataclass(frozen=True, eq=False)
class Schedule:
    """The steps of one algorithm for p processes.

    Attributes
    ----------
    operation, algorithm : str
        Keys of the catalogues.
    p, m : int
        Processes; words of a chunk.
    step, source, target, chunk_count : int64 arrays, shape (transfers,)
        Sorted by step (from 0); a row's index is the transfer's number in the whole run.
    rules : tuple of Rule, one a step
    phases : tuple of int, one a step
    one_port : bool
        Whether in each step a process begins at most one transfer and ends at most one.
    backwards : tuple of bool, one a step
        Whether the step's routes are those from target to source, reversed (dual operations).
    numbering : str
        ``binary``, or ``gray`` where processes lie along the Gray ring.
    nodes : int64 array, shape (p,), or None
        The node of each process where an embedding says it; else the numbering does.
    """

    operation: str
    algorithm: str
    p: int
    m: int
    step: Integers
    source: Integers
    target: Integers
    chunk_count: Integers
    rules: tuple[Rule, ...]
    phases: tuple[int, ...]
    backwards: tuple[bool, ...]
    chunk_lists: Callable[[int], ChunkList]
    one_port: bool = True
    numbering: str = "binary"
    nodes: Integers | None = None

    @property
    def steps(self) -> int:
        """The number of steps."""
        return len(self.rules)

    @property
    def transfers(self) -> int:
        """The number of transfers."""
        return len(self.step)

    @property
    def words(self) -> Integers:
        """The words of each transfer."""
        return self.chunk_count * self.m

    def words_of(self, transfers: Integers) -> Integers:
        """Return the words of some transfers; ``words`` would count those of all."""
        return self.chunk_count[transfers] * self.m

    @property
    def node_of(self) -> Integers:
        """The node on which each process lives, by the embedding or the numbering."""
        if self.nodes is not None:
            return self.nodes
        if self.numbering == "gray":
            return np.array([gray(i) for i in range(self.p)], dtype=np.int64)
        return np.arange(self.p)

    def rows(self, step: int) -> slice:
        """Return the rows (transfer numbers) of a step."""
        first, end = np.searchsorted(self.step, [step, step + 1])
        return slice(int(first), int(end))

    def chunks(self, step: int) -> ChunkList:
        """Return the chunks that move in a step (from 0)."""
        return self.chunk_lists(step)

    def chunk_moves(self) -> int:
        """Return how many chunks move in the whole schedule."""
        return int(self.chunk_count.sum())


def from_steps(
    operation: str,
    algorithm: str,
    p: int,
    m: int,
    steps: Sequence[Step],
    one_port: bool = True,
    numbering: str = "binary",
) -> Schedule:
    """Return the schedule made of ``steps``; transfers of a step are numbered as they stand."""
    lengths = [len(step.source) for step in steps]

    def chunk_lists(number: int) -> ChunkList:
        return steps[number].chunk_list()

    return Schedule(
        operation,
        algorithm,
        p,
        m,
        frozen(np.repeat(np.arange(len(steps)), lengths)),
        frozen(np.concatenate([step.source for step in steps])),
        frozen(np.concatenate([step.target for step in steps])),
        frozen(np.concatenate([step.chunk_count for step in steps])),
        tuple(step.rule for step in steps),
        tuple(step.phase for step in steps),
        (False,) * len(steps),
        chunk_lists,
        one_port,
        numbering=numbering,
    )


def in_series(operation: str, algorithm: str, first: Schedule, second: Schedule) -> Schedule:
    """Return one schedule that does ``first`` and then ``second``."""
    after = first.steps

    def chunk_lists(number: int) -> ChunkList:
        return first.chunks(number) if number < after else second.chunks(number - after)

    return Schedule(
        operation,
        algorithm,
        first.p,
        first.m,
        frozen(np.concatenate([first.step, second.step + after])),
        frozen(np.concatenate([first.source, second.source])),
        frozen(np.concatenate([first.target, second.target])),
        frozen(np.concatenate([first.chunk_count, second.chunk_count])),
        first.rules + second.rules,
        first.phases + tuple(phase + first.phases[-1] + 1 for phase in second.phases),
        first.backwards + second.backwards,
        chunk_lists,
        first.one_port and second.one_port,
    )


def dual(
    operation: str,
    schedule: Schedule,
    rule: Rule,
    rename: Callable[[Integers, Integers, Integers], tuple[Integers, Integers]],
) -> Schedule:
    """Return the steps of ``schedule`` backwards, with every route reversed.

    ``rename(sender, origin, destination)`` gives the names (origin, destination) that the chunks
    of the dual have; ``sender`` is who sends in the dual.
    """
    last = schedule.steps - 1
    order = np.argsort(last - schedule.step, kind="stable")

    def chunk_lists(number: int) -> ChunkList:
        old = schedule.chunks(last - number)
        sender = schedule.target[schedule.rows(last - number)][old.transfer]
        return ChunkList(old.transfer, *rename(sender, old.origin, old.destination))

    return Schedule(
        operation,
        schedule.algorithm,
        schedule.p,
        schedule.m,
        frozen(last - schedule.step[order]),
        frozen(schedule.target[order]),
        frozen(schedule.source[order]),
        frozen(schedule.chunk_count[order]),
        (rule,) * schedule.steps,
        (0,) * schedule.steps,
        tuple(not turned for turned in reversed(schedule.backwards)),
        chunk_lists,
        schedule.one_port,
        schedule.numbering,
    )
