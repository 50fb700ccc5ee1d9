"""Patterns of one ring for operations with a root: broadcast and reduce, scatter and gather.

A pattern says, for a ring of k with the holder at offset 0, who sends in which step and which
offsets the target will serve.  Broadcast sends the message itself, scatter the bundle for the
served offsets (and the whole sub-networks behind them).

- ``both_ways``: first +, then both ways; the odd last node from the + side: ceil(k / 2) steps
  (Ukrainian lecture, one-to-all broadcast; one port, so the first step has one transfer).
- ``doubling``: recursive doubling, far first: distances k / 2, ..., 1.  Off powers of two a
  segment of n nodes splits into its first ceil(n / 2) and the rest.
- ``near_first``: distances 1, 2, 4, ... (congests; shows why far first is right).
- ``farthest_first``: a pipeline in + direction, the bundle for the farthest node first.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.algorithms.base import dimension_sequence, stretch, subgrid
from engine.operation import EVERYBODY, Task
from engine.schedule import Rule, Step, listed
from engine.topology import Topology
from engine.topology.base import Integers

Pattern = Callable[[int], list[Integers]]
"""k to the steps: each int64 of shape (transfers, 4) with the columns offset of the sender, offset
of the target, and the offsets [low, high) that the target serves from then on."""


def both_ways(k: int) -> list[Integers]:
    """Return the steps of the broadcast along both arms of a ring of k.

    >>> [step[:, :2].tolist() for step in both_ways(5)]
    [[[0, 1]], [[1, 2], [0, 4]], [[2, 3]]]
    """
    total = (k + 1) // 2
    steps = []
    for s in range(1, total + 1):
        step = [(s - 1, s, s, s + 1)]
        if 1 < s <= k - total:  # the arm in - direction is one step late and takes the rest
            step.append(((2 - s) % k, k + 1 - s, k + 1 - s, k + 2 - s))
        steps.append(np.array(step, dtype=np.int64))
    return steps


def doubling(k: int) -> list[Integers]:
    """Return the steps of recursive doubling (halving) on a ring of k.

    >>> [step[:, :2].tolist() for step in doubling(8)]
    [[[0, 4]], [[0, 2], [4, 6]], [[0, 1], [2, 3], [4, 5], [6, 7]]]
    """
    segments, steps = [(0, k)], []
    while any(n > 1 for _, n in segments):
        step, halves = [], []
        for start, n in segments:
            first = (n + 1) // 2
            halves.append((start, first))
            if n > 1:
                step.append((start, start + first, start + first, start + n))
                halves.append((start + first, n - first))
        steps.append(np.array(step, dtype=np.int64))
        segments = halves
    return steps


def near_first(k: int) -> list[Integers]:
    """Return the steps with distances 1, 2, 4, ... on a ring of k, a power of two.

    >>> [step[:, :2].tolist() for step in near_first(4)]
    [[[0, 1]], [[0, 2], [1, 3]]]
    """
    steps, reached = [], 1
    while reached < k:
        i = np.arange(reached)
        steps.append(np.stack([i, i + reached, i + reached, i + reached + 1], axis=1))
        reached *= 2
    return steps


def farthest_first(k: int) -> list[Integers]:
    """Return the steps of the pipeline in + direction on a ring of k.

    >>> [step[:, [0, 2]].tolist() for step in farthest_first(4)]
    [[[0, 3]], [[0, 2], [1, 3]], [[0, 1], [1, 2], [2, 3]]]
    """
    steps = []
    for j in range(1, k):
        i = np.arange(j)
        steps.append(np.stack([i, i + 1, k - j + i, k - j + i + 1], axis=1))
    return steps


def broadcast_steps(topology: Topology, task: Task, pattern: Pattern) -> list[Step]:
    """Return the steps of a broadcast: dimension by dimension, every holder starts its ring."""
    message = listed(np.array([task.root]), np.array([EVERYBODY]))
    steps = []
    holders = np.array([task.root])
    for d in dimension_sequence(topology, task.order):
        for sends in pattern(topology.dims[d]):
            source = stretch(topology, holders, d, sends[:, 0]).reshape(-1)
            target = stretch(topology, holders, d, sends[:, 1]).reshape(-1)
            by_source = np.argsort(source, kind="stable")
            count = np.ones(len(source), np.int64)
            steps.append(Step(source[by_source], target[by_source], count, message, Rule.COPY))
        holders = stretch(topology, holders, d, np.arange(topology.dims[d])).reshape(-1)
    return steps


def scatter_steps(topology: Topology, task: Task, pattern: Pattern) -> list[Step]:
    """Return the steps of a scatter: bundles for whole sub-networks, dimension by dimension."""
    steps = []
    holders = np.array([task.root])
    sequence = dimension_sequence(topology, task.order)
    for place, d in enumerate(sequence):
        # All holders have the root's coordinates in the dimensions still to come, so the nodes
        # behind any of them lie at the same distances in number.
        behind = subgrid(topology, np.array([task.root]), sequence[place + 1 :])[0] - task.root
        for sends in pattern(topology.dims[d]):
            steps.append(_scatter_step(topology, task.root, holders, d, sends, behind))
        holders = stretch(topology, holders, d, np.arange(topology.dims[d])).reshape(-1)
    return steps


def _scatter_step(
    topology: Topology, root: int, holders: Integers, d: int, sends: Integers, behind: Integers
) -> Step:
    source = stretch(topology, holders, d, sends[:, 0]).reshape(-1)
    target = stretch(topology, holders, d, sends[:, 1]).reshape(-1)
    by_source = np.argsort(source, kind="stable")
    holder = np.repeat(holders, len(sends))[by_source]
    low, high = np.tile(sends[:, 2:].T, len(holders))[:, by_source]
    count = (high - low) * len(behind)

    def bundles() -> tuple[Integers, Integers]:
        within = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
        offset = np.repeat(low, count) + within // len(behind)
        destination = topology.moved(np.repeat(holder, count), d, offset)
        return np.array([root]), destination + behind[within % len(behind)]

    return Step(source[by_source], target[by_source], count, bundles, Rule.MOVE)
