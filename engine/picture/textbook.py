"""The textbook figure of an algorithm: all its steps in one picture.

Few transfers are arrows of one network, numbered by step, with the steps in words beside it.  Many
are small networks, one a step: beside each node what it holds before, on each arrow what it takes
along, and at last what everybody holds.
"""

from __future__ import annotations

from math import ceil

from engine.errors import InputError
from engine.picture.book import Book
from engine.picture.book_panels import draw_panels
from engine.picture.book_steps import draw_steps
from engine.picture.figure import Figure
from engine.picture.ink import Ink
from engine.picture.pictures import Paper
from engine.picture.set_words import EXCHANGE
from engine.picture.sketch import Sketch
from engine.report.holdings import MOST_NODES
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

TOO_LARGE = QT_TRANSLATE_NOOP(
    "textbook", "a textbook figure is drawn up to {most} nodes; this network has {p}"
)

MOST_ARROWS = 1.5
"""Up to so many transfers a node are arrows of one network."""

IN_ONE = 620, 680
"""Width and height of a figure of one network, as it is usual."""
WIDE, HEAD, ROW = 880, 80, 300
"""The width of a figure of many networks, the height of its words and of each two networks."""
MOST_ROWS = 3


def textbook(run: Run, paper: Paper) -> Figure:
    """Return the textbook figure of a run.

    Its shapes say what they show: ``step-arrow`` and ``step-number`` have the key (step from 1,
    source, target), as has ``set``, what an arrow carries; ``held``, what a node holds
    before a step, has the step and the node.

    Raises
    ------
    InputError
        If the network has more than 64 nodes.
    """
    if run.topology.p > MOST_NODES:
        raise InputError(Text(TOO_LARGE, most=MOST_NODES, p=run.topology.p))
    book = Book(run, paper)
    sketch = Sketch()
    body = book.draw_title(sketch)
    draw = draw_steps if in_one_network(book) else draw_panels
    draw(book, sketch, body)
    return Figure(paper.width, paper.height, Ink("canvas"), (sketch.layer(),), 1)


def in_one_network(book: Book) -> bool:
    """Return whether all steps are drawn in one network."""
    moves = sum(map(len, book.steps))
    return moves <= MOST_ARROWS * book.run.schedule.p and book.run.operation.key != EXCHANGE


def usual_size(run: Run) -> tuple[int, int]:
    """Return the width and height in pixels that suit the textbook figure of a run."""
    book = Book(run, Paper(WIDE, WIDE))
    if in_one_network(book):
        return IN_ONE
    rows = min(ceil((len(book.steps) + 1) / 2), MOST_ROWS)
    return WIDE, HEAD + rows * ROW
