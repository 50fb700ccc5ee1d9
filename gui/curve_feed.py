"""Feeds the curves: computes them on threads, shortly after the run on show has changed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from engine.run import Run
from engine.sweep import OVERS, curve
from gui.work import Newest

WAIT_MS = 5
"""Edits that follow one another faster than this share one computation."""


class CurveFeed(QObject):
    """Tells ``known(Curve)`` whenever more of a curve is known; the newest run wins."""

    known = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = {over: Newest(self) for over in OVERS}
        for work in self._work.values():
            work.arrived.connect(self.known)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._start)
        self._run: Run | None = None

    def show_run(self, run: Run) -> None:
        """Compute the curves of a run's scenario soon."""
        self._run = run
        self._timer.start()

    def _start(self) -> None:
        run = self._run
        if run is None:
            return
        for over, work in self._work.items():
            work.submit(
                lambda cancelled, progress, over=over: curve(
                    run.scenario, over, run.simulated, cancelled
                )
            )

    @property
    def busy(self) -> bool:
        """Whether curves are still being computed."""
        return self._timer.isActive() or any(work.busy for work in self._work.values())

    def wait(self) -> None:
        """Cancel and wait for the threads."""
        self._timer.stop()
        for work in self._work.values():
            work.wait()
