"""Moving through a run: steps, dragging and playing, over the session and the clock of play."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gui.moves import CYCLE, moved
from gui.pace import EVEN, Moment, pace_of
from gui.playback import Playback
from gui.session import Session


class Transport(QObject):
    """Joins ``Playback`` and ``Session``: whoever moves by hand stops play first, where it is.

    Of two runs that are compared the longer one is the clock.
    ``glided(cycle, glide, ticks)`` tells where play is within a cycle; the session stays at rest
    until the cycle is done, or until play is paused there.  ``unit`` is what ``back`` and
    ``forward`` go by, one of ``moves.UNITS``.
    """

    glided = Signal(int, float, float)
    playing_changed = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._pace = EVEN
        self._animation = True
        self.unit = CYCLE
        self.playback = Playback(self)
        self.playback.moved.connect(self._show)
        self.playback.playing_changed.connect(self.playing_changed)

    # By hand

    def first(self) -> None:
        """Go to the state before the first step."""
        self.settle()
        self._session.first()

    def last(self) -> None:
        """Go to the end of the run."""
        self.settle()
        self._session.last()

    def back(self) -> None:
        """Go back by one unit."""
        self.move(self.unit, -1)

    def forward(self) -> None:
        """Go on by one unit."""
        self.move(self.unit, 1)

    def move(self, unit: str, direction: int) -> None:
        """Go on (1) or back (-1) by a unit."""
        self.settle()
        shown = self._session.shown
        if shown.runs:
            run = shown.clock
            startup = run.cost.startup_ticks
            self._session.move_to(moved(run.trace, startup, shown.position, unit, direction))

    def go_to(self, position: int) -> None:
        """Go to a time in ticks."""
        self.settle()
        self._session.move_to(position)

    def settle(self) -> None:
        """Pause where the picture is: a glide becomes a position."""
        moment = self.playback.moment
        if self.playback.playing:
            self.playback.pause()
            if moment is not None and moment.glide is not None:
                self._session.move_to(round(moment.ticks))

    # Play

    def play_or_pause(self) -> None:
        """Play from where the run is, from the start if it is at its end; or pause."""
        if self.playback.playing:
            self.settle()
        elif self._session.shown.runs:
            self._play()

    def _play(self) -> None:
        shown = self._session.shown
        run = shown.clock
        trace = run.trace
        pace = pace_of(self._pace, trace, run.cost.startup_ticks, self._animation)
        at_end = shown.position == trace.duration
        self.playback.start(pace, pace.begin if at_end else pace.progress(shown.position))

    def set_pace(self, pace: str) -> None:
        """Choose one of ``pace.PACES``; play goes on at it."""
        self._pace = pace
        self._play_on()

    def set_animation(self, animation: bool) -> None:
        """Choose whether play glides within cycles."""
        self._animation = animation
        self._play_on()

    def _play_on(self) -> None:
        if self.playback.playing:
            self.settle()
            self._play()

    def _show(self, moment: Moment) -> None:
        if moment.glide is None:
            self._session.move_to(int(moment.ticks))
            return
        shown = self._session.shown
        if shown.position < shown.clock.trace.bounds(moment.cycle - 1)[1]:
            self._session.show_cycle(moment.cycle - 1)
        self.glided.emit(moment.cycle, moment.glide, moment.ticks)
