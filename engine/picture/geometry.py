"""Where everything lies in pixels: the placement fitted into a rectangle, zoomed, and the lanes.

Each direction of a line is a lane of its own that keeps right.  ``Way`` is one lane as a path to
glide along; ``segments`` are many lanes at once as an array for the painter.

Pixels: x to the right, y down.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt

from engine.picture.clearance import (
    LANE,
    LEAST_PART,
    MOST_DETAILED,
    STEEPEST,
    Room,
    nearest_of,
    ring_width,
    room_of,
)
from engine.picture.figure import Floats, Rect
from engine.picture.sketch import SMALLEST
from engine.picture.spokes import Star, box_of
from engine.picture.ways import Pieces, Way, cut, pieces, shifted
from engine.report.placement import Placement
from engine.topology import Topology
from engine.topology.base import Integers

LEAST_PITCH = 36.0
"""Pixels between neighbours from which a part of a large network is drawn in detail."""

LONGEST_LINE = 300
"""Pixels between neighbours of a small network, at scale 1."""

MOST_KEPT = 50_000
"""The pieces of all lanes are kept for so many links."""

FINEST, FINE, COARSE = 0.1, 0.5, 2.0
"""Pixels that the pieces of a lane may be off its curve: in a detailed picture, of few, of many."""

MOST_FINE = 2500
"""So many lanes at once are few."""

SAMPLES = 41
"""Points of a bent lane."""


@dataclass(frozen=True)
class Fit:
    """What a network is fitted into.

    Attributes
    ----------
    area : Rect
    scale, line_scale : float
        Of type and marks, and of lines.
    ring : bool
        Whether every node has a ring of what it holds.
    beside : float
        Pixels kept free round the network for what waits.
    zoom : float
        1 is the whole network.
    centre : (float, float)
        The point of the whole picture that is in the middle, as shares of its width and height.
    least : float
        The smallest size of text in pixels.
    label_radius : float
        The radius from which labels stand in the nodes, not beside them.
    """

    area: Rect
    scale: float = 1.0
    line_scale: float = 1.0
    ring: bool = False
    beside: float = 0.0
    zoom: float = 1.0
    centre: tuple[float, float] = (0.5, 0.5)
    least: float = SMALLEST
    label_radius: float = 9.0


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
    area : Rect
        What numbers and plates must not leave.
    zoomed : bool
    detailed : bool
        Whether there is room for numbers, arrows, marks and plates.
    least : float
        The smallest size of text in pixels.
    box : Rect or None
        What is drawn in the middle of a hub or a switch.
    scale : float
        The theme's.
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
    area: Rect
    zoomed: bool
    detailed: bool
    least: float
    box: Rect | None = None
    scale: float = 1.0
    _ways: dict[tuple[int, float | None], Way] = field(default_factory=dict)
    _pieces: dict[tuple[float, float], Pieces] = field(default_factory=dict)

    @cached_property
    def in_sight(self) -> npt.NDArray[np.bool_]:
        """Whether each node is to be seen, shape (V,)."""
        return _inside(self.points, self.area.grown(self.outer))

    @cached_property
    def links_in_sight(self) -> npt.NDArray[np.bool_]:
        """Whether a part of each link may be seen, shape (L,)."""
        if not self.zoomed:
            return np.ones(len(self.topology.links), dtype=bool)
        low, high = self.cubics.min(axis=1), self.cubics.max(axis=1)
        area = self.area.grown(self.offset)
        across = (high[:, 0] >= area.left) & (low[:, 0] <= area.right)
        return np.asarray(across & (high[:, 1] >= area.top) & (low[:, 1] <= area.bottom))

    @property
    def clear(self) -> float:
        """How far from a node's centre its lanes begin."""
        return self.outer + (3.5 if self.detailed else 0.5) * self.line_scale

    @cached_property
    def bent(self) -> npt.NDArray[np.bool_]:
        """Whether each link is bent, shape (L,)."""
        return np.asarray(~self.placement.straight[self.placement.line_of_link])

    def offset_of(self, link: int) -> float:
        """Return how far right of its line a lane in use lies; more on diagonals for the marks."""
        dx, dy = self.cubics[link, 3] - self.cubics[link, 0]
        steep = max(abs(dx), abs(dy)) / max(float(np.hypot(dx, dy)), 1e-9)
        return float(self.offset / max(steep, STEEPEST))

    def way(self, link: int, offset: float | None = None) -> Way:
        """Return the lane of a link, from outside its sender to outside its receiver."""
        known = self._ways.get((link, offset))
        if known is None:
            aside = self.offset_of(link) if offset is None else offset
            if self.star is not None:
                known = Way(self.star.lanes(np.array([link]), aside, self.clear)[0])
                self._ways[link, offset] = known
                return known
            cubic = self.cubics[link]
            points = shifted(cubic[None], aside, SAMPLES, np.zeros(1))[0]
            known = Way(cut(points, cubic[0], cubic[3], self.clear))
            if not self.bent[link]:
                known = Way(known.points[[0, -1]])
            self._ways[link, offset] = known
        return known

    def segments(self, links: Integers, offset: float, many: int | None = None) -> Floats:
        """Return the lanes of many links as lines x1, y1, x2, y2: float64 of shape (n, 4).

        ``many`` is how many links are drawn at once, if not these alone: the fewer, the smoother.
        """
        few = (len(links) if many is None else many) <= MOST_FINE
        tolerance = FINEST if self.detailed else FINE if few else COARSE
        if self.star is not None:
            return self.star.lanes(links, offset, self.clear).reshape(-1, 4)
        small = not self.detailed or self.topology.vertices <= MOST_DETAILED
        if not small or len(self.topology.links) > MOST_KEPT:
            return self.pieces(links, offset, tolerance).lines
        known = self._pieces.get((offset, tolerance))
        if known is None:
            known = self.pieces(np.arange(len(self.topology.links)), offset, tolerance)
            self._pieces[offset, tolerance] = known
        return known.of(links)

    def pieces(self, links: Integers, offset: float, tolerance: float) -> Pieces:
        """Return the lanes of links as lines that are ``tolerance`` pixels near, worked out now."""
        cubics = self.cubics[links]
        part = self._trim(cubics)[:, None] * [1, -1] + [0, 1]
        if self.detailed:
            bent = self.bent[links]
            part[bent] = self._clear_part(cubics[bent], offset)
        return pieces(cubics, offset, part, tolerance)

    def _clear_part(self, cubics: Floats, offset: float) -> Floats:
        """Return the parameters between which lanes keep off their nodes, shape (n, 2).

        It is looked for: bent ways do not leave their nodes at an even speed.
        """
        t = np.linspace(0, 1, 8 * SAMPLES)
        points = shifted(cubics, offset, len(t), np.zeros(len(cubics)))
        apart = [np.hypot(*np.moveaxis(points - cubics[:, None, end], -1, 0)) for end in (0, 3)]
        clear = np.minimum(*apart) >= self.clear
        clear[:, len(t) // 2] = True  # something is always left
        return np.stack([t[clear.argmax(axis=1)], t[::-1][clear[:, ::-1].argmax(axis=1)]], axis=1)

    def _trim(self, cubics: Floats) -> Floats:
        """Return how much of each cubic's parameter is left out beside its nodes."""
        a, b, c = cubics[:, 0], cubics[:, 1], cubics[:, 2]
        speed, gain = (3 * np.hypot(*change.T) for change in (b - a, a - 2 * b + c))
        even = self.clear / np.maximum(speed, 1e-9)
        gaining = np.sqrt(self.clear / np.maximum(gain, 1e-9))
        return np.asarray(np.minimum(np.minimum(even, gaining), 0.45))

    @cached_property
    def star(self) -> Star | None:
        """What lanes of a hub or a switch run between, None on other networks."""
        if self.box is None:
            return None
        return Star(self.topology, self.points, self.box, 2.5 * self.offset)

    def paths(self, offset: float) -> Floats:
        """Return every lane as a coarse path: float64 of shape (L, 17, 2), or (L, 2, 2)."""
        if self.star is not None:
            return self.star.lanes(np.arange(len(self.cubics)), offset, self.clear)
        return shifted(self.cubics, offset, 17, np.zeros(len(self.cubics)))


def fit(topology: Topology, placement: Placement, into: Fit) -> Geometry:
    """Fit a network into a rectangle, as large as it goes, and zoom into it."""
    area, scale = into.area, into.scale
    many = topology.p > MOST_DETAILED
    points, across, upwards = fitted(placement, area, 38 * scale, LONGEST_LINE * scale)
    for _ in range(2):  # how much is kept free depends on what fits
        radius, outer = _sizes(nearest_of(topology, placement, points), into, many)
        margin, within = outer + (2 if many else 5 * scale + into.beside), area
        if not many and radius < into.label_radius:  # numbers stand outside
            if topology.kind == "ring" or topology.centre is not None:
                margin += 2 * into.least
            else:
                within = area._replace(top=area.top + 1.3 * into.least)
        points, across, upwards = fitted(placement, within, margin, LONGEST_LINE * scale)
    nearest = nearest_of(topology, placement, points)
    box_scale = scale
    if into.zoom > 1:
        box_scale *= into.zoom
        middle = np.array(area.centre)
        corner = np.array([area.left, area.top])
        aim = corner + np.array(into.centre) * [area.width, area.height]
        points = middle + (points - aim) * into.zoom
        across, upwards, nearest = (into.zoom * one for one in (across, upwards, nearest))
        if many:
            seen = int(_inside(points[: topology.p], area).sum())
            many = seen > MOST_DETAILED or nearest < LEAST_PITCH
    radius, outer = _sizes(nearest, into, many)
    most = 3.0 if many else 10 * into.line_scale
    offset = min(max(0.1 * nearest, 1.1 if many else 3.0), most)
    numbered = (into.least + 5) / 2  # marks between such lanes have room for their numbers
    if not many and offset < numbered <= 0.12 * nearest:
        offset = numbered
    if not many:
        room = room_of(placement, points, across, upwards)
        radius, outer, offset = _clear(room, radius, outer, offset, into)
    cubics = placement.lanes() * [across, -upwards]
    cubics += points[0] - placement.points[0] * [across, -upwards]
    return Geometry(
        topology,
        placement,
        points,
        cubics,
        nearest,
        radius,
        outer,
        offset,
        min(2.6 * into.line_scale, 0.45 * offset),
        scale * min(1.0, max(offset / (10 * into.line_scale), 0.5)),
        into.line_scale * min(1.0, max(nearest / 90, 0.6)),
        area,
        into.zoom > 1,
        not many,
        into.least,
        box_of(topology, points, box_scale),
        box_scale,
    )


def _sizes(nearest: float, into: Fit, many: bool) -> tuple[float, float]:
    """Return a node's radius without and with its ring."""
    radius = min(max(0.2 * nearest, 3.0), 28 * into.scale)
    if many:
        radius = min(radius, 5.0)  # without a label a larger disc says nothing
    return radius, radius + (ring_width(radius, into.line_scale) if into.ring else 0.0)


def _clear(
    room: Room, radius: float, outer: float, offset: float, into: Fit
) -> tuple[float, float, float]:
    """Return radius, outer radius and offset at which lanes keep clear of foreign nodes."""
    lane = LANE * into.line_scale
    allowed = room.for_nodes(offset) - lane
    if outer > allowed:
        radius = max(radius * allowed / outer, LEAST_PART * radius, 3.0)
        outer = radius + (ring_width(radius, into.line_scale) if into.ring else 0.0)
    offset = max(min(offset, room.for_lanes(outer + lane)), LEAST_PART * offset)
    return radius, outer, offset


def _inside(points: Floats, area: Rect) -> npt.NDArray[np.bool_]:
    x, y = points.T
    return np.asarray((x >= area.left) & (x <= area.right) & (y >= area.top) & (y <= area.bottom))


def fitted(
    placement: Placement, area: Rect, margin: float, longest: float
) -> tuple[Floats, float, float]:
    """Return the nodes in pixels, and pixels a unit across and upwards."""
    left, bottom, right, top = placement.bounds()
    w, h = max(right - left, 1e-6), max(top - bottom, 1e-6)
    across = max(area.width - 2 * margin, 20.0) / w
    upwards = max(area.height - 2 * margin, 20.0) / h
    across = min(across, upwards * placement.stretch, longest)
    upwards = min(upwards, across * placement.stretch, longest)
    points = (placement.points - [(left + right) / 2, (bottom + top) / 2]) * [across, -upwards]
    points += area.centre
    return points, across, upwards
