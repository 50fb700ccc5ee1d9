"""Zoom and pan: how a view changes when the wheel turns, fingers part, or the ground is dragged.

A view's ``centre`` is the point of the whole picture in the middle, as shares of its area, so it
means the same on a screen of any size.
"""

from __future__ import annotations

from dataclasses import replace

from engine.picture.figure import Point, Rect
from engine.scenario.view import MAX_ZOOM, View

WHEEL_STEP = 1.25
"""How many times larger one notch of the wheel makes the picture."""


def zoomed(view: View, area: Rect, at: Point, factor: float) -> View:
    """Return a view ``factor`` times larger in which the point ``at`` (pixels) stays in place."""
    zoom = min(max(view.zoom * factor, 1.0), float(MAX_ZOOM))
    aside = (at[0] - area.left) / area.width - 0.5, (at[1] - area.top) / area.height - 0.5
    x, y = (
        middle + part / view.zoom - part / zoom
        for middle, part in zip(view.centre, aside, strict=True)
    )
    return replace(view, zoom=zoom, centre=_clamped(x, y, zoom))


def panned(view: View, area: Rect, dx: float, dy: float) -> View:
    """Return a view moved with the pointer by so many pixels."""
    x, y = view.centre
    x, y = x - dx / area.width / view.zoom, y - dy / area.height / view.zoom
    return replace(view, centre=_clamped(x, y, view.zoom))


def centred(view: View, x: float, y: float) -> View:
    """Return a view with a point of the whole picture, given as shares, in the middle."""
    return replace(view, centre=_clamped(x, y, view.zoom))


def fitted(view: View) -> View:
    """Return a view of the whole network."""
    return replace(view, zoom=1.0, centre=(0.5, 0.5))


def _clamped(x: float, y: float, zoom: float) -> tuple[float, float]:
    """Return a centre from which nothing outside the picture is seen."""
    half = 0.5 / zoom
    return min(max(x, half), 1 - half), min(max(y, half), 1 - half)
