"""The rows of measured times with the errors of the models, as the lecture's table 3.2."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton

from engine.export import TABLE_FORMATS, write_tabs
from engine.report.measured_table import measured_table, part_of
from engine.report.table import Table, cell
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.measurement_lab.bench import Found
from gui.tables import RIGHT, NumbersTable
from gui.theme import LIGHT, Theme
from gui.words import Words

TABLE = Text(QT_TRANSLATE_NOOP("measurement lab", "Measured times and errors"))
NOTHING = Text(QT_TRANSLATE_NOOP("measurement lab", "There are no rows yet."))
COPY = Text(QT_TRANSLATE_NOOP("timing table", "Copy"))
COPY_TIP = Text(QT_TRANSLATE_NOOP("measurement lab", "Copy the table of errors"))
COPIES = (
    ("text", Text(QT_TRANSLATE_NOOP("timing table", "As text"))),
    ("markdown", Text(QT_TRANSLATE_NOOP("timing table", "As Markdown"))),
    ("latex", Text(QT_TRANSLATE_NOOP("timing table", "As LaTeX"))),
    ("tabs", Text(QT_TRANSLATE_NOOP("timing table", "For a spreadsheet"))),
)
WRITERS = {"tabs": write_tabs, **{entry.key: entry.write for entry in TABLE_FORMATS}}
Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
PART = 100
"""So many rows are put into words together."""


class RowsModel(QAbstractTableModel):
    """The rows of a fit, put into words a part at a time where they are looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Found | None = None
        self.words = Words()
        self._heads: tuple[Text, ...] = ()
        self._parts: dict[int, Table] = {}

    def show_found(self, found: Found | None) -> None:
        """Show another fit, or none."""
        self.beginResetModel()
        self.found, self._parts = found, {}
        self._heads = () if found is None else self._part(0).heads
        self.endResetModel()

    def table(self) -> Table:
        """Return the whole table."""
        found = self.found
        return Table((), ()) if found is None else measured_table(found.comparison, found.given)

    def _part(self, number: int) -> Table:
        """Return the rows of one part."""
        found = self.found
        assert found is not None
        if number not in self._parts:
            ends = number * PART, (number + 1) * PART
            given = None if found.given is None else part_of(found.given, *ends)
            self._parts[number] = measured_table(part_of(found.comparison, *ends), given)
        return self._parts[number]

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        found = self.found
        return 0 if parent.isValid() or found is None else len(found.comparison.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            number, row = divmod(index.row(), PART)
            return cell(self._part(number).rows[row][index.column()], self.words.language)
        return RIGHT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.words(self._heads[section])
        return None


class RowsTable(NumbersTable):
    """The table; ``row_chosen(int)`` tells the row that a person goes to."""

    row_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows = RowsModel()
        self.setModel(self.rows)
        self._words = Words()
        self.copy_button, self._menu = QToolButton(), QMenu(self)
        self._copies: dict[str, QAction] = {}
        for kind, _ in COPIES:
            action = self._copies[kind] = QAction(self)
            action.triggered.connect(lambda _, kind=kind: self.copy_as(kind))
            self._menu.addAction(action)
        self.copy_button.setMenu(self._menu)
        self.copy_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.addActions(list(self._copies.values()))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.copy = lambda: self.copy_as("tabs")
        self.selectionModel().currentRowChanged.connect(self._go)
        self._silent = False

    def _go(self, now: QModelIndex, before: QModelIndex) -> None:
        if now.isValid() and not self._silent:
            self.row_chosen.emit(now.row())

    def show_found(self, found: Found | None) -> None:
        """Show another fit; the same row stays chosen where there is one."""
        row, aside = self.currentIndex().row(), self.horizontalScrollBar().value()
        self._silent = True
        self.rows.show_found(found)
        if 0 <= row < self.rows.rowCount():
            self.selectRow(row)
        self._silent = False
        self.copy_button.setEnabled(found is not None)
        self.fit_columns()
        self.horizontalScrollBar().setValue(aside)

    def choose(self, row: int) -> None:
        """Go to a row."""
        self.selectRow(row)
        self.scrollTo(self.rows.index(row, 0))

    def copied(self, kind: str) -> str:
        """Return the table as ``kind`` of ``COPIES``."""
        return WRITERS[kind](self.rows.table(), self._words.language).decode()

    def copy_as(self, kind: str) -> None:
        """Put ``copied`` on the clipboard."""
        if self.rows.found is not None:
            QGuiApplication.clipboard().setText(self.copied(kind))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = self.rows.words = words
        self.nothing = words(NOTHING)
        self.setAccessibleName(words(TABLE))
        self.copy_button.setText(words(COPY))
        self.copy_button.setToolTip(words(COPY_TIP))
        self.copy_button.setAccessibleName(words(COPY_TIP))
        for kind, title in COPIES:
            self._copies[kind].setText(words(title))
        last = max(0, self.rows.columnCount() - 1)
        self.rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self.fit_columns()

    def show_theme(self, theme: Theme = LIGHT) -> None:
        super().show_theme(theme)
        self.copy_button.setFont(theme.font(12.5))
        self._menu.setFont(theme.font(13))
        self.fit_columns()
