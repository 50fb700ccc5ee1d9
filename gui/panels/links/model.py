"""The model of links: columns of numbers and an order, so that rows cost what is seen of them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from engine.report.links import COLUMNS, TIMES, TIPS
from engine.report.method import size_title
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.tables import RIGHT
from gui.words import Words, number, short_number

if TYPE_CHECKING:
    from engine.run import Run


SHORT = {
    "hub": Text(QT_TRANSLATE_NOOP("links", "hub", "in a narrow column")),
    "switch": Text(QT_TRANSLATE_NOOP("links", "switch", "in a narrow column")),
}
"""What is in the middle, in a column of nodes."""


class LinksModel(QAbstractTableModel):
    """A table of links."""

    def __init__(self) -> None:
        super().__init__()
        self._run: Run | None = None
        self._titles: tuple[tuple[str, Text], ...] = COLUMNS
        self._columns: dict[str, np.ndarray] = {}
        self._order = np.arange(0)
        self._sorted = (0, Qt.SortOrder.AscendingOrder)
        self.words = Words()

    def show_columns(
        self,
        run: Run,
        columns: dict[str, np.ndarray],
        titles: tuple[tuple[str, Text], ...] = COLUMNS,
    ) -> None:
        """Show other rows, sorted as before; by the first column where the columns are others."""
        if titles is not self._titles:
            self._sorted = (0, Qt.SortOrder.AscendingOrder)
        self.beginResetModel()
        self._run, self._columns, self._titles = run, columns, titles
        self._sort()
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._order)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return len(self._titles)

    def link(self, row: int) -> int:
        """Return the link of a row."""
        return int(self._columns["link"][self._order[row]])

    def links_in_use(self) -> int:
        """Return how many links the rows speak of."""
        return len(np.unique(self._columns["link"])) if self._columns else 0

    def row_of(self, link: int) -> int | None:
        """Return the first row of a link, None where it is not in use."""
        found = np.flatnonzero(self._columns["link"][self._order] == link) if self._columns else ()
        return int(found[0]) if len(found) else None

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT
        if role != Qt.ItemDataRole.DisplayRole or self._run is None:
            return None
        key = self._titles[index.column()][0]
        value = int(self._columns[key][self._order[index.row()]])
        if key in ("from", "to"):
            topology = self._run.topology
            return self.words(SHORT[topology.kind]) if value == topology.centre else number(value)
        if key == "dimension" and value < 0:
            return "–"
        if key in TIMES:
            return short_number(self._run.trace.unit.time(value))
        return f"{number(Fraction(value, 10))} %" if key == "share" else number(value)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= len(self._titles):
            return None
        key, title = self._titles[section]
        if role == Qt.ItemDataRole.DisplayRole:
            sorted_by, order = self._sorted
            arrow = "↑" if order == Qt.SortOrder.AscendingOrder else "↓"
            if key == "words" and self._run is not None:
                title = size_title(self._run.scenario, title)
            return f"{arrow} {self.words(title)}" if section == sorted_by else self.words(title)
        return self.words(TIPS[key]) if role == Qt.ItemDataRole.ToolTipRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.beginResetModel()
        self._sorted = (column, order)
        self._sort()
        self.endResetModel()

    def _sort(self) -> None:
        column, order = self._sorted
        if not self._columns or not 0 <= column < len(self._titles):
            self._order = np.arange(0)
            return
        values = self._columns[self._titles[column][0]]
        falling = order == Qt.SortOrder.DescendingOrder
        self._order = np.argsort(-values if falling else values, kind="stable")
