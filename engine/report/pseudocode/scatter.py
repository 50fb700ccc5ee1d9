"""Scatter and gather, written down."""

from __future__ import annotations

from functools import partial

from engine.operation import Task
from engine.report.pseudocode.all_to_all import OWN_CHUNK
from engine.report.pseudocode.base import (
    PARTNER_ACROSS,
    CodeLine,
    J,
    Listing,
    Moment,
    N,
    is_cube,
    loop,
    nested,
    of_ring,
    rings,
    side,
)
from engine.report.pseudocode.broadcast import (
    HALVE,
    PARTS,
    WHILE_N,
    halvings,
    numbered,
    place_of,
)
from engine.report.pseudocode.star import why_tree
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

ROOT_HAS_ALL = Text(QT_TRANSLATE_NOOP("code", "held ← all chunks at the root, ∅ elsewhere"))

SEND_HALF = Text(QT_TRANSLATE_NOOP("code", "who holds: send the chunks for partner's half"))
KEEP_HALF = Text(QT_TRANSLATE_NOOP("code", "held ← the chunks for the own half", "a variable"))
COLLECT = Text(QT_TRANSLATE_NOOP("code", "if bit d of me xor root: send held to partner"))
COLLECTED = Text(QT_TRANSLATE_NOOP("code", "else held ← held ∪ received", "held: a variable"))

PIPE_SEND = QT_TRANSLATE_NOOP("code", "i < j, held: send i + 1 the bundle for {k} − j + i")
PIPE_KEEP = Text(QT_TRANSLATE_NOOP("code", "1 ≤ i ≤ j: receive a bundle from i − 1"))
PIPE_BACK = QT_TRANSLATE_NOOP("code", "1 ≤ i ≤ j: send i − 1 the bundle of {k} − j + i − 1")
PIPE_TAKE = Text(QT_TRANSLATE_NOOP("code", "i < j: receive a bundle from i + 1"))

HALF_SEND = Text(QT_TRANSLATE_NOOP("code", "who holds: send i + ⌈n/2⌉ all from it on"))
HALF_BACK = Text(QT_TRANSLATE_NOOP("code", "second half: its first sends held ⌈n/2⌉ back"))
HALF_TAKE = Text(QT_TRANSLATE_NOOP("code", "first half: its first holds both halves' chunks"))

WHY_HALVES = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Every holder gives half away in each step, so the fewest startups that there can be are "
        "enough, and the root sends nothing twice.",
    )
)
WHY_FARTHEST = Text(
    QT_TRANSLATE_NOOP(
        "code",
        "Who lives farthest is served first, so that the root sends in every step and all "
        "bundles of a ring arrive with its last one.",
    )
)
WHY_BACKWARDS = Text(
    QT_TRANSLATE_NOOP(
        "code", "It is the scatter backwards: chunks come the way they would have gone."
    )
)


def scatter(key: str, topology: Topology, task: Task) -> Listing:
    """Return the scatter by a pattern."""
    if is_cube(topology):
        body: tuple[CodeLine, ...] = (
            CodeLine(0, PARTNER_ACROSS),
            CodeLine(0, SEND_HALF, "send"),
            CodeLine(0, KEEP_HALF),
        )
        lines = (CodeLine(0, ROOT_HAS_ALL), *nested(topology, task, body))
        return Listing(lines, _moments(key, topology, task), WHY_HALVES)
    along = numbered(topology)
    k = side(along)
    if key == "farthest-first":
        body = (
            CodeLine(0, loop(f"j ← 1 … {k} − 1")),
            CodeLine(1, Text(PIPE_SEND, k=k), "send"),
            CodeLine(1, PIPE_KEEP),
        )
    else:
        body = (
            CodeLine(0, f"n ← {k}"),
            CodeLine(0, WHILE_N),
            CodeLine(1, HALF_SEND, "send"),
            CodeLine(1, HALVE),
        )
    lines = (CodeLine(0, ROOT_HAS_ALL), place_of(topology), *nested(along, task, body))
    why = WHY_FARTHEST if key == "farthest-first" else why_tree(topology, WHY_HALVES)
    return Listing(lines, _moments(key, topology, task), why)


def gather(key: str, topology: Topology, task: Task) -> Listing:
    """Return the gather by a pattern: the scatter backwards."""
    along = numbered(topology)
    k = side(along)
    found = _moments(key, topology, task, backwards=True)
    if is_cube(topology):
        body = (
            CodeLine(0, PARTNER_ACROSS),
            CodeLine(0, COLLECT, "send"),
            CodeLine(0, COLLECTED),
        )
        lines = (CodeLine(0, OWN_CHUNK), *nested(topology, task, body, backwards=True))
        return Listing(lines, found, WHY_BACKWARDS)
    if key == "farthest-first":
        body = (
            CodeLine(0, loop(f"j ← {k} − 1 … 1")),
            CodeLine(1, Text(PIPE_BACK, k=k), "send"),
            CodeLine(1, PIPE_TAKE),
        )
    else:
        body = (
            CodeLine(0, Text(PARTS, k=k)),
            CodeLine(1, HALF_BACK, "send"),
            CodeLine(1, HALF_TAKE),
        )
    inner = nested(along, task, body, backwards=True)
    why = why_tree(topology, WHY_BACKWARDS)
    return Listing((CodeLine(0, OWN_CHUNK), place_of(topology), *inner), found, why)


def _moments(
    key: str, topology: Topology, task: Task, backwards: bool = False
) -> tuple[Moment, ...]:
    """Return the moments of all steps of a pattern; backwards for the gather."""
    found = []
    topology = numbered(topology)
    for ring in rings(topology, task, backwards):
        if is_cube(topology):
            found.append(Moment("send", of_ring(topology, ring), distance=1))
            continue
        if key == "farthest-first":
            steps = [(J, j, 1) for j in range(1, ring.k)]
        else:
            steps = [(N, n, (n + 1) // 2) for n in halvings(ring.k)]
        for name, value, distance in reversed(steps) if backwards else steps:
            variables = of_ring(topology, ring, (name, value))
            found.append(Moment("send", variables, distance=distance))
    return tuple(found)


LISTINGS = {
    ("scatter", "farthest-first"): partial(scatter, "farthest-first"),
    ("scatter", "halving"): partial(scatter, "halving"),
    ("scatter", "binomial"): partial(scatter, "binomial"),
    ("gather", "farthest-first"): partial(gather, "farthest-first"),
    ("gather", "halving"): partial(gather, "halving"),
    ("gather", "binomial"): partial(gather, "binomial"),
}
