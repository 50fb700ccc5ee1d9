"""A widget that shows a figure made for its size, and copies it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.picture import PALETTES, Figure, Paper
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.paint_figure import Drawn, FigurePainter, painting
from gui.painted_text import write_in
from gui.theme import LIGHT, SMALLEST_TYPE, Theme
from gui.words import Words

COPY = Text(QT_TRANSLATE_NOOP("gray tutor", "Copy picture"))


class FigureView(QWidget):
    """Shows what ``show_maker`` makes of a paper, or a sentence instead."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._words = Words()
        self._maker: Callable[[Paper], Figure] | None = None
        self._sentence = ""
        self._drawn = Drawn()
        self.copy_action = QAction(self)
        self.copy_action.triggered.connect(self.copy)
        self.addAction(self.copy_action)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_maker(self, maker: Callable[[Paper], Figure]) -> None:
        """Show the figure that a function makes."""
        self._maker, self._sentence = maker, ""
        self.copy_action.setEnabled(True)
        self.update()

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence instead of a figure."""
        self._maker, self._sentence = None, sentence
        self.copy_action.setEnabled(False)
        self.update()

    def figure(self) -> Figure | None:
        """Return the figure for the size of now, None where a sentence stands."""
        return None if self._maker is None else self._maker(self._paper())

    def _paper(self) -> Paper:
        theme = self._theme
        least = SMALLEST_TYPE * theme.scale
        return Paper(self.width(), self.height(), self._words, theme.scale, theme.line_scale, least)

    def drawn(self) -> Drawn:
        """Return what the last paint really drew."""
        return self._drawn

    def copy(self) -> None:
        """Put the figure on the clipboard: pixels and SVG."""
        from gui.sharing import picture_data

        figure = self.figure()
        if figure is not None:
            data = picture_data(figure, PALETTES[self._theme.name])
            QGuiApplication.clipboard().setMimeData(data)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.copy_action.setText(words(COPY))
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 160)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = PALETTES[self._theme.name]
        whole = QRectF(self.rect())
        figure = self.figure()
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(palette.canvas))
            brush = FigurePainter(painter, whole, palette)
            for layer in () if figure is None else figure.layers:
                brush.paint(layer)
            if self._sentence:
                painter.setPen(QColor(palette.second_text))
                painter.setFont(self._theme.font(15))
                flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
                write_in(painter, self._sentence, whole.adjusted(12, 12, -12, -12), flags)
        self._drawn = brush.drawn
