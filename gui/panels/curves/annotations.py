"""What is drawn over a plot in pixels: names at the ends of lines, the ring and what it says."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.painted_text import write, write_in
from gui.panels.curves.scales import parted
from gui.theme import Theme

Line = tuple[str, str, list[QPointF]]
"""The name of a series, its colour, its corners in pixels."""


def draw_grid(painter: QPainter, heights: list[float], frame: QRectF, theme: Theme) -> None:
    """Draw lines across the frame at some heights."""
    painter.setPen(QPen(QColor(theme.rule), 1))
    for height in heights:
        y = round(height) + 0.5
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))


def room_for_names(names: list[str], width: float, theme: Theme) -> float:
    """Return the room that the names of series take on the right of a plot so wide."""
    metrics = QFontMetricsF(theme.font(12, 600))
    widest = max((metrics.horizontalAdvance(name) for name in names), default=0.0)
    return min(widest, 0.3 * width) + theme.px(14 if names else 8)


def draw_names(
    painter: QPainter, lines: list[Line], frame: QRectF, width: float, theme: Theme
) -> None:
    """Write the name of each series right of its end, none over another.

    ``frame`` is where lines are drawn, ``width`` that of the whole plot.
    """
    painter.setFont(theme.font(12, 600))
    metrics = QFontMetricsF(painter.font())
    half = metrics.height() / 2
    ends = [corners[-1].y() for _, _, corners in lines]
    places = parted(ends, 2 * half, frame.top() + half, frame.bottom())
    left = frame.right() + theme.px(6)
    for (name, colour, _), y in zip(lines, places, strict=True):
        painter.setPen(QColor(colour))
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, width - left - 1)
        baseline = y + (metrics.ascent() - metrics.descent()) / 2
        write(painter, shown, QPointF(left, baseline))


def draw_ring(
    painter: QPainter,
    centre: QPointF,
    label: str,
    lines: list[Line],
    frame: QRectF,
    theme: Theme,
) -> QRectF:
    """Mark the scenario: a dashed line at its x, a ring, and what it says in the box returned."""
    ink = QColor(theme.text)
    dashed = QPen(ink, 1.0 * theme.line_scale)
    dashed.setDashPattern([4, 3])
    painter.setPen(dashed)
    top, bottom = QPointF(centre.x(), frame.top()), QPointF(centre.x(), frame.bottom())
    painter.drawLine(top, bottom)
    painter.setPen(QPen(ink, 2.2 * theme.line_scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 7.5 * theme.scale, 7.5 * theme.scale)
    return _draw_label(painter, centre, label, places_along(lines), frame, theme)


def draw_best(
    painter: QPainter,
    centre: QPointF,
    label: str,
    lines: list[Line],
    taken: QRectF,
    frame: QRectF,
    theme: Theme,
) -> QRectF:
    """Mark the best point by a star and return the box that says so, clear of what is ``taken``."""
    painter.setPen(QPen(QColor(theme.panel), 1.2 * theme.line_scale))
    painter.setBrush(QColor(theme.accent))
    painter.drawPolygon(star(centre, 8.5 * theme.scale))
    across, down = (
        np.linspace(low, high, 16)
        for low, high in ((taken.left(), taken.right()), (taken.top(), taken.bottom()))
    )
    filled = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)
    drawn = np.concatenate([places_along(lines), filled])
    return _draw_label(painter, centre, label, drawn, frame, theme)


def star(centre: QPointF, radius: float) -> QPolygonF:
    """Return a star of five points."""
    corners = []
    for place in range(10):
        angle, reach = -pi / 2 + place * pi / 5, radius * (0.45 if place % 2 else 1.0)
        corners.append(centre + QPointF(reach * cos(angle), reach * sin(angle)))
    return QPolygonF(corners)


def _draw_label(
    painter: QPainter,
    centre: QPointF,
    label: str,
    drawn: np.ndarray,
    frame: QRectF,
    theme: Theme,
) -> QRectF:
    """Write a label into a box beside a point and return the box."""
    painter.setFont(theme.font(12, 600, tabular=True))
    metrics = QFontMetricsF(painter.font())
    width = metrics.horizontalAdvance(label) + theme.px(14)
    height = metrics.height() + theme.px(8)
    box = best_box(centre, width, height, drawn, frame, 13 * theme.scale)
    painter.setPen(QPen(QColor(theme.field_line), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QColor(theme.text))
    write_in(painter, label, box, int(Qt.AlignmentFlag.AlignCenter))
    return box


def places_along(lines: list[Line]) -> np.ndarray:
    """Return pixels along all lines, shape (n, 2)."""
    found = [np.zeros((0, 2))]
    for _, _, corners in lines:
        for a, b in pairwise(corners):
            found.append(np.linspace((a.x(), a.y()), (b.x(), b.y()), 12))
    return np.concatenate(found)


def best_box(
    centre: QPointF,
    width: float,
    height: float,
    drawn: np.ndarray,
    frame: QRectF,
    away: float,
) -> QRectF:
    """Return the box beside the ring, inside the frame, that hides the fewest of the lines.

    ``drawn`` are pixels along the lines, shape (n, 2); ``away`` is the distance from the ring.
    """
    best: tuple[float, QRectF] | None = None
    for dx in (away, -away - width):
        for dy in (away * 0.6, -away * 0.6 - height, away * 2.2, -away * 2.2 - height):
            box = QRectF(centre.x() + dx, centre.y() + dy, width, height)
            left = max(frame.left() + 2, min(box.left(), frame.right() - width - 2))
            top = max(frame.top() + 2, min(box.top(), frame.bottom() - height - 2))
            moved = abs(left - box.left()) + abs(top - box.top())
            box.moveTo(left, top)
            around = box.adjusted(-3, -3, 3, 3)
            x, y = drawn[:, 0], drawn[:, 1]
            hidden = (x > around.left()) & (x < around.right())
            hidden &= (y > around.top()) & (y < around.bottom())
            price = float(hidden.sum()) + 0.05 * moved + 1000.0 * around.contains(centre)
            if best is None or price < best[0]:
                best = (price, box)
    assert best is not None
    return best[1]
