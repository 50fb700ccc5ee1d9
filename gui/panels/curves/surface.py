"""The ground of a plot: two scales, their ranges, and where everything is in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import numpy.typing as npt
import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.panels.curves import annotations as notes
from gui.panels.curves.annotations import End
from gui.panels.curves.content import EMPTY, Content, Point, Spot
from gui.panels.curves.looks import colour_of
from gui.panels.curves.scales import Scale, Tick, ticks_across, ticks_up
from gui.theme import LIGHT
from gui.words import Words

LINEAR = Scale("linear")
Floats = npt.NDArray[np.float64]


class Surface(pyqtgraph.PlotWidget):
    """Knows where everything of a content is; what draws lines and points is made upon it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = EMPTY
        self.x_scale = self.y_scale = LINEAR
        self.y_marks: list[Tick] = []
        self._placed: dict[int, tuple[Sequence[Point], tuple[Floats, Floats]]] = {}
        self.theme = LIGHT
        self.words = Words()
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        for action in self.scene().contextMenu:  # pyqtgraph's own "Export...", in English only
            action.setParent(None)
        self.setFrameShape(pyqtgraph.PlotWidget.Shape.NoFrame)
        self.setMinimumSize(120, 40)
        self.plotItem.setClipToView(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.getViewBox().setDefaultPadding(0)
        self.setCacheMode(Surface.CacheModeFlag.CacheNone)  # grid lines move with the ticks

    def take(self, content: Content, x_scale: Scale, y_scale: Scale) -> None:
        """Take a content and two scales; points that have no place on them are left out."""
        self.x_scale, self.y_scale = x_scale, y_scale
        self._placed.clear()
        self.content = content.kept(x_scale.shows, y_scale.shows)

    def said(self, spot: Spot) -> str:
        """Return what a spot says."""
        return self.words(spot.says())

    # Ranges and ticks

    def set_range(self, content: Content) -> None:
        """Choose from where to where the axes go."""
        parts = [np.stack(self.places(part), axis=-1) for part in content.parts() if part]
        lows, highs = (end(np.concatenate(parts), axis=0).tolist() for end in (np.min, np.max))
        xs, ys = ([low, high] for low, high in zip(lows, highs, strict=True))
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "theme"):  # pyqtgraph resizes before we are made
            self.fit()

    def fit(self) -> None:
        """Place margins and ticks for the size that there is."""
        theme, content = self.theme, self.content
        metrics = QFontMetricsF(theme.font(11.5))
        above = metrics.height() + theme.px(8) if content.y_name else theme.px(4)
        self.plotItem.layout.setContentsMargins(0, above, self.margin(), 0)
        left, bottom = self.getAxis("left"), self.getAxis("bottom")
        if content.empty:
            return
        (x_low, x_high), (y_low, y_high) = self.getViewBox().viewRange()
        most = max(2, int((self.height() - above) / (2 * metrics.height())))
        self.y_marks = ticks_up(self.y_scale, (y_low, y_high), most, content.percent)
        widest = max((metrics.horizontalAdvance(text) for _, text in self.y_marks), default=20)
        left.setWidth(max(theme.px(44), widest + theme.px(12)))
        left.setTicks([self.y_marks])
        bottom.setHeight(metrics.height() + theme.px(8))
        pixels = max(1.0, self.width() - left.width() - self.margin()) / max(1e-9, x_high - x_low)
        most = max(2, int(self.width() / theme.px(64)))
        measure = metrics.horizontalAdvance
        ticks = ticks_across(self.x_scale, (x_low, x_high), most, content.values, pixels, measure)
        bottom.setTicks([ticks])
        for axis in (left, bottom):
            axis.setStyle(tickLength=-theme.px(4), hideOverlappingLabels=False)
        self.plotItem.layout.activate()  # or the next picture would have the old margins

    def margin(self) -> float:
        """Return the room on the right for the names of lines."""
        return self.names()[1]

    def names(self) -> tuple[list[str], float]:
        """Return the names of lines, then of areas, as short as they must be, and their room."""
        named = [*self.content.lines, *self.content.areas]
        names = [self.words(one.name) for one in named]
        short = [self.words(one.short or one.name) for one in named]
        found, room = notes.names_that_fit(names, short, self.width(), self.theme)
        return list(found), room

    # Where things are

    def places(self, points: Sequence[Point]) -> tuple[Floats, Floats]:
        """Return where points lie on the scales; those of the content are worked out once."""
        known = self._placed.get(id(points))
        if known is not None and known[0] is points:
            return known[1]
        xs = np.array([self.x_scale.place(x) for x, _ in points], dtype=float)
        ys = np.array([self.y_scale.place(y) for _, y in points], dtype=float)
        self._placed[id(points)] = points, (xs, ys)
        return xs, ys

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a place of the scales is drawn, in pixels of the widget."""
        return self.getViewBox().mapViewToScene(QPointF(x, y))

    def pixels(self, points: Sequence[Point]) -> Floats:
        """Return where points are drawn, in pixels of the widget, shape (n, 2)."""
        frame, (across, up) = self.frame_rect(), self.getViewBox().viewRange()
        xs, ys = self.places(points)
        right = (xs - across[0]) / (across[1] - across[0])
        above = (ys - up[0]) / (up[1] - up[0])
        return np.stack(
            [frame.left() + right * frame.width(), frame.bottom() - above * frame.height()], axis=-1
        )

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

    def ends(self) -> list[End]:
        """Return name, colour and corners in pixels of every line that has points."""
        found = []
        for name, line in zip(self.names()[0], self.content.lines, strict=False):
            if line.points:
                colour = colour_of(line.look.colour, self.theme)
                found.append(End(name, colour, self.pixels(line.points)))
        return found
