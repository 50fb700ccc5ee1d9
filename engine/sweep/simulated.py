"""Simulated points: what points of one line have in common is made once.

Points of a line over m, costs or packet sizes have the same schedule and routes; only words and
costs differ.  Every time comes from its own simulation.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from operator import attrgetter
from typing import NamedTuple

from engine.errors import InputError
from engine.run import Plan, Run, plan, replanned, run_plan
from engine.scenario import Scenario
from engine.sweep.value import Shares

CURVE_CROSSINGS = 300_000
"""Points of a curve that would need more link crossings than this are not simulated."""

MOST_STEPS = 10_000
"""Nor are points with more steps than this."""

SAME_SCHEDULE = ("m", "ts", "th", "tw", "packet")
"""Axes along which the schedule stays the same."""


MOST_KNOWN = 20_000
"""So many simulated times are remembered from curve to curve."""


class Simulated(NamedTuple):
    """A simulated time and its parts."""

    time: Fraction
    shares: Shares


_DECISIVE = attrgetter(
    *("topology", "dims", "operation", "algorithm_key", "switching", "m", "packet"),
    *("ts", "th", "tw", "startups", "order", "root", "q"),
    *("given_source", "given_target", "slow_links", "cluster"),
)
_known: dict[object, Simulated] = {}


def known(scenario: Scenario) -> Simulated | None:
    """Return what has been simulated before, None if this has not."""
    return _known.get(_DECISIVE(scenario))


def _remember(scenario: Scenario, found: Simulated) -> None:
    if len(_known) >= MOST_KNOWN:
        for key in list(_known)[: MOST_KNOWN // 2]:
            _known.pop(key, None)  # another thread may have been here too
    _known[_DECISIVE(scenario)] = found


class Simulations:
    """Simulates the points of one line; ``over`` is the axis."""

    def __init__(self, over: str) -> None:
        self._over = over
        self._plan: Plan | None = None

    def of(self, scenario: Scenario, cancelled: Callable[[], bool]) -> Simulated | None:
        """Return what a point comes to, None where it would need too much for a curve.

        Raises
        ------
        Cancelled
            If ``cancelled`` said so.
        """
        found = known(scenario)
        if found is not None:
            return found
        try:
            planned = self._planned(scenario)
            if planned.schedule.steps > MOST_STEPS:
                return None
            made = run_plan(planned, prove=False, cancelled=cancelled)
        except InputError:
            return None
        if self._over in SAME_SCHEDULE:
            self._plan = planned
        found = Simulated(made.simulated, shares_of(made))
        _remember(scenario, found)
        return found

    def _planned(self, scenario: Scenario) -> Plan:
        if self._plan is None:
            return plan(scenario, CURVE_CROSSINGS)
        return replanned(self._plan, scenario, CURVE_CROSSINGS)


def simulated_time(scenario: Scenario, cancelled: Callable[[], bool]) -> Fraction | None:
    """Return the simulated time, None where it would need too much for a curve."""
    found = Simulations("").of(scenario, cancelled)
    return None if found is None else found.time


def shares_of(found: Run) -> Shares:
    """Return the parts of a run's simulated time, read off its critical path."""
    terms, scenario = found.terms, found.scenario
    return Shares(terms.ts * scenario.ts, terms.th * scenario.th, terms.tw * scenario.tw)
