"""Texts of figures as areas, so that they look the same where the fonts are missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from math import ceil, sqrt

import numpy as np
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from engine.picture.figure import Box, Figure, Floats, Layer, Path, Shape, Stamp, Words
from engine.picture.sketch import BOLD_FROM, CAPITAL
from gui.paint_figure import CONTEXTUAL
from gui.theme import FAMILIES

DESIGN = 1000
"""The size in which letters are taken from the font."""
FINE = 2.0
"""How far a line of letters of that size may be off the curve."""
HALO_GROWTH, HALO_CORNER = 2.0, 3.0


def outlined(figure: Figure) -> Figure:
    """Return a figure whose texts are areas, in the same places and order."""
    known: dict[tuple[Shape, ...], tuple[Shape, ...]] = {}

    def drawn(shapes: Iterable[Shape]) -> Iterator[Shape]:
        for shape in shapes:
            if isinstance(shape, Words):
                yield from _letters(shape)
            elif isinstance(shape, Stamp):
                if shape.shapes not in known:
                    known[shape.shapes] = tuple(drawn(shape.shapes))
                yield shape._replace(shapes=known[shape.shapes])
            else:
                yield shape

    layers = tuple(Layer(tuple(drawn(layer.shapes)), layer.clip) for layer in figure.layers)
    return replace(figure, layers=layers)


def _letters(words: Words) -> Iterator[Shape]:
    """Yield a text's halo and its letters, as one area."""
    if words.halo is not None:
        box = words.box.grown(HALO_GROWTH)
        halo = Box(box.centre, box.width, box.height, HALO_CORNER, fill=words.halo)
        yield halo
    letters = _outline(words.text, words.weight >= BOLD_FROM)
    if not len(letters.points):
        return
    across = words.size * words.narrow / 100
    left = words.at[0] - words.anchor * letters.advance * across
    base = words.at[1] + CAPITAL * words.size / 2
    points = letters.points * (across, words.size) + (left, base)
    yield Path(
        points, fill=words.ink, closed=True, what=words.what, key=words.key, parts=letters.parts
    )


class _Outline:
    """The letters of a text at size 1: contours, where each but the first begins, and advance."""

    def __init__(self, contours: list[Floats], advance: float) -> None:
        self.points = np.concatenate(contours) if contours else np.zeros((0, 2))
        begins = np.cumsum([len(one) for one in contours])[:-1]
        self.parts = tuple(begins.tolist())
        self.advance = advance


@lru_cache(maxsize=4096)
def _outline(text: str, bold: bool) -> _Outline:
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(DESIGN)
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setFeature(CONTEXTUAL, 0)
    path = QPainterPath()
    path.addText(0, 0, made, text)
    advance = QFontMetricsF(made).horizontalAdvance(text)
    return _Outline([one / DESIGN for one in _contours(path)], advance / DESIGN)


def _contours(path: QPainterPath) -> list[Floats]:
    """Return the contours of a path as points, curves cut into lines."""
    kinds = QPainterPath.ElementType
    contours: list[list[tuple[float, float]]] = []
    elements = [path.elementAt(place) for place in range(path.elementCount())]
    place = 0
    while place < len(elements):
        element = elements[place]
        point = (element.x, element.y)
        if element.type == kinds.MoveToElement:
            contours.append([point])
        elif element.type == kinds.LineToElement:
            contours[-1].append(point)
        else:  # two points that pull, and the end
            ends = [(one.x, one.y) for one in elements[place + 1 : place + 3]]
            contours[-1] += _curve(np.array([contours[-1][-1], point, *ends]))
            place += 2
        place += 1
    return [np.array(points) for points in contours if len(points) > 2]


def _curve(points: Floats) -> list[tuple[float, float]]:
    """Return points along a cubic curve (shape (4, 2)), without its begin."""
    bends = np.abs(points[:-2] - 2 * points[1:-1] + points[2:]).max()
    pieces = max(ceil(sqrt(0.75 * bends / FINE)), 1)
    t = np.linspace(0, 1, pieces + 1)[1:, None]
    a, b, c, d = points
    found = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
    return [(x, y) for x, y in found.tolist()]
