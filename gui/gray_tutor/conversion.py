"""Conversion both ways: a typed position or code, and every step of both methods."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from engine.errors import InputError
from engine.gray_code import METHODS, REFLECTION, XOR
from engine.picture.gray_bits import bits_figure
from engine.report.gray_tutor import (
    BASES,
    BINARY,
    DECIMAL,
    TO_CODE,
    TO_POSITION,
    WAYS,
    conversion,
    result_of,
    typed_number,
)
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.gray_tutor.figure_view import FigureView
from gui.segments import Segmented
from gui.theme import LIGHT, Theme
from gui.value_field import ValueField
from gui.widgets import WrappedLabel, scroll_upright, show_ground, show_ink
from gui.words import Words

NARROW = 640
"""Below this width (at scale 1) the methods stand one below the other."""

WAY_NAMES = {
    TO_CODE: Text(QT_TRANSLATE_NOOP("gray tutor", "position to code")),
    TO_POSITION: Text(QT_TRANSLATE_NOOP("gray tutor", "code to position")),
}
BASE_NAMES = {
    DECIMAL: Text(QT_TRANSLATE_NOOP("gray tutor", "decimal")),
    BINARY: Text(QT_TRANSLATE_NOOP("gray tutor", "binary")),
}
METHOD_NAMES = {
    XOR: Text(QT_TRANSLATE_NOOP("gray tutor", "By xor, from the highest bit down")),
    REFLECTION: Text(QT_TRANSLATE_NOOP("gray tutor", "By reflection, G(i, N)")),
}
PICTURE = Text(QT_TRANSLATE_NOOP("gray tutor", "The conversion by xor, as a picture"))
NUMBER = Text(QT_TRANSLATE_NOOP("gray tutor", "number"))
FIRST_NUMBER = "5"
"""What stands in the field at the beginning."""


class Method(QWidget):
    """The steps of one method below its name."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self._theme = LIGHT
        self.name = WrappedLabel(15, 600, role="text")
        self.steps: list[WrappedLabel] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.name)
        self.column.addStretch(1)

    def show_steps(self, texts: list[str]) -> None:
        """Show the steps, one a paragraph."""
        while len(self.steps) < len(texts):
            label = WrappedLabel(15, role="text")
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.show_theme(self._theme)
            self.steps.append(label)
            self.column.insertWidget(len(self.steps), label)
        for place, label in enumerate(self.steps):
            label.setVisible(place < len(texts))
            label.setText(texts[place] if place < len(texts) else "")

    def shown(self) -> list[str]:
        """Return the steps that are shown."""
        return [label.text() for label in self.steps if label.text()]

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for label in (self.name, *self.steps):
            label.show_theme(theme)
        self.column.setSpacing(theme.px(7))


class Conversion(QWidget):
    """Field, result and steps."""

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._theme = LIGHT
        self._bits = 1
        self.way, self.base = Segmented(WAYS), Segmented(BASES)
        self.way.show_key(TO_CODE)
        self.base.show_key(DECIMAL)
        self.label = QLabel()
        self.field = ValueField()
        self.field.setText(FIRST_NUMBER)
        self.label.setBuddy(self.field)
        self.result = WrappedLabel(21, 600, role="text")
        self.problem = WrappedLabel(15, role="alarm")
        self.view = FigureView()
        self.methods = {key: Method(key) for key in METHODS}
        self.way.chosen.connect(self._convert)
        self.base.chosen.connect(self._convert)
        self.field.committed.connect(self._convert)
        self._arrange()

    def _arrange(self) -> None:
        self._asked = QHBoxLayout()
        self._asked.addWidget(self.way, 4)
        self._asked.addWidget(self.label)
        self._asked.addWidget(self.field, 2)
        self._asked.addWidget(self.base, 3)
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.addWidget(self.view)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._inside.addLayout(self._beside)
        self._inside.addStretch(1)
        for method in self.methods.values():
            self._beside.addWidget(method, 1, Qt.AlignmentFlag.AlignTop)
        self._area = QScrollArea()
        scroll_upright(self._area, inside)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # scrolled by key
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._asked)
        for label in (self.problem, self.result):
            self._column.addWidget(label)
        self._column.addWidget(self._area, 1)

    def show_bits(self, bits: int) -> None:
        """Convert codes of another length."""
        self._bits = bits
        self._convert()

    def _convert(self) -> None:
        words, way = self._words, self.way.key()
        error = ""
        try:
            number = typed_number(self.field.text(), self.base.key(), self._bits)
        except InputError as wrong:
            error = words(wrong.text)
        self.problem.setText(error)
        self.problem.setVisible(bool(error))
        self.field.show_alarm(bool(error))
        for widget in (self.result, self.view):
            widget.setVisible(not error)
        for key, method in self.methods.items():
            method.setVisible(not error)
            texts = () if error else conversion(number, self._bits, way, key)
            method.show_steps([_together(words(text)) for text in texts])
        if not error:
            bits = self._bits
            self.result.setText(words(result_of(number, bits, way)))
            self.view.show_maker(lambda paper: bits_figure(number, bits, way == TO_CODE, paper))

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.way.show_titles([words(WAY_NAMES[key]) for key in WAYS])
        self.base.show_titles([words(BASE_NAMES[key]) for key in BASES])
        self.label.setText(words(NUMBER))
        self.field.setAccessibleName(words(NUMBER))
        names = [words(METHOD_NAMES[key]) for key in METHODS]
        for method, name in zip(self.methods.values(), names, strict=True):
            method.name.setText(name)
        self.view.show_language(words)
        self.view.setAccessibleName(words(PICTURE))
        self._area.setAccessibleName(", ".join(names))
        self._convert()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        show_ground(self._area.widget(), theme.panel)
        parts = (self.way, self.base, self.field, self.result, self.problem)
        for part in (*parts, *self.methods.values()):
            part.show_theme(theme)
        self.field.setFont(theme.font(15, tabular=True))
        self.label.setFont(theme.font(13))
        show_ink(self.label, theme.text)
        edge = theme.px(14)
        self._column.setContentsMargins(edge, edge, edge, theme.px(6))
        self._column.setSpacing(theme.px(10))
        self._asked.setSpacing(theme.px(8))
        self.view.show_theme(theme)
        self.view.setFixedHeight(theme.px(180))
        self._inside.setContentsMargins(0, 0, theme.px(6), 0)
        self._inside.setSpacing(theme.px(12))
        self._beside.setSpacing(theme.px(28))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < self._theme.px(NARROW)
        way = QBoxLayout.Direction
        self._beside.setDirection(way.TopToBottom if narrow else way.LeftToRight)


def _together(text: str) -> str:
    """Return a sentence of which no line begins or ends with a sign."""
    return text.replace(" xor ", "\u00a0xor\u00a0").replace(" = ", "\u00a0=\u00a0")
