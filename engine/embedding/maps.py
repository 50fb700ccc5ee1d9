"""Maps: the catalogue of ways to lay a guest into a host.

``nodes(guest, host, seed)`` returns the host node of every guest node; ``why_not(guest, host)``
the sentence why a map does not apply, or None.  Sources: lecture 3.3 (Gray code), Kumar/Grama 2.7.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.catalogue import find
from engine.embedding.guests import Guest
from engine.embedding.hosts import MESH, Host
from engine.embedding.snake import folded, ring_in_mesh, ring_in_torus, walk
from engine.errors import InputError
from engine.gray_code import gray
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers, frozen

MAP_WHAT = QT_TRANSLATE_NOOP("embedding", "the map")
TOO_SMALL = QT_TRANSLATE_NOOP(
    "embedding",
    "every guest node needs a host node of its own; the {guest} has {p} nodes and the {host} {q}",
)
GRAY_HOST = QT_TRANSLATE_NOOP(
    "embedding", "the Gray code numbers the nodes of a hypercube; the host is a {host}"
)
GRAY_GUEST = QT_TRANSLATE_NOOP(
    "embedding",
    "the Gray code lays rings, tori and meshes into a hypercube; the guest is a {guest}",
)
GRAY_ODD = QT_TRANSLATE_NOOP(
    "embedding",
    "a ring of odd length has no place in a hypercube on which all neighbours stay neighbours, "
    "so the Gray code needs even sides; {dims} has the side {side}",
)
GRAY_BITS = QT_TRANSLATE_NOOP(
    "embedding",
    "the Gray code needs a hypercube of {need} nodes for {dims}, a power of two for each side; "
    "the host has {q}",
)
LEFT_OUT = QT_TRANSLATE_NOOP(
    "embedding", "a node is left out where a ring or a side of a torus is odd"
)
SNAKE_GUEST = QT_TRANSLATE_NOOP("embedding", "the snake is a ring; the guest is a {guest}")
SNAKE_HOST = QT_TRANSLATE_NOOP(
    "embedding",
    "the snake winds through a torus or a mesh of two or more sides; the host is {host}",
)
SNAKE_LENGTH = QT_TRANSLATE_NOOP(
    "embedding", "no closed way of {p} nodes is known in the {host} of {dims}"
)
TREE_GUEST = QT_TRANSLATE_NOOP(
    "embedding", "in-order numbers are those of a binary tree; the guest is a {guest}"
)
TREE_HOST = QT_TRANSLATE_NOOP(
    "embedding", "in-order numbers lay a tree into a hypercube; the host is a {host}"
)
FOLD = QT_TRANSLATE_NOOP(
    "embedding",
    "a ring is folded along the rows of a torus, mesh or ring, a torus into the mesh that has its "
    "own sides",
)


@dataclass(frozen=True)
class Map:
    """An entry of the catalogue of maps."""

    key: str
    title: Text
    why_not: Callable[[Guest, Host], Text | None]
    nodes: Callable[[Guest, Host, int], Integers]
    good: bool = True


def _fits(guest: Guest, host: Host) -> Text | None:
    """Return why a guest has too many nodes, None if it has not."""
    if guest.p <= host.p:
        return None
    return Text(TOO_SMALL, guest=guest.name, p=guest.p, host=host.name, q=host.p)


# The Gray code -----------------------------------------------------------------------------------


def _bits(side: int) -> int:
    return (side - 1).bit_length()


def _why_no_gray(guest: Guest, host: Host) -> Text | None:
    odd = [side for side in guest.dims if side % 2]
    if host.kind == "hypercube" and odd and guest.kind != MESH:
        return Text(GRAY_ODD, dims=guest.written, side=odd[0])
    return _why_no_bits(guest, host)


def _why_no_bits(guest: Guest, host: Host) -> Text | None:
    if host.kind != "hypercube":
        return Text(GRAY_HOST, host=host.name)
    if not guest.dims:
        return Text(GRAY_GUEST, guest=guest.name)
    need = 1 << sum(map(_bits, guest.dims))
    if need > host.p:
        return Text(GRAY_BITS, need=need, dims=guest.written, q=host.p)
    return None


def gray_ring(length: int) -> Integers:
    """Return the nodes along a ring of even length: half of the Gray code, and back reflected.

    >>> gray_ring(8).tolist(), gray_ring(6).tolist()
    ([0, 1, 3, 2, 6, 7, 5, 4], [0, 1, 3, 7, 5, 4])
    """
    half = gray_line(length // 2)
    return np.concatenate([half, half[::-1] + (1 << (_bits(length) - 1))])


def gray_line(length: int) -> Integers:
    """Return the nodes along an open line: the Gray code from its beginning."""
    return np.array([gray(i) for i in range(length)], dtype=np.int64)


def _gray(guest: Guest, host: Host, seed: int) -> Integers:
    """Join the Gray codes of all coordinates: G(i, r) || G(j, s)."""
    code = gray_line if guest.kind == MESH else gray_ring
    return _joined([code(side) for side in guest.dims])


def _joined(codes: Sequence[Integers]) -> Integers:
    """Return the codes of all coordinates side by side, row-major."""
    nodes = np.zeros(1, np.int64)
    for code in codes:
        nodes = ((nodes << _bits(len(code)))[:, None] + code[None, :]).reshape(-1)
    return nodes


def _why_not_without_one(guest: Guest, host: Host) -> Text | None:
    if guest.kind not in ("ring", "torus") or not any(side % 2 for side in guest.dims):
        return Text(LEFT_OUT)
    return _why_no_bits(guest, host)


def _without_one(guest: Guest, host: Host, seed: int) -> Integers:
    """Lay rings of odd length as if they were one longer: one edge of each is two links long."""
    return _joined([gray_ring(side + side % 2)[:side] for side in guest.dims])


# Others ------------------------------------------------------------------------------------------


def _identity(guest: Guest, host: Host, seed: int) -> Integers:
    return np.arange(guest.p)


def _random(guest: Guest, host: Host, seed: int) -> Integers:
    """Shuffle by ``random()``, whose numbers Python promises for every version."""
    numbers = random.Random(seed)
    return np.argsort([numbers.random() for _ in range(host.p)], kind="stable")[: guest.p]


def _why_no_snake(guest: Guest, host: Host) -> Text | None:
    if guest.kind != "ring":
        return Text(SNAKE_GUEST, guest=guest.name)
    if host.kind not in ("torus", MESH) or len(host.dims) < 2:
        return Text(SNAKE_HOST, host=host.name)
    if _fits(guest, host) is None and _closed_way(guest, host) is None:
        return Text(SNAKE_LENGTH, p=guest.p, host=host.name, dims=host.written)
    return None


def _closed_way(guest: Guest, host: Host) -> Integers | None:
    found = ring_in_mesh(host.dims, guest.p)
    whole = guest.p == host.p and host.kind == "torus" and len(host.dims) == 2
    return ring_in_torus(host.dims) if found is None and whole else found


def _snake(guest: Guest, host: Host, seed: int) -> Integers:
    found = _closed_way(guest, host)
    assert found is not None  # else why_not has said so
    return found


def _why_no_in_order(guest: Guest, host: Host) -> Text | None:
    if guest.kind != "tree":
        return Text(TREE_GUEST, guest=guest.name)
    return None if host.kind == "hypercube" else Text(TREE_HOST, host=host.name)


def _in_order(guest: Guest, host: Host, seed: int) -> Integers:
    """Number a complete tree from the left: node j of level l of k is (2 j + 1) 2^(k - 1 - l) - 1.

    Parent and child then differ in one bit or two.
    """
    heap = np.arange(1, guest.p + 1)
    level = np.floor(np.log2(heap)).astype(np.int64)
    depth = (guest.p + 1).bit_length() - 1
    place = heap - (1 << level)
    nodes: Integers = (2 * place + 1) * (1 << (depth - 1 - level)) - 1
    return nodes


def _why_no_fold(guest: Guest, host: Host) -> Text | None:
    if guest.kind == "ring" and host.kind != "hypercube":
        return None
    same = host.kind == MESH and guest.dims == host.dims
    return None if same and guest.kind == "torus" else Text(FOLD)


def _fold(guest: Guest, host: Host, seed: int) -> Integers:
    """Lay rings there and back beside themselves: neighbours are two links apart at most."""
    if guest.kind == "ring":
        return walk(host.dims)[folded(guest.p)]
    nodes = np.zeros(1, np.int64)
    for side in guest.dims:
        nodes = (nodes[:, None] * side + folded(side)[None, :]).reshape(-1)
    return nodes


def _always(guest: Guest, host: Host) -> Text | None:
    return None


MAPS: tuple[Map, ...] = (
    Map("gray", Text(QT_TRANSLATE_NOOP("embedding", "Gray code")), _why_no_gray, _gray),
    Map(
        "gray-without-one",
        Text(QT_TRANSLATE_NOOP("embedding", "Gray code, one node left out")),
        _why_not_without_one,
        _without_one,
    ),
    Map("snake", Text(QT_TRANSLATE_NOOP("embedding", "Snake")), _why_no_snake, _snake),
    Map(
        "in-order",
        Text(QT_TRANSLATE_NOOP("embedding", "In-order numbers")),
        _why_no_in_order,
        _in_order,
    ),
    Map("folded", Text(QT_TRANSLATE_NOOP("embedding", "Folded")), _why_no_fold, _fold),
    Map("identity", Text(QT_TRANSLATE_NOOP("embedding", "Equal numbers")), _always, _identity),
    Map("random", Text(QT_TRANSLATE_NOOP("embedding", "Random")), _always, _random, good=False),
)
"""All maps that need no list of nodes, in the order of menus and lists."""

BEST, BY_HAND = "best", "by-hand"
"""The keys of the best of ``MAPS``, and of a list of nodes."""

TITLES = {
    BEST: Text(QT_TRANSLATE_NOOP("embedding", "Best known")),
    BY_HAND: Text(QT_TRANSLATE_NOOP("embedding", "By hand")),
    **{entry.key: entry.title for entry in MAPS},
}
"""What people call every map."""


def map_of(key: str) -> Map:
    """Return the catalogue entry of a map.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(MAPS, key, Text(MAP_WHAT))


def why_not(key: str, guest: Guest, host: Host) -> Text | None:
    """Return the sentence why a map does not lay a guest into a host, None if it does."""
    return _fits(guest, host) or map_of(key).why_not(guest, host)


def nodes_of(key: str, guest: Guest, host: Host, seed: int = 0) -> Integers:
    """Return the host node of each guest node, shape (guest.p,).

    Raises
    ------
    InputError
        With the map's own sentence, if it does not apply.
    """
    reason = why_not(key, guest, host)
    if reason is not None:
        raise InputError(reason)
    return frozen(map_of(key).nodes(guest, host, seed))
