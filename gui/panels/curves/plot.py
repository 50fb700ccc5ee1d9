"""One plot: lines, points, areas and marks of a ``Content``, on scales that may be logarithmic.

pyqtgraph draws axes, lines and points; marks and labels are drawn over them in pixels, so that they
can keep clear of one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.painted_text import write, write_in
from gui.panels.curves import annotations as notes
from gui.panels.curves.annotations import End
from gui.panels.curves.content import (
    BOUND,
    CROSS,
    EMPTY,
    PALE,
    RING,
    STAR,
    THIN,
    Content,
    Line,
    Point,
    Spot,
)
from gui.panels.curves.looks import colour_of, pen_of
from gui.panels.curves.pointing import Pointing
from gui.panels.curves.scales import Scale, Tick, ticks_across, ticks_up
from gui.theme import LIGHT, Theme, apply_plot_theme
from gui.words import Words

LINEAR = Scale("linear")
STYLES = {BOUND: (1.2, [1, 2.4]), PALE: (1.2, [4, 3])}
"""Width and dash of lines that are not a formula's."""


class CurvePlot(pyqtgraph.PlotWidget):
    """Shows a content.

    Signals: ``ring_moved(low, high)`` while somebody drags the ring along the axis of x, between
    which values it is held, and ``ring_dropped()``; ``opened(object)``, what a clicked spot opens.
    """

    ring_moved = Signal(object, object)
    ring_dropped = Signal()
    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = EMPTY
        self.x_scale = self.y_scale = LINEAR
        self._y_marks: list[Tick] = []
        self._theme = LIGHT
        self._words = Words()
        self._least_left = 0.0
        self.ticks_below = True
        self.pointing = Pointing(self)
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        for action in self.scene().contextMenu:  # pyqtgraph's own "Export...", in English only
            action.setParent(None)
        self.setFrameShape(pyqtgraph.PlotWidget.Shape.NoFrame)
        self.setMinimumSize(120, 40)
        self.plotItem.setClipToView(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.getViewBox().setDefaultPadding(0)
        self.setCacheMode(CurvePlot.CacheModeFlag.CacheNone)  # grid lines move with the ticks

    # What is shown

    def show_content(self, content: Content, x_scale: Scale, y_scale: Scale) -> None:
        """Show a content on two scales; points that have no place on them are left out."""
        self.x_scale, self.y_scale = x_scale, y_scale
        self.content = content.kept(lambda at: x_scale.shows(at[0]) and y_scale.shows(at[1]))
        self._rebuild()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self._rebuild()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        apply_plot_theme(self, theme)
        self._rebuild()

    @property
    def theme(self) -> Theme:
        """The theme of the moment."""
        return self._theme

    def label(self) -> str:
        """Return what stands beside the ring."""
        ring = self.content.ring
        return "" if ring is None else self._words(ring.label)

    def said(self, spot: Spot) -> str:
        """Return what a spot says."""
        return self._words(spot.says())

    # Building

    def _rebuild(self) -> None:
        self.clear()
        self.pointing.forget()
        content, words = self.content, self._words
        if not content.empty:
            self._set_range(content)
            for line in content.lines:
                self._add(line)
        others = [words(mark.label) for mark in content.marks if mark.kind != RING]
        nothing = [words(content.nothing)] if content.empty else []
        self.setAccessibleName(self.label() or words(content.about))
        said = [words(content.about), *others, *nothing]
        self.setAccessibleDescription(". ".join(filter(None, said)))
        for side in ("left", "bottom"):
            self.getAxis(side).setVisible(not content.empty)
        self._fit()
        self.update()

    def places(self, points: Sequence[Point]) -> tuple[list[float], list[float]]:
        """Return where points lie on the scales."""
        xs = [self.x_scale.place(x) for x, _ in points]
        return xs, [self.y_scale.place(y) for _, y in points]

    def _add(self, line: Line) -> None:
        theme, level = self._theme, 2 if line.strong else 0
        pen = pen_of(line.look, theme, 2.6 if line.strong else 1.8)
        if line.style == THIN:
            pen.setWidthF(0.8 * theme.line_scale)
        elif line.style in STYLES:
            width, dash = STYLES[line.style]
            pen.setWidthF(width * theme.line_scale)
            pen.setDashPattern(dash)
        curve = pyqtgraph.PlotCurveItem(*self.places(line.points), pen=pen, antialias=True)
        curve.setZValue(3 + level)
        self.addItem(curve)
        if not line.dots:
            return
        size = theme.px(9 if line.strong else 8) * (1.3 if line.look.marker == "d" else 1)
        marks = pyqtgraph.ScatterPlotItem(
            *self.places(line.dots),
            symbol=line.look.marker,
            size=size,
            brush=QColor(colour_of(line.look.colour, theme)),
            pen=pyqtgraph.mkPen(QColor(theme.panel), width=1),
            antialias=True,
        )
        marks.setZValue(4 + level)
        self.addItem(marks)

    def _set_range(self, content: Content) -> None:
        xs, ys = self.places(content.points())
        spans = ((content.x_span, self.x_scale, xs), (content.y_span, self.y_scale, ys))
        for span, scale, found in spans:
            found += [scale.place(end) for end in span or () if scale.shows(end)]
        if self.y_scale.kind == "linear":
            ys.append(0.0)
        spare_x = 0.02 * (max(xs) - min(xs)) or 0.5
        spare_y = 0.06 * (max(ys) - min(ys)) or 0.5
        bottom, top = min(ys), max(ys) + (0 if content.percent and content.y_span else spare_y)
        if self.y_scale.kind != "linear":
            bottom -= spare_y * (5 if content.crowded else 1)
        elif bottom < 0:
            bottom -= spare_y
        left = min(xs) if self.x_scale.kind == "linear" else min(xs) - spare_x
        self.setXRange(left, max(xs) + spare_x, padding=0)
        self.setYRange(bottom, top, padding=0)

    # What depends on the size in pixels

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_theme"):  # pyqtgraph resizes before we are made
            self._fit()

    def hold_left(self, least: float) -> None:
        """Leave at least so much room on the left, so that plots below one another agree."""
        if least != self._least_left:
            self._least_left = least
            self._fit()

    def left_needed(self) -> float:
        """Return the room on the left that the ticks need."""
        metrics = QFontMetricsF(self._theme.font(11.5))
        widest = max((metrics.horizontalAdvance(text) for _, text in self._y_marks), default=20)
        return max(self._theme.px(44), widest + self._theme.px(12))

    def _fit(self) -> None:
        """Place margins and ticks for the size that there is."""
        theme, content = self._theme, self.content
        metrics = QFontMetricsF(theme.font(11.5))
        above = metrics.height() + theme.px(4) if content.y_name else theme.px(4)
        self.plotItem.layout.setContentsMargins(0, above, self._margin(), 0)
        left, bottom = self.getAxis("left"), self.getAxis("bottom")
        if content.empty:
            return
        (x_low, x_high), (y_low, y_high) = self.getViewBox().viewRange()
        most = max(2, int((self.height() - above) / (2 * metrics.height())))
        self._y_marks = ticks_up(self.y_scale, (y_low, y_high), most, content.percent)
        left.setWidth(max(self.left_needed(), self._least_left))
        left.setTicks([self._y_marks])
        bottom.setHeight(metrics.height() + theme.px(8) if self.ticks_below else theme.px(6))
        pixels = max(1.0, self.width() - left.width() - self._margin()) / max(1e-9, x_high - x_low)
        most = max(2, int(self.width() / theme.px(64)))
        measure = metrics.horizontalAdvance
        ticks = ticks_across(self.x_scale, (x_low, x_high), most, content.values, pixels, measure)
        bottom.setTicks([ticks if self.ticks_below else [(at, "") for at, _ in ticks]])
        for axis in (left, bottom):
            axis.setStyle(tickLength=-theme.px(4), hideOverlappingLabels=False)
        self.plotItem.layout.activate()  # or the next picture would have the old margins

    def _margin(self) -> float:
        """Return the room on the right for the names of the series."""
        named = [*self.content.lines, *self.content.areas]
        names = [self._words(one.name) for one in named if one.name]
        return notes.room_for_names(names, self.width(), self._theme)

    # Drawn in pixels

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a place of the scales is drawn, in pixels of the widget."""
        return self.getViewBox().mapViewToScene(QPointF(x, y))

    def pixel_of(self, at: Point) -> QPointF:
        """Return where a point is drawn, in pixels of the widget."""
        return self.pixel(self.x_scale.place(at[0]), self.y_scale.place(at[1]))

    def value_at(self, x: float) -> Fraction:
        """Return the value of x that is drawn at a pixel across, within the axis."""
        low, high = self.getViewBox().viewRange()[0]
        place = self.getViewBox().mapSceneToView(QPointF(x, 0)).x()
        return self.x_scale.value(max(low, min(place, high)))

    def frame_rect(self) -> QRectF:
        """Return where lines and points are drawn, in pixels of the widget."""
        return self.getViewBox().sceneBoundingRect()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw areas and the lines at the ticks of y below everything."""
        super().drawBackground(painter, rect)
        if self.content.empty:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame, theme = self.frame_rect(), self._theme
        heights = [self.pixel(0, place).y() for place, _ in self._y_marks]
        notes.draw_grid(painter, heights, frame, theme)
        for area in self.content.areas:
            low, high = ([self.pixel_of(at) for at in side] for side in (area.low, area.high))
            notes.draw_area(painter, colour_of(area.colour, theme), low, high)
        if self.content.level:
            notes.draw_level(painter, self.pixel(0, 0.0).y(), frame, theme)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawForeground(painter, rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        content, theme = self.content, self._theme
        painter.setPen(QColor(theme.second_text))
        if content.empty:
            painter.setFont(theme.font(13))
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            edge = theme.px(8)
            box = QRectF(self.rect()).adjusted(edge, 0, -edge, 0)
            write_in(painter, self._words(content.nothing), box, flags)
            return
        self._write_y_name(painter)
        notes.draw_names(painter, self._named_ends(), self.frame_rect(), self.width(), theme)
        self._draw_marks(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 1.4 * theme.line_scale))
            painter.drawRect(self.frame_rect())

    def _write_y_name(self, painter: QPainter) -> None:
        painter.setFont(self._theme.font(11.5))
        metrics = QFontMetricsF(painter.font())
        base = QPointF(self._theme.px(2), metrics.ascent() + 1)
        room = self.width() - base.x()
        name = self._words(self.content.y_name)
        write(painter, metrics.elidedText(name, Qt.TextElideMode.ElideRight, room), base)

    def _draw_marks(self, painter: QPainter) -> None:
        theme, frame, content = self._theme, self.frame_rect(), self.content
        labels = notes.Labels(painter, notes.places_along(self.ends()), frame, theme)
        for mark in content.marks:
            labels.keep_clear(self.pixel_of(mark.at), 6 * theme.scale)
        for mark in content.marks:
            if mark.kind == RING:
                held = self.pointing.dragging
                notes.draw_ring(painter, self.pixel_of(mark.at), frame, theme, held)
            elif mark.kind == STAR:
                notes.draw_star(painter, self.pixel_of(mark.at), theme)
            else:
                notes.draw_cross(painter, self.pixel_of(mark.at), theme)
        for mark in content.marks:
            text = self._words(mark.label)
            labels.draw(self.pixel_of(mark.at), text, theme.text, needed=mark.kind != CROSS)
        self.pointing.draw(painter, labels)

    def ends(self) -> list[End]:
        """Return name, colour and corners in pixels of every line that has points."""
        return [
            End(
                self._words(line.name),
                colour_of(line.look.colour, self._theme),
                [self.pixel_of(at) for at in line.points],
            )
            for line in self.content.lines
            if line.points
        ]

    def _named_ends(self) -> list[End]:
        found = [end for end in self.ends() if end.name]
        for area in self.content.areas:
            if area.high:
                low, high = self.pixel_of(area.low[-1]), self.pixel_of(area.high[-1])
                colour = colour_of(area.colour, self._theme)
                found.append(End(self._words(area.name), colour, [(low + high) / 2]))
        return found
