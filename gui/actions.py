"""The window's actions: words, keys and icons in one readable list; menus and toolbar follow.

The clicker of a lecturer sends PageDown and PageUp; those always step, by the unit chosen in the
player.  The arrow keys, Home, End and Space step and play too, except while a text field wants
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import icon
from gui.theme import Theme
from gui.words import Words

Keys = tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """One action: key, words, key sequences, icon."""

    key: str
    words: Text
    keys: Keys = ()
    icon: str = ""
    checkable: bool = False


FILE = Text(QT_TRANSLATE_NOOP("menu", "&File"))
VIEW = Text(QT_TRANSLATE_NOOP("menu", "&View"))
RUN = Text(QT_TRANSLATE_NOOP("menu", "&Run"))
SCENES = Text(QT_TRANSLATE_NOOP("menu", "S&cenes"))
HELP = Text(QT_TRANSLATE_NOOP("menu", "&Help"))
THEME = Text(QT_TRANSLATE_NOOP("menu", "&Theme"))
LANGUAGE = Text(QT_TRANSLATE_NOOP("menu", "&Language"))

MENUS: tuple[tuple[Text, tuple[Entry | None, ...]], ...] = (
    (
        FILE,
        (
            Entry("new", Text(QT_TRANSLATE_NOOP("menu", "&New scenario")), ("Ctrl+N",), "plus"),
            Entry("open", Text(QT_TRANSLATE_NOOP("menu", "&Open…")), ("Ctrl+O",), "open"),
            Entry("save", Text(QT_TRANSLATE_NOOP("menu", "&Save")), ("Ctrl+S",), "save"),
            Entry("save-as", Text(QT_TRANSLATE_NOOP("menu", "Save &as…")), ("Ctrl+Shift+S",)),
            None,
            Entry("quit", Text(QT_TRANSLATE_NOOP("menu", "&Quit")), ("Ctrl+Q",)),
        ),
    ),
    (
        RUN,
        (
            Entry("first", Text(QT_TRANSLATE_NOOP("menu", "To the &start")), ("Home",), "first"),
            Entry("back", Text(QT_TRANSLATE_NOOP("menu", "&Back")), ("Left", "PgUp"), "back"),
            Entry("play", Text(QT_TRANSLATE_NOOP("menu", "&Play or pause")), ("Space",), "play"),
            Entry(
                "forward",
                Text(QT_TRANSLATE_NOOP("menu", "&Forward")),
                ("Right", "PgDown"),
                "forward",
            ),
            Entry("last", Text(QT_TRANSLATE_NOOP("menu", "To the &end")), ("End",), "last"),
            None,
            Entry("step-back", Text(QT_TRANSLATE_NOOP("menu", "Back one step")), ("Ctrl+Left",)),
            Entry(
                "step-forward", Text(QT_TRANSLATE_NOOP("menu", "Forward one step")), ("Ctrl+Right",)
            ),
            Entry(
                "within-back",
                Text(QT_TRANSLATE_NOOP("menu", "Back within the cycle")),
                ("Shift+Left",),
            ),
            Entry(
                "within-forward",
                Text(QT_TRANSLATE_NOOP("menu", "Forward within the cycle")),
                ("Shift+Right",),
            ),
            None,
            Entry("faster", Text(QT_TRANSLATE_NOOP("menu", "Fas&ter")), ("+", "=")),
            Entry("slower", Text(QT_TRANSLATE_NOOP("menu", "Slo&wer")), ("-",)),
            Entry("loop", Text(QT_TRANSLATE_NOOP("menu", "&Loop")), ("L",), checkable=True),
            None,
            Entry("go-to", Text(QT_TRANSLATE_NOOP("menu", "&Go to…")), ("Ctrl+G",)),
            Entry(
                "bookmark",
                Text(QT_TRANSLATE_NOOP("menu", "Set or remove a book&mark")),
                ("Ctrl+B",),
            ),
            Entry(
                "next-bookmark",
                Text(QT_TRANSLATE_NOOP("menu", "To the next bookmark")),
                ("Ctrl+Shift+Right",),
            ),
            Entry(
                "previous-bookmark",
                Text(QT_TRANSLATE_NOOP("menu", "To the bookmark before")),
                ("Ctrl+Shift+Left",),
            ),
            Entry(
                "next-use",
                Text(QT_TRANSLATE_NOOP("menu", "To the &next use of the selected link")),
                ("N",),
            ),
            Entry(
                "previous-use",
                Text(QT_TRANSLATE_NOOP("menu", "To the use of the selected link before")),
                ("Shift+N",),
            ),
            None,
            Entry("cancel", Text(QT_TRANSLATE_NOOP("menu", "&Cancel the simulation")), ("Esc",)),
        ),
    ),
    (
        VIEW,
        (
            Entry(
                "show-form",
                Text(QT_TRANSLATE_NOOP("menu", "&Scenario")),
                ("F2",),
                "settings",
                checkable=True,
            ),
            Entry(
                "show-details",
                Text(QT_TRANSLATE_NOOP("menu", "&Details")),
                ("F3",),
                "info",
                checkable=True,
            ),
            Entry(
                "show-curves",
                Text(QT_TRANSLATE_NOOP("menu", "&Curves")),
                ("F4",),
                "curves",
                checkable=True,
            ),
            Entry(
                "textbook",
                Text(QT_TRANSLATE_NOOP("menu", "&Textbook figure")),
                ("F8",),
                checkable=True,
            ),
            None,
            Entry("zoom-in", Text(QT_TRANSLATE_NOOP("menu", "Zoom &in")), ("Ctrl++", "Ctrl+=")),
            Entry("zoom-out", Text(QT_TRANSLATE_NOOP("menu", "Zoom &out")), ("Ctrl+-",)),
            Entry(
                "zoom-fit",
                Text(QT_TRANSLATE_NOOP("menu", "Show the &whole network")),
                ("Ctrl+0",),
                "zoom-fit",
            ),
            Entry(
                "no-animation",
                Text(QT_TRANSLATE_NOOP("menu", "&No animation")),
                checkable=True,
            ),
            None,
            Entry(
                "ahead",
                Text(QT_TRANSLATE_NOOP("menu", "&Ghost of the run without waiting")),
                ("U",),
                checkable=True,
            ),
            Entry(
                "curtain",
                Text(QT_TRANSLATE_NOOP("menu", "C&urtain: hide numbers and words")),
                ("C",),
                checkable=True,
            ),
            Entry(
                "ghosts",
                Text(QT_TRANSLATE_NOOP("menu", "&Hint at the next step")),
                ("G",),
                checkable=True,
            ),
            None,
            Entry(
                "presenter",
                Text(QT_TRANSLATE_NOOP("menu", "&Presentation")),
                ("F11",),
                "projector",
                checkable=True,
            ),
            Entry(
                "full-screen",
                Text(QT_TRANSLATE_NOOP("menu", "&Full screen")),
                ("Shift+F11",),
                checkable=True,
            ),
            None,
            Entry("next-theme", Text(QT_TRANSLATE_NOOP("menu", "&Next theme")), ("Ctrl+T",)),
        ),
    ),
    (
        SCENES,
        (
            Entry(
                "scenes-example", Text(QT_TRANSLATE_NOOP("menu", "Open the &example scene list"))
            ),
            Entry("show-scenes", Text(QT_TRANSLATE_NOOP("menu", "Show the scene &list")), ("F6",)),
            None,
            Entry("scene-next", Text(QT_TRANSLATE_NOOP("menu", "&Next scene")), ("Ctrl+PgDown",)),
            Entry(
                "scene-previous", Text(QT_TRANSLATE_NOOP("menu", "&Previous scene")), ("Ctrl+PgUp",)
            ),
            None,
            Entry("scene-add", Text(QT_TRANSLATE_NOOP("menu", "&Add what is shown as a scene"))),
            Entry("scene-replace", Text(QT_TRANSLATE_NOOP("menu", "&Replace the scene by it"))),
            Entry("scene-remove", Text(QT_TRANSLATE_NOOP("menu", "Re&move the scene"))),
            Entry("scene-up", Text(QT_TRANSLATE_NOOP("menu", "Move the scene &up")), ("Alt+Up",)),
            Entry(
                "scene-down",
                Text(QT_TRANSLATE_NOOP("menu", "Move the scene &down")),
                ("Alt+Down",),
            ),
            None,
            Entry("scenes-save", Text(QT_TRANSLATE_NOOP("menu", "&Save the scene list"))),
            Entry("scenes-save-as", Text(QT_TRANSLATE_NOOP("menu", "Save the scene list as…"))),
            Entry("scenes-close", Text(QT_TRANSLATE_NOOP("menu", "&Close the scene list"))),
        ),
    ),
    (
        HELP,
        (
            Entry("keys", Text(QT_TRANSLATE_NOOP("menu", "&Keys")), ("F1",), "help"),
            Entry("about", Text(QT_TRANSLATE_NOOP("menu", "&About Hopscope"))),
        ),
    ),
)
"""All menus but those of themes and languages, which list what there is."""

TOOLBAR = ("open", "save", None, "show-form", "show-details", "show-curves", None, "presenter")
"""What the toolbar shows, in order."""


class Actions(QObject):
    """The QActions of all entries, by key, with the menus made of them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._menus: list[tuple[QMenu, Text]] = []
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
        for title, entries in MENUS:
            menu = bar.addMenu("")
            self._menus.append((menu, title))
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                else:
                    menu.addAction(self._actions[entry.key])

    def add_menu(self, under: Text, title: Text) -> QMenu:
        """Return a new menu below the menu called ``under``."""
        parent = next(menu for menu, words in self._menus if words == under)
        menu = parent.addMenu("")
        self._menus.append((menu, title))
        return menu

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
