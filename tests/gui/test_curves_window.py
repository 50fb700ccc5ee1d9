"""The curves in the window: dragging, opening points, presets, the time so far, and no freezing."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from time import thread_time

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QPoint, Qt
from PySide6.QtTest import QTest

from engine.picture.curve_asked import curve_request
from engine.sweep import PRESETS, Request, SeriesKey, time_so_far
from gui.export.preview import curve_options
from tests.gui.clipped import cut_off

GOSSIP = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
EXCHANGE = {**GOSSIP, "operation": "total-exchange"}
LEFT = Qt.MouseButton.LeftButton
BEAT = 0.1


def settled(qtbot, window):
    """Wait until runs and curves are there."""
    idle = lambda: not (window.session._work.busy or window.curve_feed.busy)  # noqa: E731
    qtbot.waitUntil(idle, timeout=30_000)


@pytest.fixture
def opened(qtbot, open_desktop):
    """Return a function that opens a window and waits for its curves."""

    def make(settings=GOSSIP, **looks):
        window = open_desktop(settings, **looks).window
        settled(qtbot, window)
        return window

    return make


def choose(window, key):
    segments = {segment.key: segment for segment in window.curves.head.shows.segments}
    QTest.mouseClick(segments[key], LEFT)


def press_ring(plot):
    at = plot.pixel_of(plot.content.ring.at).toPoint()
    QTest.mousePress(plot.viewport(), LEFT, pos=at)
    return at


def test_the_ring_is_dragged_along_m_and_undo_brings_it_back(qtbot, opened):
    window = opened()
    column = window.curves.columns[1]
    plot, begin = column.plot, press_ring(column.plot)
    goal = plot.pixel_of((1000, 356)).toPoint().x()
    seen: list[int] = []
    for x in (begin.x() + 10, (begin.x() + goal) // 2, goal):
        QTest.mouseMove(plot.viewport(), QPoint(x, begin.y()))
        qtbot.waitUntil(lambda: window.curves._scenario.m not in {100, *seen})
        seen.append(window.curves._scenario.m)
    QTest.mouseRelease(plot.viewport(), LEFT, pos=QPoint(goal, begin.y()))
    settled(qtbot, window)
    assert window.session.shown.run.scenario.m == 1000
    assert plot.label() == "m = 1000: 1706 = 1706"
    assert sorted(seen) == seen and len(seen) == 3
    with qtbot.waitSignal(window.session.runs_changed):
        window.commands["undo"].trigger()
    assert window.session.shown.run.scenario.m == 100  # one gesture is undone at once
    settled(qtbot, window)
    assert plot.label() == "m = 100: 356 = 356"


def test_the_slider_below_changes_p_over_networks_that_exist(qtbot, opened):
    window = opened({"topology": "torus", "p": 16, "operation": "broadcast"})
    column = window.curves.columns[0]
    with qtbot.waitSignal(window.session.runs_changed):
        column.slider.setValue(column.slider.value() + 1)
    scenario = window.session.shown.run.scenario
    assert (scenario.topology, scenario.dims) == ("torus", (8, 8))
    settled(qtbot, window)
    assert column.plot.label().startswith("p = 64: ")


def test_a_click_on_a_crossing_or_a_point_opens_its_run(qtbot, opened):
    window = opened(EXCHANGE)
    for key in (SeriesKey("hypercube", "cut-through"), SeriesKey("ring", "store-and-forward")):
        if (key in window.curves.looks()) != (key.topology == "hypercube"):
            window.curves._tick(key)
    settled(qtbot, window)
    plot = window.curves.columns[1].plot
    spot = next(s for s in plot.content.spots if s.pull > 0 and "348" in plot.said(s))
    with qtbot.waitSignal(window.session.runs_changed):
        QTest.mouseClick(plot.viewport(), LEFT, pos=plot.pixel_of(spot.at).toPoint())
    assert window.session.shown.run.scenario.m == 348
    settled(qtbot, window)
    name = next(line for line in plot.content.lines if "cut-through" in str(line.name))
    with qtbot.waitSignal(window.session.runs_changed):
        QTest.mouseClick(plot.viewport(), LEFT, pos=plot.pixel_of(name.dots[0]).toPoint())
    scenario = window.session.shown.run.scenario
    assert (scenario.switching, scenario.m) == ("cut-through", name.dots[0][0])
    assert window.session.shown.run.simulated == name.dots[0][1]


def test_spots_are_reached_and_opened_by_keys(qtbot, opened):
    window = opened()
    window.activateWindow()
    plot = window.curves.columns[1].plot
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(plot, Qt.Key.Key_Up)
    first = plot.pointing.lit
    QTest.keyClick(plot, Qt.Key.Key_Up)
    assert first is not None and plot.pointing.lit.at > first.at
    assert plot.accessibleDescription() == plot.said(plot.pointing.lit)
    key, value = plot.pointing.lit.opens
    with qtbot.waitSignal(window.session.runs_changed):
        QTest.keyClick(plot, Qt.Key.Key_Return)
    scenario = window.session.shown.run.scenario
    assert (scenario.topology, scenario.m) == (key.topology, value)


def test_a_preset_changes_the_costs_and_its_unit_is_on_the_axes(qtbot, opened):
    window = opened()
    before = window.session.shown.run.scenario
    entries = window.curves.head.parameters.entries
    assert not entries["lecture-cluster"].isVisible()
    for preset in PRESETS[1:3]:
        with qtbot.waitSignal(window.session.runs_changed):
            entries[preset.key].trigger()
        scenario = window.session.shown.run.scenario
        costs = {key: getattr(scenario, key) for key in preset.settings}
        assert costs == {key: Fraction(cost) for key, cost in preset.settings.items()}
        settled(qtbot, window)
        assert entries[preset.key].isChecked()
        assert str(window.curves.columns[0].plot.content.y_name) == "time, µs"
        assert "words of 8 bytes" in window.curves.columns[1].axis.currentText()
    with qtbot.waitSignal(window.session.runs_changed):
        window.commands["undo"].trigger()  # no press lay between: one gesture
    assert window.session.shown.run.scenario == before


def test_the_time_so_far_is_the_run_s_clock(opened):
    window = opened(EXCHANGE)
    choose(window, "so-far")
    plot, run = window.curves.columns[0].plot, window.session.shown.run
    assert not window.curves.columns[1].isVisible()
    known = time_so_far(run)
    for cycle in (0, 1, 3, run.trace.cycles, 2):
        window.session.show_cycle(cycle)
        shown = window.session.shown
        (line,) = plot.content.lines
        assert [time for _, time in line.points] == [known.time(c) for c in range(cycle + 1)]
        assert line.points[-1] == plot.content.ring.at == (cycle, shown.time)
        for area, part in zip(plot.content.areas, known.parts(shown.position), strict=False):
            assert area.high[-1][1] - area.low[-1][1] == part
    ticks = (run.trace.bounds(2)[0] + run.trace.bounds(2)[1]) / 2
    window.transport.glided.emit(2, 0.5, ticks)
    assert 1 < plot.content.ring.at[0] < 2
    assert plot.content.ring.at[1] == run.trace.unit.time(int(ticks))


def test_the_time_so_far_of_both_runs_in_a_comparison(qtbot, opened):
    window = opened()
    choose(window, "so-far")
    other = replace(window.session.shown.run.scenario, switching="cut-through", m=50)
    with qtbot.waitSignal(window.session.runs_changed):
        window.session.compare(other)
    window.session.last()
    ends = [line.points[-1][1] for line in window.curves.columns[0].plot.content.lines]
    assert ends == [run.simulated for run in window.session.shown.runs]


class Beats:
    """Counts the beats of 100 ms in which the window's thread worked without a pause.

    Its own processor time counts, so that a busy machine changes nothing.
    """

    def __init__(self, qapp) -> None:
        self.missed, self.turns, self.longest = 0, 0, 0.0
        self._awake = thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._wake)
        dispatcher.aboutToBlock.connect(self._rest)

    def _wake(self) -> None:
        self._awake = thread_time()

    def _rest(self) -> None:
        worked = thread_time() - self._awake
        self.turns += 1
        self.longest = max(self.longest, worked)
        self.missed += int(worked / BEAT)


def test_a_thousand_points_arrive_and_no_beat_is_missed(qtbot, qapp, opened):
    window = opened()
    column, arrivals = window.curves.columns[1], []
    scenario = window.session.shown.run.scenario
    kinds, ways = ("ring", "torus", "hypercube"), ("store-and-forward", "cut-through")
    keys = tuple(SeriesKey(kind, way) for kind in kinds for way in ways)
    request = Request(scenario, "m", keys, 1, 10_000, 170)
    window.curves._requests = {column: request}
    beats = Beats(qapp)
    window.curve_feed.known.connect(lambda curve: arrivals.append((curve, beats.turns)))
    loop = QEventLoop()
    window.curve_feed.busy_changed.connect(lambda busy: busy or loop.quit())
    window.curve_feed.want([request])
    loop.exec()
    last = arrivals[-1][0]
    assert last.done == last.total >= 1000
    shown = sum(len(line.dots) for line in column.plot.content.lines)
    assert shown == sum(time is not None for one in last.series for time in one.simulated) > 900
    assert len(arrivals) > 2  # they came little by little,
    assert all(later[1] > sooner[1] for sooner, later in pairwise(arrivals))  # with rests between
    assert beats.missed == 0, beats.longest


def test_points_are_given_up_and_the_lines_stay(qtbot, opened):
    window = opened()
    panel, column = window.curves, window.curves.columns[1]
    scenario = replace(window.session.shown.run.scenario, ts=Fraction(777, 10))
    keys = tuple(SeriesKey(kind, "store-and-forward") for kind in ("ring", "torus"))
    request = Request(scenario, "m", keys, 1, 10_000, 2000)
    panel._requests = {column: request}
    window.curve_feed.want([request])
    progress = panel.head.progress
    begun = lambda: progress.isVisible() and progress._known[0] > 200  # noqa: E731
    qtbot.waitUntil(begun, timeout=20_000)
    QTest.mouseClick(progress.button, LEFT)
    qtbot.waitUntil(lambda: not window.curve_feed.busy)
    assert not progress.isVisible()
    line = next(line for line in column.plot.content.lines if line.name)
    assert len(line.points) > len(line.dots) > 0


LOOKS = (
    ("en", "light", (1920, 1080)),
    ("ru", "projector", (1920, 1080)),
    ("uk", "dark", (1024, 600)),
)


@pytest.mark.parametrize(("language", "theme", "size"), LOOKS)
def test_nothing_of_the_curves_is_clipped(qtbot, opened, language, theme, size):
    window = opened(EXCHANGE, language=language, theme=theme, size=size)
    window.frame.show_part("curves", True)
    window.session.show_cycle(2)
    for key in ("time", "shares", "difference", "so-far"):
        choose(window, key)
        qtbot.wait(20)
        settled(qtbot, window)
        qtbot.wait(20)
        assert window.curves.isVisible()
        assert cut_off(window) == [], key


def test_curves_go_to_a_file_by_the_export_dialog(qtbot, opened, tmp_path):
    window = opened()
    panel = window.curves
    panel.head.export.click()
    dialog = window.manners.exporting.dialog
    qtbot.waitUntil(dialog.isVisible)
    choice = dialog.choice
    assert (choice.what, choice.over, choice.show) == ("curve", panel.columns[0].over, "time")
    asked = curve_options(choice)
    request, left_out = curve_request(window.session.scenario, asked)
    wanted = {line.key for line in panel._curves[panel.columns[0]].series}
    assert wanted <= set(request.keys)
    assert left_out == ()


def test_a_plot_without_a_tick_is_drawn(opened):
    window = opened({"topology": "ring", "p": 8, "operation": "shift", "q": 3})
    for plot in (column.plot for column in window.curves.columns):
        plot.y_marks = []
        assert not plot.grab().isNull()
