"""Links: idle lines, lanes in use with arrow heads and numbers, and what waits before them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log2
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF, QTransform

from engine.report.placement import Floats
from engine.report.scene import DESTINATION, Lane, Name, Scene, Waiting
from engine.topology.base import Integers
from gui.canvas.colours import faded, hollow, level, origin_colour, outline
from gui.canvas.geometry import Geometry, Way
from gui.canvas.occupied import Occupied, around
from gui.canvas.writing import Pen, text_width
from gui.theme import Theme

MOST_PLATES = 4
"""So many waiting transfers are drawn; the number says how many there are."""

ALWAYS_NUMBERED = 32
"""Up to so many nodes every lane in use has its number."""

PLATE_LENGTH, PLATE_THICKNESS, PLATE_PITCH = 13.0, 5.0, 6.5


def name_number(name: Name, named_by: str) -> int:
    """Return the node that a mark shows: where a chunk comes from, or where it goes."""
    if named_by == DESTINATION and name.destination is not None:
        return name.destination
    return name.origin


def lane_width(geometry: Geometry, number: int) -> float:
    """Return the width of a lane with so many chunks: it grows with their logarithm."""
    if not geometry.detailed:
        return min(max(1.1, 0.7 + 0.35 * log2(number + 1)), 3.0, 1.2 * geometry.offset)
    width = min(2.2 + 1.7 * log2(number + 1), 12.0) * geometry.line_scale
    crowded = geometry.topology.vertices > ALWAYS_NUMBERED
    side_by_side = geometry.offset if crowded else 2 * geometry.offset - 2
    return min(width, geometry.nearest / 4, max(side_by_side, 2))


def head_size(geometry: Geometry, width: float) -> tuple[float, float]:
    """Return length and half the breadth of an arrow head."""
    return 8 * geometry.line_scale + 0.5 * width, 3.6 * geometry.line_scale + 0.5 * width


def mark_size(geometry: Geometry) -> float:
    """Return the side of a mark: as large as two lanes side by side allow."""
    return min(max(16 * geometry.size, 15.0), 2 * geometry.offset - 2)


def busiest(lanes: Iterable[Lane]) -> dict[int, Lane]:
    """Return the lane to draw for each link in use: the last that enters it of those largest."""
    found: dict[int, Lane] = {}
    for lane in lanes:
        if lane.link not in found or lane.chunks >= found[lane.link].chunks:
            found[lane.link] = lane
    return found


def draw_idle(pen: Pen, geometry: Geometry, theme: Theme, links: Integers) -> None:
    """Draw links on which nothing is."""
    nodes = geometry.topology.vertices
    width = 1.25 * geometry.line_scale
    if geometry.detailed:
        colour = faded(theme.idle_link, 1.0 if nodes <= ALWAYS_NUMBERED else 0.6)
        pen.lines(geometry.segments(links, geometry.idle_offset), colour, width)
        return
    bent = geometry.bent[links]
    share = 0.35 if nodes <= 256 else 0.2
    pen.lines(geometry.segments(links[~bent], 0), faded(theme.idle_link, share), 1.0)
    pen.lines(geometry.segments(links[bent], 0), faded(theme.idle_link, share / 3), 1.0)


def draw_halo(pen: Pen, geometry: Geometry, theme: Theme, link: int) -> None:
    """Draw the halo of the selected link and of its two nodes."""
    way = geometry.way(link)
    halo = QPen(faded(theme.accent, 0.22), max(2 * geometry.offset, 6.0))
    halo.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.painter.setPen(halo)
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawPath(path_of(way.points))
    pen.painter.setPen(QPen(faded(theme.accent, 0.22), 6 * geometry.line_scale))
    reach = geometry.outer + 3 * geometry.line_scale
    for node in geometry.topology.links[link].tolist():
        pen.painter.drawEllipse(QPointF(*geometry.points[node].tolist()), reach, reach)


def draw_lanes(pen: Pen, geometry: Geometry, theme: Theme, lanes: dict[int, Lane]) -> None:
    """Draw links in use, by colour."""
    pen.drawn.lanes += sorted(lanes)
    if geometry.detailed:
        for link, lane in lanes.items():
            _draw_lane(pen, geometry, theme, geometry.way(link), lane)
        return
    links = np.array(list(lanes), dtype=np.int64)
    numbers = np.array([lane.chunks for lane in lanes.values()], dtype=np.int64)
    for number in sorted(set(numbers.tolist())):
        segments = geometry.segments(links[numbers == number], geometry.offset)
        pen.lines(segments, theme.load[level(number)], lane_width(geometry, number))


def _draw_lane(pen: Pen, geometry: Geometry, theme: Theme, way: Way, lane: Lane) -> None:
    width = lane_width(geometry, lane.chunks)
    length, half = head_size(geometry, width)
    length = min(length, 0.6 * way.length)
    colour = QColor(theme.load[level(lane.chunks)])
    stem = QPen(colour, width)
    stem.setCapStyle(Qt.PenCapStyle.FlatCap)
    stem.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.painter.setPen(stem)
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawPath(path_of(way.part(0, way.length - length + 0.5)))
    tip = way.at(way.length)
    foot = way.at(way.length - length)
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    norm = max(float(np.hypot(dx, dy)), 1e-9)
    across = (-dy / norm * half, dx / norm * half)
    corners = [
        QPointF(*tip),
        QPointF(foot[0] + across[0], foot[1] + across[1]),
        QPointF(foot[0] - across[0], foot[1] - across[1]),
    ]
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(colour)
    pen.painter.drawPolygon(QPolygonF(corners))
    pen.drawn.arrows.append(lane.link)


def path_of(points: Floats) -> QPainterPath:
    """Return points as a path."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:].tolist():
        path.lineTo(*point)
    return path


def draw_numbers(
    pen: Pen, geometry: Geometry, theme: Theme, lanes: dict[int, Lane], taken: Occupied
) -> None:
    """Write the number of each lane in use at its sender, outside.

    Where that would lie on a node or on something else it moves along the lane or to its other
    side; in a crowded network (above ``ALWAYS_NUMBERED`` nodes) it is left out then.
    """
    size = max(13.5 * geometry.size, 11)
    for link, lane in lanes.items():
        text = str(lane.chunks)
        places = _number_places(geometry, geometry.way(link), lane, text, size)
        box, free = taken.best(places, link)
        if not free and geometry.topology.vertices > ALWAYS_NUMBERED:
            continue
        taken.take(box)
        colour = theme.load[level(lane.chunks)]
        pen.write(text, box.center(), size, colour, 700, halo=faded(theme.canvas, 0.85))
        pen.drawn.labels.append((link, lane.chunks))


def _number_places(
    geometry: Geometry, way: Way, lane: Lane, text: str, size: float
) -> Iterator[QRectF]:
    """Yield where a lane's number may stand, the best first."""
    wide, high = text_width(text, size, 700), 0.75 * size
    first = _number_place(geometry, way)
    clear = lane_width(geometry, lane.chunks) / 2 + 2.5 * geometry.size
    clear = max(clear, 0.55 * mark_size(geometry))
    for place in (first, first + 0.7 * wide, 0.25 * way.length, 0.4 * way.length):
        for side in (1, -1):
            dx, dy = way.direction(place)
            half = (wide * abs(dy) + high * abs(dx)) / 2  # of the box, across the lane
            aside = clear + half
            x, y = way.right_of(place, side * aside)
            yield QRectF(x - wide / 2, y - high / 2, wide, high)


def _number_place(geometry: Geometry, way: Way) -> float:
    return min(7 * geometry.size, 0.15 * way.length)


def draw_waiting(pen: Pen, geometry: Geometry, theme: Theme, scene: Scene, taken: Occupied) -> None:
    """Draw what waits before each link: plates stacked outwards, and their number."""
    in_use = {lane.link: lane.chunks for lane in scene.lanes}
    for waiting in scene.waiting:
        width = lane_width(geometry, in_use.get(waiting.link, 1))
        stacks = _stacks(geometry, waiting, width)
        boxes = [stack.box for stack in stacks]
        box, _ = taken.best(boxes, waiting.link)
        taken.take(box)
        _draw_plates(pen, geometry, theme, waiting, scene.named_by, stacks[boxes.index(box)])


class Stack(NamedTuple):
    """Where plates may be stacked: the first one's middle, the lane's direction, outwards, all."""

    foot: tuple[float, float]
    along: tuple[float, float]
    outwards: tuple[float, float]
    box: QRectF


def _stacks(geometry: Geometry, waiting: Waiting, width: float) -> list[Stack]:
    """Return where a stack of plates may stand, the best first."""
    way, scale = geometry.way(waiting.link), geometry.size
    aside = max(width / 2 + 2.5 * scale, 0.6 * mark_size(geometry) + 1.5)
    aside += PLATE_THICKNESS / 2 * scale
    plates = min(len(waiting.names), MOST_PLATES)
    high = plates * PLATE_PITCH * scale + max(12.5 * scale, 11)
    half = PLATE_LENGTH / 2 * scale
    first = min(_number_place(geometry, way) + 17 * scale, 0.5 * way.length)
    found = []
    for side in (1, -1):
        for further in (0, 14, 28, 42):  # never far from the sender
            place = min(first + further * scale, 0.75 * way.length)
            dx, dy = way.direction(place)
            out = (-dy * side, dx * side)
            foot = way.right_of(place, side * aside)
            corners = [
                (foot[0] + dx * x + out[0] * y, foot[1] + dy * x + out[1] * y)
                for x in (-half, half)
                for y in (-PLATE_THICKNESS / 2 * scale, high)
            ]
            found.append(Stack(foot, (dx, dy), out, around(corners)))
    return found


def _draw_plates(
    pen: Pen, geometry: Geometry, theme: Theme, waiting: Waiting, named_by: str, stack: Stack
) -> None:
    scale = geometry.size
    length, thick = PLATE_LENGTH * scale, PLATE_THICKNESS * scale
    (x, y), (dx, dy), (out_x, out_y), _ = stack
    painter = pen.painter
    for name in waiting.names[:MOST_PLATES]:
        number = name_number(name, named_by)
        colour = origin_colour(theme, number)
        painter.save()
        painter.setTransform(QTransform(dx, dy, -dy, dx, x, y), True)
        painter.setPen(QPen(outline(colour), 1.0))
        painter.setBrush(QColor(theme.canvas) if hollow(theme, number) else colour)
        painter.drawRoundedRect(QRectF(-length / 2, -thick / 2, length, thick), 2, 2)
        painter.restore()
        x, y = x + out_x * PLATE_PITCH * scale, y + out_y * PLATE_PITCH * scale
    size = max(12.5 * scale, 11)
    at = QPointF(x + out_x * 0.3 * size, y + out_y * 0.3 * size)
    halo = faded(theme.canvas, 0.85)
    pen.write(str(waiting.number), at, size, theme.text, 600, halo=halo)
    pen.drawn.plates.append((waiting.link, waiting.number))
