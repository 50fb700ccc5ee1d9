"""One plot: lines, points, areas and marks of a ``Content``, on scales that may be logarithmic.

pyqtgraph draws axes, lines and points; marks and labels are drawn over them in pixels, so that they
can keep clear of one another.
"""

from __future__ import annotations

import pyqtgraph
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from gui.panels.curves.content import BOUND, PALE, RING, THIN, Content, Line
from gui.panels.curves.looks import colour_of, marker_path, pen_of
from gui.panels.curves.overlay import draw_above, draw_below
from gui.panels.curves.pointing import Pointing
from gui.panels.curves.scales import Scale
from gui.panels.curves.surface import Surface
from gui.panels.curves.tool_words import KEYS_HINT
from gui.theme import Theme, apply_plot_theme
from gui.words import Words

STYLES = {BOUND: (1.2, [1, 2.4]), PALE: (1.2, [4, 3])}
"""Width and dash of lines that are not a formula's."""


class CurvePlot(Surface):
    """Shows a content; ``pointing`` tells what a person does to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointing = Pointing(self)

    def show_content(self, content: Content, x_scale: Scale, y_scale: Scale) -> None:
        """Show a content on two scales; points that have no place on them are left out."""
        self.take(content, x_scale, y_scale)
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

    def label(self) -> str:
        """Return what stands beside the ring."""
        ring = self.content.ring
        return "" if ring is None else self.words(ring.label)

    def _rebuild(self) -> None:
        self.clear()
        self.pointing.forget()
        content, words = self.content, self.words
        if not content.empty:
            self.set_range(content)
            for line in content.lines:
                self._add(line)
        others = [words(mark.label) for mark in content.marks if mark.kind != RING]
        nothing = [words(content.nothing)] if content.empty else []
        self.setAccessibleName(self.label() or words(content.about))
        keys = [words(KEYS_HINT)] if content.spots else []
        said = [words(content.about), *others, *nothing, *keys]
        self.setAccessibleDescription(". ".join(filter(None, said)))
        for side in ("left", "bottom"):
            self.getAxis(side).setVisible(not content.empty)
        self.fit()
        self.viewport().update()

    def _add(self, line: Line) -> None:
        theme, level = self.theme, 2 if line.strong else 0
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
        marks = pyqtgraph.ScatterPlotItem(
            *self.places(line.dots),
            symbol=marker_path(line.look.marker),
            size=theme.px(9 if line.strong else 8),
            brush=QColor(colour_of(line.look.colour, theme)),
            pen=pyqtgraph.mkPen(QColor(theme.panel), width=1),
            antialias=True,
        )
        marks.setZValue(4 + level)
        self.addItem(marks)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawBackground(painter, rect)
        draw_below(painter, self)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawForeground(painter, rect)
        draw_above(painter, self, self.pointing.lit, self.pointing.dragging)
