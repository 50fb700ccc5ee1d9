"""The presenter's line of time: the clock, a bar to time scale and the cycle, in large type."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.glide import time_of
from gui.painted_text import write_in
from gui.panels.player.panel import CLOCK, CLOCK_ROUNDED
from gui.theme import LIGHT, Theme
from gui.words import Words, clock_time, number, short_number

CYCLE = QT_TRANSLATE_NOOP("presenter", "cycle {cycle} of {cycles}")
NAME = Text(QT_TRANSLATE_NOOP("presenter", "Line of time"))
TYPE, HEIGHT, THICK, EDGE, GAP, BELOW = 15, 28, 5, 16, 14, 5
"""Type, height, bar, room at the ends, between and below; in pixels of the design."""

LEAST_STEP = 8
"""Steps are told apart on the bar if they are so wide on average, in pixels of the design."""


class Places(NamedTuple):
    """Where the line's parts lie; the words have room for the longest of the run."""

    clock: QRectF
    bar: QRectF
    cycle: QRectF


class TimeLine(QWidget):
    """Shows the moment of a run; it has slots of the same names as the canvas."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._words = Words()
        self._run: Run | None = None
        self._cycle, self._ticks = 0, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.show_theme(LIGHT)

    def show_run(self, run: Run) -> None:
        """Show a run from its beginning."""
        self._run = run
        self.show_cycle(0, None)

    def show_cycle(self, cycle: int, glide: float | None) -> None:
        """Show the end of a cycle, or the moment at a glide 0 .. 1 within it."""
        if self._run is None:
            return
        trace = self._run.trace
        self._cycle = cycle
        if glide is None or cycle == 0:
            self._ticks = float(trace.bounds(cycle)[1])
        else:
            self._ticks = time_of(trace, cycle, glide, self._run.cost.startup_ticks)
        self._describe()
        self.update()

    def show_language(self, language: str) -> None:
        """Write all words in another language."""
        self._words = Words(language)
        self._describe()
        self.update()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.setFixedHeight(theme.px(HEIGHT))
        self.update()

    def type(self) -> QFont:
        """Return the font of everything that stands on the line."""
        return self._theme.font(TYPE, 600, tabular=True)

    def said(self) -> tuple[str, str]:
        """Return the words of the clock and of the cycle."""
        if self._run is None:
            return "", ""
        time = clock_time(self._run.trace.unit, self._ticks)
        return self._clock(time), self._cycle_words(self._cycle)

    def _clock(self, time: str) -> str:
        clock = CLOCK_ROUNDED if time.startswith("≈") else CLOCK
        return self._words(Text(clock, time=time.removeprefix("≈")))

    def _cycle_words(self, cycle: int) -> str:
        assert self._run is not None
        cycles = number(self._run.trace.cycles)
        return self._words(Text(CYCLE, cycle=number(cycle), cycles=cycles))

    def _describe(self) -> None:
        self.setAccessibleName(self._words(NAME))
        self.setAccessibleDescription(" · ".join(self.said()))

    def places(self) -> Places:
        """Return where everything lies, the same for all moments of a run."""
        theme, height = self._theme, float(self.height() - self._theme.px(BELOW))
        edge, gap = theme.px(EDGE), theme.px(GAP)
        if self._run is None:
            return Places(QRectF(), QRectF(), QRectF())
        trace = self._run.trace
        total = short_number(trace.unit.time(trace.duration))
        longest = self._clock(total if "." in total else f"{total}.00")
        metrics = QFontMetricsF(self.type())
        last = self._cycle_words(trace.cycles)
        first_width, last_width = (metrics.horizontalAdvance(text) for text in (longest, last))
        clock = QRectF(edge, 0, first_width, height)
        cycle = QRectF(self.width() - edge - last_width, 0, last_width, height)
        thick = theme.px(THICK)
        left = clock.right() + gap
        width = max(0.0, cycle.left() - gap - left)
        return Places(clock, QRectF(left, (height - thick) / 2, width, thick), cycle)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, places = self._theme, self.places()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.canvas))
        if self._run is None:
            return
        clock, cycle = self.said()
        painter.setFont(self.type())
        painter.setPen(QColor(theme.text))
        middle, ends = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag
        write_in(painter, clock, places.clock, int(middle | ends.AlignLeft))
        painter.setPen(QColor(theme.second_text))
        write_in(painter, cycle, places.cycle, int(middle | ends.AlignRight))
        self._paint_bar(painter, places.bar)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        assert self._run is not None
        theme, trace = self._theme, self._run.trace
        per_tick = bar.width() / trace.duration
        done = QRectF(bar.left(), bar.top(), self._ticks * per_tick, bar.height())
        painter.fillRect(bar, QColor(theme.rule))
        painter.fillRect(done, QColor(theme.accent))
        starts = trace.step_starts[1:-1]
        if bar.width() < theme.px(LEAST_STEP) * (len(starts) + 1):
            return
        for start in starts.tolist():
            x = bar.left() + start * per_tick
            wide = 1.5 * theme.line_scale
            painter.fillRect(QRectF(x - wide / 2, bar.top(), wide, bar.height()), theme.canvas)
