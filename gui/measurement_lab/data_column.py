"""What was read and what of it is fitted: preview, groups, range of m, kind of errors, packet."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.cluster.reading.told import group_line
from engine.errors import InputError
from engine.models import USUAL_FRAME, Frame
from engine.scenario.fields import MAX_WORDS, whole
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.button_rows import ButtonRows
from gui.measurement_lab.bench import Asked, Source
from gui.segments import Segmented
from gui.theme import LIGHT, Theme
from gui.value_field import ValueField
from gui.widgets import scroll_upright, show_ground, show_ink
from gui.words import Words

DEEDS = (
    ("open", Text(QT_TRANSLATE_NOOP("measurement lab", "Open…"))),
    ("paste", Text(QT_TRANSLATE_NOOP("measurement lab", "Paste"))),
    ("sample", Text(QT_TRANSLATE_NOOP("measurement lab", "Table 3.2"))),
)
SAMPLE_TIP = Text(
    QT_TRANSLATE_NOOP("measurement lab", "The measured times of the lecture's table 3.2")
)
READ = Text(QT_TRANSLATE_NOOP("measurement lab", "What was read"))
GROUPS = Text(QT_TRANSLATE_NOOP("measurement lab", "Groups that are fitted"))
ERRORS = Text(QT_TRANSLATE_NOOP("measurement lab", "Errors that are made small"))
NOTHING_READ = Text(
    QT_TRANSLATE_NOOP(
        "measurement lab",
        "Nothing yet. Open or drop a file of OSU, IMB, NetPIPE, SKaMPI or mpiBench, a table made "
        "by hand, or a file of main.py ranks; or paste one (Ctrl+V).",
    )
)
MORE_LINES = QT_TRANSLATE_NOOP("measurement lab", "and {n} more lines", None, 1)
KINDS = (
    ("absolute", Text(QT_TRANSLATE_NOOP("measurement lab", "in µs"))),
    ("relative", Text(QT_TRANSLATE_NOOP("measurement lab", "in percent"))),
)
NAMES = {
    "low": Text(QT_TRANSLATE_NOOP("measurement lab", "m from, bytes")),
    "high": Text(QT_TRANSLATE_NOOP("measurement lab", "m to, bytes")),
    "vmax": Text(QT_TRANSLATE_NOOP("measurement lab", "Packet Vmax, bytes")),
    "vc": Text(QT_TRANSLATE_NOOP("measurement lab", "Its head Vc, bytes")),
}
MOST_LINES = 500
"""So many sentences of a preview are shown."""


class DataColumn(QWidget):
    """``pressed(str)``: a button; ``asked(dict)``: other rows; ``refused(Text)``: a wrong value."""

    pressed = Signal(str)
    asked = Signal(object)
    refused = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._words, self._theme = Words(), LIGHT
        self._source: Source | None = None
        self.buttons = ButtonRows(DEEDS)
        self.headings = [QLabel() for _ in range(3)]
        self.preview, self.groups = QPlainTextEdit(), QListWidget()
        self.kind = Segmented([key for key, _ in KINDS])
        self.labels = {name: QLabel() for name in NAMES}
        self.fields = {name: ValueField() for name in NAMES}
        self.preview.setReadOnly(True)
        self.preview.setTabChangesFocus(True)
        self.kind.show_key("absolute")
        for name, usual in (("vmax", USUAL_FRAME.vmax), ("vc", USUAL_FRAME.vc)):
            self.fields[name].setText(str(usual))
        self._arrange()
        self.buttons.pressed.connect(self.pressed)
        self.groups.itemChanged.connect(lambda _: self._ask_groups())
        self.kind.chosen.connect(lambda key: self.asked.emit({"relative": key == "relative"}))
        for name, field in self.fields.items():
            field.committed.connect(lambda name=name: self._ask_value(name))

    def _arrange(self) -> None:
        inside, self._area = QWidget(), QScrollArea()
        self._layout, self._grid = QVBoxLayout(inside), QGridLayout()
        self._layout.addWidget(self.buttons)
        self._layout.addWidget(self.headings[0])
        self._layout.addWidget(self.preview, 3)
        self._layout.addWidget(self.headings[1])
        self._layout.addWidget(self.groups, 2)
        for row, name in enumerate(NAMES):
            label, field = self.labels[name], self.fields[name]
            label.setBuddy(field)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(field, row, 1)
        self._grid.setColumnStretch(0, 1)
        self._layout.addWidget(self.headings[2])
        self._layout.addWidget(self.kind)
        self._layout.addLayout(self._grid)
        for box in (self.preview, self.groups):
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            box.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustIgnored)
            box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_upright(self._area, inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)

    # What is asked --------------------------------------------------------------------------------

    def _ask_groups(self) -> None:
        checked = Qt.CheckState.Checked
        rows = range(self.groups.count())
        ticked = tuple(i for i in rows if self.groups.item(i).checkState() == checked)
        self.asked.emit({"groups": ticked})

    def _ask_value(self, name: str) -> None:
        """Ask for what stands in the fields of a pair, the range or the packet."""
        pair = ("low", "high") if name in ("low", "high") else ("vmax", "vc")
        try:
            values = {one: self._value(one) for one in pair}
            if pair == ("vmax", "vc"):
                frame = Frame(values["vmax"] or 0, values["vc"] or 0)
        except InputError as error:
            self._mark(name)
            self.refused.emit(error.text)
            return
        self._mark(None)
        self.asked.emit(values if pair == ("low", "high") else {"frame": frame})

    def _value(self, name: str) -> int | None:
        written = self.fields[name].value()
        if not written and name in ("low", "high"):
            return None
        return whole(written, self._words(NAMES[name]), 0, MAX_WORDS)

    def _mark(self, name: str | None) -> None:
        for key, field in self.fields.items():
            field.show_alarm(key == name)

    # What is shown --------------------------------------------------------------------------------

    def show_source(self, source: Source | None, asked: Asked | None) -> None:
        """Show what was read, and what is asked for of it, silently."""
        self._source = source
        self._show_preview()
        self.groups.blockSignals(True)
        self.groups.clear()
        for number, group in enumerate(source.opened.measurements.groups if source else ()):
            item = QListWidgetItem(self.groups)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | item.flags())
            ticked = asked is not None and number in asked.groups
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
            item.setText(self._words(group_line(group)))
            item.setToolTip(item.text())
        self.groups.blockSignals(False)
        if self.groups.count():
            self.groups.setCurrentRow(0)
        if asked is not None:
            low, high = ("" if end is None else str(end) for end in (asked.low, asked.high))
            values = (low, high, str(asked.frame.vmax), str(asked.frame.vc))
            for field, value in zip(self.fields.values(), values, strict=True):
                field.show_value(value)
            self.kind.show_key("relative" if asked.relative else "absolute")
        self._mark(None)

    def _show_preview(self) -> None:
        lines = [NOTHING_READ] if self._source is None else [*self._source.told]
        shown = [self._words(line) for line in lines[:MOST_LINES]]
        if len(lines) > MOST_LINES:
            shown.append(self._words(Text(MORE_LINES, n=len(lines) - MOST_LINES)))
        self.preview.setPlainText("\n".join(shown))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.buttons.show_language(words)
        self.buttons.buttons["sample"].setToolTip(words(SAMPLE_TIP))
        for heading, title in zip(self.headings, (READ, GROUPS, ERRORS), strict=True):
            heading.setText(words(title).upper())
        for box, title in ((self.preview, READ), (self.groups, GROUPS), (self.kind, ERRORS)):
            box.setAccessibleName(words(title))
        self.kind.show_titles([words(title) for _, title in KINDS])
        for name, title in NAMES.items():
            self.labels[name].setText(words(title))
            self.fields[name].setAccessibleName(words(title))
        self._show_preview()
        if self._source is not None:
            self.groups.blockSignals(True)
            for i, group in enumerate(self._source.opened.measurements.groups):
                self.groups.item(i).setText(words(group_line(group)))
                self.groups.item(i).setToolTip(words(group_line(group)))
            self.groups.blockSignals(False)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for widget in (self, self._area.viewport(), self._area.widget()):
            show_ground(widget, theme.window)
        self.buttons.show_theme(theme)
        for heading in self.headings:
            heading.setFont(theme.font(11.5, 600))
            show_ink(heading, theme.second_text)
        self.preview.setFont(theme.font(12))
        self.groups.setFont(theme.font(12.5))
        colours = self.groups.palette()
        colours.setColor(QPalette.ColorRole.Highlight, QColor(theme.accent_tint))
        colours.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.text))
        self.groups.setPalette(colours)
        self.preview.setMinimumHeight(theme.px(92))
        self.groups.setMinimumHeight(theme.px(78))
        self.kind.show_theme(theme)
        for name, field in self.fields.items():
            self.labels[name].setFont(theme.font(12.5))
            field.show_theme(theme)
            field.setFixedWidth(theme.px(84))
        edge = theme.px(14)
        self._layout.setContentsMargins(edge, theme.px(10), edge, theme.px(10))
        self._layout.setSpacing(theme.px(6))
        self._grid.setVerticalSpacing(theme.px(5))
        self._grid.setHorizontalSpacing(theme.px(8))

    def arrange(self, width: int) -> None:
        """Put the buttons into rows of a width."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        self.buttons.arrange(width - bar - 2 * self._theme.px(14))
