"""Formulas as vector pictures: LaTeX set by ziamath, painted in any size and colour.

``typeset`` is for a thread: the first call imports ziamath and its fonts, which takes a while.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

UNIT = 64.0
"""Formulas are set in this size and scaled when they are painted."""

INK = "#010203"
"""Stands in the SVG for the colour of the moment."""

BETWEEN, INDENT, LEADING = 0.08, 1.1, 0.28
"""Room between pieces, before lines that go on, and between lines; parts of the size."""

_ONE_AT_A_TIME = Lock()
"""Panels have threads of their own, and ziamath keeps its fonts for all."""

_VIEW = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')


@dataclass(frozen=True)
class Typeset:
    """A piece of a formula: SVG, and its size in parts of the size of type.

    ``above`` and ``below`` are how far it reaches from its base line.
    """

    svg: str
    width: float
    above: float
    below: float


@lru_cache(maxsize=2048)
def typeset(latex: str) -> Typeset:
    """Return a formula in LaTeX as a picture."""
    import ziafont
    import ziamath

    ziafont.config.svg2 = False  # Qt does not draw the glyphs of SVG 2
    spaced = latex.replace(r"\log_2 ", r"\log_2\,")
    if latex[0] in "+-=":  # a piece of a longer formula: its sign stands between two things
        spaced = f"{{}} {spaced}"
    with _ONE_AT_A_TIME:
        svg = ziamath.Latex(spaced, size=UNIT, color=INK).svg()
    found = _VIEW.search(svg)
    assert found is not None
    _, top, width, height = (float(number) / UNIT for number in found.groups())
    return Typeset(svg, width, -top, height + top)


@lru_cache(maxsize=512)
def _renderer(piece: Typeset, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(piece.svg.replace(INK, colour).encode()))


@dataclass(frozen=True)
class Laid:
    """Pieces with their places: left end and base line in pixels, in type of ``size``."""

    pieces: tuple[tuple[Typeset, float, float], ...]
    size: float
    width: float
    height: float

    def paint(self, painter: QPainter, corner: QPointF, colour: str) -> None:
        """Paint all pieces with the upper left corner at a place."""
        for piece, left, base in self.pieces:
            top = corner.y() + base - piece.above * self.size
            high = (piece.above + piece.below) * self.size
            box = QRectF(corner.x() + left, top, piece.width * self.size, high)
            _renderer(piece, colour).render(painter, box)


def lay_out(pieces: Sequence[Typeset], size: float, width: float) -> Laid:
    """Return pieces in lines of at most a width: broken between them, smaller if one is too wide.

    ``size`` is that of the type in pixels; lines that go on begin further right.
    """
    if not pieces:
        return Laid((), size, 0.0, 0.0)
    indents = [0.0, *(INDENT for _ in pieces[1:])]
    whole = sum(piece.width for piece in pieces) + BETWEEN * (len(pieces) - 1)
    widest = max(one.width + indent for one, indent in zip(pieces, indents, strict=True))
    size *= min(1.0, max(width, 1.0) / (size * min(widest, whole)))
    lines: list[list[Typeset]] = []
    right = 0.0
    for piece in pieces:
        if lines and (right + BETWEEN + piece.width) * size <= width + 1e-6:
            lines[-1].append(piece)
            right += BETWEEN + piece.width
        else:
            right = piece.width + (INDENT if lines else 0.0)
            lines.append([piece])
    placed = []
    top = widest_line = 0.0
    for number, line in enumerate(lines):
        left = INDENT if number else 0.0
        base = top + max(piece.above for piece in line)
        for piece in line:
            placed.append((piece, left * size, base * size))
            left += piece.width + BETWEEN
        widest_line = max(widest_line, left - BETWEEN)
        top = base + max(piece.below for piece in line) + LEADING
    return Laid(tuple(placed), size, widest_line * size, (top - LEADING) * size)
