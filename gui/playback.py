"""Play: the clock that moves through a run, apart from what there is to be seen (see ``pace``).

The clock asks for the time that has really passed (not for the number of timer shots), so a slow
machine drops pictures and keeps the pace.  Where a pace counts cycles or steps, the end of each is
seen all the same, unless they are shorter than a frame.
"""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from gui.pace import Moment, Pace

FRAME_MS = 16
HOLD_SECONDS = 1.0
"""How long the last picture stays before a loop begins again."""
UNFINISHED = 0.999
"""The most that is carried over the end of a cycle, so that the next one's end is seen too."""


class Playback(QObject):
    """Shows ``moved(Moment)`` after ``Moment``; its one timer runs only while it plays."""

    moved = Signal(object)
    playing_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()
        self._pace: Pace | None = None
        self._moment: Moment | None = None
        self._speed = 1.0
        self._progress = 0.0
        self._hold = 0.0
        self.loop = False

    @property
    def playing(self) -> bool:
        """Whether the clock runs."""
        return self._timer.isActive()

    @property
    def moment(self) -> Moment | None:
        """What was shown last."""
        return self._moment

    def set_speed(self, speed: float) -> None:
        """Set the speed, 1 for what the pace says."""
        self._speed = speed

    def start(self, pace: Pace, progress: float) -> None:
        """Play at a pace from a progress to the end of the run."""
        self._pace = pace
        self._moment = None
        self._clock.start()
        self._timer.start()
        self.playing_changed.emit(True)
        self._go(progress)

    def pause(self) -> None:
        """Stop the clock."""
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def _tick(self) -> None:
        self.advance(self._clock.restart() / 1000)

    def advance(self, seconds: float) -> None:
        """Go on by wall-clock seconds."""
        if self._pace is None:
            return
        if self._hold > 0:
            self._hold -= seconds
            if self._hold <= 0:
                self._begin_again(self._pace)
            return
        shown, progress = self._reached(self._pace, seconds)
        self._go(min(shown, self._pace.end))
        if shown < self._pace.end:
            self._progress = progress
        elif self.loop:
            self._hold = HOLD_SECONDS
        else:
            self.pause()

    def _reached(self, pace: Pace, seconds: float) -> tuple[float, float]:
        """Return the progress to be shown, and that from which the next picture counts."""
        rate = self._speed * pace.rate
        target = self._progress + seconds * rate
        following = float(floor(self._progress) + 1)
        if not pace.counted or target < following:
            return target, target
        if rate * FRAME_MS / 1000 > 1:
            return float(floor(target)), target
        return following, min(target, following + UNFINISHED)

    def _begin_again(self, pace: Pace) -> None:
        if self.loop:
            self._go(pace.begin)
        else:
            self.pause()

    def _go(self, progress: float) -> None:
        """Show a progress if that is another picture than the last one."""
        assert self._pace is not None
        self._progress, self._hold = progress, 0.0
        moment = self._pace.moment(progress)
        if moment != self._moment:
            self._moment = moment
            self.moved.emit(moment)
