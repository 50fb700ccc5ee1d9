"""Opens the tutor of a main window by its menu entry; it is made when it is asked for first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.actions import Actions
from gui.shell import Shell
from gui.theme import Theme
from gui.words import Words

if TYPE_CHECKING:
    from gui.gray_tutor.window import GrayTutor


class TutorOpening(QObject):
    """Joins the menu entry, the looks of the window and the tutor; ``tutor`` is None until then."""

    def __init__(self, window: QWidget, commands: Actions, shell: Shell) -> None:
        super().__init__(window)
        self._window, self._commands, self._shell = window, commands, shell
        self.tutor: GrayTutor | None = None
        commands["gray-tutor"].toggled.connect(self._show)
        commands["no-animation"].toggled.connect(self._show_animation)

    def _show(self, wanted: bool) -> None:
        if wanted and self.tutor is None:
            self.tutor = self._make()
        if self.tutor is not None:
            self.tutor.setVisible(wanted)

    def _make(self) -> GrayTutor:
        from gui.gray_tutor.window import GrayTutor

        tutor = GrayTutor(self._window, self._commands["gray-tutor"])
        tutor.show_animation(self._shell.settings.animation())
        tutor.show_theme(self._shell.theme)
        tutor.show_language(self._shell.words)
        return tutor

    def _show_animation(self, without: bool) -> None:
        if self.tutor is not None:
            self.tutor.show_animation(not without)

    def show_language(self, words: Words) -> None:
        """Put the tutor into another language."""
        if self.tutor is not None:
            self.tutor.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        if self.tutor is not None:
            self.tutor.show_theme(theme)

    def close(self) -> None:
        """Close the tutor."""
        if self.tutor is not None:
            self.tutor.close()
