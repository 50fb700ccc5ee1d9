"""Joins the scene show, its panel among the details, and its menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from gui.actions import Actions
from gui.documents import Documents
from gui.frame import Frame, Parts
from gui.panels.scenes import ScenesPanel
from gui.scene_show import SceneShow


class SceneTab(QObject):
    """Shows the panel while a list is open, or once it was asked for; answers menu and panel."""

    def __init__(self, scenes: SceneShow, panel: ScenesPanel, frame: Frame, parts: Parts) -> None:
        super().__init__(scenes)
        self._scenes = scenes
        self._panel = panel
        self._frame = frame
        self._details = parts.details
        self._commands: Actions | None = None
        self._edits: dict[str, Callable[[], None]] = {
            "add": scenes.add,
            "replace": scenes.replace_scene,
            "remove": scenes.remove,
            "up": lambda: scenes.move(-1),
            "down": lambda: scenes.move(1),
        }
        panel.scene_asked.connect(scenes.go_to)
        panel.notes_edited.connect(scenes.write_notes)
        panel.title_edited.connect(scenes.rename)
        panel.edit_asked.connect(lambda key: self._edits[key]())
        scenes.changed.connect(self._show)

    def connect_menu(self, commands: Actions, documents: Documents) -> None:
        """Let the menu's entries do what they say."""
        self._commands = commands
        deeds = {
            "scenes-example": documents.open_example,
            "show-scenes": self.bring_up,
            "scene-next": self._scenes.next_scene,
            "scene-previous": self._scenes.previous_scene,
            "scenes-save": documents.save_scenes,
            "scenes-save-as": documents.save_scenes_as,
            "scenes-close": documents.close_scenes,
            **{f"scene-{key}": deed for key, deed in self._edits.items()},
        }
        for key, deed in deeds.items():
            commands[key].triggered.connect(lambda checked=False, deed=deed: deed())
        self._show()

    def bring_up(self) -> None:
        """Put the panel on top of the details, whether or not there is a list."""
        self._take_in()
        if not self._frame.shows("details"):
            self._frame.show_part("details", True)
        self._details.show_panel(self._panel)

    def _take_in(self) -> None:
        if not self._details.holds(self._panel):
            self._details.add(self._panel)
            self._details.show_panel(self._panel)

    def _show(self) -> None:
        scenes, current = self._scenes.list, self._scenes.current
        count = len(self._scenes.scenes)
        self._panel.show_list(scenes, current)
        if scenes is not None:
            self._take_in()
        else:
            self._details.remove(self._panel)
        usable = {
            "scene-replace": count > 0,
            "scene-remove": count > 1,
            "scene-up": current > 0,
            "scene-down": current + 1 < count,
            "scene-next": current + 1 < count,
            "scene-previous": current > 0,
            "scenes-save": count > 0,
            "scenes-save-as": count > 0,
            "scenes-close": count > 0,
        }
        if self._commands is not None:
            for key, enabled in usable.items():
                self._commands[key].setEnabled(enabled)
