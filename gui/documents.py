"""Opening and saving scenarios and scene lists; no change of a file is lost without a question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from engine.scenario import ENDING, LIST_ENDING, Scenario, is_scene_list
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.dialogs import UNSAVED_LIST, ask_to_save
from gui.scene_show import SceneShow
from gui.session import Session
from gui.words import Words

UNTITLED = Text(QT_TRANSLATE_NOOP("window", "New scenario"))
KIND = Text(QT_TRANSLATE_NOOP("window", "Scenarios (*.hopscope)"))
OPEN = Text(QT_TRANSLATE_NOOP("window", "Open a scenario"))
SAVE = Text(QT_TRANSLATE_NOOP("window", "Save the scenario"))
OPEN_KINDS = Text(QT_TRANSLATE_NOOP("window", "Scenarios and scene lists (*.hopscope *.hopscenes)"))
LIST_KIND = Text(QT_TRANSLATE_NOOP("window", "Scene lists (*.hopscenes)"))
SAVE_LIST = Text(QT_TRANSLATE_NOOP("window", "Save the scene list"))
UNTITLED_LIST = Text(QT_TRANSLATE_NOOP("window", "New scene list"))
SCENE_NAME = QT_TRANSLATE_NOOP("window", "{list}, scene {number} of {total}")


class Documents(QObject):
    """The file commands of one window."""

    def __init__(
        self, window: QWidget, session: Session, scenes: SceneShow, words: Callable[[], Words]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._scenes = scenes
        scenes.may_leave = self._may_leave_scenario
        self._words = words

    def title(self) -> str:
        """Return the name of the document, with Qt's place for the unsaved mark."""
        return f"{self.name()}[*] – Hopscope"

    def name(self) -> str:
        """Return the name of the document: of its file, or of the list and the scene."""
        path, scenes = self._session.path, self._scenes
        if path is not None:
            return path.name
        if scenes.list is None:
            return self._words()(UNTITLED)
        place = {"number": scenes.current + 1, "total": len(scenes.scenes)}
        return self._words()(Text(SCENE_NAME, list=self._name_of_list(), **place))

    def _name_of_list(self) -> str:
        path, scenes = self._scenes.path, self._scenes.list
        title = "" if scenes is None else scenes.title
        return path.name if path is not None else title or self._words()(UNTITLED_LIST)

    def may_leave(self) -> bool:
        """Return whether scenario and list may be left; asks about unsaved changes of either."""
        return self._may_leave_scenario() and self._may_leave_list()

    def _may_leave_list(self) -> bool:
        if not self._scenes.unsaved:
            return True
        name = self._name_of_list()
        answer = ask_to_save(self._window, self._words(), name, UNSAVED_LIST)
        if answer == QMessageBox.StandardButton.Save:
            return self.save_scenes()
        return answer == QMessageBox.StandardButton.Discard

    def _may_leave_scenario(self) -> bool:
        """Return whether the scenario may be replaced; asks if there are unsaved changes."""
        if not self._session.unsaved:
            return True
        answer = ask_to_save(self._window, self._words(), self.name())
        if answer == QMessageBox.StandardButton.Save:
            return self.save()
        return answer == QMessageBox.StandardButton.Discard

    def new(self, scenario: Scenario) -> None:
        """Start again from a scenario."""
        if self._may_leave_scenario():
            self._session.start(scenario)

    def open(self) -> None:
        """Ask for a file and open it."""
        if not self._may_leave_scenario():
            return
        words = self._words()
        folder = str(self._session.path.parent) if self._session.path else ""
        name, _ = QFileDialog.getOpenFileName(self._window, words(OPEN), folder, words(OPEN_KINDS))
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> bool:
        """Open a scenario, or a scene list in the place of the one that is open."""
        if is_scene_list(path):
            return self._may_leave_list() and self._scenes.open(path)
        return self._session.open(path)

    def open_example(self) -> None:
        """Open the scene list that comes with the program."""
        if self.may_leave():
            self._scenes.open_example()

    def close_scenes(self) -> None:
        """Have no scene list open."""
        if self._may_leave_list():
            self._scenes.close()

    def save_scenes(self) -> bool:
        """Save the scene list to its file, or ask for one; return whether it is saved."""
        path = self._scenes.path
        return self._scenes.save(path) if path is not None else self.save_scenes_as()

    def save_scenes_as(self) -> bool:
        """Ask for a file and save the scene list to it; return whether it is saved."""
        path = self._ask_where(SAVE_LIST, LIST_KIND, self._scenes.path, LIST_ENDING)
        return path is not None and self._scenes.save(path)

    def save(self) -> bool:
        """Save to the document's file, or ask for one; return whether it is saved."""
        path = self._session.path
        return self._session.save(path) if path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and save to it; return whether it is saved."""
        path = self._ask_where(SAVE, KIND, self._session.path, ENDING)
        return path is not None and self._session.save(path)

    def _ask_where(self, title: Text, kind: Text, old: Path | None, ending: str) -> Path | None:
        """Return the file to save to, with an ending; None if nobody wants to."""
        words, start = self._words(), str(old or "")
        name, _ = QFileDialog.getSaveFileName(self._window, words(title), start, words(kind))
        if not name:
            return None
        path = Path(name)
        return path if path.suffix else path.with_suffix(ending)
