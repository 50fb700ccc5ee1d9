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

__all__ = [
    "DEFAULTS",
    "ENDING",
    "KEYS",
    "ORDER_CHOICES",
    "Scenario",
    "from_settings",
    "read_scenario",
    "read_settings",
    "scenario_of",
    "write_scenario",
    "write_whole",
]
