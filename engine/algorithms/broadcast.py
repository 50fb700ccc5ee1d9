"""Broadcast and its dual, reduce (lecture 3.2.2; Kumar/Grama 4.1).

1. Take the dimensions one after the other; at the start of a dimension every holder is the root
   of its own ring.
2. On a ring follow a pattern of ``rooted``: ``both-ways`` with neighbours only (store-and-forward),
   or recursive ``doubling`` with far transfers first (cut-through).
3. Reduce is the same backwards: partial sums flow along the reversed routes and are added.
4. On a hub or a switch a ``binomial`` tree: as doubling, round a circle of all nodes.

Assumption: the message is not divided (for long messages scatter and all-to-all broadcast win).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.algorithms.base import Algorithm, always, circle, on_a_star, power_of_two
from engine.algorithms.rooted import Pattern, both_ways, broadcast_steps, doubling, near_first
from engine.operation import Task
from engine.schedule import Rule, Schedule, dual, from_steps
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

NEAR_FIRST_SIDES = QT_TRANSLATE_NOOP(
    "algorithm", "near-first doubling needs sides that are powers of two; {side} is not"
)

PATTERNS: dict[str, Pattern] = {
    "both-ways": both_ways,
    "doubling": doubling,
    "near-first": near_first,
    "binomial": doubling,
}


BINOMIAL_TITLE = Text(QT_TRANSLATE_NOOP("algorithm", "Binomial tree"))


def default_key(switching: str, topology: Topology | None = None) -> str:
    """Return the algorithm that the lecture gives for a switching method (and for clusters)."""
    if topology is not None and topology.centre is not None:
        return "binomial"
    return "doubling" if switching == "cut-through" else "both-ways"


def broadcast(key: str, topology: Topology, task: Task) -> Schedule:
    """Return the broadcast from ``task.root`` by the pattern ``key``."""
    along = topology if topology.centre is None else circle(topology)
    steps = broadcast_steps(along, task, PATTERNS[key])
    return from_steps("broadcast", key, topology.p, task.m, steps)


def reduce(key: str, topology: Topology, task: Task) -> Schedule:
    """Return the reduction to ``task.root``: the broadcast backwards, partial sums added."""
    return dual(
        "reduce",
        broadcast(key, topology, task),
        Rule.ADD,
        lambda sender, origin, destination: (sender, np.full_like(sender, task.root)),
    )


def why_not_near_first(topology: Topology, task: Task) -> Text | None:
    """Say which side is no power of two."""
    for side in topology.dims:
        if not power_of_two(side):
            return Text(NEAR_FIRST_SIDES, side=side)
    return always(topology, task)


def _entries(operation: str, build: Callable[[str, Topology, Task], Schedule]) -> list[Algorithm]:
    uses = frozenset({"order"})
    return [
        Algorithm(
            operation,
            "both-ways",
            Text(QT_TRANSLATE_NOOP("algorithm", "Both ways round the ring, neighbours only")),
            lambda topology, task: build("both-ways", topology, task),
            default=lambda topology, switching: default_key(switching) == "both-ways",
            neighbours_only=True,
            uses=uses,
        ),
        Algorithm(
            operation,
            "doubling",
            Text(QT_TRANSLATE_NOOP("algorithm", "Recursive doubling, far first")),
            lambda topology, task: build("doubling", topology, task),
            default=lambda topology, switching: default_key(switching) == "doubling",
            uses=uses,
        ),
        Algorithm(
            operation,
            "near-first",
            Text(QT_TRANSLATE_NOOP("algorithm", "Recursive doubling, near first (congests)")),
            lambda topology, task: build("near-first", topology, task),
            why_not=why_not_near_first,
            uses=uses,
        ),
        Algorithm(
            operation,
            "binomial",
            BINOMIAL_TITLE,
            lambda topology, task: build("binomial", topology, task),
            why_not=on_a_star,
            star=True,
        ),
    ]


ALGORITHMS = (*_entries("broadcast", broadcast), *_entries("reduce", reduce))
