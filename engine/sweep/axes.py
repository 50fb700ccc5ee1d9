"""What a curve may go over: m, p, q, ts, th, tw, the packet size; and how far it usually goes."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from engine.catalogue import find
from engine.cost import FINITE_PACKETS
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.run import packet_sizes
from engine.scenario import Scenario
from engine.scenario.clusters import RATES
from engine.scenario.fields import MAX_P, MAX_WORDS, decimal, whole
from engine.text import QT_TRANSLATE_NOOP, Text

Value: TypeAlias = int | Fraction
"""A value on an axis: a whole number of nodes or words, or an exact time."""

CURVE_LARGEST_P = 1024
"""The largest network of a curve over p, unless more is asked for."""

CURVE_LARGEST_M = 10_000
"""The longest message of a curve over m, unless more is asked for."""

WHAT = Text(QT_TRANSLATE_NOOP("curves", "a curve over"))
TURNED = QT_TRANSLATE_NOOP(
    "curves", "the range of {letter} must begin below its end; {low} to {high} does not"
)
NOT_IN_MODEL = QT_TRANSLATE_NOOP("curves", "model {model} of a cluster has no {letter}")
ONLY_SHIFT = Text(QT_TRANSLATE_NOOP("curves", "only the circular shift has a q"))


@dataclass(frozen=True)
class Axis:
    """Something that a curve goes over.

    ``letter`` stands for it in "m = 100"; ``whole`` says whether its values are whole numbers
    (of nodes or words), else they are exact times.
    """

    key: str
    title: Text
    letter: str
    whole: bool = True

    def value(self, given: object) -> Value:
        """Return a value of the axis that somebody gave.

        Raises
        ------
        InputError
            If it is none.
        """
        if not self.whole:
            return decimal(given, self.letter)
        if isinstance(given, Fraction) and given.denominator == 1:
            given = given.numerator
        low, high = {"p": (2, MAX_P), "q": (1, MAX_P - 1)}.get(self.key, (1, MAX_WORDS))
        return whole(given, self.letter, low, high)


AXES = (
    Axis("m", Text(QT_TRANSLATE_NOOP("curves", "message m, words")), "m"),
    Axis("p", Text(QT_TRANSLATE_NOOP("curves", "processors p")), "p"),
    Axis("q", Text(QT_TRANSLATE_NOOP("curves", "shift by q")), "q"),
    Axis("ts", Text(QT_TRANSLATE_NOOP("curves", "startup ts")), "ts", whole=False),
    Axis("th", Text(QT_TRANSLATE_NOOP("curves", "time a hop th")), "th", whole=False),
    Axis("tw", Text(QT_TRANSLATE_NOOP("curves", "time a word tw")), "tw", whole=False),
    Axis("packet", Text(QT_TRANSLATE_NOOP("curves", "packet P, words")), "P"),
)
"""What a curve may go over, in the order of the menu."""

OVERS = tuple(axis.key for axis in AXES)
"""The keys of ``AXES``."""


def axis_of(key: str) -> Axis:
    """Return an axis by its key.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(AXES, key, WHAT)


def value_of(scenario: Scenario, over: str) -> Value:
    """Return where a scenario itself lies on an axis."""
    value: Value = getattr(scenario, over)
    return value


def why_not_over(scenario: Scenario, over: str) -> Text | None:
    """Return the sentence why there is no curve over something, None where there is one."""
    if over == "q" and "q" not in scenario.uses:
        return ONLY_SHIFT
    if scenario.message is None:
        return None
    if over == "packet" or (over in RATES and over not in scenario.cluster.names):
        return Text(NOT_IN_MODEL, letter=axis_of(over).letter, model=scenario.cluster.model)
    return None


def usual_range(scenario: Scenario, over: str) -> tuple[Value, Value]:
    """Return from where to where a curve goes if nothing is said; the scenario lies within."""
    own = value_of(scenario, over)
    if over == "m":
        return 1, max(CURVE_LARGEST_M, own)
    if over == "p":
        return 2, max(CURVE_LARGEST_P, own)
    if over == "q":
        return 1, scenario.p - 1
    if over == "packet":
        finite = scenario.switching == FINITE_PACKETS
        return 1, max(packet_sizes(scenario)[-1], own if finite else 1, 2)
    return Fraction(0), Fraction(max(2 * own, LARGEST_COST[over]))


LARGEST_COST = {"ts": Fraction(100), "th": Fraction(10), "tw": Fraction(1, 5)}
"""How far the costs of a curve go at least: twice the lecture's, or so."""


def range_of(
    scenario: Scenario, over: str, low: Value | None, high: Value | None
) -> tuple[Value, Value]:
    """Return from where to where a curve goes: what is given, else what is usual.

    Raises
    ------
    InputError
        If a given end is no value of the axis, or the range is turned round.
    """
    axis = axis_of(over)
    usual_low, usual_high = usual_range(scenario, over)
    first = usual_low if low is None else axis.value(low)
    last = usual_high if high is None else axis.value(high)
    if first >= last and (low is not None or high is not None):
        ends = {"low": format_exact(first), "high": format_exact(last)}
        raise InputError(Text(TURNED, letter=axis.letter, **ends))
    return first, last
