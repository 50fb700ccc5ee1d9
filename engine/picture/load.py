"""Load over time: links in use, the largest number on a link, and words on all links, as steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from engine.cost import FINITE_PACKETS
from engine.picture.chart import TYPE, Chart, Heading, TimeFigure, View
from engine.picture.density import MOST_READ, Density, crossings_in
from engine.picture.legend import Style, load_group
from engine.picture.pictures import Paper
from engine.picture.step_lanes import Lane, Steps, cycle_steps, draw_lanes
from engine.picture.time_axis import CYCLE, TIME, TimeAxis, draw_labels, draw_steps
from engine.run import Run
from engine.simulation.columns import Chosen, Numbers
from engine.text import QT_TRANSLATE_NOOP, Text

TITLE = Text(QT_TRANSLATE_NOOP("over-time", "Load over time"))
OF_LINKS = QT_TRANSLATE_NOOP("over-time", "{n} links", None, 1)
IN_USE = Text(QT_TRANSLATE_NOOP("over-time", "links in use"))
MOST = Text(QT_TRANSLATE_NOOP("over-time", "most on one link"))
WORDS = Text(QT_TRANSLATE_NOOP("over-time", "words on all links"))
BYTES = Text(QT_TRANSLATE_NOOP("over-time", "bytes on all links"))

MOST_EVENTS = 4000
"""More crossings than this are means over columns."""


def words_of(run: Run, chosen: Chosen) -> Numbers:
    """Return how many words each of some crossings carries."""
    words = run.schedule.words_of(run.trace.transfer[chosen])
    if run.cost.switching != FINITE_PACKETS:
        return words
    packet: Numbers = run.trace.packet[chosen] * run.cost.packet
    return np.minimum(words - packet, run.cost.packet)


class LoadOverTime:
    """The figures of a run; what has been read of it is kept."""

    def __init__(self, run: Run) -> None:
        self.run = run

    @cached_property
    def _density(self) -> Density:
        one = np.zeros(len(self.run.topology.links), np.int64)
        return Density(self.run, one, 1, (lambda chosen: words_of(self.run, chosen),))

    def read(self, cancelled: Callable[[], bool] = bool) -> None:
        """Read a long run beforehand; raise ``Cancelled`` when told to."""
        if self.run.trace.crossings > MOST_READ:
            self._density.read(cancelled)

    def figure(self, paper: Paper, view: View = View()) -> TimeFigure:  # noqa: B008  (frozen)
        """Return the figure of a stretch of time.

        Shapes: the areas ``links-in-use``, ``most-on-a-link`` (key: load level) and
        ``words-on-links``.
        """
        run = self.run
        sizes = WORDS if run.topology.centre is None else BYTES
        names = [paper.words(title) for title in (IN_USE, MOST, sizes)]
        chart = Chart(run, paper, view, names)
        style = Style(TYPE * paper.scale, paper.least, paper.words)
        note = Text(OF_LINKS, n=len(run.topology.links))
        chart.head(Heading(TITLE, note, load_group(run, style)))
        links, words = self._steps(chart.axis)
        loads = cycle_steps(chart.axis, run.cost.startup_ticks, run.loads)
        lanes = (
            Lane(IN_USE, "links-in-use", links),
            Lane(MOST, "most-on-a-link", loads, loads=True),
            Lane(sizes, "words-on-links", words),
        )
        draw_lanes(chart, lanes)
        draw_steps(chart.front, chart.axis)
        draw_labels(chart.ground, chart.axis, chart.scale)
        chart.name_axis(CYCLE if view.by_cycle else TIME)
        return chart.figure()

    def _steps(self, axis: TimeAxis) -> tuple[Steps, Steps]:
        """Return links in use and words on them: exact steps, or means over columns."""
        chosen = crossings_in(self.run, axis.span)
        if chosen.stop - chosen.start <= MOST_EVENTS:
            return self._exact(axis, chosen)
        x = axis.columns()
        borders = axis.instants(x)
        means = self._density.means(borders)[:, 0].sum(axis=1).clip(min=0.0)
        return Steps(x, means[0]), Steps(x, means[1])

    def _exact(self, axis: TimeAxis, chosen: slice) -> tuple[Steps, Steps]:
        trace = self.run.trace
        instants = np.concatenate([trace.start[chosen], trace.end[chosen]])
        words = words_of(self.run, chosen)
        borders, place = np.unique(
            np.concatenate([instants, np.array(axis.whole)]), return_inverse=True
        )
        place = place[: len(instants)]
        x = axis.places(borders)
        found = []
        for weight in (np.ones(len(words)), words):
            change = np.bincount(place, np.concatenate([weight, -weight]), len(borders))
            found.append(Steps(x, np.cumsum(change, dtype=np.float64)[:-1]))
        return found[0], found[1]


def load_over_time(run: Run, paper: Paper, view: View = View()) -> TimeFigure:  # noqa: B008
    """Return the figure of the load over time."""
    return LoadOverTime(run).figure(paper, view)
