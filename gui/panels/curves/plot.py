"""One plot of times over p, m or P: lines by formula, points as simulated, the scenario as a ring.

pyqtgraph draws axes, lines and points; ring and labels are drawn over them in pixels, so that they
can keep clear of one another.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from engine.text import Text
from gui.painted_text import write_in
from gui.panels.curves.annotations import (
    Line,
    draw_best,
    draw_grid,
    draw_names,
    draw_ring,
    room_for_names,
)
from gui.panels.curves.looks import (
    NO_POINTS,
    OF_SERIES,
    Look,
    best_in_words,
    look_of,
    point_in_words,
)
from gui.panels.curves.scales import Scale, decade_ticks, linear_ticks, ticks_across
from gui.theme import LIGHT, Theme, apply_plot_theme
from gui.words import Words

if TYPE_CHECKING:
    from engine.sweep import Curve, Series


class CurvePlot(pyqtgraph.PlotWidget):
    """The plot over ``p``, ``m`` or ``packet``."""

    def __init__(self, over: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.over = over
        self._curve: Curve | None = None
        self._y_marks: list[tuple[float, str]] = []
        self._theme = LIGHT
        self._words = Words()
        self.x_scale = Scale("log2" if over == "p" else "log10")
        self.y_scale = Scale("log10")
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        for action in self.scene().contextMenu:  # pyqtgraph's own "Export...", in English only
            action.setParent(None)
        self.setFrameShape(pyqtgraph.PlotWidget.Shape.NoFrame)
        self.setMinimumSize(120, 80)
        self.plotItem.setClipToView(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.getViewBox().setDefaultPadding(0)
        self.setCacheMode(CurvePlot.CacheModeFlag.CacheNone)  # grid lines move with the ticks

    # What is shown

    def show_curve(self, curve: Curve) -> None:
        """Show a curve, whole or with points still missing."""
        self._curve = curve
        self._rebuild()

    def show_linear(self, linear: bool) -> None:
        """Show both axes linear, or logarithmic."""
        self.x_scale = Scale("linear" if linear else "log2" if self.over == "p" else "log10")
        self.y_scale = Scale("linear" if linear else "log10")
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

    def label(self) -> str:
        """Return what stands beside the ring."""
        if (curve := self._curve) is None:
            return ""
        return self._words(point_in_words(curve.over, curve.x, curve.simulated, curve.analytic))

    def best_label(self) -> str:
        """Return what stands beside the best packet size, empty where none is known."""
        return self._words(best_in_words(self._curve.best if self._curve else None))

    def points(self, series: Series, which: str) -> list[tuple[int, Fraction]]:
        """Return the (x, time) of a series that have a place; ``which``: analytic, simulated."""
        pairs = zip(series.x, getattr(series, which), strict=False)
        return [
            (x, time)
            for x, time in pairs
            if time is not None and self.x_scale.shows(x) and self.y_scale.shows(time)
        ]

    # Building

    def _rebuild(self) -> None:
        self.clear()
        if self._curve is not None:
            self._set_range(self._curve)
            for place, series in enumerate(self._curve.series):
                self._add_series(series, look_of(series, place))
            self.setAccessibleName(self.label())
            said = (self._words(self._curve.title), self.best_label())
            self.setAccessibleDescription(". ".join(filter(None, said)))
        for side in ("left", "bottom"):
            self.getAxis(side).setVisible(self._curve is not None)
        self._fit()
        self.update()

    def _places(self, points: list[tuple[int, Fraction]]) -> tuple[list[float], list[float]]:
        xs = [self.x_scale.place(x) for x, _ in points]
        return xs, [self.y_scale.place(time) for _, time in points]

    def _add_series(self, series: Series, look: Look) -> None:
        theme = self._theme
        colour = QColor(theme.series[look.colour % len(theme.series)])
        lines, dots = self.points(series, "analytic"), self.points(series, "simulated")
        pen = QPen(colour, (2.6 if series.current else 1.8) * theme.line_scale)
        pen.setCosmetic(True)
        if look.dash:
            pen.setDashPattern(look.dash)
        if not lines:  # no formula: a thin line leads the eye from point to point
            pen.setWidthF(0.8 * theme.line_scale)
        line = pyqtgraph.PlotCurveItem(*self._places(lines or dots), pen=pen, antialias=True)
        line.setZValue(5 if series.current else 3)
        self.addItem(line)
        size = theme.px(9 if series.current else 8) * (1.3 if look.marker == "d" else 1)
        marks = pyqtgraph.ScatterPlotItem(
            *self._places(dots),
            symbol=look.marker,
            size=size,
            brush=colour,
            pen=pyqtgraph.mkPen(QColor(theme.panel), width=1),
            antialias=True,
        )
        marks.setZValue(6 if series.current else 4)
        self.addItem(marks)

    def _all_points(self, curve: Curve) -> tuple[list[float], list[float]]:
        points = [
            point
            for series in curve.series
            for which in ("analytic", "simulated")
            for point in self.points(series, which)
        ]
        if self.y_scale.shows(curve.simulated):
            points.append((curve.x, curve.simulated))
        return self._places(points)

    def _set_range(self, curve: Curve) -> None:
        xs, ys = self._all_points(curve)
        if not xs:
            return
        low_y, high_y = min(ys), max(ys)
        if self.y_scale.kind == "linear":
            low_y = 0.0
        spare_x = 0.02 * (max(xs) - min(xs)) or 0.5
        spare_y = 0.06 * (high_y - low_y) or 0.5
        bottom = low_y
        if self.y_scale.kind != "linear":
            bottom -= spare_y * (5 if curve.best else 1)  # the best lies lowest, and has a label
        left = min(xs) if self.x_scale.kind == "linear" else min(xs) - spare_x
        self.setXRange(left, max(xs) + spare_x, padding=0)
        self.setYRange(bottom, high_y + spare_y, padding=0)

    # What depends on the size in pixels

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_theme"):  # pyqtgraph resizes before we are made
            self._fit()

    def _fit(self) -> None:
        """Place margins and ticks for the size that there is."""
        theme = self._theme
        self.plotItem.layout.setContentsMargins(0, theme.px(4), self._margin(), 0)
        left, bottom = self.getAxis("left"), self.getAxis("bottom")
        if self._curve is None:
            return
        metrics = QFontMetricsF(theme.font(11.5))
        bottom.setHeight(metrics.height() + theme.px(8))
        (x_low, x_high), (y_low, y_high) = self.getViewBox().viewRange()
        make = linear_ticks if self.y_scale.kind == "linear" else decade_ticks
        self._y_marks = make(y_low, y_high, max(2, int(self.height() / (2 * metrics.height()))))
        widest = max((metrics.horizontalAdvance(text) for _, text in self._y_marks), default=20)
        left.setWidth(max(theme.px(44), widest + theme.px(12)))
        left.setTicks([self._y_marks])
        pixels = max(1.0, self.width() - left.width() - self._margin()) / max(1e-9, x_high - x_low)
        most = max(2, int(self.width() / theme.px(64)))
        values = {x for series in self._curve.series for x in series.x} | {self._curve.x}
        measure = metrics.horizontalAdvance
        ticks = ticks_across(self.x_scale, (x_low, x_high), most, values, pixels, measure)
        bottom.setTicks([ticks])
        for axis in (left, bottom):
            axis.setStyle(tickLength=-theme.px(4), hideOverlappingLabels=False)
        self.plotItem.layout.activate()  # or the next picture would have the old margins

    def _margin(self) -> float:
        """Return the room on the right for the names of the series."""
        series = self._curve.series if self._curve else ()
        return room_for_names([self._words(s.title) for s in series], self.width(), self._theme)

    # Drawn in pixels

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a place of the scales is drawn, in pixels of the widget."""
        return self.getViewBox().mapViewToScene(QPointF(x, y))

    def frame_rect(self) -> QRectF:
        """Return where lines and points are drawn, in pixels of the widget."""
        return self.getViewBox().sceneBoundingRect()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the lines at the ticks of the time below everything."""
        super().drawBackground(painter, rect)
        if self._curve is None:
            return
        heights = [self.pixel(0, place).y() for place, _ in self._y_marks]
        draw_grid(painter, heights, self.frame_rect(), self._theme)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawForeground(painter, rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = self.lines()
        if self._curve is None or not lines:
            painter.setFont(self._theme.font(13))
            painter.setPen(QColor(self._theme.second_text))
            middle = int(Qt.AlignmentFlag.AlignCenter)
            write_in(painter, self._words(NO_POINTS), QRectF(self.rect()), middle)
            return
        frame, theme = self.frame_rect(), self._theme
        draw_names(painter, lines, frame, self.width(), theme)
        taken = QRectF()
        if self.y_scale.shows(self._curve.simulated):
            ring = self._pixel_of(self._curve.x, self._curve.simulated)
            taken = draw_ring(painter, ring, self.label(), lines, frame, theme)
        if self._curve.best is not None and self.y_scale.shows(self._curve.best[1]):
            best = self._pixel_of(*self._curve.best)
            draw_best(painter, best, self.best_label(), lines, taken, frame, theme)

    def _pixel_of(self, x: int, time: Fraction) -> QPointF:
        return self.pixel(self.x_scale.place(x), self.y_scale.place(time))

    def lines(self) -> list[Line]:
        """Return name, colour and corners in pixels of every series that has points."""
        found: list[Line] = []
        for place, series in enumerate(self._curve.series if self._curve else ()):
            points = self.points(series, "analytic") or self.points(series, "simulated")
            if points:
                corners = [self.pixel(x, y) for x, y in zip(*self._places(points), strict=True)]
                colour = self._theme.series[look_of(series, place).colour]
                found.append((self._words(series.title), colour, corners))
        return found

    # Pointing at a point

    def tip_at(self, where: QPointF) -> str:
        """Return what the nearest point within 14 pixels says, empty if there is none."""
        if self._curve is None:
            return ""
        nearest: tuple[float, str] = (14.0 * self._theme.scale, "")
        for series in self._curve.series:
            known, formula = (dict(self.points(series, of)) for of in ("simulated", "analytic"))
            for x in sorted({*known, *formula}):
                time = known.get(x, formula.get(x))
                assert time is not None
                place = self._pixel_of(x, time) - where
                if (distance := float(np.hypot(place.x(), place.y()))) < nearest[0]:
                    point = point_in_words(self.over, x, known.get(x), formula.get(x))
                    text = self._words(Text(OF_SERIES, series=series.title, point=point))
                    nearest = (distance, text)
        return nearest[1]

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().viewportEvent(event)
