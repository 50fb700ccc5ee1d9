"""What the canvas draws is what the trace says, nothing is cut off, and marks stay off nodes."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage

from engine.picture.figure import Rect
from engine.picture.geometry import Fit, fit
from engine.picture.heading import lay_out, wrapped
from engine.picture.marks import clock
from engine.picture.sketch import text_width
from engine.report.placement import place
from engine.report.scene import Scenes
from engine.run import Run, run
from engine.scenario import from_settings
from engine.scenario.view import View
from gui.canvas import NetworkCanvas
from gui.canvas import canvas as canvas_module
from gui.canvas.pointing import tip_at
from gui.paint_figure import qrect
from gui.theme import THEMES, load_fonts
from gui.words import Words

SIZES = ((480, 260), (600, 300), (1190, 500), (1190, 664), (1900, 900))

CASES = (
    {"topology": "ring", "p": 2, "operation": "all-to-all-broadcast"},
    {"topology": "ring", "p": 8, "operation": "broadcast"},
    {"topology": "ring", "p": 8, "operation": "broadcast", "switching": "cut-through", "th": "1.5"},
    {
        "topology": "ring",
        "p": 8,
        "operation": "total-exchange",
        "algorithm": "direct",
        "startups": "one",
    },
    {
        "topology": "ring",
        "p": 16,
        "operation": "broadcast",
        "algorithm": "near-first",
        "switching": "cut-through",
        "th": "1.5",
    },
    {"topology": "ring", "p": 8, "operation": "point-to-point", "switching": "finite-packets"},
    {"topology": "torus", "dims": "4x4", "operation": "multinode-accumulation"},
    {"topology": "torus", "dims": "3x5", "operation": "total-exchange"},
    {"topology": "torus", "dims": "2x3x4", "operation": "all-reduce"},
    {"topology": "hypercube", "p": 2, "operation": "broadcast"},
    {"topology": "hypercube", "p": 8, "operation": "shift", "q": 3},
    {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"},
    {"topology": "hypercube", "p": 32, "operation": "scatter"},
)


def made(**given: object) -> Run:
    """Return the run of some settings."""
    return run(from_settings(dict(given)))


def name_of(case: dict[str, object]) -> str:
    """Return a short name of a case."""
    return "-".join(map(str, case.values()))


@pytest.fixture
def canvas(qtbot, qapp):
    """Return a canvas of the usual size."""
    load_fonts()
    widget = NetworkCanvas()
    qtbot.addWidget(widget)
    widget.resize(1190, 664)
    return widget


def painted(widget: NetworkCanvas) -> QImage:
    """Return what the canvas paints."""
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    widget.render(image)
    return image


def shown_cycles(one: Run) -> list[int]:
    """Return some cycles: the first ones, one in the middle and the last."""
    last = one.trace.cycles
    return sorted({0, 1, min(2, last), min(3, last), last // 2, last})


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_what_is_drawn_is_what_the_trace_says(canvas, case):
    one = made(**case)
    canvas.show_run(one)
    for cycle in shown_cycles(one):
        canvas.show_cycle(cycle, None)
        painted(canvas)
        drawn = canvas.drawn()
        moving = one.trace.moving(cycle) if cycle else np.zeros(0, np.int64)
        links = one.trace.link[moving].tolist()
        numbers = set(zip(links, one.chunks_on_link[moving].tolist(), strict=True))
        assert {link for link, _ in drawn.labels} == set(links)
        assert set(drawn.labels) <= numbers and len(drawn.labels) == len(set(links))
        assert sorted(drawn.arrows) == sorted(drawn.lanes) == sorted(set(links))
        waiting = one.trace.link[one.trace.waiting(cycle)].tolist() if cycle else []
        assert dict(drawn.plates) == Counter(waiting)
        assert {mark.link for mark in drawn.marks} <= set(links)
        assert drawn.title == f"Cycle {cycle} of {one.trace.cycles}"
        assert len(drawn.segments) == one.topology.p


def test_marks_are_the_chunks_of_their_link(canvas):
    one = made(topology="hypercube", p=16, operation="all-to-all-broadcast")
    canvas.show_run(one)
    for cycle in (1, 2, 3, 4):
        canvas.show_cycle(cycle, None)
        painted(canvas)
        for lane in canvas.scene().lanes:
            numbers = [mark.number for mark in canvas.drawn().marks if mark.link == lane.link]
            assert sorted(numbers) == [name.origin for name in lane.names]


def test_ring_segments_follow_the_holdings(canvas):
    canvas.show_run(made(topology="hypercube", p=16, operation="all-to-all-broadcast"))
    canvas.show_cycle(3, None)
    painted(canvas)
    assert canvas.drawn().segments == [(node, 4, 4, 8) for node in range(16)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "doubled"])
def test_no_text_is_cut_off(canvas, monkeypatch, size, theme, language):
    if language == "doubled":  # as long as a translation may become
        monkeypatch.setattr(canvas_module, "Words", Doubled)
    canvas.resize(*size)
    canvas.show_theme(THEMES[theme])
    canvas.show_language("en")
    for case in CASES[3], CASES[7], CASES[11]:
        one = made(**case)
        canvas.show_run(one)
        for cycle in (0, 2, one.trace.cycles):
            canvas.show_cycle(cycle, None)
            painted(canvas)
            assert canvas.drawn().texts
            for text, _, rect, clip in canvas.drawn().texts:
                assert clip.contains(rect), text


class Doubled(Words):
    """A language in which everything is twice as long, and in another script."""

    def __call__(self, text):
        said = super().__call__(text)
        return said if said.startswith("Cycle") else f"{said} и {said}"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_heading_keeps_off_the_network(canvas, monkeypatch, size):
    monkeypatch.setattr(canvas_module, "Words", Doubled)
    canvas.resize(*size)
    canvas.show_language("en")
    canvas.show_run(made(**CASES[11]))
    canvas.show_cycle(3, None)
    painted(canvas)
    geometry = canvas.geometry_shown()
    top = float(geometry.points[:, 1].min()) - geometry.outer
    ends = [
        rect.bottom()
        for text, _, rect, _ in canvas.drawn().texts
        if any(map(str.isalpha, text)) and rect.bottom() < geometry.area.bottom
    ]
    assert len(ends) >= 3 and max(ends) < top


@pytest.mark.parametrize("case", [*CASES[:6], *CASES[6:8], *CASES[10:12]], ids=name_of)
@pytest.mark.parametrize("size", SIZES[2:4], ids=str)
def test_marks_keep_off_the_nodes(canvas, case, size):
    one = made(**case)
    canvas.resize(*size)
    canvas.show_run(one)
    for cycle in shown_cycles(one)[1:]:
        for glide in (None, 0.2, 0.5, 0.8, 1.0):
            canvas.show_cycle(cycle, glide)
            painted(canvas)
            geometry = canvas.geometry_shown()
            for mark in canvas.drawn().marks:
                centre = np.array(mark.rect.center().toTuple())
                nearest = np.hypot(*(geometry.points - centre).T).min()
                assert nearest > geometry.radius + mark.rect.width() / 2 - 1


def test_numbers_lie_on_no_node_and_on_no_other_number(canvas):
    for case in CASES[1], CASES[3], CASES[7], CASES[11]:
        one = made(**case)
        canvas.show_run(one)
        for cycle in shown_cycles(one)[1:]:
            canvas.show_cycle(cycle, None)
            painted(canvas)
            inside = qrect(canvas.geometry_shown().area)
            numbers = [
                rect
                for text, _, rect, _ in canvas.drawn().texts
                if text.isdigit() and inside.contains(rect)
            ]
            for i, rect in enumerate(numbers):
                overlapping = [other for other in numbers[:i] if other.intersects(rect)]
                assert not overlapping


def test_back_is_forward(canvas):
    one = made(topology="torus", dims="3x5", operation="total-exchange")
    canvas.show_run(one)
    forward = []
    for cycle in range(one.trace.cycles + 1):
        canvas.show_cycle(cycle, None)
        forward.append(painted(canvas))
    for cycle in reversed(range(one.trace.cycles + 1)):
        canvas.show_cycle(cycle, None)
        assert painted(canvas) == forward[cycle]
    canvas.show_cycle(2, 0.4)
    assert painted(canvas) != forward[2]
    canvas.show_cycle(2, None)
    assert painted(canvas) == forward[2]


def test_a_glide_moves_nothing_but_the_marks(canvas):
    canvas.show_run(made(topology="hypercube", p=8, operation="all-to-all-broadcast"))
    canvas.show_cycle(2, None)
    painted(canvas)
    rest = canvas.drawn()
    places = []
    for glide in (0.05, 0.3, 0.6, 0.9):
        canvas.show_cycle(2, glide)
        painted(canvas)
        drawn = canvas.drawn()
        assert (drawn.labels, drawn.arrows, drawn.title) == (rest.labels, rest.arrows, rest.title)
        places.append({(m.link, m.number): m.rect.center().toTuple() for m in drawn.marks})
    assert places[0] == {}  # the startup
    assert len(places[1]) == 16 and places[1] != places[2] != places[3]


def test_the_clock_spends_little_on_the_startup():
    one = made(topology="ring", p=8, operation="broadcast", ts="50", tw="0.1")
    canvas_scene = Scenes(one).at(1)
    first, end = canvas_scene.first_start, canvas_scene.end
    assert clock(canvas_scene, 0) == 0 and clock(canvas_scene, 1) == end
    assert clock(canvas_scene, 0.15) == first
    assert clock(canvas_scene, 0.575) == pytest.approx((first + end) / 2)


def test_cut_through_lights_all_its_links(canvas):
    canvas.show_run(made(**CASES[2]))
    heads = []
    for glide in (None, 0.3, 0.5):
        canvas.show_cycle(1, glide)
        painted(canvas)
        assert len(canvas.drawn().arrows) == 4 and canvas.drawn().bars == [0]
        (mark,) = canvas.drawn().marks
        heads.append(mark.link)
    ways = canvas.scene().lanes
    assert heads[0] == ways[-1].link and heads[1] != heads[2]


@pytest.mark.parametrize(
    ("kind", "dims"), [("ring", "8"), ("torus", "4x4"), ("hypercube", "16"), ("hypercube", "32")]
)
def test_lanes_of_both_directions_are_apart(kind, dims):
    shape = {"dims": dims} if "x" in dims else {"p": int(dims)}
    topology = from_settings({"topology": kind, **shape}).network
    geometry = fit(topology, place(topology), Fit(Rect(0, 0, 1158, 540), ring=True))
    for link in range(len(topology.links)):
        way = geometry.way(link)
        other = geometry.way(int(topology.opposite[link]))
        for share in (0.1, 0.5, 0.9):
            here = np.array(way.at(share * way.length))
            there = np.array([other.at(s * other.length) for s in np.linspace(0, 1, 101)])
            assert np.hypot(*(there - here).T).min() > 1.6 * geometry.offset
        ends = geometry.points[topology.links[link]]
        assert np.hypot(*(way.points[0] - ends[0])) >= geometry.outer
        assert np.hypot(*(way.points[-1] - ends[1])) >= geometry.outer
        # Keep right: the lane's middle is to the right of its line's.
        middle = geometry.cubics[link].T @ np.array([1, 3, 3, 1]) / 8
        dx, dy = way.direction(way.length / 2)
        aside = np.array(way.at(way.length / 2)) - middle
        assert aside @ np.array([-dy, dx]) > 0


@pytest.mark.parametrize("p", [64, 128, 1024])
def test_large_networks(canvas, p):
    one = made(topology="hypercube", p=p, operation="all-to-all-broadcast")
    canvas.show_run(one)
    canvas.show_cycle(3, None)
    image = painted(canvas)
    assert len(canvas.drawn().lanes) == p
    load = THEMES["light"].load[2]
    colours = Counter(
        image.pixelColor(x, y).name() for x in range(0, 1190, 3) for y in range(80, 620, 3)
    )
    assert colours[load.lower()] or colours.most_common(1)[0][0] == "#ffffff"


def test_themes_and_languages_change_live(canvas):
    canvas.show_run(made(**CASES[11]))
    canvas.show_cycle(3, None)
    for theme in (*THEMES.values(), *reversed(THEMES.values())):
        canvas.show_theme(theme)
        assert painted(canvas).pixelColor(2, 2).name().upper() == theme.canvas
        assert canvas.drawn().title == "Cycle 3 of 4"
    canvas.show_language("xx")  # no such file: English
    painted(canvas)
    assert canvas.drawn().title == "Cycle 3 of 4"


def test_an_empty_canvas_is_its_ground(canvas):
    assert painted(canvas).pixelColor(600, 300).name().upper() == THEMES["light"].canvas
    canvas.show_cycle(3, None)
    assert canvas.drawn().title == ""


def test_the_text_twin(canvas):
    canvas.show_run(made(topology="hypercube", p=8, operation="broadcast"))
    canvas.show_cycle(2, None)
    assert canvas.accessibleName() == "Network"
    assert canvas.accessibleDescription() == (
        "Cycle 2 of 3. 2 nodes send 1 chunk (100 words) each along dimension 1. "
        "Next: 4 transfers along dimension 2, 1 chunk (100 words) each. "
        "Links in use: 0 to 2: 1, 1 to 3: 1."
    )


def test_clicks_name_nodes_and_links(canvas, qtbot):
    one = made(topology="torus", dims="4x4", operation="broadcast")
    canvas.show_run(one)
    canvas.show_cycle(1, None)
    with qtbot.waitSignal(canvas.node_clicked) as clicked:
        place = canvas.node_position(6).toPoint()
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=place)
    assert clicked.args == [6]
    link = one.topology.link_between(5, 6)
    way = canvas.geometry_shown().way(link)
    with qtbot.waitSignal(canvas.link_clicked) as clicked:
        at = QPointF(*way.at(way.length / 2)).toPoint()
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
    assert clicked.args == [link]


def test_a_selected_link_has_a_halo(canvas):
    one = made(topology="torus", dims="4x4", operation="broadcast")
    canvas.show_run(one)
    plain = painted(canvas)
    canvas.show_view(View(link=(5, 6)))
    assert painted(canvas) != plain
    canvas.show_view(View())
    assert painted(canvas) == plain


def test_hints_say_what_is_there(canvas):
    one = made(**CASES[3])
    canvas.show_run(one)
    canvas.show_cycle(1, None)
    geometry = canvas.geometry_shown()
    assert str(tip_at(geometry, canvas.scene(), canvas.node_position(3))) == "node 3"
    way = geometry.way(one.topology.link_between(0, 1))
    at = QPointF(*way.at(way.length / 2))
    hint = "link 0 → 1: 1 chunk (100 words); 3 waiting"
    assert str(tip_at(geometry, canvas.scene(), at)) == hint
    assert tip_at(geometry, canvas.scene(), QPointF(2, 2)) is None


def test_the_heading_shrinks_before_it_grows():
    sentence = "every node sends 1 chunk (100 words) to its + neighbour along the rows"
    wide = lay_out("Cycle 1 of 4", sentence, "Next: nothing", 1100, 80, 1.0, 11)
    assert [line.text for line in wide.lines] == ["Cycle 1 of 4", sentence, "Next: nothing"]
    assert wide.lines[0].y < wide.lines[1].y < wide.lines[2].y
    narrow = lay_out("Cycle 1 of 4", sentence, "Next: nothing", 300, 80, 1.0, 11)
    assert " ".join(line.text for line in narrow.lines[1:-1]) == sentence
    for line in narrow.lines:
        assert text_width(line.text, line.size, line.weight) <= 300 and line.size >= 11
    assert wrapped("a b c", 1, 13) == ["a", "b", "c"]


@pytest.mark.parametrize("p", [32, 256])
def test_a_canvas_that_showed_other_cycles_paints_like_a_new_one(canvas, qtbot, p):
    one = made(topology="hypercube", p=p, operation="all-to-all-broadcast")
    canvas.show_run(one)
    for cycle in (3, 1, 4, 0, 2):
        canvas.show_cycle(cycle, None)
        fresh = NetworkCanvas()
        qtbot.addWidget(fresh)
        fresh.resize(canvas.size())
        fresh.show_run(one)
        fresh.show_cycle(cycle, None)
        assert painted(canvas) == painted(fresh)
        assert canvas.drawn() == fresh.drawn()
        assert canvas.accessibleDescription() == fresh.accessibleDescription()
