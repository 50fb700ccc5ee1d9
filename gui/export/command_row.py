"""The command line that exports the same, to be copied."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QPushButton, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.export.fields import FramedEdit
from gui.theme import Theme
from gui.widgets import WrappedLabel
from gui.words import Words

COMMAND = Text(QT_TRANSLATE_NOOP("export", "Command"))
COPY = Text(QT_TRANSLATE_NOOP("export", "Co&py command"))
READS_FILE = Text(
    QT_TRANSLATE_NOOP(
        "export", "The command reads the part on show from the scenario’s file: save it first."
    )
)


class CommandRow(QWidget):
    """Shows a command line; ``copy`` puts it on the clipboard."""

    def __init__(self) -> None:
        super().__init__()
        self._words, self._from_file = Words(), False
        self.label, self.line, self.copy = QLabel(), FramedEdit(), QPushButton()
        self.line.setReadOnly(True)
        self.copy.setAutoDefault(False)
        self.note = WrappedLabel(12.0)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        for column, widget in enumerate((self.label, self.line, self.copy)):
            self.grid.addWidget(widget, 0, column)
        self.grid.addWidget(self.note, 1, 1, 1, 2)
        self.grid.setColumnStretch(1, 1)
        self.copy.clicked.connect(lambda: QApplication.clipboard().setText(self.text()))

    def text(self) -> str:
        """Return the command line."""
        return self.line.text()

    def show_command(self, line: str, from_file: bool) -> None:
        """Show a command line, or that there is none; ``from_file`` if it reads a file's view."""
        self.line.setText(line)
        self.line.setCursorPosition(0)
        self.line.setToolTip(line)
        self.copy.setEnabled(bool(line))
        self._from_file = from_file
        self._show_note()

    def _show_note(self) -> None:
        self.note.setText(self._words(READS_FILE) if self._from_file else "")
        self.note.setVisible(self._from_file)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.label.setText(words(COMMAND))
        self.line.setAccessibleName(words(COMMAND))
        self.copy.setText(words(COPY))
        self._show_note()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for widget in (self.label, self.copy):
            widget.setFont(theme.font(13))
        self.line.show_theme(theme)
        self.note.show_theme(theme)
        self.grid.setHorizontalSpacing(theme.px(10))
        self.grid.setVerticalSpacing(theme.px(4))
