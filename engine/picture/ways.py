"""Lanes as paths: points along a bent line, moved to its right, cut off beside its nodes."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from math import hypot

import numpy as np

from engine.picture.figure import Floats, Point


@dataclass(frozen=True, eq=False)
class Way:
    """A path in pixels: float64 points of shape (n, 2), from the sender to the receiver."""

    points: Floats

    @cached_property
    def along(self) -> Floats:
        """How far each point is from the first, along the path."""
        steps = np.hypot(*np.diff(self.points, axis=0).T)
        return np.concatenate([[0.0], np.cumsum(steps)])

    @cached_property
    def length(self) -> float:
        """The length of the path."""
        return float(self.along[-1])

    @cached_property
    def _plain(self) -> tuple[list[float], list[list[float]]]:
        """``along`` and ``points`` as lists: numpy is slow for one number at a time."""
        return self.along.tolist(), self.points.tolist()

    def _piece(self, distance: float) -> int:
        return min(max(bisect_right(self._plain[0], distance) - 1, 0), len(self.points) - 2)

    def at(self, distance: float) -> Point:
        """Return the point at a distance from the start; beyond an end, that end."""
        along, points = self._plain
        i = self._piece(distance)
        length = along[i + 1] - along[i]
        share = min(max((distance - along[i]) / length, 0.0), 1.0) if length else 0.0
        (x, y), (x2, y2) = points[i], points[i + 1]
        return x + (x2 - x) * share, y + (y2 - y) * share

    def many(self, distances: Floats) -> Floats:
        """Return the points at many distances: shape (...) to (..., 2)."""
        x, y = (np.interp(distances, self.along, self.points[:, i]) for i in (0, 1))
        return np.stack([x, y], axis=-1)

    def direction(self, distance: float) -> Point:
        """Return the unit vector of the path at a distance from the start."""
        i = self._piece(distance)
        (x, y), (x2, y2) = self._plain[1][i : i + 2]
        length = hypot(x2 - x, y2 - y) or 1.0
        return (x2 - x) / length, (y2 - y) / length

    def right_of(self, distance: float, aside: float) -> Point:
        """Return the point ``aside`` pixels to the right of the path."""
        x, y = self.at(distance)
        dx, dy = self.direction(distance)
        return x - dy * aside, y + dx * aside

    def part(self, begin: float, end: float) -> Floats:
        """Return the points from one distance to another, shape (k, 2), k at least 2."""
        inside = (self.along > begin) & (self.along < end)
        return np.concatenate([[self.at(begin)], self.points[inside], [self.at(end)]])


def shifted(cubics: Floats, offset: float, samples: int, trim: Floats) -> Floats:
    """Return points along each cubic, to the right of it: shape (n, 4, 2) to (n, samples, 2).

    ``trim`` of the parameter is left out at both ends.
    """
    t = np.linspace(0, 1, samples)[None, :] * (1 - 2 * trim[:, None]) + trim[:, None]
    s = 1 - t
    a, b, c, d = (cubics[:, None, i] for i in range(4))
    t, s = t[..., None], s[..., None]
    points = s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
    ways = s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)
    ways /= np.maximum(np.hypot(ways[..., 0], ways[..., 1]), 1e-9)[..., None]
    moved: Floats = points + np.stack([-ways[..., 1], ways[..., 0]], axis=-1) * offset
    return moved


def cut(points: Floats, sender: Floats, receiver: Floats, clear: float) -> Floats:
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
