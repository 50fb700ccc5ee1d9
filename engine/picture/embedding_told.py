"""The words round the figure of an embedding: titles above, the three numbers and sentences below.

All sizes are so large as the paper allows, and never below its smallest type.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.embedding import TITLES, Embedding
from engine.picture.figure import Rect
from engine.picture.heading import wrapped
from engine.picture.ink import Ink
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.report.embedding_words import (
    GUEST_NOTE,
    HOST_NOTE,
    MAP_NAME,
    THREE_NAMES,
    pane_titles,
    told_lines,
)

TITLE, NOTE, NUMBER, NAME, SENTENCE = 19.0, 12.0, 21.0, 13.8, 14.0
"""Sizes at scale 1."""

SENTENCE_LINES = 3
"""So many lines are kept free below for what is told."""

LEADING = 1.4
SHARES = (1.0, 0.93, 0.86, 0.8, 0.73, 0.66, 0.6, 0.53, 0.46)
"""How far the type shrinks where there is little room."""

Pane = tuple[float, float]
"""Left and right of a side."""


def head_height(paper: Paper) -> float:
    """Return the height of the titles."""
    return (1.5 * TITLE + 1.7 * NOTE) * paper.scale


def foot_height(paper: Paper) -> float:
    """Return the height kept free for numbers and sentences."""
    return (1.9 * NUMBER + LEADING * SENTENCE * SENTENCE_LINES) * paper.scale


def write_titles(
    sketch: Sketch, paper: Paper, embedding: Embedding, panes: Sequence[Pane], top: float
) -> None:
    """Write over each side what it is, and what its numbers say."""
    words, scale, least = paper.words, paper.scale, paper.least
    titles = [words(title) for title in pane_titles(embedding)]
    notes = words(GUEST_NOTE), words(HOST_NOTE)
    for (left, right), title, note in zip(panes, titles, notes, strict=True):
        y = top + 0.6 * TITLE * scale
        size = fitting(title, TITLE * scale, right - left, least, 600)
        sketch.write(title, (left, y), size, Ink("text"), 600, 0.0, what="pane-title")
        size = fitting(note, NOTE * scale, right - left, least)
        y += (0.75 * TITLE + 0.75 * NOTE) * scale
        sketch.write(note, (left, y), size, Ink("second-text"), 400, 0.0, what="note")


def write_told(
    sketch: Sketch,
    paper: Paper,
    embedding: Embedding,
    below: Rect,
    edge: int | None,
    line: int | None,
) -> None:
    """Write the numbers, and what is told of an edge or a line, into a rectangle."""
    _write_numbers(sketch, paper, embedding, below)
    told = told_lines(embedding, edge, line)
    sentences = [_capital(paper.words(text)) for text in told]
    _write_lines(
        sketch, paper, sentences, below._replace(top=below.top + 1.9 * NUMBER * paper.scale)
    )


class _Row(NamedTuple):
    """Sizes and widths of the row of numbers; each is a name and a value."""

    small: float
    large: tuple[float, ...]
    widths: tuple[float, ...]
    gap: float

    @property
    def width(self) -> float:
        """The width of all, with the gaps."""
        return sum(self.widths) + (len(self.widths) - 1) * self.gap


def _write_numbers(sketch: Sketch, paper: Paper, embedding: Embedding, below: Rect) -> None:
    """Write the three numbers and the map in one row, each behind its name."""
    words = paper.words
    values = (embedding.congestion, embedding.dilation, embedding.expansion)
    named = [
        *((words(name), str(value)) for name, value in zip(THREE_NAMES, values, strict=True)),
        (words(MAP_NAME), words(TITLES[embedding.map])),
    ]
    rows = [_row(named, paper, share) for share in SHARES]
    row = next((one for one in rows if one.width <= below.width), rows[-1])
    x, base = below.left, below.top + 0.95 * NUMBER * paper.scale + cap_height(row.large[0]) / 2
    for number, (name, value) in enumerate(named):
        size, key = row.large[number], (number,)
        at = x, base - cap_height(row.small) / 2
        sketch.write(name, at, row.small, Ink("second-text"), 400, 0.0, what="name", key=key)
        at = x + row.widths[number], base - cap_height(size) / 2
        sketch.write(value, at, size, Ink("text"), 700, 1.0, what="value", key=key)
        x += row.widths[number] + row.gap


def _row(named: Sequence[tuple[str, str]], paper: Paper, share: float) -> _Row:
    small = max(NAME * paper.scale * share, paper.least)
    large = max(NUMBER * paper.scale * share, paper.least)
    sizes = (large, large, large, 0.8 * large)
    widths = tuple(
        text_width(name, small) + 0.4 * small + text_width(value, size, 700)
        for (name, value), size in zip(named, sizes, strict=True)
    )
    return _Row(small, sizes, widths, 1.5 * large)


def _write_lines(sketch: Sketch, paper: Paper, sentences: Sequence[str], room: Rect) -> None:
    """Write sentences below one another, smaller where they are long."""
    sizes = [max(SENTENCE * paper.scale * share, paper.least) for share in SHARES]
    tried = [(size, _wrapped(sentences, room.width, size)) for size in sizes]
    fits = (one for one in tried if LEADING * one[0] * len(one[1]) <= room.height)
    size, lines = next(fits, tried[-1])
    for number, text in enumerate(lines):
        at = room.left, room.top + (number + 0.5) * LEADING * size
        sketch.write(text, at, size, Ink("text"), 400, 0.0, what="told", key=(number,))


def _wrapped(sentences: Sequence[str], width: float, size: float) -> list[str]:
    return [line for text in sentences for line in wrapped(text, width, size)]


def fitting(text: str, size: float, room: float, least: float, weight: int = 400) -> float:
    """Return the largest size, up to one, at which a text fits into a width."""
    while size > least and text_width(text, size, weight) > room:
        size -= 1
    return max(size, least)


def _capital(text: str) -> str:
    """Return a sentence with a large letter at its beginning."""
    return text[:1].upper() + text[1:]
