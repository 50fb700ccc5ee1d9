"""The plot of the time so far: it grows over the cycles while a run is played."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple

import numpy as np

from engine.picture.curve_looks import LOOKS
from engine.picture.curve_words import CYCLE, PARTS
from engine.report.differences import difference
from engine.run import Run
from engine.sweep import Shares, time_so_far, with_unit
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves.content import FULL, RING, Area, Content, Line, Mark, Point, Spot
from gui.panels.curves.shares import PART_COLOURS
from gui.shown import Shown
from gui.words import short_number

MOST_CORNERS = 300
"""A long run's curve has about so many corners."""
MOST_MARKED = 40
"""Runs of more cycles have no marker at each."""
TOTAL_LOOKS = (LOOKS[2], LOOKS[3])


class Corner(NamedTuple):
    """The end of a cycle: its number, the time in ticks, the parts of the time so far."""

    cycle: int
    ticks: int
    parts: Shares


class Growth:
    """How the time of one run grows; ``backwards`` if it is played from its end."""

    def __init__(self, run: Run, backwards: bool = False) -> None:
        self.run, self.backwards = run, backwards
        self._so_far = time_so_far(run)
        ends = self._so_far.cycle_ends
        self.ends = ends[-1] - ends[::-1] if backwards else ends
        last = len(self.ends) - 1
        chosen = np.unique(np.linspace(0, last, min(last, MOST_CORNERS) + 1).round().astype(int))
        self.corners = [
            Corner(cycle, ticks, self.parts(ticks))
            for cycle, ticks in ((int(at), int(self.ends[at])) for at in chosen)
        ]

    def parts(self, ticks: int) -> Shares:
        """Return the parts of the time so far at an instant."""
        if not self.backwards:
            return self._so_far.parts(ticks)
        end = int(self.ends[-1])
        whole, left = self._so_far.parts(end), self._so_far.parts(end - ticks)
        return Shares(*(a - b for a, b in zip(whole, left, strict=True)))

    def time(self, ticks: int) -> Fraction:
        """Return an instant as a time."""
        return self.run.trace.unit.time(ticks)

    def place(self, ticks: int) -> Fraction:
        """Return how many cycles are done at an instant, a part of one for the one under way."""
        after = int(np.searchsorted(self.ends, ticks, side="left"))
        if after == 0:
            return Fraction(0)
        begin, end = int(self.ends[after - 1]), int(self.ends[after])
        return after - 1 + Fraction(ticks - begin, end - begin)

    def until(self, ticks: int) -> list[tuple[Fraction, Shares]]:
        """Return (cycles, parts of the time) of all corners before an instant, and there."""
        done = [(Fraction(c.cycle), c.parts) for c in self.corners if c.ticks < ticks]
        return [*done, (self.place(ticks), self.parts(ticks))]


def growths(shown: Shown) -> tuple[Growth, ...]:
    """Return how the times of the runs on show grow."""
    return tuple(
        Growth(run, backwards=bool(place) and shown.mirrored)
        for place, run in enumerate(shown.runs)
    )


def so_far_content(known: Sequence[Growth], ticks: float, unit: Text | None = None) -> Content:
    """Return the time so far of each run at a time of the clock; the first run's in its parts."""
    if not known:
        return Content(nothing=say.NO_RUN)
    now = [min(int(ticks), int(growth.ends[-1])) for growth in known]
    names: tuple[Text | str, ...] = ("",)
    if len(known) > 1:
        names = difference(known[0].run, known[1].run)
    lines, spots = [], []
    for place, (growth, at, name) in enumerate(zip(known, now, names, strict=True)):
        points = tuple((cycles, parts.total) for cycles, parts in growth.until(at))
        few = len(growth.ends) <= MOST_MARKED
        dots = points if few else points[-1:]
        lines.append(Line(name, TOTAL_LOOKS[place], points, dots, place == 0, FULL))
        spots += [Spot(point, partial(_says, name, point)) for point in points]
    ring = now[0]
    label = Text(say.SO_FAR, time=short_number(known[0].time(ring)))
    last = max(len(growth.ends) - 1 for growth in known)
    longest = max(growth.time(int(growth.ends[-1])) for growth in known)
    return Content(
        about=say.TIME_SO_FAR,
        y_name=with_unit(say.TIME_SO_FAR, unit),
        x_name=CYCLE,
        lines=tuple(lines),
        areas=_areas(known[0], ring),
        marks=(Mark(RING, (known[0].place(ring), known[0].time(ring)), label),),
        spots=tuple(spots),
        x_span=(0, last),
        y_span=(0, longest),
        counted=True,
    )


def _areas(growth: Growth, ticks: int) -> tuple[Area, ...]:
    """Return the parts of a run's time so far, one upon the other."""
    corners = growth.until(ticks)
    sums = [[Fraction(0)] * len(corners)]
    for part in range(3):
        below = sums[-1]
        sums.append([low + parts[part] for low, (_, parts) in zip(below, corners, strict=True)])
    found = []
    for part, name in enumerate(PARTS):
        low, high = (
            tuple((cycles, height) for (cycles, _), height in zip(corners, edge, strict=True))
            for edge in sums[part : part + 2]
        )
        if low != high:
            found.append(Area(name, PART_COLOURS[part], low, high))
    return tuple(found)


def _says(name: Text | str, point: Point) -> Text:
    cycles, time = point
    whole = Fraction(cycles).denominator == 1
    said = (
        Text(say.SO_FAR_OF, cycle=short_number(cycles), time=short_number(time))
        if whole
        else Text(say.SO_FAR, time=short_number(time))
    )
    return Text(say.OF_SERIES, series=name, point=said) if name else said
