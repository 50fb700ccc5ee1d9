"""The curtain: numbers, words and formulas hidden, so that the hall can guess the next step.

The canvas hides its own; panels are covered by blank covers, so that nothing moves on the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.painted_text import write_in
from gui.theme import THEMES, Theme


class Curtain(QObject):
    """Whether the curtain is down, and whether the next step is hinted at.

    Signals: ``changed(down, ghosts)``.
    """

    changed = Signal(bool, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.down = False
        self.ghosts = False
        self._covers: list[Cover] = []

    def cover(self, panel: QWidget) -> None:
        """Cover a panel whenever the curtain is down."""
        cover = Cover(panel)
        cover.setVisible(self.down)
        self._covers.append(cover)

    def set_down(self, down: bool) -> None:
        """Let the curtain down, or lift it; either way the hint is gone."""
        self._set(down, False)

    def set_ghosts(self, ghosts: bool) -> None:
        """Show the next step as pale arrows, or no longer."""
        self._set(self.down, ghosts)

    def moved_on(self) -> None:
        """Take the hint away: what it hinted at has come."""
        self._set(self.down, False)

    def _set(self, down: bool, ghosts: bool) -> None:
        if (down, ghosts) == (self.down, self.ghosts):
            return
        self.down, self.ghosts = down, ghosts
        for cover in self._covers:
            cover.setVisible(down)
            cover.raise_()
        self.changed.emit(down, ghosts)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        for cover in self._covers:
            cover.theme = theme
            cover.update()


class Cover(QWidget):
    """A blank sheet over a panel, always of its size."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self.theme = THEMES["light"]
        self.setGeometry(panel.rect())
        panel.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.panel))
        painter.setFont(self.theme.font(64, 600))
        painter.setPen(QColor(self.theme.second_text))
        write_in(painter, "?", QRectF(self.rect()), int(Qt.AlignmentFlag.AlignCenter))
        painter.end()
