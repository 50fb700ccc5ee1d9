"""The form's row of the embedding: what lies in the network; to the lab, and away with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from engine.embedding import TITLES
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.theme import Theme
from gui.widgets import WrappedLabel
from gui.words import Words

if TYPE_CHECKING:
    from engine.scenario import Scenario

HELD = QT_TRANSLATE_NOOP("form", "Runs as a {guest} of {size} in it: {map}")
OPEN_LAB = Text(QT_TRANSLATE_NOOP("form", "Lab…"))
OPEN_LAB_TIP = Text(QT_TRANSLATE_NOOP("form", "Show the embedding in the embedding lab"))
DROP = Text(QT_TRANSLATE_NOOP("form", "Drop"))
DROP_TIP = Text(QT_TRANSLATE_NOOP("form", "Run on the network itself, without the embedding"))


class EmbeddingRow(QWidget):
    """Says which embedding holds; takes no room while there is none.

    ``lab_asked()`` and ``dropped()`` come from its buttons.
    """

    lab_asked = Signal()
    dropped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = Words()
        self._held: Text | None = None
        self.sentence = WrappedLabel(12.5, role="text")
        self.lab, self.drop = QPushButton(), QPushButton()
        self.lab.clicked.connect(self.lab_asked)
        self.drop.clicked.connect(self.dropped)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.sentence, 0, 0, 1, 2)
        self._layout.addWidget(self.lab, 1, 0)
        self._layout.addWidget(self.drop, 1, 1)
        self.hide()

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a scenario's embedding."""
        held = scenario.embedding
        self._held = None
        if held is not None:
            size = held.guest.written.replace("x", " \u00d7 ")
            self._held = Text(HELD, guest=held.guest.name, size=size, map=TITLES[held.map])
        self.setVisible(held is not None)
        self._write()

    def _write(self) -> None:
        self.sentence.setText("" if self._held is None else self._words(self._held))

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        for button, title, tip in (
            (self.lab, OPEN_LAB, OPEN_LAB_TIP),
            (self.drop, DROP, DROP_TIP),
        ):
            button.setText(words(title))
            button.setToolTip(words(tip))
            button.setAccessibleDescription(words(tip))
        self._write()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self.sentence.show_theme(theme)
        for button in (self.lab, self.drop):
            button.setFont(theme.font(12.5))
        self._layout.setHorizontalSpacing(theme.px(8))
        self._layout.setVerticalSpacing(theme.px(4))
