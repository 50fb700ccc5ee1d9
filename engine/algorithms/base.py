"""What every algorithm file is made of: the catalogue entry, and walks over rings and sub-networks.

All algorithms work dimension by dimension on the rings of a product of rings (formulas of the
lecture 3.2 for the ring carried over to torus and hypercube), so each is written once over dims.
On a hub or a switch, where everybody reaches everybody, operations with a root follow a binomial
tree and the others go in rounds: in round j node i sends to i + j, or to i xor j where p is a
power of two (lecture 3.4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np

from engine.operation import Task
from engine.schedule import Rule, Schedule, Step, listed
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology, build
from engine.topology.base import Integers

NEEDS_a_ringS = QT_TRANSLATE_NOOP(
    "algorithm", "this algorithm works on rings, tori and hypercubes; this is a {kind}"
)

NEEDS_CENTRE = QT_TRANSLATE_NOOP(
    "algorithm", "this algorithm is for a hub or a switch; this is a {kind}"
)

ORDERS = ("low", "high")
"""The orders in which dimensions are taken: last first (lowest bit first), or first first."""


QUEUES = Text(
    QT_TRANSLATE_NOOP(
        "algorithm",
        "ports queue: a node sends several messages at once; compare it with others under one "
        "startup a message",
    )
)
ONE_DIRECTION = Text(
    QT_TRANSLATE_NOOP("algorithm", "round the rings in one direction only, as in the lecture")
)


def always(topology: Topology, task: Task) -> Text | None:
    """Apply to every product of rings."""
    return None if topology.dims else Text(NEEDS_a_ringS, kind=topology.kind)


def on_a_star(topology: Topology, task: Task) -> Text | None:
    """Apply to hubs and switches."""
    return Text(NEEDS_CENTRE, kind=topology.kind) if topology.centre is None else None


def on_rings_or_a_star(topology: Topology, task: Task) -> Text | None:
    """Apply to products of rings, hubs and switches."""
    return always(topology, task) if topology.centre is None else None


def on_any(topology: Topology, task: Task) -> Text | None:
    """Apply to every network."""
    return None


def never_default(topology: Topology, switching: str) -> bool:
    """Never be what is taken when nothing is said."""
    return False


@dataclass(frozen=True)
class Algorithm:
    """An entry of the catalogue of algorithms.

    ``build(topology, task)`` makes the schedule; ``why_not(topology, task)`` gives the sentence
    why it does not apply, or None; ``default(topology, switching)`` says whether it is what is
    taken when nothing is said.  ``uses`` names the options it needs beside its operation's.
    ``transfers(topology, task)`` is at least the number of transfers, known before any is made;
    with ``neighbours_only`` each is one hop.  ``note`` is what people should know of it.  ``star``:
    it is what is taken on a hub or a switch.
    """

    operation: str
    key: str
    title: Text
    build: Callable[[Topology, Task], Schedule]
    default: Callable[[Topology, str], bool] = never_default
    why_not: Callable[[Topology, Task], Text | None] = always
    uses: frozenset[str] = frozenset()
    transfers: Callable[[Topology, Task], int] = lambda topology, task: topology.p
    neighbours_only: bool = False
    note: Text | None = None
    star: bool = False

    def made_for(self, star: bool) -> bool:
        """Return whether it is an algorithm for hubs and switches (``star``), or for the others."""
        here = _a_star if star else _a_ring
        return self.why_not(here(), Task(q=1)) is None


@cache
def _a_star() -> Topology:
    return build("switch", (4,))


@cache
def _a_ring() -> Topology:
    return build("ring", (4,))


def ring_steps(topology: Topology) -> int:
    """Return S, the sum of k - 1 over the rings: the steps of going round each once."""
    return sum(k - 1 for k in topology.dims)


def everybody_round(topology: Topology, task: Task) -> int:
    """Return the transfers of going round every ring, everybody sending in each step."""
    return topology.p * ring_steps(topology)


def all_pairs(topology: Topology, task: Task) -> int:
    """Return the number of pairs of different processes."""
    return topology.p * (topology.p - 1)


def dimension_sequence(topology: Topology, order: str) -> list[int]:
    """Return the dimensions in the order taken: last first, or first first for ``high``."""
    dimensions = range(len(topology.dims))
    return list(dimensions if order == "high" else reversed(dimensions))


def subgrid(topology: Topology, nodes: Integers, free: Iterable[int]) -> Integers:
    """Return, for each node, all nodes that differ from it in the dimensions ``free`` only.

    Shape (len(nodes), product of the free sides); coordinates rise row-major from 0.
    """
    grid = np.asarray(nodes, np.int64)[:, None]
    for d in sorted(free):
        k = topology.dims[d]
        start = grid - topology.coordinate(grid, d) * topology.strides[d]
        steps = np.arange(k) * topology.strides[d]
        grid = (start[:, :, None] + steps).reshape(len(grid), -1)
    return grid


def stretch(topology: Topology, nodes: Integers, dimension: int, by: Integers) -> Integers:
    """Return, for each node, the nodes ``by`` places further along one ring, shape (n, len(by))."""
    return topology.moved(nodes[:, None], dimension, by[None, :])


def circle(topology: Topology) -> Topology:
    """Return a ring of the nodes of a star, to number them along; nothing runs over its links."""
    return build("ring", (topology.p,))


def partner(topology: Topology, round_number: int) -> Integers:
    """Return to whom each node sends in a round (from 1) in which everybody sends to another.

    >>> partner(build("switch", (4,)), 1).tolist(), partner(build("switch", (3,)), 1).tolist()
    ([1, 0, 3, 2], [1, 2, 0])
    """
    everybody = np.arange(topology.p)
    by_bits = set(topology.dims) == {2} or (
        topology.centre is not None and power_of_two(topology.p)
    )
    return everybody ^ round_number if by_bits else (everybody + round_number) % topology.p


def in_rounds(topology: Topology, destination: Integers | None, rule: Rule) -> list[Step]:
    """Return p - 1 rounds in which each node sends one chunk of its own to its partner.

    Chunks are named after the node; they are for ``destination``, or for the partner (None).
    """
    everybody, ones = np.arange(topology.p), np.ones(topology.p, np.int64)
    steps = []
    for j in range(1, topology.p):
        target = partner(topology, j)
        names = listed(everybody, target if destination is None else destination)
        steps.append(Step(everybody, target, ones, names, rule))
    return steps


def power_of_two(k: int) -> bool:
    """Return whether k is 1, 2, 4, ..."""
    return k & (k - 1) == 0
