"""One line of the builder: a parameter, the list of its values, and what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QMenu, QToolButton, QWidget

from engine.algorithms import algorithms_of
from engine.errors import InputError
from engine.report.timing_table import (
    PARAMETERS,
    Axis,
    parameter_of,
    typed_words,
    values_of,
)
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.theme import LIGHT, Theme
from gui.value_field import ValueField
from gui.widgets import CalmCombo, WrappedLabel
from gui.words import Words

NONE = "–"
"""Stands for no parameter."""

PARAMETER = QT_TRANSLATE_NOOP("timing table", "{what}: the parameter", "Rows: the parameter")
VALUES = QT_TRANSLATE_NOOP("timing table", "{what}: the values", "Rows: the values")
HOW = Text(
    QT_TRANSLATE_NOOP(
        "timing table",
        "Values with spaces or commas between; 1..8 is every number from 1 to 8, 0..100:25 every "
        "25th, 4..1024*4 each four times the one before",
    )
)
CHOOSE = Text(QT_TRANSLATE_NOOP("timing table", "Choose values"))


class AxisLine(QWidget):
    """A parameter and its values.  ``changed`` comes only from what a person did."""

    changed = Signal()

    def __init__(self, what: Text) -> None:
        super().__init__()
        self._what = what
        self._words = Words()
        self._operation: str | None = None
        self.combo = CalmCombo()
        self.field = ValueField()
        self.choices = QToolButton()
        self.menu = QMenu(self)
        self.problem = WrappedLabel(12, role="alarm")
        self.choices.setArrowType(Qt.ArrowType.DownArrow)
        self.choices.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choices.setMenu(self.menu)
        self.choices.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.problem.hide()
        kept = self.choices.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.choices.setSizePolicy(kept)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.combo.activated.connect(self._choose_parameter)
        self.field.committed.connect(self.changed)
        self.field.textChanged.connect(self._explain)
        self.field.returnPressed.connect(self.changed)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.combo, 0, 0)
        self._layout.addWidget(self.field, 0, 1)
        self._layout.addWidget(self.choices, 0, 2)
        self._layout.addWidget(self.problem, 1, 0, 1, 3)
        self._layout.setColumnStretch(0, 4)
        self._layout.setColumnStretch(1, 6)
        self.show_language(self._words)
        self.show_axis(None)

    # -- what is chosen ------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The parameter's key; empty for none."""
        return self.combo.currentData() or ""

    def axis(self) -> Axis | None:
        """Return what the line says, None where it names no parameter.

        Raises
        ------
        InputError
            If the values cannot be used.
        """
        return Axis(self.key, tuple(typed_words(self.key, self.field.text()))) if self.key else None

    def checked_axis(self) -> Axis | None:
        """Return what the line says, or say beside the field what is wrong and return None."""
        try:
            found = self.axis()
        except InputError as error:
            self._show_problem(error.text)
            return None
        self._show_problem(None)
        return found

    def show_axis(self, axis: Axis | None) -> None:
        """Show a parameter and its values, or none, silently."""
        self.combo.setCurrentIndex(self.combo.findData("" if axis is None else axis.key))
        self._write("" if axis is None else " ".join(axis.words))
        self._show_problem(None)
        self._offer()

    def show_operation(self, operation: str | None) -> None:
        """Know whose algorithms there are to choose from; None for those of several operations."""
        self._operation = operation

    def _choose_parameter(self) -> None:
        self._write(parameter_of(self.key).example if self.key else "")
        self._offer()
        self.changed.emit()

    def _explain(self) -> None:
        """Tell the whole list, which may be longer than the field, and how lists are written."""
        self.field.setToolTip(f"{self.field.text()}\n{self._words(HOW)}".strip())

    def _write(self, values: str) -> None:
        self.field.setText(values)
        self.field.setCursorPosition(0)

    def _offer(self) -> None:
        """Let values be typed where there is a parameter, and chosen where it has a catalogue."""
        self.field.setEnabled(bool(self.key))
        self.combo.setToolTip(self.combo.currentText() if self.key else "")
        self.choices.setVisible(bool(self.key) and bool(parameter_of(self.key).entries))

    # -- values from a menu --------------------------------------------------------------------

    def _fill_menu(self) -> None:
        """Offer the entries of the parameter's catalogue, those in the field ticked."""
        self.menu.clear()
        try:
            chosen = values_of(self.key, typed_words(self.key, self.field.text()))
        except InputError:
            chosen = ()
        entries = parameter_of(self.key).entries
        if self.key == "algorithm" and self._operation is not None:
            entries = algorithms_of(self._operation)
        for entry in entries:
            action = QAction(self._words(entry.title), self.menu)
            action.setCheckable(True)
            action.setChecked(entry.key in chosen)
            action.setData(entry.key)
            action.triggered.connect(self._take_ticks)
            self.menu.addAction(action)

    def _take_ticks(self) -> None:
        """Write the entries that are ticked into the field."""
        ticked = [action.data() for action in self.menu.actions() if action.isChecked()]
        self._write(" ".join(ticked))
        self.changed.emit()

    # -- words and looks -----------------------------------------------------------------------

    def _show_problem(self, problem: Text | None) -> None:
        self.field.show_alarm(problem is not None)
        self.problem.setText("" if problem is None else self._words(problem))
        self.problem.setVisible(problem is not None)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words, key = words, self.key
        self.combo.clear()
        self.combo.addItem(NONE, "")
        for parameter in PARAMETERS:
            self.combo.addItem(words(parameter.title), parameter.key)
        self.combo.setCurrentIndex(self.combo.findData(key))
        self.combo.setToolTip(self.combo.currentText() if key else "")
        self.combo.setAccessibleName(words(Text(PARAMETER, what=self._what)))
        self.field.setAccessibleName(words(Text(VALUES, what=self._what)))
        self._explain()
        self.choices.setAccessibleName(words(CHOOSE))
        self.choices.setToolTip(words(CHOOSE))

    def show_theme(self, theme: Theme = LIGHT) -> None:
        """Take over colours and sizes."""
        self._layout.setSpacing(theme.px(4))
        for part in (self.combo, self.field, self.problem):
            part.show_theme(theme)
        self.menu.setFont(theme.font(13))
