"""What is taken on the canvas, so that numbers and plates find a place that is free."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from engine.report.placement import Floats
from gui.canvas.geometry import Geometry

SPACING = 5.0
"""Pixels between the points that stand for a lane."""


class Occupied:
    """Nodes, the lanes in use, and the rectangles that have been taken since."""

    def __init__(self, geometry: Geometry, links: Iterable[int]) -> None:
        self._geometry = geometry
        self._boxes: list[QRectF] = []
        points: list[Floats] = [np.zeros((0, 2))]
        owners: list[int] = []
        for link in links:
            way = geometry.way(link)
            places = np.linspace(0, way.length, max(int(way.length / SPACING), 2))
            points.append(np.stack([np.interp(places, way.along, c) for c in way.points.T], axis=1))
            owners += [link] * len(places)
        self._points = np.concatenate(points)
        self._owners = np.array(owners, dtype=np.int64)

    def take(self, box: QRectF) -> None:
        """Take a rectangle."""
        self._boxes.append(box)

    def best(self, places: Iterable[QRectF], link: int) -> tuple[QRectF, bool]:
        """Return the best place for something of a link: free, else free but for other lanes.

        The flag says whether it lies on no node and on nothing that was taken.
        """
        first = clean = None
        for box in places:
            first = first or box
            if self._apart(box):
                if not self._on_lanes(box, link):
                    return box, True
                clean = clean or box
        found = clean or first
        assert found is not None
        return found, clean is not None

    def _apart(self, box: QRectF) -> bool:
        if not self._geometry.area.contains(box) or any(map(box.intersects, self._boxes)):
            return False
        nodes = self._geometry.points
        x = np.clip(nodes[:, 0], box.left(), box.right()) - nodes[:, 0]
        y = np.clip(nodes[:, 1], box.top(), box.bottom()) - nodes[:, 1]
        return float(np.hypot(x, y).min()) >= self._geometry.outer + 0.5

    def _on_lanes(self, box: QRectF, link: int) -> bool:
        grown = box.adjusted(-3, -3, 3, 3)
        x, y = self._points[:, 0], self._points[:, 1]
        inside = (x > grown.left()) & (x < grown.right()) & (y > grown.top()) & (y < grown.bottom())
        return bool((inside & (self._owners != link)).any())


def around(corners: Iterable[tuple[float, float]]) -> QRectF:
    """Return the smallest upright rectangle round some points."""
    x, y = zip(*corners, strict=True)
    return QRectF(QPointF(min(x), min(y)), QPointF(max(x), max(y)))
