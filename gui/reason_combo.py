"""A combo box whose entries may be out of reach, each with the sentence why below it."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui.painted_text import write_in
from gui.theme import LIGHT, Theme, mixed
from gui.widgets import CalmCombo


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
