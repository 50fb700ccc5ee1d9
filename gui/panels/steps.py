"""The steps as a table: what each sends how far, the parts of its time; a click goes there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QVBoxLayout, QWidget

from engine.export import TABLE_FORMATS
from engine.report.method import BYTES, names_of, through_a_star
from engine.report.sentences import counted
from engine.report.steps import step_table
from engine.report.table import NAMES, Table, cell
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.requests import GoTo
from gui.shown import Shown
from gui.tables import RIGHT, NumbersTable
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ground
from gui.words import Words, number, short_number
from gui.work import Newest

STEPS = Text(QT_TRANSLATE_NOOP("steps", "Steps"))
CAPTION = QT_TRANSLATE_NOOP("steps", "{n} steps; the parts sum up to {time}", None, 1)
ONE_STEP = QT_TRANSLATE_NOOP("steps", "1 step; its parts sum up to {time}")
COUNTING = Text(QT_TRANSLATE_NOOP("steps", "the steps are being put together"))
SHORT = {
    "dimension": Text(QT_TRANSLATE_NOOP("steps", "dim.", "dimension, short")),
    "distance": Text(QT_TRANSLATE_NOOP("steps", "dist.", "distance, short")),
    "links": Text(QT_TRANSLATE_NOOP("steps", "links")),
    "ts_part": Text(QT_TRANSLATE_NOOP("steps", "ts")),
    "th_part": Text(QT_TRANSLATE_NOOP("steps", "th")),
    "tw_part": Text(QT_TRANSLATE_NOOP("steps", "tw")),
    "sum": Text(QT_TRANSLATE_NOOP("steps", "sum")),
}
"""Heads that are shorter than in a file."""

TIPS = {
    "step": Text(QT_TRANSLATE_NOOP("steps", "A click goes to the end of the step")),
    "dimension": Text(QT_TRANSLATE_NOOP("steps", "The dimension that the links run along")),
    "distance": Text(QT_TRANSLATE_NOOP("steps", "Links from where a transfer starts to its end")),
    "chunks": Text(QT_TRANSLATE_NOOP("steps", "Chunks in one transfer")),
    "words": Text(QT_TRANSLATE_NOOP("steps", "Words in one transfer")),
    "links": Text(QT_TRANSLATE_NOOP("steps", "Links that are used in the step")),
    "ts_part": Text(QT_TRANSLATE_NOOP("steps", "What startups take of the step's time")),
    "th_part": Text(QT_TRANSLATE_NOOP("steps", "What headers take of the step's time")),
    "tw_part": Text(QT_TRANSLATE_NOOP("steps", "What words take of the step's time")),
    "sum": Text(QT_TRANSLATE_NOOP("steps", "The time when the step ends")),
}
COPIES = (
    ("text", Text(QT_TRANSLATE_NOOP("steps", "Copy as text"))),
    ("markdown", Text(QT_TRANSLATE_NOOP("steps", "Copy as Markdown"))),
    ("latex", Text(QT_TRANSLATE_NOOP("steps", "Copy as LaTeX"))),
)
"""Formats that a table is copied in."""

WRITERS = {entry.key: entry.write for entry in TABLE_FORMATS}
HERE = "\u25b8"
"""Stands before the step on show."""


class StepsModel(QAbstractTableModel):
    """The rows of a step table; that of the step on show is marked."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table((), ())
        self.step = 0
        self.names: dict[str, str] | None = None
        self.words = Words()
        self.theme = LIGHT

    def show_table(self, table: Table) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.table = table
        self.endResetModel()

    def show_step(self, step: int) -> None:
        """Mark a step (from 1), or none for 0."""
        if step == self.step:
            return
        old, self.step = self.step, step
        for one in (old, step):
            if 0 < one <= self.rowCount():
                ends = self.index(one - 1, 0), self.index(one - 1, self.columnCount() - 1)
                self.dataChanged.emit(*ends)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return len(self.table.columns)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        value = self.table.rows[index.row()][index.column()]
        here = index.row() + 1 == self.step
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell(value)
        if role == Qt.ItemDataRole.BackgroundRole and here:
            return QColor(self.theme.accent_tint)
        if role == Qt.ItemDataRole.FontRole and here:
            return self._bold()
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if self.table.columns[index.column()] == "step":
            return f"{HERE} {value}" if here else str(value)
        if value is None or isinstance(value, str):
            return cell(value)
        return number(value) if isinstance(value, int) else short_number(value)

    def _bold(self) -> QFont:
        return self.theme.font(12.5, 600, tabular=True)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        name = self.table.columns[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.words(TIPS[name])
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if self.names is not None and name.endswith("_part"):
            return self.names.get(name.removesuffix("_part"), "–")
        if self.names is not None and name == "words":
            return self.words(BYTES)
        return self.words(SHORT.get(name, NAMES[name]))


class StepsPanel(QWidget):
    """The table of steps; ``asked`` carries where a click goes."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._shown = Shown()
        self._run: Run | None = None
        self._work = Newest(self)
        self._work.arrived.connect(self._take)
        self.caption = WrappedLabel(12)
        self.model = StepsModel()
        self.table = NumbersTable()
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.clicked.connect(self._go_to)
        self.table.activated.connect(self._go_to)
        self._copies = [self._copy_action(kind) for kind, _ in COPIES]
        self.table.copy = lambda: self.copy("text")
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.caption)
        self._layout.addWidget(self.table, 1)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def _copy_action(self, kind: str) -> QAction:
        action = QAction(self.table)
        action.triggered.connect(lambda: self.copy(kind))
        self.table.addAction(action)
        return action

    # -- showing ------------------------------------------------------------------------------

    def show_shown(self, shown: Shown) -> None:
        """Show the steps of the run, and mark the one on show."""
        self._shown = shown
        run = shown.run
        if run is not self._run:
            self._run = run
            self.model.show_table(Table((), ()))
            self._work.submit(_table_of(run))
        self._mark()

    def _take(self, found: tuple[Run, Table]) -> None:
        run, table = found
        if run is not self._run:
            return
        star = through_a_star(run.scenario)
        self.model.names = names_of(run.scenario) if star else None
        self.model.show_table(table)
        self.table.fit_columns()
        self._caption()
        self._mark()

    def _mark(self) -> None:
        """Mark the step on show and have it in sight."""
        step = self._shown.run.trace.step_of_cycle(self._shown.cycle)
        moved = step != self.model.step
        self.model.show_step(step)
        if moved and 0 < step <= self.model.rowCount():
            self.table.scrollTo(self.model.index(step - 1, 0))

    def _go_to(self, index: QModelIndex) -> None:
        self.asked.emit(GoTo(int(self._shown.run.trace.step_starts[index.row() + 1])))

    def wait(self) -> None:
        """Cancel all work and wait for its end (before the program ends)."""
        self._work.wait()

    # -- copying ------------------------------------------------------------------------------

    def copied(self, kind: str) -> str:
        """Return the rows that are selected, all if none are, in a format of tables."""
        rows = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        table = self.model.table
        chosen = [table.rows[row] for row in rows] if rows else table.rows
        return WRITERS[kind](Table(table.columns, tuple(chosen)), self._words.language).decode()

    def copy(self, kind: str) -> None:
        """Put the rows that are selected, all if none are, on the clipboard."""
        QGuiApplication.clipboard().setText(self.copied(kind))

    # -- words and looks ----------------------------------------------------------------------

    def _caption(self) -> None:
        words, steps = self._words, self.model.rowCount()
        self.table.nothing = words(COUNTING)
        if self._run is None or not steps:
            self.caption.setText(words(STEPS))
            return
        time = number(self._run.simulated)
        self.caption.setText(words(counted(steps, ONE_STEP, CAPTION, time=time)))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = self.model.words = words
        self.setAccessibleName(words(STEPS))
        self.table.setAccessibleName(words(STEPS))
        for action, (_, title) in zip(self._copies, COPIES, strict=True):
            action.setText(words(title))
        last = max(0, self.model.columnCount() - 1)
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self.table.fit_columns()
        self._caption()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.model.theme = theme
        show_ground(self, theme.panel)
        self.caption.show_theme(theme)
        self.table.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(8))
        self._layout.setSpacing(theme.px(6))


def _table_of(
    run: Run,
) -> Callable[[Callable[[], bool], Callable[[float], None]], tuple[Run, Table]]:
    return lambda cancelled, progress: (run, step_table(run))
