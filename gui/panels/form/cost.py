"""The form's last group: message size and the three costs, each with a slider and a field.

The sliders go over round numbers, six a decade; a field takes any number.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Set
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


BYTES = Text(QT_TRANSLATE_NOOP("form", "bytes"))
BYTES_TIP = Text(QT_TRANSLATE_NOOP("form", "m: the size of a message or block in bytes"))
CLUSTER_ROWS = (
    CostRow(
        "tn",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>n</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "startup")),
        Text(QT_TRANSLATE_NOOP("form", "tn: the time to prepare a message")),
        round_numbers(-1, 4, zero=True, whole=False),
    ),
    CostRow(
        "tc",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>c</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "service data")),
        Text(QT_TRANSLATE_NOOP("form", "tc: the time of a message's service data")),
        round_numbers(-2, 3, zero=True, whole=False),
    ),
    CostRow(
        "t0",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>0</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "startup")),
        Text(QT_TRANSLATE_NOOP("form", "t0: the part of the startup that is the network's")),
        round_numbers(-1, 4, zero=True, whole=False),
    ),
    CostRow(
        "t1",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>1</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "prepare a byte")),
        Text(QT_TRANSLATE_NOOP("form", "t1: the time to prepare a byte of the first packet")),
        round_numbers(-3, 2, zero=True, whole=False),
    ),
    CostRow(
        "tk",
        Text(QT_TRANSLATE_NOOP("form", "<i>t</i><sub>k</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "per byte")),
        Text(QT_TRANSLATE_NOOP("form", "tk: the time of a byte on the way")),
        round_numbers(-3, 2, zero=True, whole=False),
    ),
    CostRow(
        "vmax",
        Text(QT_TRANSLATE_NOOP("form", "<i>V</i><sub>max</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "packet, bytes")),
        Text(QT_TRANSLATE_NOOP("form", "Vmax: the bytes of the longest packet, its head included")),
        tuple(map(Fraction, (64, 128, 256, 576, 1024, 1280, 1500, 2304, 4464, 9000, 65535))),
    ),
    CostRow(
        "vc",
        Text(QT_TRANSLATE_NOOP("form", "<i>V</i><sub>c</sub>")),
        Text(QT_TRANSLATE_NOOP("form", "head, bytes")),
        Text(QT_TRANSLATE_NOOP("form", "Vc: the bytes of a packet's head")),
        tuple(map(Fraction, (0, 14, 18, 28, 40, 54, 58, 66, 78, 100, 150))),
    ),
)
"""What a message costs on a hub or a switch; each model has some of them."""
ALL_ROWS = (*ROWS, *CLUSTER_ROWS)


class CostGroup(QWidget):
    """A row a cost: symbol, name, slider, field.

    On a hub or a switch the parameters of its model stand in the place of ts, th and tw.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = {row.key: ValueField() for row in ALL_ROWS}
        self.sliders = {row.key: CalmSlider(len(row.values)) for row in ALL_ROWS}
        self.symbols = [QLabel() for _ in ALL_ROWS]
        self.names = [WrappedLabel(11.5) for _ in ALL_ROWS]
        self._words = Words()
        self._star = False
        self._drawn = QTimer(self, interval=SLIDER_PAUSE, singleShot=True)
        self._drawn.timeout.connect(self.changed)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for place, row in enumerate(ALL_ROWS):
            self._add_row(place, row)
        self._show_rows({row.key for row in ROWS})
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
        """Return m, ts, th, tw as typed, with a dot as decimal sign.

        On a hub or a switch also all parameters of models that are known.
        """
        typed = {key: field.value() for key, field in self.fields.items()}
        rates = {row.key for row in ROWS}
        return {
            key: value for key, value in typed.items() if key in rates or (self._star and value)
        }

    def _show_rows(self, keys: Set[str]) -> None:
        """Show the rows of some costs only."""
        for place, row in enumerate(ALL_ROWS):
            widgets = (self.symbols[place], self.names[place])
            for widget in (*widgets, self.sliders[row.key], self.fields[row.key]):
                widget.setVisible(row.key in keys)

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
        cluster = scenario.cluster
        self._star = scenario.message is not None
        known = {"m": Fraction(scenario.m)}
        if self._star:  # ts, th, tw stay what they were, for other networks
            frame = {"vmax": Fraction(cluster.frame.vmax), "vc": Fraction(cluster.frame.vc)}
            never = [row.key for row in ROWS[1:] if not self.fields[row.key].value()]
            known |= {**dict(cluster.given), **frame}
            known |= {key: getattr(scenario, key) for key in never}
        else:
            known |= scenario.costs
        for row in ALL_ROWS:
            if row.key in known:
                self.fields[row.key].show_value(format_exact(known[row.key]))
                self._place_slider(row)
        shown = {"m", *cluster.uses} if self._star else {row.key for row in ROWS}
        self._show_rows(shown)
        self._name_m()

    def _name_m(self) -> None:
        """Say what m counts: words, in clusters bytes."""
        row = ROWS[0]
        self.names[0].setText(self._words(BYTES if self._star else row.name))
        tip = self._words(BYTES_TIP if self._star else row.tip)
        for widget in (self.fields[row.key], self.sliders[row.key]):
            widget.setToolTip(tip)
            widget.setAccessibleName(tip)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for place, row in enumerate(ALL_ROWS):
            self.symbols[place].setText(words(row.symbol))
            self.names[place].setText(words(row.name))
            for widget in (self.fields[row.key], self.sliders[row.key]):
                widget.setToolTip(words(row.tip))
                widget.setAccessibleName(words(row.tip))
        self._name_m()

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
