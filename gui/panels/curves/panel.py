"""The curves: two plots side by side, each with its own axis; one where there is little room.

The panel knows what is to be seen and tells what it wants to know of it (``wanted``); what becomes
known arrives by ``show_curve``.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.picture.curve_looks import Look, looks_of
from engine.scenario import Scenario
from engine.sweep import (
    Curve,
    Request,
    SeriesKey,
    Value,
    own_key,
    scenario_at,
)
from gui.panels.curves import sentences as say
from gui.panels.curves.column import CurveColumn
from gui.panels.curves.differences import difference_content
from gui.panels.curves.head import DIFFERENCE, SHARES, SO_FAR, Head
from gui.panels.curves.shares import shares_content
from gui.panels.curves.so_far import Growth, growths, so_far_content
from gui.panels.curves.ticks import (
    Ticks,
    axis_names,
    change_to,
    export_of,
    legend_of,
    offers_of,
    unit_of,
)
from gui.panels.curves.times import time_content
from gui.requests import Change
from gui.shown import Shown, bare
from gui.theme import LIGHT, Theme
from gui.widgets import show_ground
from gui.words import Words

NARROW = 320
"""Where plots would be narrower than this (in pixels of the design) one is shown at a time."""
FIRST_AXES = ("p", "m")


class CurvesPanel(QWidget):
    """Heading and plots.

    Signals: ``asked`` with a request of ``gui.requests``; ``wanted(list)``, the ``Request`` of
    each plot that is seen, which replace all before; ``given_up()`` when somebody stops the points.
    """

    asked = Signal(object)
    wanted = Signal(object)
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._theme = Words(), LIGHT
        self._scenario: Scenario | None = None
        self._shown = Shown()
        self._ticks = Ticks()
        self._growths: tuple[Growth, ...] = ()
        self._requests: dict[CurveColumn, Request] = {}
        self._curves: dict[CurveColumn, Curve] = {}
        self.head = Head()
        self.columns = [CurveColumn(over) for over in FIRST_AXES]
        self._side_by_side = QHBoxLayout()
        for column in self.columns:
            self._side_by_side.addWidget(column, 1)
            self._connect_column(column)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.head)
        self._layout.addLayout(self._side_by_side, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.head.show_chosen.connect(lambda _: self._show_columns())
        self.head.difference_chosen.connect(self._show_contents)
        self.head.series.opening.connect(self._offer)
        self.head.series.ticked.connect(self._tick)
        self.head.parameters.chosen.connect(lambda preset: self.asked.emit(Change(preset.settings)))
        self.head.progress.stop_asked.connect(self.given_up)
        self.head.export.clicked.connect(self._export)
        self.show_theme(LIGHT)
        self.show_language(self._words)

    def _connect_column(self, column: CurveColumn) -> None:
        column.axis_chosen.connect(lambda: self._choose_axis(column))
        column.scale_chosen.connect(lambda: self._show_content(column))
        column.moved.connect(lambda value: self._open(column, None, value))
        column.released.connect(self._want)
        column.opened.connect(lambda place: self._open(column, *place))

    # What somebody does

    def _choose_axis(self, column: CurveColumn) -> None:
        self._curves.pop(column, None)
        self._want()

    def _tick(self, key: SeriesKey) -> None:
        if self._scenario is not None:
            self._ticks.turn(key, key in self.looks())
            self._want()
            self._offer()

    def _offer(self) -> None:
        """Fill the list of lines."""
        if self._scenario is not None:
            offers = offers_of(self._scenario, self.columns[0].over)
            self.head.series.show_offers(offers, own_key(self._scenario), self.looks())

    def _open(self, column: CurveColumn, key: SeriesKey | None, value: Value) -> None:
        """Show the run of a point of a line, by default the scenario's own."""
        old = self._scenario
        if old is not None:
            new = scenario_at(old, key or own_key(old), column.over, value)
            if new is not None and bare(new) != bare(old):
                self.asked.emit(change_to(new))

    def _export(self) -> None:
        """Ask for the export dialog with the first plot."""
        first = self.columns[0]
        keys = self._ticks.keys(self._shown.run.scenario, first.over)
        self.asked.emit(export_of(first.over, self.head.shown, first.kind, keys))

    # What is wanted

    def narrow(self) -> bool:
        """Return whether there is room for one plot only."""
        return self.width() < self._theme.px(NARROW) * len(self.columns)

    def seen(self) -> list[CurveColumn]:
        """Return the columns that are shown."""
        one = self.narrow() or self.head.shown == SO_FAR
        return self.columns[:1] if one else self.columns

    def show_scenario(self, scenario: Scenario) -> None:
        """Show the curves of a scenario, of which the run may still be on its way."""
        if self._scenario is not None and bare(scenario) == bare(self._scenario):
            return
        self._scenario = scenario
        self.head.show_scenario(scenario)
        names = axis_names(scenario)
        for column in self.columns:
            column.show_scenario(scenario, names)
        self._want()

    def _want(self) -> None:
        """Tell which curves are to be known, if they are seen."""
        if self.head.shown == SO_FAR or not self.isVisible():
            return
        if self._scenario is None:
            self._show_contents()
            return
        requests = {column: self._request(column, self._scenario) for column in self.seen()}
        if requests == self._requests:
            self._show_contents()
            return
        self._requests = requests
        self.wanted.emit(list(requests.values()))

    def _request(self, column: CurveColumn, scenario: Scenario) -> Request:
        keys = self._ticks.keys(scenario, column.over)
        request = Request(scenario, column.over, keys)
        known = self._curves.get(column)
        if column.held and known is not None:  # the axis stays while the ring is drawn along it
            request = replace(request, low=known.low, high=known.high)
        return request

    def looks(self) -> dict[SeriesKey, Look]:
        """Return how each ticked line looks, the same in all plots."""
        if self._scenario is None:
            return {}
        lists = [self._ticks.keys(self._scenario, column.over) for column in self.seen()]
        return looks_of(list(dict.fromkeys(key for keys in lists for key in keys)))

    # What is shown

    def show_shown(self, shown: Shown) -> None:
        """Show what is shown: other curves for another run, the time so far at every step."""
        other = shown.runs != self._shown.runs or shown.mirrored != self._shown.mirrored
        self._shown = shown
        self._growths = () if other else self._growths
        if not shown.runs:
            return
        self.show_scenario(shown.run.scenario)
        if other:
            self._show_contents()
        self._show_growth(shown.position)

    def show_ticks(self, ticks: float) -> None:
        """Show a time between two steps, while the run is played."""
        if self._shown.runs:
            self._show_growth(ticks)

    def _show_growth(self, ticks: float) -> None:
        if self.head.shown != SO_FAR or not self.isVisible():
            return
        self._growths = self._growths or growths(self._shown)
        content = so_far_content(self._growths, ticks, unit_of(self._scenario))
        self.columns[0].show_growth(content)
        self.head.say(say.SHOW_TIPS[SO_FAR], "")

    def show_curve(self, curve: Curve) -> None:
        """Show a curve in the plot it belongs to; points may still be missing."""
        for column, request in self._requests.items():
            if request == curve.request:
                self._curves[column] = curve
                self._show_content(column)
        known = [self._curves[column] for column in self._requests if column in self._curves]
        done, total = (sum(getattr(one, of) for one in known) for of in ("done", "total"))
        self.head.progress.show_done(done, total)

    def show_busy(self, busy: bool) -> None:
        """Show that points are being simulated, or no longer."""
        self.head.progress.show_busy(busy)

    def curve_of(self, column: CurveColumn) -> Curve | None:
        """Return what a column shows, with the time of the run on show."""
        curve = self._curves.get(column)
        if curve is None or not self._shown.runs:
            return curve
        run = self._shown.run
        same = bare(run.scenario) == bare(curve.request.scenario)
        return replace(curve, simulated=run.simulated) if same else curve

    def _show_contents(self) -> None:
        for column in self.seen():
            self._show_content(column)

    def _show_content(self, column: CurveColumn) -> None:
        curve, unit = self.curve_of(column), unit_of(self._scenario)
        if self.head.shown == SO_FAR:
            return
        if curve is None:
            column.show_nothing(say.NO_POINTS if self._scenario is not None else say.NO_RUN)
            return
        if column is self.seen()[0]:
            self.head.say(curve.title, legend_of(curve))
        look = {**looks_of(curve.request.keys), **self.looks()}
        if self.head.shown == SHARES:
            column.show_shares(shares_content(curve))
        elif self.head.shown == DIFFERENCE:
            apart = difference_content(curve, look, self.head.difference, unit)
            column.show_differences(time_content(curve, look, unit), apart)
        else:
            column.show_times(time_content(curve, look, unit))

    def _show_columns(self) -> None:
        seen = self.seen()
        for column in self.columns:
            column.setVisible(column in seen)
        if self.head.shown == SO_FAR:
            self.wanted.emit([])
            self._requests = {}
            self._show_growth(self._shown.position)
        else:
            self._want()

    # Looks

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(900), self._theme.px(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(150))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if [column.isHidden() for column in self.columns] != [
            column not in self.seen() for column in self.columns
        ]:
            self._show_columns()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_columns()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._requests = {}
        self.wanted.emit([])

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        self.setAccessibleName(words(say.CURVES))
        for widget in (self.head, *self.columns):
            widget.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        show_ground(self, theme.panel)
        for widget in (self.head, *self.columns):
            widget.show_theme(theme)
        edge = theme.px(12)
        self._layout.setContentsMargins(edge, theme.px(6), edge, theme.px(6))
        self._layout.setSpacing(theme.px(4))
        self._side_by_side.setSpacing(theme.px(16))
        self._show_columns()
