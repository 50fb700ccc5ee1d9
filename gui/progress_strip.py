"""How far a long run is, at the window's foot: a sentence, a slim bar and a button that cancels."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.theme import LIGHT, Theme
from gui.words import Words

PREPARING = Text(QT_TRANSLATE_NOOP("progress", "Simulating…"))
SIMULATING = QT_TRANSLATE_NOOP("progress", "Simulating… {percent} %")
CANCEL = Text(QT_TRANSLATE_NOOP("progress", "Cancel"))
CANCEL_TIP = Text(QT_TRANSLATE_NOOP("progress", "Give this run up; the last one stays (Esc)"))
SHOWN_AFTER_MS = 300
"""Work that is done sooner is not spoken of."""


class ProgressStrip(QWidget):
    """Shown while work takes long.

    Signals: ``shown_changed(bool)`` when there is something to show, or no more;
    ``cancel_asked()``.
    """

    shown_changed = Signal(bool)
    cancel_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._done: float | None = None
        self.label, self.bar, self.button = QLabel(), QProgressBar(), QPushButton()
        self.bar.setTextVisible(False)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.cancel_asked)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_AFTER_MS)
        self._timer.timeout.connect(lambda: self.shown_changed.emit(True))
        self._layout = QHBoxLayout(self)
        for widget in (self.label, self.bar, self.button):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def show_busy(self, busy: bool) -> None:
        """Show the strip soon, or hide it at once."""
        self._show_done(None)
        if busy:
            self._timer.start()
        else:
            self._timer.stop()
            self.shown_changed.emit(False)

    def show_progress(self, done: float) -> None:
        """Show which share of the work is done, 0 to 1."""
        self._show_done(done)

    def _show_done(self, done: float | None) -> None:
        self._done = done
        percent = round(100 * done) if done is not None else 0
        self.bar.setRange(0, 0 if done is None else 100)  # 0, 0: nobody knows yet
        self.bar.setValue(percent)
        text = PREPARING if done is None else Text(SIMULATING, percent=percent)
        self.label.setText(self._words(text))
        self.bar.setAccessibleName(self.label.text())

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.button.setText(words(CANCEL))
        self.button.setToolTip(words(CANCEL_TIP))
        widest = self.fontMetrics().horizontalAdvance(words(Text(SIMULATING, percent=100)))
        self.label.setMinimumWidth(widest + 4)  # the bar does not move with the figures
        self._show_done(self._done)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for widget in (self, self.label, self.button):
            widget.setFont(theme.font(13))
        self.bar.setFixedSize(theme.px(220), theme.px(8))
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(2), edge, theme.px(2))
        self._layout.setSpacing(theme.px(12))
        self.show_language(self._words)
