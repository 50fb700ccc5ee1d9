"""The smooth change from one layout to another: 200 ms, then nothing moves."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from engine.picture import Pictures
from engine.report.placement import Placement, blended

DURATION_MS = 200
MOST_NODES = 1024
"""Larger networks change at once: each picture between would take too long."""


class Change(QObject):
    """A change under way; ``placement`` is what lies between, None when nothing changes."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.animated = True
        self.placement: Placement | None = None
        self._before: Placement | None = None
        self._after: Placement | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(DURATION_MS)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self.stop)

    def begin(self, before: Placement, after: Pictures) -> None:
        """Change from a placement to that of other pictures."""
        self.stop()
        if not self.animated or len(before.points) > MOST_NODES:
            return
        self._before, self._after = before, after.geometry.placement
        self.placement = before
        self._clock.start()

    def stop(self) -> None:
        """Be at the end at once."""
        self._clock.stop()
        if self.placement is not None:
            self.placement = None
            self.moved.emit()

    def _move(self, share: float) -> None:
        if self._before is not None and self._after is not None and self.placement is not None:
            self.placement = blended(self._before, self._after, share)
            self.moved.emit()
