"""The lab over the real window: what is dragged, pointed at and typed is what the engine says."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog

from engine.commands import embed
from engine.embedding import embedding_of, guest_of, host_of, moved
from engine.picture.figure import Words as Written
from engine.scenario import from_settings
from gui.embedding_lab import Laying
from gui.embedding_lab.view import Chosen
from gui.theme import THEMES
from gui.words import Words
from tests.gui.clipped import cut_off
from tests.tiers import tier

GOSSIP = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast", "th": "1.5"}
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot, open_desktop):
    """Return a window whose lab has been opened by its key, and the lab."""

    def make(settings=GOSSIP, size=(1240, 760), **looks):
        window = open_desktop(settings, **looks).window
        qtbot.keyClick(window, Qt.Key.Key_F9)
        lab = window.lab.lab
        qtbot.waitUntil(lab.isVisible)
        lab.resize(*size)
        lab.activateWindow()
        lab.view.setFocus()
        qtbot.waitUntil(lambda: lab.isActiveWindow() and lab.height() == size[1])
        qtbot.waitUntil(lambda: lab.view.width() == size[0] - lab.column.width())
        return window, lab

    return make


def numbers(lab) -> list[str]:
    """Return congestion, dilation and expansion as they are shown."""
    shown = [one for one in lab.view.figure().shapes() if isinstance(one, Written)]
    return [one.text for one in shown if one.what == "value"][:3]


def engines(embedding) -> list[str]:
    """Return the same as the engine says."""
    return [str(embedding.congestion), str(embedding.dilation), str(embedding.expansion)]


def point(at) -> QPoint:
    return QPoint(round(at[0]), round(at[1]))


def hover(view, at) -> None:
    """Move the mouse, no button pressed, to a point of the picture."""
    place, none = QPointF(point(at)), Qt.MouseButton.NoButton
    keys = Qt.KeyboardModifier.NoModifier
    moved_to = QMouseEvent(QEvent.Type.MouseMove, place, view.mapToGlobal(place), none, none, keys)
    QApplication.sendEvent(view, moved_to)


def drag(qtbot, lab, begin, end, release=True) -> None:
    """Drag with the mouse from one point of the picture to another."""
    view = lab.view
    qtbot.mousePress(view, LEFT, pos=point(begin))
    middle = ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
    for at in (middle, end):
        qtbot.mouseMove(view, point(at))
    if release:
        qtbot.mouseRelease(view, LEFT, pos=point(end))


def middle_of(way):
    """Return the middle of a way, on the way."""
    half = len(way) // 2
    return (way[half] if len(way) > 2 else way.mean(axis=0)).tolist()


def set_to(lab, guest, host, key="best", seed=0) -> Laying:
    lab.show_laying(Laying(embedding_of(guest, host, key, seed), seed))
    return lab.laying


def test_a_drag_changes_map_and_numbers_and_undo_restores_them(qtbot, opened):
    _, lab = opened()
    before = set_to(lab, guest_of("ring", 8), host_of("hypercube", 8), "gray")
    assert numbers(lab) == ["1", "1", "1"]
    wanted = moved(before.embedding, 1, 6)
    host = lab.view.picture().host
    drag(qtbot, lab, host.at(before.embedding.placed[1]), host.at(6), release=False)
    assert lab.laying == before and numbers(lab) == engines(wanted)  # tried, not yet laid
    qtbot.mouseRelease(lab.view, LEFT, pos=point(host.at(6)))
    assert lab.laying.embedding == wanted
    assert numbers(lab) == engines(wanted) == ["2", "2", "1"]
    line = int(wanted.busiest_lines[0])
    assert "{}\u2013{} of the host carries 2".format(*wanted.host.lines[line]) in lab.view.told()
    assert lab.column.map.map.key() == "by-hand"
    qtbot.keyClick(lab, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert lab.laying == before and numbers(lab) == ["1", "1", "1"]
    assert lab.column.map.map.key() == "gray"
    qtbot.keyClick(lab, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert lab.laying.embedding == wanted and numbers(lab) == engines(wanted)
    lab.column.best.click()
    assert lab.laying == before
    lab.column.undo.click()
    assert lab.laying.embedding == wanted


def test_a_drag_from_the_guest_onto_a_free_node_and_one_that_is_given_up(qtbot, opened):
    _, lab = opened()
    before = set_to(lab, guest_of("tree", 15), host_of("hypercube", 16))
    picture = lab.view.picture()
    free = int((before.embedding.guest_on < 0).argmax())
    drag(qtbot, lab, picture.guest.at(4), picture.host.at(free))
    after = moved(before.embedding, 4, free)
    assert lab.laying.embedding == after and numbers(lab) == engines(after)
    drag(qtbot, lab, picture.guest.at(2), picture.host.at(0), release=False)
    qtbot.keyClick(lab.view, Qt.Key.Key_Escape)
    qtbot.mouseRelease(lab.view, LEFT, pos=point(picture.host.at(0)))
    assert lab.isVisible() and lab.laying.embedding == after
    drag(qtbot, lab, picture.guest.at(2), (picture.host.area.left + 2, picture.host.area.top + 2))
    assert lab.laying.embedding == after  # let go over no node
    qtbot.keyClick(lab.view, Qt.Key.Key_Escape)
    assert not lab.isVisible()


def test_pointing_lights_the_path_of_an_edge_and_the_edges_over_a_line(qtbot, opened):
    _, lab = opened()
    set_to(lab, guest_of("ring", 16), host_of("hypercube", 16), "identity")
    embedding, picture, view = lab.laying.embedding, lab.view.picture(), lab.view
    assert numbers(lab) == ["2", "4", "1"]
    for edge in (7, 15):
        hover(view, middle_of(picture.guest.ways[edge]))
        assert view.chosen == Chosen(edge)
        paths = [one.key for one in view.figure().shapes() if one.what == "path"]
        assert paths == [(edge, a, b) for a, b in pairwise(embedding.path(edge))]
        told = " \u2192 ".join(map(str, embedding.path(edge)))
        assert told in view.told() and view.accessibleDescription() == view.told()
    line = int(embedding.busiest_lines[0])
    hover(view, middle_of(picture.host.ways[line]))
    assert view.chosen == Chosen(None, line)
    lit = {one.key[0] for one in view.figure().shapes() if one.what == "lit-edge"}
    assert lit == set(embedding.edges_over(line)) and len(lit) == 2
    qtbot.mouseClick(view, LEFT, pos=point(middle_of(picture.guest.ways[7])))
    empty = (picture.guest.area.left + 1, picture.guest.area.top + 1)
    hover(view, empty)
    assert view.chosen == Chosen(7)  # kept by the click
    qtbot.mouseClick(view, LEFT, pos=point(empty))
    assert view.chosen == Chosen()


def test_the_keys_go_through_edges_and_lines(qtbot, opened):
    _, lab = opened()
    set_to(lab, guest_of("ring", 8), host_of("hypercube", 8))
    view, seen = lab.view, []
    for _ in range(9):
        qtbot.keyClick(view, Qt.Key.Key_Right)
        seen.append(view.chosen.edge)
    assert seen == [*range(8), 0]
    for key, wanted in ((Qt.Key.Key_Left, Chosen(7)), (Qt.Key.Key_Up, Chosen(None, 11))):
        qtbot.keyClick(view, key)
        assert view.chosen == wanted
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.chosen == Chosen(None, 0)


def type_in(qtbot, field, text) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    field.commit()


WRONG = (
    ("guest", "zero", "p must be a whole number"),
    ("guest", "300", "up to 256 host nodes; this host has 512"),
    ("host", "12", "power of two"),
    ("host", "4", "the ring has 8 nodes and the hypercube 4"),
    ("nodes", "0 1 1 3 4 5 6 7", "guest node 2: host node 1 is taken already"),
    ("nodes", "0, 1, 2", "guest node 3 is missing"),
    ("nodes", "0 1 2 3 4 5 6 9", "from 0 to 7; 9 is not"),
)


def test_what_is_wrong_is_one_sentence_and_nothing_is_lost(qtbot, opened):
    _, lab = opened()
    error = lab.column.error
    for field, text, sentence in WRONG:
        before = set_to(lab, guest_of("ring", 8), host_of("hypercube", 8))
        edit = lab.column.fields()[field]
        type_in(qtbot, edit, text)
        assert sentence in error.sentence.text() and "\n" not in error.sentence.text()
        assert lab.laying == before and edit.text() == text
        type_in(qtbot, edit, "4 5 7 6 2 3 1 0" if field == "nodes" else "16")
        assert not error.isVisible() and lab.laying != before


def test_networks_maps_and_seeds_are_chosen(qtbot, opened):
    _, lab = opened()
    column = lab.column
    set_to(lab, guest_of("ring", 8), host_of("hypercube", 8))
    column.guest.kind_chosen.emit("tree")
    assert (lab.laying.guest.kind, lab.laying.guest.p, lab.laying.host.p) == ("tree", 7, 8)
    assert column.guest.size.text() == "7"
    column.host.kind_chosen.emit("mesh")
    assert (lab.laying.host.kind, lab.laying.host.dims) == ("mesh", (3, 3))
    type_in(qtbot, column.host.size, "3 \u00d7 4")
    assert lab.laying.host.dims == (3, 4)
    model = column.map.map.model()
    reasons = {item.text(): item.toolTip() for item in map(model.item, range(model.rowCount()))}
    assert "the host is a mesh" in reasons["Gray code"] and not reasons["Equal numbers"]
    assert not column.map.seed.isVisible()
    column.map.map_chosen.emit("random")
    assert column.map.seed.isVisible()
    type_in(qtbot, column.map.seed, "41")
    wanted = embedding_of(lab.laying.guest, lab.laying.host, "random", 41)
    assert lab.laying == Laying(wanted, 41)
    type_in(qtbot, column.map.seed, "-1")
    assert "seed must be a whole number" in column.error.sentence.text()


def test_maps_are_saved_opened_and_copied(qtbot, opened, monkeypatch, tmp_path, capsys):
    _, lab = opened()
    target = tmp_path / "map.txt"
    before = set_to(lab, guest_of("ring", 8), host_of("hypercube", 8), "random", 5)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    lab.column.rows[0].buttons["save"].click()
    assert target.read_text("utf-8").split() == list(map(str, before.embedding.placed))
    lab.column.best.click()
    lab.column.rows[0].buttons["open"].click()
    assert lab.laying.embedding.placed == before.embedding.placed
    lab.column.rows[2].buttons["copy-command"].click()
    words = QApplication.clipboard().text().split()
    embed([*words[words.index("embed") + 1 :], "--format", "json"], "en")
    assert json.loads(capsys.readouterr().out)["map"] == list(before.embedding.placed)
    lab.column.rows[2].buttons["copy-picture"].click()
    data = QApplication.clipboard().mimeData()
    assert data.hasImage() and b'data-what="host-line"' in bytes(data.data("image/svg+xml"))
    shown = lab.laying
    target.write_text("0\n1\n1\n", "utf-8")
    lab.column.rows[0].buttons["open"].click()
    assert f"{target}, line 3: host node 1 is taken already" in lab.column.error.sentence.text()
    assert lab.laying == shown


def test_the_run_goes_through_the_embedding_and_back(qtbot, opened):
    window, lab = opened()
    session = window.session
    set_to(lab, guest_of("ring", 8), host_of("hypercube", 8), "identity")

    def after(deed):
        with qtbot.waitSignal(session.runs_changed, timeout=20_000):
            if isinstance(deed, QAbstractButton):
                qtbot.mouseClick(deed, LEFT)
            else:
                deed.trigger()
        return session.shown.run

    use, take = (lab.column.rows[1].buttons[key] for key in ("use", "take"))
    run = after(use)
    assert str(run.scenario.laid) == "ring:8:identity" and float(run.simulated) == 591.5
    assert window.form.embedding.isVisibleTo(window.form)
    assert "Equal numbers" in window.form.embedding.sentence.text()
    lab.move_node(0, 5)
    run = after(use)
    assert run.scenario.embedding == lab.laying.embedding
    run = after(window.commands["undo"])
    assert str(run.scenario.laid) == "ring:8:identity"
    take.click()
    assert lab.laying.embedding.map == "identity"
    set_to(lab, guest_of("ring", 6), host_of("torus", dims=(2, 3)))
    run = after(use)
    assert (run.scenario.topology, run.scenario.dims) == ("torus", (2, 3))
    assert run.scenario.embedding == lab.laying.embedding
    run = after(window.form.embedding.drop)
    assert run.scenario.laid is None and run.scenario.topology == "torus"
    assert not window.form.embedding.isVisibleTo(window.form)
    run = after(window.commands["undo"])
    assert run.scenario.laid is not None
    lab.close()
    lab.show_laying(Laying(embedding_of(guest_of("tree", 7), host_of("mesh", dims=(3, 3)))))
    window.form.embedding.lab.click()
    assert lab.isVisible() and lab.laying.embedding == run.scenario.embedding


def test_what_cannot_run_says_why(opened):
    _, lab = opened()
    use = lab.column.rows[1].buttons["use"]
    set_to(lab, guest_of("tree", 7), host_of("hypercube", 8))
    assert not use.isEnabled() and "the guest is a binary tree" in lab.column.reason.text()
    set_to(lab, guest_of("ring", 9), host_of("mesh", dims=(3, 3)))
    assert not use.isEnabled() and "the host is a mesh" in lab.column.reason.text()
    set_to(lab, guest_of("ring", 8), host_of("hypercube", 8))
    assert use.isEnabled() and not lab.column.reason.isVisible()


def test_it_opens_with_the_embedding_of_the_run_and_its_key_closes_it(qtbot, opened):
    window, lab = opened({**GOSSIP, "p": 16, "embedding": "torus:4x4:identity"})
    scenario = from_settings({**GOSSIP, "p": 16, "embedding": "torus:4x4:identity"})
    assert lab.laying.embedding == scenario.embedding
    qtbot.keyClick(lab, Qt.Key.Key_F9)
    assert not lab.isVisible() and not window.commands["embedding-lab"].isChecked()


LOOKS = tier(
    [("en", "dark"), ("ru", "projector"), ("uk", "light")],
    [("en", "projector"), ("ru", "light"), ("uk", "projector"), ("ru", "dark")],
)


def test_nothing_is_cut_off_in_a_small_window(qtbot, opened):
    _, lab = opened(size=(1024, 600))
    for language, theme in LOOKS:
        lab.show_theme(THEMES[theme])
        lab.show_language(Words(language))
        for guest, host, key in (
            (guest_of("ring", 16), host_of("mesh", dims=(4, 4)), "random"),
            (guest_of("tree", 63), host_of("hypercube", 64), "random"),
        ):
            set_to(lab, guest, host, key)
            embedding = lab.laying.embedding
            lab.view.keep(Chosen(int(embedding.longest_edges[0])))
            type_in(qtbot, lab.column.map.nodes, "0 1 1")
            qtbot.wait(20)
            assert cut_off(lab) == [], (language, theme)
        colour = lab.view.grab().toImage().pixelColor(3, 3).name()
        assert colour == THEMES[theme].canvas.lower()
