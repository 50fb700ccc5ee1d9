"""The ``Topology`` value: nodes, directed links and their ports; rings, tori and hypercubes alike.

A ring of p, a torus r x c (x ...) and a hypercube are one thing, a product of rings with lengths
``dims`` (formulas.md section 2 in spirit of Kumar/Grama, section 2.4): nodes are numbered
row-major, the last dimension fastest.

Ports: + and - of the last dimension, then of the one before, ..., without holes; a side of 2 has
one line and one port.  Links are numbered port-major: ``link = port * vertices + sender``.

A hub or a switch is no product of rings but a star: every node has one line to the *centre*, the
vertex p, which is no processor (see ``star``).  Processors are the vertices 0 .. p - 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from engine.catalogue import Choice, find
from engine.errors import InputError
from engine.gray_code import gray_position
from engine.text import QT_TRANSLATE_NOOP, Text

if TYPE_CHECKING:
    import networkx

Integers = npt.NDArray[np.int64]

NO_LINK = QT_TRANSLATE_NOOP("topology", "there is no link from node {a} to node {b}")
SIDES = QT_TRANSLATE_NOOP(
    "topology", "the sides of a {kind} must be whole numbers of at least 2; {dims} has {side}"
)
LABELS_WHAT = QT_TRANSLATE_NOOP("topology", "the labels")
GRAY_LABELS = QT_TRANSLATE_NOOP(
    "topology", "ring positions of the Gray code exist on a hypercube; this is a {kind}"
)

LABELS = (
    Choice("decimal", Text(QT_TRANSLATE_NOOP("topology", "decimal"))),
    Choice("binary", Text(QT_TRANSLATE_NOOP("topology", "binary"))),
    Choice("gray", Text(QT_TRANSLATE_NOOP("topology", "Gray ring position"))),
    Choice("coordinates", Text(QT_TRANSLATE_NOOP("topology", "coordinates"))),
)
"""The ways to name a node."""


def frozen(values: npt.ArrayLike, dtype: npt.DTypeLike = np.int64) -> npt.NDArray[np.int64]:
    """Return an array that nobody can write to."""
    array = np.array(values, dtype=dtype)
    array.setflags(write=False)
    return array


@dataclass(frozen=True)
class Kind:
    """An entry of the catalogue of topologies.

    ``dims_of_p(p)`` and ``check_dims(dims)`` return the ring lengths or raise ``InputError``; of a
    ``star`` they are (p,).
    """

    key: str
    title: Text
    dims_of_p: Callable[[int], tuple[int, ...]]
    check_dims: Callable[[tuple[int, ...]], tuple[int, ...]]
    bisection: Callable[[tuple[int, ...]], int | None]
    star: bool = False


@dataclass(frozen=True)
class Topology:
    """A network.  Two topologies are equal when kind and dims are.

    Attributes
    ----------
    kind : str
        Key of the catalogue.
    dims : tuple of int
        Ring lengths; empty where the network is no product of rings.
    processors, vertices : int
        Nodes that run a process (p), and all.
    links : int64 array, shape (L, 2)
        Sender and receiver of each link.
    ports : int64 array, shape (L,)
        The sender's port of each link.
    bisection : int or None
        Lines to cut for two halves; None where no formula holds.
    centre : int or None
        The vertex between all nodes of a star.
    """

    kind: str
    dims: tuple[int, ...]
    processors: int
    vertices: int
    links: Integers = field(compare=False, repr=False)
    ports: Integers = field(compare=False, repr=False)
    bisection: int | None = field(default=None, compare=False)
    centre: int | None = None

    @property
    def p(self) -> int:
        """The number of processors."""
        return self.processors

    @cached_property
    def port_count(self) -> int:
        """The number of ports of a node."""
        return int(self.ports.max()) + 1

    @cached_property
    def link_id(self) -> dict[tuple[int, int], int]:
        """The link of each (sender, receiver)."""
        return {(int(a), int(b)): link for link, (a, b) in enumerate(self.links)}

    @cached_property
    def opposite(self) -> Integers:
        """The link in the other direction of each link, shape (L,)."""
        return frozen([self.link_id[int(b), int(a)] for a, b in self.links])

    @cached_property
    def strides(self) -> tuple[int, ...]:
        """How far apart neighbours along each dimension are numbered."""
        return tuple(prod(self.dims[d + 1 :]) for d in range(len(self.dims)))

    @cached_property
    def dimension_of_link(self) -> Integers:
        """The dimension that each link runs along (index into ``dims``, -1 if none), shape (L,)."""
        if not self.dims:
            return frozen(np.full(len(self.links), -1))
        dimensions = [d for d, _ in self.port_directions]
        return frozen(np.array(dimensions, dtype=np.int64)[self.ports])

    @cached_property
    def port_directions(self) -> tuple[tuple[int, int], ...]:
        """(dimension, +1 or -1) of each port; empty off products of rings."""
        return tuple(
            (d, sign)
            for d in reversed(range(len(self.dims)))
            for sign in ((1,) if self.dims[d] == 2 else (1, -1))
        )

    @property
    def diameter(self) -> int:
        """The most hops between two processors: the sum of floor(k / 2) over the rings."""
        if self.centre is not None:
            return 2
        if not self.dims:
            processors = range(self.p)
            return max(self.distance(a, b) for a in processors for b in processors)
        return sum(k // 2 for k in self.dims)

    def coordinates(self, node: int) -> tuple[int, ...]:
        """Return the coordinates of a node, one a dimension."""
        return tuple(node // stride % k for stride, k in zip(self.strides, self.dims, strict=True))

    def node_at(self, coordinates: Sequence[int]) -> int:
        """Return the node at coordinates (each taken modulo its ring)."""
        return sum(
            c % k * stride
            for c, k, stride in zip(coordinates, self.dims, self.strides, strict=True)
        )

    def coordinate(self, nodes: npt.ArrayLike, dimension: int) -> Integers:
        """Return the coordinate along one dimension of many nodes."""
        values = np.asarray(nodes, dtype=np.int64)
        return values // self.strides[dimension] % self.dims[dimension]

    def moved(self, nodes: npt.ArrayLike, dimension: int, by: npt.ArrayLike) -> Integers:
        """Return the nodes ``by`` places further along one dimension, round the ring."""
        values = np.asarray(nodes, dtype=np.int64)
        old = self.coordinate(values, dimension)
        new = (old + np.asarray(by, dtype=np.int64)) % self.dims[dimension]
        moved: Integers = values + (new - old) * self.strides[dimension]
        return moved

    def link_between(self, a: int, b: int) -> int:
        """Return the link from node a to node b.

        Raises
        ------
        InputError
            If they are no neighbours.
        """
        try:
            return self.link_id[a, b]
        except KeyError:
            raise InputError(Text(NO_LINK, a=a, b=b)) from None

    def distance(self, a: int, b: int) -> int:
        """Return the fewest hops from node a to node b."""
        if self.centre is not None:
            return 0 if a == b else 1 if self.centre in (a, b) else 2
        if not self.dims:
            return self._distances[a][b]
        pairs = zip(self.coordinates(a), self.coordinates(b), self.dims, strict=True)
        return sum(min((x - y) % k, (y - x) % k) for x, y, k in pairs)

    def label(self, node: int, style: str = "decimal") -> str:
        """Return the name of a node: decimal, binary, gray (ring position) or coordinates.

        Raises
        ------
        InputError
            If the style is unknown, or gray off the hypercube.
        """
        find(LABELS, style, Text(LABELS_WHAT))
        if style == "binary":
            return format(node, f"0{max(1, (self.p - 1).bit_length())}b")
        if style == "gray":
            if set(self.dims) != {2}:
                raise InputError(Text(GRAY_LABELS, kind=self.kind))
            return str(gray_position(node))
        if style == "coordinates" and self.dims:
            return ",".join(map(str, self.coordinates(node)))
        return str(node)

    @cached_property
    def _distances(self) -> dict[int, dict[int, int]]:
        """The hops from vertex to vertex, for networks without dimensions."""
        import networkx  # noqa: PLC0415  (0.26 s that a start must not pay)

        return dict(networkx.all_pairs_shortest_path_length(self.graph()))

    def graph(self) -> networkx.DiGraph[int]:
        """Return the network as a networkx graph with an edge a link, named by its number."""
        import networkx  # noqa: PLC0415  (0.26 s that a start must not pay)

        graph: networkx.DiGraph[int] = networkx.DiGraph()
        graph.add_nodes_from(range(self.vertices))
        graph.add_edges_from((int(a), int(b), {"link": i}) for i, (a, b) in enumerate(self.links))
        return graph


def product_of_rings(kind: Kind, dims: tuple[int, ...]) -> Topology:
    """Build the network with the ring lengths ``dims`` (already checked by the kind).

    >>> from engine.topology.ring import RING
    >>> product_of_rings(RING, (4,)).links[:4].tolist()
    [[0, 1], [1, 2], [2, 3], [3, 0]]
    """
    p = prod(dims)
    nodes = np.arange(p, dtype=np.int64)
    receivers: list[Integers] = []
    for d in reversed(range(len(dims))):
        stride = prod(dims[d + 1 :])
        coordinate = nodes // stride % dims[d]
        for sign in (1,) if dims[d] == 2 else (1, -1):
            receivers.append(nodes + ((coordinate + sign) % dims[d] - coordinate) * stride)
    links = np.stack([np.tile(nodes, len(receivers)), np.concatenate(receivers)], axis=1)
    ports = np.repeat(np.arange(len(receivers)), p)
    return Topology(kind.key, dims, p, p, frozen(links), frozen(ports), kind.bisection(dims))


def check_sides(kind: str, dims: tuple[int, ...]) -> tuple[int, ...]:
    """Return dims.

    Raises
    ------
    InputError
        If a side is below 2.
    """
    for side in dims:
        if side < 2:
            written = "x".join(map(str, dims))
            raise InputError(Text(SIDES, kind=kind, dims=written, side=side))
    return dims
