"""Lines, points and bounds of a curve, drawn into a frame."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from statistics import median

import numpy as np

from engine.cost import FINITE_PACKETS
from engine.picture.curve_frame import Frame, Style, Value
from engine.picture.curve_labels import Name, along
from engine.picture.curve_looks import Look, draw_marker, looks_of
from engine.picture.figure import Floats, Point, Stroke
from engine.picture.sketch import Sketch
from engine.sweep import Curve, Series, minus
from engine.text import Text

Spot = tuple[Value, Value]
"""A point in the units of the axes."""

APART = Fraction(3, 100)
"""What the lecture prints is drawn if somewhere it differs by more than this part."""

EVEN = ("m", "ts", "th", "tw")
"""Axes over which closed forms are straight lines."""


@dataclass(frozen=True)
class Track:
    """A line of a curve as it is drawn.

    Attributes
    ----------
    place : int
        Its number among the lines.
    title : Text
    look : Look
    line, bound : tuple of Spot
        By formula, and as the lecture prints it.
    dots : tuple of (int, Spot)
        Simulated points, with their place on the line.
    strong : bool
        Whether it is the scenario's.
    even : bool
        Whether the time is a straight line from point to point.
    """

    place: int
    title: Text
    look: Look
    line: tuple[Spot, ...]
    dots: tuple[tuple[int, Spot], ...]
    bound: tuple[Spot, ...] = ()
    strong: bool = False
    even: bool = False

    @property
    def spots(self) -> list[Spot]:
        """All that must have room."""
        return [*self.line, *self.bound, *(spot for _, spot in self.dots)]


def time_tracks(curve: Curve) -> list[Track]:
    """Return the lines of times."""
    looks = looks_of([line.key for line in curve.series])
    return [
        Track(
            place,
            line.title,
            looks[line.key],
            _known(line.x, line.analytic),
            _dots(line.x, line.simulated, _sides(curve, line)),
            _known(line.x, line.bound) if is_apart(line) else (),
            line.current,
            is_even(curve, line),
        )
        for place, line in enumerate(curve.series)
    ]


def difference_tracks(curve: Curve) -> list[Track]:
    """Return the lines of differences: to the scenario's line, or simulated minus analytic."""
    looks = looks_of([line.key for line in curve.series])
    base = reference(curve)
    found = []
    for place, line in enumerate(curve.series):
        if base is None:
            dots = _dots(line.x, line.gap, set())
            found.append(Track(place, line.title, looks[line.key], (), dots))
        elif line is not base:
            simulated = minus(line, base, "simulated")
            dots = tuple((line.x.index(x), (x, y)) for x, y in simulated.items())
            track = Track(
                place,
                line.title,
                looks[line.key],
                tuple(minus(line, base, "analytic").items()),
                dots,
                even=is_even(curve, line) and is_even(curve, base),
            )
            found.append(track)
    return found


def reference(curve: Curve) -> Series | None:
    """Return the line that others are compared with: the scenario's; None if there is one line."""
    if len(curve.series) < 2:
        return None
    return curve.current or curve.series[0]


def is_apart(line: Series) -> bool:
    """Return whether what the lecture prints can be told from the line."""
    pairs = zip(line.analytic, line.bound, strict=False)
    return any(time and bound and abs(bound / time - 1) > APART for time, bound in pairs)


def is_even(curve: Curve, line: Series) -> bool:
    """Return whether a line by formula is straight."""
    packets = line.key.switching == FINITE_PACKETS
    return curve.over in EVEN and not (packets and curve.over == "m")


def _known(x: Sequence[Value], times: Sequence[Value | None]) -> tuple[Spot, ...]:
    pairs = zip(x, times, strict=False)
    return tuple((value, time) for value, time in pairs if time is not None)


def _dots(
    x: Sequence[Value], times: Sequence[Value | None], without: Set[int]
) -> tuple[tuple[int, Spot], ...]:
    triples = enumerate(zip(x, times, strict=True))
    return tuple(
        (i, (value, time)) for i, (value, time) in triples if time is not None and i not in without
    )


def _sides(curve: Curve, line: Series) -> set[int]:
    """Return the places of the two sides of each jump, which have no mark, so that it is seen.

    Of a line of model B over m these are the values in pairs of neighbours, apart from all others.
    """
    x = line.x
    if curve.over != "m" or line.key.switching != "B":
        return set()
    gaps = [float("inf"), *(float(b - a) for a, b in pairwise(x)), float("inf")]
    pairs = [i for i in range(len(x) - 1) if gaps[i] > 1 and gaps[i + 1] == 1 and gaps[i + 2] > 1]
    return {side for i in pairs if 0 < i < len(x) - 2 for side in (i, i + 1)}


def draw_tracks(sketch: Sketch, style: Style, frame: Frame, tracks: Sequence[Track]) -> Floats:
    """Draw lines below all points; return pixels along all that is drawn."""
    drawn = []
    for track in sorted(tracks, key=lambda track: track.strong):
        width = (2.4 if track.strong else 1.7) * style.line
        bound = frame.line(track.bound, track.even)
        stroke = Stroke(track.look.ink, 1.1 * style.line, (1.2 * style.line, 3 * style.line))
        _draw(sketch, bound, stroke, "bound", track.place)
        if track.line:
            line = frame.line(track.line, track.even)
            _draw(sketch, line, track.look.stroke(width), "line", track.place)
        else:  # a thin line leads the eye from point to point
            line = frame.line([spot for _, spot in track.dots])
            _draw(sketch, line, Stroke(track.look.ink, 0.7 * style.line), "lead", track.place)
        drawn += [bound, line]
    for track in sorted(tracks, key=lambda track: track.strong):
        shown = [(i, frame.at(*spot)) for i, spot in track.dots if frame.shows(*spot)]
        size = dot_size([at for _, at in shown], style, track.strong)
        for i, at in shown:
            draw_marker(sketch, track.look, at, size, "point", (track.place, i))
        drawn.append(np.array([at for _, at in shown]).reshape(-1, 2))
    return along(drawn)


def _draw(sketch: Sketch, points: Floats, stroke: Stroke, what: str, place: int) -> None:
    if len(points) > 1:
        sketch.line(points, stroke, what, (place,))


def dot_size(places: Sequence[Point], style: Style, strong: bool) -> float:
    """Return the size of points: smaller where they lie close."""
    most = (8.5 if strong else 7.5) * style.scale
    if len(places) < 3:
        return most
    apart = np.hypot(*np.diff(np.array(places), axis=0).T)
    return float(min(most, max(0.75 * median(apart.tolist()), 2.2 * style.scale)))


def names_of(tracks: Sequence[Track], frame: Frame, titles: Sequence[str]) -> list[Name]:
    """Return the names of lines, each with the last of its points that is shown."""
    found = []
    for track, title in zip(tracks, titles, strict=True):
        spots = track.line or tuple(spot for _, spot in track.dots)
        ends = frame.line(spots)
        end = tuple(ends[-1].tolist()) if len(ends) else None
        found.append(Name(title, track.look, end, track.strong, (track.place,)))
    return found
