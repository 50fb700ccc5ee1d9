"""Queues over time: the longest queue, how many wait in all, and where."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.exact_time import number
from engine.picture.chart import Chart, Heading, TimeFigure, View, words_only
from engine.picture.pictures import Paper
from engine.picture.step_lanes import Lane, cycle_steps, draw_lanes
from engine.picture.time_axis import CYCLE, TIME, draw_labels, draw_steps
from engine.report.sentences import counted
from engine.report.vertices import link_name
from engine.run import Run
from engine.simulation.waiting import Waits, waits
from engine.text import QT_TRANSLATE_NOOP, Text

TITLE = Text(QT_TRANSLATE_NOOP("over-time", "Queues over time"))
NOTHING = Text(QT_TRANSLATE_NOOP("over-time", "Nothing waits in this run."))
AT_MOST = QT_TRANSLATE_NOOP(
    "over-time", "at most {n} wait for one link: for {link}, in cycle {cycle}", None, 1
)
AT_MOST_ONE = QT_TRANSLATE_NOOP(
    "over-time", "at most 1 waits for one link: for {link}, in cycle {cycle}"
)
AT_MOST_HUB = QT_TRANSLATE_NOOP(
    "over-time", "at most {n} wait for the hub, in cycle {cycle}", None, 1
)
AT_MOST_ONE_HUB = QT_TRANSLATE_NOOP("over-time", "at most 1 waits for the hub, in cycle {cycle}")
FOR_THE_HUB = Text(QT_TRANSLATE_NOOP("over-time", "waiting for the hub"))
LONGEST = Text(QT_TRANSLATE_NOOP("over-time", "longest queue"))
ALL = Text(QT_TRANSLATE_NOOP("over-time", "waiting in all"))


class QueuesOverTime:
    """The figures of a run; what has been read of it is kept."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self._waits: Waits | None = None

    def read(self, cancelled: Callable[[], bool] = bool) -> Waits:
        """Return what waits in each cycle, found out once; raise ``Cancelled`` when told to."""
        if self._waits is None:
            self._waits = waits(self.run.trace, cancelled)
        return self._waits

    def figure(self, paper: Paper, view: View = View()) -> TimeFigure:  # noqa: B008  (frozen)
        """Return the figure of a stretch of time.

        Shapes: the areas ``longest-queue`` and ``waiting``.  ``link_at`` is the link with the
        longest queue at an instant.
        """
        run, found = self.run, self.read()
        if not found.total.any():
            return words_only(paper, TITLE, NOTHING)
        hub = run.topology.kind == "hub"
        rows = [(FOR_THE_HUB if hub else ALL, "waiting", found.total)]
        if not hub:  # there all wait for one thing
            rows.insert(0, (LONGEST, "longest-queue", found.longest))
        chart = Chart(run, paper, view, [paper.words(title) for title, _, _ in rows])
        chart.head(Heading(TITLE, self._note(found)))
        startup = run.cost.startup_ticks
        lanes = [
            Lane(title, what, cycle_steps(chart.axis, startup, values))
            for title, what, values in rows
        ]
        draw_lanes(chart, lanes)
        draw_steps(chart.front, chart.axis)
        draw_labels(chart.ground, chart.axis, chart.scale)
        chart.name_axis(CYCLE if view.by_cycle else TIME)

        def link_at(x: float, y: float) -> int | None:
            cycle = run.trace.cycle_at(chart.axis.ticks_at(x))
            link = int(found.link[cycle - 1]) if cycle else -1
            return link if link >= 0 else None

        return chart.figure(link_at)

    def _note(self, found: Waits) -> Text:
        """Return how many wait at most, for what, and when first."""
        if self.run.topology.kind == "hub":
            worst = int(np.argmax(found.total))
            cycle = number(worst + 1)
            return counted(int(found.total[worst]), AT_MOST_ONE_HUB, AT_MOST_HUB, cycle=cycle)
        worst = int(np.argmax(found.longest))
        link = link_name(self.run.topology, int(found.link[worst]))
        most = int(found.longest[worst])
        return counted(most, AT_MOST_ONE, AT_MOST, link=link, cycle=number(worst + 1))


def queues_over_time(run: Run, paper: Paper, view: View = View()) -> TimeFigure:  # noqa: B008
    """Return the figure of the queues over time."""
    return QueuesOverTime(run).figure(paper, view)
