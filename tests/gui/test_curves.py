"""Curves: lines by formula, points as simulated, labels that keep clear of one another."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from engine.run import run
from engine.scenario import from_settings
from engine.sweep import OVERS, Curve, Series, curve
from gui.panels.curves import CurvesPanel
from gui.panels.curves.annotations import best_box, draw_best, draw_ring, places_along
from gui.panels.curves.looks import LOOKS, look_of, point_in_words
from gui.panels.curves.scales import Scale, decade_ticks, linear_ticks, parted, value_ticks
from gui.theme import THEMES, apply_theme
from gui.words import THIN_SPACE, Words

CUBE = {"topology": "hypercube", "p": "16", "operation": "all-to-all-broadcast", "th": "1.5"}


@pytest.fixture(scope="module")
def curves():
    """The curves over p and m, first without and then with all points."""
    scenario = from_settings(CUBE)
    simulated = run(scenario).simulated
    return {over: list(curve(scenario, over, simulated)) for over in ("p", "m")}


@pytest.fixture
def panel(qtbot, qapp):
    apply_theme(qapp, THEMES["light"])
    made = CurvesPanel()
    qtbot.addWidget(made)
    made.resize(1100, 270)
    made.show()
    qtbot.waitExposed(made)
    return made


def made_up(analytic, simulated, x=2, over="p") -> Curve:
    """A curve of one series over 1, 2, 4, ..."""
    xs = tuple(2**i for i in range(len(analytic)))
    series = Series("ring", "Ring", xs, tuple(analytic), tuple(simulated), True)
    return Curve(over, (series,), x, Fraction(10), analytic[1], "title", "subtitle")


def test_an_empty_panel_says_why(panel):
    empty = panel.grab().toImage()
    assert panel.plots["p"].lines() == []
    panel.show_curve(made_up([None, None], [None, None]))
    assert panel.plots["p"].lines() == []
    assert panel.grab().toImage() != empty  # the heading is there


def test_the_heading_names_the_operation_and_the_costs(panel, curves, qtbot):
    panel.show_curve(curves["p"][-1])
    qtbot.waitUntil(lambda: panel.title.text() == str(curves["p"][-1].title))
    assert "lines: formula · points: simulated" in panel.legend.toolTip()
    assert "m = 100" in panel.legend.toolTip()


def test_the_scenario_stands_beside_its_ring(panel, curves):
    for over in ("p", "m"):
        for partial in curves[over]:
            panel.show_curve(partial)
        assert len(panel.plots[over].lines()) == 3
    assert panel.plots["p"].label() == "p = 16: 356 = 356"
    assert panel.plots["m"].label() == "m = 100: 356 = 356"
    assert panel.plots["p"].accessibleName() == "p = 16: 356 = 356"


def test_what_a_point_says():
    half = Fraction(703, 2)
    assert str(point_in_words("p", 16, half, Fraction(350))) == (
        "p = 16: simulated 351.5, formula 350"
    )
    assert str(point_in_words("p", 16, half, None)) == "p = 16: simulated 351.5"
    assert str(point_in_words("m", 5, None, half)) == "m = 5: formula 351.5"


def test_series_differ_in_hue_dash_and_marker():
    for part in ("colour", "dash", "marker"):
        assert len({getattr(look, part) for look in LOOKS}) == len(LOOKS)
    series = Series("torus", "Torus", (), (), (), False)
    assert look_of(series, 0) == LOOKS[1]


def test_names_never_overlap(panel, curves, monkeypatch):
    panel.show_curve(curves["p"][-1])
    plot = panel.plots["p"]
    ends = sorted(corners[-1].y() for _, _, corners in plot.lines())
    height = 16.0
    frame = plot.frame_rect()
    moved = sorted(parted(ends, height, frame.top(), frame.bottom()))
    assert all(b - a >= height - 1e-6 for a, b in pairwise(moved))
    assert frame.right() < plot.width() - 30  # room for the names


@pytest.mark.parametrize("places", [[5, 5, 5], [0, 1, 50, 51, 99], [100, 0], [7]])
def test_parted_keeps_order_room_and_bounds(places):
    moved = parted(places, 12, 0, 100)
    order = sorted(range(len(places)), key=lambda i: places[i])
    along = [moved[i] for i in order]
    assert all(b - a >= 12 - 1e-9 for a, b in pairwise(along))
    assert along[0] >= -1e-9
    assert along[-1] <= 100 + 1e-9


def test_points_stand_where_the_numbers_say(panel, curves):
    panel.show_curve(curves["p"][-1])
    plot = panel.plots["p"]
    cube = next(series for series in curves["p"][-1].series if series.key == "hypercube")
    times = dict(plot.points(cube, "simulated"))
    assert times[16] == 356
    corners = next(corners for name, _, corners in plot.lines() if name == "Hypercube")
    steps = [b.x() - a.x() for a, b in pairwise(corners)]
    assert max(steps) - min(steps) < 0.01  # doublings are equally far apart
    assert [a.y() for a in corners] == sorted((a.y() for a in corners), reverse=True)
    where = plot.pixel(plot.x_scale.place(16), plot.y_scale.place(356))
    assert plot.tip_at(where + QPointF(2, 1)) == "Hypercube, p = 16: 356 = 356"
    assert plot.tip_at(QPointF(-500, -500)) == ""


def test_a_click_makes_m_linear_and_back(panel, curves, qtbot):
    panel.show_curve(curves["m"][-1])
    plot = panel.plots["m"]
    log, linear = panel.scale.segments
    qtbot.mouseClick(linear, Qt.MouseButton.LeftButton)
    assert plot.x_scale == plot.y_scale == Scale("linear")
    _, _, corners = next(line for line in plot.lines() if line[0] == "Hypercube")
    a, b, c = corners[-3:]
    assert (b.y() - a.y()) / (b.x() - a.x()) == pytest.approx((c.y() - b.y()) / (c.x() - b.x()))
    qtbot.mouseClick(log, Qt.MouseButton.LeftButton)
    assert plot.x_scale == Scale("log10")


def test_missing_points_and_times_of_nothing_do_no_harm(panel):
    panel.show_curve(made_up([None, Fraction(0), Fraction(5)], [Fraction(3), None, None]))
    panel.grab()
    plot = panel.plots["p"]
    series = plot._curve.series[0]
    assert plot.points(series, "analytic") == [(4, Fraction(5))]
    panel.show_curve(made_up([None, None], [Fraction(3), Fraction(10)]))
    assert len(plot.lines()) == 1
    assert plot.label() == "p = 2: simulated 10"
    panel.show_curve(made_up([None, Fraction(1)], [None, None], over="m"))
    panel.grab()


def test_a_narrow_panel_shows_one_plot_at_a_time(panel, curves, qtbot):
    for over in ("p", "m"):
        panel.show_curve(curves[over][-1])
    assert panel.columns["p"].isVisible()
    assert panel.columns["m"].isVisible()
    assert not panel.choice.isVisible()
    panel.resize(430, 260)
    assert panel.choice.isVisible()
    assert panel.columns["p"].isVisible()
    assert not panel.columns["m"].isVisible()
    qtbot.mouseClick(panel.choice.segments[1], Qt.MouseButton.LeftButton)
    assert not panel.columns["p"].isVisible()
    assert panel.columns["m"].isVisible()
    assert panel.choice.geometry().right() <= panel.width()


PACKETS = {
    "topology": "ring",
    "p": "16",
    "operation": "point-to-point",
    "switching": "finite-packets",
    "m": "1000",
    "th": "1.5",
}


@pytest.fixture(scope="module")
def packets():
    """A run in finite packets and its complete curves."""
    made = run(from_settings(PACKETS))
    return made, {over: list(curve(made.scenario, over, made.simulated))[-1] for over in OVERS}


def test_finite_packets_have_a_third_plot_with_the_best_size(panel, packets):
    made, known = packets
    panel.show_run(made)
    for one in known.values():
        panel.show_curve(one)
    assert all(column.isVisible() for column in panel.columns.values())
    assert panel.columns["packet"].x_name.text() == "packet P, words"
    plot = panel.plots["packet"]
    assert plot.label() == "P = 10: 317.5 = 317.5"
    assert plot.best_label() == "best P = 50: 225.5"
    assert plot.accessibleDescription().endswith(". best P = 50: 225.5")
    assert plot.x_scale == plot.y_scale == Scale("log10")
    series = known["packet"].series[0]
    times = dict(plot.points(series, "simulated"))
    assert times == dict(plot.points(series, "analytic"))
    assert min(times, key=times.get) == 50
    ((_, _, corners),) = plot.lines()
    best = plot.pixel(plot.x_scale.place(50), plot.y_scale.place(225.5))
    assert best.y() == max(corner.y() for corner in corners)
    inside = plot.mapTo(panel, best.toPoint())
    assert panel.grab().toImage().pixelColor(inside).name().upper() == THEMES["light"].accent


def test_the_third_plot_goes_with_the_packets(panel, packets, curves, qtbot):
    made, known = packets
    panel.resize(430, 260)
    panel.show_run(made)
    for one in known.values():
        panel.show_curve(one)
    qtbot.mouseClick(panel.choice.segments[2], Qt.MouseButton.LeftButton)
    assert [over for over, one in panel.columns.items() if one.isVisible()] == ["packet"]
    assert panel.choice.geometry().right() <= panel.width()
    panel.show_run(run(from_settings(CUBE)))
    assert [over for over, one in panel.columns.items() if one.isVisible()] == ["p"]
    assert [segment.isVisible() for segment in panel.choice.segments] == [True, True, False]
    panel.resize(1100, 270)
    assert [over for over, one in panel.columns.items() if one.isVisible()] == ["p", "m"]


def test_labels_of_ring_and_best_keep_clear_of_one_another(qtbot):
    picture = QImage(400, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    frame, theme = QRectF(0, 0, 400, 200), THEMES["light"]
    lines = [("a", "#000000", [QPointF(0, 100), QPointF(400, 100)])]
    for x in (20, 200, 380):
        taken = draw_ring(painter, QPointF(x, 100), "P = 50: 225.5 = 225.5", lines, frame, theme)
        box = draw_best(painter, QPointF(x, 100), "best P = 50", lines, taken, frame, theme)
        assert not box.intersects(taken)
    painter.end()


def test_ticks_are_plain_decimals():
    assert [text for _, text in decade_ticks(1.7, 5.2, 5)][-1] == f"100{THIN_SPACE}000"
    assert [text for _, text in decade_ticks(-1, 0, 9)] == ["0.1", "0.2", "0.5", "1"]
    assert len(decade_ticks(0, 12, 5)) <= 5
    assert [text for _, text in linear_ticks(0, 1, 6)] == ["0", "0.2", "0.4", "0.6", "0.8", "1"]
    scale = Scale("log2")
    ticks = value_ticks([2, 3, 4, 5, 6, 8, 16], scale, 20, lambda text: 8)
    assert [text for _, text in ticks] == ["2", "4", "8", "16"]
    assert value_ticks([], scale, 20, lambda text: 8) == []


def test_the_box_stays_inside_and_off_the_lines():
    frame = QRectF(0, 0, 400, 200)
    lines = [("a", "#000000", [QPointF(0, 180), QPointF(400, 20)])]
    for x in (5, 100, 200, 300, 395):
        centre = QPointF(x, 180 - 160 * x / 400)
        box = best_box(centre, 120, 24, places_along(lines), frame, 13)
        assert frame.contains(box)
        assert not box.contains(centre)


def loud(template, language, n=None):
    """Translate into what can be told from English."""
    return f"«{template.source}»" if language == "xx" else template.source


def test_language_and_theme_change_live(panel, curves, monkeypatch):
    panel.show_curve(curves["p"][-1])
    for name, theme in THEMES.items():
        panel.show_theme(theme)
        picture = panel.grab().toImage()
        assert picture.pixelColor(3, 3).name().upper() == theme.panel, name
        plot = panel.plots["p"]
        inside = plot.mapTo(panel, plot.frame_rect().topLeft().toPoint())
        assert picture.pixelColor(inside.x() + 3, inside.y() + 2).name().upper() == theme.panel
    monkeypatch.setattr("engine.text.translate", loud)
    panel.show_language(Words("xx"))
    assert panel.scale.segments[1].text() == "«linear»"
    assert panel.plots["p"].lines()[0][0] == "«Ring»"


def test_no_menu_no_buttons_no_dragging(panel, curves):
    for plot in panel.plots.values():
        assert not plot.plotItem.menuEnabled()
        assert plot.plotItem.buttonsHidden
        assert plot.getViewBox().mouseEnabled() == [False, False]
