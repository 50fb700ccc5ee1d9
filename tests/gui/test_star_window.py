"""Hub and switch in the window: every panel tells of them, and their middle is no node."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from engine.export.svg import svg
from engine.operation import OPERATIONS
from engine.picture.figure import Words
from engine.picture.ink import PALETTES
from engine.report.differences import comparisons
from engine.report.turns import turns_of
from gui.canvas.pointing import node_at, tip_at
from gui.panels.totals.terms import ROWS
from tests.outside.svg_reader import read

HUB = {"topology": "hub", "p": 8, "operation": "total-exchange"}
SWITCH = {"topology": "switch", "p": 16, "operation": "broadcast", "model": "B"}


def middle_of(canvas) -> QPoint:
    """Return the middle of the box."""
    return QPointF(*canvas.geometry_shown().box.centre).toPoint()


def texts_of(canvas, what: str) -> list[str]:
    """Return the texts of the canvas' figure that show something."""
    shapes = canvas.figure().shapes()
    return [one.text for one in shapes if isinstance(one, Words) and one.what == what]


def test_the_canvas_draws_the_cycle_of_a_hub(open_desktop):
    window = open_desktop(HUB).window
    run, canvas = window.session.shown.run, window.canvas
    for cycle in (0, 1, 20, 56):
        window.session.show_cycle(cycle)
        turns = turns_of(run, cycle)
        if turns.now is None:
            assert not texts_of(canvas, "turn")
            continue
        assert texts_of(canvas, "centre-now") == [
            f"now: {turns.now.source}\u00a0→\u00a0{turns.now.target}"
        ]
        shown = read(svg(canvas.figure(), PALETTES["light"], 1.0))
        assert sorted(shown["lanes"]) == [turns.now.source, 8 + turns.now.target]
        assert sorted(texts_of(canvas, "turn")) == [str(n + 1) for n in range(1 + turns.number)]


def test_the_middle_is_no_node(qtbot, open_desktop):
    window = open_desktop({"topology": "hub", "p": 8, "operation": "broadcast"}).window
    canvas, session = window.canvas, window.session
    canvas.grab()
    at = middle_of(canvas)
    assert node_at(canvas.geometry_shown(), QPointF(at)) is None
    session.select_node(3)
    for click in (QTest.mouseClick, QTest.mouseDClick):
        click(canvas, Qt.MouseButton.LeftButton, pos=at)
        view = session.shown.view
        assert view.node in (None, 3)
        assert view.link is None
        assert session.scenario.root == 0


def test_hints_say_what_the_middle_is_and_who_has_it(open_desktop):
    window = open_desktop(HUB).window
    window.session.show_cycle(20)
    canvas = window.canvas
    pictures, scene, at = canvas.pictures(), canvas.scene(), QPointF(middle_of(canvas))
    turns = pictures.turns(scene)
    said = str(tip_at(pictures.geometry, scene, at, turns))
    assert said.startswith("Hub: one message at a time")
    assert f"Node {turns.now.source} has the hub" in said
    waiting = [said.index(f"{turn.source}\u00a0→\u00a0{turn.target}") for turn in turns.waiting]
    assert waiting == sorted(waiting)
    link = pictures.geometry.way(turns.now.source)
    hint = str(tip_at(pictures.geometry, scene, QPointF(*link.at(link.length / 2)), turns))
    assert hint == f"link {turns.now.source} → hub: 1 chunk (100 bytes)"


def test_where_all_would_be_without_the_hubs_line(open_desktop):
    window = open_desktop(HUB).window
    window.session.show_cycle(1)
    window.commands["ahead"].trigger()
    one = window.session.shown.run
    for done, first_line in ((0.1, True), (0.4, False)):
        window.canvas.show_cycle(1, done)
        shapes = [shape for shape in window.canvas.figure().shapes() if shape_is(shape, "ahead")]
        assert sorted(shape.key[1] for shape in shapes) == list(range(8))
        assert all((shape.key[0] < 8) == first_line for shape in shapes)
        for shape in shapes:
            assert shape.key[0] in one.routes.of(shape.key[1])


def shape_is(shape: object, what: str) -> bool:
    """Return whether a shape shows something."""
    return getattr(shape, "what", "") == what


def test_a_switch_says_how_many_go_at_once(open_desktop):
    window = open_desktop(SWITCH).window
    window.session.show_cycle(4)
    canvas = window.canvas
    assert texts_of(canvas, "centre-now") == ["8 at once"]
    pictures, scene, at = canvas.pictures(), canvas.scene(), QPointF(middle_of(canvas))
    assert "Under way now: 8" in str(tip_at(pictures.geometry, scene, at, pictures.turns(scene)))


def test_panels_name_the_middle_and_the_models_parameters(qtbot, open_desktop):
    window = open_desktop(SWITCH).window
    window.session.show_cycle(1)
    links = window.links.model
    cells = [
        [links.data(links.index(row, column)) for column in range(3)]
        for row in range(links.rowCount())
    ]
    assert cells == [["0", "switch", "–"], ["switch", "8", "–"]]
    names = [name.text() for name in window.totals.terms.names[: len(ROWS)]]
    assert names == ["latency t0", "latency per byte t1", "per byte tk"]
    window.session.select_link(16 + 8)
    window.board.bring_up("place")
    panel = window.board.panels["place"]
    qtbot.waitUntil(lambda: panel.heading.text() == "Link switch → 8")
    assert "waits" in panel.summary.text()


def test_hockneys_model_has_no_second_term(open_desktop):
    window = open_desktop({**SWITCH, "model": "C"}).window
    terms = window.totals.terms
    assert [name.isHidden() for name in terms.names] == [False, True, False, False]
    assert all(label.isHidden() for label in terms.cells[1])


@pytest.mark.parametrize("kind", ["hub", "switch"])
def test_every_panel_shows_every_operation(qtbot, open_desktop, edited, kind):
    """A fault of any panel fails the test."""
    desktop = open_desktop({"topology": kind, "p": 7, "operation": "broadcast"})
    window = desktop.window
    for operation in OPERATIONS:
        if operation.key != "broadcast":
            edited(desktop, operation=operation.key, algorithm=None)
        run = window.session.shown.run
        window.session.show_cycle(min(2, run.trace.cycles))
        window.session.select_node(1)
        for panel in window.board.panels.values():
            panel.show_shown(window.session.shown)
        window.session.select_link(3)
        for panel in window.board.panels.values():
            panel.show_shown(window.session.shown)
        assert window.canvas.grab().width() > 0
        spoken = window.canvas.accessibleDescription()
        assert kind in spoken
        assert " 7 to" not in spoken and " to 7" not in spoken


def test_a_hub_beside_a_hypercube(qtbot, open_desktop):
    window = open_desktop(HUB).window
    offers = comparisons(window.session.scenario)
    for wanted in ("Hypercube", "Switch", "Model C"):
        offer = next(one for one in offers if str(one.title).startswith(wanted))
        with qtbot.waitSignal(window.session.runs_changed):
            window.session.compare(offer.scenario, offer.mirrored)
        window.session.show_cycle(9)
        assert window.canvas.grab().width() > 0
        assert window.beside.second.grab().width() > 0
        assert window.beside.second.scene().lanes
