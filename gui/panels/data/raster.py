"""Many small squares as one image: four thousand drawn one by one would be too slow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtGui import QColor, QImage

LEAST_FILL = 0.3
"""So high at least is the filled part of a square."""


@dataclass(frozen=True)
class Inks:
    """The colours of the columns, full and pale, and that of an empty square."""

    full: tuple[QColor, ...]
    pale: tuple[QColor, ...]
    empty: QColor


def heights(counts: np.ndarray, most: int) -> np.ndarray:
    """Return how high squares are filled, 0 to 1: the root of the share, to show few too."""
    found = np.sqrt(counts / most)
    return np.where(counts > 0, np.maximum(found, LEAST_FILL), 0.0)


def raster(held: np.ndarray, there: np.ndarray, inks: Inks, across: float, down: float) -> QImage:
    """Return the squares as an image, with a pixel's gap between them.

    ``held`` and ``there`` (held or arriving) say how high each square is filled, 0 to 1, from
    below; both have the shape (rows, columns).  ``across`` and ``down`` are distances in pixels.
    """
    rows, columns = held.shape
    x = (np.arange(round(columns * across)) + 0.5) / across
    y = (np.arange(round(rows * down)) + 0.5) / down
    column, row = np.minimum(x.astype(int), columns - 1), np.minimum(y.astype(int), rows - 1)
    level = (1 - (y - row))[:, None]
    at = np.ix_(row, column)
    full, pale = (_numbers(colours)[column][None, :] for colours in (inks.full, inks.pale))
    empty = _numbers((inks.empty,))[0]
    pixels = np.where(level <= held[at], full, np.where(level <= there[at], pale, empty))
    gap_x, gap_y = (x - column) * across >= across - 1, (y - row) * down >= down - 1
    pixels[gap_y[:, None] | gap_x[None, :]] = 0
    pixels = np.ascontiguousarray(pixels, np.uint32)
    image = QImage(
        pixels.tobytes(), len(x), len(y), 4 * len(x), QImage.Format.Format_ARGB32_Premultiplied
    )
    return image.copy()


def _numbers(colours: tuple[QColor, ...]) -> np.ndarray:
    return np.array([colour.rgba() for colour in colours], np.uint32)
