"""Numbers and units as people and programs write them in tables of measurements."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

BLANKS = " \u00a0\u202f\u2009"
LONGEST = 100
"""Characters of a cell that can be a number, and the most decimal places before or behind a dot."""

WHOLE = re.compile(r"[0-9]{1,18}")
"""A size, or a number of processes."""

_NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?")
_THOUSANDS = re.compile(rf"[+-]?[1-9][0-9]{{0,2}}(?:[{BLANKS}][0-9]{{3}})+(?:\.[0-9]+)?")
_QUOTED = re.compile(r"[+-]?[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]+)?")
_WITH_UNIT = re.compile(r"(.*[0-9])\s*([^\W\d_]+)")

MISSING = frozenset(
    ("", "-", "\u2013", "\u2014", "nan", "-nan", "na", "n/a", "#n/a", "#н/д", "н/д", "нет", "немає")
)
"""What stands in place of a time that there is not, in small letters."""

INFINITE = frozenset(
    sign + name for sign in ("", "-", "+") for name in ("inf", "infinity", "\u221e")
)

TIMES = {
    **dict.fromkeys(("ns", "nsec", "nanosecond", "nanoseconds", "нс"), Fraction(1, 1000)),
    **dict.fromkeys(("наносекунды", "наносекунд", "наносекунди"), Fraction(1, 1000)),
    **dict.fromkeys(("us", "\u00b5s", "\u03bcs", "usec", "\u00b5sec", "\u03bcsec"), Fraction(1)),
    **dict.fromkeys(("microsecond", "microseconds", "мкс", "мксек"), Fraction(1)),
    **dict.fromkeys(("микросекунды", "микросекунд", "мікросекунди", "мікросекунд"), Fraction(1)),
    **dict.fromkeys(("ms", "msec", "millisecond", "milliseconds", "мс", "мсек"), Fraction(1000)),
    **dict.fromkeys(("миллисекунды", "миллисекунд", "мілісекунди", "мілісекунд"), Fraction(1000)),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds", "с", "сек"), Fraction(1_000_000)),
    **dict.fromkeys(("секунды", "секунд", "секунди"), Fraction(1_000_000)),
}
"""Microseconds of a unit of time, by its name in small letters."""

SIZES = {
    **dict.fromkeys(("b", "byte", "bytes", "б", "байт", "байта", "байты", "байтах"), 1),
    **dict.fromkeys(("байти", "байтів"), 1),
    **dict.fromkeys(("k", "kb", "kib", "kbyte", "kbytes", "kilobytes"), 1 << 10),
    **dict.fromkeys(("к", "кб", "киб", "кіб", "кбайт", "килобайт", "кілобайт"), 1 << 10),
    **dict.fromkeys(("m", "mb", "mib", "mbyte", "mbytes", "megabytes"), 1 << 20),
    **dict.fromkeys(("м", "мб", "миб", "міб", "мбайт", "мегабайт"), 1 << 20),
    **dict.fromkeys(("g", "gb", "gib", "г", "гб", "гиб", "гіб", "гбайт", "гігабайт"), 1 << 30),
}
"""Bytes of a unit of size: K is 1024, as all tools count."""


def plain_number(text: str) -> Fraction | None:
    """Return a number with a dot as decimal sign, None if the text is none.

    >>> plain_number("1.5E-05") == Fraction(3, 200000), plain_number("1,5")
    (True, None)
    """
    if len(text) > LONGEST or not _NUMBER.fullmatch(text):
        return None
    number = Decimal(text)
    if number and abs(number.adjusted()) > LONGEST:
        return None
    return Fraction(number)


def printed_number(text: str) -> Fraction | None:
    """Return a number that a tool has printed, with a dot or a comma as decimal sign.

    >>> printed_number("1,5") == printed_number("1.5")
    True
    """
    return plain_number(text.replace(",", ".", 1))


def cell_number(text: str, comma: str) -> Fraction | None:
    """Return the number of a cell of a table, None if it is none.

    ``comma`` says what a comma is: ``decimal``, or ``thousands`` (inside quotes, where commas part
    the cells).

    >>> cell_number("1 234,5", "decimal"), cell_number("1,024", "thousands")
    (Fraction(2469, 2), Fraction(1024, 1))
    """
    if len(text) > LONGEST:
        return None
    if comma == "thousands" and "," in text:
        if not _QUOTED.fullmatch(text):
            return None
        text = text.replace(",", "")
    elif comma == "decimal" and text.count(",") == 1 and "." not in text:
        text = text.replace(",", ".")
    if _THOUSANDS.fullmatch(text):
        text = re.sub(f"[{BLANKS}]", "", text)
    return plain_number(text)


def with_unit(text: str) -> tuple[str, str]:
    """Return a value apart from the unit behind it, the unit in small letters.

    >>> with_unit("64K"), with_unit("1 МБ"), with_unit("1,5E-05")
    (('64', 'k'), ('1', 'мб'), ('1,5E-05', ''))
    """
    found = _WITH_UNIT.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        return text, ""
    return found[1], found[2].lower()


def is_value(text: str) -> bool:
    """Return whether a cell is a number, perhaps with a unit, and so no name.

    >>> is_value("1,5"), is_value("64K"), is_value("1st run, ms")
    (True, True, False)
    """
    value, unit = with_unit(text)
    known = not unit or unit in SIZES or unit in TIMES
    return known and cell_number(value, "decimal") is not None


def is_missing(text: str) -> bool:
    """Return whether a cell stands for a time that there is not."""
    return text.strip().lower() in MISSING


def is_infinite(text: str) -> bool:
    """Return whether a cell stands for a time without end."""
    return text.strip().lower() in INFINITE


def decimals_of(text: str) -> int:
    """Return how many digits stand behind the dot of a number.

    >>> decimals_of("84.31"), decimals_of("84,3"), decimals_of("1000")
    (2, 1, 0)
    """
    return len(text.replace(",", ".").partition(".")[2])
