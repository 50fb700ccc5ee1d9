"""The example of a step: one transfer of the schedule, and what can be said of it as facts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engine.report.counts import Counts
from engine.run import Run
from engine.topology.base import Integers

MOST_LISTED = 1 << 20
"""Steps of more chunks are not gone through to see which the example carries."""


@dataclass(frozen=True, eq=False)
class Example:
    """A step (from 1) of a run, and one of its transfers.

    ``node`` is the node that people have chosen; the example is its first transfer if it has one,
    else the transfer ``under_way`` if that is given (where one at a time is).
    """

    run: Run
    counts: Counts
    step: int
    node: int | None = None
    under_way: int | None = None

    @property
    def rows(self) -> slice:
        """The step's transfers."""
        return self.run.schedule.rows(self.step - 1)

    @cached_property
    def transfer(self) -> int:
        """The number of the example: from the chosen node, to it, or from the lowest number."""
        source, target = self.run.source[self.rows], self.run.target[self.rows]
        for ends in (source, target):
            found = np.flatnonzero(ends == (-1 if self.node is None else self.node))
            if len(found):
                return int(self.rows.start + found[0])
        if self.under_way is not None:
            return self.under_way
        return int(self.rows.start + np.argmin(source))

    @cached_property
    def ends(self) -> tuple[int, int]:
        """The example's nodes: who sends, and to whom."""
        return int(self.run.source[self.transfer]), int(self.run.target[self.transfer])

    @cached_property
    def processes(self) -> tuple[int, int]:
        """The example's processes."""
        schedule = self.run.schedule
        return int(schedule.source[self.transfer]), int(schedule.target[self.transfer])

    @cached_property
    def takes_part(self) -> bool:
        """Whether the chosen node sends or receives (also if none is chosen)."""
        return self.node is None or self.node in self.ends

    @cached_property
    def swaps(self) -> bool:
        """Whether the other end sends the same number of chunks back in this step."""
        a, b = self.ends
        source, target = self.run.source[self.rows], self.run.target[self.rows]
        back = np.flatnonzero((source == b) & (target == a))
        count = self.run.schedule.chunk_count
        return len(back) == 1 and count[self.rows.start + back[0]] == count[self.transfer]

    @cached_property
    def chunks(self) -> tuple[Integers, Integers] | None:
        """Origins and destinations of the example's chunks; None where they are too many."""
        return self._chunks_of(self.transfer, self.step - 1)

    def _chunks_of(self, transfer: int, step: int) -> tuple[Integers, Integers] | None:
        schedule = self.run.schedule
        rows = schedule.rows(step)
        if schedule.chunk_count[rows].sum() > MOST_LISTED:
            return None
        listed = schedule.chunks(step)
        own = listed.transfer == transfer - rows.start
        return listed.origin[own], listed.destination[own]

    @cached_property
    def passes_on(self) -> bool:
        """Whether the example carries just what its sender got in the step before."""
        if self.step < 2:
            return False
        schedule = self.run.schedule
        before = schedule.rows(self.step - 2)
        got = np.flatnonzero(schedule.target[before] == self.processes[0])
        if len(got) != 1:
            return False
        transfer = int(before.start + got[0])
        if schedule.chunk_count[transfer] != schedule.chunk_count[self.transfer]:
            return False
        theirs, mine = self._chunks_of(transfer, self.step - 2), self.chunks
        if theirs is None or mine is None:
            return False
        return all(np.array_equal(*pair) for pair in zip(theirs, mine, strict=True))


def node_name(run: Run, node: int) -> str:
    """Return what a node is called here: in bits on a hypercube, where bits say what differs."""
    return run.topology.label(node, "binary" if run.topology.kind == "hypercube" else "decimal")
