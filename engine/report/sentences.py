"""What a cycle's transfers do, in plain words: true for every operation and algorithm.

A sentence is made from facts that are counted, never from what an algorithm is called: how many
transfers, from and to where, along which dimension, how much each, over how many links.

Words: on a hypercube dimension d is bit d; on a torus of two sides the last one is the row; with
more sides they are counted from the last, which is dimension 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from engine.cost import CUT_THROUGH, FINITE_PACKETS
from engine.report.recent import Recent
from engine.run import Run
from engine.schedule import Rule
from engine.text import QT_TRANSLATE_NOOP, Template, Text
from engine.topology.base import Integers

TITLE = QT_TRANSLATE_NOOP("scene", "Cycle {cycle} of {total}")
ONE_CHUNK = QT_TRANSLATE_NOOP("scene", "1 chunk")
CHUNKS = QT_TRANSLATE_NOOP("scene", "{n} chunks", None, 1)
CHUNK_RANGE = QT_TRANSLATE_NOOP("scene", "{low} to {high} chunks", None, 1)
ONE_WORD = QT_TRANSLATE_NOOP("scene", "1 word")
WORDS = QT_TRANSLATE_NOOP("scene", "{n} words", None, 1)
WORD_RANGE = QT_TRANSLATE_NOOP("scene", "{low} to {high} words", None, 1)
ONE_BYTE = QT_TRANSLATE_NOOP("scene", "1 byte")
BYTES = QT_TRANSLATE_NOOP("scene", "{n} bytes", None, 1)
BYTE_RANGE = QT_TRANSLATE_NOOP("scene", "{low} to {high} bytes", None, 1)
AMOUNT = QT_TRANSLATE_NOOP("scene", "{chunks} ({words})", "4 chunks (400 words)")
ONE_TRANSFER = QT_TRANSLATE_NOOP("scene", "1 transfer")
TRANSFERS = QT_TRANSLATE_NOOP("scene", "{n} transfers", None, 1)

ROUND_THE_RING = QT_TRANSLATE_NOOP("scene", "round the ring")
ALONG_ROWS = QT_TRANSLATE_NOOP("scene", "along the rows")
ALONG_COLUMNS = QT_TRANSLATE_NOOP("scene", "along the columns")
ALONG_DIMENSION = QT_TRANSLATE_NOOP("scene", "along dimension {d}")
ACROSS_DIMENSION = QT_TRANSLATE_NOOP("scene", "across dimension {d}", "swaps with its partner ...")
ALONG_SEVERAL = QT_TRANSLATE_NOOP("scene", "along {n} dimensions", None, 1)
THROUGH = {
    "hub": QT_TRANSLATE_NOOP("scene", "through the hub"),
    "switch": QT_TRANSLATE_NOOP("scene", "through the switch"),
}
ON_ONE_LINK = QT_TRANSLATE_NOOP("scene", "on 1 link")
ON_LINKS = QT_TRANSLATE_NOOP("scene", "on {n} links", None, 1)

ALL_SWAP = QT_TRANSLATE_NOOP("scene", "every node swaps {amount} with its partner {where}")
PAIRS_SWAP = QT_TRANSLATE_NOOP("scene", "{n} pairs of nodes swap {amount} {where}", None, 1)
TWO_SWAP = QT_TRANSLATE_NOOP("scene", "nodes {a} and {b} swap {amount} {where}")
ALL_PASS_ON = QT_TRANSLATE_NOOP(
    "scene", "every node sends {amount} to its {sign} neighbour {where}", "sign is + or −"
)
ALL_SEND = QT_TRANSLATE_NOOP("scene", "every node sends {amount} {where}")
NODES_SEND = QT_TRANSLATE_NOOP("scene", "{n} nodes send {amount} each {where}", None, 1)
ONE_SENDS = QT_TRANSLATE_NOOP("scene", "node {a} sends {amount} to node {b}")
ONE_SENDS_THROUGH = QT_TRANSLATE_NOOP(
    "scene", "node {a} sends {amount} to node {b} {where}", "where: through the hub"
)
SOME_MOVE = QT_TRANSLATE_NOOP("scene", "{transfers} {where}, {amount} each")
NOTHING = QT_TRANSLATE_NOOP("scene", "nothing moves")
BEFORE = QT_TRANSLATE_NOOP("scene", "before the first step: {aim}", "aim: what the operation does")

ONE_BY_ONE = QT_TRANSLATE_NOOP("scene", "{sentence}, one after another")
OVER_LINKS = QT_TRANSLATE_NOOP("scene", "{sentence}, over {n} links", None, 1)
OVER_UP_TO = QT_TRANSLATE_NOOP("scene", "{sentence}, over up to {n} links", None, 1)
HOP = QT_TRANSLATE_NOOP("scene", "{sentence}, hop {hop} of {hops}")
PACKET = QT_TRANSLATE_NOOP("scene", "{sentence}, packet {number} of {packets}")
PACKET_RANGE = QT_TRANSLATE_NOOP("scene", "{sentence}, packets {low} to {high} of {packets}")
ONE_WAITS = QT_TRANSLATE_NOOP("scene", "{sentence}; 1 waits")
WAIT = QT_TRANSLATE_NOOP("scene", "{sentence}; {n} wait", None, 1)
ONE_ADDS = QT_TRANSLATE_NOOP("scene", "{sentence}, which adds it to its own")
ADDS = QT_TRANSLATE_NOOP("scene", "{sentence}; who receives it adds it to its own")
ADDS_PREFIX = QT_TRANSLATE_NOOP(
    "scene", "{sentence}; who receives it adds it if it comes from a smaller number"
)

NEXT = QT_TRANSLATE_NOOP("scene", "Next: {what}")
THE_END = QT_TRANSLATE_NOOP("scene", "Next: nothing, this is the end")

DIRECTION_SIGNS = {1: "+", -1: "\u2212"}


def distinct(values: Integers) -> Integers:
    """Return the different values, rising (for some thousands twice as fast as numpy's own)."""
    ordered = np.sort(values)
    first = np.ones(len(ordered), dtype=bool)
    first[1:] = ordered[1:] != ordered[:-1]
    return ordered[first]


def counted(n: int, one: Template, many: Template, **values: object) -> Text:
    """Return the sentence for one thing or for several."""
    return Text(one if n == 1 else many, n=n, **values)


@dataclass(frozen=True, eq=False)
class Movement:
    """The crossings of a run that overlap a cycle (``crossings``: their numbers), as facts."""

    run: Run
    cycle: int
    crossings: Integers

    @cached_property
    def transfers(self) -> Integers:
        """The transfers that move, each once."""
        return distinct(self.run.trace.transfer[self.crossings])

    @cached_property
    def source(self) -> Integers:
        """The node that each transfer comes from."""
        return self.run.source[self.transfers]

    @cached_property
    def target(self) -> Integers:
        """The node that each transfer goes to."""
        return self.run.target[self.transfers]

    @cached_property
    def links(self) -> Integers:
        """The links in use, each once."""
        return distinct(self.run.trace.link[self.crossings])

    @cached_property
    def hops(self) -> Integers:
        """The length of each transfer's route."""
        return self.run.routes.hops_of(self.transfers)

    @cached_property
    def everybody(self) -> bool:
        """Whether every processor sends one transfer and gets one."""
        p = self.run.topology.p
        return all(
            len(nodes) == p and len(distinct(nodes)) == p for nodes in (self.source, self.target)
        )

    @cached_property
    def directions(self) -> frozenset[tuple[int, int]]:
        """The (dimension, sign) of the links in use; empty off products of rings."""
        of_port = self.run.topology.port_directions
        if not of_port:
            return frozenset()
        ports = distinct(self.run.topology.ports[self.links])
        return frozenset(of_port[port] for port in ports.tolist())

    @cached_property
    def swaps(self) -> bool:
        """Whether each transfer over one link has its counterpart in the other direction."""
        direct = (self.hops == 1).all() or self.run.topology.centre is not None
        if not direct or len(self.transfers) < 2:
            return False
        p = self.run.topology.vertices
        there, back = self.source * p + self.target, self.target * p + self.source
        return len(distinct(there)) == len(there) and bool(
            np.array_equal(np.sort(there), np.sort(back))
        )

    @cached_property
    def amount(self) -> Text:
        """How much each transfer carries."""
        chunks = self.run.schedule.chunk_count[self.transfers]
        words = self.run.schedule.words_of(self.transfers)
        return Text(
            AMOUNT,
            chunks=_range(chunks, ONE_CHUNK, CHUNKS, CHUNK_RANGE),
            words=_range(words, *_units(self.run)),
        )

    def where(self, dimension: Template = ALONG_DIMENSION) -> Text:
        """Return along which dimension the transfers move."""
        topology = self.run.topology
        sides = sorted({d for d, _ in self.directions})
        if topology.centre is not None:
            return Text(THROUGH[topology.kind])
        if not topology.dims:
            return counted(len(self.links), ON_ONE_LINK, ON_LINKS)
        if topology.kind == "ring":
            return Text(ROUND_THE_RING)
        if len(sides) > 1:
            return Text(ALONG_SEVERAL, n=len(sides))
        if topology.kind == "torus" and len(topology.dims) == 2:
            return Text(ALONG_ROWS if sides[0] else ALONG_COLUMNS)
        return Text(dimension, d=len(topology.dims) - 1 - sides[0])


class Said(NamedTuple):
    """What is said of a cycle; ``used`` is how many links are in use."""

    title: Text
    sentence: Text
    next_sentence: Text
    used: int


class Sentences:
    """What moves in each cycle of a run, and what is said of it."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._recent: Recent[Movement] = Recent()

    def movement(self, cycle: int) -> Movement:
        """Return what moves in a cycle; nothing before the first and after the last."""
        return self._recent.of(cycle, self._moving)

    def said(self, cycle: int, waiting: int) -> Said:
        """Return what is said of a cycle; ``waiting`` is how many transfers wait for a link."""
        title = Text(TITLE, cycle=cycle, total=self._run.trace.cycles)
        now, then = self.movement(cycle), self.movement(cycle + 1)
        return Said(title, sentence(now, waiting), next_sentence(then), len(now.links))

    def _moving(self, cycle: int) -> Movement:
        trace = self._run.trace
        there = 1 <= cycle <= trace.cycles
        return Movement(self._run, cycle, trace.moving(cycle) if there else np.zeros(0, np.int64))


def _range(values: Integers, one: Template, many: Template, several: Template) -> Text:
    low, high = int(values.min()), int(values.max())
    return counted(low, one, many) if low == high else Text(several, n=high, low=low, high=high)


def _units(run: Run) -> tuple[Template, Template, Template]:
    """Return what sizes are given in: through a hub or a switch bytes, elsewhere words."""
    if run.topology.centre is not None:
        return ONE_BYTE, BYTES, BYTE_RANGE
    return ONE_WORD, WORDS, WORD_RANGE


def sized(run: Run, words: int) -> Text:
    """Return the size of a message: ``100 words``, through a hub or a switch ``100 bytes``."""
    one, many, _ = _units(run)
    return counted(words, one, many)


def sentence(movement: Movement, waiting: int) -> Text:
    """Return what moves in a cycle, in words; ``waiting`` is how many transfers wait for a link."""
    if movement.cycle < 1:
        return Text(BEFORE, aim=movement.run.operation.summary)
    if not len(movement.crossings):
        return Text(NOTHING)
    text = _remarked(movement, _detailed(movement, _plain(movement)))
    return counted(waiting, ONE_WAITS, WAIT, sentence=text) if waiting else text


def next_sentence(movement: Movement) -> Text:
    """Return what will move in a cycle; one past the last is the end."""
    if movement.cycle > movement.run.trace.cycles:
        return Text(THE_END)
    return Text(NEXT, what=_detailed(movement, _coming(movement)))


def _plain(movement: Movement) -> Text:
    """Return who sends how much to whom."""
    amount, n = movement.amount, len(movement.transfers)
    if n == 1:
        return _coming(movement)
    if movement.swaps:
        across = movement.where(ACROSS_DIMENSION)
        if movement.everybody:
            return Text(ALL_SWAP, amount=amount, where=across)
        if n == 2:
            a, b = sorted(movement.source.tolist())
            return Text(TWO_SWAP, a=a, b=b, amount=amount, where=across)
        return Text(PAIRS_SWAP, n=n // 2, amount=amount, where=across)
    stored = movement.run.cost.switching != CUT_THROUGH and movement.run.topology.centre is None
    if stored and (movement.hops > 1).any():
        return _coming(movement)
    if movement.everybody:
        if len(movement.directions) == 1 and (movement.hops == 1).all():
            sign = DIRECTION_SIGNS[next(iter(movement.directions))[1]]
            return Text(ALL_PASS_ON, amount=amount, sign=sign, where=movement.where())
        return Text(ALL_SEND, amount=amount, where=movement.where())
    if len(distinct(movement.source)) == n:
        return Text(NODES_SEND, n=n, amount=amount, where=movement.where())
    return _coming(movement)


def _coming(movement: Movement) -> Text:
    """Return how many transfers there are, and how much each is."""
    amount, n = movement.amount, len(movement.transfers)
    if n == 1:
        a, b = int(movement.source[0]), int(movement.target[0])
        if movement.run.topology.centre is not None:
            return Text(ONE_SENDS_THROUGH, a=a, b=b, amount=amount, where=movement.where())
        return Text(ONE_SENDS, a=a, b=b, amount=amount)
    transfers = counted(n, ONE_TRANSFER, TRANSFERS)
    return Text(SOME_MOVE, transfers=transfers, where=movement.where(), amount=amount)


def _detailed(movement: Movement, text: Text) -> Text:
    """Return the sentence with the way (hops) and the packets."""
    run, crossings = movement.run, movement.crossings
    longest = int(movement.hops.max())
    if run.topology.kind == "hub" and len(movement.transfers) > 1:
        return Text(ONE_BY_ONE, sentence=text)
    if longest > 1 and run.cost.switching == CUT_THROUGH:
        same = bool((movement.hops == longest).all())
        text = Text(OVER_LINKS if same else OVER_UP_TO, sentence=text, n=longest)
    elif longest > 1:
        hop = distinct(hop_numbers(run, crossings))
        if len(hop) == 1 and (movement.hops == longest).all():
            text = Text(HOP, sentence=text, hop=int(hop[0]) + 1, hops=longest)
    if run.cost.switching != FINITE_PACKETS:
        return text
    words = int(run.schedule.words_of(movement.transfers).max())
    packets = len(run.cost.packets(words))
    numbers = run.trace.packet[crossings] + 1
    low, high = int(numbers.min()), int(numbers.max())
    if packets == 1:
        return text
    if low == high:
        return Text(PACKET, sentence=text, number=low, packets=packets)
    return Text(PACKET_RANGE, sentence=text, low=low, high=high, packets=packets)


def _remarked(movement: Movement, text: Text) -> Text:
    """Return the sentence with what the receivers do, where values are added."""
    step = movement.run.trace.step_of_cycle(movement.cycle)
    rule = movement.run.schedule.rules[step - 1]
    if rule is Rule.PREFIX:
        return Text(ADDS_PREFIX, sentence=text)
    if rule is Rule.ADD and len(movement.transfers) == 1:
        return Text(ONE_ADDS, sentence=text)
    return Text(ADDS, sentence=text) if rule in (Rule.ADD, Rule.PASS) else text


def hop_numbers(run: Run, crossings: Integers) -> Integers:
    """Return which hop of its transfer's route each crossing is, from 0."""
    units, place = run.trace.all.units, np.asarray(run.trace.place[crossings])
    numbers: Integers = place - units.first_place[units.unit_of_place[place]]
    return numbers
