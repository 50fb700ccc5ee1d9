"""The fields of the form: typed values that wait for a pause, labels, and a combo that explains.

Typing counts after a pause of 250 ms, at Enter, and when the field is left.  A decimal comma is
read as a dot.
"""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gui.painted_text import write_in
from gui.theme import LIGHT, Theme, mixed
from gui.widgets import CalmCombo, draw_frame
from gui.words import with_dot

PAUSE = 250
"""Milliseconds without a key after which typing counts."""


def same_number(a: str, b: str) -> bool:
    """Return whether two texts are the same number (``1.`` and ``1``)."""
    try:
        return Fraction(with_dot(a)) == Fraction(with_dot(b))
    except (ValueError, ZeroDivisionError):
        return False


class ValueField(QLineEdit):
    """A typed value.  ``committed`` comes only from what a person typed."""

    committed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._alarm = False
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self.committed)
        self.textEdited.connect(lambda _: self._pause.start())
        self.editingFinished.connect(self.commit)

    def commit(self) -> None:
        """Let typing that waits for its pause count now."""
        if self._pause.isActive():
            self._pause.stop()
            self.committed.emit()

    def waits(self) -> bool:
        """Return whether something was typed that has not counted yet."""
        return self._pause.isActive()

    def value(self) -> str:
        """Return what stands there, with a dot as decimal sign."""
        return with_dot(self.text())

    def show_value(self, value: str) -> None:
        """Show a value, unless the same is just being typed, or typing has not counted yet."""
        typing = self.waits() or (self.hasFocus() and same_number(self.text(), value))
        if not typing and self.text() != value:
            self.setText(value)

    def show_alarm(self, alarm: bool) -> None:
        """Mark the field as the one that an error speaks of."""
        self._alarm = alarm
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFont(theme.font(13, tabular=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._alarm:
            draw_frame(self, self._theme.alarm, 2 * self._theme.line_scale)
        elif self.hasFrame() and self.isEnabled():
            focused = self.hasFocus()
            draw_frame(self, self._theme.accent if focused else self._theme.field_line)


class TypedCombo(CalmCombo):
    """An editable combo: a value from the list, or a typed one."""

    committed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.field = ValueField(self)
        self.field.setFrame(False)
        self.setLineEdit(self.field)
        self.setCompleter(None)
        self.setInsertPolicy(CalmCombo.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(14)
        self.field.committed.connect(self.committed)
        self.activated.connect(lambda _: self.committed.emit())


class ReasonDelegate(QStyledItemDelegate):
    """Draws an entry that cannot be chosen with the reason below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self.width = 240

    def _reason_rect(self, reason: str, width: int) -> QRect:
        room = QRect(0, 0, width - self.theme.px(16), 1000)
        metrics = QFontMetrics(self.theme.font(11.5))
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), reason)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        height = QFontMetrics(self.theme.font(13)).height() + self.theme.px(8)
        reason = index.data(Qt.ItemDataRole.ToolTipRole)
        if reason:
            height += self._reason_rect(reason, self.width).height() + self.theme.px(2)
        return QSize(self.width, height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, edge = self.theme, self.theme.px(8)
        painter.save()
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        lit = usable and bool(option.state & QStyle.StateFlag.State_Selected)
        ground = theme.accent if lit else theme.panel
        painter.fillRect(option.rect, QColor(ground))
        ink = theme.on_accent if lit else theme.text
        pale = mixed(theme.second_text, theme.panel, 0.72)
        painter.setPen(QColor(ink) if usable else pale)
        painter.setFont(theme.font(13))
        line = QFontMetrics(painter.font()).height() + theme.px(8)
        where = option.rect.adjusted(edge, 0, -edge, 0)
        title = QFontMetrics(painter.font()).elidedText(
            index.data(), Qt.TextElideMode.ElideRight, where.width()
        )
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        first = QRectF(where.left(), where.top(), where.width(), line)
        write_in(painter, title, first, middle)
        reason = index.data(Qt.ItemDataRole.ToolTipRole)
        if reason:
            painter.setPen(QColor(theme.second_text))
            painter.setFont(theme.font(11.5))
            below = where.adjusted(0, line - theme.px(3), 0, 0)
            write_in(painter, reason, QRectF(below), int(Qt.TextFlag.TextWordWrap))
        painter.restore()


class ReasonCombo(CalmCombo):
    """A combo whose entries may be out of reach, each with the sentence why."""

    hovered_reason = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = ReasonDelegate(self)
        self.setModel(QStandardItemModel(self))
        self.setItemDelegate(self._delegate)
        self.view().setMouseTracking(True)
        self.view().entered.connect(self._hovered)
        self.setMaxVisibleItems(14)

    def _hovered(self, index: QModelIndex) -> None:
        self.hovered_reason.emit(index.data(Qt.ItemDataRole.ToolTipRole) or "")

    def show_entries(self, entries: list[tuple[str, str, str]]) -> None:
        """Fill the list with (key, title, reason); an entry with a reason is out of reach."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.clear()
        for key, title, reason in entries:
            item = QStandardItem(title)
            item.setData(key, Qt.ItemDataRole.UserRole)
            item.setEnabled(not reason)
            item.setToolTip(reason)
            model.appendRow(item)

    def key(self) -> str:
        """Return the key of the entry that is chosen."""
        return self.currentData(Qt.ItemDataRole.UserRole) or ""

    def reason(self) -> str:
        """Return why the chosen entry is out of reach, empty if it is not."""
        return self.currentData(Qt.ItemDataRole.ToolTipRole) or ""

    def show_key(self, key: str) -> None:
        """Choose an entry, silently for those who listen to ``activated``."""
        self.setCurrentIndex(self.findData(key, Qt.ItemDataRole.UserRole))

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        super().show_theme(theme)
        self._delegate.theme = theme

    def showPopup(self) -> None:
        self._delegate.width = max(self.width(), self._delegate.theme.px(240))
        super().showPopup()

    def hidePopup(self) -> None:
        super().hidePopup()
        self.hovered_reason.emit("")
