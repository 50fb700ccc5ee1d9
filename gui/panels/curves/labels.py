"""The line above the plots: a label that gives way, and how far simulated points are."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QToolButton, QWidget

from engine.text import Text
from gui.panels.curves import tool_words as say
from gui.theme import LIGHT, Theme
from gui.words import Words

SHOWN_AFTER_MS = 300
"""Points that arrive sooner are not spoken of."""


class QuietLabel(QLabel):
    """A label of one line that gives way: what does not fit ends in an ellipsis.

    It asks for the room of its whole text and can do with none; where fewer than ``least``
    letters would be left it shows nothing.
    """

    def __init__(self, least: int = 0) -> None:
        super().__init__()
        self._whole = ""
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._whole) + 4, metrics.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def show_text(self, text: str) -> None:
        """Show a text, as much of it as fits."""
        if text != self._whole:
            self._whole = text
            self.setToolTip(text)
            self.setAccessibleName(text)
            self.updateGeometry()
            self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = self.fontMetrics()
        shown = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown if len(shown) >= self._least else "")


class PointsStrip(QWidget):
    """A thin bar of how many points are simulated, and a button that stops it.

    Shown while work takes long; ``stop_asked`` tells of a press.
    """

    stop_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._counts: dict[int, tuple[int, int]] = {}
        self.bar, self.button = QProgressBar(), QToolButton()
        self.bar.setTextVisible(False)
        self.button.setText("×")
        self.button.setAutoRaise(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.stop_asked)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_AFTER_MS)
        self._timer.timeout.connect(self.show)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.bar)
        self._row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_busy(self, busy: bool) -> None:
        """Show the strip soon, or hide it at once."""
        if busy:
            self._timer.start()
        else:
            self._timer.stop()
            self._counts.clear()
            self.hide()

    def show_done(self, plot: int, done: int, total: int) -> None:
        """Show how many points of a plot are simulated."""
        self._counts[plot] = done, total
        self._write()

    def _write(self) -> None:
        done, total = (sum(part) for part in zip(*self._counts.values(), strict=True))
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        said = self._words(Text(say.DONE, done=done, total=total))
        self.bar.setAccessibleName(said)
        self.bar.setToolTip(said)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.button.setToolTip(words(say.STOP))
        self.button.setAccessibleName(words(say.STOP))
        if self._counts:
            self._write()

    def show_theme(self, theme: Theme = LIGHT) -> None:
        """Take over colours and sizes."""
        self.bar.setFixedSize(theme.px(120), theme.px(4))
        self.button.setFont(theme.font(13, 600))
        self.button.setFixedSize(theme.px(22), theme.px(20))
        self._row.setSpacing(theme.px(4))
