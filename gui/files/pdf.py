"""Figures as the pages of a PDF: lines and letters, with all fonts in it.

The same figures give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QPageSize, QPdfWriter

from engine.picture import Figure, Palette
from gui.files.page import paint_page
from gui.files.pdf_order import in_order
from gui.paint_figure import painting

POINTS = 0.75
"""A design pixel in points: 96 of them are an inch."""
RESOLUTION = 1200
"""Of lengths that Qt rounds, in dots an inch."""
DOCUMENT = QUuid("{6f1e2c0a-8b5d-4d2a-9c57-1d0f0a7e5b11}")
ABOUT = """<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"/>
<?xpacket end="w"?>
"""


def pdf(figures: Iterable[Figure], palette: Palette, scale: float, title: str) -> bytes:
    """Return figures as a PDF document, each a page of its size times ``scale``."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("Hopscope")
    writer.setDocumentId(DOCUMENT)
    writer.setDocumentXmpMetadata(QByteArray(ABOUT.encode()))
    pages = iter(figures)
    first = next(pages)
    _set_page(writer, first, scale)
    pixel = scale * POINTS * RESOLUTION / 72
    with painting(writer) as painter:
        painter.scale(pixel, pixel)
        paint_page(painter, first, palette)
        for figure in pages:
            _set_page(writer, figure, scale)
            writer.newPage()
            paint_page(painter, figure, palette)
    buffer.close()
    return in_order(content.data())


def _set_page(writer: QPdfWriter, figure: Figure, scale: float) -> None:
    size = QSizeF(figure.width, figure.height) * (scale * POINTS)
    exact = QPageSize.SizeMatchPolicy.ExactMatch
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Point, "", exact))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
