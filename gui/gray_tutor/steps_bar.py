"""The row of buttons under construction and walk: to the start, back, play, forward, to the end."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.gray_tutor.stepper import Stepper
from gui.panels.player.buttons import RoundButton
from gui.theme import Theme
from gui.widgets import show_ink
from gui.words import Words

FIRST = Text(QT_TRANSLATE_NOOP("gray tutor", "To the start"))
BACK = Text(QT_TRANSLATE_NOOP("gray tutor", "One step back"))
PLAY = Text(QT_TRANSLATE_NOOP("gray tutor", "Play"))
PAUSE = Text(QT_TRANSLATE_NOOP("gray tutor", "Pause"))
FORWARD = Text(QT_TRANSLATE_NOOP("gray tutor", "One step on"))
LAST = Text(QT_TRANSLATE_NOOP("gray tutor", "To the end"))
STEP = QT_TRANSLATE_NOOP("gray tutor", "step {step} of {last}")


class StepsBar(QWidget):
    """Moves a stepper and says where it is."""

    def __init__(self, stepper: Stepper) -> None:
        super().__init__()
        self._stepper = stepper
        self._words = Words()
        self.first = RoundButton("first", 34)
        self.back = RoundButton("back", 34)
        self.play = RoundButton("play", 42, accented=True)
        self.forward = RoundButton("forward", 34)
        self.last = RoundButton("last", 34)
        self.said = QLabel()
        deeds = (
            (self.first, lambda: stepper.go(0)),
            (self.back, stepper.back),
            (self.play, stepper.play_or_pause),
            (self.forward, stepper.forward),
            (self.last, lambda: stepper.go(stepper.last)),
        )
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        for button, deed in deeds:
            button.clicked.connect(deed)
            self.row.addWidget(button)
        self.row.addWidget(self.said)
        self.row.addStretch(1)
        stepper.moved.connect(self._show)
        stepper.playing_changed.connect(self._show)

    def _show(self) -> None:
        stepper, words = self._stepper, self._words
        at_start = stepper.stage == 0 and not stepper.moving
        at_end = stepper.stage == stepper.last and not stepper.moving
        for button, there in (
            (self.first, at_start),
            (self.back, at_start),
            (self.forward, at_end),
            (self.last, at_end),
        ):
            button.setEnabled(not there)
        self.play.show_icon("pause" if stepper.playing else "play")
        name = words(PAUSE if stepper.playing else PLAY)
        self.play.setAccessibleName(name)
        self.play.setToolTip(name)
        self.said.setText(words(Text(STEP, step=stepper.stage, last=stepper.last)))

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        for button, name in (
            (self.first, FIRST),
            (self.back, BACK),
            (self.forward, FORWARD),
            (self.last, LAST),
        ):
            button.setAccessibleName(words(name))
            button.setToolTip(words(name))
        self._show()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        for button in (self.first, self.back, self.play, self.forward, self.last):
            button.show_theme(theme)
        self.said.setFont(theme.font(13, tabular=True))
        show_ink(self.said, theme.second_text)
        self.row.setSpacing(theme.px(8))
