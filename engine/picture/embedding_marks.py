"""The shapes of an embedding's figure: lines by load, marks of nodes, and what is lit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from math import log2

from engine.embedding import Embedding
from engine.picture.figure import Box, Key, Point, Stroke
from engine.picture.graph_spread import Spread
from engine.picture.ink import ORIGINS, Ink, edge_ink, hollow, load_ink, origin_ink
from engine.picture.sketch import Sketch

NO_GUEST = -1
LOOKS = 2 * len(ORIGINS)
"""After so many guest nodes colours come again."""

LIT = Ink("accent", alpha=0.42)


def draw_ways(sketch: Sketch, graph: Spread, strokes: Sequence[Stroke], what: str) -> None:
    """Draw every line of a graph once, the widest last; many of one stroke together."""
    order = sorted(range(len(strokes)), key=lambda way: strokes[way].width)
    if graph.numbered:
        for way in order:
            sketch.line(graph.ways[way], strokes[way], what, (way,))
        return
    for stroke, group in groupby(order, key=strokes.__getitem__):
        chosen = tuple(group)
        sketch.lines(graph.segments(chosen), stroke, what, chosen)


def load_stroke(load: int, graph: Spread, scale: float) -> Stroke:
    """Return how a host line is drawn over which so many edges go."""
    if not load:
        share, width = (0.6, 1.1) if graph.numbered else (0.35, 0.7)
        return Stroke(Ink("idle-link", share=share), width * scale)
    grown = log2(load + 1)
    width = 1.6 + 1.5 * grown if graph.numbered else 0.8 + 0.5 * grown
    return Stroke(load_ink(load), min(width * scale, 0.9 * graph.radius))


def edge_stroke(length: int, graph: Spread, scale: float) -> Stroke:
    """Return how a guest edge is drawn whose path has so many links."""
    if length == 1:
        return Stroke(Ink("idle-link"), (1.6 if graph.numbered else 1.0) * scale)
    return Stroke(Ink("text"), (1.8 if graph.numbered else 1.2) * scale)


def draw_mark(
    sketch: Sketch, at: Point, radius: float, number: int, size: float, what: str, key: Key
) -> None:
    """Draw a node as the mark of the guest node ``number``, pale where there is none.

    ``size`` is that of the number in it; where it is 0, marks of one look are one stamp.
    """
    if not size:
        look = number if number == NO_GUEST else number % LOOKS
        sketch.stamp(at, 2 * radius + 2, mark_shapes(radius, look), what, key)
        return
    first, *others = mark_shapes(radius, number)
    for shape in (first._replace(what=what, key=key), *others):
        sketch.box(shape._replace(centre=at))
    if number != NO_GUEST:
        ink = Ink("dark-ink") if hollow(number) else Ink(f"on-{number % len(ORIGINS)}")
        sketch.write(str(number), at, size, ink, 700, what="node-number", key=key)


@lru_cache(maxsize=1024)
def mark_shapes(radius: float, number: int) -> tuple[Box, ...]:
    """Return the mark of a guest node round the point 0, 0."""
    if number == NO_GUEST:
        rim = Stroke(Ink("idle-link", share=0.6), 1.0)
        return (disc((0, 0), 0.72 * radius, rim, Ink("not-held"), "", ()),)
    rim = Stroke(edge_ink(number), 1.2)
    full = disc((0, 0), radius, rim, origin_ink(number), "", ())
    inner = disc((0, 0), 0.74 * radius, None, Ink("white"), "hollow", ())
    return (full, inner) if hollow(number) else (full,)


def disc(
    at: Point, radius: float, stroke: Stroke | None, fill: Ink | None, what: str, key: Key
) -> Box:
    """Return a disc with a key."""
    return Box(at, 2 * radius, 2 * radius, radius, stroke, fill, what=what, key=key)


class Lights:
    """Lights edges of the guest and lines of the host on both sides."""

    def __init__(
        self, sketch: Sketch, embedding: Embedding, guest: Spread, host: Spread, scale: float
    ) -> None:
        self._sketch, self._embedding = sketch, embedding
        self._guest, self._host, self._scale = guest, host, scale

    def edge(self, edge: int) -> None:
        """Light an edge, its path and the ends of both."""
        self._band(self._guest, edge, "lit-edge", (edge,))
        host = self._embedding.host
        for a, b in pairwise(self._embedding.path(edge)):
            line = host.line_between(a, b)
            assert line is not None  # a path follows links
            self._band(self._host, line, "path", (edge, a, b))
        self._ends(edge)

    def line(self, line: int) -> None:
        """Light a line, and the edges that load it."""
        self._band(self._host, line, "lit-line", (line,))
        for edge in self._embedding.edges_over(line):
            self._band(self._guest, edge, "lit-edge", (edge,))
            self._ends(edge)

    def _band(self, graph: Spread, way: int, what: str, key: Key) -> None:
        width = (12.0 if graph.numbered else 7.0) * self._scale
        self._sketch.line(graph.ways[way], Stroke(LIT, width), what, key)

    def _ends(self, edge: int) -> None:
        """Draw a ring round both ends of an edge, on both sides."""
        stroke = Stroke(Ink("accent"), 2.4 * self._scale)
        placed = self._embedding.placed
        for node in self._embedding.guest.edges[edge].tolist():
            for graph, place in ((self._guest, node), (self._host, placed[node])):
                radius = graph.radius + 3.2 * self._scale
                ring = disc(graph.at(place), radius, stroke, None, "path-end", (node,))
                self._sketch.box(ring)
