"""What stands above the plots: heading, legend, how far the points are, and the tools."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from engine.sweep import Curve
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves import tool_words as tool
from gui.panels.curves.labels import PointsStrip, QuietLabel
from gui.panels.curves.tools import SO_FAR, Tools
from gui.theme import Theme
from gui.widgets import show_ink
from gui.words import Words

LEAST = 180
"""The least width of the heading beside the tools, in pixels of the design."""


class Head(QWidget):
    """Heading and tools beside one another, or below one another where there is little room."""

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._about: tuple[Curve | None, str] = (None, "")
        self.title, self.legend = QuietLabel(), QuietLabel(least=16)
        self.tools, self.strip = Tools(), PointsStrip()
        self.legend.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout()
        self._row.addWidget(self.title)
        self._row.addWidget(self.legend, 1)
        self._row.addWidget(self.strip)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addLayout(self._row, 1)
        self._rows.addWidget(self.tools)

    def fold(self, width: int, theme: Theme) -> None:
        """Use a width."""
        needed = self.tools.wide()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._rows.setDirection(down if width < needed + theme.px(LEAST) else across)
        self.tools.fold(width < needed)

    def show_curve(self, curve: Curve | None, view: str) -> None:
        """Say what a curve is of, and how its view is to be read."""
        self._about = curve, view
        self._write()

    def _write(self) -> None:
        curve, view = self._about
        self.title.show_text(self._words(say.CURVES if curve is None else curve.title))
        legend: Text = tool.LEGEND_ONLY
        if curve is not None:
            legend = curve.subtitle if view == SO_FAR else Text(tool.LEGEND, setting=curve.subtitle)
        self.legend.show_text(self._words(legend))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.tools.show_language(words)
        self.strip.show_language(words)
        self._write()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.title.setFont(theme.font(13, 600))
        self.legend.setFont(theme.font(12))
        show_ink(self.legend, theme.second_text)
        self.tools.show_theme(theme)
        self.strip.show_theme(theme)
        self._row.setSpacing(theme.px(12))
        self._rows.setSpacing(theme.px(6))
