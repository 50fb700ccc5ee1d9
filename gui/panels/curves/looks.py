"""How lines look on screen: the looks of ``engine.picture.curve_looks`` as pens and paths."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from engine.picture.curve_looks import MARKERS, Look
from gui.theme import Theme


def pen_of(look: Look, theme: Theme, width: float) -> QPen:
    """Return the pen of a line."""
    pen = QPen(QColor(colour_of(look.colour, theme)), width * theme.line_scale)
    pen.setCosmetic(True)
    if look.dash:
        pen.setDashPattern(look.dash)
    return pen


def colour_of(place: int, theme: Theme) -> str:
    """Return the colour of a place among the lines'."""
    return theme.series[place % len(theme.series)]


@cache
def marker_path(marker: str) -> QPainterPath:
    """Return the outline of a marker of size 1 round the middle."""
    path = QPainterPath()
    corners = MARKERS.get(marker)
    if corners is None:
        path.addEllipse(QRectF(-0.5, -0.5, 1.0, 1.0))
    else:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        path.closeSubpath()
    return path


def draw_sample(painter: QPainter, look: Look, box: QRectF, theme: Theme) -> None:
    """Draw a piece of a line with its marker into a box."""
    middle, size = box.center().y(), 8 * theme.scale
    painter.setPen(pen_of(look, theme, 2.0))
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    painter.save()
    painter.translate(box.center())
    painter.scale(size, size)
    painter.setPen(QPen(QColor(theme.panel), 1 / size))
    painter.setBrush(QColor(colour_of(look.colour, theme)))
    painter.drawPath(marker_path(look.marker))
    painter.restore()
