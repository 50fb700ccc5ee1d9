"""How many points are simulated: a slim bar, the count, and a button that stops it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.text import Text
from gui.icons import icon
from gui.paint_figure import painting
from gui.panels.curves import sentences as say
from gui.theme import LIGHT, Theme
from gui.words import Words, number

SHOWN_AFTER_MS = 300
"""Points that are there sooner are not spoken of."""


class SlimBar(QWidget):
    """A bar that is painted with the rest of the window; Qt's own paints itself at each value."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._done = LIGHT, 0.0

    def show_share(self, done: float) -> None:
        """Show which share is done, 0 to 1."""
        self._done = done
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFixedSize(theme.px(72), theme.px(5))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.rule))
            done = QRectF(0, 0, self._done * self.width(), self.height())
            painter.fillRect(done, QColor(self._theme.accent))


class PointsProgress(QWidget):
    """Shown while points are simulated for long."""

    stop_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words, self._known = Words(), (0, 0)
        self.bar, self.button = SlimBar(), QToolButton()
        self.button.setAutoRaise(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.stop_asked)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.bar, self.button):
            self._layout.addWidget(widget)
        self.keep_place(True)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._timer.timeout.connect(self.show)
        self.hide()
        self.show_theme(LIGHT)

    def keep_place(self, kept: bool) -> None:
        """Keep the room that it takes while it is hidden, or give it to others."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        self.setSizePolicy(policy)

    def show_busy(self, busy: bool) -> None:
        """Show the strip soon, or hide it at once."""
        if not busy:
            self._timer.stop()
            self.hide()
        elif self.isHidden() and not self._timer.isActive():
            self._timer.start()

    def show_done(self, done: int, total: int) -> None:
        """Show how many of all points are known."""
        self._known = done, total
        self.bar.show_share(done / max(1, total))
        text = self._words(Text(say.POINTS, done=number(done), total=number(total)))
        self.bar.setAccessibleName(text)
        self.bar.setToolTip(text)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.button.setToolTip(words(say.GIVE_UP))
        self.button.setAccessibleName(words(say.GIVE_UP))
        self.show_done(*self._known)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.bar.show_theme(theme)
        side = theme.px(14)
        self.button.setIcon(icon("x", theme.second_text, side))
        self.button.setIconSize(QSize(side, side))
        self.button.setFixedSize(side + theme.px(6), side + theme.px(6))
        self._layout.setSpacing(theme.px(4))
