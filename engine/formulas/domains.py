r"""Words and tests shared by the files of closed forms: switching methods, domains, distances."""

from __future__ import annotations

from math import prod

from engine.formulas.base import Case
from engine.text import QT_TRANSLATE_NOOP, Text

STORED = ("store-and-forward",)
CUT = ("cut-through",)
PACKETS = ("finite-packets",)
BOTH = (*STORED, *CUT)

POWERS = Text(QT_TRANSLATE_NOOP("formulas", "sides that are powers of two"))
CUBE = Text(QT_TRANSLATE_NOOP("formulas", "hypercubes"))
RING = Text(QT_TRANSLATE_NOOP("formulas", "rings"))
STARS = Text(QT_TRANSLATE_NOOP("formulas", "hubs and switches"))
TWO_SIDES = Text(QT_TRANSLATE_NOOP("formulas", "tori of two sides"))


def powers(case: Case) -> bool:
    """Hold for sides that are powers of two."""
    return case.powers_of_two


def is_cube(case: Case) -> bool:
    """Hold for hypercubes."""
    return case.kind == "hypercube"


def is_star(case: Case) -> bool:
    """Hold for hubs and switches."""
    return case.star


def is_ring(case: Case) -> bool:
    """Hold for rings."""
    return len(case.dims) == 1 and case.kind != "hypercube"


def two_sides(case: Case) -> bool:
    """Hold for everything but tori of three sides and more."""
    return case.kind == "hypercube" or len(case.dims) <= 2


def halvings(case: Case) -> list[tuple[int, int]]:
    """Return (distance, words of the bundle) of each step of recursive halving."""
    steps = []
    sides = case.sides_in_order
    for place, k in enumerate(sides):
        behind = prod(sides[place + 1 :])
        distance = k // 2
        while distance:
            steps.append((distance, distance * behind * case.m))
            distance //= 2
    return steps
