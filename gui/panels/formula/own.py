"""My formula: typed, shown as it was understood, and compared with the simulation over p and m."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.formulas import latex
from engine.formulas.own import OwnFormula, read_formula
from engine.formulas.reading import MOST_CHARACTERS, FormulaError
from engine.report.compare_formula import Comparison, compare, verdict
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import pixmap
from gui.panels.formula.view import FormulaView
from gui.requests import Open
from gui.theme import LIGHT, Theme
from gui.typeset import Typeset, typeset
from gui.widgets import WrappedLabel, scroll_upright, show_ground, show_ink
from gui.words import Words
from gui.work import Newest

if TYPE_CHECKING:
    from engine.scenario import Scenario
    from gui.shown import Shown

PANEL = Text(QT_TRANSLATE_NOOP("own formula", "My formula"))
HINT = Text(
    QT_TRANSLATE_NOOP(
        "own formula",
        "Type a formula for the time of this operation in p, m, N = log2 p, q, ts, th, tw; "
        "it is compared exactly with the simulation for p up to 256 and several m.",
    )
)
EXAMPLE = "(ts + th + m tw) log2 p"
COMPARE = Text(QT_TRANSLATE_NOOP("own formula", "Compare"))
STOP = Text(QT_TRANSLATE_NOOP("own formula", "Stop"))
STOPPED = Text(QT_TRANSLATE_NOOP("own formula", "stopped before a difference was found"))
OPEN = QT_TRANSLATE_NOOP("own formula", "Show p = {p}, m = {m}")
PROGRESS = Text(QT_TRANSLATE_NOOP("own formula", "How much has been compared"))
STEPS = 1000
"""Into how many parts the progress is divided."""


def kind_of_run(scenario: Scenario) -> tuple[object, ...]:
    """Return what of a scenario a comparison speaks of: all but p, m and the nodes chosen."""
    return (
        scenario.topology,
        len(scenario.dims) if scenario.topology == "torus" else 0,
        scenario.operation,
        scenario.algorithm_key,
        scenario.switching,
        scenario.ts,
        scenario.th,
        scenario.tw,
        scenario.startups,
        scenario.packet,
        scenario.q,
        scenario.order,
    )


class OwnFormulaPanel(QScrollArea):
    """A field for a formula, and what the comparison says; ``asked`` as of ``gui.requests``."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._shown: Shown | None = None
        self._read: OwnFormula | None = None
        self._found: Comparison | None = None
        self._stopped = False
        self._setting = Newest(self)
        self._setting.arrived.connect(self._show_set)
        self._comparing = Newest(self)
        self._comparing.arrived.connect(self._show_found)
        self._comparing.progressed.connect(lambda done: self.bar.setValue(round(STEPS * done)))
        self._comparing.busy_changed.connect(self._show_busy)
        self.field = QLineEdit()
        self.field.setMaxLength(MOST_CHARACTERS)
        self.field.setPlaceholderText(EXAMPLE)
        self.field.textChanged.connect(self._read_text)
        self.field.returnPressed.connect(self.compare)
        self.button = QPushButton()
        self.button.clicked.connect(self._start_or_stop)
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.hide()
        self.view = FormulaView(19)
        self.hint = WrappedLabel(12)
        self.tick, self.verdict = QLabel(), WrappedLabel(13, 600, "text")
        self.notes = WrappedLabel(12)
        self.open = QPushButton()
        self.open.clicked.connect(self._open)
        self._arrange()
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def _arrange(self) -> None:
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        self._top, self._said = QHBoxLayout(), QHBoxLayout()
        self._top.addWidget(self.field, 1)
        self._top.addWidget(self.button)
        self._said.addWidget(self.tick, 0, Qt.AlignmentFlag.AlignTop)
        self._said.addWidget(self.verdict, 1)
        self._layout.addLayout(self._top)
        self._layout.addWidget(self.view)
        self._layout.addWidget(self.hint)
        self._layout.addWidget(self.bar)
        self._layout.addLayout(self._said)
        self._layout.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)
        self._layout.addWidget(self.notes)
        self._layout.addStretch(1)
        scroll_upright(self, inside)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(292), self._theme.px(300))

    def show_shown(self, shown: Shown) -> None:
        """Compare with the run on show from now on; what was found of another kind goes."""
        before, self._shown = self._shown, shown
        if before is None or before.view.notation != shown.view.notation:
            self._set()
        if before is None or before.run is not shown.run:
            self._forget_of_other(shown.run.scenario)
        self._show_found(self._found)

    def _forget_of_other(self, scenario: Scenario) -> None:
        found = self._found
        if found is not None and kind_of_run(found.scenario) != kind_of_run(scenario):
            self._found = None
        if self._comparing.busy:
            self._comparing.forget()
        self._stopped = False

    # Reading

    def _read_text(self) -> None:
        """Read what is typed; what was found of another text goes."""
        self._comparing.forget()
        self._found, self._stopped = None, False
        self._read = None
        text = self.field.text()
        sentence: Text = HINT
        if text.strip():
            try:
                self._read = read_formula(text)
            except FormulaError as error:
                sentence = error.text
        self.hint.setText(self._words(sentence))
        self.hint.setVisible(self._read is None)
        self._set()
        self._show_found(None)

    def _set(self) -> None:
        """Have the formula set as it was understood."""
        if self._read is None:
            self._setting.forget()
            self.view.show_pieces(())
            return
        notation = "lecture" if self._shown is None else self._shown.view.notation
        written = latex(rf"\time = {self._read.latex()}", notation, self._words.language)
        self._setting.submit(lambda cancelled, progress: (written, typeset(written)))

    def _show_set(self, done: tuple[str, Typeset]) -> None:
        written, piece = done
        self.view.show_pieces([piece], written)

    # Comparing

    def _start_or_stop(self) -> None:
        if self._comparing.busy:
            self._stopped = True
            self._comparing.forget()
            self._show_found(None)
        else:
            self.compare()

    def compare(self) -> None:
        """Compare the formula with the simulation over p and m."""
        formula, shown = self._read, self._shown
        if formula is None or shown is None or not shown.runs:
            self.field.setFocus()
            return
        scenario = shown.run.scenario
        self._found, self._stopped = None, False
        self._show_found(None)
        self._comparing.submit(
            lambda cancelled, progress: compare(formula, scenario, cancelled, progress)
        )

    def _show_busy(self, busy: bool) -> None:
        self.bar.setValue(0)
        self.bar.setVisible(busy)
        self.button.setText(self._words(STOP if busy else COMPARE))

    def _show_found(self, found: Comparison | None) -> None:
        self._found = found
        words, theme = self._words, self._theme
        said = verdict(found) if found is not None else []
        if self._stopped:
            said = [STOPPED]
        first, rest = (said[0], said[1:]) if said else ("", [])
        agrees = found is not None and found.equal
        self.verdict.setText(words(first))
        self.verdict.setVisible(bool(said))
        self.verdict.setFont(theme.font(13, 600 if said and found is not None else 400))
        show_ink(self.verdict, theme.agreement if agrees else theme.text)
        self.tick.setVisible(agrees)
        side, ratio = theme.px(16), self.devicePixelRatioF()
        self.tick.setPixmap(pixmap("check", theme.agreement, side, ratio))
        self.notes.setText("\n".join(words(note) for note in rest))
        self.notes.setVisible(bool(rest))
        difference = None if found is None else found.counterexample or found.from_form
        self.open.setVisible(difference is not None)
        if difference is not None:
            case = difference.scenario
            self.open.setText(words(Text(OPEN, p=case.p, m=case.m)))

    def _open(self) -> None:
        found = self._found
        difference = None if found is None else found.counterexample or found.from_form
        if difference is not None:
            self.asked.emit(Open(difference.scenario))

    # Language, theme, end

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(PANEL))
        self.field.setAccessibleName(words(PANEL))
        self.view.setAccessibleName(words(PANEL))
        self.bar.setAccessibleName(words(PROGRESS))
        self._show_busy(self._comparing.busy)
        found = self._found
        if self._read is None:
            self._read_text()
        self._set()
        self._show_found(found)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for ground in (self, self.viewport(), self.widget()):
            show_ground(ground, theme.panel)
        self.field.setFont(theme.font(13, mono=True))
        for button in (self.button, self.open):
            button.setFont(theme.font(12.5))
        for part in (self.view, self.hint, self.verdict, self.notes):
            part.show_theme(theme)
        self.bar.setFixedHeight(theme.px(6))
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(10), edge, theme.px(10))
        self._layout.setSpacing(theme.px(8))
        self._top.setSpacing(theme.px(8))
        self._said.setSpacing(theme.px(6))
        self._show_found(self._found)

    def wait(self) -> None:
        """Cancel what is being worked out and wait for its end."""
        for work in (self._setting, self._comparing):
            work.wait()
