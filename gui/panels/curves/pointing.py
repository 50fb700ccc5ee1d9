"""Pointing at a plot: what spots say, what they open, dragging the ring, and all that by keys.

Up and Down go from spot to spot, Enter opens the one that is lit, Escape puts it out.
"""

from __future__ import annotations

from math import hypot

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QToolTip

from gui.panels.curves.annotations import Labels
from gui.panels.curves.content import Spot
from gui.panels.curves.ground import Ground

NEAR = 14.0
"""So near a spot counts as pointed at, in pixels of the design."""
RING = 11.0
"""So near the ring (or its line) is taken hold of."""
LINE = 4.0
WALKS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Pointing(QObject):
    """Watches what a person does to a plot.

    Signals: ``ring_moved(low, high)`` while somebody drags the ring along the axis of x, between
    which values it is held, and ``ring_dropped()``; ``opened(object)``, what a clicked spot opens.
    """

    ring_moved = Signal(object, object)
    ring_dropped = Signal()
    opened = Signal(object)

    def __init__(self, plot: Ground) -> None:
        super().__init__(plot)
        self._plot = plot
        self.dragging = False
        self.lit: Spot | None = None
        self._pressed: QPointF | None = None
        plot.installEventFilter(self)
        plot.viewport().installEventFilter(self)

    def forget(self) -> None:
        """Put out a spot that is no more."""
        if self.lit is not None and self.lit.at not in {s.at for s in self._plot.content.spots}:
            self.lit = None

    # Where things are

    def spot_at(self, where: QPointF) -> Spot | None:
        """Return the nearest spot within reach, None if there is none."""
        places = self._plot.placed.spots
        if not len(places):
            return None
        apart = self._plot.pixels(places) - np.array([where.x(), where.y()])
        pulls = np.array([spot.pull for spot in self._plot.content.spots])
        distance = np.nan_to_num(np.hypot(*apart.T) - pulls, nan=np.inf)
        nearest = int(np.argmin(distance))
        near = distance[nearest] < NEAR * self._plot.theme.scale
        return self._plot.content.spots[nearest] if near else None

    def tip_at(self, where: QPointF) -> str:
        """Return what the nearest spot within reach says, empty if there is none."""
        spot = self.spot_at(where)
        return "" if spot is None else self._plot.said(spot)

    def on_ring(self, where: QPointF) -> bool:
        """Return whether somebody takes hold of the ring, or of its line where nothing else is."""
        ring, scale = self._plot.content.ring, self._plot.theme.scale
        if ring is None or not ring.moves:
            return False
        apart = self._plot.pixel_of(ring.at) - where
        if hypot(apart.x(), apart.y()) <= RING * scale:
            return True
        inside = self._plot.frame_rect().contains(where)
        return inside and abs(apart.x()) <= LINE * scale and self.spot_at(where) is None

    # What is done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._plot:
            return isinstance(event, QKeyEvent) and self._key(event)
        if isinstance(event, QMouseEvent):
            return self._mouse(event)
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self._plot)
            return True
        return False

    def _mouse(self, event: QMouseEvent) -> bool:
        kind, where = event.type(), event.position()
        if kind == QEvent.Type.MouseMove and self.dragging:
            self._move_ring(where)
        elif kind == QEvent.Type.MouseMove:
            self._show_cursor(where)
        elif event.button() != Qt.MouseButton.LeftButton:
            return True
        elif kind == QEvent.Type.MouseButtonPress:
            self._pressed = where
            self.dragging = self.on_ring(where)
            self._plot.viewport().update()
        elif kind == QEvent.Type.MouseButtonRelease:
            self._release(where)
        return True

    def _release(self, where: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            self.dragging = False
            self.ring_dropped.emit()
            self._plot.viewport().update()
            return
        if pressed is None:
            return
        still = (where - pressed).manhattanLength() < QApplication.startDragDistance()
        self._open(self.spot_at(where) if still else None)

    def _open(self, spot: Spot | None) -> None:
        if spot is not None and spot.opens is not None:
            self.opened.emit(spot.opens)

    def _move_ring(self, where: QPointF) -> None:
        ends = (self._plot.value_at(where.x() + by) for by in (-0.5, 0.5))
        self.ring_moved.emit(*ends)

    def _show_cursor(self, where: QPointF) -> None:
        spot = self.spot_at(where)
        shape = Qt.CursorShape.ArrowCursor
        if self.on_ring(where):
            shape = Qt.CursorShape.SizeHorCursor
        elif spot is not None and spot.opens is not None:
            shape = Qt.CursorShape.PointingHandCursor
        self._plot.viewport().setCursor(shape)

    def _key(self, event: QKeyEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in WALKS:
            self._walk(WALKS[Qt.Key(event.key())])
        elif event.key() in OPENS and self.lit is not None:
            self._open(self.lit)
        elif event.key() == Qt.Key.Key_Escape and self.lit is not None:
            self._light(None)
        else:
            return False
        return True

    def _walk(self, by: int) -> None:
        """Light the next spot to the right, or to the left."""
        spots = sorted(self._plot.content.spots, key=lambda spot: spot.at)
        if not spots:
            return
        here = [place for place, spot in enumerate(spots) if spot is self.lit]
        if here:  # several spots may lie at one place, so the place alone would not do
            self._light(spots[(here[0] + by) % len(spots)])
        else:
            self._light(spots[0 if by > 0 else -1])

    def _light(self, spot: Spot | None) -> None:
        self.lit = spot
        if spot is not None:
            self._plot.setAccessibleDescription(self._plot.said(spot))
        self._plot.viewport().update()

    def draw(self, painter: QPainter, labels: Labels) -> None:
        """Draw the spot that is lit, with what it says."""
        if self.lit is None:
            return
        theme, centre = self._plot.theme, self._plot.pixel_of(self.lit.at)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 2.4 * theme.line_scale))
        painter.drawEllipse(centre, 9 * theme.scale, 9 * theme.scale)
        first_line = self._plot.said(self.lit).split("\n")[0]
        labels.draw(centre, first_line, theme.accent)
