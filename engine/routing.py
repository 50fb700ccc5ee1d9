"""Routes: dimension order (the lecture's XY and e-cube), the shorter way on each ring.

Dimensions are taken last first (torus: along the row, then along the column; hypercube: the lowest
differing bit first); a tie on a ring of even length goes in + direction (Ukrainian lecture,
"routing"; Kumar/Grama 2.4.3).  In a star all goes through the centre; elsewhere the route is a
shortest path.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.catalogue import Choice
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology.base import Integers

ROUTINGS = (Choice("dimension-order", Text(QT_TRANSLATE_NOOP("routing", "Dimension order"))),)
"""The ways to choose a route."""

BLOCK = 1 << 16
"""Transfers whose routes are worked out at a time."""


@dataclass(frozen=True)
class Routes:
    """Routes of many transfers: those of transfer t are ``links[offsets[t]:offsets[t + 1]]``.

    ``links`` is an integer array of shape (crossings,), ``offsets`` of shape (transfers + 1,).
    ``link_count`` is the number of links of the network; ``vertices`` that of its vertices where
    each port leads every sender to another receiver (products of rings), else 0.
    """

    offsets: Integers
    links: npt.NDArray[np.int32] | Integers
    link_count: int = 0
    vertices: int = 0

    @property
    def hops(self) -> Integers:
        """The length of each route."""
        return np.diff(self.offsets)

    def hops_of(self, transfers: Integers) -> Integers:
        """Return the lengths of some routes; ``hops`` would count those of all."""
        return self.offsets[transfers + 1] - self.offsets[transfers]

    def of(self, transfer: int) -> list[int]:
        """Return the links of one transfer, from source to target."""
        route: list[int] = self.links[self.offsets[transfer] : self.offsets[transfer + 1]].tolist()
        return route


def routes(
    topology: Topology,
    source: Integers,
    target: Integers,
    backwards: npt.NDArray[np.bool_] | None = None,
) -> Routes:
    """Return the routes from each source to its target (int64 arrays of one shape).

    Where ``backwards`` (bool, same shape) is true, the route is that from target to source,
    reversed link by link: that of a dual operation, whose steps are those of the original run
    backwards.  The work is done in blocks, so that it needs little more memory than its result.
    """
    source, target = np.asarray(source, np.int64), np.asarray(target, np.int64)
    turned = np.zeros(len(source), bool) if backwards is None else backwards
    hops, links = [np.zeros(1, np.int64)], []
    for first in range(0, len(source), BLOCK):
        block = slice(first, first + BLOCK)
        one = _routes(topology, source[block], target[block], turned[block])
        hops.append(one.hops)
        links.append(one.links.astype(np.int32))
    offsets = np.cumsum(np.concatenate(hops))
    vertices = topology.vertices if topology.dims else 0
    joined = np.concatenate(links) if links else np.empty(0, np.int32)
    return Routes(offsets, joined, len(topology.links), vertices)


def _routes(
    topology: Topology, source: Integers, target: Integers, turned: npt.NDArray[np.bool_]
) -> Routes:
    if topology.centre is not None:
        return _through_the_centre(topology, source, target)
    find = _dimension_order if topology.dims else _shortest_paths
    if not turned.any():
        return find(topology, source, target)
    forth = find(topology, np.where(turned, target, source), np.where(turned, source, target))
    back = np.repeat(turned, forth.hops)
    place = np.arange(len(forth.links))
    mirrored = np.repeat(forth.offsets[:-1] + forth.offsets[1:], forth.hops) - 1 - place
    links = forth.links[np.where(back, mirrored, place)]
    return Routes(forth.offsets, np.where(back, topology.opposite[links], links))


def hops_between(topology: Topology, source: Integers, target: Integers) -> Integers:
    """Return the lengths of the routes from each source to its target, without the routes."""
    if topology.centre is not None:
        return np.where(source == target, 0, 2)
    if not topology.dims:
        pairs = zip(source.tolist(), target.tolist(), strict=True)
        return np.array([topology.distance(a, b) for a, b in pairs], np.int64)
    hops = np.zeros(len(source), np.int64)
    for d, k in enumerate(topology.dims):
        forward = (topology.coordinate(target, d) - topology.coordinate(source, d)) % k
        hops += np.minimum(forward, k - forward)
    return hops


def _dimension_order(topology: Topology, source: Integers, target: Integers) -> Routes:
    """Return all routes at once, a dimension at a time."""
    port_of = {direction: port for port, direction in enumerate(topology.port_directions)}
    legs = []  # (hops, first node, dimension, port, sign) of each transfer, a dimension at a time
    here = source
    for d in reversed(range(len(topology.dims))):
        k = topology.dims[d]
        forward = (topology.coordinate(target, d) - topology.coordinate(here, d)) % k
        plus = 2 * forward <= k  # a tie goes in + direction
        hops = np.where(plus, forward, k - forward)
        port = np.where(plus, port_of[d, 1], port_of.get((d, -1), port_of[d, 1]))
        legs.append((hops, here, d, port, np.where(plus, 1, -1)))
        here = topology.moved(here, d, forward)
    offsets = np.zeros(len(source) + 1, dtype=np.int64)
    np.cumsum(sum((leg[0] for leg in legs), np.zeros(len(source), np.int64)), out=offsets[1:])
    links = np.empty(offsets[-1], dtype=np.int64)
    first = offsets[:-1].copy()
    for hops, start, d, port, sign in legs:
        transfer = np.repeat(np.arange(len(source)), hops)
        within = np.arange(len(transfer)) - np.repeat(np.cumsum(hops) - hops, hops)
        node = topology.moved(start[transfer], d, within * sign[transfer])
        links[first[transfer] + within] = port[transfer] * topology.vertices + node
        first += hops
    return Routes(offsets, links)


def _through_the_centre(topology: Topology, source: Integers, target: Integers) -> Routes:
    """Return the routes of a star: up from the source, down to the target (backwards too)."""
    links = np.stack([source, topology.p + target], axis=1).reshape(-1)
    return Routes(np.arange(len(source) + 1) * 2, links)


def _shortest_paths(topology: Topology, source: Integers, target: Integers) -> Routes:
    """Return one shortest path each, for networks without dimensions."""
    import networkx  # noqa: PLC0415  (0.26 s that a start must not pay)

    graph = topology.graph()
    offsets, links = [0], []
    for a, b in zip(source.tolist(), target.tolist(), strict=True):
        path = networkx.shortest_path(graph, a, b)
        links += [topology.link_id[u, v] for u, v in itertools.pairwise(path)]
        offsets.append(len(links))
    return Routes(np.array(offsets, dtype=np.int64), np.array(links, dtype=np.int64))
