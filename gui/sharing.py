"""The figure on show for other programs: on the clipboard and on paper."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMimeData, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtPrintSupport import QPrinter

from engine.export.svg import svg
from engine.picture import PALETTES, Figure, Palette
from engine.picture.figure import Lines, Stamp
from gui.paint_figure import FigurePainter, painting

PICTURE_SCALE = 2
"""Pixels of the picture for each of the window."""
PRINTED = PALETTES["light"]
"""The colours on paper: on white, and darker for more, so that grey print says the same."""
SVG_TYPE = "image/svg+xml"


class PagePainter(FigurePainter):
    """Paints for a page that is finer than the screen: nothing comes from kept pixels."""

    def _lines(self, shape: Lines) -> None:
        self.painter.setPen(self._pen(shape.stroke))
        self.painter.drawLines([QLineF(a, b, c, d) for a, b, c, d in shape.segments.tolist()])

    def _stamp(self, shape: Stamp) -> None:
        self.painter.save()
        self.painter.translate(*shape.at)
        for inner in shape.shapes:
            self._shape(inner)
        self.painter.restore()


def image_of(figure: Figure, palette: Palette, scale: float = PICTURE_SCALE) -> QImage:
    """Return a figure as pixels, ``scale`` for each of the window."""
    size = QSizeF(figure.width, figure.height)
    image = QImage((size * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(palette.canvas))
    with painting(image) as painter:
        brush = FigurePainter(painter, QRectF(0, 0, figure.width, figure.height), palette)
        for layer in figure.layers:
            brush.paint(layer)
    return image


def picture_data(figure: Figure, palette: Palette) -> QMimeData:
    """Return a figure as a clipboard holds it: pixels, PNG and SVG."""
    data = QMimeData()
    image = image_of(figure, palette)
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    buffer.close()
    data.setImageData(image)
    data.setData("image/png", content)
    data.setData(SVG_TYPE, QByteArray(svg(figure, palette)))
    return data


def print_figure(figure: Figure, printer: QPrinter) -> None:
    """Draw a figure on a page as large as it goes, as lines and letters."""
    with painting(printer) as painter:
        page = QRectF(painter.viewport())
        scale = min(page.width() / figure.width, page.height() / figure.height)
        painter.translate((page.width() - scale * figure.width) / 2, 0)
        painter.scale(scale, scale)
        brush = PagePainter(painter, QRectF(0, 0, figure.width, figure.height), PRINTED)
        for layer in figure.layers:
            brush.paint(layer)
