"""The mark of a chunk: a rounded square with the number and the colour of a node.

The second half of every 16 nodes has hollow marks.  The number is on every mark of 14 pixels and
more, narrower where it has two digits.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap

from gui.canvas.colours import hollow, ink_on, origin_colour, outline
from gui.canvas.writing import Drawn, Pen, painting, text_width
from gui.theme import Theme

NUMBERED_FROM = 14
"""Marks of so many pixels and more carry a number."""


def draw_chunk(pen: Pen, theme: Theme, x: float, y: float, size: float, number: int) -> QRectF:
    """Draw the mark of a chunk named after the node ``number``; return its square.

    The picture of a mark is kept: a frame may show hundreds.
    """
    ratio = pen.painter.device().devicePixelRatioF()
    picture, text, ink = _chunk_picture(theme, round(size * 4) / 4, number, ratio)
    whole = picture.deviceIndependentSize()
    corner = QPointF(round(x - whole.width() / 2), round(y - whole.height() / 2))
    pen.painter.drawPixmap(corner, picture)
    if text:
        pen.note(text, ink.translated(corner))
    centre = corner + QPointF(whole.width() / 2, whole.height() / 2)
    return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)


@lru_cache(maxsize=2048)
def _chunk_picture(
    theme: Theme, size: float, number: int, ratio: float
) -> tuple[QPixmap, str, QRectF]:
    """Return a mark's picture, its text and that text's ink."""
    side = 2 * ceil(size / 2 + 1.5)
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        pen = Pen(painter, QRectF(0, 0, side, side), Drawn())
        _paint_chunk(pen, theme, side / 2, size, number)
    written = pen.drawn.texts
    return picture, written[0].text if written else "", written[0].rect if written else QRectF()


def _paint_chunk(pen: Pen, theme: Theme, middle: float, size: float, number: int) -> None:
    square = QRectF(middle - size / 2, middle - size / 2, size, size)
    colour = origin_colour(theme, number)
    painter = pen.painter
    round_ = 0.22 * size
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.canvas))
    painter.drawRoundedRect(square.adjusted(-1.2, -1.2, 1.2, 1.2), round_ + 1.2, round_ + 1.2)
    painter.setPen(QPen(outline(colour), 1.0))
    painter.setBrush(colour)
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
    ink = ink_on(colour.name())
    if hollow(theme, number):
        inner = 0.17 * size
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawRoundedRect(square.adjusted(inner, inner, -inner, -inner), 2, 2)
        ink = ink_on("#FFFFFF")
    if size >= NUMBERED_FROM:
        text = str(number)
        high, narrow = _number_size(text, size)
        pen.write(text, QPointF(middle, middle), high, ink, 700, narrow=narrow)


def _number_size(text: str, size: float) -> tuple[float, int]:
    """Return the size, and the width in per cent, at which a number fits into a mark."""
    high = max(0.7 * size, 11)
    while high > 11 and text_width(text, high, 700) > size - 2:
        high -= 1
    narrow = 100
    while narrow > 70 and text_width(text, high, 700, narrow) > size - 2:
        narrow -= 5
    return high, narrow
