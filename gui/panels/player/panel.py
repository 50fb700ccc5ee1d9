"""The player: first, back, play, forward, last; speed; the bar; the clock.

It asks and shows; the timer that moves time is not here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.icons import draw_icon
from gui.panels.player.time_bar import TimeBar
from gui.theme import LIGHT, Theme, mixed
from gui.widgets import CalmCombo, KeyFocusButton, show_ground, show_ink
from gui.words import Words, clock_time, number, short_number

if TYPE_CHECKING:
    from engine.run import Run

HEIGHT = 86
SPEEDS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
FIRST = Text(QT_TRANSLATE_NOOP("player", "To the beginning"))
BACK = Text(QT_TRANSLATE_NOOP("player", "Back one cycle"))
PLAY = Text(QT_TRANSLATE_NOOP("player", "Play"))
PAUSE = Text(QT_TRANSLATE_NOOP("player", "Pause"))
FORWARD = Text(QT_TRANSLATE_NOOP("player", "Forward one cycle"))
LAST = Text(QT_TRANSLATE_NOOP("player", "To the end"))
SPEED = Text(QT_TRANSLATE_NOOP("player", "speed"))
SPEED_TIP = Text(QT_TRANSLATE_NOOP("player", "How fast the run is played"))
CLOCK = QT_TRANSLATE_NOOP("player", "t = {time}")
CLOCK_ROUNDED = QT_TRANSLATE_NOOP("player", "t ≈ {time}")
PROGRESS = QT_TRANSLATE_NOOP("player", "of {total} · step {step}/{steps} · cycle {cycle}/{cycles}")
PANEL = Text(QT_TRANSLATE_NOOP("player", "Player"))


class RoundButton(KeyFocusButton):
    """A round button with an icon; the accented one is filled."""

    def __init__(self, icon: str, side: int, accented: bool = False) -> None:
        super().__init__()
        self.icon_name, self._side, self._accented = icon, side, accented
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self._theme.px(self._side)
        return QSize(side, side)

    def show_icon(self, icon: str) -> None:
        """Show another icon."""
        self.icon_name = icon
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        """Return ground, outline and ink."""
        theme = self._theme
        over, down = self.underMouse() and self.isEnabled(), self.isDown()
        if self._accented:
            shade = 0.75 if down else 0.88 if over else 1.0
            ground = mixed(theme.accent, theme.text, shade)
            return ground, ground, QColor(theme.on_accent)
        ground = QColor(theme.accent_tint if over or down else theme.panel)
        line = QColor(theme.accent if down else theme.field_line)
        ink = QColor(theme.text)
        if not self.isEnabled():
            ink, line = QColor(theme.idle_link), QColor(theme.rule)
        return ground, line, ink

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        ground, line, ink = self._colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 1.2 * theme.line_scale
        disc = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(line, width))
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        if self.shows_focus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.text if self._accented else theme.accent), 2))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        side = disc.width() * (0.40 if self._accented else 0.44)
        where = QRectF(0, 0, side, side)
        where.moveCenter(disc.center())
        draw_icon(painter, self.icon_name, ink.name(), where, filled=True)


class PlayerPanel(QWidget):
    """The player over the full width of the window."""

    first_asked = Signal()
    back_asked = Signal()
    play_asked = Signal()
    forward_asked = Signal()
    last_asked = Signal()
    speed_changed = Signal(float)
    time_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        self._theme = LIGHT
        self._run: Run | None = None
        self._cycle, self._ticks, self._playing = 0, 0.0, False
        self.first = RoundButton("first", 36)
        self.back = RoundButton("back", 36)
        self.play = RoundButton("play", 46, accented=True)
        self.forward = RoundButton("forward", 36)
        self.last = RoundButton("last", 36)
        self.speed_label = QLabel()
        self.speed = CalmCombo()
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
        self._speed_column = QVBoxLayout()
        self._speed_column.addStretch(1)
        self._speed_column.addWidget(self.speed_label)
        self._speed_column.addWidget(self.speed)
        self._speed_column.addStretch(1)
        self.speed_label.setBuddy(self.speed)
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g}×", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self._layout.addLayout(self._speed_column)
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
        self.speed.activated.connect(lambda at: self.speed_changed.emit(SPEEDS[at]))
        self.bar.time_asked.connect(self.time_asked)

    def buttons(self) -> tuple[RoundButton, ...]:
        """Return the five buttons from left to right."""
        return self.first, self.back, self.play, self.forward, self.last

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.px(HEIGHT))

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
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - speed))
        with QSignalBlocker(self.speed):
            self.speed.setCurrentIndex(nearest)

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
        names = (FIRST, BACK, PLAY, FORWARD, LAST)
        for button, name in zip(self.buttons(), names, strict=True):
            button.setAccessibleName(words(name))
            button.setToolTip(words(name))
        self.show_playing(self._playing)
        self.speed_label.setText(words(SPEED))
        self.speed.setAccessibleName(words(SPEED))
        self.speed.setToolTip(words(SPEED_TIP))
        self.setAccessibleName(words(PANEL))
        self.bar.show_language(words)
        self._reserve()
        self._show_clock()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        for widget in (*self.buttons(), self.speed, self.bar):
            widget.show_theme(theme)
        self.speed.setFont(theme.font(13, 600, tabular=True))
        self.speed.setFixedWidth(theme.px(66))
        self.clock.setFont(theme.font(24, 600, tabular=True))
        self.progress.setFont(theme.font(12, tabular=True))
        self.speed_label.setFont(theme.font(11.5))
        for label in (self.progress, self.speed_label):
            show_ink(label, theme.second_text)
        edge = theme.px(16)
        self._layout.setContentsMargins(edge, 0, edge, 0)
        self._layout.setSpacing(theme.px(8))
        self._speed_column.setContentsMargins(theme.px(8), 0, 0, 0)
        self._speed_column.setSpacing(theme.px(2))
        self.setFixedHeight(theme.px(HEIGHT))
        self._reserve()
