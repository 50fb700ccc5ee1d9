"""Who holds what: a schedule's data movement replayed step by step.

Copies live in a matrix ``holds[process, origin]``, moves in one ``holder`` a chunk, sums in uint64
numbers that really are added (mod 2^64).  What the numbers mean is the caller's choice: real
values give real results, random odd weights prove that each part is taken exactly once, and
one bit an origin shows (up to 64 processes) whose values a partial sum contains.

Assumption: all transfers of a step carry what is held when the step begins.
Limit: O(p^2) memory, so p up to a few thousand.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.errors import ScheduleError
from engine.operation import EVERYBODY, ChunkSet, Operation, Task
from engine.schedule import ChunkList, Rule, Schedule
from engine.text import QT_TRANSLATE_NOOP, Template, Text
from engine.topology.base import Integers

Weights = npt.NDArray[np.uint64]
Booleans = npt.NDArray[np.bool_]

NOT_HELD = QT_TRANSLATE_NOOP(
    "verify", "step {step}: node {node} sends chunk {chunk} to node {target} but does not hold it"
)
DOUBLED = QT_TRANSLATE_NOOP(
    "verify", "step {step}: node {target} gets chunk {chunk} from node {node} but has it already"
)
SENT_TWICE = QT_TRANSLATE_NOOP(
    "verify", "step {step}: node {node} sends chunk {chunk} away twice (once to node {target})"
)


def chunk_name(schedule: Schedule, origin: int, destination: int) -> str:
    """Return the name of a chunk for people, in nodes: ``[3, 5]``, or ``[3]`` for everybody's."""
    ends = [origin] if destination == EVERYBODY else [origin, destination]
    node = schedule.node_of
    # a process that does not exist is on no node; its own number names it
    return str([int(node[end]) if 0 <= end < schedule.p else end for end in ends])


class Replay:
    """The data at all processes between two steps; ``step()`` goes on by one.

    Attributes
    ----------
    holds : bool array, shape (p, p)
        Copies, and values under way in a PASS phase: ``holds[process, origin]``.
    holder : int64 array, shape (p * p,)
        Where each moved chunk ``origin * p + destination`` is; -1 where there is no such chunk.
    sums : uint64 array, shape (p, columns)
        Partial sums; the columns are destinations in multinode accumulation, else there is one.
    has_sum : bool array, of the same shape
    prefix : uint64 array, shape (p,)
        The second sums of prefix sums.
    """

    def __init__(
        self, operation: Operation, task: Task, schedule: Schedule, weights: Weights
    ) -> None:
        p = schedule.p
        self.operation = operation
        self.task = task
        self.schedule = schedule
        self.next_step = 0
        start = operation.starts(p, task)
        self.holds: Booleans = np.zeros((p, p), dtype=bool)
        self.holder: Integers = np.full(p * p if not operation.combines else 0, -1, np.int64)
        self.columns = p if operation.key == "multinode-accumulation" else 1
        self.sums: Weights = np.zeros((p, self.columns), np.uint64)
        self.has_sum: Booleans = np.zeros((p, self.columns), dtype=bool)
        self.prefix: Weights = np.zeros(p, np.uint64)
        self.base: Weights = np.zeros(p, np.uint64)
        if operation.combines:
            column = self._column(start.destination)
            self.sums[start.process, column] = weights.reshape(-1)[: len(start.process)]
            self.has_sum[start.process, column] = True
            self.prefix[:] = self.sums[:, 0]
        elif np.all(start.destination == EVERYBODY):
            self.holds[start.process, start.origin] = True
        else:
            self.holder[start.origin * p + start.destination] = start.process

    def _column(self, destination: Integers) -> Integers:
        return destination if self.columns > 1 else np.zeros_like(destination)

    def run(self) -> Replay:
        """Replay all steps that are left.

        Raises
        ------
        ScheduleError
            As ``step``.
        """
        while self.next_step < self.schedule.steps:
            self.step()
        return self

    def step(self) -> None:
        """Replay the next step.

        Raises
        ------
        ScheduleError
            If a chunk is sent by one who does not hold it, or reaches one who has it.
        """
        number = self.next_step
        rows = self.schedule.rows(number)
        chunks = self.schedule.chunks(number)
        source = self.schedule.source[rows][chunks.transfer]
        target = self.schedule.target[rows][chunks.transfer]
        rule = self.schedule.rules[number]
        if rule is Rule.MOVE:
            self._move(source, target, chunks)
        elif rule is Rule.ADD:
            self._add(source, target, chunks)
        else:
            first = number == 0 or self.schedule.phases[number] != self.schedule.phases[number - 1]
            if first and self.operation.combines:
                self._begin_phase()
            self._copy(source, target, chunks, rule)
        self.next_step += 1
        last = self.next_step == self.schedule.steps
        if last and self.operation.combines and rule is Rule.COPY:
            self._combine()

    def _refuse(
        self, bad: Booleans, why: Template, source: Integers, target: Integers, chunks: ChunkList
    ) -> None:
        """Raise with the first chunk for which ``bad`` is true, if any."""
        if not bad.any():
            return
        i = int(np.argmax(bad))
        node = self.schedule.node_of
        raise ScheduleError(
            Text(
                why,
                step=self.next_step + 1,
                node=int(node[source[i]]),
                target=int(node[target[i]]),
                chunk=chunk_name(self.schedule, int(chunks.origin[i]), int(chunks.destination[i])),
            )
        )

    def _move(self, source: Integers, target: Integers, chunks: ChunkList) -> None:
        chunk = chunks.origin * self.schedule.p + chunks.destination
        self._refuse(self.holder[chunk] != source, NOT_HELD, source, target, chunks)
        self._refuse(_repeated(chunk, len(self.holder)), SENT_TWICE, source, target, chunks)
        self.holder[chunk] = target

    def _copy(self, source: Integers, target: Integers, chunks: ChunkList, rule: Rule) -> None:
        origin = chunks.origin
        self._refuse(~self.holds[source, origin], NOT_HELD, source, target, chunks)
        arrivals = target * self.schedule.p + origin
        doubled = self.holds[target, origin] | _repeated(arrivals, self.holds.size)
        self._refuse(doubled, DOUBLED, source, target, chunks)
        self.holds[target, origin] = True
        if rule in (Rule.PASS, Rule.PREFIX):
            np.add.at(self.sums[:, 0], target, self.base[origin])
        if rule is Rule.PREFIX:
            smaller = origin < target
            np.add.at(self.prefix, target[smaller], self.base[origin[smaller]])

    def _add(self, source: Integers, target: Integers, chunks: ChunkList) -> None:
        column = self._column(chunks.destination)
        self._refuse(~self.has_sum[source, column], NOT_HELD, source, target, chunks)
        own = source * self.columns + column
        self._refuse(_repeated(own, self.sums.size), SENT_TWICE, source, target, chunks)
        parts = self.sums[source, column]
        self.sums[source, column] = 0
        self.has_sum[source, column] = False
        np.add.at(self.sums, (target, column), parts)
        self.has_sum[target, column] = True

    def _begin_phase(self) -> None:
        """Everybody who has a total has it as a value to pass on."""
        self.base = self.sums[:, 0].copy()
        self.holds = np.diag(self.has_sum[:, 0])

    def _combine(self) -> None:
        """Everybody adds up the values that it has got."""
        self.sums[:, 0] = self.holds.astype(np.uint64) @ self.base
        self.has_sum[:, 0] = self.holds.any(axis=1)

    def held(self) -> ChunkSet:
        """Return which chunks are where, for operations that do not add."""
        p = self.schedule.p
        if not self.holder.size or self.holds.any():
            process, origin = np.nonzero(self.holds)
            return ChunkSet(process, origin, np.full_like(origin, EVERYBODY))
        chunk = np.flatnonzero(self.holder >= 0)
        by_process = np.argsort(self.holder[chunk], kind="stable")
        chunk = chunk[by_process]
        return ChunkSet(self.holder[chunk], chunk // p, chunk % p)

    def results(self) -> Weights:
        """Return the result at each process (where one is due), shape (p,)."""
        if self.operation.prefix:
            return self.prefix
        if self.columns > 1:
            return np.diag(self.sums).copy()
        return self.sums[:, 0]


def _repeated(values: Integers, span: int) -> Booleans:
    """Return where a value, 0 .. span - 1, stands for the second or later time."""
    again = np.zeros(len(values), dtype=bool)
    seen = np.zeros(span, dtype=bool)
    seen[values] = True
    if np.count_nonzero(seen) < len(values):
        order = np.argsort(values, kind="stable")
        again[order[1:]] = values[order[1:]] == values[order[:-1]]
    return again
