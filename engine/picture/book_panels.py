"""A small network for every step: what nodes hold before it, and what its arrows carry."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from engine.picture.book import Book, pitch
from engine.picture.book_network import BookNetwork, Drawing, Look
from engine.picture.figure import Rect
from engine.picture.nodes import is_round
from engine.picture.pictures import placed
from engine.picture.sketch import Sketch, text_width
from engine.report.holdings import Holdings
from engine.report.placement import Placement
from engine.text import QT_TRANSLATE_NOOP, Text

LETTER = QT_TRANSLATE_NOOP("textbook", "({letter}) {sentence}", "(a) Step 1: ...")
THE_END = QT_TRANSLATE_NOOP("textbook", "The end: {aim}", "aim: what the operation does")
SKIPPED = QT_TRANSLATE_NOOP("textbook", "… steps {first} to {last} are not shown …")
EXPLAINED = QT_TRANSLATE_NOOP(
    "textbook", "Beside a node: what it holds before the step. On an arrow: what it carries."
)

MOST_PANELS = 12
FIRST_PANELS = 3
"""So many first steps are shown where not all are."""

GAP = 22.0
"""Pixels between panels at scale 1."""


class Panel(NamedTuple):
    """A step (from 1; one past the last is the end) with its caption, or a gap (no step)."""

    step: int
    caption: Text


class Grid(NamedTuple):
    """Columns, and the size of a panel: width, height and that of its caption."""

    columns: int
    width: float
    height: float
    caption: float


def panels_of(book: Book) -> list[Panel]:
    """Return the panels: all steps and the end, or the first, the last and the end."""
    last = len(book.steps)
    end = Text(THE_END, aim=book.run.operation.summary)
    shown = list(range(1, last + 1))
    if last + 1 > MOST_PANELS:
        shown = [*range(1, FIRST_PANELS + 1), last]
    said = [(step, book.said(step)) for step in shown] + [(last + 1, end)]
    panels = [
        Panel(step, Text(LETTER, letter=chr(ord("a") + place), sentence=sentence))
        for place, (step, sentence) in enumerate(said)
    ]
    if len(shown) < last:
        skipped = Text(SKIPPED, first=FIRST_PANELS + 1, last=last - 1)
        panels.insert(FIRST_PANELS, Panel(0, skipped))
    return panels


def draw_panels(book: Book, sketch: Sketch, body: Rect) -> None:
    """Draw the panels in rows, and below them what the words mean."""
    panels = panels_of(book)
    explained = book.rule or Text(EXPLAINED)
    foot = book.height_of(explained, body.width, book.size) + pitch(book.size)
    room = body._replace(bottom=body.bottom - foot)
    placement = placed(book.run, book.paper.view.layout, room)
    grid = grid_of(book, panels, room, placement)
    holdings = Holdings(book.run)
    held = [_held(book, holdings, panel.step) if panel.step else {} for panel in panels]
    look = _look(book, grid, placement, held)
    left_out = 0
    for place, panel in enumerate(panels):
        row, column = divmod(place, grid.columns)
        left = room.left + column * (grid.width + GAP * book.paper.scale)
        top = room.top + row * (grid.height + grid.caption + GAP * book.paper.scale)
        box = Rect(left, top, left + grid.width, top + grid.height)
        left_out += _draw_panel(book, sketch, box, panel, held[place], look)
    at = body._replace(top=body.bottom - foot + 0.3 * book.size)
    y = book.write(sketch, explained, at, book.size, what="note")
    if left_out:
        book.write(sketch, book.no_room(left_out), at._replace(top=y), book.size, what="note")


def grid_of(book: Book, panels: list[Panel], room: Rect, placement: Placement) -> Grid:
    """Return the grid in which the networks become largest."""
    left, bottom, right, top = placement.bounds()
    shape = min(max((right - left) / max(top - bottom, 1e-6), 0.7), 2.2)
    gap = GAP * book.paper.scale
    found = []
    for columns in range(1, len(panels) + 1):
        rows = ceil(len(panels) / columns)
        width = (room.width - (columns - 1) * gap) / columns
        caption = max(book.height_of(panel.caption, width, book.size) for panel in panels)
        height = (room.height - (rows - 1) * gap) / rows - caption
        found.append(Grid(columns, width, height, caption))
    return max(found, key=lambda grid: min(grid.width / shape, grid.height))


def _held(book: Book, holdings: Holdings, step: int) -> dict[int, str]:
    """Return what each node holds before a step, in words; nothing for nodes without anything."""
    cycle = book.cycles_of(step - 1).stop - 1 if step > 1 else 0
    rings = holdings.at(cycle) or ()
    words = {node: book.words.held(segments) for node, segments in enumerate(rings)}
    return {node: text for node, text in words.items() if text}


def _look(book: Book, grid: Grid, placement: Placement, held: list[dict[int, str]]) -> Look:
    paper, topology = book.paper, book.run.topology
    share = min(max(min(grid.width / 420, grid.height / 300) / paper.scale, 0.5), 1.0)
    size = max(12.5 * paper.scale * share, paper.least)
    texts = [text for one in held for text in one.values()]
    widest = max((text_width(text, size) for text in texts), default=0.0)
    beside = (1.0 if is_round(topology) else 0.4) * widest + 4
    return Look(
        placement,
        topology,
        paper.scale * share,
        paper.line_scale * share,
        paper.least,
        size,
        (min(beside, 0.14 * grid.width), min(1.4 * size, 0.12 * grid.height)),
        paper.view.labels or ("decimal",),
        paper.words,
    )


def _draw_panel(
    book: Book, sketch: Sketch, box: Rect, panel: Panel, held: dict[int, str], look: Look
) -> int:
    """Draw a panel with its caption below; return how many sets found no room."""
    left_out = 0
    if panel.step:
        last = len(book.steps)
        moves = book.steps[panel.step - 1] if panel.step <= last else ()
        sets = [book.on_arrow(move) for move in moves]
        drawing = Drawing([(panel.step, move) for move in moves], sets, held, panel.step)
        left_out = BookNetwork(look, box, drawing).draw(sketch)
    caption = box._replace(top=box.bottom if panel.step else box.centre[1])
    book.write(sketch, panel.caption, caption, book.size, key=(panel.step,))
    return left_out
