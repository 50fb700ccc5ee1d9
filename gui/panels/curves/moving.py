"""Moving the scenario along an axis: the value under the pointer, and the curve meanwhile."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from engine.run import analytic_time
from engine.scenario import Scenario
from engine.sweep import Curve, SeriesKey, Value, axis_values, scenario_at
from gui.panels.curves.scales import Scale, roundest

GIVEN = ("p", "q")
"""Axes of which not every whole number will do, or each is far from the next."""


def ring_value(curve: Curve, low: Fraction, high: Fraction, scale: Scale) -> Value:
    """Return the value of the axis that is meant by a ring held between two values."""
    axis = curve.axis
    if axis.key in GIVEN:
        held = scale.place((low + high) / 2)
        offered = axis_values(curve.request.scenario, axis.key)
        return min(offered, key=lambda value: abs(scale.place(value) - held))
    value = min(max(roundest(low, high, axis.whole), Fraction(curve.low)), Fraction(curve.high))
    return int(value) if axis.whole else value


def scenario_of(scenario: Scenario, key: SeriesKey, over: str, x: Value) -> Scenario | None:
    """Return the scenario of a line at a value, with the notes it had; None if there is none."""
    found = scenario_at(scenario, key, over, x)
    return None if found is None else replace(found, notes=scenario.notes)


def with_ring_at(curve: Curve, scenario: Scenario, x: Value) -> Curve:
    """Return a curve with the scenario moved along the axis; it is not simulated there yet."""
    return replace(curve, x=x, simulated=None, analytic=analytic_time(scenario))
