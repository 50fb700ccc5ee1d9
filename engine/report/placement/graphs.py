"""Where the guests and hosts of embeddings lie: any graph, its lines in the graph's own order.

Networks of the program lie as they always do; a mesh lies as the torus of its sides, without the
lines that go round; a tree in levels from the top.
"""

from __future__ import annotations

import numpy as np

from engine.embedding import Guest, Host
from engine.report.placement.base import Floats, Placement, placed
from engine.report.placement.circles import circle
from engine.report.placement.cubes import cubes
from engine.report.placement.grids import gray_grid, grid
from engine.report.placement.layers import layers
from engine.scenario.view import layout_of
from engine.topology import Topology, build
from engine.topology.base import Integers

LEVEL = 1.6
"""How far apart the levels of a tree are, where the leaves are 1 apart."""

TREE_STRETCH = 3.0

CUBE = 3
"""Hypercubes of so many dimensions are drawn as cubes: half a figure has no room for more."""

_OTHERS = {"grid": grid, "layers": layers}


def guest_placement(guest: Guest, aspect: float = 1.0) -> Placement:
    """Return where a guest lies; its lines are ``guest.edges``, a ring is ``aspect`` times as wide.

    >>> from engine.embedding import guest_of
    >>> guest_placement(guest_of("tree", 3)).points.tolist()
    [[0.5, 0.0], [0.0, -1.6], [1.0, -1.6]]
    """
    if not guest.dims:
        points = _tree(guest.p)
        straight = np.full((len(guest.edges), 2, 2), np.nan)
        return _graph(points, guest.edges, straight, TREE_STRETCH)
    return _part_of(_network(guest.kind, guest.dims), guest.edges, aspect)


def host_placement(host: Host, aspect: float = 1.0) -> Placement:
    """Return where a host lies; its lines are ``host.lines``; see ``guest_placement``."""
    return _part_of(host.network or _network(host.kind, host.dims), host.lines, aspect)


def _network(kind: str, dims: tuple[int, ...]) -> Topology:
    """Return the network that has all lines of a graph of rings or lines, and maybe more."""
    return build("ring" if len(dims) == 1 or kind == "ring" else "torus", dims)


def _part_of(network: Topology, pairs: Integers, aspect: float) -> Placement:
    """Return the placement of a network with some of its lines; an open line is a row."""
    is_row = len(network.dims) == 1 and len(pairs) == network.p - 1 and network.p > 2
    whole = grid(network) if is_row else _placed(network, aspect)
    number = {pair: line for line, pair in enumerate(map(tuple, whole.lines.tolist()))}
    chosen = [number[min(a, b), max(a, b)] for a, b in pairs.tolist()]
    return _graph(whole.points, pairs, whole.controls[chosen], whole.stretch)


def _placed(network: Topology, aspect: float) -> Placement:
    """Return the usual placement; but hypercubes that are more than a cube are Gray grids."""
    if network.kind == "hypercube":
        return cubes(network) if len(network.dims) <= CUBE else gray_grid(network)
    key = layout_of(network.kind, network.dims, None).key
    return circle(network, aspect) if key == "circle" else _OTHERS[key](network)


def _tree(p: int) -> Floats:
    """Return the nodes of a complete binary tree in heap order, parents over their children."""
    heap = np.arange(1, p + 1)
    level = np.floor(np.log2(heap)).astype(np.int64)
    leaves = (p + 1) // 2
    width = leaves / (1 << level)  # of what lies below a node
    x = (heap - (1 << level) + 0.5) * width - 0.5
    return np.stack([x, 0.0 - LEVEL * level], axis=1)


def _graph(points: Floats, pairs: Integers, controls: Floats, stretch: float) -> Placement:
    lines = np.sort(pairs, axis=1)
    turned = pairs[:, 0] > pairs[:, 1]
    return placed(points.copy(), lines, controls.copy(), np.arange(len(pairs)), turned, stretch)
