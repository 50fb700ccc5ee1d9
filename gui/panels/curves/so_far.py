"""The plots of the time so far: it grows with the position, cycle by cycle, also in its parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import numpy as np

from engine.picture.curve_looks import LOOKS
from engine.picture.curve_words import PARTS
from engine.run import Run
from engine.sweep import SoFar, Units, time_so_far, with_unit
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves import tool_words as tool
from gui.panels.curves.content import FULL, PALE, RING, Area, Content, Line, Mark, Point, Spot
from gui.panels.curves.shares import PART_COLOURS
from gui.words import clock_time, short_number

MOST = 400
"""A line has no more corners than about this; those between are left out."""
RUN_LOOKS = (2, 0)
"""The looks of this run and the other one."""


@dataclass(frozen=True, eq=False)
class Growth:
    """How the time of a run grows, with its points made once.

    Attributes
    ----------
    so_far : SoFar
    cycles : tuple of int
        The cycles at which the line has corners.
    points : tuple of Point
        (cycle, time) of each.
    """

    so_far: SoFar
    cycles: tuple[int, ...]
    points: tuple[Point, ...]

    def place(self, ticks: float) -> Point:
        """Return (cycle, time) at an instant; within a cycle the cycle is a fraction."""
        ends = self.so_far.cycle_ends
        ticks = min(max(ticks, 0), int(ends[-1]))
        cycle = int(np.searchsorted(ends, ticks, side="left"))
        exact = Fraction(ticks)
        time = exact * self.so_far.unit.time(1)
        if cycle == 0 or ends[cycle] == ticks:
            return cycle, time
        before, after = int(ends[cycle - 1]), int(ends[cycle])
        return cycle - 1 + (exact - before) / (after - before), time

    def until(self, ticks: float) -> tuple[Point, ...]:
        """Return the corners until an instant, the instant among them."""
        here = self.place(ticks)
        return (*(point for point in self.points if point[0] < here[0]), here)


def growth_of(run: Run) -> Growth:
    """Return how the time of a run grows."""
    so_far = time_so_far(run)
    last = len(so_far.cycle_ends) - 1
    step = max(1, last // MOST)
    cycles = tuple(sorted({*range(0, last + 1, step), last}))
    return Growth(so_far, cycles, tuple((cycle, so_far.time(cycle)) for cycle in cycles))


class Growths:
    """How the times of the runs on show grow; what is slow is done once for each pair of runs."""

    def __init__(self) -> None:
        self._runs: tuple[Run, ...] = ()
        self._growths: list[Growth] = []

    def contents(
        self, runs: tuple[Run, ...], ticks: float, units: Units
    ) -> tuple[Content, Content]:
        """Return the time so far at an instant, and its parts in the first run."""
        if runs is not self._runs:
            self._runs, self._growths = runs, [growth_of(run) for run in runs]
        growths = self._growths
        return so_far_content(growths, ticks, units), parts_content(growths[0], ticks, units)


def so_far_content(growths: Sequence[Growth], ticks: float, units: Units) -> Content:
    """Return the time of one or two runs after each cycle, as far as the instant; the rest pale."""
    lines: list[Line] = []
    spots: list[Spot] = []
    names = (tool.THIS_RUN, tool.OTHER_RUN) if len(growths) > 1 else ("",)
    for name, place, growth in zip(names, RUN_LOOKS, growths, strict=False):
        look = LOOKS[place]
        lines.append(Line(name, look, growth.points, style=PALE))
        lines.append(Line("", look, growth.until(ticks), strong=place == RUN_LOOKS[0], style=FULL))
        said = name or tool.THIS_RUN
        spots += [Spot(at, partial(_says, said, *at)) for at in growth.points]
    here = growths[0].place(ticks)
    label = Text(say.SO_FAR, time=clock_time(growths[0].so_far.unit, ticks))
    return Content(
        about=tool.TIME_SO_FAR,
        y_name=with_unit(tool.TIME_SO_FAR, units.time),
        lines=tuple(lines),
        marks=(Mark(RING, here, label),),
        spots=tuple(spots),
        x_span=(0, max(growth.cycles[-1] for growth in growths) or 1),
    )


def parts_content(growth: Growth, ticks: float, units: Units) -> Content:
    """Return the parts of the time until the instant as stacked areas."""
    so_far = growth.so_far
    whole = int(so_far.cycle_ends[-1])
    ticks = min(max(ticks, 0), whole)
    here = growth.place(ticks)
    now = so_far.parts(int(ticks))
    steps = int(np.searchsorted(so_far.step_ends, ticks, side="left"))
    every = max(1, steps // MOST)
    known = [(int(so_far.last_cycles[i]), so_far.shares[i]) for i in range(0, steps, every)]
    known.append((here[0], now))
    areas = []
    low = tuple((x, Fraction(0)) for x, _ in known)
    for part, name in enumerate(PARTS):
        high = tuple((x, y + share[part]) for (x, y), (_, share) in zip(low, known, strict=True))
        if so_far.shares[-1][part]:
            areas.append(Area(name, PART_COLOURS[part], low, high))
        low = high
    label = Text(
        tool.PARTS_NOW,
        startup=short_number(now.startup),
        hop=short_number(now.per_hop),
        word=short_number(now.per_word),
    )
    return Content(
        about=tool.PARTS_SO_FAR,
        y_name=with_unit(tool.PARTS_SO_FAR, units.time),
        areas=tuple(areas),
        marks=(Mark(RING, (here[0], now.total), label),),
        x_span=(0, growth.cycles[-1] or 1),
        y_span=(0, so_far.unit.time(whole) or 1),
    )


def _says(run: Text, cycle: int, time: Fraction) -> Text:
    return Text(tool.AFTER, run=run, cycle=cycle, time=short_number(time))
