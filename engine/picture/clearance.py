"""How near lines come to nodes that are not their own, and what size of node that leaves.

A lane in use lies beside its line, so a node must not be larger, nor lanes be farther apart, than
the nearest foreign line allows.  Crowded layouts give up some of their size for that, at most
``LEAST_PART`` of it remaining: smaller nodes would be harder to read than a lane that grazes one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.picture.figure import Floats
from engine.picture.spokes import nearest as nearest_of_star
from engine.report.placement import Placement, sampled
from engine.topology import Topology

MOST_DETAILED = 64
"""Up to so many nodes in sight everything is drawn: numbers, arrows, marks, plates, rings."""

LEAST_PART = 0.6
"""What remains at least of a node's radius, and of the lanes' distance, in a crowded layout."""

LANE = 2.0
"""Half the width of a lane with one chunk, in pixels at line scale 1."""

STEEPEST = 0.75
"""A lane on a diagonal lies up to 1 / this times as far aside, so that upright marks have room."""

SAMPLES = 81
"""Points of a bent line that are compared with the nodes."""


class Room(NamedTuple):
    """For each line: how near a foreign node is, and how many offsets aside its lanes lie."""

    nearest: Floats
    aside: Floats

    def for_nodes(self, offset: float) -> float:
        """Return the largest outer radius of which lanes at an offset keep clear."""
        return float((self.nearest - self.aside * offset).min(initial=np.inf))

    def for_lanes(self, outer: float) -> float:
        """Return the largest offset at which lanes keep clear of nodes of an outer radius."""
        return float(((self.nearest - outer) / self.aside).min(initial=np.inf))


def steepness(cubics: Floats) -> Floats:
    """Return the larger part of each line's direction, at least ``STEEPEST``: (n, 4, 2) to (n,)."""
    way = np.abs(cubics[:, 3] - cubics[:, 0])
    return np.asarray(np.maximum(way.max(axis=1) / np.maximum(np.hypot(*way.T), 1e-9), STEEPEST))


def room_of(placement: Placement, points: Floats, across: float, upwards: float) -> Room:
    """Return the room of every line of a placement, its nodes drawn at ``points`` in pixels."""
    cubics = placement.line_cubics * [across, -upwards]
    cubics += points[0] - placement.points[0] * [across, -upwards]
    nearest = np.empty(len(cubics))
    straight = placement.straight
    nearest[straight] = _beside(cubics[straight], points, placement.lines[straight])
    nearest[~straight] = _along(cubics[~straight], points, placement.lines[~straight])
    return Room(nearest, 1 / steepness(cubics))


def ring_width(radius: float, line_scale: float) -> float:
    """Return gap and thickness of the ring round a node."""
    return ring_gap(radius, line_scale) + ring_thickness(radius, line_scale)


def ring_gap(radius: float, line_scale: float) -> float:
    """Return the gap between a node and its ring."""
    return min(2.5 * line_scale, 0.12 * radius + 0.8)


def ring_thickness(radius: float, line_scale: float) -> float:
    """Return the thickness of the ring round a node."""
    return min(7 * line_scale, 0.26 * radius)


def _beside(cubics: Floats, points: Floats, ends: np.ndarray) -> Floats:
    """Return how near each straight line comes to a foreign node, shape (n,)."""
    start, way = cubics[:, None, 0], (cubics[:, 3] - cubics[:, 0])[:, None]
    share = ((points - start) * way).sum(-1) / np.maximum((way**2).sum(-1), 1e-9)
    foot = start + np.clip(share, 0, 1)[..., None] * way
    return _foreign(np.hypot(*np.moveaxis(points - foot, -1, 0)), ends)


def _along(cubics: Floats, points: Floats, ends: np.ndarray) -> Floats:
    """Return how near each bent line comes to a foreign node, shape (n,)."""
    if not len(cubics):
        return np.zeros(0)
    middle = points.mean(axis=0)  # near it the squares below are exact enough
    ways, nodes = sampled(cubics, SAMPLES) - middle, points - middle
    squares = (nodes**2).sum(-1) - 2 * ways @ nodes.T + (ways**2).sum(-1)[..., None]
    return _foreign(np.sqrt(np.maximum(squares.min(axis=1), 0.0)), ends)


def _foreign(apart: Floats, ends: np.ndarray) -> Floats:
    """Return the least of each row, its own two nodes left out: (n, V) to (n,)."""
    rows = np.arange(len(apart))
    for end in (0, 1):
        apart[rows, ends[:, end]] = np.inf
    return np.asarray(apart.min(axis=1))


def nearest_of(topology: Topology, placement: Placement, points: Floats) -> float:
    """Return the smallest distance of two nodes (of two neighbours in large networks)."""
    if topology.centre is not None:
        return nearest_of_star(topology, points)
    if len(points) <= MOST_DETAILED:
        apart = points[:, None] - points[None]
        distance = np.hypot(apart[..., 0], apart[..., 1]) + np.eye(len(points)) * 1e9
        return float(distance.min())
    a, b = points[placement.lines[:, 0]], points[placement.lines[:, 1]]
    return float(np.hypot(*(b - a).T).min())
