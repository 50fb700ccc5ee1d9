"""What a listing is made of: lines of pseudocode, and where in them each step of a schedule is.

A listing says two things apart from each other: how an algorithm goes (lines), and what its loops
run through (moments, from the loops' own bounds, never from a schedule).

Words: d counts dimensions as people do, 0 for the last one (bit 0, the row); k is the length of the
rings of dimension d; places on a ring count from the root or from 0 and are taken modulo k.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from engine.algorithms.base import dimension_sequence
from engine.operation import Task
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

FOR = QT_TRANSLATE_NOOP("code", "for {what}", "a loop of pseudocode: for d ← 0 … N − 1")
TWO_LOOPS = QT_TRANSLATE_NOOP("code", "{outer}, {inner}", "two heads of loops in one line")
UP = "d ← 0 … N − 1"
DOWN = "d ← N − 1 … 0"
D, K, S, J, N = "d", "k", "s", "j", "n"

PARTNER = Text(QT_TRANSLATE_NOOP("code", "partner", "a variable of pseudocode: a node"))
NEXT = Text(QT_TRANSLATE_NOOP("code", "next", "a variable of pseudocode: the node after me"))
GOAL = Text(QT_TRANSLATE_NOOP("code", "goal", "a variable of pseudocode: whom the message is for"))
PARTNER_ACROSS = Text(QT_TRANSLATE_NOOP("code", "partner ← me xor 2^d", "me: the own node"))
PLACE = QT_TRANSLATE_NOOP("code", "i ← place on the ring: me − root, mod {k}", "i: a variable")
WHO_IS_NEXT = QT_TRANSLATE_NOOP("code", "next ← (me + 1) mod {k}", "next, me: variables")
WHO_IS_NEXT_ALONG = QT_TRANSLATE_NOOP(
    "code", "next ← me + 1 along d, mod {k}", "next, me: variables"
)

Variable = tuple[Text | str, int]


class CodeLine(NamedTuple):
    """A line of pseudocode: its words (mathematics alone is a plain string) and its depth.

    ``key`` names a line at which steps take place.
    """

    depth: int
    text: Text | str
    key: str = ""


class Partner(NamedTuple):
    """The variable for the node that everybody sends to: its name, and its value for a node."""

    name: Text
    of: Callable[[int], int]


@dataclass(frozen=True)
class Moment:
    """Where a step is: the key of its line, the loops' variables, and whom everybody sends to.

    ``distance`` is how many places further on the ring the farthest message goes, where the line
    says so.
    """

    key: str
    variables: tuple[Variable, ...] = ()
    partner: Partner | None = None
    distance: int | None = None


@dataclass(frozen=True)
class Listing:
    """An algorithm for people: its lines, a moment for each step, and why it is done this way."""

    lines: tuple[CodeLine, ...]
    moments: tuple[Moment, ...]
    why: Text

    def line_at(self, step: int) -> int:
        """Return the line (from 0) at which a step (from 0) takes place."""
        key = self.moments[step].key
        return next(place for place, line in enumerate(self.lines) if line.key == key)

    def first_step(self, line: int) -> int | None:
        """Return the first step (from 0) at a line; None for a line before all of them.

        A line at which no step takes place stands for the next line at which one does, or else
        for the last one before it.
        """
        firsts: dict[int, int] = {}
        for step in range(len(self.moments)):
            firsts.setdefault(self.line_at(step), step)
        if line == 0 and line not in firsts:
            return None
        later = [place for place in sorted(firsts) if place >= line]
        return firsts[later[0] if later else max(firsts)]


class Ring(NamedTuple):
    """The rings of a dimension: its number as people count, its place in ``dims``, their length."""

    d: int
    dimension: int
    k: int


def rings(topology: Topology, task: Task, backwards: bool = False) -> list[Ring]:
    """Return the dimensions in the order in which they are taken; turned round for a dual."""
    sequence = dimension_sequence(topology, task.order)
    last = len(topology.dims) - 1
    taken = [Ring(last - index, index, topology.dims[index]) for index in sequence]
    return taken[::-1] if backwards else taken


def is_cube(topology: Topology) -> bool:
    """Return whether the network is written about as a hypercube, with bits."""
    return topology.kind == "hypercube"


def loop(what: str) -> Text:
    """Return the head of a loop."""
    return Text(FOR, what=what)


def over_dimensions(task: Task, backwards: bool = False) -> Text:
    """Return the head of the loop over dimensions."""
    return loop(UP if (task.order == "low") != backwards else DOWN)


def nested(
    topology: Topology,
    task: Task,
    body: Iterable[CodeLine],
    backwards: bool = False,
) -> tuple[CodeLine, ...]:
    """Return lines inside the loop over dimensions; without the loop on a ring, which has one."""
    if len(topology.dims) == 1 and not is_cube(topology):
        return tuple(body)
    inner = [line._replace(depth=line.depth + 1) for line in body]
    return CodeLine(0, over_dimensions(task, backwards)), *inner


def joined(
    topology: Topology,
    task: Task,
    body: tuple[CodeLine, ...],
    backwards: bool = False,
) -> tuple[CodeLine, ...]:
    """Return what ``nested`` does, with the loop over dimensions in the line of the body's head."""
    lines = nested(topology, task, body, backwards)
    if len(lines) == len(body):
        return lines
    head = CodeLine(0, Text(TWO_LOOPS, outer=lines[0].text, inner=body[0].text))
    out = 1 if body[1].depth else 0  # the body's head was a loop itself
    return head, *(line._replace(depth=line.depth - out) for line in lines[2:])


def side(topology: Topology) -> str:
    """Return what the length of a ring is called: p on a ring, k elsewhere."""
    return "p" if topology.kind == "ring" else K


def of_ring(topology: Topology, ring: Ring, *more: Variable) -> tuple[Variable, ...]:
    """Return the variables of a dimension, and those of the loops in it."""
    if is_cube(topology):
        return ((D, ring.d), *more)
    if len(topology.dims) == 1:
        return more
    return ((D, ring.d), (K, ring.k), *more)


def across(ring: Ring) -> Partner:
    """Return the partner across a dimension of a hypercube."""
    return Partner(PARTNER, lambda me: me ^ (1 << ring.d))


def next_along(topology: Topology, ring: Ring, by: int = 1) -> Partner:
    """Return the node some places further along a ring."""
    return Partner(NEXT, lambda me: int(topology.moved(me, ring.dimension, by)))


def next_line(topology: Topology) -> Text:
    """Return the line that says who is next on a ring."""
    return Text(WHO_IS_NEXT if topology.kind == "ring" else WHO_IS_NEXT_ALONG, k=side(topology))


def place_line(topology: Topology) -> CodeLine:
    """Return the line that numbers the places of a ring from the root."""
    return CodeLine(0, Text(PLACE, k=side(topology)))
