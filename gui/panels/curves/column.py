"""One plot with its axis: what it goes over, log or linear, a slider for the scenario's value."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.scenario import Scenario
from engine.sweep import AXES, Value, axis_of, axis_values, value_of, why_not_over
from engine.text import Text
from gui.panels.curves import sentences as say
from gui.panels.curves.content import Content
from gui.panels.curves.plot import CurvePlot
from gui.panels.curves.scales import Scale, roundest
from gui.reason_combo import ReasonCombo
from gui.segments import Segmented
from gui.theme import LIGHT, Theme
from gui.widgets import CalmSlider
from gui.words import Words, short_number

LOG, LINEAR = "log", "linear"
USUALLY_LOG = ("m", "p", "packet")
"""Axes that are logarithmic unless somebody wants them linear."""

PAUSE = 15
"""Milliseconds between two edits while the slider or the ring is drawn along."""

STRIP_FROM = 130
"""A column lower than this (in pixels of the design) has room for one plot only."""


class CurveColumn(QWidget):
    """A plot, a strip below it where differences are wanted, and the row of its axis.

    Signals: ``axis_chosen()``; ``scale_chosen()``; ``moved(value)``, another value of the axis
    for the scenario, and ``released()`` when slider and ring are let go; ``opened(object)``.
    """

    axis_chosen = Signal()
    scale_chosen = Signal()
    moved = Signal(object)
    released = Signal()
    opened = Signal(object)

    def __init__(self, over: str) -> None:
        super().__init__()
        self.over = over
        self._words, self._theme = Words(), LIGHT
        self._scenario: Scenario | None = None
        self._names: dict[str, Text] = {axis.key: axis.title for axis in AXES}
        self._values: tuple[Value, ...] = ()
        self._wanted: Value | None = None
        self._kinds: dict[str, str] = {}
        self._two = False
        self.plot, self.strip = CurvePlot(), CurvePlot()
        self.axis, self.slider = ReasonCombo(), CalmSlider(2)
        self.scale = Segmented([LOG, LINEAR])
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self._ask)
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self._row = QHBoxLayout()
        self._row.addWidget(self.axis)
        self._row.addWidget(self.slider, 1)
        self._row.addWidget(self.scale)
        self.scale.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.plot, 3)
        self._layout.addWidget(self.strip, 2)
        self._layout.addLayout(self._row)
        self.strip.hide()
        self.scale.show_key(LOG)
        for first, second in ((self.axis, self.slider), (self.slider, self.scale)):
            QWidget.setTabOrder(first, second)

    def _connect(self) -> None:
        self.axis.activated.connect(self._choose_axis)
        self.scale.chosen.connect(self._choose_scale)
        self.slider.valueChanged.connect(lambda at: self._want(self._values[at]))
        self.slider.sliderReleased.connect(self.released)
        for plot in (self.plot, self.strip):
            plot.pointing.ring_moved.connect(self._move_ring)
            plot.pointing.ring_dropped.connect(self.released)
            plot.pointing.opened.connect(self.opened)

    # What somebody does

    def _choose_axis(self) -> None:
        self.over = self.axis.key()
        self._show_scale()
        self._show_slider()
        self.axis_chosen.emit()

    def _choose_scale(self, kind: str) -> None:
        self._kinds[self.over] = kind
        self.scale_chosen.emit()

    def _move_ring(self, low: Fraction, high: Fraction) -> None:
        """Take the roundest value between two, or the nearest that there is."""
        axis = axis_of(self.over)
        if self.over == "p":
            middle = (low + high) / 2
            self._want(min(self._values, key=lambda value: abs(value - middle)))
            return
        value = roundest(low, high, axis.whole)
        value = max(Fraction(1), value) if axis.whole else max(Fraction(0), value)
        self._want(int(value) if axis.whole else value)

    def _want(self, value: Value) -> None:
        if self._scenario is None or value == self._wanted:
            return
        self._wanted = value
        if not self._pause.isActive():
            self._pause.start()

    def _ask(self) -> None:
        if self._wanted is not None:
            self.moved.emit(self._wanted)

    @property
    def held(self) -> bool:
        """Whether slider or ring are being drawn along, so that the axis must stay."""
        ring = self.plot.pointing.dragging or self.strip.pointing.dragging
        return ring or self.slider.isSliderDown()

    # What is shown

    def show_scenario(self, scenario: Scenario, names: dict[str, Text]) -> None:
        """Show what the axis may be for a scenario, ``names`` with their units."""
        self._scenario, self._names = scenario, names
        if why_not_over(scenario, self.over) is not None:
            self.over = "m" if self.over != "m" else "p"
        self._list_axes()
        self._show_scale()
        self._show_slider()

    def _list_axes(self) -> None:
        words, scenario = self._words, self._scenario
        entries = []
        for axis in AXES:
            why = None if scenario is None else why_not_over(scenario, axis.key)
            name = words(self._names[axis.key])
            entries.append((axis.key, name, "" if why is None else words(why)))
        self.axis.show_entries(entries)
        self.axis.show_key(self.over)
        self.axis.setToolTip(self.axis.currentText())

    def _show_scale(self) -> None:
        self.scale.show_key(self.kind)

    @property
    def kind(self) -> str:
        """Whether the axes are ``log`` or ``linear``."""
        return self._kinds.get(self.over, LOG if self.over in USUALLY_LOG else LINEAR)

    def _show_slider(self) -> None:
        scenario = self._scenario
        if scenario is None:
            return
        own = value_of(scenario, self.over)
        if not self._pause.isActive():
            self._wanted = own
        if self.slider.isSliderDown():
            return  # its places stay below the pointer
        self._values = axis_values(scenario, self.over)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self._values) - 1)
            self.slider.setPageStep(max(1, len(self._values) // 8))
            self.slider.setValue(min(bisect_left(self._values, own), len(self._values) - 1))
        self._name_slider()

    def _name_slider(self) -> None:
        scenario = self._scenario
        if scenario is None:
            return
        own = short_number(Fraction(value_of(scenario, self.over)))
        text = Text(say.SLIDER, over=axis_of(self.over).letter, x=own)
        self.slider.setAccessibleName(self._words(text))
        self.slider.setToolTip(self._words(text))

    def scales(self) -> tuple[Scale, Scale]:
        """Return the scales of x and of times."""
        if self.kind == LINEAR:
            return Scale("linear"), Scale("linear")
        return Scale("log2" if self.over == "p" else "log10"), Scale("log10")

    def show_times(self, content: Content) -> None:
        """Show times only."""
        self._show_two(False)
        self.plot.show_content(content, *self.scales())

    def show_shares(self, content: Content) -> None:
        """Show shares, which are linear whatever the axis of x is."""
        self._show_two(False)
        self.plot.show_content(content, self.scales()[0], Scale("linear"))

    def show_growth(self, content: Content) -> None:
        """Show a content over cycles, without the row of the axis."""
        self._show_two(False)
        self._show_row(False)
        self.plot.show_content(content, Scale("linear"), Scale("linear"))

    def show_differences(self, times: Content, differences: Content) -> None:
        """Show times and below them differences; without room for both only these."""
        self._show_two(True)
        across, up = self.scales()
        self.plot.show_content(times, across, up)
        if self.plot.isVisible():  # which has the names already
            unnamed = tuple(replace(line, name="") for line in differences.lines)
            differences = replace(differences, lines=unnamed)
        self.strip.show_content(differences, across, Scale("linear"))
        self._align()

    def show_nothing(self, why: Text) -> None:
        """Say why there is nothing."""
        self._show_two(False)
        self.plot.show_content(Content(nothing=why), Scale("linear"), Scale("linear"))

    def _show_two(self, two: bool) -> None:
        self._two = two
        self._show_row(True)
        both = self.height() >= self._theme.px(STRIP_FROM)
        self.strip.setVisible(two)
        self.plot.setVisible(not two or both)
        self.plot.show_ticks_below(not two)
        self._align()

    def _show_row(self, shown: bool) -> None:
        for widget in (self.axis, self.slider, self.scale):
            widget.setVisible(shown)

    def _align(self) -> None:
        """Let both plots have the same sides, so that one x is below the other."""
        plots = (self.plot, self.strip) if self._two else (self.plot,)
        left = max(plot.left_needed() for plot in plots)
        right = max(plot.right_needed() for plot in plots)
        for plot in plots:
            plot.hold_sides(left if self._two else 0.0, right if self._two else 0.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._two:
            self._show_two(True)

    # Looks

    def show_language(self, words: Words) -> None:
        """Write all words anew."""
        self._words = words
        kinds = [words(say.LOGARITHMIC), words(say.STRAIGHT)]
        tips = [words(Text(say.SCALE_TIP, kind=kind)) for kind in kinds]
        self.scale.show_titles(kinds, tips)
        self._fit_scale()
        self.axis.setAccessibleName(words(say.AXIS))
        self._list_axes()
        self._name_slider()
        for plot in (self.plot, self.strip):
            plot.show_language(words)
        self._align()

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        self._theme = theme
        for widget in (self.axis, self.scale, self.plot, self.strip):
            widget.show_theme(theme)
        self.axis.setFont(theme.font(12))
        self.axis.setFixedWidth(theme.px(172))
        self._fit_scale()
        self._row.setSpacing(theme.px(8))
        self._layout.setSpacing(theme.px(2))

    def _fit_scale(self) -> None:
        self.scale.setFixedWidth(self.scale.sizeHint().width() + self._theme.px(4))
