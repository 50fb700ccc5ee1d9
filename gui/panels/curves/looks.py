"""How series look: hue, dash and marker together, so that no line is told by its colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols

if TYPE_CHECKING:
    from engine.sweep import SeriesKey
    from gui.theme import Theme


class Look(NamedTuple):
    """How a series is told from others: place among the colours, dash and marker together."""

    colour: int
    dash: tuple[float, ...] = ()
    marker: str = "o"


LOOKS = (
    Look(0, (7, 3), "s"),
    Look(1, (3, 2), "d"),
    Look(2, (), "o"),
    Look(3, (9, 3, 2, 3), "t1"),
    Look(4, (1, 2), "p"),
    Look(5, (12, 4), "h"),
    Look(6, (5, 2, 1, 2, 1, 2), "star"),
    Look(7, (2, 4), "+"),
)
MOST = len(LOOKS)
"""So many series can be told from one another."""

KNOWN = {"ring": 0, "torus": 1, "hypercube": 2}


def looks_of(keys: Sequence[SeriesKey]) -> dict[SeriesKey, Look]:
    """Return the look of each series.

    The first of a kind of network has the network's own look, always the same; the others take
    those that are left, in order.
    """
    found: dict[SeriesKey, int] = {}
    for key in keys:
        place = KNOWN.get(key.topology)
        if place is not None and place not in found.values():
            found[key] = place
    left = [place for place in (*range(3, MOST), 0, 1, 2) if place not in found.values()]
    for key in keys:
        if key not in found:
            found[key] = left.pop(0) if left else len(found) % MOST
    return {key: LOOKS[found[key]] for key in keys}


def pen_of(look: Look, theme: Theme, width: float) -> QPen:
    """Return the pen of a line."""
    pen = QPen(QColor(colour_of(look.colour, theme)), width * theme.line_scale)
    pen.setCosmetic(True)
    if look.dash:
        pen.setDashPattern(look.dash)
    return pen


def colour_of(place: int, theme: Theme) -> str:
    """Return the colour of a place among the series'."""
    return theme.series[place % len(theme.series)]


def draw_sample(painter: QPainter, look: Look, box: QRectF, theme: Theme) -> None:
    """Draw a piece of a line with its marker into a box."""
    middle = box.center().y()
    painter.setPen(pen_of(look, theme, 2.0))
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    draw_marker(painter, look, box.center(), 8 * theme.scale, theme)


def draw_marker(painter: QPainter, look: Look, centre: QPointF, size: float, theme: Theme) -> None:
    """Draw the marker of a series."""
    symbol: QPainterPath = Symbols[look.marker]
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    painter.setPen(QPen(QColor(theme.panel), 1 / size))
    painter.setBrush(QColor(colour_of(look.colour, theme)))
    painter.drawPath(symbol)
    painter.restore()
