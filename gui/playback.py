"""Play: a clock that moves through the cycles, apart from what a cycle is.

Pacing: at speed 1 a cycle takes ``CYCLE_SECONDS`` of wall-clock time whatever its simulated
duration, because people follow events, not ticks.  The clock asks for the time that has really
passed (not for the number of timer shots), so a slow machine drops pictures and keeps the pace.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

CYCLE_SECONDS = 1.6
FRAME_MS = 16


class Playback(QObject):
    """Counts cycles on: ``glided(cycle, glide)`` within one, ``cycle_done(cycle)`` at its end."""

    glided = Signal(int, float)
    cycle_done = Signal(int)
    playing_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()
        self._speed = 1.0
        self._cycle = 0
        self._last = 0
        self._glide = 0.0

    @property
    def playing(self) -> bool:
        """Whether the clock runs."""
        return self._timer.isActive()

    @property
    def glide(self) -> float:
        """How far the cycle under way has come, 0 to 1."""
        return self._glide

    @property
    def cycle(self) -> int:
        """The cycle under way."""
        return self._cycle

    def set_speed(self, speed: float) -> None:
        """Set the speed, 1 for a cycle in ``CYCLE_SECONDS``."""
        self._speed = speed

    def start(self, cycle: int, glide: float, last: int) -> None:
        """Play from a glide within ``cycle`` to the end of cycle ``last``."""
        self._cycle, self._glide, self._last = cycle, glide, last
        self._clock.start()
        self._timer.start()
        self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stop the clock."""
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def _tick(self) -> None:
        self.advance(self._clock.restart() / 1000)

    def advance(self, seconds: float) -> None:
        """Go on by wall-clock seconds; at most one cycle ends at a time, so that each is seen."""
        self._glide += seconds * self._speed / CYCLE_SECONDS
        if self._glide < 1:
            self.glided.emit(self._cycle, self._glide)
            return
        done = self._cycle
        self._cycle, self._glide = done + 1, 0.0
        if done >= self._last:
            self.pause()
        self.cycle_done.emit(done)
