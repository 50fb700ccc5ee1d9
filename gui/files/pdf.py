"""Figures as the pages of a PDF: lines and letters, with all fonts in it.

The same figures give the same bytes: what Qt writes about time and chance is replaced.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QPageSize, QPdfWriter

from engine.picture import Figure, Palette
from gui.files.page import paint_page
from gui.paint_figure import painting

POINTS = 0.75
"""A design pixel in points: 96 of them are an inch."""
RESOLUTION = 1200
"""Of lengths that Qt rounds, in dots an inch."""
DOCUMENT = QUuid("{6f1e2c0a-8b5d-4d2a-9c57-1d0f0a7e5b11}")
DATE = b"(D:20260101000000Z)"
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
    return _timeless(content.data())


def _set_page(writer: QPdfWriter, figure: Figure, scale: float) -> None:
    size = QSizeF(figure.width, figure.height) * (scale * POINTS)
    exact = QPageSize.SizeMatchPolicy.ExactMatch
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Point, "", exact))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))


def _timeless(data: bytes) -> bytes:
    """Return a document of Qt's with the dates of its first object replaced.

    They are not always equally long, so what lies behind moves, and the table of places with it.
    """
    end = data.index(b"endobj")
    head = re.sub(rb"\(D:[^)]*\)", DATE, data[:end])
    by = len(head) - end
    table = data.rindex(b"\nxref\n") + 1
    body, places = data[end:table], data[table:]

    def moved(found: re.Match[bytes]) -> bytes:
        place = int(found[1])
        return b"%010d 00000 n" % (place + by * (place > end))

    places = re.sub(rb"(\d{10}) 00000 n", moved, places)
    return head + body + re.sub(rb"(?<=startxref\n)\d+", b"%d" % (table + by), places)
