"""Starting the program: application, language and theme, and its windows."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from engine.catalogue import Choice, find
from engine.text import QT_TRANSLATE_NOOP, SOURCE_LANGUAGE, Text, languages
from gui.folders import data_folder
from gui.frame import fit_screen
from gui.keys import KeysEverywhere
from gui.main_window import MainWindow
from gui.recent import Recent
from gui.recovery import RecoveryFolder
from gui.recovery_offer import Recoverer, offer
from gui.settings import SCALES, Settings
from gui.theme import THEMES, apply_theme, load_fonts
from gui.words import EngineTranslator, Words

SWITCH_INTERVAL = 0.0005
"""Seconds after which Python lets another thread run: a worker must not hold up a frame."""
BESIDE = QPoint(32, 32)
"""How far a new window lies from the one before."""

THEME_WHAT = Text(QT_TRANSLATE_NOOP("window", "the theme"))
OPEN_HERE = QT_TRANSLATE_NOOP("window", "{file} is open already; this is its window")


class Desktop(QObject):
    """The application's language and theme, and its windows; a ``Shell`` for each of them.

    ``windows`` are those that are open, ``window`` the first of them (the last one once all are
    closed).
    """

    def __init__(self, application: QApplication, language: str, theme: str) -> None:
        super().__init__(application)
        self.application = application
        self.settings = Settings()
        self.recent = Recent(self.settings, self)
        self.recovery = RecoveryFolder(data_folder() / "recovery")
        sizes = [str(scale) for scale in SCALES]
        self.scale = int(self.settings.chosen("scale", sizes, sizes[0]))
        self._theme_name = theme
        self.theme = THEMES[theme].scaled(self.scale / 100)
        self.words = Words(language)
        self._translator: EngineTranslator | None = None
        self._keys = KeysEverywhere(self)
        application.installEventFilter(self._keys)
        self.windows: list[MainWindow] = []
        self._apply()
        self._first = self._make_window()

    # Windows

    @property
    def window(self) -> MainWindow:
        """The first window."""
        return self.windows[0] if self.windows else self._first

    def _make_window(self) -> MainWindow:
        window = MainWindow(self)
        window.closed.connect(lambda: self._forget(window))
        self.windows.append(window)
        window.show_theme(self.theme)
        window.show_language(self.words)
        return window

    def _forget(self, window: MainWindow) -> None:
        if window not in self.windows:
            return
        self.windows.remove(window)
        if self.windows:
            window.deleteLater()
        else:
            self._first = window
            self.recovery.close()

    def _open_window(self) -> MainWindow:
        """Return one more window, shown beside the one that is used."""
        active = self.application.activeWindow()
        before = active if isinstance(active, MainWindow) else self.window
        window = self._make_window()
        window.resize(before.size())
        window.move(before.pos() + BESIDE)
        fit_screen(window)
        window.show()
        return window

    def new_window(self) -> None:
        """Open one more window."""
        self._open_window().start(None)

    def open_beside(self, path: Path) -> None:
        """Open a file in a window of its own, or bring up the one that has it."""
        if not self.raise_other(path, None):
            self._open_window().start(path)

    def _other(self, path: Path, window: QWidget | None) -> MainWindow | None:
        others = (one for one in self.windows if one is not window and one.documents.has(path))
        return next(others, None)

    def has_other(self, path: Path, window: QWidget | None) -> bool:
        """Return whether another window has a file open."""
        return self._other(path, window) is not None

    def raise_other(self, path: Path, window: QWidget | None) -> bool:
        """Bring up another window that has a file open; return whether there is one."""
        other = self._other(path, window)
        if other is None:
            return False
        if other.isMinimized():
            other.showNormal()
        other.raise_()
        other.activateWindow()
        other.message.show_text(Text(OPEN_HERE, file=path.name))
        return True

    def offer_recoveries(self) -> bool:
        """Offer what was not saved when the program was ended roughly; return whether it is."""
        return offer(self.window, self.recovery, self._recoverer, self.words)

    def _recoverer(self) -> Recoverer:
        """Return that of a window in which nothing was done yet."""
        window = self.window
        idle = window.session.path is None and not window.session.unsaved
        fresh = idle and window.scenes.list is None and not window.manners.recovered
        return (window if fresh else self._open_window()).manners

    def quit(self) -> None:
        """Close all windows, unless somebody wants to keep one."""
        for window in list(self.windows):
            if not window.close():
                return

    def abandon(self) -> None:
        """End the program at once; what is not saved is offered at the next start."""
        for window in self.windows:
            window.manners.autosave.write()
        self.application.exit(1)

    def close(self) -> None:
        """Close all windows and take back what the application was given."""
        self.quit()
        self.application.removeEventFilter(self._keys)
        if self._translator is not None:
            self.application.removeTranslator(self._translator)
        for window in {*self.windows, self._first}:
            window.deleteLater()
        self.deleteLater()

    # The look of all windows

    def _apply(self) -> None:
        if self._translator is not None:
            self.application.removeTranslator(self._translator)
        self._translator = EngineTranslator(self.words, self)
        self.application.installTranslator(self._translator)
        self.theme = apply_theme(self.application, THEMES[self._theme_name], self.scale / 100)
        for window in self.windows:
            window.show_theme(self.theme)
            window.show_language(self.words)

    def presses(self) -> int:
        """Return how often a person pressed a button or key so far."""
        return self._keys.presses

    def choose_language(self, language: str) -> None:
        """Put everything into another language, and remember it."""
        self.words = Words(language)
        self.settings.set_text("language", language)
        self._apply()

    def choose_theme(self, name: str) -> None:
        """Show everything in another theme, and remember it."""
        self._theme_name = name
        self.settings.set_text("theme", name)
        self._apply()

    def choose_scale(self, scale: int) -> None:
        """Show everything in another size, in per cent, and remember it."""
        self.scale = scale
        self.settings.set_text("scale", str(scale))
        self._apply()

    def choose_notation(self, notation: str) -> None:
        """Write the formulas of all windows with other letters, and remember them."""
        self.settings.set_text("view/notation", notation)
        for window in self.windows:
            window.session.change_view(notation=notation)

    def choose_animation(self, animation: bool) -> None:
        """Let things in all windows move on their way or not, and remember it."""
        self.settings.set_animation(animation)
        for window in self.windows:
            window.controls.set_animation(animation)


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


FREEZE_AFTER_MS = 3000
"""What is there by then stays to the end: looking through it for garbage would hold up the window
for some 75 ms at a time, while thousands of points arrive.
"""


def open_window(
    path: Path | None, language: str | None, theme: str | None, maximised: bool = False
) -> int:
    """Open the window, over the whole screen if asked to, and run until it is closed."""
    from gui.faults import Faults

    application = QApplication(sys.argv[:1])
    desktop = make_desktop(application, language, theme)
    faults = Faults(
        data_folder() / "log", lambda: (application.activeWindow(), desktop.words), desktop.abandon
    )
    faults.install()
    window = desktop.window
    window.start(path)
    window.painted.connect(lambda: greet(desktop, plain=path is None and not maximised))
    window.painted.connect(lambda: QTimer.singleShot(FREEZE_AFTER_MS, gc.freeze))
    if maximised:
        window.showMaximized()
    else:
        window.show()
    code = application.exec()
    faults.remove()
    return code


def greet(desktop: Desktop, plain: bool) -> None:
    """After the first picture, offer what was not saved, or else the start page."""
    if not desktop.offer_recoveries() and plain and desktop.settings.start_page():
        desktop.window.manners.open_start_page()
