"""How messages travel in a scenario, and what that costs, for people.

On a hub or a switch the model of one message (A, B or C) stands where elsewhere the method of
switching does, and ts, th and tw are called by its parameters' names.
"""

from __future__ import annotations

from fractions import Fraction

from engine.cost import FINITE_PACKETS, SWITCHINGS
from engine.exact_time import Terms, format_exact, sum_of_terms
from engine.scenario import Scenario
from engine.scenario.clusters import RATES
from engine.text import QT_TRANSLATE_NOOP, Text

MODEL = QT_TRANSLATE_NOOP("method", "Model {model}", "the model of one message: A, B or C")


def through_a_star(scenario: Scenario) -> bool:
    """Return whether messages go through a hub or a switch."""
    return scenario.message is not None


def method_of(scenario: Scenario) -> Text:
    """Return the method of switching, or the model of one message.

    >>> from engine.scenario import from_settings
    >>> str(method_of(from_settings({"topology": "hub", "model": "B"})))
    'Model B'
    """
    if through_a_star(scenario):
        return Text(MODEL, model=scenario.cluster.model)
    return next(one.title for one in SWITCHINGS if one.key == scenario.switching)


def names_of(scenario: Scenario) -> dict[str, str]:
    """Return what each of ts, th and tw is called; a model leaves those out that it has not."""
    return scenario.cluster.names if through_a_star(scenario) else {name: name for name in RATES}


def costs_of(scenario: Scenario) -> list[tuple[str, Fraction | int]]:
    """Return everything that a message costs, each with its name, m first.

    >>> from engine.scenario import from_settings
    >>> [name for name, _ in costs_of(from_settings({"topology": "hub", "model": "B"}))]
    ['m', 't0', 't1', 'tk', 'Vmax', 'Vc']
    """
    found: list[tuple[str, Fraction | int]] = [("m", scenario.m)]
    if not through_a_star(scenario) and scenario.switching == FINITE_PACKETS:
        found.append(("P", scenario.packet))
    found += [(name, getattr(scenario, cost)) for cost, name in names_of(scenario).items()]
    if through_a_star(scenario) and scenario.cluster.model == "B":
        found += [("Vmax", scenario.cluster.frame.vmax), ("Vc", scenario.cluster.frame.vc)]
    return found


def costs_text(scenario: Scenario) -> str:
    """Return ``m = 100, ts = 50, th = 0, tw = 0.1``, or the same of a model's parameters."""
    return ", ".join(f"{name} = {format_exact(value)}" for name, value in costs_of(scenario))


def terms_text(scenario: Scenario, terms: Terms) -> str:
    """Return coefficients as ``4 ts + 4 th + 1500 tw``, by the names that they have here."""
    return sum_of_terms(terms, names_of(scenario))


PARAMETERS = {
    "tn": Text(QT_TRANSLATE_NOOP("method", "startup tn")),
    "tc": Text(QT_TRANSLATE_NOOP("method", "service data tc")),
    "tk": Text(QT_TRANSLATE_NOOP("method", "per byte tk")),
    "t0": Text(QT_TRANSLATE_NOOP("method", "latency t0")),
    "t1": Text(QT_TRANSLATE_NOOP("method", "latency per byte t1")),
}
"""The parameters of models, for people."""


BYTES = Text(QT_TRANSLATE_NOOP("method", "bytes", "sizes of messages, the head of a column"))


def size_title(scenario: Scenario, usual: Text) -> Text:
    """Return the head of a column of sizes: through a hub or a switch they are bytes."""
    return BYTES if through_a_star(scenario) else usual


def parameter_titles(scenario: Scenario) -> dict[str, Text]:
    """Return what ts, th and tw stand for in the model; empty off hubs and switches."""
    if not through_a_star(scenario):
        return {}
    return {cost: PARAMETERS[name] for cost, name in names_of(scenario).items()}
