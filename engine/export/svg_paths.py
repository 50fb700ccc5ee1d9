"""What stands in the ``d`` of an SVG path: pixels with at most two decimals."""

from __future__ import annotations

from math import ceil, copysign, cos, radians, sin

from engine.picture.figure import Arc, Floats

LONGEST_ARC = 120.0
"""Degrees: rounded ends would shift the middle of longer arcs, and full circles would vanish."""


def number(value: float) -> str:
    """Return a number with at most two decimals.

    >>> number(2.50), number(-0.001), number(1e6)
    ('2.5', '0', '1000000')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points_of(points: Floats) -> str:
    """Return points as a line: what comes behind ``M``."""
    return "L".join(f"{number(x)} {number(y)}" for x, y in points.tolist())


def segments_of(segments: Floats) -> str:
    """Return straight lines, each x1, y1, x2, y2."""
    return "".join(
        f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for a, b, c, d in segments.tolist()
    )


def circles_of(centres: Floats, radius: float) -> str:
    """Return circles as one path, each of two arcs."""
    r, across = number(radius), number(2 * radius)
    half = f"a{r} {r} 0 0 1"
    return "".join(
        f"M{number(x - radius)} {number(y)}{half} {across} 0{half} -{across} 0Z"
        for x, y in centres.tolist()
    )


def arc_of(arc: Arc) -> str:
    """Return a part of a circle, cut so that no piece is longer than ``LONGEST_ARC``."""
    whole = abs(arc.sweep) >= 360
    sweep = copysign(360.0, arc.sweep) if whole else arc.sweep
    pieces = max(ceil(abs(sweep) / LONGEST_ARC), 1)
    (x, y), r = arc.centre, number(arc.radius)
    ends = []
    for piece in range(pieces + 1):
        angle = radians(arc.begin + sweep * piece / pieces)
        ends.append(f"{number(x + arc.radius * sin(angle))} {number(y - arc.radius * cos(angle))}")
    curve = f"A{r} {r} 0 0 {int(sweep > 0)} "
    return f"M{ends[0]}" + "".join(curve + end for end in ends[1:]) + ("Z" if whole else "")
