"""The network as the replay sees it: a product of rings, written a second time.

Nothing here comes from the program under test. A ring of p, a torus and a hypercube are one
thing: rings of the lengths ``dims`` multiplied, nodes numbered row-major, so that the last
dimension runs fastest.

Limit: clusters (switch and hub) are not products of rings and are not replayed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

Link = tuple[int, int]


@dataclass(frozen=True)
class Network:
    """A product of rings with the side lengths ``dims``, each at least 2."""

    dims: tuple[int, ...]

    @cached_property
    def p(self) -> int:
        """Number of nodes."""
        return math.prod(self.dims)

    @cached_property
    def strides(self) -> tuple[int, ...]:
        """How far apart in number two neighbours along each dimension are."""
        return tuple(math.prod(self.dims[d + 1 :]) for d in range(len(self.dims)))

    @cached_property
    def link_numbers(self) -> dict[Link, int]:
        """Every directed link (from, to) with its number ``port * p + from``.

        Ports: + and - of the last dimension, then of the one before, and so on, without
        holes; a side of 2 has one port. On a hypercube port d therefore flips bit d.
        """
        numbers: dict[Link, int] = {}
        port = 0
        for dimension in reversed(range(len(self.dims))):
            ways = (1,) if self.dims[dimension] == 2 else (1, -1)
            for way in ways:
                for node in range(self.p):
                    numbers[node, self.step(node, dimension, way)] = port * self.p + node
                port += 1
        return numbers

    def coordinate(self, node: int, dimension: int) -> int:
        """The place of ``node`` on its ring along ``dimension``."""
        return node // self.strides[dimension] % self.dims[dimension]

    def step(self, node: int, dimension: int, way: int) -> int:
        """The node one link further along ``dimension``; ``way`` is +1 or -1."""
        here = self.coordinate(node, dimension)
        there = (here + way) % self.dims[dimension]
        return node + (there - here) * self.strides[dimension]

    def shorter_way(self, source: int, target: int, dimension: int) -> tuple[int, int]:
        """Way (+1 or -1) and number of links along one ring; a tie goes +."""
        side = self.dims[dimension]
        plus = (self.coordinate(target, dimension) - self.coordinate(source, dimension)) % side
        minus = side - plus
        return (1, plus) if plus <= minus else (-1, minus)

    def distance(self, source: int, target: int) -> int:
        """Number of links on a shortest path."""
        return sum(self.shorter_way(source, target, d)[1] for d in range(len(self.dims)))

    def differing(self, source: int, target: int) -> list[int]:
        """The dimensions in which two nodes differ."""
        return [
            d
            for d in range(len(self.dims))
            if self.coordinate(source, d) != self.coordinate(target, d)
        ]

    def route(self, source: int, target: int) -> list[Link]:
        """The dimension-order route: the last dimension first, the shorter way on each ring."""
        links = []
        here = source
        for dimension in reversed(range(len(self.dims))):
            way, count = self.shorter_way(source, target, dimension)
            for _ in range(count):
                there = self.step(here, dimension, way)
                links.append((here, there))
                here = there
        return links

    def farthest(self, source: int) -> int:
        """The lowest-numbered node at the greatest distance from ``source``."""
        return max(range(self.p), key=lambda node: (self.distance(source, node), -node))


def network_of(topology: str, dims: list[int], p: int) -> Network:
    """The network that a run names; raises AssertionError where the three do not agree."""
    network = Network(tuple(dims))
    assert all(side >= 2 for side in dims), f"dims {dims}: a side below 2"
    assert network.p == p, f"dims {dims} make {network.p} nodes, but p is {p}"
    if topology == "ring":
        assert len(dims) == 1, f"a ring with dims {dims}"
    elif topology == "torus":
        assert len(dims) >= 2, f"a torus with dims {dims}"
    else:
        assert topology == "hypercube", f"topology {topology} is not replayed"
        assert set(dims) == {2}, f"a hypercube with dims {dims}"
    return network
