"""Shapes of figures as Qt has them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from engine.picture.figure import Floats, Path, Rect


def qrect(rect: Rect) -> QRectF:
    """Return a rectangle."""
    return QRectF(rect.left, rect.top, rect.width, rect.height)


def polygon(points: Floats) -> QPolygonF:
    """Return points (shape (n, 2))."""
    return QPolygonF([QPointF(x, y) for x, y in points.tolist()])


def qpath(shape: Path) -> QPainterPath:
    """Return a path, of which as much is inside as the figure's own says."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for points in shape.lines:
        path.addPolygon(polygon(points))
        if shape.closed:
            path.closeSubpath()
    return path
