"""Curves: lines by formula, points as simulated, shares and differences of the engine's numbers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt

from engine.picture.curve_looks import LOOKS, looks_of
from engine.run import run
from engine.scenario import from_settings
from engine.sweep import SeriesKey, curve, minus, offered, request_of
from gui.panels.curves import CurvesPanel
from gui.panels.curves.differences import ABSOLUTE, LINES, PERCENT, difference_content
from gui.panels.curves.painting import ends
from gui.panels.curves.scales import Scale
from gui.panels.curves.sentences import point_in_words, signed
from gui.panels.curves.shares import shares_content
from gui.panels.curves.times import crossing_marks, time_content
from gui.shown import Shown
from gui.theme import THEMES, apply_theme
from gui.words import Words

CUBE = {"topology": "hypercube", "p": "16", "operation": "all-to-all-broadcast", "th": "1.5"}
QUEUES = {
    "topology": "ring",
    "p": 8,
    "operation": "total-exchange",
    "algorithm": "direct",
    "startups": "one",
}
EXCHANGE = {"topology": "hypercube", "p": 16, "operation": "total-exchange", "th": "1.5"}
SF, CT = (SeriesKey("hypercube", way) for way in ("store-and-forward", "cut-through"))


def whole(request):
    """Return the curve with all that is to be known."""
    return list(curve(request, None))[-1]


@pytest.fixture(scope="module")
def cube():
    """A run and its complete curves over p and m."""
    made = run(from_settings(CUBE))
    return made, {over: whole(request_of(made.scenario, over)) for over in ("p", "m")}


@pytest.fixture
def panel(qtbot, qapp):
    """A panel that is answered at once with whole curves."""
    apply_theme(qapp, THEMES["light"])
    made = CurvesPanel()
    made.wanted.connect(lambda requests: [made.show_curve(whole(one)) for one in requests])
    qtbot.addWidget(made)
    made.resize(1100, 270)
    made.show()
    qtbot.waitExposed(made)
    return made


def plots(panel):
    return {column.over: column.plot for column in panel.columns}


def test_an_empty_panel_says_why_and_what_to_do(panel):
    assert "choose a network" in panel.columns[0].plot.accessibleDescription()
    assert all(column.plot.placed.empty for column in panel.columns)


def test_two_plots_show_the_engine_s_numbers_and_the_ring(panel, cube, qtbot):
    made, known = cube
    panel.show_shown(Shown((made,)))
    assert plots(panel)["p"].label() == "p = 16: 356 = 356"
    assert plots(panel)["m"].label() == "m = 100: 356 = 356"
    qtbot.waitUntil(lambda: panel.head.title.text() == str(known["p"].title))
    assert "m = 100" in panel.head.legend.toolTip()
    for over, plot in plots(panel).items():
        lines = {str(line.name): line for line in plot.content.lines if line.name}
        assert list(lines) == ["Ring", "Torus", "Hypercube"]
        for series in known[over].series:
            line = lines[str(series.title)]
            assert dict(line.dots) == {
                x: time for x, time in zip(series.x, series.simulated, strict=True) if time
            }
            formula = dict(zip(series.x, series.analytic, strict=True))
            assert {x: time for x, time in line.points if x in formula} == formula


def test_points_stand_where_the_numbers_say(panel, cube):
    panel.show_shown(Shown((cube[0],)))
    plot = plots(panel)["p"]
    corners = next(end.corners for end in ends(plot) if end.name == "Hypercube")
    steps = np.diff(corners[:, 0])
    assert steps.max() - steps.min() < 0.01  # doublings are equally far apart
    assert (np.diff(corners[:, 1]) < 0).all()
    where = plot.pixel_of((16, 356))
    says = plot.pointing.tip_at(where + QPointF(2, 1))
    assert says.startswith("Hypercube, p = 16: 356 = 356\nClick")
    assert plot.pointing.tip_at(QPointF(-500, -500)) == ""
    named = [end for end in ends(plot) if end.name]
    assert plot.frame_rect().right() < plot.width() - 30  # room for the names
    assert len(named) == 3


def test_ticking_adds_a_line_with_the_engine_s_numbers_and_takes_it_away(panel, cube):
    scenario = cube[0].scenario
    panel.show_shown(Shown((cube[0],)))
    expected = whole(replace(request_of(scenario, "m"), keys=(CT,))).series[0]
    panel._offer()
    row = next(row for row in panel.head.series.list.items() if row.data(Qt.UserRole) == CT)
    panel.head.series.list.clicked.emit(row.index())
    line = plots(panel)["m"].content.lines[-1]
    assert "cut-through" in str(line.name)
    assert dict(line.dots) == dict(zip(expected.x, expected.simulated, strict=True))
    panel._offer()
    row = next(row for row in panel.head.series.list.items() if row.data(Qt.UserRole) == CT)
    panel.head.series.list.clicked.emit(row.index())
    assert not any("cut-through" in str(line.name) for line in plots(panel)["m"].content.lines)


def test_the_own_line_is_always_there_and_what_cannot_be_says_why(panel, cube):
    scenario = from_settings({**CUBE, "topology": "ring", "p": 12})
    panel.show_scenario(scenario)
    panel._offer()
    rows = {row.data(Qt.UserRole): row for row in panel.head.series.list.items()}
    own = rows[SeriesKey("ring", "store-and-forward")]
    assert own.checkState() == Qt.CheckState.Checked and not own.isEnabled()
    reasons = {offer.key: offer.why_not for offer in offered(scenario, "p")}
    assert set(rows) == set(reasons)
    for key, why in reasons.items():
        assert why is None or rows[key].toolTip() == str(why)


def test_at_most_eight_lines_are_told_apart(panel, cube):
    panel.show_shown(Shown((cube[0],)))
    panel.wanted.disconnect()
    free = [o.key for o in offered(cube[0].scenario, "p") if o.why_not is None]
    for key in free[:12]:
        if key not in panel.looks():
            panel._tick(key)
    looks = panel.looks()
    assert len(looks) == len(set(looks.values())) == len(LOOKS)
    for part in ("colour", "dash", "marker"):
        assert len({getattr(look, part) for look in LOOKS}) == len(LOOKS)
    assert looks[cube[0].scenario and SeriesKey("hypercube", "store-and-forward")] == LOOKS[2]
    assert looks_of([CT])[CT] == LOOKS[2]  # alone it looks as its network does


def test_an_axis_is_chosen_and_what_does_not_apply_says_why(panel, cube):
    panel.show_shown(Shown((cube[0],)))
    column = panel.columns[0]
    model = column.axis.model()
    reasons = {model.item(row).data(Qt.UserRole): model.item(row).toolTip() for row in range(7)}
    assert reasons["q"] and not reasons["ts"]
    column.axis.show_key("ts")
    column.axis.activated.emit(column.axis.currentIndex())
    assert column.plot.label() == "ts = 50: 356 = 356"
    assert column.plot.placed.x_scale == Scale("linear")
    lines = [np.diff(one.corners, axis=0) for one in ends(column.plot) if one.name]
    assert all(np.ptp(one[:, 1] / one[:, 0]) < 1e-6 for one in lines)  # straight over ts


def test_log_and_linear_by_a_click(panel, cube, qtbot):
    panel.show_shown(Shown((cube[0],)))
    column = panel.columns[1]
    log, linear = column.scale.segments
    qtbot.mouseClick(linear, Qt.MouseButton.LeftButton)
    assert column.plot.placed.x_scale == column.plot.placed.y_scale == Scale("linear")
    corners = next(end.corners for end in ends(column.plot) if end.name == "Hypercube")
    slopes = np.diff(corners[-3:, 1]) / np.diff(corners[-3:, 0])
    assert slopes[0] == pytest.approx(slopes[1])
    qtbot.mouseClick(log, Qt.MouseButton.LeftButton)
    assert column.plot.placed.x_scale == Scale("log10")


def test_crossings_are_the_engine_s_exactly():
    scenario = from_settings(EXCHANGE)
    known = whole(replace(request_of(scenario, "m"), keys=(SF, CT)))
    (mark,) = crossing_marks(known)
    assert str(mark.label) == "m = 5920/17 ≈ 348.2"
    assert mark.at == (Fraction(5920, 17), next(iter(known.crossings)).time)
    content = time_content(known, looks_of(known.request.keys))
    (spot,) = (spot for spot in content.spots if spot.pull > 0)
    assert spot.opens == (SF, 348)
    assert "between m = 348 and 349" in str(spot.says())
    for line in (line for line in content.lines if line.name):
        assert mark.at in line.points  # both lines really meet in the mark


def test_shares_sum_up_to_the_whole_and_differences_are_the_engine_s():
    scenario = from_settings(QUEUES)
    known = whole(request_of(scenario, "m"))
    look = looks_of(known.request.keys)
    areas = shares_content(known).areas
    assert all(
        low == high for a, b in pairwise(areas) for low, high in zip(b.low, a.high, strict=True)
    )
    assert {y for _, y in areas[0].low} == {0} and {y for _, y in areas[-1].high} == {100}
    parts = dict(zip(known.current.x, known.current.terms, strict=True))[100]
    startup = dict(areas[0].high)[100]
    assert startup == 100 * parts.startup / known.current.simulated[known.current.x.index(100)]
    own = known.current
    absolute = difference_content(known, look, ABSOLUTE).lines
    percent = difference_content(known, look, PERCENT).lines
    for series in known.series:
        gaps = [gap for gap in series.gap if gap is not None]
        line = next((one for one in absolute if one.name == series.title), None)
        assert gaps == ([] if line is None else [y for _, y in line.points])
        if line is not None:
            same = next(one for one in percent if one.name == series.title)
            assert [y > 0 for _, y in same.points] == [gap > 0 for gap in gaps]
    for line in difference_content(known, look, LINES).lines:
        series = next(one for one in known.series if one.title == line.name)
        base = dict(zip(own.x, own.times, strict=True))
        assert dict(line.points) == {
            x: 100 * apart / base[x] for x, apart in minus(series, own).items()
        }


def test_the_switch_shows_shares_and_a_strip_of_differences(panel, cube, qtbot):
    panel.show_shown(Shown((cube[0],)))
    time, shares, difference, _ = panel.head.shows.segments
    qtbot.mouseClick(shares, Qt.MouseButton.LeftButton)
    assert all(column.plot.content.areas for column in panel.columns)
    qtbot.mouseClick(difference, Qt.MouseButton.LeftButton)
    assert panel.head.of.isVisible()
    for column in panel.columns:
        assert column.strip.isVisible() and column.strip.content.lines
        upper, lower = (plot.frame_rect() for plot in (column.plot, column.strip))
        assert (upper.left(), upper.right()) == (lower.left(), lower.right())
        assert column.plot.pixel_of((50, 100)).x() == column.strip.pixel_of((50, 0)).x()
    qtbot.mouseClick(time, Qt.MouseButton.LeftButton)
    assert not any(column.strip.isVisible() for column in panel.columns)
    assert not panel.head.of.isVisible()


def test_a_narrow_panel_shows_one_plot_and_two_rows_of_heading(panel, cube, qtbot):
    panel.show_shown(Shown((cube[0],)))
    assert all(column.isVisible() for column in panel.columns)
    panel.resize(430, 260)
    assert [column.isVisible() for column in panel.columns] == [True, False]
    head = panel.head
    qtbot.waitUntil(lambda: head.shows.y() > head.series.geometry().center().y())
    for widget in (head.shows, head.series, head.parameters):
        assert widget.geometry().right() <= head.width()
    panel.resize(1100, 270)
    assert all(column.isVisible() for column in panel.columns)


def test_finite_packets_show_the_best_size(panel):
    settings = {"topology": "ring", "operation": "point-to-point", "m": "1000", "th": "1.5"}
    made = run(from_settings({**settings, "switching": "finite-packets"}))
    panel.columns[1].over = "packet"
    panel.show_shown(Shown((made,)))
    plot = panel.columns[1].plot
    assert plot.label() == "P = 10: 317.5 = 317.5"
    assert "best P = 50: 225.5" in plot.accessibleDescription()
    ((_, place),) = [(mark, at) for mark, at in plot.placed.marks if mark.kind == "star"]
    inside = plot.mapTo(panel, QPointF(*plot.pixels(place[None, :])[0]).toPoint())
    assert panel.grab().toImage().pixelColor(inside).name().upper() == THEMES["light"].accent


def test_missing_points_and_times_of_nothing_do_no_harm(panel, cube):
    made, known = cube
    panel.show_shown(Shown((made,)))
    bare = known["p"]
    for analytic, simulated in ((None, Fraction(3)), (Fraction(0), None), (None, None)):
        series = tuple(
            replace(
                one,
                analytic=(analytic,) * len(one.x),
                simulated=(simulated,) * len(one.x),
                terms=(None,) * len(one.x),
                bound=(),
            )
            for one in bare.series
        )
        panel.show_curve(replace(bare, series=series, crossings=(), analytic=None))
        for show in ("time", "shares", "difference"):
            panel.head.shows.show_key(show)
            panel._show_contents()
            panel.grab()
    assert panel.columns[0].plot.placed.empty


def test_what_points_and_crossings_say():
    half = Fraction(703, 2)
    unequal = "p = 16: simulated 351.5, formula 350"
    assert str(point_in_words("p", 16, half, Fraction(350))) == unequal
    assert str(point_in_words("p", 16, half, None)) == "p = 16: simulated 351.5"
    assert str(point_in_words("m", 5, None, half)) == "m = 5: formula 351.5"
    assert signed(Fraction(-5, 2)) == "\u22122.5"


def loud(template, language, n=None):
    """Translate into what can be told from English."""
    return f"«{template.source}»" if language == "xx" else template.source


def test_language_and_theme_change_live(panel, cube, monkeypatch):
    panel.show_shown(Shown((cube[0],)))
    for name, theme in THEMES.items():
        panel.show_theme(theme)
        picture = panel.grab().toImage()
        assert picture.pixelColor(3, 3).name().upper() == theme.panel, name
    monkeypatch.setattr("engine.text.translate", loud)
    panel.show_language(Words("xx"))
    assert panel.columns[0].scale.segments[1].text() == "«linear»"
    assert ends(panel.columns[0].plot)[0].name == "«Ring»"


def test_no_menu_no_buttons_no_dragging(panel):
    for column in panel.columns:
        for plot in (column.plot, column.strip):
            assert not plot.plotItem.menuEnabled()
            assert plot.plotItem.buttonsHidden
            assert plot.getViewBox().mouseEnabled() == [False, False]
