"""Chunks on their way: trains of numbered squares, and bars that lie on several links.

``clock`` turns the painter's glide (0 .. 1 within a cycle) into simulated time; everything else is
a function of that time, so going back looks exactly like going forward.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen

from engine.report.scene import Lane, Scene
from gui.canvas.chunk import draw_chunk
from gui.canvas.colours import level, origin_colour
from gui.canvas.geometry import Geometry, Way
from gui.canvas.lanes import (
    ALWAYS_NUMBERED,
    busiest,
    head_size,
    lane_width,
    mark_size,
    name_number,
    path_of,
)
from gui.canvas.writing import Mark, Pen, text_width
from gui.glide import time_within
from gui.theme import Theme

RESTING_PLACES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75, 0.15, 0.85)
"""Where on its lane a train may rest, the best first: not on a node, nor on another train."""

LONGEST_CROWDED = 8
"""The longest train of a crowded network."""

SMALLEST_TRAIN = 10
"""Smaller marks are not drawn as trains: one stands for all."""

HEAD_SHARE = 0.5
"""The part of a glide in which the head of a cut-through transfer reaches its target."""


def clock(scene: Scene, glide: float) -> float:
    """Return the simulated time, in ticks, at a glide of 0 .. 1 within the cycle."""
    first = min(max(scene.first_start, scene.begin), scene.end)
    return time_within(scene.begin, first, scene.end, glide)


def draw_marks(
    pen: Pen, geometry: Geometry, theme: Theme, scene: Scene, glide: float | None
) -> None:
    """Draw everything that is under way; ``glide`` None is a picture at rest."""
    if not geometry.detailed:
        return
    time = None if glide is None else clock(scene, glide)
    long = defaultdict(list)
    for lane in scene.lanes:
        if lane.hops > 1 and lane.head < lane.end:  # cut-through: on several links at once
            long[lane.transfer].append(lane)
    for lanes in long.values():
        _draw_bar(pen, geometry, theme, sorted(lanes, key=lambda lane: lane.hop), scene, time)
    short = [lane for lane in scene.lanes if lane.transfer not in long]
    if time is None:
        _draw_resting(pen, geometry, theme, scene, short)
        return
    for lane in short:
        if lane.start <= time <= lane.end:
            done = (time - lane.start) / (lane.end - lane.start)
            train = Train.of(geometry, lane, scene.named_by)
            _draw_train(pen, geometry, theme, train, train.boxes(done))


def _draw_resting(
    pen: Pen, geometry: Geometry, theme: Theme, scene: Scene, lanes: list[Lane]
) -> None:
    """Draw trains mid-lane, moved along it where they would lie on a node or on one another."""
    taken = [box.rect.center().toTuple() for box in pen.drawn.marks]
    crowded = geometry.topology.vertices > ALWAYS_NUMBERED
    places = 4 if crowded else len(RESTING_PLACES)
    trains = [Train.of(geometry, lane, scene.named_by) for lane in busiest(lanes).values()]
    for train in sorted(trains, key=lambda train: train.way.length):  # long ones find room
        best: list[QRectF] = []
        worst = 10**6
        for done in RESTING_PLACES[:places]:
            boxes = train.boxes(done)
            bad = _in_the_way(geometry, boxes, taken)
            if bad < worst:
                best, worst = boxes, bad
            if not bad:
                break
        taken += [box.center().toTuple() for box in best]
        _draw_train(pen, geometry, theme, train, best)


def _in_the_way(geometry: Geometry, boxes: list[QRectF], taken: list[tuple[float, float]]) -> int:
    """Return how many marks would lie on a node, or on another mark (a node is worse)."""
    if not boxes:
        return 0
    size = boxes[0].width()
    centres = np.array([box.center().toTuple() for box in boxes])
    apart = centres[:, None] - geometry.points[None]
    reach = geometry.outer + size / 2
    on_nodes = int((np.hypot(apart[..., 0], apart[..., 1]) < reach).any(axis=1).sum())
    if not taken:
        return 10 * on_nodes
    apart = np.abs(centres[:, None] - np.array(taken)[None]).max(axis=-1)
    return 10 * on_nodes + int((apart < size).any(axis=1).sum())


class Train(NamedTuple):
    """The marks of a crossing, the first to go in front; ``more`` says how many they stand for."""

    lane: Lane
    way: Way
    numbers: list[int]
    size: float
    pitch: float
    head: float
    more: str

    @classmethod
    def of(cls, geometry: Geometry, lane: Lane, named_by: str) -> Train:
        """Return the train of a crossing: all its chunks, or the first where they do not fit."""
        way, size = geometry.way(lane.link), mark_size(geometry)
        numbers = [name_number(name, named_by) for name in lane.names[: lane.chunks]]
        head = head_size(geometry, lane_width(geometry, lane.chunks))[0]
        room = way.length - head - 4
        if size > 0.5 * way.length:
            return cls(lane, way, [], size, size, head, "")
        dx, dy = way.direction(way.length / 2)
        # Squares stand upright, so on a diagonal they need a larger pitch not to overlap; where
        # that would hide the lane their corners may touch.
        pitch = (size + 1.5) / max(abs(dx), abs(dy))
        if (len(numbers) - 1) * pitch + size > 0.65 * room:
            pitch = size + 1.0
        fits = (len(numbers) - 1) * pitch + size <= room
        if geometry.topology.vertices > ALWAYS_NUMBERED:
            fits = fits and len(numbers) <= LONGEST_CROWDED
        if len(numbers) > 1 and (not fits or size < SMALLEST_TRAIN):
            return cls(lane, way, numbers[:1], size, pitch, head, f"\u00d7{lane.chunks}")
        return cls(lane, way, numbers, size, pitch, head, "")

    def boxes(self, done: float) -> list[QRectF]:
        """Return the marks' squares when a share of the crossing is done, the front one first.

        The train starts and ends beside the nodes; its resting places leave the arrow head free.
        """
        behind = (len(self.numbers) - 1) * self.pitch
        begin = min(behind + self.size / 2 + 1, self.way.length)
        end = max(self.way.length - self.size / 2 - 1, begin)
        if done in RESTING_PLACES:
            end = max(begin, end - self.head - 1)
        front = begin + (end - begin) * done
        corners = [self.way.at(front - place * self.pitch) for place in range(len(self.numbers))]
        half = self.size / 2
        return [QRectF(x - half, y - half, self.size, self.size) for x, y in corners]


def _draw_train(
    pen: Pen, geometry: Geometry, theme: Theme, train: Train, boxes: list[QRectF]
) -> None:
    """Draw a train's marks, the front one on top."""
    if train.more and train.size >= SMALLEST_TRAIN:
        _write_more(pen, geometry, theme, train, boxes[0])
    for number, box in reversed(list(zip(train.numbers, boxes, strict=True))):
        x, y = box.center().toTuple()
        _draw_mark(pen, theme, x, y, train.size, number, train.lane.link)


def _write_more(pen: Pen, geometry: Geometry, theme: Theme, train: Train, box: QRectF) -> None:
    """Write how many chunks there are behind the first, where the lane has room for it."""
    height = max(12.5 * geometry.size, 11)
    centre = np.array([box.center().x(), box.center().y()])
    front = float(train.way.along[-1] * _share_at(train.way, centre))
    dx, dy = train.way.direction(front)
    wide, high = text_width(train.more, height, 700), 0.8 * height
    half = (wide * abs(dx) + high * abs(dy)) / 2 + 3
    across = (wide * abs(dy) + high * abs(dx)) / 2
    place = front - train.size / 2 - half
    if place - half < 2 or across > geometry.offset + 1:
        return
    colour = theme.load[level(train.lane.chunks)]
    at = QPointF(*train.way.at(place))
    box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
    if any(box.intersects(text.rect) for text in pen.below):
        return
    pen.write(train.more, at, height, colour, 700, halo=theme.canvas)


def _share_at(way: Way, point: np.ndarray) -> float:
    """Return how far along a path its place nearest to a point is, 0 .. 1."""
    shares = np.linspace(0, 1, 101)
    x, y = (np.interp(shares * way.length, way.along, way.points[:, i]) for i in (0, 1))
    return float(shares[np.hypot(x - point[0], y - point[1]).argmin()])


def _draw_mark(
    pen: Pen, theme: Theme, x: float, y: float, size: float, number: int, link: int
) -> None:
    square = draw_chunk(pen, theme, x, y, size, number)
    pen.drawn.marks.append(Mark(link, number, square))


# Cut-through --------------------------------------------------------------------------------------


def _draw_bar(
    pen: Pen,
    geometry: Geometry,
    theme: Theme,
    lanes: list[Lane],
    scene: Scene,
    time: float | None,
) -> None:
    """Draw a transfer that lies on several links: a bar from tail to head, a mark at its head."""
    first = lanes[0]
    if not first.names:
        return
    number = name_number(first.names[0], scene.named_by)
    colour = origin_colour(theme, number)
    size = mark_size(geometry)
    blocked = any(lane.blocked for lane in lanes)
    if time is None:
        parts = [(lane, 0.0, 1.0) for lane in lanes]
        parts[-1] = (lanes[-1], 0.0, 1.0 if blocked else 0.5)
    else:
        parts = _covered(lanes, time, blocked)
    stroke = QPen(QBrush(colour), max(0.42 * size, 4.0))
    stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
    if blocked:
        stroke.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
    painter = pen.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for lane, begin, end in parts:
        way = geometry.way(lane.link)
        room = way.length - head_size(geometry, lane_width(geometry, lane.chunks))[0]
        if end > begin:
            painter.setPen(stroke)
            painter.drawPath(path_of(way.part(begin * room, end * room)))
    if not parts:
        return
    pen.drawn.bars.append(first.transfer)
    lane, _, end = parts[-1]
    way = geometry.way(lane.link)
    room = way.length - head_size(geometry, lane_width(geometry, lane.chunks))[0]
    place = min(max(end * room, size / 2 + 1), max(way.length - size / 2, size / 2 + 1))
    if blocked:
        _draw_wall(pen, theme, way, size)
        place = min(place, max(way.length - size / 2 - 5, size / 2 + 1))
    _draw_mark(pen, theme, *way.at(place), size, number, lane.link)


def _draw_wall(pen: Pen, theme: Theme, way: Way, size: float) -> None:
    """Draw the short wall before which a blocked head stands."""
    place = way.length - 1.5
    ends = [QPointF(*way.right_of(place, aside * size)) for aside in (-0.55, 0.55)]
    pen.painter.setPen(QPen(QColor(theme.text), 3.0))
    pen.painter.drawLine(*ends)


def _covered(lanes: list[Lane], time: float, blocked: bool) -> list[tuple[Lane, float, float]]:
    """Return which part of each lane the transfer covers at a time: (lane, tail, head) as shares.

    Unblocked, the head takes half of the time and the tail the other half: with a header as short
    as headers are nobody would see the head move.
    """
    begin, end = lanes[0].start, lanes[-1].end
    n = len(lanes)
    if blocked or lanes[0].hop > 0 or lanes[-1].hop + 1 < lanes[-1].hops:
        found = []
        for lane, after in pairwise([*lanes, None]):
            assert lane is not None
            lag = max(lane.head - lane.start, 1)
            head = (time - lane.start) / lag
            tail = (time - (lane.end - lag)) / lag
            if after is not None and time < after.start:
                head = min(head, 1.0)
            found.append((lane, min(max(tail, 0.0), 1.0), min(max(head, 0.0), 1.0)))
        return [part for part in found if part[2] > part[1]]
    done = (time - begin) / max(end - begin, 1)
    head, tail = n * done / HEAD_SHARE, n * (done - HEAD_SHARE) / (1 - HEAD_SHARE)
    parts = [
        (lane, min(max(tail - i, 0.0), 1.0), min(max(head - i, 0.0), 1.0))
        for i, lane in enumerate(lanes)
    ]
    return [part for part in parts if part[2] > part[1]]
