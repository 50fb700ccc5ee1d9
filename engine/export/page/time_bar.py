"""The run to time scale: steps, their startups empty, and the load of each cycle as a column."""

from __future__ import annotations

from html import escape
from itertools import pairwise

from engine.exact_time import short_number
from engine.export.svg import Document
from engine.picture.figure import Box, Figure
from engine.picture.ink import Ink, load_ink
from engine.picture.load_columns import height_share, joined, load_columns, spaced, stride_of
from engine.picture.sketch import Sketch, text_width
from engine.run import Run

WIDTH, HEIGHT = 1000, 40
"""The drawing, which is stretched to the width of the page."""

HIGHEST = 0.62
"""How high a column may be; above it stand the numbers of the steps."""

USUAL, LETTERS = 360.0, 13.0
"""About the pixels that it is stretched to, and the size of the words at it."""


def drawn_bar(run: Run, document: Document) -> str:
    """Return the steps and loads as the inside of an ``<svg>`` of WIDTH x HEIGHT."""
    sketch = Sketch()
    borders = (run.trace.step_starts / max(1, run.trace.duration) * WIDTH).tolist()
    for step, (left, right) in enumerate(pairwise(borders)):
        ink = Ink("not-held", share=0.75 if step % 2 else 0.45)
        middle = ((left + right) / 2, HEIGHT / 2)
        sketch.box(Box(middle, right - left, HEIGHT, fill=ink, what="step", key=(step + 1,)))
    columns = load_columns(run.trace, run.cost.startup_ticks, run.loads, WIDTH)
    most = int(columns.load.max(initial=1))
    for left, right, load in zip(*joined(columns), strict=True):
        if load:
            high = HEIGHT * HIGHEST * height_share(load, most)
            middle = ((left + right) / 2, HEIGHT - high / 2)
            column = Box(middle, right - left, high, fill=load_ink(load), what="load", key=(load,))
            sketch.box(column)
    return document.layers(Figure(WIDTH, HEIGHT, Ink("canvas"), (sketch.layer(),), 1))


def bar_labels(run: Run) -> str:
    """Return the numbers of steps and the times of their borders, placed in per cent."""
    trace = run.trace
    starts = trace.step_starts
    places = starts / max(1, trace.duration)
    stride = stride_of(places[:-1] * USUAL, 2.5 * LETTERS)
    numbers = [
        _label("step-number", places[step], str(step + 1))
        for step in range(0, run.schedule.steps, stride)
    ]
    times = [short_number(trace.unit.time(ticks)) for ticks in starts.tolist()]

    def width(place: int) -> float:
        return text_width(times[place], LETTERS)

    ends = {0: "border begin", len(times) - 1: "border end"}
    shown = spaced((places * USUAL).tolist(), width, LETTERS)
    borders = (_label(ends.get(one, "border"), places[one], times[one]) for one in shown)
    return "".join((*numbers, *borders))


def _label(kind: str, share: float, text: str) -> str:
    return f'<span class="{kind}" style="left:{100 * share:.2f}%">{escape(text)}</span>'
