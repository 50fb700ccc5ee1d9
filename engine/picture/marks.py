"""Chunks on their way: trains of numbered squares.

``clock`` turns the glide (0 .. 1 within a cycle) into simulated time; everything else is a function
of that time, so going back looks exactly like going forward.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.picture.bars import draw_bars
from engine.picture.chunk import draw_mark
from engine.picture.figure import Box, Floats, Point, Stamp, Stroke, Words, box_at
from engine.picture.geometry import Geometry
from engine.picture.glide import time_within
from engine.picture.ink import Ink, edge_ink, number_ink, origin_ink
from engine.picture.lanes import ALWAYS_NUMBERED, busiest, head_size, lane_width, mark_size
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.picture.ways import Way
from engine.report.ahead import Ahead
from engine.report.scene import DESTINATION, LOAD, Lane, Scene, name_number
from engine.run import Run

RESTING_PLACES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75, 0.15, 0.85)
"""Where on its lane a train may rest, the best first: not on a node, nor on another train."""

LONGEST_CROWDED = 8
"""The longest train of a crowded network."""

SMALLEST_TRAIN = 10
"""Smaller marks are not drawn as trains: one stands for all."""


class Train(NamedTuple):
    """The marks of a crossing, the first to go in front; ``more`` says how many they stand for."""

    lane: Lane
    way: Way
    numbers: list[int]
    size: float
    pitch: float
    head: float
    more: str

    def fronts(self, shares: Floats, resting: bool) -> Floats:
        """Return how far the front mark is along the lane, for shares of the crossing done.

        The train starts and ends beside the nodes; a resting one leaves the arrow head free.
        """
        behind = (len(self.numbers) - 1) * self.pitch
        begin = min(behind + self.size / 2 + 1, self.way.length)
        end = max(self.way.length - self.size / 2 - 1, begin)
        if resting:
            end = max(begin, end - self.head - 1)
        return begin + (end - begin) * shares

    def places(self, fronts: Floats) -> Floats:
        """Return the marks' centres for places of the front: shape (n,) to (n, marks, 2)."""
        behind = np.arange(len(self.numbers)) * self.pitch
        return self.way.many(fronts[:, None] - behind)


def clock(scene: Scene, glide: float) -> float:
    """Return the simulated time, in ticks, at a glide of 0 .. 1 within the cycle."""
    first = min(max(scene.first_start, scene.begin), scene.end)
    return time_within(scene.begin, first, scene.end, glide)


def draw_marks(
    sketch: Sketch,
    geometry: Geometry,
    scene: Scene,
    named_by: str,
    glide: float | None,
    texts: Floats,
) -> None:
    """Draw everything that is under way; ``glide`` None is a picture at rest.

    ``texts`` are rectangles (shape (n, 4)) that the words beside a train keep off.
    """
    if scene.holdings is None or not geometry.detailed:
        return
    time = None if glide is None else clock(scene, glide)
    long = draw_bars(sketch, geometry, scene, named_by, time)
    short = [lane for lane in scene.lanes if lane.transfer not in long]
    if time is None:
        _draw_resting(sketch, geometry, short, named_by, texts)
        return
    for lane in short:
        if lane.start <= time <= lane.end and geometry.links_in_sight[lane.link]:
            share = np.array([(time - lane.start) / (lane.end - lane.start)])
            train = train_of(geometry, lane, named_by)
            front = train.fronts(share, resting=False)
            _draw_train(sketch, geometry, train, named_by, float(front[0]), texts)


def draw_ahead(
    sketch: Sketch,
    geometry: Geometry,
    run: Run,
    ahead: Ahead,
    named_by: str,
    ticks: float,
) -> None:
    """Draw where the front of every transfer would be if nothing had to wait, pale and dashed."""
    size = mark_size(geometry)
    for transfer, link, done in ahead.at(ticks):
        if not geometry.links_in_sight[link]:
            continue
        way = geometry.way(link)
        at = way.at(min(max(done * way.length, size / 2), way.length - size / 2))
        number = int(run.target[transfer] if named_by == DESTINATION else run.source[transfer])
        stroke = Stroke(edge_ink(number), 1.4, (3.0, 2.0))
        fill = origin_ink(number, share=0.3)
        key = (link, transfer)
        sketch.box(Box(at, size, size, 0.22 * size, stroke, fill, what="ahead", key=key))


def train_of(geometry: Geometry, lane: Lane, named_by: str) -> Train:
    """Return the train of a crossing: all its chunks, or the first where they do not fit."""
    way, size = geometry.way(lane.link), mark_size(geometry)
    numbers = [name_number(name, named_by) for name in lane.names[: lane.chunks]]
    head = head_size(geometry, lane_width(geometry, lane.chunks))[0]
    room = way.length - head - 4
    if size > 0.5 * way.length:
        return Train(lane, way, [], size, size, head, "")
    dx, dy = way.direction(way.length / 2)
    # Squares stand upright, so on a diagonal they need a larger pitch not to overlap; where that
    # would hide the lane their corners may touch.
    pitch = (size + 1.5) / max(abs(dx), abs(dy))
    if (len(numbers) - 1) * pitch + size > 0.65 * room:
        pitch = size + 1.0
    fits = (len(numbers) - 1) * pitch + size <= room
    if geometry.topology.p > ALWAYS_NUMBERED:
        fits = fits and len(numbers) <= LONGEST_CROWDED
    if len(numbers) > 1 and (not fits or size < SMALLEST_TRAIN):
        return Train(lane, way, numbers[:1], size, pitch, head, f"\u00d7{lane.chunks}")
    return Train(lane, way, numbers, size, pitch, head, "")


def _draw_resting(
    sketch: Sketch, geometry: Geometry, lanes: list[Lane], named_by: str, texts: Floats
) -> None:
    """Draw trains mid-lane, moved along it where they would lie on a node or on one another."""
    taken = np.array([(-1e9, -1e9), *_marks_of(sketch)])
    shares = np.array(RESTING_PLACES)
    seen = [lane for lane in busiest(lanes).values() if geometry.links_in_sight[lane.link]]
    trains = [train_of(geometry, lane, named_by) for lane in seen]
    for train in sorted(trains, key=lambda train: train.way.length):  # long ones find room
        if not train.numbers:
            continue
        fronts = train.fronts(shares, resting=True)
        places = train.places(fronts)
        best = int(_in_the_way(geometry, places, train.size, taken).argmin())
        taken = np.concatenate([taken, places[best]])
        _draw_train(sketch, geometry, train, named_by, float(fronts[best]), texts)


def _marks_of(sketch: Sketch) -> list[Point]:
    """Return where marks have been drawn."""
    return [shape.at for shape in sketch.shapes if isinstance(shape, Stamp)]


def _in_the_way(geometry: Geometry, places: Floats, size: float, taken: Floats) -> np.ndarray:
    """Return for each place how many marks lie on a node, or on another mark (a node is worse).

    ``places`` has shape (n, marks, 2); the result shape (n,).
    """
    low, high = places.min(axis=(0, 1)), places.max(axis=(0, 1))
    reach = geometry.outer + size / 2
    nodes = geometry.points
    near = ((nodes > low - reach) & (nodes < high + reach)).all(axis=1)
    apart = places[:, :, None] - nodes[near]
    on_nodes = (np.hypot(apart[..., 0], apart[..., 1]) < reach).any(axis=2).sum(axis=1)
    near = ((taken > low - size) & (taken < high + size)).all(axis=1)
    apart = np.abs(places[:, :, None] - taken[near]).max(axis=-1)
    return np.asarray(10 * on_nodes + (apart < size).any(axis=2).sum(axis=1))


def _draw_train(
    sketch: Sketch,
    geometry: Geometry,
    train: Train,
    named_by: str,
    front: float,
    texts: Floats,
) -> None:
    """Draw a train's marks, the front one on top."""
    if train.more and train.size >= SMALLEST_TRAIN:
        _write_more(sketch, geometry, train, front, texts)
    places = train.places(np.array([front]))[0].tolist()
    load = train.lane.chunks if named_by == LOAD else 0
    for number, (x, y) in reversed(list(zip(train.numbers, places, strict=True))):
        draw_mark(sketch, geometry, (x, y), train.size, number, train.lane.link, load)


def _write_more(
    sketch: Sketch, geometry: Geometry, train: Train, front: float, texts: Floats
) -> None:
    """Write how many chunks there are behind the first, where the lane has room for it."""
    size = max(12.5 * geometry.size, geometry.least)
    dx, dy = train.way.direction(front)
    wide, high = text_width(train.more, size, 700), 1.1 * cap_height(size)
    half = (wide * abs(dx) + high * abs(dy)) / 2 + 3
    across = (wide * abs(dy) + high * abs(dx)) / 2
    place = front - train.size / 2 - half
    if place - half < 2 or across > geometry.offset + 1:
        return
    at = train.way.at(place)
    left, top, right, bottom = box_at(at, wide, high)
    meets = (left < texts[:, 2]) & (texts[:, 0] < right)
    if not (meets & (top < texts[:, 3]) & (texts[:, 1] < bottom)).any():
        ink, ground = number_ink(train.lane.chunks), Ink("canvas")
        sketch.write(train.more, at, size, ink, 700, halo=ground, what="more")


def texts_of(sketch: Sketch) -> Floats:
    """Return where texts stand: left, top, right and bottom, shape (n, 4)."""
    boxes = [shape.box for shape in sketch.shapes if isinstance(shape, Words)]
    return np.array(boxes, dtype=np.float64).reshape(-1, 4)
