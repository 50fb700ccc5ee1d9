"""The way of one chunk as a table: a row a hop, with a band of the run's time beside it."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem

from engine.report.life import Stage
from engine.report.vertices import ends_of, link_name
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.tables import RIGHT, NumbersTable
from gui.theme import LIGHT, Theme
from gui.words import Words, short_number

COLUMNS = (
    ("step", Text(QT_TRANSLATE_NOOP("data", "step"))),
    ("cycle", Text(QT_TRANSLATE_NOOP("data", "cycle"))),
    ("hop", Text(QT_TRANSLATE_NOOP("data", "hop"))),
    ("start", Text(QT_TRANSLATE_NOOP("data", "start"))),
    ("end", Text(QT_TRANSLATE_NOOP("data", "end"))),
    ("waited", Text(QT_TRANSLATE_NOOP("data", "waited"))),
    ("band", Text(QT_TRANSLATE_NOOP("data", "time"))),
)
TOLD = QT_TRANSLATE_NOOP("data", "step {step}, cycle {cycle}: {a} → {b}, t = {start} … {end}")
TOLD_WAITED = QT_TRANSLATE_NOOP("data", "{hop}; waited {time} for the link")
BAND = len(COLUMNS) - 1
LEAST_BAND = 70
"""The least width of the band in the design."""


class LifeModel(QAbstractTableModel):
    """The hops of a chunk; those under way at the position are marked."""

    def __init__(self) -> None:
        super().__init__()
        self.run: Run | None = None
        self.stages: tuple[Stage, ...] = ()
        self.position = 0
        self.words = Words()
        self.theme = LIGHT

    def show_stages(self, run: Run, stages: tuple[Stage, ...]) -> None:
        """Show the hops of another chunk."""
        self.beginResetModel()
        self.run, self.stages = run, stages
        self.endResetModel()

    def show_position(self, position: int) -> None:
        """Mark what is under way at a time in ticks."""
        self.position = position
        if self.stages:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.stages) - 1, BAND))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.stages)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return len(COLUMNS)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        stage = self.stages[index.row()]
        now = stage.start < self.position <= stage.end
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.words(self._told(stage))
        if role == Qt.ItemDataRole.BackgroundRole and now:
            return QColor(self.theme.accent_tint)
        if role == Qt.ItemDataRole.FontRole and now:
            return self.theme.font(12.5, 600, tabular=True)
        if role != Qt.ItemDataRole.DisplayRole or index.column() == BAND:
            return None
        return self._cell(stage, COLUMNS[index.column()][0])

    def _time(self, ticks: int) -> str:
        assert self.run is not None
        return short_number(self.run.trace.unit.time(ticks))

    def _cell(self, stage: Stage, name: str) -> str:
        if name == "hop":
            return self.words(link_name(self.run.topology, stage.link)) if self.run else ""
        if name == "waited":
            return self._time(stage.waited) if stage.waited else "–"
        value: int = getattr(stage, name)
        return self._time(value) if name in ("start", "end") else str(value)

    def _told(self, stage: Stage) -> Text:
        assert self.run is not None
        start, end = self._time(stage.start), self._time(stage.end)
        a, b = ends_of(self.run.topology, stage.link)
        hop = Text(
            TOLD,
            step=stage.step,
            cycle=stage.cycle,
            a=a,
            b=b,
            start=start,
            end=end,
        )
        return Text(TOLD_WAITED, hop=hop, time=self._time(stage.waited)) if stage.waited else hop

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.words(COLUMNS[section][1])


class Band(QStyledItemDelegate):
    """Draws when a hop takes place in the run: waiting pale, crossing full."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        model = index.model()
        if not isinstance(model, LifeModel) or model.run is None:
            return
        stage, theme = model.stages[index.row()], model.theme
        room = QRectF(option.rect).adjusted(6, 0, -2, 0)
        middle, high = room.center().y(), theme.px(8)
        scale = room.width() / max(1, model.run.trace.duration)
        painter.fillRect(QRectF(room.left(), middle, room.width(), 1), QColor(theme.rule))
        wait = QRectF(
            room.left() + stage.ready * scale, middle - high / 4, stage.waited * scale, high / 2
        )
        painter.fillRect(wait, QColor(theme.idle_link))
        width = max(2.0, (stage.end - stage.start) * scale)
        left = room.left() + stage.start * scale
        painter.fillRect(QRectF(left, middle - high / 2, width, high), QColor(theme.accent))
        now = room.left() + model.position * scale
        painter.fillRect(QRectF(now - 0.5, option.rect.top(), 1, option.rect.height()), theme.text)


class LifeTable(NumbersTable):
    """The table of a chunk's hops; ``time_asked`` carries the end of the hop clicked, in ticks."""

    time_asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows = LifeModel()
        self._band = Band()
        self.setModel(self.rows)
        self.setItemDelegateForColumn(BAND, self._band)
        self.clicked.connect(self._go_to)
        self.activated.connect(self._go_to)

    def _go_to(self, index: QModelIndex) -> None:
        self.time_asked.emit(self.rows.stages[index.row()].end)

    def fit_columns(self) -> None:
        """Give the band all the room that the numbers leave."""
        super().fit_columns()
        header = self.horizontalHeader()
        spare = self.viewport().width() - header.length()
        metrics = self.fontMetrics()
        for column in range(BAND):
            rows = range(min(self.rows.rowCount(), 30))
            texts = [str(self.rows.index(row, column).data()) for row in rows]
            texts.append(str(self.rows.headerData(column, Qt.Orientation.Horizontal)))
            need = max(map(metrics.horizontalAdvance, texts)) + 12
            spare += header.sectionSize(column) - need
            header.resizeSection(column, need)
        least = self.rows.theme.px(LEAST_BAND)
        header.resizeSection(BAND, max(least, header.sectionSize(BAND) + spare))

    def show_theme(self, theme: Theme = LIGHT) -> None:
        """Take over colours and sizes."""
        self.rows.theme = theme
        super().show_theme(theme)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
