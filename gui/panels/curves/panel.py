"""Two plots of the times over what a person chooses; one where there is little room."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.picture.curve_words import CYCLE
from engine.scenario import Scenario
from engine.sweep import Curve, Preset, Request, SeriesKey, offered, own_key, units_of
from gui import requests
from gui.panels.curves import sentences as say
from gui.panels.curves.choice import Choice
from gui.panels.curves.column import PlotColumn
from gui.panels.curves.content import Content
from gui.panels.curves.differences import PERCENT
from gui.panels.curves.head import Head
from gui.panels.curves.moving import ring_value, scenario_of, with_ring_at
from gui.panels.curves.plot import CurvePlot
from gui.panels.curves.series_list import SeriesList
from gui.panels.curves.so_far import Growths
from gui.panels.curves.tools import SO_FAR, TIME
from gui.panels.curves.views import Seen, seen
from gui.shown import Shown
from gui.theme import LIGHT, Theme
from gui.widgets import show_ground
from gui.words import Words

PLOTS = 2
REST_MS = 150
"""More points are shown so long after they came, together with those that come meanwhile."""
NARROW = 300
"""Where plots would be narrower than this (in pixels of the design) one is shown at a time."""


class CurvesPanel(QWidget):
    """Heading, tools, and two plots.

    Signals: ``asked`` with a value of ``gui.requests``; ``wanted(requests)``, the curves of the
    plots (None where there is none), to be answered by ``show_curve``; ``stop_asked()``.
    """

    asked = Signal(object)
    wanted = Signal(object)
    stop_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._theme = Words(), LIGHT
        self._shown = Shown()
        self.choice = Choice()
        self.view, self.kind = TIME, PERCENT
        self.requests: list[Request | None] = [None] * PLOTS
        self.curves: list[Curve | None] = [None] * PLOTS
        self._growths = Growths()
        self._moved_to: Scenario | None = None
        self._late: set[int] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._catch_up)
        self.head = Head()
        self.columns = [PlotColumn() for _ in range(PLOTS)]
        self.series = SeriesList(self)
        self._arrange()
        self._connect()
        self.show_theme(LIGHT)
        self.show_language(self._words)

    @property
    def plots(self) -> list[CurvePlot]:
        """The plots, from left to right."""
        return [column.plot for column in self.columns]

    def _arrange(self) -> None:
        self._side_by_side = QHBoxLayout()
        for column in self.columns:
            self._side_by_side.addWidget(column, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.head)
        self._layout.addLayout(self._side_by_side, 1)

    def _connect(self) -> None:
        for plot, column in enumerate(self.columns):
            pointing = column.plot.pointing
            column.over_chosen.connect(partial(self._choose_over, plot))
            pointing.ring_moved.connect(partial(self._move_ring, plot))
            pointing.opened.connect(partial(self._open, plot))
        tools = self.head.tools
        tools.view_chosen.connect(self.show_view)
        tools.kind_chosen.connect(self._choose_kind)
        tools.axes_chosen.connect(self._choose_axes)
        tools.preset_chosen.connect(self._choose_preset)
        tools.series_asked.connect(self._open_series)
        self.series.ticked.connect(self.tick)
        self.series.many_chosen.connect(self._choose_many)
        self.head.strip.stop_asked.connect(self.stop_asked)

    # What a person chooses

    def _choose(self, choice: Choice) -> None:
        self.choice = choice
        self._want()

    def _choose_over(self, plot: int, over: str) -> None:
        self._choose(self.choice.with_over(plot, over))

    def tick(self, key: SeriesKey, on: bool) -> None:
        """Show a line, or no longer."""
        self._choose(self.choice.ticked(self._shown.run.scenario, key, on))
        self._list_series()

    def _choose_many(self, many: bool) -> None:
        self._choose(self.choice.with_many(many))

    def _choose_axes(self, axes: str) -> None:
        self._choose(self.choice.with_axes(axes))
        self._show_plots()

    def _choose_kind(self, kind: str) -> None:
        self.kind = kind
        self._show_plots()

    def _choose_preset(self, preset: Preset) -> None:
        self.asked.emit(requests.Change(preset.settings))

    def show_view(self, view: str) -> None:
        """Show times, shares, differences, or the time so far."""
        self.view = view
        self.head.tools.show_view(view)
        self._fold()
        self._want()
        self._show_plots()

    def _open_series(self) -> None:
        if self._shown.runs:
            self._list_series()
            self.series.open_at(self.head.tools.series)

    def _list_series(self) -> None:
        scenario = self._shown.run.scenario
        over = self.choice.over(scenario, 0)
        keys = self.choice.keys(scenario, over)
        offers = offered(scenario, over)
        self.series.show_offers(offers, keys, own_key(scenario), self.choice.many)

    def _move_ring(self, plot: int, low: object, high: object) -> None:
        curve = self.curves[plot]
        if curve is None or not self._shown.runs:
            return
        scenario = self._shown.run.scenario
        x = ring_value(curve, low, high, self.plots[plot].x_scale)  # type: ignore[arg-type]
        moved = scenario_of(scenario, own_key(scenario), curve.over, x)
        if moved is None or moved == self._moved_to or x == curve.x:
            return
        self._moved_to = moved
        self.curves[plot] = with_ring_at(curve, moved, x)
        self._show_plot(plot)
        self.asked.emit(requests.Open(moved))

    def _open(self, plot: int, place: object) -> None:
        curve = self.curves[plot]
        if curve is not None and self._shown.runs and isinstance(place, tuple):
            found = scenario_of(self._shown.run.scenario, place[0], curve.over, place[1])
            if found is not None:
                self.asked.emit(requests.Open(found))

    # What is shown

    def show_shown(self, shown: Shown) -> None:
        """Show what is shown now: other curves for another run, a longer one for a later time."""
        before, self._shown = self._shown, shown
        if not shown.runs:
            return
        if shown.runs is not before.runs:
            self._moved_to = None
            self.head.tools.show_scenario(shown.run.scenario)
            self._want()
        if self.view == SO_FAR and (shown.runs, shown.position) != (before.runs, before.position):
            self.show_moment(shown.position)

    def _want(self) -> None:
        """Ask for the curves of the plots that are seen."""
        if not self._shown.runs or not self.isVisible():
            return
        scenario = self._shown.run.scenario
        for plot, old in enumerate(self.requests):
            seen_now = plot == 0 or not self.narrow()
            new = self.choice.request(scenario, plot) if seen_now else None
            if new != old:
                self.requests[plot] = new
                if new is None or old is None or new.over != old.over:
                    self.curves[plot] = None
            if new is not None:
                self.columns[plot].show_axes(scenario, new.over, units_of(new))
        self.wanted.emit(list(self.requests))

    def show_curve(self, curve: Curve) -> None:
        """Show more of a curve that was wanted."""
        for plot, request in enumerate(self.requests):
            if curve.request is request:
                first = self.curves[plot] is None or self.curves[plot].request is not request
                self.curves[plot] = curve
                self.head.strip.show_done(plot, curve.done, curve.total)
                self._late.add(plot)
                if first or curve.done == curve.total:
                    self._catch_up()
                elif not self._timer.isActive():
                    self._timer.start()

    def _catch_up(self) -> None:
        """Show a curve that has come since the last time; two at once would take too long."""
        plot = self._late.pop() if self._late else None
        if plot is not None and self.view != SO_FAR:
            self._show_plot(plot)
            self._show_heading()
        if self._late:
            self._timer.start()

    def show_moment(self, ticks: float) -> None:
        """Show the time so far at an instant, if that is what is seen."""
        if self.view != SO_FAR or not self._shown.runs or not self.isVisible():
            return
        units = units_of(self.choice.request(self._shown.run.scenario, 0))
        contents = self._growths.contents(self._shown.runs, ticks, units)
        for plot, content in zip(self.plots, contents, strict=True):
            if plot.isVisible():
                self._put(plot, Seen(content))

    def _show_plots(self) -> None:
        for column in self.columns:
            column.show_name(CYCLE if self.view == SO_FAR else None)
        if self.view == SO_FAR:
            self.show_moment(self._shown.position)
        else:
            for plot in range(PLOTS):
                self._show_plot(plot)
        self._show_heading()

    def _show_plot(self, plot: int) -> None:
        curve = self.curves[plot]
        if curve is None:
            self._put(self.plots[plot], Seen(Content(about=say.CURVES, nothing=say.NO_POINTS)))
        else:
            self._put(self.plots[plot], seen(curve, self.view, self.kind, self.choice))

    @staticmethod
    def _put(plot: CurvePlot, shown: Seen) -> None:
        plot.show_content(shown.content, shown.x_scale, shown.y_scale)

    def _show_heading(self) -> None:
        curve = next((one for one in self.curves if one is not None), None)
        self.head.show_curve(curve, self.view)

    # Room, language, theme

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(900), self._theme.px(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(150))

    def narrow(self) -> bool:
        """Return whether there is room for one plot only."""
        return self.width() < self._theme.px(NARROW) * PLOTS

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fold()
        self._want()
        self._show_plots()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()
        self._want()

    def _fold(self) -> None:
        """Fold the head, and show as many plots as have room."""
        self.head.fold(self.width() - 2 * self._theme.px(12), self._theme)
        for column in self.columns[1:]:
            column.setVisible(not self.narrow())

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(say.CURVES))
        for widget in (self.head, self.series, *self.columns):
            widget.show_language(words)
        self._show_plots()
        self._fold()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        for widget in (self.head, self.series, *self.columns):
            widget.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(8), edge, theme.px(4))
        self._layout.setSpacing(theme.px(4))
        self._side_by_side.setSpacing(theme.px(16))
        self._show_plots()
        self._fold()
