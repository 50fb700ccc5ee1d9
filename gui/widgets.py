"""Small widgets that several panels are made of: calm combos and sliders, labels.

They hold no words of their own: their owner gives them strings in the language of the moment.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLabel,
    QScrollArea,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from gui.theme import LIGHT, Theme

SEGMENT_PADDING = 7
CORNER = 3.0
WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


class KeyFocusButton(QAbstractButton):
    """A button that shows the focus only to those who came by key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_key = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def shows_focus(self) -> bool:
        """Return whether a focus ring is to be drawn."""
        return self.hasFocus() and self._by_key

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_key = True
        super().keyPressEvent(event)


def show_ground(widget: QWidget, colour: str) -> None:
    """Give a widget a ground of one colour."""
    colours = widget.palette()
    colours.setColor(QPalette.ColorRole.Window, QColor(colour))
    widget.setPalette(colours)
    widget.setAutoFillBackground(True)


def show_ink(label: QLabel, colour: str) -> None:
    """Give the words of a label a colour."""
    colours = label.palette()
    colours.setColor(label.foregroundRole(), QColor(colour))
    label.setPalette(colours)


def scroll_upright(area: QScrollArea, inside: QWidget) -> None:
    """Let a panel that is a scroll area scroll its contents up and down, never aside."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)


def draw_frame(widget: QWidget, colour: str, width: float = 1.0) -> None:
    """Draw a frame round a widget; Fusion's own can hardly be seen on a dark ground."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), width))
    inset = width / 2
    frame = QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(frame, 2, 2)


class CalmCombo(QComboBox):
    """A combo box that the wheel changes only when it has the focus; long words get an ellipsis."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self._theme = LIGHT

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(13))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = option.fontMetrics.elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room.width() - self._theme.px(4)
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
        if self.isEnabled():
            draw_frame(self, self._theme.accent if self.hasFocus() else self._theme.field_line)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CalmSlider(QSlider):
    """A slider over numbered places that the wheel moves only when it has the focus."""

    def __init__(self, places: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRange(0, places - 1)
        self.setPageStep(max(1, places // 8))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class WrappedLabel(QLabel):
    """A label of any length that wraps, in the second colour or another."""

    def __init__(self, size: float = 11.5, weight: int = 400, role: str = "second_text") -> None:
        super().__init__()
        self._size, self._weight, self._role = size, weight, role
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(1)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.setFont(theme.font(self._size, self._weight))
        show_ink(self, getattr(theme, self._role))
