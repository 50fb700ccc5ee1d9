"""Crossings of a stretch of time as bars in the rows of their links."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.picture.chart import TYPE, Chart
from engine.picture.density import crossings_in, levels
from engine.picture.figure import Floats, Lines, Stroke
from engine.picture.ink import LEVELS, Ink
from engine.picture.link_rows import PARTED, Rows
from engine.picture.sketch import SMALLEST, cap_height, text_width
from engine.picture.time_axis import TimeAxis
from engine.report.holdings import MOST_NODES
from engine.run import Run
from engine.simulation.columns import Numbers

MOST_READ = 1 << 18
"""More crossings than this are not even looked at one by one."""
MOST_BARS = 12_000
"""More bars than this are not drawn."""
MOST_SMOOTH = 5000
"""So many bars are one shape: a painter draws them with soft edges."""
PARTING = 1.0
"""How thick the line is that parts two bars."""
MOST_NUMBERS = 600
"""Up to so many bars have their numbers on them."""


@dataclass(frozen=True, eq=False)
class Bars:
    """Bars: link, load level and number of each, and left and right in pixels, shape (n, 2)."""

    link: Numbers
    level: Numbers
    chunks: Numbers
    ends: Floats

    def draw(self, chart: Chart, rows: Rows) -> None:
        """Draw all bars as ``link-bar``, and on them how many chunks cross."""
        thick = rows.thickness
        for level in range(len(LEVELS)):
            chosen = np.flatnonzero(self.level == level)
            stroke = Stroke(Ink(f"load-{level}"), thick)
            for first in range(0, len(chosen), MOST_SMOOTH):
                some = chosen[first : first + MOST_SMOOTH]
                keys = tuple(self.link[some].tolist())
                chart.front.add(Lines(self._segments(rows, some), stroke, "link-bar", keys))
        if rows.pitch >= PARTED:
            self._draw_parting(chart, rows)
        if thick >= cap_height(SMALLEST) + 1.5 and len(self.link) <= MOST_NUMBERS:
            self._write_numbers(chart, rows)

    def _segments(self, rows: Rows, chosen: Numbers) -> Floats:
        y = rows.middle[self.link[chosen]]
        left, right = self.ends[chosen].T
        return np.ascontiguousarray(np.stack([left, y, right, y], axis=1))

    def _draw_parting(self, chart: Chart, rows: Rows) -> None:
        """Draw a thin line where one bar follows another at once."""
        order = np.lexsort((self.ends[:, 0], self.link))
        link, ends = self.link[order], self.ends[order]
        follows = (link[1:] == link[:-1]) & (ends[1:, 0] - ends[:-1, 1] < 0.5)
        follows &= np.minimum(np.diff(ends[1:])[:, 0], np.diff(ends[:-1])[:, 0]) > 4 * PARTING
        x, y = ends[1:, 0][follows], rows.middle[link[1:][follows]]
        half = rows.thickness / 2
        lines = np.stack([x, y - half, x, y + half], axis=1)
        chart.front.lines(lines, Stroke(Ink("canvas"), PARTING), "parting")

    def _write_numbers(self, chart: Chart, rows: Rows) -> None:
        size = min(TYPE * chart.scale, rows.thickness / 0.8)
        columns = (self.link, self.level, self.chunks)
        rows_of = zip(*(column.tolist() for column in columns), self.ends.tolist(), strict=True)
        for link, level, chunks, (begin, end) in rows_of:
            left, right = max(begin, chart.body.left), min(end, chart.body.right)
            text = str(chunks)
            if text_width(text, size) + 4 <= right - left:
                at = (left + right) / 2, float(rows.middle[link])
                ink = Ink(f"on-load-{level}")
                chart.front.write(text, at, size, ink, 600, what="number", key=(link, chunks))

    def link_at(self, rows: Rows) -> Callable[[float, float], int | None]:
        """Return the function that finds the link whose bar is at a point."""

        def find(x: float, y: float) -> int | None:
            link = int(np.argmin(np.abs(rows.middle - y)))
            if abs(float(rows.middle[link]) - y) > max(rows.pitch, 1.0):
                return None
            own = self.ends[self.link == link]
            here = ((own[:, 0] - 1 <= x) & (x <= own[:, 1] + 1)).any()
            return link if here else None

        return find


def bars_of(run: Run, axis: TimeAxis) -> Bars | None:
    """Return the bars of a span; None where there are too many nodes, or too many bars.

    Where there are many, those that follow one another at once in one colour are joined.
    """
    chosen = crossings_in(run, axis.span)
    if run.topology.p > MOST_NODES or chosen.stop - chosen.start > MOST_READ:
        return None
    trace = run.trace
    begin, end = trace.start[chosen], trace.end[chosen]
    inside = np.flatnonzero(end > axis.span.begin)
    begin, end = begin[inside], end[inside]
    link = trace.link[chosen][inside]
    chunks = run.chunks_on_link[chosen][inside]
    level = levels(chunks)
    if len(link) > MOST_BARS:
        order = np.lexsort((begin, link))
        link, level, begin, end = (column[order] for column in (link, level, begin, end))
        joins = (link[1:] == link[:-1]) & (level[1:] == level[:-1]) & (begin[1:] <= end[:-1])
        first = np.flatnonzero(np.append(True, ~joins))
        last = np.append(first[1:], len(link)) - 1
        if len(first) > MOST_BARS:
            return None
        link, level, chunks = link[first], level[first], chunks[order][first]
        begin, end = begin[first], end[last]
    return Bars(link, level, chunks, np.stack([axis.places(begin), axis.places(end)], axis=1))
