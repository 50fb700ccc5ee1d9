"""Scales of the curves as plain numbers: from values to places, ticks that fit, labels that part.

Places are what pyqtgraph plots: logarithms where the scale is logarithmic, else the values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, log2, log10

import numpy as np

from gui.panels.curves.sentences import MINUS
from gui.words import number

Tick = tuple[float, str]
NICE = (1, 2, 5)


@dataclass(frozen=True)
class Scale:
    """How values of one axis become places: ``log2``, ``log10`` or ``linear``."""

    kind: str

    def place(self, value: Fraction | float) -> float:
        """Return the place of a value (above 0 where the scale is logarithmic)."""
        if self.kind == "linear":
            return float(value)
        return (log2 if self.kind == "log2" else log10)(float(value))

    def places(self, values: Sequence[Fraction | float]) -> np.ndarray:
        """Return the places of values, NaN for those that have none."""
        plain = np.array([float(value) for value in values])
        if self.kind == "linear":
            return plain
        some = np.where(plain > 0, plain, np.nan)
        return np.log2(some) if self.kind == "log2" else np.log10(some)

    def value(self, place: float) -> Fraction:
        """Return the value at a place, as near as a float can tell."""
        if self.kind == "linear":
            return Fraction(place)
        return Fraction((2.0 if self.kind == "log2" else 10.0) ** place)


LINEAR = Scale("linear")


def in_words(value: float) -> str:
    """Return a tick's value in plain decimals, with a true minus."""
    return number(Fraction(f"{value:.10g}")).replace("-", MINUS)


def roundest(low: Fraction, high: Fraction, whole: bool) -> Fraction:
    """Return the number from low to high with the fewest digits; whole if asked.

    Where there is no whole number between them, the one nearest to their middle.

    >>> [str(roundest(Fraction(a), Fraction(b), True)) for a, b in ((96, 104), (347.9, 348.2))]
    ['100', '348']
    >>> str(roundest(Fraction(12, 1000), Fraction(16, 1000), False))
    '3/200'
    """
    middle = (low + high) / 2
    grain = Fraction(10) ** 12
    while grain > (1 if whole else Fraction(1, 10**9)):
        for step in (grain, grain / 2):
            nearest = round(middle / step) * step
            if low <= nearest <= high and (not whole or nearest.denominator == 1):
                return nearest
        grain /= 10
    return Fraction(round(middle)) if whole else middle.limit_denominator(10**9)


FEW_DECADES = 0.5
"""In less than that there may be fewer than two of 1, 2, 5."""


def decade_ticks(low: float, high: float, most: int) -> list[Tick]:
    """Return ticks for a log10 scale between two places: 1, 2, 5 a decade where there is room.

    Between two of those, where the times hardly differ, round numbers are taken.

    >>> [text for _, text in decade_ticks(0.9, 2.1, 8)]
    ['10', '20', '50', '100']
    >>> [text for _, text in decade_ticks(1.78, 1.81, 4)]
    ['62', '64']
    """
    if high - low < FEW_DECADES:
        even = linear_ticks(10.0**low, 10.0**high, most)
        return [(log10(value), text) for value, text in even]
    for steps in (NICE, (1,)):
        values = [
            step * 10.0**decade
            for decade in range(floor(low), ceil(high) + 1)
            for step in steps
            if low - 1e-9 <= log10(step * 10.0**decade) <= high + 1e-9
        ]
        if len(values) <= max(most, 2):
            return [(log10(value), in_words(value)) for value in values]
    every = ceil(len(values) / max(most, 2))
    return [(log10(value), in_words(value)) for value in values[::every]]


def ticks_up(
    scale: Scale, span: tuple[float, float], most: int, percent: bool = False
) -> list[Tick]:
    """Return the ticks of an upright axis; ``percent`` ones say so."""
    made = (linear_ticks if scale.kind == "linear" else decade_ticks)(*span, most)
    return [(at, f"{text} %") for at, text in made] if percent else made


def linear_ticks(low: float, high: float, most: int) -> list[Tick]:
    """Return ticks for a linear scale: round numbers, at most ``most``.

    >>> [text for _, text in linear_ticks(0, 1000, 6)]
    ['0', '200', '400', '600', '800', '1000']
    """
    span = max(high - low, 1e-12)
    decade = floor(log10(span / max(most, 2)))
    steps = (step * 10.0**power for power in range(decade, decade + 3) for step in NICE)
    step = next(step for step in steps if span / step < max(most, 2))
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [(i * step, in_words(i * step)) for i in range(first, last + 1)]


def value_ticks(
    values: Iterable[int], scale: Scale, pixels: float, width: Callable[[str], float]
) -> list[Tick]:
    """Return ticks at given values, powers of two before others, as many as have room.

    ``pixels`` is the length of one unit of place; ``width`` measures a text.
    """
    kept: list[tuple[float, float, str]] = []
    for value in sorted(set(values), key=lambda v: (v & (v - 1) != 0, v)):
        text = number(value)
        place, half = scale.place(value) * pixels, width(text) / 2 + 5
        if all(abs(place - other) >= half + room for other, room, _ in kept):
            kept.append((place, half, text))
    return sorted((place / pixels, text) for place, _, text in kept)


def ticks_across(
    scale: Scale,
    span: tuple[float, float],
    most: int,
    values: Iterable[int],
    pixels: float,
    width: Callable[[str], float],
) -> list[Tick]:
    """Return the ticks of a horizontal axis: at the values themselves where it counts doublings."""
    if scale.kind == "log2":
        return value_ticks(values, scale, pixels, width)
    return (decade_ticks if scale.kind == "log10" else linear_ticks)(*span, most)


def parted(places: Sequence[float], room: float, low: float, high: float) -> list[float]:
    """Return places moved apart so that neighbours have ``room`` and all lie in low to high.

    The order stays; who has room stays where it is.

    >>> parted([10, 12, 50], 10, 0, 100)
    [6.0, 16.0, 50.0]
    """
    order = sorted(range(len(places)), key=lambda i: places[i])
    groups: list[tuple[float, int]] = []  # centre and members, from low to high
    for i in order:
        groups.append((float(places[i]), 1))
        while True:
            centre, count = groups[-1]
            half = (count - 1) * room / 2
            groups[-1] = (max(low + half, min(high - half, centre)), count)
            if len(groups) < 2 or not _meet(groups[-2], groups[-1], room):
                break
            (a, m), (b, n) = groups.pop(-2), groups.pop()
            groups.append(((a * m + b * n) / (m + n), m + n))
    moved = [0.0] * len(places)
    at = iter(order)
    for centre, count in groups:
        for k in range(count):
            moved[next(at)] = centre + (k - (count - 1) / 2) * room
    return moved


def _meet(a: tuple[float, int], b: tuple[float, int], room: float) -> bool:
    """Return whether two groups of labels (centre, members) overlap."""
    return b[0] - (b[1] - 1) * room / 2 - (a[0] + (a[1] - 1) * room / 2) < room - 1e-9
