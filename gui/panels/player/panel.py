"""The player: first, back, play, forward, last; speed, pace, unit and loop; the bar; the clock.

It asks and shows; the timer that moves time is not here.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.moves import CYCLE, STEP, WITHIN
from gui.panels.player.buttons import RoundButton
from gui.panels.player.choices import Choices
from gui.panels.player.time_bar import TimeBar
from gui.theme import LIGHT, Theme
from gui.widgets import show_ground, show_ink
from gui.words import Words, clock_time, number, short_number

if TYPE_CHECKING:
    from engine.run import Run

HEIGHT = 86
WIDE = 1200
"""The width below which pace, unit and loop are folded into a menu."""
FIRST = Text(QT_TRANSLATE_NOOP("player", "To the beginning"))
BACK = {
    STEP: Text(QT_TRANSLATE_NOOP("player", "Back one step")),
    CYCLE: Text(QT_TRANSLATE_NOOP("player", "Back one cycle")),
    WITHIN: Text(QT_TRANSLATE_NOOP("player", "Back within the cycle")),
}
PLAY = Text(QT_TRANSLATE_NOOP("player", "Play"))
PAUSE = Text(QT_TRANSLATE_NOOP("player", "Pause"))
FORWARD = {
    STEP: Text(QT_TRANSLATE_NOOP("player", "Forward one step")),
    CYCLE: Text(QT_TRANSLATE_NOOP("player", "Forward one cycle")),
    WITHIN: Text(QT_TRANSLATE_NOOP("player", "Forward within the cycle")),
}
LAST = Text(QT_TRANSLATE_NOOP("player", "To the end"))
CLOCK = QT_TRANSLATE_NOOP("player", "t = {time}")
CLOCK_ROUNDED = QT_TRANSLATE_NOOP("player", "t ≈ {time}")
PROGRESS = QT_TRANSLATE_NOOP("player", "of {total} · step {step}/{steps} · cycle {cycle}/{cycles}")
PANEL = Text(QT_TRANSLATE_NOOP("player", "Player"))


class PlayerPanel(QWidget):
    """The player over the full width of the window."""

    first_asked = Signal()
    back_asked = Signal()
    play_asked = Signal()
    forward_asked = Signal()
    last_asked = Signal()
    speed_changed = Signal(float)
    pace_changed = Signal(str)
    unit_changed = Signal(str)
    loop_changed = Signal(bool)
    time_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._run: Run | None = None
        self._cycle, self._ticks, self._playing = 0, 0.0, False
        self._unit = CYCLE
        self._lit: frozenset[int] = frozenset()
        self.first = RoundButton("first", 36)
        self.back = RoundButton("back", 36)
        self.play = RoundButton("play", 46, accented=True)
        self.forward = RoundButton("forward", 36)
        self.last = RoundButton("last", 36)
        self.choices = Choices()
        self.bar = TimeBar()
        self.clock = QLabel()
        self.progress = QLabel()
        self._arrange()
        self._connect()
        self.show_theme(LIGHT)
        self.show_language(self._words)
        self.show_run(None)

    def _arrange(self) -> None:
        self._layout = QHBoxLayout(self)
        for button in self.buttons():
            self._layout.addWidget(button)
        self._layout.addWidget(self.choices)
        self._layout.addWidget(self.bar, 1)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addStretch(1)
        for label in (self.clock, self.progress):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            right.addWidget(label)
        right.addStretch(1)
        self._layout.addLayout(right)

    def _connect(self) -> None:
        asked = (
            self.first_asked,
            self.back_asked,
            self.play_asked,
            self.forward_asked,
            self.last_asked,
        )
        for button, signal in zip(self.buttons(), asked, strict=True):
            button.clicked.connect(lambda _, signal=signal: signal.emit())
        self.choices.speed_changed.connect(self.speed_changed)
        self.choices.pace_changed.connect(self.pace_changed)
        self.choices.unit_changed.connect(self.unit_changed)
        self.choices.loop_changed.connect(self.loop_changed)
        self.bar.time_asked.connect(self.time_asked)
        self.bar.forward_asked.connect(self.forward_asked)
        self.bar.back_asked.connect(self.back_asked)

    def buttons(self) -> tuple[RoundButton, ...]:
        """Return the five buttons from left to right."""
        return self.first, self.back, self.play, self.forward, self.last

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the size with folded choices, so that the window may become narrow."""
        unfolded = super().minimumSizeHint()
        saved = self.choices.minimumSizeHint().width() - self.choices.folded_width()
        return QSize(unfolded.width() - saved, unfolded.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.choices.fold(self.width() < self._theme.px(WIDE))

    # What is shown

    def show_run(self, run: Run | None) -> None:
        """Show a run from its beginning; None: there is none."""
        self._run, self._cycle, self._ticks = run, 0, 0.0
        self.bar.show_run(run)
        for button in self.buttons():
            button.setEnabled(run is not None)
        self._reserve()
        self._show_clock()

    def show_moment(self, cycle: int, ticks: float) -> None:
        """Show a time in ticks (with a fraction while gliding) and its cycle."""
        self._cycle, self._ticks = cycle, ticks
        self.bar.show_moment(cycle, ticks)
        self._show_clock()

    def show_playing(self, playing: bool) -> None:
        """Show whether time runs by itself."""
        self._playing = playing
        self.play.show_icon("pause" if playing else "play")
        words = self._words(PAUSE if playing else PLAY)
        self.play.setAccessibleName(words)
        self.play.setToolTip(words)

    def show_speed(self, speed: float) -> None:
        """Show the nearest speed of the list, silently."""
        self.choices.show_speed(speed)

    def show_pace(self, pace: str) -> None:
        """Show the pace of play, silently."""
        self.choices.show_pace(pace)

    def show_unit(self, unit: str) -> None:
        """Show what back and forward go by, silently."""
        self._unit = unit
        self.choices.show_unit(unit)
        self._name_buttons()

    def show_loop(self, loop: bool) -> None:
        """Show whether play begins again at the end, silently."""
        self.choices.show_loop(loop)

    def show_bookmarks(self, bookmarks: Sequence[tuple[int, Fraction]]) -> None:
        """Show bookmarks: the tick of each and its time."""
        self.bar.show_bookmarks(bookmarks)

    def show_lit(self, lit: frozenset[int]) -> None:
        """Show in which steps transfers, by number, are lit up in the picture."""
        if lit == self._lit:
            return
        self._lit = lit
        spans: list[tuple[int, int]] = []
        if self._run is not None:
            steps = np.unique(self._run.schedule.step[sorted(lit)])
            starts = self._run.trace.step_starts.tolist()
            spans = [(starts[step], starts[step + 1]) for step in steps.tolist()]
        self.bar.show_lit(spans)

    def _time_in_words(self) -> str:
        """Return the clock's time: exact at an instant, with the run's decimals between two."""
        assert self._run is not None
        return clock_time(self._run.trace.unit, self._ticks)

    def _show_clock(self) -> None:
        if self._run is None:
            self.clock.setText(self._words(Text(CLOCK, time="–")))
            self.progress.setText("")
            return
        trace = self._run.trace
        time = self._time_in_words()
        clock = CLOCK_ROUNDED if time.startswith("≈") else CLOCK
        self.clock.setText(self._words(Text(clock, time=time.removeprefix("≈"))))
        self.progress.setText(self._progress(trace.step_of_cycle(self._cycle), self._cycle))

    def _progress(self, step: int, cycle: int) -> str:
        assert self._run is not None
        trace = self._run.trace
        total = short_number(trace.unit.time(trace.duration))
        steps = len(trace.step_starts) - 1
        shown = {"step": step, "steps": steps, "cycle": cycle, "cycles": trace.cycles}
        numbers = {name: number(value) for name, value in shown.items()}
        return self._words(Text(PROGRESS, total=total, **numbers))

    def _reserve(self) -> None:
        """Keep room for the longest clock of the run, so that nothing moves while it plays."""
        needed = self._theme.px(150)
        if self._run is not None:
            trace = self._run.trace
            longest = self._progress(len(trace.step_starts) - 1, trace.cycles)
            total = short_number(trace.unit.time(trace.duration))
            clock = self._words(Text(CLOCK, time=f"{total}.00" if "." not in total else total))
            needed = max(
                needed,
                QFontMetrics(self.progress.font()).horizontalAdvance(longest),
                QFontMetrics(self.clock.font()).horizontalAdvance(clock),
            )
        self.progress.setMinimumWidth(needed)

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self._name_buttons()
        self.setAccessibleName(words(PANEL))
        self.choices.show_language(words)
        self.bar.show_language(words)
        self._reserve()
        self._show_clock()

    def _name_buttons(self) -> None:
        names = (FIRST, BACK[self._unit], PLAY, FORWARD[self._unit], LAST)
        for button, name in zip(self.buttons(), names, strict=True):
            button.setAccessibleName(self._words(name))
            button.setToolTip(self._words(name))
        self.show_playing(self._playing)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        for widget in (*self.buttons(), self.choices, self.bar):
            widget.show_theme(theme)
        self.clock.setFont(theme.font(24, 600, tabular=True))
        self.progress.setFont(theme.font(12, tabular=True))
        self._reserve()  # before anything asks the label, which remembers its least width
        show_ink(self.progress, theme.second_text)
        edge = theme.px(16)
        self._layout.setContentsMargins(edge, 0, edge, 0)
        self._layout.setSpacing(theme.px(8))
        self.setFixedHeight(theme.px(HEIGHT))
        self.choices.fold(self.width() < theme.px(WIDE))
