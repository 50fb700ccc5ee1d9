"""What the time bar draws, as numbers: columns of load to the pixel, and marks that fit.

Assumption: pixels are counted from the left end of the bar; ticks may be as large as 2^62, so
places are floats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log2

import numpy as np
import numpy.typing as npt

from engine.simulation import Trace

STRIDES = (1, 2, 5)
LOWEST = 0.3
"""Height of the column of one chunk as a part of the highest."""


@dataclass(frozen=True)
class Columns:
    """Load over time: places of begin and end in pixels, and the most chunks on a link."""

    begin: npt.NDArray[np.float64]
    end: npt.NDArray[np.float64]
    load: npt.NDArray[np.int64]


def load_columns(trace: Trace, startup: int, loads: npt.NDArray[np.int64], width: int) -> Columns:
    """Return the columns of a bar ``width`` pixels wide: one a cycle, or one a pixel if dense.

    The startup of a step is left empty.  A column of a pixel has the largest load in it.
    """
    scale = width / max(1, trace.duration)
    begin = trace.cycle_starts.astype(np.float64)
    end = np.append(begin[1:], float(trace.duration))
    steps = trace.step_starts[:-1]
    first = np.searchsorted(trace.cycle_starts, steps)
    begin[first] = np.minimum(steps.astype(np.float64) + startup, end[first])
    begin, end = begin * scale, end * scale
    if len(loads) <= width:
        return Columns(begin, end, loads)
    left = np.arange(width, dtype=np.float64)
    low = np.searchsorted(end, left, side="right")
    high = np.searchsorted(begin, left + 1, side="left")
    padded = np.append(loads, 0)
    pairs = np.stack([low, np.maximum(high, low)], axis=1).reshape(-1)
    most = np.maximum.reduceat(padded, np.minimum(pairs, len(loads)))[::2]
    most = np.where(high > low, most, 0)
    return Columns(left, left + 1, most)


def joined(columns: Columns) -> tuple[list[float], list[float], list[int]]:
    """Return begins, ends and loads as lists, neighbours of one load joined."""
    begin, end, load = columns.begin, columns.end, columns.load
    if not len(load):
        return [], [], []
    joins = (load[1:] == load[:-1]) & (np.abs(begin[1:] - end[:-1]) < 0.01)
    first = np.flatnonzero(np.append(True, ~joins))
    last = np.append(first[1:] - 1, len(load) - 1)
    return begin[first].tolist(), end[last].tolist(), load[first].tolist()


def height_share(load: int, most: int) -> float:
    """Return the height of a column from 0 to 1: by doublings, the highest at least 8 chunks."""
    if load < 1:
        return 0.0
    return LOWEST + (1 - LOWEST) * log2(load) / max(3.0, log2(most))


def stride_of(places: npt.NDArray[np.float64], room: float) -> int:
    """Return the smallest of 1, 2, 5, 10, ... such that every so-many-th place has its room."""
    decade = 1
    while True:
        for factor in STRIDES:
            stride = factor * decade
            kept = places[::stride]
            if len(kept) < 2 or float(np.diff(kept).min()) >= room:
                return stride
        decade *= 10


def spaced(places: Sequence[float], widths: Callable[[int], float], gap: float) -> list[int]:
    """Return which labels to draw, centred at ``places``, so that none meets another.

    The first and the last are always among them; the others from left to right.
    """
    last = len(places) - 1
    if last < 1:
        return list(range(last + 1))
    kept = [0]
    limit = places[last] - widths(last) / 2 - gap
    edge = places[0] + widths(0) / 2 + gap
    for i in range(1, last):
        half = widths(i) / 2
        if places[i] - half >= edge and places[i] + half <= limit:
            kept.append(i)
            edge = places[i] + half + gap
    return [*kept, last]
