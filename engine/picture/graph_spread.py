"""A graph fitted into a rectangle: nodes and ways in pixels, and where its words stand.

It depends on the graph and the paper alone, not on what the graph carries, so numbers on lines stay
where they are whatever they count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, radians, sin

import numpy as np

from engine.picture.figure import Floats, Point, Rect, box_at
from engine.picture.geometry import fitted
from engine.picture.sketch import cap_height, text_width
from engine.report.placement import Placement
from engine.report.placement.base import sampled
from engine.topology.base import Integers

MOST_NUMBERED = 64
"""Up to so many nodes lines have numbers, and nodes have them beside them where they are small."""

SAMPLES = 25
"""Points of a bent way."""

COARSE = 3
"""Of a large graph every so many of them are drawn."""

LARGEST, SMALL, SMALLEST_RADIUS = 19.0, 6.0, 3.0
"""Of a node at scale 1, of one of many, and of any."""

SHARES = (0.5, 0.42, 0.58, 0.36, 0.64, 0.3, 0.7, 0.24, 0.76)
"""Where along its way a number may stand, the best first."""

ANGLES = (135, 45, 225, 315, 180, 0, 90, 270, 158, 202, 22, 338)
"""Where beside its node a label may stand, clockwise from the top, the best first."""

AROUND = tuple((sin(radians(angle)), -cos(radians(angle))) for angle in ANGLES)


@dataclass(frozen=True, eq=False)
class Spread:
    """A graph in pixels.

    Attributes
    ----------
    area : Rect
    points : float64, shape (V, 2)
    ways : tuple of float64 arrays, shape (n, 2)
        The way of each line from its first end to its second, node to node.
    ends : int64, shape (E, 2)
    radius : float
        Of the nodes.
    nearest : float
        The smallest distance of two nodes.
    """

    area: Rect
    points: Floats
    ways: tuple[Floats, ...]
    ends: Integers
    radius: float
    nearest: float

    @property
    def numbered(self) -> bool:
        """Whether lines have numbers."""
        return len(self.points) <= MOST_NUMBERED

    @cached_property
    def samples(self) -> Floats:
        """Points along every way, node to node, shape (E, samples, 2)."""
        return np.stack([_evenly(way) for way in self.ways])

    def segments(self, ways: Sequence[int]) -> Floats:
        """Return some ways as lines x1, y1, x2, y2, float64 of shape (n, 4)."""
        coarse = [way[:: COARSE if len(way) > 2 else 1] for way in (self.ways[i] for i in ways)]
        return np.concatenate([np.hstack([way[:-1], way[1:]]) for way in coarse])

    def at(self, node: int) -> Point:
        """Return where a node is."""
        x, y = self.points[node].tolist()
        return x, y

    def node_at(self, x: float, y: float, slack: float = 3.0) -> int | None:
        """Return the node at a point, None where there is none."""
        apart = np.hypot(self.points[:, 0] - x, self.points[:, 1] - y)
        node = int(apart.argmin())
        return node if apart[node] <= self.radius + slack else None

    def way_at(self, x: float, y: float, slack: float = 6.0) -> int | None:
        """Return the line that passes nearest to a point, None where none is near."""
        if not self.area.grown(slack).holds(Rect(x, y, x, y)):
            return None
        a, b = self.samples[:, :-1], self.samples[:, 1:]
        along = b - a
        length = np.maximum((along**2).sum(axis=2), 1e-9)
        share = (((x, y) - a) * along).sum(axis=2) / length
        apart = a + along * share.clip(0, 1)[..., None] - (x, y)
        distance = np.hypot(apart[..., 0], apart[..., 1]).min(axis=1)
        line = int(distance.argmin())
        return line if distance[line] <= slack else None


def _evenly(way: Floats) -> Floats:
    """Return as many points of a way as of any other."""
    if len(way) == SAMPLES:
        return way
    points: Floats = way[0] + (way[1] - way[0]) * np.linspace(0, 1, SAMPLES)[:, None]
    return points


def spread(
    placement: Placement,
    ends: Integers,
    area: Rect,
    scale: float,
    beside: float,
    part: float,
) -> Spread:
    """Fit a placement, whose lines have the order of ``ends``, into a rectangle.

    ``beside`` are the pixels that labels take outside of the nodes; ``part`` is the largest radius
    of a node in the smallest distance of two.
    """
    margin = (LARGEST + 2) * scale + beside
    points, across, upwards = fitted(placement, area, margin, 150 * scale)
    cubics = placement.line_cubics * [across, -upwards]
    cubics = cubics + (points[0] - placement.points[0] * [across, -upwards])
    turned = placement.turned
    cubics[turned] = cubics[turned, ::-1]
    bent = ~placement.straight
    curves = iter(sampled(cubics[bent], SAMPLES))
    ways = tuple(next(curves) if bends else cubics[i, [0, 3]] for i, bends in enumerate(bent))
    apart = points[:, None] - points[None]
    nearest = float((np.hypot(apart[..., 0], apart[..., 1]) + np.eye(len(points)) * 1e9).min())
    loose = Spread(area, points, ways, ends, 0.0, nearest)
    if not loose.numbered:
        radius = min(0.3 * nearest, SMALL * scale)
        return Spread(area, points, ways, ends, max(radius, SMALLEST_RADIUS), nearest)
    room = min(part * nearest, clearance(loose) - 3.0 * scale, LARGEST * scale)
    return Spread(area, points, ways, ends, max(room, SMALLEST_RADIUS), nearest)


def clearance(graph: Spread) -> float:
    """Return how near any line comes to a node that is none of its ends."""
    least = 1e9
    everywhere = np.arange(len(graph.points))
    for way, ends in zip(graph.ways, graph.ends.tolist(), strict=True):
        a, b = way[:-1, None], way[1:, None]
        along = b - a
        share = ((graph.points - a) * along).sum(axis=2) / np.maximum((along**2).sum(axis=2), 1e-9)
        apart = a + along * share.clip(0, 1)[..., None] - graph.points
        distance = np.hypot(apart[..., 0], apart[..., 1]).min(axis=0)
        foreign = ~np.isin(everywhere, ends)
        if foreign.any():
            least = min(least, float(distance[foreign].min()))
    return least


class Places:
    """Finds places for words on and beside a graph, none over another or over a node."""

    def __init__(self, graph: Spread) -> None:
        self._graph = graph
        self._taken = np.zeros((0, 4))
        self._points = graph.samples[:, 1:-1].reshape(-1, 2)
        self._owners = np.repeat(np.arange(len(graph.ways)), graph.samples.shape[1] - 2)

    def labels(self, texts: Sequence[str], size: float, outside: bool = False) -> list[Rect | None]:
        """Return where the label of each node stands; None where there is no room.

        ``outside`` looks for places away from the middle of the graph first.
        """
        high = 1.25 * cap_height(size)
        wide = [text_width(text, size) + 2 for text in texts]
        middle = self._graph.points.mean(axis=0)
        found = []
        for node, width in enumerate(wide):
            x, y = self._graph.at(node)
            outwards = (x - middle[0], y - middle[1]) if outside else (0.0, 0.0)
            places = list(_beside(x, y, outwards, self._graph.radius, width, high))
            found.append(self._best(places, -1))
        return found

    def numbers(self, size: float) -> list[Rect | None]:
        """Return where the number of each line stands; None where there is no room."""
        high, wide = 1.35 * cap_height(size), text_width("00", size, 600) + 2
        samples = self._graph.samples
        lengths = np.hypot(*np.moveaxis(np.diff(samples, axis=1), -1, 0)).sum(axis=1)
        found: list[Rect | None] = [None] * len(samples)
        for line in np.argsort(lengths, kind="stable").tolist():  # long ones find room elsewhere
            places = [box_at(_along(samples[line], share), wide, high) for share in SHARES]
            found[line] = self._best(places, line)
        return found

    def _best(self, places: Sequence[Rect], owner: int) -> Rect | None:
        """Return the first place that is free, else the first that is free but for lines."""
        boxes = np.array(places)
        clean = np.flatnonzero(self._clean(boxes))
        if not len(clean):
            return None
        off = clean[~self._on_lines(boxes[clean], owner)]
        place = places[int((off if len(off) else clean)[0])]
        self._taken = np.concatenate([self._taken, [place.grown(0.5)]])
        return place

    def _clean(self, boxes: Floats) -> np.ndarray:
        left, top, right, bottom = boxes.T[:, :, None]
        area, graph = self._graph.area, self._graph
        fine = (left >= area.left) & (right <= area.right)
        fine &= (top >= area.top) & (bottom <= area.bottom)
        taken = self._taken
        across = (left < taken[:, 2]) & (taken[:, 0] < right)
        fine &= ~(across & (top < taken[:, 3]) & (taken[:, 1] < bottom)).any(axis=1)[:, None]
        x, y = graph.points.T
        dx, dy = np.clip(x, left, right) - x, np.clip(y, top, bottom) - y
        near = (dx * dx + dy * dy) < (graph.radius + 1.0) ** 2
        return np.asarray(fine[:, 0] & ~near.any(axis=1))

    def _on_lines(self, boxes: Floats, owner: int) -> np.ndarray:
        left, top, right, bottom = boxes.T[:, :, None] + np.array([-2, -2, 2, 2])[:, None, None]
        x, y = self._points[self._owners != owner].T
        return np.asarray(((x > left) & (x < right) & (y > top) & (y < bottom)).any(axis=1))


def _along(way: Floats, share: float) -> Point:
    place = share * (len(way) - 1)
    low = int(place)
    high = min(low + 1, len(way) - 1)
    x, y = (way[low] + (way[high] - way[low]) * (place - low)).tolist()
    return x, y


def _beside(
    x: float, y: float, outwards: Point, radius: float, wide: float, high: float
) -> Iterable[Rect]:
    """Yield boxes beside a node, away from the middle of the graph first."""
    length = max(hypot(*outwards), 1e-9)
    away = (outwards[0] / length, outwards[1] / length)
    order = sorted(AROUND, key=lambda one: -(one[0] * away[0] + one[1] * away[1]) // 0.8)
    for gap in (2.5, 5.0):
        for dx, dy in order:
            reach = radius + gap
            # The nearest point of the box lies at ``reach``; corners make diagonals shorter.
            across = dx * reach + (wide / 2 if dx > 0.3 else -wide / 2 if dx < -0.3 else 0.0)
            down = dy * reach + (high / 2 if dy > 0.3 else -high / 2 if dy < -0.3 else 0.0)
            yield box_at((x + across, y + down), wide, high)
