"""Points at equal distances along an ellipse."""

from __future__ import annotations

import numpy as np

from engine.report.placement.base import Floats

CAREFUL = 64
"""The largest network whose chords are bent; beyond it nodes are dots."""


def ellipse(count: int, aspect: float) -> Floats:
    """Return points at equal distances along an ellipse, clockwise from the top."""
    if count == 1:
        return np.zeros((1, 2))
    at = np.arange(count) * (2 * np.pi / count)
    if aspect != 1:
        angle = np.linspace(0, 2 * np.pi, min(64 * count, max(16384, 4 * count)) + 1)
        curve = np.stack([aspect * np.sin(angle), np.cos(angle)], axis=1)
        way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])
        at = np.interp(np.arange(count) * way[-1] / count, way, angle)
    points = np.stack([aspect * np.sin(at), np.cos(at)], axis=1)
    # On a flat ellipse of four or six, nodes that face one another may be the nearest.
    steps = range(1, count // 2 + 1) if count <= CAREFUL else (1,)
    shortest = min(np.hypot(*(points - np.roll(points, k, axis=0)).T).min() for k in steps)
    scaled: Floats = points / shortest
    return scaled
