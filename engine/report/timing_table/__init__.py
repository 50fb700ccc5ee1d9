"""Timing tables: rows and columns over any parameters, cells simulated or by the closed form."""

from engine.report.timing_table.given import request_given
from engine.report.timing_table.making import TimingTable, build
from engine.report.timing_table.parameters import (
    PARAMETERS,
    Parameter,
    parameter_of,
    typed_words,
    values_of,
)
from engine.report.timing_table.presets import PRESETS, Preset, preset_of
from engine.report.timing_table.request import (
    CELLS,
    DEFAULT_CELLS,
    MOST_ROWS,
    Axis,
    TableRequest,
    request_from,
)

__all__ = [
    "CELLS",
    "DEFAULT_CELLS",
    "MOST_ROWS",
    "PARAMETERS",
    "PRESETS",
    "Axis",
    "Parameter",
    "Preset",
    "TableRequest",
    "TimingTable",
    "build",
    "parameter_of",
    "preset_of",
    "request_from",
    "request_given",
    "typed_words",
    "values_of",
]
