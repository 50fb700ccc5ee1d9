"""All cycles of a run on one page, to hand out: small networks, each with its number."""

from __future__ import annotations

from math import ceil

import numpy as np

from engine.errors import InputError
from engine.picture.caption import caption_of
from engine.picture.figure import Figure, Layer, Rect
from engine.picture.heading import wrapped
from engine.picture.ink import Ink
from engine.picture.legend import Style, legend
from engine.picture.moved import moved
from engine.picture.pictures import Paper, Pictures
from engine.picture.sketch import Sketch, text_width
from engine.report.placement import place
from engine.report.scene import Scenes
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

A4 = (1091.34, 1543.46)
"""The page in pixels: with ``A4_SCALE`` it is 210 by 297 mm, and the least type has 6 points."""
A4_SCALE = 8 / 11

MARGIN, GAP = 55.0, 18.0
TITLE, TYPE = 17.0, 13.0
LABEL_ROW = 22.0
FLATTEST, HIGHEST = 0.4, 1.0
"""A network is at least and at most so high in its width."""
STRETCH = 1.4
"""Where there is room, so much higher than in its own shape."""
ROUND = 0.9
"""What nodes and rings take round their points, in units of the smallest distance."""
MOST_COLUMNS = 8
MOST = 60
MOST_NODES = 64

TITLE_OF = QT_TRANSLATE_NOOP("handout", "{operation}: all {n} cycles", None, 1)
START = Text(QT_TRANSLATE_NOOP("handout", "at the start"))
CELL = QT_TRANSLATE_NOOP("handout", "cycle {cycle}, step {step}")
TOO_MANY = QT_TRANSLATE_NOOP(
    "handout", "a handout has room for {most} cycles; this run has {cycles}"
)
TOO_LARGE = QT_TRANSLATE_NOOP(
    "handout", "a handout is drawn up to {most} nodes; this network has {p}"
)
TOO_SMALL = QT_TRANSLATE_NOOP(
    "handout",
    "the pictures of {cycles} cycles of {p} nodes would be too small on one page; take fewer nodes",
)
NEAREST = 14.0
"""Two nodes are not nearer than this."""


def handout(run: Run, paper: Paper) -> Figure:
    """Return a page with the network at the start and after each cycle, ``A4`` in size.

    Its shapes say what they show as in ``picture``; ``cell`` (words) has the cycle as key.

    Raises
    ------
    InputError
        If there are more than ``MOST`` cycles or ``MOST_NODES`` nodes, or so many of both that
        nothing could be seen.
    """
    cycles = run.trace.cycles
    if run.topology.p > MOST_NODES:
        raise InputError(Text(TOO_LARGE, most=MOST_NODES, p=run.topology.p))
    if cycles > MOST:
        raise InputError(Text(TOO_MANY, most=MOST, cycles=cycles))
    width, height = A4
    page = Sketch()
    body = _draw_words(page, run, paper)
    high = _height_in_width(run, paper)
    columns = _columns(cycles + 1, body, high)
    across = (body.width - (columns - 1) * GAP) / columns
    highest = min(STRETCH * high, HIGHEST) * across
    down = min(_room_down(cycles + 1, columns, body), highest) + LABEL_ROW
    scale = min(max(across / 420, 0.55), 1.0)
    small = Paper(across, down - LABEL_ROW, paper.words, scale, scale, view=paper.view, bare=True)
    pictures = Pictures(Scenes(run), small)
    if pictures.geometry.nearest < NEAREST:
        raise InputError(Text(TOO_SMALL, cycles=cycles, p=run.topology.p))
    layers: list[Layer] = []
    for cycle in range(cycles + 1):
        row, column = divmod(cycle, columns)
        x, y = body.left + column * (across + GAP), body.top + row * (down + GAP)
        _draw_label(page, run, paper, cycle, (x, y + LABEL_ROW / 2), across)
        layers += moved(pictures.at(cycle, None), x, y + LABEL_ROW)
    return Figure(width, height, Ink("canvas"), (page.layer(), *layers), 1)


def _draw_words(page: Sketch, run: Run, paper: Paper) -> Rect:
    """Write title, what is shown, and the legend; return the room for the networks."""
    width, height = A4
    left, y = MARGIN, MARGIN
    title = paper.words(Text(TITLE_OF, operation=run.operation.title, n=run.trace.cycles))
    page.write(title, (left, y), TITLE, Ink("text"), 600, 0.0, what="title")
    y += 1.6 * TITLE
    for line in wrapped(paper.words(caption_of(run)), width - 2 * MARGIN, TYPE):
        page.write(line, (left, y), TYPE, Ink("second-text"), anchor=0.0, what="note")
        y += 1.5 * TYPE
    style = Style(TYPE, paper.least, paper.words)
    named_by = paper.view.colour or Scenes(run).at(0).named_by
    below = legend(run, style, named_by, width - 2 * MARGIN, 3)
    bottom = height - MARGIN - below.height
    below.draw(page, Rect(left, bottom, width - MARGIN, height - MARGIN))
    return Rect(left, y + 0.5 * TYPE, width - MARGIN, bottom - GAP)


def _height_in_width(run: Run, paper: Paper) -> float:
    """Return how high the network's pictures are in their width."""
    wide, high = np.ptp(place(run.topology, paper.view.layout).points, axis=0).tolist()
    return float(min(max((high + ROUND) / (wide + ROUND), FLATTEST), HIGHEST))


def _columns(cells: int, body: Rect, high: float) -> int:
    """Return the number of columns in which networks are largest."""

    def side(columns: int) -> float:
        across = (body.width - (columns - 1) * GAP) / columns
        return min(across, _room_down(cells, columns, body) / high)

    return max(range(1, min(cells, MOST_COLUMNS) + 1), key=side)


def _room_down(cells: int, columns: int, body: Rect) -> float:
    """Return how high a network may be, so that all rows find room."""
    rows = ceil(cells / columns)
    return (body.height - (rows - 1) * GAP) / rows - LABEL_ROW


def _draw_label(
    page: Sketch, run: Run, paper: Paper, cycle: int, at: tuple[float, float], width: float
) -> None:
    step = run.trace.step_of_cycle(cycle)
    said = paper.words(Text(CELL, cycle=cycle, step=step) if cycle else START)
    if text_width(said, TYPE, 600) > width:
        said = str(cycle)
    page.write(said, at, TYPE, Ink("text"), 600, 0.0, what="cell", key=(cycle,))
