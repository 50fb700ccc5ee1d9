"""Plots side by side, over p, over m and, where packets are finite, over their size.

One at a time where there is little room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.cost import FINITE_PACKETS
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.curves.looks import NAMES
from gui.panels.curves.plot import CurvePlot
from gui.theme import LIGHT, Theme
from gui.widgets import Segmented, show_ground, show_ink
from gui.words import Words

if TYPE_CHECKING:
    from engine.run import Run
    from engine.sweep import Curve

CURVES = Text(QT_TRANSLATE_NOOP("curves", "Curves"))
LEGEND = QT_TRANSLATE_NOOP("curves", "lines: formula · points: simulated · {setting}")
LEGEND_ONLY = Text(QT_TRANSLATE_NOOP("curves", "lines: formula · points: simulated"))
TIME = Text(QT_TRANSLATE_NOOP("curves", "time"))
LOGARITHMIC = Text(QT_TRANSLATE_NOOP("curves", "log"))
LINEAR = Text(QT_TRANSLATE_NOOP("curves", "linear"))
SCALE_TIP = QT_TRANSLATE_NOOP("curves", "Scale of both axes: {kind}")
OVER = {
    "p": Text(QT_TRANSLATE_NOOP("curves", "over p")),
    "m": Text(QT_TRANSLATE_NOOP("curves", "over m")),
    "packet": Text(QT_TRANSLATE_NOOP("curves", "over P")),
}
NARROW = 320
"""Where plots would be narrower than this (in pixels of the design) one is shown at a time."""


class QuietLabel(QLabel):
    """A label of one line that gives way: what does not fit ends in an ellipsis.

    It asks for the room of its whole text and can do with none; where fewer than ``least``
    letters would be left it shows nothing.
    """

    def __init__(self, least: int = 0) -> None:
        super().__init__()
        self._whole = ""
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._whole) + 4, metrics.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def show_text(self, text: str) -> None:
        """Show a text, as much of it as fits."""
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.updateGeometry()
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = self.fontMetrics()
        shown = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown if len(shown) >= self._least else "")


class PlotColumn(QWidget):
    """A plot with the names of its axes."""

    def __init__(self, over: str) -> None:
        super().__init__()
        self.plot = CurvePlot(over)
        self.y_name, self.x_name = QLabel(), QLabel()
        self.x_name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.head = QHBoxLayout()
        self.head.addWidget(self.y_name)
        self.head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.head)
        column.addWidget(self.plot, 1)
        column.addWidget(self.x_name)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self.y_name.setText(words(TIME))
        self.x_name.setText(words(NAMES[self.plot.over]))
        self.plot.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for label in (self.y_name, self.x_name):
            label.setFont(theme.font(11.5))
            show_ink(label, theme.second_text)
        self.y_name.setMinimumHeight(theme.px(28))
        self.plot.show_theme(theme)


class CurvesPanel(QWidget):
    """Heading, the plot over p, the plot over m, the plot over packet sizes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._curves: dict[str, Curve] = {}
        self.title, self.legend = QuietLabel(), QuietLabel(least=16)
        self.legend.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._overs = ["p", "m"]
        self.choice = Segmented(list(OVER))
        self.scale = Segmented(["log", "linear"])
        self.columns = {over: PlotColumn(over) for over in OVER}
        self._arrange()
        self.choice.chosen.connect(lambda _: self._show_columns())
        self.scale.chosen.connect(lambda key: self.plots["m"].show_linear(key == "linear"))
        self.choice.show_key("p")
        self.scale.show_key("log")
        self.show_theme(LIGHT)
        self.show_language(self._words)

    @property
    def plots(self) -> dict[str, CurvePlot]:
        """The plots by what they are over."""
        return {over: column.plot for over, column in self.columns.items()}

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.legend, 1)
        self._head.addWidget(self.choice)
        self.columns["m"].head.addWidget(self.scale)
        self._side_by_side = QHBoxLayout()
        for column in self.columns.values():
            self._side_by_side.addWidget(column, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._head)
        self._layout.addLayout(self._side_by_side, 1)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(900), self._theme.px(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(150))

    def narrow(self) -> bool:
        """Return whether there is room for one plot only."""
        return self.width() < self._theme.px(NARROW) * len(self._overs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_columns()

    def _show_columns(self) -> None:
        narrow = self.narrow()
        self.choice.setVisible(narrow)
        self.choice.offer(self._overs)
        self.choice.setFixedWidth(self._theme.px(70) * len(self._overs))
        if self.choice.key() not in self._overs:
            self.choice.show_key("p")
        for over, column in self.columns.items():
            shown = self.choice.key() == over if narrow else over in self._overs
            column.setVisible(shown)
        self._show_heading()

    def show_run(self, run: Run) -> None:
        """Make room for the curves of a run: over packet sizes only where packets are finite."""
        finite = run.cost.switching == FINITE_PACKETS
        self._overs = [over for over in OVER if over != "packet" or finite]
        self._show_columns()

    def show_curve(self, curve: Curve) -> None:
        """Show a curve in the plot it belongs to; points may still be missing."""
        self._curves[curve.over] = curve
        self.plots[curve.over].show_curve(curve)
        self._show_heading()

    def _show_heading(self) -> None:
        words = self._words
        first = self.choice.key() if self.narrow() else "p"
        curve = self._curves.get(first) or next(iter(self._curves.values()), None)
        self.title.show_text(words(curve.title if curve else CURVES))
        legend = Text(LEGEND, setting=curve.subtitle) if curve else LEGEND_ONLY
        self.legend.show_text(words(legend))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(CURVES))
        kinds = [words(LOGARITHMIC), words(LINEAR)]
        tips = [words(Text(SCALE_TIP, kind=kind)) for kind in kinds]
        self.scale.show_titles(kinds, tips)
        self.choice.show_titles([words(title) for title in OVER.values()])
        for column in self.columns.values():
            column.show_language(words)
        self._show_heading()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        self.title.setFont(theme.font(13, 600))
        self.legend.setFont(theme.font(12))
        show_ink(self.legend, theme.second_text)
        for widget in (self.choice, self.scale, *self.columns.values()):
            widget.show_theme(theme)
        for segmented in (self.choice, self.scale):
            segmented.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.scale.setFixedWidth(theme.px(110))
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(6))
        self._layout.setSpacing(theme.px(2))
        self._head.setSpacing(theme.px(12))
        self._side_by_side.setSpacing(theme.px(16))
        self._show_columns()
