"""The one place that writes text on the canvas, and the record of what was drawn.

Every string goes through ``Pen.write``, which notes the text, its ink's rectangle and the clip, so
tests can prove that nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import shiboken6
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintDevice, QPainter, QPen

from engine.report.placement import Floats
from gui.theme import font

SMALLEST = 11
"""No text is smaller, in pixels."""

MOST_SMOOTH = 6000
"""More lines at once than this are drawn with hard edges, which takes a third of the time."""


class Written(NamedTuple):
    """A text, the rectangle of its ink and the rectangle that it must not leave."""

    text: str
    rect: QRectF
    clip: QRectF


class Mark(NamedTuple):
    """A chunk drawn on a link: the node it is named after, and its square."""

    link: int
    number: int
    rect: QRectF


@dataclass
class Drawn:
    """What a paint really drew.

    Attributes
    ----------
    title, sentence, next_sentence : str
    labels : list of (link, number)
        The numbers at the senders.
    plates : list of (link, number)
        What waits.
    arrows, lanes : list of link
    marks : list of Mark
    bars : list of transfer
        Cut-through transfers that lie on several links.
    segments : list of (node, full, arriving, empty)
        What the rings show.
    texts : list of Written
    """

    title: str = ""
    sentence: str = ""
    next_sentence: str = ""
    labels: list[tuple[int, int]] = field(default_factory=list)
    plates: list[tuple[int, int]] = field(default_factory=list)
    arrows: list[int] = field(default_factory=list)
    lanes: list[int] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    bars: list[int] = field(default_factory=list)
    segments: list[tuple[int, int, int, int]] = field(default_factory=list)
    texts: list[Written] = field(default_factory=list)

    def and_then(self, later: Drawn) -> Drawn:
        """Return this and what was drawn over it."""
        lists = {
            name: [*value, *getattr(later, name)]
            for name, value in vars(self).items()
            if isinstance(value, list)
        }
        return Drawn(self.title, self.sentence, self.next_sentence, **lists)


@lru_cache(maxsize=64)
def sized(size: float, weight: int = 400, narrow: int = 100) -> tuple[QFont, QFontMetricsF]:
    """Return a font of a size in pixels, and its metrics; ``narrow`` is its width in per cent."""
    made = font(max(round(size), SMALLEST), weight)
    made.setStretch(narrow)
    return made, QFontMetricsF(made)


def text_width(text: str, size: float, weight: int = 400, narrow: int = 100) -> float:
    """Return how wide a text is."""
    return sized(size, weight, narrow)[1].horizontalAdvance(text)


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Paint on a device; the painter ends whatever happens (one that does not crashes Qt)."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


class Pen:
    """A painter with the record of what it draws; ``below`` are texts that are there already."""

    def __init__(
        self, painter: QPainter, whole: QRectF, drawn: Drawn, below: Sequence[Written] = ()
    ) -> None:
        self.painter = painter
        self.whole = whole
        self.drawn = drawn
        self.below = below

    def write(
        self,
        text: str,
        at: QPointF,
        size: float,
        colour: QColor | str,
        weight: int = 400,
        anchor: float = 0.5,
        halo: QColor | str | None = None,
        narrow: int = 100,
    ) -> QRectF:
        """Write a text whose capitals' middle is at ``at``; return the rectangle of its ink.

        ``anchor`` 0 puts the text's left end there, 0.5 its middle, 1 its right end; ``halo`` is
        the colour of a ground that keeps lines off the text.
        """
        made, metrics = sized(size, weight, narrow)
        advance = metrics.horizontalAdvance(text)
        base = QPointF(at.x() - anchor * advance, at.y() + metrics.capHeight() / 2)
        ink = metrics.tightBoundingRect(text).translated(base)
        painter = self.painter
        if halo is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(halo))
            painter.drawRoundedRect(ink.adjusted(-2, -2, 2, 2), 3, 3)
        painter.setFont(made)
        painter.setPen(QColor(colour))
        painter.drawText(base, text)
        self.note(text, ink)
        return ink

    def note(self, text: str, ink: QRectF) -> None:
        """Note a text that stands where ``ink`` is."""
        clip = self.painter.clipBoundingRect() if self.painter.hasClipping() else self.whole
        self.drawn.texts.append(Written(text, ink, clip))

    def lines(self, segments: Floats, colour: QColor | str, width: float) -> None:
        """Draw many lines x1, y1, x2, y2 (float64 of shape (n, 4)) in one call."""
        if not len(segments):
            return
        array = np.ascontiguousarray(segments, dtype=np.float64)
        pen = QPen(QColor(colour), width)
        pen.setCosmetic(True)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        smooth = len(array) <= MOST_SMOOTH
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
        # QLineF is four doubles, so the array's own memory is what Qt reads.
        self.painter.drawLines(shiboken6.wrapInstance(array.ctypes.data, QLineF), len(array))
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
