"""The player in the real window: keys, choices, bookmarks, links, dialogs, and silence at rest."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from gui.dialogs import show_keys
from gui.menu_catalogue import MENUS
from gui.moves import CYCLE, STEP, UNITS, WITHIN
from gui.pace import SPEEDS
from gui.settings import Settings

CUBE = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
Key, Modifier = Qt.Key, Qt.KeyboardModifier


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


@pytest.mark.parametrize("unit", UNITS)
def test_keys_and_buttons_and_wheel_follow_the_unit(qtbot, open_desktop, unit):
    window = open_desktop(QUEUES).window
    shown, transport = window.session.shown, window.transport
    window.player.unit_changed.emit(unit)
    transport.forward()
    first = window.session.shown.position
    trace = shown.run.trace
    if unit != WITHIN:
        assert first == (trace.step_starts[1] if unit == STEP else trace.bounds(1)[1])
    else:
        assert 0 < first < trace.bounds(1)[1]
    bar = window.player.bar

    def turn(by: int) -> None:
        place = QPointF(bar.rect().center())
        none = Qt.MouseButton.NoButton, Modifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(place, bar.mapToGlobal(place), QPoint(), QPoint(0, by), *none, False)
        QApplication.sendEvent(bar, event)

    ways = (
        (
            lambda: qtbot.keyClick(window, Key.Key_Right),
            lambda: qtbot.keyClick(window, Key.Key_Left),
        ),
        (
            lambda: qtbot.keyClick(window, Key.Key_PageDown),
            lambda: qtbot.keyClick(window, Key.Key_PageUp),
        ),
        (window.player.forward.click, window.player.back.click),
        (lambda: turn(-120), lambda: turn(120)),
    )
    for forward, back in ways:
        transport.first()
        forward()
        assert window.session.shown.position == first
        back()
        assert window.session.shown.position == 0


def test_control_goes_by_step_and_shift_within_the_cycle_whatever_the_unit(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    session, trace = window.session, window.session.shown.run.trace
    qtbot.keyClick(window, Key.Key_Right, Modifier.ShiftModifier)
    quarter = session.shown.position
    assert 0 < quarter < trace.bounds(1)[1]
    qtbot.keyClick(window, Key.Key_Right, Modifier.ControlModifier)
    assert session.shown.position == trace.step_starts[1]
    for _ in range(3):
        qtbot.keyClick(window, Key.Key_Left, Modifier.ShiftModifier)
    assert session.shown.position == quarter
    qtbot.keyClick(window, Key.Key_Left, Modifier.ControlModifier)
    assert session.shown.position == 0


def test_speed_has_keys_and_ends_and_everything_is_remembered(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    speed = window.player.choices.speed
    for key, modifier in (
        (Key.Key_Equal, Modifier.NoModifier),
        (Key.Key_Plus, Modifier.KeypadModifier),
        (Key.Key_Plus, Modifier.NoModifier),
    ):
        before = SPEEDS.index(speed.currentData())
        qtbot.keyClick(window, key, modifier)
        assert SPEEDS.index(speed.currentData()) == before + 1
    for _ in range(20):
        qtbot.keyClick(window, Key.Key_Minus, Modifier.KeypadModifier)
    assert speed.currentData() == SPEEDS[0]
    window.player.pace_changed.emit("true")
    window.player.unit_changed.emit(STEP)
    window.commands["no-animation"].trigger()
    assert not Settings().animation()
    again = open_desktop(CUBE).window
    choices = again.player.choices
    kept = (choices.speed.currentData(), choices.pace.currentData(), choices.unit.currentData())
    assert kept == (SPEEDS[0], "true", STEP)
    assert again.transport.unit == STEP
    assert again.commands["no-animation"].isChecked()


def test_what_was_remembered_wrongly_does_no_harm(open_desktop):
    settings = Settings()
    for key in ("player/unit", "player/pace", "player/speed", "view/animation"):
        settings.set_text(key, "nonsense")
    window = open_desktop(CUBE).window
    assert window.transport.unit == CYCLE
    assert window.player.choices.speed.currentData() == 1.0


def test_a_hand_on_the_keys_stops_play_where_the_picture_is(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    session, playback = window.session, window.transport.playback
    trace = session.shown.run.trace
    session.show_cycle(1)
    for key, cycle in ((Key.Key_Right, 2), (Key.Key_Left, 1)):
        session.show_cycle(1)
        window.transport.play_or_pause()
        playback.advance(0.8)
        qtbot.keyClick(window, key)
        assert not playback.playing
        assert session.shown.position == trace.bounds(cycle)[1]


def test_loop_is_one_choice_in_menu_and_player(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    qtbot.keyClick(window, Key.Key_L)
    assert window.commands["loop"].isChecked()
    assert window.player.choices.loop.isChecked()
    window.transport.last()
    window.transport.play_or_pause()
    playback = window.transport.playback
    for _ in range(100):
        playback.advance(0.1)
    assert playback.playing
    window.player.choices.loop.click()
    assert not window.commands["loop"].isChecked()
    while playback.playing:
        playback.advance(0.1)
    assert window.session.shown.position == window.session.shown.run.trace.duration


def test_the_folded_menu_chooses_the_same(open_desktop):
    window = open_desktop(CUBE, size=(1024, 600)).window
    choices = window.player.choices
    assert not choices.pace.isVisible()
    assert choices.more.isVisible()
    by_step, within = choices.menu().actions()[2], choices.menu().actions()[6]
    by_step.trigger()
    within.trigger()
    choices.menu().actions()[-1].trigger()
    assert (choices.pace.currentData(), choices.unit.currentData()) == ("step", WITHIN)
    assert window.transport.unit == WITHIN
    assert window.transport.playback.loop
    window.resize(1600, 900)
    assert choices.pace.isVisible()
    assert not choices.more.isVisible()


@pytest.mark.parametrize("theme", ["light", "projector"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_nothing_in_the_player_is_clipped(open_desktop, theme, language, size):
    window = open_desktop(CUBE, theme=theme, language=language, size=size).window
    wait(20)
    player = window.player
    assert (window.width(), window.height()) == size
    ends = 0
    for widget in (*player.buttons(), player.choices, player.bar, player.clock):
        place = widget.geometry()
        assert place.left() >= ends
        ends = place.right()
        assert place.width() >= widget.minimumSizeHint().width()
        assert 0 <= place.top() <= place.bottom() < player.height()
    assert ends < player.width()


def test_bookmarks_are_set_removed_and_visited(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    session, trace = window.session, window.session.shown.run.trace
    places = [trace.bounds(3)[1], trace.bounds(1)[1] + 7, 0]
    for place in places:
        session.move_to(place)
        qtbot.keyClick(window, Key.Key_B, Modifier.ControlModifier)
    times = session.shown.view.bookmarks
    assert times == tuple(trace.unit.time(place) for place in sorted(places))
    assert all(isinstance(time, Fraction) for time in times)
    both = Modifier.ControlModifier | Modifier.ShiftModifier
    visited = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Left):
        qtbot.keyClick(window, key, both)
        visited.append(session.shown.position)
    first, second, third = sorted(places)
    assert visited == [second, third, third, second, first]
    assert not window.message.isVisible()
    qtbot.keyClick(window, Key.Key_Left, both)
    assert "no bookmark before" in window.message.sentence.text()
    qtbot.keyClick(window, Key.Key_Right)
    assert not window.message.isVisible()
    session.move_to(second)
    qtbot.keyClick(window, Key.Key_B, Modifier.ControlModifier)
    assert session.shown.view.bookmarks == (times[0], times[2])


def test_a_bookmark_behind_the_end_of_a_shorter_run_is_kept_but_not_visited(open_desktop):
    session = open_desktop(CUBE).window.session
    marks = (Fraction(10), session.shown.run.simulated + 1)
    session.shown = replace(session.shown, view=replace(session.shown.view, bookmarks=marks))
    assert session.to_bookmark(1)
    assert session.shown.time == 10
    assert not session.to_bookmark(1)
    session.toggle_bookmark()
    assert session.shown.view.bookmarks == marks[1:]


def test_a_bookmark_has_a_flag_that_is_pointed_at(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    session, bar = window.session, window.player.bar
    session.move_to(session.shown.run.trace.bounds(2)[1] + 3)
    session.toggle_bookmark()
    place = session.shown.position
    session.first()
    flag = bar._flag(place).center()
    with_flag = bar.grab().toImage()
    time = session.shown.run.trace.unit.time(place)
    assert bar.tip_at(flag) == f"bookmark at t = {float(time):g}"
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=flag.toPoint())
    assert session.shown.position == place
    session.toggle_bookmark()
    session.first()
    assert bar.grab().toImage() != with_flag


def test_the_selected_link_is_followed_or_a_sentence_says_why_not(qtbot, open_desktop):
    window = open_desktop(QUEUES).window
    session = window.session
    qtbot.keyClick(window, Key.Key_N)
    assert "No link is selected" in window.message.sentence.text()
    trace = session.shown.run.trace
    link = int(trace.link[0])
    session.select_link(link)
    assert not window.message.isVisible()
    seen = []
    while not window.message.isVisible():
        qtbot.keyClick(window, Key.Key_N)
        seen.append(session.shown.cycle)
    used = [c for c in range(1, trace.cycles + 1) if link in trace.link[trace.moving(c)]]
    assert seen == [*used, used[-1]]
    said = window.message.sentence.text()
    assert f"after cycle {used[-1]}" in said and "\n" not in said
    qtbot.keyClick(window, Key.Key_N, Modifier.ShiftModifier)
    assert session.shown.cycle == used[-2]


def test_go_to_refuses_and_goes(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    trace = window.session.shown.run.trace
    dialog = window.controls.ask_where()
    assert "to 4" in dialog.range.text()
    dialog.field.setText("5")
    qtbot.keyClick(dialog.field, Key.Key_Return)
    assert dialog.isVisible() and "5" in dialog.error.text() and "4" in dialog.error.text()
    assert window.session.shown.position == 0
    dialog.kind.segments[2].click()
    assert dialog.error.text() == ""
    assert "to 356" in dialog.range.text()
    dialog.field.setText("61,5")
    qtbot.keyClick(dialog.field, Key.Key_Return)
    assert not dialog.isVisible()
    assert window.session.shown.position == trace.bounds(1)[1]


def test_the_sheet_has_every_key_fits_and_closes(qtbot, open_desktop):
    window = open_desktop(CUBE, size=(1024, 600)).window
    sheet = show_keys(window, window.words, window.commands)
    text = "".join(column.text() for column in sheet.columns)
    for title, entries in MENUS:
        assert str(title).replace("&", "") in text
        for entry in entries:
            if entry is not None and entry.keys:
                assert str(entry.words).replace("&", "").rstrip("…") in text
                assert window.commands[entry.key].shortcut().toString() in text
    assert sheet.width() <= 1024 and sheet.height() <= 600
    assert sheet.area.horizontalScrollBar().maximum() == 0
    qtbot.keyClick(sheet, Key.Key_Escape)
    assert not sheet.isVisible()


class Paints(QObject):
    """Counts the paint events of all widgets."""

    def __init__(self) -> None:
        super().__init__()
        self.of: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.of.append(type(watched).__name__)
        return False


def test_nothing_is_repainted_while_paused(qtbot, qapp, open_desktop):
    window = open_desktop(CUBE).window
    qtbot.keyClick(window, Key.Key_L)
    window.transport.last()
    window.transport.play_or_pause()
    wait(100)
    window.transport.play_or_pause()
    assert not window.transport.playback.playing
    while window.curve_feed.busy:
        wait(20)
    wait(500)
    paints = Paints()
    qapp.installEventFilter(paints)
    wait(5000)
    qapp.removeEventFilter(paints)
    assert paints.of == []
    own = [*window.transport.findChildren(QTimer), *window.player.findChildren(QTimer)]
    assert own and not any(timer.isActive() for timer in own)


def test_a_moment_repaints_only_what_it_changes(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    bar, trace = window.player.bar, window.session.shown.run.trace
    window.session.move_to(trace.bounds(2)[1] + 100)
    wait(50)
    for by in (100, 100, trace.bounds(3)[1] - trace.bounds(2)[1]):  # the last into another step
        before = bar.grab().toImage()
        old = bar._borders()
        window.session.move_to(window.session.shown.position + by)
        region = bar._changed(old, bar._borders())
        now = bar.grab().toImage()
        ratio = now.devicePixelRatio()
        for x in range(now.width()):
            column = [before.pixel(x, y) == now.pixel(x, y) for y in range(0, now.height(), 3)]
            if not all(column):
                assert region.contains(QPoint(int(x / ratio), 5))
        assert sum(rect.width() for rect in region) < bar.width() * 0.8
