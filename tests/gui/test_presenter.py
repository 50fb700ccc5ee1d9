"""The presenter: screens, keys, type, theme, pointer, clicks, and repainting only for motion."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QFontMetricsF, QGuiApplication, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

import main
from gui.dialogs import KeysSheet
from gui.theme import THEMES
from gui.words import Words

BROADCAST = {"topology": "hypercube", "p": 16, "operation": "broadcast", "th": "1.5"}
GOSSIP = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
TORUS = {"topology": "torus", "dims": "4x4", "operation": "broadcast"}


class Paints(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, *widgets):
        super().__init__()
        self.count = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        self.count += event.type() == QEvent.Type.Paint
        return False


def move_pointer(widget, x: float, y: float) -> None:
    """Tell a widget of motion; a real pointer would choose its window itself."""
    at, none = QPointF(x, y), Qt.MouseButton.NoButton
    everywhere = QPointF(widget.mapToGlobal(at))
    keys = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        widget, QMouseEvent(QEvent.Type.MouseMove, at, everywhere, none, none, keys)
    )


# Screens ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    """What a process with two screens says that was started with ``--projector``."""
    screens = [
        {"name": "a", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1},
        {"name": "b", "x": 1920, "y": 0, "width": 1280, "height": 720, "logicalDpi": 96, "dpr": 1},
    ]
    config = tmp_path_factory.mktemp("hall") / "screens.json"
    config.write_text(json.dumps({"screens": screens}))
    place = config.as_posix().removeprefix(config.drive)
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("two_screens.py"))],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={place}",
            "XDG_CONFIG_HOME": str(config.parent),
            "HOPSCOPE_DATA": str(config.parent),
        },
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    return json.loads(done.stdout)


def test_the_presenter_covers_the_screen_where_the_window_is_not(hall):
    assert hall["window"]["screen"] == "a"
    assert hall["presenter"]["screen"] == "b"
    assert hall["presenter"]["place"] == [1920, 0, 1280, 720]
    assert hall["presenter"]["full"]
    assert hall["keyboard stays"]
    assert hall["presenter"]["type"] >= 720 / 40
    assert hall["presenter"]["type of the picture"] >= 1


def test_the_presenter_closes_with_its_screen_only(hall):
    assert hall["after the window's screen went"]
    assert not hall["after its screen went"]
    assert not hall["checked"]


def test_the_option_projector_opens_the_lecture(hall):
    assert hall["window"] == {
        "screen": "a",
        "maximised": True,
        "theme": "projector",
        "ground": "#ffffff",
        "form": False,
        "lecture": True,
    }


@pytest.mark.parametrize("theme", ["dark", "light", "mauve"])
def test_projector_with_another_theme_is_one_sentence(capsys, theme):
    assert main.main(["--projector", "--theme", theme]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and f"--theme {theme}" in said and "--projector" in said


def test_projector_takes_a_file_and_its_own_theme(monkeypatch, tmp_path):
    path = tmp_path / "a.hopscope"
    path.write_text("{}")
    opened = []
    monkeypatch.setattr("gui.application.open_window", lambda *a, **k: opened.append((a, k)) or 0)
    assert main.main(["--projector", str(path)]) == 0
    assert main.main(["--projector", "--theme", "projector"]) == 0
    assert main.main([str(path)]) == 0
    assert opened == [
        ((path, None, "projector"), {"maximised": True}),
        ((None, None, "projector"), {"maximised": True}),
        ((path, None, None), {"maximised": False}),
    ]


def test_with_one_screen_it_covers_that_screen(presented):
    window, presenter = presented()
    assert presenter.isFullScreen() and presenter.geometry() == window.screen().geometry()
    assert window.commands["presenter"].isChecked()


def test_a_screen_that_goes_closes_it_without_error(presented):
    window, presenter = presented()
    QGuiApplication.instance().screenRemoved.emit(presenter.screen())
    assert window.pictures.presenter is None
    assert not window.commands["presenter"].isChecked()
    QGuiApplication.instance().screenRemoved.emit(window.screen())


def test_closing_the_window_closes_it_and_a_refused_close_does_not(
    open_desktop, edited, monkeypatch
):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    window.commands["presenter"].trigger()
    presenter = window.pictures.presenter
    edited(desktop, m=7)
    cancel = QMessageBox.StandardButton.Cancel
    monkeypatch.setattr(QMessageBox, "question", lambda *given: cancel)
    assert not window.close() and presenter.isVisible()
    window.session.saved = window.session.scenario
    assert window.close()
    assert window.pictures.presenter is None and not presenter.isVisible()


# Keys ---------------------------------------------------------------------------------------------


def test_every_key_of_the_window_reaches_its_action_from_the_presenter(presented):
    window, presenter = presented()
    pressed = []
    expected = []
    for action in window.findChildren(QAction):
        keys = [key for key in action.shortcuts() if key != QKeySequence("Esc")]
        if not keys:
            continue
        action.setEnabled(True)  # there is no scene list to walk through
        action.triggered.disconnect()
        action.triggered.connect(lambda *_, action=action: pressed.append(action.objectName()))
        for key in keys:
            expected.append(action.objectName())
            QTest.keySequence(presenter, key)
            assert pressed == expected, key.toString()
    assert {"back", "forward", "play", "first", "last", "keys", "next-theme"} <= set(pressed)


def test_stepping_and_playing_work_from_the_presenter(qtbot, presented):
    window, presenter = presented()
    session = window.session
    for key, cycle in [
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_End, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Home, 0),
    ]:
        qtbot.keyClick(presenter, key)
        assert session.shown.cycle == presenter.canvas.scene().cycle == cycle
    qtbot.keyClick(presenter, Qt.Key.Key_Space)
    assert window.transport.playback.playing
    qtbot.keyClick(presenter, Qt.Key.Key_Space)
    assert not window.transport.playback.playing


def test_escape_leaves_and_cancels_nothing(qtbot, presented):
    window, presenter = presented()
    cancelled = []
    window.commands["cancel"].triggered.connect(lambda: cancelled.append(True))
    qtbot.keyClick(presenter, Qt.Key.Key_Escape)
    assert window.pictures.presenter is None and not presenter.isVisible()
    assert not window.commands["presenter"].isChecked()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert not cancelled
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert cancelled


def test_f11_opens_and_leaves_from_either_window(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    for _ in range(2):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window, Qt.Key.Key_F11)
        presenter = window.pictures.presenter
        qtbot.waitUntil(presenter.isActiveWindow)
        assert not window.isFullScreen()
        qtbot.keyClick(presenter, Qt.Key.Key_F11)
        assert window.pictures.presenter is None


def test_full_screen_and_back_keeps_a_maximised_window(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    window.showMaximized()
    window.commands["full-screen"].trigger()
    assert window.isFullScreen()
    window.commands["full-screen"].trigger()
    assert window.isMaximized() and not window.isFullScreen()


def test_each_presenter_drives_its_own_window(qtbot, presented):
    first, one = presented()
    second, other = presented(GOSSIP)
    assert other.isActiveWindow()
    qtbot.keyClick(other, Qt.Key.Key_PageDown)
    assert (first.session.shown.cycle, second.session.shown.cycle) == (0, 1)
    one.activateWindow()
    qtbot.waitUntil(one.isActiveWindow)
    qtbot.keyClick(one, Qt.Key.Key_End)
    assert (first.session.shown.cycle, second.session.shown.cycle) == (4, 1)


def test_the_sheet_of_keys_opens_over_the_presenter(qtbot, presented):
    window, presenter = presented()
    qtbot.keyClick(presenter, Qt.Key.Key_F1)
    (sheet,) = presenter.findChildren(KeysSheet)
    assert not window.findChildren(KeysSheet)
    sheet.close()


# Type ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_line_of_time_has_room_at_every_moment(presented, language):
    window, presenter = presented(GOSSIP, (1024, 768), language=language)
    line = presenter.line
    trace = window.session.shown.run.trace
    metrics = QFontMetricsF(line.type())
    first = line.places()
    for position in range(0, trace.duration + 1, max(1, trace.duration // 50)):
        window.session.move_to(position)
        places = line.places()
        assert places == first  # nothing moves while time does
        assert places.bar.width() > 100
        for box, text in zip((places.clock, places.cycle), line.said(), strict=True):
            assert line.rect().contains(box.toRect()) and not box.intersects(places.bar)
            assert metrics.horizontalAdvance(text) <= box.width() + 0.5, text


def test_the_bar_is_to_time_scale(presented):
    window, presenter = presented(BROADCAST)
    trace = window.session.shown.run.trace
    line = presenter.line
    bar = line.places().bar
    y = round(bar.center().y())
    done = line._theme.accent.lower()
    for cycle in range(trace.cycles + 1):
        window.session.show_cycle(cycle)
        image = line.grab().toImage()
        ends = [x + 1 for x in range(image.width()) if image.pixelColor(x, y).name() == done]
        width = max(ends, default=bar.left()) - bar.left()
        assert abs(width - bar.width() * trace.bounds(cycle)[1] / trace.duration) < 6


def test_the_line_says_what_the_clock_of_the_player_says(presented):
    window, presenter = presented(GOSSIP)
    for position in range(0, window.session.shown.run.trace.duration + 1, 7):
        window.session.move_to(position)
        cycle, cycles = window.session.shown.cycle, window.session.shown.run.trace.cycles
        clock, said = presenter.line.said()
        assert clock == window.player.clock.text()
        assert said == f"cycle {cycle} of {cycles}"


# Following ----------------------------------------------------------------------------------------


def test_themes_go_round_by_one_key_in_both_windows(qtbot, presented):
    window, presenter = presented()
    for name in ("dark", "projector", "light"):
        QTest.keySequence(presenter, QKeySequence("Ctrl+T"))
        assert window.theme.name == name and window.menus.themes[name].isChecked()
        for widget in (window.canvas, presenter.canvas, presenter.line):
            colour = widget.grab().toImage().pixelColor(1, 1).name()
            assert colour == THEMES[name].canvas.lower()
    assert window.settings.text("theme", "") == "light"


def test_it_shows_the_run_the_cycle_the_link_and_the_language_of_its_window(
    qtbot, open_desktop, edited
):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    window.session.show_cycle(2)
    window.session.select_link(3)
    window.commands["presenter"].trigger()
    presenter = window.pictures.presenter

    def same() -> None:
        window.canvas.grab(), presenter.grab()
        here, there = window.canvas.drawn(), presenter.canvas.drawn()
        assert (here.title, here.sentence) == (there.title, there.sentence)
        assert sorted(here.labels) == sorted(there.labels)
        assert window.canvas.view() == presenter.canvas.view()

    same()
    edited(desktop, p=8)
    same()
    window.session.show_cycle(3)
    same()
    window.session.select_link(5)
    same()
    before = presenter.canvas.drawn().title
    window.menus.languages["ru"].trigger()
    same()
    assert presenter.canvas.drawn().title != before
    assert presenter.line._words == Words("ru")
    window.commands["presenter"].trigger()
    window.session.first()
    window.commands["presenter"].trigger()
    presenter = window.pictures.presenter
    same()


def test_glides_are_mirrored_at_full_rate(qtbot, presented):
    window, presenter = presented()
    window.session.show_cycle(1)
    window.transport.play_or_pause()
    window.transport.playback._timer.stop()
    QApplication.processEvents()
    paints = {part: Paints(part) for part in (presenter.canvas, presenter.line)}
    places = []
    for frame in range(1, 11):
        window.transport.playback.advance(0.1)
        QApplication.processEvents()
        assert [count.count for count in paints.values()] == [frame, frame]
        places.append([mark.rect.center() for mark in presenter.canvas.drawn().marks])
        assert presenter.line.said()[0] == window.player.clock.text()
    moving = [place for place in places if place]
    assert len(moving) >= 8 and all(a != b for a, b in pairwise(moving))


def test_nothing_is_painted_and_nothing_ticks_while_paused(qtbot, presented):
    window, presenter = presented(GOSSIP)
    window.session.show_cycle(2)
    presenter._rest.setInterval(20)
    move_pointer(presenter.canvas, 300, 300)
    qtbot.wait(1)
    QApplication.processEvents()
    paints = Paints(presenter, presenter.canvas, presenter.line)
    qtbot.waitUntil(lambda: not presenter._rest.isActive())
    qtbot.wait(50)
    assert paints.count == 0
    assert not [timer for timer in presenter.findChildren(QTimer) if timer.isActive()]


# The pointer --------------------------------------------------------------------------------------


def test_the_pointer_hides_at_rest_and_comes_back_with_motion(qtbot, presented):
    _, presenter = presented()
    assert presenter._rest.interval() == 3000 and presenter._rest.isSingleShot()
    blank = Qt.CursorShape.BlankCursor

    def shapes() -> set[Qt.CursorShape]:
        return {part.cursor().shape() for part in (presenter, presenter.canvas, presenter.line)}

    move_pointer(presenter.canvas, 200, 200)
    assert blank not in shapes() and presenter._rest.isActive()
    presenter._rest.start(1)
    qtbot.waitUntil(lambda: shapes() == {blank})
    presenter._rest.setInterval(3000)
    move_pointer(presenter.canvas, 201, 200)
    assert blank not in shapes() and presenter._rest.isActive()


def test_only_motion_counts_as_motion(presented):
    _, presenter = presented()
    move_pointer(presenter.canvas, 200, 200)
    assert presenter._rest.isActive()
    presenter._rest.stop()
    move_pointer(presenter.canvas, 200, 200)
    presenter.canvas.show_cycle(1, None)
    presenter.canvas.grab()
    assert not presenter._rest.isActive()


def test_a_click_works_as_on_the_canvas(qtbot, presented):
    window, presenter = presented()
    nodes = []
    window.canvas.node_clicked.connect(nodes.append)
    at: QPointF = presenter.canvas.node_position(5)
    qtbot.mouseClick(presenter.canvas, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert nodes == [5]
    presenter.canvas.link_clicked.emit(4)
    assert window.session.shown.link == 4
