"""The curve of a model over the length of a message, with the jumps of model B."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.cluster.fitting import Fit
from engine.picture.curve_frame import Frame, Style, Value, value_in
from engine.picture.curve_looks import Look
from engine.picture.curve_scales import value_at
from engine.picture.figure import Stroke
from engine.picture.sketch import Sketch

LOOKS = {
    "A": Look(0, (), "square"),
    "B": Look(2, (), "disc"),
    "C": Look(3, (4, 3), "diamond"),
}
"""How the models look, fitted: A is wide and pale, as C often lies over it."""

WIDTHS = {"A": 4.5, "B": 2.0, "C": 2.0}
ALPHA = {"A": 0.45}
GIVEN = (3.0, 2.0)
"""The dash of parameters that are given beside the fit."""

SAMPLES = 160
"""Places of a line that has no jumps."""

APART = 2.0
"""Borders of packets that lie so many pixels apart have their jumps drawn."""

Place = tuple[int, float]


@dataclass(frozen=True)
class Piece:
    """A part of a line without a jump in it: (bytes, microseconds), rising."""

    places: tuple[Place, ...]


@dataclass(frozen=True)
class Step:
    """A jump at a border: ``packets`` full packets of ``m`` bytes, and what one byte more costs."""

    packets: int
    m: int
    before: float
    after: float


def borders(fit: Fit, low: int, high: int) -> range:
    """Return the numbers k of full packets whose border lies from low bytes to below high.

    >>> from engine.cluster.fitting import given_of, judge
    >>> from engine.cluster.measurement import Row
    >>> from fractions import Fraction
    >>> given = given_of("B", {name: Fraction(1) for name in ("t0", "t1", "tk")})
    >>> borders(judge([Row(5, Fraction(1), 1)], [given]).fits[0], 1422, 2845)
    range(1, 3)
    """
    if fit.model.key != "B":
        return range(0)
    room = fit.frame.room
    return range(max(1, -(-low // room)), (high - 1) // room + 1)


def line_of(fit: Fit, frame: Frame) -> tuple[list[Piece], list[Step]]:
    """Return what is drawn of a model within a frame: pieces of its line, and its jumps.

    Where the fit does not tell the time there is nothing.
    """
    low, high = (value_at(frame.x, place) for place in (frame.x.low, frame.x.high))
    first, last = max(0, round(low)), max(1, round(high))
    time = timer(fit)
    shown = [k for k in borders(fit, first, last) if _is_wide(k, fit.frame.room, frame)]
    steps = [step for k in shown if (step := _step(time, k, fit.frame.room)) is not None]
    cuts = [first, *(end for step in steps for end in (step.m, step.m + 1)), last]
    pieces = []
    samples = _samples(fit, frame, first, last)
    for begin, end in zip(cuts[::2], cuts[1::2], strict=True):
        inner = [m for m in samples if begin < m < end]
        pieces += _told(time, [begin, *inner, end] if end > begin else [begin])
    return pieces, steps


def timer(fit: Fit) -> Callable[[int], float | None]:
    """Return a function that tells what ``fit.time`` tells, faster over many lengths.

    Up to one packet and beyond it the weights are straight in m: if two lengths are told there, all
    are, and no exact arithmetic is needed for the others.
    """
    border = fit.frame.room if fit.model.key == "B" else None
    ends = [(1, 2)] if border is None else [(1, 2), (border + 1, border + 2)]
    told = [fit.time(a) is not None and fit.time(b) is not None for a, b in ends]
    pairs = [(one.value, pivot) for one, pivot in zip(fit.parameters, fit.span.pivots, strict=True)]

    def time(m: int) -> float | None:
        if not told[border is not None and m > border]:
            return fit.time(m)
        weights = fit.model.weights(m, fit.frame)
        return float(sum(value * weights[pivot] for value, pivot in pairs))

    return time


def _is_wide(k: int, room: int, frame: Frame) -> bool:
    at, after = (frame.at(m, value_in(frame.y))[0] for m in (k * room, (k + 1) * room))
    return after - at >= APART


def _step(time: Callable[[int], float | None], k: int, room: int) -> Step | None:
    m = k * room
    before, after = time(m), time(m + 1)
    return None if before is None or after is None else Step(k, m, before, after)


def _samples(fit: Fit, frame: Frame, first: int, last: int) -> list[int]:
    """Return lengths evenly over the paper; of model B, beyond one packet, those of full ones."""
    places = np.linspace(frame.x.low, frame.x.high, SAMPLES)
    found = {round(value_at(frame.x, float(place))) for place in places}
    if fit.model.key == "B":
        room = fit.frame.room
        found = {m if m < room else m // room * room for m in found}
    return sorted(m for m in found if first <= m <= last)


def _told(time_of: Callable[[int], float | None], lengths: Sequence[int]) -> list[Piece]:
    """Return the places of lengths, in pieces where the times are told."""
    pieces: list[list[Place]] = [[]]
    for m in lengths:
        time = time_of(m)
        if time is not None:
            pieces[-1].append((m, time))
        elif pieces[-1]:
            pieces.append([])
    return [Piece(tuple(places)) for places in pieces if places]


def draw_fit(
    sketch: Sketch, style: Style, frame: Frame, fit: Fit, given: bool, number: int
) -> None:
    """Draw a model's line: ``line`` or ``given`` with (number,), ``jump`` with packets as keys."""
    look = LOOKS[fit.model.key]
    width = (1.3 if given else WIDTHS[fit.model.key]) * style.line
    ink = look.ink if given else look.ink._replace(alpha=ALPHA.get(fit.model.key, 1.0))
    dash = GIVEN if given else look.dash
    stroke = Stroke(ink, width, tuple(length * style.line * 1.8 for length in dash))
    pieces, steps = line_of(fit, frame)
    for piece in pieces:
        spots: list[tuple[Value, Value]] = [*piece.places]
        points = frame.line(spots)
        if len(points) > 1:
            sketch.line(points, stroke, "given" if given else "line", (number,))
    seen = [s for s in steps if frame.shows(s.m, s.before) and frame.shows(s.m, s.after)]
    ends = [(*frame.at(s.m, s.before), *frame.at(s.m, s.after)) for s in seen]
    rows = np.array(ends, dtype=np.float64).reshape(-1, 4)
    keys = tuple(step.packets for step in seen)
    sketch.lines(rows, stroke._replace(dash=()), "given-jump" if given else "jump", keys)
