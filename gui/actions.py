"""The actions of a window, made from the catalogue, and the menus made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from engine.text import Text
from gui.icons import icon
from gui.menu_catalogue import MENUS, VIEW, Entry
from gui.mnemonics import mark_menu
from gui.theme import Theme
from gui.words import Words


class Actions(QObject):
    """The QActions of all entries, by key, with the menus made of them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._menus: list[tuple[QMenu, Text]] = []
        self._bar: QMenuBar | None = None
        for _, entries in MENUS:
            for entry in entries:
                if entry is not None:
                    self._actions[entry.key] = self._make(entry)

    def _make(self, entry: Entry) -> QAction:
        action = QAction(self)
        action.setObjectName(entry.key)
        action.setCheckable(entry.checkable)
        action.setShortcuts([QKeySequence(key) for key in entry.keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        return action

    def __getitem__(self, key: str) -> QAction:
        return self._actions[key]

    def sheet(self) -> list[tuple[Text, list[tuple[Text, str]]]]:
        """Return each menu's title with (words, keys) of its actions that have keys."""
        return [
            (title, [(e.words, self._keys_of(e)) for e in entries if e is not None and e.keys])
            for title, entries in MENUS
        ]

    def _keys_of(self, entry: Entry) -> str:
        native = QKeySequence.SequenceFormat.NativeText
        return ", ".join(keys.toString(native) for keys in self._actions[entry.key].shortcuts())

    def fill(self, bar: QMenuBar) -> None:
        """Make the menus in a menu bar."""
        self._bar = bar
        for title, entries in MENUS:
            menu = bar.addMenu("")
            self._keep(menu, title)
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                else:
                    menu.addAction(self._actions[entry.key])

    def add_menu(self, under: Text, title: Text, before: str | None = None) -> QMenu:
        """Return a new menu below the menu called ``under``, before an action or at the end."""
        parent = next(menu for menu, words in self._menus if words == under)
        menu = QMenu(parent)
        parent.insertMenu(self._actions[before] if before else None, menu)
        self._keep(menu, title)
        return menu

    def _keep(self, menu: QMenu, title: Text) -> None:
        self._menus.append((menu, title))
        menu.aboutToShow.connect(lambda: mark_menu(menu))

    def show_words(self, key: str, words: str) -> None:
        """Give an action other words for the moment, with its mark if there is one."""
        self._actions[key].setText(words)
        self._actions[key].setToolTip(words.replace("&", ""))

    def add_choices(
        self, title: Text, keys: Iterable[str], choose: Callable[[str], None]
    ) -> dict[str, QAction]:
        """Return the actions of a new menu below View of which one is checked at a time."""
        menu = self.add_menu(VIEW, title)
        group = QActionGroup(self)
        made = {}
        for key in keys:
            made[key] = menu.addAction(key)
            made[key].setCheckable(True)
            group.addAction(made[key])
            made[key].triggered.connect(lambda checked=False, key=key: choose(key))
        return made

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        for menu, title in self._menus:
            menu.setTitle(words(title))
        if self._bar is not None:
            mark_menu(self._bar)
        for _, entries in MENUS:
            for entry in entries:
                if entry is not None:
                    action = self._actions[entry.key]
                    action.setText(words(entry.words))
                    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                    plain = words(entry.words).replace("&", "").rstrip("…")
                    action.setToolTip(f"{plain} ({keys})" if keys else plain)

    def show_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of a theme."""
        for _, entries in MENUS:
            for entry in entries:
                if entry is not None and entry.icon:
                    self._actions[entry.key].setIcon(icon(entry.icon, theme.text, theme.px(18)))


def choose_next(choices: dict[str, QAction]) -> None:
    """Choose what comes after the checked one of some choices; after the last, the first."""
    actions = list(choices.values())
    checked = next(place for place, action in enumerate(actions) if action.isChecked())
    actions[(checked + 1) % len(actions)].trigger()
