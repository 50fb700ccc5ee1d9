"""What stands below the network: what colours, marks, rings and plates mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.cost import CUT_THROUGH, FINITE_PACKETS
from engine.picture.chunk import chunk_shapes
from engine.picture.clearance import MOST_DETAILED
from engine.picture.figure import Box, Path, Rect, Stroke
from engine.picture.ink import LEVELS, Ink, edge_ink, level, origin_ink
from engine.picture.nodes import MOST_SEGMENTS
from engine.picture.sketch import Sketch, text_width
from engine.picture.turn_marks import draw_turn, radius_of
from engine.report.scene import DESTINATION, LOAD
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

CHUNKS_ON_A_LINK = Text(QT_TRANSLATE_NOOP("canvas", "chunks on a link"))
PACKETS_ON_A_LINK = Text(QT_TRANSLATE_NOOP("canvas", "packets on a link"))
CHUNK_FROM = Text(QT_TRANSLATE_NOOP("canvas", "chunk from node"))
CHUNK_FOR = Text(QT_TRANSLATE_NOOP("canvas", "chunk for node"))
RING_HELD = Text(QT_TRANSLATE_NOOP("canvas", "ring: the chunks a node holds, pale = arriving now"))
RING_SUM = Text(
    QT_TRANSLATE_NOOP("canvas", "ring: whose values a node’s sum contains, pale = arriving now")
)
RING_SHARE = Text(
    QT_TRANSLATE_NOOP("canvas", "ring: the share of its chunks a node holds, pale = arriving now")
)
WAITING = Text(QT_TRANSLATE_NOOP("canvas", "waiting for a link"))
WAITING_FOR_HUB = Text(QT_TRANSLATE_NOOP("canvas", "waiting for the hub"))
TURN = Text(QT_TRANSLATE_NOOP("canvas", "place in the line for the hub; 1 has it"))
HELD_UP = Text(QT_TRANSLATE_NOOP("canvas", "hatched: held up before the next link"))

TYPE = 12.0
"""The size of the words at scale 1."""


class Item(NamedTuple):
    """A piece of the legend: its width, and how it is drawn from a left end at mid-height."""

    width: float
    draw: Callable[[Sketch, float, float], object]


@dataclass(frozen=True)
class Legend:
    """Rows of groups of items that fit the width, and how high they are."""

    rows: tuple[tuple[tuple[Item, ...], ...], ...]
    row_height: float
    gap: float

    @property
    def height(self) -> float:
        """The height of all rows."""
        return len(self.rows) * self.row_height

    def draw(self, sketch: Sketch, box: Rect) -> None:
        """Draw the rows from the top of a rectangle."""
        y = box.top + self.row_height / 2
        for row in self.rows:
            x = box.left
            for group in row:
                for item in group:
                    item.draw(sketch, x, y)
                    x += item.width
                x += self.gap
            y += self.row_height


class Style(NamedTuple):
    """How the legend is written: size of the words, smallest type, and words of a language."""

    size: float
    least: float
    words: Callable[[Text], str]


def legend(run: Run, style: Style, named_by: str, width: float, most_rows: int) -> Legend:
    """Return the legend of a run; groups that do not fit are left out, the last ones first."""
    size = style.size
    gap = 1.6 * size
    groups = [load_group(run, style)]
    if run.topology.p <= MOST_DETAILED:
        if named_by != LOAD:
            groups.append(_chunk_group(run, style, named_by))
        groups.append(_ring_group(run, style, named_by))
        if run.trace.max_waiting:
            hub = run.topology.kind == "hub"
            groups.insert(1, _waiting_group(style, WAITING_FOR_HUB if hub else WAITING))
            if hub:
                groups.insert(1, _turn_group(style))
            if run.cost.switching == CUT_THROUGH:
                groups.insert(2, _held_up_group(style))
    rows: list[list[tuple[Item, ...]]] = [[]]
    used = 0.0
    for group in groups:
        wide = sum(item.width for item in group)
        if used and used + gap + wide > width:
            rows.append([])
            used = 0.0
        if wide > width or len(rows) > most_rows:
            continue
        rows[-1].append(group)
        used += (gap if used else 0.0) + wide
    kept = tuple(tuple(row) for row in rows[:most_rows] if row)
    return Legend(kept, round(1.75 * size), gap)


def _words(text: str, size: float, after: float) -> Item:
    def draw(sketch: Sketch, x: float, y: float) -> None:
        sketch.write(text, (x, y), size, Ink("second-text"), anchor=0.0, what="legend")

    return Item(text_width(text, size) + after, draw)


def load_group(run: Run, style: Style) -> tuple[Item, ...]:
    """Return what the colours of links mean, up to the highest that the run has."""
    size, words = style.size, style.words
    packets = run.cost.switching == FINITE_PACKETS
    items = [_words(words(PACKETS_ON_A_LINK if packets else CHUNKS_ON_A_LINK), size, size)]
    highest = level(run.most_chunks)
    items += [_stroke(None, size), _words("0", size, size)]
    for place in range(highest + 1):
        items += [_stroke(place, size), _words(LEVELS[place], size, size)]
    return tuple(items)


def _stroke(place: int | None, size: float) -> Item:
    """Return a piece of a link with a load level, None for an idle one."""
    ink = Ink("idle-link" if place is None else f"load-{place}")
    wide = 1.25 if place is None else min(2.2 + 1.7 * (place + 1), 0.75 * size)
    length = 1.9 * size

    def draw(sketch: Sketch, x: float, y: float) -> None:
        sketch.line(np.array([(x, y), (x + length, y)]), Stroke(ink, wide), "legend")

    return Item(length + 0.5 * size, draw)


def _chunk_group(run: Run, style: Style, named_by: str) -> tuple[Item, ...]:
    size = style.size
    side = max(1.35 * size, style.least + 5)
    head = style.words(CHUNK_FOR if named_by == DESTINATION else CHUNK_FROM)
    items = [_words(head, size, 0.7 * size)]
    for number in _legend_numbers(run, named_by):
        if number is None:
            items.append(_words("…", size, 0.35 * size))
        else:
            items.append(_chunk(number, side, style))
    return tuple(items)


def _legend_numbers(run: Run, named_by: str) -> list[int | None]:
    """Return the nodes whose marks are shown; None is an ellipsis."""
    p = run.topology.p
    if named_by != DESTINATION and run.operation.key in ("broadcast", "scatter"):
        return [int(run.schedule.node_of[run.task.root])]
    if run.operation.key == "point-to-point":
        end = run.task.source if named_by != DESTINATION else run.task.target
        return [int(run.schedule.node_of[end])]
    if run.schedule.p <= 8:
        return sorted(run.schedule.node_of.tolist())
    return [0, 1, None, 7, 8, None, p - 1] if p > 10 else [0, 1, None, 7, *range(8, p)]


def _chunk(number: int, side: float, style: Style) -> Item:
    def draw(sketch: Sketch, x: float, y: float) -> None:
        shapes = chunk_shapes(side, number, style.least)
        sketch.stamp((x + side / 2, y), side, shapes, "legend", (number,))

    return Item(side + 0.35 * style.size, draw)


def _ring_group(run: Run, style: Style, named_by: str) -> tuple[Item, ...]:
    if run.operation.combines:
        meaning = RING_SUM
    else:
        segments = run.topology.p <= MOST_SEGMENTS and named_by != LOAD
        meaning = RING_HELD if segments else RING_SHARE
    return (_words(style.words(meaning), style.size, 0.0),)


def _waiting_group(style: Style, meaning: Text) -> tuple[Item, ...]:
    size = style.size

    def draw(sketch: Sketch, x: float, y: float) -> None:
        for number in range(3):
            middle = y + (number - 1.5) * 0.5 * size + 0.2 * size
            stroke = Stroke(edge_ink(number), 1.0)
            fill = origin_ink(number)
            at = (x + size / 2, middle)
            sketch.box(Box(at, size, 0.4 * size, 2, stroke, fill, what="legend"))

    return Item(1.4 * size, draw), _words(style.words(meaning), size, 0.0)


def _turn_group(style: Style) -> tuple[Item, ...]:
    """Return what the numbers beside the nodes of a hub mean."""
    size = max(style.size, style.least)
    wide = 2 * radius_of("2", size) + 3

    def draw(sketch: Sketch, x: float, y: float) -> None:
        for place in (1, 2):
            at = x + (place - 0.5) * wide, y
            draw_turn(sketch, at, place, size, "legend")

    return Item(2 * wide + 0.3 * size, draw), _words(style.words(TURN), style.size, 0.0)


def _held_up_group(style: Style) -> tuple[Item, ...]:
    size = style.size
    length = 1.9 * size

    def draw(sketch: Sketch, x: float, y: float) -> None:
        points = np.array([(x, y), (x + length, y)])
        stroke = Stroke(origin_ink(0), 0.5 * size)
        sketch.add(Path(points, stroke, hatched=True, what="legend"))
        wall = np.array([(x + length + 2, y - 0.5 * size), (x + length + 2, y + 0.5 * size)])
        sketch.line(wall, Stroke(Ink("text"), 2.5), "legend")

    return Item(length + 0.9 * size, draw), _words(style.words(HELD_UP), size, 0.0)
