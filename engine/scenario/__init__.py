"""Scenarios: validated values, and their files; lists of scenes and theirs."""

from engine.scenario.embedded import Laid, laid_by_hand, laid_in_file, names_a_map, parts
from engine.scenario.file import (
    ENDING,
    read_scenario,
    read_settings,
    scenario_of,
    write_scenario,
)
from engine.scenario.scene_list import (
    LIST_ENDING,
    MAX_SCENES,
    SceneList,
    is_scene_list,
    read_scene_list,
    write_scene_list,
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
from engine.scenario.writing import check_writable, whole_file, write_whole
from engine.topology import LABELS

__all__ = [
    "COLOURINGS",
    "DEFAULTS",
    "ENDING",
    "KEYS",
    "LABELS",
    "LAYOUTS",
    "LIST_ENDING",
    "MAX_SCENES",
    "NOTATIONS",
    "ORDER_CHOICES",
    "Laid",
    "Scenario",
    "SceneList",
    "View",
    "check_writable",
    "from_settings",
    "is_scene_list",
    "labels_of",
    "laid_by_hand",
    "laid_in_file",
    "layouts_of",
    "names_a_map",
    "parts",
    "read_scenario",
    "read_scene_list",
    "read_settings",
    "scenario_of",
    "view_from",
    "whole_file",
    "write_scenario",
    "write_scene_list",
    "write_whole",
]
