"""The bar to time scale: steps, startups, load in each cycle, and the playhead.

What does not move is drawn once into three pictures (load of what is done, load of what is to
come, marks); a moment only shifts the border between them, and only what it shifts is repainted.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.picture.load_columns import height_share, joined, load_columns
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.player.marks import draw_flags, draw_lit, draw_marks
from gui.theme import LIGHT, Theme, mixed
from gui.words import Words, short_number

if TYPE_CHECKING:
    from engine.run import Run

BAR = Text(QT_TRANSLATE_NOOP("player", "Time bar"))
TIP = QT_TRANSLATE_NOOP("player", "t = {time} · step {step} · cycle {cycle}")
TIP_LOAD = QT_TRANSLATE_NOOP("player", "chunks on the busiest link: {load}")
TIP_BOOKMARK = QT_TRANSLATE_NOOP("player", "bookmark at t = {time}")
NOTCH = 120
"""What a wheel turns by one notch."""
EDGE, TOP, BELOW = 26, 13, 21
"""Room at both ends for times, above for the knob, below for times; in pixels of the design."""


class TimeBar(QWidget):
    """The bar; ``time_asked`` carries the instant in ticks that a person pointed at.

    The wheel asks for ``forward_asked`` and ``back_asked``.
    """

    time_asked = Signal(object)
    forward_asked = Signal()
    back_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: Run | None = None
        self._cycle = 0
        self._ticks = 0.0
        self._theme = LIGHT
        self._words = Words()
        self._turned = 0
        self._bookmarks: tuple[tuple[int, Fraction], ...] = ()
        self._lit: tuple[tuple[int, int], ...] = ()
        self._pictures: tuple[QPixmap, QPixmap, QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(600), self._theme.px(80))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(64))

    # What is shown

    def show_run(self, run: Run | None) -> None:
        """Show the steps and loads of a run, from its beginning."""
        self._run, self._cycle, self._ticks = run, 0, 0.0
        self._redraw()

    def show_moment(self, cycle: int, ticks: float) -> None:
        """Put the playhead at a time, in a cycle."""
        if self._run is None:
            self._cycle, self._ticks = cycle, ticks
            return
        before = self._borders()
        self._cycle, self._ticks = cycle, ticks
        self.update(self._changed(before, self._borders()))

    def _borders(self) -> tuple[float, float, float]:
        """Return the places of the playhead, of the end of its cycle and of that of its step."""
        assert self._run is not None
        trace = self._run.trace
        step_end = float(trace.step_starts[trace.step_of_cycle(self._cycle)])
        cycle_end = float(trace.bounds(self._cycle)[1])
        return self._place(self._ticks), self._place(cycle_end), self._place(step_end)

    def _changed(self, before: tuple[float, ...], now: tuple[float, ...]) -> QRegion:
        """Return what looks different: both playheads, and what lies between moved borders."""
        room = self._theme.px(9)
        spans = [(place - room, place + room) for place in (before[0], now[0])]
        spans += [
            (min(pair) - 1, max(pair) + 1)
            for pair in zip(before[1:], now[1:], strict=True)
            if pair[0] != pair[1]
        ]
        region = QRegion()
        for left, right in spans:
            region += QRegion(floor(left), 0, ceil(right) - floor(left) + 1, self.height())
        return region

    def show_bookmarks(self, bookmarks: Sequence[tuple[int, Fraction]]) -> None:
        """Show bookmarks: the tick of each and its time."""
        if tuple(bookmarks) != self._bookmarks:
            self._bookmarks = tuple(bookmarks)
            self.update()

    def show_lit(self, spans: Sequence[tuple[int, int]]) -> None:
        """Show in which spans of ticks something is lit up in the picture."""
        if tuple(spans) != self._lit:
            self._lit = tuple(spans)
            self.update()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(BAR))
        self._redraw()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self._redraw()

    def _redraw(self) -> None:
        self._pictures = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._redraw()

    # Places

    def band(self) -> QRectF:
        """Return where the steps are drawn."""
        px = self._theme.px
        height = self.height() - px(TOP) - px(BELOW)
        return QRectF(px(EDGE), px(TOP), max(1, self.width() - 2 * px(EDGE)), max(1, height))

    def _places(self, ticks: np.ndarray) -> np.ndarray:
        """Return the places of instants, in pixels from the left end of the band."""
        assert self._run is not None
        scale = self.band().width() / max(1, self._run.trace.duration)
        return np.asarray(ticks, np.float64) * scale

    def _place(self, ticks: float) -> float:
        """Return the place of an instant, in pixels of the widget."""
        return self.band().left() + float(self._places(np.array([ticks]))[0])

    def ticks_at(self, x: float) -> int:
        """Return the instant at a place of the widget, within the run."""
        if self._run is None:
            return 0
        band, duration = self.band(), self._run.trace.duration
        share = min(1.0, max(0.0, (x - band.left()) / band.width()))
        return min(duration, round(share * duration))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        band = self.band()
        if self._run is None:
            painter.fillRect(band, self._coming_ground())
            return
        if self._pictures is None:
            self._pictures = self._draw_pictures()
        _, border, done = self._borders()
        painter.fillRect(band, self._coming_ground())
        tinted = QRectF(band.left(), band.top(), done - band.left(), band.height())
        painter.fillRect(tinted, QColor(self._theme.accent_tint))
        full, pale, marks = self._pictures
        painter.setClipRect(QRectF(0, 0, border, self.height()))
        painter.drawPixmap(0, 0, full)
        painter.setClipRect(QRectF(border, 0, self.width() - border, self.height()))
        painter.drawPixmap(0, 0, pale)
        painter.setClipping(False)
        painter.drawPixmap(0, 0, marks)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        spans = [(self._place(begin), self._place(end)) for begin, end in self._lit]
        draw_lit(painter, spans, band.top(), self._theme)
        flags = [self._flag(tick) for tick, _ in self._bookmarks]
        draw_flags(painter, flags, band.top(), self._theme)
        self._draw_playhead(painter, band)

    def _coming_ground(self) -> QColor:
        return mixed(self._theme.not_held, self._theme.panel, 0.55)

    def _draw_playhead(self, painter: QPainter, band: QRectF) -> None:
        x, scale = self._place(self._ticks), self._theme.scale
        ink = QColor(self._theme.accent if self.hasFocus() else self._theme.text)
        painter.setPen(QPen(ink, 2 * self._theme.line_scale))
        knob = QPointF(x, band.top() - 6 * scale)
        painter.drawLine(knob, QPointF(x, band.bottom() + 3 * scale))
        painter.setPen(QPen(QColor(self._theme.panel), 1.5))
        painter.setBrush(ink)
        radius = (7.0 if self.hasFocus() else 5.5) * scale
        painter.drawEllipse(knob, radius, radius)

    def _flag(self, tick: int) -> QRectF:
        """Return where the flag of a bookmark flies."""
        px = self._theme.px
        return QRectF(self._place(tick), px(1), px(9), px(8))

    def _bookmark_at(self, place: QPointF) -> tuple[int, Fraction] | None:
        """Return the bookmark whose flag is under the pointer."""
        for bookmark in self._bookmarks:
            if self._flag(bookmark[0]).adjusted(-2, -2, 2, 2).contains(place):
                return bookmark
        return None

    def _empty_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _draw_pictures(self) -> tuple[QPixmap, QPixmap, QPixmap]:
        """Draw what does not move: load when done, load to come, marks."""
        assert self._run is not None
        run, theme, band = self._run, self._theme, self.band()
        columns = load_columns(run.trace, run.cost.startup_ticks, run.loads, int(band.width()))
        most = int(columns.load.max(initial=1))
        room = band.height() - QFontMetricsF(theme.font(12, 600)).height() - theme.px(4)
        full, pale, marks = (self._empty_picture() for _ in range(3))
        for picture, share in ((full, 1.0), (pale, 0.5)):
            painter = QPainter(picture)
            painter.setPen(Qt.PenStyle.NoPen)
            for begin, end, load in zip(*joined(columns), strict=True):
                if load > 0:
                    colour = mixed(theme.load_colour(load), theme.panel, share)
                    height = room * height_share(load, most)
                    width = max(1.0, end - begin)
                    top = band.bottom() - height
                    painter.fillRect(QRectF(band.left() + begin, top, width, height), colour)
            painter.end()
        painter = QPainter(marks)
        draw_marks(painter, band, run, theme, self._words)
        painter.end()
        return full, pale, marks

    # Asking for a time

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._run is not None:
            flag = self._bookmark_at(event.position())
            self.time_asked.emit(flag[0] if flag else self.ticks_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._run is not None:
            self.time_asked.emit(self.ticks_at(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move by one unit a notch: on when the wheel turns towards the hand, as when reading."""
        self._turned += event.angleDelta().y() or event.angleDelta().x()
        while abs(self._turned) >= NOTCH:
            signal = self.forward_asked if self._turned < 0 else self.back_asked
            self._turned += NOTCH if self._turned < 0 else -NOTCH
            signal.emit()
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what is said of a place: a bookmark, or time, step, cycle and load."""
        if self._run is None:
            return ""
        flag = self._bookmark_at(point)
        if flag is not None:
            return self._words(Text(TIP_BOOKMARK, time=short_number(flag[1])))
        trace, ticks = self._run.trace, self.ticks_at(point.x())
        cycle = max(1, trace.cycle_at(ticks))
        time = short_number(trace.unit.time(ticks))
        place = Text(TIP, time=time, step=trace.step_of_cycle(cycle), cycle=cycle)
        load = Text(TIP_LOAD, load=int(self._run.loads[cycle - 1]))
        return f"{self._words(place)}\n{self._words(load)}"
