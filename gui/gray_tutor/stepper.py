"""The clock of the tutor: it stands at a stage, glides to the next or back, or plays to the end."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

FRAME_MS = 16
GLIDE_SECONDS = 1.0
"""What the way from one stage to the next takes."""
REST_SECONDS = 1.2
"""How long each stage is shown while it plays."""


class Stepper(QObject):
    """Counts stages from 0 to ``last``; ``moved`` tells of every new place.

    Its one timer runs only while something moves.
    """

    moved = Signal()
    playing_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.last = 0
        self.playing = False
        self._animation = True
        self._progress = 0.0
        self._target = 0
        self._rest = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def place(self) -> tuple[int, float]:
        """The stage that is shown, and the glide of 0 to 1 within it; 1 is rest."""
        stage = ceil(self._progress)
        return stage, self._progress - stage + 1

    @property
    def stage(self) -> int:
        """The stage at which it is, or to which it is on the way."""
        return self._target

    @property
    def moving(self) -> bool:
        """Whether it is on the way between two stages."""
        return self._progress != self._target

    def set_animation(self, animation: bool) -> None:
        """Choose whether it glides or jumps."""
        self._animation = animation
        if not animation:
            self._arrive()

    def show_stages(self, last: int, stage: int) -> None:
        """Count to another last stage, and stand at a stage."""
        self.pause()
        self.last = last
        self.go(stage)

    # By hand

    def go(self, stage: int) -> None:
        """Stand at a stage at once."""
        self.pause()
        self._target = min(max(stage, 0), self.last)
        self._arrive()

    def back(self) -> None:
        """Go one stage back."""
        self._step(-1)

    def forward(self) -> None:
        """Go one stage on."""
        self._step(1)

    def _step(self, by: int) -> None:
        self.pause()
        self._arrive()
        self._aim(by)

    def _aim(self, by: int) -> None:
        """Go on to a neighbour of the stage, if there is one."""
        self._target = min(max(self._target + by, 0), self.last)
        if self._animation and self.moving:
            self._run()
            self.moved.emit()
        else:
            self._arrive()

    # Play

    def play_or_pause(self) -> None:
        """Play from here, from the start if this is the end; or pause."""
        if self.playing:
            self.pause()
            return
        if self._target == self.last:
            self.go(0)
            self._rest = REST_SECONDS
        else:
            self._rest = 0.0
        self.playing = True
        self.playing_changed.emit(True)
        self._run()

    def pause(self) -> None:
        """Play no further; the way to the next stage is ended."""
        if self.playing:
            self.playing = False
            self.playing_changed.emit(False)

    def stop(self) -> None:
        """Stand still at once."""
        self.pause()
        self._arrive()

    def _run(self) -> None:
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _arrive(self) -> None:
        """Be where it was on the way to."""
        self._progress = float(self._target)
        if not self.playing:
            self._timer.stop()
        self.moved.emit()

    def _tick(self) -> None:
        self.advance(self._clock.restart() / 1000)

    def advance(self, seconds: float) -> None:
        """Go on by wall-clock seconds."""
        if self.moving:
            way = self._target - self._progress
            part = seconds / GLIDE_SECONDS
            if part >= abs(way):
                self._rest = REST_SECONDS
                self._arrive()
            else:
                self._progress += part if way > 0 else -part
                self.moved.emit()
        elif not self.playing:
            self._timer.stop()
        elif self._target == self.last:
            self.pause()
            self._timer.stop()
        else:
            self._rest -= seconds
            if self._rest <= 0:
                self._rest = REST_SECONDS
                self._aim(1)
