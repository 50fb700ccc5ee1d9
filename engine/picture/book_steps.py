"""All steps of an algorithm in one network: arrows numbered by step, and the steps in words."""

from __future__ import annotations

import numpy as np

from engine.picture.book import Book, pitch
from engine.picture.book_network import (
    BookNetwork,
    Drawing,
    Look,
    disc_side,
    draw_disc,
    step_stroke,
)
from engine.picture.figure import Rect
from engine.picture.nodes import MOST_BINARY
from engine.picture.pictures import placed
from engine.picture.sketch import Sketch, text_width
from engine.report.carried import Carried
from engine.text import QT_TRANSLATE_NOOP, Text

AND_SO_ON = QT_TRANSLATE_NOOP("textbook", "… and so on to step {last}")

LEGEND_SHARE, LEGEND_SHARE_BELOW = 0.3, 0.36
"""The part of the width (in a wide figure) or of the height that the steps in words may take."""

WIDE = 1.2
"""From this width by height on the steps stand beside the network."""

LARGER = 1.2
"""Lines and sets of the one network are so much larger than text."""

SAMPLE = 40.0
"""Pixels of a line that shows how a step is drawn, at scale 1."""


def draw_steps(book: Book, sketch: Sketch, body: Rect) -> None:
    """Draw the network with all steps and say them beside or below it."""
    moves = [(step, move) for step, of in enumerate(book.steps, 1) for move in of]
    gap = 1.5 * book.size
    if body.width > WIDE * body.height:
        middle = body.right - LEGEND_SHARE * body.width
        network, legend = body._replace(right=middle - gap), body._replace(left=middle)
    else:
        wanted = _height(book, body.width, len(book.steps)) + 2 * pitch(book.size)
        high = min(wanted, LEGEND_SHARE_BELOW * body.height)
        network = body._replace(bottom=body.bottom - high)
        legend = body._replace(top=body.bottom - high)
    left_out = _draw_network(book, sketch, network, moves)
    _draw_legend(book, sketch, legend, left_out)


def _draw_network(book: Book, sketch: Sketch, area: Rect, moves: list[tuple[int, Carried]]) -> int:
    paper, run = book.paper, book.run
    sets = [book.on_arrow(move) for _, move in moves]
    size = LARGER * book.size if run.topology.p <= MOST_BINARY else paper.least
    widest = max((text_width(text, size) for text in sets), default=0.0)
    look = Look(
        placed(run, paper.view.layout, area),
        run.topology,
        paper.scale,
        LARGER * paper.line_scale,
        paper.least,
        size,
        (min(widest, 0.12 * area.width), min(1.5 * size, 0.1 * area.height)),
        paper.view.labels,
        paper.words,
    )
    return BookNetwork(look, area, Drawing(moves, sets, {})).draw(sketch)


def _height(book: Book, width: float, steps: int) -> float:
    """Return how high the sentences of the first steps are."""
    inner = width - _indent(book)
    return sum(
        book.height_of(book.said(step), inner, book.size) + 0.5 * book.size
        for step in range(1, steps + 1)
    )


def _indent(book: Book) -> float:
    return SAMPLE * book.paper.scale + 0.6 * book.size


def _draw_legend(book: Book, sketch: Sketch, box: Rect, left_out: int) -> None:
    """Write what the steps do, as many as there is room for, and what all arrows carry."""
    size = book.size
    notes = [text for text in (book.rule, book.no_room(left_out) if left_out else None) if text]
    below = sum(book.height_of(text, box.width, size) + 0.5 * size for text in notes)
    last = shown = len(book.steps)
    more = 1.5 * pitch(size)
    while shown and _height(book, box.width, shown) + below + more * (shown < last) > box.height:
        shown -= 1
    y = box.top
    for step in range(1, shown + 1):
        y = _draw_entry(book, sketch, box._replace(top=y), step) + 0.5 * size
    if 0 < shown < last:
        at = Rect(box.left + _indent(book), y, box.right, box.bottom)
        y = book.write(sketch, Text(AND_SO_ON, last=last), at, size) + 0.5 * size
    for text in notes:
        y = book.write(sketch, text, box._replace(top=y), size, what="note") + 0.5 * size


def _draw_entry(book: Book, sketch: Sketch, box: Rect, step: int) -> float:
    """Write a step with a sample of its line; return where it ends."""
    size, scale = book.size, book.paper.scale
    y = box.top + pitch(size) / 2
    line = np.array([[box.left, y], [box.left + SAMPLE * scale, y]])
    sketch.line(line, step_stroke(step, book.paper.line_scale), "sample", (step,))
    number = max(0.95 * size, book.paper.least)
    middle = box.left + SAMPLE * scale - disc_side(str(step), number) / 2
    draw_disc(sketch, (middle, y), step, number, "sample-number", (step,))
    inner = box._replace(left=box.left + _indent(book))
    return book.write(sketch, book.said(step), inner, size)
