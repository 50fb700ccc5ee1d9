"""Who pays: the transfers of the critical path by the term of the time that they add to.

The simulated time is the sum of what the crossings of every step's critical path cost
(``engine.simulation.critical_path``).  A transfer pays a term if one of its crossings on that path
has a part of it: the startup before the first crossing of a step, the header of each, and the words
of those that keep what follows waiting until their tail has gone.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.run import Run
from engine.simulation import shares


@dataclass(frozen=True)
class Paying:
    """The numbers of the transfers that pay each term, rising."""

    startup: tuple[int, ...]
    hop: tuple[int, ...]
    word: tuple[int, ...]

    def of(self, cost: str) -> tuple[int, ...]:
        """Return the transfers that pay ``ts``, ``th`` or ``tw``."""
        return {"ts": self.startup, "th": self.hop, "tw": self.word}[cost]


def paying(run: Run) -> Paying:
    """Return which transfers pay the startups, hops and words of a run's simulated time."""
    schedule = run.schedule
    found: dict[str, set[int]] = {"ts": set(), "th": set(), "tw": set()}
    for step in shares(run.trace, schedule.step, run.source, schedule.words, run.cost):
        for share in step:
            for cost, payers in found.items():
                if getattr(share.terms, cost):
                    payers.add(share.transfer)
    return Paying(*(tuple(sorted(payers)) for payers in found.values()))
