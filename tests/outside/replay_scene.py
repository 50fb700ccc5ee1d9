"""What the picture of a cycle must show, by the trace alone.

A cycle is the time from one opening (see ``cycle_openings``) to the next; cycle 0 is the state
before the first step, in which nothing moves.  ``compare`` tells where what ``svg_reader.read``
found in a picture is something else.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from tests.outside.replay_clock import cycle_openings
from tests.outside.replay_run import Crossing, Run

BY_DESTINATION = ("scatter", "total-exchange", "multinode-accumulation")
"""Operations whose chunks are named after the node that they go to."""

MOST_PLATES = 4
"""A stack has no more plates; the number beside it says how many wait."""

Shows = dict[str, Any]


class Cycles:
    """The cycles of a run, 0 .. ``last``."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.openings = cycle_openings(run)
        self.last = len(self.openings)
        self._borders = [*self.openings, max(crossing.end for crossing in run.crossings)]

    @cached_property
    def routes(self) -> dict[int, int]:
        """How many links each transfer crosses."""
        return {transfer.number: len(transfer.route) for transfer in self.run.transfers}

    @cached_property
    def hops(self) -> dict[int, int]:
        """Which hop of its route each crossing is, by the crossing's ``id``."""
        paths = (path for one in self.run.transfers for path in one.paths.values())
        return {id(crossing): hop for path in paths for hop, crossing in enumerate(path)}

    def moving(self, cycle: int) -> list[Crossing]:
        """The crossings of which a part lies in a cycle, in order of start."""
        if cycle == 0:
            return []
        begin, end = self._borders[cycle - 1 : cycle + 1]
        return [one for one in self.run.crossings if one.start < end and one.end > begin]

    def waiting(self, cycle: int) -> list[Crossing]:
        """The crossings that wait for their link at some time of a cycle."""
        if cycle == 0:
            return []
        begin, end = self._borders[cycle - 1 : cycle + 1]
        waits = (one for one in self.run.crossings if one.start > one.ready)
        return [one for one in waits if one.ready < end and one.start > begin]

    def expected(self, cycle: int) -> Shows:
        """What the picture of a cycle shows: numbers, arrows, plates, marks, labels and title."""
        numbers = self.run.network.link_numbers
        moving = self.moving(cycle)
        drawn = self._largest(moving)
        plates = Counter(numbers[one.link] for one in self.waiting(cycle))
        return {
            "numbers": {link: self.number(one) for link, one in drawn.items()},
            "arrows": sorted(drawn),
            "lanes": sorted(drawn),
            "plates": dict(plates),
            "stacks": {link: min(n, MOST_PLATES) for link, n in plates.items()},
            "trains": self._trains(moving),
            "labels": {node: str(node) for node in range(self.run.network.p)},
            "title": f"Cycle {cycle} of {self.last}",
        }

    def _largest(self, crossings: list[Crossing]) -> dict[int, Crossing]:
        """For each link the last of the largest crossings."""
        found: dict[int, Crossing] = {}
        for crossing in crossings:
            link = self.run.network.link_numbers[crossing.link]
            if link not in found or self.number(crossing) >= self.number(found[link]):
                found[link] = crossing
        return found

    def number(self, crossing: Crossing) -> int:
        """The number beside a crossing's arrow: chunks, or 1 for a packet."""
        return 1 if self.run.switching == "finite-packets" else len(crossing.chunks)

    def names(self, crossing: Crossing) -> list[int]:
        """The nodes that the chunks of a crossing are named after, the first to go first."""
        chunks = crossing.chunks
        if self.run.switching == "finite-packets":  # the one in which the packet begins
            first = (crossing.packet - 1) * self.run.given.packet // self.run.answer["m"]
            chunks = chunks[first : first + 1]
        by_destination = self.run.answer["operation"] in BY_DESTINATION
        return [due if by_destination and due is not None else origin for origin, due in chunks]

    def _trains(self, moving: list[Crossing]) -> dict[int, list[list[int]]]:
        """The trains of marks on each link: one train, and one mark at the head of each wormhole.

        A wormhole is a cut-through transfer over several links; it is drawn on all of them.
        """
        heads: dict[int, Crossing] = {}
        others = []
        for one in moving:
            if self.run.switching != "cut-through" or self.routes[one.transfer] == 1:
                others.append(one)
                continue
            head = heads.setdefault(one.transfer, one)
            heads[one.transfer] = max(head, one, key=lambda it: self.hops[id(it)])
        trains = {link: [self.names(one)] for link, one in self._largest(others).items()}
        for one in heads.values():
            link = self.run.network.link_numbers[one.link]
            trains.setdefault(link, []).append(self.names(one)[:1])
        return trains


def compare(found: Shows, expected: Shows) -> None:
    """Raise AssertionError at the first thing that a picture shows otherwise than expected.

    A train of marks may be told by its first one alone, for the number says how many there are.
    """
    for kind in ("title", "numbers", "plates", "stacks"):
        assert found[kind] == expected[kind], f"{kind}: {found[kind]}, due {expected[kind]}"
    for kind in ("arrows", "lanes"):
        assert sorted(found[kind]) == expected[kind], f"{kind}: {found[kind]}"
    last = {node: texts[-1] for node, texts in found["labels"].items()}
    assert last == expected["labels"], f"labels: {last}"
    marks: dict[int, list[int]] = {}
    for link, number in found["marks"]:
        marks.setdefault(link, []).append(number)
    assert marks.keys() == expected["trains"].keys(), f"marks on the links {sorted(marks)}"
    for link, trains in expected["trains"].items():
        whole = sorted(number for train in trains for number in train)
        first = sorted(train[0] for train in trains)
        assert sorted(marks[link]) in (whole, first), f"marks {marks[link]} on link {link}: {whole}"
