"""The mark of a chunk: a rounded square with the number and the colour of a node.

The second half of every 16 nodes has hollow marks.  The number is on every mark of 14 pixels and
more (where type may be as small as 11), narrower where it has two digits.
"""

from __future__ import annotations

from functools import lru_cache

from engine.picture.figure import Box, Point, Shape, Stroke, box_at
from engine.picture.geometry import Geometry
from engine.picture.ink import Ink, edge_ink, hollow, load_ink, origin_ink
from engine.picture.sketch import Sketch, text_width

ROUND_A_NUMBER = 3
"""So many pixels larger than the smallest type is a mark that carries a number."""


@lru_cache(maxsize=4096)
def chunk_shapes(size: float, number: int, least: float, load: int = 0) -> tuple[Shape, ...]:
    """Return the mark of a chunk named after the node ``number``, round the point 0, 0.

    With ``load``, a number of chunks, it has the colour of that load instead of the node's.
    """
    sketch = Sketch()
    around = 0.22 * size
    sketch.box(Box((0, 0), size + 2.4, size + 2.4, around + 1.2, fill=Ink("canvas")))
    fill, edge = (load_ink(load),) * 2 if load else (origin_ink(number), edge_ink(number))
    on = Ink("canvas") if load else Ink(f"on-{number % 8}")
    sketch.box(Box((0, 0), size - 1, size - 1, around, Stroke(edge, 1.0), fill))
    if hollow(number) and not load:
        inner = 0.66 * size
        sketch.box(Box((0, 0), inner, inner, 2, fill=Ink("white")))
        on = Ink("dark-ink")
    if size >= least + ROUND_A_NUMBER:
        text = str(number)
        high, narrow = _number_size(text, size, least)
        sketch.write(text, (0, 0), high, on, 700, narrow=narrow)
    return tuple(sketch.shapes)


def _number_size(text: str, size: float, least: float) -> tuple[float, int]:
    """Return the size, and the width in per cent, at which a number fits into a mark."""
    high = max(0.7 * size, least)
    while high > least and text_width(text, high, 700) > size - 2:
        high -= 1
    narrow = 100
    while narrow > 70 and text_width(text, high, 700, narrow) > size - 2:
        narrow -= 5
    return high, narrow


def _whole(size: float) -> float:
    """Return the side of a mark in quarters of a pixel, so that few different ones are made."""
    return round(size * 4) / 4


def draw_mark(
    sketch: Sketch,
    geometry: Geometry,
    at: Point,
    size: float,
    number: int,
    link: int,
    load: int = 0,
) -> None:
    """Draw the mark of a chunk that is on a link."""
    if geometry.zoomed and not geometry.area.holds(box_at(at, size, size)):
        return
    side = _whole(size)
    shapes = chunk_shapes(side, number, geometry.least, load)
    sketch.stamp(at, side, shapes, "mark", (link, number))
