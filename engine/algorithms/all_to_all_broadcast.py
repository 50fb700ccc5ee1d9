"""All-to-all broadcast and its dual, multinode accumulation (lecture 3.2.3; Kumar/Grama 4.2).

1. Take the dimensions one after the other.
2. On every ring, k - 1 times: each node passes on to its + neighbour what came last, at first its
   own.  After a dimension everybody holds the blocks of its whole ring, so sizes grow by k.
3. Multinode accumulation is the same backwards: partial sums flow and are added.

``simultaneous-broadcasts`` runs all p single broadcasts at once, not bundled: step s is step s of
each of them.  Several transfers then wait for one link, which is the lecture's reason why packets
bring nothing here.

``rounds`` is for a hub or a switch: everybody sends its own block to one other a round.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.algorithms.base import (
    QUEUES,
    Algorithm,
    all_pairs,
    dimension_sequence,
    everybody_round,
    in_rounds,
    on_a_star,
    subgrid,
)
from engine.algorithms.broadcast import PATTERNS, default_key
from engine.algorithms.rooted import broadcast_steps
from engine.operation import EVERYBODY, Task
from engine.schedule import Rule, Schedule, Step, dual, from_steps, listed
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology.base import Integers

ROUNDS_TITLE = Text(QT_TRANSLATE_NOOP("algorithm", "Rounds, one partner a round"))

Build = Callable[[Topology, Task], Schedule]


def ring(topology: Topology, task: Task) -> Schedule:
    """Pass on round every ring in + direction, dimension by dimension."""
    everybody = np.arange(topology.p)
    steps = []
    done: list[int] = []
    for d in dimension_sequence(topology, task.order):
        target = topology.moved(everybody, d, 1)
        for j in range(topology.dims[d] - 1):
            steps.append(_pass_on(topology, target, d, j, tuple(done)))
        done.append(d)
    return from_steps("all-to-all-broadcast", "ring", topology.p, task.m, steps)


def _pass_on(topology: Topology, target: Integers, d: int, j: int, done: tuple[int, ...]) -> Step:
    """Return the step in which everybody sends on what started j places behind it."""
    everybody = np.arange(topology.p)
    size = int(np.prod([topology.dims[e] for e in done], dtype=np.int64))

    def blocks() -> tuple[Integers, Integers]:
        origin = subgrid(topology, topology.moved(everybody, d, -j), done)
        return origin.reshape(-1), np.array([EVERYBODY])

    return Step(everybody, target, np.full(topology.p, size), blocks, Rule.COPY)


def rounds(topology: Topology, task: Task) -> Schedule:
    """Send the own block to everybody, one a round."""
    steps = in_rounds(topology, np.array([EVERYBODY]), Rule.COPY)
    return from_steps("all-to-all-broadcast", "rounds", topology.p, task.m, steps)


def simultaneous_broadcasts(topology: Topology, task: Task) -> Schedule:
    """Run the default broadcast of every root at once, step by step."""
    pattern = PATTERNS[default_key(task.switching)]
    of_root_0 = broadcast_steps(topology, Task(order=task.order), pattern)
    everybody = np.arange(topology.p)
    steps = []
    for step in of_root_0:
        source, target = everybody[:, None], everybody[:, None]
        for d in range(len(topology.dims)):
            source = topology.moved(source, d, topology.coordinate(step.source, d))
            target = topology.moved(target, d, topology.coordinate(step.target, d))
        root = np.repeat(everybody, len(step.source))
        ones = np.ones(len(root), np.int64)
        blocks = listed(root, np.array([EVERYBODY]))
        steps.append(Step(source.reshape(-1), target.reshape(-1), ones, blocks, Rule.COPY))
    return from_steps(
        "all-to-all-broadcast",
        "simultaneous-broadcasts",
        topology.p,
        task.m,
        steps,
        one_port=False,
    )


def backwards(build: Build) -> Build:
    """Return the builder of the multinode accumulation that is dual to ``build``."""

    def accumulation(topology: Topology, task: Task) -> Schedule:
        return dual(
            "multinode-accumulation",
            build(topology, task),
            Rule.ADD,
            lambda sender, origin, destination: (sender, origin),
        )

    return accumulation


def _entries(operation: str, turn: Callable[[Build], Build]) -> list[Algorithm]:
    return [
        Algorithm(
            operation,
            "ring",
            Text(QT_TRANSLATE_NOOP("algorithm", "Round every ring, dimension by dimension")),
            turn(ring),
            default=lambda topology, switching: True,
            uses=frozenset({"order"}),
            transfers=everybody_round,
            neighbours_only=True,
        ),
        Algorithm(
            operation,
            "simultaneous-broadcasts",
            Text(QT_TRANSLATE_NOOP("algorithm", "All single broadcasts at once (congests)")),
            turn(simultaneous_broadcasts),
            uses=frozenset({"order"}),
            transfers=all_pairs,
            note=QUEUES,
        ),
        Algorithm(
            operation,
            "rounds",
            ROUNDS_TITLE,
            turn(rounds),
            transfers=all_pairs,
            why_not=on_a_star,
            star=True,
        ),
    ]


ALGORITHMS = (
    *_entries("all-to-all-broadcast", lambda build: build),
    *_entries("multinode-accumulation", backwards),
)
