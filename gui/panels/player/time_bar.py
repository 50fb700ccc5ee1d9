"""The bar to time scale: steps, startups, load in each cycle, and the playhead.

What does not move is drawn once into three pictures (load of what is done, load of what is to
come, marks); a moment only shifts the border between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.player.columns import height_share, joined, load_columns
from gui.panels.player.marks import draw_marks
from gui.theme import LIGHT, Theme, mixed
from gui.words import Words, short_number

if TYPE_CHECKING:
    from engine.run import Run

BAR = Text(QT_TRANSLATE_NOOP("player", "Time bar"))
TIP = QT_TRANSLATE_NOOP("player", "t = {time} · step {step} · cycle {cycle}")
TIP_LOAD = QT_TRANSLATE_NOOP("player", "chunks on the busiest link: {load}")
EDGE, TOP, BELOW = 26, 13, 21
"""Room at both ends for times, above for the knob, below for times; in pixels of the design."""


class TimeBar(QWidget):
    """The bar; ``time_asked`` carries the instant in ticks that a person pointed at."""

    time_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: Run | None = None
        self._cycle = 0
        self._ticks = 0.0
        self._theme = LIGHT
        self._words = Words()
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
        self._cycle, self._ticks = cycle, ticks
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
        trace = self._run.trace
        step = trace.step_of_cycle(self._cycle)
        done = self._place(trace.step_starts[step])
        painter.fillRect(band, self._coming_ground())
        tinted = QRectF(band.left(), band.top(), done - band.left(), band.height())
        painter.fillRect(tinted, QColor(self._theme.accent_tint))
        border = self._place(trace.bounds(self._cycle)[1])
        full, pale, marks = self._pictures
        painter.setClipRect(QRectF(0, 0, border, self.height()))
        painter.drawPixmap(0, 0, full)
        painter.setClipRect(QRectF(border, 0, self.width() - border, self.height()))
        painter.drawPixmap(0, 0, pale)
        painter.setClipping(False)
        painter.drawPixmap(0, 0, marks)
        self._draw_playhead(painter, band)

    def _coming_ground(self) -> QColor:
        return mixed(self._theme.not_held, self._theme.panel, 0.55)

    def _draw_playhead(self, painter: QPainter, band: QRectF) -> None:
        x, scale = self._place(self._ticks), self._theme.scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(self._theme.accent if self.hasFocus() else self._theme.text)
        painter.setPen(QPen(ink, 2 * self._theme.line_scale))
        knob = QPointF(x, band.top() - 6 * scale)
        painter.drawLine(knob, QPointF(x, band.bottom() + 3 * scale))
        painter.setPen(QPen(QColor(self._theme.panel), 1.5))
        painter.setBrush(ink)
        radius = (7.0 if self.hasFocus() else 5.5) * scale
        painter.drawEllipse(knob, radius, radius)

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
            self.time_asked.emit(self.ticks_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._run is not None:
            self.time_asked.emit(self.ticks_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asked = self._asked_by_key(event.key())
        if asked is None:
            super().keyPressEvent(event)
        else:
            self.time_asked.emit(asked)

    def _asked_by_key(self, key: int) -> int | None:
        """Return the instant that a key asks for: ends, step borders, cycle borders."""
        if self._run is None:
            return None
        trace, now = self._run.trace, self._ticks
        cycles = np.append(trace.cycle_starts, trace.duration)
        keys = Qt.Key
        if key in (keys.Key_Home, keys.Key_End):
            return 0 if key == keys.Key_Home else trace.duration
        borders = {
            keys.Key_PageUp: (trace.step_starts, -1),
            keys.Key_PageDown: (trace.step_starts, 1),
            keys.Key_Left: (cycles, -1),
            keys.Key_Right: (cycles, 1),
        }
        if key not in borders:
            return None
        instants, direction = borders[key]
        if direction < 0:
            place = int(np.searchsorted(instants, now, side="left")) - 1
        else:
            place = int(np.searchsorted(instants, now, side="right"))
        return int(instants[min(max(place, 0), len(instants) - 1)])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos().x()), self)
            return True
        return super().event(event)

    def tip_at(self, x: float) -> str:
        """Return what is said of the instant at a place: time, step, cycle, load."""
        if self._run is None:
            return ""
        trace, ticks = self._run.trace, self.ticks_at(x)
        cycle = max(1, trace.cycle_at(ticks))
        time = short_number(trace.unit.time(ticks))
        place = Text(TIP, time=time, step=trace.step_of_cycle(cycle), cycle=cycle)
        load = Text(TIP_LOAD, load=int(self._run.loads[cycle - 1]))
        return f"{self._words(place)}\n{self._words(load)}"
