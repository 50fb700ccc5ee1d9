"""The figure of a fit above the table of its errors: a row here is a point there."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from engine.picture import Figure, Paper
from engine.picture.fit_figure import FitShown, fit_figure, usual_axes
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.measurement_lab.bench import Bench
from gui.measurement_lab.rows import RowsTable
from gui.measurement_lab.view import FigureView
from gui.theme import LIGHT, Theme
from gui.widgets import show_ground
from gui.words import Words

NAME = Text(QT_TRANSLATE_NOOP("measurement lab", "Measured times, models and errors"))
EMPTY = Text(
    QT_TRANSLATE_NOOP(
        "measurement lab",
        "Open, drop or paste measured times, or take the lecture's table 3.2: points, models A, B "
        "and C and their errors are shown here.",
    )
)
NOT_FITTED = Text(QT_TRANSLATE_NOOP("measurement lab", "Nothing is fitted."))
PASTED = Text(QT_TRANSLATE_NOOP("measurement lab", "Pasted times"))


class FitPage(QWidget):
    """Follows a bench; ``lit`` is the row that is chosen."""

    changed = Signal()

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench
        self.lit: int | None = None
        self.view, self.table = FigureView(), RowsTable()
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.addWidget(self.view)
        self.split.addWidget(self.table)
        self.split.setStretchFactor(0, 5)
        self.split.setStretchFactor(1, 2)
        self.split.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.split)
        self.axes = ""
        self.view.row_chosen.connect(self.table.choose)
        self.view.stepped.connect(self._step)
        self.table.row_chosen.connect(self._light)
        bench.changed.connect(self._show)
        bench.opened.connect(lambda _: self._forget())

    def shown(self) -> FitShown | None:
        """Return what the figure shows, None without a fit."""
        found = self._bench.found
        if found is None:
            return None
        rows = found.comparison.rows
        axes = self.axes or usual_axes(rows)
        title = found.asked.source.name or PASTED
        lit = self.lit if self.lit is not None and self.lit < len(rows) else None
        fits = found.comparison, found.given
        return FitShown(title, found.groups, *fits, axes, lit, found.numbers)

    def _forget(self) -> None:
        self.lit, self.axes = None, ""
        self.table.clearSelection()

    def _light(self, row: int) -> None:
        self.lit = row
        self._draw()

    def _step(self, by: int) -> None:
        count = self.table.rows.rowCount()
        if count:
            now = self.lit
            self.table.choose((0 if by > 0 else count - 1) if now is None else (now + by) % count)

    def _show(self) -> None:
        found = self._bench.found
        self.table.show_found(found)
        self._draw()
        self.changed.emit()

    def _draw(self) -> None:
        shown = self.shown()
        if shown is None:
            self.view.show_drawn(None, EMPTY if self._bench.source is None else NOT_FITTED)
            return

        def draw(paper: Paper) -> Figure:
            return fit_figure(shown, paper)

        self.view.show_drawn(draw)

    def show_axes(self, axes: str) -> None:
        """Show logarithmic or linear axes."""
        self.axes = axes
        self._draw()

    def exported(self) -> FitShown | None:
        """Return what an export shows: nothing is marked."""
        shown = self.shown()
        return None if shown is None else replace(shown, lit=None)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self.view.setAccessibleName(words(NAME))
        self.view.show_language(words)
        self.table.show_language(words)
        self._show()

    def show_theme(self, theme: Theme = LIGHT) -> None:
        """Take over colours and sizes."""
        show_ground(self, theme.panel)
        self.view.show_theme(theme)
        self.table.show_theme(theme)
        self.table.setMinimumHeight(theme.px(96))
