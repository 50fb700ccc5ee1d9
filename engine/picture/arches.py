"""The ways of arrows that stand for whole transfers: beside a link, or arching over several.

An arrow over one link keeps to the right of it, several of them side by side.  One over more links
goes from node to node as straight as it can without touching a third node or lying along another
arrow; one that is alone in its figure follows its links instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from engine.picture.figure import Floats
from engine.picture.geometry import Geometry
from engine.picture.ways import Way, cut
from engine.report.carried import Carried

BENDS = (0.0, 0.1, -0.1, 0.17, -0.17, 0.25, -0.25, 0.34, -0.34, 0.45, -0.45)
"""How far aside an arch may go, as parts of its length, the best first."""

SAMPLES = 33
MOST_COMPARED, MOST_CHOSEN = 80, 600
"""Up to so many arches are kept off one another, and off nodes; above, all bend alike."""

ALIKE = (0.06, -0.1, 0.17, -0.25, 0.34)


def ways_of(geometry: Geometry, moves: Sequence[Carried]) -> list[Way]:
    """Return the way of each arrow, in order."""
    beside: Counter[int] = Counter()
    arches = 0 if geometry.box else sum(len(move.route) > 1 for move in moves)
    bends = BENDS if arches <= MOST_COMPARED else ALIKE if arches <= MOST_CHOSEN else ALIKE[:1]
    known = np.zeros((0, 2))
    ways = []
    for move in moves:
        if geometry.box is not None:
            way = _through(geometry, move, beside)
        elif len(move.route) == 1:
            way = _lane(geometry, move.route[0], beside[move.route[0]])
            beside[move.route[0]] += 1
        elif len(moves) == 1:
            way = _along(geometry, move)
        else:
            way = _arch(geometry, move, known, bends)
        if arches <= MOST_COMPARED:
            known = np.concatenate([known, way.many(np.linspace(0, way.length, SAMPLES))])
        ways.append(way)
    return ways


def spacing(geometry: Geometry) -> float:
    """Return the pixels from a link to the arrow beside it, and between two such arrows."""
    return min(max(0.09 * geometry.nearest, 3.0), 10 * geometry.line_scale)


def _lane(geometry: Geometry, link: int, before: int) -> Way:
    return geometry.way(link, spacing(geometry) * (1 + before))


def _through(geometry: Geometry, move: Carried, beside: Counter[int]) -> Way:
    """Return the way over the two lines of a hub or a switch, straight inside the box."""
    ways = []
    for link in move.route:
        ways.append(_lane(geometry, link, beside[link]).points)
        beside[link] += 1
    return Way(np.concatenate(ways))


def _along(geometry: Geometry, move: Carried) -> Way:
    """Return the way along all links of a route, behind the nodes between them."""
    points = [geometry.way(link, spacing(geometry)).points for link in move.route]
    return Way(np.concatenate(points))


def _arch(geometry: Geometry, move: Carried, known: Floats, bends: Sequence[float]) -> Way:
    a, b = geometry.points[move.source], geometry.points[move.target]
    paths = _bent(a, b, np.array(bends))
    foreign = np.delete(geometry.points, [move.source, move.target], axis=0)
    wanted = geometry.outer + 5 * geometry.line_scale
    inside = paths[:, 4:-4]
    short = np.maximum(wanted - _least(inside, foreign), 0.0) if len(foreign) else 0.0
    area = geometry.area
    low, high = np.array([area.left, area.top]), np.array([area.right, area.bottom])
    outside = ((inside < low) | (inside > high)).any(axis=2).sum(axis=1)
    cost = 10.0 * short + 120.0 * np.abs(bends) + 50.0 * outside
    if len(known):
        apart = np.hypot(*np.moveaxis(inside[:, :, None] - known, -1, 0)).min(axis=2)
        cost = cost + 4.0 * np.maximum((apart < spacing(geometry)).sum(axis=1) - 5, 0)
    chosen = paths[int(np.argmin(cost))]
    return Way(cut(chosen, a, b, geometry.clear))


def _bent(a: Floats, b: Floats, bends: Floats) -> Floats:
    """Return a path from a to b for each bend (to the right of it), shape (n, SAMPLES, 2)."""
    t = np.linspace(0, 1, SAMPLES)
    straight = a + (b - a) * t[:, None]
    right = np.array([-(b - a)[1], (b - a)[0]])
    lift = 4 * t * (1 - t)
    return np.asarray(straight + bends[:, None, None] * lift[:, None] * right)


def _least(paths: Floats, points: Floats) -> Floats:
    """Return how near each path comes to some points: (n, k, 2) and (m, 2) to (n,)."""
    apart = paths[:, :, None] - points
    return np.asarray(np.hypot(apart[..., 0], apart[..., 1]).min(axis=(1, 2)))
