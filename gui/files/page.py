"""Painting a figure for a file or paper, which is finer than the screen: nothing is kept pixels."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPathStroker, QPen

from engine.picture.figure import Figure, Lines, Path, Stamp
from engine.picture.ink import Palette
from gui.paint_figure import FigurePainter
from gui.qt_shapes import qpath

HATCH_PITCH, HATCH_WIDTH = 6.0, 2.0
"""How far apart the lines of a hatching are across the page, and how wide, as SVG has them."""


class PagePainter(FigurePainter):
    """Paints for a page: lines and letters stay what they are, in any size."""

    def _lines(self, shape: Lines) -> None:
        self.painter.setPen(self._pen(shape.stroke))
        self.painter.drawLines([QLineF(a, b, c, d) for a, b, c, d in shape.segments.tolist()])

    def _stamp(self, shape: Stamp) -> None:
        self.painter.save()
        self.painter.translate(*shape.at)
        for inner in shape.shapes:
            self._shape(inner)
        self.painter.restore()

    def _path(self, shape: Path) -> None:
        if not shape.hatched or shape.stroke is None:
            super()._path(shape)
            return
        # Qt's own hatchings are so many dots of the device apart, which here are very fine.
        area = QPainterPathStroker(self._pen(shape.stroke)).createStroke(qpath(shape))
        self.painter.save()
        self.painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        self.painter.setPen(QPen(self.colour(shape.stroke.ink), HATCH_WIDTH))
        self.painter.drawLines(_hatching(area.boundingRect()))
        self.painter.restore()


def _hatching(box: QRectF) -> list[QLineF]:
    """Return lines that rise to the right all over a rectangle."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    first, last = ceil((left + top) / HATCH_PITCH), floor((right + bottom) / HATCH_PITCH)
    sums = [HATCH_PITCH * place for place in range(first, last + 1)]
    return [QLineF(s - bottom, bottom, s - top, top) for s in sums]


def paint_page(painter: QPainter, figure: Figure, palette: Palette) -> None:
    """Paint a figure, its ground too unless that is transparent."""
    whole = QRectF(0, 0, figure.width, figure.height)
    page = PagePainter(painter, whole, palette)
    if figure.ground.alpha:
        painter.fillRect(whole, page.colour(figure.ground))
    for layer in figure.layers:
        page.paint(layer)
