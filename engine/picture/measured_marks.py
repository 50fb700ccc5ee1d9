"""What figures of measured times share: marks of groups, many points, and the legend's rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from engine.cluster.measurement import Row
from engine.picture.curve_frame import TYPE, Frame, Style, line_height
from engine.picture.curve_looks import MARKERS
from engine.picture.curve_scales import LINEAR, Scale
from engine.picture.figure import Box, Floats, Key, Path, Point, Rect, Stroke
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch, text_width

MARKS = ("disc", "triangle", "diamond", "square", "star", "pentagon", "plus", "hexagon")
"""The marks of groups, in order; further ones begin again."""

SINGLE = 400
"""Up to so many points are marks of their own; more are dots, one a pixel."""

MOST_NAMED = 7
"""So many groups have a name in the legend."""

SAMPLE = 24.0
FAR_ACROSS = 1 << 20
"""More pixels than any paper has."""


def draw_point(
    sketch: Sketch,
    marker: str,
    at: Point,
    size: float,
    ink: Ink,
    what: str,
    key: Key = (),
    hollow: float = 0.0,
) -> None:
    """Draw a mark about as large as a disc of a diameter; ``hollow`` is the width of its edge."""
    edge = Stroke(ink, hollow) if hollow else Stroke(Ink("canvas"), max(0.09 * size, 0.4))
    fill = Ink("canvas") if hollow else ink
    corners = MARKERS.get(marker)
    if corners is None:
        sketch.box(Box(at, size, size, size / 2, edge, fill, what=what, key=key))
        return
    points = np.array(corners) * size + np.array(at)
    sketch.add(Path(points, edge, fill, closed=True, what=what, key=key))


def places_of(frame: Frame, x: Floats, y: Floats) -> Floats:
    """Return pixels of many values, float64 of shape (n, 2); nan where a frame shows none."""
    body = frame.body
    across = body.left + _shares(frame.x, x) * body.width
    down = body.bottom - _shares(frame.y, y) * body.height
    found: Floats = np.column_stack([across, down])
    found[~np.isfinite(found).all(axis=1)] = np.nan
    return found


def _shares(scale: Scale, values: Floats) -> Floats:
    """Return how far along a linear or logarithmic scale values are, nan beyond its ends."""
    with np.errstate(divide="ignore", invalid="ignore"):
        places = values if scale.kind == LINEAR else np.log10(np.where(values > 0, values, np.nan))
    inside = (places >= scale.low - 1e-9) & (places <= scale.high + 1e-9)
    shares: Floats = (places - scale.low) / (scale.high - scale.low)
    return np.where(inside, shares, np.nan)


def values_of(rows: Sequence[Row]) -> tuple[Floats, Floats]:
    """Return bytes and microseconds of rows, float64 of shape (n,)."""
    return (
        np.array([float(row.m) for row in rows]),
        np.array([float(row.t) for row in rows]),
    )


def draw_places(
    sketch: Sketch, style: Style, places: Floats, marker: str, ink: Ink, first: int, what: str
) -> None:
    """Draw points: ``what`` with (row,) from ``first`` on, or dots where there are very many."""
    seen = np.isfinite(places[:, 0])
    if len(places) <= SINGLE:
        for i in np.flatnonzero(seen).tolist():
            x, y = places[i].tolist()
            draw_point(sketch, marker, (x, y), 8.0 * style.scale, ink, what, (first + i,))
        return
    sketch.discs(thinned(places[seen]), 1.6 * style.scale, None, ink, f"{what}s")


def thinned(places: Floats) -> Floats:
    """Return the pixels that points fall on, each once, float64 of shape (k, 2)."""
    whole = np.round(places).astype(np.int64)
    packed = np.unique(whole[:, 0] * FAR_ACROSS + whole[:, 1])
    return np.column_stack(np.divmod(packed, FAR_ACROSS)).astype(np.float64)


class Item(NamedTuple):
    """An entry of a legend: words, and what draws its sample from a point to the right."""

    words: str
    draw: Callable[[Sketch, Point, float], None]


def draw_legend(sketch: Sketch, style: Style, room: Rect, items: Sequence[Item]) -> float:
    """Draw entries in rows from the top of a room; return the y below the last."""
    size, gap = style.type(TYPE), 16 * style.scale
    sample = SAMPLE * style.scale
    high = 1.1 * line_height(size)
    x, y = room.left, room.top + 0.5 * high
    for item in items:
        words = shortened(item.words, room.width - sample - 8 * style.scale, size)
        wide = sample + 6 * style.scale + text_width(words, size)
        if x > room.left and x + wide > room.right:
            x, y = room.left, y + high
        item.draw(sketch, (x, y), sample)
        at = (x + sample + 6 * style.scale, y)
        sketch.write(words, at, size, Ink("text"), anchor=0.0, what="legend")
        x += wide + gap
    return y + 0.5 * high if items else room.top


def shortened(words: str, width: float, size: float) -> str:
    """Return words, or their beginning with an ellipsis where they are too wide."""
    if text_width(words, size) <= width:
        return words
    while words and text_width(words + "…", size) > width:
        words = words[:-1]
    return words + "…"


def mark_item(words: str, marker: str, ink: Ink, size: float, hollow: float = 0.0) -> Item:
    """Return the entry of a mark."""

    def draw(sketch: Sketch, at: Point, long: float) -> None:
        middle = (at[0] + long / 2, at[1])
        draw_point(sketch, marker, middle, size, ink, "legend-mark", hollow=hollow)

    return Item(words, draw)


def line_item(words: str, stroke: Stroke) -> Item:
    """Return the entry of a line."""

    def draw(sketch: Sketch, at: Point, long: float) -> None:
        sketch.line(np.array([at, (at[0] + long, at[1])]), stroke, "sample")

    return Item(words, draw)
