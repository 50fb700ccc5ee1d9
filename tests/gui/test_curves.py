"""Curves: lines by formula, points as simulated, labels that keep clear of one another."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from engine.run import run
from engine.scenario import from_settings
from engine.sweep import Curve, Request, Series, SeriesKey, curve, request_of
from gui.panels.curves import CurvesPanel
from gui.panels.curves.annotations import End, Labels, best_box, places_along
from gui.panels.curves.scales import (
    Scale,
    decade_ticks,
    linear_ticks,
    parted,
    roundest,
    value_ticks,
)
from gui.panels.curves.sentences import point_in_words
from gui.shown import Shown
from gui.theme import THEMES, apply_theme
from gui.words import THIN_SPACE, Words

CUBE = {"topology": "hypercube", "p": "16", "operation": "all-to-all-broadcast", "th": "1.5"}
PACKETS = {
    "topology": "ring",
    "p": "16",
    "operation": "point-to-point",
    "switching": "finite-packets",
    "m": "1000",
    "th": "1.5",
}


@pytest.fixture(scope="module")
def cube():
    """A run and its time."""
    return run(from_settings(CUBE))


@pytest.fixture(scope="module")
def packets():
    """A run in finite packets."""
    return run(from_settings(PACKETS))


@pytest.fixture
def panel(qtbot, qapp):
    """A wide panel whose curves are computed at once, on this thread."""
    apply_theme(qapp, THEMES["light"])
    made = CurvesPanel()
    qtbot.addWidget(made)

    def answer(requests):
        simulated = made._shown.run.simulated
        for request in requests:
            for known in curve(request, simulated) if request is not None else ():
                made.show_curve(known)

    made.wanted.connect(answer)
    made.resize(1100, 270)
    made.show()
    qtbot.waitExposed(made)
    return made


def names(plot) -> list[str]:
    """Return the names of the lines of a plot; the lecture's forms have none."""
    return [plot.words(line.name) for line in plot.content.lines if line.name]


def given(panel, analytic, simulated, x=2):
    """Show a curve of one line over 1, 2, 4, ... in the first plot."""
    scenario = from_settings(CUBE)
    key = SeriesKey("hypercube", "store-and-forward")
    request = Request(scenario, "p", (key,))
    xs, nothing = tuple(2**i for i in range(len(analytic))), (None,) * len(analytic)
    line = Series(key, "Hypercube", xs, tuple(analytic), tuple(simulated), nothing, nothing, True)
    panel.requests[0] = request
    panel.show_curve(
        Curve(request, (line,), 1, xs[-1], x, Fraction(10), analytic[1], "title", "subtitle")
    )


def test_an_empty_panel_says_why(panel):
    plot = panel.plots[0]
    assert plot.content.empty
    assert "no points yet" in plot.accessibleDescription()
    given(panel, [None, None], [None, None])
    assert plot.content.empty
    assert "Series" in plot.accessibleDescription()


def test_the_heading_names_the_operation_and_the_costs(panel, cube):
    panel.show_shown(Shown((cube,)))
    assert panel.head.title.accessibleName() == "Time: All-to-all broadcast"
    assert "lines: formula · points: simulated" in panel.head.legend.toolTip()
    assert "m = 100" in panel.head.legend.toolTip()


def test_the_scenario_stands_beside_its_ring(panel, cube):
    panel.show_shown(Shown((cube,)))
    for plot, said in zip(panel.plots, ("p = 16: 356 = 356", "m = 100: 356 = 356"), strict=True):
        assert names(plot) == ["Ring", "Torus", "Hypercube"]
        assert plot.label() == plot.accessibleName() == said


def test_what_a_point_says():
    half = Fraction(703, 2)
    assert str(point_in_words("p", 16, half, Fraction(350))) == (
        "p = 16: simulated 351.5, formula 350"
    )
    assert str(point_in_words("p", 16, half, None)) == "p = 16: simulated 351.5"
    assert str(point_in_words("m", 5, None, half)) == "m = 5: formula 351.5"


@pytest.mark.parametrize("places", [[5, 5, 5], [0, 1, 50, 51, 99], [100, 0], [7]])
def test_parted_keeps_order_room_and_bounds(places):
    moved = parted(places, 12, 0, 100)
    order = sorted(range(len(places)), key=lambda i: places[i])
    along = [moved[i] for i in order]
    assert all(b - a >= 12 - 1e-9 for a, b in pairwise(along))
    assert along[0] >= -1e-9
    assert along[-1] <= 100 + 1e-9


def test_points_stand_where_the_numbers_say(panel, cube):
    panel.show_shown(Shown((cube,)))
    plot = panel.plots[0]
    line = next(one for one in plot.content.lines if str(one.name) == "Hypercube")
    assert dict(line.dots)[16] == 356
    corners = next(end.corners for end in plot.ends() if end.name == "Hypercube")
    steps = np.diff(corners[:, 0])
    assert max(steps) - min(steps) < 0.01  # doublings are equally far apart
    assert all(np.diff(corners[:, 1]) < 0)
    where = plot.pixel_of((16, Fraction(356)))
    told = plot.pointing.tip_at(where + QPointF(2, 1))
    assert told == "Hypercube, p = 16: 356 = 356\nClick: show this run"
    assert plot.pointing.tip_at(QPointF(-500, -500)) == ""
    assert plot.frame_rect().right() < plot.width() - 30  # room for the names


def test_a_click_makes_the_axes_linear_and_back(panel, cube, qtbot):
    panel.show_shown(Shown((cube,)))
    plot = panel.plots[1]
    log, linear = panel.head.tools.axes.segments
    qtbot.mouseClick(linear, Qt.MouseButton.LeftButton)
    assert plot.x_scale == plot.y_scale == Scale("linear")
    line = next(end for end in plot.ends() if end.name == "Hypercube")
    (across, up), (further, higher) = np.diff(line.corners[-3:], axis=0)
    assert up / across == pytest.approx(higher / further)
    qtbot.mouseClick(log, Qt.MouseButton.LeftButton)
    assert plot.x_scale == Scale("log10")
    assert panel.plots[0].x_scale == Scale("log2")


def test_missing_points_and_times_of_nothing_do_no_harm(panel):
    plot = panel.plots[0]
    given(panel, [None, Fraction(0), Fraction(5)], [Fraction(3), None, None])
    panel.grab()
    assert plot.content.lines[0].points == ((4, Fraction(5)),)
    given(panel, [None, None], [Fraction(3), Fraction(10)])
    assert plot.label() == "p = 2: simulated 10"
    panel.grab()


def test_a_narrow_panel_shows_one_plot(panel, cube):
    panel.show_shown(Shown((cube,)))
    assert all(column.isVisible() for column in panel.columns)
    panel.resize(430, 260)
    assert [column.isVisible() for column in panel.columns] == [True, False]
    assert panel.requests[1] is None
    for widget in (panel.head.tools.view, panel.head.tools.axes):
        assert widget.mapTo(panel, widget.rect().topRight()).x() <= panel.width()


def test_finite_packets_show_the_best_size(panel, packets):
    panel.show_shown(Shown((packets,)))
    plot = panel.plots[0]
    assert panel.columns[0].axis.currentText() == "packet P, words"
    assert plot.label() == "P = 10: 317.5 = 317.5"
    assert "best P = 50: 225.5" in plot.accessibleDescription()
    times = dict(plot.content.lines[0].dots)
    assert min(times, key=times.get) == 50
    best = plot.mapTo(panel, plot.pixel_of((50, times[50])).toPoint())
    assert panel.grab().toImage().pixelColor(best).name().upper() == THEMES["light"].accent


def test_labels_keep_clear_of_one_another(qtbot):
    picture = QImage(400, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    frame, theme = QRectF(0, 0, 400, 200), THEMES["light"]
    line = End("a", "#000000", np.array([(0, 100), (400, 100)]))
    labels = Labels(painter, places_along([line]), frame, theme)
    for text in ("P = 50: 225.5 = 225.5", "best P = 50", "m = 12"):
        assert labels.draw(QPointF(200, 100), text, theme.text) is not None
    painter.end()
    for place, box in enumerate(labels.boxes):
        assert frame.contains(box)
        assert not any(box.intersects(other) for other in labels.boxes[:place])


def test_ticks_are_plain_decimals():
    assert [text for _, text in decade_ticks(1.7, 5.2, 5)][-1] == f"100{THIN_SPACE}000"
    assert [text for _, text in decade_ticks(-1, 0, 9)] == ["0.1", "0.2", "0.5", "1"]
    assert len(decade_ticks(0, 12, 5)) <= 5
    assert [text for _, text in linear_ticks(0, 1, 6)] == ["0", "0.2", "0.4", "0.6", "0.8", "1"]
    scale = Scale("log2")
    ticks = value_ticks([2, 3, 4, 5, 6, 8, 16], scale, 20, lambda text: 8)
    assert [text for _, text in ticks] == ["2", "4", "8", "16"]
    assert value_ticks([], scale, 20, lambda text: 8) == []


@pytest.mark.parametrize("whole", [True, False])
def test_a_held_ring_means_a_round_value(whole):
    for low, high in ((Fraction(96), Fraction(104)), (Fraction(1, 3), Fraction(3, 7))):
        found = roundest(low, high, whole)
        if whole:
            assert found.denominator == 1
        else:
            assert low <= found <= high


def test_the_box_stays_inside_and_off_the_lines():
    frame = QRectF(0, 0, 400, 200)
    line = End("a", "#000000", np.array([(0, 180), (400, 20)]))
    for x in (5, 100, 200, 300, 395):
        centre = QPointF(x, 180 - 160 * x / 400)
        box = best_box(centre, 120, 24, places_along([line]), frame, 13)
        assert frame.contains(box)
        assert not box.contains(centre)


def loud(template, language, n=None):
    """Translate into what can be told from English."""
    return f"«{template.source}»" if language == "xx" else template.source


def test_language_and_theme_change_live(panel, cube, monkeypatch):
    panel.show_shown(Shown((cube,)))
    for name, theme in THEMES.items():
        panel.show_theme(theme)
        picture = panel.grab().toImage()
        assert picture.pixelColor(3, 3).name().upper() == theme.panel, name
        plot = panel.plots[0]
        inside = plot.mapTo(panel, plot.frame_rect().topLeft().toPoint())
        assert picture.pixelColor(inside.x() + 3, inside.y() + 2).name().upper() == theme.panel
    monkeypatch.setattr("engine.text.translate", loud)
    panel.show_language(Words("xx"))
    assert panel.head.tools.axes.segments[1].text() == "«linear»"
    assert names(panel.plots[0])[0] == "«Ring»"


def test_no_menu_no_buttons_no_dragging(panel):
    for plot in panel.plots:
        assert not plot.plotItem.menuEnabled()
        assert plot.plotItem.buttonsHidden
        assert plot.getViewBox().mouseEnabled() == [False, False]


def test_a_usual_request_is_what_the_panel_wants(panel, cube):
    panel.show_shown(Shown((cube,)))
    for request, over in zip(panel.requests, ("p", "m"), strict=True):
        assert (request.over, request.keys) == (over, request_of(cube.scenario, over).keys)
