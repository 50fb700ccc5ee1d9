"""Nodes: the disc with its label, and round it the ring of what the node holds."""

from __future__ import annotations

from collections import Counter
from math import hypot, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from engine.report.holdings import ARRIVING, HELD, NONE, Segment
from engine.report.scene import Name, Scene
from gui.canvas.colours import hollow, origin_colour
from gui.canvas.geometry import Geometry, ring_gap, ring_thickness
from gui.canvas.lanes import name_number
from gui.canvas.writing import SMALLEST, Pen, sized
from gui.theme import Theme, mixed

MOST_SEGMENTS = 16
"""Up to so many chunks a ring has one segment each; above, one arc for the share."""

MOST_BINARY = 32
"""Up to so many nodes a hypercube's labels are binary over decimal."""

PALE = 0.38
"""How much of its colour an arriving segment keeps."""


def draw_nodes(pen: Pen, geometry: Geometry, theme: Theme) -> None:
    """Draw the discs; those of vertices that are no processors are squares."""
    painter = pen.painter
    radius = geometry.radius
    painter.setBrush(QColor(theme.canvas))
    width = 1.6 * geometry.line_scale if geometry.detailed else 1.0
    painter.setPen(QPen(QColor(theme.text if geometry.detailed else theme.idle_link), width))
    for node, (x, y) in enumerate(geometry.points.tolist()):
        if node < geometry.topology.p:
            painter.drawEllipse(QPointF(x, y), radius, radius)
        else:
            painter.drawRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))


def draw_labels(pen: Pen, geometry: Geometry, theme: Theme) -> None:
    """Write the nodes' numbers, as large as all of them fit."""
    topology = geometry.topology
    if not geometry.detailed:
        return
    radius = geometry.radius
    plain = [str(node) for node in range(topology.vertices)]
    if topology.kind == "hypercube" and 2 < topology.vertices <= MOST_BINARY:
        binary = [topology.label(node, "binary") for node in range(topology.vertices)]
        sizes = _stacked_sizes(binary, plain, radius)
        if sizes is not None:
            _write_stacked(pen, geometry, theme, binary, plain, sizes)
            return
    size = _inside_size(plain, radius)
    for (x, y), text in zip(geometry.points.tolist(), plain, strict=True):
        if size:
            pen.write(text, QPointF(x, y), size, theme.text, 600)
        elif topology.kind == "ring" and geometry.nearest >= 15:
            pen.write(text, _outside(geometry, x, y), SMALLEST, theme.text, 400)


def _inside_size(texts: list[str], radius: float) -> float:
    """Return the largest size at which every text fits into a disc, 0 if none does."""
    size = max(0.66 * radius, SMALLEST)
    while size >= SMALLEST:
        metrics = sized(size, 600)[1]
        wide = max(metrics.horizontalAdvance(text) for text in texts)
        if hypot(wide / 2, metrics.capHeight() / 2) <= radius - 1:
            return size
        size -= 1
    return 0.0


def _stacked_sizes(upper: list[str], lower: list[str], radius: float) -> tuple[float, float] | None:
    """Return the sizes of two lines that fit into a disc, None if none do."""
    for share in (0.56, 0.5, 0.46, 0.42):
        sizes = max(share * radius, SMALLEST), max(0.78 * share * radius, SMALLEST)
        first, second = sized(sizes[0], 600)[1], sized(sizes[1])[1]
        gap = 0.16 * radius
        whole = first.capHeight() + gap + second.capHeight()
        corners = (
            (max(first.horizontalAdvance(text) for text in upper) / 2, whole / 2),
            (max(second.horizontalAdvance(text) for text in lower) / 2, whole / 2),
        )
        # The corners of wide bold digits may come near the line: their shapes are round.
        if all(hypot(x, 0.8 * y) <= radius - 1.5 for x, y in corners):
            return sizes
    return None


def _write_stacked(
    pen: Pen,
    geometry: Geometry,
    theme: Theme,
    upper: list[str],
    lower: list[str],
    sizes: tuple[float, float],
) -> None:
    heights = [sized(sizes[0], 600)[1].capHeight(), sized(sizes[1])[1].capHeight()]
    gap = 0.2 * geometry.radius
    top = -(sum(heights) + gap) / 2
    first, second = top + heights[0] / 2, top + heights[0] + gap + heights[1] / 2
    for (x, y), high, low in zip(geometry.points.tolist(), upper, lower, strict=True):
        pen.write(high, QPointF(x, y + first), sizes[0], theme.text, 600)
        pen.write(low, QPointF(x, y + second), sizes[1], theme.second_text)


def _outside(geometry: Geometry, x: float, y: float) -> QPointF:
    """Return a place outside a ring of nodes."""
    middle = geometry.points.mean(axis=0)
    dx, dy = x - float(middle[0]), y - float(middle[1])
    away = (geometry.outer + geometry.offset + 9) / max(sqrt(dx * dx + dy * dy), 1.0)
    return QPointF(x + dx * away, y + dy * away)


def draw_rings(pen: Pen, geometry: Geometry, theme: Theme, scene: Scene) -> None:
    """Draw round every node what it holds: full, pale for what is arriving."""
    if scene.holdings is None or geometry.outer <= geometry.radius:
        return
    gap = ring_gap(geometry.radius, geometry.line_scale)
    thick = ring_thickness(geometry.radius, geometry.line_scale)
    middle = geometry.radius + gap + thick / 2
    for node, segments in enumerate(scene.holdings):
        if not segments:
            continue
        x, y = geometry.points[node].tolist()
        circle = QRectF(x - middle, y - middle, 2 * middle, 2 * middle)
        states = Counter(segment.state for segment in segments)
        pen.drawn.segments.append((node, states[HELD], states[ARRIVING], states[NONE]))
        if len(segments) <= MOST_SEGMENTS:
            _draw_segments(pen, theme, circle, thick, segments, scene.named_by)
        else:
            _draw_share(pen, theme, circle, thick, states, len(segments))


def _draw_segments(
    pen: Pen,
    theme: Theme,
    circle: QRectF,
    thick: float,
    segments: tuple[Segment, ...],
    named_by: str,
) -> None:
    span = 360 / len(segments)
    gap = min(115 * 1.6 / circle.width(), 0.3 * span) if len(segments) > 1 else 0.0
    for place, segment in enumerate(segments):
        begin = 90 - place * span - gap / 2
        sweep = -(span - gap)
        if segment.state == NONE or segment.origin is None:
            _arc(pen, circle, thick, theme.not_held, begin, sweep)
            continue
        number = name_number(Name(segment.origin, segment.destination), named_by)
        colour = origin_colour(theme, number)
        if segment.state == ARRIVING:
            colour = mixed(colour, theme.canvas, PALE)
        _arc(pen, circle, thick, colour, begin, sweep)
        if hollow(theme, number):
            inset = min(0.25 * span, 0.5 * gap + 1.0)
            _arc(pen, circle, 0.42 * thick, theme.canvas, begin - inset, sweep + 2 * inset)


def _draw_share(
    pen: Pen, theme: Theme, circle: QRectF, thick: float, states: Counter[str], slots: int
) -> None:
    _arc(pen, circle, thick, theme.not_held, 90, -360)
    held, arriving = 360 * states[HELD] / slots, 360 * states[ARRIVING] / slots
    pale = mixed(theme.accent, theme.canvas, PALE)
    if arriving:
        _arc(pen, circle, thick, pale, 90 - held, -arriving)
    if held:
        _arc(pen, circle, thick, theme.accent, 90, -held)


def _arc(
    pen: Pen, circle: QRectF, thick: float, colour: QColor | str, begin: float, sweep: float
) -> None:
    """Draw an arc; degrees, counter-clockwise from the right as in Qt."""
    stroke = QPen(QColor(colour), thick)
    stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.painter.setPen(stroke)
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawArc(circle, round(begin * 16), round(sweep * 16))
