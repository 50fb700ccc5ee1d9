"""The entries of the menu View that show and hide parts of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow

from gui.actions import Actions
from gui.details import Details
from gui.frame import PARTS, Frame


class ViewMenu(QObject):
    """Shows and hides parts, and ticks those that are shown."""

    def __init__(
        self, window: QMainWindow, frame: Frame, details: Details, commands: Actions
    ) -> None:
        super().__init__(window)
        self._window, self._frame, self._commands = window, frame, commands
        for part in PARTS:
            commands[f"show-{part}"].triggered.connect(
                lambda checked, part=part: frame.show_part(part, checked)
            )
        commands["full-screen"].triggered.connect(self._change_full_screen)
        frame.parts_changed.connect(self._show_parts)
        details.tab_changed.connect(self._show_parts)

    def _change_full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_parts(self) -> None:
        for part in PARTS:
            self._commands[f"show-{part}"].setChecked(self._frame.shows(part))
