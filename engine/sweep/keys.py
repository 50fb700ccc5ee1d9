"""The lines that a curve may have: all that there are, those shown at first, their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.algorithms import Algorithm, algorithm_of, algorithms_of, default_algorithm
from engine.cost import FINITE_PACKETS, SWITCHINGS
from engine.errors import InputError
from engine.models import MODELS
from engine.scenario import Scenario
from engine.sweep.points import base_of, points, sizes
from engine.sweep.value import Offer, SeriesKey
from engine.text import QT_TRANSLATE_NOOP, Template, Text
from engine.topology import TOPOLOGIES, build, kind_of

AND = QT_TRANSLATE_NOOP("curves", "{name}, {detail}")
SWITCHED = {
    "store-and-forward": Text(QT_TRANSLATE_NOOP("curves", "store-and-forward")),
    "cut-through": Text(QT_TRANSLATE_NOOP("curves", "cut-through")),
    "finite-packets": Text(QT_TRANSLATE_NOOP("curves", "finite packets")),
    "A": Text(QT_TRANSLATE_NOOP("curves", "model A")),
    "B": Text(QT_TRANSLATE_NOOP("curves", "model B")),
    "C": Text(QT_TRANSLATE_NOOP("curves", "model C")),
}
"""Switching methods, and models of clusters, in the middle of a name."""
SHORT = {
    "both-ways": Text(QT_TRANSLATE_NOOP("curves", "both ways")),
    "doubling": Text(QT_TRANSLATE_NOOP("curves", "doubling")),
    "near-first": Text(QT_TRANSLATE_NOOP("curves", "near first")),
    "ring": Text(QT_TRANSLATE_NOOP("curves", "round the rings")),
    "simultaneous-broadcasts": Text(QT_TRANSLATE_NOOP("curves", "all at once")),
    "farthest-first": Text(QT_TRANSLATE_NOOP("curves", "farthest first")),
    "halving": Text(QT_TRANSLATE_NOOP("curves", "halving")),
    "pairwise": Text(QT_TRANSLATE_NOOP("curves", "pairwise")),
    "direct": Text(QT_TRANSLATE_NOOP("curves", "direct")),
    "step-by-step": Text(QT_TRANSLATE_NOOP("curves", "step by step")),
    "accumulate-on-the-way": Text(QT_TRANSLATE_NOOP("curves", "accumulating")),
    "all-to-all-broadcast-then-combine": Text(QT_TRANSLATE_NOOP("curves", "combining at the end")),
    "reduce-then-broadcast": Text(QT_TRANSLATE_NOOP("curves", "reduce, broadcast")),
    "binomial": Text(QT_TRANSLATE_NOOP("curves", "binomial tree")),
    "rounds": Text(QT_TRANSLATE_NOOP("curves", "rounds")),
}
"""Algorithms in few words; one that is not here is called by its title."""


def own_key(scenario: Scenario) -> SeriesKey:
    """Return the line on which a scenario lies; an algorithm that is the default is None."""
    key = SeriesKey(scenario.topology, method_of(scenario), scenario.algorithm)
    default = replace(scenario, algorithm=None).algorithm_key
    return key if key.algorithm != default else replace(key, algorithm=None)


def method_of(scenario: Scenario) -> str:
    """Return the key of a scenario's switching method, on a hub or a switch of its model."""
    return scenario.switching if scenario.message is None else scenario.cluster.model


def methods_of(topology: str) -> tuple[str, ...]:
    """Return the keys of the switching methods, or the models, of a kind of network."""
    entries = MODELS if kind_of(topology).star else SWITCHINGS
    return tuple(entry.key for entry in entries)


def offered(scenario: Scenario, over: str) -> tuple[Offer, ...]:
    """Return all lines of a scenario's operation: networks, switching methods, algorithms.

    The default algorithm of a network and method comes first, as None.  ``why_not`` says why a
    line cannot be.
    """
    found = []
    for kind in TOPOLOGIES:
        for method in methods_of(kind.key):
            for key in _ways(scenario, kind.key, method):
                found.append(offer_of(scenario, over, key))
    return tuple(found)


def offer_of(scenario: Scenario, over: str, key: SeriesKey) -> Offer:
    """Return a line with its title and why it cannot be; a default algorithm becomes None."""
    if key.algorithm == default_of(scenario, key.topology, key.switching).key:
        key = replace(key, algorithm=None)
    return Offer(key, whole_title(scenario, key), why_not(scenario, over, key))


def _ways(scenario: Scenario, topology: str, switching: str) -> list[SeriesKey]:
    """Return the keys of a network and method: the default algorithm, then the others."""
    default = default_of(scenario, topology, switching)
    star = kind_of(topology).star
    entries = [one for one in algorithms_of(scenario.operation) if one.made_for(star)]
    others = [one.key for one in entries if one is not default]
    return [SeriesKey(topology, switching, algorithm) for algorithm in (None, *others)]


def default_of(scenario: Scenario, topology: str, switching: str) -> Algorithm:
    """Return the default algorithm of a scenario's operation on a kind of network."""
    some = scenario.network
    if topology != scenario.topology:
        some = build(topology, sizes(topology, 2, 64)[-1])
    return default_algorithm(scenario.operation, some, switching)


def why_not(scenario: Scenario, over: str, key: SeriesKey) -> Text | None:
    """Return the sentence why there is no such line, None where there is one."""
    try:
        base_of(scenario, key)
    except InputError as error:
        if over == "p" and points(scenario, over, key):
            return None
        return error.text
    return None


def usual(scenario: Scenario, over: str) -> tuple[SeriesKey, ...]:
    """Return the lines that are shown at first, the scenario's own among them.

    Over packet sizes: its own network in finite packets.  Else each kind of network with the
    scenario's switching and its own algorithm, where that applies, or the default one.  Hubs and
    switches stand beside one another, not beside rings.
    """
    own = own_key(scenario)
    if over == "packet" and scenario.message is None:
        finite = replace(own, switching=FINITE_PACKETS)
        return (finite,) if finite == own else (finite, own)
    found = []
    for kind in TOPOLOGIES:
        key = SeriesKey(kind.key, own.switching, None)
        if kind.key == scenario.topology:
            found.append(own)
        elif kind.star == kind_of(scenario.topology).star and why_not(scenario, over, key) is None:
            found.append(key)
    return tuple(found)


def whole_title(scenario: Scenario, key: SeriesKey) -> Text:
    """Return a line's title with everything: network, method, algorithm."""
    return joined(
        [kind_of(key.topology).title, SWITCHED[key.switching], algorithm_title(scenario, key)]
    )


def titles(scenario: Scenario, keys: Sequence[SeriesKey]) -> list[Text]:
    """Return what tells lines from one another, as short as it can be."""
    columns = []
    if len({key.topology for key in keys}) > 1:
        columns.append([kind_of(key.topology).title for key in keys])
    if len({key.switching for key in keys}) > 1:
        columns.append([SWITCHED[key.switching] for key in keys])
    if len({key.algorithm for key in keys}) > 1:
        columns.append([algorithm_title(scenario, key) for key in keys])
    if not columns:
        columns.append([kind_of(key.topology).title for key in keys])
    return [joined(list(parts)) for parts in zip(*columns, strict=True)]


def joined(parts: Sequence[Text | str]) -> Text:
    """Return parts of a name as one: "Ring, cut-through"."""
    name: Text | str = parts[0]
    for detail in parts[1:]:
        name = Text(AND, name=name, detail=detail)
    return name if isinstance(name, Text) else Text(Template("curves", name))


def algorithm_title(scenario: Scenario, key: SeriesKey) -> Text:
    """Return the short name of the algorithm of a line."""
    if key.algorithm is None:
        entry = default_of(scenario, key.topology, key.switching)
    else:
        entry = algorithm_of(scenario.operation, key.algorithm)
    return SHORT.get(entry.key, entry.title)
