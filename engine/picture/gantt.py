"""A Gantt figure, true to time: startup, header, body and waiting, link by link.

One message: a row for each link of its route; in store-and-forward the rows are a staircase, in
cut-through they overlap.  One node: its startups, and what crosses its links.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import NamedTuple

import numpy as np

from engine.cost import FINITE_PACKETS
from engine.exact_time import number, short_number
from engine.picture.chart import TYPE, Chart, Heading, TimeFigure, View
from engine.picture.density import levels
from engine.picture.figure import Box, Floats, Path, Stroke
from engine.picture.gantt_rows import Gantt
from engine.picture.ink import LEVELS, Ink
from engine.picture.legend import Item
from engine.picture.load import words_of
from engine.picture.pictures import Paper
from engine.picture.sketch import Sketch, cap_height, text_width
from engine.picture.time_axis import TIME, TimeAxis, draw_lines, draw_times
from engine.report.sentences import sized
from engine.run import Run
from engine.simulation.columns import Numbers
from engine.text import QT_TRANSLATE_NOOP, Text

STARTUP = Text(QT_TRANSLATE_NOOP("over-time", "startup"))
HEADER = Text(QT_TRANSLATE_NOOP("over-time", "header"))
BODY = Text(QT_TRANSLATE_NOOP("over-time", "body"))
WAITING = Text(QT_TRANSLATE_NOOP("over-time", "waiting"))
FROM_TO = QT_TRANSLATE_NOOP("over-time", "{source} → {target}")
PACKET = QT_TRANSLATE_NOOP("over-time", "packet {n}")

THICK, THIN = 0.56, 0.14
"""The heights of bars, and of waiting below them, as parts of a row."""
TALLEST = 46.0
"""A bar is never higher, at scale 1."""
MOST_BARS = 12_000
"""More bars than this are joined where they can hardly be told apart."""
MOST_SMOOTH = 5000
"""So many bars are one shape: a painter draws them with soft edges."""
MOST_TEXTS = 400
"""Up to so many bars have words on them."""
GROUND = Ink("not-held", 1.0, 0.4)
STARTUP_INK, HEADER_INK, WAITING_INK = Ink("not-held"), Ink("second-text"), Ink("second-text")


def gantt(run: Run, contents: Gantt, paper: Paper, view: View = View()) -> TimeFigure:  # noqa: B008
    """Return the Gantt figure of a message or a node.

    Shapes: ``startup`` boxes; ``header`` and ``body`` lines whose keys are crossings; ``waiting``
    paths with the key (row, ready, start).
    """
    names = [_named(paper, row.name) for row in contents.rows]
    chart = Chart(run, paper, view._replace(by_cycle=False), names, contents.whole)
    body_level = int(levels(run.chunks_on_link[contents.crossed.crossing]).max(initial=0))
    legend = tuple(_legend(paper, contents, Ink(f"load-{body_level}")))
    chart.head(Heading(contents.title, contents.note, legend))
    rows = _Rows(chart, contents)
    rows.draw_grounds(names)
    instants = contents.instants(chart.axis.span)
    places = draw_times(chart.ground, chart.axis, chart.scale, instants)
    draw_lines(chart.front, chart.axis, places, "time-line")
    _draw_waiting(chart, rows, contents)
    _draw_startups(chart, rows, contents)
    bars = _Bars.of(run, chart.axis, contents)
    bars.draw(chart, rows)
    if len(bars.row) <= MOST_TEXTS:
        _write_on_bars(chart, rows, run, contents, bars)
        _write_times(chart, rows, contents, bars)
    chart.name_axis(TIME)
    return chart.figure(rows.link_at)


def _named(paper: Paper, name: Text | str) -> str:
    return paper.words(name) if isinstance(name, Text) else name


class _Rows:
    """Where the rows of a Gantt lie."""

    def __init__(self, chart: Chart, contents: Gantt) -> None:
        self.chart = chart
        self.links = [row.link for row in contents.rows]
        self.pitch = chart.body.height / len(self.links)
        self.thick = min(THICK * self.pitch, TALLEST * chart.scale)
        self.thin = max(THIN * self.pitch, 1.5)

    def y(self, row: int | Numbers) -> Floats:
        """Return the middle of the bars of a row."""
        return self.chart.body.top + self.pitch * (np.asarray(row) + 0.5)

    def draw_grounds(self, names: list[str]) -> None:
        """Draw the ground and the name of each row."""
        body = self.chart.body
        high = self.pitch - 2 if self.pitch > 6 else self.pitch
        every = max(ceil((cap_height(TYPE * self.chart.scale) + 2.5) / self.pitch), 1)
        for row, name in enumerate(names):
            y = float(self.y(row))
            at = body.centre[0], y
            self.chart.front.box(Box(at, body.width, high, fill=GROUND, what="row-ground"))
            if row % every == 0:
                self.chart.name(name, y, (row,))

    def link_at(self, x: float, y: float) -> int | None:
        """Return the link of the row at a height."""
        row = int((y - self.chart.body.top) // self.pitch)
        return self.links[row] if 0 <= row < len(self.links) else None


class _Bars(NamedTuple):
    """Crossings in the span: row, load level, number, and left, end of header, right in pixels."""

    row: Numbers
    level: Numbers
    crossing: Numbers
    ends: Floats

    @classmethod
    def of(cls, run: Run, axis: TimeAxis, contents: Gantt) -> _Bars:
        """Return the bars of a span; too many are joined where they are less than a pixel apart."""
        seen = (contents.crossed.end > axis.span.begin) & (contents.crossed.start < axis.span.end)
        level = levels(run.chunks_on_link[contents.crossed.crossing[seen]])
        instants = (contents.crossed.start, contents.crossed.head, contents.crossed.end)
        ends = np.stack([axis.places(one[seen]) for one in instants], axis=1)
        bars = cls(contents.crossed.row[seen], level, contents.crossed.crossing[seen], ends)
        return bars if len(level) <= MOST_BARS else bars.joined()

    def joined(self) -> _Bars:
        """Return bars without headers, neighbours in one row and colour joined."""
        order = np.lexsort((self.ends[:, 0], self.row))
        row, level, ends = self.row[order], self.level[order], self.ends[order]
        apart = (row[1:] != row[:-1]) | (level[1:] != level[:-1])
        apart |= ends[1:, 0] - ends[:-1, 2] > 0.5
        first = np.flatnonzero(np.append(True, apart))
        last = np.append(first[1:], len(row)) - 1
        left, right = ends[first, 0], ends[last, 2]
        sides = np.stack([left, left, right], axis=1)
        return _Bars(row[first], level[first], self.crossing[order][first], sides)

    def draw(self, chart: Chart, rows: _Rows) -> None:
        """Draw all bars: headers in one ink, bodies in load colours."""
        y = rows.y(self.row)
        left, head, right = np.clip(self.ends, chart.body.left - 9, chart.body.right + 9).T
        for level in range(len(LEVELS)):
            own = np.flatnonzero(self.level == level)
            body = np.stack([head[own], y[own], right[own], y[own]], axis=1)
            self._add(chart, own, body, Stroke(Ink(f"load-{level}"), rows.thick), "body")
        every = np.arange(len(self.row))
        header = np.stack([left, y, head, y], axis=1)
        self._add(chart, every, header, Stroke(HEADER_INK, rows.thick), "header")
        followed = np.isin(left, right) & (right - left > 4)
        x, half = left[followed], rows.thick / 2
        lines = np.stack([x, y[followed] - half, x, y[followed] + half], axis=1)
        chart.front.lines(lines, Stroke(Ink("canvas"), 1.0), "parting")

    def _add(self, chart: Chart, own: Numbers, lines: Floats, stroke: Stroke, what: str) -> None:
        for first in range(0, len(own), MOST_SMOOTH):
            some = slice(first, first + MOST_SMOOTH)
            keys = tuple(self.crossing[own[some]].tolist())
            chart.front.lines(lines[some], stroke, what, keys)


def _draw_startups(chart: Chart, rows: _Rows, contents: Gantt) -> None:
    word = chart.paper.words(STARTUP)
    for row, begin, end in contents.startups:
        left, right = chart.axis.places(np.array([begin, end])).tolist()
        if right < chart.body.left or left > chart.body.right:
            continue
        at = (left + right) / 2, float(rows.y(row))
        box = Box(at, right - left, rows.thick, 0.0, Stroke(Ink("idle-link"), 1.0), STARTUP_INK)
        chart.front.box(box._replace(what="startup", key=(row, begin, end)))
        _write_in(chart, rows, word, left, right, row, Ink("text"))


def _draw_waiting(chart: Chart, rows: _Rows, contents: Gantt) -> None:
    """Hatch the time that is waited: in the bars' place, or below them where they share a row."""
    waited = contents.crossed.start > contents.crossed.ready
    columns = (
        contents.crossed.row[waited],
        contents.crossed.ready[waited],
        contents.crossed.start[waited],
    )
    stretches = [*contents.turns, *_united(*columns)]
    thick = rows.thin if contents.of_node else rows.thick
    down = rows.thick / 2 + rows.thin / 2 if contents.of_node else 0.0
    for row, begin, end in stretches:
        left, right = chart.axis.places(np.array([begin, end])).tolist()
        left, right = max(left, chart.body.left), min(right, chart.body.right)
        if left < right:
            y = float(rows.y(row)) + down
            points = np.array([(left, y), (right, y)])
            stroke = Stroke(WAITING_INK, thick)
            key = (row, begin, end)
            chart.front.add(Path(points, stroke, hatched=True, what="waiting", key=key))


def _united(row: Numbers, begin: Numbers, end: Numbers) -> Iterator[tuple[int, int, int]]:
    """Yield times of rows, those that meet in one row as one."""
    order = np.lexsort((begin, row))
    now: tuple[int, int, int] | None = None
    rows = zip(row[order].tolist(), begin[order].tolist(), end[order].tolist(), strict=True)
    for one in rows:
        if now is not None and now[0] == one[0] and one[1] <= now[2]:
            now = now[0], now[1], max(now[2], one[2])
            continue
        if now is not None:
            yield now
        now = one
    if now is not None:
        yield now


def _write_on_bars(chart: Chart, rows: _Rows, run: Run, contents: Gantt, bars: _Bars) -> None:
    """Say on bars what they are, where the words fit."""
    header = chart.paper.words(HEADER)
    texts = _texts(run, contents, bars.crossing)
    columns = (bars.row.tolist(), bars.level.tolist(), bars.ends.tolist(), texts)
    for row, level, (left, head, right), text in zip(*columns, strict=True):
        _write_in(chart, rows, chart.paper.words(text), head, right, row, Ink(f"on-load-{level}"))
        if not contents.of_node:
            _write_in(chart, rows, header, left, head, row, Ink("canvas"))


def _write_times(chart: Chart, rows: _Rows, contents: Gantt, bars: _Bars) -> None:
    """Write below bars when they begin and end, exactly, where nothing else stands."""
    size, unit = TYPE * chart.scale, chart.axis.trace.unit
    high = cap_height(size)
    under = rows.thick / 2 + (rows.thin if contents.of_node else 0.0)
    if rows.pitch / 2 - under < high + 4:
        return
    taken: dict[int, float] = {}
    place = np.searchsorted(contents.crossed.crossing, bars.crossing)
    columns = (
        bars.row.tolist(),
        contents.crossed.start[place].tolist(),
        contents.crossed.end[place].tolist(),
    )
    for row, begin, end in zip(*columns, strict=True):
        y = float(rows.y(row)) + under + high / 2 + 3
        for tick in (begin, end):
            text, x = short_number(unit.time(tick)), chart.axis.place(tick)
            half = text_width(text, size) / 2
            middle = min(max(x, chart.body.left + half), chart.body.right - half)
            free = middle - half > taken.get(row, chart.body.left - 1)
            if free and chart.body.left - 0.5 <= x <= chart.body.right + 0.5:
                ink, key = Ink("second-text"), (row, tick)
                chart.front.write(text, (middle, y), size, ink, what="bar-time", key=key)
                taken[row] = middle + half + 4


def _texts(run: Run, contents: Gantt, crossing: Numbers) -> list[Text]:
    """Return what stands on the bodies: words, a packet's number, or who sends to whom."""
    transfers = run.trace.transfer[crossing]
    if contents.of_node:
        ends = zip(run.source[transfers].tolist(), run.target[transfers].tolist(), strict=True)
        return [Text(FROM_TO, source=a, target=b) for a, b in ends]
    if run.cost.switching == FINITE_PACKETS:
        return [Text(PACKET, n=number(n + 1)) for n in run.trace.packet[crossing].tolist()]
    return [sized(run, n) for n in words_of(run, crossing).tolist()]


def _write_in(
    chart: Chart, rows: _Rows, text: str, left: float, right: float, row: int, ink: Ink
) -> None:
    """Write a text in the middle of what is seen of a bar, if it fits."""
    size = TYPE * chart.scale
    left, right = max(left, chart.body.left), min(right, chart.body.right)
    if text_width(text, size) + 6 <= right - left and rows.thick >= cap_height(size) + 3:
        at = (left + right) / 2, float(rows.y(row))
        chart.front.write(text, at, size, ink, what="on-bar", key=(row,))


def _legend(paper: Paper, contents: Gantt, body: Ink) -> Iterator[Item]:
    """Yield pieces of the legend, a patch and a word each, for what there is."""
    size = TYPE * paper.scale
    waits = bool(contents.turns) or bool((contents.crossed.start > contents.crossed.ready).any())
    patches = (
        (bool(contents.startups), STARTUP, STARTUP_INK),
        (bool((contents.crossed.head > contents.crossed.start).any()), HEADER, HEADER_INK),
        (True, BODY, body),
        (waits, WAITING, None),
    )
    for there, title, ink in patches:
        if there:
            word = paper.words(title)
            yield Item(3.4 * size + text_width(word, size), _patch(word, size, ink))


def _patch(word: str, size: float, ink: Ink | None) -> Callable[[Sketch, float, float], object]:
    """Return the function that draws a patch and a word; None is hatched."""

    def draw(sketch: Sketch, x: float, y: float) -> None:
        points = np.array([(x, y), (x + 1.5 * size, y)])
        stroke = Stroke(ink or WAITING_INK, 0.9 * size)
        sketch.add(Path(points, stroke, hatched=ink is None, what="legend"))
        at = x + 2 * size, y
        sketch.write(word, at, size, Ink("second-text"), anchor=0.0, what="legend")

    return draw
