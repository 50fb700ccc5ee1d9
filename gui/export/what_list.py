"""The list of what can be exported."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from engine.export.whats import WHATS, What
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.theme import LIGHT, Theme
from gui.words import Words

NAME = Text(QT_TRANSLATE_NOOP("export", "What to export"))


class WhatList(QListWidget):
    """A line for each kind of export, as wide as the longest needs."""

    def __init__(self, whats: Sequence[What] = WHATS) -> None:
        super().__init__()
        self._whats = tuple(whats)
        self._theme = LIGHT
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for _ in self._whats:
            QListWidgetItem(self)
        self.setCurrentRow(0)

    def what(self) -> What:
        """Return the kind that is chosen."""
        return self._whats[max(self.currentRow(), 0)]

    def choose(self, key: str) -> None:
        """Choose a kind by its key."""
        self.setCurrentRow([what.key for what in self._whats].index(key))

    def offer(self, keys: Sequence[str]) -> None:
        """Show only some kinds; if the chosen one is not among them, the first one is chosen."""
        for place, what in enumerate(self._whats):
            self.setRowHidden(place, what.key not in keys)
        if keys and self.what().key not in keys:
            self.choose(keys[0])

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self.setAccessibleName(words(NAME))
        for place, what in enumerate(self._whats):
            item = self.item(place)
            item.setText(words(what.title))
            item.setToolTip(words(what.title))
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(13))
        self.setSpacing(theme.px(3))
        self._fit()

    def _fit(self) -> None:
        bar = self.verticalScrollBar().sizeHint().width()
        self.setFixedWidth(self.sizeHintForColumn(0) + self._theme.px(12) + bar)
