"""Cut-through: a transfer that lies on several links at once, drawn as a bar from tail to head."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Set
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from engine.picture.chunk import draw_mark
from engine.picture.figure import Path, Stroke
from engine.picture.geometry import Geometry
from engine.picture.ink import Ink, edge_ink, load_ink, origin_ink
from engine.picture.lanes import head_size, lane_width, mark_size
from engine.picture.sketch import Sketch
from engine.picture.ways import Way
from engine.report.scene import LOAD, Lane, Scene, name_number

HEAD_SHARE = 0.5
"""The part of a glide in which the head of a cut-through transfer reaches its target."""


EDGE = 1.0
"""The outline of a bar, in pixels."""


class Part(NamedTuple):
    """What a transfer covers of a lane: from tail to head, as shares of its length."""

    lane: Lane
    tail: float
    head: float


def draw_bars(
    sketch: Sketch, geometry: Geometry, scene: Scene, named_by: str, time: float | None
) -> Set[int]:
    """Draw the transfers that lie on several links; return which these are."""
    long = defaultdict(list)
    for lane in scene.lanes:
        if lane.hops > 1 and lane.head < lane.end:
            long[lane.transfer].append(lane)
    for lanes in long.values():
        if lanes[0].names:
            _draw_bar(sketch, geometry, sorted(lanes, key=lambda lane: lane.hop), named_by, time)
    return long.keys()


def bar_width(size: float) -> float:
    """Return the width of a bar between its edges, for marks of a size."""
    return max(0.42 * size, 4.0)


def _draw_bar(
    sketch: Sketch, geometry: Geometry, lanes: list[Lane], named_by: str, time: float | None
) -> None:
    """Draw a bar, with a mark at its head; a blocked one is hatched, before a short wall."""
    first = lanes[0]
    number = name_number(first.names[0], named_by)
    load = first.chunks if named_by == LOAD else 0
    size = mark_size(geometry)
    blocked = any(lane.blocked for lane in lanes)
    if time is None:
        parts = [Part(lane, 0.0, 1.0) for lane in lanes]
        parts[-1] = Part(lanes[-1], 0.0, 1.0 if blocked else 0.5)
    else:
        parts = _covered(lanes, time, blocked)
    if not parts:
        return
    sketch.note("bar", (first.transfer,))
    width = bar_width(size)
    stroke = Stroke(load_ink(load) if load else origin_ink(number), width)
    edge = Stroke(load_ink(load) if load else edge_ink(number), width + 2 * EDGE)
    for lane, tail, head in parts:
        way, room = _way(geometry, lane)
        points = way.part(tail * room, head * room)
        key = (first.transfer, lane.link)
        sketch.line(points, edge, "bar-edge", key)  # pale origins are hardly seen without
        if blocked:
            sketch.line(points, Stroke(Ink("canvas"), width), "bar-ground", key)
        sketch.add(Path(points, stroke, hatched=blocked, what="bar-part", key=key))
    lane, _, head = parts[-1]
    way, room = _way(geometry, lane)
    place = min(max(head * room, size / 2 + 1), max(way.length - size / 2, size / 2 + 1))
    if blocked:
        ends = [way.right_of(way.length - 1.5, aside * size) for aside in (-0.55, 0.55)]
        sketch.line(np.array(ends), Stroke(Ink("text"), 3.0), "wall", (lane.link,))
        place = min(place, max(way.length - size / 2 - 5, size / 2 + 1))
    draw_mark(sketch, geometry, way.at(place), size, number, lane.link, load)


def _way(geometry: Geometry, lane: Lane) -> tuple[Way, float]:
    """Return a lane's way, and its length without the arrow head."""
    way = geometry.way(lane.link)
    return way, way.length - head_size(geometry, lane_width(geometry, lane.chunks))[0]


def _covered(lanes: list[Lane], time: float, blocked: bool) -> list[Part]:
    """Return which part of each lane the transfer covers at a time.

    Unblocked, the head takes half of the time and the tail the other half: with a header as short
    as headers are nobody would see the head move.
    """
    begin, end = lanes[0].start, lanes[-1].end
    n = len(lanes)
    found = []
    if blocked or lanes[0].hop > 0 or lanes[-1].hop + 1 < lanes[-1].hops:
        for lane, after in pairwise([*lanes, None]):
            assert lane is not None
            lag = max(lane.head - lane.start, 1)
            head = (time - lane.start) / lag
            tail = (time - (lane.end - lag)) / lag
            if after is not None and time < after.start:
                head = min(head, 1.0)
            found.append(Part(lane, *(min(max(x, 0.0), 1.0) for x in (tail, head))))
    else:
        done = (time - begin) / max(end - begin, 1)
        head, tail = n * done / HEAD_SHARE, n * (done - HEAD_SHARE) / (1 - HEAD_SHARE)
        for i, lane in enumerate(lanes):
            found.append(Part(lane, *(min(max(x - i, 0.0), 1.0) for x in (tail, head))))
    return [part for part in found if part.head > part.tail]
