"""What stands below the network: what colours, marks, rings and plates mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from engine.cost import FINITE_PACKETS
from engine.report.scene import DESTINATION, named_by
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.canvas.chunk import draw_chunk
from gui.canvas.colours import LEVELS, level, origin_colour, outline
from gui.canvas.geometry import MOST_DETAILED
from gui.canvas.nodes import MOST_SEGMENTS
from gui.canvas.writing import SMALLEST, Pen, text_width
from gui.theme import Theme

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

TYPE = 12.0
"""The size of the words at scale 1."""


class Item(NamedTuple):
    """A piece of the legend: its width, and how it is drawn from a left end at mid-height."""

    width: float
    draw: Callable[[Pen, float, float], object]


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

    def draw(self, pen: Pen, box: QRectF) -> None:
        """Draw the rows from the top of a rectangle."""
        y = box.top() + self.row_height / 2
        for row in self.rows:
            x = box.left()
            for group in row:
                for item in group:
                    item.draw(pen, x, y)
                    x += item.width
                x += self.gap
            y += self.row_height


def legend(
    run: Run, theme: Theme, scale: float, words: Callable[[Text], str], width: float, most_rows: int
) -> Legend:
    """Return the legend of a run; groups that do not fit are left out, the last ones first."""
    size = max(TYPE * scale, SMALLEST)
    gap = 1.6 * size
    groups = [_load_group(run, theme, size, words)]
    if run.topology.vertices <= MOST_DETAILED:
        groups.append(_chunk_group(run, theme, size, words))
        groups.append(_ring_group(run, theme, size, words))
        if run.trace.max_waiting:
            groups.insert(1, _waiting_group(run, theme, size, words))
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


def _words(text: str, size: float, theme: Theme, after: float) -> Item:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.write(text, QPointF(x, y), size, theme.second_text, anchor=0.0)

    return Item(text_width(text, size) + after, draw)


def _load_group(
    run: Run, theme: Theme, size: float, words: Callable[[Text], str]
) -> tuple[Item, ...]:
    packets = run.cost.switching == FINITE_PACKETS
    items = [_words(words(PACKETS_ON_A_LINK if packets else CHUNKS_ON_A_LINK), size, theme, size)]
    highest = level(run.most_chunks)
    items += [_stroke(None, theme, size), _words("0", size, theme, size)]
    for place in range(highest + 1):
        items += [_stroke(place, theme, size), _words(LEVELS[place], size, theme, size)]
    return tuple(items)


def _stroke(place: int | None, theme: Theme, size: float) -> Item:
    """Return a piece of a link with a load level, None for an idle one."""
    colour = theme.idle_link if place is None else theme.load[place]
    wide = 1.25 if place is None else min(2.2 + 1.7 * (place + 1), 0.75 * size)
    length = 1.9 * size

    def draw(pen: Pen, x: float, y: float) -> None:
        stroke = QPen(QColor(colour), wide)
        stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.painter.setPen(stroke)
        pen.painter.drawLine(QPointF(x, y), QPointF(x + length, y))

    return Item(length + 0.5 * size, draw)


def _chunk_group(
    run: Run, theme: Theme, size: float, words: Callable[[Text], str]
) -> tuple[Item, ...]:
    for_node = named_by(run.operation.key) == DESTINATION
    side = max(1.35 * size, 16.0)
    items = [_words(words(CHUNK_FOR if for_node else CHUNK_FROM), size, theme, 0.7 * size)]
    for number in _legend_numbers(run):
        if number is None:
            items.append(_words("…", size, theme, 0.35 * size))
        else:
            items.append(_chunk(number, theme, side, size))
    return tuple(items)


def _legend_numbers(run: Run) -> list[int | None]:
    """Return the nodes whose marks are shown; None is an ellipsis."""
    p = run.topology.p
    if run.operation.key == "broadcast":
        return [run.task.root]
    if run.operation.key == "point-to-point":
        return [int(run.task.source)]
    if p <= 8:
        return list(range(p))
    return [0, 1, None, 7, 8, None, p - 1] if p > 10 else [0, 1, None, 7, 8, p - 1][: p - 3]


def _chunk(number: int, theme: Theme, side: float, size: float) -> Item:
    def draw(pen: Pen, x: float, y: float) -> None:
        draw_chunk(pen, theme, x + side / 2, y, side, number)

    return Item(side + 0.35 * size, draw)


def _ring_group(
    run: Run, theme: Theme, size: float, words: Callable[[Text], str]
) -> tuple[Item, ...]:
    if run.operation.combines:
        meaning = RING_SUM
    else:
        meaning = RING_HELD if run.topology.p <= MOST_SEGMENTS else RING_SHARE
    return (_words(words(meaning), size, theme, 0.0),)


def _waiting_group(
    run: Run, theme: Theme, size: float, words: Callable[[Text], str]
) -> tuple[Item, ...]:
    def draw(pen: Pen, x: float, y: float) -> None:
        for number in range(3):
            colour = origin_colour(theme, number)
            pen.painter.setPen(QPen(outline(colour), 1.0))
            pen.painter.setBrush(colour)
            top = y + (number - 1.5) * 0.5 * size
            pen.painter.drawRoundedRect(QRectF(x, top, size, 0.4 * size), 2, 2)

    return Item(1.4 * size, draw), _words(words(WAITING), size, theme, 0.0)
