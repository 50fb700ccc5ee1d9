"""Circular shift, written down."""

from __future__ import annotations

from engine.gray_code import gray, gray_position
from engine.operation import Task
from engine.report.pseudocode.base import (
    GOAL,
    NEXT,
    CodeLine,
    Listing,
    Moment,
    Partner,
    S,
    is_cube,
    loop,
)
from engine.report.pseudocode.star import is_star, why_rounds
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

OWN = Text(QT_TRANSLATE_NOOP("code", "message ← own message", "message: a variable"))
WAY = Text(QT_TRANSLATE_NOOP("code", "w ← +1 if q ≤ p/2, else −1", "w: a variable"))
NEXT_W = Text(QT_TRANSLATE_NOOP("code", "next ← (me + w) mod p", "next, me, w: variables"))
PASS_ON = Text(QT_TRANSLATE_NOOP("code", "send message to next, receive that of me − w"))
SPLIT = Text(
    QT_TRANSLATE_NOOP("code", "a ← q mod c, b ← ⌊q/c⌋", "c columns, r rows; all are variables")
)
ROW = Text(QT_TRANSLATE_NOOP("code", "send message on in the row, the shorter way"))
COMPENSATE = Text(QT_TRANSLATE_NOOP("code", "if a > 0: what wrapped goes on in its column"))
NEXT_ROW = Text(QT_TRANSLATE_NOOP("code", "if the shorter way was −: b ← (b + 1) mod r"))
COLUMN = Text(QT_TRANSLATE_NOOP("code", "send message on in the column, the shorter way"))
GRAY = Text(QT_TRANSLATE_NOOP("code", "i ← my position on the Gray ring", "i: a variable"))
BITS = Text(
    QT_TRANSLATE_NOOP("code", "for the ones e of q, the highest first", "e: a bit's number")
)
JUMP = Text(QT_TRANSLATE_NOOP("code", "i to i + 2^e is two links (one if e = 0)"))
LOWER = Text(QT_TRANSLATE_NOOP("code", "if e > 0: send message over the lower bit"))
UPPER = Text(QT_TRANSLATE_NOOP("code", "send message over the other bit"))
TARGETS = Text(QT_TRANSLATE_NOOP("code", "goal ← (me + q) mod p", "goal, me: variables"))
SOURCES = Text(QT_TRANSLATE_NOOP("code", "from ← (me − q) mod p", "from, me: variables"))
SEND = Text(QT_TRANSLATE_NOOP("code", "send message to goal, receive that of from"))

WHY_STEPS = Text(
    QT_TRANSLATE_NOOP(
        "code", "All messages move on together from neighbour to neighbour, so none waits."
    )
)
WHY_GRAY = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "The nodes stand along a ring in Gray code order, on which a jump by a power of two is "
        "never more than two links.",
    )
)
WHY_STRAIGHT = Text(
    QT_TRANSLATE_NOOP(
        "code", "Every message goes straight to its node, and no two of them need the same link."
    )
)
WHY_SHARED = Text(
    QT_TRANSLATE_NOOP(
        "code", "Every message goes straight to its node; those that share a link wait."
    )
)


def step_by_step(topology: Topology, task: Task) -> Listing:
    """Return the shift from neighbour to neighbour."""
    if is_cube(topology):
        return _cube(topology, task)
    return _ring(topology, task) if len(topology.dims) == 1 else _torus(topology, task)


def _ring(topology: Topology, task: Task) -> Listing:
    p, q = topology.p, task.q
    lines = (
        CodeLine(0, OWN),
        CodeLine(0, WAY),
        CodeLine(0, NEXT_W),
        CodeLine(0, loop("s ← 1 … min(q, p − q)")),
        CodeLine(1, PASS_ON, "send"),
    )
    sign = 1 if 2 * q <= p else -1
    to = Partner(NEXT, lambda me: (me + sign) % p)
    found = tuple(Moment("send", ((S, s),), to) for s in range(1, min(q, p - q) + 1))
    return Listing(lines, found, WHY_STEPS)


def _torus(topology: Topology, task: Task) -> Listing:
    rows, columns = topology.dims
    a, b = task.q % columns, task.q // columns
    backwards = 2 * a > columns
    up = (b + backwards) % rows
    lines = (
        CodeLine(0, OWN),
        CodeLine(0, SPLIT),
        CodeLine(0, loop("s ← 1 … min(a, c − a)")),
        CodeLine(1, ROW, "row"),
        CodeLine(0, COMPENSATE, "compensate"),
        CodeLine(0, NEXT_ROW),
        CodeLine(0, loop("s ← 1 … min(b, r − b)")),
        CodeLine(1, COLUMN, "column"),
    )

    def along(dimension: int, by: int) -> Partner:
        k = topology.dims[dimension]
        sign = 1 if 2 * by <= k else -1
        return Partner(NEXT, lambda me: int(topology.moved(me, dimension, sign)))

    found = [
        Moment("row", (("a", a), (S, s)), along(1, a)) for s in range(1, min(a, columns - a) + 1)
    ]
    if a:
        found.append(Moment("compensate", (("a", a),)))
    found += [
        Moment("column", (("b", up), (S, s)), along(0, up))
        for s in range(1, min(up, rows - up) + 1)
    ]
    return Listing(lines, tuple(found), WHY_STEPS)


def _cube(topology: Topology, task: Task) -> Listing:
    p = topology.p
    lines = (
        CodeLine(0, OWN),
        CodeLine(0, GRAY),
        CodeLine(0, BITS),
        CodeLine(1, JUMP),
        CodeLine(1, LOWER, "lower"),
        CodeLine(1, UPPER, "upper"),
    )

    def lower(e: int) -> Partner:
        def of(me: int) -> int:
            differing = me ^ gray((gray_position(me) + (1 << e)) % p)
            return me ^ (differing & -differing)

        return Partner(NEXT, of)

    def upper(e: int) -> Partner:
        def of(me: int) -> int:
            if e == 0:
                return gray((gray_position(me) + 1) % p)
            return next(two for two in _halfway(p, e) if two[0] == me)[1]

        return Partner(NEXT, of)

    found = []
    for e in reversed(range(len(topology.dims))):
        if task.q >> e & 1:
            if e:
                found.append(Moment("lower", (("e", e),), lower(e)))
            found.append(Moment("upper", (("e", e),), upper(e)))
    return Listing(lines, tuple(found), WHY_GRAY)


def _halfway(p: int, e: int) -> list[tuple[int, int]]:
    """Return (the node half-way, the goal) of every jump by 2^e along the Gray ring."""
    pairs = []
    for i in range(p):
        start, goal = gray(i), gray((i + (1 << e)) % p)
        differing = start ^ goal
        pairs.append((start ^ (differing & -differing), goal))
    return pairs


def direct(topology: Topology, task: Task) -> Listing:
    """Return the shift in which every message goes straight."""
    p, q = topology.p, task.q
    lines = (
        CodeLine(0, OWN),
        CodeLine(0, TARGETS),
        CodeLine(0, SOURCES),
        CodeLine(0, SEND, "send"),
    )
    why = WHY_STRAIGHT if is_cube(topology) else WHY_SHARED
    if is_star(topology):
        why = why_rounds(topology)
    return Listing(
        lines, (Moment("send", (("q", q),), Partner(GOAL, lambda me: (me + q) % p)),), why
    )


LISTINGS = {("shift", "step-by-step"): step_by_step, ("shift", "direct"): direct}
