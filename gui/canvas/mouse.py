"""Mouse, wheel and fingers on the picture; what they mean is told by the canvas' signals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, SignalInstance
from PySide6.QtGui import (
    QColor,
    QCursor,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from engine.picture.figure import Point
from engine.picture.geometry import Geometry
from engine.picture.ink import Palette
from engine.scenario.view import View
from gui.canvas.dragging import Drag
from gui.canvas.minimap import shares_at
from gui.canvas.pointing import link_at, node_at
from gui.canvas.zooming import WHEEL_STEP, centred, fitted, panned, zoomed

NOTCH = 120.0
"""What Qt reports for one notch of a wheel."""


class Surface(Protocol):
    """What the mouse needs of the canvas."""

    node_clicked: SignalInstance
    link_clicked: SignalInstance
    ground_clicked: SignalInstance
    node_opened: SignalInstance
    link_opened: SignalInstance
    nodes_joined: SignalInstance
    view_asked: SignalInstance

    def geometry_shown(self) -> Geometry:
        """Return where everything lies."""

    def view(self) -> View:
        """Return the view that is shown."""

    def node_position(self, node: int) -> QPointF:
        """Return where a node's centre is drawn."""

    def map_place(self) -> QRectF | None:
        """Return where the small map lies."""

    def update(self) -> None:
        """Paint soon."""

    def cursor(self) -> QCursor:
        """Return the pointer's shape."""

    def setCursor(self, shape: Qt.CursorShape) -> None:
        """Give the pointer a shape."""

    def mapFromGlobal(self, at: QPoint) -> QPoint:
        """Return a point of the screen as one of the canvas."""


class Mouse:
    """Turns events into clicks, joins of nodes and views."""

    def __init__(self, canvas: Surface) -> None:
        self._canvas = canvas
        self._drag: Drag | None = None
        types = QEvent.Type
        self._takers: dict[QEvent.Type, Callable[[Any], bool]] = {
            types.MouseButtonPress: self._press,
            types.MouseMove: self._move,
            types.MouseButtonRelease: self._release,
            types.MouseButtonDblClick: self._double_click,
            types.Wheel: self._wheel,
            types.NativeGesture: self._native_pinch,
            types.Gesture: self._pinch,
        }

    def takes(self, event: QEvent) -> bool:
        """Do what an event asks for; return whether it did."""
        taker = self._takers.get(event.type())
        return taker is not None and taker(event)

    def draw(self, painter: QPainter, palette: Palette) -> None:
        """Draw the line from the node that is being dragged."""
        drag = self._drag
        if drag is None or drag.node is None or not drag.moved:
            return
        begin = self._canvas.node_position(drag.node)
        end = drag.now if drag.target is None else self._canvas.node_position(drag.target)
        painter.setPen(QPen(QColor(palette.accent), 2.5, Qt.PenStyle.DashLine))
        painter.drawLine(begin, end)
        reach = self._canvas.geometry_shown().outer + 3
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at in (begin, end) if drag.target is not None else (begin,):
            painter.drawEllipse(at, reach, reach)

    def _press(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        at = event.position()
        node = node_at(self._canvas.geometry_shown(), at)
        self._drag = Drag(at, at, node, on_map=self._on_map(at))
        if self._drag.on_map:
            self._go_on_map(at)
        return True

    def _move(self, event: QMouseEvent) -> bool:
        drag, at = self._drag, event.position()
        geometry = self._canvas.geometry_shown()
        if drag is None:
            over = node_at(geometry, at) is not None
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            if self._canvas.cursor().shape() != shape:
                self._canvas.setCursor(shape)
            return False
        way = drag.move(at)
        if drag.on_map:
            self._go_on_map(at)
        elif drag.node is not None:
            drag.target = node_at(geometry, at)
            self._canvas.update()
        elif drag.moved and self._canvas.view().zoom > 1:
            view = panned(self._canvas.view(), geometry.area, way.x(), way.y())
            self._canvas.view_asked.emit(view)
        return True

    def _release(self, event: QMouseEvent) -> bool:
        drag, self._drag = self._drag, None
        if drag is None or event.button() != Qt.MouseButton.LeftButton:
            return False
        canvas = self._canvas
        if drag.moved:
            canvas.update()
            if drag.pair is not None:
                canvas.nodes_joined.emit(*drag.pair)
            return True
        link = link_at(canvas.geometry_shown(), drag.now)
        if drag.on_map:
            pass
        elif drag.node is not None:
            canvas.node_clicked.emit(drag.node)
        elif link is not None:
            canvas.link_clicked.emit(link)
        else:
            canvas.ground_clicked.emit()
        return True

    def _double_click(self, event: QMouseEvent) -> bool:
        at = event.position()
        geometry = self._canvas.geometry_shown()
        node, link = node_at(geometry, at), link_at(geometry, at)
        if node is not None:
            self._canvas.node_opened.emit(node)
        elif link is not None:
            self._canvas.link_opened.emit(link)
        else:
            self.fit()
        return True

    def _wheel(self, event: QWheelEvent) -> bool:
        notches = event.angleDelta().y() / NOTCH
        if notches:
            self.zoom(WHEEL_STEP**notches, event.position())
        return True

    def _native_pinch(self, event: QNativeGestureEvent) -> bool:
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self.zoom(1 + event.value(), event.position())
        return True

    def _pinch(self, event: QGestureEvent) -> bool:
        pinch = cast(QPinchGesture | None, event.gesture(Qt.GestureType.PinchGesture))
        if pinch is None:
            return False
        at = QPointF(self._canvas.mapFromGlobal(pinch.centerPoint().toPoint()))
        self.zoom(pinch.scaleFactor(), at)
        return True

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Ask for a view so many times larger round a point, else round the middle."""
        area = self._canvas.geometry_shown().area
        where: Point = area.centre if at is None else (at.x(), at.y())
        self._canvas.view_asked.emit(zoomed(self._canvas.view(), area, where, factor))

    def fit(self) -> None:
        """Ask for a view of the whole network."""
        self._canvas.view_asked.emit(fitted(self._canvas.view()))

    def _on_map(self, at: QPointF) -> bool:
        place = self._canvas.map_place()
        return place is not None and place.contains(at)

    def _go_on_map(self, at: QPointF) -> None:
        place: QRectF | None = self._canvas.map_place()
        if place is not None:
            view = centred(self._canvas.view(), *shares_at(place, at))
            self._canvas.view_asked.emit(view)
