"""The menu of the files that were open last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.recent import Recent
from gui.words import Words

NONE = Text(QT_TRANSLATE_NOOP("menu", "No file was open yet"))
CLEAR = Text(QT_TRANSLATE_NOOP("menu", "&Clear the list"))


class RecentMenu(QObject):
    """Keeps a menu as the list of recent files is; ``open_file(path)`` is called with one."""

    def __init__(self, menu: QMenu, recent: Recent, open_file: Callable[[Path], None]) -> None:
        super().__init__(menu)
        self._menu, self._recent, self._open = menu, recent, open_file
        self._words = Words()
        self._none = QAction(self)
        self._none.setEnabled(False)
        recent.changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        menu, words, paths = self._menu, self._words, self._recent.paths()
        menu.clear()
        for number, path in enumerate(paths, start=1):
            name = path.name.replace("&", "&&")
            place = f"&{number % 10}" if number <= 10 else str(number)
            action = menu.addAction(f"{place}  {name}")
            action.setToolTip(str(path))
            action.triggered.connect(lambda checked=False, path=path: self._open(path))
        if not paths:
            menu.addAction(self._none)
            return
        menu.addSeparator()
        menu.addAction(words(CLEAR)).triggered.connect(self._recent.clear)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self._none.setText(words(NONE))
        self._fill()
