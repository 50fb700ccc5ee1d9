"""A table of numbers as several panels have it: calm, by rows, in the theme's type."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from gui.painted_text import write_in
from gui.theme import LIGHT, Theme

LOOKED_AT = 30
"""So many rows decide how wide columns are."""

RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
"""How numbers stand in their cells."""


class NumbersTable(QTableView):
    """A view of rows; ``nothing`` says why it is empty, ``copy`` what Ctrl+C does if not a cell.

    ``widest_font`` is what some rows may be written in, if not in the table's own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.nothing = ""
        self.copy: Callable[[], None] | None = None
        self.widest_font: QFont | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab goes on to the next widget
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(24)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.copy is not None and event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def fit_columns(self) -> None:
        """Give every column what its words and first numbers need, and its part of the rest."""
        header = self.horizontalHeader()
        metrics = QFontMetrics(self.widest_font or self.font())
        head = QFontMetrics(header.font())
        needs = []
        for column in range(self.model().columnCount()):
            title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
            texts = [str(self.model().index(row, column).data()) for row in self._rows_looked_at()]
            widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
            lines = [head.horizontalAdvance(line) for line in title.split("\n")]
            need = max(*lines, widest) + 10
            needs.append(max(need, header.minimumSectionSize()))
        spare = max(0, self.viewport().width() - sum(needs))
        for column, need in enumerate(needs):
            header.resizeSection(column, need + spare // len(needs))

    def _rows_looked_at(self) -> list[int]:
        """Return the first rows and the last, whose numbers may be the longest."""
        rows = self.model().rowCount()
        return [*range(min(rows, LOOKED_AT)), *([rows - 1] if rows > LOOKED_AT else [])]

    def show_theme(self, theme: Theme = LIGHT) -> None:
        """Take over colours and sizes."""
        self.setFont(theme.font(12.5, tabular=True))
        self.horizontalHeader().setFont(theme.font(12))
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(theme.px(23))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Highlight, QColor(theme.accent_tint))
        colours.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.text))
        self.setPalette(colours)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.model() is not None:
            self.fit_columns()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model() is not None and not self.model().rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            middle = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            write_in(painter, self.nothing, QRectF(self.viewport().rect()), middle)
