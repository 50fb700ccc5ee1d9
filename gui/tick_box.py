"""A check box whose box is seen on every ground; Fusion's own hardly is on a dark one."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from gui.theme import LIGHT, Theme


class TickBox(QCheckBox):
    """A check box with a frame in the theme's colour of fields; ``size`` is that of its words."""

    def __init__(self, size: float = 12.5) -> None:
        super().__init__()
        self._theme, self._size = LIGHT, size

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(self._size))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._theme.accent if self.hasFocus() else self._theme.field_line
        painter.setPen(QPen(QColor(colour), self._theme.line_scale))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
