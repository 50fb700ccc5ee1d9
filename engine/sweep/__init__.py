"""Many runs: the product of lists of settings for tables, and curves over a parameter's range."""

from engine.sweep.axes import (
    AXES,
    CURVE_LARGEST_P,
    OVERS,
    Axis,
    Value,
    axis_of,
    range_of,
    value_of,
    why_not_over,
)
from engine.sweep.curves import curve, request_of
from engine.sweep.keys import offer_of, offered, own_key, usual
from engine.sweep.lines import about
from engine.sweep.points import Point, at, axis_values, points, scenario_at, shapes
from engine.sweep.presets import PRESETS, Preset, Units, per_word, preset_of, units_of, with_unit
from engine.sweep.products import combinations
from engine.sweep.simulated import CURVE_CROSSINGS, simulated_time
from engine.sweep.so_far import SoFar, time_so_far
from engine.sweep.value import Crossing, Curve, Offer, Request, Series, SeriesKey, Shares, minus

__all__ = [
    "AXES",
    "CURVE_CROSSINGS",
    "CURVE_LARGEST_P",
    "OVERS",
    "PRESETS",
    "Axis",
    "Crossing",
    "Curve",
    "Offer",
    "Point",
    "Preset",
    "Request",
    "Series",
    "SeriesKey",
    "Shares",
    "SoFar",
    "Units",
    "Value",
    "about",
    "at",
    "axis_of",
    "axis_values",
    "combinations",
    "curve",
    "minus",
    "offer_of",
    "offered",
    "own_key",
    "per_word",
    "points",
    "preset_of",
    "range_of",
    "request_of",
    "scenario_at",
    "shapes",
    "simulated_time",
    "time_so_far",
    "units_of",
    "usual",
    "value_of",
    "why_not_over",
    "with_unit",
]
