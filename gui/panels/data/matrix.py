"""The matrix: a row a node, a column a chunk, small squares in the colours of nodes.

Full is held, pale is arriving, grey is neither.  In a total exchange a square is filled as far as
the node has chunks of the column.  Beside sums stand the numbers that they come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtGui import QPaintEvent as PaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from engine.report.data import Data, Matrix
from gui.painted_text import write_in
from gui.panels.data.squares import Measures, draw_squares
from gui.panels.data.words import END, NOW, in_words, of_numbers
from gui.theme import LIGHT, Theme
from gui.words import Words, number

LARGEST, LEAST, LEAST_BY_NUMBERS = 16, 5, 13
"""Distances between squares in the design; rows with numbers beside them need more."""
ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


@dataclass(frozen=True)
class Marked:
    """What is selected: nodes, and which cells the selected chunk is in, shape (p, columns)."""

    nodes: frozenset[int] = frozenset()
    cells: np.ndarray | None = field(default=None, compare=False)


class MatrixView(QWidget):
    """Paints the matrix; ``cell_chosen`` carries (node, column)."""

    cell_chosen = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._words = Words()
        self._data: Data | None = None
        self._matrix: Matrix | None = None
        self._values: tuple[int | None, ...] = ()
        self._marked = Marked()
        self._cycle = 0
        self._cursor = (0, 0)
        self._by_key = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------

    def show_data(self, data: Data | None, cycle: int, marked: Marked) -> None:
        """Show who holds what in a cycle, and what is selected."""
        self._data, self._cycle, self._marked = data, cycle, marked
        self._matrix = None if data is None else data.at(cycle)
        self._values = () if data is None else data.values(cycle)
        self._fit()
        self._describe()
        self.update()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self._describe()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self._fit()
        self.update()

    @property
    def _sides(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        return (0, 0) if self._matrix is None else self._matrix.held.shape

    def _fit(self) -> None:
        """Be at least so high that rows can be told apart."""
        rows, _ = self._sides
        least = LEAST_BY_NUMBERS if self._values else LEAST
        self.setMinimumHeight(self._head() + rows * self._theme.px(least) + 2 if rows else 0)

    def _head(self) -> int:
        return self._theme.px(17)

    def measures(self) -> Measures:
        """Return where everything lies."""
        theme, (rows, columns) = self._theme, self._sides
        left, top = theme.px(26), self._head()
        numbers = theme.px(64) if self._values else 0
        across = (self.width() - left - 2 * numbers - 1) / max(1, columns)
        down = (self.height() - top - 1) / max(1, rows)
        size = max(min(across, down, theme.px(LARGEST)), theme.px(LEAST) / 2)
        if not self._values:
            return Measures(left, top, size, size, 0)
        row = max(min(down, theme.px(LARGEST + 2)), theme.px(LEAST_BY_NUMBERS))
        return Measures(left, top, min(across, row), row, numbers)

    def cell_at(self, at: QPoint) -> tuple[int, int] | None:
        """Return row and column under a point; the first column on a row's number."""
        where, (rows, columns) = self.measures(), self._sides
        row = int((at.y() - where.top) // where.down)
        column = max(0, int((at.x() - where.left) // where.across))
        return (
            (row, column) if 0 <= row < rows and at.y() >= where.top and column < columns else None
        )

    # -- mouse and keys -----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self.cell_at(event.position().toPoint())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = found
            self.cell_chosen.emit(*found)

    def focusInEvent(self, event: QFocusEvent) -> None:
        reasons = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        self._by_key = event.reason() in reasons
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows, columns = self._sides
        key = Qt.Key(event.key())
        if key in ARROWS and rows:
            row, column = np.add(self._cursor, ARROWS[key]).tolist()
            self._cursor = min(max(row, 0), rows - 1), min(max(column, 0), columns - 1)
            self._by_key = True
            self._describe()
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and rows:
            self.cell_chosen.emit(*self._cursor)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._by_key and event.key() in ARROWS and not event.modifiers():
                event.accept()  # whoever came by Tab moves in here, not in the run
                return True
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.told_at(event.pos()), self)
            return True
        return super().event(event)

    def told_at(self, at: QPoint) -> str:
        """Return what the hint at a point says, "" where nothing is."""
        data, where, (rows, columns) = self._data, self.measures(), self._sides
        row = int((at.y() - where.top) // where.down)
        if data is None or not 0 <= row < rows:
            return ""
        if self._values and at.x() > where.left + columns * where.across:
            return self._words(of_numbers(row, self._values[row], data.due[row]))
        found = self.cell_at(at)
        return "" if found is None else self._words(data.told(self._cycle, *found))

    def _describe(self) -> None:
        """Say the cell under the cursor to whoever cannot see it."""
        rows, columns = self._sides
        if self._data is None or not rows:
            self.setAccessibleDescription("")
            return
        row, column = min(self._cursor[0], rows - 1), min(self._cursor[1], columns - 1)
        self._cursor = row, column
        value = self._values[row] if self._values else None
        told = in_words(self._data, self._cycle, row, column, value)
        self.setAccessibleDescription(self._words(told))

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: PaintEvent) -> None:
        if self._data is None or self._matrix is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = self.measures()
        self._draw_heads(painter, where)
        ratio = self.devicePixelRatioF()
        draw_squares(painter, where, self._data, self._matrix, self._theme, ratio)
        self._draw_marked(painter, where)
        if self._values:
            self._draw_numbers(painter, where, self._data)

    def _draw_heads(self, painter: QPainter, where: Measures) -> None:
        assert self._data is not None
        theme, (rows, columns) = self._theme, self._sides
        cells = self._marked.cells
        marked = set() if cells is None else set(np.flatnonzero(cells.any(axis=0)).tolist())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for node in range(rows):
            box = where.cell(node, 0)
            if node in self._marked.nodes:
                wide = columns * where.across + 2 * where.numbers + where.left
                painter.fillRect(
                    QRectF(0, box.top(), wide, box.height()), QColor(theme.accent_tint)
                )
        for node in spaced(rows, where.down, theme.px(13), self._marked.nodes):
            box = where.cell(node, 0)
            label = QRectF(0, box.top() - 4, where.left - theme.px(5), box.height() + 8)
            self._head_type(painter, node in self._marked.nodes)
            write_in(painter, str(node), label, right)
        for column in spaced(columns, where.across, theme.px(19), marked):
            box = where.cell(0, column)
            label = QRectF(box.center().x() - 20, 0, 40, where.top - theme.px(2))
            self._head_type(painter, column in marked)
            write_in(
                painter, str(self._data.columns[column]), label, int(Qt.AlignmentFlag.AlignCenter)
            )

    def _head_type(self, painter: QPainter, marked: bool) -> None:
        theme = self._theme
        painter.setFont(theme.font(11, 700 if marked else 400, tabular=True))
        painter.setPen(QColor(theme.accent if marked else theme.second_text))

    def _draw_marked(self, painter: QPainter, where: Measures) -> None:
        """Draw a frame round the cells of the selected chunk, and the cursor of the keys."""
        theme = self._theme
        cells = self._marked.cells
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if cells is not None:
            painter.setPen(QPen(QColor(theme.accent), 1.5 * theme.line_scale))
            for box in frames(cells, where):
                painter.drawRoundedRect(box.adjusted(-1.5, -1.5, -0.5, -0.5), 3, 3)
        if self.hasFocus() and self._by_key:
            painter.setPen(QPen(QColor(theme.text), 1.2, Qt.PenStyle.DotLine))
            painter.drawRect(where.cell(*self._cursor).adjusted(-1, -1, 0, 0))

    def _draw_numbers(self, painter: QPainter, where: Measures, data: Data) -> None:
        """Draw beside each row what its sum comes to now, and at the end."""
        theme, (rows, columns) = self._theme, self._sides
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = where.left + columns * where.across
        for place, title in enumerate((NOW, END)):
            box = QRectF(left + place * where.numbers, 0, where.numbers, where.top)
            painter.setFont(theme.font(11))
            painter.setPen(QColor(theme.second_text))
            write_in(painter, self._words(title), box, right)
        for row in range(rows):
            now, due = self._values[row], data.due[row]
            done = now is not None and now == due
            for place, value in enumerate((now, due)):
                box = where.cell(row, 0)
                box = QRectF(left + place * where.numbers, box.top(), where.numbers, box.height())
                ink = theme.agreement if done else theme.text if not place else theme.second_text
                painter.setPen(QColor(ink))
                painter.setFont(theme.font(11.5, 400 if place else 600, tabular=True))
                text = "–" if value is None else number(value)
                write_in(painter, f"✓ {text}" if done and place else text, box, right)


def spaced(
    count: int, distance: float, least: float, always: set[int] | frozenset[int]
) -> list[int]:
    """Return which of so many numbers have room; some of them always, and none beside those."""
    stride = next(step for step in (1, 2, 4, 8, 16, 32, 64) if step * distance >= least)
    shown = [n for n in range(0, count, stride) if all(abs(n - m) >= stride for m in always)]
    return sorted({*shown, *(m for m in always if m < count)})


def frames(cells: np.ndarray, where: Measures) -> Iterator[QRectF]:
    """Yield one box for each column of neighbouring cells that are marked."""
    for column in np.flatnonzero(cells.any(axis=0)).tolist():
        whole = np.concatenate([[0], cells[:, column], [0]]).astype(np.int64)
        borders = np.flatnonzero(np.diff(whole)).tolist()
        for first, stop in zip(borders[::2], borders[1::2], strict=True):
            yield where.cell(first, column).united(where.cell(stop - 1, column))
