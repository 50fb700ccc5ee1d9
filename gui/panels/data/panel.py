"""The panel "Data": the matrix of who holds what, and below it the way of the selected chunk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QSplitter, QVBoxLayout, QWidget

from engine.errors import InputError
from engine.report.data import Chunk, Data
from engine.report.holdings import MOST_NODES
from engine.report.life import Stage, life
from engine.report.place import span
from engine.run import Run
from engine.text import Text
from gui.panels.data.legend import Legend
from gui.panels.data.life import LifeTable
from gui.panels.data.matrix import Marked, MatrixView
from gui.panels.data.words import (
    ARRIVING,
    CHUNKS_A_NODE,
    DATA,
    EACH_HOLDS,
    HELD,
    HOLD_RANGE,
    IN_SUM,
    LIFE,
    NOT_YET,
    PICK,
    REPLAYING,
    STAYS,
    TOO_MANY,
    VALUES_A_NODE,
    WHO,
)
from gui.requests import GoTo, SelectChunk, SelectNode
from gui.shown import Shown
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, scroll_upright, show_ground
from gui.words import Words
from gui.work import Newest

Stages = tuple[Run, Chunk, tuple[Stage, ...] | Text]


class DataPanel(QWidget):
    """Who holds what; ``asked`` carries what a click selects or where it goes."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._shown = Shown()
        self._run: Run | None = None
        self._data: Data | None = None
        self._followed: tuple[Run, Chunk] | None = None
        self._no_life: Text | None = None
        self._replaying, self._following = Newest(self), Newest(self)
        self._replaying.arrived.connect(self._take_data)
        self._following.arrived.connect(self._take_life)
        self.caption = WrappedLabel(12)
        self.legend = Legend()
        self.matrix = MatrixView()
        self.matrix.cell_chosen.connect(self.choose)
        self.scroll = QScrollArea()
        scroll_upright(self.scroll, self.matrix)
        self.way = WrappedLabel(12, 600, "text")
        self.life = LifeTable()
        self.life.time_asked.connect(lambda ticks: self.asked.emit(GoTo(ticks)))
        self.split = QSplitter(Qt.Orientation.Vertical)
        self._below = QWidget()
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 4, 0, 0)
        below.addWidget(self.way)
        below.addWidget(self.life, 1)
        for widget in (self.scroll, self._below):
            self.split.addWidget(widget)
        self.split.setChildrenCollapsible(False)
        self.split.setSizes([300, 200])
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.caption)
        self._layout.addWidget(self.legend)
        self._layout.addWidget(self.split, 1)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    # -- showing ------------------------------------------------------------------------------

    def show_shown(self, shown: Shown) -> None:
        """Show who holds what at the position, and what is selected."""
        self._shown = shown
        if shown.run is not self._run:
            self._run, self._data = shown.run, None
            self._replaying.submit(_replayed(shown.run))
        self._show()

    def _take_data(self, data: Data) -> None:
        if data.run is self._run:
            self._data = data
            self._show()

    def _show(self) -> None:
        shown, data = self._shown, self._data
        known = data is not None and data.known
        self.scroll.setVisible(known)
        self.legend.setVisible(known)
        self.matrix.show_data(data if known else None, shown.cycle, self._marked())
        self._follow(shown)
        self.life.rows.show_position(shown.position)
        self._say()

    def _marked(self) -> Marked:
        """Return which rows and cells are selected."""
        shown, data = self._shown, self._data
        view = shown.view
        nodes = frozenset(view.link or (() if view.node is None else (view.node,)))
        if data is None or not data.known or shown.chunk is None:
            return Marked(nodes)
        return Marked(nodes, data.cells(shown.cycle, shown.chunk))

    def choose(self, node: int, column: int) -> None:
        """Select a node and a chunk of a cell; of several the one after that already selected."""
        if self._data is None:
            return
        chunks = self._data.chunks(self._shown.cycle, node, column)
        chunks = chunks or ((node, self._data.columns[column]),)
        old = self._shown.chunk
        again = old in chunks and self._shown.view.node == node
        place = (chunks.index(old) + 1) % len(chunks) if again and old is not None else 0
        self.asked.emit(SelectNode(node))
        self.asked.emit(SelectChunk(chunks[place]))

    # -- the life of a chunk ------------------------------------------------------------------

    def _follow(self, shown: Shown) -> None:
        """Have the selected chunk followed, if it is another one."""
        followed = None if shown.chunk is None else (shown.run, shown.chunk)
        self._below.setVisible(followed is not None)
        if followed == self._followed:
            return
        self._followed = followed
        self._no_life = None
        self.life.rows.show_stages(shown.run, ())
        if followed is not None:
            self._following.submit(_followed(*followed))

    def _take_life(self, found: Stages) -> None:
        run, chunk, stages = found
        if (run, chunk) != self._followed:
            return
        if isinstance(stages, Text):
            self._no_life = stages
        else:
            self.life.rows.show_stages(run, stages)
            if not stages and self._data is not None:
                self._no_life = Text(STAYS, chunk=self._data.chunk_name(chunk))
        self.life.fit_columns()
        self._say()

    def wait(self) -> None:
        """Cancel all work and wait for its end (before the program ends)."""
        self._replaying.wait()
        self._following.wait()

    # -- words and looks ----------------------------------------------------------------------

    def _say(self) -> None:
        """Say how much nodes hold, and whose way is below."""
        words, data, chunk = self._words, self._data, self._shown.chunk
        if data is None:
            self.caption.setText(words(REPLAYING if self._run is not None else DATA))
            return
        self.caption.setText(words(self._counted(data)))
        if chunk is not None:
            self.way.setText(words(Text(LIFE, chunk=data.chunk_name(chunk))))
        self.life.nothing = words(self._no_life) if self._no_life is not None else ""
        self.life.viewport().update()
        first = IN_SUM if data.adds else HELD
        self.legend.show_names([words(one) for one in (first, ARRIVING, NOT_YET)])
        self.legend.show_hint(words(PICK) if chunk is None else "")

    def _counted(self, data: Data) -> Text:
        """Return how many chunks a node has, or why there is no matrix."""
        cycle, p = self._shown.cycle, data.run.schedule.p
        matrix = data.at(cycle)
        if matrix is not None:
            before, after = span(matrix.before), span(matrix.after)
            return Text(VALUES_A_NODE if data.adds else CHUNKS_A_NODE, before=before, after=after,
                        all=p)  # fmt: skip
        counts = data.counts(cycle)
        if counts is None:
            return Text(TOO_MANY, most=MOST_NODES, p=p, counts="")
        low, high = int(counts.min()), int(counts.max())
        held = Text(EACH_HOLDS, n=low) if low == high else Text(HOLD_RANGE, low=low, high=high)
        return Text(TOO_MANY, most=MOST_NODES, p=p, counts=held)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = self.life.rows.words = words
        self.setAccessibleName(words(DATA))
        self.matrix.setAccessibleName(words(WHO))
        self.matrix.show_language(words)
        self.life.setAccessibleName(words(DATA))
        self.life.rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 6)
        self.life.fit_columns()
        self._say()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for ground in (self, self.scroll.viewport(), self.matrix):
            show_ground(ground, theme.panel)
        for part in (self.caption, self.legend, self.matrix, self.way, self.life):
            part.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(8))
        self._layout.setSpacing(theme.px(6))


def _replayed(run: Run) -> Callable[[Callable[[], bool], Callable[[float], None]], Data]:
    """Return the work of replaying a run up to its end, so that every cycle is at hand."""

    def compute(cancelled: Callable[[], bool], progress: Callable[[float], None]) -> Data:
        data = Data(run)
        data.at(run.trace.cycles)
        data.counts(run.trace.cycles)
        return data

    return compute


def _followed(
    run: Run, chunk: Chunk
) -> Callable[[Callable[[], bool], Callable[[float], None]], Stages]:
    """Return the work of following a chunk; the sentence why not where it is refused."""

    def compute(cancelled: Callable[[], bool], progress: Callable[[float], None]) -> Stages:
        try:
            return run, chunk, life(run, *chunk)
        except InputError as error:
            return run, chunk, error.text

    return compute
