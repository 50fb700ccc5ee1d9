"""Algorithms through a hub or a switch, written down: rounds with one partner, single messages.

A round is the same everywhere: everybody sends something of its own to one other node.  Of 2^N
nodes that is me xor j, and both swap; else it goes j places on, and comes from j places back.
"""

from __future__ import annotations

from engine.algorithms.base import partner as partners
from engine.algorithms.base import power_of_two
from engine.operation import Task
from engine.report.pseudocode.base import (
    GOAL,
    PARTNER,
    CodeLine,
    J,
    Listing,
    Moment,
    Partner,
    loop,
)
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

PLACE = CodeLine(0, "i ← (me − root) mod p")
XOR = Text(QT_TRANSLATE_NOOP("code", "partner ← me xor j", "partner, me: variables"))
ROUND = Text(QT_TRANSLATE_NOOP("code", "goal ← (me + j) mod p, from ← (me − j) mod p", "variables"))
ROUND_BACK = Text(
    QT_TRANSLATE_NOOP("code", "goal ← (me − j) mod p, from ← (me + j) mod p", "variables")
)

OWN_CHUNK = Text(QT_TRANSLATE_NOOP("code", "held ← own chunk", "held: a variable"))
SWAP_OWN = Text(QT_TRANSLATE_NOOP("code", "send partner the own chunk, receive theirs"))
SEND_OWN = Text(QT_TRANSLATE_NOOP("code", "send goal the own chunk, receive that of from"))
UNITE = Text(QT_TRANSLATE_NOOP("code", "held ← held ∪ received", "held: a variable"))

OWN_SUMS = Text(QT_TRANSLATE_NOOP("code", "sum ← own value for me", "sum, me: variables"))
SWAP_FOR = Text(QT_TRANSLATE_NOOP("code", "send partner my value for it, receive theirs for me"))
SEND_FOR = Text(QT_TRANSLATE_NOOP("code", "send goal my value for it, receive from's for me"))
ADD = Text(QT_TRANSLATE_NOOP("code", "sum ← sum + received", "sum: a variable"))

OWN_TOTAL = Text(QT_TRANSLATE_NOOP("code", "total ← own value", "total: a variable"))
BOTH_OWN = Text(QT_TRANSLATE_NOOP("code", "total ← own value, prefix ← own value"))
SWAP_VALUE = Text(QT_TRANSLATE_NOOP("code", "send partner the own value, receive theirs"))
SEND_VALUE = Text(QT_TRANSLATE_NOOP("code", "send goal the own value, receive that of from"))
ADD_TOTAL = Text(QT_TRANSLATE_NOOP("code", "total ← total + received", "total: a variable"))
PREFIX_PARTNER = Text(QT_TRANSLATE_NOOP("code", "if partner < me: prefix ← prefix + received"))
PREFIX_FROM = Text(QT_TRANSLATE_NOOP("code", "if from < me: prefix ← prefix + received"))

AT_SOURCE = Text(QT_TRANSLATE_NOOP("code", "message ← m bytes at source, ∅ elsewhere"))
SOURCE_SENDS = Text(QT_TRANSLATE_NOOP("code", "if me = source: send message to target"))
HUB_PASSES = Text(QT_TRANSLATE_NOOP("code", "the hub hands it on while it comes"))
SWITCH_PASSES = Text(QT_TRANSLATE_NOOP("code", "the switch hands it on while it comes"))
TARGET_RECEIVES = Text(QT_TRANSLATE_NOOP("code", "if me = target: receive message"))

WHY_ROUNDS_SWITCH = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "In a round every node sends one message and gets one, so no line is needed twice and the "
        "switch carries all of them at once.",
    )
)
WHY_ROUNDS_HUB = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "The rounds are those of a switch, but a hub carries one message at a time: those of a "
        "round go one after another, and the others wait.",
    )
)
WHY_TREE_HUB = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "The tree is that of a switch, but a hub carries one message at a time, so every message "
        "of the tree takes its own time.",
    )
)
WHY_ONE = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "What is between two nodes keeps nothing: the message is on both lines at the same time, "
        "so that it takes the time of one message.",
    )
)


def is_star(topology: Topology) -> bool:
    """Return whether there is a hub or a switch between all nodes."""
    return topology.centre is not None


def by_bits(topology: Topology) -> bool:
    """Return whether partners of a round are found by bits, so that both swap."""
    return power_of_two(topology.p)


def why_rounds(topology: Topology) -> Text:
    """Return why there are rounds."""
    return WHY_ROUNDS_HUB if topology.kind == "hub" else WHY_ROUNDS_SWITCH


def why_tree(topology: Topology, usual: Text) -> Text:
    """Return why there is a tree; on a switch as ``usual``."""
    return WHY_TREE_HUB if topology.kind == "hub" else usual


def moments(topology: Topology, backwards: bool = False) -> tuple[Moment, ...]:
    """Return the moments of all rounds; backwards everybody sends the way that things came."""

    def partner(j: int) -> Partner:
        if by_bits(topology):
            return Partner(PARTNER, lambda me: me ^ j)
        to = partners(topology, topology.p - j if backwards else j).tolist()
        return Partner(GOAL, lambda me: int(to[me]))

    rounds = range(1, topology.p)
    return tuple(
        Moment("send", ((J, j),), partner(j)) for j in (reversed(rounds) if backwards else rounds)
    )


def _rounds(
    topology: Topology,
    first: Text,
    deed: tuple[Text, Text],
    after: tuple[Text, ...],
    backwards: bool = False,
) -> Listing:
    """Return rounds: what is before them, what is sent (by bits, or round), what is done then."""
    bits = by_bits(topology)
    who = XOR if bits else ROUND_BACK if backwards else ROUND
    lines = (
        CodeLine(0, first),
        CodeLine(0, loop("j ← p − 1 … 1" if backwards else "j ← 1 … p − 1")),
        CodeLine(1, who),
        CodeLine(1, deed[0 if bits else 1], "send"),
        *(CodeLine(1, line) for line in after),
    )
    return Listing(lines, moments(topology, backwards), why_rounds(topology))


def all_to_all_broadcast(topology: Topology, task: Task) -> Listing:
    """Return the own chunk to one other node a round."""
    return _rounds(topology, OWN_CHUNK, (SWAP_OWN, SEND_OWN), (UNITE,))


def accumulation(topology: Topology, task: Task) -> Listing:
    """Return the own value for one other node a round, backwards."""
    return _rounds(topology, OWN_SUMS, (SWAP_FOR, SEND_FOR), (ADD,), backwards=True)


def all_reduce(topology: Topology, task: Task) -> Listing:
    """Return the own value to one other node a round, added there."""
    return _rounds(topology, OWN_TOTAL, (SWAP_VALUE, SEND_VALUE), (ADD_TOTAL,))


def prefix_sums(topology: Topology, task: Task) -> Listing:
    """Return the same with a second sum of what comes from smaller numbers."""
    prefix = PREFIX_PARTNER if by_bits(topology) else PREFIX_FROM
    return _rounds(topology, BOTH_OWN, (SWAP_VALUE, SEND_VALUE), (ADD_TOTAL, prefix))


def point_to_point(topology: Topology, task: Task) -> Listing:
    """Return one message through the middle."""
    lines = (
        CodeLine(0, AT_SOURCE),
        CodeLine(0, SOURCE_SENDS, "send"),
        CodeLine(0, HUB_PASSES if topology.kind == "hub" else SWITCH_PASSES),
        CodeLine(0, TARGET_RECEIVES),
    )
    return Listing(lines, (Moment("send"),), WHY_ONE)


LISTINGS = {
    ("all-to-all-broadcast", "rounds"): all_to_all_broadcast,
    ("multinode-accumulation", "rounds"): accumulation,
    ("all-reduce", "rounds"): all_reduce,
    ("prefix-sum", "rounds"): prefix_sums,
}
"""Those that there are on hubs and switches alone."""
