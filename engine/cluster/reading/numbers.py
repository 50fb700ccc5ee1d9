"""Numbers and units as people and programs write them in tables of measurements."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

BLANKS = " \u00a0\u202f\u2009"
_NUMBER = re.compile(r"[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,3})?")
_THOUSANDS = re.compile(rf"[+-]?\d{{1,3}}(?:[{BLANKS}]\d{{3}})+(?:\.\d{{1,400}})?")
_QUOTED = re.compile(r"[+-]?\d{1,3}(?:,\d{3})+(?:\.\d{1,400})?")

MISSING = frozenset(
    ("", "-", "\u2013", "\u2014", "nan", "-nan", "na", "n/a", "#n/a", "#н/д", "н/д", "нет", "немає")
)
"""What stands in place of a time that there is not, in small letters."""

INFINITE = frozenset(("inf", "-inf", "+inf", "infinity", "-infinity"))

TIMES = {
    **dict.fromkeys(("ns", "nsec", "нс", "nanoseconds"), Fraction(1, 1000)),
    **dict.fromkeys(("us", "µs", "μs", "usec", "µsec", "μsec", "мкс", "microseconds"), Fraction(1)),
    **dict.fromkeys(("ms", "msec", "мс", "milliseconds"), Fraction(1000)),
    **dict.fromkeys(("s", "sec", "secs", "seconds", "с", "сек", "секунд"), Fraction(1_000_000)),
}
"""Microseconds of a unit of time, by its name in small letters."""

SIZES = {
    **dict.fromkeys(("b", "byte", "bytes", "байт", "байта", "байтах", "байти", "байтів", "б"), 1),
    **dict.fromkeys(("k", "kb", "kib", "kbytes", "кб", "кбайт", "кіб"), 1 << 10),
    **dict.fromkeys(("m", "mb", "mib", "mbytes", "мб", "мбайт", "міб"), 1 << 20),
    **dict.fromkeys(("g", "gb", "gib", "гб", "гбайт"), 1 << 30),
}
"""Bytes of a unit of size: K is 1024, as all tools count."""


def plain_number(text: str) -> Fraction | None:
    """Return a number with a dot as decimal sign, None if the text is none.

    >>> plain_number("1.5E-05") == Fraction(3, 200000), plain_number("1,5")
    (True, None)
    """
    if not _NUMBER.fullmatch(text):
        return None
    number = Decimal(text)
    if number and abs(number.adjusted()) > 400:
        return None
    return Fraction(number)


def cell_number(text: str, comma: str) -> Fraction | None:
    """Return the number of a cell of a table, None if it is none.

    ``comma`` says what a comma is: ``decimal``, or ``thousands`` (inside quotes, where commas part
    the cells).

    >>> cell_number("1 234,5", "decimal"), cell_number("1,024", "thousands")
    (Fraction(2469, 2), Fraction(1024, 1))
    """
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
    found = re.fullmatch(r"(.*?\d[\d.,]*)\s*([^\W\d_]+)", text)
    if found is None:
        return text, ""
    return found[1], found[2].lower()


def is_missing(text: str) -> bool:
    """Return whether a cell stands for a time that there is not."""
    return text.strip().lower() in MISSING
