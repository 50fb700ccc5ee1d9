"""The small map of a large network: where the part is that is looked at."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from engine.picture.figure import Rect
from engine.picture.geometry import Geometry
from engine.picture.ink import Palette
from engine.scenario.view import View
from gui.paint_figure import painting

MAPPED_FROM = 256
"""So many nodes and more have a map when they are zoomed into."""

LARGEST_SHARE, LARGEST = 0.24, 240.0
"""Of the picture's width, and in pixels at scale 1."""


def is_mapped(geometry: Geometry) -> bool:
    """Return whether there is a map."""
    return geometry.zoomed and geometry.topology.p >= MAPPED_FROM


def place_of(geometry: Geometry, scale: float) -> QRectF:
    """Return where the map lies: below on the right, of the picture's own shape."""
    area = geometry.area
    wide = min(LARGEST * scale, LARGEST_SHARE * area.width)
    high = wide * area.height / area.width
    return QRectF(area.right - wide - 4, area.bottom - high - 4, wide, high)


def part_of(view: View, place: QRectF) -> QRectF:
    """Return the rectangle of the part that is looked at, on the map."""
    wide, high = place.width() / view.zoom, place.height() / view.zoom
    x = place.left() + view.centre[0] * place.width() - wide / 2
    y = place.top() + view.centre[1] * place.height() - high / 2
    return QRectF(x, y, wide, high)


def shares_at(place: QRectF, at: QPointF) -> tuple[float, float]:
    """Return the point of the whole picture that a point of the map stands for."""
    x = (at.x() - place.left()) / place.width()
    return x, (at.y() - place.top()) / place.height()


def draw_map(
    painter: QPainter, geometry: Geometry, view: View, palette: Palette, place: QRectF
) -> None:
    """Draw ground, nodes and the part that is looked at."""
    painter.setPen(QPen(QColor(palette.rule), 1.0))
    painter.setBrush(QColor(palette.canvas))
    painter.drawRect(place)
    painter.drawPixmap(place.topLeft(), _dots(geometry, view, palette, place))
    tint = QColor(palette.accent)
    painter.setPen(QPen(tint, 2.0))
    tint.setAlphaF(0.18)
    painter.setBrush(tint)
    painter.drawRect(part_of(view, place))


def _dots(geometry: Geometry, view: View, palette: Palette, place: QRectF) -> QPixmap:
    """Return the picture of all nodes as dots."""
    picture = QPixmap(int(place.width()), int(place.height()))
    picture.fill(Qt.GlobalColor.transparent)
    shares = _shares(geometry, view)
    points = shares * [picture.width(), picture.height()]
    with painting(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.second_text))
        side = 2.0 if len(points) <= 1024 else 1.0
        for x, y in points.tolist():
            painter.drawRect(QRectF(x - side / 2, y - side / 2, side, side))
    return picture


def _shares(geometry: Geometry, view: View) -> np.ndarray:
    """Return where nodes lie in the whole picture, as shares of its area, shape (V, 2)."""
    area: Rect = geometry.area
    middle = np.array(area.centre)
    aside = (geometry.points - middle) / view.zoom / [area.width, area.height]
    return aside + view.centre
