"""The squares of the matrix, and where they lie."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from engine.picture.ink import hollow
from engine.report.data import Data, Matrix
from gui.panels.data.raster import Inks, heights, raster
from gui.theme import Theme, mixed

PALE = 0.38
"""How much of its colour an arriving square keeps."""
ROUND_FROM = 8
"""From this size in the design squares are round at the corners, and hollow where marks are."""


@dataclass(frozen=True)
class Measures:
    """Where everything lies, in pixels."""

    left: float
    top: float
    across: float
    down: float
    numbers: float
    """The width of each of the two columns of numbers, 0 where there are none."""

    def cell(self, row: int, column: int) -> QRectF:
        """Return a cell with its gap."""
        x, y = self.left + column * self.across, self.top + row * self.down
        return QRectF(x, y, self.across, self.down)


def draw_squares(
    painter: QPainter, where: Measures, data: Data, matrix: Matrix, theme: Theme, ratio: float
) -> None:
    """Draw all squares: small ones as one image, large ones round at their corners.

    ``ratio`` is how many pixels of the screen make one of the widget.
    """
    most = data.run.schedule.p if data.counted else 1
    held = heights(matrix.held, most)
    there = heights(matrix.held + matrix.arriving, most)
    colours = [theme.origins[name % len(theme.origins)] for name in data.columns]
    inks = Inks(
        tuple(QColor(colour) for colour in colours),
        tuple(mixed(colour, theme.panel, PALE) for colour in colours),
        QColor(theme.not_held),
    )
    if where.across < theme.px(ROUND_FROM):
        image = raster(held, there, inks, where.across * ratio, where.down * ratio)
        image.setDevicePixelRatio(ratio)
        painter.drawImage(QPointF(where.left, where.top), image)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    gap = 2.0 * theme.scale
    for row, column in np.ndindex(held.shape):
        box = where.cell(row, column).adjusted(0, 0, -gap, -gap)
        filled = float(held[row, column]), float(there[row, column])
        _draw_square(painter, box, filled, (inks.full[column], inks.pale[column], inks.empty))
        if filled[1] and hollow(data.columns[column]) and not data.counted:
            middle = QRectF(0, 0, 0.34 * box.width(), 0.34 * box.width())
            middle.moveCenter(box.center())
            painter.setBrush(QColor(theme.panel))
            painter.drawRoundedRect(middle, 1, 1)


def _draw_square(
    painter: QPainter,
    box: QRectF,
    filled: tuple[float, float],
    inks: tuple[QColor, QColor, QColor],
) -> None:
    """Draw a square that is filled so high by what is held, and by what is there or arriving."""
    held, there = filled
    full, pale, empty = inks
    corner = 0.22 * box.width()
    painter.setBrush(full if held == 1 else pale if there == 1 else empty)
    painter.drawRoundedRect(box, corner, corner)
    for share, ink in ((there, pale), (held, full)):
        if 0 < share < 1:
            painter.fillRect(box.adjusted(0, box.height() * (1 - share), 0, 0), ink)
