"""Small widgets that several panels are made of: segments, calm combos and sliders, labels.

They hold no words of their own: their owner gives them strings in the language of the moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from gui.painted_text import write_in
from gui.theme import LIGHT, Theme, mixed

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


class Segment(KeyFocusButton):
    """One of several joined buttons, of which exactly one is on."""

    def __init__(self, key: str, parent: Segmented) -> None:
        super().__init__(parent)
        self.key = key
        self.first = self.last = False
        self.theme = LIGHT
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        width = metrics.horizontalAdvance(self.text()) + 2 * self.theme.px(SEGMENT_PADDING)
        return QSize(width, metrics.height() + self.theme.px(11))

    def wrapped_height(self, width: int) -> int:
        """Return the height that the words need in a width."""
        inside = QRect(0, 0, width - 2 * self.theme.px(4), 1000)
        metrics = QFontMetrics(self.font())
        needed = metrics.boundingRect(inside, WRAPPED, self.text()).height()
        return max(self.sizeHint().height(), needed + self.theme.px(6))

    def _outline(self) -> QPainterPath:
        """Return the outline: round at the two ends of the row, straight between."""
        corner = CORNER * self.theme.scale
        left = corner if self.first else 0.0
        right = corner if self.last else 0.0
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        path = QPainterPath(QPointF(box.left() + left, box.top()))
        path.lineTo(box.right() - right, box.top())
        path.quadTo(box.topRight(), QPointF(box.right(), box.top() + right))
        path.lineTo(box.right(), box.bottom() - right)
        path.quadTo(box.bottomRight(), QPointF(box.right() - right, box.bottom()))
        path.lineTo(box.left() + left, box.bottom())
        path.quadTo(box.bottomLeft(), QPointF(box.left(), box.bottom() - left))
        path.lineTo(box.left(), box.top() + left)
        path.quadTo(box.topLeft(), QPointF(box.left() + left, box.top()))
        path.closeSubpath()
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, on = self.theme, self.isChecked()
        ground, ink, line = theme.panel, theme.text, theme.field_line
        if on:
            ground = line = theme.accent
            ink = theme.on_accent
        elif self.underMouse() and self.isEnabled():
            ground = theme.accent_tint
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            line = theme.rule
            ink = mixed(theme.second_text, theme.panel, 0.72).name()
            ground = theme.not_held if on else theme.panel
        painter.setPen(QPen(QColor(line), 1))
        painter.setBrush(QColor(ground))
        outline = self._outline()
        painter.drawPath(outline)
        if self.shows_focus():
            inner = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            focus = theme.on_accent if on else theme.accent
            painter.setPen(QPen(QColor(focus), 1.2))
            painter.drawRoundedRect(inner, 2, 2)
        painter.setPen(QColor(ink))
        edge = theme.px(4)
        write_in(painter, self.text(), QRectF(self.rect()).adjusted(edge, 0, -edge, 0), WRAPPED)


class Segmented(QWidget):
    """A row of joined buttons.  Signals only what a person chose."""

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._group = QButtonGroup(self)
        self._offered = set(keys)
        self.segments = [Segment(key, self) for key in keys]
        for segment in self.segments:
            self._group.addButton(segment)
            segment.clicked.connect(lambda _, key=segment.key: self.chosen.emit(key))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.segments[0])

    def key(self) -> str:
        """Return the key of the segment that is on."""
        button = self._group.checkedButton()
        return button.key if isinstance(button, Segment) else ""

    def show_key(self, key: str) -> None:
        """Turn a segment on, silently."""
        for segment in self.segments:
            if segment.key == key:
                segment.setChecked(True)
                self.setFocusProxy(segment)

    def offer(self, keys: Sequence[str]) -> None:
        """Show the segments of some keys only."""
        if set(keys) != self._offered:
            self._offered = set(keys)
            self._arrange()

    def _shown(self) -> list[Segment]:
        return [segment for segment in self.segments if segment.key in self._offered]

    def show_titles(self, titles: Sequence[str], names: Sequence[str] = ()) -> None:
        """Give the segments their words (and longer names for tool tips and readers)."""
        for place, (segment, title) in enumerate(zip(self.segments, titles, strict=True)):
            segment.setText(title)
            segment.setAccessibleName(names[place] if names else title)
            segment.setToolTip(names[place] if names else "")
        self._arrange()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for segment in self.segments:
            segment.theme = theme
            segment.setFont(theme.font(12.5))
            segment.update()
        self._arrange()

    def _widths(self, width: int) -> list[int]:
        """Return the widths of the segments: equal if all words fit, else by their length."""
        hints = [segment.sizeHint().width() for segment in self._shown()]
        equal = width // len(hints)
        shares = [1] * len(hints) if max(hints) <= equal else hints
        borders = [0]
        for place in range(len(hints)):
            borders.append(round(width * sum(shares[: place + 1]) / sum(shares)))
        return [right - left for left, right in pairwise(borders)]

    def sizeHint(self) -> QSize:
        return QSize(sum(segment.sizeHint().width() for segment in self._shown()), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(60), self.height())

    def _arrange(self) -> None:
        """Place the segments; the row is as high as the longest words need."""
        widths, shown = self._widths(self.width()), self._shown()
        for segment in self.segments:
            segment.setVisible(segment in shown)
            segment.first, segment.last = segment is shown[0], segment is shown[-1]
        pairs = list(zip(shown, widths, strict=True))
        height = max(segment.wrapped_height(width) for segment, width in pairs)
        left = 0
        for segment, width in pairs:
            overlap = 0 if segment.last else 1  # neighbours share one line
            segment.setGeometry(left, 0, width + overlap, height)
            left += width
        if height != self.height() or height != self.minimumHeight():
            self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()


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
