"""Where nodes and lines lie: the one placement that window and figures share.

Coordinates: x to the right, y UP, the smallest distance of two nodes is 1.  A line is straight or
one cubic that bends round the nodes between its ends, so no line touches a node that is not its
own.  How the kinds are drawn:

ring
    A circle (an ellipse where asked), node 0 at the top, + is clockwise.
torus
    A grid, row 0 at the bottom; lines round the ring bend out between the rows and columns.  With
    more sides the last one and every second before it go along x, the others along y.
hypercube
    Tilted cubes to N = 5, found by search for the largest distance between edges and nodes; from
    N = 6 on no such picture exists, and rows and columns stand in Gray code order, with arcs.
other networks
    Processors on a circle, vertices that are no processors in the middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from engine.gray_code import gray_position
from engine.topology import Topology
from engine.topology.base import Integers

Floats = npt.NDArray[np.float64]
Booleans = npt.NDArray[np.bool_]

NODE_RADIUS = 0.2
"""A node's radius in units of the smallest distance: no foreign line comes nearer."""

CUBES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((1.0, 0.0),),
    2: ((1.0, 0.0), (0.0, 0.78)),
    3: ((1.0, 0.0), (0.0, 0.78), (0.5, 0.37)),
    4: ((1.0, 0.0), (0.0, 0.726), (0.683, 0.263), (1.318, -0.262)),
    5: ((1.0, 0.0), (0.0, 0.525), (0.778, 0.186), (1.224, -0.186), (-0.269, -1.049)),
}
"""By dimension, the direction in which each bit moves a node."""

ROUND_DEPTH, ROUND_START = 0.62, -0.4
"""Control points of a line round a ring: how far aside, and how far back from its end."""

BLOCK_GAP = 0.6
"""The gap between grids that stand side by side."""

AROUND = 0.3
"""How near a straight line may come to a foreign node before it is bent (other networks)."""


@dataclass(frozen=True, eq=False)
class Placement:
    """Nodes and lines in the plane.

    Attributes
    ----------
    points : float64, shape (V, 2)
    lines : int64, shape (n, 2)
        The two nodes of each line, the smaller first.
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


def place(topology: Topology, aspect: float = 1.0) -> Placement:
    """Return where the nodes and lines of a network lie.

    Parameters
    ----------
    topology : Topology
    aspect : float
        Width by height of a ring's ellipse; other kinds have one shape only.
    """
    if len(topology.dims) == 1 and topology.p > 2:
        return _finished(topology, _ellipse(topology.p, aspect), None, 1.0)
    if not topology.dims:
        return _other(topology)
    n = len(topology.dims)
    if set(topology.dims) == {2} and n in CUBES and topology.kind != "torus":
        bits = np.arange(topology.p)[:, None] >> np.arange(n) & 1
        vectors = np.array(CUBES[n])
        shortest = min(float(np.hypot(*(v))) for v in _differences(vectors))
        return _finished(topology, bits @ vectors / shortest, None, 1.3)
    if set(topology.dims) == {2} and n > max(CUBES):
        return _gray_grid(topology)
    return _grid(topology)


def _differences(vectors: Floats) -> Floats:
    """Return all sums of +1, 0 or -1 times each vector but the empty one."""
    n = len(vectors)
    factors = np.stack(np.meshgrid(*[[-1, 0, 1]] * n, indexing="ij"), axis=-1).reshape(-1, n)
    sums: Floats = factors[np.any(factors != 0, axis=1)] @ vectors
    return sums


def _lines(topology: Topology) -> tuple[Integers, Integers, Booleans]:
    """Return the lines, the line of each link, and whether the link runs the other way."""
    small, large = topology.links.min(axis=1), topology.links.max(axis=1)
    keys, line_of_link = np.unique(small * topology.vertices + large, return_inverse=True)
    lines = np.stack([keys // topology.vertices, keys % topology.vertices], axis=1)
    return lines, line_of_link.astype(np.int64), topology.links[:, 0] > topology.links[:, 1]


def _finished(
    topology: Topology, points: Floats, controls: Floats | None, stretch: float
) -> Placement:
    """Return the placement, its arrays read-only; without controls all lines are straight."""
    lines, line_of_link, turned = _lines(topology)
    if controls is None:
        controls = np.full((len(lines), 2, 2), np.nan)
    for array in (points, lines, controls, line_of_link, turned):
        array.setflags(write=False)
    return Placement(points, lines, controls, line_of_link, turned, stretch)


def _ellipse(count: int, aspect: float) -> Floats:
    """Return points at equal distances along an ellipse, clockwise from the top."""
    if count == 1:
        return np.zeros((1, 2))
    angle = np.linspace(0, 2 * np.pi, 64 * count + 1)
    curve = np.stack([aspect * np.sin(angle), np.cos(angle)], axis=1)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])
    at = np.interp(np.arange(count) * way[-1] / count, way, angle)
    points = np.stack([aspect * np.sin(at), np.cos(at)], axis=1)
    shortest = np.hypot(*(points - np.roll(points, 1, axis=0)).T).min()
    scaled: Floats = points / shortest
    return scaled


def _arcs(a: Floats, b: Floats, side: Floats, depth: Floats, start: Floats) -> Floats:
    """Return control points ``depth`` aside and ``start`` on from each end, shape (n, 2, 2)."""
    way = b - a
    along = way / np.hypot(*way.T)[:, None]
    out = side * depth[:, None]
    return np.stack([a + along * start[:, None] + out, b - along * start[:, None] + out], axis=1)


def _early(length: Floats, wanted: Floats) -> Floats:
    """Return the start of the control points of long arcs: far enough back.

    An arc must be well aside before the first node between its ends, one unit on: at t = 0.18 it
    has come no further than 0.9 units along.
    """
    t = 0.18
    first, second, last = 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
    needed = (0.9 - (second + last) * length) / (first - second)
    return np.minimum(wanted, needed)


def _axis_positions(topology: Topology, dims: list[int]) -> tuple[Floats, dict[int, float]]:
    """Return every node's place along one axis, and how far apart neighbours of each side are.

    ``dims`` are the sides that go along it, the innermost first.
    """
    place = np.zeros(topology.p)
    pitch: dict[int, float] = {}
    width = 0.0
    for level, d in enumerate(dims):
        pitch[d] = width + 1 + (BLOCK_GAP if level else 0.0)
        place += topology.coordinate(np.arange(topology.p), d) * pitch[d]
        width += (topology.dims[d] - 1) * pitch[d]
    return place, pitch


def _grid(topology: Topology) -> Placement:
    """Place a torus; lines that are longer than 1 are arcs, inner ones - aside, outer ones +."""
    backwards = list(reversed(range(len(topology.dims))))
    across, upwards = backwards[0::2], backwards[1::2]
    x, _ = _axis_positions(topology, across)
    y, _ = _axis_positions(topology, upwards)
    points = np.stack([x, y], axis=1)
    lines, line_of_link, _ = _lines(topology)
    dimension = np.zeros(len(lines), dtype=np.int64)
    dimension[line_of_link] = topology.dimension_of_link
    level = np.array([backwards.index(d) // 2 for d in range(len(topology.dims))])[dimension]
    horizontal = np.isin(dimension, across)
    a, b = points[lines[:, 0]], points[lines[:, 1]]
    length = np.hypot(*(b - a).T)
    # Rows bend down and columns to the right; sides of an outer level the other way.
    sign = np.where(level % 2 == 0, 1.0, -1.0)[:, None]
    side = np.where(horizontal[:, None], [[0.0, -1.0]], [[1.0, 0.0]]) * sign
    inner = level == 0
    depth = np.where(inner, ROUND_DEPTH, 0.66 - 0.6 / np.maximum(length, 1))
    start = _early(length, np.where(inner, ROUND_START, 0.1 * length))
    controls = _arcs(a, b, side, depth, start)
    controls[length < 1.01] = np.nan
    return _finished(topology, points, controls, 1.7)


def _gray_grid(topology: Topology) -> Placement:
    """Place a hypercube with columns (low bits) and rows (high bits) in Gray code order."""
    low = (len(topology.dims) + 1) // 2
    order = np.array([gray_position(code) for code in range(1 << low)], dtype=np.float64)
    nodes = np.arange(topology.p)
    points = np.stack([order[nodes & (1 << low) - 1], -order[nodes >> low]], axis=1)
    lines, _, _ = _lines(topology)
    a, b = points[lines[:, 0]], points[lines[:, 1]]
    length = np.hypot(*(b - a).T)
    horizontal = a[:, 1] == b[:, 1]
    side = np.where(horizontal[:, None], [[0.0, -1.0]], [[1.0, 0.0]])
    depth = (0.54 - 0.72 / length) / 0.75  # shorter arcs lie inside longer ones
    controls = _arcs(a, b, side, depth, _early(length, 0.1 * length))
    controls[length < 1.01] = np.nan
    return _finished(topology, points, controls, 1.9)


def _other(topology: Topology) -> Placement:
    """Place a network that is no product of rings; lines too near a foreign node are bent."""
    points = np.zeros((topology.vertices, 2))
    points[: topology.p] = _ellipse(topology.p, 1.0)
    inner = topology.vertices - topology.p
    if inner > 1:
        radius = np.hypot(*points[0])
        points[topology.p :] = _ellipse(inner, 1.0)
        points[topology.p :] *= 0.45 * radius / np.hypot(*points[topology.p])
    every = points[:, None] - points[None]
    distance = np.hypot(every[..., 0], every[..., 1]) + np.eye(len(points)) * 1e9
    points /= distance.min() if topology.vertices > 1 else 1.0
    lines, _, _ = _lines(topology)
    controls = np.full((len(lines), 2, 2), np.nan)
    for number, (a, b) in enumerate(lines.tolist()):
        controls[number] = _bent(points, a, b)
    return _finished(topology, points, controls, 1.0)


def _bent(points: Floats, a: int, b: int) -> Floats:
    """Return control points of a line that keeps away from foreign nodes; NaN if straight."""
    way = points[b] - points[a]
    across = np.array([way[1], -way[0]])
    foreign = np.delete(points, [a, b], axis=0)
    best, best_gap = np.full((2, 2), np.nan), -1.0
    for aside in (0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8):
        c = np.array([points[a] + way / 3, points[b] - way / 3]) + across * aside
        curve = sampled(np.array([[points[a], *c, points[b]]]), 33)[0]
        apart = curve[:, None] - foreign[None]
        gap = float(np.hypot(apart[..., 0], apart[..., 1]).min()) if len(foreign) else 9.0
        if gap > best_gap:
            best, best_gap = c if aside else np.full((2, 2), np.nan), gap
        if gap >= AROUND:
            break
    return best
