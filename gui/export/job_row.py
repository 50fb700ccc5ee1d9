"""The exports in the dialog: how far each is, and where it went."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.export.job import ExportJob
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ink
from gui.words import Words

WRITING = QT_TRANSLATE_NOOP("export", "{file} is being made")
WRITING_SO_FAR = QT_TRANSLATE_NOOP("export", "{file} is being made: {done} of {total}")
DONE = QT_TRANSLATE_NOOP("export", "{file} is written")
DONE_WITH = QT_TRANSLATE_NOOP("export", "{file} is written; {note}")
CANCELLED = QT_TRANSLATE_NOOP("export", "{file}: cancelled, nothing was written")
CANCELLING = QT_TRANSLATE_NOOP("export", "{file}: cancelling")
MORE = QT_TRANSLATE_NOOP("export", "{note} (and {n} more)", None, 1)
CANCEL = Text(QT_TRANSLATE_NOOP("export", "&Cancel"))
OPEN = Text(QT_TRANSLATE_NOOP("export", "&Open"))
SHOW = Text(QT_TRANSLATE_NOOP("export", "Show in &folder"))


class JobRow(QWidget):
    """Shows a job; ``ended(Text or str)`` tells what it says at the end."""

    ended = Signal(object)

    def __init__(self, job: ExportJob) -> None:
        super().__init__()
        self.job = job
        self._words = Words()
        self._role = "text"
        self._theme = LIGHT
        self.target: Path = job.order.target
        self._file = self.target.name
        self._text: Text | str = Text(WRITING, file=self._file)
        self.sentence = WrappedLabel(13.0, role="text")
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.cancel, self.open, self.show_folder = QPushButton(), QPushButton(), QPushButton()
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)
        for widget in (self.sentence, self.bar, self.cancel, self.open, self.show_folder):
            self.line.addWidget(widget)
        for button in (self.open, self.show_folder):
            button.hide()
        self.cancel.clicked.connect(self._cancel)
        self.open.clicked.connect(lambda: _open(self.target))
        self.show_folder.clicked.connect(lambda: _open(self.target.parent))
        job.progressed.connect(self._show_progress)
        job.done.connect(self._show_done)
        job.failed.connect(self._show_failure)
        job.cancelled.connect(lambda: self._end(Text(CANCELLED, file=self._file)))

    def _cancel(self) -> None:
        self._say(Text(CANCELLING, file=self._file))
        self.cancel.setEnabled(False)
        self.job.cancel()

    def _show_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(min(done, total))
        self._say(Text(WRITING_SO_FAR, file=self._file, done=done, total=total))

    def _show_done(self, notes: tuple[str, ...]) -> None:
        note: Text | str = notes[0] if notes else ""
        if len(notes) > 1:
            note = Text(MORE, note=note, n=len(notes) - 1)
        for button in (self.open, self.show_folder):
            button.show()
        done = Text(DONE_WITH, file=self._file, note=note) if note else Text(DONE, file=self._file)
        self._end(done)

    def _show_failure(self, sentence: Text | str) -> None:
        self._end(sentence, "alarm")

    def _end(self, text: Text | str, role: str = "text") -> None:
        self.bar.hide()
        self.cancel.hide()
        self._role = role
        self._say(text)
        self.show_theme(self._theme)
        self.ended.emit(text)

    def _say(self, text: Text | str) -> None:
        self._text = text
        self.sentence.setText(self._words(text))
        self.bar.setAccessibleName(self.sentence.text())

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        for button, text in ((self.cancel, CANCEL), (self.open, OPEN), (self.show_folder, SHOW)):
            button.setText(words(text))
        self._say(self._text)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.sentence.show_theme(theme)
        show_ink(self.sentence, getattr(theme, self._role))
        for button in (self.cancel, self.open, self.show_folder):
            button.setFont(theme.font(13))
        self.bar.setFixedSize(theme.px(160), theme.px(8))
        self.line.setSpacing(theme.px(10))


def _open(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


class JobRows(QWidget):
    """The exports that were asked for; those that have ended go when another one begins."""

    def __init__(self) -> None:
        super().__init__()
        self._words, self._theme = Words(), LIGHT
        self.rows: list[JobRow] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def add(self, job: ExportJob) -> JobRow:
        """Show an export that begins."""
        for row in [row for row in self.rows if not row.job.running]:
            self.rows.remove(row)
            self.column.removeWidget(row)
            row.deleteLater()
        row = JobRow(job)
        row.show_theme(self._theme)
        row.show_language(self._words)
        self.rows.append(row)
        self.column.addWidget(row)
        self.show()
        return row

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        for row in self.rows:
            row.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for row in self.rows:
            row.show_theme(theme)
