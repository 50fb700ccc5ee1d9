"""A narrow band of a run's time: when something is busy, and how many wait; a click asks for it."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.report.place import History
from engine.run import Run
from engine.topology.base import Integers
from gui.painted_text import write_in
from gui.theme import LIGHT, Theme

BUSY, QUEUE = 14, 30
"""Heights of the two parts in the design."""
LEAST_STEP = 5
"""Steps narrower than this have no line between them."""


class TimeStrip(QWidget):
    """The band of a history; ``time_asked`` carries a time in ticks."""

    time_asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._run: Run | None = None
        self._history: History | None = None
        self._queue = False
        self._position = 0
        self._names = ("", "")
        self._columns: tuple[History, int, list[tuple[int, int]]] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_history(self, run: Run, history: History | None, queue: bool) -> None:
        """Show when a history is busy and, if asked for and there is any, its queue."""
        self._run, self._history = run, history
        self._queue = queue and history is not None and history.longest_queue > 0
        self._name()
        self.updateGeometry()
        self.update()

    def show_position(self, position: int) -> None:
        """Show where the run is, in ticks."""
        self._position = position
        self.update()

    def show_name(self, plain: str, with_queue: str) -> None:
        """Say what it is, without a queue and with one."""
        self._names = plain, with_queue
        self._name()

    def _name(self) -> None:
        name = self._names[self._queue]
        self.setAccessibleName(name)
        self.setToolTip(name)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(BUSY + (QUEUE if self._queue else 0)))

    def ticks_at(self, x: float) -> int:
        """Return the time at a place across."""
        assert self._run is not None
        share = min(max(x / max(1, self.width()), 0.0), 1.0)
        return round(share * self._run.trace.duration)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._run is not None:
            self.time_asked.emit(self.ticks_at(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        run, history, theme = self._run, self._history, self._theme
        if run is None or history is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = theme.px(QUEUE) if self._queue else 0
        band = QRectF(0, top, self.width(), self.height() - top)
        painter.fillRect(band, QColor(theme.not_held))
        for begin, end in self._busy(history):
            painter.fillRect(QRectF(begin, top, end - begin, band.height()), QColor(theme.accent))
        self._draw_steps(painter, run, band)
        if self._queue:
            self._draw_queue(painter, history, top)
        x = self.width() * self._position / max(1, run.trace.duration)
        painter.setPen(QPen(QColor(theme.text), 2 * theme.line_scale))
        painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))

    def _busy(self, history: History) -> list[tuple[int, int]]:
        """Return the busy columns of the width; kept, for every step paints."""
        known = self._columns
        if known is None or known[0] is not history or known[1] != self.width():
            known = history, self.width(), busy_columns(history, self.width())
            self._columns = known
        return known[2]

    def _draw_steps(self, painter: QPainter, run: Run, band: QRectF) -> None:
        places = run.trace.step_starts * (self.width() / max(1, run.trace.duration))
        if float(np.diff(places).min(initial=band.width())) < LEAST_STEP:
            return
        painter.setPen(QPen(QColor(self._theme.panel), 2 * self._theme.line_scale))
        for x in places[1:-1].tolist():
            painter.drawLine(QPointF(x, band.top()), QPointF(x, band.bottom()))

    def _draw_queue(self, painter: QPainter, history: History, base: int) -> None:
        most = queue_columns(history, self.width())
        room = base - self._theme.px(3)
        high = most * (room / max(1, history.longest_queue))
        points = [QPointF(0, base)]
        for x, height in enumerate(high.tolist()):
            points += [QPointF(x, base - height), QPointF(x + 1, base - height)]
        points.append(QPointF(len(high), base))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.load[1]))
        painter.drawPolygon(QPolygonF(points))
        painter.setPen(QColor(self._theme.second_text))
        painter.setFont(self._theme.font(11))
        box = QRectF(2, 0, self.width() - 4, base)
        peak = int(np.argmax(most)) > self.width() // 2
        side = Qt.AlignmentFlag.AlignLeft if peak else Qt.AlignmentFlag.AlignRight
        write_in(painter, f"{history.longest_queue}", box, int(side | Qt.AlignmentFlag.AlignTop))


def busy_columns(history: History, width: int) -> list[tuple[int, int]]:
    """Return the runs of pixel columns (first, one past the last) in which anything crosses."""
    scale = width / max(1, history.run.trace.duration)
    change = np.zeros(width + 2, np.int64)
    first = np.minimum((history.start * scale).astype(np.int64), width - 1)
    last = np.maximum(np.ceil(history.end * scale).astype(np.int64), first + 1)
    np.add.at(change, first, 1)
    np.add.at(change, np.minimum(last, width), -1)
    busy = np.cumsum(change)[:width] > 0
    borders = np.flatnonzero(np.diff(np.concatenate([[0], busy, [0]]).astype(np.int64)))
    return list(zip(borders[::2].tolist(), borders[1::2].tolist(), strict=True))


def queue_columns(history: History, width: int) -> Integers:
    """Return the most that wait at once within each pixel column, shape (width,)."""
    times, waiting = history.queue
    begins = np.arange(width) * (history.run.trace.duration / max(1, width))
    before = np.searchsorted(times, begins, side="right") - 1
    most = np.where(before >= 0, waiting[np.maximum(before, 0)], 0)
    column = np.minimum(times * width // max(1, history.run.trace.duration), width - 1)
    np.maximum.at(most, column, waiting)
    return most
