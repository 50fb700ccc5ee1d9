"""Looking round with the mouse, and the curtain, in the real window."""

from __future__ import annotations

import random

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from engine.scenario.view import MAX_ZOOM
from gui.canvas.minimap import part_of
from gui.canvas.pointing import link_at, node_at

CUBE = {"topology": "hypercube", "p": 16, "operation": "broadcast", "th": "1.5"}
RING = {"topology": "ring", "p": 8, "operation": "broadcast"}
TORUS = {"topology": "torus", "dims": "4x4", "operation": "broadcast"}
POINT = {"topology": "torus", "dims": "4x4", "operation": "point-to-point"}
EXCHANGE = {"topology": "ring", "p": 8, "operation": "total-exchange"}
QUEUES = {**EXCHANGE, "algorithm": "direct", "startups": "one"}
LARGE = {"topology": "hypercube", "p": 256, "operation": "broadcast"}
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def without_curves(monkeypatch):
    """Compute no curves: nobody looks at them here."""
    monkeypatch.setattr("gui.curve_feed.curve", lambda *given: iter(()))


def click_node(canvas, node: int) -> None:
    QTest.mouseClick(canvas, LEFT, pos=canvas.node_position(node).toPoint())


def drag(canvas, begin: QPoint, end: QPoint) -> None:
    """Drag from one place to another in several motions."""
    QTest.mousePress(canvas, LEFT, pos=begin)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(canvas, begin + (end - begin) * share)
    QTest.mouseRelease(canvas, LEFT, pos=end)


def drag_node(canvas, source: int, target: int) -> None:
    drag(*(canvas, *(canvas.node_position(node).toPoint() for node in (source, target))))


def turn_wheel(canvas, at: QPointF, by: int) -> None:
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, canvas.mapToGlobal(at), QPoint(), QPoint(0, by), *none, False)
    QApplication.sendEvent(canvas, event)


def ground(canvas) -> QPoint:
    """A place in the picture where nothing is."""
    geometry = canvas.geometry_shown()
    chance = random.Random(1)
    area = geometry.area
    while True:
        x, y = chance.uniform(area.left, area.right), chance.uniform(area.top, area.bottom)
        at, place = QPointF(x, y), canvas.map_place()
        taken = node_at(geometry, at) is not None or link_at(geometry, at) is not None
        if not taken and (place is None or not place.contains(at)):
            return at.toPoint()


def seen(canvas) -> tuple[float, float, float, float]:
    """The part of the whole picture that is to be seen, as shares: left, top, right, bottom."""
    view = canvas.view()
    half = 0.5 / view.zoom
    x, y = view.centre
    return x - half, y - half, x + half, y + half


# Nodes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", ["broadcast", "reduce", "scatter", "gather"])
def test_a_click_on_a_node_makes_it_the_root(qtbot, open_desktop, operation):
    window = open_desktop({**TORUS, "operation": operation}).window
    for node in (6, 15, 0):
        with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
            click_node(window.canvas, node)
        run = window.session.shown.run
        assert run.scenario.root == node and run.scenario.operation == operation
        assert window.form.values()["root"] == str(node)
    sources, targets = run.source[:].tolist(), run.target[:].tolist()
    inwards = operation in ("reduce", "gather")
    assert node in (targets if inwards else sources)


def test_a_click_on_a_node_makes_the_process_there_the_root(qtbot, open_desktop):
    """With an embedding the root is a process of the guest; a node left free is only selected."""
    settings = {**CUBE, "p": 8, "embedding": "ring:6:gray"}
    window = open_desktop(settings).window
    laid = window.session.scenario.laid
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        click_node(window.canvas, 7)
    scenario = window.session.shown.run.scenario
    assert (scenario.root, scenario.laid) == (3, laid)
    assert laid is not None
    click_node(window.canvas, 2)
    assert window.session.shown.view.node == 2
    assert window.session.shown.run.scenario.root == 3


def test_a_drag_from_node_to_node_makes_source_and_target(qtbot, open_desktop):
    window = open_desktop(POINT).window
    for source, target in ((3, 9), (9, 3), (0, 15)):
        with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
            drag_node(window.canvas, source, target)
        run = window.session.shown.run
        assert (run.source[0], run.target[0]) == (source, target)
        values = window.form.values()
        assert (values["source"], values["target"]) == (str(source), str(target))
    assert not window.message.isVisible()


@pytest.mark.parametrize("settings", [TORUS, EXCHANGE], ids=["broadcast", "exchange"])
def test_where_no_pair_is_meant_a_sentence_says_so_and_nothing_changes(open_desktop, settings):
    window = open_desktop(settings).window
    window.session.show_cycle(1)
    shown = window.session.shown
    drag_node(window.canvas, 1, 5)
    assert window.message.isVisible()
    said = window.message.sentence.text()
    assert "point-to-point" in said and "\n" not in said
    assert not window.session._work.busy and window.session.shown is shown


def test_a_click_without_a_root_selects_and_a_drag_to_nowhere_does_nothing(open_desktop):
    window = open_desktop(EXCHANGE).window
    run = window.session.shown.run
    click_node(window.canvas, 5)
    assert window.session.shown.view.node == 5
    click_node(window.canvas, 5)
    assert window.session.shown.view.node is None
    drag(window.canvas, window.canvas.node_position(2).toPoint(), ground(window.canvas))
    drag(window.canvas, *[window.canvas.node_position(2).toPoint()] * 2)
    assert not window.session._work.busy and window.session.shown.run is run
    assert not window.message.isVisible()


# Zoom and pan -------------------------------------------------------------------------------------


def test_the_wheel_keeps_the_point_under_the_pointer(open_desktop):
    canvas = open_desktop(CUBE).window.canvas
    at = canvas.node_position(9)
    for turned in (120, 240, 120, -120, -240):
        turn_wheel(canvas, at, turned)
        there = canvas.node_position(9)
        assert abs(there.x() - at.x()) + abs(there.y() - at.y()) < 0.5
    for _ in range(40):
        turn_wheel(canvas, at, 480)
        assert canvas.view().zoom <= MAX_ZOOM
    assert canvas.view().zoom == MAX_ZOOM
    for _ in range(40):
        turn_wheel(canvas, at, -480)
    assert canvas.view().zoom == 1 and canvas.view().centre == (0.5, 0.5)


def test_the_ground_moves_with_the_pointer_but_never_off_the_picture(open_desktop):
    window = open_desktop(CUBE).window
    canvas = window.canvas
    begin = ground(canvas)
    drag(canvas, begin, begin + QPoint(70, 40))
    assert canvas.view().centre == (0.5, 0.5)  # nothing is out of sight
    for _ in range(4):
        turn_wheel(canvas, QPointF(canvas.rect().center()), 120)
    begin, node = ground(canvas), canvas.node_position(3)
    drag(canvas, begin, begin + QPoint(20, -15))
    moved = canvas.node_position(3) - node
    assert moved.x() == pytest.approx(20, abs=0.5) and moved.y() == pytest.approx(-15, abs=0.5)
    for way in (QPoint(5000, 3000), QPoint(-5000, -3000), QPoint(5000, -3000)):
        begin = ground(canvas)
        drag(canvas, begin, begin + way)
        left, top, right, bottom = seen(canvas)
        assert min(left, top) >= -1e-9 and max(right, bottom) <= 1 + 1e-9
        edges = left if way.x() > 0 else 1 - right, top if way.y() > 0 else 1 - bottom
        assert max(edges) == pytest.approx(0, abs=1e-9)


def test_a_double_click_on_the_ground_shows_the_whole_network(open_desktop):
    canvas = open_desktop(CUBE).window.canvas
    turn_wheel(canvas, QPointF(200, 300), 480)
    assert canvas.view().zoom > 2
    QTest.mouseDClick(canvas, LEFT, pos=ground(canvas))
    assert canvas.view().zoom == 1 and canvas.view().centre == (0.5, 0.5)


def test_every_network_is_looked_at_as_before(open_desktop, edited):
    desktop = open_desktop(CUBE)
    window = desktop.window
    turn_wheel(window.canvas, QPointF(300, 300), 360)
    window.session.change_view(layout="circle", labels=("gray",), link=(0, 1))
    cube = window.session.shown.view
    assert cube.zoom > 1.5
    edited(desktop, **RING)
    ring = window.session.shown.view
    assert (ring.zoom, ring.layout, ring.labels, ring.link) == (1, None, (), None)
    turn_wheel(window.canvas, QPointF(300, 300), 120)
    zoomed = window.session.shown.view.zoom
    edited(desktop, **CUBE)
    back = window.session.shown.view
    for name in ("zoom", "centre", "layout", "labels"):
        assert getattr(back, name) == getattr(cube, name)
    assert window.canvas.view() == back
    edited(desktop, **RING)
    assert window.session.shown.view.zoom == zoomed


def test_another_network_has_labels_of_its_own(qtbot, open_desktop):
    window = open_desktop(TORUS).window
    window.session.change_view(labels=("coordinates",), layout="circle")
    before = [button.text() for button in window.picture_controls.buttons]
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        window.session.edit(RING)
    assert "oordinates" not in window.picture_controls.buttons[1].text()
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        window.session.edit(TORUS)
    assert [button.text() for button in window.picture_controls.buttons] == before


# The small map ------------------------------------------------------------------------------------


def test_a_large_network_has_a_map_on_which_one_can_go(open_desktop, edited):
    desktop = open_desktop({**LARGE, "p": 128})
    canvas = desktop.window.canvas
    turn_wheel(canvas, QPointF(canvas.rect().center()), 480)
    assert canvas.map_place() is None
    edited(desktop, p=256)
    assert canvas.map_place() is None  # all of it is to be seen
    turn_wheel(canvas, QPointF(canvas.rect().center()), 480)
    place = canvas.map_place()
    assert place is not None
    view = canvas.view()
    for x, y in ((0.3, 0.7), (0.6, 0.4)):
        at = QPointF(place.left() + x * place.width(), place.top() + y * place.height())
        QTest.mouseClick(canvas, LEFT, pos=at.toPoint())
        assert canvas.view().zoom == view.zoom
        assert canvas.view().centre == pytest.approx((x, y), abs=0.02)
        assert part_of(canvas.view(), place).center().toPoint() == at.toPoint()
    drag(canvas, place.center().toPoint(), (place.bottomRight() + QPointF(50, 50)).toPoint())
    assert max(seen(canvas)) == pytest.approx(1, abs=1e-9)
    assert desktop.window.session.shown.run.scenario.root == 0


# The curtain --------------------------------------------------------------------------------------


@pytest.fixture
def tip(monkeypatch):
    """Return a function that tells what the hint at a place of the picture says."""
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *given: said.append(text))

    def ask(canvas, at: QPointF) -> str:
        place = at.toPoint()
        event = QHelpEvent(QHelpEvent.Type.ToolTip, place, canvas.mapToGlobal(place))
        QApplication.sendEvent(canvas, event)
        return said.pop()

    return ask


def links_of_step(run, step: int) -> list[int]:
    """The links that a step uses, by the starts and links of the trace."""
    trace = run.trace
    begin, end = trace.step_starts[step - 1 : step + 1]
    start = trace.start[:]
    return sorted(set(trace.link[:][(start >= begin) & (start < end)].tolist()))


def test_behind_the_curtain_nothing_is_told(open_desktop, tip):
    window = open_desktop(QUEUES).window
    window.session.show_cycle(2)
    canvas, run = window.canvas, window.session.shown.run
    way = canvas.geometry_shown().way(int(run.trace.link[0]))
    places = canvas.node_position(3), QPointF(*way.at(way.length / 2))
    canvas.grab()
    told, sentence = canvas.drawn(), canvas.accessibleDescription()
    assert told.labels and told.marks and told.plates and told.sentence
    assert all(tip(canvas, place) for place in places)
    QTest.keyClick(window, Qt.Key.Key_C)
    canvas.grab()
    hidden = canvas.drawn()
    assert not (hidden.labels or hidden.marks or hidden.plates)
    assert sorted(hidden.arrows) == sorted(told.arrows)
    assert hidden.title == told.title and hidden.sentence != told.sentence
    assert not any(character.isdigit() for character in hidden.sentence)
    assert told.sentence not in canvas.accessibleDescription() and sentence
    assert not any(tip(canvas, place) for place in places)
    for panel in (window.details, window.curves):
        picture = panel.grab().toImage()
        window.session.show_cycle(5)
        assert panel.grab().toImage() == picture
        window.session.show_cycle(2)
    QTest.keyClick(window, Qt.Key.Key_C)
    canvas.grab()
    assert canvas.drawn().labels == told.labels and canvas.drawn().sentence == told.sentence
    assert all(tip(canvas, place) for place in places)


@pytest.mark.parametrize("settings", [CUBE, RING, QUEUES], ids=["cube", "ring", "queues"])
def test_ghosts_are_the_links_of_the_next_step_until_it_comes(open_desktop, settings):
    window = open_desktop(settings).window
    canvas, run = window.canvas, window.session.shown.run

    def ghosts() -> list[int]:
        shapes = canvas.figure().shapes()
        return sorted(key for shape in shapes if shape.what == "ghost" for key in shape.key)

    steps = run.schedule.steps
    QTest.keyClick(window, Qt.Key.Key_C)
    for cycle in np.unique(np.linspace(0, run.trace.cycles, 6).astype(int)).tolist():
        window.session.show_cycle(cycle)
        assert ghosts() == []
        before = canvas.grab().toImage()
        QTest.keyClick(window, Qt.Key.Key_G)
        step = run.trace.step_of_cycle(cycle)
        assert ghosts() == (links_of_step(run, step + 1) if step < steps else [])
        assert (canvas.grab().toImage() != before) == (step < steps)
        key = Qt.Key.Key_PageDown if cycle < run.trace.cycles else Qt.Key.Key_PageUp
        QTest.keyClick(window, key)
        assert ghosts() == [] and not window.commands["ghosts"].isChecked()
        assert window.commands["curtain"].isChecked()
