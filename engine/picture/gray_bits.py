"""A conversion as a figure: the digits above and below, and which of them make each new one."""

from __future__ import annotations

import numpy as np

from engine.gray_code import gray, gray_position
from engine.picture.figure import Box, Figure, Point, Stroke
from engine.picture.ink import Ink
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, text_width
from engine.text import QT_TRANSLATE_NOOP, Text

POSITION = Text(QT_TRANSLATE_NOOP("gray tutor", "position"))
CODE = Text(QT_TRANSLATE_NOOP("gray tutor", "code"))

LARGEST = 36.0
"""The largest type of digits, at scale 1."""


def bits_figure(number: int, bits: int, to_code: bool, paper: Paper) -> Figure:
    """Return the figure of a conversion by xor.

    Parameters
    ----------
    number : int
        A position, or a code, from 0 to 2^bits - 1.
    bits : int
    to_code : bool
        Whether a position is turned into its code, or a code into its position.
    paper : Paper
    """
    sketch = Sketch()
    _Digits(sketch, number, bits, to_code, paper).draw()
    return Figure(paper.width, paper.height, Ink("canvas"), (sketch.layer(),), 0)


class _Digits:
    """Two lines of digits with lines between."""

    def __init__(self, sketch: Sketch, number: int, bits: int, to_code: bool, paper: Paper) -> None:
        self.sketch, self.bits, self.to_code, self.paper = sketch, bits, to_code, paper
        self.given, self.made = number, gray(number) if to_code else gray_position(number)
        self.word_size = max(15 * paper.scale, paper.least)
        self.names = [
            paper.words(one) for one in ((POSITION, CODE) if to_code else (CODE, POSITION))
        ]
        pad = 10 * paper.scale
        self.left = pad + max(text_width(name, self.word_size) for name in self.names)
        column = (paper.width - self.left - pad) / (bits + 0.5)
        self.size = max(min(LARGEST * paper.scale, 0.5 * column, 0.2 * paper.height), paper.least)
        self.column = min(column, 2.6 * self.size)
        self.upper = 0.75 * self.size
        self.lower = paper.height - 0.75 * self.size

    def at(self, bit: int, y: float) -> Point:
        """Return the middle of a digit."""
        return self.left + (self.bits - bit) * self.column - 0.2 * self.column, y

    def draw(self) -> None:
        """Draw lines first, then digits over them."""
        for bit in range(self.bits):
            self._draw_making(bit)
        for y, number, name, role in (
            (self.upper, self.given, self.names[0], "text"),
            (self.lower, self.made, self.names[1], "accent"),
        ):
            self.sketch.write(
                name, (self.left, y), self.word_size, Ink("second-text"), anchor=1.0, what="name"
            )
            what = "given" if y == self.upper else "made"
            for bit in range(self.bits):
                text = str(number >> bit & 1)
                weight = 600 if what == "made" else 400
                ink = Ink(role)
                place = self.at(bit, y)
                self.sketch.write(text, place, self.size, ink, weight, what=what, key=(bit,))

    def _draw_making(self, bit: int) -> None:
        """Draw what a new digit is made of: the one above, and for all but the first its left."""
        lines = self.paper.line_scale
        stroke = Stroke(Ink("idle-link"), 1.6 * lines)
        clear = 0.62 * self.size
        above, below = self.at(bit, self.upper + clear), self.at(bit, self.lower - clear)
        self.sketch.line(np.array([above, below]), stroke, "from", (bit, bit))
        if bit == self.bits - 1:
            return
        sign = self.at(bit, (self.upper + self.lower) / 2)
        y = self.upper if self.to_code else self.lower
        turn = clear if self.to_code else -clear
        begin = self.at(bit + 1, y)
        start = begin[0] + 0.34 * self.size, begin[1] + 0.8 * turn
        self.sketch.line(np.array([start, sign]), stroke, "from", (bit, bit + 1))
        side = 0.8 * self.size
        ground = Ink("canvas")
        self.sketch.box(Box(sign, side, side, side / 2, stroke, ground, what="xor", key=(bit,)))
        arm = 0.28 * side
        x, middle = sign
        cross = np.array([[x - arm, middle, x + arm, middle], [x, middle - arm, x, middle + arm]])
        self.sketch.lines(cross, Stroke(Ink("text"), 1.6 * lines), "plus")
