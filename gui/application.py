"""Starting the window: application, language and theme, and the keys that work everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)

from engine.catalogue import Choice, find
from engine.text import QT_TRANSLATE_NOOP, SOURCE_LANGUAGE, Text, languages
from gui.main_window import MainWindow
from gui.settings import Settings
from gui.theme import THEMES, apply_theme, load_fonts
from gui.words import EngineTranslator, Words

SWITCH_INTERVAL = 0.0005
"""Seconds after which Python lets another thread run: a worker must not hold up a frame."""

THEME_WHAT = Text(QT_TRANSLATE_NOOP("window", "the theme"))

TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
LISTS = (QAbstractItemView,)
MOVING_KEYS = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space}
)


class KeysEverywhere(QObject):
    """Leaves the stepping keys to a widget that needs them: text fields, lists, open combos.

    A button that was reached with Tab keeps Space.  Everything else (sliders, the picture) leaves
    the keys to the player, so that a lecturer can step whatever was touched last.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            key = event.key()
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if key in MOVING_KEYS and plain and self._wants(watched, key):
                event.accept()
                return True
        return False

    @staticmethod
    def _wants(widget: QObject, key: int) -> bool:
        if isinstance(widget, QComboBox):
            return widget.isEditable()
        if isinstance(widget, QAbstractButton):
            return key == Qt.Key.Key_Space
        return isinstance(widget, (*TYPING, *LISTS))


class Desktop(QObject):
    """The application's language and theme, and its windows."""

    def __init__(self, application: QApplication, language: str, theme: str) -> None:
        super().__init__(application)
        self.application = application
        self.settings = Settings()
        self.theme = THEMES[theme]
        self.words = Words(language)
        self._translator: EngineTranslator | None = None
        self._keys = KeysEverywhere(self)
        application.installEventFilter(self._keys)
        apply_theme(application, self.theme)  # else layouts keep sizes of the system's font
        self.window = MainWindow(self.settings, self.choose_language, self.choose_theme)
        self._apply()

    def _apply(self) -> None:
        if self._translator is not None:
            self.application.removeTranslator(self._translator)
        self._translator = EngineTranslator(self.words, self)
        self.application.installTranslator(self._translator)
        apply_theme(self.application, self.theme)
        self.window.show_theme(self.theme)
        self.window.show_language(self.words)

    def close(self) -> None:
        """Close the window and take back what the application was given."""
        self.window.close()
        self.application.removeEventFilter(self._keys)
        if self._translator is not None:
            self.application.removeTranslator(self._translator)
        self.window.deleteLater()
        self.deleteLater()

    def choose_language(self, language: str) -> None:
        """Put everything into another language, and remember it."""
        self.words = Words(language)
        self.settings.set_text("language", language)
        self._apply()

    def choose_theme(self, name: str) -> None:
        """Show everything in another theme, and remember it."""
        self.theme = THEMES[name]
        self.settings.set_text("theme", name)
        self._apply()


def first_language(settings: Settings) -> str:
    """Return the remembered language, else that of the system if it is known, else English."""
    remembered = settings.text("language", QLocale.system().name().split("_")[0])
    return remembered if remembered in languages() else SOURCE_LANGUAGE


def make_desktop(application: QApplication, language: str | None, theme: str | None) -> Desktop:
    """Prepare the application and make its window, not yet shown.

    Raises
    ------
    InputError
        If the theme is unknown.
    """
    if theme is not None:
        find(tuple(Choice(name, THEME_WHAT) for name in THEMES), theme, THEME_WHAT)
    sys.setswitchinterval(SWITCH_INTERVAL)
    application.setApplicationName("Hopscope")
    application.setOrganizationName("hopscope")
    load_fonts()
    settings = Settings()
    remembered = settings.text("theme", "light")
    name = theme or (remembered if remembered in THEMES else "light")
    return Desktop(application, language or first_language(settings), name)


def open_window(
    path: Path | None, language: str | None, theme: str | None, maximised: bool = False
) -> int:
    """Open the window, over the whole screen if asked to, and run until it is closed."""
    application = QApplication(sys.argv[:1])
    desktop = make_desktop(application, language, theme)
    desktop.window.start(path)
    if maximised:
        desktop.window.showMaximized()
    else:
        desktop.window.show()
    return application.exec()
