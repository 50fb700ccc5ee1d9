"""What must have come: each received chunk in its step, and all data at the end.

The proof is apart from the doing: what a chunk must hold follows from the operation and, for
partial sums, from ``Replay``, not from what a rank did.
"""

from __future__ import annotations

import numpy as np

from engine.cluster.rank_file import Passed
from engine.errors import InputError
from engine.operation import EVERYBODY, Operation, Task
from engine.ranks.data import RankData, added_up, chunk_words, own_part, weights, words_from
from engine.ranks.steps import Message, Name, OwnStep, chunk_named
from engine.ranks.world import Words, World
from engine.schedule import Rule, Schedule
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.verify import Replay

RECEIVED_WRONG = QT_TRANSLATE_NOOP(
    "ranks",
    "rank {rank}, step {step}: chunk {chunk} came from rank {peer} with word {word} of {m} wrong",
)
LACKS = QT_TRANSLATE_NOOP("ranks", "at the end rank {rank} lacks chunk {chunk}")
TOO_MUCH = QT_TRANSLATE_NOOP("ranks", "at the end rank {rank} has chunk {chunk} too many")
WRONG = QT_TRANSLATE_NOOP(
    "ranks", "at the end rank {rank} holds chunk {chunk} with word {word} of {m} wrong"
)
WRONG_SUM = QT_TRANSLATE_NOOP(
    "ranks", "at the end rank {rank} has a sum with word {word} of {m} wrong"
)
NO_SUM = QT_TRANSLATE_NOOP("ranks", "at the end rank {rank} has no sum")
OWN_WRONG = QT_TRANSLATE_NOOP(
    "ranks", "{own} gives rank {rank} a result with word {word} of {words} wrong"
)

Finding = tuple[int, int, Text]
"""What is wrong: step, rank and sentence, so that the least is the cause of the others."""


def first_wrong(found: Words, due: Words) -> int | None:
    """Return the number (from 1) of the first word that is not what it must be."""
    wrong = np.flatnonzero(found != due)
    return int(wrong[0]) + 1 if len(wrong) else None


def expected(operation: Operation, task: Task, p: int, rank: int) -> dict[Name, Words]:
    """Return what an operation demands of a rank's data at the end.

    Where values are added, one sum under the name (rank, EVERYBODY).
    """
    if operation.demands is not None:
        names = own_part(operation.demands(p, task), rank)
        return {name: chunk_words(name, p, task.m) for name in names}
    if rank not in operation.result_at(p, task):
        return {}
    parts = added_up(operation, operation.starts(p, task), rank)
    total = weights(parts.origin, parts.destination, p).sum(dtype=np.uint64)
    return {(rank, EVERYBODY): words_from(total, task.m)}


class Watcher:
    """Follows one run of a rank: keeps the log, and compares what comes with what must come."""

    def __init__(self, operation: Operation, task: Task, schedule: Schedule, rank: int) -> None:
        self.rank = rank
        self.p = schedule.p
        self.m = task.m
        self.log: list[Passed] = []
        self.finding: Finding | None = None
        self._replay: Replay | None = None
        if operation.combines:
            start = operation.starts(schedule.p, task)
            first = weights(start.origin, start.destination, schedule.p)
            self._replay = Replay(operation, task, schedule, first)
        self._before: Words = np.zeros((0, 0), np.uint64)

    def begin(self, step: OwnStep) -> None:
        """Follow the sums of all ranks through a step; steps come in order."""
        if self._replay is not None:
            self._before = self._replay.sums.copy()
            self._replay.step()

    def sent(self, step: OwnStep, message: Message) -> None:
        """Note what was sent."""
        self.log.append(_passed(step, "send", message))

    def received(self, step: OwnStep, message: Message, block: Words) -> None:
        """Note what was received, and the first thing that is wrong with it."""
        self.log.append(_passed(step, "receive", message))
        for place, name in enumerate(message.names):
            words = block[place * self.m : (place + 1) * self.m]
            word = first_wrong(words, self._due(step.rule, message.peer, name))
            if word is not None and self.finding is None:
                said = Text(
                    RECEIVED_WRONG,
                    rank=self.rank,
                    step=step.number + 1,
                    chunk=chunk_named(*name),
                    peer=message.peer,
                    word=word,
                    m=self.m,
                )
                self.finding = (step.number, self.rank, said)

    def _due(self, rule: Rule, peer: int, name: Name) -> Words:
        if self._replay is None:
            return chunk_words(name, self.p, self.m)
        if rule is Rule.ADD:
            column = name[1] if self._replay.columns > 1 else 0
            return words_from(self._before[peer, column], self.m)
        return words_from(self._replay.base[name[0]], self.m)


def _passed(step: OwnStep, way: str, message: Message) -> Passed:
    chunks = tuple(
        (origin, None if destination == EVERYBODY else destination)
        for origin, destination in message.names
    )
    return Passed(step.number + 1, way, message.peer, chunks)  # type: ignore[arg-type]


def at_the_end(data: RankData, due: dict[Name, Words], steps: int) -> Finding | None:
    """Return what is wrong with a rank's data after all steps, None if nothing is."""
    rank, m = data.rank, data.m
    for name, words in due.items():
        chunk = chunk_named(*name)
        if data.operation.combines:
            held, lacks = data.result(), Text(NO_SUM, rank=rank)
        else:
            held, lacks = data.chunks.get(name), Text(LACKS, rank=rank, chunk=chunk)
        if held is None:
            return steps, rank, lacks
        word = first_wrong(held, words)
        if word is not None:
            sums = data.operation.combines
            wrong = Text(WRONG_SUM if sums else WRONG, rank=rank, chunk=chunk, word=word, m=m)
            return steps, rank, wrong
    if not data.operation.combines:
        for name in data.chunks.keys() - due.keys():
            return steps, rank, Text(TOO_MUCH, rank=rank, chunk=chunk_named(*name))
    return None


def refuse_first(world: World, finding: Finding | None) -> None:
    """Do nothing if no rank has found anything wrong.

    Raises
    ------
    InputError
        At all ranks, with what was wrong first.
    """
    found = [one for one in world.everybody(finding) if one is not None]
    if found:
        raise InputError(min(found, key=lambda one: one[:2])[2])
