"""The links used in the shown cycle, or all links over the whole run, as a table that sorts.

One row is one crossing that overlaps the cycle, or one link.  The model keeps columns of numbers,
so that a cycle of a thousand nodes costs nothing but what is seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.report.links import TOTAL_COLUMNS, link_columns, total_columns
from engine.report.place import LinkTotals, link_totals
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.links.model import LinksModel
from gui.segments import Segmented
from gui.tables import NumbersTable
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ground
from gui.words import Words, number
from gui.work import Newest

if TYPE_CHECKING:
    from engine.run import Run

CYCLE, RUN = "cycle", "run"
LINKS = Text(QT_TRANSLATE_NOOP("links", "Links in use"))
SPANS = (
    Text(QT_TRANSLATE_NOOP("links", "This cycle")),
    Text(QT_TRANSLATE_NOOP("links", "Whole run")),
)
CAPTION = QT_TRANSLATE_NOOP("links", "cycle {cycle}: {used} of {all} links in use")
RUN_CAPTION = QT_TRANSLATE_NOOP("links", "whole run: {used} of {all} links in use")
BEFORE = Text(QT_TRANSLATE_NOOP("links", "before the first step no link is in use"))
NOTHING = Text(QT_TRANSLATE_NOOP("links", "no link is in use in this cycle"))
COUNTING = Text(QT_TRANSLATE_NOOP("links", "the whole run is being counted"))
AT_ONCE = 100_000
"""A run of so many crossings is counted at once, a larger one in the background."""


class LinksPanel(QWidget):
    """The table with its caption; ``link_selected`` carries the link of the row chosen."""

    link_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._run: Run | None = None
        self._cycle = 0
        self._link: int | None = None
        self._totals: tuple[Run, LinkTotals] | None = None
        self._asked: Run | None = None
        self._work = Newest(self)
        self._work.arrived.connect(self._take_totals)
        self.span = Segmented((CYCLE, RUN))
        self.span.show_key(CYCLE)
        self.span.chosen.connect(lambda key: self._fill())
        self.model = LinksModel()
        self.table = NumbersTable()
        self.caption = WrappedLabel(12)
        self.table.setModel(self.model)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        # Fusion's mark covers the words; there is an arrow in them
        self.table.horizontalHeader().setSortIndicatorShown(False)
        self.model.modelReset.connect(self._select)
        self.model.modelReset.connect(self.table.fit_columns)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.span)
        self._layout.addWidget(self.caption)
        self._layout.addWidget(self.table, 1)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    @property
    def whole_run(self) -> bool:
        """Whether the table is of the whole run."""
        return self.span.key() == RUN

    def show_cycle(self, run: Run, cycle: int) -> None:
        """Show the links of a cycle; the order and the selected link stay."""
        same = run is self._run and self.whole_run
        self._run, self._cycle = run, cycle
        if not same:
            self._fill()

    def _fill(self) -> None:
        """Show the rows of the cycle or of the whole run."""
        run = self._run
        if run is None:
            return
        if not self.whole_run:
            self.model.show_columns(run, link_columns(run, self._cycle))
        elif self._totals is not None and self._totals[0] is run:
            columns = total_columns(run, self._totals[1])
            self.model.show_columns(run, columns, TOTAL_COLUMNS)
        else:
            self.model.show_columns(run, {}, TOTAL_COLUMNS)
            self._count(run)
        self._caption()

    def _count(self, run: Run) -> None:
        """Count the whole run, in the background if it is long."""
        if run.trace.crossings <= AT_ONCE:
            self._take_totals((run, link_totals(run)))
        elif self._asked is not run:
            self._asked = run

            def compute(
                cancelled: Callable[[], bool], progress: Callable[[float], None]
            ) -> tuple[Run, LinkTotals]:
                return run, link_totals(run)

            self._work.submit(compute)

    def _take_totals(self, totals: tuple[Run, LinkTotals]) -> None:
        self._totals, self._asked = totals, None
        if self.whole_run and totals[0] is self._run:
            self._fill()

    def wait(self) -> None:
        """Cancel all work and wait for its end (before the program ends)."""
        self._work.wait()

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
        empty = COUNTING if self.whole_run else NOTHING if self._cycle else BEFORE
        self.table.nothing = words(empty)
        if self._run is None or not (self._cycle or self.whole_run):
            self.caption.setText(words(LINKS))
            return
        every = number(len(self._run.topology.links))
        if self.whole_run:
            known = self._totals is not None and self._totals[0] is self._run
            used = int((self._totals[1].crossings > 0).sum()) if known and self._totals else 0
            self.caption.setText(words(Text(RUN_CAPTION, used=number(used), all=every)))
            return
        used = self.model.links_in_use()
        self.caption.setText(words(Text(CAPTION, cycle=self._cycle, used=number(used), all=every)))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = self.model.words = words
        last = self.model.columnCount() - 1
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self.span.show_titles([words(title) for title in SPANS])
        self.setAccessibleName(words(LINKS))
        self.table.setAccessibleName(words(LINKS))
        self.table.fit_columns()
        self._caption()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        show_ground(self, theme.panel)
        self.caption.show_theme(theme)
        self.span.show_theme(theme)
        self.table.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(8))
        self._layout.setSpacing(theme.px(6))
