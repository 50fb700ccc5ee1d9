"""Measured collective operations over the simulated points and the analytic line of the same one.

Every shape says what it shows: ``measured`` with (line, place), ``bar`` its quartiles;
``simulated`` with (place,); ``analytic`` the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from engine.picture.curve import LOG
from engine.picture.curve_frame import (
    Axes,
    Frame,
    Style,
    draw_heading,
    framed,
    room_of,
    style_of,
    words_of,
)
from engine.picture.curve_scales import LINEAR, LOG10, Scale
from engine.picture.figure import Figure, Floats, Rect, Stroke
from engine.picture.fit_figure import SIZE, TIME
from engine.picture.ink import Ink
from engine.picture.measured_marks import Item, draw_legend, draw_point, line_item, mark_item
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch
from engine.report.collective import Collective, MeasuredLine, Timed
from engine.text import QT_TRANSLATE_NOOP, Text

ANALYTIC = Text(QT_TRANSLATE_NOOP("collective", "by the formula"))
SIMULATED = Text(QT_TRANSLATE_NOOP("collective", "simulated"))
BARS = Text(
    QT_TRANSLATE_NOOP("collective", "points are medians, bars go from quartile to quartile")
)
NOTHING = Text(QT_TRANSLATE_NOOP("collective", "there is nothing to show"))

CAPTION = QT_TRANSLATE_NOOP("collective", "{title}: measured, simulated, by the formula · {rates}")

LINE_INK, DOT_INK = Ink("series-2"), Ink("series-2")
MINE, MPI = ("disc", Ink("text")), ("triangle", Ink("series-0"))


def collective_figure(collective: Collective, paper: Paper, axes: str = LOG) -> Figure:
    """Return the figure of a collective operation."""
    style = style_of(paper)
    sketch = Sketch(Rect(0, 0, paper.width, paper.height))
    room = room_of(paper, style)
    lines = [paper.words(collective.rates)]
    if any(one.low is not None for line in collective.measured for one in line.times):
        lines.append(paper.words(BARS))
    top = draw_heading(sketch, style, room, paper.words(collective.title), lines)
    room = room._replace(top=top + 0.4 * style.type(12))
    top = draw_legend(sketch, style, room, _legend(collective, paper, style))
    room = room._replace(top=top + 0.5 * style.type(12))
    times = [one for line in collective.measured for one in line.times if one.m > 0]
    if times:
        x, y = _scales(collective, times, axes)
        names = Axes(paper.words(SIZE), paper.words(TIME))
        frame = framed(sketch, style, room, x, y, names)
        _draw(sketch, style, frame, collective)
    else:
        sketch.write(paper.words(NOTHING), room.centre, style.type(13), Ink("second-text"))
    return Figure(paper.width, paper.height, Ink("canvas"), (sketch.layer(),), 1)


def collective_caption(collective: Collective) -> Text:
    """Return what a figure of a collective operation says below itself."""
    return Text(CAPTION, title=collective.title, rates=collective.rates)


def _scales(collective: Collective, times: Sequence[Timed], axes: str) -> tuple[Scale, Scale]:
    values: list[Fraction] = [one.time for one in times]
    values += [end for one in times for end in (one.low, one.high) if end is not None]
    values += [time for _, time in (*collective.simulated, *collective.analytic)]
    lengths = [one.m for one in times]
    if axes == LOG:
        x = Scale(LOG10, whole=True).spanning(lengths, 0.04, 0.04)
        return x, Scale(LOG10).spanning(values, 0.08, 0.08)
    x = Scale(LINEAR, whole=True).spanning([0, *lengths], 0.0, 0.03)
    return x, Scale(LINEAR).spanning([0, *values], 0.0, 0.07)


def _look(line: MeasuredLine) -> tuple[str, Ink]:
    return MPI if line.own else MINE


def _legend(collective: Collective, paper: Paper, style: Style) -> list[Item]:
    items = []
    for line in collective.measured:
        marker, ink = _look(line)
        items.append(mark_item(words_of(paper, line.name), marker, ink, 8.5 * style.scale))
    if collective.simulated:
        words = paper.words(SIMULATED)
        items.append(mark_item(words, "disc", DOT_INK, 9 * style.scale, 1.6 * style.line))
    if collective.analytic:
        items.append(line_item(paper.words(ANALYTIC), Stroke(LINE_INK, 2.0 * style.line)))
    return items


def _draw(sketch: Sketch, style: Style, frame: Frame, collective: Collective) -> None:
    line = frame.line(collective.analytic, finely=True)
    if len(line) > 1:
        sketch.line(line, Stroke(LINE_INK, 2.0 * style.line), "analytic")
    for place, (m, time) in enumerate(collective.simulated):
        if frame.shows(m, time):
            at = frame.at(m, time)
            hollow = 1.6 * style.line
            draw_point(
                sketch, "disc", at, 9.5 * style.scale, DOT_INK, "simulated", (place,), hollow
            )
    for number, one in enumerate(collective.measured):
        _draw_measured(sketch, style, frame, one, number)


def _draw_measured(
    sketch: Sketch, style: Style, frame: Frame, line: MeasuredLine, number: int
) -> None:
    """Draw the quartiles as bars with feet, and the medians over them."""
    marker, ink = _look(line)
    aside = 5 * style.scale * (1 if line.own else -1) if line.times[0].low is not None else 0.0
    foot, bars = 3.5 * style.scale, []
    for one in line.times:
        if one.low is None or one.high is None or not frame.shows(one.m, one.time):
            continue
        x = frame.at(one.m, one.time)[0] + aside
        ends = [frame.at(one.m, end)[1] for end in (one.low, one.high) if frame.shows(one.m, end)]
        bars += [(x - foot, y, x + foot, y) for y in ends]
        if len(ends) == 2:
            bars.append((x, ends[0], x, ends[1]))
    rows: Floats = np.array(bars, dtype=np.float64).reshape(-1, 4)
    sketch.lines(rows, Stroke(ink, 1.2 * style.line), "bar", (number,))
    for place, one in enumerate(line.times):
        if frame.shows(one.m, one.time):
            x, y = frame.at(one.m, one.time)
            size = 8.5 * style.scale
            draw_point(sketch, marker, (x + aside, y), size, ink, "measured", (number, place))
