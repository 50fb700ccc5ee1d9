"""Points, lines and areas as TikZ writes them, in pixels of the figure.

TeX can count no further than 16383; what lies further off than ``FAR`` (a picture that is zoomed
into) is cut off there, where nobody sees it.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.export.svg_paths import number
from engine.picture.figure import Arc, Box, Floats

FAR = 16000.0
A_LINE = 4
"""So many points stand in a line of the document."""


def near(value: float) -> float:
    """Return a number, no further off than ``FAR``."""
    return min(max(value, -FAR), FAR)


def point(x: float, y: float) -> str:
    """Return a point.

    >>> point(2.5, -0.001)
    '(2.5,0)'
    """
    return f"({number(near(x))},{number(near(y))})"


def _in_lines(parts: list[str]) -> str:
    rows = (" ".join(parts[at : at + A_LINE]) for at in range(0, len(parts), A_LINE))
    return "\n  ".join(rows)


def through(points: Floats, closed: bool) -> str:
    """Return a line through points, or the outline of an area."""
    if not closed and len(points) and np.abs(points).max() > FAR:
        return segments(np.concatenate([points[:-1], points[1:]], axis=1))
    parts = [f"{'-- ' if place else ''}{point(x, y)}" for place, (x, y) in enumerate(points)]
    return _in_lines(parts + ["-- cycle"] * (closed and bool(parts)))


def segments(ends: Floats) -> str:
    """Return straight lines x1, y1, x2, y2."""
    return _in_lines([f"{point(a, b)} -- {point(c, d)}" for a, b, c, d in _cut(ends).tolist()])


def _cut(ends: Floats) -> Floats:
    """Return the parts of straight lines that are near enough (Liang and Barsky)."""
    if not len(ends) or np.abs(ends).max() <= FAR:
        return ends
    start, way = ends[:, :2], ends[:, 2:] - ends[:, :2]
    way = np.where(way == 0, 1e-9, way)
    walls = np.stack([(-FAR - start) / way, (FAR - start) / way])
    first = np.clip(walls.min(axis=0).max(axis=1), 0, 1)[:, None]
    last = np.clip(walls.max(axis=0).min(axis=1), 0, 1)[:, None]
    cut = np.concatenate([start + first * way, start + last * way], axis=1)
    return np.asarray(cut[first[:, 0] < last[:, 0]], dtype=np.float64)


def batches(ends: Floats, most: int) -> Iterator[Floats]:
    """Yield straight lines in portions, one at least."""
    for at in range(0, max(len(ends), 1), most):
        yield ends[at : at + most]


def circles(centres: Floats, radius: float) -> str:
    """Return discs, each in a line of its own."""
    r = number(radius)
    return "\n  ".join(f"{point(x, y)} circle[radius={r}]" for x, y in centres.tolist())


def rectangle(left: float, top: float, right: float, bottom: float) -> str:
    """Return an upright rectangle."""
    return f"{point(left, top)} rectangle {point(right, bottom)}"


def box(shape: Box) -> str:
    """Return a rectangle, upright or turned."""
    (x, y), (dx, dy) = shape.centre, shape.along
    across, high = shape.width / 2, shape.height / 2
    length = np.hypot(dx, dy)
    if dy == 0 or length == 0:
        return rectangle(x - across, y - high, x + across, y + high)
    dx, dy = dx / length, dy / length
    corners = [(-across, -high), (across, -high), (across, high), (-across, high)]
    turned = [(x + a * dx - b * dy, y + a * dy + b * dx) for a, b in corners]
    return through(np.array(turned), closed=True)


def arc(shape: Arc) -> str:
    """Return a part of a circle; TikZ counts degrees from the right, clockwise as y goes down."""
    (x, y), r = shape.centre, number(shape.radius)
    if abs(shape.sweep) >= 360:
        return f"{point(x, y)} circle[radius={r}]"
    angle = np.radians(shape.begin)
    start = point(x + shape.radius * np.sin(angle), y - shape.radius * np.cos(angle))
    begin = number((shape.begin - 90) % 360)
    return f"{start} arc[start angle={begin}, delta angle={number(shape.sweep)}, radius={r}]"


def ribbon(points: Floats, width: float) -> Floats:
    """Return the outline of a line of some width: patterns fill areas only."""
    steps = np.diff(points, axis=0)
    lengths = np.hypot(steps[:, 0], steps[:, 1])
    points = np.concatenate([points[:1], points[1:][lengths > 0]])
    steps = steps[lengths > 0] / lengths[lengths > 0, None]
    if not len(steps):
        return points[:0]
    aside = np.stack([-steps[:, 1], steps[:, 0]], axis=1)
    before, after = np.vstack([aside[:1], aside]), np.vstack([aside, aside[-1:]])
    middle = before + after
    middle /= np.maximum((middle * before).sum(axis=1), 0.5)[:, None]
    left, right = points + width / 2 * middle, points - width / 2 * middle
    outline: Floats = np.concatenate([left, right[::-1]])
    return outline
