"""What the curves say in the window; what figures say too is in ``engine.picture.curve_words``."""

from __future__ import annotations

from fractions import Fraction

from engine.picture.curve_words import EQUAL, FORMULA_ONLY, NO_FORMULA, UNEQUAL
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.words import number, short_number

CURVES = Text(QT_TRANSLATE_NOOP("curves", "Curves"))
SHARE = Text(QT_TRANSLATE_NOOP("curves", "share of the time"))
SHARES_OF = QT_TRANSLATE_NOOP("curves", "share of the time: {series}")
PARTS_AT = QT_TRANSLATE_NOOP("curves", "{over} = {x}: {startup} + {hop} + {word} %")
NO_GAP = Text(QT_TRANSLATE_NOOP("curves", "simulated = formula at every point"))
AGAINST = QT_TRANSLATE_NOOP("curves", "other lines against: {series}")
LECTURE = QT_TRANSLATE_NOOP("curves", "{name}, the lecture’s bound: {time}")
LECTURE_FORM = QT_TRANSLATE_NOOP("curves", "{name}, as the lecture prints it: {time}")

LOGARITHMIC = Text(QT_TRANSLATE_NOOP("curves", "log"))
STRAIGHT = Text(QT_TRANSLATE_NOOP("curves", "linear"))
SCALE_TIP = QT_TRANSLATE_NOOP("curves", "Scale of both axes: {kind}")
AXIS = Text(QT_TRANSLATE_NOOP("curves", "What the curve goes over"))
SLIDER = QT_TRANSLATE_NOOP("curves", "{over} = {x}: move it to change the run")

SERIES = Text(QT_TRANSLATE_NOOP("curves", "Series"))
SERIES_TIP = Text(
    QT_TRANSLATE_NOOP("curves", "Tick the lines: networks, switching methods, algorithms")
)
ALWAYS_THERE = Text(QT_TRANSLATE_NOOP("curves", "this run’s own line is always there"))
FULL_HOUSE = Text(
    QT_TRANSLATE_NOOP("curves", "at most 8 lines can be told apart: take the tick off another one")
)
PARAMETERS = Text(QT_TRANSLATE_NOOP("curves", "Parameters"))
PARAMETERS_TIP = Text(QT_TRANSLATE_NOOP("curves", "Costs of real and of made-up machines"))
EXPORT = Text(QT_TRANSLATE_NOOP("curves", "Export…"))
EXPORT_TIP = Text(QT_TRANSLATE_NOOP("curves", "Write these curves to a file"))
PRESET = QT_TRANSLATE_NOOP("curves", "{title}: {costs}")
SHOWS = {
    "time": Text(QT_TRANSLATE_NOOP("curves", "Time")),
    "shares": Text(QT_TRANSLATE_NOOP("curves", "Shares")),
    "difference": Text(QT_TRANSLATE_NOOP("curves", "Difference")),
    "so-far": Text(QT_TRANSLATE_NOOP("curves", "So far")),
}
SHOW_TIPS = {
    "time": Text(QT_TRANSLATE_NOOP("curves", "Times by formula and as simulated")),
    "shares": Text(
        QT_TRANSLATE_NOOP("curves", "What startups, headers and words take of the time")
    ),
    "difference": Text(
        QT_TRANSLATE_NOOP("curves", "How far simulated times are from the formula, or other lines")
    ),
    "so-far": Text(QT_TRANSLATE_NOOP("curves", "How the time of the run grows while it is played")),
}
DIFFERENCES = {
    "percent": Text(QT_TRANSLATE_NOOP("curves", "from the formula, %")),
    "absolute": Text(QT_TRANSLATE_NOOP("curves", "from the formula")),
    "lines": Text(QT_TRANSLATE_NOOP("curves", "between lines, %")),
}
DIFFERENCE_OF = Text(QT_TRANSLATE_NOOP("curves", "Which difference is shown"))
POINTS = QT_TRANSLATE_NOOP("curves", "{done} of {total} points")
GIVE_UP = Text(QT_TRANSLATE_NOOP("curves", "Stop simulating points; the lines stay"))

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
NO_RUN = Text(QT_TRANSLATE_NOOP("curves", "No run yet: choose a network and an operation"))

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
TIME_SO_FAR = Text(QT_TRANSLATE_NOOP("curves", "time so far"))
SO_FAR = QT_TRANSLATE_NOOP("curves", "t = {time}")
SO_FAR_OF = QT_TRANSLATE_NOOP("curves", "after cycle {cycle}: {time}")
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
