"""All-to-all broadcast and multinode accumulation, written down."""

from __future__ import annotations

from engine.algorithms.broadcast import default_key
from engine.operation import Task
from engine.report.pseudocode.base import (
    PARTNER_ACROSS,
    CodeLine,
    J,
    Listing,
    Moment,
    S,
    across,
    is_cube,
    loop,
    nested,
    next_along,
    next_line,
    of_ring,
    rings,
    side,
)
from engine.report.pseudocode.broadcast import moments as of_broadcast
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

OWN_CHUNK = Text(QT_TRANSLATE_NOOP("code", "held ← own chunk", "held: a variable"))
SEND_HELD = Text(QT_TRANSLATE_NOOP("code", "send held to partner, receive theirs"))
UNION = Text(QT_TRANSLATE_NOOP("code", "held ← held ∪ theirs", "held, theirs: variables"))
LAST = Text(QT_TRANSLATE_NOOP("code", "last ← held", "last, held: variables"))
SEND_LAST = Text(QT_TRANSLATE_NOOP("code", "send last to next, receive a new last", "variables"))
UNION_LAST = Text(QT_TRANSLATE_NOOP("code", "held ← held ∪ last", "held, last: variables"))

EVERY_ROOT = Text(QT_TRANSLATE_NOOP("code", "for all roots r at once"))
STEP_OF_R = Text(QT_TRANSLATE_NOOP("code", "do step s of the broadcast of r's chunk"))
NO_BUNDLE = Text(QT_TRANSLATE_NOOP("code", "held ← held ∪ the chunks that came"))

OWN_SUMS = Text(QT_TRANSLATE_NOOP("code", "sum[r] ← own value for node r, for all r"))
SEND_HALF = Text(QT_TRANSLATE_NOOP("code", "send sums for partner's half, receive mine"))
ADD_HALF = Text(QT_TRANSLATE_NOOP("code", "add them to the sums for my half"))
BACK = QT_TRANSLATE_NOOP("code", "next ← (me − 1) mod {k}", "next, me: variables")
BACK_ALONG = QT_TRANSLATE_NOOP("code", "next ← me − 1 along d, mod {k}", "next, me: variables")
SEND_SUMS = Text(QT_TRANSLATE_NOOP("code", "send next the sums for place me − 1 − j"))
ADD_SUMS = Text(QT_TRANSLATE_NOOP("code", "add what comes to the sums for place me − j"))
BACKWARDS_R = Text(QT_TRANSLATE_NOOP("code", "undo step s of r's broadcast: send sum[r]"))
ADD_R = Text(QT_TRANSLATE_NOOP("code", "sum[r] ← sum[r] + what came, for each r"))

WHY_DOUBLE = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "What a node holds doubles with every step, so the fewest startups that there can be are "
        "enough.",
    )
)
WHY_ROUND = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Everybody passes on what came last, so all nodes send at all times and no link is "
        "needed twice in a step.",
    )
)
WHY_AT_ONCE = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "It needs no new idea, but nothing is bundled: messages may need the same link and wait, "
        "which shows what bundling is good for.",
    )
)
WHY_DUAL = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "It is the all-to-all broadcast backwards: sums flow the way that chunks would come.",
    )
)


def ring(topology: Topology, task: Task) -> Listing:
    """Return the passing on round every ring."""
    body = round_lines(topology)
    lines = (CodeLine(0, OWN_CHUNK), *nested(topology, task, body))
    why = WHY_DOUBLE if is_cube(topology) else WHY_ROUND
    return Listing(lines, round_moments(topology, task), why)


def round_lines(topology: Topology) -> tuple[CodeLine, ...]:
    """Return what is done in one dimension."""
    if is_cube(topology):
        return (
            CodeLine(0, PARTNER_ACROSS),
            CodeLine(0, SEND_HELD, "send"),
            CodeLine(0, UNION),
        )
    return (
        CodeLine(0, next_line(topology)),
        CodeLine(0, LAST),
        CodeLine(0, loop(f"j ← 1 … {side(topology)} − 1")),
        CodeLine(1, SEND_LAST, "send"),
        CodeLine(1, UNION_LAST),
    )


def round_moments(topology: Topology, task: Task) -> tuple[Moment, ...]:
    """Return the moments of going round every ring in + direction."""
    found = []
    for one in rings(topology, task):
        for j in range(1, one.k):
            if is_cube(topology):
                found.append(Moment("send", of_ring(topology, one), across(one)))
            else:
                to = next_along(topology, one)
                found.append(Moment("send", of_ring(topology, one, (J, j)), to))
    return tuple(found)


def accumulation(topology: Topology, task: Task) -> Listing:
    """Return the passing on of partial sums, backwards round every ring."""
    if is_cube(topology):
        body: tuple[CodeLine, ...] = (
            CodeLine(0, PARTNER_ACROSS),
            CodeLine(0, SEND_HALF, "send"),
            CodeLine(0, ADD_HALF),
        )
    else:
        back = BACK if topology.kind == "ring" else BACK_ALONG
        body = (
            CodeLine(0, Text(back, k=side(topology))),
            CodeLine(0, loop(f"j ← {side(topology)} − 2 … 0")),
            CodeLine(1, SEND_SUMS, "send"),
            CodeLine(1, ADD_SUMS),
        )
    found = []
    for one in rings(topology, task, backwards=True):
        for j in reversed(range(one.k - 1)):
            if is_cube(topology):
                found.append(Moment("send", of_ring(topology, one), across(one)))
            else:
                to = next_along(topology, one, -1)
                found.append(Moment("send", of_ring(topology, one, (J, j)), to))
    lines = (CodeLine(0, OWN_SUMS), *nested(topology, task, body, backwards=True))
    return Listing(lines, tuple(found), WHY_DUAL)


def simultaneous_broadcasts(topology: Topology, task: Task) -> Listing:
    """Return all single broadcasts at once."""
    steps = len(of_broadcast(default_key(task.switching), topology, task))
    lines = (
        CodeLine(0, OWN_CHUNK),
        CodeLine(0, loop(f"s ← 1 … {steps}")),
        CodeLine(1, EVERY_ROOT),
        CodeLine(2, STEP_OF_R, "send"),
        CodeLine(1, NO_BUNDLE),
    )
    found = tuple(Moment("send", ((S, s),)) for s in range(1, steps + 1))
    return Listing(lines, found, WHY_AT_ONCE)


def simultaneous_reductions(topology: Topology, task: Task) -> Listing:
    """Return all single broadcasts at once, backwards."""
    steps = len(of_broadcast(default_key(task.switching), topology, task))
    lines = (
        CodeLine(0, OWN_SUMS),
        CodeLine(0, loop(f"s ← {steps} … 1")),
        CodeLine(1, EVERY_ROOT),
        CodeLine(2, BACKWARDS_R, "send"),
        CodeLine(1, ADD_R),
    )
    found = tuple(Moment("send", ((S, s),)) for s in reversed(range(1, steps + 1)))
    return Listing(lines, found, WHY_AT_ONCE)


LISTINGS = {
    ("all-to-all-broadcast", "ring"): ring,
    ("all-to-all-broadcast", "simultaneous-broadcasts"): simultaneous_broadcasts,
    ("multinode-accumulation", "ring"): accumulation,
    ("multinode-accumulation", "simultaneous-broadcasts"): simultaneous_reductions,
}
