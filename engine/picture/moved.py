"""Figures put somewhere else on a larger one: every shape moved by the same way."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from engine.picture.figure import (
    Arc,
    Box,
    Discs,
    Figure,
    Layer,
    Lines,
    Note,
    Path,
    Point,
    Rect,
    Shape,
    Stamp,
    Words,
)


def moved(figure: Figure, dx: float, dy: float) -> tuple[Layer, ...]:
    """Return the layers of a figure, ``dx`` to the right and ``dy`` down."""
    layers = []
    for layer in figure.layers:
        shapes = tuple(_moved(shape, dx, dy) for shape in layer.shapes)
        layers.append(Layer(shapes, None if layer.clip is None else _rect(layer.clip, dx, dy)))
    return tuple(layers)


def _moved(shape: Shape, dx: float, dy: float) -> Shape:
    by = np.array((dx, dy))
    match shape:
        case Lines():
            return replace(shape, segments=shape.segments + np.tile(by, 2))
        case Path():
            return replace(shape, points=shape.points + by)
        case Discs():
            return replace(shape, centres=shape.centres + by)
        case Box() | Arc():
            return shape._replace(centre=_point(shape.centre, dx, dy))
        case Words():
            return shape._replace(at=_point(shape.at, dx, dy), box=_rect(shape.box, dx, dy))
        case Stamp():
            return shape._replace(at=_point(shape.at, dx, dy))
        case Note():
            return shape


def _point(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy


def _rect(rect: Rect, dx: float, dy: float) -> Rect:
    return Rect(rect.left + dx, rect.top + dy, rect.right + dx, rect.bottom + dy)
