"""The one way in which widgets paint text, so that tests can prove that none of it is cut off.

``noted()`` collects what is painted within it: each text, its type, the rectangle of its ink and
the rectangle that it must not leave.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


class Written(NamedTuple):
    """A text, its size in pixels, the rectangle of its ink, and that which it must not leave."""

    text: str
    size: int
    rect: QRectF
    clip: QRectF


FAR = 1e6
"""Pixels beyond every list."""

_NOTED: list[list[Written]] = []
"""The lists that are being filled, the innermost last."""


@contextmanager
def noted() -> Iterator[list[Written]]:
    """Collect the texts that are painted meanwhile."""
    texts: list[Written] = []
    _NOTED.append(texts)
    try:
        yield texts
    finally:
        _NOTED.remove(texts)


def write(
    painter: QPainter,
    text: str,
    base: QPointF,
    clip: QRectF | None = None,
    ink: QRectF | None = None,
) -> Written:
    """Write a text from the left end of its baseline in the painter's font and pen.

    ``clip`` is what it must not leave: all that the painter reaches, if not given; ``ink`` the
    rectangle of its ink, if that is known.
    """
    put(painter, text, base)
    if ink is None:
        ink = QFontMetricsF(painter.font()).tightBoundingRect(text).translated(base)
    return _note(painter, text, ink, clip)


def write_in(painter: QPainter, text: str, box: QRectF, flags: int) -> Written:
    """Write a text into a rectangle, which it must not leave, by flags for alignment and wrapping.

    A rectangle that is not so high as the font's lines is fine if the ink fits.
    """
    metrics = QFontMetricsF(painter.font())
    whole = metrics.boundingRect(box, flags, text)
    lines = round(whole.height() / metrics.lineSpacing()) if text else 1
    if lines <= 1:
        ink = metrics.tightBoundingRect(text)
        ink.translate(whole.left(), whole.top() + metrics.ascent())
    else:
        ink = whole.adjusted(0, metrics.ascent() - metrics.capHeight(), 0, -metrics.descent())
    put_in(painter, text, box, flags | int(Qt.TextFlag.TextDontClip))
    return _note(painter, text, ink, box)


def put(painter: QPainter, text: str, base: QPointF) -> None:
    """Paint the letters of a text."""
    painter.drawText(base, text)


def put_in(painter: QPainter, text: str, box: QRectF, flags: int) -> None:
    """Paint the letters of a text in a rectangle."""
    painter.drawText(box, flags, text)


def _note(painter: QPainter, text: str, ink: QRectF, clip: QRectF | None) -> Written:
    written = Written(text, painter.font().pixelSize(), ink, ink if clip is None else clip)
    if _NOTED:
        reach = _reach(painter)
        inside = reach if clip is None else reach.intersected(clip)
        _NOTED[-1].append(written._replace(clip=inside))
    return written


def _scrolls(widget: QWidget) -> bool:
    """Return whether a widget is what a scroll area shows of something larger."""
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def _reach(painter: QPainter) -> QRectF:
    """Return what a painter reaches of its device, in the painter's own pixels."""
    device = painter.device()
    if isinstance(device, QWidget):
        rect = QRectF(device.rect())
        # A row at the edge of a list is not lost: it is scrolled to.
        return rect.adjusted(0, -FAR, 0, FAR) if _scrolls(device) else rect
    ratio = device.devicePixelRatioF()
    whole = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
    back, possible = painter.worldTransform().inverted()
    return back.mapRect(whole) if possible else whole
