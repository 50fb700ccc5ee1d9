"""What happens: the step in plain words, the algorithm's pseudocode with its line, the numbers.

The engine says everything (``engine.report.happens``); here it is only set in type.  A click on a
line of the code asks for the first step at which it is the current one.
"""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from engine.report.happens import CodeLine, Happening, Story
from engine.text import QT_TRANSLATE_NOOP, Text
from gui import requests
from gui.painted_text import write_in
from gui.shown import Shown
from gui.theme import LIGHT, Theme
from gui.widgets import KeyFocusButton, WrappedLabel, scroll_upright, show_ground
from gui.words import Words
from gui.work import Newest

TITLE = Text(QT_TRANSLATE_NOOP("happens", "What happens"))
EMPTY = Text(
    QT_TRANSLATE_NOOP("happens", "There is no run yet: choose a network and an operation.")
)
LINE = QT_TRANSLATE_NOOP("happens", "line {number}: {code}", "read out by screen readers")
CURRENT = QT_TRANSLATE_NOOP("happens", "line {number}, current: {code}", "read out")
TIP = Text(QT_TRANSLATE_NOOP("happens", "To the first step at this line"))
NUMBER_WIDTH, INDENT = 34, 16
BAR = 3
MOST_AT_ONCE = 1 << 16
"""Runs of more transfers are counted on a thread."""
WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
NO_BREAK = "\u00a0"
_SIGN = re.compile(" ([+−=≤<←]) ")
MOST_UNBROKEN = 40
"""Longer sums than this may break into two lines."""


class LineButton(KeyFocusButton):
    """A line of pseudocode that can be pressed; long ones wrap."""

    def __init__(self, number: int, line: CodeLine) -> None:
        super().__init__()
        self.number = number
        self.line = line
        self.theme = LIGHT
        self.current = False
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_current(self, current: bool, words: Words) -> None:
        """Mark the line as the current one, or not; write its words."""
        self.current = current
        code = words(self.line.text)
        self.setText(_SIGN.sub(rf"{NO_BREAK}\1{NO_BREAK}", code))
        template = CURRENT if current else LINE
        self.setAccessibleName(words(Text(template, number=self.number, code=code)))
        self.setToolTip(words(TIP))
        self.updateGeometry()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.theme = theme
        self.setFont(theme.font(13, mono=True))
        self.updateGeometry()

    def text_rect(self, width: int) -> QRect:
        """Return where the words stand in a width; as high as they need."""
        left = self.theme.px(NUMBER_WIDTH + INDENT * self.line.depth)
        room = QRect(left, 0, max(1, width - left - self.theme.px(4)), 1000)
        metrics = QFontMetrics(self.font())
        needed = metrics.boundingRect(room, WRAP, self.text())
        return QRect(room.left(), room.top(), room.width(), needed.height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.text_rect(width).height() + 2 * self.theme.px(2)

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.theme.px(200))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(60), self.text_rect(self.sizeHint().width()).height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, QPainter(self)
        whole = self.rect()
        if self.current:
            painter.fillRect(whole, QColor(theme.accent_tint))
            painter.fillRect(0, 0, theme.px(BAR), whole.height(), QColor(theme.accent))
        elif self.underMouse():
            painter.fillRect(whole, QColor(theme.window))
        if self.shows_focus():
            painter.setPen(QPen(QColor(theme.accent), 1.2))
            painter.drawRect(whole.adjusted(0, 0, -1, -1))
        text = self.text_rect(whole.width())
        text.moveTop((whole.height() - text.height()) // 2)
        painter.setPen(QColor(theme.second_text))
        number = QRect(0, text.top(), theme.px(NUMBER_WIDTH - 10), text.height())
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        write_in(painter, str(self.number), QRectF(number), right)
        painter.setPen(QColor(theme.text))
        write_in(painter, self.text(), QRectF(text), WRAP)


class HappensPanel(QScrollArea):
    """Sentences, code and values of the step on show; scrolls where there is little room."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._story: Story | None = None
        self._happening: Happening | None = None
        self.sentences = WrappedLabel(14, role="text")
        self.values = WrappedLabel(12.5)
        self.values.setTextFormat(Qt.TextFormat.RichText)
        self.lines: list[LineButton] = []
        self._work = Newest(self)
        self._work.arrived.connect(self._arrived)
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        self._code = QVBoxLayout()
        self._code.setSpacing(0)
        self._layout.addWidget(self.sentences)
        self._layout.addLayout(self._code)
        self._layout.addWidget(self.values)
        self._layout.addStretch(1)
        scroll_upright(self, inside)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def show_shown(self, shown: Shown) -> None:
        """Show what happens in the cycle on show, told of the selected node."""
        if not shown.runs:
            self._story = self._happening = None
        else:
            if self._story is None or self._story.run is not shown.run:
                self._work.forget()
                self._story = Story(shown.run)
            story, cycle, node = self._story, shown.cycle, shown.view.node
            if story.run.schedule.transfers > MOST_AT_ONCE:
                self._work.submit(lambda cancelled, progress: story.at(cycle, node))
                return  # what was shown stays until it arrives
            self._happening = story.at(cycle, node)
        self._write()

    def _arrived(self, happening: Happening) -> None:
        self._happening = happening
        self._write()

    def _write(self) -> None:
        """Put everything into words."""
        words, happening = self._words, self._happening
        if happening is None:
            self.sentences.setText(words(EMPTY))
            self.setAccessibleDescription(words(EMPTY))
            self._show_lines(())
            self.values.hide()
            return
        self.sentences.setText(" ".join(words(text) for text in happening.sentences))
        self._show_lines(happening.lines)
        for place, button in enumerate(self.lines):
            button.show_current(place == happening.current, words)
        values = [words(value) for value in happening.values]
        self.values.setText(" · ".join(_unbroken(value) for value in values))
        self.values.setVisible(bool(values))
        code = [button.accessibleName() for button in self.lines]
        twin = "\n".join([self.sentences.text(), *code, " · ".join(values)])
        self.setAccessibleDescription(twin.strip())

    def _show_lines(self, lines: tuple[CodeLine, ...]) -> None:
        """Have a button for each line; those of the same code stay."""
        if lines == tuple(button.line for button in self.lines):
            return
        for button in self.lines:
            self._code.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.lines = [LineButton(number, line) for number, line in enumerate(lines, start=1)]
        for place, button in enumerate(self.lines):
            button.show_theme(self._theme)
            button.clicked.connect(lambda _, place=place: self._go_to(place))
            self._code.addWidget(button)

    def _go_to(self, line: int) -> None:
        if self._story is not None:
            self.asked.emit(requests.GoTo(self._story.position_of(line)))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(TITLE))
        self._write()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        inside = self.widget()
        show_ground(inside, theme.panel)
        show_ground(self.viewport(), theme.panel)
        for label in (self.sentences, self.values):
            label.show_theme(theme)
        self.values.setFont(theme.font(12.5, tabular=True))
        for button in self.lines:
            button.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(6))
        self._layout.setSpacing(theme.px(8))


def _unbroken(value: str) -> str:
    """Return a value as rich text that does not break (a long sum: only at +); a result is bold."""
    left, equals, right = value.rpartition(" = ")
    text = escape(value if not equals else left)
    if equals and " × " in left:
        if len(value) <= MOST_UNBROKEN:
            text = text.replace(" ", NO_BREAK)
        text = text.replace(" × ", f"{NO_BREAK}×{NO_BREAK}")
        return f"{text}{NO_BREAK}={NO_BREAK}<b>{escape(right)}</b>"
    return escape(value).replace(" ", NO_BREAK)
