"""Links: idle lines, lanes in use with arrow heads and numbers, and the halo of a selection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2

import numpy as np

from engine.picture.clearance import MOST_DETAILED
from engine.picture.figure import Floats, Rect, Stroke, box_at
from engine.picture.geometry import Geometry
from engine.picture.ink import LEVELS, Ink, load_ink, number_ink
from engine.picture.occupied import Occupied
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.picture.ways import Way
from engine.report.scene import Lane
from engine.topology.base import Integers

ALWAYS_NUMBERED = 32
"""Up to so many nodes every lane in use has its number."""
TOO_NEAR = 1.6
"""Unless two nodes are nearer than this, in the smallest size of text."""

GROUND = Ink("canvas", alpha=0.85)
"""What keeps lines off a number."""


def lane_width(geometry: Geometry, number: int) -> float:
    """Return the width of a lane with so many chunks: it grows with their logarithm."""
    if not geometry.detailed:
        return min(max(1.1, 0.7 + 0.35 * log2(number + 1)), 3.0, 1.2 * geometry.offset)
    width = min(2.2 + 1.7 * log2(number + 1), 12.0) * geometry.line_scale
    crowded = geometry.topology.p > ALWAYS_NUMBERED
    side_by_side = geometry.offset if crowded else 2 * geometry.offset - 2
    return min(width, geometry.nearest / 4, max(side_by_side, 2))


def head_size(geometry: Geometry, width: float) -> tuple[float, float]:
    """Return length and half the breadth of an arrow head."""
    return 8 * geometry.line_scale + 0.5 * width, 3.6 * geometry.line_scale + 0.5 * width


def mark_size(geometry: Geometry) -> float:
    """Return the side of a mark: large enough for a number if two lanes side by side allow it."""
    return min(max(16 * geometry.size, geometry.least + 4.0), 2 * geometry.offset - 1)


def busiest(lanes: Iterable[Lane]) -> dict[int, Lane]:
    """Return the lane to draw for each link in use: the last that enters it of those largest."""
    found: dict[int, Lane] = {}
    for lane in lanes:
        if lane.link not in found or lane.chunks >= found[lane.link].chunks:
            found[lane.link] = lane
    return found


def draw_idle(sketch: Sketch, geometry: Geometry, links: Integers) -> None:
    """Draw links on which nothing is."""
    nodes = geometry.topology.p
    links = links[geometry.links_in_sight[links]]
    if geometry.detailed and nodes <= MOST_DETAILED:
        ink = Ink("idle-link", share=1.0 if nodes <= ALWAYS_NUMBERED else 0.6)
        stroke = Stroke(ink, 1.25 * geometry.line_scale)
        sketch.lines(geometry.segments(links, geometry.idle_offset), stroke, "idle")
        return
    links = links[geometry.topology.links[links, 0] < geometry.topology.links[links, 1]]
    bent = geometry.bent[links]
    share = 0.35 if nodes <= 256 else 0.2
    for which, alpha in ((~bent, share), (bent, share / 3)):
        stroke = Stroke(Ink("idle-link", alpha=alpha), 1.0)
        sketch.lines(geometry.segments(links[which], 0), stroke, "idle")


def draw_halo(sketch: Sketch, geometry: Geometry, link: int | None, node: int | None) -> None:
    """Draw the halo of the selected link with its two nodes, and of the selected node."""
    halo = Ink("accent", alpha=0.22)
    nodes = [] if node is None else [node]
    if link is not None:
        stroke = Stroke(halo, max(2 * geometry.offset, 6.0))
        sketch.line(geometry.way(link).points, stroke, "halo", (link,))
        nodes += geometry.topology.links[link].tolist()
    reach = geometry.outer + 3 * geometry.line_scale
    thick = Stroke(halo, 6 * geometry.line_scale)
    sketch.discs(geometry.points[nodes], reach, thick, None, "halo-node")


def draw_lanes(sketch: Sketch, geometry: Geometry, lanes: Mapping[int, Lane]) -> None:
    """Draw links in use with their arrow heads."""
    for link, lane in lanes.items():
        if geometry.links_in_sight[link]:
            draw_arrow(sketch, geometry, link, lane.chunks)


def draw_loads(sketch: Sketch, geometry: Geometry, links: Integers, chunks: Integers) -> None:
    """Draw many links in use as plain lines, the busiest on top."""
    if geometry.zoomed:
        seen = geometry.links_in_sight[links]
        links, chunks = links[seen], chunks[seen]
    levels = np.minimum(np.frexp(chunks)[1], len(LEVELS)) - 1
    for place in np.flatnonzero(np.bincount(levels)).tolist():
        rows = np.flatnonzero(levels == place)
        chosen = links[rows]
        width = lane_width(geometry, int(chunks[rows].max()))
        segments = geometry.segments(chosen, geometry.offset, len(links))
        stroke = Stroke(Ink(f"load-{place}"), width)
        sketch.lines(segments, stroke, "lanes", tuple(chosen.tolist()))


def draw_arrow(sketch: Sketch, geometry: Geometry, link: int, chunks: int) -> None:
    """Draw the lane of a link with its head."""
    way = geometry.way(link)
    width = lane_width(geometry, chunks)
    stem, head = arrow(way, width, *head_size(geometry, width))
    sketch.line(stem, Stroke(load_ink(chunks), width), "lane", (link,))
    sketch.area_of(list(map(tuple, head.tolist())), load_ink(chunks), "arrow", (link,))


def arrow(way: Way, width: float, length: float, half: float) -> tuple[Floats, Floats]:
    """Return the line of an arrow along a way, and the corners of its head."""
    length = min(length, 0.6 * way.length)
    tip, foot = np.array(way.at(way.length)), np.array(way.at(way.length - length))
    along = (tip - foot) / max(float(np.hypot(*(tip - foot))), 1e-9)
    across = np.array([-along[1], along[0]]) * half
    return way.part(0, way.length - length + 0.5), np.array([tip, foot + across, foot - across])


def draw_numbers(
    sketch: Sketch, geometry: Geometry, lanes: Mapping[int, Lane], taken: Occupied
) -> None:
    """Write the number of each lane in use at its sender, outside.

    Where that would lie on a node or on something else it moves along the lane or to its other
    side; in a crowded network (above ``ALWAYS_NUMBERED`` nodes or very small) it is left out then.
    """
    size = max(13.5 * geometry.size, geometry.least)
    near = geometry.nearest < TOO_NEAR * geometry.least
    crowded = near or geometry.topology.p > ALWAYS_NUMBERED
    for link, lane in lanes.items():
        if not geometry.links_in_sight[link]:
            continue
        text = str(lane.chunks)
        places = _number_places(geometry, geometry.way(link), lane, text, size, crowded)
        place, free = taken.best(places, link)
        if not free and (crowded or geometry.zoomed):
            continue
        box = places[place]
        ink = number_ink(lane.chunks)
        key = (link, lane.chunks)
        if sketch.write(text, box.centre, size, ink, 700, halo=GROUND, what="number", key=key):
            taken.take(box)


def _number_places(
    geometry: Geometry, way: Way, lane: Lane, text: str, size: float, crowded: bool
) -> list[Rect]:
    """Return where a lane's number may stand, the best first; the best three where crowded."""
    wide, high = text_width(text, size, 700), cap_height(size)
    first = number_place(geometry, way)
    clear = lane_width(geometry, lane.chunks) / 2 + 2.5 * geometry.size
    clear = max(clear, 0.55 * mark_size(geometry))
    found = []
    along = (first, first + 0.7 * wide, 0.25 * way.length, 0.4 * way.length)
    for place in along[:2] if crowded else along:
        (x, y), (dx, dy) = way.at(place), way.direction(place)
        aside = clear + (wide * abs(dy) + high * abs(dx)) / 2  # half the box, across the lane
        for away in (aside, -aside):
            found.append(box_at((x - dy * away, y + dx * away), wide, high))
    return found[:3] if crowded else found


def number_place(geometry: Geometry, way: Way) -> float:
    """Return how far along its lane a number stands."""
    return min(7 * geometry.size, 0.15 * way.length)


def draw_ghosts(sketch: Sketch, geometry: Geometry, links: Iterable[int]) -> None:
    """Draw the next step's links as pale dashed arrows: a question, not yet an answer."""
    width = 2.6 * geometry.line_scale
    ink = Ink("accent", share=0.75)
    stroke = Stroke(ink, width, (5 * geometry.line_scale, 4 * geometry.line_scale))
    for link in links:
        if not geometry.links_in_sight[link]:
            continue
        stem, head = arrow(geometry.way(link), width, *head_size(geometry, width))
        sketch.line(stem, stroke, "ghost", (link,))
        sketch.area_of(list(map(tuple, head.tolist())), ink, "ghost-head", (link,))
