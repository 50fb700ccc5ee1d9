"""A plot with the name of its axis below it, which is where one chooses another."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.picture.curve_words import axis_name
from engine.scenario import Scenario
from engine.sweep import AXES, OVERS, Units, why_not_over
from engine.text import Text
from gui.panels.curves import tool_words as say
from gui.panels.curves.plot import CurvePlot
from gui.theme import Theme
from gui.widgets import CalmCombo, show_ink
from gui.words import Words


class PlotColumn(QWidget):
    """A plot and the choice of its axis; ``over_chosen(key)`` tells what a person chose."""

    over_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._names = [axis.title for axis in AXES]
        self._reasons: list[Text | None] = [None] * len(AXES)
        self.plot, self.axis, self.name = CurvePlot(), CalmCombo(), QLabel()
        self.axis.addItems([""] * len(AXES))
        self.axis.activated.connect(lambda place: self.over_chosen.emit(OVERS[place]))
        self.axis.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name.hide()
        self._below = QHBoxLayout()
        self._below.addStretch(1)
        self._below.addWidget(self.axis)
        self._below.addWidget(self.name)
        self._below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.plot, 1)
        column.addLayout(self._below)

    def show_axes(self, scenario: Scenario, over: str, units: Units) -> None:
        """Offer the axes that a scenario has, with units; the others are grey and say why."""
        self._names = [axis_name(axis, units) for axis in AXES]
        self._reasons = [why_not_over(scenario, axis.key) for axis in AXES]
        with QSignalBlocker(self.axis):
            self.axis.setCurrentIndex(OVERS.index(over))
        self._write()

    def show_name(self, name: Text | None) -> None:
        """Show a fixed name of the axis in place of the choice, or the choice again."""
        self.axis.setVisible(name is None)
        self.name.setVisible(name is not None)
        self.name.setText(self._words(name) if name is not None else "")

    def _write(self) -> None:
        words, model = self._words, self.axis.model()
        for place, (name, reason) in enumerate(zip(self._names, self._reasons, strict=True)):
            self.axis.setItemText(place, words(name))
            tip = words(reason) if reason is not None else None
            self.axis.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
            if isinstance(model, QStandardItemModel):
                model.item(place).setEnabled(reason is None)
        said = words(Text(say.OVER, axis=self._names[self.axis.currentIndex()]))
        self.axis.setAccessibleName(said)
        self.axis.setToolTip(said)
        metrics = self.axis.fontMetrics()
        widest = metrics.horizontalAdvance(self.axis.currentText())
        self.axis.setFixedWidth(min(widest + round(2.6 * metrics.height()), max(80, self.width())))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.plot.show_language(words)
        self._write()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.axis.show_theme(theme)
        self.axis.setFont(theme.font(11.5))
        self.axis.setFixedHeight(theme.px(22))
        self.name.setFont(theme.font(11.5))
        self.name.setFixedHeight(theme.px(22))
        show_ink(self.name, theme.second_text)
        self.plot.show_theme(theme)
        self._write()
