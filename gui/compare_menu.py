"""The menu of what the run may be compared with; it offers only what can be run."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from engine.report.differences import Comparison, comparisons
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.mnemonics import mark_menu
from gui.session import Session
from gui.shown import Shown
from gui.words import Words

COMPARE = Text(QT_TRANSLATE_NOOP("menu", "Co&mpare with"))
NOTHING = Text(QT_TRANSLATE_NOOP("menu", "Nothing: &one picture"))


class CompareMenu(QObject):
    """Fills its menu when it is opened, so that an edit costs nothing."""

    def __init__(self, menu: QMenu, session: Session) -> None:
        super().__init__(session)
        self._menu = menu
        self._session = session
        self._words = Words()
        self._none = QAction(self)
        self._none.setCheckable(True)
        self._none.triggered.connect(lambda: session.compare(None))
        self._menu.addAction(self._none)
        self._menu.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Offer what the run on show may be compared with."""
        self._menu.clear()
        self._menu.addAction(self._none)
        shown = self._session.shown
        self._none.setChecked(shown.other is None)
        if not shown.runs:
            return
        self._menu.addSeparator()
        for comparison in comparisons(shown.run.scenario):
            self._menu.addAction(self._entry(comparison, shown))
        mark_menu(self._menu)

    def _entry(self, comparison: Comparison, shown: Shown) -> QAction:
        action = QAction(self._words(comparison.title), self._menu)
        action.setCheckable(True)
        other = shown.other
        same = other is not None and other.scenario == comparison.scenario
        action.setChecked(same and shown.mirrored == comparison.mirrored)
        chosen = comparison.scenario, comparison.mirrored
        action.triggered.connect(lambda checked=False: self._session.compare(*chosen))
        return action

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self._none.setText(words(NOTHING))
