"""The table of the code: positions, codes, and in each code the bit that changes next, marked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from engine.report.gray_tutor import HEADS, walk_table
from engine.report.table import Table
from gui.painted_text import write_in
from gui.tables import RIGHT
from gui.theme import LIGHT, Theme
from gui.words import Words

ROW, CODE, BIT = 0, 2, 3
"""Columns of the table."""

Index = QModelIndex


class WalkRows(QAbstractTableModel):
    """The rows of ``walk_table``; heads in the language of the moment, a word a line."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.words = Words()
        self.bits = 1
        self.table: Table = walk_table(1)

    def show_bits(self, bits: int) -> None:
        """Show the code of another length."""
        self.beginResetModel()
        self.bits, self.table = bits, walk_table(bits)
        self.endResetModel()

    def rowCount(self, parent: Any = None) -> int:
        return len(self.table.rows)

    def columnCount(self, parent: Any = None) -> int:
        return len(HEADS)

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self.table.rows[index.row()][index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return in_lines(self.words(tuple(HEADS.values())[section]))


def in_lines(head: str) -> str:
    """Return a head in two lines of about the same length.

    >>> in_lines("bit that changes next"), in_lines("position")
    ('bit that\\nchanges next', 'position')
    """
    words = head.split(" ")
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return "\n".join(min(cuts, key=lambda cut: max(map(len, cut)))) if cuts else head


class CodeCells(QStyledItemDelegate):
    """Paints a code digit by digit: the bit that changes next is bold, coloured and framed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Any) -> None:
        model = index.model()
        text, bit = index.data(), int(model.index(index.row(), BIT).data())
        made = QStyleOptionViewItem(option)
        self.initStyleOption(made, index)
        made.text = ""
        made.widget.style().drawControl(
            made.widget.style().ControlElement.CE_ItemViewItem, made, painter, made.widget
        )
        theme = self.theme
        bold = theme.font(12.5, 600, tabular=True)
        wide = 1.2 * QFontMetricsF(bold).horizontalAdvance("0")
        rect = QRectF(option.rect)
        right = rect.right() - theme.px(6)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = int(Qt.AlignmentFlag.AlignCenter)
        for place, digit in enumerate(reversed(text)):
            cell = QRectF(right - (place + 1) * wide, rect.top(), wide, rect.height())
            if place == bit:
                frame = cell.adjusted(0, 2, 0, -2)
                painter.setPen(QPen(QColor(theme.accent), 1.4 * theme.line_scale))
                painter.setBrush(QColor(theme.accent_tint))
                painter.drawRoundedRect(frame, 3, 3)
            painter.setFont(bold if place == bit else theme.font(12.5, tabular=True))
            painter.setPen(QColor(theme.accent if place == bit else theme.text))
            write_in(painter, digit, cell, middle)
        painter.restore()
