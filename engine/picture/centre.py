"""What is in the middle of a hub or a switch: a box with a bus or crossed arrows, and its use.

Through a hub one message goes at a time, so the box says which, and who is next; through a switch
many do, each on a way of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from engine.picture.figure import Box, Floats, Point, Rect, Stroke
from engine.picture.geometry import Geometry
from engine.picture.heading import wrapped
from engine.picture.ink import Ink, load_ink, number_ink
from engine.picture.lanes import GROUND, head_size, lane_width
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.report.scene import Lane, Scene
from engine.report.turns import Turns, written
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES

NOW = QT_TRANSLATE_NOOP("canvas", "now: {turn}", "which message has the hub: now: 3 → 5")
THEN = QT_TRANSLATE_NOOP("canvas", "then: {turns}", "which messages wait for the hub: 1 → 4, ...")
THEN_MORE = QT_TRANSLATE_NOOP("canvas", "then: {turns} and {n} more", None, 1)
AT_ONCE = QT_TRANSLATE_NOOP("canvas", "{n} at once", None, 1)

TITLE, TYPE = 20.0, 13.5
"""Sizes of the word in the box and of what is below it, at scale 1."""

PITCH = 1.4
"""From line to line, in sizes of type."""

BEND, SAMPLES = 0.7, 17
"""How far the ways in a switch bend to its middle, and their points."""

DIVISIONS = ((0.1, 0.17), (0.055, 0.11))
"""Gaps and the height of the sign as parts of the box's height: as usual, and where it is tight."""

MOST_PORTS = 32
"""Up to so many nodes the box has ports that are seen."""


class Frame(NamedTuple):
    """How a box is divided: where its word, its sign and its lines of text are."""

    box: Rect
    title_size: float
    title_at: Point
    sign: Rect
    text: Rect


def frame_of(geometry: Geometry, box: Rect) -> Frame:
    """Return how the box is divided: the word above, the sign below it, then lines of text."""
    line = PITCH * max(TYPE * geometry.scale, geometry.least)
    lines = 2 if geometry.topology.kind == "hub" else 1
    usual, tight = (
        _divided(geometry, box, pad * box.height, high * box.height, lines * line)
        for pad, high in DIVISIONS
    )
    if usual.text.height >= (lines - 0.15) * line:
        return usual
    if tight.text.height >= line:
        return tight
    return _divided(geometry, box, 0.1 * box.height, 0.3 * box.height, 0.0)


def _divided(geometry: Geometry, box: Rect, pad: float, high: float, lines: float) -> Frame:
    """Return a box divided: room ``pad``, a sign ``high``, and so many pixels of lines below it."""
    size = max(min(TITLE * geometry.scale, 0.24 * box.height), geometry.least)
    word = cap_height(size)
    top = box.top + pad
    if geometry.topology.kind != "hub":  # what stands in a switch stands in its middle
        top = max(top, box.centre[1] - (word + 1.1 * pad + high + lines) / 2)
    sign_top = top + word + 0.7 * pad
    aside, inset = 0.14 * box.width, 0.06 * box.width
    sign = Rect(box.left + aside, sign_top, box.right - aside, sign_top + high)
    below, above = sign.bottom + 0.4 * pad, box.bottom - max(0.4 * pad, 4 * geometry.line_scale)
    text = Rect(box.left + inset, below, box.right - inset, above)
    return Frame(box, size, (box.centre[0], top + word / 2), sign, text)


# The box ------------------------------------------------------------------------------------------


def draw_box(sketch: Sketch, geometry: Geometry) -> None:
    """Draw the box with its ports, and in it a bus bar or crossed arrows."""
    box = geometry.box
    if box is None:
        return
    line = geometry.line_scale
    kind = geometry.topology.kind
    radius = min(10 * line, 0.12 * box.height)
    stroke, fill = Stroke(Ink("text"), 2.0 * line), Ink("not-held", share=0.45)
    sketch.box(Box(box.centre, box.width, box.height, radius, stroke, fill, what="centre"))
    if geometry.topology.p <= MOST_PORTS:
        _draw_ports(sketch, geometry)
    sign = frame_of(geometry, box).sign
    if kind == "hub":
        _draw_bus(sketch, geometry, sign, Ink("second-text"))
    else:
        _draw_crossed(sketch, geometry, sign)


def _draw_ports(sketch: Sketch, geometry: Geometry) -> None:
    side = min(7.0 * geometry.line_scale, 1.2 * geometry.offset + 2)
    stroke, fill = Stroke(Ink("text"), 1.2 * geometry.line_scale), Ink("canvas")
    for node in range(geometry.topology.p):
        at = port_of(geometry, node)
        sketch.box(Box(at, side, side, 1.0, stroke, fill, what="port", key=(node,)))


def port_of(geometry: Geometry, node: int) -> Point:
    """Return where the spoke of a node meets the box."""
    x, y = geometry.way(node, 0.0).points[-1].tolist()
    return x, y


def bus_of(sign: Rect) -> tuple[float, float, float]:
    """Return left end, right end and height of the bus bar."""
    return sign.left, sign.right, sign.centre[1]


def _draw_bus(sketch: Sketch, geometry: Geometry, sign: Rect, ink: Ink) -> None:
    """Draw the bar that all ports share, with some of their joints."""
    left, right, y = bus_of(sign)
    thick = max(min(6.0 * geometry.line_scale, 0.4 * sign.height), 2.0)
    sketch.line(np.array([(left, y), (right, y)]), Stroke(ink, thick), "bus")
    joints = min(geometry.topology.p, 8)
    places = np.linspace(left, right, joints + 2)[1:-1]
    half = sign.height / 2
    up = np.arange(joints) % 2 == 0
    ends = np.where(up, y - half, y + half)
    lines = np.stack([places, np.full(joints, y), places, ends], axis=1)
    sketch.lines(lines, Stroke(ink, max(1.6 * geometry.line_scale, 1.0)), "joints")


def _draw_crossed(sketch: Sketch, geometry: Geometry, sign: Rect) -> None:
    """Draw two arrows that cross."""
    ink = Ink("second-text")
    wide = min(sign.width, 2.6 * sign.height)
    width = max(2.2 * geometry.line_scale, 1.0)
    x, y = sign.centre
    left, right, half = x - wide / 2, x + wide / 2, 0.42 * sign.height
    long, broad = head_size(geometry, width)
    long, broad = min(long, 0.3 * wide), min(broad, 0.4 * sign.height)
    for side in (1, -1):
        begin, end = y - side * half, y + side * half
        points = np.array(
            [
                (left, begin),
                (left + 0.22 * wide, begin),
                (right - 0.22 * wide - long, end),
                (right - long, end),
            ]
        )
        sketch.line(points, Stroke(ink, width), "crossed")
        corners = [(right, end), (right - long, end - broad), (right - long, end + broad)]
        sketch.area_of(corners, ink, "crossed-head")


# What goes through it -----------------------------------------------------------------------------


def draw_through(sketch: Sketch, geometry: Geometry, lanes: Iterable[Lane]) -> None:
    """Draw the ways of messages inside the box: over the bus of a hub, straight in a switch."""
    box = geometry.box
    if box is None or geometry.topology.p > MOST_PORTS:
        return
    pairs: dict[int, list[Lane]] = {}
    for lane in lanes:
        pairs.setdefault(lane.transfer, []).append(lane)
    for transfer, both in pairs.items():
        if len(both) == 2:
            into, out = sorted(both, key=lambda lane: lane.hop)
            points = [geometry.way(into.link).points[-1], geometry.way(out.link).points[0]]
            if geometry.topology.kind == "hub":
                points[1:1] = _over_bus(frame_of(geometry, box).sign, points[0], points[1])
            width = lane_width(geometry, into.chunks)
            if geometry.topology.kind != "hub":
                width = max(0.6 * width, 1.2)
                points = _inside(box, points[0], points[1])
            stroke = Stroke(load_ink(into.chunks), width)
            sketch.line(np.array(points), stroke, "through", (transfer,))


def _inside(box: Rect, begin: Floats, end: Floats) -> list[Floats]:
    """Return a way from port to port that bends to the middle, off the sides of the box."""
    t = np.linspace(0, 1, SAMPLES)[:, None]
    middle = (begin + end) / 2
    pulled = middle + (np.array(box.centre) - middle) * BEND
    return list((1 - t) ** 2 * begin + 2 * t * (1 - t) * pulled + t**2 * end)


def _over_bus(sign: Rect, begin: Floats, end: Floats) -> list[Floats]:
    """Return the corners of the way over the bus from one port to another."""
    left, right, y = bus_of(sign)
    return [np.array([min(max(float(port[0]), left), right), y]) for port in (begin, end)]


# Words --------------------------------------------------------------------------------------------


def write_centre(
    sketch: Sketch,
    geometry: Geometry,
    scene: Scene | None,
    turns: Turns | None,
    words: Callable[[Text], str],
) -> None:
    """Write what the box is; with a scene, what goes through it and who is next."""
    box = geometry.box
    if box is None:
        return
    frame = frame_of(geometry, box)
    kind = next(one for one in TOPOLOGIES if one.key == geometry.topology.kind)
    title, size = words(kind.title), frame.title_size
    while size > geometry.least and text_width(title, size, 700) > 0.86 * box.width:
        size -= 1
    if text_width(title, size, 700) <= box.width:
        ground = Ink("not-held", share=0.45)
        sketch.write(
            title, frame.title_at, size, Ink("text"), 700, halo=ground, what="centre-title"
        )
    if scene is not None:
        _write_lines(sketch, geometry, frame, scene, turns, words)


def _write_lines(
    sketch: Sketch,
    geometry: Geometry,
    frame: Frame,
    scene: Scene,
    turns: Turns | None,
    words: Callable[[Text], str],
) -> None:
    size = max(min(TYPE * geometry.scale, 0.11 * frame.box.height), geometry.least)
    pitch = PITCH * size
    room = int(frame.text.height / pitch + 0.2)
    if room < 1:
        return
    if turns is None:
        lines = _of_switch(scene, words)
    else:
        lines = _of_hub(turns, words, frame.text.width, size, room)
    y = frame.text.top + pitch / 2
    ink = number_ink(int(scene.chunks.max(initial=1)))
    for place, (line, key) in enumerate(lines[:room]):
        strong = place == 0
        sketch.write(
            line,
            (frame.text.centre[0], y),
            size,
            ink if strong else Ink("text"),
            700 if strong else 400,
            halo=GROUND,
            what="centre-now" if strong else "centre-then",
            key=key,
        )
        y += pitch


Lines = list[tuple[str, tuple[int, ...]]]


def _of_switch(scene: Scene, words: Callable[[Text], str]) -> Lines:
    n = len({lane.transfer for lane in scene.lanes})
    return [(words(Text(AT_ONCE, n=n)), (n,))] if n else []


def _of_hub(
    turns: Turns, words: Callable[[Text], str], width: float, size: float, room: int
) -> Lines:
    """Return which message has the hub, and as many of those that wait as there is room for."""
    if turns.now is None:
        return []
    now = words(Text(NOW, turn=written(turns.now)))
    lines: Lines = [(now, (turns.now.source, turns.now.target))]
    if not turns.waiting:
        return lines
    most = min(len(turns.waiting), 4 * room)
    for shown in range(most, 0, -1):
        text = ", ".join(map(written, turns.waiting[:shown]))
        rest = turns.number - shown
        said = words(Text(THEN_MORE, turns=text, n=rest) if rest else Text(THEN, turns=text))
        parts = wrapped(said, width, size)
        if len(parts) < room and all(text_width(part, size) <= width for part in parts):
            break
    else:
        return [*lines, (f"+\u2009{turns.number}", ())]
    key = tuple(turn.source for turn in turns.waiting[:shown])
    return [*lines, *((part, key) for part in parts)]
