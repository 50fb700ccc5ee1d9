"""What is drawn over a plot in pixels: names at the ends of lines, marks and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import cos, hypot, pi, sin
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.painted_text import write, write_in
from gui.panels.curves.scales import parted
from gui.theme import Theme

NAMES_SHARE = 0.3
"""The part of a plot's width that names may take."""


MOST_PLACES = 400
"""About so many pixels along a line are asked whether a label would hide them."""


class End(NamedTuple):
    """Name, colour and corners in pixels, shape (n, 2), of a line; of an area its middle."""

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
    """Fill what lies between two lines of corners in pixels, each of shape (n, 2)."""
    below, above = ([QPointF(x, y) for x, y in side.tolist()] for side in (low, high))
    tint = QColor(colour)
    tint.setAlphaF(0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawPolygon(QPolygonF([*below, *reversed(above)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 1.4))
    painter.drawPolyline(QPolygonF(above))


def names_that_fit(
    names: Sequence[str], short: Sequence[str], width: float, theme: Theme
) -> tuple[Sequence[str], float]:
    """Return the names of lines and their room on the right of a plot so wide.

    The short ones are taken where the others would not have the room.
    """
    metrics = QFontMetricsF(theme.font(12, 600))
    most = NAMES_SHARE * width
    for tried in (names, short):
        widest = max((metrics.horizontalAdvance(name) for name in tried), default=0.0)
        if widest <= most:
            break
    return tried, min(widest, most) + theme.px(14 if any(names) else 8)


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
    places = parted(ends, 2 * half, frame.top() + half, frame.bottom() - half)
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
        _draw_leader(painter, centre, box, away)
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


def _draw_leader(painter: QPainter, centre: QPointF, box: QRectF, away: float) -> None:
    """Join a mark to its label where the label is not beside it."""
    near = QPointF(
        min(max(centre.x(), box.left()), box.right()),
        min(max(centre.y(), box.top()), box.bottom()),
    )
    apart = near - centre
    length = hypot(apart.x(), apart.y())
    if length > 1.5 * away:
        painter.drawLine(centre + apart * (0.75 * away / length), near)


def places_along(lines: Sequence[End]) -> np.ndarray:
    """Return pixels along all lines, shape (n, 2)."""
    found = [np.zeros((0, 2))]
    for end in lines:
        between = max(2, min(12, MOST_PLACES // len(end.corners)))
        along = np.linspace(end.corners[:-1], end.corners[1:], between)
        found.append(along.reshape(-1, 2))
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
    x, y = drawn[:, 0], drawn[:, 1]
    best = (float("inf"), QRectF())
    for dx, rise, up in product((away, -away - width, -width / 2), (0.6, 2.2, 4.5), (False, True)):
        dy = -away * rise - height if up else away * rise
        box = QRectF(centre.x() + dx, centre.y() + dy, width, height)
        left = max(frame.left() + 2, min(box.left(), frame.right() - width - 2))
        top = max(frame.top() + 2, min(box.top(), frame.bottom() - height - 2))
        moved = abs(left - box.left()) + abs(top - box.top())
        box.moveTo(left, top)
        around = box.adjusted(-3, -3, 3, 3)
        hidden = (x > around.left()) & (x < around.right())
        hidden &= (y > around.top()) & (y < around.bottom())
        price = float(hidden.sum()) + 0.05 * moved + rise + 1000.0 * around.contains(centre)
        best = min(best, (price, box), key=lambda one: one[0])
    return best[1]
