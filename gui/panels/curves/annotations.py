"""What is drawn over a plot in pixels: names at the ends of lines, marks and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

import numpy as np
from pyqtgraph.functions import arrayToQPath
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from gui.painted_text import write, write_in
from gui.panels.curves.scales import parted
from gui.theme import Theme

MANY = 60
"""A line of so many corners needs nothing between them to be kept clear of."""


class End(NamedTuple):
    """The name of a line, its colour, its corners in pixels, shape (n, 2)."""

    name: str
    colour: str
    corners: np.ndarray


def draw_grid(painter: QPainter, heights: list[float], frame: QRectF, theme: Theme) -> None:
    """Draw lines across the frame at some heights."""
    painter.setPen(QPen(QColor(theme.rule), 1))
    for height in heights:
        y = round(height) + 0.5
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))


def draw_level(painter: QPainter, height: float, frame: QRectF, theme: Theme) -> None:
    """Draw the line from which everything is counted."""
    painter.setPen(QPen(QColor(theme.second_text), 1.2 * theme.line_scale))
    y = round(height) + 0.5
    painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))


def draw_area(painter: QPainter, colour: str, low: np.ndarray, high: np.ndarray) -> None:
    """Fill what lies between two lines, in pixels."""
    tint = QColor(colour)
    tint.setAlphaF(0.3)
    painter.fillPath(path_of(np.concatenate([low, high[::-1]])), tint)
    painter.strokePath(path_of(high), QPen(QColor(colour), 1.4))


def path_of(corners: np.ndarray) -> QPainterPath:
    """Return a path through pixels, shape (n, 2)."""
    return arrayToQPath(corners[:, 0], corners[:, 1])


def room_for_names(names: Sequence[str], width: float, theme: Theme) -> float:
    """Return the room that the names of series take on the right of a plot so wide."""
    metrics = QFontMetricsF(theme.font(12, 600))
    widest = max((metrics.horizontalAdvance(name) for name in names), default=0.0)
    return min(widest, 0.3 * width) + theme.px(14 if names else 8)


def draw_names(
    painter: QPainter, lines: Sequence[End], frame: QRectF, width: float, theme: Theme
) -> None:
    """Write the name of each series right of its end, none over another.

    ``frame`` is where lines are drawn, ``width`` that of the whole plot.
    """
    painter.setFont(theme.font(12, 600))
    metrics = QFontMetricsF(painter.font())
    half = metrics.height() / 2
    ends = [float(end.corners[-1, 1]) for end in lines]
    places = parted(ends, 2 * half, frame.top() + half, frame.bottom())
    left = frame.right() + theme.px(6)
    for end, y in zip(lines, places, strict=True):
        painter.setPen(QColor(end.colour))
        shown = metrics.elidedText(end.name, Qt.TextElideMode.ElideRight, width - left - 1)
        baseline = y + (metrics.ascent() - metrics.descent()) / 2
        write(painter, shown, QPointF(left, baseline))


def draw_ring(painter: QPainter, centre: QPointF, frame: QRectF, theme: Theme, lit: bool) -> None:
    """Mark the scenario: a dashed line at its x and a ring, which is heavy while it is moved."""
    ink = QColor(theme.accent if lit else theme.text)
    dashed = QPen(ink, 1.0 * theme.line_scale)
    dashed.setDashPattern([4, 3])
    painter.setPen(dashed)
    top, bottom = QPointF(centre.x(), frame.top()), QPointF(centre.x(), frame.bottom())
    painter.drawLine(top, bottom)
    painter.setPen(QPen(ink, (3.0 if lit else 2.2) * theme.line_scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 7.5 * theme.scale, 7.5 * theme.scale)


def draw_star(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """Mark the best point by a star."""
    painter.setPen(QPen(QColor(theme.panel), 1.2 * theme.line_scale))
    painter.setBrush(QColor(theme.accent))
    painter.drawPolygon(star(centre, 8.5 * theme.scale))


def draw_cross(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """Mark where two lines cross: a small diamond, open, so that both lines are seen."""
    reach = 5.5 * theme.scale
    painter.setPen(QPen(QColor(theme.text), 1.6 * theme.line_scale))
    painter.setBrush(QColor(theme.panel))
    corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))


def star(centre: QPointF, radius: float) -> QPolygonF:
    """Return a star of five points."""
    corners = []
    for place in range(10):
        angle, reach = -pi / 2 + place * pi / 5, radius * (0.45 if place % 2 else 1.0)
        corners.append(centre + QPointF(reach * cos(angle), reach * sin(angle)))
    return QPolygonF(corners)


class Labels:
    """Labels of a plot, each in a box beside its point, clear of lines and of one another."""

    def __init__(self, painter: QPainter, drawn: np.ndarray, frame: QRectF, theme: Theme) -> None:
        self._painter, self._frame, self._theme = painter, frame, theme
        self._drawn = drawn
        self.boxes: list[QRectF] = []

    def keep_clear(self, centre: QPointF, reach: float) -> None:
        """Keep the place of a mark free of labels as far as possible."""
        self._fill(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach))

    def draw(self, centre: QPointF, label: str, ink: str, needed: bool = True) -> QRectF | None:
        """Write a label beside a point and return its box.

        One that is not ``needed`` is left out where it would cover another.
        """
        painter, theme = self._painter, self._theme
        painter.setFont(theme.font(12, 600, tabular=True))
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(label) + theme.px(14)
        height = metrics.height() + theme.px(6)
        if width > self._frame.width() - 4:
            return None
        away = 12 * theme.scale
        box = best_box(centre, width, height, self._drawn, self._frame, away)
        if not needed and any(box.intersects(other) for other in self.boxes):
            return None
        painter.setPen(QPen(QColor(theme.field_line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(QColor(ink))
        write_in(painter, label, box, int(Qt.AlignmentFlag.AlignCenter))
        self.boxes.append(box)
        self._fill(box)
        return box

    def _fill(self, box: QRectF) -> None:
        across, down = (
            np.linspace(low, high, 16)
            for low, high in ((box.left(), box.right()), (box.top(), box.bottom()))
        )
        filled = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)
        self._drawn = np.concatenate([self._drawn, filled])


def places_along(lines: Sequence[End]) -> np.ndarray:
    """Return pixels along all lines, shape (n, 2)."""
    found = [np.zeros((0, 2))]
    for end in lines:
        corners = end.corners
        if 1 < len(corners) < MANY:
            parts = np.linspace(0, 1, 12)[:, None]
            between = [a + parts * (b - a) for a, b in pairwise(corners)]
            found += between
        else:
            found.append(corners)
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
    for dx in (away, -away - width, -width / 2):
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
