"""The closed form: in letters, with the numbers put in, and term by term beside the simulated time.

What takes long is done on a thread: setting the formula, and finding who pays the terms.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from engine.exact_time import format_exact
from engine.formulas import NOTATIONS
from engine.report.formula_sheet import FormulaSheet, formula_sheet
from engine.report.method import parameter_titles
from engine.report.paying import Paying, paying
from engine.report.verdict import EQUAL, LECTURE, LECTURE_BOUND, verdict
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import pixmap
from gui.panels.formula.rows import NAMES, TermRows
from gui.panels.formula.view import FormulaView
from gui.requests import ChangeView, Light
from gui.segments import Segmented
from gui.theme import LIGHT, Theme
from gui.typeset import Typeset, typeset
from gui.widgets import WrappedLabel, scroll_upright, show_ground, show_ink
from gui.words import Words, short_number
from gui.work import Newest

if TYPE_CHECKING:
    from engine.run import Run
    from gui.shown import Shown

PANEL = Text(QT_TRANSLATE_NOOP("formula", "Formula"))
SHORT = {
    "lecture": Text(QT_TRANSLATE_NOOP("formula", "lecture")),
    "book": Text(QT_TRANSLATE_NOOP("formula", "book")),
}
LETTERS = Text(QT_TRANSLATE_NOOP("formula", "Letters"))
PRINTED = Text(QT_TRANSLATE_NOOP("formula", "As the lecture prints it"))
BOUND = QT_TRANSLATE_NOOP(
    "formula", "As the lecture prints it, a bound: the simulated time is {by} below"
)
REACHED = Text(
    QT_TRANSLATE_NOOP("formula", "As the lecture prints it, a bound that is reached here")
)
CHOOSE = Text(
    QT_TRANSLATE_NOOP("formula", "Choose a term, and the picture shows the transfers that pay it")
)
LIT = QT_TRANSLATE_NOOP("formula", "{name}: paid by {n} transfers, lit up in their steps", None, 1)


@dataclass(frozen=True)
class Page:
    """What the thread found out: a run's sheet, its formulas set, and who pays."""

    run: Run
    sheet: FormulaSheet
    set_pieces: Mapping[str, Typeset]
    paying: Paying


def _page(run: Run, notation: str, language: str, known: Paying | None) -> Page:
    sheet = formula_sheet(run, notation, language)
    written = {*sheet.letters, *sheet.numbers, *sheet.printed, *_terms(sheet)}
    pieces = {latex: typeset(latex) for latex in written}
    return Page(run, sheet, pieces, known or paying(run))


def _terms(sheet: FormulaSheet) -> list[str]:
    return [piece for row in sheet.rows for piece in _term(sheet, row.cost)]


def _term(sheet: FormulaSheet, cost: str) -> list[str]:
    """Return a term's formula and its numbers."""
    row = next(row for row in sheet.rows if row.cost == cost)
    if row.written is None or row.formula is None:
        return []
    numbers = rf"= {format_exact(row.formula)} \cdot {format_exact(row.price)}"
    return [row.written, numbers]


class FormulaPanel(QScrollArea):
    """The formula of the run on show; ``asked`` as of ``gui.requests``."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._shown: Shown | None = None
        self._page: Page | None = None
        self._asked_for: tuple[object, ...] = ()
        self._chosen: str | None = None
        self._work = Newest(self)
        self._work.arrived.connect(self._show_page)
        self.letters_of = QLabel()
        self.notation = Segmented([one.key for one in NOTATIONS])
        self.notation.chosen.connect(self._ask_notation)
        self.formula = FormulaView(19)
        self.numbers = FormulaView(15, "second_text")
        self.rows = TermRows()
        self.rows.chosen.connect(self._choose)
        self.hint = WrappedLabel(11.5)
        self.tick, self.verdict = QLabel(), WrappedLabel(13, 600, "text")
        self.notes = WrappedLabel(12)
        self.printed_name = WrappedLabel(12)
        self.printed = FormulaView(15)
        self._arrange()
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def _arrange(self) -> None:
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        self._top = QHBoxLayout()
        self._top.addWidget(self.letters_of)
        self._top.addWidget(self.notation, 1)
        self._said = QHBoxLayout()
        self._said.addWidget(self.tick, 0, Qt.AlignmentFlag.AlignTop)
        self._said.addWidget(self.verdict, 1)
        self._layout.addLayout(self._top)
        self._layout.addWidget(self.formula)
        self._layout.addWidget(self.numbers)
        self._layout.addLayout(self._said)
        for widget in (self.rows, self.hint, self.printed_name, self.printed, self.notes):
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        scroll_upright(self, inside)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(292), self._theme.px(300))

    # What is shown

    def show_shown(self, shown: Shown) -> None:
        """Show the formula of the run on show, soon, and what of it is lit up."""
        self._shown = shown
        self.notation.show_key(shown.view.notation)
        self._submit()
        self._show_lit()

    def _submit(self) -> None:
        """Have the page of the run made, unless it is or is being made."""
        if self._shown is None:
            return
        run, notation, language = self._shown.run, self._shown.view.notation, self._words.language
        wanted = (run, notation, language)
        if wanted == self._asked_for:
            return
        self._asked_for = wanted
        known = self._page.paying if self._page is not None and self._page.run is run else None
        self._work.submit(lambda cancelled, progress: _page(run, notation, language, known))

    def _show_page(self, page: Page) -> None:
        self._page = page
        sheet, run = page.sheet, page.run

        def show(view: FormulaView, latex: tuple[str, ...]) -> None:
            view.show_pieces([page.set_pieces[one] for one in latex], " ".join(latex))

        show(self.formula, sheet.letters)
        show(self.numbers, sheet.numbers)
        show(self.printed, sheet.printed)
        self.printed_name.setVisible(bool(sheet.printed))
        terms = {cost: [page.set_pieces[one] for one in _term(sheet, cost)] for cost in NAMES}
        self.rows.show_titles(parameter_titles(run.scenario))
        self.rows.show_rows(sheet.rows, terms)
        self.rows.show_payers({cost: len(page.paying.of(cost)) for cost in NAMES})
        self._show_verdict(run)
        self._show_lit()

    def _show_verdict(self, run: Run) -> None:
        words = self._words
        first, *rest = verdict(run)
        rest = [note for note in rest if note.template not in (LECTURE, LECTURE_BOUND)]  # typeset
        agrees = first is EQUAL
        self.verdict.setText(words(first))
        self.verdict.setFont(self._theme.font(13, 600 if agrees else 400))
        show_ink(self.verdict, self._theme.agreement if agrees else self._theme.text)
        self.tick.setVisible(agrees)
        side, ratio = self._theme.px(16), self.devicePixelRatioF()
        self.tick.setPixmap(pixmap("check", self._theme.agreement, side, ratio))
        self.notes.setText("\n".join(words(note) for note in rest))
        self.notes.setVisible(bool(rest))
        named = PRINTED
        if run.lecture is not None and run.lecture_is_bound:
            by = run.lecture - run.simulated
            named = Text(BOUND, by=short_number(by)) if by else REACHED
        self.printed_name.setText(words(named))

    # What is lit up

    def _choose(self, cost: str) -> None:
        """Light up who pays a term, or take the light away again."""
        if self._page is None:
            return
        self._chosen = None if self._chosen == cost else cost
        payers = () if self._chosen is None else self._page.paying.of(cost)
        self.asked.emit(Light(frozenset(payers)))
        self._show_lit()

    def _show_lit(self) -> None:
        """Show the term whose payers are lit up, if that is what is lit up."""
        page, shown = self._page, self._shown
        lit = shown.lit if shown is not None else frozenset()
        if self._chosen is not None and page is not None:
            payers = page.paying.of(self._chosen)
            same = shown is not None and shown.run is page.run and lit == frozenset(payers)
            self._chosen = self._chosen if same else None
        self.rows.show_chosen(self._chosen)
        if self._chosen is None or page is None:
            self.hint.setText(self._words(CHOOSE))
            return
        number = len(page.paying.of(self._chosen))
        self.hint.setText(self._words(Text(LIT, name=self.rows.title(self._chosen), n=number)))

    def _ask_notation(self, key: str) -> None:
        self.asked.emit(ChangeView({"notation": key}))

    # Language, theme, end

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(PANEL))
        self.formula.setAccessibleName(words(PANEL))
        self.letters_of.setText(words(LETTERS))
        names = [words(one.title) for one in NOTATIONS]
        self.notation.show_titles([words(SHORT[one.key]) for one in NOTATIONS], names)
        self.rows.show_language(words)
        self._submit()
        self._show_again()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for ground in (self, self.viewport(), self.widget()):
            show_ground(ground, theme.panel)
        self.letters_of.setFont(theme.font(12))
        show_ink(self.letters_of, theme.second_text)
        views = (self.formula, self.numbers, self.printed, self.rows, self.notation)
        for part in (*views, self.hint, self.verdict, self.notes, self.printed_name):
            part.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(10))
        self._layout.setSpacing(theme.px(6))
        self._top.setSpacing(theme.px(8))
        self._said.setSpacing(theme.px(6))
        self._show_again()

    def _show_again(self) -> None:
        if self._page is not None:
            self._show_page(self._page)
        else:
            self._show_lit()

    def wait(self) -> None:
        """Cancel what is being worked out and wait for its end."""
        self._work.wait()
