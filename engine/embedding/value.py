"""The ``Embedding`` value: a guest laid into a host, and what that costs.

Convention: each undirected edge of the guest is routed once, in the direction in which the guest
lists it; loads count the edges over a line in either direction.

Congestion
    The most logical edges over one line.
Dilation
    The longest path of a logical edge.
Expansion
    Physical over logical nodes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

import numpy as np

from engine.embedding.guests import Guest
from engine.embedding.hosts import Host
from engine.embedding.maps import BEST, BY_HAND, MAPS, nodes_of, why_not
from engine.embedding.reading import Place, checked_nodes, in_list
from engine.errors import InputError
from engine.routing import Routes
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers, frozen

NO_GUEST_NODE = QT_TRANSLATE_NOOP(
    "embedding", "a guest node must be a whole number from 0 to {last}; {value} is not"
)
NO_HOST_NODE = QT_TRANSLATE_NOOP(
    "embedding", "a host node must be a whole number from 0 to {last}; {value} is not"
)
NO_PLACE = -1
"""Stands for no guest node on a host node."""


@dataclass(frozen=True)
class Embedding:
    """A guest, a host, and the host node of every guest node.

    Two embeddings are equal when all these are.  Loads, routes and the three numbers are worked
    out when they are asked for, and kept.

    Attributes
    ----------
    guest : Guest
    host : Host
    placed : tuple of int
        The host node of guest node 0, 1, ...
    map : str
        The key of the map (``best`` never: what it came to), ``by-hand`` for a list.
    """

    guest: Guest
    host: Host
    placed: tuple[int, ...] = field(repr=False)
    map: str

    @cached_property
    def nodes(self) -> Integers:
        """The host node of each guest node, shape (guest.p,)."""
        return frozen(self.placed)

    @cached_property
    def guest_on(self) -> Integers:
        """The guest node on each host node, -1 where there is none, shape (host.p,)."""
        found = np.full(self.host.p, NO_PLACE)
        found[self.nodes] = np.arange(self.guest.p)
        return frozen(found)

    # -- paths --------------------------------------------------------------------------------

    @cached_property
    def routes(self) -> Routes:
        """The route of each edge of the guest, as links of the host."""
        ends = self.nodes[self.guest.edges]
        return self.host.routes(ends[:, 0], ends[:, 1])

    @property
    def lengths(self) -> Integers:
        """How many links the path of each edge has, shape (edges,)."""
        return self.routes.hops

    def path(self, edge: int) -> tuple[int, ...]:
        """Return the host nodes along the path of an edge, both ends included."""
        links = self.host.links[self.routes.of(edge)]
        return (int(self.nodes[self.guest.edges[edge, 0]]), *links[:, 1].tolist())

    @cached_property
    def _edge_of_hop(self) -> Integers:
        return np.repeat(np.arange(len(self.guest.edges)), self.lengths)

    # -- loads --------------------------------------------------------------------------------

    @cached_property
    def link_loads(self) -> Integers:
        """How many edges go over each link, in its direction, shape (links,)."""
        return frozen(np.bincount(self.routes.links, minlength=len(self.host.links)))

    @cached_property
    def line_loads(self) -> Integers:
        """How many edges go over each line, in either direction, shape (lines,)."""
        lines = self.host.line_of_link[self.routes.links]
        return frozen(np.bincount(lines, minlength=len(self.host.lines)))

    def edges_over(self, line: int) -> tuple[int, ...]:
        """Return the edges of the guest whose paths go over a line."""
        hops = self.host.line_of_link[self.routes.links] == line
        return tuple(np.unique(self._edge_of_hop[hops]).tolist())

    def edges_over_link(self, link: int) -> tuple[int, ...]:
        """Return the edges of the guest whose paths go over a link, in its direction."""
        return tuple(np.unique(self._edge_of_hop[self.routes.links == link]).tolist())

    # -- the three numbers --------------------------------------------------------------------

    @cached_property
    def congestion(self) -> int:
        """The most edges over one line."""
        return int(self.line_loads.max())

    @cached_property
    def dilation(self) -> int:
        """The length of the longest path."""
        return int(self.lengths.max())

    @property
    def expansion(self) -> Fraction:
        """Host nodes over guest nodes."""
        return Fraction(self.host.p, self.guest.p)

    @cached_property
    def busiest_lines(self) -> Integers:
        """The lines of the most edges, rising."""
        return frozen(np.flatnonzero(self.line_loads == self.congestion))

    @cached_property
    def longest_edges(self) -> Integers:
        """The edges of the longest paths, rising."""
        return frozen(np.flatnonzero(self.lengths == self.dilation))


def embedding_of(guest: Guest, host: Host, key: str = BEST, seed: int = 0) -> Embedding:
    """Return an embedding by a map of the catalogue, or by the best of them.

    The best has the smallest sum of dilation and congestion, the first in the catalogue's order
    where several have; random ones are not among them.

    Raises
    ------
    InputError
        With the map's own sentence, if it does not apply.

    >>> from engine.embedding import guest_of, host_of
    >>> one = embedding_of(guest_of("ring", 8), host_of("hypercube", 8))
    >>> one.map, one.placed, one.congestion, one.dilation, one.expansion
    ('gray', (0, 1, 3, 2, 6, 7, 5, 4), 1, 1, Fraction(1, 1))
    """
    if key != BEST:
        return _placed(guest, host, nodes_of(key, guest, host, seed), key)
    keys = [one.key for one in MAPS if one.good and why_not(one.key, guest, host) is None]
    if not keys:
        return _placed(guest, host, nodes_of(MAPS[-1].key, guest, host), key)  # raises: too small
    found = [embedding_of(guest, host, one) for one in keys]
    return min(found, key=lambda one: one.dilation + one.congestion)


def by_hand(guest: Guest, host: Host, values: object, place: Place = in_list) -> Embedding:
    """Return the embedding of a list of host nodes, one for each guest node.

    ``place(number)`` is what an entry of the list is called in sentences.

    Raises
    ------
    InputError
        If it is no list of as many different host nodes.
    """
    return _placed(guest, host, checked_nodes(values, guest, host, place), BY_HAND)


def _placed(guest: Guest, host: Host, nodes: Integers, key: str) -> Embedding:
    return Embedding(guest, host, tuple(nodes.tolist()), key)


def moved(embedding: Embedding, guest_node: int, host_node: int) -> Embedding:
    """Return the embedding with a guest node on another host node.

    Where another guest node lies there, the two change places.

    Raises
    ------
    InputError
        If there is no such guest node or host node.
    """
    guest, host = embedding.guest, embedding.host
    for template, value, count in (
        (NO_GUEST_NODE, guest_node, guest.p),
        (NO_HOST_NODE, host_node, host.p),
    ):
        if not 0 <= value < count:
            raise InputError(Text(template, last=count - 1, value=value))
    old, other = embedding.placed[guest_node], int(embedding.guest_on[host_node])
    if old == host_node:
        return embedding
    placed = list(embedding.placed)
    placed[guest_node] = host_node
    if other != NO_PLACE:
        placed[other] = old
    return Embedding(guest, host, tuple(placed), BY_HAND)
