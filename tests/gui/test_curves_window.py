"""The curves in the window: what is chosen, dragged and clicked there, and what the run does."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.scenario import from_settings
from engine.sweep import PRESETS, SeriesKey, curve, own_key, scenario_at, time_so_far
from gui.panels.curves.content import CROSS

EXCHANGE = {
    "topology": "hypercube",
    "p": 16,
    "operation": "total-exchange",
    "switching": "store-and-forward",
    "th": "1.5",
}
CUT_THROUGH = SeriesKey("hypercube", "cut-through")


@pytest.fixture
def opened(qtbot, open_desktop):
    """Return a function that opens a window whose curves are complete."""

    def make(settings=EXCHANGE, **looks):
        window = open_desktop(settings, **looks).window
        settle(qtbot, window)
        return window

    return make


def settle(qtbot, window) -> None:
    qtbot.waitUntil(lambda: all_known(window), timeout=20_000)


def all_known(window) -> bool:
    panel = window.curves
    pairs = zip(panel.requests, panel.curves, strict=True)
    answered = all(wish is None or (known and known.request is wish) for wish, known in pairs)
    return answered and not window.curve_feed.busy and not window.session._work.busy


def lines(plot) -> dict[str, object]:
    return {str(line.name): line for line in plot.content.lines if line.name}


def mouse(plot, kind, where: QPointF, button=Qt.MouseButton.LeftButton) -> None:
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
    across = QPointF(plot.viewport().mapToGlobal(QPoint())) + where
    event = QMouseEvent(kind, where, across, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(plot.viewport(), event)


def click(plot, where: QPointF) -> None:
    mouse(plot, QEvent.Type.MouseButtonPress, where)
    mouse(plot, QEvent.Type.MouseButtonRelease, where)


def test_ticking_adds_and_removes_exactly_that_line(qtbot, opened):
    window = opened()
    panel = window.curves
    before = [lines(plot) for plot in panel.plots]
    qtbot.mouseClick(panel.head.tools.series, Qt.MouseButton.LeftButton)
    rows = [panel.series.list.item(row) for row in range(panel.series.list.count())]
    row = next(one for one in rows if one.data(Qt.ItemDataRole.UserRole) == CUT_THROUGH)
    row.setCheckState(Qt.CheckState.Checked)
    settle(qtbot, window)
    for plot, request, old in zip(panel.plots, panel.requests, before, strict=True):
        assert len(lines(plot)) == len(old) + 1
        *_, whole = curve(request, None)
        line = whole.of(CUT_THROUGH)
        drawn = lines(plot)[str(line.title)]
        known = zip(line.x, line.simulated, strict=True)
        assert drawn.dots == tuple((x, time) for x, time in known if time is not None)
        formula = dict(zip(line.x, line.analytic, strict=True))
        assert formula.items() <= dict(drawn.points).items()
    row.setCheckState(Qt.CheckState.Unchecked)
    settle(qtbot, window)
    assert [lines(plot) for plot in panel.plots] == before
    panel.series.close()


def test_what_cannot_be_ticked_says_why_and_the_own_line_stays(opened):
    window = opened({**EXCHANGE, "p": 32})
    panel = window.curves
    panel._choose_over(0, "m")
    panel._list_series()
    rows = [panel.series.list.item(row) for row in range(panel.series.list.count())]
    torus = [row for row in rows if row.data(Qt.ItemDataRole.UserRole).topology == "torus"]
    assert torus and all("square" in row.text() for row in torus)
    assert not any(row.flags() & Qt.ItemFlag.ItemIsEnabled for row in torus)
    own = own_key(window.session.shown.run.scenario)
    row = next(one for one in rows if one.data(Qt.ItemDataRole.UserRole) == own)
    assert row.checkState() == Qt.CheckState.Checked
    assert not row.flags() & Qt.ItemFlag.ItemIsUserCheckable


def test_each_plot_has_its_own_axis(qtbot, opened, edited):
    window = opened()
    first, second = window.curves.columns
    assert [first.axis.currentText(), second.axis.currentText()] == [
        "processors p",
        "message m, words",
    ]
    place = first.axis.findText("startup ts")
    first.axis.setCurrentIndex(place)
    first.axis.activated.emit(place)
    settle(qtbot, window)
    assert first.plot.label() == "ts = 50: 526 = 526"
    assert second.plot.label() == "m = 100: 526 = 526"
    shift = first.axis.findText("shift by q")
    assert not first.axis.model().item(shift).isEnabled()
    reason = first.axis.itemData(shift, Qt.ItemDataRole.ToolTipRole)
    assert reason == "only the circular shift has a q"


def test_dragging_the_ring_edits_the_scenario_and_undo_brings_it_back(qtbot, opened):
    window = opened()
    plot = window.curves.plots[1]
    ring = plot.pixel_of(plot.content.ring.at)
    mouse(plot, QEvent.Type.MouseButtonPress, ring)
    target = plot.pixel_of((1000, plot.content.ring.at[1]))
    for share in (0.3, 0.6, 1.0):
        mouse(plot, QEvent.Type.MouseMove, ring + (target - ring) * share)
        assert plot.content.ring.at[0] > 100  # at once, before anything is simulated
    mouse(plot, QEvent.Type.MouseButtonRelease, target)
    qtbot.waitUntil(lambda: window.session.shown.run.scenario.m == 1000, timeout=10_000)
    settle(qtbot, window)
    run = window.session.shown.run
    assert plot.content.ring.at == (1000, run.simulated)
    window.commands["undo"].trigger()
    qtbot.waitUntil(lambda: window.session.shown.run.scenario.m == 100, timeout=10_000)
    settle(qtbot, window)
    assert plot.label() == "m = 100: 526 = 526"


def test_a_crossing_is_where_the_engine_says_and_opens_that_run(qtbot, opened):
    window = opened()
    window.curves.tick(CUT_THROUGH, True)
    settle(qtbot, window)
    plot, known = window.curves.plots[1], window.curves.curves[1]
    pair = {CUT_THROUGH, own_key(window.session.shown.run.scenario)}
    found = [one for one in known.crossings if {one.first, one.second} == pair]
    exact = next(one for one in found if one.kind == "formula")
    assert exact.x == Fraction(5920, 17)
    assert [one.between for one in found if one.kind == "simulated"] == [(348, 349)]
    (mark,) = (
        mark
        for mark in plot.content.marks
        if mark.kind == CROSS and mark.at == (exact.x, exact.time)
    )
    assert str(mark.label) == "m = 5920/17 ≈ 348.2"
    told = plot.pointing.tip_at(plot.pixel_of(mark.at))
    assert "5920/17" in told and "between m = 348 and 349" in told
    click(plot, plot.pixel_of(mark.at))
    qtbot.waitUntil(lambda: window.session.shown.run.scenario.m == 348, timeout=10_000)


def test_a_click_on_a_point_opens_its_run(qtbot, opened):
    window = opened()
    plot = window.curves.plots[0]
    scenario = window.session.shown.run.scenario
    key = SeriesKey("ring", "store-and-forward")
    spot = next(spot for spot in plot.content.spots if spot.opens == (key, 64))
    wanted = scenario_at(scenario, key, "p", 64)
    click(plot, plot.pixel_of(spot.at))
    qtbot.waitUntil(lambda: window.session.shown.run.scenario.p == 64, timeout=10_000)
    assert window.session.shown.run.scenario == replace(wanted, view=scenario.view)
    assert window.session.shown.run.simulated == spot.at[1]


def test_points_are_reached_by_key(qtbot, opened):
    window = opened()
    plot = window.curves.plots[0]
    plot.setFocus()
    qtbot.keyClick(plot, Qt.Key.Key_Up)
    first = plot.pointing.lit
    assert first is not None and first.at[0] == 2
    assert plot.accessibleDescription() == plot.said(first)
    while plot.pointing.lit.opens is None:  # what the lecture prints is no run
        qtbot.keyClick(plot, Qt.Key.Key_Up)
    assert plot.pointing.lit.at[0] == 2
    qtbot.keyClick(plot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.shown.run.scenario.p == 2, timeout=10_000)


def test_the_time_so_far_is_the_clock(qtbot, opened):
    window = opened()
    panel, session = window.curves, window.session
    panel.head.tools.view.segments[3].click()
    run = session.shown.run
    parts = time_so_far(run)
    for cycle in range(run.trace.cycles + 1):
        session.show_cycle(cycle)
        assert panel.plots[0].content.ring.at == (cycle, session.shown.time)
        areas = panel.plots[1].content.areas
        total = session.shown.time
        assert areas[-1].high[-1] == (cycle, total) == (cycle, parts.time(cycle))
    begin, end = run.trace.bounds(2)
    window.transport.glided.emit(2, 0.5, (begin + end) / 2)
    cycle, time = panel.plots[0].content.ring.at
    assert 1 < cycle < 2
    assert run.trace.unit.time(begin) < time < run.trace.unit.time(end)


def test_two_runs_that_are_compared_grow_together(qtbot, opened):
    window = opened()
    other = from_settings({**EXCHANGE, "switching": "cut-through"})
    with qtbot.waitSignal(window.session.runs_changed, timeout=10_000):
        window.session.compare(other)
    window.curves.show_view("so-far")
    window.session.last()
    ends = {line.points[-1][1] for line in window.curves.plots[0].content.lines}
    assert ends == {run.simulated for run in window.session.shown.runs}


def test_shares_add_up_to_the_time(qtbot, opened):
    window = opened()
    window.curves.show_view("shares")
    for plot, known in zip(window.curves.plots, window.curves.curves, strict=True):
        line = known.current
        for share, time in zip(line.terms, line.times, strict=True):
            assert share is None or share.total == time
        areas = plot.content.areas
        assert {y for _, y in areas[0].low} == {0}
        assert {y for _, y in areas[-1].high} == {100}
        for below, above in pairwise(areas):
            assert below.high == above.low


def test_differences_are_those_of_the_engine(qtbot, opened):
    window = opened()
    panel = window.curves
    panel.show_view("difference")
    assert {y for line in panel.plots[1].content.lines for _, y in line.points} == {0}
    panel.head.tools.kind_chosen.emit("lines")
    known = panel.curves[1]
    ring, own = known.of(SeriesKey("ring", "store-and-forward")), known.current
    drawn = dict(lines(panel.plots[1])["Ring"].points)
    place = own.x.index(100)
    apart = ring.times[ring.x.index(100)] - own.times[place]
    assert drawn[100] == 100 * apart / own.times[place]


def test_costs_of_a_machine_bring_their_units_and_are_undone(qtbot, opened):
    window = opened()
    menu = window.curves.head.tools.menu
    menu.aboutToShow.emit()
    actions = menu.actions()
    assert [action.isChecked() for action in actions] == [True, False, False]
    assert [action.toolTip() for action in actions] == [str(one.note) for one in PRESETS]
    actions[1].trigger()
    costs = PRESETS[1].settings
    wanted = [Fraction(costs[key]) for key in ("ts", "th", "tw")]

    def has(values) -> bool:
        scenario = window.session.shown.run.scenario
        return [scenario.ts, scenario.th, scenario.tw] == values

    qtbot.waitUntil(lambda: has(wanted), timeout=10_000)
    settle(qtbot, window)
    assert str(window.curves.plots[0].content.y_name) == "time, µs"
    assert window.curves.columns[1].axis.currentText() == "message m, words of 8 bytes"
    window.commands["undo"].trigger()
    qtbot.waitUntil(lambda: has([50, Fraction(3, 2), Fraction(1, 10)]), timeout=10_000)


def test_a_tip_says_what_is_there(opened, monkeypatch):
    window = opened()
    plot = window.curves.plots[1]
    told = []
    monkeypatch.setattr(
        "gui.panels.curves.pointing.QToolTip.showText", lambda at, text, of: told.append(text)
    )
    where = plot.pixel_of(plot.content.ring.at).toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, where, plot.viewport().mapToGlobal(where))
    QApplication.sendEvent(plot.viewport(), event)
    assert told == ["Hypercube, m = 100: 526 = 526\nClick: show this run"]
