"""The reflected construction of the Gray code as a figure: reflect, 0 in front above, 1 below.

``gray_figure`` is a pure function of stage and glide, so the way back is the way forth.  A glide of
0 is the end of the stage before.  Where not all codes fit, the first, those at the mirror and the
last stand there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi

import numpy as np

from engine.gray_code import (
    BEGIN,
    PREFIX_1,
    REFLECT,
    Stage,
    changing_bit,
    construction,
)
from engine.picture.figure import Box, Figure, Rect, Stroke
from engine.picture.heading import Heading, draw_heading, lay_out, usual_height
from engine.picture.ink import Ink
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.text import QT_TRANSLATE_NOOP, Text

TITLE = QT_TRANSLATE_NOOP("gray tutor", "The Gray code of length {bits}")
PLACE = Text(QT_TRANSLATE_NOOP("gray tutor", "position"))
CODE = Text(QT_TRANSLATE_NOOP("gray tutor", "code"))
NEXT = Text(QT_TRANSLATE_NOOP("gray tutor", "changes next"))
BIT = QT_TRANSLATE_NOOP("gray tutor", "bit {bit}")
MIRROR = Text(QT_TRANSLATE_NOOP("gray tutor", "mirror"))

LARGEST = 44.0
"""The largest type of codes, at scale 1."""

PITCH, CLOSEST = 1.42, 1.14
"""From one line of codes to the next, in sizes of their type: usual, and where there is no room."""

COLUMN = 0.92
"""From one digit to the next, in sizes of the type."""

MIRROR_GAP = 0.55
"""What the mirror takes, in lines."""

HEADING_SHARE = 0.3
"""The part of the height that the words above may take."""


@dataclass(frozen=True)
class Rest:
    """Where the lines of a stage stand at its end.

    ``size`` is that of the type, ``pitch`` the height of a line, ``right`` the middle of bit 0,
    ``heights`` the line of each position that is shown, ``dots`` where others are left out.
    """

    size: float
    pitch: float
    right: float
    bits: int
    heights: dict[int, float]
    dots: tuple[float, ...]
    mirror: float | None

    @property
    def left(self) -> float:
        """The left end of the codes."""
        return self.right - (self.bits - 0.5) * COLUMN * self.size


@dataclass(frozen=True)
class Moment:
    """A stage under way: what it begins from, where it ends, and how far it is, 0 to 1."""

    stage: Stage
    before: Rest
    after: Rest
    share: float

    def between(self, a: float, b: float) -> float:
        """Return what lies between two numbers."""
        return a + (b - a) * self.share

    @property
    def marks(self) -> float:
        """How far the marks of changing bits are to be seen."""
        if self.stage.action == BEGIN:
            return 1.0
        if self.stage.action == REFLECT:
            return max(0.0, 1 - 3 * self.share)
        return max(0.0, 3 * self.share - 2) if self.stage.action == PREFIX_1 else 0.0


@lru_cache(maxsize=16)
def stages_of(bits: int) -> tuple[Stage, ...]:
    """Return the construction of a length, made once."""
    return construction(bits)


def gray_figure(bits: int, stage: int, glide: float, paper: Paper) -> Figure:
    """Return the figure of a stage of the construction at a glide of 0 to 1 within it.

    Parameters
    ----------
    bits : int
        The length that is made in the end.
    stage : int
        From 0 to the last of ``construction(bits)``.
    glide : float
        1 is the end of the stage, 0 that of the stage before.
    paper : Paper

    Raises
    ------
    InputError
        If the length is none, or too long to be shown.
    """
    stages = stages_of(bits)
    if stage and glide <= 0:
        stage, glide = stage - 1, 1.0
    pad = max(round(16 * paper.scale), 6)
    whole = Rect(pad, pad / 2, paper.width - pad, paper.height - pad / 2)
    headings = [_heading(one, whole.width, paper) for one in stages]
    sketch = Sketch()
    draw_heading(sketch, headings[stage], whole)
    area = whole._replace(top=whole.top + max(one.height for one in headings) + 0.3 * pad)
    after = _rest(stages[stage], area, paper)
    before = _rest(stages[stage - 1], area, paper) if stage else after
    share = (1 - cos(pi * min(glide, 1.0))) / 2
    _Picture(sketch, paper, area, Moment(stages[stage], before, after, share)).draw()
    return Figure(paper.width, paper.height, Ink("canvas"), (sketch.layer(),), 0)


def _heading(stage: Stage, width: float, paper: Paper) -> Heading:
    height = max(usual_height(paper.scale, paper.least), HEADING_SHARE * paper.height)
    title = paper.words(Text(TITLE, bits=stage.bits))
    return lay_out(title, paper.words(stage.text), "", width, height, paper.scale, paper.least)


def _head_height(paper: Paper) -> float:
    return 1.6 * max(12 * paper.scale, paper.least)


def _rest(stage: Stage, area: Rect, paper: Paper) -> Rest:
    """Return where everything stands at the end of a stage."""
    many = len(stage.rows)
    gap = MIRROR_GAP if stage.mirror else 0.0
    inner = area._replace(top=area.top + _head_height(paper))
    room = int(inner.height / (CLOSEST * paper.least) - gap)
    shown = shown_rows(many, room)
    pitch = min(PITCH * LARGEST * paper.scale, inner.height / (len(shown) + gap))
    size = max(pitch / PITCH, paper.least)
    top = inner.top + max(0.0, inner.height - (len(shown) + gap) * pitch) / 2
    heights, dots, mirror = {}, [], None
    y = top + pitch / 2
    for row in shown:
        if row is not None and stage.mirror and row >= stage.mirror and mirror is None:
            mirror = y - pitch / 2 + gap * pitch / 2
            y += gap * pitch
        if row is None:
            dots.append(y)
        else:
            heights[row] = y
        y += pitch
    right = area.centre[0] + (stage.bits - 1) * COLUMN * size / 2
    return Rest(size, pitch, right, stage.bits, heights, tuple(dots), mirror)


def shown_rows(many: int, room: int) -> list[int | None]:
    """Return which of many lines stand in the room of some; None where others are left out.

    >>> shown_rows(4, 6), shown_rows(32, 10)
    ([0, 1, 2, 3], [0, 1, None, 14, 15, 16, 17, None, 30, 31])
    """
    if many <= max(room, 6):
        return list(range(many))
    part, half = max((room - 2) // 4, 1), many // 2
    middle = range(half - part, half + part)
    return [*range(part), None, *middle, None, *range(many - part, many)]


class _Picture:
    """Draws one moment."""

    def __init__(self, sketch: Sketch, paper: Paper, area: Rect, moment: Moment) -> None:
        self.sketch, self.paper, self.area, self.moment = sketch, paper, area, moment
        before, after = moment.before, moment.after
        self.size = moment.between(before.size, after.size)
        self.pitch = moment.between(before.pitch, after.pitch)
        self.right = moment.between(before.right, after.right)
        self.left = moment.between(before.left, after.left)
        self.column = COLUMN * self.size
        self.small = max(0.72 * self.size, paper.least)
        words = paper.words
        half_head = (text_width(words(CODE), self.head_size) - (self.right - self.left)) / 2
        aside = max(self.size, half_head + self.head_size)
        self.place_at = self.left - aside
        self.next_at = self.right + self.column / 2 + aside

    @property
    def head_size(self) -> float:
        return max(12 * self.paper.scale, self.paper.least)

    def draw(self) -> None:
        """Draw heads, mirror and lines."""
        self._draw_heads()
        self._draw_mirror()
        for row, y, alpha in self.lines():
            self._draw_line(row, y, alpha)
        self._draw_dots()

    def _draw_dots(self) -> None:
        """Draw where lines are left out."""
        before, after = self.moment.before.dots, self.moment.after.dots
        shares = [(after, 1.0)]
        if before != after:
            shares = [(before, 1 - self.moment.share), (after, self.moment.share)]
        middle = (self.left + self.right) / 2
        for dots, alpha in shares:
            for y in dots if alpha > 0 else ():
                ink = Ink("second-text", alpha)
                self.sketch.write("\u22ee", (middle, y), self.size, ink, what="dots")

    def lines(self) -> Iterator[tuple[int, float, float]]:
        """Yield position, height and alpha of each line that is to be seen."""
        moment = self.moment
        after, before, share = moment.after.heights, moment.before.heights, moment.share
        many = len(moment.stage.rows)
        folds = moment.stage.action == REFLECT
        for row in sorted({*after, *before}):
            copied = folds and row >= many // 2
            source = before.get(many - 1 - row if copied else row)
            target = after.get(row)
            if target is None:
                alpha, y = 1 - share, source
            elif source is None:
                alpha, y = share, target
            else:
                alpha, y = (share if copied else 1.0), moment.between(source, target)
            if y is not None and alpha > 0:
                yield row, y, alpha

    def _draw_heads(self) -> None:
        words, ink, size = self.paper.words, Ink("second-text"), self.head_size
        heights = self.moment.before.heights, self.moment.after.heights
        first = self.moment.between(*(one[0] for one in heights))
        y = max(first - self.pitch / 2 - 0.7 * size, self.area.top + cap_height(size) / 2)
        self.sketch.write(words(PLACE), (self.place_at, y), size, ink, anchor=1.0, what="head")
        middle = ((self.left + self.right + self.column / 2) / 2, y)
        self.sketch.write(words(CODE), middle, size, ink, what="head")
        if self.moment.marks > 0:
            faded = ink._replace(alpha=self.moment.marks)
            self.sketch.write(words(NEXT), (self.next_at, y), size, faded, anchor=0.0, what="head")

    def _draw_mirror(self) -> None:
        before, after = self.moment.before.mirror, self.moment.after.mirror
        if self.moment.stage.action == REFLECT:
            self._mirror_line(before, 1 - self.moment.share)
            self._mirror_line(after, self.moment.share)
        else:
            self._mirror_line(after, 1.0)

    def _mirror_line(self, y: float | None, alpha: float) -> None:
        if y is None or alpha <= 0:
            return
        lines, size = self.paper.line_scale, self.head_size
        ink = Ink("number-2", alpha)
        words = self.paper.words
        beyond = text_width(words(Text(BIT, bit=self.moment.after.bits)), self.small)
        word_at = self.next_at + beyond + size
        ends = self.place_at - 2 * self.size, word_at - 0.4 * size
        dash = (7 * lines, 4 * lines)
        points = np.array([[ends[0], y], [ends[1], y]])
        self.sketch.line(points, Stroke(ink, 1.8 * lines, dash), "mirror")
        self.sketch.write(words(MIRROR), (word_at, y), size, ink, anchor=0.0, what="mirror-word")

    # A line of the code ---------------------------------------------------------------------------

    def _draw_line(self, row: int, y: float, alpha: float) -> None:
        stage = self.moment.stage
        text = stage.rows[row].code
        self.sketch.write(
            str(row),
            (self.place_at, y),
            self.small,
            Ink("second-text", alpha),
            anchor=1.0,
            what="place",
            key=(row,),
        )
        mirrored = stage.rows[row].mirrored
        marked, seen = self._mark(row), self.moment.marks * alpha
        if marked is not None and seen > 0:
            self._draw_mark(row, marked, y, seen)
        prefix = len(text) - 1 if stage.rows[row].prefix else None
        for bit, digit in enumerate(reversed(text)):
            role = "second-text" if mirrored and stage.action == REFLECT else "text"
            x, strength, weight = self._digit_at(bit), alpha, 400
            if bit == prefix:
                role, weight = "number-1", 600
                if self._arrives(mirrored):
                    x -= 1.4 * self.column * (1 - self.moment.share)
                    strength = alpha * self.moment.share
            if bit == marked and self.moment.marks > 0.5:
                role, weight = "accent", 600
            if strength > 0:
                ink = Ink(role, strength)
                self.sketch.write(
                    digit, (x, y), self.size, ink, weight, what="digit", key=(row, bit)
                )

    def _digit_at(self, bit: int) -> float:
        return self.right - bit * self.column

    def _arrives(self, mirrored: bool) -> bool:
        """Return whether the bit in front of a line comes in this stage, not before."""
        return mirrored == (self.moment.stage.action == PREFIX_1)

    def _mark(self, row: int) -> int | None:
        """Return the bit that changes after a line; copies in the mirror have none yet."""
        stage = self.moment.stage
        if stage.action == REFLECT:
            return None if stage.rows[row].mirrored else changing_bit(row, stage.bits - 1)
        return changing_bit(row, stage.bits)

    def _draw_mark(self, row: int, bit: int, y: float, alpha: float) -> None:
        """Draw the frame of the digit that changes next, and say which bit that is."""
        ink, size = Ink("accent", alpha), self.size
        frame = Stroke(ink, 1.6 * self.paper.line_scale)
        at = self._digit_at(bit), y
        tint = Ink("accent", 0.14 * alpha)
        wide, high = 0.84 * size, min(1.18 * size, 0.94 * self.pitch)
        key = (row, bit)
        self.sketch.box(Box(at, wide, high, 0.2 * size, frame, tint, what="changing", key=key))
        said = self.paper.words(Text(BIT, bit=bit))
        self.sketch.write(
            said, (self.next_at, y), self.small, ink, anchor=0.0, what="next-bit", key=key
        )
