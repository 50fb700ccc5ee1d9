"""Numbers over time as lanes of steps, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.exact_time import short_number
from engine.picture.chart import Chart
from engine.picture.density import steps_over
from engine.picture.figure import Box, Floats, Path, Rect
from engine.picture.ink import LEVELS, Ink, level
from engine.picture.sketch import cap_height
from engine.picture.time_axis import LABEL_TYPE, TimeAxis
from engine.simulation.columns import Numbers
from engine.text import Text

BETWEEN = 7.0
"""What lies between two lanes at scale 1."""
NEARLY = 1e-9
"""So much of itself may a sum of fractions be off a whole number."""
GROUND = Ink("not-held", 1.0, 0.4)
CALM = Ink("accent", 1.0, 0.6)
"""The ink of numbers that have no load colours."""


class Steps(NamedTuple):
    """A number over time: x of the borders, shape (n + 1,), and values between, shape (n,)."""

    x: Floats
    values: Floats


class Lane(NamedTuple):
    """A lane: its name, its numbers, and whether they have load colours and heights by doublings.

    ``what`` is what its shapes are called.
    """

    title: Text
    what: str
    steps: Steps
    loads: bool = False


def cycle_steps(axis: TimeAxis, startup: int, values: Numbers) -> Steps:
    """Return a number of each cycle as steps; the startup of a step (ticks) is left empty.

    Where cycles are narrower than pixels, each column has the largest of its cycles.
    """
    trace = axis.trace
    first = max(trace.cycle_at(axis.span.begin + 1), 1) - 1
    last = max(trace.cycle_at(axis.span.end), first + 1)
    begin = trace.cycle_starts[first:last].copy()
    end = np.append(begin[1:], trace.bounds(last)[1])
    opens = np.isin(begin, trace.step_starts[:-1])
    begin[opens] = np.minimum(begin[opens] + startup, end[opens])
    left, right, own = axis.places(begin), axis.places(end), values[first:last]
    x = axis.columns()
    if len(own) <= len(x) - 1:
        borders = np.stack([left, right], axis=1).reshape(-1)
        gaps = np.zeros(len(own))
        return Steps(borders, np.stack([own, gaps], axis=1).reshape(-1)[:-1].astype(np.float64))
    low = np.searchsorted(right, x[:-1], side="right")
    high = np.maximum(np.searchsorted(left, x[1:], side="left"), low)
    pairs = np.minimum(np.stack([low, high], axis=1).reshape(-1), len(own))
    most = np.maximum.reduceat(np.append(own, 0), pairs)[::2]
    return Steps(x, np.where(high > low, most, 0).astype(np.float64))


def draw_lanes(chart: Chart, lanes: Sequence[Lane]) -> None:
    """Draw lanes one below the other over the whole body."""
    gap = BETWEEN * chart.scale
    high = (chart.body.height - gap * (len(lanes) - 1)) / len(lanes)
    for number, lane in enumerate(lanes):
        top = chart.body.top + number * (high + gap)
        _draw_lane(chart, Rect(chart.body.left, top, chart.body.right, top + high), lane)


def _draw_lane(chart: Chart, box: Rect, lane: Lane) -> None:
    most = float(lane.steps.values.max(initial=0.0))
    chart.front.box(Box(box.centre, box.width, box.height, fill=GROUND, what="strip"))
    _draw_scale(chart, box, lane, most)
    x = np.clip(lane.steps.x, box.left - 2, box.right + 2)
    values = lane.steps.values
    if not lane.loads:
        y = box.bottom - box.height * values / max(most, 1e-9)
        points = steps_over(x, y, box.bottom)
        chart.front.add(Path(points, fill=CALM, closed=True, what=lane.what))
        return
    heights = _doublings(values, most)
    of = np.array([level(int(value)) for value in np.unique(values)])
    levels = of[np.searchsorted(np.unique(values), values)]
    for number in range(len(LEVELS)):
        chosen = (levels == number) & (values > 0)
        if chosen.any():
            y = box.bottom - box.height * np.where(chosen, heights, 0.0)
            ink = Ink(f"load-{number}")
            points = steps_over(x, y, box.bottom)
            chart.front.add(Path(points, fill=ink, closed=True, what=lane.what, key=(number,)))


def _doublings(values: Floats, most: float) -> Floats:
    """Return heights from 0 to 1, as much more for every doubling."""
    found = (np.log2(np.maximum(values, 1)) + 1) / (np.log2(max(most, 1.0)) + 1)
    return np.where(values > 0, found, 0.0)


def _draw_scale(chart: Chart, box: Rect, lane: Lane, most: float) -> None:
    """Write the name of a lane, its largest number above and 0 below, as far as they fit."""
    row = cap_height(LABEL_TYPE * chart.scale)
    chart.name(chart.paper.words(lane.title), box.centre[1], strong=False)
    if box.height >= 4 * row:
        chart.name(_rounded(most), box.top + row / 2)
        chart.name("0", box.bottom - row / 2)


def _rounded(value: float) -> str:
    """Return a number; one that is not whole is a mean, with one decimal."""
    if abs(value - round(value)) <= NEARLY * max(value, 1.0):
        return short_number(round(value))
    tenths = round(10 * value)
    whole = short_number(tenths // 10)
    return f"≈{whole}.{tenths % 10}" if tenths % 10 else f"≈{whole}"
