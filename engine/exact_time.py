"""Exact time: decimals to whole ticks and back, and times as sums a ts + b th + c tw.

A time is a ``Fraction`` where it is said and an integer number of *ticks* where it is computed.
The tick of a run is the largest unit of which all its costs are whole multiples, so nothing is
ever rounded and two times may be compared with ``==``.

Limit: a run must stay below 2 ** 62 ticks, so that int64 arrays hold it; ``TickUnit.ticks`` and
``check_range`` say so in a sentence otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from math import gcd, lcm

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text

MAX_TICKS = 2**62
"""The first number of ticks that a run may not reach."""

THIN_SPACE = "\u2009"
MOST_DIGITS = 7
"""Digits of a number that does not end, or hardly, where there is little room."""

TOO_MANY_TICKS = QT_TRANSLATE_NOOP(
    "time",
    "these times differ too much to be counted exactly: the whole run would take {ticks} steps of "
    "{unit}, and at most 4.6e18 can be counted; give times with fewer digits",
)


def check_range(ticks: int, unit: TickUnit) -> int:
    """Return ``ticks``.

    Raises
    ------
    InputError
        If they do not fit into 62 bits.
    """
    if abs(ticks) >= MAX_TICKS:
        text = Text(TOO_MANY_TICKS, ticks=f"{float(ticks):.2g}", unit=format_exact(unit.time(1)))
        raise InputError(text)
    return ticks


@dataclass(frozen=True)
class TickUnit:
    """The tick of a run: ``1 tick = numerator / denominator`` units of time.

    >>> unit = TickUnit.common([Fraction(50), Fraction(3, 2), Fraction(1, 10)])
    >>> unit.ticks(Fraction(3, 2)), unit.time(15)
    (15, Fraction(3, 2))
    """

    numerator: int = 1
    denominator: int = 1

    @classmethod
    def common(cls, times: Iterable[Fraction]) -> TickUnit:
        """Return the largest tick of which all ``times`` are whole multiples."""
        values = [time for time in times if time]
        if not values:
            return cls()
        denominator = lcm(*(value.denominator for value in values))
        numerator = gcd(*(int(value * denominator) for value in values))
        return cls(numerator, denominator)

    def ticks(self, time: Fraction) -> int:
        """Return ``time`` in ticks.

        Raises
        ------
        ValueError
            If it is no whole number of them.
        """
        value = time * self.denominator / self.numerator
        if value.denominator != 1:
            raise ValueError(f"{time} is not a whole number of ticks of {self.time(1)}")
        return check_range(value.numerator, self)

    def time(self, ticks: int) -> Fraction:
        """Return ``ticks`` as a time."""
        return Fraction(int(ticks) * self.numerator, self.denominator)


@dataclass(frozen=True)
class Terms:
    """A time as coefficients of the three costs: ``ts`` startups, ``th`` headers, ``tw`` words.

    >>> Terms(Fraction(4), Fraction(4), Fraction(1500)).time(50, Fraction(3, 2), Fraction(1, 10))
    Fraction(356, 1)
    """

    ts: Fraction = Fraction(0)
    th: Fraction = Fraction(0)
    tw: Fraction = Fraction(0)

    def __add__(self, other: Terms) -> Terms:
        """Return the sum, term by term."""
        return Terms(self.ts + other.ts, self.th + other.th, self.tw + other.tw)

    def scaled(self, factor: int | Fraction) -> Terms:
        """Return ``factor`` times these terms."""
        return Terms(self.ts * factor, self.th * factor, self.tw * factor)

    def time(
        self, startup: Fraction | int, per_hop: Fraction | int, per_word: Fraction | int
    ) -> Fraction:
        """Return the time for given costs, exactly."""
        return Fraction(self.ts * startup + self.th * per_hop + self.tw * per_word)


def format_exact(value: Fraction | int, significant: int = 12) -> str:
    """Return a number in decimals: exact where it ends, else to ``significant`` digits.

    >>> format_exact(Fraction(703, 2)), format_exact(Fraction(1, 3)), format_exact(Fraction(1600))
    ('351.5', '0.333333333333', '1600')
    """
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    with localcontext() as context:
        digits = len(str(abs(value.numerator))) + value.denominator.bit_length() + 2
        context.prec = significant if rest != 1 else max(digits, significant)
        number = Decimal(value.numerator) / Decimal(value.denominator)
    text = format(number, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def number(value: Fraction | int, significant: int = 12) -> str:
    """Return a number in plain decimals, with thin spaces from 10 000 on.

    >>> number(Fraction(703, 2)), number(1500), number(100000) == f"100{THIN_SPACE}000"
    ('351.5', '1500', True)
    """
    whole, dot, rest = format_exact(value, significant).partition(".")
    sign, digits = ("-", whole[1:]) if whole.startswith("-") else ("", whole)
    if len(digits) > 4:
        digits = f"{int(digits):,}".replace(",", THIN_SPACE)
    return sign + digits + dot + rest


def short_number(value: Fraction | int) -> str:
    """Return a number in at most about seven digits; "≈" stands before what was rounded.

    >>> short_number(Fraction(1, 3)), short_number(Fraction(2061, 10))
    ('≈0.3333333', '206.1')
    """
    exact = Fraction(value)
    text = format_exact(exact)
    if len(text.replace(".", "").lstrip("-0")) <= MOST_DIGITS or exact.denominator == 1:
        return number(exact)
    places = max(0, MOST_DIGITS - len(str(abs(int(exact))).lstrip("0")))
    rounded = Fraction(round(exact * 10**places), 10**places)
    return ("" if rounded == exact else "≈") + number(rounded)


def sum_of_terms(terms: Terms, names: Mapping[str, str] | None = None) -> str:
    """Return coefficients as ``4 ts + 4 th + 1500 tw``; ``names`` are what the costs are called."""
    parts = [(terms.ts, "ts"), (terms.th, "th"), (terms.tw, "tw")]
    called = [(value, (names or {}).get(cost, cost)) for value, cost in parts if value]
    return " + ".join(f"{format_exact(value)} {name}" for value, name in called) or "0"
