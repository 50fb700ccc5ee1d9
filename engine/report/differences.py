"""Two runs beside one another: what a scenario is compared with, and in what two runs differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.algorithms import algorithms_of
from engine.cost import SWITCHINGS
from engine.embedding import MAPS, TITLES
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.models import MODELS
from engine.report.method import method_of, names_of, through_a_star
from engine.run import Run
from engine.scenario import Scenario, View, from_settings
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES, kind_of

NODES = QT_TRANSLATE_NOOP("compare", "{kind}, {n} nodes", None, 1)
SETTING = QT_TRANSLATE_NOOP("compare", "{name} = {value}", "m = 100")
AND = QT_TRANSLATE_NOOP("compare", "{first} · {second}")
BACKWARDS = QT_TRANSLATE_NOOP("compare", "{operation}, the dual, backwards")

EMBEDDED = QT_TRANSLATE_NOOP("compare", "embedded {guest}: {map}", "embedded ring: Gray code")
NOT_EMBEDDED = QT_TRANSLATE_NOOP("compare", "no embedding")

NUMBERS = ("m", "packet", "ts", "th", "tw", "root", "q", "order", "startups")
"""Settings that are named by their own letters."""


@dataclass(frozen=True)
class Comparison:
    """A scenario to compare with: what is other about it, and whether it is played backwards."""

    title: Text
    scenario: Scenario
    mirrored: bool = False


def comparisons(scenario: Scenario) -> tuple[Comparison, ...]:
    """Return what a scenario may be compared with: only what can be run.

    Other switching methods, other networks of as many nodes, other ways to lay the guest of an
    embedding, other algorithms, and the dual operation backwards.
    """
    return tuple(_switchings(scenario)) + tuple(
        one for found in (_networks, _maps, _algorithms, _duals) for one in found(scenario)
    )


def _with(scenario: Scenario, **changes: object) -> Scenario | None:
    """Return a scenario with other settings (None takes one away), None if it cannot be."""
    settings = {**scenario.settings(), **changes}
    try:
        made = from_settings({key: value for key, value in settings.items() if value is not None})
        if made.algorithm_entry.why_not(made.logical, made.task) is not None:
            return None
    except InputError:
        return None
    return replace(made, view=View())


def _switchings(scenario: Scenario) -> Iterator[Comparison]:
    if through_a_star(scenario):
        for model in MODELS:
            other = _with(scenario, model=model.key)
            if model.key != scenario.cluster.model and other is not None:
                yield Comparison(method_of(other), other)
        return
    for choice in SWITCHINGS:
        # The algorithm that is taken by default may depend on the switching: keep the one shown.
        key = scenario.algorithm_key
        other = _with(scenario, switching=choice.key, algorithm=key)
        if choice.key != scenario.switching and other is not None:
            yield Comparison(choice.title, other)


def _networks(scenario: Scenario) -> Iterator[Comparison]:
    for kind in TOPOLOGIES:
        if kind.key == scenario.topology:
            continue
        away = {"dims": None, "algorithm": None, "slow-link": None, "embedding": None}
        other = _with(scenario, topology=kind.key, p=scenario.p, **away)
        if other is not None:
            yield Comparison(Text(NODES, kind=kind.title, n=other.p), other)


def _maps(scenario: Scenario) -> Iterator[Comparison]:
    laid, embedding = scenario.laid, scenario.embedding
    if laid is None or embedding is None:
        return
    for entry in MAPS:
        if entry.key != embedding.map:
            other = _with(scenario, embedding=replace(laid, map=entry.key, nodes=()))
            if other is not None:
                yield Comparison(_laid(other), other)


def _laid(scenario: Scenario) -> Text:
    """Return in what way the guest lies in the network, or that none does."""
    if scenario.embedding is None:
        return Text(NOT_EMBEDDED)
    guest = scenario.embedding.guest.name
    return Text(EMBEDDED, guest=guest, map=TITLES[scenario.embedding.map])


def _algorithms(scenario: Scenario) -> Iterator[Comparison]:
    for algorithm in algorithms_of(scenario.operation):
        if algorithm.key == scenario.algorithm_key:
            continue
        other = _with(scenario, algorithm=algorithm.key)
        if other is not None:
            yield Comparison(algorithm.title, other)


def _duals(scenario: Scenario) -> Iterator[Comparison]:
    dual = scenario.operation_entry.dual
    if dual is None:
        return
    key = scenario.algorithm_key
    known = key if any(key == one.key for one in algorithms_of(dual)) else None
    other = _with(scenario, operation=dual, algorithm=known)
    if other is not None:
        title = Text(BACKWARDS, operation=other.operation_entry.title)
        yield Comparison(title, other, mirrored=True)


def difference(first: Run, second: Run) -> tuple[Text, Text]:
    """Return in what two runs differ, in words for each; the algorithm if in nothing."""
    sides = [
        _said(run.scenario, other.scenario) for run, other in ((first, second), (second, first))
    ]
    return sides[0], sides[1]


def _said(scenario: Scenario, other: Scenario) -> Text:
    """Return what a scenario is that the other is not."""
    parts = []
    if (scenario.topology, scenario.dims) != (other.topology, other.dims):
        parts.append(Text(NODES, kind=kind_of(scenario.topology).title, n=scenario.p))
    if scenario.laid != other.laid:
        parts.append(_laid(scenario))
    if scenario.operation != other.operation:
        parts.append(scenario.operation_entry.title)
    if method_of(scenario) != method_of(other):
        parts.append(method_of(scenario))
    same_operation = scenario.operation == other.operation
    if same_operation and scenario.algorithm_key != other.algorithm_key:
        parts.append(scenario.algorithm_entry.title)
    names = names_of(scenario)
    for name in NUMBERS:
        value = getattr(scenario, name)
        if name in (*scenario.uses, "m", *names) and value != getattr(other, name):
            shown = format_exact(value) if isinstance(value, (int, Fraction)) else value
            parts.append(Text(SETTING, name=names.get(name, name), value=shown))
    text = parts[0] if parts else scenario.algorithm_entry.title
    for part in parts[1:]:
        text = Text(AND, first=text, second=part)
    return text
