"""Rows of joined buttons, of which one is on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from gui.painted_text import write_in
from gui.theme import LIGHT, Theme, mixed
from gui.widgets import KeyFocusButton

SEGMENT_PADDING = 7
CORNER = 3.0
WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


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
    """A row of joined buttons, or two: the second from ``second`` on.

    Signals only what a person chose.
    """

    chosen = Signal(str)

    def __init__(
        self, keys: Sequence[str], parent: QWidget | None = None, second: str = ""
    ) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._second = second
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

    def _rows(self) -> list[list[Segment]]:
        """Return the segments that are shown, row by row."""
        shown = self._shown()
        keys = [segment.key for segment in shown]
        border = keys.index(self._second) if self._second in keys else len(shown)
        return [row for row in (shown[:border], shown[border:]) if row]

    def _widths(self, row: Sequence[Segment], width: int) -> list[int]:
        """Return the widths of a row's segments: equal if all words fit, else by their length."""
        hints = [segment.sizeHint().width() for segment in row]
        equal = width // len(hints)
        shares = [1] * len(hints) if max(hints) <= equal else hints
        borders = [0]
        for place in range(len(hints)):
            borders.append(round(width * sum(shares[: place + 1]) / sum(shares)))
        return [right - left for left, right in pairwise(borders)]

    def sizeHint(self) -> QSize:
        widths = [sum(segment.sizeHint().width() for segment in row) for row in self._rows()]
        return QSize(max(widths), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(60), self.height())

    def _arrange(self) -> None:
        """Place the segments; a row is as high as its longest words need."""
        shown = self._shown()
        for segment in self.segments:
            segment.setVisible(segment in shown)
        top = 0
        for row in self._rows():
            top += self._arrange_row(row, top) + self._theme.px(4)
        height = top - self._theme.px(4)
        if height != self.height() or height != self.minimumHeight():
            self.setFixedHeight(height)

    def _arrange_row(self, row: Sequence[Segment], top: int) -> int:
        """Place the segments of a row; return its height."""
        pairs = list(zip(row, self._widths(row, self.width()), strict=True))
        height = max(segment.wrapped_height(width) for segment, width in pairs)
        left = 0
        for segment, width in pairs:
            segment.first, segment.last = segment is row[0], segment is row[-1]
            overlap = 0 if segment.last else 1  # neighbours share one line
            segment.setGeometry(left, top, width + overlap, height)
            left += width
        return height

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
