"""What no algorithm can beat, beside a run, and how far the run is from it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from engine.formulas.bounds import BOUNDS
from engine.report.verdict import ratio
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ink
from gui.words import Words, short_number

if TYPE_CHECKING:
    from engine.run import Run

HEAD = Text(QT_TRANSLATE_NOOP("totals", "Lower bounds"))
REACHED = QT_TRANSLATE_NOOP("totals", "reaches the largest bound ({bound})")
TIMES = QT_TRANSLATE_NOOP("totals", "{ratio} times the largest bound ({bound})")
NOTHING_COSTS = Text(QT_TRANSLATE_NOOP("totals", "at these costs no bound says anything"))
TIPS = {
    "latency": Text(
        QT_TRANSLATE_NOOP("totals", "The startups and hops that no algorithm can do without")
    ),
    "bandwidth": Text(
        QT_TRANSLATE_NOOP("totals", "The words that the busiest node must send or receive")
    ),
    "bisection": Text(
        QT_TRANSLATE_NOOP("totals", "The words that must pass from one half of the network")
    ),
    "busiest-link": Text(
        QT_TRANSLATE_NOOP("totals", "How long this algorithm's routes occupy their busiest link")
    ),
}
NO_LINES = Text(QT_TRANSLATE_NOOP("totals", "It is not known how many lines join the two halves"))
NO_WORDS = Text(
    QT_TRANSLATE_NOOP("totals", "Nothing must pass from one half of the network to the other")
)


def distance(run: Run) -> Text:
    """Return how far a run is from the largest of its lower bounds."""
    known = {key: time for key, time in run.bounds.items() if time is not None}
    key, largest = max(known.items(), key=lambda pair: pair[1])
    bound = next(one.title for one in BOUNDS if one.key == key)
    if not largest:
        return NOTHING_COSTS
    if largest == run.simulated:
        return Text(REACHED, bound=bound)
    return Text(TIMES, ratio=ratio(run.simulated, largest), bound=bound)


class BoundsBlock(QWidget):
    """The four bounds, two a row, and the distance from the largest."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._words = Words()
        self._run: Run | None = None
        self.head, self.distance = QLabel(), WrappedLabel(12, role="text")
        self.names = {one.key: WrappedLabel(12) for one in BOUNDS}
        self.times = {one.key: QLabel() for one in BOUNDS}
        self._grid = QGridLayout()
        for place, bound in enumerate(BOUNDS):
            row, column = divmod(place, 2)
            self._grid.addWidget(self.names[bound.key], row, 3 * column)
            self._grid.addWidget(self.times[bound.key], row, 3 * column + 1)
            self.times[bound.key].setAlignment(Qt.AlignmentFlag.AlignRight)
            self._grid.setColumnStretch(3 * column, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.head)
        self._layout.addLayout(self._grid)
        self._layout.addWidget(self.distance)

    def show_run(self, run: Run | None) -> None:
        """Show the bounds of a run, nothing without one."""
        self._run = run
        self.setVisible(run is not None)
        if run is None:
            return
        words = self._words
        self.distance.setText(words(distance(run)))
        lines = run.topology.bisection
        for key, time in run.bounds.items():
            self.times[key].setText(self._number(time))
            reason = TIPS[key] if time is not None else NO_WORDS if lines else NO_LINES
            for label in (self.names[key], self.times[key]):
                label.setToolTip(words(reason))

    @staticmethod
    def _number(time: Fraction | None) -> str:
        return "–" if time is None else short_number(time)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.head.setText(words(HEAD))
        for bound in BOUNDS:
            self.names[bound.key].setText(words(bound.title))
            self.times[bound.key].setAccessibleName(words(bound.title))
        self.show_run(self._run)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.head.setFont(theme.font(12, 600))
        show_ink(self.head, theme.text)
        for label in (*self.names.values(), self.distance):
            label.show_theme(theme)
        for label in self.times.values():
            label.setFont(theme.font(12, tabular=True))
            show_ink(label, theme.text)
        self._layout.setContentsMargins(0, theme.px(6), 0, 0)
        self._layout.setSpacing(theme.px(2))
        self._grid.setHorizontalSpacing(theme.px(8))
        self._grid.setVerticalSpacing(theme.px(1))
        self._grid.setColumnMinimumWidth(2, theme.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rule above."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self._theme.rule), 1))
        painter.drawLine(0, 0, self.width(), 0)
