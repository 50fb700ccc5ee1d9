"""The data of one rank: real words that move, and are added up, as the rules of a schedule say.

``engine/verify/replay.py`` follows who holds what for all processes at once; this is one process
with its words.  The words of chunk (origin, destination) are w, 3 w, 5 w, ... modulo 2^64, where w
is a number mixed from the two, so that a sum of chunks is known from the sum of their w alone and
hardly any wrong sum looks right.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import numpy as np

from engine.operation import EVERYBODY, ChunkSet, Operation, Task
from engine.ranks.steps import Name, OwnStep
from engine.ranks.world import Words
from engine.schedule import Rule
from engine.topology.base import Integers


def weights(origin: Integers, destination: Integers, p: int) -> Words:
    """Return the first word of each chunk: a mixed number (splitmix64) of its name, uint64.

    >>> len(set(weights(np.arange(9) // 3, np.arange(9) % 3, 3).tolist()))
    9
    """
    z = (np.asarray(origin) * (p + 1) + destination + 2).astype(np.uint64)
    z = z * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed: Words = z ^ (z >> np.uint64(31))
    return mixed


def words_from(weight: np.uint64, m: int) -> Words:
    """Return the m words that begin with a weight."""
    odd: Words = np.arange(1, 2 * m, 2, dtype=np.uint64)
    return odd * weight


def chunk_words(name: Name, p: int, m: int) -> Words:
    """Return the words of a chunk as its origin fills them."""
    (weight,) = weights(np.array([name[0]]), np.array([name[1]]), p)
    return words_from(weight, m)


def own_part(chunks: ChunkSet, rank: int) -> list[Name]:
    """Return the names of a rank's chunks of a set, in its order."""
    own = chunks.process == rank
    names = zip(chunks.origin[own].tolist(), chunks.destination[own].tolist(), strict=True)
    return [(int(origin), int(destination)) for origin, destination in names]


def added_up(operation: Operation, start: ChunkSet, rank: int) -> ChunkSet:
    """Return the chunks whose sum is due at a rank, of an operation that adds."""
    keep = np.ones(len(start.process), dtype=bool)
    if operation.prefix:
        keep = start.origin <= rank
    elif has_columns(operation):
        keep = start.destination == rank
    return ChunkSet(start.process[keep], start.origin[keep], start.destination[keep])


def has_columns(operation: Operation) -> bool:
    """Return whether there is a sum for each destination, not one for all."""
    return operation.key == "multinode-accumulation"


class RankData:
    """What one rank holds between two steps.

    Attributes
    ----------
    chunks : dict of Name to words
        Copies and moved chunks; while sums are formed, the values that are passed on.
    sums : dict of int to words
        Partial sums by destination; without columns there is one, under 0.
    prefix : words or None
        The second sum of prefix sums.
    """

    def __init__(self, operation: Operation, task: Task, p: int, rank: int) -> None:
        self.operation = operation
        self.rank = rank
        self.m = task.m
        self.columns = has_columns(operation)
        self.chunks: dict[Name, Words] = {}
        self.sums: dict[int, Words] = {}
        self.prefix: Words | None = None
        for name in own_part(operation.starts(p, task), rank):
            words = chunk_words(name, p, task.m)
            if operation.combines:
                self.sums[self._column(name)] = words
            else:
                self.chunks[name] = words
        if operation.prefix:
            self.prefix = self.sums[0].copy()

    def _column(self, name: Name) -> int:
        return name[1] if self.columns else 0

    def begin(self, step: OwnStep) -> None:
        """Begin a step: with a phase of passing on, a rank's total becomes the value it passes."""
        if self.operation.combines and step.begins and step.rule is not Rule.ADD:
            known = (self.rank, EVERYBODY)
            self.chunks = {known: self.sums[0].copy()} if 0 in self.sums else {}

    def take(self, rule: Rule, names: Iterable[Name]) -> list[Words]:
        """Return the words of chunks to send; what leaves this rank is gone."""
        if rule is Rule.ADD:
            return [self.sums.pop(self._column(name)) for name in names]
        if rule is Rule.MOVE:
            return [self.chunks.pop(name) for name in names]
        return [self.chunks[name[0], EVERYBODY] for name in names]

    def put(self, rule: Rule, names: Iterable[Name], block: Words) -> None:
        """Take chunks in that have come, one after another in ``block``."""
        for place, name in enumerate(names):
            words = block[place * self.m : (place + 1) * self.m]
            if rule is Rule.ADD:
                self._add(self._column(name), words)
                continue
            key = name if rule is Rule.MOVE else (name[0], EVERYBODY)
            self.chunks[key] = words
            if rule in (Rule.PASS, Rule.PREFIX):
                self._add(0, words)
            if rule is Rule.PREFIX and name[0] < self.rank:
                assert self.prefix is not None
                self.prefix += words

    def _add(self, column: int, words: Words) -> None:
        if column in self.sums:
            self.sums[column] += words
        else:
            self.sums[column] = words.copy()  # it may be passed on unchanged

    def end(self, last: OwnStep) -> None:
        """End the last step: values that were only collected are added up."""
        if self.operation.combines and last.rule is Rule.COPY:
            values = list(self.chunks.values())
            self.sums = {0: reduce(np.add, values[1:], values[0].copy())} if values else {}

    def result(self) -> Words | None:
        """Return the sum that is due here, None if there is none."""
        if self.operation.prefix:
            return self.prefix
        return self.sums.get(self.rank if self.columns else 0)
