"""Total exchange, written down."""

from __future__ import annotations

from engine.operation import Task
from engine.report.pseudocode.all_to_all import round_moments
from engine.report.pseudocode.base import (
    GOAL,
    PARTNER,
    PARTNER_ACROSS,
    CodeLine,
    J,
    Listing,
    Moment,
    Partner,
    is_cube,
    loop,
    nested,
    next_line,
    side,
)
from engine.report.pseudocode.star import by_bits as star_by_bits
from engine.report.pseudocode.star import is_star, why_rounds
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

ALL_OWN = Text(QT_TRANSLATE_NOOP("code", "held ← own chunks, one for every node"))
SWAP_HALF = Text(QT_TRANSLATE_NOOP("code", "send chunks for partner's half, receive mine"))
SWAPPED = Text(QT_TRANSLATE_NOOP("code", "held ← all chunks for the own half", "held: a variable"))
REST = Text(QT_TRANSLATE_NOOP("code", "rest ← held not for my place", "rest, held: variables"))
SEND_REST = Text(QT_TRANSLATE_NOOP("code", "send rest to next, receive a new rest", "variables"))
TAKE_OUT = Text(QT_TRANSLATE_NOOP("code", "take out of rest what is for my place"))
PAIR_BITS = Text(QT_TRANSLATE_NOOP("code", "partner ← me xor j", "partner, me: variables"))
PAIR_SWAP = Text(QT_TRANSLATE_NOOP("code", "send partner its chunk, receive theirs for me"))
PAIR_ROUND = Text(
    QT_TRANSLATE_NOOP("code", "goal ← (me + j) mod p, from ← (me − j) mod p", "variables")
)
PAIR_SEND = Text(QT_TRANSLATE_NOOP("code", "send goal its chunk, receive one of from"))
PAIR_HELD = Text(QT_TRANSLATE_NOOP("code", "held ← held without the one, with the other"))
PUT_IN = Text(QT_TRANSLATE_NOOP("code", "put the chunk for r in, without waiting"))
EVERY_OTHER = QT_TRANSLATE_NOOP("code", "for {what}, r ≠ me", "a loop: for r ← 0 … p − 1")
TAKE_ALL = Text(QT_TRANSLATE_NOOP("code", "receive p − 1 chunks, as they come"))

WHY_HALVES = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Each step brings half of what a node holds nearer by one bit, so the fewest startups "
        "that there can be are enough.",
    )
)
WHY_ROUND = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Everything goes round once and everybody takes out what is for its place; all go one way, "
        "so no link is needed twice in a step.",
    )
)
WHY_PAIRS = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Every chunk goes straight to its node; of the messages of one step no two need the same "
        "link.",
    )
)
WHY_PAIRS_ROUND = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Every chunk goes straight to its node, one partner a step; on rings the far messages "
        "share links.",
    )
)
WHY_DIRECT = Text(
    QT_TRANSLATE_NOOP(
        "code", "Without any plan: the messages sort themselves out by waiting for one another."
    )
)


def ring(topology: Topology, task: Task) -> Listing:
    """Return the exchange round every ring."""
    if is_cube(topology):
        body: tuple[CodeLine, ...] = (
            CodeLine(0, PARTNER_ACROSS),
            CodeLine(0, SWAP_HALF, "send"),
            CodeLine(0, SWAPPED),
        )
    else:
        body = (
            CodeLine(0, next_line(topology)),
            CodeLine(0, REST),
            CodeLine(0, loop(f"j ← 1 … {side(topology)} − 1")),
            CodeLine(1, SEND_REST, "send"),
            CodeLine(1, TAKE_OUT),
        )
    lines = (CodeLine(0, ALL_OWN), *nested(topology, task, body))
    why = WHY_HALVES if is_cube(topology) else WHY_ROUND
    return Listing(lines, round_moments(topology, task), why)


def pairwise(topology: Topology, task: Task) -> Listing:
    """Return the exchange with one partner a step."""
    star = is_star(topology)
    bits = star_by_bits(topology) if star else set(topology.dims) == {2}
    p = topology.p
    lines = (
        CodeLine(0, ALL_OWN),
        CodeLine(0, loop("j ← 1 … p − 1")),
        CodeLine(1, PAIR_BITS if bits else PAIR_ROUND),
        CodeLine(1, PAIR_SWAP if bits else PAIR_SEND, "send"),
        CodeLine(1, PAIR_HELD),
    )

    def partner(j: int) -> Partner:
        if bits:
            return Partner(PARTNER, lambda me: me ^ j)
        return Partner(GOAL, lambda me: (me + j) % p)

    found = tuple(Moment("send", ((J, j),), partner(j)) for j in range(1, p))
    why = WHY_PAIRS if bits else WHY_PAIRS_ROUND
    return Listing(lines, found, why_rounds(topology) if star else why)


def direct(topology: Topology, task: Task) -> Listing:
    """Return the exchange of everything at once."""
    lines = (
        CodeLine(0, ALL_OWN),
        CodeLine(0, Text(EVERY_OTHER, what="r ← 0 … p − 1")),
        CodeLine(1, PUT_IN, "send"),
        CodeLine(0, TAKE_ALL),
    )
    return Listing(lines, (Moment("send"),), WHY_DIRECT)


LISTINGS = {
    ("total-exchange", "ring"): ring,
    ("total-exchange", "pairwise"): pairwise,
    ("total-exchange", "direct"): direct,
}
