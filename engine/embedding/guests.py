"""Guests: the logical networks that are laid into others, as graphs (lecture 3.3).

A guest is a list of undirected edges, each written in the direction in which it is routed: from i
to i + 1 along each dimension (a side of 2 has one edge), in a tree from parent to child.  Nodes of
rings, tori and meshes are numbered row-major, those of a tree in heap order from the root 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from math import isqrt, prod

import numpy as np

from engine.catalogue import find
from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology, build, kind_of
from engine.topology.base import Integers, check_sides, frozen

GUEST_WHAT = QT_TRANSLATE_NOOP("embedding", "the guest")
MESH_P = QT_TRANSLATE_NOOP(
    "embedding",
    "p must be the square of a whole number of at least 2 for a square mesh; {p} is not ({a} and "
    "{b} are), or give the sides, such as 3x5",
)
TREE_P = QT_TRANSLATE_NOOP(
    "embedding",
    "a complete binary tree has 2^k - 1 nodes and at least 3; {p} is not such a number ({a} and "
    "{b} are)",
)
TREE_DIMS = QT_TRANSLATE_NOOP("embedding", "a tree has no sides; give p instead of {dims}")
RING_DIMS = QT_TRANSLATE_NOOP("embedding", "a ring has one side; {dims} has {n}")


@dataclass(frozen=True)
class Guest:
    """A logical network.  Two guests are equal when kind, dims and p are.

    Attributes
    ----------
    kind : str
        Key of ``GUESTS``.
    dims : tuple of int
        The sides; empty for a tree.
    p : int
        The number of nodes.
    edges : int64 array, shape (E, 2)
        Undirected edges, each in the direction in which it is routed.
    """

    kind: str
    dims: tuple[int, ...]
    p: int
    edges: Integers = field(compare=False, repr=False)

    @property
    def name(self) -> Text:
        """What it is called in a sentence."""
        return guest_kind(self.kind).name

    @property
    def written(self) -> str:
        """Its size: ``8``, ``4x4``."""
        return "x".join(map(str, self.dims or (self.p,)))

    @property
    def network(self) -> Topology | None:
        """The network on which operations run; None for meshes and trees, which are graphs only."""
        return build(self.kind, self.dims) if self.kind in RUNNING else None

    @cached_property
    def edges_of(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the edges at each node."""
        found: list[list[int]] = [[] for _ in range(self.p)]
        for edge, (a, b) in enumerate(self.edges.tolist()):
            found[a].append(edge)
            found[b].append(edge)
        return tuple(map(tuple, found))

    def coordinates(self, node: int) -> tuple[int, ...]:
        """Return where a node lies, one coordinate a dimension; of a tree (level, place in it)."""
        if not self.dims:
            level = (node + 1).bit_length() - 1
            return level, node + 1 - (1 << level)
        found = []
        for side in reversed(self.dims):
            node, coordinate = divmod(node, side)
            found.append(coordinate)
        return tuple(reversed(found))


RUNNING = ("ring", "torus")
"""Guests for which there are algorithms."""


@dataclass(frozen=True)
class GuestKind:
    """An entry of the catalogue of guests.

    ``dims_of_p(p)`` and ``check_dims(dims)`` return the sides (none for a tree) or raise
    ``InputError``; ``edges(dims, p)`` lists the edges.  ``title`` stands in menus, ``name`` in
    sentences; ``usual`` is p where nothing is said.
    """

    key: str
    title: Text
    name: Text
    dims_of_p: Callable[[int], tuple[int, ...]]
    check_dims: Callable[[tuple[int, ...]], tuple[int, ...]]
    edges: Callable[[tuple[int, ...], int], Integers]
    usual: int = 16


def _ring_of_p(p: int) -> tuple[int, ...]:
    return kind_of("ring").dims_of_p(p)


def _ring_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
    if len(dims) != 1:
        raise InputError(Text(RING_DIMS, dims="x".join(map(str, dims)), n=len(dims)))
    return check_sides("ring", dims)


def _torus_of_p(p: int) -> tuple[int, ...]:
    return kind_of("torus").dims_of_p(p)


def _torus_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
    return kind_of("torus").check_dims(dims)


def mesh_of_p(p: int) -> tuple[int, ...]:
    """Return (r, r) with r * r = p.

    Raises
    ------
    InputError
        If p is no square of at least 4.
    """
    side = isqrt(max(p, 0))
    if side * side != p or side < 2:
        near = max(side, 2)
        raise InputError(Text(MESH_P, p=p, a=near**2, b=(near + 1) ** 2))
    return side, side


def mesh_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
    """Return dims.

    Raises
    ------
    InputError
        If a side is below 2.
    """
    return check_sides("mesh", dims)


def _tree_of_p(p: int) -> tuple[int, ...]:
    """Return no sides, if p is 2^k - 1."""
    if p < 3 or p & (p + 1):
        below = max(3, (1 << ((max(p, 1) + 1).bit_length() - 1)) - 1)
        raise InputError(Text(TREE_P, p=p, a=below, b=2 * below + 1))
    return ()


def _tree_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
    raise InputError(Text(TREE_DIMS, dims="x".join(map(str, dims))))


def rows_of_edges(dims: tuple[int, ...], p: int, wraps: bool) -> Integers:
    """Return the edges from each node to the next along each dimension, the last one first."""
    nodes = np.arange(p)
    found = []
    for d in reversed(range(len(dims))):
        side, stride = dims[d], prod(dims[d + 1 :])
        coordinate = nodes // stride % side
        here = nodes if wraps and side > 2 else nodes[coordinate < side - 1]
        there = here + ((coordinate[here] + 1) % side - coordinate[here]) * stride
        found.append(np.stack([here, there], axis=1))
    return frozen(np.concatenate(found))


def _wrapped(dims: tuple[int, ...], p: int) -> Integers:
    return rows_of_edges(dims, p, wraps=True)


def _open(dims: tuple[int, ...], p: int) -> Integers:
    return rows_of_edges(dims, p, wraps=False)


def _tree_edges(dims: tuple[int, ...], p: int) -> Integers:
    child = np.arange(1, p)
    return frozen(np.stack([(child - 1) // 2, child], axis=1))


GUESTS: tuple[GuestKind, ...] = (
    GuestKind(
        "ring",
        Text(QT_TRANSLATE_NOOP("embedding", "Ring")),
        Text(QT_TRANSLATE_NOOP("embedding", "ring")),
        _ring_of_p,
        _ring_dims,
        _wrapped,
    ),
    GuestKind(
        "torus",
        Text(QT_TRANSLATE_NOOP("embedding", "Torus")),
        Text(QT_TRANSLATE_NOOP("embedding", "torus")),
        _torus_of_p,
        _torus_dims,
        _wrapped,
    ),
    GuestKind(
        "mesh",
        Text(QT_TRANSLATE_NOOP("embedding", "Mesh")),
        Text(QT_TRANSLATE_NOOP("embedding", "mesh")),
        mesh_of_p,
        mesh_dims,
        _open,
    ),
    GuestKind(
        "tree",
        Text(QT_TRANSLATE_NOOP("embedding", "Binary tree")),
        Text(QT_TRANSLATE_NOOP("embedding", "binary tree")),
        _tree_of_p,
        _tree_dims,
        _tree_edges,
        usual=15,
    ),
)
"""All guests, in the order of menus and lists."""


def guest_kind(key: str) -> GuestKind:
    """Return the catalogue entry of a guest.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(GUESTS, key, Text(GUEST_WHAT))


def guest_of(key: str, p: int | None = None, dims: tuple[int, ...] | None = None) -> Guest:
    """Return a guest by its sides, or by the number of its nodes, or of the usual size.

    Raises
    ------
    InputError
        If the name is unknown or the size does not fit it.

    >>> guest_of("ring", 4).edges.tolist()
    [[0, 1], [1, 2], [2, 3], [3, 0]]
    >>> guest_of("tree", 7).edges.tolist()
    [[0, 1], [0, 2], [1, 3], [1, 4], [2, 5], [2, 6]]
    """
    kind = guest_kind(key)
    if dims is None:
        count = kind.usual if p is None else p
        sides = kind.dims_of_p(count)
        return Guest(kind.key, sides, count, kind.edges(sides, count))
    sides = kind.check_dims(dims)
    return Guest(kind.key, sides, prod(sides), kind.edges(sides, prod(sides)))
