"""The time axis of figures: to scale or cycle by cycle, exact labels that fit, and back to ticks.

By cycle, every cycle is as wide as every other, and within one time goes evenly.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import ceil, floor
from typing import NamedTuple

import numpy as np

from engine.exact_time import number, short_number
from engine.picture.figure import Floats, Rect, Stroke
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch, text_width
from engine.simulation import Trace
from engine.simulation.columns import Numbers
from engine.text import QT_TRANSLATE_NOOP, Text

TIME = Text(QT_TRANSLATE_NOOP("over-time", "time"))
CYCLE = Text(QT_TRANSLATE_NOOP("over-time", "cycle"))

LABEL_TYPE = 11.5
"""The size of labels at scale 1."""
LABEL_ROW = 20
"""The height of the labels below the axis at scale 1."""
GAP = 9.0
"""What lies at least between two labels at scale 1."""
NAME_ROOM = 14.0
"""How far its name is from the left end of the axis at scale 1."""
MARGIN = 12.0
"""How far labels may reach past the axis at scale 1."""
DENSE = 5.0
"""Steps narrower than this have no lines between them."""
MOST_CANDIDATES = 400
"""So many labels are tried."""
FEW = 5
"""Fewer labels than this have round numbers between them."""


class Span(NamedTuple):
    """A stretch of time in ticks."""

    begin: int
    end: int


@dataclass(frozen=True, eq=False)
class TimeAxis:
    """Where instants stand: ``span`` fills ``box`` from left to right.

    Attributes
    ----------
    trace : Trace
    box : Rect
    span, whole : Span
        What is shown, and what can be shown.
    by_cycle : bool
        Whether cycles are equally wide, instead of time being to scale.
    """

    trace: Trace
    box: Rect
    span: Span
    whole: Span
    by_cycle: bool = False

    @cached_property
    def _knots(self) -> Floats:
        """The borders of all cycles in ticks."""
        return np.append(self.trace.cycle_starts, self.trace.duration).astype(np.float64)

    def _value(self, ticks: Numbers | Floats | int) -> Floats:
        """Return how far from the left end instants are: in ticks, or in cycles."""
        if not self.by_cycle:
            return np.asarray(np.asarray(ticks) - self.span.begin, dtype=np.float64)
        cycles = np.arange(len(self._knots))
        found = np.interp(np.asarray(ticks), self._knots, cycles)
        begin = np.interp(self.span.begin, self._knots, cycles)
        return np.asarray(found - begin)

    def _ticks(self, value: Floats | float) -> Floats:
        """Return the instants at values, not rounded."""
        if not self.by_cycle:
            return np.asarray(value, dtype=np.float64) + self.span.begin
        cycles = np.arange(len(self._knots))
        begin = np.interp(self.span.begin, self._knots, cycles)
        return np.asarray(np.interp(value + begin, cycles, self._knots))

    @cached_property
    def _length(self) -> float:
        return float(self._value(self.span.end)) or 1.0

    def places(self, ticks: Numbers | Floats) -> Floats:
        """Return the x of instants in pixels, shape as given."""
        return self.box.left + self._value(ticks) * (self.box.width / self._length)

    def place(self, ticks: int) -> float:
        """Return the x of an instant in pixels."""
        return float(self.places(np.array([ticks]))[0])

    def instants(self, places: Floats) -> Floats:
        """Return the instants at x in pixels, in ticks, not rounded."""
        return self._ticks((places - self.box.left) * (self._length / self.box.width))

    def ticks_at(self, x: float) -> int:
        """Return the tick nearest to x, within the span."""
        found = round(float(self.instants(np.array([x]))[0]))
        return min(max(found, self.span.begin), self.span.end)

    def columns(self) -> Floats:
        """Return the x of the borders between columns of about a pixel, shape (columns + 1,)."""
        count = max(int(self.box.width), 1)
        return np.linspace(self.box.left, self.box.right, count + 1)

    def zoomed(self, x: float, factor: float) -> Span:
        """Return the span that is ``factor`` times as long and has the same instant at x."""
        share = (x - self.box.left) / self.box.width
        middle, length = share * self._length, factor * self._length
        return self._within(middle - share * length, middle + (1 - share) * length)

    def moved(self, share: float) -> Span:
        """Return the span moved on by a share of its length, as far as there is something."""
        low, high = (float(self._value(end)) for end in self.whole)
        by = min(max(share * self._length, low), max(high - self._length, low))
        return self._within(by, by + self._length)

    def showing(self, ticks: int) -> Span:
        """Return the span, moved so that an instant of the whole is in it."""
        if self.span.begin <= ticks <= self.span.end:
            return self.span
        return self.moved(float(self._value(ticks)) / self._length - 0.5)

    def _within(self, low: float, high: float) -> Span:
        begin, end = (float(ticks) for ticks in self._ticks(np.array([low, high])))
        first = min(max(floor(begin), self.whole.begin), self.whole.end - 1)
        return Span(first, min(max(ceil(end), first + 1), self.whole.end))


class Label(NamedTuple):
    """A label of the axis: where, and what it says."""

    x: float
    text: str


def draw_steps(sketch: Sketch, axis: TimeAxis) -> None:
    """Draw a line at each border between two steps, if they are not too dense."""
    borders = _inside(axis, axis.trace.step_starts[1:-1])
    places = axis.places(borders)
    if len(places) > 1 and float(np.diff(places).min()) < DENSE:
        return
    draw_lines(sketch, axis, places, "step-line")


def draw_times(sketch: Sketch, axis: TimeAxis, scale: float, marks: Iterable[int]) -> Floats:
    """Write the exact times of as many marks (ticks, weightiest first) as fit; return their x.

    Where there are hardly any, round times stand between them.
    """
    inside = (tick for tick in marks if axis.span.begin <= tick <= axis.span.end)
    shown = _fitting(axis, scale, [_time_label(axis, tick) for tick in inside], [])
    _write(sketch, axis, scale, shown if len(shown) > 2 else _filled(axis, scale, shown))
    return np.array([label.x for label in shown])


def draw_labels(sketch: Sketch, axis: TimeAxis, scale: float) -> None:
    """Write below the axis the times of steps and round times between, or the cycles' numbers."""
    if axis.by_cycle:
        _write(sketch, axis, scale, _cycle_labels(axis, scale))
        return
    borders = _inside(axis, axis.trace.step_starts)
    ends = [tick for tick in axis.whole if axis.span.begin <= tick <= axis.span.end]
    room = _room(scale, short_number(axis.trace.unit.time(axis.span.end)))
    stride = ceil(
        max(_round_up(Fraction(max(len(borders), 1) * room / axis.box.width)), Fraction(1))
    )
    rest = borders[:: max(len(borders) // MOST_CANDIDATES, 1)].tolist()
    ticks = [*ends, *borders[::stride].tolist(), *rest]
    shown = _fitting(axis, scale, [_time_label(axis, tick) for tick in ticks], [])
    _write(sketch, axis, scale, _filled(axis, scale, shown))


def write_name(sketch: Sketch, axis: TimeAxis, scale: float, words: str) -> None:
    """Write the axis' name to the left of its labels, if it fits."""
    x, y = axis.box.left - NAME_ROOM * scale, axis.box.bottom + LABEL_ROW * scale / 2
    size = LABEL_TYPE * scale
    if text_width(words, size) <= x:
        sketch.write(words, (x, y), size, Ink("second-text"), anchor=1.0, what="axis-name")


def _inside(axis: TimeAxis, ticks: Numbers) -> Numbers:
    first = np.searchsorted(ticks, axis.span.begin, side="left")
    return ticks[first : np.searchsorted(ticks, axis.span.end, side="right")]


def draw_lines(sketch: Sketch, axis: TimeAxis, places: Floats, what: str) -> None:
    """Draw thin lines from top to bottom at x in pixels."""
    top, bottom = np.full(len(places), axis.box.top), np.full(len(places), axis.box.bottom)
    lines = np.stack([places, top, places, bottom], axis=1)
    sketch.lines(lines, Stroke(Ink("rule"), 1.0), what)


def _time_label(axis: TimeAxis, tick: int) -> Label:
    return Label(axis.place(tick), short_number(axis.trace.unit.time(tick)))


def _round_times(axis: TimeAxis, scale: float) -> list[Label]:
    """Return times such as 20, 40, 60 that lie as close as labels may."""
    unit = axis.trace.unit
    begin, end = unit.time(axis.span.begin), unit.time(axis.span.end)
    share = _room(scale, short_number(end)) / axis.box.width
    stride = _round_up((end - begin) * Fraction(share))
    first = ceil(begin / stride)
    count = min(floor(end / stride) - first + 1, MOST_CANDIDATES)
    times = [(first + i) * stride for i in range(count)]
    parts = [float((time - begin) / (end - begin)) for time in times]
    return [
        Label(axis.box.left + part * axis.box.width, short_number(time))
        for part, time in zip(parts, times, strict=True)
    ]


def _room(scale: float, text: str) -> float:
    """Return the width that a label takes with the gap beside it."""
    return text_width(text, LABEL_TYPE * scale) + GAP * scale


def _round_up(least: Fraction) -> Fraction:
    """Return the smallest of 1, 2, 5, 10 ... or their tenths and so on that is large enough."""
    decade = Fraction(1)
    while decade < least:
        decade *= 10
    while decade / 10 >= least:
        decade /= 10
    return next(decade / part for part in (5, 2, 1) if decade / part >= least)


def _cycle_labels(axis: TimeAxis, scale: float) -> list[Label]:
    """Return the numbers of cycles, each in the middle of its cycle; only round ones of many."""
    trace = axis.trace
    first = max(trace.cycle_at(axis.span.begin + 1), 1)
    last = trace.cycle_at(axis.span.end)
    share = _room(scale, number(last)) / axis.box.width
    stride = ceil(max(_round_up(Fraction((last - first + 1) * share)), Fraction(1)))
    found = []
    for cycle in range(-(-first // stride) * stride, last + 1, stride):
        begin, end = trace.bounds(cycle)
        middle = (axis.place(begin) + axis.place(end)) / 2
        if axis.box.left <= middle <= axis.box.right:
            found.append(Label(middle, number(cycle)))
    return found


def _filled(axis: TimeAxis, scale: float, shown: list[Label]) -> list[Label]:
    """Return labels, with round times between them if they are few."""
    if len(shown) >= FEW:
        return shown
    return _fitting(axis, scale, _round_times(axis, scale), shown)


def _fitting(axis: TimeAxis, scale: float, labels: list[Label], there: list[Label]) -> list[Label]:
    """Return ``there`` and those labels, the first ones first, that have room beside all others."""
    shown, taken = list(there), [_extent(axis, scale, label) for label in there]
    for label in labels:
        left, right = _extent(axis, scale, label)
        room = GAP * scale
        if all(right + room <= low or left - room >= high for low, high in taken):
            shown.append(label)
            taken.append((left, right))
    return shown


def _extent(axis: TimeAxis, scale: float, label: Label) -> tuple[float, float]:
    """Return from where to where a label stands: at its place, but hardly past the axis' ends."""
    wide = text_width(label.text, LABEL_TYPE * scale)
    left = max(label.x - wide / 2, axis.box.left - 0.4 * MARGIN * scale)
    left = min(left, axis.box.right + MARGIN * scale - wide)
    return left, left + wide


def _write(sketch: Sketch, axis: TimeAxis, scale: float, labels: list[Label]) -> None:
    y = axis.box.bottom + LABEL_ROW * scale / 2
    for label in labels:
        left, _ = _extent(axis, scale, label)
        ink, size = Ink("second-text"), LABEL_TYPE * scale
        sketch.write(label.text, (left, y), size, ink, anchor=0.0, what="time")
