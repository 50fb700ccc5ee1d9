"""What the selected node or link does over the whole run: in words, as a band, row by row."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.report.method import size_title
from engine.report.place import History, Row, link_history, node_history, node_sentence
from engine.report.sentences import counted
from engine.report.vertices import ends_of, vertex_name
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.requests import GoTo
from gui.shown import Shown
from gui.tables import RIGHT, NumbersTable
from gui.theme import LIGHT, Theme
from gui.time_strip import TimeStrip
from gui.widgets import WrappedLabel, show_ground
from gui.words import Words, number, short_number

PLACE = Text(QT_TRANSLATE_NOOP("place", "Node / link"))
NODE = QT_TRANSLATE_NOOP("place", "Node {node}")
LINK = QT_TRANSLATE_NOOP("place", "Link {a} → {b}")
EMPTY = Text(
    QT_TRANSLATE_NOOP(
        "place",
        "no node and no link is selected: click one in the network, or a row of a table",
    )
)
NEVER = Text(QT_TRANSLATE_NOOP("place", "nothing crosses it in the whole run"))
IDLE = QT_TRANSLATE_NOOP(
    "place", "nothing on its links for {step} of {step_time} in this step, {run} of {time} in all"
)
IDLE_RUN = QT_TRANSLATE_NOOP("place", "nothing on its links for {run} of {time} in all")
ONE_CROSSING = QT_TRANSLATE_NOOP("place", "1 crossing; busy for {busy} of {time} ({share} %)")
CROSSINGS = QT_TRANSLATE_NOOP(
    "place", "{n} crossings; busy for {busy} of {time} ({share} %)", None, 1
)
NO_QUEUE = QT_TRANSLATE_NOOP("place", "{what}; nothing waits for it")
QUEUE = QT_TRANSLATE_NOOP("place", "{what}; at most {n} waiting", None, 1)
BAND = Text(QT_TRANSLATE_NOOP("place", "When it is busy; a click goes there"))
BAND_QUEUE = Text(
    QT_TRANSLATE_NOOP("place", "When it is busy, above it how many wait; a click goes there")
)

TITLES = {
    "step": Text(QT_TRANSLATE_NOOP("place", "step")),
    "cycle": Text(QT_TRANSLATE_NOOP("place", "cycle")),
    "with": Text(QT_TRANSLATE_NOOP("place", "with", "the neighbour that a node exchanges with")),
    "transfer": Text(QT_TRANSLATE_NOOP("place", "transfer")),
    "chunks": Text(QT_TRANSLATE_NOOP("place", "chunks")),
    "words": Text(QT_TRANSLATE_NOOP("place", "words")),
    "start": Text(QT_TRANSLATE_NOOP("place", "start")),
    "end": Text(QT_TRANSLATE_NOOP("place", "end")),
    "waited": Text(QT_TRANSLATE_NOOP("place", "waited")),
}
TIPS = {
    "with": Text(QT_TRANSLATE_NOOP("place", "→ it sends or passes on to, ← it receives from")),
    "transfer": Text(QT_TRANSLATE_NOOP("place", "The node that sends and the one it is for")),
    "waited": Text(QT_TRANSLATE_NOOP("place", "How long it waited for the link")),
}
OF_NODE = ("step", "with", "transfer", "chunks", "words", "start", "end", "waited")
OF_LINK = ("step", "cycle", "transfer", "chunks", "words", "start", "end", "waited")


class HistoryModel(QAbstractTableModel):
    """The crossings of a node or a link; a row is worked out when it is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.history: History | None = None
        self.node: int | None = None
        self.position = 0
        self.words = Words()
        self.theme = LIGHT
        self._row: tuple[int, Row] | None = None

    def show_history(self, history: History | None, node: int | None) -> None:
        """Show other rows; of a node, if one is given."""
        self.beginResetModel()
        self.history, self.node, self._row = history, node, None
        self.endResetModel()

    def show_position(self, position: int) -> None:
        """Mark what crosses at a time in ticks."""
        self.position = position
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @property
    def names(self) -> tuple[str, ...]:
        """The columns that there are."""
        return OF_LINK if self.node is None else OF_NODE

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        inside = parent is not None and parent.isValid()
        return 0 if inside or self.history is None else len(self.history)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return len(self.names)

    def row(self, place: int) -> Row:
        """Return a row; the last one is kept, for its cells are asked for one by one."""
        assert self.history is not None
        if self._row is None or self._row[0] != place:
            self._row = place, self.history.row(place)
        return self._row[1]

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT
        if role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.BackgroundRole,
            Qt.ItemDataRole.FontRole,
        ):
            return None
        row = self.row(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(row, self.names[index.column()])
        if not row.start < self.position <= row.end:
            return None
        if role == Qt.ItemDataRole.BackgroundRole:
            return QColor(self.theme.accent_tint)
        return self.theme.font(12.5, 600, tabular=True)

    def _cell(self, row: Row, name: str) -> str:
        if name == "with":
            sends = row.begins == self.node
            return f"→ {self._name(row.ends)}" if sends else f"← {self._name(row.begins)}"
        if name == "transfer":
            return f"{row.source} → {row.target}"
        if name in ("start", "end", "waited"):
            assert self.history is not None
            ticks = row.start - row.ready if name == "waited" else getattr(row, name)
            waits = name != "waited" or ticks
            return short_number(self.history.run.trace.unit.time(ticks)) if waits else "–"
        return number(getattr(row, name))

    def _name(self, vertex: int) -> str:
        assert self.history is not None
        return self.words(vertex_name(self.history.run.topology, vertex))

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        name = self.names[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.words(TIPS[name]) if name in TIPS else None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        title = TITLES[name]
        if name == "words" and self.history is not None:
            title = size_title(self.history.run.scenario, title)
        return self.words(title)


class PlacePanel(QWidget):
    """The panel of the selected node or link; ``asked`` carries where a click goes."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._shown = Shown()
        self._place: tuple[Run, int | None, int | None] | None = None
        self._busy = 0
        self.heading = WrappedLabel(14, 600, "text")
        self.summary = WrappedLabel(12)
        self.strip = TimeStrip()
        self.model = HistoryModel()
        self.table = NumbersTable()
        self.table.setModel(self.model)
        self.table.clicked.connect(self._go_to)
        self.table.activated.connect(self._go_to)
        self.strip.time_asked.connect(lambda ticks: self.asked.emit(GoTo(ticks)))
        self._layout = QVBoxLayout(self)
        for widget in (self.heading, self.summary, self.strip):
            self._layout.addWidget(widget)
        self._layout.addWidget(self.table, 1)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def show_shown(self, shown: Shown) -> None:
        """Show what is selected, and what it does at the position."""
        self._shown = shown
        place = shown.run, shown.view.node, shown.link
        if place != self._place:
            self._place = place
            self._show_place(*place)
        self.model.show_position(shown.position)
        self.strip.show_position(shown.position)
        history = self.model.history
        if history is not None and len(history):
            row = min(max(history.at(shown.position) - 1, 0), len(history) - 1)
            self.table.scrollTo(self.model.index(row, 0))
        self._say()

    def _show_place(self, run: Run, node: int | None, link: int | None) -> None:
        """Show the history of a node, or of a link, or none."""
        history = None
        if node is not None:
            history = node_history(run, node)
        elif link is not None:
            history = link_history(run, link)
        self._busy = 0 if history is None else history.busy()
        self.model.show_history(history, node)
        self.strip.show_history(run, history, queue=node is None)
        for part in (self.heading, self.summary, self.strip):
            part.setVisible(history is not None)
        self.table.horizontalHeader().setVisible(history is not None)
        self.table.fit_columns()

    def _go_to(self, index: QModelIndex) -> None:
        self.asked.emit(GoTo(self.model.row(index.row()).end))

    # -- words and looks ----------------------------------------------------------------------

    def _say(self) -> None:
        """Say what is selected and what it does."""
        words, history = self._words, self.model.history
        self.table.nothing = words(EMPTY if history is None else NEVER)
        self.table.viewport().update()
        if history is None or self._place is None:
            return
        run, node, link = self._place
        if node is not None:
            self.heading.setText(words(Text(NODE, node=node)))
            self.summary.setText("\n".join(words(text) for text in self._of_node(history, node)))
        elif link is not None:
            a, b = ends_of(run.topology, link)
            self.heading.setText(words(Text(LINK, a=a, b=b)))
            self.summary.setText(words(_of_link(history, self._busy)))

    def _of_node(self, history: History, node: int) -> list[Text]:
        """Return what a node does in the step on show, and how long it has nothing to do."""
        trace = history.run.trace
        step = trace.step_of_cycle(self._shown.cycle)
        unit, whole = trace.unit, trace.duration
        idle = short_number(unit.time(whole - self._busy))
        time = short_number(unit.time(whole))
        if not step:
            return [Text(IDLE_RUN, run=idle, time=time)]
        begin, end = trace.step_starts[step - 1 : step + 1].tolist()
        here = short_number(unit.time(end - begin - history.busy(begin, end)))
        length = short_number(unit.time(end - begin))
        return [
            node_sentence(history.run, node, step),
            Text(IDLE, step=here, step_time=length, run=idle, time=time),
        ]

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = self.model.words = words
        self.setAccessibleName(words(PLACE))
        self.table.setAccessibleName(words(PLACE))
        self.strip.show_name(words(BAND), words(BAND_QUEUE))
        self.model.headerDataChanged.emit(
            Qt.Orientation.Horizontal, 0, self.model.columnCount() - 1
        )
        self.table.fit_columns()
        self._say()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.model.theme = theme
        show_ground(self, theme.panel)
        for part in (self.heading, self.summary, self.strip, self.table):
            part.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(8))
        self._layout.setSpacing(theme.px(6))


def _of_link(history: History, busy: int) -> Text:
    """Return how much a link is used, and how many wait for it."""
    unit, whole = history.run.trace.unit, history.run.trace.duration
    what = counted(
        len(history),
        ONE_CROSSING,
        CROSSINGS,
        busy=short_number(unit.time(busy)),
        time=short_number(unit.time(whole)),
        share=round(100 * busy / max(1, whole)),
    )
    longest = history.longest_queue
    return Text(QUEUE, what=what, n=longest) if longest else Text(NO_QUEUE, what=what)
