"""The picture of the lab: a figure as wide as it goes; a click or an arrow key chooses a row."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.picture import PALETTES, Figure, Paper
from engine.picture.fit_figure import FitFigure
from engine.text import Text
from gui.paint_figure import FigurePainter, painting
from gui.painted_text import write_in
from gui.theme import LIGHT, Theme
from gui.words import Words

WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
Draw = Callable[[Paper], Figure]


class FigureView(QWidget):
    """Shows what ``draw`` makes of a paper, or a sentence; ``row_chosen(int)``, ``stepped(int)``.

    ``row_chosen`` tells the row whose point was clicked, ``stepped`` the arrow keys.
    """

    row_chosen = Signal(int)
    stepped = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._words = LIGHT, Words()
        self._draw: Draw | None = None
        self._sentence: Text | str = ""
        self._figure: Figure | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(260, 180)

    def show_drawn(self, draw: Draw | None, sentence: Text | str = "") -> None:
        """Show what draws, or a sentence where there is nothing to draw."""
        self._draw, self._sentence, self._figure = draw, sentence, None
        self.update()

    def figure(self) -> Figure | None:
        """Return the figure on show."""
        if self._figure is None and self._draw is not None:
            self._figure = self._draw(self.paper())
        return self._figure

    def sentence(self) -> str:
        """Return what stands there in place of a figure."""
        return "" if self._draw is not None else self._words(self._sentence)

    def paper(self) -> Paper:
        """Return the paper of the widget's size."""
        theme = self._theme
        return Paper(self.width(), self.height(), self._words, theme.scale, theme.line_scale)

    def row_at(self, x: float, y: float) -> int | None:
        """Return the row whose point is at a place."""
        figure = self.figure()
        return figure.row_at(x, y) if isinstance(figure, FitFigure) else None

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words, self._figure = words, None
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self._theme, self._figure = theme, None
        self.update()

    # Events ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(760, 460)

    def resizeEvent(self, event: object) -> None:
        self._figure = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self.row_at(event.position().x(), event.position().y())
        shapes = Qt.CursorShape
        self.setCursor(shapes.ArrowCursor if over is None else shapes.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.row_at(event.position().x(), event.position().y())
        if row is not None and event.button() == Qt.MouseButton.LeftButton:
            self.row_chosen.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, figure = PALETTES[self._theme.name], self.figure()
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(palette.canvas))
            if figure is None:
                painter.setPen(QColor(self._theme.second_text))
                painter.setFont(self._theme.font(14))
                room = QRectF(self.rect()).adjusted(20, 20, -20, -20)
                write_in(painter, self._words(self._sentence), room, WRAPPED)
            else:
                brush = FigurePainter(painter, QRectF(self.rect()), palette)
                for layer in figure.layers:
                    brush.paint(layer)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(self._theme.accent), 1.2 * self._theme.line_scale))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
