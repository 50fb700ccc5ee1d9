"""Point-to-point, written down."""

from __future__ import annotations

from engine.operation import Task
from engine.report.pseudocode.base import (
    CodeLine,
    Listing,
    Moment,
    is_cube,
    loop,
)
from engine.report.pseudocode.star import is_star
from engine.report.pseudocode.star import point_to_point as through_the_middle
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

START = Text(QT_TRANSLATE_NOOP("code", "at ← source", "at: a variable, where the message is"))
BITS = Text(QT_TRANSLATE_NOOP("code", "if bit d of at and target differ"))
CROSS = Text(QT_TRANSLATE_NOOP("code", "send message from at to at xor 2^d"))
CROSSED = Text(QT_TRANSLATE_NOOP("code", "at ← at xor 2^d", "at: a variable"))
WAY = Text(QT_TRANSLATE_NOOP("code", "w ← the shorter way round: +1 or −1", "w: a variable"))
WHILE = Text(QT_TRANSLATE_NOOP("code", "while at ≠ target", "at: a variable"))
WHILE_ALONG = Text(QT_TRANSLATE_NOOP("code", "while at ≠ target along d", "at: a variable"))
SEND = Text(QT_TRANSLATE_NOOP("code", "send message from at to at + w", "at, w: variables"))
WENT = Text(QT_TRANSLATE_NOOP("code", "at ← at + w", "at, w: variables"))
OTHER = Text(QT_TRANSLATE_NOOP("code", "take a shortest way from source to target"))
OTHER_SEND = Text(QT_TRANSLATE_NOOP("code", "send message over the next link of the way"))
WHY = Text(
    QT_TRANSLATE_NOOP(
        "code", "Dimension after dimension is one of the shortest ways, and always the same one."
    )
)


def direct(topology: Topology, task: Task) -> Listing:
    """Return the walk of one message along its route."""
    if is_star(topology):
        return through_the_middle(topology, task)
    if is_cube(topology):
        lines: tuple[CodeLine, ...] = (
            CodeLine(0, START),
            CodeLine(0, loop("d ← 0 … N − 1")),
            CodeLine(1, BITS),
            CodeLine(2, CROSS, "send"),
            CodeLine(2, CROSSED),
        )
    elif topology.dims:
        several = len(topology.dims) > 1
        head = (CodeLine(0, loop("d ← 0 … N − 1")),) if several else ()
        lines = (
            CodeLine(0, START),
            *head,
            CodeLine(len(head), WAY),
            CodeLine(len(head), WHILE_ALONG if several else WHILE),
            CodeLine(len(head) + 1, SEND, "send"),
            CodeLine(len(head) + 1, WENT),
        )
    else:
        lines = (
            CodeLine(0, START),
            CodeLine(0, OTHER),
            CodeLine(0, WHILE),
            CodeLine(1, OTHER_SEND, "send"),
        )
    return Listing(lines, (Moment("send"),), WHY)


LISTINGS = {("point-to-point", "direct"): direct}
