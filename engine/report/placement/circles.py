"""Nodes on a circle: rings, any network in number order, hypercubes in Gray code order.

Node 0 is at the top, and the order runs clockwise.  A chord that would pass too near the nodes
beside its ends bends towards the middle; how far depends on the number of nodes it skips alone.
A network that has vertices which are no processors has those on a smaller circle inside.
"""

from __future__ import annotations

import numpy as np

from engine.report.placement.base import Floats, Placement, finished, lines_of, sampled
from engine.report.placement.ellipses import CAREFUL, ellipse
from engine.report.placement.stars import star
from engine.topology import Topology
from engine.topology.base import Integers

AROUND = 0.44
"""How near a straight line may come to a foreign node before it is bent."""

INNER = 0.45
"""The radius of the circle of vertices that are no processors, in that of the outer one."""


def circle(topology: Topology, aspect: float) -> Placement:
    """Place nodes on a circle in number order; a ring on an ellipse ``aspect`` times as wide."""
    if topology.centre is not None:
        return star(topology, aspect)
    if not topology.dims:
        return _with_hubs(topology)
    if topology.kind != "ring":
        return _in_order(topology, np.arange(topology.p))
    if topology.p == 2:
        return finished(topology, np.array([[0.0, 0.0], [1.0, 0.0]]), None, 1.0)
    return finished(topology, ellipse(topology.p, aspect), None, 1.0)


def gray_ring(topology: Topology) -> Placement:
    """Place a hypercube on a circle in the order of the reflected Gray code."""
    return _in_order(topology, gray_positions(np.arange(topology.p)))


def gray_positions(codes: Integers) -> Integers:
    """Return the ring position of each code below 2^32, shape of ``codes``."""
    positions = codes.copy()
    for shift in (1, 2, 4, 8, 16):
        positions ^= positions >> shift
    return positions


def _in_order(topology: Topology, positions: Integers) -> Placement:
    """Place a network on a circle, node i at ``positions[i]``, with chords as lines."""
    count = topology.p
    points = ellipse(count, 1.0)[positions]
    lines, _, _ = lines_of(topology)
    controls = np.full((len(lines), 2, 2), np.nan)
    if count <= CAREFUL:
        apart = np.abs(positions[lines[:, 0]] - positions[lines[:, 1]])
        span = np.minimum(apart, count - apart)
        depths = np.array([_depth(count, k) for k in range(count // 2 + 1)])[span]
        bent = depths > 0
        controls[bent] = _inwards(points[lines[bent]], depths[bent])
    return finished(topology, points, controls, 1.0)


def _inwards(ends: Floats, depths: Floats) -> Floats:
    """Return control points of chords that bend to the middle: ends of shape (n, 2, 2)."""
    a, b = ends[:, 0], ends[:, 1]
    middle = a + b
    inwards = -middle / np.hypot(*middle.T)[:, None] * depths[:, None]
    return np.stack([a + (b - a) / 4 + inwards, b - (b - a) / 4 + inwards], axis=1)


def _depth(count: int, span: int) -> float:
    """Return how far control points of a chord over ``span`` places lie inside it; 0 if straight.

    The node beside its end is sin((span - 1) pi / count) away from it, all others are farther.
    """
    if span < 2 or np.sin((span - 1) * np.pi / count) >= AROUND:
        return 0.0
    points = ellipse(count, 1.0)
    start, end = points[[0]], points[[span]]
    depth = gap = 0.0
    while gap < AROUND:
        depth += 0.05
        controls = _inwards(np.stack([start, end], axis=1), np.array([depth]))[0]
        gap = _gap(points[1:span], np.concatenate([start, controls, end])[None])
    return depth


def _gap(nodes: Floats, cubic: Floats) -> float:
    """Return how near one cubic, shape (1, 4, 2), comes to nodes, shape (n, 2)."""
    apart = sampled(cubic, 33)[0][:, None] - nodes[None]
    return float(np.hypot(apart[..., 0], apart[..., 1]).min())


def _with_hubs(topology: Topology) -> Placement:
    """Place a network that is no product of rings; lines too near a foreign node are bent."""
    points = np.zeros((topology.vertices, 2))
    points[: topology.p] = ellipse(topology.p, 1.0)
    inner = topology.vertices - topology.p
    if inner > 1:
        radius = np.hypot(*points[0])
        points[topology.p :] = ellipse(inner, 1.0)
        points[topology.p :] *= INNER * radius / np.hypot(*points[topology.p])
    every = points[:, None] - points[None]
    distance = np.hypot(every[..., 0], every[..., 1]) + np.eye(len(points)) * 1e9
    points /= distance.min() if topology.vertices > 1 else 1.0
    lines, _, _ = lines_of(topology)
    controls = np.full((len(lines), 2, 2), np.nan)
    for number, (a, b) in enumerate(lines.tolist()):
        controls[number] = _bent(points, a, b)
    return finished(topology, points, controls, 1.0)


def _bent(points: Floats, a: int, b: int) -> Floats:
    """Return control points of a line that keeps away from foreign nodes; NaN if straight."""
    way = points[b] - points[a]
    across = np.array([way[1], -way[0]])
    foreign = np.delete(points, [a, b], axis=0)
    best, best_gap = np.full((2, 2), np.nan), -1.0
    for aside in (0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8):
        c = np.array([points[a] + way / 3, points[b] - way / 3]) + across * aside
        gap = _gap(foreign, np.array([[points[a], *c, points[b]]])) if len(foreign) else 9.0
        if gap > best_gap:
            best, best_gap = c if aside else np.full((2, 2), np.nan), gap
        if gap >= AROUND:
            break
    return best
