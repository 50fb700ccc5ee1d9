"""What one step does, told of one pair of nodes: true for every operation and algorithm.

The example is a transfer of the schedule; what both ends hold after the step is counted
(``Counts``), never concluded from what an algorithm is called.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import numpy as np

from engine.report.example import Example, node_name
from engine.report.sentences import CHUNKS, ONE_CHUNK, counted, sized
from engine.schedule import Rule
from engine.text import QT_TRANSLATE_NOOP, Text

RESTS = QT_TRANSLATE_NOOP("happens", "Node {a} takes no part in this step.")
ONE_BIT = QT_TRANSLATE_NOOP("happens", "Nodes {a} and {b} differ in bit {d} only.")
BITS = QT_TRANSLATE_NOOP("happens", "Nodes {a} and {b} differ in {n} bits.", None, 1)
SAME_ROW = QT_TRANSLATE_NOOP("happens", "Nodes {a} and {b} are in row {row}.")
SAME_COLUMN = QT_TRANSLATE_NOOP("happens", "Nodes {a} and {b} are in column {column}.")
SAME_RING = QT_TRANSLATE_NOOP("happens", "Nodes {a} and {b} are on one ring of dimension {d}.")
APART = QT_TRANSLATE_NOOP("happens", "Nodes {a} and {b} are {n} links apart.", None, 1)

SWAP_CHUNKS = QT_TRANSLATE_NOOP(
    "happens", "Each sends the other its {chunks}, so both will hold {held} of {all}."
)
SWAP_SOME = QT_TRANSLATE_NOOP(
    "happens", "Each sends the other {chunks}; after this step both hold {held} of {all}."
)
PASSES_CHUNKS = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} passes on to node {b} what it got in the step before, {chunks}, so that {b} will "
    "hold {held} of {all}.",
)
SENDS_CHUNKS = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} sends {chunks} to node {b}; after this step node {b} holds {held} of {all}.",
)
SENDS_MESSAGE = QT_TRANSLATE_NOOP(
    "happens", "Node {a} sends {words} to node {b}; after this step {held} of {all} nodes have it."
)
BUNDLE = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} sends {chunks} to node {b}; after this step node {a} holds {left} and node {b} "
    "holds {held}.",
)
SWAP_BUNDLES = QT_TRANSLATE_NOOP("happens", "Each holds {before} and sends the other {chunks}.")
SENDS_BUNDLE = QT_TRANSLATE_NOOP(
    "happens", "Node {a}, which holds {before}, sends {chunks} to node {b}."
)
OWN_MESSAGE = QT_TRANSLATE_NOOP("happens", "Node {a} sends its message, {words}, to node {b}.")
OTHERS_MESSAGE = QT_TRANSLATE_NOOP(
    "happens", "Node {a} passes the message of node {origin}, {words}, on to node {b}."
)
HOME = QT_TRANSLATE_NOOP("happens", "After this step {home} of {all} chunks are where they belong.")
HOME_MESSAGES = QT_TRANSLATE_NOOP(
    "happens", "After this step {home} of {all} messages are where they belong."
)
WAY_THROUGH = {
    "hub": Text(QT_TRANSLATE_NOOP("happens", "The way leads through the hub.")),
    "switch": Text(QT_TRANSLATE_NOOP("happens", "The way leads through the switch.")),
}
ONE_ON_WAY = QT_TRANSLATE_NOOP("happens", "The way leads over node {nodes}.")
ON_WAY = QT_TRANSLATE_NOOP("happens", "The way leads over the nodes {nodes}.")

SENDS_VALUE = QT_TRANSLATE_NOOP(
    "happens", "Node {a} sends its value to node {b}, whose sum then holds {held} of {all} values."
)
SENDS_SUM = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} sends its sum of {n} values to node {b}, whose sum then holds {held} of {all}.",
    None,
    1,
)
SWAP_SUMS = QT_TRANSLATE_NOOP(
    "happens",
    "Each sends the other {count} of its partial sums and adds what comes; {held} of {all} stay "
    "with each.",
)
SENDS_SUMS = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} sends {count} of its partial sums to node {b}, to be added there; {left} of {all} "
    "stay with node {a}.",
)
SWAP_TOTALS = QT_TRANSLATE_NOOP(
    "happens", "Each sends the other its total; then both totals hold {held} of {all} values."
)
OWN_TOTAL = QT_TRANSLATE_NOOP("happens", "its total", "Node 0 sends node 1 its total")
BEGAN = QT_TRANSLATE_NOOP("happens", "what began at node {origin}", "Node 0 sends node 1 what ...")
PASSES_TOTAL = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} sends node {b} {what}; the total of {b} then holds {held} of {all} values.",
)
PREFIX_TAKES = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} sends node {b} {what}; {b} adds it to its prefix, as {origin} < "
    "{b}, and so has {held} of {all} values.",
)
PREFIX_LEAVES = QT_TRANSLATE_NOOP(
    "happens",
    "Node {a} sends node {b} {what}; {b} keeps it out of its prefix, as "
    "{origin} > {b}, and so has {held} of {all} values.",
)

ADDS_MANY = "multinode-accumulation"
MOST_ON_WAY = 6
"""More nodes between the ends of a way are not listed."""


class StepWords(Example):
    """The sentences of a step, told of its example."""

    def sentences(self) -> tuple[Text, ...]:
        """Return the sentences of the step."""
        rest = () if self.takes_part else (Text(RESTS, a=self._name(self.node or 0)),)
        return (*rest, *self._relation(), *self._deed())

    def _name(self, node: int) -> str:
        return node_name(self.run, node)

    @cached_property
    def _names(self) -> dict[str, str]:
        a, b = self.ends
        return {"a": self._name(a), "b": self._name(b)}

    def _relation(self) -> Iterable[Text]:
        """Say how the two nodes lie to one another, where that is not plain to see."""
        topology, (a, b) = self.run.topology, self.ends
        if topology.centre is not None:
            return ()
        if topology.kind == "hypercube":
            differing = a ^ b
            if differing.bit_count() == 1:
                return (Text(ONE_BIT, **self._names, d=differing.bit_length() - 1),)
            return (Text(BITS, **self._names, n=differing.bit_count()),)
        if topology.kind == "torus":
            pairs = zip(topology.coordinates(a), topology.coordinates(b), strict=True)
            moved = [d for d, (x, y) in enumerate(pairs) if x != y]
            if len(moved) == 1:
                return (self._ring_of(moved[0]),)
        hops = int(self.run.routes.hops_of(np.array([self.transfer]))[0])
        return (Text(APART, **self._names, n=hops),) if hops > 1 else ()

    def _ring_of(self, dimension: int) -> Text:
        topology, (a, _) = self.run.topology, self.ends
        if len(topology.dims) != 2:
            return Text(SAME_RING, **self._names, d=len(topology.dims) - 1 - dimension)
        row, column = topology.coordinates(a)
        if dimension:
            return Text(SAME_ROW, **self._names, row=row)
        return Text(SAME_COLUMN, **self._names, column=column)

    def _deed(self) -> Iterable[Text]:
        """Say what goes from one to the other, and what both hold then."""
        rule = self.run.schedule.rules[self.step - 1]
        if rule is Rule.COPY:
            return (self._copied(),)
        if rule is Rule.MOVE:
            return self._moved()
        if rule is Rule.ADD:
            return (self._added(),)
        return (self._passed(rule),)

    @cached_property
    def _after(self) -> tuple[int, int]:
        """What sender and receiver hold after the step."""
        after = self.counts.after(self.step)
        a, b = self.processes
        return int(after[a]), int(after[b])

    @property
    def _equal_swap(self) -> bool:
        """Whether the two ends send the same and hold as much as one another after it."""
        return self.swaps and self._after[0] == self._after[1]

    @property
    def _count(self) -> int:
        return int(self.run.schedule.chunk_count[self.transfer])

    @property
    def _words(self) -> Text:
        return sized(self.run, self._count * self.run.schedule.m)

    @property
    def _some_chunks(self) -> Text:
        return counted(self._count, ONE_CHUNK, CHUNKS)

    def _copied(self) -> Text:
        p, held = self.run.schedule.p, self._after[1]
        message = self.run.operation.key == "broadcast"
        series = bool(self.run.schedule.phases[self.step - 1])
        if message or series:
            after = self.counts.after(self.step)
            have = int(np.count_nonzero(after == (p if series else 1)))
            return Text(SENDS_MESSAGE, **self._names, words=self._words, held=have, all=p)
        numbers = {"chunks": self._some_chunks, "held": held, "all": p}
        if self._equal_swap:
            before = int(self.counts.after(self.step - 1)[self.processes[0]])
            return Text(SWAP_CHUNKS if before == self._count else SWAP_SOME, **numbers)
        return Text(PASSES_CHUNKS if self.passes_on else SENDS_CHUNKS, **self._names, **numbers)

    def _moved(self) -> Iterable[Text]:
        operation = self.run.operation.key
        if operation in ("shift", "point-to-point"):
            return self._message()
        left, held = self._after
        if operation in ("scatter", "gather"):
            numbers = {"chunks": self._some_chunks, "left": left, "held": held}
            return (Text(BUNDLE, **self._names, **numbers),)
        before = int(self.counts.after(self.step - 1)[self.processes[0]])
        numbers = {"chunks": self._some_chunks, "before": before}
        if self.swaps:
            return (Text(SWAP_BUNDLES, **numbers), *self._home())
        return (Text(SENDS_BUNDLE, **self._names, **numbers), *self._home())

    def _home(self) -> Iterable[Text]:
        at_home = self.counts.at_home
        if at_home is None:
            return ()
        template = HOME_MESSAGES if self.run.operation.key == "shift" else HOME
        return (Text(template, home=at_home[self.step], all=self.counts.all_chunks),)

    def _message(self) -> Iterable[Text]:
        """Tell of one message that moves on."""
        chunks = self.chunks
        origin = self.processes[0] if chunks is None else int(chunks[0][0])
        if origin == self.processes[0]:
            deed = Text(OWN_MESSAGE, **self._names, words=self._words)
        else:
            name = self._name(int(self.run.schedule.node_of[origin]))
            deed = Text(OTHERS_MESSAGE, **self._names, words=self._words, origin=name)
        if self.run.operation.key == "shift":
            return (deed, *self._home())
        if self.run.topology.centre is not None:
            return deed, WAY_THROUGH[self.run.topology.kind]
        route = self.run.routes.of(self.transfer)[:-1]
        between = [self._name(int(self.run.topology.links[link, 1])) for link in route]
        if not between or len(between) > MOST_ON_WAY:
            return (deed,)
        template = ONE_ON_WAY if len(between) == 1 else ON_WAY
        return deed, Text(template, nodes=", ".join(between))

    def _added(self) -> Text:
        p, (left, held) = self.run.schedule.p, self._after
        if self.run.operation.key == ADDS_MANY:
            numbers = {"count": self._count, "all": p, "held": held, "left": left}
            if self._equal_swap:
                return Text(SWAP_SUMS, **numbers)
            return Text(SENDS_SUMS, **self._names, **numbers)
        values = int(self.counts.after(self.step - 1)[self.processes[0]])
        return counted(values, SENDS_VALUE, SENDS_SUM, **self._names, held=held, all=p)

    def _passed(self, rule: Rule) -> Text:
        schedule, p = self.run.schedule, self.run.schedule.p
        chunks = self.chunks
        origin = self.processes[0] if chunks is None else int(chunks[0][0])
        _, held = self._after
        name = self._name(int(schedule.node_of[origin]))
        what = Text(OWN_TOTAL) if origin == self.processes[0] else Text(BEGAN, origin=name)
        names = {**self._names, "what": what, "held": held}
        if rule is Rule.PREFIX:
            target = self.processes[1]
            template = PREFIX_TAKES if origin < target else PREFIX_LEAVES
            return Text(template, **names, origin=name, all=target + 1)
        if self._equal_swap:
            return Text(SWAP_TOTALS, held=held, all=p)
        return Text(PASSES_TOTAL, **names, all=p)
