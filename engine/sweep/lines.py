"""What a line of a curve is without any simulation, and what is said above all lines."""

from __future__ import annotations

from collections.abc import Sequence, Set
from fractions import Fraction
from typing import NamedTuple

from engine.cost import FINITE_PACKETS, SWITCHINGS
from engine.exact_time import Terms, format_exact
from engine.models import MODELS
from engine.run import case_of, form_of
from engine.run.analytic import time_of
from engine.scenario import Scenario
from engine.sweep.keys import SWITCHED, algorithm_title, joined, method_of, own_key
from engine.sweep.points import Point
from engine.sweep.value import Request, Series, SeriesKey, Shares
from engine.text import Text
from engine.topology import kind_of


class Formula(NamedTuple):
    """What the closed form of a point says; None where nothing is claimed or printed.

    ``bound`` is the lecture's printed form where it is another time; ``upper``: it is a bound.
    """

    time: Fraction | None = None
    shares: Shares | None = None
    bound: Fraction | None = None
    upper: bool = False


def formula_at(scenario: Scenario) -> Formula:
    """Return what the closed form says of a scenario."""
    form, case = form_of(scenario), case_of(scenario)
    if form is None:
        return Formula()
    terms = form.full.terms(case)
    time = time_of(terms, scenario)
    bound = None
    if form.printed is not None and form.prints(case):
        printed = time_of(form.printed.terms(case), scenario)
        bound = None if printed == time else printed
    return Formula(time, shares(terms, scenario), bound, form.printed_is_bound)


def shares(terms: Terms, scenario: Scenario) -> Shares:
    """Return the parts of a time at the costs of a scenario."""
    return Shares(terms.ts * scenario.ts, terms.th * scenario.th, terms.tw * scenario.tw)


def by_formula(key: SeriesKey, title: Text, some: Sequence[Point], current: bool) -> Series:
    """Return a line with everything that needs no simulation."""
    found = [formula_at(point.scenario) for point in some]
    return Series(
        key,
        title,
        tuple(point.x for point in some),
        tuple(one.time for one in found),
        (None,) * len(some),
        tuple(one.bound for one in found),
        tuple(one.shares for one in found),
        current,
        any(one.upper for one in found),
    )


def about(scenario: Scenario) -> Text:
    """Return what a scenario is, in a line: network, method, algorithm, numbers."""
    key = own_key(scenario)
    parts = [kind_of(key.topology).title, SWITCHED[key.switching], algorithm_title(scenario, key)]
    return joined([*parts, *_numbers(scenario, {key.switching})])


def subtitle(request: Request, keys: Sequence[SeriesKey]) -> Text:
    """Return what all lines of a request have in common: network, method, algorithm, numbers."""
    scenario, over = request.scenario, request.over
    switchings = {key.switching for key in keys} or {method_of(scenario)}
    algorithms = {key.algorithm for key in keys}
    parts: list[Text | str] = []
    if len(request.keys) > 1 and len({key.topology for key in keys}) == 1:
        parts.append(kind_of(keys[0].topology).title)
    if len(switchings) == 1:
        (one,) = switchings
        first = next(method.title for method in (*SWITCHINGS, *MODELS) if method.key == one)
        parts.append(SWITCHED[one] if parts else first)
    if len(algorithms) == 1 and None not in algorithms:
        parts.append(algorithm_title(scenario, keys[0]))
    return joined([*parts, *_numbers(scenario, switchings, over)])


def _numbers(scenario: Scenario, switchings: Set[str], over: str = "") -> list[str]:
    """Return the numbers of a scenario as "p = 16", but that of the axis."""
    numbers = {"p": str(scenario.p), "m": str(scenario.m)}
    if "q" in scenario.uses:
        numbers["q"] = str(scenario.q)
    if FINITE_PACKETS in switchings:
        numbers["packet"] = str(scenario.packet)
    numbers |= {cost: format_exact(value) for cost, value in scenario.costs.items()}
    letters = {"packet": "P"}
    return [f"{letters.get(key, key)} = {x}" for key, x in numbers.items() if key != over]
