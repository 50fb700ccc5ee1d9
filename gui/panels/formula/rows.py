"""The time term by term; a term that is chosen lights up the transfers that pay it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.report.formula_sheet import Row
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.painted_text import write_in
from gui.theme import LIGHT, Theme
from gui.typeset import Typeset, lay_out
from gui.widgets import KeyFocusButton, show_ink
from gui.words import Words, short_number

NAMES = {
    "ts": Text(QT_TRANSLATE_NOOP("formula", "startup")),
    "th": Text(QT_TRANSLATE_NOOP("formula", "per hop")),
    "tw": Text(QT_TRANSLATE_NOOP("formula", "per word")),
}
TOTAL = Text(QT_TRANSLATE_NOOP("formula", "total"))
FORMULA = Text(QT_TRANSLATE_NOOP("formula", "formula"))
SIMULATED = Text(QT_TRANSLATE_NOOP("formula", "simulated"))
SPOKEN = QT_TRANSLATE_NOOP("formula", "{name}: formula {formula}, simulated {simulated}")
LIGHTS = Text(QT_TRANSLATE_NOOP("formula", "Light up the transfers that pay this, or no longer"))
NONE_PAYS = Text(QT_TRANSLATE_NOOP("formula", "No transfer pays this"))
NOTHING = "–"
TYPE, FORMULA_TYPE = 12.0, 14.0


class TermRow(KeyFocusButton):
    """One term: its name and two times, below them its part of the formula with the numbers."""

    def __init__(self, cost: str) -> None:
        super().__init__()
        self.cost = cost
        self._theme = LIGHT
        self._pieces: tuple[Typeset, ...] = ()
        self._times = (NOTHING, NOTHING)
        self._other = ""
        self._column = 80
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_term(self, pieces: Sequence[Typeset], times: tuple[str, str], other: str) -> None:
        """Show a term; ``other`` is the simulated product where it is not the formula's."""
        self._pieces, self._times, self._other = tuple(pieces), times, other
        self.updateGeometry()
        self.update()

    def show_look(self, theme: Theme, column: int) -> None:
        """Take over colours and sizes, and the width of a column of times."""
        self._theme, self._column = theme, column
        self.setFont(theme.font(TYPE))
        self.updateGeometry()
        self.update()

    def _line(self) -> int:
        return QFontMetrics(self.font()).height()

    def _room(self, width: int) -> float:
        """Return the width that the formula may take."""
        px = self._theme.px
        other = QFontMetrics(self.font()).horizontalAdvance(self._other)
        return width - px(18) - (other + px(14) if self._other else 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px, line = self._theme.px, self._line()
        laid = lay_out(self._pieces, FORMULA_TYPE * self._theme.scale, self._room(width))
        below = max(ceil(laid.height), line if self._other else 0)
        return line + (below + px(3) if below else 0) + px(8)

    def sizeHint(self) -> QSize:
        width = self.width() or self._theme.px(400)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, line = self._theme, self._theme.px, self._line()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter)
        edge, top = px(9), px(4)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.text if self.isChecked() else theme.second_text))
        write_in(
            painter,
            self.text(),
            QRectF(edge, top, self.width(), line),
            int(Qt.AlignmentFlag.AlignLeft),
        )
        painter.setPen(QColor(theme.text))
        painter.setFont(theme.font(TYPE, tabular=True))
        right = int(Qt.AlignmentFlag.AlignRight)
        for place, time in zip((2, 1), self._times, strict=True):
            left = self.width() - edge - place * self._column
            write_in(painter, time, QRectF(left, top, self._column, line), right)
        laid = lay_out(self._pieces, FORMULA_TYPE * theme.scale, self._room(self.width()))
        laid.paint(painter, QPointF(edge, top + line + px(3)), theme.text)
        if self._other:
            below = QRectF(0, top + line + px(3), self.width() - edge, line)
            painter.setPen(QColor(theme.second_text))
            write_in(painter, self._other, below, right)

    def _draw_ground(self, painter: QPainter) -> None:
        theme = self._theme
        box = QRectF(self.rect())
        if self.isChecked() or (self.underMouse() and self.isEnabled()):
            painter.fillRect(box, QColor(theme.accent_tint))
        if self.isChecked():  # the double line of the picture
            thin = 1.6 * theme.line_scale
            for left in (0.0, 2.5 * thin):
                painter.fillRect(QRectF(left, 0, thin, box.height()), QColor(theme.accent))
        if self.shows_focus():
            painter.setPen(QPen(QColor(theme.accent), 1.4 * theme.line_scale))
            painter.drawRect(box.adjusted(1, 1, -1, -1))


class TermRows(QWidget):
    """Three rows to choose from, a head above and the total below; ``chosen`` says which."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._words = Words()
        self._totals = (NOTHING, NOTHING)
        self._payers: Mapping[str, int] = {}
        self._titles: Mapping[str, Text] = {}
        self.rows = {cost: TermRow(cost) for cost in NAMES}
        self.head, self.foot = _EndLine(), _EndLine()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        for widget in (self.head, *self.rows.values(), self.foot):
            self._layout.addWidget(widget)
        for cost, row in self.rows.items():
            row.clicked.connect(lambda _, cost=cost: self.chosen.emit(cost))

    def show_titles(self, titles: Mapping[str, Text]) -> None:
        """Call terms otherwise than usual, and leave out those that ``titles`` has not, if any."""
        self._titles = titles
        for cost, row in self.rows.items():
            row.setText(self._words(self.title(cost)))
            row.setVisible(not titles or cost in titles)

    def title(self, cost: str) -> Text:
        """Return what a term is called."""
        return self._titles.get(cost, NAMES[cost])

    def show_rows(self, rows: Sequence[Row], pieces: Mapping[str, Sequence[Typeset]]) -> None:
        """Show the terms of a run; ``pieces`` are their formulas."""
        totals = [Fraction(0), Fraction(0)]
        for row in rows:
            simulated = row.simulated * row.price
            formula = None if row.formula is None else row.formula * row.price
            totals[0] += formula or 0
            totals[1] += simulated
            other = "" if row.formula == row.simulated else product(row.simulated, row.price)
            times = NOTHING if formula is None else short_number(formula), short_number(simulated)
            self.rows[row.cost].show_term(pieces[row.cost], times, other)
            named = {"name": self.title(row.cost), "formula": times[0], "simulated": times[1]}
            self.rows[row.cost].setAccessibleName(self._words(Text(SPOKEN, **named)))
        known = bool(rows) and rows[0].formula is not None
        self._totals = short_number(totals[0]) if known else NOTHING, short_number(totals[1])
        self._show_ends()

    def show_payers(self, payers: Mapping[str, int]) -> None:
        """Let the terms be chosen that some transfers pay."""
        self._payers = payers
        for cost, row in self.rows.items():
            row.setEnabled(bool(payers.get(cost)))
            row.setToolTip(self._words(LIGHTS if payers.get(cost) else NONE_PAYS))

    def show_chosen(self, chosen: str | None) -> None:
        """Show which term is lit up."""
        for cost, row in self.rows.items():
            row.setChecked(cost == chosen)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for cost, row in self.rows.items():
            row.setText(words(self.title(cost)))
        self.show_payers(self._payers)
        self._show_ends()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self._show_ends()

    def _show_ends(self) -> None:
        """Fill head and foot, and make the columns as wide as their words."""
        theme, words = self._theme, self._words
        heads = words(FORMULA), words(SIMULATED)
        metrics = QFontMetrics(theme.font(TYPE, 600, tabular=True))
        widest = max(metrics.horizontalAdvance(text) for text in (*heads, *self._totals))
        column = max(widest + theme.px(12), theme.px(64))
        self.head.show_line("", heads, theme, column, bold=False)
        self.foot.show_line(words(TOTAL), self._totals, theme, column, bold=True)
        for row in self.rows.values():
            row.show_look(theme, column)


def product(coefficient: Fraction, cost: Fraction) -> str:
    """Return ``4 × 50``."""
    return f"{short_number(coefficient)} × {short_number(cost)}"


class _EndLine(QWidget):
    """The head or the foot of the rows: a word and two cells at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._labels = [QLabel(self) for _ in range(3)]
        self._theme, self._column, self._bold = LIGHT, 80, False

    def show_line(
        self, word: str, cells: tuple[str, str], theme: Theme, column: int, bold: bool
    ) -> None:
        """Show words; bold above a rule, else in the second colour."""
        self._theme, self._column, self._bold = theme, column, bold
        for label, text in zip(self._labels, (word, *cells), strict=True):
            label.setText(text)
            label.setFont(theme.font(TYPE, 600 if bold else 400, tabular=True))
            show_ink(label, theme.text if bold else theme.second_text)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._labels[0].setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setFixedHeight(QFontMetrics(theme.font(TYPE, 600)).height() + theme.px(6))
        self._place()

    def _place(self) -> None:
        edge, high = self._theme.px(9), self.height()
        right = self.width() - edge
        self._labels[0].setGeometry(edge, 0, max(1, right - 2 * self._column), high)
        for place in (2, 1):
            self._labels[3 - place].setGeometry(right - place * self._column, 0, self._column, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._bold:
            painter = QPainter(self)
            painter.setPen(QPen(QColor(self._theme.rule), 1))
            painter.drawLine(0, 0, self.width(), 0)
