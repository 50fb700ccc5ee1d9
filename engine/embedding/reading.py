"""Maps that people give: a host node a line in a file, or a list.

Whatever is wrong is told in one sentence with the line (of a list: the guest node) and the value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.embedding.guests import Guest
from engine.embedding.hosts import Host
from engine.errors import InputError, shown
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers, frozen

IN_FILE = QT_TRANSLATE_NOOP("embedding", "{file}, line {line}")
IN_LIST = QT_TRANSLATE_NOOP("embedding", "the map, guest node {line}")
BAD_NODE = QT_TRANSLATE_NOOP(
    "embedding", "{place}: a host node must be a whole number from 0 to {last}; {value} is not"
)
TAKEN = QT_TRANSLATE_NOOP(
    "embedding",
    "{place}: host node {value} is taken already ({first}); every guest node needs one of its own",
)
TOO_SHORT = QT_TRANSLATE_NOOP(
    "embedding",
    "{place} is missing: the guest has {p} nodes, and the map names host nodes for {n}",
)
TOO_LONG = QT_TRANSLATE_NOOP(
    "embedding", "{place}: the host node {value} is one too many; the guest has {p} nodes"
)
CANNOT_READ = QT_TRANSLATE_NOOP("embedding", "the map {file} cannot be read")
NO_LIST = QT_TRANSLATE_NOOP("embedding", "the map must be a list of host nodes; {value} is none")
TOO_LARGE = QT_TRANSLATE_NOOP(
    "embedding", "the map {file} has {size} bytes; a map has at most {most}"
)

MOST_BYTES = 2_000_000
Place = Callable[[int], Text]
"""What the entry of a number (from 0) is called in sentences."""


def in_list(number: int) -> Text:
    """Return what an entry of a list is called."""
    return Text(IN_LIST, line=number)


def whole_nodes(values: object, last: int, place: Place = in_list) -> tuple[int, ...]:
    """Return node numbers from 0 to ``last``, given as numbers or texts.

    Raises
    ------
    InputError
        With the first entry that is none.
    """
    if not isinstance(values, (list, tuple)):
        raise InputError(Text(NO_LIST, value=shown(values)))
    found = []
    for number, value in enumerate(values):
        node = _whole(value)
        if node is None or node > last:
            raise InputError(Text(BAD_NODE, place=place(number), last=last, value=shown(value)))
        found.append(node)
    return tuple(found)


def checked_nodes(values: object, guest: Guest, host: Host, place: Place = in_list) -> Integers:
    """Return the host node of each guest node, shape (guest.p,).

    Raises
    ------
    InputError
        If an entry is no host node, one is named twice, or there are too few or too many.
    """
    nodes = whole_nodes(values, host.p - 1, place)
    first_of: dict[int, int] = {}
    for number, node in enumerate(nodes):
        if number == guest.p:
            raise InputError(Text(TOO_LONG, place=place(number), value=node, p=guest.p))
        if node in first_of:
            first = place(first_of[node])
            raise InputError(Text(TAKEN, place=place(number), value=node, first=first))
        first_of[node] = number
    if len(nodes) < guest.p:
        number = len(nodes)
        raise InputError(Text(TOO_SHORT, place=place(number), p=guest.p, n=number))
    return frozen(nodes)


def _whole(value: object) -> int | None:
    """Return a whole number from 0, None if the value is none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if value >= 0 else None
    if isinstance(value, str) and re.fullmatch(r"[0-9]{1,18}", value.strip()):
        return int(value)
    return None


def read_lines(path: Path) -> list[str]:
    """Return the lines of a file with a map; empty ones at its end do not count.

    Raises
    ------
    InputError
        If it cannot be read or is too large for a map.
    """
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise InputError(Text(TOO_LARGE, file=path, size=size, most=MOST_BYTES))
        text = path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        raise InputError(Text(CANNOT_READ, file=path)) from None
    return text.rstrip().splitlines()


def in_file(path: Path) -> Place:
    """Return what a line of a file is called."""
    return lambda number: Text(IN_FILE, file=path, line=number + 1)


def inline(nodes: Sequence[int]) -> str:
    """Return a map as one word: host nodes joined by dashes."""
    return "-".join(map(str, nodes))
