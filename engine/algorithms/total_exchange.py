"""Total exchange (lecture 3.2.5; Kumar/Grama 4.5).

``ring``: take the dimensions one after the other; on every ring, k - 1 times, each node sends all
bundles on to its + neighbour, who keeps those for its own place.  Sizes fall with every step.

``pairwise``: p - 1 steps; on the hypercube node i sends to i xor j (no two messages of a step share
a link under e-cube routing), elsewhere to i + j modulo p.  On a hub or a switch of 2^N nodes it
is i xor j too.

``direct``: all p (p - 1) messages are put in at once, by rising destination; they queue.
"""

from __future__ import annotations

import numpy as np

from engine.algorithms.base import (
    ONE_DIRECTION,
    QUEUES,
    Algorithm,
    all_pairs,
    dimension_sequence,
    everybody_round,
    in_rounds,
    on_any,
    subgrid,
)
from engine.operation import Task
from engine.schedule import Rule, Schedule, Step, from_steps, listed
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology.base import Integers

OPERATION = "total-exchange"


def ring(topology: Topology, task: Task) -> Schedule:
    """Send everything on round every ring, dimension by dimension."""
    steps = []
    sequence = dimension_sequence(topology, task.order)
    for place, d in enumerate(sequence):
        for j in range(1, topology.dims[d]):
            steps.append(
                _ring_step(topology, d, j, tuple(sequence[:place]), tuple(sequence[place + 1 :]))
            )
    return from_steps(OPERATION, "ring", topology.p, task.m, steps)


def _ring_step(
    topology: Topology, d: int, j: int, done: tuple[int, ...], to_come: tuple[int, ...]
) -> Step:
    """Return step j of dimension d: what is sent on started j - 1 places behind the sender."""
    everybody = np.arange(topology.p)
    k = topology.dims[d]
    count = (k - j) * topology.p // k

    def bundles() -> tuple[Integers, Integers]:
        start = topology.moved(everybody, d, 1 - j)
        origin = subgrid(topology, start, done)  # exchanged with those already
        place = topology.moved(start[:, None], d, np.arange(j, k)[None, :])
        destination = subgrid(topology, place.reshape(-1), to_come).reshape(topology.p, -1)
        shape = (topology.p, origin.shape[1], destination.shape[1])
        return (
            np.broadcast_to(origin[:, :, None], shape).reshape(-1),
            np.broadcast_to(destination[:, None, :], shape).reshape(-1),
        )

    target = topology.moved(everybody, d, 1)
    return Step(everybody, target, np.full(topology.p, count), bundles, Rule.MOVE)


def pairwise(topology: Topology, task: Task) -> Schedule:
    """Exchange with one partner a step."""
    steps = in_rounds(topology, None, Rule.MOVE)
    return from_steps(OPERATION, "pairwise", topology.p, task.m, steps)


def direct(topology: Topology, task: Task) -> Schedule:
    """Put all messages in at once."""
    source = np.repeat(np.arange(topology.p), topology.p)
    target = np.tile(np.arange(topology.p), topology.p)
    others = source != target
    source, target = source[others], target[others]
    ones = np.ones(len(source), np.int64)
    step = Step(source, target, ones, listed(source, target), Rule.MOVE)
    return from_steps(OPERATION, "direct", topology.p, task.m, [step], one_port=False)


def _pairwise_by_default(topology: Topology, switching: str) -> bool:
    return switching == "cut-through" and topology.kind == "hypercube"


ALGORITHMS = (
    Algorithm(
        OPERATION,
        "ring",
        Text(QT_TRANSLATE_NOOP("algorithm", "Round every ring, dimension by dimension")),
        ring,
        default=lambda topology, switching: not _pairwise_by_default(topology, switching),
        transfers=everybody_round,
        neighbours_only=True,
        note=ONE_DIRECTION,
        uses=frozenset({"order"}),
    ),
    Algorithm(
        OPERATION,
        "pairwise",
        Text(QT_TRANSLATE_NOOP("algorithm", "Pairwise, one partner a step")),
        pairwise,
        default=_pairwise_by_default,
        why_not=on_any,
        transfers=all_pairs,
        star=True,
    ),
    Algorithm(
        OPERATION,
        "direct",
        Text(QT_TRANSLATE_NOOP("algorithm", "Directly, all at once (queues)")),
        direct,
        why_not=on_any,
        transfers=all_pairs,
        note=QUEUES,
    ),
)
