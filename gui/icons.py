"""Icons: the bundled SVG files in any colour, sharp on every screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
RATIOS = (1.0, 2.0, 3.0)
"""Device pixel ratios that every icon is drawn for, beside that of the screen."""


@cache
def _source(name: str) -> str:
    return (ICONS / f"{name}.svg").read_text(encoding="utf-8")


def _renderer(name: str, colour: str, filled: bool) -> QSvgRenderer:
    text = _source(name)
    if filled:
        text = text.replace('fill="none"', 'fill="currentColor"')
    return QSvgRenderer(QByteArray(text.replace("currentColor", colour).encode()))


def pixmap(name: str, colour: str, size: int, ratio: float = 1.0, filled: bool = False) -> QPixmap:
    """Return an icon drawn ``size`` pixels large for a screen of a device pixel ratio."""
    side = round(size * ratio)
    drawn = QPixmap(QSize(side, side))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    _renderer(name, colour, filled).render(painter, QRectF(0, 0, side, side))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn


def icon(name: str, colour: str, size: int, filled: bool = False) -> QIcon:
    """Return the icon ``resources/icons/NAME.svg`` in a colour (``#RRGGBB``).

    ``filled`` fills its shapes, which are outlines by themselves.
    """
    made = QIcon()
    ratios = {*RATIOS, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}
    for ratio in sorted(ratios):
        made.addPixmap(pixmap(name, colour, size, ratio, filled))
    return made


def draw_icon(
    painter: QPainter, name: str, colour: str, where: QRectF, filled: bool = False
) -> None:
    """Draw an icon into a rectangle."""
    _renderer(name, colour, filled).render(painter, where)
