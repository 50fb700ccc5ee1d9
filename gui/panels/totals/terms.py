"""The time term by term: by the formula and as simulated."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ink
from gui.words import short_number

if TYPE_CHECKING:
    from engine.exact_time import Terms

ROWS = (
    ("ts", Text(QT_TRANSLATE_NOOP("totals", "startup"))),
    ("th", Text(QT_TRANSLATE_NOOP("totals", "per hop"))),
    ("tw", Text(QT_TRANSLATE_NOOP("totals", "per word"))),
)
TOTAL = Text(QT_TRANSLATE_NOOP("totals", "total"))
NO_BREAK = "\u00a0"


def product_in_words(coefficient: Fraction, cost: Fraction) -> str:
    """Return ``4 × 50 = 200``, which may break before the sign of equality only."""
    left = f"{short_number(coefficient)} × {short_number(cost)}".replace(" ", NO_BREAK)
    return f"{left} ={NO_BREAK}{short_number(coefficient * cost)}"


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
        self.heads[0].setVisible(two)
        for name, (left, _) in zip(self.names, self.cells, strict=True):
            left.setVisible(two and not name.isHidden())
        self._layout.setColumnStretch(1, 1 if two else 0)

    def show_row(self, place: int, shown: bool) -> None:
        """Show a row of a term, or leave it out, before ``show_terms``."""
        for label in (self.names[place], self.cells[place][1]):
            label.setVisible(shown)

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
