"""The ground of a plot: what it shows, its ranges and ticks, and where everything is in pixels."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.panels.curves import annotations as notes
from gui.panels.curves.content import Content, Point, Spot
from gui.panels.curves.placed import Placed
from gui.panels.curves.scales import Tick, ticks_across, ticks_up
from gui.theme import LIGHT
from gui.words import Words

WHOLE = (0, 100)
"""A range of percent that ends where the whole ends."""


class Ground(pyqtgraph.PlotWidget):
    """Axes and places; lines, points and marks come upon it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.placed = Placed()
        self.y_marks: list[Tick] = []
        self.theme, self.words = LIGHT, Words()
        self._least = (0.0, 0.0)
        self._ticks_below = True
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        for action in self.scene().contextMenu:  # pyqtgraph's own "Export...", in English only
            action.setParent(None)
        self.setFrameShape(pyqtgraph.PlotWidget.Shape.NoFrame)
        self.setMinimumSize(120, 40)
        self.plotItem.setClipToView(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.getViewBox().setDefaultPadding(0)
        self.setCacheMode(Ground.CacheModeFlag.CacheNone)  # grid lines move with the ticks

    @property
    def content(self) -> Content:
        """What is shown."""
        return self.placed.content

    def label(self) -> str:
        """Return what stands beside the ring."""
        ring = self.content.ring
        return "" if ring is None else self.words(ring.label)

    def said(self, spot: Spot) -> str:
        """Return what a spot says."""
        return self.words(spot.says())

    # Ranges and ticks

    def set_range(self) -> None:
        """Choose from where to where the axes go."""
        content, placed = self.content, self.placed
        (left, right), (low, high) = placed.span()
        spare_x = 0.02 * (right - left) or 0.5
        spare_y = 0.06 * (high - low) or 0.5
        if placed.x_scale.kind != "linear":
            left -= spare_x
        if placed.y_scale.kind != "linear":
            low -= spare_y * (5 if content.crowded else 1)
        elif low < 0:
            low -= spare_y
        if not (content.percent and content.y_span == WHOLE):
            high += spare_y
        self.setXRange(left, right + spare_x, padding=0)
        self.setYRange(low, high, padding=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "theme"):  # pyqtgraph resizes before we are made
            self.fit()

    def hold_sides(self, left: float, right: float) -> None:
        """Leave at least so much room on the sides, so that plots below one another agree."""
        if (left, right) != self._least:
            self._least = (left, right)
            self.fit()

    def show_ticks_below(self, shown: bool) -> None:
        """Write the values of x below their ticks, or leave that to the plot below."""
        if shown != self._ticks_below:
            self._ticks_below = shown
            self.fit()

    def left_needed(self) -> float:
        """Return the room on the left that the ticks need."""
        metrics = QFontMetricsF(self.theme.font(11.5))
        widest = max((metrics.horizontalAdvance(text) for _, text in self.y_marks), default=20)
        return max(self.theme.px(44), widest + self.theme.px(12))

    def fit(self) -> None:
        """Place margins and ticks for the size that there is."""
        theme, content = self.theme, self.content
        metrics = QFontMetricsF(theme.font(11.5))
        above = 1.5 * metrics.height() + theme.px(2) if content.y_name else theme.px(4)
        self.plotItem.layout.setContentsMargins(0, above, self._margin(), 0)
        left, bottom = self.getAxis("left"), self.getAxis("bottom")
        if self.placed.empty:
            return
        (x_low, x_high), (y_low, y_high) = self.getViewBox().viewRange()
        most = max(2, int((self.height() - above) / (2 * metrics.height())))
        self.y_marks = ticks_up(self.placed.y_scale, (y_low, y_high), most, content.percent)
        left.setWidth(max(self.left_needed(), self._least[0]))
        left.setTicks([self.y_marks])
        bottom.setHeight(metrics.height() + theme.px(8) if self._ticks_below else theme.px(6))
        pixels = max(1.0, self.width() - left.width() - self._margin()) / max(1e-9, x_high - x_low)
        most = max(2, int(self.width() / theme.px(64)))
        measure = metrics.horizontalAdvance
        if content.counted:
            most = min(most, int(x_high) + 1)
        ticks = ticks_across(
            self.placed.x_scale, (x_low, x_high), most, content.values, pixels, measure
        )
        bottom.setTicks([ticks if self._ticks_below else [(at, "") for at, _ in ticks]])
        for axis in (left, bottom):
            axis.setStyle(tickLength=-theme.px(4), hideOverlappingLabels=False)
        self.plotItem.layout.activate()  # or the next picture would have the old margins

    def _margin(self) -> float:
        return max(self.right_needed(), self._least[1])

    def right_needed(self) -> float:
        """Return the room on the right for the names of the series."""
        named = [*self.content.lines, *self.content.areas]
        names = [self.words(one.name) for one in named if one.name]
        names += [self.words(self.content.x_name)] if self.content.x_name else []
        return notes.room_for_names(names, self.width(), self.theme)

    # Where things are

    def pixels(self, places: np.ndarray) -> np.ndarray:
        """Return where places of the scales are drawn, in pixels of the widget, shape (n, 2)."""
        places = np.reshape(places, (-1, 2))  # of no places there is no second side to tell
        frame, ((left, right), (low, high)) = self.frame_rect(), self.getViewBox().viewRange()
        xs = frame.left() + (places[:, 0] - left) * (frame.width() / (right - left))
        ys = frame.bottom() - (places[:, 1] - low) * (frame.height() / (high - low))
        return np.stack([xs, ys], axis=1)

    def pixel_of(self, at: Point) -> QPointF:
        """Return where a point is drawn, in pixels of the widget."""
        return QPointF(*self.pixels(self.placed.of([at]))[0].tolist())

    def value_at(self, x: float) -> Fraction:
        """Return the value of x that is drawn at a pixel across, within the axis."""
        low, high = self.getViewBox().viewRange()[0]
        place = self.getViewBox().mapSceneToView(QPointF(x, 0)).x()
        return self.placed.x_scale.value(max(low, min(place, high)))

    def frame_rect(self) -> QRectF:
        """Return where lines and points are drawn, in pixels of the widget."""
        return self.getViewBox().sceneBoundingRect()
