"""A figure as pixels, and as PNG."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage

from engine.picture import Figure, Palette
from gui.files.page import paint_page
from gui.paint_figure import painting

DOTS_PER_METRE = 96 / 0.0254
"""Design pixels in a metre: a figure is as large in print whatever its scale."""


def size_of(figure: Figure, scale: float, even: bool = False) -> tuple[int, int]:
    """Return width and height of a figure's image; ``even`` ones have no odd number of pixels."""
    width, height = round(figure.width * scale), round(figure.height * scale)
    return (width + width % 2, height + height % 2) if even else (width, height)


def image_of(figure: Figure, palette: Palette, scale: float, even: bool = False) -> QImage:
    """Return a figure as pixels, ``scale`` for each of its own."""
    opaque = figure.ground.alpha == 1
    form = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(*size_of(figure, scale, even), form)
    image.setDevicePixelRatio(scale)
    image.setDotsPerMeterX(round(scale * DOTS_PER_METRE))
    image.setDotsPerMeterY(round(scale * DOTS_PER_METRE))
    image.fill(palette.colour(figure.ground) if opaque else Qt.GlobalColor.transparent)
    with painting(image) as painter:
        paint_page(painter, figure, palette)
    return image


def png(figure: Figure, palette: Palette, scale: float) -> bytes:
    """Return a figure as PNG; the same figure gives the same bytes."""
    return png_of(image_of(figure, palette, scale))


def png_of(image: QImage) -> bytes:
    """Return pixels as PNG."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    buffer.close()
    return content.data()
