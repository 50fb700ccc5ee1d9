"""A widget that shows a formula, as wide as there is room: it wraps, and shrinks where it must."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.theme import LIGHT, Theme
from gui.typeset import Laid, Typeset, lay_out


class FormulaView(QWidget):
    """Shows pieces of a formula in one colour of the theme; hidden while there are none."""

    def __init__(self, size: float, role: str = "text") -> None:
        super().__init__()
        self._size, self._role = size, role
        self._theme = LIGHT
        self._pieces: tuple[Typeset, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_pieces(self, pieces: Sequence[Typeset], source: str = "") -> None:
        """Show a formula; ``source`` is what a screen reader says."""
        self._pieces = tuple(pieces)
        self.setAccessibleDescription(source)
        self.setVisible(bool(pieces))
        self.updateGeometry()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def laid(self, width: int) -> Laid:
        """Return the formula laid out in a width."""
        return lay_out(self._pieces, self._size * self._theme.scale, width)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return ceil(self.laid(width).height)

    def sizeHint(self) -> QSize:
        width = self.width() or self._theme.px(400)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = getattr(self._theme, self._role)
        self.laid(self.width()).paint(painter, QPointF(0, 0), colour)
