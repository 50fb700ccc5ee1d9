"""The round buttons of the player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.icons import draw_icon
from gui.theme import LIGHT, Theme, mixed
from gui.widgets import KeyFocusButton


class RoundButton(KeyFocusButton):
    """A round button with an icon; the accented one is filled, one that is on is tinted."""

    def __init__(
        self, icon: str, side: int, accented: bool = False, filled_icon: bool = True
    ) -> None:
        super().__init__()
        self.icon_name, self._side, self._accented = icon, side, accented
        self._filled_icon = filled_icon
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self._theme.px(self._side)
        return QSize(side, side)

    def show_icon(self, icon: str) -> None:
        """Show another icon."""
        self.icon_name = icon
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        """Return ground, outline and ink."""
        theme = self._theme
        over, down = self.underMouse() and self.isEnabled(), self.isDown()
        if self._accented:
            shade = 0.75 if down else 0.88 if over else 1.0
            ground = mixed(theme.accent, theme.text, shade)
            return ground, ground, QColor(theme.on_accent)
        on = self.isChecked()
        ground = QColor(theme.accent_tint if over or down or on else theme.panel)
        line = QColor(theme.accent if down or on else theme.field_line)
        ink = QColor(theme.accent if on else theme.text)
        if not self.isEnabled():
            ink, line = QColor(theme.idle_link), QColor(theme.rule)
        return ground, line, ink

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        ground, line, ink = self._colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 1.2 * theme.line_scale
        disc = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(line, width))
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        if self.shows_focus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.text if self._accented else theme.accent), 2))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        side = disc.width() * (0.40 if self._accented else 0.44)
        where = QRectF(0, 0, side, side)
        where.moveCenter(disc.center())
        draw_icon(painter, self.icon_name, ink.name(), where, filled=self._filled_icon)
