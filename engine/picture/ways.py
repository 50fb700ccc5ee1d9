"""Lanes as paths: points along a bent line, moved to its right, cut off beside its nodes."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from typing import NamedTuple

import numpy as np

from engine.picture.figure import Floats, Point
from engine.topology.base import Integers

GRID = 64
"""At so many parts of a cubic it is looked how strongly it bends."""

SHAPE_WEIGHTS = np.sqrt([2.0, 3.0, 5.0, 7.0, 11.0, 13.0])
"""What tells one shape from another by a single number."""


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
    return beside(cubics[:, None], t, offset)


def beside(cubics: Floats, t: Floats, offset: float) -> Floats:
    """Return points to the right of cubics at parameters: (..., 4, 2) and (...) to (..., 2)."""
    t = t[..., None]
    s = 1 - t
    a, b, c, d = (cubics[..., i, :] for i in range(4))
    points = s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
    if not offset:
        return np.asarray(points)
    ways = s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)
    ways /= np.maximum(np.hypot(ways[..., 0], ways[..., 1]), 1e-9)[..., None]
    moved: Floats = points + np.stack([-ways[..., 1], ways[..., 0]], axis=-1) * offset
    return moved


class Pieces(NamedTuple):
    """Paths as straight lines x1, y1, x2, y2, float64 of shape (n, 4).

    Those of path i are ``first[i]`` to ``first[i + 1]``.
    """

    lines: Floats
    first: Integers

    def of(self, paths: Integers) -> Floats:
        """Return the lines of some paths, in their order."""
        begin = self.first[paths]
        return self.lines[_runs(begin, self.first[paths + 1] - begin)]


def _runs(begin: Integers, counts: Integers) -> Integers:
    """Return begin, begin + 1, ... so many times for each, one after the other."""
    before = np.cumsum(counts) - counts
    runs: Integers = np.repeat(begin - before, counts) + np.arange(counts.sum())
    return runs


def pieces(cubics: Floats, offset: float, part: Floats, tolerance: float) -> Pieces:
    """Return cubics, moved to their right, as few straight lines as are near enough.

    Parameters
    ----------
    cubics : float64, shape (n, 4, 2)
    offset : float
    part : float64, shape (n, 2)
        The parameters at which each begins and ends.
    tolerance : float
        How many pixels a line may be off its curve; at sharp turns a guide, not a promise.
    """
    # Large networks have many cubics of few shapes; each shape is looked at once.
    shape = (cubics[:, 1:] - cubics[:, :1]).reshape(-1, 6) @ SHAPE_WEIGHTS
    _, example, alike = np.unique(shape.round(3), return_index=True, return_inverse=True)
    t, begin, joints = _joints(cubics[example], part[example], offset, tolerance)
    counts = joints[alike]
    cubic = np.repeat(np.arange(len(cubics)), counts)
    points = beside(cubics[cubic], t[_runs(begin[alike], counts)], offset)
    inside = cubic[:-1] == cubic[1:]
    lines = np.concatenate([points[:-1], points[1:]], axis=1)[inside]
    return Pieces(lines, np.append(0, np.cumsum(counts - 1)))


def _joints(
    cubics: Floats, part: Floats, offset: float, tolerance: float
) -> tuple[Floats, Integers, Integers]:
    """Return parameters at which cubics are cut, where each one's begin, and how many it has.

    A line over a part h of the parameter leaves its curve by h^2 / 8 of what bends it there, so
    it is cut at equal steps of the root of that.
    """
    grid = (1 - np.cos(np.linspace(0, np.pi, GRID + 1))) / 2  # arcs bend near their ends
    t = part[:, :1] + grid * (part[:, 1:] - part[:, :1])
    need = np.zeros_like(t)
    bend = _bend(cubics, (t[:, 1:] + t[:, :-1]) / 2, offset)
    need[:, 1:] = np.cumsum(bend * np.diff(t), axis=1)
    lines = np.maximum(np.ceil(need[:, -1] / np.sqrt(8 * tolerance) - 0.2), 1).astype(np.int64)
    counts = lines + 1
    begin = np.cumsum(counts) - counts
    place = _runs(np.zeros_like(counts), counts) / np.repeat(lines, counts)
    # One interpolation for all: cubic i lies at 2 i to 2 i + 1.
    base = 2.0 * np.arange(len(cubics))
    known = base[:, None] + need / need[:, -1:]
    cuts = np.interp(np.repeat(base, counts) + place, known.ravel(), t.ravel())
    return cuts, begin, counts


def _bend(cubics: Floats, t: Floats, offset: float) -> Floats:
    """Return the root of how strongly lanes bend at parameters: (n, 4, 2), (n, k) to (n, k).

    What bends a cubic is the part of its second derivative that is across its way; where it turns
    sharply, the lane beside it runs round in a circle.
    """
    a, b, c, d = (cubics[:, None, i] for i in range(4))
    t = t[..., None]
    s = 1 - t
    way = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
    turn = 6 * (s * (c - 2 * b + a) + t * (d - 2 * c + b))
    speed = np.maximum(np.hypot(way[..., 0], way[..., 1]), 1e-9)
    across = np.abs(way[..., 0] * turn[..., 1] - way[..., 1] * turn[..., 0]) / speed
    # Never nothing: a straight line is cut evenly.
    return np.asarray(np.sqrt(across + abs(offset) * (across / speed) ** 2) + 1e-6)


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
