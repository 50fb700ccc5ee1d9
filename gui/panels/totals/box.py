"""The two times of a run, large, and the verdict below them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.icons import pixmap
from gui.theme import LIGHT, Theme
from gui.widgets import WrappedLabel, show_ink


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
