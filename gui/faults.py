"""Faults of the program: into a log file, and to the person in one plain dialog.

Everything that nobody has caught comes here: exceptions in slots and threads, and what Qt calls
critical.  One dialog is open at a time; what happens meanwhile goes into the log alone.
"""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.words import Words

LOG = "hopscope.log"
MOST_BYTES, MOST_FILES = 500_000, 3

TITLE = Text(QT_TRANSLATE_NOOP("fault", "A fault in Hopscope"))
WHAT = QT_TRANSLATE_NOOP(
    "fault",
    "Something went wrong inside the program: {what}. You can go on working. If you close the "
    "program now, unsaved changes are kept and offered at the next start. The log is {log}.",
)
DETAILS = Text(QT_TRANSLATE_NOOP("fault", "The report"))
COPY = Text(QT_TRANSLATE_NOOP("fault", "C&opy the report"))
CONTINUE = Text(QT_TRANSLATE_NOOP("fault", "&Go on"))
CLOSE = Text(QT_TRANSLATE_NOOP("fault", "&Close the program"))
GRAVE = (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class FaultDialog(QDialog):
    """What happened, the report, and what can be done; ``close_asked`` to close the program."""

    close_asked = Signal()

    def __init__(self, parent: QWidget | None, words: Words, sentence: str, report: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(words(TITLE))
        self.sentence = QLabel(sentence)
        self.sentence.setWordWrap(True)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(words(DETAILS))
        role = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox()
        self.copy = QPushButton(words(COPY))
        self.go_on = QPushButton(words(CONTINUE))
        self.leave = QPushButton(words(CLOSE))
        buttons.addButton(self.copy, role.ActionRole)
        buttons.addButton(self.go_on, role.AcceptRole)
        buttons.addButton(self.leave, role.DestructiveRole)
        self.copy.clicked.connect(lambda: QApplication.clipboard().setText(report))
        self.go_on.clicked.connect(self.accept)
        self.leave.clicked.connect(self._leave)
        self.go_on.setDefault(True)
        layout = QVBoxLayout(self)
        for widget in (self.sentence, self.report, buttons):
            layout.addWidget(widget)
        self.resize(640, 360)
        self.go_on.setFocus()

    def _leave(self) -> None:
        self.accept()
        self.close_asked.emit()


class Faults(QObject):
    """Takes over what is uncaught from ``install`` to ``remove``.

    ``look`` gives the window of the moment (or None) and the words; ``close_program`` is called
    when a person wants to.
    """

    _told = Signal(str, str)

    def __init__(
        self,
        folder: Path,
        look: Callable[[], tuple[QWidget | None, Words]],
        close_program: Callable[[], None],
    ) -> None:
        super().__init__()
        self.log = folder / LOG
        self.dialog: FaultDialog | None = None
        self._look, self._close_program = look, close_program
        self._logger = logging.getLogger("hopscope")
        self._logger.propagate = False
        self._file: RotatingFileHandler | None = None
        self._before: tuple[Any, Any, Any] | None = None
        self._told.connect(self._show)  # queued when it comes from another thread

    def install(self) -> None:
        """Begin to take over."""
        try:
            self.log.parent.mkdir(parents=True, exist_ok=True)
            self._file = RotatingFileHandler(
                self.log, maxBytes=MOST_BYTES, backupCount=MOST_FILES, encoding="utf-8", delay=True
            )
            self._file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
            self._logger.addHandler(self._file)
        except OSError:
            pass  # no log then; the dialog still tells
        hooks = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._uncaught, self._uncaught_in_thread
        self._before = (*hooks, qInstallMessageHandler(self._qt_message))

    def remove(self) -> None:
        """Give back what was taken over."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, messages = self._before
            qInstallMessageHandler(messages)
            self._before = None
        if self._file is not None:
            self._logger.removeHandler(self._file)
            self._file.close()
            self._file = None

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, Exception):
            report = "".join(traceback.format_exception(kind, error, trace))
            self._take(f"{kind.__name__}: {error}".rstrip(": "), report)

    def _uncaught_in_thread(self, given: threading.ExceptHookArgs) -> None:
        error = given.exc_value or given.exc_type()
        self._uncaught(given.exc_type, error, given.exc_traceback)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if sys.stderr is not None:
            sys.stderr.write(f"{message}\n")
        if kind in GRAVE:
            self._take(message, f"Qt: {message} ({context.file}:{context.line})\n")
        else:
            self._logger.warning("Qt: %s", message)

    def _take(self, what: str, report: str) -> None:
        self._logger.error("%s", report.rstrip())
        self._told.emit(what, report)

    @Slot(str, str)
    def _show(self, what: str, report: str) -> None:
        if self.dialog is not None:
            return
        window, words = self._look()
        whole = f"Hopscope, Python {platform.python_version()}, Qt {qVersion()}, "
        whole += f"{platform.platform()}\n\n{report}"
        sentence = words(Text(WHAT, what=what, log=self.log))
        self.dialog = FaultDialog(window, words, sentence, whole)
        self.dialog.close_asked.connect(self._close_program)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
