"""What a timing table is to show: a ready one or one of one's own, its rows, columns and cells."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from engine.errors import InputError
from engine.report.timing_table import (
    CELLS,
    DEFAULT_CELLS,
    PRESETS,
    Axis,
    TableRequest,
    preset_of,
    request_from,
)
from engine.scenario import Scenario
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.table.axis_line import AxisLine
from gui.theme import LIGHT, Theme
from gui.tick_box import TickBox
from gui.widgets import CalmCombo, WrappedLabel, scroll_upright, show_ground, show_ink
from gui.words import Words

ROWS = Text(QT_TRANSLATE_NOOP("timing table", "Rows"))
COLUMNS = Text(QT_TRANSLATE_NOOP("timing table", "Columns"))
CELLS_OF = Text(QT_TRANSLATE_NOOP("timing table", "Cells"))
START = Text(QT_TRANSLATE_NOOP("timing table", "Table"))
READY = Text(QT_TRANSLATE_NOOP("timing table", "A ready table, or one about the scenario on show"))
OWN = Text(QT_TRANSLATE_NOOP("timing table", "The scenario on show"))
SHORT = {
    "lecture": Text(QT_TRANSLATE_NOOP("timing table", "lecture")),
    "terms": Text(QT_TRANSLATE_NOOP("timing table", "ts, th, tw")),
}
"""Names of cells that are shorter than their heads."""

TIPS = {
    "simulated": Text(QT_TRANSLATE_NOOP("timing table", "The simulated time")),
    "analytic": Text(QT_TRANSLATE_NOOP("timing table", "The time by the closed form")),
    "difference": Text(QT_TRANSLATE_NOOP("timing table", "Simulated less formula")),
    "ratio": Text(QT_TRANSLATE_NOOP("timing table", "Simulated divided by formula")),
    "lecture": Text(QT_TRANSLATE_NOOP("timing table", "The time as the lecture prints it")),
    "terms": Text(QT_TRANSLATE_NOOP("timing table", "The closed form as a sum of ts, th and tw")),
}
MOST_LINES = 4
"""Rows and columns go over at most so many parameters here."""

FIRST_ROWS = (Axis("p", ("4", "16", "64", "256")),)
FIRST_COLUMNS = (Axis("topology", ("ring", "torus", "hypercube")),)
CLUSTER_COLUMNS = (Axis("topology", ("switch", "hub")),)
WIDTH = 348


class Builder(QScrollArea):
    """The choices; ``changed`` tells that ``request`` may say something else."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._theme = LIGHT
        self._scenario: Scenario | None = None
        self.ready = CalmCombo()
        self.lines = {
            "rows": [AxisLine(ROWS) for _ in range(MOST_LINES)],
            "columns": [AxisLine(COLUMNS) for _ in range(MOST_LINES)],
        }
        self.boxes = {cell.key: TickBox() for cell in CELLS}
        self.labels = [QLabel() for _ in range(4)]
        self.problem = WrappedLabel(12, role="alarm")
        self.problem.hide()
        self.ready.activated.connect(self._choose_ready)
        for line in self._all_lines():
            line.changed.connect(self._tell)
        for box in self.boxes.values():
            box.clicked.connect(self._tell)
        self._arrange()
        self.show_language(self._words)
        self._show(FIRST_ROWS, FIRST_COLUMNS, DEFAULT_CELLS)

    def _arrange(self) -> None:
        inside = QWidget()
        self._layout = QGridLayout(inside)
        self._layout.setColumnStretch(1, 1)
        self._boxes = QGridLayout()
        for place, box in enumerate(self.boxes.values()):
            self._boxes.addWidget(box, place // 3, place % 3)
        groups = [self.ready, *(self._column(lines) for lines in self.lines.values()), self._boxes]
        for row, (label, group) in enumerate(zip(self.labels, groups, strict=True)):
            top = Qt.AlignmentFlag.AlignTop
            self._layout.addWidget(label, row, 0, top)
            if isinstance(group, QWidget):
                self._layout.addWidget(group, row, 1)
            else:
                self._layout.addLayout(group, row, 1)
        self._layout.addWidget(self.problem, len(groups), 0, 1, 2)
        self._layout.setRowStretch(len(groups) + 1, 1)
        scroll_upright(self, inside)
        inside.installEventFilter(self)

    def _column(self, lines: Sequence[AxisLine]) -> QVBoxLayout:
        column = QVBoxLayout()
        for line in lines:
            column.addWidget(line)
        return column

    def _all_lines(self) -> list[AxisLine]:
        return [*self.lines["rows"], *self.lines["columns"]]

    def sizeHint(self) -> QSize:
        """Return the size in which no word is cut off, beside a scroll bar too."""
        bar, inside = self.verticalScrollBar().sizeHint().width(), self.widget()
        width = max(self._theme.px(WIDTH), inside.minimumSizeHint().width() + bar)
        return QSize(width, inside.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # a scroll area would not say that its contents have grown
        return False

    # -- what is chosen ------------------------------------------------------------------------

    def show_scenario(self, scenario: Scenario) -> None:
        """Take from a scenario all that rows and columns do not go over (no ready table does).

        As long as nobody has chosen other columns, rings stand beside rings, clusters beside
        clusters.
        """
        self._scenario = scenario
        usual = FIRST_COLUMNS if scenario.message is None else CLUSTER_COLUMNS
        shown = self._axes("columns")
        others = [list(one) for one in (FIRST_COLUMNS, CLUSTER_COLUMNS) if one is not usual]
        if not self.ready.currentData() and shown in others:
            rows = self._axes("rows") or list(FIRST_ROWS)
            cells = tuple(key for key, box in self.boxes.items() if box.isChecked())
            self._show(tuple(rows), usual, cells)

    def request(self) -> TableRequest | None:
        """Return what is asked for; None where something is wrong, which is said beside it."""
        axes = {name: self._axes(name) for name in self.lines}
        self._offer_lines()
        rows, columns = axes["rows"], axes["columns"]
        if rows is None or columns is None or self._scenario is None:
            return None
        cells = tuple(key for key, box in self.boxes.items() if box.isChecked())
        self._show_problem(None)
        try:
            if not self.ready.currentData():
                return request_from(self._scenario, rows, columns, cells)
            settings = preset_of(self.ready.currentData()).request.settings
            return TableRequest(tuple(rows), tuple(columns), cells, settings)
        except InputError as error:
            self._show_problem(error.text)
            return None

    def _axes(self, name: str) -> list[Axis] | None:
        """Return what some lines say, None where one of them is wrong."""
        named = [line for line in self.lines[name] if line.key]
        found = [line.checked_axis() for line in named]
        return None if None in found else [axis for axis in found if axis is not None]

    def _tell(self) -> None:
        self._offer_lines()
        self.changed.emit()

    def _choose_ready(self) -> None:
        """Show the rows, columns and cells of a table that is ready; they may be changed."""
        key = self.ready.currentData()
        if key:
            request = preset_of(key).request
            self._show(request.rows, request.columns, request.cells)
        else:
            star = self._scenario is not None and self._scenario.message is not None
            self._show(FIRST_ROWS, CLUSTER_COLUMNS if star else FIRST_COLUMNS, DEFAULT_CELLS)
        self.changed.emit()

    def show_ready(self, key: str) -> None:
        """Choose a ready table by its key; empty for the scenario on show."""
        self.ready.setCurrentIndex(self.ready.findData(key))
        self._choose_ready()

    def _show(self, rows: Sequence[Axis], columns: Sequence[Axis], cells: Sequence[str]) -> None:
        for name, axes in (("rows", rows), ("columns", columns)):
            for place, line in enumerate(self.lines[name]):
                line.show_axis(axes[place] if place < len(axes) else None)
        for key, box in self.boxes.items():
            box.setChecked(key in cells)
        self._show_problem(None)
        self._offer_lines()

    def _offer_lines(self) -> None:
        """Show the lines that say something and an empty one after them; know the operation."""
        keys = [line.key for line in self._all_lines()]
        for lines in self.lines.values():
            last = max((place for place, line in enumerate(lines) if line.key), default=-1)
            for place, line in enumerate(lines):
                line.setVisible(place <= last + 1)
        for line in self._all_lines():
            line.show_operation(None if "operation" in keys else self._operation())

    def _operation(self) -> str | None:
        if self.ready.currentData():
            fixed = dict(preset_of(self.ready.currentData()).request.settings)
            return str(fixed["operation"]) if "operation" in fixed else None
        return None if self._scenario is None else self._scenario.operation

    # -- words and looks -----------------------------------------------------------------------

    def _show_problem(self, problem: Text | None) -> None:
        self.problem.setText("" if problem is None else self._words(problem))
        self.problem.setVisible(problem is not None)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words, key = words, self.ready.currentData()
        self.ready.clear()
        self.ready.addItem(words(OWN), "")
        for preset in PRESETS:
            self.ready.addItem(words(preset.title), preset.key)
        self.ready.setCurrentIndex(max(0, self.ready.findData(key)))
        self.ready.setAccessibleName(words(READY))
        self.ready.setToolTip(words(READY))
        for label, title in zip(self.labels, (START, ROWS, COLUMNS, CELLS_OF), strict=True):
            label.setText(words(title))
        for cell in CELLS:
            box = self.boxes[cell.key]
            box.setText(words(SHORT.get(cell.key, cell.title)))
            box.setToolTip(words(TIPS[cell.key]))
            box.setAccessibleName(words(TIPS[cell.key]))
        for line in self._all_lines():
            line.show_language(words)
        self._show_problem(None)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for ground in (self, self.viewport(), self.widget()):
            show_ground(ground, theme.panel)
        self.ready.show_theme(theme)
        self.problem.show_theme(theme)
        for line in self._all_lines():
            line.show_theme(theme)
        for label in self.labels:
            label.setFont(theme.font(12.5))
            show_ink(label, theme.second_text)
        for box in self.boxes.values():
            box.show_theme(theme)
        self._layout.setContentsMargins(0, 0, theme.px(8), 0)
        self._layout.setHorizontalSpacing(theme.px(8))
        self._layout.setVerticalSpacing(theme.px(8))
        self._boxes.setHorizontalSpacing(theme.px(8))
        self._boxes.setVerticalSpacing(theme.px(2))
