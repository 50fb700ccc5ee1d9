"""Timing tables: made on a thread as they are built, copied, opened by row."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.errors import InputError
from engine.export import TABLE_FORMATS, write_tabs
from engine.export.table_command import table_command_line, table_lists
from engine.report.timing_table import TableRequest, TimingTable, build
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.table.builder import Builder
from gui.panels.table.model import TimingModel
from gui.progress_strip import ProgressStrip
from gui.requests import Export, Open, Say
from gui.shown import Shown
from gui.tables import NumbersTable
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ground
from gui.words import Words
from gui.work import Newest

TABLE = Text(QT_TRANSLATE_NOOP("timing table", "Timing table"))
MAKING = Text(QT_TRANSLATE_NOOP("timing table", "the table is being made"))
STOPPED = Text(
    QT_TRANSLATE_NOOP(
        "timing table", "stopped; press Enter in one of the lists to make the table after all"
    )
)
WRONG = Text(
    QT_TRANSLATE_NOOP(
        "timing table", "there is no table: something is missing or wrong in the fields beside it"
    )
)
NONE_LEFT = Text(
    QT_TRANSLATE_NOOP("timing table", "no combination is left; choose other rows or columns")
)
CANCEL_TIP = Text(QT_TRANSLATE_NOOP("timing table", "Stop making this table"))
COPY = Text(QT_TRANSLATE_NOOP("timing table", "Copy"))
COPY_TIP = Text(
    QT_TRANSLATE_NOOP("timing table", "Copy the rows that are selected, all if none are")
)
SAVE = Text(QT_TRANSLATE_NOOP("timing table", "Export…"))
SAVE_TIP = Text(QT_TRANSLATE_NOOP("timing table", "Write this table to a file"))
COPIES = (
    ("text", Text(QT_TRANSLATE_NOOP("timing table", "As text"))),
    ("markdown", Text(QT_TRANSLATE_NOOP("timing table", "As Markdown"))),
    ("latex", Text(QT_TRANSLATE_NOOP("timing table", "As LaTeX"))),
    ("tabs", Text(QT_TRANSLATE_NOOP("timing table", "For a spreadsheet"))),
    ("command", Text(QT_TRANSLATE_NOOP("timing table", "As a command"))),
)
"""What can be copied."""

WRITERS = {"tabs": write_tabs, **{entry.key: entry.write for entry in TABLE_FORMATS}}
UNLIMITED = 16_777_215
"""Qt's largest size."""

NARROW = 640
"""Below this width (at scale 1) the builder stands above the table."""


class TablePanel(QWidget):
    """Builder and table; ``asked`` carries the scenario of a row that is opened."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._theme = LIGHT
        self._run: Run | None = None
        self._asked: TableRequest | None = None
        self._empty = MAKING
        self._work = Newest(self)
        self.builder = Builder()
        self.caption = WrappedLabel(12)
        self.copy_button, self.save_button = QToolButton(), QToolButton()
        self.model = TimingModel()
        self.table = NumbersTable()
        self.strip = ProgressStrip()
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        # Qt would take two lines for one that is too long; columns are as wide as their heads
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.table.activated.connect(self._open)
        self.table.copy = lambda: self.copy("tabs")
        self._menu = QMenu(self)
        self._copies = {kind: self._copy_action(kind) for kind, _ in COPIES}
        self.copy_button.setMenu(self._menu)
        self.copy_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.table.addActions(list(self._copies.values()))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.save_button.clicked.connect(self._export)
        self.builder.changed.connect(self._ask)
        self._work.arrived.connect(self._take)
        self._work.failed.connect(self._forget)
        self._work.progressed.connect(self.strip.show_progress)
        self._work.busy_changed.connect(self.strip.show_busy)
        self.strip.shown_changed.connect(self.strip.setVisible)
        self.strip.cancel_asked.connect(self._stop)
        self.strip.hide()
        self._arrange()
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def _arrange(self) -> None:
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._right, self._top = QVBoxLayout(), QHBoxLayout()
        self._top.addWidget(self.caption, 1)
        self._top.addWidget(self.copy_button)
        self._top.addWidget(self.save_button)
        self._right.addLayout(self._top)
        self._right.addWidget(self.table, 1)
        self._right.addWidget(self.strip)
        self._layout.addWidget(self.builder)
        self._layout.addLayout(self._right, 1)

    def _copy_action(self, kind: str) -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda: self.copy(kind))
        self._menu.addAction(action)
        return action

    # -- making ---------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a table is being made."""
        return self._work.busy

    def show_shown(self, shown: Shown) -> None:
        """Make the table of the scenario on show if it is another one, and mark its row."""
        if shown.run is not self._run:
            self._run = shown.run
            self.builder.show_scenario(shown.run.scenario)
            self._ask(anew=False)
            self._mark()

    def _ask(self, anew: bool = True) -> None:
        """Make the table that the builder asks for, unless it is there already.

        The old one stays until then.
        """
        request = self.builder.request()
        if request is None:
            self._forget(WRONG)
        elif request != self._asked or (anew and self.model.found is None):
            self._asked, self._empty = request, MAKING
            self._work.submit(_table_of(request))
            self._say()

    def _forget(self, why: Text) -> None:
        """Show no table and say why."""
        self._work.forget()
        self._asked = None
        self._empty = why
        if self.model.found is not None:
            self.model.show_found(None)
        self._say()

    def _stop(self) -> None:
        asked = self._asked
        self._forget(STOPPED)
        self._asked = asked  # not begun again with every step

    def _take(self, found: TimingTable) -> None:
        self._empty = NONE_LEFT
        self.model.show_found(found)
        self.table.fit_columns()
        self._say()
        self._mark()

    def _mark(self) -> None:
        """Mark the row of the scenario on show, and have it in sight."""
        found = self.model.found
        if found is None or self._run is None:
            return
        place = found.place_of(self._run.scenario)
        self.model.show_here(place)
        if place is not None:
            self.table.scrollTo(self.model.index(place[0], 0))

    def _open(self, index: QModelIndex) -> None:
        """Show the scenario of a cell; say why where there is none."""
        found = self.model.found
        if found is None:
            return
        try:
            self.asked.emit(Open(found.scenario_at(index.row(), index.column())))
        except InputError as error:
            self.asked.emit(Say(error.text))

    def wait(self) -> None:
        """Cancel all work and wait for its end (before the program ends)."""
        self._work.wait()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._work.busy:  # nobody sees it: begin again when somebody does
            self._forget(MAKING)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._run is not None:
            self._ask(anew=False)

    # -- copying --------------------------------------------------------------------------------

    def copied(self, kind: str) -> str:
        """Return the rows that are selected, all if none are, as ``kind`` of ``COPIES``."""
        found = self.model.found
        if found is None:
            return ""
        if kind == "command":
            return table_command_line(found.request)
        rows = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        table = found.table.chosen(rows) if rows else found.table
        return WRITERS[kind](table, self._words.language).decode()

    def copy(self, kind: str) -> None:
        """Put ``copied`` on the clipboard."""
        QGuiApplication.clipboard().setText(self.copied(kind))

    def _export(self) -> None:
        """Ask for the export dialog with this table."""
        if (found := self.model.found) is not None:
            self.asked.emit(Export("table", {"lists": table_lists(found.request)}))

    # -- words and looks ------------------------------------------------------------------------

    def _say(self) -> None:
        found, words = self.model.found, self._words
        self.table.nothing = words(self._empty)
        caption = None if found is None else found.table.caption
        text = "" if caption is None else words(caption)
        self.caption.setText(text.replace(" = ", "\u00a0=\u00a0"))  # no line ends with a sign
        for button in (self.copy_button, self.save_button):
            button.setEnabled(found is not None)
        self.table.viewport().update()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = self.model.words = words
        self.builder.show_language(words)
        self.strip.show_language(words)
        self.strip.button.setToolTip(words(CANCEL_TIP))
        self.setAccessibleName(words(TABLE))
        self.table.setAccessibleName(words(TABLE))
        self.copy_button.setText(words(COPY))
        self.copy_button.setToolTip(words(COPY_TIP))
        self.copy_button.setAccessibleName(words(COPY_TIP))
        self.save_button.setText(words(SAVE))
        self.save_button.setToolTip(words(SAVE_TIP))
        self.save_button.setAccessibleName(words(SAVE_TIP))
        for kind, title in COPIES:
            self._copies[kind].setText(words(title))
        if self._run is not None and self.model.found is None:
            self.builder.request()  # says what is wrong in the new language
        last = max(0, self.model.columnCount() - 1)
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self.table.fit_columns()
        self._say()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        self.model.show_theme(theme)
        for part in (self.builder, self.caption, self.table, self.strip):
            part.show_theme(theme)
        self.table.widest_font = theme.font(12.5, 600, tabular=True)
        for button in (self.copy_button, self.save_button):
            button.setFont(theme.font(12.5))
        self._menu.setFont(theme.font(13))
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(8))
        self._layout.setSpacing(theme.px(12))
        self._right.setSpacing(theme.px(6))
        self._top.setSpacing(theme.px(8))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the builder beside the table, or above it where the panel is narrow."""
        narrow = self.width() < self._theme.px(NARROW)
        way = QBoxLayout.Direction
        self._layout.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        policy = QSizePolicy.Policy
        across, down = (
            (policy.Ignored, policy.Maximum) if narrow else (policy.Maximum, policy.Ignored)
        )
        self.builder.setSizePolicy(across, down)
        self.builder.setMaximumHeight(self.height() * 9 // 20 if narrow else UNLIMITED)


def _table_of(
    request: TableRequest,
) -> Callable[[Callable[[], bool], Callable[[float], None]], TimingTable]:
    return lambda cancelled, progress: build(request, cancelled, progress)
