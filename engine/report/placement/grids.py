"""Rows and columns: tori with wrap-around lines outside, hypercubes in Gray code order.

Row 0 of a torus is at the bottom; wrap-around lines bend out between the rows and columns.  A ring
is one row.
"""

from __future__ import annotations

import numpy as np

from engine.report.placement.base import Floats, Placement, arcs, early, finished, lines_of
from engine.report.placement.circles import gray_positions
from engine.report.placement.ellipses import CAREFUL
from engine.topology import Topology

ROUND_DEPTH, ROUND_START = 0.62, -0.4
"""Control points of a wrap-around line: how far aside, and how far back from its end."""

ROW_DEPTH = 1.0
"""The same of a single row, which has no other row below."""

BLOCK_GAP = 0.6
"""The gap between grids that stand side by side."""

STRETCH = 1.7
"""How far rows and columns may be pulled apart; a single row has nothing to pull."""


def grid(topology: Topology) -> Placement:
    """Place a torus; lines that are longer than 1 are arcs, inner ones - aside, outer ones +.

    The last side and every second before it go along x, the others along y.
    """
    backwards = list(reversed(range(len(topology.dims))))
    across, upwards = backwards[0::2], backwards[1::2]
    points = np.stack([_positions(topology, across), _positions(topology, upwards)], axis=1)
    lines, line_of_link, _ = lines_of(topology)
    dimension = np.zeros(len(lines), dtype=np.int64)
    dimension[line_of_link] = topology.dimension_of_link
    level = np.array([backwards.index(d) // 2 for d in range(len(topology.dims))])[dimension]
    a, b = points[lines[:, 0]], points[lines[:, 1]]
    length = np.hypot(*(b - a).T)
    # Rows bend down and columns to the right; sides of an outer level the other way.
    sign = np.where(level % 2 == 0, 1.0, -1.0)[:, None]
    side = np.where(np.isin(dimension, across)[:, None], [[0.0, -1.0]], [[1.0, 0.0]]) * sign
    inner = level == 0
    nearby = ROUND_DEPTH if len(topology.dims) > 1 else ROW_DEPTH
    depth = np.where(inner, nearby, 0.66 - 0.6 / np.maximum(length, 1))
    start = early(length, np.where(inner, ROUND_START, 0.1 * length))
    controls = arcs(a, b, side, depth, start)
    controls[length < 1.01] = np.nan
    return finished(topology, points, controls, STRETCH if len(topology.dims) > 1 else 1.0)


SHALLOWEST, DEEPEST = 0.45, 0.62
"""How far aside the middle of the shortest and of the longest arc of a Gray grid is."""


def gray_grid(topology: Topology) -> Placement:
    """Place a hypercube with columns (low bits) and rows (high bits) in Gray code order."""
    low = (len(topology.dims) + 1) // 2
    nodes = np.arange(topology.p)
    columns, rows = gray_positions(nodes & (1 << low) - 1), gray_positions(nodes >> low)
    points = np.stack([columns, -rows], axis=1).astype(np.float64)
    lines, _, _ = lines_of(topology)
    a, b = points[lines[:, 0]], points[lines[:, 1]]
    length = np.hypot(*(b - a).T)
    side = np.where((a[:, 1] == b[:, 1])[:, None], [[0.0, -1.0]], [[1.0, 0.0]])
    rank = (length - 3) / max(float(length.max()) - 3, 1.0)
    depth = (SHALLOWEST + (DEEPEST - SHALLOWEST) * rank) / 0.75  # shorter arcs lie inside longer
    # With many nodes long arcs would turn back round their own nodes to keep off the next ones.
    wanted = 0.1 * length
    start = early(length, wanted) if topology.p <= CAREFUL else wanted
    controls = arcs(a, b, side, depth, start)
    controls[length < 1.01] = np.nan
    return finished(topology, points, controls, 1.9 if topology.p <= CAREFUL else 4.0)


def _positions(topology: Topology, dims: list[int]) -> Floats:
    """Return every node's place along one axis; ``dims`` go along it, the innermost first."""
    place = np.zeros(topology.p)
    width = 0.0
    for level, d in enumerate(dims):
        pitch = width + 1 + (BLOCK_GAP if level else 0.0)
        place += topology.coordinate(np.arange(topology.p), d) * pitch
        width += (topology.dims[d] - 1) * pitch
    return place
