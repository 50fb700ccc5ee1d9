"""Tori of three sides as a deck of cards seen from the side.

Each layer is a slanted card: rows stand one over the other, and along a row nodes go right and up,
half a right angle.  Cards stand side by side, so the lines between them are short, straight and
level, each at a height of its own; wrap-around lines between cards run half-way between two such
heights, and those up a card half-way between two columns.
"""

from __future__ import annotations

from math import sqrt

import numpy as np

from engine.report.placement.base import Placement, arcs, finished, lines_of
from engine.report.placement.grids import grid
from engine.topology import Topology

HEIGHT = sqrt(0.5)
"""How far right, and how far up, the next node of a row is; level lines are this far apart."""

CARD_GAP = 1.5
"""The gap between two cards."""

ROUND_SIDE = ((0.0, -1.0), (1.0, 0.0), (HEIGHT, -HEIGHT))
ROUND_DEPTH, ROUND_START = (0.47, 0.55, 0.5), -0.3
"""Control points of wrap-around lines between cards, up a card and along a row: where to, how far
aside, and how far back from their ends."""

STRETCH = 1.5
"""Wide windows make the cards wider, which moves nodes apart; lines keep 0.22 of that away."""


def layers(topology: Topology) -> Placement:
    """Place a torus of three or more sides; four and more stand as grids of grids."""
    if len(topology.dims) != 3:
        return grid(topology)
    _, _, row = topology.dims
    layer, up, along = (topology.coordinate(np.arange(topology.p), d) for d in range(3))
    x = layer * (HEIGHT * (row - 1) + CARD_GAP) + along * HEIGHT
    y = up * (row * HEIGHT) + along * HEIGHT
    points = np.stack([x, y], axis=1)
    lines, line_of_link, _ = lines_of(topology)
    dimension = np.zeros(len(lines), dtype=np.int64)
    dimension[line_of_link] = topology.dimension_of_link
    a, b = points[lines[:, 0]], points[lines[:, 1]]
    side, depth = np.array(ROUND_SIDE)[dimension], np.array(ROUND_DEPTH)[dimension]
    controls = arcs(a, b, side, depth, np.full(len(lines), ROUND_START))
    hops = np.diff(lines, axis=1)[:, 0] // np.array(topology.strides)[dimension]
    controls[hops == 1] = np.nan  # all others go round
    return finished(topology, points, controls, STRETCH)
