"""What it comes to: simulated time beside the formula's, both term by term, and lower bounds.

Equal is teal with a tick, never merely a colour; where no closed form is claimed it says why, and
what transfers that wait for one another cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from engine.report.method import parameter_titles
from engine.report.verdict import EQUAL, verdict
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.totals.bounds import BoundsBlock
from gui.panels.totals.box import TotalsBox
from gui.panels.totals.terms import ROWS, TOTAL, TermsTable
from gui.theme import LIGHT, Theme
from gui.widgets import scroll_upright, show_ground
from gui.words import Words, number

if TYPE_CHECKING:
    from engine.run import Run

SIMULATED = Text(QT_TRANSLATE_NOOP("totals", "Simulated"))
FORMULA = Text(QT_TRANSLATE_NOOP("totals", "Formula"))
TOTALS = Text(QT_TRANSLATE_NOOP("totals", "What it comes to"))
NO_RUN = Text(QT_TRANSLATE_NOOP("totals", "no run yet"))
BOTH = Text(QT_TRANSLATE_NOOP("totals", "formula and simulated"))
FORMULA_COLUMN = Text(QT_TRANSLATE_NOOP("totals", "formula"))
SIMULATED_COLUMN = Text(QT_TRANSLATE_NOOP("totals", "simulated"))


class TotalsPanel(QScrollArea):
    """The box with the two times, the terms below it, then the bounds; scrolls where it must."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._run: Run | None = None
        self._compact = False
        self.box, self.terms, self.bounds = TotalsBox(), TermsTable(), BoundsBlock()
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        for widget in (self.box, self.terms, self.bounds):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        scroll_upright(self, inside)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def sizeHint(self) -> QSize:
        width = self._theme.px(292)
        return QSize(width, self._layout.totalHeightForWidth(width))

    def show_compact(self, compact: bool) -> None:
        """Leave the terms away, or show them."""
        self._compact = compact
        self.terms.setVisible(self._run is not None and not compact)

    def show_run(self, run: Run | None) -> None:
        """Show what a run comes to; None: there is none."""
        self._run = run
        words = self._words
        self.bounds.show_run(run)
        if run is None:
            self.box.simulated.show_number("–")
            self.box.formula.show_number("–")
            self.box.show_verdict(words(NO_RUN), [], agrees=False)
            self.terms.setVisible(False)
            return
        self.terms.setVisible(not self._compact)
        self.box.simulated.show_number(number(run.simulated))
        self.box.formula.show_number("–" if run.analytic is None else number(run.analytic))
        first, *rest = verdict(run)
        notes = [words(note) for note in rest]
        self.box.show_verdict(words(first), notes, agrees=first is EQUAL)
        costs = {key: getattr(run.scenario, key) for key, _ in ROWS}
        self._name_terms(run)
        self.terms.show_terms(run.terms, run.analytic_terms, costs)
        same = run.terms == run.analytic_terms
        self.terms.heads[0].setText(words(FORMULA_COLUMN))
        self.terms.heads[1].setText(words(BOTH if same else SIMULATED_COLUMN))
        self.updateGeometry()

    def _name_terms(self, run: Run) -> None:
        """Name the terms; by the model's parameters where messages go through a hub or a switch."""
        titles = parameter_titles(run.scenario)
        for place, (key, usual) in enumerate(ROWS):
            self.terms.names[place].setText(self._words(titles.get(key, usual)))
            self.terms.show_row(place, not titles or key in titles)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(TOTALS))
        for name, text in zip(self.box.names, (SIMULATED, FORMULA), strict=True):
            name.setText(words(text))
        self.box.simulated.setAccessibleName(words(SIMULATED))
        self.box.formula.setAccessibleName(words(FORMULA))
        self.terms.names[-1].setText(words(TOTAL))
        self.bounds.show_language(words)
        self.show_run(self._run)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for ground in (self, self.viewport(), self.widget()):
            show_ground(ground, theme.panel)
        for part in (self.box, self.terms, self.bounds):
            part.show_theme(theme)
        edge = theme.px(16)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(12))
        self._layout.setSpacing(theme.px(8))
        self.updateGeometry()
