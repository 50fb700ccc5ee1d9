"""All-reduce in three ways and prefix sums, written down."""

from __future__ import annotations

from engine.algorithms.broadcast import default_key
from engine.operation import Task
from engine.report.pseudocode.all_to_all import SEND_LAST, ring, round_moments
from engine.report.pseudocode.base import (
    PARTNER_ACROSS,
    CodeLine,
    Listing,
    is_cube,
    joined,
    loop,
    nested,
    next_line,
    over_dimensions,
    side,
)
from engine.report.pseudocode.broadcast import (
    BODIES,
    CUBE_PLACE,
    OWN_SUM,
    SUM_BODIES,
    cube_lines,
    cube_sum_lines,
    moments,
    numbered,
    place_of,
)
from engine.report.pseudocode.star import all_to_all_broadcast, is_star, why_tree
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

OWN_TOTAL = Text(QT_TRANSLATE_NOOP("code", "total ← own value", "total: a variable"))
SWAP_TOTALS = Text(QT_TRANSLATE_NOOP("code", "send total to partner, receive theirs"))
ADD_TOTAL = Text(QT_TRANSLATE_NOOP("code", "total ← total + theirs", "variables"))
LAST_TOTAL = Text(QT_TRANSLATE_NOOP("code", "last ← total", "variables"))
ADD_LAST = Text(QT_TRANSLATE_NOOP("code", "total ← total + last", "variables"))
TOTAL_OF_HELD = Text(QT_TRANSLATE_NOOP("code", "total ← the sum of all that is held"))
BOTH_OWN = Text(QT_TRANSLATE_NOOP("code", "total ← own value, prefix ← own value"))
PREFIX_PARTNER = Text(QT_TRANSLATE_NOOP("code", "if partner < me: prefix ← prefix + theirs"))
PREFIX_LAST = Text(QT_TRANSLATE_NOOP("code", "if its origin < me: prefix ← prefix + last"))

MESSAGE = Text(QT_TRANSLATE_NOOP("code", "message ← sum at the root", "variables"))

WHY_ON_THE_WAY = Text(
    QT_TRANSLATE_NOOP(
        "code", "Values are added up on the way, so no message grows: all stay m words long."
    )
)
WHY_COMBINE = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "It needs only the all-to-all broadcast, but the messages grow: everybody gets all values "
        "before it adds them up.",
    )
)
WHY_IN_SERIES = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Two known operations, one after the other: the sum at the root, then its broadcast.",
    )
)
WHY_PREFIX = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "It is the all-reduce with a second sum, of those values only that began at a smaller "
        "number.",
    )
)


def _accumulate(topology: Topology, task: Task, prefix: bool) -> tuple[CodeLine, ...]:
    """Return the lines of both sums that are added up on the way."""
    if is_cube(topology):
        extra = (CodeLine(0, PREFIX_PARTNER),) if prefix else ()
        body: tuple[CodeLine, ...] = (
            CodeLine(0, PARTNER_ACROSS),
            CodeLine(0, SWAP_TOTALS, "send"),
            CodeLine(0, ADD_TOTAL),
            *extra,
        )
    else:
        extra = (CodeLine(1, PREFIX_LAST),) if prefix else ()
        body = (
            CodeLine(0, next_line(topology)),
            CodeLine(0, LAST_TOTAL),
            CodeLine(0, loop(f"j ← 1 … {side(topology)} − 1")),
            CodeLine(1, SEND_LAST, "send"),
            CodeLine(1, ADD_LAST),
            *extra,
        )
    return (CodeLine(0, BOTH_OWN if prefix else OWN_TOTAL), *nested(topology, task, body))


def accumulate(topology: Topology, task: Task) -> Listing:
    """Return the all-reduce that adds what passes."""
    lines = _accumulate(topology, task, prefix=False)
    return Listing(lines, round_moments(topology, task), WHY_ON_THE_WAY)


def prefix_sums(topology: Topology, task: Task) -> Listing:
    """Return the prefix sums."""
    lines = _accumulate(topology, task, prefix=True)
    return Listing(lines, round_moments(topology, task), WHY_PREFIX)


def broadcast_then_combine(topology: Topology, task: Task) -> Listing:
    """Return the all-to-all broadcast with a sum at its end."""
    one = (all_to_all_broadcast if is_star(topology) else ring)(topology, task)
    return Listing((*one.lines, CodeLine(0, TOTAL_OF_HELD)), one.moments, WHY_COMBINE)


def reduce_then_broadcast(topology: Topology, task: Task) -> Listing:
    """Return the reduction and the broadcast after it."""
    key = default_key(task.switching, topology)
    along = numbered(topology)
    if is_cube(topology):
        lines = (
            CodeLine(0, OWN_SUM),
            CodeLine(0, CUBE_PLACE),
            CodeLine(0, over_dimensions(task, backwards=True)),
            *cube_sum_lines(task),
            CodeLine(0, MESSAGE),
            CodeLine(0, over_dimensions(task)),
            *cube_lines(task),
        )
    else:
        lines = (
            CodeLine(0, OWN_SUM),
            place_of(topology),
            *joined(along, task, SUM_BODIES[key](along), backwards=True),
            CodeLine(0, MESSAGE),
            *joined(along, task, BODIES[key](along)),
        )
    there = moments(key, topology, task, backwards=True)
    back = moments(key, topology, task)
    return Listing(lines, there + back, why_tree(topology, WHY_IN_SERIES))


LISTINGS = {
    ("all-reduce", "accumulate-on-the-way"): accumulate,
    ("all-reduce", "all-to-all-broadcast-then-combine"): broadcast_then_combine,
    ("all-reduce", "reduce-then-broadcast"): reduce_then_broadcast,
    ("prefix-sum", "accumulate-on-the-way"): prefix_sums,
}
