"""Opening and saving scenario files from the window; no change is lost without a question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from engine.scenario import ENDING, Scenario
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.dialogs import ask_to_save
from gui.session import Session
from gui.words import Words

UNTITLED = Text(QT_TRANSLATE_NOOP("window", "New scenario"))
KIND = Text(QT_TRANSLATE_NOOP("window", "Scenarios (*.hopscope)"))
OPEN = Text(QT_TRANSLATE_NOOP("window", "Open a scenario"))
SAVE = Text(QT_TRANSLATE_NOOP("window", "Save the scenario"))


class Documents(QObject):
    """The file commands of one window."""

    def __init__(self, window: QWidget, session: Session, words: Callable[[], Words]) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._words = words

    def title(self) -> str:
        """Return the name of the document, with Qt's place for the unsaved mark."""
        return f"{self.name()}[*] – Hopscope"

    def name(self) -> str:
        """Return the name of the document."""
        path = self._session.path
        return self._words()(UNTITLED) if path is None else path.name

    def may_leave(self) -> bool:
        """Return whether the document may be replaced; asks if there are unsaved changes."""
        if not self._session.unsaved:
            return True
        answer = ask_to_save(self._window, self._words(), self.name())
        if answer == QMessageBox.StandardButton.Save:
            return self.save()
        return answer == QMessageBox.StandardButton.Discard

    def new(self, scenario: Scenario) -> None:
        """Start again from a scenario."""
        if self.may_leave():
            self._session.start(scenario)

    def open(self) -> None:
        """Ask for a file and open it."""
        if not self.may_leave():
            return
        words = self._words()
        folder = str(self._session.path.parent) if self._session.path else ""
        name, _ = QFileDialog.getOpenFileName(self._window, words(OPEN), folder, words(KIND))
        if name:
            self._session.open(Path(name))

    def save(self) -> bool:
        """Save to the document's file, or ask for one; return whether it is saved."""
        path = self._session.path
        return self._session.save(path) if path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and save to it; return whether it is saved."""
        words = self._words()
        start = str(self._session.path or "")
        name, _ = QFileDialog.getSaveFileName(self._window, words(SAVE), start, words(KIND))
        if not name:
            return False
        path = Path(name)
        return self._session.save(path if path.suffix else path.with_suffix(ENDING))
