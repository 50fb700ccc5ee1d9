"""Hubs and switches: nodes on a circle or an oval, and in its middle what joins them.

Lines are spokes.  They need some length for arrows and marks, so few nodes stand farther apart than
on a ring.
"""

from __future__ import annotations

import numpy as np

from engine.report.placement.base import Placement, finished
from engine.report.placement.ellipses import ellipse
from engine.topology import Topology

SHORTEST = 1.0
"""How long a spoke is at least, from middle to middle."""


def star(topology: Topology, aspect: float) -> Placement:
    """Place the nodes clockwise from the top on an oval ``aspect`` times as wide as high."""
    p = topology.p
    nodes = np.array([[-1.0, 0.0], [1.0, 0.0]]) if p == 2 else ellipse(p, aspect)
    shortest = float(np.hypot(*nodes.T).min())
    points = np.zeros((p + 1, 2))
    points[:p] = nodes * max(SHORTEST / shortest, 1.0)
    return finished(topology, points, None, 1.0)
