"""Nodes: the disc with its labels, and round it the ring of what the node holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import hypot

import numpy as np

from engine.picture.clearance import ring_gap, ring_thickness
from engine.picture.figure import Box, Point, Stroke
from engine.picture.geometry import Geometry
from engine.picture.ink import Ink, hollow, origin_ink
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.report.holdings import ARRIVING, HELD, NONE, Segment
from engine.report.scene import LOAD, Name, Scene, name_number
from engine.topology import Topology

MOST_SEGMENTS = 16
"""Up to so many chunks a ring has one segment each; above, one arc for the share."""

MOST_BINARY = 32
"""Up to so many nodes a hypercube's labels are binary over decimal."""

PALE = 0.38
"""How much of its colour an arriving segment keeps."""

LABELLED_FROM = 26.0
"""Pixels between neighbours from which the nodes of a large network have numbers above them."""


def draw_nodes(sketch: Sketch, geometry: Geometry) -> None:
    """Draw the discs; those of vertices that are no processors are squares."""
    width = 1.6 * geometry.line_scale if geometry.detailed else 1.0
    stroke = Stroke(Ink("text" if geometry.detailed else "idle-link"), width)
    fill, radius, p = Ink("canvas"), geometry.radius, geometry.topology.p
    discs = geometry.points[:p][geometry.in_sight[:p]]
    sketch.discs(discs, radius, stroke, fill, "node")
    if geometry.box is not None:
        return
    for x, y in geometry.points[p:].tolist():
        sketch.box(Box((x, y), 2 * radius, 2 * radius, 0.0, stroke, fill, what="vertex"))


def is_round(topology: Topology) -> bool:
    """Return whether all nodes stand on an oval, so that there is room outside it."""
    return topology.kind == "ring" or topology.centre is not None


def usual_labels(topology: Topology) -> tuple[str, ...]:
    """Return which labels nodes have when nothing else is asked for, the upper one first."""
    if topology.kind == "hypercube" and 2 < topology.p <= MOST_BINARY:
        return "binary", "decimal"
    return ("decimal",)


def label_radius(topology: Topology, kinds: Sequence[str], least: float) -> float:
    """Return the radius from which one of a network's labels stands in its nodes."""
    found = []
    for kind in tuple(kinds) or usual_labels(topology):
        last = topology.label(topology.p - 1, kind)
        wide = max(text_width(last, least, 600), text_width("0" * len(last), least, 600))
        found.append(hypot(wide / 2, cap_height(least) / 2) + 1)
    return min(found)


def draw_labels(sketch: Sketch, geometry: Geometry, kinds: Sequence[str]) -> None:
    """Write the nodes' labels, as large as all of them fit; what does not fit is left out.

    Two lines, else the upper alone, else the lower alone stand in the nodes; else the upper does
    beside them.

    ``kinds`` are styles of ``Topology.label``, at most two, the upper one first.
    """
    topology = geometry.topology
    nodes = np.flatnonzero(geometry.in_sight[: topology.p]).tolist()
    if not nodes or (not geometry.detailed and geometry.nearest < LABELLED_FROM):
        return
    kinds = tuple(kinds) or usual_labels(topology)
    texts = [[topology.label(node, kind) for node in nodes] for kind in kinds]
    radius = geometry.radius
    points = [(x, y) for x, y in geometry.points[nodes].tolist()]
    if len(kinds) > 1:
        sizes = _stacked_sizes(texts[0], texts[1], geometry)
        if sizes is not None:
            _write_stacked(sketch, points, radius, nodes, texts, sizes)
            return
    alone = [(found, kind) for kind in texts if (found := _inside_size(kind, geometry))]
    size, chosen = alone[0] if alone else (0.0, texts[0])
    least = geometry.least
    wide = max(text_width(text, least) for text in chosen)
    for node, at, text in zip(nodes, points, chosen, strict=True):
        if size:
            sketch.write(text, at, size, Ink("text"), 600, what="label", key=(node,))
        elif is_round(topology) and geometry.detailed and geometry.nearest >= 15:
            away = _outside(geometry, at)
            sketch.write(text, away, least, Ink("text"), what="label", key=(node,))
        elif wide <= geometry.nearest - 2 * geometry.offset - 4:
            above = at[0], at[1] - geometry.outer - 0.8 * least
            halo = Ink("canvas", alpha=0.8)
            ink = Ink("text")
            sketch.write(text, above, least, ink, halo=halo, what="label", key=(node,))


def _inside_size(texts: list[str], geometry: Geometry) -> float:
    """Return the largest size at which every text fits into a disc, 0 if none does."""
    radius = geometry.radius
    size = max(0.66 * radius, geometry.least)
    while size >= geometry.least:
        wide = max(text_width(text, size, 600) for text in texts)
        if hypot(wide / 2, cap_height(size) / 2) <= radius - 1:
            return size
        size -= 1
    return 0.0


def _stacked_sizes(
    upper: list[str], lower: list[str], geometry: Geometry
) -> tuple[float, float] | None:
    """Return the sizes of two lines that fit into a disc, None if none do."""
    radius, least = geometry.radius, geometry.least
    for share in (0.56, 0.5, 0.46, 0.42):
        first, second = max(share * radius, least), max(0.78 * share * radius, least)
        high = cap_height(first) + 0.16 * radius + cap_height(second)
        wide = (
            max(text_width(text, first, 600) for text in upper),
            max(text_width(text, second) for text in lower),
        )
        # The corners of wide bold digits may come near the line: their shapes are round.
        if all(hypot(x / 2, 0.4 * high) <= radius - 1.5 for x in wide):
            return first, second
    return None


def _write_stacked(
    sketch: Sketch,
    points: list[Point],
    radius: float,
    nodes: list[int],
    texts: list[list[str]],
    sizes: tuple[float, float],
) -> None:
    heights = cap_height(sizes[0]), cap_height(sizes[1])
    gap = 0.2 * radius
    top = -(sum(heights) + gap) / 2
    first, second = top + heights[0] / 2, top + heights[0] + gap + heights[1] / 2
    for node, (x, y), high, low in zip(nodes, points, *texts, strict=True):
        key = (node,)
        sketch.write(high, (x, y + first), sizes[0], Ink("text"), 600, what="label", key=key)
        sketch.write(low, (x, y + second), sizes[1], Ink("second-text"), what="label", key=key)


def _outside(geometry: Geometry, at: Point) -> Point:
    """Return a place outside a ring of nodes."""
    middle = geometry.points.mean(axis=0).tolist()
    dx, dy = at[0] - middle[0], at[1] - middle[1]
    away = (geometry.outer + geometry.offset + 0.8 * geometry.least) / max(hypot(dx, dy), 1.0)
    return at[0] + dx * away, at[1] + dy * away


def draw_rings(sketch: Sketch, geometry: Geometry, scene: Scene, named_by: str) -> None:
    """Draw round every node what it holds: full, pale for what is arriving."""
    if scene.holdings is None or geometry.outer <= geometry.radius:
        return
    gap = ring_gap(geometry.radius, geometry.line_scale)
    thick = ring_thickness(geometry.radius, geometry.line_scale)
    radius = geometry.radius + gap + thick / 2
    for node, segments in enumerate(scene.holdings):
        if not segments or not geometry.in_sight[node]:
            continue
        x, y = geometry.points[node].tolist()
        states = Counter(segment.state for segment in segments)
        sketch.note("ring", (node, states[HELD], states[ARRIVING], states[NONE]))
        if len(segments) <= MOST_SEGMENTS and named_by != LOAD:
            _draw_segments(sketch, (x, y), radius, thick, segments, named_by)
        else:
            _draw_share(sketch, (x, y), radius, thick, states, len(segments))


def _draw_segments(
    sketch: Sketch,
    centre: Point,
    radius: float,
    thick: float,
    segments: tuple[Segment, ...],
    named_by: str,
) -> None:
    span = 360 / len(segments)
    gap = min(92 / radius, 0.3 * span) if len(segments) > 1 else 0.0
    for place, segment in enumerate(segments):
        begin, sweep = place * span + gap / 2, span - gap
        if segment.state == NONE or segment.origin is None:
            sketch.arc(centre, radius, begin, sweep, Stroke(Ink("not-held"), thick))
            continue
        number = name_number(Name(segment.origin, segment.destination), named_by)
        share = PALE if segment.state == ARRIVING else 1.0
        sketch.arc(centre, radius, begin, sweep, Stroke(origin_ink(number, share), thick))
        if hollow(number):
            inset = min(0.25 * span, 0.5 * gap + 1.0)
            stroke = Stroke(Ink("canvas"), 0.42 * thick)
            sketch.arc(centre, radius, begin + inset, sweep - 2 * inset, stroke)


def _draw_share(
    sketch: Sketch, centre: Point, radius: float, thick: float, states: Counter[str], slots: int
) -> None:
    sketch.arc(centre, radius, 0, 360, Stroke(Ink("not-held"), thick))
    held, arriving = 360 * states[HELD] / slots, 360 * states[ARRIVING] / slots
    if arriving:
        pale = Stroke(Ink("accent", share=PALE), thick)
        sketch.arc(centre, radius, held, arriving, pale)
    if held:
        sketch.arc(centre, radius, 0, held, Stroke(Ink("accent"), thick))
