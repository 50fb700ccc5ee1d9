"""What it comes to: simulated time beside the formula's, and both term by term.

Equal is teal with a tick, never merely a colour; where no closed form is claimed it says why, and
what transfers that wait for one another cost.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.exact_time import format_exact
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import pixmap
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ground, show_ink
from gui.words import Words, number, short_number

if TYPE_CHECKING:
    from engine.exact_time import Terms
    from engine.run import Run

SIMULATED = Text(QT_TRANSLATE_NOOP("totals", "Simulated"))
FORMULA = Text(QT_TRANSLATE_NOOP("totals", "Formula"))
TOTALS = Text(QT_TRANSLATE_NOOP("totals", "What it comes to"))
NO_RUN = Text(QT_TRANSLATE_NOOP("totals", "no run yet"))
EQUAL = Text(QT_TRANSLATE_NOOP("totals", "equal to the last digit"))
ABOVE = QT_TRANSLATE_NOOP("totals", "{by} more than the formula, {ratio} times as long")
BELOW = QT_TRANSLATE_NOOP("totals", "{by} less than the formula, {ratio} times as long")
SLOW = Text(QT_TRANSLATE_NOOP("totals", "the formula does not know slow links"))
NO_FORM = QT_TRANSLATE_NOOP("totals", "no closed form is claimed here: {reason}")
THEY_WAIT = Text(QT_TRANSLATE_NOOP("totals", "transfers wait for one another"))
NONE_KNOWN = Text(QT_TRANSLATE_NOOP("totals", "none is known for this algorithm on this network"))
LECTURE = QT_TRANSLATE_NOOP("totals", "as the lecture prints it: {time}")
LECTURE_BOUND = QT_TRANSLATE_NOOP("totals", "the lecture's bound: at most {time}")
CONTENTION = QT_TRANSLATE_NOOP(
    "totals", "each transfer alone: {alone} · price of contention: {ratio} times"
)
ROWS = (
    ("ts", Text(QT_TRANSLATE_NOOP("totals", "startup"))),
    ("th", Text(QT_TRANSLATE_NOOP("totals", "per hop"))),
    ("tw", Text(QT_TRANSLATE_NOOP("totals", "per word"))),
)
TOTAL = Text(QT_TRANSLATE_NOOP("totals", "total"))
BOTH = Text(QT_TRANSLATE_NOOP("totals", "formula and simulated"))
FORMULA_COLUMN = Text(QT_TRANSLATE_NOOP("totals", "formula"))
SIMULATED_COLUMN = Text(QT_TRANSLATE_NOOP("totals", "simulated"))
MOST_TRANSFERS = 20_000
"""Runs with more transfers than this are not asked for the time without contention."""
NO_BREAK = "\u00a0"


def ratio(a: Fraction, b: Fraction) -> str:
    """Return a / b with three digits."""
    return format_exact(Fraction(f"{float(a / b):.3g}")) if b else "–"


def verdict(run: Run) -> list[Text]:
    """Return the sentences below the two times, the verdict first."""
    said = [_comparison(run)]
    if run.analytic is not None and run.simulated != run.analytic and not run.exact:
        said.append(SLOW)
    if run.lecture is not None and run.lecture != run.analytic:
        template = LECTURE_BOUND if run.lecture_is_bound else LECTURE
        said.append(Text(template, time=short_number(run.lecture)))
    if run.trace.max_waiting and run.schedule.transfers <= MOST_TRANSFERS:
        alone = run.uncontended
        if alone != run.simulated:
            price = ratio(run.simulated, alone)
            said.append(Text(CONTENTION, alone=short_number(alone), ratio=price))
    return said


def _comparison(run: Run) -> Text:
    if run.analytic is None:
        return Text(NO_FORM, reason=THEY_WAIT if run.trace.max_waiting else NONE_KNOWN)
    difference = run.simulated - run.analytic
    if not difference:
        return EQUAL
    return Text(
        ABOVE if difference > 0 else BELOW,
        by=short_number(abs(difference)),
        ratio=ratio(run.simulated, run.analytic),
    )


def product_in_words(coefficient: Fraction, cost: Fraction) -> str:
    """Return ``4 × 50 = 200``, which may break before the sign of equality only."""
    left = f"{short_number(coefficient)} × {short_number(cost)}".replace(" ", NO_BREAK)
    return f"{left} ={NO_BREAK}{short_number(coefficient * cost)}"


class BigNumber(QLabel):
    """A number as large as its room allows, at most in the size of the design."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_number(self, text: str) -> None:
        """Show a number."""
        self.setText(text)
        self.setToolTip(text)
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFixedHeight(QFontMetrics(theme.font(24, 600)).height())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for size in (24, 21, 18, 15, 13, 11):
            font = self._theme.font(size, 600, tabular=True)
            if QFontMetrics(font).horizontalAdvance(self.text()) <= self.width():
                break
        self.setFont(font)


class TotalsBox(QWidget):
    """The two times on a tinted ground, and the verdict."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._agrees = False
        self.names = (QLabel(), QLabel())
        self.simulated, self.formula = BigNumber(), BigNumber()
        self.tick = QLabel()
        self.sentences = WrappedLabel(13, 600, "text")
        self.notes = WrappedLabel(12)
        self._times = QGridLayout()
        for column, (name, time) in enumerate(
            zip(self.names, (self.simulated, self.formula), strict=True)
        ):
            self._times.addWidget(name, 0, column)
            self._times.addWidget(time, 1, column)
            self._times.setColumnStretch(column, 1)
        self._said = QHBoxLayout()
        self._said.addWidget(self.tick, 0, Qt.AlignmentFlag.AlignTop)
        self._said.addWidget(self.sentences, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._times)
        self._layout.addLayout(self._said)
        self._layout.addWidget(self.notes)

    def show_verdict(self, sentence: str, notes: list[str], agrees: bool) -> None:
        """Show the verdict; ``agrees`` gives it the tick and the teal."""
        self._agrees = agrees
        self.sentences.setText(sentence)
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))
        self._colour()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for name in self.names:
            name.setFont(theme.font(12))
            show_ink(name, theme.second_text)
        for widget in (self.simulated, self.formula, self.sentences, self.notes):
            widget.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(9))
        self._layout.setSpacing(theme.px(4))
        self._times.setVerticalSpacing(0)
        self._times.setHorizontalSpacing(theme.px(12))
        self._said.setSpacing(theme.px(6))
        self._colour()

    def _colour(self) -> None:
        theme, side = self._theme, self._theme.px(16)
        self.tick.setVisible(self._agrees)
        self.tick.setPixmap(pixmap("check", theme.agreement, side, self.devicePixelRatioF()))
        self.sentences.setFont(theme.font(13, 600 if self._agrees else 400))
        show_ink(self.sentences, theme.agreement if self._agrees else theme.text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.accent_tint))
        if self._agrees:
            bar = QRectF(0, 0, 3 * self._theme.scale, self.height())
            painter.fillRect(bar, QColor(self._theme.agreement))


class TermsTable(QWidget):
    """Coefficient times cost for startup, hops and words, by formula and as simulated."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self.heads = (QLabel(), QLabel())
        self.names = [QLabel() for _ in range(4)]
        self.cells = [tuple(WrappedLabel(12, role="text") for _ in range(2)) for _ in range(4)]
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, head in enumerate(self.heads, start=1):
            head.setAlignment(right)
            self._layout.addWidget(head, 0, column)
            self._layout.setColumnStretch(column, 1)
        for row, (name, cells) in enumerate(zip(self.names, self.cells, strict=True), start=1):
            self._layout.addWidget(name, row, 0)
            for column, cell in enumerate(cells, start=1):
                cell.setAlignment(right)
                self._layout.addWidget(cell, row, column)

    def show_terms(
        self,
        simulated: Terms,
        analytic: Terms | None,
        costs: dict[str, Fraction],
    ) -> None:
        """Show both sides; one column where both are the same."""
        same = analytic == simulated
        for place, (key, _) in enumerate(ROWS):
            left, right = self.cells[place]
            right.setText(product_in_words(getattr(simulated, key), costs[key]))
            if analytic is not None:
                left.setText(product_in_words(getattr(analytic, key), costs[key]))
        left, right = self.cells[-1]
        right.setText(short_number(simulated.time(*costs.values())))
        if analytic is not None:
            left.setText(short_number(analytic.time(*costs.values())))
        two = analytic is not None and not same
        for left in (self.heads[0], *(cells[0] for cells in self.cells)):
            left.setVisible(two)
        self._layout.setColumnStretch(1, 1 if two else 0)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for label in (*self.heads, *self.names):
            label.setFont(theme.font(12))
            show_ink(label, theme.second_text)
        for row, cells in enumerate(self.cells):
            for cell in cells:
                cell.show_theme(theme)
                cell.setFont(theme.font(12, 600 if row == 3 else 400, tabular=True))
        self.names[-1].setFont(theme.font(12, 600))
        show_ink(self.names[-1], theme.text)
        self._layout.setVerticalSpacing(theme.px(3))
        self._layout.setHorizontalSpacing(theme.px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rule above the total."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self._theme.rule), 1))
        y = self.names[-1].geometry().top() - 1
        painter.drawLine(0, y, self.width(), y)


class TotalsPanel(QWidget):
    """The box with the two times, and the terms below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._run: Run | None = None
        self._compact = False
        self.box, self.terms = TotalsBox(), TermsTable()
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.box)
        self._layout.addWidget(self.terms)
        self._layout.addStretch(1)
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
        self.terms.show_terms(run.terms, run.analytic_terms, costs)
        same = run.terms == run.analytic_terms
        self.terms.heads[0].setText(words(FORMULA_COLUMN))
        self.terms.heads[1].setText(words(BOTH if same else SIMULATED_COLUMN))
        self.updateGeometry()

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(TOTALS))
        for name, text in zip(self.box.names, (SIMULATED, FORMULA), strict=True):
            name.setText(words(text))
        self.box.simulated.setAccessibleName(words(SIMULATED))
        self.box.formula.setAccessibleName(words(FORMULA))
        names = (*(text for _, text in ROWS), TOTAL)
        for label, name in zip(self.terms.names, names, strict=True):
            label.setText(words(name))
        self.show_run(self._run)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        self.box.show_theme(theme)
        self.terms.show_theme(theme)
        edge = theme.px(16)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(12))
        self._layout.setSpacing(theme.px(8))
        self.updateGeometry()
