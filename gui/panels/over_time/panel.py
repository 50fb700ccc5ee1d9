"""What the panels over time share: figure, switch of the axis, zoom, and work on a thread.

Short runs are drawn at once, long ones on a thread; until the new figure is there, the old one
stays.  The figure is drawn anew only when something in it changes: the playhead does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.picture import Paper
from engine.picture.chart import TimeFigure, View
from engine.picture.time_axis import Span
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from gui import requests
from gui.panels.over_time.plot import TimePlot
from gui.segments import Segmented
from gui.shown import Shown
from gui.theme import LIGHT, Theme
from gui.words import Words
from gui.work import Newest

TO_SCALE = Text(QT_TRANSLATE_NOOP("over-time", "to scale"))
BY_CYCLE = Text(QT_TRANSLATE_NOOP("over-time", "by cycle"))
TO_SCALE_TIP = Text(QT_TRANSLATE_NOOP("over-time", "Time to scale"))
BY_CYCLE_TIP = Text(QT_TRANSLATE_NOOP("over-time", "Every cycle equally wide"))
HOW = Text(
    QT_TRANSLATE_NOOP(
        "over-time",
        "Drag to go to a time; click a bar to select its link; turn the wheel or press Up and Down "
        "to zoom, double-click or press 0 to see everything",
    )
)
MOST_AT_ONCE = 60_000
"""Runs of more crossings than this are drawn on a thread."""

Draw = Callable[[Paper, View, Callable[[], bool]], TimeFigure]
"""Draws a figure; the last argument says whether nobody wants it any more."""


class Done(NamedTuple):
    """A figure that has been drawn, and of which run."""

    run: Run
    figure: TimeFigure


class OverTimePanel(QWidget):
    """A panel with a figure over time; kinds say what it is of."""

    asked = Signal(object)
    title = Text(QT_TRANSLATE_NOOP("over-time", "Links over time"))
    has_cycles = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = Shown()
        self._run: Run | None = None
        self._span: Span | None = None
        self._looks: tuple[object, ...] = ()
        self._theme = LIGHT
        self._words = Words()
        self._work = Newest(self)
        self.plot = TimePlot()
        self.switch = Segmented(["time", "cycle"], self)
        self.switch.show_key("time")
        self.switch.setVisible(self.has_cycles)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self.setFocusProxy(self.plot)
        QWidget.setTabOrder(self.switch, self.plot)
        self._work.arrived.connect(self._show_done)
        self.switch.chosen.connect(lambda _: self._refresh())
        self.plot.time_asked.connect(lambda ticks: self.asked.emit(requests.GoTo(ticks)))
        self.plot.link_asked.connect(self._ask_link)
        self.plot.span_asked.connect(self._show_span)
        self.plot.resized.connect(self._refresh)

    @property
    def busy(self) -> bool:
        """Whether a figure is being drawn on the thread."""
        return self._work.busy

    # What kinds say

    def subject(self, shown: Shown) -> tuple[object, ...]:
        """Return what the figure depends on, beside run, size and look."""
        raise NotImplementedError

    def drawing(self, shown: Shown) -> Draw:
        """Return the function that draws the figure of what is shown, maybe on a thread."""
        raise NotImplementedError

    # What is shown

    def show_shown(self, shown: Shown) -> None:
        """Show what is shown: the playhead moves, the figure only changes if it must."""
        self._shown = shown
        if shown.run is not self._run:
            self._run, self._span = shown.run, None
            self.plot.show_figure(shown.run, None)
        self.plot.show_position(shown.position)
        self._refresh()
        self._follow()

    def _follow(self) -> None:
        """Move a zoomed axis so far that the playhead is to be seen."""
        axis = self.plot.axis
        if axis is not None and self._span is not None:
            span = axis.showing(self._shown.position)
            if span != axis.span:
                self._show_span(span)

    def _show_span(self, span: Span | None) -> None:
        self._span = span
        self._refresh()

    def _refresh(self) -> None:
        """Draw the figure if anything in it has changed."""
        if self._run is None or not self.isVisible():
            return
        shown, theme, size = self._shown, self._theme, self.plot.size()
        view = View(self._span, self.switch.key() == "cycle", self._aside())
        looks = (self._run, self.subject(shown), theme, self._words, size, view)
        if looks == self._looks:
            return
        self._looks = looks
        paper = Paper(
            size.width(),
            size.height(),
            self._words,
            theme.scale,
            theme.line_scale,
            view=shown.view,
        )
        run, draw = self._run, self.drawing(shown)
        if run.trace.crossings <= MOST_AT_ONCE:
            self._work.forget()
            self._show_done(Done(run, draw(paper, view, bool)))
        else:
            self._work.submit(lambda cancelled, progress: Done(run, draw(paper, view, cancelled)))

    @Slot(object)
    def _show_done(self, done: Done) -> None:
        if done.run is self._run:
            self.plot.show_figure(done.run, done.figure)
            self.switch.setVisible(self.has_cycles and done.figure.axis is not None)

    def _ask_link(self, link: int) -> None:
        """Select a link, or none if it is selected already."""
        self.asked.emit(requests.SelectLink(None if link == self._shown.link else link))

    # Looks

    def _aside(self) -> float:
        """Return the room that the switch takes in the heading."""
        if not self.has_cycles:
            return 0.0
        return self.switch.sizeHint().width() + 2 * self._theme.px(12)

    def _place_switch(self) -> None:
        width, edge = self.switch.sizeHint().width(), self._theme.px(12)
        self.switch.setFixedWidth(width)
        self.switch.move(self.width() - width - edge, self._theme.px(4))
        self.switch.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_switch()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._work.busy:  # nobody sees it: begin again when somebody does
            self._work.forget()
            self._looks = ()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        self.plot.show_theme(theme)
        self.switch.show_theme(theme)
        self._place_switch()
        self._refresh()

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        self.setAccessibleName(words(self.title))
        self.plot.setAccessibleName(words(self.title))
        self.plot.setAccessibleDescription(words(HOW))
        tips = [words(TO_SCALE_TIP), words(BY_CYCLE_TIP)]
        self.switch.show_titles([words(TO_SCALE), words(BY_CYCLE)], tips)
        self.plot.show_language(words)
        self._place_switch()
        self._refresh()
