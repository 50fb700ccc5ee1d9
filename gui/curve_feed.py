"""Feeds the curves: computes them on threads, shortly after other ones are wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.sweep import Curve, Request, curve
from gui.session import Session
from gui.transport import Transport
from gui.work import Newest

WAIT_MS = 5
"""Wishes that follow one another faster than this share one computation."""


class CurveFeed(QObject):
    """Computes the curves of all plots in turn on one thread; the newest wish wins.

    Signals: ``known(Curve)`` whenever more of a curve is known, ``busy_changed(bool)``.
    """

    known = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Newest(self)
        self._work.arrived.connect(self.known)
        self._work.busy_changed.connect(self.busy_changed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._start)
        self._wanted: list[Request] = []
        self._simulated: Fraction | None = None

    def show(self, wanted: Sequence[Request | None], simulated: Fraction | None) -> None:
        """Compute curves soon; ``simulated`` is the scenario's own time.

        What is being computed already, or has been, goes on.
        """
        asked = [request for request in wanted if request is not None]
        if [*map(id, asked)] != [*map(id, self._wanted)]:
            self._wanted, self._simulated = asked, simulated
            self._timer.start()

    def _start(self) -> None:
        self._work.submit(partial(_in_turn, list(self._wanted), self._simulated))

    @property
    def busy(self) -> bool:
        """Whether curves are still being computed."""
        return self._timer.isActive() or self._work.busy

    def cancel(self) -> None:
        """Give up what is being computed; what is known stays."""
        self._work.forget()

    def wait(self) -> None:
        """Cancel and wait for the thread."""
        self._timer.stop()
        self._work.wait()


def _in_turn(
    requests: Sequence[Request],
    simulated: Fraction | None,
    cancelled: Callable[[], bool],
    progress: Callable[[float], None],
) -> Iterator[Curve]:
    """Yield more and more of each curve, one after the other in turn."""
    under_way = [curve(request, simulated, cancelled) for request in requests]
    while under_way:
        for one in list(under_way):
            known = next(one, None)
            if known is None:
                under_way.remove(one)
            else:
                yield known


def join(
    panel: Any, feed: CurveFeed, session: Session, transport: Transport, ask: Callable[[Any], None]
) -> None:
    """Let a panel of curves follow a session, and answer what it asks for."""

    def want(wanted: Sequence[Request | None]) -> None:
        feed.show(wanted, session.shown.run.simulated)

    panel.asked.connect(ask)
    panel.wanted.connect(want)
    panel.stop_asked.connect(feed.cancel)
    feed.known.connect(panel.show_curve)
    feed.busy_changed.connect(panel.head.strip.show_busy)
    session.runs_changed.connect(panel.show_shown)
    session.position_changed.connect(panel.show_shown)
    transport.glided.connect(lambda cycle, glide, ticks: panel.show_moment(ticks))
    panel.show_shown(session.shown)
