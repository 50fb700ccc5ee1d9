"""Circular shift by q: process i sends to i + q modulo p (lecture 3.2.6; Kumar/Grama 4.6).

``step-by-step``, neighbours only:

- ring: d = min(q, p - q) steps, the shorter way;
- torus r x c: along the row by q mod c the shorter way; one compensating column step for those
  that wrapped; then along the column the shorter way;
- hypercube: processes lie along the Gray ring; for the set bits of q from the top, a shift by 2^i
  is two steps of one link, the lower bit first; a shift by 1 is one.

``direct``: every message goes straight to its target.  On the hypercube (binary numbering, e-cube)
no two share a link; on a ring d messages share each link, and sharing turns cut-through into
store-and-forward.
"""

from __future__ import annotations

import itertools

import numpy as np

from engine.algorithms.base import Algorithm, always
from engine.gray_code import gray_position
from engine.operation import Task, shift_target
from engine.schedule import Rule, Schedule, Step, from_steps, listed
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology.base import Integers

OPERATION = "shift"

TORUS_TWO_SIDES = QT_TRANSLATE_NOOP(
    "algorithm", "the shift on a torus is defined for two sides (rows and columns); {dims} has {n}"
)


def why_not(topology: Topology, task: Task) -> Text | None:
    """Refuse tori of three sides and more."""
    if topology.kind != "hypercube" and len(topology.dims) > 2:
        dims = "x".join(map(str, topology.dims))
        return Text(TORUS_TWO_SIDES, dims=dims, n=len(topology.dims))
    return always(topology, task)


def direct(topology: Topology, task: Task) -> Schedule:
    """Send every message straight to its target."""
    source, target = np.arange(topology.p), shift_target(topology.p, task)
    ones = np.ones(topology.p, np.int64)
    step = Step(source, target, ones, listed(source, target), Rule.MOVE)
    return from_steps(OPERATION, "direct", topology.p, task.m, [step])


def step_by_step(topology: Topology, task: Task) -> Schedule:
    """Move the messages from neighbour to neighbour."""
    one_or_two = _ring_walk if len(topology.dims) == 1 else _torus_walk
    places = (_hypercube_walk if topology.kind == "hypercube" else one_or_two)(topology, task.q)
    goal = shift_target(topology.p, task)
    steps = []
    for here, there in itertools.pairwise(places):
        moves = np.flatnonzero(here != there)
        moves = moves[np.argsort(here[moves])]
        ones = np.ones(len(moves), np.int64)
        steps.append(Step(here[moves], there[moves], ones, listed(moves, goal[moves]), Rule.MOVE))
    numbering = "gray" if topology.kind == "hypercube" else "binary"
    return from_steps(OPERATION, "step-by-step", topology.p, task.m, steps, numbering=numbering)


def _along(topology: Topology, places: list[Integers], d: int, by: int) -> None:
    """Append the steps that move everybody ``by`` places along a ring, the shorter way."""
    k = topology.dims[d]
    by %= k
    sign = 1 if 2 * by <= k else -1
    for _ in range(min(by, k - by)):
        places.append(topology.moved(places[-1], d, sign))


def _ring_walk(topology: Topology, q: int) -> list[Integers]:
    """Return where each message is after every step: int64 of shape (p,) each."""
    places = [np.arange(topology.p)]
    _along(topology, places, 0, q)
    return places


def _torus_walk(topology: Topology, q: int) -> list[Integers]:
    """Return where each message is after every step: rows, compensation, columns."""
    rows, columns = topology.dims
    a, b = q % columns, q // columns
    places = [np.arange(topology.p)]
    _along(topology, places, 1, a)
    column = topology.coordinate(places[0], 1)
    backwards = 2 * a > columns  # the shorter way was the other one
    if a:
        wrapped = column < columns - a if backwards else column >= columns - a
        up = np.where(wrapped, -1 if backwards else 1, 0)
        places.append(topology.moved(places[-1], 0, up))
    _along(topology, places, 0, (b + backwards) % rows)
    return places


def _hypercube_walk(topology: Topology, q: int) -> list[Integers]:
    """Return the ring position of each message after every step."""
    p = topology.p
    places = [np.arange(p)]
    for i in reversed(range(len(topology.dims))):
        if not q >> i & 1:
            continue
        here = places[-1]
        there = (here + (1 << i)) % p
        if i:
            code = here ^ (here >> 1)
            differing = code ^ there ^ (there >> 1)
            lower = differing & -differing
            between = [gray_position(int(c)) for c in code ^ lower]
            places.append(np.array(between, dtype=np.int64))
        places.append(there)
    return places


def _walk_transfers(topology: Topology, task: Task) -> int:
    """Return at least the transfers from neighbour to neighbour, everybody sending in each step."""
    if topology.kind == "hypercube":
        return topology.p * 2 * topology.diameter
    if len(topology.dims) == 1:
        return topology.p * min(task.q, topology.p - task.q)
    return topology.p * (topology.diameter + 1)  # rows, one compensating step, columns


ALGORITHMS = (
    Algorithm(
        OPERATION,
        "step-by-step",
        Text(QT_TRANSLATE_NOOP("algorithm", "Step by step, neighbours only")),
        step_by_step,
        default=lambda topology, switching: switching != "cut-through",
        transfers=_walk_transfers,
        neighbours_only=True,
        why_not=why_not,
    ),
    Algorithm(
        OPERATION,
        "direct",
        Text(QT_TRANSLATE_NOOP("algorithm", "Directly, all at once")),
        direct,
        default=lambda topology, switching: switching == "cut-through",
        why_not=lambda topology, task: why_not(topology, task) if topology.centre is None else None,
        star=True,
    ),
)
