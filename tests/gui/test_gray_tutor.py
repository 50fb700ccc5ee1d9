"""The window of the Gray code tutor: opened by its key, stepped, converted, copied."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.gray_code import METHODS, changing_bit, gray, gray_position
from engine.report.gray_tutor import BINARY, DECIMAL, TO_CODE, TO_POSITION, conversion
from tests.gui.clipped import cut_off

CUBE = {"topology": "hypercube", "p": 8, "operation": "broadcast"}
KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
GLIDE = 0.4


@pytest.fixture
def opened(qtbot, open_desktop):
    """Return a function that opens the tutor by its key."""

    def make(**looks):
        window = open_desktop(CUBE, **looks).window
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        qtbot.keyClick(window, Qt.Key.Key_G, KEYS)
        tutor = window.manners.gray_tutor.tutor
        qtbot.waitUntil(tutor.isActiveWindow)
        return window, tutor

    return make


def pixels(page):
    return page.view.grab().toImage()


def test_the_key_opens_it_and_escape_closes_it(qtbot, opened):
    window, tutor = opened()
    action = window.commands["gray-tutor"]
    assert tutor.isVisible() and action.isChecked() and not tutor.isModal()
    position = window.session.shown.position
    qtbot.keyClick(tutor, Qt.Key.Key_Right)
    assert tutor.construction.stepper.stage == 1
    assert window.session.shown.position == position
    qtbot.keyClick(tutor, Qt.Key.Key_Escape)
    assert not tutor.isVisible() and not action.isChecked()
    assert not tutor.construction.stepper.moving
    action.trigger()
    assert window.manners.gray_tutor.tutor is tutor and tutor.isVisible()


def test_there_and_back_leaves_the_same_pixels(qtbot, opened):
    """At rest, and in the middle of a glide: a picture depends on the place alone."""
    _, tutor = opened()
    for page in (tutor.construction, tutor.walk):
        tutor.tabs.setCurrentWidget(page)
        stepper = page.stepper
        stepper.go(3)
        before = pixels(page)
        stepper.forward()
        stepper.advance(GLIDE)
        going = stepper.place, pixels(page)
        assert stepper.moving and going[1] != before
        stepper.advance(10)
        assert pixels(page) not in (before, going[1])
        stepper.back()
        stepper.advance(1 - GLIDE)
        assert stepper.place == (going[0][0], pytest.approx(going[0][1]))
        stepper.advance(10)
        assert stepper.place == (3, 1.0)
        assert pixels(page) == before


def test_keys_and_buttons_step_without_animation(qtbot, opened):
    window, tutor = opened()
    window.commands["no-animation"].trigger()
    page = tutor.construction
    for key, stage in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, 6),
        (Qt.Key.Key_Right, 6),
        (Qt.Key.Key_PageUp, 5),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        qtbot.keyClick(tutor, key)
        assert page.stepper.stage == stage and not page.stepper.moving
    for button, stage in (("forward", 1), ("last", 6), ("back", 5), ("first", 0)):
        qtbot.mouseClick(getattr(page.bar, button), Qt.MouseButton.LeftButton)
        assert page.stepper.stage == stage
    window.commands["no-animation"].trigger()
    qtbot.keyClick(tutor, Qt.Key.Key_Right)
    assert page.stepper.moving


def test_play_goes_through_all_stages_and_ends(qtbot, opened):
    _, tutor = opened()
    stepper = tutor.construction.stepper
    tutor.construction.setFocus()
    qtbot.keyClick(tutor, Qt.Key.Key_Space)
    assert stepper.playing
    seen = set()
    for _ in range(200):
        stepper.advance(0.1)
        seen.add(stepper.stage)
    assert seen == {*range(1, 7)} and not stepper.playing and not stepper.moving
    stepper.play_or_pause()
    assert stepper.playing and stepper.stage == 0
    stepper.pause()
    assert not stepper.playing


def test_another_length_reaches_every_page(qtbot, opened):
    _, tutor = opened()
    for bits in (1, 4, 10):
        tutor.length.setCurrentIndex(bits - 1)
        assert tutor.construction.stepper.last == 3 * (bits - 1)
        assert tutor.walk.stepper.last == 2**bits
        assert tutor.walk.rows.rowCount() == 2**bits
        assert (tutor.walk.view.figure() is None) == (bits > 4)
        lines = tutor.walk.copied("markdown").splitlines()
        assert len(lines) == 2**bits + 2
        assert f"| {gray(2**bits - 1):0{bits}b} |" in lines[-1]


def test_table_and_walk_follow_one_another(qtbot, opened):
    _, tutor = opened()
    page = tutor.walk
    tutor.tabs.setCurrentWidget(page)
    page.stepper.go(5)
    assert page.table.currentIndex().row() == 5
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.stepper.stage == 6
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == page.copied("text")
    assert f"{changing_bit(6, 3)}" in page.copied("text").splitlines()[7]
    page.stepper.go(8)
    assert page.table.currentIndex().row() == 0 and page.stepper.stage == 8
    page.view.setFocus()
    page.view.copy_action.trigger()
    assert b"<svg" in QGuiApplication.clipboard().mimeData().data("image/svg+xml").data()


def test_typed_values_are_converted(qtbot, opened):
    _, tutor = opened()
    tutor.length.setCurrentIndex(3)
    page = tutor.conversion
    tutor.tabs.setCurrentWidget(page)
    for way in (TO_CODE, TO_POSITION):
        page.way.segments[way == TO_POSITION].click()
        for base in (DECIMAL, BINARY):
            page.base.segments[base == BINARY].click()
            for i in range(16):
                page.field.selectAll()
                qtbot.keyClicks(page.field, str(i) if base == DECIMAL else f"{i:b}")
                qtbot.keyClick(page.field, Qt.Key.Key_Return)
                made = gray(i) if way == TO_CODE else gray_position(i)
                assert f"{made:04b}" in page.result.text() and f"{i:04b}" in page.result.text()
                for method in METHODS:
                    steps = [str(text) for text in conversion(i, 4, way, method)]
                    shown = page.methods[method].shown()
                    assert [step.replace("\u00a0", " ") for step in shown] == steps


def test_what_is_wrong_is_one_sentence(qtbot, opened):
    _, tutor = opened()
    page = tutor.conversion
    tutor.tabs.setCurrentWidget(page)
    page.field.selectAll()
    qtbot.keyClicks(page.field, "8")
    qtbot.keyClick(page.field, Qt.Key.Key_Return)
    assert page.problem.text() == "a number must be a whole number from 0 to 7; 8 is not"
    assert page.problem.isVisible() and not page.result.isVisible()
    tutor.length.setCurrentIndex(3)
    assert not page.problem.isVisible() and "1100" in page.result.text()


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "light"), ("ru", "projector"), ("uk", "dark")]
)
def test_nothing_is_cut_off_at_1024_x_600(qtbot, opened, language, theme):
    _, tutor = opened(language=language, theme=theme, size=(1024, 600))
    tutor.resize(1024, 600)
    for bits in (3, 10):
        tutor.length.setCurrentIndex(bits - 1)
        for place in range(tutor.tabs.count()):
            tutor.tabs.setCurrentIndex(place)
            tutor._step(lambda stepper: stepper.go(stepper.last))
            qtbot.wait(20)
            assert (tutor.width(), tutor.height()) == (1024, 600)
            assert cut_off(tutor) == [], (bits, place)


def test_the_back_row_can_read_it(qtbot, opened):
    _, tutor = opened(theme="projector")
    tutor.resize(1600, 1000)
    qtbot.wait(20)
    for page in (tutor.construction, tutor.walk):
        tutor.tabs.setCurrentWidget(page)
        page.stepper.go(page.stepper.last)
        page.view.grab()
        assert min(text.size for text in page.view.drawn().texts) >= 1000 / 40
    for widget in (tutor.tabs.tabBar(), tutor.walk.table, tutor.conversion.field):
        assert widget.font().pixelSize() >= 1000 / 40


def test_every_part_is_reached_by_key(qtbot, opened):
    _, tutor = opened()
    for place, parts in (
        (0, [tutor.length, tutor.construction.bar.play, tutor.construction.copy_picture]),
        (1, [tutor.walk.table, tutor.walk.bar.forward, tutor.walk.copy_table]),
        (2, [tutor.conversion.field, tutor.conversion.way.segments[0]]),
    ):
        tutor.tabs.setCurrentIndex(place)
        tutor.walk.stepper.go(1)
        reached = set()
        for _ in range(40):
            qtbot.keyClick(QApplication.focusWidget() or tutor, Qt.Key.Key_Tab)
            reached.add(QApplication.focusWidget())
        assert set(parts) <= reached
        assert all(w.accessibleName() or w.text() for w in reached if hasattr(w, "text"))
    first, second = tutor.conversion.way.segments
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.isChecked() and "has the code" not in tutor.conversion.result.text()
