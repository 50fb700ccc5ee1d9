"""Links over time: when each link is busy, and with how much.

Up to 64 nodes every link is a row and every crossing a bar.  More nodes, or more crossings than can
be told apart, are one row a dimension and direction: how large a share of its links is busy.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property

import numpy as np

from engine.exact_time import short_number
from engine.picture.chart import TYPE, Chart, Heading, TimeFigure, View
from engine.picture.density import MOST_READ, Density, steps_over
from engine.picture.figure import Floats, Path, Stroke
from engine.picture.ink import Ink
from engine.picture.legend import Style, load_group
from engine.picture.link_bars import bars_of
from engine.picture.link_rows import Rows, link_groups
from engine.picture.pictures import Paper
from engine.picture.sketch import text_width
from engine.picture.time_axis import CYCLE, TIME, draw_labels, draw_steps
from engine.report.vertices import link_name
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

TITLE = Text(QT_TRANSLATE_NOOP("over-time", "Links over time"))
EACH_LINK = QT_TRANSLATE_NOOP("over-time", "{n} links", None, 1)
SHARE = QT_TRANSLATE_NOOP("over-time", "{n} links; a row’s height: {share} % of them busy", None, 1)
STARTUP = Text(QT_TRANSLATE_NOOP("over-time", "startup"))

STRIP = 2.0
"""How high the strip is that says that anything is in use."""


def _highest(shares: Floats) -> float:
    """Return the largest share of a group that is busy, a little above 0 at least."""
    return max(float(shares.sum(axis=1).max()), 1e-3)


class LinksOverTime:
    """The figures of a run; what has been read of it is kept."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.groups = link_groups(run.topology)

    @cached_property
    def _density(self) -> Density:
        of_link = np.zeros(len(self.run.topology.links), np.int64)
        for place, group in enumerate(self.groups):
            of_link[group.links] = place
        return Density(self.run, of_link, len(self.groups))

    def read(self, cancelled: Callable[[], bool] = bool) -> None:
        """Read a long run beforehand; raise ``Cancelled`` when told to."""
        if self.run.trace.crossings > MOST_READ:
            self._density.read(cancelled)

    def figure(self, paper: Paper, view: View = View()) -> TimeFigure:  # noqa: B008  (frozen)
        """Return the figure of a stretch of time.

        Shapes: ``link-bar`` (lines whose keys are their links), or ``density`` with the key (group,
        load level): an area as high as the mean share of links with that load or more.
        """
        chart = Chart(self.run, paper, view, self._names(paper))
        bars = bars_of(self.run, chart.axis)
        shares = self._shares(chart) if bars is None else np.zeros((1, 1, 1))
        note = self._note(None if bars is not None else _highest(shares))
        style = Style(TYPE * paper.scale, paper.least, paper.words)
        chart.head(Heading(TITLE, note, load_group(self.run, style)))
        rows = Rows(self.groups, chart)
        rows.draw_grounds(chart)
        if bars is None or not rows.name_links(chart):
            rows.name_groups(chart)
        draw_steps(chart.front, chart.axis)
        if bars is None:
            self._draw_density(chart, rows, shares)
        else:
            bars.draw(chart, rows)
            rows.draw_selected(chart)
        self._draw_startup(chart, rows)
        draw_labels(chart.ground, chart.axis, chart.scale)
        chart.name_axis(CYCLE if view.by_cycle else TIME)
        return chart.figure() if bars is None else chart.figure(bars.link_at(rows))

    def _note(self, most: float | None) -> Text:
        """Return how many links there are, and what the height of a row stands for."""
        links = len(self.run.topology.links)
        if most is None:
            return Text(EACH_LINK, n=links)
        per_cent = short_number(Fraction(round(1000 * most), 10))
        return Text(SHARE, n=links, share=per_cent)

    def _names(self, paper: Paper) -> list[str]:
        """Return what may stand at the left."""
        titles = [paper.words(group.title) for group in self.groups]
        last = link_name(self.run.topology, len(self.run.topology.links) - 1)
        return [*titles, paper.words(last) if isinstance(last, Text) else last]

    def _draw_density(self, chart: Chart, rows: Rows, shares: Floats) -> None:
        """Draw areas as high as the shares, and below each a strip where there is anything."""
        x = chart.axis.columns()
        most = _highest(shares)
        for number in range(len(self.groups)):
            top, bottom = rows.extents[number]
            bottom -= STRIP
            busy = np.cumsum(shares[number, ::-1], axis=0)[::-1]
            for level in np.flatnonzero(shares[number].any(axis=1)).tolist():
                y = bottom - (bottom - top) * busy[level] / most
                ink, key = Ink(f"load-{level}"), (number, level)
                points = steps_over(x, y, bottom)
                chart.front.add(Path(points, fill=ink, closed=True, what="density", key=key))
                used = shares[number, level] > 0
                strip = np.stack([x[:-1][used], x[1:][used]], axis=1)
                y_strip = np.full((len(strip), 1), bottom + STRIP / 2)
                lines = np.concatenate([strip[:, :1], y_strip, strip[:, 1:], y_strip], axis=1)
                chart.front.lines(lines, Stroke(ink, STRIP), "in-use", (number,))

    def _shares(self, chart: Chart) -> Floats:
        """Return the mean share of each group's links that is busy, by level and column."""
        borders = chart.axis.instants(chart.axis.columns())
        sizes = np.array([len(group.links) for group in self.groups])
        found: Floats = self._density.means(borders)[0] / sizes[:, None, None]
        return found

    def _draw_startup(self, chart: Chart, rows: Rows) -> None:
        """Say what the empty beginning is, if the word fits into it."""
        axis, scale = chart.axis, chart.scale
        word = chart.paper.words(STARTUP)
        size = TYPE * scale
        left = max(axis.place(0), chart.body.left)
        right = axis.place(self.run.cost.startup_ticks)
        if text_width(word, size) + 16 * scale < right - left < chart.body.width:
            top, bottom = rows.extents[len(rows.extents) // 2]
            at = left + 8 * scale, (top + bottom) / 2
            chart.front.write(
                word, at, size, Ink("second-text"), anchor=0.0, what="startup", halo=Ink("canvas")
            )


def links_over_time(run: Run, paper: Paper, view: View = View()) -> TimeFigure:  # noqa: B008
    """Return the figure of the links over time."""
    return LinksOverTime(run).figure(paper, view)
