"""The time of a run so far: after every cycle, and after every step in its three parts."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from engine.exact_time import TickUnit
from engine.run import Run
from engine.sweep.value import Shares
from engine.topology.base import Integers, frozen


@dataclass(frozen=True, eq=False)
class SoFar:
    """How the time of a run grows.

    Attributes
    ----------
    unit : TickUnit
    cycle_ends : int64 array, shape (cycles + 1,)
        The time in ticks after each cycle; 0 after cycle 0, before the first step.
    step_ends : int64 array, shape (steps + 1,)
        The same after each step.
    last_cycles : int64 array, shape (steps + 1,)
        The last cycle of each step; 0 before the first.
    shares : tuple of Shares, one for each of ``step_ends``
        The parts of the time so far: startups, headers, words.
    """

    unit: TickUnit
    cycle_ends: Integers
    step_ends: Integers
    last_cycles: Integers
    shares: tuple[Shares, ...]

    def time(self, cycle: int) -> Fraction:
        """Return the time after a cycle."""
        return self.unit.time(int(self.cycle_ends[cycle]))

    def parts(self, ticks: int) -> Shares:
        """Return the parts of the time at an instant.

        Within a step its startup is paid first; headers and words then grow together.
        """
        step = int(np.searchsorted(self.step_ends, ticks, side="right")) - 1
        before = self.shares[step]
        if step + 1 == len(self.shares):
            return before
        gone = self.unit.time(ticks - int(self.step_ends[step]))
        after = self.shares[step + 1]
        startup, hop, word = (b - a for a, b in zip(before, after, strict=True))
        paid = min(gone, startup)
        share = (gone - paid) / (hop + word) if hop + word else Fraction(0)
        return Shares(
            before.startup + paid, before.per_hop + share * hop, before.per_word + share * word
        )


def time_so_far(run: Run) -> SoFar:
    """Return how the time of a run grows, cycle by cycle and step by step."""
    trace, scenario = run.trace, run.scenario
    ends = frozen(np.append(trace.cycle_starts, trace.duration))
    step_ends = frozen(trace.step_starts)
    sums = [Shares(Fraction(0), Fraction(0), Fraction(0))]
    for terms in run.step_terms:
        costs = (terms.ts * scenario.ts, terms.th * scenario.th, terms.tw * scenario.tw)
        sums.append(Shares(*(a + b for a, b in zip(sums[-1], costs, strict=True))))
    last = frozen(np.searchsorted(trace.cycle_starts, step_ends, side="left"))
    return SoFar(trace.unit, ends, step_ends, last, tuple(sums))
