"""The links used in the shown cycle, as a table that sorts.

One row is one crossing that overlaps the cycle.  The model keeps columns of numbers, so that a
cycle of a thousand nodes costs nothing but what is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.cost import FINITE_PACKETS
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.painted_text import write_in
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ground
from gui.words import Words, number, short_number

if TYPE_CHECKING:
    from engine.run import Run

LINKS = Text(QT_TRANSLATE_NOOP("links", "Links in use"))
COLUMNS = (
    ("from", Text(QT_TRANSLATE_NOOP("links", "from"))),
    ("to", Text(QT_TRANSLATE_NOOP("links", "to"))),
    ("dimension", Text(QT_TRANSLATE_NOOP("links", "dim", "short for dimension"))),
    ("chunks", Text(QT_TRANSLATE_NOOP("links", "chunks"))),
    ("words", Text(QT_TRANSLATE_NOOP("links", "words"))),
    ("waiting", Text(QT_TRANSLATE_NOOP("links", "wait", "how many transfers wait, short"))),
    ("congestion", Text(QT_TRANSLATE_NOOP("links", "cong.", "short for congestion"))),
    ("start", Text(QT_TRANSLATE_NOOP("links", "start"))),
    ("end", Text(QT_TRANSLATE_NOOP("links", "end"))),
)
TIPS = {
    "from": Text(QT_TRANSLATE_NOOP("links", "The node that sends")),
    "to": Text(QT_TRANSLATE_NOOP("links", "The node that receives")),
    "dimension": Text(QT_TRANSLATE_NOOP("links", "The dimension that the link runs along")),
    "chunks": Text(QT_TRANSLATE_NOOP("links", "Chunks (or packets) on the link")),
    "words": Text(QT_TRANSLATE_NOOP("links", "Words on the link")),
    "waiting": Text(QT_TRANSLATE_NOOP("links", "Transfers that wait for the link in this cycle")),
    "congestion": Text(
        QT_TRANSLATE_NOOP("links", "Congestion: how many transfers cross the link in this step")
    ),
    "start": Text(QT_TRANSLATE_NOOP("links", "When the link begins to be busy")),
    "end": Text(QT_TRANSLATE_NOOP("links", "When the link is free again")),
}
CAPTION = QT_TRANSLATE_NOOP("links", "cycle {cycle}: {used} of {all} links in use")
BEFORE = Text(QT_TRANSLATE_NOOP("links", "before the first step no link is in use"))
NOTHING = Text(QT_TRANSLATE_NOOP("links", "no link is in use in this cycle"))


def link_columns(run: Run, cycle: int) -> dict[str, np.ndarray]:
    """Return the crossings of a cycle as columns: those of the table, and ``link``."""
    trace, topology = run.trace, run.topology
    moving = trace.moving(cycle)
    link, transfer = trace.link[moving], trace.transfer[moving]
    words = run.schedule.words_of(transfer)
    if run.scenario.switching == FINITE_PACKETS:
        packet = run.scenario.packet
        words = np.minimum(packet, words - trace.packet[moving] * packet)
    step = trace.step_of_cycle(cycle)
    crossed = trace.crossed_in_step(step) if step else np.zeros(len(topology.links), np.int64)
    return {
        "link": link,
        "from": topology.links[link, 0],
        "to": topology.links[link, 1],
        "dimension": dimension_names(run)[link],
        "chunks": run.chunks_on_link[moving],
        "words": words,
        "waiting": trace.queued(cycle)[link],
        "congestion": crossed[link],
        "start": trace.start[moving],
        "end": trace.end[moving],
    }


def dimension_names(run: Run) -> np.ndarray:
    """Return the dimension of each link as people count it: bit number on a hypercube."""
    topology = run.topology
    if topology.kind == "hypercube":
        return len(topology.dims) - 1 - topology.dimension_of_link
    return topology.dimension_of_link


class LinksModel(QAbstractTableModel):
    """The table of one cycle."""

    def __init__(self) -> None:
        super().__init__()
        self._run: Run | None = None
        self._columns: dict[str, np.ndarray] = {}
        self._order = np.arange(0)
        self._sorted = (0, Qt.SortOrder.AscendingOrder)
        self.words = Words()

    def show_columns(self, run: Run, columns: dict[str, np.ndarray]) -> None:
        """Show other rows, sorted as before."""
        self.beginResetModel()
        self._run, self._columns = run, columns
        self._sort()
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._order)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return len(COLUMNS)

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
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role != Qt.ItemDataRole.DisplayRole or self._run is None:
            return None
        key = COLUMNS[index.column()][0]
        return self._text(self._run, key, int(self._columns[key][self._order[index.row()]]))

    @staticmethod
    def _text(run: Run, key: str, value: int) -> str:
        """Return a cell's words; start and end are times."""
        if key in ("start", "end"):
            return short_number(run.trace.unit.time(value))
        return number(value)

    def first_texts(self, column: int, rows: int) -> set[str]:
        """Return the different words of a column's first rows."""
        if self._run is None or not self._columns:
            return set()
        key = COLUMNS[column][0]
        values = set(self._columns[key][self._order[:rows]].tolist())
        return {self._text(self._run, key, value) for value in values}

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        key, title = COLUMNS[section]
        if role == Qt.ItemDataRole.DisplayRole:
            sorted_by, order = self._sorted
            arrow = "↑" if order == Qt.SortOrder.AscendingOrder else "↓"
            return f"{arrow} {self.words(title)}" if section == sorted_by else self.words(title)
        return self.words(TIPS[key]) if role == Qt.ItemDataRole.ToolTipRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.beginResetModel()
        self._sorted = (column, order)
        self._sort()
        self.endResetModel()

    def _sort(self) -> None:
        column, order = self._sorted
        if not self._columns or column < 0:
            return
        values = self._columns[COLUMNS[column][0]]
        falling = order == Qt.SortOrder.DescendingOrder
        self._order = np.argsort(-values if falling else values, kind="stable")


class LinksTable(QTableView):
    """The view; says why it is empty."""

    def __init__(self, model: LinksModel) -> None:
        super().__init__()
        self.links = model
        self.nothing = ""
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab goes on to the next widget
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()

    def fit_columns(self) -> None:
        """Give every column what its words and first numbers need, and its part of the rest."""
        model, header, metrics = self.links, self.horizontalHeader(), self.fontMetrics()
        head = QFontMetrics(header.font())
        needs = []
        for column in range(model.columnCount()):
            title = model.headerData(column, Qt.Orientation.Horizontal)
            texts = model.first_texts(column, 30)
            widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
            need = max(head.horizontalAdvance(title), widest) + 10
            needs.append(max(need, header.minimumSectionSize()))
        spare = max(0, self.viewport().width() - sum(needs))
        for column, need in enumerate(needs):
            header.resizeSection(column, need + spare // len(needs))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.links.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            middle = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            write_in(painter, self.nothing, QRectF(self.viewport().rect()), middle)


class LinksPanel(QWidget):
    """The table with its caption; ``link_selected`` carries the link of the row chosen."""

    link_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._run: Run | None = None
        self._cycle = 0
        self._link: int | None = None
        self.model = LinksModel()
        self.table = LinksTable(self.model)
        self.caption = WrappedLabel(12)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(24)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorShown(False)  # Fusion's covers the words; there is an arrow in them
        self.model.modelReset.connect(self._select)
        self.model.modelReset.connect(self.table.fit_columns)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.caption)
        self._layout.addWidget(self.table, 1)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def show_cycle(self, run: Run, cycle: int) -> None:
        """Show the links of a cycle; the order and the selected link stay."""
        self._run, self._cycle = run, cycle
        self.model.show_columns(run, link_columns(run, cycle))
        self._caption()

    def show_selection(self, link: int | None) -> None:
        """Show which link is selected elsewhere, silently."""
        self._link = link
        self._select()

    def _select(self) -> None:
        """Select the row of the selected link, if it is in use."""
        row = None if self._link is None else self.model.row_of(self._link)
        if row is None:
            self.table.clearSelection()
        else:
            self.table.selectRow(row)
            self.table.scrollTo(self.model.index(row, 0))

    def _selected(self, selected: QItemSelection) -> None:
        rows = {index.row() for index in selected.indexes()}
        link = self.model.link(min(rows)) if rows else self._link
        if link != self._link:
            self._link = link
            self.link_selected.emit(link)

    def _caption(self) -> None:
        words = self._words
        self.table.nothing = words(NOTHING if self._cycle else BEFORE)
        if self._run is None or not self._cycle:
            self.caption.setText(words(LINKS))
            return
        used = self.model.links_in_use()
        every = number(len(self._run.topology.links))
        self.caption.setText(words(Text(CAPTION, cycle=self._cycle, used=number(used), all=every)))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = self.model.words = words
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self.setAccessibleName(words(LINKS))
        self.table.setAccessibleName(words(LINKS))
        self.table.fit_columns()
        self._caption()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        show_ground(self, theme.panel)
        self.caption.show_theme(theme)
        self.table.setFont(theme.font(12.5, tabular=True))
        self.table.horizontalHeader().setFont(theme.font(12))
        rows = self.table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(theme.px(23))
        colours = self.table.palette()
        colours.setColor(QPalette.ColorRole.Highlight, QColor(theme.accent_tint))
        colours.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.text))
        self.table.setPalette(colours)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(8))
        self._layout.setSpacing(theme.px(6))
