"""The box in the middle of a hub or a switch, and the lines that end at it, in pixels.

A lane lies beside its spoke and ends where it meets the box; lanes of one spoke are its two ports.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.picture.figure import Floats, Rect
from engine.topology import Topology
from engine.topology.base import Integers

BOX_SHARE = 0.4, 0.4
"""Half the size of the box as parts of that of the oval: between lanes there is room for it."""

FLAT_SHARE = 0.4, 0.35
"""The same of few nodes, whose upright spokes are rather longer."""

LARGEST_BOX = 150.0, 92.0
"""Half the width and height at most of the box between few nodes, at scale 1."""

FEW = 10
"""So many nodes are few: their lanes do not need more room at the box."""

CORNER = 1.02
"""Spokes that meet a corner end above or below it: on both sides alike."""

GAP = 1.0
"""Pixels between the box and what ends at it, at scale 1."""


def box_of(topology: Topology, points: Floats, scale: float) -> Rect | None:
    """Return the box of a hub or a switch, its vertices drawn at ``points``; None elsewhere."""
    if topology.centre is None:
        return None
    x, y = points[topology.centre].tolist()
    reach = np.abs(points[: topology.p] - points[topology.centre])
    wide, high = reach.max(axis=0).tolist()
    if topology.p == 2:
        high = wide
    few = topology.p <= FEW
    across, upwards = FLAT_SHARE if few else BOX_SHARE
    half = [across * wide, upwards * high]
    if few:
        half = [min(half[0], scale * LARGEST_BOX[0]), min(half[1], scale * LARGEST_BOX[1])]
    return Rect(x - half[0], y - half[1], x + half[0], y + half[1])


def nearest(topology: Topology, points: Floats) -> float:
    """Return the smallest distance of two nodes, or of one from the middle."""
    nodes, middle = points[: topology.p], points[topology.p]
    beside = np.hypot(*(nodes - np.roll(nodes, 1, axis=0)).T).min()
    return float(min(beside, np.hypot(*(nodes - middle).T).min()))


def ports(topology: Topology, points: Floats, box: Rect, margin: float) -> Floats:
    """Return where the spoke of each node meets the box, ``margin`` off its corners: (p, 2)."""
    middle = np.array(box.centre)
    half = np.array([box.width / 2, box.height / 2])
    outwards = points[: topology.p] - middle
    share = np.abs(outwards) / half
    at = outwards / np.maximum(share.max(axis=1), 1e-9)[:, None]
    room = np.maximum(half - margin, 0.0)
    on_side = share[:, 0] > CORNER * share[:, 1]  # left or right, else above or below
    at[on_side, 1] = np.clip(at[on_side, 1], -room[1], room[1])
    at[~on_side, 0] = np.clip(at[~on_side, 0], -room[0], room[0])
    return np.asarray(middle + at)


class Star(NamedTuple):
    """What lanes of a star run between: nodes, the box, and how far off its corners ports are."""

    topology: Topology
    points: Floats
    box: Rect
    margin: float

    def lanes(self, links: Integers, offset: float | Floats, clear: float) -> Floats:
        """Return the lanes of links as lines from a node to the box or back, shape (n, 2, 2).

        They lie ``offset`` to the right of their lines, and begin or end ``clear`` of their nodes.
        """
        ends = self.topology.links[links]
        inwards = ends[:, 1] == self.topology.centre
        node = np.where(inwards, ends[:, 0], ends[:, 1])
        begin = self.points[node]
        port = ports(self.topology, self.points, self.box, self.margin)[node]
        way = port - begin
        length = np.maximum(np.hypot(*way.T), 1e-9)
        along = way / length[:, None]
        right = np.where(inwards, 1.0, -1.0) * np.broadcast_to(offset, len(links))
        aside = np.stack([-along[:, 1], along[:, 0]], axis=1) * right[:, None]
        at_node = np.sqrt(np.maximum(clear**2 - right**2, 0.0))
        # A lane beside the line meets the side of the box a little earlier or later.
        outwards = np.abs(np.array(self.box.centre) - port)
        half = np.array([self.box.width / 2, self.box.height / 2])
        side = (outwards / half).argmax(axis=1)
        rows = np.arange(len(links))
        at_box = length - aside[rows, side] / along[rows, side] - GAP
        at_node = np.minimum(at_node, np.maximum(at_box - 2.0, 0.0))
        start = begin + aside
        near = start + at_node[:, None] * along
        far = start + at_box[:, None] * along
        pair = np.stack([near, far], axis=1)
        return np.asarray(np.where(inwards[:, None, None], pair, pair[:, ::-1]))
