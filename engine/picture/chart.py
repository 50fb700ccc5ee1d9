"""What figures over time have in common: heading, names at the left, the time axis below.

A ``Chart`` divides the paper; whoever draws fills ``body`` and asks for the ``TimeFigure``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.picture.figure import Figure, Layer, Rect
from engine.picture.ink import Ink
from engine.picture.legend import Item
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, text_width
from engine.picture.time_axis import (
    CYCLE,
    LABEL_ROW,
    LABEL_TYPE,
    MARGIN,
    NAME_ROOM,
    TIME,
    Span,
    TimeAxis,
    write_name,
)
from engine.run import Run
from engine.text import Text

TITLE_TYPE, TYPE = 13.0, 12.0
"""The sizes of heading and words at scale 1."""
HEAD, HEAD_ROW = 36, 22
"""The heights of the heading's first row and of further ones, at scale 1."""
TALL = 300
"""From this height on, at scale 1, the heading may have several rows."""
MOST_ROWS = 3
NAME_GAP = 8.0
"""What lies between the names and the body at scale 1."""
MOST_NAMES = 0.34
"""The part of the width that names may take."""


def no_link(x: float, y: float) -> int | None:
    """Return None: there is no link at a point."""
    return None


@dataclass(frozen=True, eq=False)
class TimeFigure(Figure):
    """A figure over time.

    Attributes
    ----------
    axis : TimeAxis or None
        None where there is nothing but words.
    link_at : callable
        Returns the link whose bar lies at a point (x, y), None where there is none.
    """

    axis: TimeAxis | None = None
    link_at: Callable[[float, float], int | None] = no_link


class View(NamedTuple):
    """How time is shown: the span in ticks (None: all of it), and whether cycle by cycle.

    ``aside`` is the room at the right of the heading, in pixels, that stays free for switches.
    """

    span: Span | None = None
    by_cycle: bool = False
    aside: float = 0.0


class Heading(NamedTuple):
    """What stands above: a title, a note, and the pieces of a legend."""

    title: Text
    note: Text
    items: tuple[Item, ...] = ()


class Chart:
    """A figure over time that is being drawn.

    Attributes
    ----------
    ground, front : Sketch
        What lies below the body's shapes (heading, names, axis), and the body, clipped to it.
    body : Rect
    axis : TimeAxis
    """

    def __init__(
        self,
        run: Run,
        paper: Paper,
        view: View,
        names: Sequence[str],
        whole: Span | None = None,
    ) -> None:
        self.run = run
        self.paper = paper
        self.scale = scale = paper.scale
        self.ground = Sketch(Rect(0, 0, paper.width, paper.height))
        self.front = Sketch()
        widest = max((text_width(name, TYPE * scale) for name in names), default=0.0)
        below = max(text_width(paper.words(name), LABEL_TYPE * scale) for name in (TIME, CYCLE))
        widest = min(max(widest, below + (NAME_ROOM - NAME_GAP) * scale), MOST_NAMES * paper.width)
        left = round((MARGIN + NAME_GAP) * scale + widest)
        top = round(HEAD * scale)
        self.body = Rect(
            left,
            top,
            max(round(paper.width - 1.5 * MARGIN * scale), left + 40),
            max(round(paper.height - LABEL_ROW * scale - 3), top + 40),
        )
        everything = whole or Span(0, max(run.trace.duration, 1))
        span = view.span or everything
        if not everything.begin <= span.begin < span.end <= everything.end:
            span = everything
        self.axis = TimeAxis(run.trace, self.body, span, everything, view.by_cycle)
        self._aside = view.aside

    def head(self, heading: Heading) -> None:
        """Write the heading, before anything else; the body begins below its last row."""
        top = round(_draw_heading(self.ground, self.paper, heading, self._aside))
        self.body = self.body._replace(top=top)
        self.axis = replace(self.axis, box=self.body)

    def name(self, words: str, y: float, key: tuple[int, ...] = (), strong: bool = False) -> bool:
        """Write a name at the left at a height, if it fits; return whether it does."""
        size = TYPE * self.scale
        x = self.body.left - NAME_GAP * self.scale
        weight, ink = (600, Ink("text")) if strong else (400, Ink("second-text"))
        if text_width(words, size, weight) > x:
            return False
        return self.ground.write(words, (x, y), size, ink, weight, 1.0, what="row", key=key)

    def name_axis(self, name: Text) -> None:
        """Write the name of the time axis."""
        write_name(self.ground, self.axis, self.scale, self.paper.words(name))

    def figure(self, link_at: Callable[[float, float], int | None] = no_link) -> TimeFigure:
        """Return what has been drawn."""
        paper = self.paper
        layers = (self.ground.layer(), self.front.layer(self.body))
        ink = Ink("canvas")
        return TimeFigure(paper.width, paper.height, ink, layers, 2, self.axis, link_at)


def _draw_heading(sketch: Sketch, paper: Paper, heading: Heading, aside: float) -> float:
    """Write the heading in as many rows as it may have; return where the body begins."""
    scale, size = paper.scale, TYPE * paper.scale
    title, note = paper.words(heading.title), paper.words(heading.note)
    title_wide = text_width(title, TITLE_TYPE * scale, 600)
    rows = MOST_ROWS if paper.height >= TALL * scale else 1
    x, y, row = MARGIN * scale, HEAD * scale / 2, 1
    end = paper.width - aside - MARGIN * scale
    if title_wide <= end - x:
        sketch.write(title, (x, y), TITLE_TYPE * scale, Ink("text"), 600, 0.0, what="title")
        x += title_wide + 14 * scale
    parts = [(Item(text_width(note, size), _note(note, size)),), heading.items]
    for items in parts:
        wide = sum(item.width for item in items)
        if x + wide > end and row < rows and wide:
            row += 1
            x, y = MARGIN * scale, (HEAD + (row - 1.6) * HEAD_ROW) * scale
            end = paper.width - MARGIN * scale
        if x + wide <= end:
            for item in items:
                item.draw(sketch, x, y)
                x += item.width
            x += 14 * scale
    return (HEAD + (row - 1) * HEAD_ROW) * scale


def _note(words: str, size: float) -> Callable[[Sketch, float, float], object]:
    def draw(sketch: Sketch, x: float, y: float) -> None:
        sketch.write(words, (x, y), size, Ink("second-text"), anchor=0.0, what="note")

    return draw


def words_only(paper: Paper, title: Text, sentence: Text) -> TimeFigure:
    """Return a figure with a sentence in the middle of it."""
    sketch = Sketch(Rect(0, 0, paper.width, paper.height))
    scale = paper.scale
    at = MARGIN * scale, HEAD * scale / 2
    size = TITLE_TYPE * scale
    sketch.write(paper.words(title), at, size, Ink("text"), 600, 0.0, what="title")
    middle = paper.width / 2, (paper.height + HEAD * scale) / 2
    sketch.write(paper.words(sentence), middle, size, Ink("second-text"), what="sentence")
    layers: tuple[Layer, ...] = (sketch.layer(),)
    return TimeFigure(paper.width, paper.height, Ink("canvas"), layers, 1)
