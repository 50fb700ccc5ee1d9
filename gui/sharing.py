"""The figure on show for other programs: on the clipboard and on paper."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMimeData, QRectF
from PySide6.QtPrintSupport import QPrinter

from engine.export.svg import svg
from engine.picture import PALETTES, Figure, Palette
from gui.files.image import image_of, png_of
from gui.files.page import paint_page
from gui.paint_figure import painting

PICTURE_SCALE = 2
"""Pixels of the picture for each of the window."""
PRINTED = PALETTES["print"]
"""The colours on paper, whatever the theme."""
SVG_TYPE = "image/svg+xml"


def picture_data(figure: Figure, palette: Palette) -> QMimeData:
    """Return a figure as a clipboard holds it: pixels, PNG and SVG."""
    data = QMimeData()
    image = image_of(figure, palette, PICTURE_SCALE)
    data.setImageData(image)
    data.setData("image/png", QByteArray(png_of(image)))
    data.setData(SVG_TYPE, QByteArray(svg(figure, palette)))
    return data


def print_figure(figure: Figure, printer: QPrinter) -> None:
    """Draw a figure on a page as large as it goes, as lines and letters."""
    with painting(printer) as painter:
        page = QRectF(painter.viewport())
        scale = min(page.width() / figure.width, page.height() / figure.height)
        painter.translate((page.width() - scale * figure.width) / 2, 0)
        painter.scale(scale, scale)
        paint_page(painter, figure, PRINTED)
