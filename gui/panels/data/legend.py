"""What the squares mean, in one line over the matrix."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.painted_text import write
from gui.panels.data.squares import PALE
from gui.theme import LIGHT, Theme, mixed


class Legend(QWidget):
    """Three squares with their names, and a hint at what to do below them if there is one."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._names: list[str] = []
        self._hint = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_names(self, names: list[str]) -> None:
        """Name the squares: held, arriving, neither."""
        self._names = names
        self.setAccessibleName(", ".join(names))
        self.update()

    def show_hint(self, hint: str) -> None:
        """Say what to do, or nothing."""
        self._hint = hint
        self.setAccessibleDescription(hint)
        self.updateGeometry()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(11.5))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        lines = 2 if self._hint else 1
        return QSize(self._theme.px(200), lines * (QFontMetrics(self.font()).height() + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetrics(self.font())
        line, side = metrics.height() + 2, theme.px(11)
        colour = theme.origins[0]
        inks = QColor(colour), mixed(colour, theme.panel, PALE), QColor(theme.not_held)
        x = 0
        for ink, name in zip(inks, self._names, strict=False):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawRoundedRect(QRectF(x, (line - side) / 2, side, side), 2.5, 2.5)
            x += side + theme.px(5)
            painter.setPen(QColor(theme.second_text))
            write(painter, name, QPointF(x, metrics.ascent() + 1))
            x += metrics.horizontalAdvance(name) + theme.px(14)
        if self._hint:
            write(painter, self._hint, QPointF(0, line + metrics.ascent() + 1))
