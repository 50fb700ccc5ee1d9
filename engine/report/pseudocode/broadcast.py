"""Broadcast and reduce, written down."""

from __future__ import annotations

from functools import partial

from engine.algorithms.base import circle
from engine.operation import Task
from engine.report.pseudocode.base import (
    CodeLine,
    D,
    Listing,
    Moment,
    N,
    S,
    is_cube,
    loop,
    nested,
    of_ring,
    over_dimensions,
    place_line,
    rings,
    side,
)
from engine.report.pseudocode.star import PLACE, is_star, why_tree
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

ROOT_HAS = Text(QT_TRANSLATE_NOOP("code", "held ← message at the root, ∅ elsewhere"))
OWN_SUM = Text(QT_TRANSLATE_NOOP("code", "sum ← own value", "sum: a variable"))

CUBE_PLACE = Text(QT_TRANSLATE_NOOP("code", "i ← me xor root", "i: a variable"))
CUBE_SEND = QT_TRANSLATE_NOOP("code", "if {who}: send message to me xor 2^d")
CUBE_RECEIVE = QT_TRANSLATE_NOOP("code", "if {who}: receive message")
CUBE_SEND_SUM = QT_TRANSLATE_NOOP("code", "if {who}: send sum to me xor 2^d", "sum: a variable")
CUBE_ADD = QT_TRANSLATE_NOOP("code", "if {who}: sum ← sum + received", "sum: a variable")

PLUS_ARM = Text(QT_TRANSLATE_NOOP("code", "i = s − 1, held: send message to i + 1"))
MINUS_ARM = QT_TRANSLATE_NOOP("code", "i = 2 − s, 1 < s ≤ {k}/2: send it to i − 1")
PLUS_SUM = Text(
    QT_TRANSLATE_NOOP("code", "i = s with a sum: send it to i − 1, to add", "i, s: numbers")
)
MINUS_SUM = QT_TRANSLATE_NOOP("code", "i = 1 − s, 1 < s ≤ {k}/2: send it to i + 1")

WHILE_N = Text(QT_TRANSLATE_NOOP("code", "while n > 1", "n: a variable"))
HALVE_SEND = Text(QT_TRANSLATE_NOOP("code", "who holds it: send message to i + ⌈n/2⌉"))
HALVE = Text(QT_TRANSLATE_NOOP("code", "n ← ⌈n/2⌉; who received: n ← ⌊n/2⌋", "n: a variable"))
PARTS = QT_TRANSLATE_NOOP("code", "for n ← parts of {k} halved, the shortest first")
JOIN = Text(QT_TRANSLATE_NOOP("code", "second half: its first sends sum ⌈n/2⌉ back"))
JOIN_ADD = Text(QT_TRANSLATE_NOOP("code", "first half: its first adds what comes to sum"))

NEAR_SEND = Text(QT_TRANSLATE_NOOP("code", "if i < n and held: send message to i + n"))
NEAR_RECEIVE = Text(QT_TRANSLATE_NOOP("code", "if n ≤ i < 2n: receive message from i − n"))
NEAR_SUM = Text(QT_TRANSLATE_NOOP("code", "if n ≤ i < 2n with a sum: send it to i − n"))
NEAR_ADD = Text(QT_TRANSLATE_NOOP("code", "if i < n: sum ← sum + received", "sum: a variable"))

WHY_DOUBLE = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Everybody who has the message sends it on, so twice as many have it after every step.",
    )
)
WHY_BOTH_WAYS = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Neighbours only, since a stored message pays for every link; both ways round, since that "
        "takes half as many steps as one way.",
    )
)
WHY_FAR_FIRST = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "About twice as many have it after every step; the far messages go first, so that no two "
        "of a step need the same link.",
    )
)
WHY_NEAR_FIRST = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Twice as many have it after every step, but the far messages come last, when there are "
        "many that share links: a lesson in congestion.",
    )
)
WHY_BACKWARDS = Text(
    QT_TRANSLATE_NOOP(
        "code", "It is the broadcast backwards: sums flow the way that the message would come."
    )
)


def broadcast(key: str, topology: Topology, task: Task) -> Listing:
    """Return the broadcast by a pattern."""
    if is_cube(topology):
        lines = (
            CodeLine(0, ROOT_HAS),
            CodeLine(0, CUBE_PLACE),
            CodeLine(0, over_dimensions(task)),
            *cube_lines(task),
        )
        why = WHY_DOUBLE
    else:
        along = numbered(topology)
        body = BODIES[key](along)
        lines = (CodeLine(0, ROOT_HAS), place_of(topology), *nested(along, task, body))
        why = why_tree(topology, WHYS[key])
    return Listing(lines, moments(key, topology, task), why)


def reduce(key: str, topology: Topology, task: Task) -> Listing:
    """Return the reduction by a pattern: the broadcast backwards."""
    if is_cube(topology):
        lines = (
            CodeLine(0, OWN_SUM),
            CodeLine(0, CUBE_PLACE),
            CodeLine(0, over_dimensions(task, backwards=True)),
            *cube_sum_lines(task),
        )
    else:
        along = numbered(topology)
        body = SUM_BODIES[key](along)
        inner = nested(along, task, body, backwards=True)
        lines = (CodeLine(0, OWN_SUM), place_of(topology), *inner)
    why = why_tree(topology, WHY_BACKWARDS)
    return Listing(lines, moments(key, topology, task, backwards=True), why)


def numbered(topology: Topology) -> Topology:
    """Return the ring along which places are counted where there is a hub or a switch."""
    return circle(topology) if is_star(topology) else topology


def place_of(topology: Topology) -> CodeLine:
    """Return the line that numbers the places from the root."""
    return PLACE if is_star(topology) else place_line(topology)


def who_has(task: Task) -> tuple[str, str]:
    """Return which i send in the broadcast's step of dimension d, and which receive."""
    if task.order == "low":
        return "i < 2^d", "2^d ≤ i < 2^(d + 1)"
    return "i mod 2^(d + 1) = 0", "i mod 2^(d + 1) = 2^d"


def cube_lines(task: Task) -> tuple[CodeLine, ...]:
    """Return a step of the broadcast on a hypercube."""
    senders, receivers = who_has(task)
    return (
        CodeLine(1, Text(CUBE_SEND, who=senders), "send"),
        CodeLine(1, Text(CUBE_RECEIVE, who=receivers)),
    )


def cube_sum_lines(task: Task) -> tuple[CodeLine, ...]:
    """Return a step of the reduction on a hypercube."""
    receivers, senders = who_has(task)
    return (
        CodeLine(1, Text(CUBE_SEND_SUM, who=senders), "add"),
        CodeLine(1, Text(CUBE_ADD, who=receivers)),
    )


def both_ways(topology: Topology) -> tuple[CodeLine, ...]:
    """Return the broadcast along both arms of a ring."""
    k = side(topology)
    return (
        CodeLine(0, loop(f"s ← 1 … ⌈{k}/2⌉")),
        CodeLine(1, PLUS_ARM, "send"),
        CodeLine(1, Text(MINUS_ARM, k=k)),
    )


def both_ways_sum(topology: Topology) -> tuple[CodeLine, ...]:
    """Return the reduction along both arms of a ring."""
    k = side(topology)
    return (
        CodeLine(0, loop(f"s ← ⌈{k}/2⌉ … 1")),
        CodeLine(1, PLUS_SUM, "add"),
        CodeLine(1, Text(MINUS_SUM, k=k)),
    )


def doubling(topology: Topology) -> tuple[CodeLine, ...]:
    """Return recursive doubling on a ring, far first."""
    return (
        CodeLine(0, f"n ← {side(topology)}"),
        CodeLine(0, WHILE_N),
        CodeLine(1, HALVE_SEND, "send"),
        CodeLine(1, HALVE),
    )


def doubling_sum(topology: Topology) -> tuple[CodeLine, ...]:
    """Return recursive doubling backwards."""
    return (
        CodeLine(0, Text(PARTS, k=side(topology))),
        CodeLine(1, JOIN, "add"),
        CodeLine(1, JOIN_ADD),
    )


def near_first(topology: Topology) -> tuple[CodeLine, ...]:
    """Return recursive doubling on a ring, near first."""
    return (
        CodeLine(0, loop(f"n ← 1, 2, 4 … {side(topology)}/2")),
        CodeLine(1, NEAR_SEND, "send"),
        CodeLine(1, NEAR_RECEIVE),
    )


def near_first_sum(topology: Topology) -> tuple[CodeLine, ...]:
    """Return recursive doubling near first, backwards."""
    return (
        CodeLine(0, loop(f"n ← {side(topology)}/2 … 4, 2, 1")),
        CodeLine(1, NEAR_SUM, "add"),
        CodeLine(1, NEAR_ADD),
    )


BODIES = {
    "both-ways": both_ways,
    "doubling": doubling,
    "near-first": near_first,
    "binomial": doubling,
}
SUM_BODIES = {
    "both-ways": both_ways_sum,
    "doubling": doubling_sum,
    "near-first": near_first_sum,
    "binomial": doubling_sum,
}
WHYS = {
    "both-ways": WHY_BOTH_WAYS,
    "doubling": WHY_FAR_FIRST,
    "near-first": WHY_NEAR_FIRST,
    "binomial": WHY_DOUBLE,
}


def halvings(k: int) -> list[int]:
    """Return the longest part at each halving of k places: k, ⌈k / 2⌉ ... above 1."""
    found = []
    while k > 1:
        found.append(k)
        k = (k + 1) // 2
    return found


def moments(
    key: str, topology: Topology, task: Task, backwards: bool = False
) -> tuple[Moment, ...]:
    """Return the moments of all steps of a pattern; backwards for the reduction."""
    line = "add" if backwards else "send"
    found = []
    topology = numbered(topology)
    for ring in rings(topology, task, backwards):
        if is_cube(topology):
            found.append(Moment(line, ((D, ring.d),), distance=1))
            continue
        if key == "both-ways":
            steps = [(S, s, 1) for s in range(1, (ring.k + 1) // 2 + 1)]
        elif key in ("doubling", "binomial"):
            steps = [(N, n, (n + 1) // 2) for n in halvings(ring.k)]
        else:
            steps = [(N, 1 << e, 1 << e) for e in range(ring.k.bit_length() - 1)]
        for name, value, distance in reversed(steps) if backwards else steps:
            variables = of_ring(topology, ring, (name, value))
            found.append(Moment(line, variables, distance=distance))
    return tuple(found)


LISTINGS = {
    ("broadcast", "both-ways"): partial(broadcast, "both-ways"),
    ("broadcast", "doubling"): partial(broadcast, "doubling"),
    ("broadcast", "near-first"): partial(broadcast, "near-first"),
    ("broadcast", "binomial"): partial(broadcast, "binomial"),
    ("reduce", "both-ways"): partial(reduce, "both-ways"),
    ("reduce", "doubling"): partial(reduce, "doubling"),
    ("reduce", "near-first"): partial(reduce, "near-first"),
    ("reduce", "binomial"): partial(reduce, "binomial"),
}
