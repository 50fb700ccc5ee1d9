"""What is taken in a picture, so that numbers and plates find a place that is free."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from engine.picture.figure import Floats, Rect
from engine.picture.geometry import Geometry
from engine.picture.ways import Way

SPACING = 5.0
"""Pixels between the points that stand for a lane."""


class Found(NamedTuple):
    """The number of the best place, and whether it lies on no node and on nothing taken."""

    place: int
    free: bool


class Occupied:
    """Nodes, the lanes in use, and the rectangles that have been taken since.

    ``way`` says where each lane lies, if that is not the lane of the link of its number.
    """

    def __init__(
        self,
        geometry: Geometry,
        links: Iterable[int],
        way: Callable[[int], Way] | None = None,
    ) -> None:
        way = way or geometry.way
        self._geometry = geometry
        nodes = geometry.points[: geometry.topology.p] if geometry.box else geometry.points
        self._nodes = nodes[geometry.in_sight[: len(nodes)]]
        self._boxes = np.zeros((64, 4))
        self._taken = 0
        if geometry.box is not None:
            self.take(geometry.box)
        points: list[Floats] = [np.zeros((0, 2))]
        owners: list[int] = []
        for link in links:
            lane = way(link)
            places = np.linspace(0, lane.length, max(int(lane.length / SPACING), 2))
            points.append(lane.many(places))
            owners += [link] * len(places)
        every = np.concatenate(points)
        order = np.argsort(every[:, 0])
        self._points = every[order]
        self._owners = np.array(owners, dtype=np.int64)[order]

    def take(self, box: Rect) -> None:
        """Take a rectangle."""
        if self._taken == len(self._boxes):
            self._boxes = np.concatenate([self._boxes, np.zeros_like(self._boxes)])
        self._boxes[self._taken] = box
        self._taken += 1

    def best(self, places: Sequence[Rect], link: int) -> Found:
        """Return the best place for something of a link: free, else free but for other lanes."""
        boxes = np.array(places)
        clean = np.flatnonzero(self._apart(boxes))
        if not len(clean):
            return Found(0, False)
        off_lanes = clean[~self._on_lanes(boxes[clean], link)]
        return Found(int((off_lanes if len(off_lanes) else clean)[0]), True)

    def _apart(self, boxes: Floats) -> np.ndarray:
        """Return which boxes lie in the area, on nothing taken and on no node, shape (n,)."""
        left, top, right, bottom = boxes.T
        area, taken = self._geometry.area, self._boxes[: self._taken]
        fine = (left >= area.left) & (right <= area.right)
        fine &= (top >= area.top) & (bottom <= area.bottom)
        across = (left[:, None] < taken[:, 2]) & (taken[:, 0] < right[:, None])
        fine &= ~(across & (top[:, None] < taken[:, 3]) & (taken[:, 1] < bottom[:, None])).any(1)
        x, y = self._nodes[:, 0], self._nodes[:, 1]
        dx = np.clip(x, left[:, None], right[:, None]) - x
        dy = np.clip(y, top[:, None], bottom[:, None]) - y
        reach = self._geometry.outer + 0.5
        return np.asarray(fine & ~((dx * dx + dy * dy) < reach * reach).any(1))

    def _on_lanes(self, boxes: Floats, link: int) -> np.ndarray:
        """Return which boxes touch the lane of another link, shape (n,)."""
        left, top, right, bottom = boxes.T[:, :, None] + np.array([-3, -3, 3, 3])[:, None, None]
        # The points are sorted from left to right.
        near = slice(*np.searchsorted(self._points[:, 0], (left.min(), right.max())).tolist())
        x, y = self._points[near].T
        inside = (x > left) & (x < right) & (y > top) & (y < bottom) & (self._owners[near] != link)
        return np.asarray(inside.any(1))


def around(corners: Iterable[tuple[float, float]]) -> Rect:
    """Return the smallest upright rectangle round some points."""
    x, y = zip(*corners, strict=True)
    return Rect(min(x), min(y), max(x), max(y))
