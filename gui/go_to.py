"""The dialog "Go to": the end of a cycle, the end of a step, or a time."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.run import Run
from engine.scenario.fields import moment, whole
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.segments import Segmented
from gui.theme import Theme
from gui.widgets import WrappedLabel
from gui.words import Words, with_dot

CYCLE, STEP, TIME = "cycle", "step", "time"
KINDS = (CYCLE, STEP, TIME)
TITLE = Text(QT_TRANSLATE_NOOP("go-to", "Go to"))
NAMES = {
    CYCLE: Text(QT_TRANSLATE_NOOP("go-to", "cycle")),
    STEP: Text(QT_TRANSLATE_NOOP("go-to", "step")),
    TIME: Text(QT_TRANSLATE_NOOP("go-to", "time")),
}
RANGES = {
    CYCLE: QT_TRANSLATE_NOOP("go-to", "To the end of a cycle: 0 (the start) to {last}"),
    STEP: QT_TRANSLATE_NOOP("go-to", "To the end of a step: 0 (the start) to {last}"),
    TIME: QT_TRANSLATE_NOOP("go-to", "To an instant: 0 to {last}"),
}
TIME_WRONG = QT_TRANSLATE_NOOP("go-to", "the time must be from 0 to {last}; {value} is not")


def last_of(run: Run, kind: str) -> int | Fraction:
    """Return the largest value that may be asked for."""
    if kind == TIME:
        return run.simulated
    return run.trace.cycles if kind == CYCLE else len(run.trace.step_starts) - 1


def position_of(run: Run, kind: str, typed: str) -> int:
    """Return the position in ticks that typed words ask for: the end of a cycle or step, a time.

    A time between two ticks means the nearer one.

    Raises
    ------
    InputError
        If the value is none or outside the run.
    """
    if kind == TIME:
        return _instant(run, typed.strip())
    number = whole(typed, NAMES[kind], 0, int(last_of(run, kind)))
    if kind == CYCLE:
        return run.trace.bounds(number)[1]
    return int(run.trace.step_starts[number])


def _instant(run: Run, typed: str) -> int:
    unit = run.trace.unit
    wrong = Text(TIME_WRONG, last=format_exact(run.simulated), value=shown(typed))
    try:
        time = moment(with_dot(typed), "t")
    except InputError:
        raise InputError(wrong) from None
    if time > run.simulated:
        raise InputError(wrong)
    return round(time * unit.denominator / unit.numerator)


class GoTo(QDialog):
    """Asks where to go; calls ``go(position)`` with what was asked for, in ticks."""

    def __init__(
        self, parent: QWidget, run: Run, words: Words, theme: Theme, go: Callable[[int], None]
    ) -> None:
        super().__init__(parent)
        self._run, self._words, self._go = run, words, go
        self.setWindowTitle(words(TITLE))
        self.kind = Segmented(KINDS)
        self.range = QLabel()
        self.field = QLineEdit()
        self.error = WrappedLabel(12.5, role="alarm")
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        layout = QVBoxLayout(self)
        for widget in (self.kind, self.range, self.field, self.error, buttons):
            layout.addWidget(widget)
        self.kind.show_theme(theme)
        self.error.show_theme(theme)
        self.kind.show_titles([words(NAMES[kind]) for kind in KINDS])
        self.kind.show_key(CYCLE)
        self.kind.chosen.connect(self._show_kind)
        self.field.textEdited.connect(self.error.clear)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._show_kind(CYCLE)
        self.setMinimumWidth(theme.px(380))

    def _show_kind(self, kind: str) -> None:
        last = format_exact(last_of(self._run, kind))
        self.range.setText(self._words(Text(RANGES[kind], last=last)))
        self.field.setAccessibleName(self.range.text())
        self.error.clear()
        self.field.setFocus()
        self.field.selectAll()

    def accept(self) -> None:
        """Go there, or say why not and stay open."""
        try:
            position = position_of(self._run, self.kind.key(), self.field.text())
        except InputError as error:
            self.error.setText(self._words(error.text))
            self.field.selectAll()
            return
        super().accept()
        self._go(position)
