"""Moving through a run: steps, dragging and playing, over the session and the clock of play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gui.glide import glide_of, time_of
from gui.playback import Playback
from gui.session import Session


class Transport(QObject):
    """Joins ``Playback`` and ``Session``: whoever moves by hand stops play first.

    ``glided(cycle, glide, ticks)`` tells where play is within a cycle; the session stays at rest
    until the cycle is done, or until play is paused there.
    """

    glided = Signal(int, float, float)
    playing_changed = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.playback = Playback(self)
        self.playback.glided.connect(self._glided)
        self.playback.cycle_done.connect(session.show_cycle)
        self.playback.playing_changed.connect(self.playing_changed)
        self.first = self._by_hand(session.first)
        self.back = self._by_hand(session.back)
        self.forward = self._by_hand(session.forward)
        self.last = self._by_hand(session.last)

    def _by_hand(self, move: Callable[[], None]) -> Callable[[], None]:
        def moved() -> None:
            self.playback.pause()
            move()

        return moved

    def go_to(self, position: int) -> None:
        """Go to a time in ticks."""
        self.playback.pause()
        self._session.move_to(position)

    def play_or_pause(self) -> None:
        """Play from where the run is, from the start if it is at its end; or pause."""
        if not self._session.shown.runs:
            return
        if self.playback.playing:
            self._pause_within_cycle()
            return
        trace = self._session.shown.run.trace
        if self._session.shown.position == trace.duration:
            self._session.first()
        shown = self._session.shown
        glide = glide_of(trace, shown.position, shown.run.cost.startup_ticks)
        cycle = shown.cycle if glide is not None else shown.cycle + 1
        self.playback.start(cycle, glide or 0.0, trace.cycles)

    def _pause_within_cycle(self) -> None:
        """Stop where the picture is: the glide becomes a position."""
        self.playback.pause()
        if self.playback.glide > 0:
            self._session.move_to(round(self._time(self.playback.cycle, self.playback.glide)))

    def _glided(self, cycle: int, glide: float) -> None:
        self.glided.emit(cycle, glide, self._time(cycle, glide))

    def _time(self, cycle: int, glide: float) -> float:
        run = self._session.shown.run
        return time_of(run.trace, cycle, glide, run.cost.startup_ticks)
