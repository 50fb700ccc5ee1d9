"""How series look, and what their points say."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.words import number, short_number

if TYPE_CHECKING:
    from engine.sweep import Series

NO_POINTS = Text(QT_TRANSLATE_NOOP("curves", "no points yet"))
EQUAL = QT_TRANSLATE_NOOP("curves", "{over} = {x}: {simulated} = {analytic}")
UNEQUAL = QT_TRANSLATE_NOOP("curves", "{over} = {x}: simulated {simulated}, formula {analytic}")
NO_FORMULA = QT_TRANSLATE_NOOP("curves", "{over} = {x}: simulated {simulated}")
FORMULA_ONLY = QT_TRANSLATE_NOOP("curves", "{over} = {x}: formula {analytic}")
BEST = QT_TRANSLATE_NOOP("curves", "best P = {x}: {time}")
OF_SERIES = QT_TRANSLATE_NOOP("curves", "{series}, {point}")
NAMES = {
    "p": Text(QT_TRANSLATE_NOOP("curves", "processors p")),
    "m": Text(QT_TRANSLATE_NOOP("curves", "message m, words")),
    "packet": Text(QT_TRANSLATE_NOOP("curves", "packet P, words")),
}
LETTERS = {"p": "p", "m": "m", "packet": "P"}


class Look(NamedTuple):
    """How a series is told from others: place among the colours, dash and marker together."""

    colour: int
    dash: tuple[float, ...]
    marker: str


LOOKS = (
    Look(0, (7, 3), "s"),
    Look(1, (3, 2), "d"),
    Look(2, (), "o"),
    Look(3, (9, 3, 2, 3), "t1"),
    Look(4, (1, 2), "p"),
    Look(5, (12, 4), "h"),
    Look(6, (5, 2, 1, 2, 1, 2), "star"),
    Look(7, (2, 4), "+"),
)
KNOWN = {"ring": 0, "torus": 1, "hypercube": 2}


def look_of(series: Series, place: int) -> Look:
    """Return the look of a series: a network's is always the same, others' follow their place."""
    return LOOKS[KNOWN.get(series.key, place) % len(LOOKS)]


def best_in_words(best: tuple[int, Fraction] | None) -> Text | str:
    """Return what the best packet size says, nothing where none is known."""
    return Text(BEST, x=number(best[0]), time=short_number(best[1])) if best else ""


def point_in_words(
    over: str, x: int, simulated: Fraction | None, analytic: Fraction | None
) -> Text:
    """Return what a point says."""
    values = {
        "over": LETTERS[over],
        "x": number(x),
        "simulated": "" if simulated is None else short_number(simulated),
        "analytic": "" if analytic is None else short_number(analytic),
    }
    if simulated is None:
        return Text(FORMULA_ONLY, **values)
    if analytic is None:
        return Text(NO_FORMULA, **values)
    return Text(EQUAL if simulated == analytic else UNEQUAL, **values)
