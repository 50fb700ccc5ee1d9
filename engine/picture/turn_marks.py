"""The line at a hub: at every sender its place in it, outside; 1 is under way."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

import numpy as np

from engine.picture.figure import Point, Shape, Stroke, Words
from engine.picture.geometry import Geometry
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.report.turns import Turns

SIZE = 12.5
"""Of the numbers, at scale 1."""

MARGIN = 26.0
"""Pixels that the numbers need outside of the nodes, at scale 1."""


def draw_turns(
    sketch: Sketch, geometry: Geometry, turns: Turns | None, labels: Iterable[Shape]
) -> None:
    """Write at each node that sends or waits its first place in the line, in a disc outside.

    It stands beyond the node's label where that is outside too.
    """
    if turns is None or geometry.box is None:
        return
    size = max(SIZE * geometry.size, geometry.least)
    places: dict[int, int] = {}
    for place, turn in enumerate(turns.waiting, start=2):
        places.setdefault(turn.source, place)
    if turns.now is not None:
        places[turns.now.source] = 1
    beyond = {label.key[0]: _reach(geometry, label) for label in labels if isinstance(label, Words)}
    for node, place in places.items():
        if geometry.in_sight[node]:
            radius = radius_of(str(place), size)
            at = _outside(geometry, node, beyond.get(node, 0.0), radius)
            draw_turn(sketch, at, place, size, "turn", (node, place))


def radius_of(text: str, size: float) -> float:
    """Return the radius of the disc of a number."""
    return hypot(text_width(text, size, 700), cap_height(size)) / 2 + 2.5


def draw_turn(
    sketch: Sketch, at: Point, place: int, size: float, what: str, key: tuple[int, ...] = ()
) -> None:
    """Draw a place in the line: filled for what is under way, hollow for what waits."""
    text = str(place)
    under_way = place == 1
    ink, fill = Ink("accent"), Ink("accent") if under_way else Ink("canvas")
    sketch.discs(np.array([at]), radius_of(text, size), Stroke(ink, 1.6), fill, f"{what}-disc")
    inside = Ink("canvas") if under_way else Ink("accent")
    sketch.write(text, at, size, inside, 700, what=what, key=key)


def _outside(geometry: Geometry, node: int, beyond: float, radius: float) -> Point:
    """Return where the disc of a node is: beyond it and its label, seen from the middle."""
    x, y = geometry.points[node].tolist()
    dx, dy = _outwards(geometry, node)
    away = max(geometry.outer, beyond) + radius + 2.0
    return x + dx * away, y + dy * away


def _outwards(geometry: Geometry, node: int) -> Point:
    """Return the direction from the middle to a node."""
    x, y = (geometry.points[node] - geometry.points[geometry.topology.p]).tolist()
    length = max(hypot(x, y), 1.0)
    return x / length, y / length


def _reach(geometry: Geometry, label: Words) -> float:
    """Return how far out from its node a label reaches; 0 where it stands in the node."""
    x, y = geometry.points[label.key[0]].tolist()
    dx, dy = _outwards(geometry, label.key[0])
    middle_x, middle_y = label.box.centre
    half = (label.box.width * abs(dx) + label.box.height * abs(dy)) / 2
    away = (middle_x - x) * dx + (middle_y - y) * dy
    return away + half if away > geometry.radius else 0.0
