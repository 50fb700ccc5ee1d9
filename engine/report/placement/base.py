"""The ``Placement`` value, and the pieces that every family of layouts is made of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from engine.topology import Topology
from engine.topology.base import Integers

Floats = npt.NDArray[np.float64]
Booleans = npt.NDArray[np.bool_]

NODE_RADIUS = 0.2
"""A node's radius in units of the smallest distance: no foreign line comes nearer."""


@dataclass(frozen=True, eq=False)
class Placement:
    """Nodes and lines in the plane.

    Attributes
    ----------
    points : float64, shape (V, 2)
    lines : int64, shape (n, 2)
        The two nodes of each line, the smaller first; the order is that of the topology alone.
    controls : float64, shape (n, 2, 2)
        The control points of a bent line, from its smaller node on; NaN where it is straight.
    line_of_link : int64, shape (L,)
    turned : bool, shape (L,)
        Whether the link runs from the line's second node to its first.
    stretch : float
        How many times one direction may be stretched against the other.
    """

    points: Floats
    lines: Integers
    controls: Floats
    line_of_link: Integers
    turned: Booleans
    stretch: float

    @property
    def straight(self) -> Booleans:
        """Whether each line is straight, shape (n,)."""
        return np.isnan(self.controls[:, 0, 0])

    @cached_property
    def line_cubics(self) -> Floats:
        """Every line as a cubic, from its smaller node on, shape (n, 4, 2)."""
        a, b = self.points[self.lines[:, 0]], self.points[self.lines[:, 1]]
        cubics = np.stack([a, a + (b - a) / 3, b - (b - a) / 3, b], axis=1)
        bent = ~self.straight
        cubics[bent, 1:3] = self.controls[bent]
        cubics.setflags(write=False)
        return cubics

    def lanes(self) -> Floats:
        """Return every link as a cubic in its own direction, shape (L, 4, 2)."""
        cubics = self.line_cubics[self.line_of_link]
        return np.where(self.turned[:, None, None], cubics[:, ::-1], cubics)

    def lane(self, link: int) -> Floats:
        """Return one link as a cubic in its own direction, shape (4, 2)."""
        cubic = self.line_cubics[self.line_of_link[link]]
        lane: Floats = cubic[::-1] if self.turned[link] else cubic
        return lane

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, bottom, right and top of all nodes and lines."""
        ways = [self.points]
        if not self.straight.all():
            ways.append(sampled(self.line_cubics[~self.straight], 41).reshape(-1, 2))
        every = np.concatenate(ways)
        (left, bottom), (right, top) = every.min(axis=0), every.max(axis=0)
        return float(left), float(bottom), float(right), float(top)


def sampled(cubics: Floats, count: int) -> Floats:
    """Return ``count`` points along each cubic: shape (n, 4, 2) to (n, count, 2)."""
    t = np.linspace(0, 1, count)[:, None]
    weights = np.hstack([(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3])
    points: Floats = np.einsum("sk,nkx->nsx", weights, cubics)
    return points


def lines_of(topology: Topology) -> tuple[Integers, Integers, Booleans]:
    """Return the lines, the line of each link, and whether the link runs the other way."""
    turned = topology.links[:, 0] > topology.links[:, 1]
    if topology.dims:
        forward = np.flatnonzero(~turned)
        line_of_link = np.empty(len(topology.links), dtype=np.int64)
        line_of_link[forward] = np.arange(len(forward))
        line_of_link[turned] = line_of_link[_opposite(topology)[turned]]
        return topology.links[forward], line_of_link, turned
    small, large = topology.links.min(axis=1), topology.links.max(axis=1)
    keys, line_of_link = np.unique(small * topology.vertices + large, return_inverse=True)
    lines = np.stack([keys // topology.vertices, keys % topology.vertices], axis=1)
    return lines, line_of_link.astype(np.int64), turned


def _opposite(topology: Topology) -> Integers:
    """Return the opposite of each link of a product of rings, shape (L,), without a search."""
    directions = topology.port_directions
    back = [
        port if topology.dims[d] == 2 else directions.index((d, -sign))
        for port, (d, sign) in enumerate(directions)
    ]
    opposite: Integers = np.array(back)[topology.ports] * topology.vertices + topology.links[:, 1]
    return opposite


def finished(
    topology: Topology, points: Floats, controls: Floats | None, stretch: float
) -> Placement:
    """Return the placement, its arrays read-only; without controls all lines are straight."""
    lines, line_of_link, turned = lines_of(topology)
    if controls is None:
        controls = np.full((len(lines), 2, 2), np.nan)
    return placed(points, lines, controls, line_of_link, turned, stretch)


def placed(
    points: Floats,
    lines: Integers,
    controls: Floats,
    line_of_link: Integers,
    turned: Booleans,
    stretch: float,
) -> Placement:
    """Return a placement whose arrays nobody can write to."""
    for array in (points, lines, controls, line_of_link, turned):
        array.setflags(write=False)
    return Placement(points, lines, controls, line_of_link, turned, stretch)


def arcs(a: Floats, b: Floats, side: Floats, depth: Floats, start: Floats) -> Floats:
    """Return control points ``depth`` aside and ``start`` on from each end, shape (n, 2, 2)."""
    way = b - a
    along = way / np.hypot(*way.T)[:, None]
    out = side * depth[:, None]
    return np.stack([a + along * start[:, None] + out, b - along * start[:, None] + out], axis=1)


def early(length: Floats, wanted: Floats) -> Floats:
    """Return the start of the control points of long arcs: far enough back.

    An arc must be well aside before the first node between its ends, one unit on: at t = 0.18 it
    has come no further than 0.9 units along.  Very long ones come near it all the same, for no arc
    leaves its node backwards.
    """
    t = 0.18
    first, second, last = 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
    needed = (0.9 - (second + last) * length) / (first - second)
    return np.minimum(wanted, np.maximum(needed, 0.0))


def blended(before: Placement, after: Placement, share: float) -> Placement:
    """Return what lies between two layouts of one topology.

    Parameters
    ----------
    before, after : Placement
    share : float
        How much of the way has been gone: from 0 on back it is ``before`` itself, from 1 on
        ``after`` itself.

    Raises
    ------
    ValueError
        If they are of different topologies.
    """
    if not np.array_equal(before.lines, after.lines):
        raise ValueError("both placements must be of one topology")
    if share <= 0:
        return before
    if share >= 1:
        return after

    def between(old: Floats, new: Floats) -> Floats:
        return old + (new - old) * share

    controls = between(before.line_cubics[:, 1:3], after.line_cubics[:, 1:3])
    controls[before.straight & after.straight] = np.nan
    stretch = before.stretch + (after.stretch - before.stretch) * share
    points = between(before.points, after.points)
    return placed(points, after.lines, controls, after.line_of_link, after.turned, stretch)
