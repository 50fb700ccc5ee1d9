"""Where everything lies on the screen: the placement fitted into a rectangle, and the lanes.

Each direction of a line is a lane of its own that keeps right.  ``Way`` is one lane as a path to
glide along; ``segments`` are many lanes at once as an array for the painter.

Pixels: x to the right, y down.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from math import hypot

import numpy as np
from PySide6.QtCore import QRectF

from engine.report.placement import Floats, Placement, place
from engine.topology import Topology
from engine.topology.base import Integers

MOST_DETAILED = 64
"""Up to so many nodes everything is drawn: numbers, arrows, marks, plates, rings."""

LONGEST_LINE = 300
"""Pixels between neighbours of a small network, at scale 1."""

SAMPLES = 41
"""Points of a bent lane."""


@dataclass(frozen=True, eq=False)
class Way:
    """A path in pixels: float64 points of shape (n, 2), from the sender to the receiver."""

    points: Floats

    @cached_property
    def along(self) -> Floats:
        """How far each point is from the first, along the path."""
        steps = np.hypot(*np.diff(self.points, axis=0).T)
        return np.concatenate([[0.0], np.cumsum(steps)])

    @property
    def length(self) -> float:
        """The length of the path."""
        return float(self.along[-1])

    @cached_property
    def _plain(self) -> tuple[list[float], list[list[float]]]:
        """``along`` and ``points`` as lists: numpy is slow for one number at a time."""
        return self.along.tolist(), self.points.tolist()

    def _piece(self, distance: float) -> int:
        return min(max(bisect_right(self._plain[0], distance) - 1, 0), len(self.points) - 2)

    def at(self, distance: float) -> tuple[float, float]:
        """Return the point at a distance from the start; beyond an end, that end."""
        along, points = self._plain
        i = self._piece(distance)
        length = along[i + 1] - along[i]
        share = min(max((distance - along[i]) / length, 0.0), 1.0) if length else 0.0
        (x, y), (x2, y2) = points[i], points[i + 1]
        return x + (x2 - x) * share, y + (y2 - y) * share

    def direction(self, distance: float) -> tuple[float, float]:
        """Return the unit vector of the path at a distance from the start."""
        i = self._piece(distance)
        (x, y), (x2, y2) = self._plain[1][i : i + 2]
        length = hypot(x2 - x, y2 - y) or 1.0
        return (x2 - x) / length, (y2 - y) / length

    def right_of(self, distance: float, aside: float) -> tuple[float, float]:
        """Return the point ``aside`` pixels to the right of the path."""
        x, y = self.at(distance)
        dx, dy = self.direction(distance)
        return x - dy * aside, y + dx * aside

    def part(self, begin: float, end: float) -> Floats:
        """Return the points from one distance to another, shape (k, 2), k at least 2."""
        inside = (self.along > begin) & (self.along < end)
        return np.concatenate([[self.at(begin)], self.points[inside], [self.at(end)]])


@dataclass(frozen=True, eq=False)
class Geometry:
    """A network fitted into a rectangle.

    Attributes
    ----------
    points : float64, shape (V, 2)
        Node centres in pixels.
    cubics : float64, shape (L, 4, 2)
        The middle of every link's line in the link's direction.
    nearest : float
        The smallest distance of two nodes.
    radius, outer : float
        Of a node, without and with the ring of what it holds.
    offset, idle_offset : float
        How far right of its line's middle a lane lies, in use and idle.
    size : float
        The scale of all that stands beside a lane: at most the theme's, less where it is narrow.
    line_scale : float
    area : QRectF
        What numbers and plates must not leave.
    """

    topology: Topology
    placement: Placement
    points: Floats
    cubics: Floats
    nearest: float
    radius: float
    outer: float
    offset: float
    idle_offset: float
    size: float
    line_scale: float
    area: QRectF
    _ways: dict[tuple[int, float], Way] = field(default_factory=dict)

    @property
    def detailed(self) -> bool:
        """Whether there is room for numbers, arrows, marks and plates."""
        return self.topology.vertices <= MOST_DETAILED

    @property
    def _samples(self) -> int:
        """How many points a bent lane has where many are drawn at once."""
        if self.detailed:
            return 2 * SAMPLES
        return 17 if self.topology.vertices <= 256 else 9

    @property
    def clear(self) -> float:
        """How far from a node's centre its lanes begin."""
        return self.outer + (3.5 if self.detailed else 0.5) * self.line_scale

    @cached_property
    def bent(self) -> np.ndarray:
        """Whether each link is bent, bool of shape (L,)."""
        return ~self.placement.straight[self.placement.line_of_link]

    def offset_of(self, link: int) -> float:
        """Return how far right of its line a lane in use lies; more on diagonals for the marks."""
        dx, dy = self.cubics[link, 3] - self.cubics[link, 0]
        steep = max(abs(dx), abs(dy)) / max(float(np.hypot(dx, dy)), 1e-9)
        return self.offset / max(steep, 0.75)

    def way(self, link: int, offset: float | None = None) -> Way:
        """Return the lane of a link, from outside its sender to outside its receiver."""
        aside = self.offset_of(link) if offset is None else offset
        known = self._ways.get((link, aside))
        if known is None:
            cubic = self.cubics[link]
            points = _shifted(cubic[None], aside, SAMPLES, np.zeros(1))[0]
            known = Way(_cut(points, cubic[0], cubic[3], self.clear))
            if not self.bent[link]:
                known = Way(known.points[[0, -1]])
            self._ways[link, aside] = known
        return known

    def segments(self, links: Integers, offset: float) -> Floats:
        """Return the lanes of many links as lines x1, y1, x2, y2: float64 of shape (n, 4)."""
        parts = []
        bent = self.bent[links]
        for which, samples in ((~bent, 2), (bent, self._samples)):
            cubics = self.cubics[links[which]]
            if not len(cubics):
                continue
            speed = 3 * np.hypot(*(cubics[:, 1] - cubics[:, 0]).T)
            trim = np.minimum(self.clear / np.maximum(speed, 1e-9), 0.45)
            if samples > 2 and self.detailed:
                trim = np.zeros(len(cubics))
            points = _shifted(cubics, offset, samples, trim)
            lines = np.concatenate([points[:, :-1], points[:, 1:]], axis=2)
            if samples > 2 and self.detailed:  # exactly: bent ways do not leave at an even speed
                lines = lines[self._clear_of_ends(points, cubics)]
            parts.append(lines.reshape(-1, 4))
        return np.concatenate(parts) if parts else np.zeros((0, 4))

    def paths(self, offset: float) -> Floats:
        """Return every lane as a coarse path, node to node: float64 of shape (L, 17, 2)."""
        return _shifted(self.cubics, offset, 17, np.zeros(len(self.cubics)))

    def _clear_of_ends(self, points: Floats, cubics: Floats) -> np.ndarray:
        """Return which pieces of each path keep off its two nodes, shape (n, samples - 1)."""
        apart = [
            np.hypot(*np.moveaxis(points - cubics[:, None, end], -1, 0)) >= self.clear
            for end in (0, 3)
        ]
        both = apart[0] & apart[1]
        return both[:, :-1] & both[:, 1:]


def _shifted(cubics: Floats, offset: float, samples: int, trim: Floats) -> Floats:
    """Return points along each cubic, to the right of it; ``trim`` of the parameter is left out."""
    t = np.linspace(0, 1, samples)[None, :] * (1 - 2 * trim[:, None]) + trim[:, None]
    s = 1 - t
    a, b, c, d = (cubics[:, None, i] for i in range(4))
    t, s = t[..., None], s[..., None]
    points = s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
    ways = s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)
    ways /= np.maximum(np.hypot(ways[..., 0], ways[..., 1]), 1e-9)[..., None]
    return points + np.stack([-ways[..., 1], ways[..., 0]], axis=-1) * offset


def _cut(points: Floats, sender: Floats, receiver: Floats, clear: float) -> Floats:
    """Return the part of a path that is ``clear`` of both its nodes; its middle if none is."""
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    fine = np.linspace(0, along[-1], 20 * len(points))
    x, y = np.interp(fine, along, points[:, 0]), np.interp(fine, along, points[:, 1])
    from_sender = np.hypot(x - sender[0], y - sender[1]) >= clear
    from_receiver = np.hypot(x - receiver[0], y - receiver[1]) >= clear
    good = np.flatnonzero(from_sender & from_receiver)
    first, last = (int(good[0]), int(good[-1])) if len(good) > 1 else (len(x) // 2 - 1, len(x) // 2)
    inside = (along > fine[first]) & (along < fine[last])
    ends = [[x[first], y[first]]], [[x[last], y[last]]]
    return np.concatenate([ends[0], points[inside], ends[1]])


def fit(
    topology: Topology, area: QRectF, scale: float, line_scale: float, ring: bool, beside: float
) -> Geometry:
    """Fit a network into a rectangle, as large as it goes.

    ``ring`` says whether every node has a ring of what it holds; ``beside`` is how many pixels are
    kept free round the network for what waits.
    """
    placement = place(topology)
    many = topology.vertices > MOST_DETAILED
    radius, outer = 28 * scale, 38 * scale
    for _ in range(3):
        margin = outer + (2 if many else 5 * scale + beside)
        if topology.kind == "ring" and not many and radius < 9:
            margin += 22  # numbers stand outside
        width = max(area.width() - 2 * margin, 20.0)
        height = max(area.height() - 2 * margin, 20.0)
        if len(topology.dims) == 1:
            widest = 1.45 if topology.p <= 20 else 2.4
            placement = place(topology, aspect=min(max(width / height, 1.0), widest))
        points, across, upwards = _fitted(placement, area, width, height, LONGEST_LINE * scale)
        nearest = _nearest(placement, points)
        radius = min(max(0.2 * nearest, 3.0), 28 * scale)
        if many:
            radius = min(radius, 5.0)  # without a label a larger disc says nothing
        outer = radius + (_ring_width(radius, line_scale) if ring else 0.0)
    cubics = placement.lanes() * [across, -upwards]
    cubics += points[0] - placement.points[0] * [across, -upwards]
    most = 3.0 if many else 10 * line_scale
    offset = min(max(0.1 * nearest, 1.1 if many else 3.0), most)
    return Geometry(
        topology,
        placement,
        points,
        cubics,
        nearest,
        radius,
        outer,
        offset,
        min(2.6 * line_scale, 0.45 * offset),
        scale * min(1.0, max(offset / (10 * line_scale), 0.5)),
        line_scale * min(1.0, max(nearest / 90, 0.6)),
        area,
    )


def _ring_width(radius: float, line_scale: float) -> float:
    """Return gap and thickness of the ring round a node."""
    return ring_gap(radius, line_scale) + ring_thickness(radius, line_scale)


def ring_gap(radius: float, line_scale: float) -> float:
    """Return the gap between a node and its ring."""
    return min(2.5 * line_scale, 0.12 * radius + 0.8)


def ring_thickness(radius: float, line_scale: float) -> float:
    """Return the thickness of the ring round a node."""
    return min(7 * line_scale, 0.26 * radius)


def _fitted(
    placement: Placement, area: QRectF, width: float, height: float, longest: float
) -> tuple[Floats, float, float]:
    """Return the nodes in pixels, and pixels a unit across and upwards."""
    left, bottom, right, top = placement.bounds()
    w, h = max(right - left, 1e-6), max(top - bottom, 1e-6)
    across, upwards = width / w, height / h
    across = min(across, upwards * placement.stretch, longest)
    upwards = min(upwards, across * placement.stretch, longest)
    middle = area.center()
    points = (placement.points - [(left + right) / 2, (bottom + top) / 2]) * [across, -upwards]
    points += [middle.x(), middle.y()]
    return points, across, upwards


def _nearest(placement: Placement, points: Floats) -> float:
    """Return the smallest distance of two nodes (of two neighbours in large networks)."""
    if len(points) <= MOST_DETAILED:
        apart = points[:, None] - points[None]
        distance = np.hypot(apart[..., 0], apart[..., 1]) + np.eye(len(points)) * 1e9
        return float(distance.min())
    a, b = points[placement.lines[:, 0]], points[placement.lines[:, 1]]
    return float(np.hypot(*(b - a).T).min())
