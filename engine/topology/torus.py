"""Torus (the lecture's lattice with wrap-around): a product of rings, r x c or more dimensions.

Node (i, j) of r x c has the number i c + j; row 0 is drawn at the bottom, so that + along the
first dimension is the lecture's "up".  Diameter: the sum of floor(k / 2); bisection
2 p / longest side where that is even (a side of 2 is one line: p / 2), else no formula.
"""

from __future__ import annotations

from math import isqrt, prod

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Kind, check_sides

TORUS_P = QT_TRANSLATE_NOOP(
    "topology",
    "p must be the square of a whole number of at least 2 for a square torus; {p} is not "
    "({near}), or give the sides, such as 3x5",
)
TORUS_DIMS = QT_TRANSLATE_NOOP(
    "topology", "a torus has at least two sides, such as 4x4; {dims} has one (that is a ring)"
)
NEAR_ONE = QT_TRANSLATE_NOOP("topology", "{a} is")
NEAR_TWO = QT_TRANSLATE_NOOP("topology", "{a} and {b} are")


def dims_of_p(p: int) -> tuple[int, ...]:
    """Return (r, r) with r * r = p.

    Raises
    ------
    InputError
        If p is no square of at least 4; the nearest squares are named.
    """
    side = isqrt(max(p, 0))
    if side * side != p or side < 2:
        above = (side + 1) ** 2
        near = Text(NEAR_TWO, a=side**2, b=above) if side >= 2 else Text(NEAR_ONE, a=4)
        raise InputError(Text(TORUS_P, p=p, near=near))
    return (side, side)


def check_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
    """Return dims.

    Raises
    ------
    InputError
        If there are fewer than two sides or one is below 2.
    """
    check_sides("torus", dims)
    if len(dims) < 2:
        raise InputError(Text(TORUS_DIMS, dims="x".join(map(str, dims))))
    return dims


def bisection(dims: tuple[int, ...]) -> int | None:
    """Return the lines across the middle of the longest side, None where that is odd."""
    longest = max(dims)
    if longest % 2:
        return None
    return prod(dims) // longest * (1 if longest == 2 else 2)


TORUS = Kind(
    "torus", Text(QT_TRANSLATE_NOOP("topology", "Torus")), dims_of_p, check_dims, bisection
)
