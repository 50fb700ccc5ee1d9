"""What the curves say: names of axes and of what is shown, points, crossings, reasons."""

from __future__ import annotations

from fractions import Fraction

from engine.picture.curve_words import (
    BETWEEN,
    EQUAL,
    FORMULA_ONLY,
    NO_FORMULA,
    UNEQUAL,
    exactly,
)
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.words import number, short_number

CURVES = Text(QT_TRANSLATE_NOOP("curves", "Curves"))
SHARE = Text(QT_TRANSLATE_NOOP("curves", "share of the time"))
SHARES_OF = QT_TRANSLATE_NOOP("curves", "share of the time: {series}")
PARTS_AT = QT_TRANSLATE_NOOP(
    "curves", "{over} = {x}: startup {startup} %, per hop {hop} %, per word {word} %"
)
AGAINST = QT_TRANSLATE_NOOP("curves", "other lines against: {series}")
LECTURE = QT_TRANSLATE_NOOP("curves", "{name}, the lecture’s bound: {time}")
LECTURE_FORM = QT_TRANSLATE_NOOP("curves", "{name}, as the lecture prints it: {time}")

NO_POINTS = Text(QT_TRANSLATE_NOOP("curves", "no points yet"))
NO_LINES = Text(
    QT_TRANSLATE_NOOP("curves", "No line has a point here: tick another one under “Series”")
)
NO_PARTS = Text(
    QT_TRANSLATE_NOOP("curves", "The parts of the time are known when its points are simulated")
)
NO_DIFFERENCE = Text(
    QT_TRANSLATE_NOOP(
        "curves", "Nothing to compare yet: there is no formula, or no simulated point"
    )
)
ONE_LINE = Text(QT_TRANSLATE_NOOP("curves", "There is no other line: tick one under “Series”"))

OF_SERIES = QT_TRANSLATE_NOOP("curves", "{series}, {point}")
OPENS = QT_TRANSLATE_NOOP("curves", "{point}\nClick: show this run")
CROSSING = QT_TRANSLATE_NOOP(
    "curves", "By formula {first} and {second} take the same time: {where}"
)
TURNS = QT_TRANSLATE_NOOP("curves", "By simulation {second} overtakes {first}: {where}")
BOTH = QT_TRANSLATE_NOOP("curves", "{first}\n{second}")
PART = QT_TRANSLATE_NOOP("curves", "{over} = {x}: {part} {share} % of {time}")
PERCENT = QT_TRANSLATE_NOOP("curves", "{series}, {over} = {x}: {difference} %")
ABSOLUTE = QT_TRANSLATE_NOOP("curves", "{series}, {over} = {x}: {difference}")
SO_FAR = QT_TRANSLATE_NOOP("curves", "t = {time}")
MINUS = "\u2212"


def signed(value: Fraction, places: int | None = None) -> str:
    """Return a number with its sign, a true minus; rounded to some places if asked.

    >>> signed(Fraction(-5, 2)), signed(Fraction(1, 3), 1), signed(Fraction(0))
    ('\u22122.5', '+0.3', '0')
    """
    if places is not None:
        value = Fraction(round(value * 10**places), 10**places)
    sign = "+" if value > 0 else MINUS if value < 0 else ""
    return sign + short_number(abs(value))


def rounded(value: Fraction, places: int = 1) -> str:
    """Return a number to some places, as short as it can be."""
    return number(Fraction(round(value * 10**places), 10**places))


def point_in_words(
    over: str, x: int | Fraction, simulated: Fraction | None, analytic: Fraction | None
) -> Text:
    """Return what a point says; ``over`` is the axis' letter."""
    values = {
        "over": over,
        "x": short_number(Fraction(x)),
        "simulated": "" if simulated is None else short_number(simulated),
        "analytic": "" if analytic is None else short_number(analytic),
    }
    if simulated is None:
        return Text(FORMULA_ONLY, **values)
    if analytic is None:
        return Text(NO_FORMULA, **values)
    return Text(EQUAL if simulated == analytic else UNEQUAL, **values)


def where_in_words(over: str, x: Fraction) -> str:
    """Return where lines cross: exact where that is short, and in decimals.

    >>> where_in_words("m", Fraction(5920, 17)), where_in_words("ts", Fraction(5, 2))
    ('m = 5920/17 ≈ 348.2', 'ts = 2.5')
    """
    return f"{over} {exactly(x)}"


def between_in_words(over: str, between: tuple[int | Fraction, int | Fraction]) -> Text:
    """Return between which two values lines cross."""
    low, high = (short_number(Fraction(value)) for value in between)
    return Text(BETWEEN, over=over, low=low, high=high)
