"""The form's last group: message size and the three costs, each with a slider and a field.

The sliders go over round numbers, six a decade; a field takes any number.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from engine.exact_time import format_exact
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.theme import Theme
from gui.value_field import ValueField
from gui.widgets import CalmSlider, WrappedLabel
from gui.words import Words

if TYPE_CHECKING:
    from engine.scenario import Scenario

COST = Text(QT_TRANSLATE_NOOP("form", "Cost"))
ROUND = tuple(Fraction(n, 10) for n in (10, 15, 20, 30, 50, 70))
SLIDER_PAUSE = 15
"""Milliseconds between two edits while a slider is drawn along."""


def round_numbers(low: int, high: int, zero: bool, whole: bool) -> tuple[Fraction, ...]:
    """Return the round numbers from 10^low to 10^high, rising, with 0 before them if asked."""
    values = [n * Fraction(10) ** decade for decade in range(low, high) for n in ROUND] + [
        Fraction(10) ** high
    ]
    kept = [value for value in values if not whole or value.denominator == 1]
    return (*([Fraction(0)] * zero), *kept)


@dataclass(frozen=True)
class CostRow:
    """One row: the option's key, symbol, name, tool tip and what the slider offers."""

    key: str
    symbol: Text
    name: Text
    tip: Text
    values: tuple[Fraction, ...]


ROWS = (
    CostRow(
        "m",
        Text(QT_TRANSLATE_NOOP("form", "<i>m</i>")),
        Text(QT_TRANSLATE_NOOP("form", "words")),
        Text(QT_TRANSLATE_NOOP("form", "m: the size of a message or block in words")),
        round_numbers(0, 5, zero=False, whole=True),
    ),
    CostRow(
        "ts",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>s</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "startup")),
        Text(QT_TRANSLATE_NOOP("form", "ts: the time to prepare a message")),
        round_numbers(-1, 4, zero=True, whole=False),
    ),
    CostRow(
        "th",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>h</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "per hop")),
        Text(QT_TRANSLATE_NOOP("form", "th: the time of the header over one link")),
        round_numbers(-2, 3, zero=True, whole=False),
    ),
    CostRow(
        "tw",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>w</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "per word")),
        Text(QT_TRANSLATE_NOOP("form", "tw: the time of one word over one link")),
        round_numbers(-3, 2, zero=True, whole=False),
    ),
)


class CostGroup(QWidget):
    """Four rows: symbol, name, slider, field."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = {row.key: ValueField() for row in ROWS}
        self.sliders = {row.key: CalmSlider(len(row.values)) for row in ROWS}
        self.symbols = [QLabel() for _ in ROWS]
        self.names = [WrappedLabel(11.5) for _ in ROWS]
        self._drawn = QTimer(self, interval=SLIDER_PAUSE, singleShot=True)
        self._drawn.timeout.connect(self.changed)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for place, row in enumerate(ROWS):
            self._add_row(place, row)
        self._layout.setColumnStretch(1, 4)
        self._layout.setColumnStretch(2, 4)

    def _add_row(self, place: int, row: CostRow) -> None:
        field, slider = self.fields[row.key], self.sliders[row.key]
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.symbols[place].setTextFormat(Qt.TextFormat.RichText)
        self.symbols[place].setBuddy(field)
        self._layout.addWidget(self.symbols[place], place, 0)
        self._layout.addWidget(self.names[place], place, 1)
        self._layout.addWidget(slider, place, 2)
        self._layout.addWidget(field, place, 3)
        slider.valueChanged.connect(lambda at, row=row: self._slider_moved(row, at))
        field.committed.connect(lambda row=row: self._typed(row))

    def values(self) -> dict[str, str]:
        """Return m, ts, th, tw as typed, with a dot as decimal sign."""
        return {key: field.value() for key, field in self.fields.items()}

    def _slider_moved(self, row: CostRow, at: int) -> None:
        self.fields[row.key].setText(format_exact(row.values[at]))
        if not self._drawn.isActive():
            self._drawn.start()

    def _typed(self, row: CostRow) -> None:
        self._place_slider(row)
        self.changed.emit()

    def _place_slider(self, row: CostRow) -> None:
        """Put a slider at its field's number, or at the next one that it has."""
        try:
            value = Fraction(self.fields[row.key].value())
        except (ValueError, ZeroDivisionError):
            return
        slider = self.sliders[row.key]
        with QSignalBlocker(slider):
            slider.setValue(min(bisect_left(row.values, value), slider.maximum()))

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a scenario's message size and costs."""
        if self._drawn.isActive():
            return  # a slider is being drawn along; its number is newer
        for row in ROWS:
            self.fields[row.key].show_value(format_exact(getattr(scenario, row.key)))
            self._place_slider(row)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        for place, row in enumerate(ROWS):
            self.symbols[place].setText(words(row.symbol))
            self.names[place].setText(words(row.name))
            for widget in (self.fields[row.key], self.sliders[row.key]):
                widget.setToolTip(words(row.tip))
                widget.setAccessibleName(words(row.tip))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for symbol in self.symbols:
            symbol.setFont(theme.font(15))
        for widget in (*self.names, *self.fields.values()):
            widget.show_theme(theme)
        for field in self.fields.values():
            field.setFixedWidth(theme.px(66))
        self._layout.setHorizontalSpacing(theme.px(8))
        self._layout.setVerticalSpacing(theme.px(4))
