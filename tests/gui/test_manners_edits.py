"""Undo and redo in the real window: to the first picture and back, one gesture one entry."""

from __future__ import annotations

import hashlib
import random

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QEventLoop, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.errors import InputError
from engine.scenario import from_settings
from engine.scenario.view import labels_of, layouts_of
from gui.shown import without_look

BROADCAST = {"topology": "hypercube", "p": 16, "operation": "broadcast", "th": "1.5"}
CHANGES = (
    ("m", ("1", "20", "100", "700")),
    ("ts", ("0", "5", "50")),
    ("tw", ("0.1", "0.5")),
    ("p", ("4", "8", "16")),
    ("topology", ("ring", "hypercube")),
    ("operation", ("broadcast", "scatter", "all-to-all-broadcast", "total-exchange")),
    ("switching", ("store-and-forward", "cut-through")),
    ("root", ("0", "1", "3")),
)


def settle(window):
    """Wait for the run that was asked for, if any, and until its progress has made room again."""
    while window.session._work.busy or window.statusBar().isVisible():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    for _ in range(3):
        QApplication.processEvents()


def picture(window):
    """The network as it is painted, byte for byte."""
    image = window.canvas.grab().toImage()
    return hashlib.sha256(bytes(image.constBits())).hexdigest()  # a difference is told fast


def seen(window):
    """The scenario as it is shown, the size of the picture, and the picture."""
    return window.session.scenario, window.canvas.size(), picture(window)


def press(window):
    """A person presses something: what follows is another gesture."""
    QTest.mouseClick(window.player, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))


def edit_something(window, chance):
    """One random edit, or a refusal; return whether there is another scenario or view."""
    before = without_look(window.session.scenario)
    press(window)
    shown = window.session.shown
    network = shown.run.topology
    kind = chance.choice(("settings", "settings", "layout", "labels", "colour", "bookmark"))
    if kind == "layout":
        keys = [None, *(one.key for one in layouts_of(network.kind, network.dims))]
        window.session.change_view(layout=chance.choice(keys))
    elif kind == "labels":
        keys = [one.key for one in labels_of(network.kind, network.dims)]
        window.session.change_view(labels=(chance.choice(keys),))
    elif kind == "colour":
        window.session.change_view(colour=chance.choice((None, "origin", "load")))
    elif kind == "bookmark":
        window.session.toggle_bookmark()
    else:
        key, values = chance.choice(CHANGES)
        settings = {**shown.run.scenario.settings(), key: chance.choice(values)}
        settings = {k: v for k, v in settings.items() if k not in ("algorithm", "dims")}
        window.session.edit(settings)
    settle(window)
    return without_look(window.session.scenario) != before


@pytest.mark.parametrize("seed", [1, 2])
def test_undo_of_50_edits_gives_the_first_picture_and_redo_the_last(open_desktop, seed):
    window = open_desktop(BROADCAST, size=(1024, 600)).window  # curves would only take time
    window.session.change_view(zoom=1.5, centre=(0.4, 0.6))
    window.session.show_cycle(2)
    window.pictures.show_animation(False)
    settle(window)
    chance = random.Random(seed)
    pictures = [seen(window)]
    while len(pictures) <= 50:
        if edit_something(window, chance):
            pictures.append(seen(window))
    for expected in pictures[-2::-1]:
        window.commands["undo"].trigger()
        settle(window)
        assert seen(window) == expected
    assert not window.commands["undo"].isEnabled()
    for expected in pictures[1:]:
        window.commands["redo"].trigger()
        settle(window)
        assert seen(window) == expected
    assert not window.commands["redo"].isEnabled()


def test_hasty_undos_show_the_newest_only(qtbot, open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    for m in ("1", "2", "3", "4"):
        press(window)
        edited(desktop, m=m)
    for _ in range(4):
        qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(window)
    assert window.session.shown.run.scenario.m == 100
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_Z, both)
    qtbot.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    settle(window)
    assert window.session.shown.run.scenario.m == 2


def test_edits_of_one_field_in_one_gesture_are_one_entry(open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    press(window)
    for m in ("10", "20", "30"):
        edited(desktop, m=m)
    edited(desktop, ts="7")  # another field
    press(window)
    edited(desktop, ts="8")  # another gesture
    values = []
    while window.commands["undo"].isEnabled():
        window.manners.history.undo()
        settle(window)
        scenario = window.session.shown.run.scenario
        values.append((scenario.m, scenario.ts))
    assert values == [(30, 7), (30, 50), (100, 50)]


def test_a_slider_drawn_there_and_back_leaves_nothing_to_undo(open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    press(desktop.window)
    for m in ("10", "20", "100"):
        edited(desktop, m=m)
    assert not desktop.window.commands["undo"].isEnabled()


def test_an_edit_after_undo_takes_the_place_of_what_was_undone(open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    for m in ("1", "2"):
        press(window)
        edited(desktop, m=m)
    window.manners.history.undo()
    settle(window)
    press(window)
    edited(desktop, ts="3")
    assert not window.commands["redo"].isEnabled()
    window.manners.history.undo()
    settle(window)
    assert (window.session.shown.run.scenario.m, window.session.shown.run.scenario.ts) == (1, 50)


def test_moving_zooming_and_selecting_are_no_edits_and_stay(open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    edited(desktop, m="5")
    window.session.show_cycle(3)
    window.session.select_node(2)
    window.session.change_view(zoom=2.0)
    window.manners.history.undo()
    settle(window)
    assert window.session.shown.run.scenario.m == 100
    assert window.session.shown.cycle == 3
    assert (window.session.shown.view.node, window.session.shown.view.zoom) == (2, 2.0)
    assert not window.commands["undo"].isEnabled()


def test_the_menu_says_what_is_undone_and_saved_is_known_again(open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    edited(desktop, m="5")
    assert window.session.unsaved
    assert window.commands["undo"].text() == "&Undo: message size"
    window.commands["undo"].trigger()
    settle(window)
    assert not window.session.unsaved
    assert window.commands["redo"].text() == "&Redo: message size"
    assert window.commands["undo"].text() == "&Undo"


def test_another_document_begins_another_history(qtbot, open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    edited(desktop, m="5")
    with qtbot.waitSignal(window.session.runs_changed):
        window.session.start(from_settings({"topology": "ring", "p": 4}))
    assert not window.commands["undo"].isEnabled()


def test_undo_in_a_field_undoes_typing_and_elsewhere_the_scenario(qtbot, open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    edited(desktop, m="5")
    field = window.form.cost.fields["ts"]
    field.setFocus()
    qtbot.keyClicks(field, "9")
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.shown.run.scenario.m == 5
    window.canvas.setFocus()
    field.clearFocus()
    settle(window)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(window)
    assert window.session.shown.run.scenario.m == 100


def test_a_refused_edit_is_no_entry(open_desktop):
    window = open_desktop(BROADCAST).window
    window.session.edit({**BROADCAST, "m": "no number"})
    with pytest.raises(InputError):
        from_settings({**BROADCAST, "m": "no number"})
    assert not window.commands["undo"].isEnabled()
