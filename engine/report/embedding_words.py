"""An embedding in words: its numbers, what a path and a line are, and the shift explained by it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.embedding import TITLES, Embedding, embedding_of, guest_of, host_on
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.report.sentences import counted
from engine.run import Run
from engine.scenario import Scenario
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

EMBEDDED = QT_TRANSLATE_NOOP(
    "embedding words",
    "embedding: {guest} of {size} in the {host} of {host_size} ({map}): {numbers}",
)
NUMBERS = QT_TRANSLATE_NOOP(
    "embedding words", "congestion {congestion}, dilation {dilation}, expansion {expansion}"
)
CONGESTION = QT_TRANSLATE_NOOP(
    "embedding words", "congestion: {n} (most logical edges over a line)"
)
DILATION = QT_TRANSLATE_NOOP("embedding words", "dilation: {n} (longest path of a logical edge)")
EXPANSION = QT_TRANSLATE_NOOP("embedding words", "expansion: {n} (host nodes over guest nodes)")
WORST_LINE = QT_TRANSLATE_NOOP(
    "embedding words", "line {a}\u2013{b} of the host carries {edges}", "edges: 3 logical edges"
)
ONE_EDGE = QT_TRANSLATE_NOOP("embedding words", "1 logical edge: {list}")
EDGES = QT_TRANSLATE_NOOP("embedding words", "{n} logical edges: {list}", None, 1)
NO_EDGE = QT_TRANSLATE_NOOP("embedding words", "no logical edge")
ONE_LINK = QT_TRANSLATE_NOOP("embedding words", "1 link")
LINKS = QT_TRANSLATE_NOOP("embedding words", "{n} links", None, 1)
EDGE = QT_TRANSLATE_NOOP(
    "embedding words", "logical edge {a}\u2013{b} is the path {path}, {links}", "path: 0 → 1 → 3"
)
MORE = QT_TRANSLATE_NOOP("embedding words", "{list} and {n} more", None, 1)

GUEST_TITLE = QT_TRANSLATE_NOOP("embedding words", "Guest: {guest} of {size}")
HOST_TITLE = QT_TRANSLATE_NOOP("embedding words", "Host: {host} of {size}")
GUEST_NOTE = Text(
    QT_TRANSLATE_NOOP("embedding words", "On an edge: the links of its path, if more than 1")
)
HOST_NOTE = Text(QT_TRANSLATE_NOOP("embedding words", "On a line: the logical edges over it"))
MAP_NAME = Text(QT_TRANSLATE_NOOP("embedding words", "Map"))
THREE_NAMES = (
    Text(QT_TRANSLATE_NOOP("embedding words", "Congestion")),
    Text(QT_TRANSLATE_NOOP("embedding words", "Dilation")),
    Text(QT_TRANSLATE_NOOP("embedding words", "Expansion")),
)
NEIGHBOURS = Text(
    QT_TRANSLATE_NOOP(
        "embedding words",
        "all neighbours stay neighbours: every logical edge is one link, and no line carries two",
    )
)

JUMP = QT_TRANSLATE_NOOP(
    "embedding words",
    "a jump by {by} along the ring is {links}: ring nodes {a} and {b} are the host nodes {x} and "
    "{y}",
)
JUMP_UP_TO = QT_TRANSLATE_NOOP(
    "embedding words",
    "a jump by {by} along the ring is up to {links}: ring nodes {a} and {b} are the host nodes {x} "
    "and {y}",
)
SHIFT_OF = QT_TRANSLATE_NOOP(
    "embedding words", "a shift by {q} = {sum} is {links} one after the other", "5 = 4 + 1"
)

NO_SUCH_EDGE = QT_TRANSLATE_NOOP(
    "embedding words", "a logical edge must be a whole number from 0 to {last}; {value} is not"
)
NO_SUCH_LINE = QT_TRANSLATE_NOOP(
    "embedding words", "a line of the host must be a whole number from 0 to {last}; {value} is not"
)

MOST_EDGES = 6
"""More edges over a line are counted, not listed."""


def numbers_line(embedding: Embedding) -> Text:
    """Return the three numbers in one line."""
    return Text(
        NUMBERS,
        congestion=embedding.congestion,
        dilation=embedding.dilation,
        expansion=format_exact(embedding.expansion),
    )


def title_line(embedding: Embedding) -> Text:
    """Return what lies in what, by which map, and the three numbers."""
    guest, host = embedding.guest, embedding.host
    return Text(
        EMBEDDED,
        guest=guest.name,
        size=guest.written,
        host=host.name,
        host_size=host.written,
        map=TITLES[embedding.map],
        numbers=numbers_line(embedding),
    )


def numbers_lines(embedding: Embedding) -> tuple[Text, Text, Text]:
    """Return the three numbers, a line each, with what they mean."""
    return (
        Text(CONGESTION, n=embedding.congestion),
        Text(DILATION, n=embedding.dilation),
        Text(EXPANSION, n=format_exact(embedding.expansion)),
    )


def worst_lines(embedding: Embedding) -> list[Text]:
    """Return the first busiest line and the first longest path, unless neighbours stay so."""
    if embedding.dilation == 1:
        return []
    line, edge = int(embedding.busiest_lines[0]), int(embedding.longest_edges[0])
    return [line_words(embedding, line), edge_words(embedding, edge)]


def pane_titles(embedding: Embedding) -> tuple[Text, Text]:
    """Return what stands over the guest and over the host."""
    guest, host = embedding.guest, embedding.host
    sizes = [written.replace("x", " \u00d7 ") for written in (guest.written, host.written)]
    return (
        Text(GUEST_TITLE, guest=guest.name, size=sizes[0]),
        Text(HOST_TITLE, host=host.name, size=sizes[1]),
    )


def told_lines(embedding: Embedding, edge: int | None, line: int | None) -> list[Text]:
    """Return what is to be said of a chosen logical edge and line, of the worst if there is none.

    Raises
    ------
    InputError
        If there is no such edge or line.
    """
    check_chosen(embedding, edge, line)
    if edge is None and line is None:
        return worst_lines(embedding) or [NEIGHBOURS]
    edges = [] if edge is None else [edge_words(embedding, edge)]
    return edges + ([] if line is None else [line_words(embedding, line)])


def check_chosen(embedding: Embedding, edge: int | None, line: int | None) -> None:
    """Check that an embedding has an edge and a line.

    Raises
    ------
    InputError
        If it has not.
    """
    for template, chosen, count in (
        (NO_SUCH_EDGE, edge, len(embedding.guest.edges)),
        (NO_SUCH_LINE, line, len(embedding.host.lines)),
    ):
        if chosen is not None and not 0 <= chosen < count:
            raise InputError(Text(template, last=count - 1, value=chosen))


def line_words(embedding: Embedding, line: int) -> Text:
    """Return which logical edges go over a line of the host, in words."""
    a, b = embedding.host.lines[line].tolist()
    edges = embedding.edges_over(line)
    if not edges:
        return Text(WORST_LINE, a=a, b=b, edges=Text(NO_EDGE))
    names = ["\u2013".join(map(str, embedding.guest.edges[edge].tolist())) for edge in edges]
    listed: object = enumeration(names[:MOST_EDGES])
    if len(names) > MOST_EDGES:
        listed = Text(MORE, list=", ".join(names[:MOST_EDGES]), n=len(names) - MOST_EDGES)
    return Text(WORST_LINE, a=a, b=b, edges=counted(len(edges), ONE_EDGE, EDGES, list=listed))


def edge_words(embedding: Embedding, edge: int) -> Text:
    """Return the path of a logical edge, in words."""
    a, b = embedding.guest.edges[edge].tolist()
    path = embedding.path(edge)
    links = counted(len(path) - 1, ONE_LINK, LINKS)
    return Text(EDGE, a=a, b=b, path=" \u2192 ".join(map(str, path)), links=links)


def embedding_lines(scenario: Scenario) -> list[Text]:
    """Return the embedding of a scenario in a line, none without one."""
    return [] if scenario.embedding is None else [title_line(scenario.embedding)]


# The shift ----------------------------------------------------------------------------------------


class Jump(NamedTuple):
    """A jump along a ring, as links of the host.

    Attributes
    ----------
    by : int
        How many ring nodes further.
    shortest, longest : int
        The fewest and the most links, over all ring nodes.
    node : int
        A ring node from which it is longest.
    """

    by: int
    shortest: int
    longest: int
    node: int


def jump(embedding: Embedding, by: int) -> Jump:
    """Return what a jump along a ring that is laid into a host costs.

    On the Gray ring of a hypercube a jump by 2^i is two links, by 1 one (lecture 3.2.6).

    >>> from engine.embedding import embedding_of, guest_of, host_of
    >>> gray = embedding_of(guest_of("ring", 16), host_of("hypercube", 16), "gray")
    >>> [jump(gray, 2**i)[:3] for i in range(4)]
    [(1, 1, 1), (2, 2, 2), (4, 2, 2), (8, 2, 2)]
    """
    nodes = embedding.nodes
    hops = embedding.host.routes(nodes, np.roll(nodes, -by)).hops
    return Jump(by, int(hops.min()), int(hops.max()), int(np.argmax(hops)))


def powers(q: int) -> list[int]:
    """Return the powers of two that make a whole number, the largest first.

    >>> powers(13)
    [8, 4, 1]
    """
    return [1 << i for i in reversed(range(q.bit_length())) if q >> i & 1]


def shift_words(embedding: Embedding, q: int) -> tuple[Text, ...]:
    """Return a shift by q along a ring that is laid into a host: jump by jump, and the sum."""
    jumps = [jump(embedding, by) for by in powers(q)]
    lines = [jump_words(embedding, one) for one in jumps]
    total = counted(sum(one.longest for one in jumps), ONE_LINK, LINKS)
    if len(jumps) > 1:
        parts = " + ".join(str(one.by) for one in jumps)
        lines.append(Text(SHIFT_OF, q=q, sum=parts, links=total))
    return tuple(lines)


def jump_words(embedding: Embedding, one: Jump) -> Text:
    """Return a jump in words, told of a ring node from which it is longest."""
    a, b = one.node, (one.node + one.by) % embedding.guest.p
    x, y = (embedding.host.label(embedding.placed[node]) for node in (a, b))
    links = counted(one.longest, ONE_LINK, LINKS)
    template = JUMP if one.shortest == one.longest else JUMP_UP_TO
    return Text(template, by=one.by, links=links, a=a, b=b, x=x, y=y)


def shift_lines(run: Run) -> tuple[Text, ...]:
    """Return why a shift on a hypercube takes its steps; nothing for other runs."""
    if run.operation.key != "shift" or run.numbering != "gray":
        return ()
    ring = embedding_of(guest_of("ring", run.topology.p), host_on(run.topology), "gray")
    return shift_words(ring, run.task.q)
