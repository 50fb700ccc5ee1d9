"""The start page: examples, recent files and what else to begin with, beside the first picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.examples import EXAMPLES
from gui.icons import icon
from gui.painted_text import write_in
from gui.theme import LIGHT, Theme
from gui.widgets import KeyFocusButton, show_ground, show_ink
from gui.words import Words

WIDTH = 438
MOST_FILES = 5

TITLE = Text(QT_TRANSLATE_NOOP("start", "Start page"))
BEGIN = Text(QT_TRANSLATE_NOOP("start", "Begin with an example"))
RECENT = Text(QT_TRANSLATE_NOOP("start", "Recent files"))
OPEN = Text(QT_TRANSLATE_NOOP("start", "Open a file…"))
LECTURE = Text(QT_TRANSLATE_NOOP("start", "Example of a scene list"))
LECTURE_WORDS = Text(
    QT_TRANSLATE_NOOP("start", "A short lecture: PageDown goes on from one scene to the next")
)
AT_START = Text(QT_TRANSLATE_NOOP("start", "Show this page when the program starts"))
CLOSE = Text(QT_TRANSLATE_NOOP("start", "Close the start page"))


class Suggestion(KeyFocusButton):
    """A title and below it one line of what there is to see; the line is cut where it must be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._about = ""

    def show_words(self, title: str, about: str) -> None:
        """Give the suggestion its words."""
        self.setText(title)
        self._about = about
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)
        self.setToolTip(about)
        self.updateGeometry()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _heights(self) -> tuple[int, int]:
        first = QFontMetrics(self._theme.font(13, 600)).height()
        return first, QFontMetrics(self._theme.font(12)).height() if self._about else 0

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(300), sum(self._heights()) + self._theme.px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.shows_focus():
            painter.setBrush(QColor(theme.accent_tint))
            line = QPen(QColor(theme.accent), 1.5 * theme.line_scale)
            painter.setPen(line if self.shows_focus() else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        first, second = self._heights()
        edge, top = theme.px(10), theme.px(5)
        wide = self.width() - 2 * edge
        lines = (
            (self.text(), theme.font(13, 600), theme.accent, top, first),
            (self._about, theme.font(12), theme.text, top + first, second),
        )
        for text, font, colour, at, high in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, wide)
            write_in(
                painter,
                shown,
                QRectF(QRect(edge, at, wide, high)),
                int(Qt.AlignmentFlag.AlignVCenter),
            )


class StartPage(QFrame):
    """Lies over the right of a window until something is chosen; Esc closes it.

    Signals: ``example_asked(str)`` with a key, ``file_asked(Path)``, ``open_asked()``,
    ``lecture_asked()`` and ``at_start_changed(bool)``.
    """

    example_asked = Signal(str)
    file_asked = Signal(object)
    open_asked = Signal()
    lecture_asked = Signal()
    at_start_changed = Signal(bool)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window, self._theme, self._words = window, LIGHT, Words()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.heading, self.recent_heading = QLabel(), QLabel()
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button.clicked.connect(self.hide)
        self.examples = [self._suggestion(self._ask(example.key)) for example in EXAMPLES]
        self.lecture = self._suggestion(self.lecture_asked.emit)
        self.files = [self._suggestion(self._ask_file(at)) for at in range(MOST_FILES)]
        self._paths: list[Path] = []
        self.open_button = QPushButton()
        self.open_button.clicked.connect(lambda: self._leave(self.open_asked.emit))
        self.at_start = QCheckBox()
        self.at_start.toggled.connect(self.at_start_changed)
        self._arrange()
        window.installEventFilter(self)
        self.hide()

    def _suggestion(self, ask: Callable[[], None]) -> Suggestion:
        made = Suggestion()
        made.clicked.connect(lambda: self._leave(ask))
        return made

    def _ask(self, key: str) -> Callable[[], None]:
        return lambda: self.example_asked.emit(key)

    def _ask_file(self, place: int) -> Callable[[], None]:
        return lambda: self.file_asked.emit(self._paths[place])

    def _leave(self, ask: Callable[[], None]) -> None:
        self.hide()
        ask()

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.close_button)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for widget in (*self.examples, self.lecture, self.recent_heading, *self.files):
            column.addWidget(widget)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.addLayout(top)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self.open_button)
        whole.addWidget(self.at_start)

    def open(self, paths: Sequence[Path], at_start: bool) -> None:
        """Show the page with recent files."""
        self._paths = [path for path in paths if path.exists()][:MOST_FILES]
        for place, button in enumerate(self.files):
            there = place < len(self._paths)
            button.setVisible(there)
            if there:
                path = self._paths[place]
                button.show_words(path.name, str(path.parent))
        self.recent_heading.setVisible(bool(self._paths))
        self.at_start.setChecked(at_start)
        self._place()
        self.show()
        self.raise_()
        self.examples[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _place(self) -> None:
        """Lie over the right of the window, below its toolbar."""
        area = self._window.centralWidget().geometry()
        wide = min(self._theme.px(WIDTH), area.width())
        self.setGeometry(area.right() + 1 - wide, area.top(), wide, area.height())

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()  # Esc closes the page and cancels nothing
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.setAccessibleName(words(TITLE))
        self.heading.setText(words(BEGIN))
        self.recent_heading.setText(words(RECENT))
        for button, example in zip(self.examples, EXAMPLES, strict=True):
            button.show_words(words(example.title), words(example.words))
        self.lecture.show_words(words(LECTURE), words(LECTURE_WORDS))
        self.open_button.setText(words(OPEN))
        self.at_start.setText(words(AT_START))
        self.close_button.setToolTip(words(CLOSE))
        self.close_button.setAccessibleName(words(CLOSE))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for heading in (self.heading, self.recent_heading):
            heading.setFont(theme.font(15, 600))
            show_ink(heading, theme.text)
        for widget in (self, self._scroll.viewport(), self._scroll.widget()):
            show_ground(widget, theme.panel)
        for button in (*self.examples, self.lecture, *self.files):
            button.show_theme(theme)
        self.close_button.setIcon(icon("x", theme.text, theme.px(16)))
        edge = theme.px(14)
        self.layout().setContentsMargins(edge, edge, edge, edge)
        if self.isVisible():
            self._place()
