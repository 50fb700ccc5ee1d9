"""Two pictures side by side on one clock: the run, and the one it is compared with."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from engine.report.differences import difference
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.canvas import NetworkCanvas
from gui.shown import Shown
from gui.theme import LIGHT, Theme
from gui.widgets import show_ground, show_ink
from gui.words import Words, short_number

CAPTION = QT_TRANSLATE_NOOP("window", "{what}: {time}", "Store-and-forward: 356")
BACKWARDS = QT_TRANSLATE_NOOP("window", "{what}, backwards: {time}")


class Beside(QWidget):
    """Holds the window's canvas, and a second one while two runs are compared."""

    def __init__(self, canvas: NetworkCanvas) -> None:
        super().__init__()
        self._words = Words()
        self._theme = LIGHT
        self._shown = Shown()
        self._hidden = (False, False)
        self._captions = [QLabel(), QLabel()]
        self.second: NetworkCanvas | None = None
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self._framed(canvas, self._captions[0]))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._split)

    @staticmethod
    def _framed(canvas: NetworkCanvas, caption: QLabel) -> QWidget:
        framed = QWidget()
        column = QVBoxLayout(framed)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        caption.setMargin(8)
        caption.setWordWrap(True)
        caption.hide()
        column.addWidget(caption)
        column.addWidget(canvas, 1)
        return framed

    def show_runs(self, shown: Shown) -> None:
        """Show the second run, if there is one."""
        self._shown = shown
        if shown.other is not None:
            second = self._second_canvas()
            second.show_run(shown.other)
            second.parentWidget().show()
        elif self.second is not None:
            self.second.parentWidget().hide()
        self._write_captions()

    def show_moment(self, shown: Shown, ticks: float | None = None) -> None:
        """Show a moment of the second run: now, or a time of the clock in ticks."""
        self._shown = shown
        if shown.other is not None and self.second is not None:
            self.second.show_cycle(*shown.moment(1, ticks))

    def show_curtain(self, down: bool, ghosts: bool) -> None:
        """Hide the second picture's numbers and words too, and what each run takes."""
        self._hidden = down, ghosts
        if self.second is not None:
            self.second.show_curtain(down, ghosts)
        self._write_captions()

    def _second_canvas(self) -> NetworkCanvas:
        if self.second is None:
            self.second = NetworkCanvas()
            self.second.show_theme(self._theme)
            self.second.show_language(self._words.language)
            self.second.show_curtain(*self._hidden)
            self._split.addWidget(self._framed(self.second, self._captions[1]))
            half = self.width() // 2
            self._split.setSizes([half, half])
        return self.second

    def _write_captions(self) -> None:
        """Say what the two differ in, and what time each takes."""
        other = self._shown.other
        for caption in self._captions:
            caption.setVisible(other is not None)
        if other is None:
            return
        runs = (self._shown.run, other)
        sides = difference(runs[0], runs[1])
        templates = (CAPTION, BACKWARDS if self._shown.mirrored else CAPTION)
        for caption, template, what, run in zip(
            self._captions, templates, sides, runs, strict=True
        ):
            time = "?" if self._hidden[0] else short_number(run.simulated)
            caption.setText(self._words(Text(template, what=what, time=time)))

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        if self.second is not None:
            self.second.show_language(words.language)
        self._write_captions()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self._theme = theme
        show_ground(self, theme.canvas)
        if self.second is not None:
            self.second.show_theme(theme)
        for caption in self._captions:
            caption.setFont(theme.font(17, 600))
            show_ink(caption, theme.text)
