"""Scales of curves as plain numbers: from values to places, and ticks that fit.

A place is what lies evenly on the paper: the logarithm on a logarithmic scale; on a scale with both
signs, sign and logarithm, straight near 0; else the value itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, floor, log2, log10
from typing import NamedTuple

from engine.exact_time import number

LINEAR, LOG10, LOG2, SIGNED = "linear", "log10", "log2", "signed"
NICE = (1, 2, 5)


class Tick(NamedTuple):
    """A tick at a place; a small one has no words."""

    place: float
    words: str = ""

    @property
    def small(self) -> bool:
        """Whether it only divides."""
        return not self.words


@dataclass(frozen=True)
class Scale:
    """How values of an axis become places from ``low`` to ``high``.

    ``kind``: linear, log10, log2 or signed; ``grain`` is where a signed scale begins to be
    logarithmic; ``whole``: only whole numbers have ticks.
    """

    kind: str
    low: float = 0.0
    high: float = 1.0
    grain: float = 1.0
    whole: bool = False

    def place(self, value: Fraction | float) -> float:
        """Return the place of a value (above 0 where the scale is logarithmic)."""
        if self.kind == LINEAR:
            return float(value)
        if self.kind == SIGNED:
            return _signed(float(value) / self.grain)
        return (log2 if self.kind == LOG2 else log10)(value)

    def shows(self, value: Fraction | float | None) -> bool:
        """Return whether a value has a place within the scale."""
        if value is None or (self.kind in (LOG10, LOG2) and value <= 0):
            return False
        return self.low - 1e-9 <= self.place(value) <= self.high + 1e-9

    def share(self, value: Fraction | float) -> float:
        """Return how far from low to high a value is, 0 to 1."""
        return self.part(self.place(value))

    def part(self, place: float) -> float:
        """Return how far from low to high a place is, 0 to 1."""
        return (place - self.low) / (self.high - self.low)

    def spanning(
        self, values: Iterable[Fraction | float], below: float = 0.0, above: float = 0.0
    ) -> Scale:
        """Return the scale from the least to the greatest value that has a place, and some room.

        ``below`` and ``above`` are shares of the length.
        """
        places = [
            self.place(value) for value in values if value > 0 or self.kind in (LINEAR, SIGNED)
        ]
        low, high = min(places, default=0.0), max(places, default=1.0)
        length = high - low or 1.0
        return replace(self, low=low - below * length, high=high + above * length)


def _signed(value: float) -> float:
    """Return a place that is straight between -1 and 1 and logarithmic beyond."""
    if abs(value) <= 1:
        return value
    return (1 + log10(abs(value))) * (1 if value > 0 else -1)


def grain_of(values: Iterable[Fraction | float]) -> float:
    """Return where a signed scale of values begins to be logarithmic: three decades below most."""
    most = max((abs(float(value)) for value in values), default=0.0)
    return 10.0 ** (ceil(log10(most)) - 3) if most else 1.0


def ticks(scale: Scale, length: float, size: Callable[[str], float]) -> list[Tick]:
    """Return the ticks of an axis so many pixels long.

    ``size`` says how much of it a tick's words take, with the gap beside them.
    """
    choices = [
        [Tick(scale.place(value), written(value)) for value in values if scale.shows(value)]
        for values in _choices(scale)
    ]
    for found in choices:
        if len(found) >= 2 and _fits(scale, found, length, size):
            break
    else:
        inside = [some for some in choices if some] or [[]]
        several = [some for some in inside if len(some) >= 2] or inside
        found = _some(scale, inside[0] if scale.kind == SIGNED else several[-1], length, size)
    if scale.kind == LOG10:
        found += _small(scale, found, length)
    return found


def written(value: Fraction) -> str:
    """Return the words of a tick, with a true minus sign."""
    return number(value).replace("-", "\N{MINUS SIGN}")


def _choices(scale: Scale) -> Iterable[list[Fraction]]:
    """Yield the values of ticks, the most first."""
    if scale.kind == SIGNED:
        yield from _signed_choices(scale)
        return
    if scale.kind == LOG10 and scale.high - scale.low > 0.9:
        low, high = floor(scale.low), ceil(scale.high)
        for every, steps in ((1, NICE), (1, (1,)), (2, (1,)), (3, (1,)), (4, (1,))):
            yield [step * ten(power) for power in range(low, high + 1, every) for step in steps]
    elif scale.kind == LOG2 and scale.high - scale.low > 2:
        for every in (1, 2, 3, 4):
            powers = range(ceil(scale.low - 1e-9), floor(scale.high + 1e-9) + 1, every)
            yield [Fraction(2) ** power for power in powers]
    else:
        yield from _even_choices(scale)


def _even_choices(scale: Scale) -> Iterable[list[Fraction]]:
    """Yield evenly spaced round values from the lowest to the highest of a scale."""
    low, high = value_at(scale, scale.low), value_at(scale, scale.high)
    power = floor(log10(high - low)) - 2
    for step in (nice * ten(decade) for decade in range(power, power + 4) for nice in NICE):
        if (high - low) / step <= 60 and not (scale.whole and step.denominator > 1):
            first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
            yield [i * step for i in range(first, last + 1)]


def _signed_choices(scale: Scale) -> Iterable[list[Fraction]]:
    grain = Fraction(f"{scale.grain:g}")
    decades = range(ceil(max(abs(scale.low), abs(scale.high))) + 1)
    for every in (1, 2, 3):
        sizes = [grain * 10**decade for decade in decades if decade % every == 0]
        yield sorted({Fraction(0), *sizes, *(-size for size in sizes)})


def value_at(scale: Scale, place: float) -> float:
    """Return the value at a place."""
    if scale.kind == SIGNED:
        size = abs(place) if abs(place) <= 1 else 10.0 ** (abs(place) - 1)
        return scale.grain * (size if place > 0 else -size)
    if scale.kind == LINEAR:
        return place
    return float((2.0 if scale.kind == LOG2 else 10.0) ** place)


def ten(power: int) -> Fraction:
    """Return a power of ten."""
    return Fraction(10) ** power


def _some(
    scale: Scale, found: Sequence[Tick], length: float, size: Callable[[str], float]
) -> list[Tick]:
    """Return as many ticks as fit: 0 first, then the ends, then the others."""
    ends = (found[0], found[-1]) if found else ()
    kept: list[Tick] = []
    for tick in sorted(found, key=lambda tick: (tick.place != 0, tick not in ends)):
        tried = sorted([*kept, tick])
        if _fits(scale, tried, length, size):
            kept = tried
    return kept


def _fits(scale: Scale, found: Sequence[Tick], length: float, size: Callable[[str], float]) -> bool:
    """Return whether no two neighbours' words meet."""
    places = [scale.part(tick.place) * length for tick in found]
    halves = [size(tick.words) / 2 for tick in found]
    return all(
        places[i + 1] - places[i] >= halves[i] + halves[i + 1] for i in range(len(found) - 1)
    )


def _small(scale: Scale, found: Sequence[Tick], length: float) -> list[Tick]:
    """Return small ticks at 1 to 9 of each decade, where there is room for them."""
    if length / (scale.high - scale.low) < 40:
        return []
    powers = range(floor(scale.low), ceil(scale.high) + 1)
    values = [digit * ten(power) for power in powers for digit in range(1, 10)]
    there = {round(tick.place, 9) for tick in found}
    places = [scale.place(value) for value in values if scale.shows(value)]
    return [Tick(place) for place in places if round(place, 9) not in there]
