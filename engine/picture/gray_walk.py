"""The Gray ring on the hypercube as a figure: what has been walked, and the link that comes next.

``walk_figure`` is a pure function of the links walked and the glide along the last of them; a glide
of 0 is rest before it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.gray_code import changing_bit, gray
from engine.picture.book_network import beside
from engine.picture.figure import Figure, Floats, Point, Rect, Stroke
from engine.picture.geometry import Fit, Geometry, fit
from engine.picture.gray import BIT, HEADING_SHARE
from engine.picture.heading import Heading, draw_heading, lay_out, usual_height
from engine.picture.ink import Ink
from engine.picture.lanes import draw_idle
from engine.picture.nodes import draw_labels, draw_nodes, label_radius
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.report.placement import place
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology, build

MOST_DRAWN = 4
"""The longest code whose hypercube is drawn."""

TITLE = QT_TRANSLATE_NOOP("gray tutor", "Position {position}: node {node}")
NEXT = QT_TRANSLATE_NOOP(
    "gray tutor",
    "Bit {bit} changes next: along dimension {bit} to node {node}, position {position}.",
)
CLOSED = QT_TRANSLATE_NOOP(
    "gray tutor",
    "The ring is closed: {n} steps, each along one link, and back to position 0.",
    None,
    1,
)
LABELS = ("binary", "decimal")

SHARES = (0.5, 0.4, 0.6, 0.3, 0.7)
"""Where along its link the bit may stand, the best first."""


class Walk(NamedTuple):
    """A ring of 2^bits under way: links walked, and how far along the last of them, 0 to 1."""

    bits: int
    walked: int
    glide: float

    @property
    def steps(self) -> int:
        """The links of the ring."""
        return 1 << self.bits

    @property
    def rests(self) -> bool:
        """Whether the last link is done."""
        return self.glide >= 1 or self.walked == 0

    @property
    def current(self) -> int | None:
        """The link that is being walked, or comes next, None at the end."""
        link = self.walked if self.rests else self.walked - 1
        return link if link < self.steps else None


@lru_cache(maxsize=8)
def _cube(bits: int) -> Topology:
    return build("hypercube", (2,) * bits)


def said(bits: int, walked: int, glide: float = 1.0) -> tuple[Text, Text]:
    """Return title and sentence of a moment of the walk, for a code of any length."""
    walk = Walk(bits, walked, glide)
    at = walk.walked if walk.rests else walk.walked - 1
    title = Text(TITLE, position=at % walk.steps, node=label(at, bits))
    if walk.current is None:
        return title, Text(CLOSED, n=walk.steps)
    bit, to = changing_bit(walk.current, bits), (walk.current + 1) % walk.steps
    return title, Text(NEXT, bit=bit, node=label(to, bits), position=to)


def label(position: int, bits: int) -> str:
    """Return the code of a position of the ring, which goes round.

    >>> label(2, 3), label(8, 3)
    ('011', '000')
    """
    return format(gray(position % (1 << bits)), f"0{bits}b")


def walk_figure(bits: int, walked: int, glide: float, paper: Paper) -> Figure:
    """Return the hypercube with the Gray ring walked so far.

    Parameters
    ----------
    bits : int
        The dimension, 1 to ``MOST_DRAWN``.
    walked : int
        0 to 2^bits links of the ring.
    glide : float
        How far along the last of them, 0 to 1.
    paper : Paper
    """
    walk = Walk(bits, walked, 1.0) if glide > 0 else Walk(bits, max(walked - 1, 0), 1.0)
    walk = walk if glide <= 0 else walk._replace(glide=min(glide, 1.0))
    pad = max(round(12 * paper.scale), 6)
    whole = Rect(pad, pad / 2, paper.width - pad, paper.height - pad / 2)
    sketch = Sketch()
    draw_heading(sketch, _heading(walk, whole.width, paper), whole)
    states = (Walk(bits, k, 1.0) for k in range(walk.steps + 1))
    top = whole.top + max(_heading(one, whole.width, paper).height for one in states)
    aside = text_width(paper.words(Text(BIT, bit=bits)), _size(paper), 600)
    area = whole._replace(left=whole.left + aside, top=top, right=whole.right - aside)
    topology = _cube(bits)
    radius = label_radius(topology, ("binary",), paper.least)
    into = Fit(area, paper.scale, paper.line_scale, least=paper.least, label_radius=radius)
    geometry = fit(topology, place(topology), into)
    _draw_ring(sketch, geometry, walk, paper)
    draw_nodes(sketch, geometry)
    _draw_walker(sketch, geometry, walk)
    _draw_labels(sketch, geometry, geometry.radius >= radius)
    _draw_dimension(sketch, geometry, walk, paper)
    return Figure(paper.width, paper.height, Ink("canvas"), (sketch.layer(),), 0)


def _heading(walk: Walk, width: float, paper: Paper) -> Heading:
    title, sentence = said(*walk)
    words = paper.words
    height = max(usual_height(paper.scale, paper.least), HEADING_SHARE * paper.height)
    return lay_out(words(title), words(sentence), "", width, height, paper.scale, paper.least)


def _ends(geometry: Geometry, link: int, bits: int) -> Floats:
    """Return both ends of a link of the ring, by its number: float64 of shape (2, 2)."""
    nodes = [gray(link), gray((link + 1) % (1 << bits))]
    return np.asarray(geometry.points[nodes])


def _draw_ring(sketch: Sketch, geometry: Geometry, walk: Walk, paper: Paper) -> None:
    links = geometry.topology.links
    draw_idle(sketch, geometry, np.flatnonzero(links[:, 0] < links[:, 1]))
    lines = paper.line_scale
    done = walk.walked if walk.rests else walk.walked - 1
    if walk.current is not None:
        ends = _ends(geometry, walk.current, walk.bits)
        dash = (7 * lines, 4 * lines) if walk.rests else ()
        stroke = Stroke(Ink("load-1"), 4.5 * lines, dash)
        bit = changing_bit(walk.current, walk.bits)
        sketch.line(ends, stroke, "current", (walk.current, bit))
    walked = Stroke(Ink("accent"), 4.5 * lines)
    for link in range(done):
        sketch.line(_ends(geometry, link, walk.bits), walked, "walked", (link,))
    if not walk.rests:
        begin, end = _ends(geometry, walk.walked - 1, walk.bits)
        sketch.line(np.array([begin, begin + walk.glide * (end - begin)]), walked, "walking")


def _draw_walker(sketch: Sketch, geometry: Geometry, walk: Walk) -> None:
    """Tint the nodes that have been visited, and put a ring round where the walk is."""
    done = walk.walked if walk.rests else walk.walked - 1
    visited = sorted({gray(k % walk.steps) for k in range(done + 1)})
    tint = Ink("accent", 0.22)
    sketch.discs(geometry.points[visited], geometry.radius, None, tint, "visited")
    at = geometry.points[gray(done % walk.steps)]
    if not walk.rests:
        begin, end = _ends(geometry, walk.walked - 1, walk.bits)
        at = begin + walk.glide * (end - begin)
    lines = geometry.line_scale
    stroke = Stroke(Ink("number-1"), 3.5 * lines)
    sketch.discs(np.array([at]), geometry.radius + 3 * lines, stroke, None, "walker")


def _draw_labels(sketch: Sketch, geometry: Geometry, inside: bool) -> None:
    """Write the codes into the nodes or beside them; where there is no room, decimal numbers."""
    for kinds in (LABELS,) if inside else (("binary",), ("decimal",)):
        before = len(sketch.shapes)
        draw_labels(sketch, geometry, kinds)
        if len(sketch.shapes) > before:
            return


def _draw_dimension(sketch: Sketch, geometry: Geometry, walk: Walk, paper: Paper) -> None:
    """Say beside the link that comes next which bit and dimension it is."""
    if walk.current is None:
        return
    ends = _ends(geometry, walk.current, walk.bits)
    bit = changing_bit(walk.current, walk.bits)
    size = _size(paper)
    text = paper.words(Text(BIT, bit=bit))
    wide, high = text_width(text, size, 600), 1.3 * cap_height(size)
    dx, dy = (ends[1] - ends[0]) / max(float(np.hypot(*(ends[1] - ends[0]))), 1e-9)
    places = [
        beside(_between(ends, share), (side * dy, -side * dx), 5 * paper.line_scale, wide, high)
        for share in SHARES
        for side in (1, -1)
    ]
    box = min(places, key=_covering(geometry, walk.current, walk.bits))
    ground = Ink("canvas", alpha=0.9)
    sketch.write(
        text, box.centre, size, Ink("number-1"), 600, halo=ground, what="dimension", key=(bit,)
    )


def _between(ends: Floats, share: float) -> Point:
    """Return a point between two ends."""
    x, y = ends[0] + share * (ends[1] - ends[0])
    return float(x), float(y)


def _covering(geometry: Geometry, link: int, bits: int) -> Callable[[Rect], int]:
    """Return what says how much of a picture a rectangle covers: nodes count more than lines."""
    nodes = geometry.points[:, None]
    around = geometry.radius * np.array([[1, 0], [-1, 0], [0, 1], [0, -1], [0, 0]])
    discs = (nodes + around).reshape(-1, 2)
    own = {gray(link), gray((link + 1) % (1 << bits))}
    others = [(a, b) for a, b in geometry.topology.links.tolist() if a < b and {a, b} != own]
    along = np.linspace(0, 1, 41)[:, None]
    lines = [geometry.points[a] * (1 - along) + geometry.points[b] * along for a, b in others]
    on_lines = np.concatenate(lines) if lines else np.empty((0, 2))

    def count(points: Floats, box: Rect) -> int:
        x, y = points.T
        inside = (x > box.left) & (x < box.right) & (y > box.top) & (y < box.bottom)
        return int(inside.sum())

    return lambda box: 20 * count(discs, box) + count(on_lines, box)


def _size(paper: Paper) -> float:
    """Return the size of the word beside the link."""
    return max(15 * paper.scale, paper.least)
