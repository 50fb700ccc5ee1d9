"""Menu bar and toolbar of a window, made from the catalogue of actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text, languages, translate
from gui.actions import Actions, choose_next
from gui.menu_catalogue import LANGUAGE, THEME, TOOLBAR
from gui.theme import THEMES, Theme
from gui.words import Words

TOOLBAR_NAME = Text(QT_TRANSLATE_NOOP("window", "Tools"))
LANGUAGE_NAME = QT_TRANSLATE_NOOP("window", "English", "the name of this language in itself")


class Menus(QObject):
    """Fills the menu bar and the toolbar; ``commands`` are the actions by key."""

    def __init__(
        self,
        window: QMainWindow,
        choose_language: Callable[[str], None],
        choose_theme: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self.commands = Actions(window)
        self.commands.fill(window.menuBar())
        self.themes = self.commands.add_choices(THEME, THEMES, choose_theme)
        self.languages = self.commands.add_choices(LANGUAGE, languages(), choose_language)
        for key, action in self.languages.items():
            action.setText(translate(LANGUAGE_NAME, key))
        self.commands["next-theme"].triggered.connect(lambda: choose_next(self.themes))
        self.toolbar = window.addToolBar("")
        self.toolbar.setMovable(False)
        self.toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for key in TOOLBAR:
            if key is None:
                self.toolbar.addSeparator()
            else:
                self.toolbar.addAction(self.commands[key])

    def add_buttons(self, buttons: Iterable[QWidget]) -> None:
        """Put more buttons into the toolbar."""
        self.toolbar.addSeparator()
        for button in buttons:
            self.toolbar.addWidget(button)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self.commands.show_language(words)
        self.toolbar.setWindowTitle(words(TOOLBAR_NAME))
        for name, action in self.themes.items():
            action.setText(words(THEMES[name].title))
        self.languages[words.language].setChecked(True)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self.commands.show_theme(theme)
        self.themes[theme.name].setChecked(True)
