"""Hypercube of dimension N: 2^N nodes, joined where their numbers differ in one bit.

Port d flips bit d: a product of N rings of 2, the last of them bit 0.  Diameter N, bisection p / 2.
"""

from __future__ import annotations

from math import prod

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Kind

HYPERCUBE_P = QT_TRANSLATE_NOOP(
    "topology", "p must be a power of two for a hypercube; {p} is not ({a} and {b} are)"
)
HYPERCUBE_SMALL = QT_TRANSLATE_NOOP(
    "topology", "p must be a power of two of at least 2 for a hypercube; {p} is not (2 and 4 are)"
)
HYPERCUBE_DIMS = QT_TRANSLATE_NOOP(
    "topology", "every side of a hypercube is 2; {dims} is not that (give p instead)"
)


def dims_of_p(p: int) -> tuple[int, ...]:
    """Return (2,) * N with 2^N = p.

    Raises
    ------
    InputError
        If p is no power of two of at least 2; the nearest ones are named.
    """
    if p < 2:
        raise InputError(Text(HYPERCUBE_SMALL, p=p))
    below = 1 << (p.bit_length() - 1)
    if below != p:
        raise InputError(Text(HYPERCUBE_P, p=p, a=below, b=2 * below))
    return (2,) * (p.bit_length() - 1)


def check_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
    """Return dims.

    Raises
    ------
    InputError
        If they are not all 2.
    """
    if not dims or set(dims) != {2}:
        raise InputError(Text(HYPERCUBE_DIMS, dims="x".join(map(str, dims))))
    return dims


def bisection(dims: tuple[int, ...]) -> int:
    """Return p / 2 lines."""
    return prod(dims) // 2


HYPERCUBE = Kind(
    "hypercube",
    Text(QT_TRANSLATE_NOOP("topology", "Hypercube")),
    dims_of_p,
    check_dims,
    bisection,
)
