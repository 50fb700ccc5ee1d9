"""A field for a typed value: it counts after a pause of 250 ms, at Enter, and when it is left.

A decimal comma is read as a dot.
"""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.theme import LIGHT, Theme
from gui.widgets import draw_frame
from gui.words import with_dot

PAUSE = 250
"""Milliseconds without a key after which typing counts."""


def same_number(a: str, b: str) -> bool:
    """Return whether two texts are the same number (``1.`` and ``1``)."""
    try:
        return Fraction(with_dot(a)) == Fraction(with_dot(b))
    except (ValueError, ZeroDivisionError):
        return False


class ValueField(QLineEdit):
    """A typed value.  ``committed`` comes only from what a person typed."""

    committed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._alarm = False
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self.committed)
        self.textEdited.connect(lambda _: self._pause.start())
        self.editingFinished.connect(self.commit)

    def commit(self) -> None:
        """Let typing that waits for its pause count now."""
        if self._pause.isActive():
            self._pause.stop()
            self.committed.emit()

    def waits(self) -> bool:
        """Return whether something was typed that has not counted yet."""
        return self._pause.isActive()

    def value(self) -> str:
        """Return what stands there, with a dot as decimal sign."""
        return with_dot(self.text())

    def show_value(self, value: str) -> None:
        """Show a value, unless the same is just being typed, or typing has not counted yet."""
        typing = self.waits() or (self.hasFocus() and same_number(self.text(), value))
        if not typing and self.text() != value:
            self.setText(value)

    def show_alarm(self, alarm: bool) -> None:
        """Mark the field as the one that an error speaks of."""
        self._alarm = alarm
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(13, tabular=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._alarm:
            draw_frame(self, self._theme.alarm, 2 * self._theme.line_scale)
        elif self.hasFrame() and self.isEnabled():
            focused = self.hasFocus()
            draw_frame(self, self._theme.accent if focused else self._theme.field_line)
