"""Hypercubes as tilted cubes, to N = 5.

The directions were found by search for the largest distance between edges and nodes; from N = 6
on no such picture exists.
"""

from __future__ import annotations

import numpy as np

from engine.report.placement.base import Floats, Placement, finished
from engine.topology import Topology

CUBES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((1.0, 0.0),),
    2: ((1.0, 0.0), (0.0, 0.78)),
    3: ((1.0, 0.0), (0.0, 0.78), (0.5, 0.37)),
    4: ((1.0, 0.0), (0.0, 0.726), (0.683, 0.263), (1.318, -0.262)),
    5: ((1.0, 0.0), (0.0, 0.525), (0.778, 0.186), (1.224, -0.186), (-0.269, -1.049)),
}
"""By dimension, the direction in which each bit moves a node."""


def cubes(topology: Topology) -> Placement:
    """Place a hypercube of a dimension in ``CUBES``."""
    n = len(topology.dims)
    bits = np.arange(topology.p)[:, None] >> np.arange(n) & 1
    vectors = np.array(CUBES[n])
    shortest = np.hypot(*_differences(vectors).T).min()
    return finished(topology, bits @ vectors / shortest, None, 1.3)


def _differences(vectors: Floats) -> Floats:
    """Return all sums of +1, 0 or -1 times each vector but the empty one."""
    n = len(vectors)
    factors = np.stack(np.meshgrid(*[[-1, 0, 1]] * n, indexing="ij"), axis=-1).reshape(-1, n)
    sums: Floats = factors[np.any(factors != 0, axis=1)] @ vectors
    return sums
