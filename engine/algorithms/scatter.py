"""Scatter and its dual, gather (lecture 3.2.4; Kumar/Grama 4.4).

1. Take the dimensions one after the other; at the start of a dimension every holder has the blocks
   of the whole sub-network behind it and is the root of its own ring.
2. On a ring: ``farthest-first``, a pipeline in + direction whose first bundle goes farthest; or
   recursive ``halving``, half of what is held goes half-way round.
3. Gather is the same backwards.
4. On a hub or a switch a ``binomial`` tree: as halving, round a circle of all nodes.

Either way the root must send p - 1 blocks: m tw (p - 1) is a lower bound.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.algorithms.base import Algorithm, circle, dimension_sequence, on_a_star
from engine.algorithms.broadcast import BINOMIAL_TITLE
from engine.algorithms.rooted import Pattern, doubling, farthest_first, scatter_steps
from engine.operation import Task
from engine.schedule import Rule, Schedule, dual, from_steps
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

PATTERNS: dict[str, Pattern] = {
    "farthest-first": farthest_first,
    "halving": doubling,
    "binomial": doubling,
}


def scatter(key: str, topology: Topology, task: Task) -> Schedule:
    """Return the scatter from ``task.root`` by the pattern ``key``."""
    along = topology if topology.centre is None else circle(topology)
    steps = scatter_steps(along, task, PATTERNS[key])
    return from_steps("scatter", key, topology.p, task.m, steps)


def gather(key: str, topology: Topology, task: Task) -> Schedule:
    """Return the gather to ``task.root``: the scatter backwards."""
    return dual(
        "gather",
        scatter(key, topology, task),
        Rule.MOVE,
        lambda sender, origin, destination: (destination, origin),
    )


def _pipeline_transfers(topology: Topology, task: Task) -> int:
    """Return the transfers of the pipeline: k (k - 1) / 2 on each ring that takes part."""
    count, rings = 0, 1
    for d in dimension_sequence(topology, task.order):
        k = topology.dims[d]
        count += rings * k * (k - 1) // 2
        rings *= k
    return count


def _entries(operation: str, build: Callable[[str, Topology, Task], Schedule]) -> list[Algorithm]:
    uses = frozenset({"order"})
    return [
        Algorithm(
            operation,
            "farthest-first",
            Text(QT_TRANSLATE_NOOP("algorithm", "Pipeline, farthest first")),
            lambda topology, task: build("farthest-first", topology, task),
            default=lambda topology, switching: switching != "cut-through",
            transfers=_pipeline_transfers,
            neighbours_only=True,
            uses=uses,
        ),
        Algorithm(
            operation,
            "halving",
            Text(QT_TRANSLATE_NOOP("algorithm", "Recursive halving")),
            lambda topology, task: build("halving", topology, task),
            default=lambda topology, switching: switching == "cut-through",
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


ALGORITHMS = (*_entries("scatter", scatter), *_entries("gather", gather))
