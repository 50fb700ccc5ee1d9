"""What the mouse does on the picture: click, drag from node to node, drag the ground, the map."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

FAR_ENOUGH = 6.0
"""Pixels from which a press is a drag and no click."""


@dataclass
class Drag:
    """A mouse button that is down.

    Attributes
    ----------
    begin, now : QPointF
    node : int or None
        The node on which it was pressed.
    target : int or None
        The node that it is over now.
    on_map : bool
        Whether it was pressed on the small map.
    moved : bool
        Whether it has come so far that it is no click.
    """

    begin: QPointF
    now: QPointF
    node: int | None = None
    target: int | None = None
    on_map: bool = False
    moved: bool = False

    def move(self, at: QPointF) -> QPointF:
        """Follow the pointer; return by how much it has moved."""
        way = at - self.now
        self.now = at
        whole = at - self.begin
        self.moved = self.moved or abs(whole.x()) + abs(whole.y()) >= FAR_ENOUGH
        return way

    @property
    def pair(self) -> tuple[int, int] | None:
        """The two different nodes that the drag joins."""
        if self.node is None or self.target is None or self.node == self.target:
            return None
        return self.node, self.target
