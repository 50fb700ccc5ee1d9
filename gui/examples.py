"""Scenarios to begin with: one of each kind of lesson, each with a line of what there is to see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.scenario import NOTATIONS, Scenario, from_settings
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.settings import Settings

FIRST_SCENARIO: dict[str, object] = {
    "topology": "hypercube",
    "p": 16,
    "operation": "broadcast",
    "th": "1.5",
}
"""What a newcomer sees: the lecture's broadcast on a hypercube."""


@dataclass(frozen=True)
class Example:
    """A scenario by its settings, its title, and what there is to see."""

    key: str
    title: Text
    words: Text
    settings: Mapping[str, object]


EXAMPLES: tuple[Example, ...] = (
    Example(
        "broadcast",
        Text(QT_TRANSLATE_NOOP("start", "Broadcast on a hypercube")),
        Text(QT_TRANSLATE_NOOP("start", "The nodes that know the message double in each step")),
        FIRST_SCENARIO,
    ),
    Example(
        "gossip",
        Text(QT_TRANSLATE_NOOP("start", "All-to-all broadcast on a ring")),
        Text(QT_TRANSLATE_NOOP("start", "Every link is busy in every step until all have all")),
        {"topology": "ring", "p": 8, "operation": "all-to-all-broadcast"},
    ),
    Example(
        "scatter",
        Text(QT_TRANSLATE_NOOP("start", "Scatter on a hypercube")),
        Text(QT_TRANSLATE_NOOP("start", "Messages halve on the way from the root to the leaves")),
        {"topology": "hypercube", "p": 8, "operation": "scatter"},
    ),
    Example(
        "torus",
        Text(QT_TRANSLATE_NOOP("start", "Broadcast on a torus")),
        Text(QT_TRANSLATE_NOOP("start", "First along one row, then along all columns at once")),
        {"topology": "torus", "dims": "4x4", "operation": "broadcast", "switching": "cut-through"},
    ),
    Example(
        "queues",
        Text(QT_TRANSLATE_NOOP("start", "Total exchange with queues")),
        Text(QT_TRANSLATE_NOOP("start", "Direct messages on a ring wait for the same links")),
        {
            "topology": "ring",
            "p": 8,
            "operation": "total-exchange",
            "algorithm": "direct",
            "startups": "one",
        },
    ),
    Example(
        "packets",
        Text(QT_TRANSLATE_NOOP("start", "One message in packets")),
        Text(QT_TRANSLATE_NOOP("start", "Packets follow one another over a path like a train")),
        {
            "topology": "ring",
            "p": 8,
            "operation": "point-to-point",
            "switching": "finite-packets",
            "packet": 25,
            "th": "1.5",
        },
    ),
)
"""All examples, in the order of the start page."""


def first_scenario(settings: Settings) -> Scenario:
    """Return the scenario of a new document, in the preferred notation."""
    return in_notation(from_settings(FIRST_SCENARIO), settings)


def in_notation(scenario: Scenario, settings: Settings) -> Scenario:
    """Return a scenario in the preferred notation."""
    keys = [choice.key for choice in NOTATIONS]
    notation = settings.chosen("view/notation", keys, keys[0])
    return replace(scenario, view=replace(scenario.view, notation=notation))
