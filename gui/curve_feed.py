"""Feeds the curves: computes what is wanted on threads; the newest wish wins.

A thread that has told something waits until the window has drawn it: while both work, each waits
for the other at every turn, and drawing takes so long that the window would stutter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from threading import Event
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import Cancelled
from engine.sweep import Curve, Request, curve
from gui.session import Session
from gui.transport import Transport
from gui.work import Newest

WAIT_MS = 5
"""Wishes that follow one another faster than this share one computation."""
MOST = 2
"""So many curves are computed at once."""
PATIENCE = 50
"""So many times a thread asks whether it is drawn or cancelled, every ``LOOK`` seconds."""
LOOK = 0.01


class Told(NamedTuple):
    """A curve, and whether the window has drawn it."""

    curve: Curve
    drawn: Event


def told(request: Request, cancelled: Callable[[], bool]) -> Iterator[Told]:
    """Yield what becomes known of a curve, each time when the last is drawn."""
    for known in curve(request, None, cancelled):
        one = Told(known, Event())
        yield one
        for _ in range(PATIENCE):
            if cancelled():
                raise Cancelled
            if one.drawn.wait(LOOK):
                break


class CurveFeed(QObject):
    """Signals: ``known(Curve)`` whenever more of a curve is known; ``busy_changed(bool)``."""

    known = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = [Newest(self) for _ in range(MOST)]
        for work in self._work:
            work.arrived.connect(self._show)
            work.busy_changed.connect(lambda _: self.busy_changed.emit(self.busy))
        self._wanted: list[Request | None] = [None] * MOST
        self._under_way: list[Request | None] = [None] * MOST
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._start)

    def join(self, panel: Any, session: Session, transport: Transport) -> None:
        """Tell the panel of the curves what it must know, and compute what it wants."""
        panel.wanted.connect(self.want)
        panel.given_up.connect(self.give_up)
        self.known.connect(panel.show_curve)
        self.busy_changed.connect(panel.show_busy)
        session.scenario_accepted.connect(panel.show_scenario)
        session.runs_changed.connect(panel.show_shown)
        session.position_changed.connect(panel.show_shown)
        # A wish that was given up: back to what is shown.
        session.busy_changed.connect(lambda busy: busy or panel.show_shown(session.shown))
        transport.glided.connect(lambda cycle, glide, ticks: panel.show_ticks(ticks))

    def _show(self, one: Told) -> None:
        self.known.emit(one.curve)
        QTimer.singleShot(0, self, one.drawn.set)  # after what is to be painted now

    def want(self, requests: Sequence[Request]) -> None:
        """Compute these curves soon, and none that was wanted before."""
        self._wanted = [*requests, *[None] * (MOST - len(requests))]
        self._timer.start()

    def _start(self) -> None:
        for place, (work, request) in enumerate(zip(self._work, self._wanted, strict=True)):
            if request is None:
                work.forget()
            elif request != self._under_way[place]:
                work.submit(lambda cancelled, progress, request=request: told(request, cancelled))
            self._under_way[place] = request

    @property
    def busy(self) -> bool:
        """Whether curves are still being computed."""
        return self._timer.isActive() or any(work.busy for work in self._work)

    def give_up(self) -> None:
        """Stop simulating points; what is known stays known."""
        self._timer.stop()
        for work in self._work:
            work.forget()

    def wait(self) -> None:
        """Cancel and wait for the threads."""
        self._timer.stop()
        for work in self._work:
            work.wait()
