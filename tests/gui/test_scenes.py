"""The scene list in the real window: through all scenes and back, editing, files, small screens."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from engine.run import run
from engine.scenario import (
    SceneList,
    from_settings,
    read_scene_list,
    write_scenario,
    write_scene_list,
)
from gui.run_cache import same_run
from gui.scene_show import EXAMPLE

BROADCAST = {"topology": "hypercube", "p": 16, "operation": "broadcast", "th": "1.5"}
RING = from_settings({"topology": "ring", "p": 6, "operation": "broadcast"})
CUBE = from_settings({"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"})
TORUS = from_settings({"topology": "torus", "dims": "3x3", "operation": "scatter"})
PACKETS = from_settings(
    {"topology": "ring", "p": 8, "operation": "point-to-point", "switching": "finite-packets",
     "packet": 25, "th": "1.5"}
)  # fmt: skip


def middle_of(scenario, cycle):
    """The scenario in the middle of a cycle, as when play is paused there."""
    trace = run(scenario).trace
    begin, end = trace.bounds(cycle)
    return replace(scenario, position=trace.unit.time((begin + end) // 2))


def at_end(scenario):
    """The scenario at the end of its run."""
    return replace(scenario, position=run(scenario).simulated)


LISTS = {
    "from-the-start": (RING, CUBE, TORUS),
    "stored": (middle_of(RING, 2), at_end(CUBE), middle_of(PACKETS, 3), RING, RING),
    "one": (middle_of(CUBE, 2),),
}
WAYS = {
    "clicker": (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp),
    "arrows": (Qt.Key.Key_Right, Qt.Key.Key_Left),
}


@pytest.fixture
def on_list(qtbot, open_desktop, tmp_path):
    """Return a function that opens a window on a list of scenes."""

    def make(*scenes, title="A lecture", **options):
        path = tmp_path / "lecture.hopscenes"
        noted = [replace(scene, notes=f"note {at}") for at, scene in enumerate(scenes)]
        write_scene_list(path, SceneList(title, tuple(noted)))
        return open_desktop(path=path, **options).window

    return make


def settled(qtbot, window):
    """Wait until the scene that was asked for is shown."""
    qtbot.waitUntil(lambda: not window.session._work.busy, timeout=20_000)


def place(window):
    """Scene, cycle and exact position."""
    shown = window.session.shown
    scene = window.scenes.scenes[window.scenes.current]
    assert same_run(shown.run.scenario, scene)
    return window.scenes.current, shown.cycle, shown.position


def walk(qtbot, window, key, most=200):
    """Press a key until nothing changes any more; return all places."""
    places = [place(window)]
    for _ in range(most):
        qtbot.keyClick(window, key)
        settled(qtbot, window)
        if place(window) == places[-1]:
            return places
        places.append(place(window))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("scenes", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("keys", WAYS.values(), ids=WAYS)
def test_back_goes_exactly_the_way_of_forward(qtbot, on_list, scenes, keys):
    window = on_list(*scenes)
    there = walk(qtbot, window, keys[0])
    expected = []
    for number, scene in enumerate(scenes):
        trace = run(scene).trace
        stored = round(scene.position / trace.unit.time(1))
        stops = {stored, *(trace.bounds(c)[1] for c in range(trace.cycles + 1))}
        expected += [(number, trace.cycle_at(at), at) for at in sorted(stops) if at >= stored]
    assert there == expected
    assert walk(qtbot, window, keys[1]) == there[::-1]
    assert walk(qtbot, window, keys[0]) == there


def test_hasty_presses_skip_no_scene(qtbot, on_list):
    window = on_list(RING, CUBE, TORUS)
    seen = []
    window.session.runs_changed.connect(lambda shown: seen.append(window.scenes.current))
    window.session.last()
    window.scenes._cache._runs.clear()
    for _ in range(3):  # nothing is computed in between: the events wait
        window.scenes.forward()
    settled(qtbot, window)
    assert seen == [1]
    assert place(window) == (1, 0, 0)


def test_the_next_scene_is_there_at_once(qtbot, on_list):
    window = on_list(RING, CUBE, TORUS)
    qtbot.waitUntil(lambda: window.scenes._cache.find(window.scenes.scenes[1]) is not None)
    window.session.last()
    window.scenes.forward()
    assert place(window) == (1, 0, 0)  # without a turn of the event loop
    qtbot.waitUntil(lambda: window.scenes._cache.find(window.scenes.scenes[2]) is not None)
    window.scenes.back()
    assert place(window)[:2] == (0, run(RING).trace.cycles)


def test_the_cache_is_bounded(qtbot, on_list):
    window = on_list(*(replace(RING, q=at) for at in range(1, 6)), CUBE, TORUS, PACKETS)
    for _ in range(7):
        window.scenes.next_scene()
        settled(qtbot, window)
    window.scenes.wait()
    assert len(window.scenes._cache._runs) <= 4


def test_next_and_previous_keys_and_a_click_go_to_stored_positions(qtbot, on_list):
    stored = middle_of(CUBE, 2)
    window = on_list(RING, stored, TORUS)
    qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    settled(qtbot, window)
    assert window.session.shown.time == stored.position
    qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    settled(qtbot, window)
    assert place(window)[0] == 1
    window.session.last()
    rows = window.scene_list.rows
    for row, time in ((1, stored.position), (0, 0)):
        rows.scrollToItem(rows.item(row))
        where = rows.visualItemRect(rows.item(row)).center()
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=where)
        settled(qtbot, window)
        assert (window.scenes.current, window.session.shown.time) == (row, time)
        assert rows.currentRow() == row
    qtbot.keyClick(window, Qt.Key.Key_Right)  # the click took no key away
    assert window.session.shown.cycle == 1


def test_play_stops_at_the_end_of_a_scene(qtbot, on_list):
    window = on_list(RING, CUBE)
    window.transport.playback.set_speed(20)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.transport.playback.playing)
    assert place(window)[:2] == (0, run(RING).trace.cycles)


def test_back_while_playing_stays_in_the_scene(qtbot, on_list):
    window = on_list(RING, middle_of(CUBE, 2))
    window.scenes.next_scene()
    settled(qtbot, window)
    begin = place(window)
    window.transport.play_or_pause()
    window.scenes.back()
    assert place(window) == begin and not window.transport.playback.playing


def test_the_clicker_steps_while_notes_are_written(qtbot, on_list):
    window = on_list(RING, CUBE)
    notes = window.scene_list.notes
    window.activateWindow()
    notes.setFocus()
    qtbot.waitUntil(notes.hasFocus)
    qtbot.keyClick(notes, Qt.Key.Key_Right)
    assert window.session.shown.cycle == 0
    qtbot.keyClick(notes, Qt.Key.Key_PageDown)
    assert window.session.shown.cycle == 1


def test_a_scene_too_large_is_told_and_can_be_passed(qtbot, on_list):
    large = from_settings({"topology": "ring", "p": 65536, "operation": "total-exchange"})
    window = on_list(RING, large, CUBE)
    window.session.last()
    window.scenes.forward()
    settled(qtbot, window)
    assert "link crossings" in window.form.error.sentence.text()
    assert window.scenes.current == 1 and window.session.shown.run.scenario.p == 6
    window.scenes.forward()
    settled(qtbot, window)
    assert place(window)[0] == 2
    window.scenes.back()
    settled(qtbot, window)
    window.scenes.back()
    settled(qtbot, window)
    assert place(window)[:2] == (0, run(RING).trace.cycles)


class _Desk:
    """What the fixture ``edited`` wants: something with a window."""

    def __init__(self, window) -> None:
        self.window = window


# Editing ------------------------------------------------------------------------------------------


def test_a_list_is_begun_edited_saved_and_read(qtbot, open_desktop, edited, tmp_path, monkeypatch):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    assert not window.details.holds(window.scene_list)
    window.session.show_cycle(2)
    window.commands["scene-add"].trigger()
    assert window.details.on_top(window.scene_list) and window.isWindowModified()
    first = window.session.scenario
    edited(desktop, p=8)
    window.session.show_cycle(1)
    QTest.mouseClick(window.scene_list.buttons["add"], Qt.MouseButton.LeftButton)
    second = window.session.scenario
    assert window.scenes.scenes == (first, second)
    QTest.keyClicks(window.scene_list.title, "Lecture 3")
    window.scene_list.notes.setPlainText("Ask: why?\nThen step.")
    assert window.scene_list.rows.item(1).text() == "Hypercube, 8 nodes: Broadcast"
    assert window.scene_list.rows.item(1).data(Qt.ItemDataRole.UserRole) == "Ask: why?"
    path = tmp_path / "made"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(path), ""))
    window.commands["scenes-save"].trigger()
    noted = replace(second, notes="Ask: why?\nThen step.")
    assert read_scene_list(path.with_suffix(".hopscenes")) == SceneList("Lecture 3", (first, noted))
    assert not window.scenes.unsaved


def test_edits_of_the_form_stay_out_of_the_list_until_replaced(qtbot, on_list, edited):
    window = on_list(RING, CUBE)
    before = window.scenes.scenes
    edited(_Desk(window), m=7)
    assert window.scenes.scenes == before and not window.scenes.unsaved
    window.session.last()
    window.scenes.forward()  # goes on without a question
    settled(qtbot, window)
    assert place(window) == (1, 0, 0)
    edited(_Desk(window), m=9)
    window.session.show_cycle(2)
    window.commands["scene-replace"].trigger()
    assert window.scenes.scenes[0] == before[0]
    replaced = window.scenes.scenes[1]
    assert (replaced.m, replaced.notes) == (9, "note 1")
    assert replaced.position == window.session.shown.time
    assert window.scenes.unsaved


def test_remove_and_move(qtbot, on_list):
    window = on_list(RING, CUBE, TORUS)
    ring, cube, torus = window.scenes.scenes
    qtbot.keyClick(window, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert window.scenes.scenes == (cube, ring, torus) and window.scenes.current == 1
    window.commands["scene-down"].trigger()
    assert window.scenes.scenes == (cube, torus, ring)
    assert not window.scene_list.buttons["down"].isEnabled()
    assert not window.commands["scene-down"].isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert window.scenes.scenes == (cube, ring, torus)
    window.commands["scene-remove"].trigger()
    settled(qtbot, window)
    assert window.scenes.scenes == (cube, torus) and place(window)[0] == 1
    window.commands["scene-remove"].trigger()
    settled(qtbot, window)
    assert window.scenes.scenes == (cube,) and place(window)[0] == 0
    window.scenes.remove()
    assert window.scenes.scenes == (cube,)
    assert not window.scene_list.buttons["remove"].isEnabled()


def test_closing_the_list_leaves_the_scenario_and_the_keys(qtbot, on_list):
    window = on_list(RING, CUBE)
    shown = window.session.shown.run
    window.commands["scenes-close"].trigger()
    assert not window.details.holds(window.scene_list)
    assert window.session.shown.run is shown
    window.session.last()
    qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert window.session.shown.run is shown
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert window.details.on_top(window.scene_list) and window.scene_list.none_open.isVisible()


# Files --------------------------------------------------------------------------------------------


BROKEN = [
    ({"version": 1, "scenes": []}, "1 to 200 scenes"),
    ({"version": 1, "scenes": [{"p": 4}, {"p": 1.5}]}, "scene 2"),
    ({"version": 7, "scenes": []}, "version 7"),
    ({"version": 1, "scenes": [{"file": "none.hopscope"}]}, "scene 1"),
]


@pytest.mark.parametrize(("content", "named"), BROKEN)
def test_a_broken_list_is_one_sentence_and_everything_stays(
    on_list, tmp_path, content, named, monkeypatch
):
    window = on_list(RING, CUBE)
    before = window.windowTitle(), window.session.shown, window.scenes.list, window.scenes.path
    path = tmp_path / "broken.hopscenes"
    path.write_text(json.dumps(content))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: (str(path), ""))
    window.commands["open"].trigger()
    assert window.message.isVisible() and named in window.message.sentence.text()
    now = window.windowTitle(), window.session.shown, window.scenes.list, window.scenes.path
    assert now == before


def test_open_takes_both_kinds_and_a_scenario_leaves_the_list_open(
    qtbot, on_list, tmp_path, monkeypatch
):
    window = on_list(RING, CUBE)
    assert window.windowTitle().startswith("lecture.hopscenes, scene 1 of 2")
    path = tmp_path / "single.hopscope"
    write_scenario(path, TORUS)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: (str(path), ""))
    window.commands["open"].trigger()
    settled(qtbot, window)
    assert window.windowTitle().startswith("single.hopscope")
    window.commands["scene-add"].trigger()
    assert [scene.topology for scene in window.scenes.scenes] == ["ring", "torus", "hypercube"]


def test_a_list_that_is_not_saved_is_asked_about(qtbot, on_list, monkeypatch, tmp_path):
    window = on_list(RING, CUBE)
    assert window.documents.may_leave()
    window.scene_list.notes.setPlainText("other")
    asked = []
    buttons = QMessageBox.StandardButton
    answers = iter([buttons.Cancel, buttons.Discard, buttons.Save])

    def question(*given):
        asked.append(given[2])
        return next(answers)

    monkeypatch.setattr(QMessageBox, "question", question)
    assert not window.close() and window.isVisible()
    assert "lecture.hopscenes" in asked[0]
    assert window.documents.may_leave()
    assert window.documents.may_leave()
    assert read_scene_list(tmp_path / "lecture.hopscenes").scenes[0].notes == "other"
    assert window.documents.may_leave() and len(asked) == 3


def test_a_scenario_with_a_file_of_its_own_is_asked_about(
    qtbot, on_list, edited, tmp_path, monkeypatch
):
    window = on_list(RING, CUBE)
    assert window.session.save(tmp_path / "own.hopscope")
    edited(_Desk(window), m=7)
    monkeypatch.setattr(QMessageBox, "question", lambda *given: QMessageBox.StandardButton.Cancel)
    window.scenes.next_scene()
    assert window.scenes.current == 0 and window.session.shown.run.scenario.m == 7


def test_the_example_opens_without_a_file_that_could_be_overwritten(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    window.commands["scenes-example"].trigger()
    settled(qtbot, window)
    assert window.scenes.path is None and not window.isWindowModified()
    assert window.scenes.list == read_scene_list(EXAMPLE)
    assert window.windowTitle().startswith(window.scenes.list.title)
    places = walk(qtbot, window, Qt.Key.Key_PageDown)
    assert {scene for scene, _, _ in places} == set(range(len(window.scenes.scenes)))


# Looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark", "projector"])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_the_current_scene_and_its_notes_can_be_seen(qtbot, on_list, theme, size):
    window = on_list(*(RING, CUBE) * 5, theme=theme, size=size)
    for _ in range(7):
        window.scenes.next_scene()
    settled(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_F6)
    panel = window.scene_list
    qtbot.waitUntil(lambda: panel.isVisible() and panel.notes.isVisible())
    panel.grab()
    row = panel.rows.visualItemRect(panel.rows.item(7))
    assert panel.rows.viewport().rect().contains(row)
    assert panel.rows.currentRow() == 7
    line = panel.notes.fontMetrics().lineSpacing()
    assert panel.notes.viewport().height() >= 2 * line
    assert panel.notes.font().pixelSize() >= 17
    for button in panel.buttons.values():
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
        assert panel.rect().contains(button.mapTo(panel, QPoint(0, button.height() - 1)))
    assert window.width() == size[0] and window.height() == size[1]
    assert window.session.shown.time == Fraction(0)
