"""The pages of the tutor that are stepped through: the construction, and the walk of the ring."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QFontMetrics, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from engine.export import TABLE_FORMATS
from engine.picture.gray import gray_figure, stages_of
from engine.picture.gray_walk import MOST_DRAWN, said, walk_figure
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.gray_tutor.figure_view import COPY, FigureView
from gui.gray_tutor.stepper import Stepper
from gui.gray_tutor.steps_bar import StepsBar
from gui.gray_tutor.walk_list import CODE, CodeCells, WalkRows
from gui.tables import NumbersTable
from gui.theme import LIGHT, Theme
from gui.widgets import show_ground
from gui.words import Words

TABLE = Text(QT_TRANSLATE_NOOP("gray tutor", "Table of the Gray code"))
COPY_TABLE = Text(QT_TRANSLATE_NOOP("gray tutor", "Copy table"))
CONSTRUCTION = Text(QT_TRANSLATE_NOOP("gray tutor", "The construction, as a picture"))
RING = Text(QT_TRANSLATE_NOOP("gray tutor", "The ring on the hypercube, as a picture"))
TOO_LARGE = QT_TRANSLATE_NOOP(
    "gray tutor", "{title}. {sentence} The hypercube is drawn up to N = {most}."
)
COPIES = {
    "text": Text(QT_TRANSLATE_NOOP("gray tutor", "As text")),
    "markdown": Text(QT_TRANSLATE_NOOP("gray tutor", "As Markdown")),
    "latex": Text(QT_TRANSLATE_NOOP("gray tutor", "As LaTeX")),
}
WRITERS = {entry.key: entry.write for entry in TABLE_FORMATS if entry.key in COPIES}


class SteppedPage(QWidget):
    """A picture over a row of buttons, on one stepper."""

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._theme = LIGHT
        self.bits = 1
        self.stepper = Stepper(self)
        self.view = FigureView()
        self.bar = StepsBar(self.stepper)
        self.copy_picture = QToolButton()
        self.copy_picture.clicked.connect(self.view.copy)
        self.copy_picture.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bar.row.addWidget(self.copy_picture)
        self.across = QHBoxLayout()
        self.across.addWidget(self.view, 1)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self.across, 1)
        self.column.addWidget(self.bar)
        self.stepper.moved.connect(self._show)

    def _show(self) -> None:
        raise NotImplementedError

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.view.show_language(words)
        self.bar.show_language(words)
        self.copy_picture.setText(words(COPY))
        self._show()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        self.view.show_theme(theme)
        self.bar.show_theme(theme)
        self.copy_picture.setFont(theme.font(12.5))
        self.column.setContentsMargins(0, 0, 0, theme.px(6))
        edge = theme.px(12)
        self.bar.row.setContentsMargins(edge, 0, edge, 0)


class ConstructionPage(SteppedPage):
    """The reflected construction."""

    def show_bits(self, bits: int) -> None:
        """Construct a code of another length, from its beginning."""
        self.bits = bits
        self.stepper.show_stages(len(stages_of(bits)) - 1, 0)

    def _show(self) -> None:
        bits, (stage, glide) = self.bits, self.stepper.place
        self.view.show_maker(lambda paper: gray_figure(bits, stage, glide, paper))

    def show_language(self, words: Words) -> None:
        super().show_language(words)
        self.view.setAccessibleName(words(CONSTRUCTION))


class WalkPage(SteppedPage):
    """The table of the code, and its ring on the hypercube."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = WalkRows(self)
        self.cells = CodeCells(self)
        self.table = NumbersTable()
        self.table.setModel(self.rows)
        self.table.setItemDelegateForColumn(CODE, self.cells)
        # Qt would take two lines for one that is too long; columns are as wide as their heads
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.table.copy = lambda: self.copy("text")
        self.table.selectionModel().currentRowChanged.connect(self._follow)
        self.copy_table = QToolButton()
        self.copy_table.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.copy_table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._menu = QMenu(self)
        self._copies = {kind: self._copy_action(kind) for kind in COPIES}
        self.copy_table.setMenu(self._menu)
        self.table.addActions(list(self._copies.values()))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.across.insertWidget(0, self.table)
        self.bar.row.insertWidget(self.bar.row.count() - 1, self.copy_table)

    def _copy_action(self, kind: str) -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda: self.copy(kind))
        self._menu.addAction(action)
        return action

    def show_bits(self, bits: int) -> None:
        """Walk the ring of another length, from position 0."""
        self.bits = bits
        self.rows.show_bits(bits)
        self._fit()
        self.stepper.show_stages(1 << bits, 0)

    def copied(self, kind: str) -> str:
        """Return the table as one of ``COPIES``."""
        return WRITERS[kind](self.rows.table, self._words.language).decode()

    def copy(self, kind: str) -> None:
        """Put the table on the clipboard."""
        QGuiApplication.clipboard().setText(self.copied(kind))

    def _follow(self, current: QModelIndex) -> None:
        """Walk to the row that was chosen."""
        if current.isValid() and current.row() != self.stepper.stage % (1 << self.bits):
            self.stepper.go(current.row())

    def _show(self) -> None:
        bits, (walked, glide) = self.bits, self.stepper.place
        if bits <= MOST_DRAWN:
            self.view.show_maker(lambda paper: walk_figure(bits, walked, glide, paper))
        else:
            title, sentence = said(bits, walked, glide)
            text = Text(TOO_LARGE, title=title, sentence=sentence, most=MOST_DRAWN)
            self.view.show_sentence(self._words(text))
        self.copy_picture.setEnabled(bits <= MOST_DRAWN)
        row = self.stepper.stage % (1 << bits)
        if self.table.currentIndex().row() != row:
            self.table.setCurrentIndex(self.rows.index(row, 0))

    def show_language(self, words: Words) -> None:
        self.rows.words = words
        super().show_language(words)
        self.view.setAccessibleName(words(RING))
        self.table.setAccessibleName(words(TABLE))
        self.copy_table.setText(words(COPY_TABLE))
        for kind, action in self._copies.items():
            action.setText(words(COPIES[kind]))
        last = self.rows.columnCount() - 1
        self.rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self.cells.theme = theme
        self.table.show_theme(theme)
        self.table.widest_font = theme.font(15.5, 600, tabular=True)
        self.copy_table.setFont(theme.font(12.5))
        self._menu.setFont(theme.font(13))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the table the width of its columns, the picture at least its part of the rest."""
        header = QFontMetrics(self.table.horizontalHeader().font())
        cells = QFontMetrics(self.table.widest_font or self.table.font())
        wanted = 2 * self.table.verticalScrollBar().sizeHint().width()
        for column in range(self.rows.columnCount()):
            head = str(self.rows.headerData(column, Qt.Orientation.Horizontal)).split("\n")
            last = str(self.rows.index(self.rows.rowCount() - 1, column).data())
            wide = max(header.horizontalAdvance(line) for line in head)
            wanted += max(wide, cells.horizontalAdvance(last)) + self._theme.px(20)
        self.table.setFixedWidth(min(wanted, max(self.width() * 3 // 5, 200)))
        self.table.fit_columns()
