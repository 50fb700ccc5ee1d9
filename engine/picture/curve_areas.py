"""Parts of the time as stacked areas: startups, headers and words, over a parameter or so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from engine.exact_time import number, short_number
from engine.picture.curve_frame import (
    TICK_TYPE,
    TYPE,
    Axes,
    Frame,
    Style,
    Value,
    draw_heading,
    framed,
    room_of,
    style_of,
)
from engine.picture.curve_labels import Labels, along, parted
from engine.picture.curve_lines import Spot, dot_size, is_even
from engine.picture.curve_looks import draw_marker, looks_of
from engine.picture.curve_marks import Mark, draw_marks
from engine.picture.curve_scales import LINEAR, Scale
from engine.picture.curve_words import (
    AT_CYCLE,
    CYCLE,
    PARTS,
    SHARE,
    SO_FAR,
    STEP,
    TIME,
    axis_name,
    part_words,
)
from engine.picture.figure import Box, Figure, Path, Rect, Stroke, box_at
from engine.picture.ink import Ink
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, text_width
from engine.run import Run
from engine.sweep import (
    Curve,
    Series,
    Shares,
    SoFar,
    about,
    preset_of,
    time_so_far,
    units_of,
    with_unit,
)
from engine.text import Text

FILLS = (Ink("series-2", share=0.22), Ink("series-0", share=0.5), Ink("series-1", share=0.9))
"""The inks of startups, headers and words: pale, middle and dark, so that they differ in grey."""

MOST_STOPS = 600
"""A run of more cycles is drawn from so many of them."""


class Stack(NamedTuple):
    """Areas one on another: x, and the heights between them (one row more than areas)."""

    x: Sequence[Value]
    heights: Sequence[Sequence[Value]]


def stack_of(points: Sequence[tuple[Value, Shares]], per_cent: bool) -> Stack:
    """Return the areas of the parts of times, in per cent of each time or as they are."""
    rows: list[list[Value]] = [[] for _ in range(len(PARTS) + 1)]
    for _, shares in points:
        whole = (shares.total or 1) / Fraction(100) if per_cent else Fraction(1)
        height = Fraction(0)
        rows[0].append(height)
        for row, part in zip(rows[1:], shares, strict=True):
            height += Fraction(part) / whole
            row.append(height)
    return Stack([x for x, _ in points], rows)


def draw_stack(sketch: Sketch, style: Style, frame: Frame, stack: Stack, pale: float = 1.0) -> None:
    """Draw areas; ``pale`` is how much of their ink they have."""
    for part, ink in enumerate(FILLS):
        low, high = (
            [frame.at(*spot) for spot in zip(stack.x, stack.heights[row], strict=True)]
            for row in (part, part + 1)
        )
        if high != low:
            fill = ink._replace(share=ink.share * pale)
            sketch.area_of([*low, *reversed(high)], fill, "area", (part,))
            edge = Stroke(Ink("canvas"), 0.8 * style.line)
            sketch.add(Path(np.array(high), edge, what="area-edge", key=(part,)))


def draw_part_names(
    sketch: Sketch, style: Style, frame: Frame, stack: Stack, names: Sequence[str], room: Rect
) -> None:
    """Write the names of areas at the right, each with its ink, the highest first."""
    size = style.type(TYPE)
    ends = [frame.at(stack.x[-1], row[-1])[1] for row in stack.heights]
    middles = [(low + high) / 2 for low, high in pairwise(ends)]
    body = frame.body
    places = parted(middles, [1.5 * size] * len(names), body.top, body.bottom)
    for part, (name, y) in enumerate(zip(names, places, strict=True)):
        x = body.right + 10 * style.scale
        side = 0.95 * size
        sketch.box(Box((x + side / 2, y), side, side, 2, None, FILLS[part], what="sample"))
        at = (x + 1.45 * size, y)
        sketch.write(name, at, size, Ink("text"), anchor=0.0, what="part-name", key=(part,))


def room_for_parts(names: Sequence[str], style: Style) -> float:
    """Return the width that the names of the parts take."""
    size = style.type(TYPE)
    return max(text_width(name, size) for name in names) + 1.45 * size + 12 * style.scale


def draw_shares(
    sketch: Sketch,
    paper: Paper,
    style: Style,
    room: Rect,
    curve: Curve,
    across: Scale,
    per_cent: bool,
) -> None:
    """Draw the parts of the time of the scenario's line (or the first) into a room."""
    line = shared_line(curve)
    points = [(x, shares) for x, shares in zip(line.x, line.terms, strict=True) if shares]
    points = [(x, shares) for x, shares in points if across.shows(x)]
    if not points:
        return
    fine = _finer(points) if is_even(curve, line) else points
    stack = stack_of(fine, per_cent)
    up = Scale(LINEAR).spanning([0, *stack.heights[-1]], 0.0, 0.0 if per_cent else 0.05)
    units = units_of(curve.request)
    name = SHARE if per_cent else with_unit(TIME, units.time)
    axes = Axes(paper.words(axis_name(curve.axis, units)), paper.words(name))
    names = [paper.words(part) for part in PARTS]
    inner = room._replace(right=room.right - room_for_parts(names, style))
    frame = framed(sketch, style, inner, across, up, axes)
    draw_stack(sketch, style, frame, stack)
    draw_part_names(sketch, style, frame, stack, names, room)
    own = dict(points).get(curve.x)
    tops = frame.line(list(zip(stack.x, stack.heights[-1], strict=True)))
    if not per_cent:
        _draw_points(sketch, style, frame, curve, line)
    if own is not None:
        at = frame.at(curve.x, 100 if per_cent else own.total)
        mark = Mark("ring", at, part_words(curve.axis.letter, curve.x, own))
        draw_marks(
            sketch, style, frame, [mark], Labels(style, frame.body, along([tops])), _of(paper)
        )


def shared_line(curve: Curve) -> Series:
    """Return the line whose parts are shown."""
    return curve.current or curve.series[0]


def _draw_points(sketch: Sketch, style: Style, frame: Frame, curve: Curve, line: Series) -> None:
    """Draw the simulated points of a line."""
    look = looks_of([one.key for one in curve.series])[line.key]
    pairs = enumerate(zip(line.x, line.simulated, strict=True))
    shown = [(i, frame.at(x, y)) for i, (x, y) in pairs if y is not None and frame.shows(x, y)]
    size = dot_size([at for _, at in shown], style, strong=True)
    for i, at in shown:
        draw_marker(sketch, look, at, size, "point", (curve.series.index(line), i))


def _finer(points: Sequence[tuple[Value, Shares]]) -> list[tuple[Value, Shares]]:
    """Return points with others between them, by ratio where x is positive; parts go evenly."""
    found = list(points[:1])
    for (x, before), (after, above) in pairwise(points):
        for step in range(1, 9):
            part = step / 8
            if x > 0:
                part = float(x) * ((float(after) / float(x)) ** part - 1) / float(after - x)
            share = Fraction(part)
            parts = (a + share * (b - a) for a, b in zip(before, above, strict=True))
            found.append((x + share * Fraction(after - x), Shares(*parts)))
    return found


# So far -------------------------------------------------------------------------------------------


def so_far_figure(run: Run, paper: Paper, cycle: int | None = None) -> Figure:
    """Return the figure of how the time of a run grows, cycle by cycle, in its three parts.

    What comes after ``cycle`` is pale; None shows all of it.
    """
    style = style_of(paper)
    sketch = Sketch(Rect(0, 0, paper.width, paper.height))
    room = room_of(paper, style)
    so_far = time_so_far(run)
    last = len(so_far.cycle_ends) - 1
    now = last if cycle is None else min(max(cycle, 0), last)
    title = paper.words(Text(SO_FAR, operation=run.operation.title))
    top = draw_heading(sketch, style, room, title, [paper.words(about(run.scenario))])
    room = room._replace(top=top + 0.7 * style.type(TYPE))
    preset = preset_of(run.scenario)
    name = with_unit(TIME, preset.unit_of_time if preset else None)
    names = [paper.words(part) for part in PARTS]
    inner = room._replace(right=room.right - room_for_parts(names, style))
    across = Scale(LINEAR, whole=True).spanning([0, last], 0.0, 0.02)
    up = Scale(LINEAR).spanning([0, run.simulated], 0.0, 0.12)
    axes = Axes(paper.words(CYCLE), paper.words(name))
    frame = framed(sketch, style, inner, across, up, axes)
    stops = stops_of(so_far)
    whole = stack_of([(x, so_far.parts(ticks)) for x, ticks in stops], False)
    done = [(x, so_far.parts(ticks)) for x, ticks in stops if x <= now]
    if now < last:
        draw_stack(sketch, style, frame, whole, 0.35)
    if len(done) > 1:
        draw_stack(sketch, style, frame, stack_of(done, False))
    labels = Labels(style, frame.body, np.zeros((0, 2)))
    names_of_steps = [paper.words(Text(STEP, step=step)) for step in range(1, len(so_far.shares))]
    labels.taken += _draw_steps(sketch, style, frame, so_far, names_of_steps)
    draw_part_names(sketch, style, frame, whole, names, room)
    _draw_cycles(sketch, style, frame, so_far, now)
    said = Text(AT_CYCLE, cycle=number(now), time=short_number(so_far.time(now)))
    mark = Mark("ring", frame.at(now, so_far.time(now)), [said])
    tops = frame.line(list(zip(whole.x, whole.heights[-1], strict=True)))
    labels.drawn = along([tops])
    draw_marks(sketch, style, frame, [mark], labels, _of(paper))
    return Figure(paper.width, paper.height, Ink("canvas"), (sketch.layer(),), 1)


def stops_of(so_far: SoFar) -> list[tuple[Value, int]]:
    """Return (cycle, ticks) where areas have corners: cycles, and where each startup is paid."""
    last = len(so_far.cycle_ends) - 1
    every = max(-(-last // MOST_STOPS), 1)
    shown = {*range(0, last, every), last}
    found: list[tuple[Value, int]] = [(c, int(so_far.cycle_ends[c])) for c in sorted(shown)]
    if last > MOST_STOPS // 4:
        return found
    ends = so_far.cycle_ends.tolist()
    for step, begin in enumerate(so_far.step_ends.tolist()[:-1]):
        paid = so_far.shares[step + 1].startup - so_far.shares[step].startup
        ticks = begin + so_far.unit.ticks(paid)
        first = int(so_far.last_cycles[step])
        if ends[first] < ticks < ends[first + 1]:
            part = Fraction(ticks - ends[first], ends[first + 1] - ends[first])
            found.append((first + part, ticks))
    return sorted(found)


def _draw_steps(
    sketch: Sketch, style: Style, frame: Frame, so_far: SoFar, names: Sequence[str]
) -> list[Rect]:
    """Draw thin lines between steps and name them, if there is room; return where names stand."""
    borders = np.array([frame.at(int(c), 0)[0] for c in so_far.last_cycles])
    narrowest = float(np.diff(borders).min())
    if narrowest < 5:
        return []
    places = borders[1:-1]
    top, bottom = np.full(len(places), frame.body.top), np.full(len(places), frame.body.bottom)
    dash = (3 * style.line, 3 * style.line)
    stroke = Stroke(Ink("idle-link"), 0.8 * style.line, dash)
    sketch.lines(np.stack([places, top, places, bottom], axis=1), stroke, "step-line")
    size = style.type(TICK_TYPE)
    wide = max(text_width(name, size) for name in names)
    if wide + size > narrowest:
        return []
    taken = []
    for name, left, right in zip(names, borders, borders[1:], strict=False):
        at = (float(left + right) / 2, frame.body.top + 0.9 * size)
        sketch.write(name, at, size, Ink("second-text"), what="step-name")
        taken.append(box_at(at, wide, 1.4 * size))
    return taken


def _draw_cycles(sketch: Sketch, style: Style, frame: Frame, so_far: SoFar, now: int) -> None:
    """Draw a point after each cycle so far, if they can be told apart."""
    spots: list[Spot] = [(c, so_far.time(c)) for c in range(min(now, MOST_STOPS) + 1)]
    places = [frame.at(*spot) for spot in spots]
    if now > MOST_STOPS or (len(places) > 1 and places[1][0] - places[0][0] < 4):
        return
    centres = np.array(places, dtype=np.float64)
    edge = Stroke(Ink("canvas"), 0.8 * style.line)
    size = dot_size(places, style, strong=False)
    sketch.discs(centres, 0.5 * size, edge, Ink("text"), "cycle")


def _of(paper: Paper) -> Callable[[Text | str], str]:
    return lambda text: paper.words(text) if isinstance(text, Text) else text
