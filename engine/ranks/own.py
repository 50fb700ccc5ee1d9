"""MPI's own collective of the same operation on the same data, as a yardstick for the schedule."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from engine.operation import Operation, Task
from engine.ranks.checks import OWN_WRONG, Finding, expected, first_wrong
from engine.ranks.data import chunk_words, own_part
from engine.ranks.steps import Name
from engine.ranks.world import Words, World
from engine.text import Text

NOBODY = -1
"""No partner: MPI_PROC_NULL."""


@dataclass(frozen=True, eq=False)
class OwnCollective:
    """One rank's part in MPI's own operation: what it gives, what it gets, what that must be."""

    name: str
    root: int
    to: int
    source: int
    send: Words
    due: Words
    receive: Words = field(init=False)

    def __post_init__(self) -> None:
        """Make room for what comes."""
        object.__setattr__(self, "receive", np.zeros_like(self.due))

    def clear(self) -> None:
        """Forget what came before."""
        self.receive[:] = 0

    def call(self, world: World) -> None:
        """Call it, at all ranks."""
        world.collective(self.name, self.send, self.receive, self.root, self.to, self.source)

    def wrong(self, rank: int) -> Finding | None:
        """Return what is wrong with what came, None if nothing is."""
        word = first_wrong(self.receive, self.due)
        if word is None:
            return None
        said = Text(OWN_WRONG, own=self.name, rank=rank, word=word, words=len(self.due))
        return 0, rank, said


def own_collective(operation: Operation, task: Task, p: int, rank: int) -> OwnCollective:
    """Return a rank's part in MPI's own operation; what it has no part in is empty."""
    start = operation.starts(p, task)
    given = own_part(start, rank)
    due = expected(operation, task, p, rank)
    to = source = NOBODY
    if operation.mpi in ("MPI_Send", "MPI_Sendrecv"):
        to = next((destination for _, destination in given), NOBODY)
        source = next((origin for origin, _ in due), NOBODY)
    send = _joined([chunk_words(name, p, task.m) for name in _in_order(given)])
    return OwnCollective(
        operation.mpi,
        task.root,
        to,
        source,
        send,
        _joined([due[name] for name in _in_order(list(due))]),
    )


def _in_order(names: list[Name]) -> list[Name]:
    """Return chunks in the order in which MPI has them: by the other end."""
    return sorted(names)


def _joined(parts: list[Words]) -> Words:
    return np.concatenate(parts) if parts else np.zeros(0, np.uint64)
