"""Curves as figures, for print and screen: time over a parameter, differences, parts of the time.

Every shape says what it shows: ``line``, ``bound`` with (line,); ``point`` with (line, place on
it); ``area`` with (part,); ``ring``, ``best``, ``crossing`` with (number,); and all words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.catalogue import Choice, find
from engine.picture.curve_areas import draw_shares, shared_line
from engine.picture.curve_frame import (
    Axes,
    Frame,
    Style,
    draw_heading,
    framed,
    room_of,
    style_of,
)
from engine.picture.curve_labels import Labels, draw_names, room_for_names
from engine.picture.curve_lines import (
    Track,
    difference_tracks,
    draw_tracks,
    is_apart,
    names_of,
    reference,
    time_tracks,
)
from engine.picture.curve_marks import Mark, draw_marks, level_marks, time_marks
from engine.picture.curve_scales import LINEAR, LOG2, LOG10, SIGNED, Scale, grain_of
from engine.picture.curve_words import (
    BOUND,
    DIFFERENCE,
    GAP,
    LINES,
    NOTHING,
    OF_LINE,
    POINTS,
    PRINTED,
    THIN,
    TIME,
    axis_name,
    listed,
)
from engine.picture.figure import Figure, Rect
from engine.picture.ink import Ink
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch
from engine.sweep import Curve, units_of, with_unit
from engine.text import QT_TRANSLATE_NOOP, Text

LOG, PLAIN = "log", "linear"
AXES_KINDS = (
    Choice(LOG, Text(QT_TRANSLATE_NOOP("curves", "log"))),
    Choice(PLAIN, Text(QT_TRANSLATE_NOOP("curves", "linear"))),
)
"""The kinds of axes."""

TIMES, DIFFERENCES, SHARES, SO_FAR = "time", "difference", "shares", "so-far"
SHOWS = (
    Choice(TIMES, Text(QT_TRANSLATE_NOOP("curves", "time"))),
    Choice(DIFFERENCES, Text(QT_TRANSLATE_NOOP("curves", "difference"))),
    Choice(SHARES, Text(QT_TRANSLATE_NOOP("curves", "shares"))),
    Choice(SO_FAR, Text(QT_TRANSLATE_NOOP("curves", "time so far"))),
)
"""What figures of curves show; the time so far is of a run (``so_far_figure``)."""

AXES_WHAT = Text(QT_TRANSLATE_NOOP("curves", "the kind of axes"))
SHOW_WHAT = Text(QT_TRANSLATE_NOOP("curves", "what a curve shows"))

STRIP = 0.36
"""The part of the height that the strip of differences takes."""


@dataclass(frozen=True)
class _Plot:
    """A part of a figure: lines in a room."""

    tracks: Sequence[Track]
    x: Scale
    y: Scale
    axes: Axes
    marks: Callable[[Frame], list[Mark]]
    labelled: bool = True


def curve_figure(
    curve: Curve, paper: Paper, show: str = TIMES, axes: str = LOG, strip: bool = False
) -> Figure:
    """Return the figure of a curve.

    Parameters
    ----------
    curve : Curve
    paper : Paper
    show : str
        Key of ``SHOWS``: time; difference to the scenario's line (simulated minus analytic where
        there is one line only); shares of the time of the scenario's line.
    axes : str
        ``log`` or ``linear``.  Axes from 0 are never logarithmic across; shares are in per cent
        on logarithmic axes, and times on linear ones.
    strip : bool
        Whether differences stand below times.

    Raises
    ------
    InputError
        If there is no such kind of figure or of axes.
    """
    find(SHOWS, show, SHOW_WHAT)
    find(AXES_KINDS, axes, AXES_WHAT)
    style = style_of(paper)
    sketch = Sketch(Rect(0, 0, paper.width, paper.height))
    room = room_of(paper, style)
    said = [curve.subtitle, _legend(curve, show)] if curve.series else [curve.subtitle]
    lines = [paper.words(text) for text in said]
    top = draw_heading(sketch, style, room, paper.words(curve.title), lines)
    room = room._replace(top=top + 0.7 * style.type(12))
    if not any(time is not None for line in curve.series for time in line.times):
        size = style.type(13)
        sketch.write(paper.words(NOTHING), room.centre, size, Ink("second-text"), what="sentence")
    elif show == SHARES:
        draw_shares(sketch, paper, style, room, curve, x_scale(curve, axes), axes == LOG)
    elif show == DIFFERENCES:
        _draw(sketch, paper, style, [(room, _differences(curve, paper, axes))])
    elif strip:
        middle = room.bottom - STRIP * room.height
        above = _times(curve, paper, axes)
        above = replace(above, axes=replace(above.axes, x_name="", x_words=False))
        upper, lower = room._replace(bottom=middle), room._replace(top=middle + style.type(9))
        below = _differences(curve, paper, axes)
        parts = [(upper, above), (lower, replace(below, labelled=False))]
        _draw(sketch, paper, style, parts)
    else:
        _draw(sketch, paper, style, [(room, _times(curve, paper, axes))])
    return Figure(paper.width, paper.height, Ink("canvas"), (sketch.layer(),), 1)


def x_scale(curve: Curve, axes: str) -> Scale:
    """Return the scale across: logarithmic if asked for, unless shifts are counted."""
    kind = {"p": LOG2, "q": LINEAR}.get(curve.over, LOG10) if axes == LOG else LINEAR
    found = [x for line in curve.series for x in line.x]
    return Scale(kind, whole=curve.axis.whole).spanning([*found, curve.low, curve.high], 0.02, 0.02)


def _times(curve: Curve, paper: Paper, axes: str) -> _Plot:
    tracks = time_tracks(curve)
    values = [y for track in tracks for _, y in track.spots]
    if axes == LOG:
        y = Scale(LOG10).spanning(values, 0.08, 0.06)
    else:
        y = Scale(LINEAR).spanning([0, *values], 0.0, 0.06)
    units = units_of(curve.request)
    names = Axes(
        paper.words(axis_name(curve.axis, units)), paper.words(with_unit(TIME, units.time))
    )
    return _Plot(tracks, x_scale(curve, axes), y, names, lambda frame: time_marks(curve, frame))


def _differences(curve: Curve, paper: Paper, axes: str) -> _Plot:
    tracks, base = difference_tracks(curve), reference(curve)
    values = [y for track in tracks for _, y in track.spots]
    kind = SIGNED if axes == LOG else LINEAR
    y = Scale(kind, grain=grain_of(values)).spanning([0, *values], 0.06, 0.06)
    if not any(values):
        y = Scale(LINEAR, -1, 1)
    units = units_of(curve.request)
    name = GAP if base is None else Text(DIFFERENCE, name=base.title)
    names = Axes(
        paper.words(axis_name(curve.axis, units)), paper.words(with_unit(name, units.time))
    )
    return _Plot(
        tracks, x_scale(curve, axes), y, names, lambda frame: level_marks(curve, base, frame)
    )


def _draw(sketch: Sketch, paper: Paper, style: Style, parts: Sequence[tuple[Rect, _Plot]]) -> None:
    """Draw plots one above the other, with their bodies one above the other too."""
    titles = [[paper.words(track.title) for track in plot.tracks] for _, plot in parts]
    aside = max(room_for_names(some, style, paper.width) for some in titles)
    widest = max(_left(style, room, plot, aside) for room, plot in parts)
    for (room, plot), some in zip(parts, titles, strict=True):
        inner = room._replace(right=room.right - aside)
        frame = framed(sketch, style, inner, plot.x, plot.y, plot.axes, widest)
        drawn = draw_tracks(sketch, style, frame, plot.tracks)
        beside = Rect(frame.body.right, frame.body.top, room.right, frame.body.bottom)
        draw_names(sketch, style, names_of(plot.tracks, frame, some), beside)
        marks = plot.marks(frame)
        if not plot.labelled:
            marks = [mark._replace(rows=()) for mark in marks]
        draw_marks(sketch, style, frame, marks, Labels(style, frame.body, drawn), _words(paper))


def _left(style: Style, room: Rect, plot: _Plot, aside: float) -> float:
    """Return where a plot's body would begin by itself."""
    inner = room._replace(right=room.right - aside)
    return framed(Sketch(), style, inner, plot.x, plot.y, plot.axes).body.left


def _words(paper: Paper) -> Callable[[Text | str], str]:
    return lambda text: paper.words(text) if isinstance(text, Text) else text


def _legend(curve: Curve, show: str) -> Text:
    """Return what lines, points and dots mean, of those that there are."""
    if show == SHARES:
        return Text(OF_LINE, line=shared_line(curve).title)
    parts = []
    lines = curve.series
    if any(time is not None for line in lines for time in line.analytic):
        parts.append(LINES)
    if any(time is not None for line in lines for time in line.simulated):
        parts.append(POINTS)
    printed = [line for line in lines if is_apart(line)]
    if printed and show == TIMES:
        parts.append(BOUND if all(line.bound_is_upper for line in printed) else PRINTED)
    if any(not any(time is not None for time in line.analytic) for line in lines):
        parts.append(THIN)
    return listed(parts)
