"""The keys that work everywhere, and what a person pressed: one event filter of the application."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)

TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
LISTS = (QAbstractItemView,)
MOVING_KEYS = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space}
)
PRESSES = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.KeyPress,
        QEvent.Type.TouchBegin,
    }
)


class KeysEverywhere(QObject):
    """Leaves the stepping keys to a widget that needs them: text fields, lists, open combos.

    A button that was reached with Tab keeps Space.  Everything else (sliders, the picture) leaves
    the keys to the player, so that a lecturer can step whatever was touched last.  Copy belongs to
    tables that have the focus; undo and redo to a text field only while it can undo something.

    ``presses`` counts presses of buttons and keys: edits between two of them are one gesture.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.presses = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._override(watched, event)
        if kind in PRESSES and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.presses += 1
        return False

    def _override(self, watched: QObject, event: QKeyEvent) -> bool:
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        moving = key in MOVING_KEYS and plain and self._wants(watched, key)
        copying = isinstance(watched, LISTS) and event.matches(QKeySequence.StandardKey.Copy)
        if moving or copying:
            event.accept()
            return True
        if isinstance(watched, QLineEdit) and self._leaves(watched, event):
            event.ignore()
            return True
        return False

    @staticmethod
    def _wants(widget: QObject, key: int) -> bool:
        if isinstance(widget, QComboBox):
            return widget.isEditable()
        if isinstance(widget, QAbstractButton):
            return key == Qt.Key.Key_Space
        return isinstance(widget, (*TYPING, *LISTS))

    @staticmethod
    def _leaves(field: QLineEdit, event: QKeyEvent) -> bool:
        """Return whether undo or redo means the scenario, since the field has nothing to undo."""
        if event.matches(QKeySequence.StandardKey.Undo):
            return not field.isUndoAvailable()
        redo = event.matches(QKeySequence.StandardKey.Redo)
        return redo and not field.isRedoAvailable()
