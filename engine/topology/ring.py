"""Ring: p nodes in a circle, node i beside i - 1 and i + 1 modulo p (lecture 1.2, figure "ring").

A ring of 2 is one line.  Diameter floor(p / 2), bisection 2 lines.
"""

from __future__ import annotations

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Kind

RING_P = QT_TRANSLATE_NOOP("topology", "p must be at least 2 for a ring; {p} is not")
RING_DIMS = QT_TRANSLATE_NOOP(
    "topology", "a ring has one length; {dims} has {n} (a torus takes several)"
)


def dims_of_p(p: int) -> tuple[int, ...]:
    """Return (p,).

    Raises
    ------
    InputError
        If p is below 2.
    """
    if p < 2:
        raise InputError(Text(RING_P, p=p))
    return (p,)


def check_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
    """Return dims.

    Raises
    ------
    InputError
        If there is not exactly one length of at least 2.
    """
    if len(dims) != 1:
        raise InputError(Text(RING_DIMS, dims="x".join(map(str, dims)), n=len(dims)))
    return dims_of_p(dims[0])


def bisection(dims: tuple[int, ...]) -> int:
    """Return 2 lines (1 for a ring of 2, which is one line)."""
    return 1 if dims[0] == 2 else 2


RING = Kind("ring", Text(QT_TRANSLATE_NOOP("topology", "Ring")), dims_of_p, check_dims, bisection)
