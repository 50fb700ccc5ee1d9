"""Hosts: the networks of links into which guests are laid, and their routes.

Routes are those of ``engine.routing`` (dimension order, the last dimension first: e-cube with the
low bit first; the shorter way round, a tie in + direction).  A mesh is a host too, though no
network of the program: a product of lines, without the way round.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import isqrt, prod

import numpy as np

from engine.catalogue import find
from engine.embedding.guests import mesh_dims, mesh_of_p, rows_of_edges
from engine.routing import Routes, routes
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology, build, kind_of
from engine.topology.base import Integers, frozen

HOST_WHAT = QT_TRANSLATE_NOOP("embedding", "the host")


@dataclass(frozen=True)
class Host:
    """A physical network.  Two hosts are equal when kind and dims are.

    Attributes
    ----------
    kind : str
        Key of ``HOSTS``.
    dims : tuple of int
        The sides; of a hypercube all are 2.
    p : int
        The number of nodes.
    links : int64 array, shape (L, 2)
        Sender and receiver of each directed link.
    """

    kind: str
    dims: tuple[int, ...]
    p: int
    links: Integers = field(compare=False, repr=False)

    @property
    def name(self) -> Text:
        """What it is called in a sentence."""
        return host_kind(self.kind).name

    @property
    def written(self) -> str:
        """Its size: ``8``, ``4x4``; of a hypercube the number of its nodes."""
        return str(self.p) if self.kind == "hypercube" else "x".join(map(str, self.dims))

    @cached_property
    def network(self) -> Topology | None:
        """The network of the program, None for a mesh."""
        return None if self.kind == MESH else build(self.kind, self.dims)

    @cached_property
    def lines(self) -> Integers:
        """The two ends of each line (undirected), the smaller first, shape (lines, 2)."""
        pairs = np.unique(np.sort(self.links, axis=1), axis=0)
        return frozen(pairs)

    @cached_property
    def line_of_link(self) -> Integers:
        """The line that each link is a direction of, shape (L,)."""
        low, high = np.sort(self.links, axis=1).T
        keys = self.lines[:, 0] * self.p + self.lines[:, 1]
        return frozen(np.searchsorted(keys, low * self.p + high))

    def label(self, node: int) -> str:
        """Return where a node lies: its bits in a hypercube, else its coordinates."""
        if self.kind == "hypercube":
            return format(node, f"0{len(self.dims)}b")
        return ",".join(map(str, np.unravel_index(node, self.dims)))

    def line_between(self, a: int, b: int) -> int | None:
        """Return the line between two nodes, None where there is none."""
        return self._line_ids.get((min(a, b), max(a, b)))

    @cached_property
    def _line_ids(self) -> dict[tuple[int, int], int]:
        return {(a, b): line for line, (a, b) in enumerate(self.lines.tolist())}

    def routes(self, source: Integers, target: Integers) -> Routes:
        """Return the route from each source to its target, as links."""
        if self.network is not None:
            return routes(self.network, source, target)
        return self._straight(source, target)

    def _straight(self, source: Integers, target: Integers) -> Routes:
        """Return routes without a way round, a dimension at a time, the last one first."""
        legs, here = [], source
        for d in reversed(range(len(self.dims))):
            side, stride = self.dims[d], prod(self.dims[d + 1 :])
            by = target // stride % side - here // stride % side
            legs.append((np.abs(by), here, np.sign(by) * stride))
            here = here + by * stride
        offsets = np.zeros(len(source) + 1, dtype=np.int64)
        np.cumsum(sum((leg[0] for leg in legs), np.zeros(len(source), np.int64)), out=offsets[1:])
        links = np.empty(offsets[-1], dtype=np.int64)
        first = offsets[:-1].copy()
        for hops, start, by in legs:
            row = np.repeat(np.arange(len(source)), hops)
            within = np.arange(len(row)) - np.repeat(np.cumsum(hops) - hops, hops)
            node = start[row] + within * by[row]
            links[first[row] + within] = self._link_ids(node, node + by[row])
            first += hops
        return Routes(offsets, links, len(self.links))

    def _link_ids(self, sender: Integers, receiver: Integers) -> Integers:
        order, keys = self._sorted_links
        found: Integers = order[np.searchsorted(keys, sender * self.p + receiver)]
        return found

    @cached_property
    def _sorted_links(self) -> tuple[Integers, Integers]:
        keys = self.links[:, 0] * self.p + self.links[:, 1]
        order = np.argsort(keys)
        return order, keys[order]


@dataclass(frozen=True)
class HostKind:
    """An entry of the catalogue of hosts.

    ``dims_of_p(p)`` and ``check_dims(dims)`` return the sides or raise ``InputError``;
    ``holding(p)`` returns the sides of the smallest usual host of at least p nodes.  ``title``
    stands in menus, ``name`` in sentences.
    """

    key: str
    title: Text
    name: Text
    dims_of_p: Callable[[int], tuple[int, ...]]
    check_dims: Callable[[tuple[int, ...]], tuple[int, ...]]
    holding: Callable[[int], tuple[int, ...]]


MESH = "mesh"


def _cube_holding(p: int) -> tuple[int, ...]:
    return (2,) * max(1, (p - 1).bit_length())


def _square_holding(p: int) -> tuple[int, ...]:
    side = max(2, isqrt(p - 1) + 1)
    return side, side


def _ring_holding(p: int) -> tuple[int, ...]:
    return (p,)


def _of_network(
    key: str, title: Text, name: Text, holding: Callable[[int], tuple[int, ...]]
) -> HostKind:
    kind = kind_of(key)
    return HostKind(key, title, name, kind.dims_of_p, kind.check_dims, holding)


HOSTS: tuple[HostKind, ...] = (
    _of_network(
        "hypercube",
        Text(QT_TRANSLATE_NOOP("embedding", "Hypercube")),
        Text(QT_TRANSLATE_NOOP("embedding", "hypercube")),
        _cube_holding,
    ),
    _of_network(
        "torus",
        Text(QT_TRANSLATE_NOOP("embedding", "Torus")),
        Text(QT_TRANSLATE_NOOP("embedding", "torus")),
        _square_holding,
    ),
    HostKind(
        MESH,
        Text(QT_TRANSLATE_NOOP("embedding", "Mesh")),
        Text(QT_TRANSLATE_NOOP("embedding", "mesh")),
        mesh_of_p,
        mesh_dims,
        _square_holding,
    ),
    _of_network(
        "ring",
        Text(QT_TRANSLATE_NOOP("embedding", "Ring")),
        Text(QT_TRANSLATE_NOOP("embedding", "ring")),
        _ring_holding,
    ),
)
"""All hosts, in the order of menus and lists."""


def host_kind(key: str) -> HostKind:
    """Return the catalogue entry of a host.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(HOSTS, key, Text(HOST_WHAT))


def host_of(key: str, p: int | None = None, dims: tuple[int, ...] | None = None) -> Host:
    """Return a host by its sides or by the number of its nodes.

    Raises
    ------
    InputError
        If the name is unknown or the size does not fit it.

    >>> host_of("mesh", dims=(2, 2)).lines.tolist()
    [[0, 1], [0, 2], [1, 3], [2, 3]]
    """
    kind = host_kind(key)
    sides = kind.check_dims(dims) if dims is not None else kind.dims_of_p(p or 0)
    return _built(kind.key, sides)


def host_for(key: str, p: int, dims: tuple[int, ...] = ()) -> Host:
    """Return the smallest usual host that has at least p nodes; with the guest's own sides if any.

    Raises
    ------
    InputError
        If the name is unknown.

    >>> host_for("hypercube", 15).p, host_for("torus", 12, (3, 4)).dims
    (16, (3, 4))
    """
    kind = host_kind(key)
    if key in ("torus", MESH) and len(dims) > 1:
        return _built(key, dims)
    return _built(key, kind.holding(p))


@lru_cache(maxsize=16)
def _built(key: str, dims: tuple[int, ...]) -> Host:
    p = prod(dims)
    if key != MESH:
        return Host(key, dims, p, build(key, dims).links)
    forth = rows_of_edges(dims, p, wraps=False)
    return Host(key, dims, p, frozen(np.concatenate([forth, forth[:, ::-1]])))


def host_on(network: Topology) -> Host:
    """Return a network of the program as a host.

    Raises
    ------
    InputError
        If nothing can be laid into a network of that kind.
    """
    return _built(host_kind(network.kind).key, network.dims)
