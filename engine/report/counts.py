"""How much every node holds after each step, as numbers: for networks of any size.

What is counted is chunks where chunks are copied or moved, partial sums where many are under way
(multinode accumulation), and the starting values in the node's own sum where values are added.
``Holdings`` says which; this says how many, from the columns of the schedule alone.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from engine.run import Run
from engine.schedule import Rule
from engine.topology.base import Integers

MOST_MOVES, MOST_STEPS = 1 << 18, 256
"""Schedules of more chunks and steps are not gone through to see which chunks are at home."""

ONE_FOR_EACH = ("total-exchange", "multinode-accumulation")
"""Operations that begin with one chunk for every node at every node."""


class Counts:
    """The numbers of a run; processes are named by their numbers, as in the schedule."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.p = run.schedule.p
        self._chunks = self._first_chunks()
        self._values = np.ones(self.p, np.int64)
        self._held = [self._state(Rule.COPY if not run.operation.combines else Rule.ADD)]
        self._bases: list[Integers] = []
        self._base = self._values.copy()
        self._prefix = self._values.copy()

    def _first_chunks(self) -> Integers:
        """Return how many chunks each process begins with; a million of them need no list."""
        if self.run.operation.key in ONE_FOR_EACH:
            return np.full(self.p, self.p)
        start = self.run.operation.starts(self.p, self.run.task)
        return np.bincount(start.process, minlength=self.p)

    @property
    def of_values(self) -> bool:
        """Whether starting values in sums are counted, rather than chunks."""
        return self.run.operation.combines and not self.many_sums

    @property
    def many_sums(self) -> bool:
        """Whether every node holds a partial sum for each node."""
        return self.run.operation.key == "multinode-accumulation"

    def after(self, step: int) -> Integers:
        """Return what each process holds after a step (from 1; 0: before all), shape (p,)."""
        while len(self._held) <= step:
            self._go_on(len(self._held) - 1)
        return self._held[step]

    def base(self, step: int) -> Integers:
        """Return how many values are in what each process passes on in a step (from 1)."""
        self.after(step)
        return self._bases[step - 1]

    def _state(self, rule: Rule) -> Integers:
        if rule is Rule.PREFIX:
            return self._prefix.copy()
        return (self._values if self.of_values else self._chunks).copy()

    def _go_on(self, step: int) -> None:
        """Carry out a step (from 0)."""
        schedule = self.run.schedule
        rows, rule = schedule.rows(step), schedule.rules[step]
        source, target = schedule.source[rows], schedule.target[rows]
        if step == 0 or schedule.phases[step] != schedule.phases[step - 1]:
            self._base = self._values.copy()
        self._bases.append(self._base if rule in (Rule.PASS, Rule.PREFIX) else self._values.copy())
        if not self.of_values:
            count = schedule.chunk_count[rows]
            if rule is not Rule.ADD:
                np.add.at(self._chunks, target, count)
            if rule is not Rule.COPY:
                np.subtract.at(self._chunks, source, count)
        elif rule is Rule.ADD:
            parts = self._values[source]
            self._values[source] = 0
            np.add.at(self._values, target, parts)
        elif rule is Rule.COPY:
            self._copy(step, source, target)
        else:
            origin = schedule.chunks(step).origin
            np.add.at(self._values, target, self._base[origin])
            if rule is Rule.PREFIX:
                smaller = origin < target
                np.add.at(self._prefix, target[smaller], self._base[origin[smaller]])
        self._held.append(self._state(rule))

    def _copy(self, step: int, source: Integers, target: Integers) -> None:
        """Copy values that are added at the end, or a sum that is ready."""
        if self.run.schedule.phases[step]:  # the broadcast after a reduction
            self._values[target] = self._values[source]
        else:
            np.add.at(
                self._values, target, self.run.schedule.chunk_count[self.run.schedule.rows(step)]
            )

    @cached_property
    def at_home(self) -> tuple[int, ...] | None:
        """How many chunks are where they belong after each step; None where that is no matter.

        The first entry is before all steps.  For schedules that are too long it is None too.
        """
        run, schedule = self.run, self.run.schedule
        if run.operation.combines or run.operation.demands is None:
            return None
        if schedule.chunk_moves() > MOST_MOVES or schedule.steps > MOST_STEPS:
            return None
        start = run.operation.starts(self.p, run.task)
        if (start.destination < 0).any():
            return None
        found = [int(np.count_nonzero(start.destination == start.process))]
        for step in range(schedule.steps):
            chunks, rows = schedule.chunks(step), schedule.rows(step)
            target = schedule.target[rows][chunks.transfer]
            source = schedule.source[rows][chunks.transfer]
            come = np.count_nonzero(chunks.destination == target)
            left = np.count_nonzero(chunks.destination == source)
            found.append(found[-1] + int(come) - int(left))
        return tuple(found)

    @property
    def all_chunks(self) -> int:
        """How many chunks there are."""
        return int(self._held[0].sum())
