"""Reading single values that people give: whole numbers, decimals, sides, slow links.

The same functions read the command line, files and the form, so the same value gets the same
sentence everywhere.  Each raises ``InputError`` with the value and what is allowed.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from math import prod

from engine.errors import InputError, shown
from engine.text import QT_TRANSLATE_NOOP, Text

MAX_P = 65536
MAX_WORDS = 10**12
MAX_TIME = 10**12
MAX_DIGITS = 15
MAX_FACTOR = 10**6

WHOLE = QT_TRANSLATE_NOOP(
    "scenario", "{name} must be a whole number from {low} to {high}; {value} is not"
)
DECIMAL = QT_TRANSLATE_NOOP(
    "scenario",
    "{name} must be a decimal number from 0 to 1000000000000 with at most 15 digits, such as 0.5; "
    "{value} is not",
)
NUMBER = QT_TRANSLATE_NOOP(
    "scenario", "{name} must be a number from {low} to {high}; {value} is not"
)
MOMENT = QT_TRANSLATE_NOOP("scenario", "{name} must be a time from 0, such as 61.5; {value} is not")
DIMS = QT_TRANSLATE_NOOP(
    "scenario", "dims must be whole numbers joined by x, such as 4x8; {value} is not"
)
DIMS_ZERO = QT_TRANSLATE_NOOP(
    "scenario", "dims must have sides of at least 2, such as 4x8; {value} has the side {side}"
)
DIMS_LARGE = QT_TRANSLATE_NOOP(
    "scenario", "dims may make at most {most} processors; {value} makes {p}"
)
SLOW_LINK = QT_TRANSLATE_NOOP(
    "scenario",
    "slow-link must be two neighbours and a factor above 0 and up to 1000000, such as 0-1:3; "
    "{value} is not",
)
WORD = QT_TRANSLATE_NOOP("scenario", "{name} must be a word; {value} is not")

_WHOLE = re.compile(r"[+-]?\d+")
_DECIMAL = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,6})?")
_DIMS = re.compile(r"-?\d+(x-?\d+)*")
_SLOW = re.compile(r"(\d{1,9})-(\d{1,9}):(.+)")


def word(value: object, name: str) -> str:
    """Return a word without the spaces round it.

    Raises
    ------
    InputError
        If the value is no text.
    """
    if not isinstance(value, str):
        raise InputError(Text(WORD, name=name, value=shown(value)))
    return value.strip()


def whole(value: object, name: str, low: int, high: int) -> int:
    """Return a whole number between low and high.

    Raises
    ------
    InputError
        If the value is none.

    >>> whole("16", "p", 1, 100)
    16
    """
    if isinstance(value, int) and not isinstance(value, bool):
        number: int | None = value
    elif isinstance(value, str) and len(value) < 4000 and _WHOLE.fullmatch(value.strip()):
        number = int(value)
    else:
        number = None
    if number is None or not low <= number <= high:
        raise InputError(Text(WHOLE, name=name, low=low, high=high, value=shown(value)))
    return number


def decimal(value: object, name: str) -> Fraction:
    """Return a time or a rate: a decimal of at most 15 digits from 0 to 10^12, exactly.

    Raises
    ------
    InputError
        If the value is none.

    >>> decimal("0.1", "tw")
    Fraction(1, 10)
    """
    number = _decimal(value)
    if number is None or not 0 <= number <= MAX_TIME:
        raise InputError(Text(DECIMAL, name=name, value=shown(value)))
    return number


def _decimal(value: object) -> Fraction | None:
    """Return a decimal of at most 15 digits written out, None if the value is none."""
    if isinstance(value, bool) or not isinstance(value, (int, str, Decimal, Fraction)):
        return None
    if isinstance(value, Fraction):
        return value
    text = str(value).strip()
    if len(text) > 400 or not _DECIMAL.fullmatch(text):
        return None
    number = Decimal(text)
    if abs(number.adjusted()) > 400:
        return Fraction(0) if not number else None
    _, digits, exponent = number.normalize().as_tuple()
    assert isinstance(exponent, int)
    if max(len(digits) + max(exponent, 0), -exponent) > MAX_DIGITS:
        return None
    return Fraction(number)


def number(value: object, name: str, low: int, high: int) -> float:
    """Return a number between low and high that need not be exact.

    Raises
    ------
    InputError
        If the value is none.

    >>> number("1.5", "zoom", 1, 40)
    1.5
    """
    if isinstance(value, str) and len(value) < 400 and _DECIMAL.fullmatch(value.strip()):
        value = Decimal(value.strip())
    known = isinstance(value, (int, float, Decimal)) and not isinstance(value, bool)
    if isinstance(value, Decimal) and value.is_nan():
        known = False
    if not known or not low <= value <= high:  # type: ignore[operator]
        raise InputError(Text(NUMBER, name=name, low=low, high=high, value=shown(value)))
    return float(value) + 0.0  # type: ignore[arg-type]


def moment(value: object, name: str) -> Fraction:
    """Return a simulated time from a file: a decimal from 0, with all the digits it needs.

    Raises
    ------
    InputError
        If the value is none.
    """
    text = str(value).strip()
    known = isinstance(value, (int, str, Decimal)) and not isinstance(value, bool)
    if not known or len(text) > 400 or not _DECIMAL.fullmatch(text) or text.startswith("-"):
        raise InputError(Text(MOMENT, name=name, value=shown(value)))
    number = Decimal(text)
    if abs(number.adjusted()) > 400:
        raise InputError(Text(MOMENT, name=name, value=shown(value)))
    return Fraction(number)


def sides(value: object) -> tuple[int, ...]:
    """Return ring lengths from ``4x8`` or a list of whole numbers.

    Raises
    ------
    InputError
        If they are none, or make more processors than there may be.

    >>> sides("4x8")
    (4, 8)
    """
    if isinstance(value, (list, tuple)):
        value = "x".join(map(shown, value))
    text = value.strip().lower() if isinstance(value, str) else shown(value)
    if len(text) > 400 or not _DIMS.fullmatch(text):
        raise InputError(Text(DIMS, value=shown(value)))
    dims = tuple(int(side) for side in text.split("x"))
    for side in dims:
        if side < 2:
            raise InputError(Text(DIMS_ZERO, value=shown(text), side=side))
    if prod(dims) > MAX_P:
        raise InputError(Text(DIMS_LARGE, most=MAX_P, value=shown(text), p=prod(dims)))
    return dims


def slow_link(value: object) -> tuple[int, int, Fraction]:
    """Return sender, receiver and factor from ``A-B:F``.

    Raises
    ------
    InputError
        If the value is none.

    >>> slow_link("0-1:2.5")
    (0, 1, Fraction(5, 2))
    """
    found = _SLOW.fullmatch(value.strip()) if isinstance(value, str) else None
    factor = _decimal(found[3]) if found else None
    if found is None or factor is None or not 0 < factor <= MAX_FACTOR:
        raise InputError(Text(SLOW_LINK, value=shown(value)))
    return int(found[1]), int(found[2]), factor
