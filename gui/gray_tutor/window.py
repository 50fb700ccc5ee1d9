"""The window of the tutor: construction, table and conversion of a Gray code of a chosen length."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.report.gray_tutor import MOST_BITS
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.frame import fit_screen
from gui.gray_tutor.conversion import Conversion
from gui.gray_tutor.pages import ConstructionPage, SteppedPage, WalkPage
from gui.gray_tutor.stepper import Stepper
from gui.presenter import scaled_for_hall
from gui.tabs import Tabs
from gui.theme import LIGHT, Theme
from gui.widgets import CalmCombo, show_ground, show_ink
from gui.words import Words

TITLE = Text(QT_TRANSLATE_NOOP("gray tutor", "Gray code tutor"))
LENGTH = Text(QT_TRANSLATE_NOOP("gray tutor", "Length of the code"))
BITS = "N ="
CONSTRUCTION = Text(QT_TRANSLATE_NOOP("gray tutor", "Construction"))
WALK = Text(QT_TRANSLATE_NOOP("gray tutor", "Table and hypercube"))
CONVERSION = Text(QT_TRANSLATE_NOOP("gray tutor", "Conversion"))

FIRST_BITS = 3
"""The length at the beginning."""


class GrayTutor(QWidget):
    """The tutor; ``action`` opens and closes it, Esc closes it too."""

    def __init__(self, parent: QWidget, action: QAction) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._words = Words()
        self._theme = LIGHT
        self._action = action
        self.label = QLabel(BITS)
        self.length = CalmCombo()
        self.length.addItems([str(bits) for bits in range(1, MOST_BITS + 1)])
        self.label.setBuddy(self.length)
        self.construction, self.walk = ConstructionPage(), WalkPage()
        self.conversion = Conversion()
        self.tabs = Tabs()
        for page in self._pages():
            self.tabs.addTab(page, "")
        self._arrange()
        self._connect()
        self.setMinimumSize(640, 400)
        self.resize(1200, 760)
        self.length.setCurrentIndex(FIRST_BITS - 1)

    def _pages(self) -> tuple[ConstructionPage, WalkPage, Conversion]:
        return self.construction, self.walk, self.conversion

    def _arrange(self) -> None:
        chooser = QWidget()
        self._top = QHBoxLayout(chooser)
        self._top.addWidget(self.label)
        self._top.addWidget(self.length)
        self.tabs.setCornerWidget(chooser, Qt.Corner.TopLeftCorner)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.tabs)

    def _connect(self) -> None:
        self.addAction(self._action)  # its key closes this window as well
        self.length.currentIndexChanged.connect(lambda place: self._show_bits(place + 1))
        self._stepping: list[QShortcut] = []
        self.tabs.currentChanged.connect(self._turn)
        steps: tuple[tuple[tuple[str, ...], Callable[[Stepper], None]], ...] = (
            (("Left", "PgUp"), lambda stepper: stepper.back()),
            (("Right", "PgDown"), lambda stepper: stepper.forward()),
            (("Home",), lambda stepper: stepper.go(0)),
            (("End",), lambda stepper: stepper.go(stepper.last)),
            (("Space",), lambda stepper: stepper.play_or_pause()),
        )
        for keys, deed in steps:
            for key in keys:
                made = self._on(key, lambda deed=deed: self._step(deed))
                self._stepping.append(made)
        self._on("Esc", self.close)
        self._on("Ctrl+C", self._copy)

    def _on(self, key: str, deed: Callable[[], object]) -> QShortcut:
        made = QShortcut(QKeySequence(key), self)
        made.activated.connect(deed)
        return made

    def _turn(self) -> None:
        """Stand still on the pages that are left; the stepping keys work where there are steps."""
        self._stop()
        for shortcut in self._stepping:
            shortcut.setEnabled(isinstance(self.tabs.currentWidget(), SteppedPage))

    def _step(self, deed: Callable[[Stepper], None]) -> None:
        """Do something with the stepper of the page on show."""
        page = self.tabs.currentWidget()
        if isinstance(page, SteppedPage):
            deed(page.stepper)

    def _copy(self) -> None:
        """Copy the picture of the page on show."""
        self.tabs.currentWidget().view.copy()

    def _stop(self) -> None:
        for page in (self.construction, self.walk):
            page.stepper.stop()

    def _show_bits(self, bits: int) -> None:
        for page in self._pages():
            page.show_bits(bits)

    # Looks

    def show_animation(self, animation: bool) -> None:
        """Choose whether steps glide."""
        for page in (self.construction, self.walk):
            page.stepper.set_animation(animation)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.setWindowTitle(words(TITLE))
        self.setAccessibleName(words(TITLE))
        self.length.setAccessibleName(words(LENGTH))
        self.length.setToolTip(words(LENGTH))
        for place, title in enumerate((CONSTRUCTION, WALK, CONVERSION)):
            self.tabs.setTabText(place, words(title))
        self.tabs.name_tabs()
        for page in self._pages():
            page.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme; that of the projector grows with the window."""
        self._theme = theme
        hall = theme.name == "projector"
        fitted = scaled_for_hall(theme, self.height()) if hall else theme
        show_ground(self, fitted.panel)
        self.label.setFont(fitted.font(13))
        show_ink(self.label, fitted.text)
        self.length.show_theme(fitted)
        self.tabs.tabBar().setFont(fitted.font(13))
        edge = fitted.px(12)
        self._top.setContentsMargins(edge, 0, edge, fitted.px(3))
        self._column.setContentsMargins(0, fitted.px(6), 0, 0)
        for page in self._pages():
            page.show_theme(fitted)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._theme.name == "projector":
            self.show_theme(self._theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        fit_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._stop()
        self._action.setChecked(False)
