"""What waits before a link: plates stacked outwards beside its sender, and how many there are."""

from __future__ import annotations

from typing import NamedTuple

from engine.picture.figure import Box, Point, Rect, Stroke
from engine.picture.geometry import Geometry
from engine.picture.ink import Ink, edge_ink, hollow, origin_ink
from engine.picture.lanes import GROUND, lane_width, mark_size, number_place
from engine.picture.occupied import Occupied, around
from engine.picture.sketch import Sketch
from engine.report.scene import Scene, Waiting, name_number

MOST_PLATES = 4
"""So many waiting transfers are drawn; the number says how many there are."""

PLATE_LENGTH, PLATE_THICKNESS, PLATE_PITCH = 13.0, 5.0, 6.5


class Stack(NamedTuple):
    """Where plates may be stacked: the first one's middle, the lane's direction, outwards, all."""

    foot: Point
    along: Point
    outwards: Point
    box: Rect


def draw_waiting(
    sketch: Sketch, geometry: Geometry, scene: Scene, named_by: str, taken: Occupied
) -> None:
    """Draw what waits before each link."""
    in_use = {lane.link: lane.chunks for lane in scene.lanes}
    for waiting in scene.waiting:
        if not geometry.links_in_sight[waiting.link]:
            continue
        width = lane_width(geometry, in_use.get(waiting.link, 1))
        stacks = _stacks(geometry, waiting, width)
        place, free = taken.best([stack.box for stack in stacks], waiting.link)
        if free or not geometry.zoomed:
            taken.take(stacks[place].box)
            _draw_plates(sketch, geometry, waiting, named_by, stacks[place])


def _stacks(geometry: Geometry, waiting: Waiting, width: float) -> list[Stack]:
    """Return where a stack of plates may stand, the best first."""
    way, scale = geometry.way(waiting.link), geometry.size
    aside = max(width / 2 + 2.5 * scale, 0.6 * mark_size(geometry) + 1.5)
    aside += PLATE_THICKNESS / 2 * scale
    plates = min(max(len(waiting.names), 1), MOST_PLATES)
    high = plates * PLATE_PITCH * scale + max(12.5 * scale, geometry.least)
    half = PLATE_LENGTH / 2 * scale
    first = min(number_place(geometry, way) + 17 * scale, 0.5 * way.length)
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
    sketch: Sketch, geometry: Geometry, waiting: Waiting, named_by: str, stack: Stack
) -> None:
    scale = geometry.size
    length, thick = PLATE_LENGTH * scale, PLATE_THICKNESS * scale
    (x, y), along, (out_x, out_y), _ = stack
    key = (waiting.link, waiting.number)
    numbers = [name_number(name, named_by) for name in waiting.names[:MOST_PLATES]]
    looks = [
        (edge_ink(number), Ink("canvas") if hollow(number) else origin_ink(number))
        for number in numbers
    ]
    for edge, fill in looks or [(Ink("second-text"), Ink("second-text"))]:
        stroke = Stroke(edge, 1.0)
        plate = Box((x, y), length, thick, 2, stroke, fill, along, "plate", (waiting.link,))
        sketch.box(plate)
        x, y = x + out_x * PLATE_PITCH * scale, y + out_y * PLATE_PITCH * scale
    size = max(12.5 * scale, geometry.least)
    at = (x + out_x * 0.3 * size, y + out_y * 0.3 * size)
    text = str(waiting.number)
    sketch.write(text, at, size, Ink("text"), 600, halo=GROUND, what="plate-number", key=key)
