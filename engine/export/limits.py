"""The limits of pictures, the same for the commands that draw and for the export dialog."""

from __future__ import annotations

from fractions import Fraction

from engine.errors import InputError, shown
from engine.scenario.fields import decimal
from engine.text import QT_TRANSLATE_NOOP, Text

SIDES = (100, 8000)
"""The least and the largest width and height in pixels."""
SCALES = (Fraction(1, 4), Fraction(16))
FPS = (Fraction(1, 10), Fraction(60))
"""Pictures a second."""

RANGE_OF_FACTOR = QT_TRANSLATE_NOOP(
    "export", "{name} must be a number from {low} to {high}; {value} is not"
)


def factor(value: object, name: str, bounds: tuple[Fraction, Fraction]) -> Fraction:
    """Return a number between two bounds, exactly.

    Raises
    ------
    InputError
        If it is none.
    """
    low, high = bounds
    try:
        found = decimal(value, name)
    except InputError:
        found = low - 1
    if not low <= found <= high:
        ends = {"low": float(low), "high": int(high)}
        raise InputError(Text(RANGE_OF_FACTOR, name=name, value=shown(value), **ends))
    return found
