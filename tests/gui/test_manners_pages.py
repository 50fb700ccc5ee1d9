"""Start page, preferences, the arrangement of the window, and faults."""

from __future__ import annotations

import sys
import threading

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QByteArray, Qt, qCritical, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from engine.scenario import from_settings, write_scenario
from gui.application import greet
from gui.examples import EXAMPLES
from gui.faults import Faults
from gui.frame import PARTS
from gui.go_to import position_of
from gui.settings import SCALES
from gui.theme import THEMES
from gui.words import Words

CUBE = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast", "th": "1.5"}


def pick(combo, key):
    """Choose an entry of a combo as a person does."""
    combo.setCurrentIndex(combo.findData(key))
    combo.activated.emit(combo.currentIndex())


# Start page


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_an_example_opens_at_once(qtbot, open_desktop, example):
    window = open_desktop(CUBE).window
    page = window.manners.open_start_page()
    assert page.isVisible() and page.geometry().right() == window.width() - 1
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        page.examples[EXAMPLES.index(example)].click()
    assert window.session.shown.run.scenario == from_settings(example.settings)
    assert not page.isVisible() and not window.session.unsaved


def test_the_examples_cover_networks_operations_and_switching():
    made = [from_settings(example.settings) for example in EXAMPLES]
    assert {one.topology for one in made} == {"ring", "torus", "hypercube"}
    assert len({one.operation for one in made}) >= 5
    assert {one.switching for one in made} == {
        "store-and-forward",
        "cut-through",
        "finite-packets",
    }
    assert len({str(example.words) for example in EXAMPLES}) == len(EXAMPLES)


def test_the_start_page_is_used_by_keys_and_esc_closes_it(qtbot, open_desktop, tmp_path):
    desktop = open_desktop(CUBE, size=(1024, 600))
    window = desktop.window
    path = tmp_path / "mine.hopscope"
    write_scenario(path, from_settings({"p": 4}))
    desktop.recent.add(path)
    desktop.recent.add(tmp_path / "gone.hopscope")
    page = window.manners.open_start_page()
    assert [button.text() for button in page.files if not button.isHidden()] == ["mine.hopscope"]
    page.examples[0].setFocus()
    seen = []
    for _ in range(len(EXAMPLES) + 1):
        seen.append(QApplication.focusWidget())
        qtbot.keyClick(seen[-1], Qt.Key.Key_Down)
    assert seen == [*page.examples, page.lecture]
    assert QApplication.focusWidget() is page.files[0]
    with qtbot.waitSignal(window.session.runs_changed):
        qtbot.keyClick(page.files[0], Qt.Key.Key_Space)
    assert window.session.path == path
    window.manners.open_start_page()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_the_start_page_can_be_switched_off(open_desktop):
    desktop = open_desktop(CUBE)
    assert desktop.settings.start_page()
    page = desktop.window.manners.open_start_page()
    page.at_start.click()
    assert not desktop.settings.start_page()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_page_greets_after_the_first_picture_if_it_is_wanted(open_desktop, wanted):
    desktop = open_desktop(CUBE)
    desktop.settings.set_start_page(wanted)
    greet(desktop, plain=False)
    assert desktop.window.manners.start_page is None
    greet(desktop, plain=True)
    page = desktop.window.manners.start_page
    assert (page is not None and page.isVisible()) == wanted


# Preferences


def test_preferences_hold_at_once_in_all_windows_and_are_kept(qtbot, open_desktop):
    desktop = open_desktop(CUBE)
    desktop.new_window()
    qtbot.waitUntil(lambda: all(one.session.shown.runs for one in desktop.windows))
    dialog = desktop.window.manners.open_preferences()
    pick(dialog.language, "uk")
    pick(dialog.theme, "dark")
    pick(dialog.scale, "150")
    pick(dialog.notation, "book")
    dialog.animation.click()
    for window in desktop.windows:
        assert (window.words.language, window.theme.name) == ("uk", "dark")
        assert window.theme.scale == pytest.approx(1.5) and window.theme.line_scale == 1.5
        assert window.session.shown.view.notation == "book"
        assert window.commands["no-animation"].isChecked()
        window.session.saved = window.session.scenario
    assert QApplication.font().pixelSize() == round(13 * 1.5)
    dialog.reject()
    again = open_desktop(CUBE, theme="projector")
    assert again.window.theme.scale == pytest.approx(1.5 * THEMES["projector"].scale)
    assert again.settings.text("language", "") == "uk"


@pytest.mark.parametrize("scale", SCALES[::5])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_every_size_leaves_the_network_room(open_desktop, scale, size):
    desktop = open_desktop(CUBE, size=size)
    desktop.choose_scale(scale)
    window = desktop.window
    assert window.size().toTuple() == size
    assert window.canvas.width() >= 320 and window.canvas.height() >= 200


@pytest.mark.parametrize(
    ("typed", "value"), [("0,8", "4/5"), ("0.8", "4/5"), (" 1,25 ", "5/4"), ("7", "7")]
)
def test_every_decimal_field_takes_comma_and_dot(qtbot, open_desktop, typed, value):
    window = open_desktop(CUBE).window
    for key in ("ts", "th", "tw"):
        field = window.form.cost.fields[key]
        with qtbot.waitSignal(window.session.runs_changed):
            field.setFocus()
            field.selectAll()
            qtbot.keyClicks(field, typed)
            qtbot.keyClick(field, Qt.Key.Key_Return)
        assert str(getattr(window.session.shown.run.scenario, key)) == value
    run = window.session.shown.run
    assert position_of(run, "time", "0,8") == position_of(run, "time", "0.8")


def test_what_may_mean_two_numbers_is_refused_in_a_sentence(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    for key, field in window.form.typed_fields().items():
        if not field.isVisible() or not field.isEnabled() or key in ("p", "dims"):
            continue
        before = field.text()
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, "1,000.5")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert "1,000.5" in window.form.error.sentence.text(), key
        field.setText(before)
        field.textEdited.emit(before)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.session.shown.run.scenario == from_settings(CUBE)


# The arrangement


def sizes(window):
    """The borders of a window."""
    splitters = window.frame.findChildren(QSplitter)
    return {one.objectName(): one.sizes() for one in splitters if one.objectName()}


def move_borders(window):
    """Move borders by hand, and put another tab on top."""
    for splitter in window.frame.findChildren(QSplitter):
        if splitter.count() > 1 and splitter.isVisible():
            splitter.moveSplitter(splitter.sizes()[0] + 40, 1)
    window.frame.show_part("form", False)


def test_the_arrangement_comes_back_at_the_next_start(qtbot, open_desktop):
    first = open_desktop(CUBE, size=(1500, 950)).window
    move_borders(first)
    qtbot.wait(20)
    there = sizes(first)
    first.close()
    second = open_desktop(CUBE, size=(1500, 950)).window
    qtbot.wait(20)
    assert not second.form.isVisible() and not second.commands["show-form"].isChecked()
    for name, expected in there.items():
        assert sizes(second)[name] == pytest.approx(expected, abs=4), name


def test_damaged_states_are_not_taken(qtbot, open_desktop):
    desktop = open_desktop(CUBE)
    qtbot.wait(20)
    usual = sizes(desktop.window)
    for name in ("geometry", "wide-across", "wide-down", "wide-details"):
        desktop.settings.set_state(name, QByteArray(b"no state"))
    desktop.settings.set_text("window/wide-tabs", "{")
    desktop.settings.set_text("window/wide-parts", "7")
    again = open_desktop(CUBE).window
    qtbot.wait(20)
    assert sizes(again) == usual
    assert all(again.frame.shows(part) for part in PARTS)


def test_reset_gives_the_usual_arrangement_back(qtbot, open_desktop):
    window = open_desktop(CUBE, size=(1600, 960)).window
    qtbot.wait(20)
    usual = sizes(window)
    move_borders(window)
    window.resize(1300, 800)
    window.commands["reset-layout"].trigger()
    qtbot.wait(20)
    assert window.size().toTuple() == (1600, 960)
    assert all(window.frame.shows(part) for part in PARTS)
    assert sizes(window) == usual


# Faults


@pytest.fixture
def faults(qtbot, tmp_path):
    """Faults taken over, and given back afterwards."""
    parent = QWidget()
    qtbot.addWidget(parent)
    closed = []
    made = Faults(tmp_path / "log", lambda: (parent, Words()), lambda: closed.append(True))
    made.closed = closed
    made.install()
    yield made
    if made.dialog is not None:
        made.dialog.reject()
    made.remove()


def fail(what):
    """Let an exception reach the hook as an uncaught one does."""
    try:
        raise RuntimeError(what)
    except RuntimeError:
        sys.excepthook(*sys.exc_info())


def test_a_fault_is_logged_and_told_in_one_dialog(qtbot, faults):
    fail("first")
    dialog = faults.dialog
    assert dialog.isVisible()
    assert "RuntimeError: first" in dialog.sentence.text()
    assert str(faults.log) in dialog.sentence.text()
    fail("second")
    assert faults.dialog is dialog
    log = faults.log.read_text(encoding="utf-8")
    assert "first" in log and "second" in log and "Traceback" in log
    dialog.copy.click()
    copied = QApplication.clipboard().text()
    assert copied.startswith("Hopscope, Python") and 'RuntimeError("first")' not in copied
    assert "RuntimeError: first" in copied and dialog.isVisible()
    dialog.go_on.click()
    assert faults.dialog is None and faults.closed == []
    fail("third")
    faults.dialog.leave.click()
    assert faults.closed == [True]


def test_faults_of_threads_and_of_qt_are_told_too(qtbot, faults):
    def work():
        raise ValueError("in a thread")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: faults.dialog is not None)
    assert "in a thread" in faults.dialog.sentence.text()
    faults.dialog.go_on.click()
    qCritical("a critical message")
    assert "a critical message" in faults.dialog.sentence.text()


def test_what_was_taken_over_is_given_back(qtbot, tmp_path):
    before = sys.excepthook, threading.excepthook
    messages = qInstallMessageHandler(None)
    qInstallMessageHandler(messages)
    made = Faults(tmp_path / "no" / "log", lambda: (None, Words()), lambda: None)
    made.install()
    assert sys.excepthook != before[0]
    made.remove()
    assert (sys.excepthook, threading.excepthook) == before
