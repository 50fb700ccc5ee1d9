"""The four panels over time: what each draws, and when it has to be drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.picture import Paper
from engine.picture.chart import TimeFigure, View
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import chosen_message, message_gantt, node_gantt
from engine.picture.load import LoadOverTime
from engine.picture.over_time import LinksOverTime
from engine.picture.waits import QueuesOverTime
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.panels.over_time.panel import Draw, OverTimePanel
from gui.shown import Shown


class Reader(Protocol):
    """Reads a run, and draws figures of it."""

    def read(self, cancelled: Callable[[], bool]) -> object:
        """Read what takes long."""

    def figure(self, paper: Paper, view: View) -> TimeFigure:
        """Draw."""


class ReadingPanel(OverTimePanel):
    """A panel whose figure is of the whole run, which is read once."""

    reader: Callable[[Run], Reader]

    def __init__(self) -> None:
        super().__init__()
        self._read: tuple[Run, Reader] | None = None

    def subject(self, shown: Shown) -> tuple[object, ...]:
        return (shown.view.link,)

    def drawing(self, shown: Shown) -> Draw:
        if self._read is None or self._read[0] is not shown.run:
            self._read = shown.run, type(self).reader(shown.run)
        reader = self._read[1]

        def draw(paper: Paper, view: View, cancelled: Callable[[], bool]) -> TimeFigure:
            reader.read(cancelled)
            return reader.figure(paper, view)

        return draw


class LinksPanel(ReadingPanel):
    """When each link is busy."""

    reader = LinksOverTime


class LoadPanel(ReadingPanel):
    """How many links are in use, and how much is on them."""

    title = Text(QT_TRANSLATE_NOOP("over-time", "Load over time"))
    reader = LoadOverTime

    def subject(self, shown: Shown) -> tuple[object, ...]:
        return ()


class QueuesPanel(ReadingPanel):
    """How long the queues are, and where."""

    title = Text(QT_TRANSLATE_NOOP("over-time", "Queues over time"))
    reader = QueuesOverTime

    def subject(self, shown: Shown) -> tuple[object, ...]:
        return ()


class GanttPanel(OverTimePanel):
    """What one message goes through, link by link, or all that a node sends and receives."""

    title = Text(QT_TRANSLATE_NOOP("over-time", "Gantt of a message or a node"))
    has_cycles = False

    def subject(self, shown: Shown) -> tuple[object, ...]:
        if shown.view.node is not None:
            return (shown.view.node,)
        link = shown.link
        step = shown.run.trace.step_of_cycle(shown.cycle)
        return (step, shown.lit, shown.chunk, link, None if link is None else shown.cycle)

    def drawing(self, shown: Shown) -> Draw:
        run, node = shown.run, shown.view.node

        def draw(paper: Paper, view: View, cancelled: Callable[[], bool]) -> TimeFigure:
            if node is not None:
                return gantt(run, node_gantt(run, node), paper, view)
            transfer = chosen_message(run, shown.cycle, shown.lit, shown.chunk, shown.link)
            return gantt(run, message_gantt(run, transfer), paper, view)

        return draw
