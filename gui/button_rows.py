"""Buttons by key, in rows of two or one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from engine.text import Text
from gui.theme import Theme
from gui.words import Words


class ButtonRows(QWidget):
    """Buttons by key, in rows; ``pressed(str)``."""

    pressed = Signal(str)

    def __init__(self, titles: Sequence[tuple[str, Text]]) -> None:
        super().__init__()
        self._titles = dict(titles)
        self.buttons = {key: QPushButton() for key in self._titles}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for key, button in self.buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _, key=key: self.pressed.emit(key))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        for key, title in self._titles.items():
            self.buttons[key].setText(words(title))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for button in self.buttons.values():
            button.setFont(theme.font(12.5))
        self._grid.setSpacing(theme.px(6))

    def arrange(self, width: int) -> None:
        """Put the buttons into rows of a width: two in a row, or one where any is too wide."""
        half = (width - self._grid.spacing()) // 2
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        many = 2 if widest <= half else 1
        for place, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, *divmod(place, many), 1, 3 - many)
        for side in (0, 1):
            self._grid.setColumnStretch(side, 1)
