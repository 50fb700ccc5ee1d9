"""A figure over time on screen: the playhead over it, dragging, zooming, and picking links.

The figure is painted once; a moment that moves repaints the two strips where the playhead was and
is.
"""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from engine.picture import PALETTES
from engine.picture.chart import TimeFigure
from engine.picture.time_axis import Span, TimeAxis
from engine.report.vertices import link_name
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.canvas.layers import Layers
from gui.paint_figure import Drawn
from gui.theme import LIGHT, Theme
from gui.words import Words, short_number

TIP = QT_TRANSLATE_NOOP("over-time", "t = {time} · step {step} · cycle {cycle}")
TIP_LINK = QT_TRANSLATE_NOOP("over-time", "link {link}")
NOTCH = 120
"""What a wheel turns by one notch."""
ZOOM = 1.35
"""By so much a notch zooms."""
PAN = 0.15
"""The part of what is seen by which a notch to the side moves it."""
KNOB = 4.5
"""The radius of the playhead's knob at scale 1."""


class TimePlot(QWidget):
    """Shows a ``TimeFigure``.

    Signals: ``time_asked(int)``, the instant in ticks that was pointed at; ``link_asked(int)``, a
    link whose bar was clicked; ``span_asked(Span or None)``, another stretch of time, None for all;
    ``resized()``.
    """

    time_asked = Signal(object)
    link_asked = Signal(object)
    span_asked = Signal(object)
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: TimeFigure | None = None
        self._run: Run | None = None
        self._position = 0
        self._theme = LIGHT
        self._words = Words()
        self._layers = Layers()
        self._drawn = Drawn()
        self._pressed: QPointF | None = None
        self._dragging = False
        self._turned = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(600), self._theme.px(230))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(130))

    @property
    def axis(self) -> TimeAxis | None:
        """The time axis of what is shown."""
        return None if self.figure is None else self.figure.axis

    def drawn(self) -> Drawn:
        """Return what the last painting of the figure really drew."""
        return self._drawn

    # What is shown

    def show_figure(self, run: Run, figure: TimeFigure | None) -> None:
        """Show a figure of a run; None for an empty ground."""
        self._run, self.figure = run, figure
        cursor = Qt.CursorShape.ArrowCursor if self.axis is None else Qt.CursorShape.CrossCursor
        self.setCursor(cursor)
        self.update()

    def show_position(self, ticks: int) -> None:
        """Put the playhead at a time."""
        before = self._strip()
        self._position = ticks
        for strip in (before, self._strip()):
            if strip is not None:
                self.update(strip)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.update()

    def show_language(self, words: Words) -> None:
        """Say everything in another language."""
        self._words = words

    # Painting

    def _playhead(self) -> float | None:
        """Return the x of the playhead, None where it is not to be seen."""
        axis = self.axis
        if axis is None or not axis.span.begin <= self._position <= axis.span.end:
            return None
        return axis.place(self._position)

    def _strip(self) -> QRect | None:
        """Return what the playhead covers."""
        x = self._playhead()
        if x is None:
            return None
        room = KNOB * self._theme.scale + 3
        return QRect(floor(x - room), 0, ceil(2 * room) + 1, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = PALETTES[self._theme.name]
        painter.fillRect(event.rect(), QColor(palette.canvas))
        if self.figure is None:
            return
        picture, self._drawn = self._layers.still(self.figure, palette, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_playhead(painter)
        painter.end()

    def _draw_playhead(self, painter: QPainter) -> None:
        x, axis, theme = self._playhead(), self.axis, self._theme
        if x is None or axis is None:
            return
        ink = QColor(theme.accent if self.hasFocus() else theme.text)
        painter.setPen(QPen(ink, 2 * theme.line_scale))
        top = axis.box.top - 2 * theme.scale
        painter.drawLine(QPointF(x, top), QPointF(x, axis.box.bottom + 2))
        painter.setPen(QPen(QColor(PALETTES[theme.name].canvas), 1.0))
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(x, top), KNOB * theme.scale, KNOB * theme.scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.resized.emit()

    # Asking

    def _link_at(self, point: QPointF) -> int | None:
        """Return the link at a point of the body."""
        figure, axis = self.figure, self.axis
        if figure is None or axis is None:
            return None
        box = axis.box
        if not (box.left <= point.x() <= box.right and box.top <= point.y() <= box.bottom):
            return None
        return figure.link_at(point.x(), point.y())

    def _ask_time(self, point: QPointF) -> None:
        if self.axis is not None:
            self.time_asked.emit(self.axis.ticks_at(point.x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        axis = self.axis
        if event.button() != Qt.MouseButton.LeftButton or axis is None:
            return
        if event.position().y() < axis.box.top - KNOB * self._theme.scale:
            return  # the heading
        self._pressed, self._dragging = event.position(), False
        if self._link_at(event.position()) is None:
            self._dragging = True
            self._ask_time(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        moved = (event.position() - self._pressed).manhattanLength()
        if self._dragging or moved >= QApplication.startDragDistance():
            self._dragging = True
            self._ask_time(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and not self._dragging:
            link = self._link_at(self._pressed)
            if link is not None:
                self.link_asked.emit(link)
        self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.span_asked.emit(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom round the pointer; with Shift, or by a wheel to the side, move to the side."""
        across, along = event.angleDelta().x(), event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            across, along = across or along, 0
        event.accept()
        if across:
            self._pan(-across / NOTCH)
        elif along:
            self._zoom(event.position().x(), ZOOM ** (-along / NOTCH))

    def _pan(self, notches: float) -> None:
        if self.axis is not None:
            self._ask_span(self.axis.moved(PAN * notches))

    def _zoom(self, x: float, factor: float) -> None:
        if self.axis is not None:
            inside = min(max(x, self.axis.box.left), self.axis.box.right)
            self._ask_span(self.axis.zoomed(inside, factor))

    def _ask_span(self, span: Span) -> None:
        if self.axis is not None and span != self.axis.span:
            self.span_asked.emit(None if span == self.axis.whole else span)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom by Up and Down round the playhead; 0 shows everything."""
        x = self._playhead()
        middle = x if x is not None else self.width() / 2
        if event.key() == Qt.Key.Key_Up:
            self._zoom(middle, 1 / ZOOM)
        elif event.key() == Qt.Key.Key_Down:
            self._zoom(middle, ZOOM)
        elif event.key() == Qt.Key.Key_0:
            self.span_asked.emit(None)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what is said of a point: time, step and cycle, and the link if there is one."""
        if self._run is None or self.axis is None:
            return ""
        trace, ticks = self._run.trace, self.axis.ticks_at(point.x())
        cycle = max(1, trace.cycle_at(ticks))
        time = short_number(trace.unit.time(ticks))
        lines = [self._words(Text(TIP, time=time, step=trace.step_of_cycle(cycle), cycle=cycle))]
        link = self._link_at(point)
        if link is not None:
            name = link_name(self._run.topology, link)
            lines.append(self._words(Text(TIP_LINK, link=name)))
        return "\n".join(lines)
