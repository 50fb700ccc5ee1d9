"""Opening and saving scenarios and scene lists; no change of a file is lost without a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from engine.errors import InputError
from engine.scenario import (
    ENDING,
    LIST_ENDING,
    Scenario,
    is_scene_list,
    read_scenario,
    read_scene_list,
)
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.dialogs import UNSAVED_LIST, ask_to_save, ask_whether
from gui.on_disk import OnDisk, same_file
from gui.scene_show import SceneShow
from gui.session import Session
from gui.shell import Shell
from gui.words import Words

UNTITLED = Text(QT_TRANSLATE_NOOP("window", "New scenario"))
KIND = Text(QT_TRANSLATE_NOOP("window", "Scenarios (*.hopscope)"))
OPEN = Text(QT_TRANSLATE_NOOP("window", "Open a scenario"))
SAVE = Text(QT_TRANSLATE_NOOP("window", "Save the scenario"))
OPEN_KINDS = Text(QT_TRANSLATE_NOOP("window", "Scenarios and scene lists (*.hopscope *.hopscenes)"))
LIST_KIND = Text(QT_TRANSLATE_NOOP("window", "Scene lists (*.hopscenes)"))
SAVE_LIST = Text(QT_TRANSLATE_NOOP("window", "Save the scene list"))
UNTITLED_LIST = Text(QT_TRANSLATE_NOOP("window", "New scene list"))
GONE = QT_TRANSLATE_NOOP("window", "{file} is no longer there; it is off the list of recent files")
ELSEWHERE = QT_TRANSLATE_NOOP("window", "{file} is open in another window; save under another name")
CHANGED = QT_TRANSLATE_NOOP(
    "window", "{file} was changed by another program since it was opened here. Write over it?"
)
THERE = QT_TRANSLATE_NOOP("window", "{file} is there already. Write over it?")
SCENE_NAME = QT_TRANSLATE_NOOP("window", "{list}, scene {number} of {total}")


class Documents(QObject):
    """The file commands of one window; ``on_disk`` knows what its files held."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        scenes: SceneShow,
        words: Callable[[], Words],
        shell: Shell,
    ) -> None:
        super().__init__(window)
        self._shell = shell
        self.on_disk = OnDisk()
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
        """Open a scenario, or a scene list in the place of the one that is open.

        A file that another window has open is brought up there.
        """
        if self._shell.raise_other(path, self._window):
            return True
        if is_scene_list(path):
            opened = self._may_leave_list() and self._scenes.open(path)
        else:
            opened = self._session.open(path)
        if opened:
            self._note(path)
        return opened

    def open_recent(self, path: Path) -> None:
        """Open a file of the list of recent ones; one that is gone is said, and taken off."""
        if not path.exists():
            self._shell.recent.remove(path)
            self._session.file_refused.emit(Text(GONE, file=path.name))
        elif not self._shell.raise_other(path, self._window) and self._may_leave_scenario():
            self.open_file(path)

    def open_all(self, paths: Iterable[Path]) -> None:
        """Open files: the first one here, each other one in a window of its own."""
        free = True
        for path in paths:
            try:
                if is_scene_list(path):
                    read_scene_list(path)
                else:
                    read_scenario(path)
            except InputError as error:
                self._session.file_refused.emit(error.text)
                continue
            if self._shell.raise_other(path, self._window):
                continue
            if not free:
                self._shell.open_beside(path)
            elif self._may_leave_scenario():
                self.open_file(path)
            free = False

    def has(self, path: Path) -> bool:
        """Return whether this window has a file open, as scenario or as list."""
        return same_file(self._session.path, path) or same_file(self._scenes.path, path)

    def _note(self, path: Path) -> None:
        self.on_disk.note(path)
        self._shell.recent.add(path)

    def _write(self, path: Path, write: Callable[[Path], bool]) -> bool:
        """Write a file unless it is somebody else's; return whether it is written."""
        if self._shell.has_other(path, self._window):
            self._session.file_refused.emit(Text(ELSEWHERE, file=path.name))
            return False
        if self.has(path) and self.on_disk.changed(path):
            question = Text(CHANGED, file=path.name)
            if not ask_whether(self._window, self._words(), question):
                return False
        written = write(path)
        if written:
            self._note(path)
        return written

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
        if path is None:
            return self.save_scenes_as()
        return self._write(path, self._scenes.save)

    def save_scenes_as(self) -> bool:
        """Ask for a file and save the scene list to it; return whether it is saved."""
        path = self._ask_where(SAVE_LIST, LIST_KIND, self._scenes.path, LIST_ENDING)
        return path is not None and self._write(path, self._scenes.save)

    def save(self) -> bool:
        """Save to the document's file, or ask for one; return whether it is saved."""
        path = self._session.path
        return self.save_as() if path is None else self._write(path, self._session.save)

    def save_as(self) -> bool:
        """Ask for a file and save to it; return whether it is saved."""
        path = self._ask_where(SAVE, KIND, self._session.path, ENDING)
        return path is not None and self._write(path, self._session.save)

    def _ask_where(self, title: Text, kind: Text, old: Path | None, ending: str) -> Path | None:
        """Return the file to save to, with an ending; None if nobody wants to."""
        words, start = self._words(), str(old or "")
        name, _ = QFileDialog.getSaveFileName(self._window, words(title), start, words(kind))
        if not name:
            return None
        path = Path(name)
        if path.suffix:
            return path
        path = path.with_suffix(ending)  # about this one the file dialog did not ask
        free = not path.exists() or ask_whether(self._window, words, Text(THERE, file=path.name))
        return path if free else None
