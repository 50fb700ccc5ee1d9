"""What is marked on a curve: the scenario, the best packet size, where lines cross."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import hypot
from typing import NamedTuple

import numpy as np

from engine.picture.curve_frame import Frame, Style
from engine.picture.curve_labels import Labels, along
from engine.picture.curve_looks import draw_star
from engine.picture.curve_words import best_words, crossing_words, ring_words
from engine.picture.figure import Box, Floats, Point, Stroke, box_at
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch
from engine.sweep import Crossing, Curve, Series
from engine.sweep.value import FORMULA
from engine.text import Text

MOST_CROSSINGS = 5
"""So many crossings are marked, those of the scenario's line first; jagged lines have none."""

NEAR = 6.0
"""Crossings so near, at scale 1, have one label."""


class Mark(NamedTuple):
    """A marked point: what it is, where, and the rows of its label."""

    what: str
    at: Point
    rows: Sequence[Text | str]
    key: tuple[int, ...] = ()


def time_marks(curve: Curve, frame: Frame) -> list[Mark]:
    """Return what is marked on lines of times, the weightiest first."""
    found = []
    time = curve.analytic if curve.simulated is None else curve.simulated
    said = ring_words(curve)
    if said is not None and time is not None and frame.shows(curve.x, time):
        found.append(Mark("ring", frame.at(curve.x, time), [said]))
    if curve.best is not None and frame.shows(*curve.best):
        found.append(Mark("best", frame.at(*curve.best), [best_words(curve.best)]))
    for number, (crossing, tried) in enumerate(shown_crossings(curve)):
        height = time_at(curve, crossing)
        if height is not None and frame.shows(crossing.x, height):
            rows = crossing_words(crossing, curve.axis.letter, tried)
            found.append(Mark("crossing", frame.at(crossing.x, height), rows, (number,)))
    return found


def level_marks(curve: Curve, base: Series | None, frame: Frame) -> list[Mark]:
    """Return what is marked on lines of differences: where they cross 0."""
    found = []
    for number, (crossing, tried) in enumerate(shown_crossings(curve)):
        ours = base is not None and base.key in (crossing.first, crossing.second)
        if ours and frame.shows(crossing.x, 0):
            rows = crossing_words(crossing, curve.axis.letter, tried)
            found.append(Mark("crossing", frame.at(crossing.x, 0), rows, (number,)))
    return found


def shown_crossings(curve: Curve) -> list[tuple[Crossing, Crossing | None]]:
    """Return the crossings that are marked, each with the same one by simulation."""
    formula = [one for one in curve.crossings if one.kind == FORMULA]
    tried = [one for one in curve.crossings if one.kind != FORMULA]
    found: list[tuple[Crossing, Crossing | None]] = []
    for one in formula:
        same = next((other for other in tried if _same(one, other)), None)
        found.append((one, same))
        if same is not None:
            tried.remove(same)
    found += [(one, one) for one in tried]
    if len(found) > MOST_CROSSINGS and not all(one.time for one in formula):
        return []
    current = curve.current

    def weight(pair: tuple[Crossing, Crossing | None]) -> tuple[bool, bool, Fraction]:
        one, _ = pair
        others = current is None or current.key not in (one.first, one.second)
        return others, one.kind != FORMULA, one.x

    return sorted(found, key=weight)[:MOST_CROSSINGS]


def _same(one: Crossing, other: Crossing) -> bool:
    """Return whether a crossing by simulation is that by formula."""
    if other.between is None or {one.first, one.second} != {other.first, other.second}:
        return False
    low, high = other.between
    return low - 1 <= one.x <= high + 1


def time_at(curve: Curve, crossing: Crossing) -> Fraction | None:
    """Return the time at a crossing; on the lines between two values where it is not exact."""
    if crossing.time is not None or crossing.between is None:
        return crossing.time
    line = curve.of(crossing.first)
    if line is None:
        return None
    times = line.analytic if crossing.kind == FORMULA else line.simulated
    known = [(x, time) for x, time in zip(line.x, times, strict=True) if time is not None]
    for (x, time), (after, above) in pairwise(known):
        if x <= crossing.x <= after:
            share = Fraction(crossing.x - x) / Fraction(after - x)
            return time + share * (above - time)
    return None


def draw_marks(
    sketch: Sketch,
    style: Style,
    frame: Frame,
    marks: Sequence[Mark],
    labels: Labels,
    words: Callable[[Text | str], str],
) -> None:
    """Draw marks and their labels, as many of these as have room."""
    for mark in reversed(marks):
        _draw_mark(sketch, style, frame, mark)
        labels.taken.append(box_at(mark.at, 16 * style.scale, 16 * style.scale))
    labels.drawn = np.concatenate([labels.drawn, along([_down(frame, mark) for mark in marks])])
    for mark in _merged([mark for mark in marks if mark.rows], NEAR * style.scale):
        rows = [words(row) for row in mark.rows]
        labels.put(sketch, mark.at, rows, f"{mark.what}-label", mark.key)


def _merged(marks: Sequence[Mark], near: float) -> list[Mark]:
    """Return marks, those of crossings at one place with the rows of all."""
    found: list[Mark] = []
    for mark in marks:
        for place, other in enumerate(found):
            close = hypot(mark.at[0] - other.at[0], mark.at[1] - other.at[1]) < near
            if close and mark.what == other.what == "crossing":
                more = [row for row in mark.rows if str(row) not in map(str, other.rows)]
                found[place] = other._replace(rows=[*other.rows, *more])
                break
        else:
            found.append(mark)
    return found


def _down(frame: Frame, mark: Mark) -> Floats:
    """Return the line from a mark (for the scenario: from the top) down to the axis."""
    x, y = mark.at
    top = frame.body.top if mark.what == "ring" else y
    return np.array([(x, top), (x, frame.body.bottom)])


def _draw_mark(sketch: Sketch, style: Style, frame: Frame, mark: Mark) -> None:
    if mark.what == "best":
        draw_star(sketch, mark.at, 15 * style.scale, "best", mark.key)
        return
    ring = mark.what == "ring"
    dash = (4 * style.line, 3 * style.line) if ring else (1.5 * style.line, 2.5 * style.line)
    stroke = Stroke(Ink("text"), 0.9 * style.line, dash)
    sketch.line(_down(frame, mark), stroke, f"{mark.what}-line", mark.key)
    size = (15 if ring else 7) * style.scale
    stroke = Stroke(Ink("text"), (2.0 if ring else 1.2) * style.line)
    fill = None if ring else Ink("canvas")
    sketch.box(Box(mark.at, size, size, size / 2, stroke, fill, what=mark.what, key=mark.key))
