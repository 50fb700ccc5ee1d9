"""A network with numbered arrows and sets of chunks: what textbook figures are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot

import numpy as np

from engine.picture.arches import spacing, ways_of
from engine.picture.centre import draw_box, write_centre
from engine.picture.figure import Point, Rect, Stroke, box_at
from engine.picture.geometry import Fit, Geometry, fit
from engine.picture.ink import Ink
from engine.picture.lanes import arrow
from engine.picture.marks import texts_of
from engine.picture.nodes import draw_labels, draw_nodes, is_round
from engine.picture.occupied import Occupied, around
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.picture.ways import Way
from engine.report.carried import Carried
from engine.report.placement import Placement
from engine.text import Text
from engine.topology import Topology

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (8, 4),
    (2.5, 2.5),
    (12, 3, 2.5, 3),
    (5, 2.5),
    (12, 3, 2.5, 3, 2.5, 3),
)
"""The lines of the steps, on and off in pixels; from the seventh step on they come again."""

INKS = (Ink("accent"), Ink("text"))
"""Odd and even steps: light and dark in grey too."""

SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82)
"""Where along its arrow a number may stand, the best first."""

GROUND = Ink("canvas", alpha=0.9)
THIN_FROM = 60
"""More arrows than this in one network are drawn thinner."""

SHORT = 2.0
"""Arrows not so many times as long as their number is wide have it beside them."""

AROUND_NODE = tuple(
    (np.sin(np.radians(angle)), -np.cos(np.radians(angle)))
    for angle in (135, 225, 45, 315, 180, 0, 90, 270, 158, 202, 112, 248, 68, 292, 22, 338)
)
"""Directions in which a node's set may stand, the best first."""


@dataclass(frozen=True)
class Look:
    """How networks of a figure are drawn.

    ``size`` is that of sets, ``margin`` what is kept free for them beside and above (pixels).
    """

    placement: Placement
    topology: Topology
    scale: float
    line_scale: float
    least: float
    size: float
    margin: tuple[float, float]
    labels: tuple[str, ...]
    words: Callable[[Text], str] = str


@dataclass(frozen=True)
class Drawing:
    """What is drawn in one network: a step, or all of them (step 0), or the end (none moves).

    ``moves`` are (step from 1, what moves); ``sets`` the words on each arrow, "" for none;
    ``held`` the words beside nodes.  Where all steps are drawn, arrows have their step's number.
    """

    moves: Sequence[tuple[int, Carried]]
    sets: Sequence[str]
    held: Mapping[int, str]
    step: int = 0


def step_stroke(step: int, line_scale: float) -> Stroke:
    """Return the line of a step's arrows."""
    dash = tuple(length * line_scale for length in DASHES[(step - 1) % len(DASHES)])
    return Stroke(INKS[(step - 1) % len(INKS)], 2.2 * line_scale, dash)


class BookNetwork:
    """One network in an area; ``draw`` returns how many sets found no room."""

    def __init__(self, look: Look, area: Rect, drawing: Drawing) -> None:
        across, upwards = look.margin
        inner = Rect(
            area.left + across, area.top + upwards, area.right - across, area.bottom - upwards
        )
        into = Fit(inner, look.scale, look.line_scale, least=look.least)
        fitted = fit(look.topology, look.placement, into)
        self.geometry: Geometry = replace(fitted, area=area, _ways={}, _pieces={})
        self.look = look
        self.drawing = drawing
        self.ways = ways_of(self.geometry, [move for _, move in drawing.moves])

    def draw(self, sketch: Sketch) -> int:
        """Draw everything; return how many sets were left out for want of room."""
        own = Sketch()
        self._draw_links(own)
        draw_box(own, self.geometry)
        heads = [self._draw_arrow(own, number) for number in range(len(self.ways))]
        draw_nodes(own, self.geometry)
        draw_labels(own, self.geometry, self.look.labels)
        write_centre(own, self.geometry, None, None, self.look.words)
        taken = Occupied(self.geometry, range(len(self.ways)), self.ways.__getitem__)
        for box in (*heads, *(Rect(*box) for box in texts_of(own).tolist())):
            taken.take(box.grown(2.5))
        if not self.drawing.step:
            self._draw_numbers(own, taken)
        left_out = self._write_held(own, taken) + self._write_sets(own, taken)
        for shape in own.shapes:
            sketch.add(shape)
        return left_out

    def _draw_links(self, sketch: Sketch) -> None:
        links = self.look.topology.links
        once = np.flatnonzero(links[:, 0] < links[:, 1])
        stroke = Stroke(Ink("idle-link", alpha=0.75), 1.1 * self.geometry.line_scale)
        sketch.lines(self.geometry.segments(once, 0.0), stroke, "link")

    def _draw_arrow(self, sketch: Sketch, number: int) -> Rect:
        """Draw an arrow; return the rectangle of its head."""
        step, move = self.drawing.moves[number]
        key = (step, move.source, move.target)
        lines = self.geometry.line_scale * min(1.0, max(THIN_FROM / len(self.ways), 0.25))
        stroke = step_stroke(1 if self.drawing.step else step, lines)
        length, half = 9.5 * lines, 4.2 * lines
        stem, head = arrow(self.ways[number], stroke.width, length, half)
        corners = [(x, y) for x, y in head.tolist()]
        sketch.line(stem, stroke, "step-arrow", key)
        sketch.area_of(corners, stroke.ink, "step-head", key)
        return around(corners)

    # Words ----------------------------------------------------------------------------------------

    def _draw_numbers(self, sketch: Sketch, taken: Occupied) -> None:
        """Put each arrow's step into a disc on it."""
        size = max(self.look.size * 0.95, self.look.least)
        for number, way in enumerate(self.ways):
            step, move = self.drawing.moves[number]
            side = disc_side(str(step), size)
            places = [box_at(way.at(share * way.length), side, side) for share in SHARES]
            if way.length < SHORT * side:
                places = list(self._beside_way(way, side, side))
            box = places[taken.best(places, number).place]
            taken.take(box.grown(1.0))
            key = (step, move.source, move.target)
            draw_disc(sketch, box.centre, step, size, "step-number", key)

    def _write_held(self, sketch: Sketch, taken: Occupied) -> int:
        left_out = 0
        for node, text in self.drawing.held.items():
            places = self._beside_node(node, text)
            left_out += not self._write(
                sketch, taken, places, -1, text, "held", (self.drawing.step, node)
            )
        return left_out

    def _write_sets(self, sketch: Sketch, taken: Occupied) -> int:
        left_out = 0
        for number, text in enumerate(self.drawing.sets):
            if text:
                step, move = self.drawing.moves[number]
                places = list(self._beside_arrow(self.ways[number], text))
                key = (step, move.source, move.target)
                left_out += not self._write(sketch, taken, places, number, text, "set", key)
        return left_out

    def _write(
        self,
        sketch: Sketch,
        taken: Occupied,
        places: Sequence[Rect],
        owner: int,
        text: str,
        what: str,
        key: tuple[int, ...],
    ) -> bool:
        """Write a set where it is best; return whether there was room."""
        place, free = taken.best(places, owner)
        if free:
            box = places[place]
            ink = Ink("text") if what == "held" else self._set_ink(key[0])
            size = self.look.size
            sketch.write(text, box.centre, size, ink, halo=GROUND, what=what, key=key)
            taken.take(box.grown(1.5))
        return free

    def _set_ink(self, step: int) -> Ink:
        return step_stroke(1 if self.drawing.step else step, 1.0).ink

    def _box(self, text: str) -> tuple[float, float]:
        """Return width and height of a set, braces included."""
        return text_width(text, self.look.size), 1.35 * cap_height(self.look.size)

    def _beside_node(self, node: int, text: str) -> list[Rect]:
        """Return where a node's set may stand: outside of a ring first, else below it."""
        wide, high = self._box(text)
        at: Point = tuple(self.geometry.points[node].tolist())
        directions: Iterable[Point] = AROUND_NODE
        if is_round(self.look.topology):
            middle = self.geometry.points.mean(axis=0)
            dx, dy = at[0] - middle[0], at[1] - middle[1]
            length = max(hypot(dx, dy), 1e-9)
            directions = ((dx / length, dy / length), *AROUND_NODE)
        return [
            beside(at, direction, self.geometry.outer + gap * self.look.scale, wide, high)
            for gap in (4.0, 8.0, 14.0)
            for direction in directions
        ]

    def _beside_arrow(self, way: Way, text: str) -> Iterator[Rect]:
        """Yield where an arrow's set may stand: at its middle, to its right first."""
        yield from self._beside_way(way, *self._box(text))

    def _beside_way(self, way: Way, wide: float, high: float) -> Iterator[Rect]:
        for gap in (0.6, 1.2, 2.2):
            for share in SHARES:
                for side in (1, -1):
                    dx, dy = way.direction(share * way.length)
                    half = (wide * abs(dy) + high * abs(dx)) / 2
                    aside = side * (half + gap * spacing(self.geometry))
                    yield box_at(way.right_of(share * way.length, aside), wide, high)


def beside(at: Point, direction: Point, away: float, wide: float, high: float) -> Rect:
    """Return a box whose nearest point to ``at`` is ``away`` from it, in a direction."""
    dx, dy = direction
    low, far = away, away + wide + high
    for _ in range(20):
        reach = (low + far) / 2
        x, y = abs(dx) * reach - wide / 2, abs(dy) * reach - high / 2
        if hypot(max(x, 0.0), max(y, 0.0)) < away:
            low = reach
        else:
            far = reach
    return box_at((at[0] + dx * far, at[1] + dy * far), wide, high)


def disc_side(text: str, size: float) -> float:
    """Return how wide the disc of a step's number is."""
    wide, high = text_width(text, size, 600), cap_height(size)
    return hypot(wide, high) + 5.0


def draw_disc(
    sketch: Sketch, at: Point, step: int, size: float, what: str, key: tuple[int, ...]
) -> None:
    """Draw a step's number in a disc."""
    text = str(step)
    ink = step_stroke(step, 1.0).ink
    radius = disc_side(text, size) / 2
    around_it = Stroke(Ink("canvas"), 2.0)
    sketch.discs(np.array([at]), radius, around_it, ink, "step-disc")
    sketch.write(text, at, size, Ink("canvas"), 600, what=what, key=key)
