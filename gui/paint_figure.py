"""Paints figures with Qt: the one place that turns shapes into pixels, and records what it drew.

The text, the ink's rectangle and the clip of every text are noted, so that tests can prove that
nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPaintDevice,
    QPainter,
    QPen,
    QPixmap,
    QTransform,
)

from engine.picture.figure import (
    Arc,
    Box,
    Discs,
    Layer,
    Lines,
    Note,
    Path,
    Shape,
    Stamp,
    Stroke,
    Words,
)
from engine.picture.ink import Ink, Palette
from gui.painted_text import Written, write
from gui.qt_shapes import polygon, qpath, qrect
from gui.theme import font

MOST_SMOOTH = 10_000
"""More lines in a layer than this are drawn with hard edges, which takes a third of the time."""

CONTEXTUAL = QFont.Tag("calt")
"""The feature that gives brackets beside figures a form of their own, which a PDF cannot name."""

MOST_STAMPS = 2048
"""So many pictures of stamps are kept."""


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
    arrows, lanes, ghosts : list of link
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
    ghosts: list[int] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    bars: list[int] = field(default_factory=list)
    segments: list[tuple[int, ...]] = field(default_factory=list)
    texts: list[Written] = field(default_factory=list)

    def and_then(self, later: Drawn) -> Drawn:
        """Return this and what was drawn over it."""
        joined = {name: value + getattr(later, name) for name, value in vars(self).items()}
        return Drawn(**joined)

    def note(self, shape: Shape) -> None:
        """Note what a shape shows."""
        what, key = getattr(shape, "what", ""), getattr(shape, "key", ())
        if isinstance(shape, Words):
            self._note_words(shape)
        elif isinstance(shape, Stamp) and what == "mark":
            side = shape.size / 2
            x, y = shape.at
            square = QRectF(x - side, y - side, shape.size, shape.size)
            self.marks.append(Mark(key[0], key[1], square))
        elif isinstance(shape, Lines):
            self.lanes += shape.keys
        elif what == "ring":
            self.segments.append(key)
        elif what in SINGLE:
            getattr(self, SINGLE[what]).append(key[0])

    def _note_words(self, shape: Words) -> None:
        if shape.what == "number":
            self.labels.append((shape.key[0], shape.key[1]))
        elif shape.what == "plate-number":
            self.plates.append((shape.key[0], shape.key[1]))
        elif shape.what in HEADING:
            name = HEADING[shape.what]
            said = getattr(self, name)
            setattr(self, name, f"{said} {shape.text}" if said else shape.text)


SINGLE = {"lane": "lanes", "arrow": "arrows", "ghost": "ghosts", "bar": "bars"}
HEADING = {"title": "title", "sentence": "sentence", "next": "next_sentence"}


@lru_cache(maxsize=64)
def sized(size: float, weight: int = 400, narrow: int = 100) -> tuple[QFont, QFontMetricsF]:
    """Return a font of a size in pixels, and its metrics; ``narrow`` is its width in per cent."""
    made = font(size, weight)
    made.setStretch(narrow)
    made.setFeature(CONTEXTUAL, 0)
    return made, QFontMetricsF(made)


@lru_cache(maxsize=4096)
def _extent(text: str, size: float, weight: int, narrow: int) -> tuple[float, QRectF]:
    """Return a text's advance, and the rectangle of its ink round its start."""
    metrics = sized(size, weight, narrow)[1]
    return metrics.horizontalAdvance(text), metrics.tightBoundingRect(text)


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Paint on a device; the painter ends whatever happens (one that does not crashes Qt)."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


class FigurePainter:
    """Paints layers of a figure in a palette; ``drawn`` is what it has painted."""

    def __init__(self, painter: QPainter, whole: QRectF, palette: Palette) -> None:
        self.painter = painter
        self.drawn = Drawn()
        self._whole = whole
        self._palette = palette
        self._clip = whole
        self._smooth = True
        self._pens: dict[Stroke, QPen] = {}
        self._colours: dict[Ink, QColor] = {}
        self._painters: dict[type, Callable[[Any], None]] = {
            Lines: self._lines,
            Path: self._path,
            Discs: self._discs,
            Box: self._box,
            Arc: self._arc,
            Words: self._write,
            Stamp: self._stamp,
        }

    def paint(self, layer: Layer) -> None:
        """Paint a layer."""
        painter = self.painter
        painter.save()
        clip = self._whole
        if layer.clip is not None:
            clip = qrect(layer.clip)
            painter.setClipRect(clip)
        self._clip = clip
        lines = sum(len(shape.segments) for shape in layer.shapes if isinstance(shape, Lines))
        self._smooth = lines <= MOST_SMOOTH
        for shape in layer.shapes:
            self._shape(shape)
            self.drawn.note(shape)
        painter.restore()

    def _shape(self, shape: Shape) -> None:
        if not isinstance(shape, Note):
            self._painters[type(shape)](shape)

    def colour(self, ink: Ink) -> QColor:
        """Return an ink's colour in the palette."""
        if ink not in self._colours:
            colour = QColor(self._palette.colour(ink))
            colour.setAlphaF(ink.alpha)
            self._colours[ink] = colour
        return self._colours[ink]

    def _use(self, stroke: Stroke | None, fill: Ink | None) -> None:
        """Give the painter a pen and a brush."""
        self.painter.setPen(Qt.PenStyle.NoPen if stroke is None else self._pen(stroke))
        brush = Qt.BrushStyle.NoBrush if fill is None else QBrush(self.colour(fill))
        self.painter.setBrush(brush)

    def _pen(self, stroke: Stroke) -> QPen:
        """Return the pen of a stroke, made once; whoever changes it takes a copy."""
        if stroke not in self._pens:
            pen = QPen(self.colour(stroke.ink), stroke.width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if stroke.dash:
                pen.setDashPattern([length / stroke.width for length in stroke.dash])
            self._pens[stroke] = pen
        return self._pens[stroke]

    def _lines(self, shape: Lines) -> None:
        pen = QPen(self._pen(shape.stroke))
        pen.setCosmetic(True)  # drawn faster, but its width is in pixels of the screen
        pen.setWidthF(pen.widthF() * self.painter.device().devicePixelRatioF())
        self.painter.setPen(pen)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, self._smooth)
        # QLineF is four doubles, so the array's own memory is what Qt reads.
        segments = shape.segments
        lines = shiboken6.wrapInstance(segments.ctypes.data, QLineF)
        self.painter.drawLines(lines, len(segments))
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)

    def _path(self, shape: Path) -> None:
        self._use(shape.stroke, shape.fill)
        if shape.stroke is not None and shape.hatched:
            pen = QPen(self._pen(shape.stroke))
            pattern = Qt.BrushStyle.BDiagPattern
            pen.setBrush(QBrush(self.colour(shape.stroke.ink), pattern))
            self.painter.setPen(pen)
        if shape.closed and not shape.parts:
            self.painter.drawPolygon(polygon(shape.points))
            return
        self.painter.drawPath(qpath(shape))

    def _discs(self, shape: Discs) -> None:
        self._use(shape.stroke, shape.fill)
        for x, y in shape.centres.tolist():
            self.painter.drawEllipse(QPointF(x, y), shape.radius, shape.radius)

    def _box(self, shape: Box) -> None:
        self._use(shape.stroke, shape.fill)
        wide, high = shape.width, shape.height
        (x, y), (dx, dy) = shape.centre, shape.along
        if (dx, dy) == (1.0, 0.0):
            rect = QRectF(x - wide / 2, y - high / 2, wide, high)
            self.painter.drawRoundedRect(rect, shape.corner, shape.corner)
            return
        self.painter.save()
        self.painter.setTransform(QTransform(dx, dy, -dy, dx, x, y), True)
        rect = QRectF(-wide / 2, -high / 2, wide, high)
        self.painter.drawRoundedRect(rect, shape.corner, shape.corner)
        self.painter.restore()

    def _arc(self, shape: Arc) -> None:
        self._use(shape.stroke, None)
        x, y = shape.centre
        radius = shape.radius
        circle = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        # Qt counts sixteenths of a degree, counter-clockwise from the right.
        self.painter.drawArc(circle, round(16 * (90 - shape.begin)), round(-16 * shape.sweep))

    def _stamp(self, shape: Stamp) -> None:
        """Draw a stamp from its kept picture, on whole pixels so that its text stays sharp."""
        ratio = self.painter.device().devicePixelRatioF()
        picture, texts = _stamp_picture(shape, self._palette, ratio)
        side = picture.deviceIndependentSize().width()
        x, y = shape.at
        corner = QPointF(round(x - side / 2), round(y - side / 2))
        self.painter.drawPixmap(corner, picture)
        for text, size, ink, _ in texts:
            self.drawn.texts.append(Written(text, size, ink.translated(corner), self._clip))

    def _write(self, shape: Words) -> None:
        made, metrics = sized(shape.size, shape.weight, shape.narrow)
        advance, ink = _extent(shape.text, shape.size, shape.weight, shape.narrow)
        x, y = shape.at
        base = QPointF(x - shape.anchor * advance, y + metrics.capHeight() / 2)
        ink = ink.translated(base)
        if shape.halo is not None:
            self._use(None, shape.halo)
            self.painter.drawRoundedRect(ink.adjusted(-2, -2, 2, 2), 3, 3)
        self.painter.setFont(made)
        self.painter.setPen(self.colour(shape.ink))
        self.drawn.texts.append(write(self.painter, shape.text, base, self._clip, ink))


KEPT: dict[tuple[int, int, float], tuple[tuple[Shape, ...], QPixmap, list[Written]]] = {}
"""Pictures of stamps by the identity of their shapes, palette and ratio; the shapes are held."""


def _stamp_picture(stamp: Stamp, palette: Palette, ratio: float) -> tuple[QPixmap, list[Written]]:
    key = id(stamp.shapes), id(palette), ratio
    known = KEPT.get(key)
    if known is not None and known[0] is stamp.shapes:
        return known[1], known[2]
    side = 2 * ceil(stamp.size / 2 + 1.5)
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        painter.translate(side / 2, side / 2)
        whole = QRectF(-side / 2, -side / 2, side, side)
        inner = FigurePainter(painter, whole, palette)
        inner.paint(Layer(stamp.shapes))
    middle = QPointF(side / 2, side / 2)
    texts = [
        Written(text, size, ink.translated(middle), clip)
        for text, size, ink, clip in inner.drawn.texts
    ]
    if len(KEPT) >= MOST_STAMPS:
        KEPT.clear()
    KEPT[key] = stamp.shapes, picture, texts
    return picture, texts
