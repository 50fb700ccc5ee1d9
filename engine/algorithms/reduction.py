"""All-reduce in three ways, and prefix sums (lecture 3.2.3, the problem of reduction).

``accumulate-on-the-way``: on every ring, k - 1 times, each node passes on *unchanged* the value
that came last (at first its own) and adds it to its own total; the total is its value for the
next dimension.  The size stays m.

Prefix sums do the same and keep a second sum, of those values only whose *origin* (not sender)
has a smaller number.  Dimensions must be taken last first, so that what has been summed before is
a contiguous range of numbers.

``all-to-all-broadcast-then-combine`` and ``reduce-then-broadcast`` are what they say.

``rounds`` is for a hub or a switch: everybody sends its own value to one other a round.
"""

from __future__ import annotations

import numpy as np

from engine.algorithms.all_to_all_broadcast import ROUNDS_TITLE, ring, rounds
from engine.algorithms.base import (
    Algorithm,
    all_pairs,
    always,
    dimension_sequence,
    everybody_round,
    in_rounds,
    on_a_star,
    on_rings_or_a_star,
)
from engine.algorithms.broadcast import broadcast, default_key, reduce
from engine.operation import EVERYBODY, Task
from engine.schedule import Rule, Schedule, Step, from_steps, in_series, listed
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

PREFIX_LOW = QT_TRANSLATE_NOOP(
    "algorithm",
    "prefix sums need the order low (last dimension first), so that what has been added up before "
    "is an unbroken range of numbers; high is not that",
)


def _accumulate(topology: Topology, order: str, rule: Rule) -> list[Step]:
    everybody = np.arange(topology.p)
    ones = np.ones(topology.p, np.int64)
    steps = []
    for phase, d in enumerate(dimension_sequence(topology, order)):
        target = topology.moved(everybody, d, 1)
        for j in range(topology.dims[d] - 1):
            names = listed(topology.moved(everybody, d, -j), np.array([EVERYBODY]))
            steps.append(Step(everybody, target, ones, names, rule, phase))
    return steps


def accumulate_on_the_way(topology: Topology, task: Task) -> Schedule:
    """All-reduce: add what passes, dimension by dimension."""
    steps = _accumulate(topology, task.order, Rule.PASS)
    return from_steps("all-reduce", "accumulate-on-the-way", topology.p, task.m, steps)


def prefix_sums(topology: Topology, task: Task) -> Schedule:
    """Prefix sums: add what passes, and keep apart what comes from smaller numbers."""
    steps = _accumulate(topology, "low", Rule.PREFIX)
    return from_steps("prefix-sum", "accumulate-on-the-way", topology.p, task.m, steps)


def all_reduce_rounds(topology: Topology, task: Task) -> Schedule:
    """All-reduce: the own value to everybody, one a round, who adds it up."""
    steps = in_rounds(topology, np.array([EVERYBODY]), Rule.PASS)
    return from_steps("all-reduce", "rounds", topology.p, task.m, steps)


def prefix_rounds(topology: Topology, task: Task) -> Schedule:
    """Prefix sums: the same rounds; what comes from smaller numbers is kept apart."""
    steps = in_rounds(topology, np.array([EVERYBODY]), Rule.PREFIX)
    return from_steps("prefix-sum", "rounds", topology.p, task.m, steps)


def broadcast_then_combine(topology: Topology, task: Task) -> Schedule:
    """All-reduce: everybody gets all values and adds them up itself."""
    one = (ring if topology.centre is None else rounds)(topology, task)
    return Schedule(
        "all-reduce",
        "all-to-all-broadcast-then-combine",
        one.p,
        one.m,
        one.step,
        one.source,
        one.target,
        one.chunk_count,
        one.rules,
        one.phases,
        one.backwards,
        one.chunk_lists,
    )


def reduce_then_broadcast(topology: Topology, task: Task) -> Schedule:
    """All-reduce: the sum at the root, then its broadcast."""
    key = default_key(task.switching, topology)
    return in_series(
        "all-reduce",
        "reduce-then-broadcast",
        reduce(key, topology, task),
        broadcast(key, topology, task),
    )


def why_not_prefix(topology: Topology, task: Task) -> Text | None:
    """Refuse to take the first dimension first."""
    return Text(PREFIX_LOW) if task.order != "low" else always(topology, task)


ALGORITHMS = (
    Algorithm(
        "all-reduce",
        "accumulate-on-the-way",
        Text(QT_TRANSLATE_NOOP("algorithm", "Accumulate on the way")),
        accumulate_on_the_way,
        default=lambda topology, switching: True,
        transfers=everybody_round,
        neighbours_only=True,
        uses=frozenset({"order"}),
    ),
    Algorithm(
        "all-reduce",
        "all-to-all-broadcast-then-combine",
        Text(QT_TRANSLATE_NOOP("algorithm", "All-to-all broadcast, then combine")),
        broadcast_then_combine,
        transfers=lambda topology, task: (
            everybody_round if topology.centre is None else all_pairs
        )(topology, task),
        neighbours_only=True,
        why_not=on_rings_or_a_star,
        uses=frozenset({"order"}),
    ),
    Algorithm(
        "all-reduce",
        "reduce-then-broadcast",
        Text(QT_TRANSLATE_NOOP("algorithm", "Reduce, then broadcast")),
        reduce_then_broadcast,
        transfers=lambda topology, task: 2 * topology.p,
        why_not=on_rings_or_a_star,
        uses=frozenset({"order", "root"}),
    ),
    Algorithm(
        "all-reduce",
        "rounds",
        ROUNDS_TITLE,
        all_reduce_rounds,
        transfers=all_pairs,
        why_not=on_a_star,
        star=True,
    ),
    Algorithm(
        "prefix-sum",
        "accumulate-on-the-way",
        Text(QT_TRANSLATE_NOOP("algorithm", "Accumulate on the way")),
        prefix_sums,
        default=lambda topology, switching: True,
        transfers=everybody_round,
        neighbours_only=True,
        why_not=why_not_prefix,
        uses=frozenset({"order"}),
    ),
    Algorithm(
        "prefix-sum",
        "rounds",
        ROUNDS_TITLE,
        prefix_rounds,
        transfers=all_pairs,
        why_not=on_a_star,
        star=True,
    ),
)
