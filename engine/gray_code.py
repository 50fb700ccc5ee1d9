"""The binary reflected Gray code (lecture 3.3.1): neighbours on a ring differ in one bit.

``gray(i)`` is the node of a hypercube on which the ring position ``i`` lies.
"""

from __future__ import annotations


def gray(i: int) -> int:
    """Return the Gray code of ring position ``i``.

    >>> [gray(i) for i in range(8)]
    [0, 1, 3, 2, 6, 7, 5, 4]
    """
    return i ^ (i >> 1)


def gray_position(code: int) -> int:
    """Return the ring position of the node ``code``: the inverse of ``gray``.

    >>> [gray_position(code) for code in (0, 1, 3, 2, 6, 7, 5, 4)]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    position = 0
    while code:
        position ^= code
        code >>= 1
    return position


def reflected(i: int, bits: int) -> int:
    """Return G(i, bits) by the lecture's own recursion.

    G(0, 1) = 0, G(1, 1) = 1; G(i, s + 1) = G(i, s) for i < 2^s, else
    2^s + G(2^(s + 1) - 1 - i, s).

    >>> all(reflected(i, 5) == gray(i) for i in range(32))
    True
    """
    if bits <= 1:
        return i
    half = 1 << (bits - 1)
    return reflected(i, bits - 1) if i < half else half + reflected(2 * half - 1 - i, bits - 1)
