"""Scenarios: validated values, and their files."""

from engine.scenario.file import (
    ENDING,
    read_scenario,
    read_settings,
    scenario_of,
    write_scenario,
    write_whole,
)
from engine.scenario.value import DEFAULTS, KEYS, ORDER_CHOICES, Scenario, from_settings
from engine.scenario.view import (
    COLOURINGS,
    LAYOUTS,
    NOTATIONS,
    View,
    labels_of,
    layouts_of,
    view_from,
)
from engine.topology import LABELS

__all__ = [
    "COLOURINGS",
    "DEFAULTS",
    "ENDING",
    "KEYS",
    "LABELS",
    "LAYOUTS",
    "NOTATIONS",
    "ORDER_CHOICES",
    "Scenario",
    "View",
    "from_settings",
    "labels_of",
    "layouts_of",
    "read_scenario",
    "read_settings",
    "scenario_of",
    "view_from",
    "write_scenario",
    "write_whole",
]
