"""The rows of a timing table: values are put into words only where they are seen."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from engine.catalogue import Choice
from engine.report.table import Table, cell
from engine.report.timing_table import TimingTable
from gui.tables import RIGHT
from gui.theme import LIGHT, Theme
from gui.words import Words, number, short_number

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
HERE = "\u25b8"
"""Stands before the row of the scenario on show."""

NO_VALUE = "\u2013"
"""Stands in an empty cell that has a reason."""

Index = QModelIndex | QPersistentModelIndex


class TimingModel(QAbstractTableModel):
    """A timing table, or none; row and cells of the scenario on show are marked."""

    def __init__(self) -> None:
        super().__init__()
        self.found: TimingTable | None = None
        self.here: int | None = None
        self.group = 0
        self.words = Words()
        self._table = Table((), ())
        self._left: tuple[bool, ...] = ()
        self._set_looks(LIGHT)

    def show_found(self, found: TimingTable | None) -> None:
        """Show another table; nothing is marked in it yet."""
        self.beginResetModel()
        self.found, self.here = found, None
        self._table = Table((), ()) if found is None else found.table
        first = self._table.rows[0] if self._table.rows else ()
        parameters = 0 if found is None else len(found.request.rows)
        words = [isinstance(value, (Choice, str)) for value in first]
        self._left = tuple(word and i < parameters for i, word in enumerate(words))
        self.endResetModel()

    def show_here(self, place: tuple[int, int] | None) -> None:
        """Mark a row, and in it a group of cells; or none."""
        row, group = place or (None, 0)
        old, self.here, self.group = self.here, row, group
        for one in (old, row):
            if one is not None:
                ends = self.index(one, 0), self.index(one, self.columnCount() - 1)
                self.dataChanged.emit(*ends)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._set_looks(theme)

    def _set_looks(self, theme: Theme) -> None:
        self._bold = theme.font(12.5, 600, tabular=True)
        self._tint = QColor(theme.accent_tint)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._table.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            text = self._shown(row, column)
            return f"{HERE} {text}" if row == self.here and column == 0 else text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT if self._left[column] else RIGHT
        if role == Qt.ItemDataRole.ToolTipRole:
            reason = self._table.reasons.get((row, column))
            value = self._table.rows[row][column]
            return cell(value, self.words.language) if reason is None else self.words(reason)
        if row != self.here:
            return None
        if role == Qt.ItemDataRole.BackgroundRole:
            return self._tint
        return self._bold if role == Qt.ItemDataRole.FontRole and self._is_here(column) else None

    def _is_here(self, column: int) -> bool:
        """Return whether a column names the row, or is of the scenario on show."""
        found = self.found
        if found is None or column < len(found.request.rows):
            return True
        return found.group_of(column) == self.group

    def _shown(self, row: int, column: int) -> str:
        value = self._table.rows[row][column]
        if value is None:
            return NO_VALUE if (row, column) in self._table.reasons else ""
        if isinstance(value, Choice):
            return self.words(value.title)
        if isinstance(value, int):
            return number(value)
        return short_number(value) if isinstance(value, Fraction) else str(value)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and self._left:
            return LEFT if self._left[section] else RIGHT
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        above, head = self._table.above[section], self._table.heads[section]
        lines = [head] if above is None else [above, head]
        return "\n".join(self.words(line) for line in lines)
