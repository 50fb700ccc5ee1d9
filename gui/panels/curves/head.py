"""The heading of the curves: what they are of, what is shown, which lines, which parameters."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from engine.scenario import Scenario
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves.differences import DIFFERENCES, PERCENT
from gui.panels.curves.parameters import ParametersButton
from gui.panels.curves.progress import PointsProgress
from gui.panels.curves.series_menu import SeriesButton
from gui.segments import Segmented
from gui.theme import LIGHT, Theme
from gui.widgets import CalmCombo, show_ink
from gui.words import Words

TIMES, SHARES, DIFFERENCE, SO_FAR = "time", "shares", "difference", "so-far"
WIDE = 760
"""A heading narrower than this (in pixels of the design) has two rows."""


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


class Head(QWidget):
    """One row, or two where it is narrow.

    Signals: ``show_chosen(str)``, one of ``time``, ``shares``, ``difference``, ``so-far``;
    ``difference_chosen()``.
    """

    show_chosen = Signal(str)
    difference_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words, self._theme = Words(), LIGHT
        self._said: tuple[Text | str, Text | str] = (say.CURVES, "")
        self.title, self.legend = QuietLabel(), QuietLabel(least=16)
        self.legend.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.progress = PointsProgress()
        self.shows = Segmented(list(say.SHOWS))
        self.of = CalmCombo()
        self.series, self.parameters = SeriesButton(), ParametersButton()
        self.export = QToolButton()
        self.export.setEnabled(False)
        for key in DIFFERENCES:
            self.of.addItem("", key)
        self._arrange()
        self.shows.show_key(TIMES)
        self.of.hide()
        self.shows.chosen.connect(self._choose)
        self.of.activated.connect(lambda _: self.difference_chosen.emit())

    def _arrange(self) -> None:
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._first.addWidget(self.title)
        self._first.addWidget(self.legend, 1)
        self._first.addWidget(self.progress)
        for widget in (self.of, self.shows, self.series, self.parameters, self.export):
            self._first.addWidget(widget)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addLayout(self._first)
        self._layout.addLayout(self._second)
        self._wide = True
        order = (self.shows, self.of, self.series, self.parameters, self.export)
        for before, after in pairwise((*order, self.progress.button)):
            QWidget.setTabOrder(before, after)

    def _choose(self, key: str) -> None:
        self.of.setVisible(key == DIFFERENCE)
        self.show_chosen.emit(key)

    @property
    def shown(self) -> str:
        """What is shown."""
        return self.shows.key()

    @property
    def difference(self) -> str:
        """Which difference is shown."""
        return str(self.of.currentData() or PERCENT)

    def show_scenario(self, scenario: Scenario) -> None:
        """Offer what there is for a scenario."""
        self.parameters.show_scenario(scenario)
        self.export.setEnabled(True)

    def say(self, title: Text | str, legend: Text | str) -> None:
        """Write the title, and after it what lines and points are."""
        self._said = title, legend
        self.title.show_text(self._words(title))
        self.legend.show_text(self._words(legend))

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() >= self._theme.px(WIDE)
        if wide != self._wide:
            self._wide = wide
            for place, widget in enumerate((self.of, self.shows)):
                (self._first if not wide else self._second).removeWidget(widget)
                if wide:
                    self._first.insertWidget(3 + place, widget)
                else:
                    self._second.insertWidget(place, widget, place)
            self.legend.setVisible(wide)
            self.progress.keep_place(wide)
        self._fit_shows()

    def _fit_shows(self) -> None:
        """Give the switch what its words need, or the whole second row."""
        across = QSizePolicy.Policy.Fixed if self._wide else QSizePolicy.Policy.Expanding
        self.shows.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        if self._wide:
            self.shows.setFixedWidth(self.shows.sizeHint().width() + self._theme.px(8))
        else:
            self.shows.setMinimumWidth(self._theme.px(100))
            self.shows.setMaximumWidth(16_777_215)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.shows.show_titles(
            [words(title) for title in say.SHOWS.values()],
            [words(tip) for tip in say.SHOW_TIPS.values()],
        )
        for place, title in enumerate(say.DIFFERENCES.values()):
            self.of.setItemText(place, words(title))
        self.of.setAccessibleName(words(say.DIFFERENCE_OF))
        self.of.setToolTip(words(say.DIFFERENCE_OF))
        for widget in (self.series, self.parameters, self.progress):
            widget.show_language(words)
        self.export.setText(words(say.EXPORT))
        self.export.setToolTip(words(say.EXPORT_TIP))
        self.export.setAccessibleName(words(say.EXPORT_TIP))
        self.say(*self._said)
        self._fit_shows()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.title.setFont(theme.font(13, 600))
        self.legend.setFont(theme.font(12))
        show_ink(self.legend, theme.second_text)
        for widget in (self.shows, self.of, self.series, self.parameters, self.progress):
            widget.show_theme(theme)
        self.of.setFont(theme.font(12))
        self.export.setFont(theme.font(12.5))
        self.of.setFixedWidth(theme.px(150))
        for row in (self._first, self._second):
            row.setSpacing(theme.px(8))
        self._layout.setSpacing(theme.px(4))
        self._fit()
