"""One plot: lines, points, areas and marks of a ``Content``, on scales that may be logarithmic.

pyqtgraph draws axes, lines and points; marks and labels are drawn over them in pixels, so that they
can keep clear of one another.
"""

from __future__ import annotations

import pyqtgraph
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from gui.panels.curves.content import (
    BOUND,
    RING,
    THIN,
    Content,
)
from gui.panels.curves.ground import Ground
from gui.panels.curves.looks import colour_of, marker_path, pen_of
from gui.panels.curves.painting import paint_above, paint_below, paint_nothing
from gui.panels.curves.placed import Placed, PlacedLine
from gui.panels.curves.pointing import Pointing
from gui.panels.curves.scales import Scale
from gui.panels.curves.sentences import CURVES
from gui.theme import Theme, apply_plot_theme
from gui.words import Words

MANY = 60
"""Lines of more points than this have small markers."""
STYLES = {BOUND: (1.3, [1, 2.4])}
"""Width and dash of lines that are not a formula's."""


class CurvePlot(Ground):
    """Shows a content; ``pointing`` tells what somebody does to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointing = Pointing(self)

    # What is shown

    def show_content(self, content: Content, x_scale: Scale, y_scale: Scale) -> None:
        """Show a content on two scales; points that have no place on them are left out."""
        self.placed = Placed(content, x_scale, y_scale)
        self._rebuild()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self.words = words
        self._rebuild()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.theme = theme
        apply_plot_theme(self, theme)
        self._rebuild()

    # Building

    def _rebuild(self) -> None:
        self.clear()
        self.pointing.forget()
        content, words = self.content, self.words
        empty = self.placed.empty
        if not empty:
            self.set_range()
            for line in self.placed.lines:
                self._add(line)
        others = [words(mark.label) for mark in content.marks if mark.kind != RING]
        nothing = [words(content.nothing)] if empty else []
        self.setAccessibleName(self.label() or words(content.about or CURVES))
        said = [words(content.about), *others, *nothing]
        self.setAccessibleDescription(". ".join(filter(None, said)))
        for side in ("left", "bottom"):
            self.getAxis(side).setVisible(not empty)
        self.fit()
        self.update()

    def _add(self, placed: PlacedLine) -> None:
        line, corners, dots = placed
        theme, level = self.theme, 2 if line.strong else 0
        pen = pen_of(line.look, theme, 2.6 if line.strong else 1.8)
        if line.style == THIN:
            pen.setWidthF(0.8 * theme.line_scale)
        elif line.style in STYLES:
            width, dash = STYLES[line.style]
            pen.setWidthF(width * theme.line_scale)
            pen.setDashPattern(dash)
        curve = pyqtgraph.PlotCurveItem(*corners.T, pen=pen, antialias=True)
        curve.setZValue(3 + level)
        self.addItem(curve)
        if not len(dots):
            return
        size = theme.px(9 if line.strong else 8)
        size *= 1 if len(dots) < MANY else 0.5
        marks = pyqtgraph.ScatterPlotItem(
            *dots.T,
            symbol=marker_path(line.look.marker),
            size=size,
            brush=QColor(colour_of(line.look.colour, theme)),
            pen=pyqtgraph.mkPen(QColor(theme.panel), width=1),
            antialias=True,
        )
        marks.setZValue(4 + level)
        self.addItem(marks)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawBackground(painter, rect)
        if not self.placed.empty:
            paint_below(painter, self)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawForeground(painter, rect)
        if self.placed.empty:
            paint_nothing(painter, self)
        else:
            labels = paint_above(painter, self, self.pointing.dragging)
            self.pointing.draw(painter, labels)
