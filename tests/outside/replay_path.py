"""Critical paths of a traced run, worked out from its records alone.

A crossing starts when its unit has come (its entry, or its hop before) and the link is free (the
crossing before on it has ended); where both happen at one instant either is a cause.  A path leads
back from a crossing that ends last in a step to an entry.  What it costs adds up to the step.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from tests.outside.replay_run import Crossing, Run, Transfer


@dataclass(frozen=True)
class Bill:
    """Who pays on one path, and how much: transfers by term, and the coefficients."""

    startup: frozenset[int]
    hop: frozenset[int]
    word: frozenset[int]
    terms: tuple[int, int, int]

    def and_then(self, transfer: int, words: int) -> Bill:
        """The bill with one more crossing: a header, and words that keep the next one waiting."""
        word = self.word | {transfer} if words else self.word
        ts, th, tw = self.terms
        return Bill(self.startup, self.hop | {transfer}, word, (ts, th + 1, tw + words))


def bills(run: Run) -> dict[int, set[Bill]]:
    """The bills of all critical paths of each step; without slow links."""
    assert not run.given.slow
    found = {}
    begin = 0
    for step, transfers in run.steps().items():
        found[step] = _of_step(run, transfers, begin)
        begin = max(c.end for t in transfers for path in t.paths.values() for c in path)
    return found


def _of_step(run: Run, transfers: list[Transfer], begin: int) -> set[Bill]:
    entries = run.entries(transfers, begin)
    hop_before: dict[Crossing, Crossing] = {}
    first = set()
    ends_on: dict[object, dict[int, Crossing]] = defaultdict(dict)
    every = []
    for transfer in transfers:
        for path in transfer.paths.values():
            first.add(path[0])
            hop_before.update(zip(path[1:], path, strict=False))
            every.extend(path)
    for crossing in every:
        ends_on[crossing.link][crossing.end] = crossing
    known: dict[Crossing, set[Bill]] = {}

    def reaching(crossing: Crossing) -> set[Bill]:
        """The bills of all that leads to a crossing's start."""
        if crossing in known:
            return known[crossing]
        bills: set[Bill] = set()
        number = crossing.transfer
        if crossing.start == crossing.ready:
            if crossing in first:
                startups = (entries[number] - begin) // run.ts if run.ts else 1
                nobody = frozenset[int]()
                bills.add(Bill(frozenset({number}), nobody, nobody, (startups, 0, 0)))
            else:
                before = hop_before[crossing]
                words = 0 if run.switching == "cut-through" else before.words
                bills |= {one.and_then(before.transfer, words) for one in reaching(before)}
        before_on_link = ends_on[crossing.link].get(crossing.start)
        if before_on_link is not None:
            bills |= {
                one.and_then(before_on_link.transfer, before_on_link.words)
                for one in reaching(before_on_link)
            }
        known[crossing] = bills
        return bills

    for crossing in sorted(every, key=lambda one: one.start):
        reaching(crossing)  # in order, so that no call goes deep
    last = max(crossing.end for crossing in every)
    return {
        one.and_then(crossing.transfer, crossing.words)
        for crossing in every
        if crossing.end == last
        for one in reaching(crossing)
    }
