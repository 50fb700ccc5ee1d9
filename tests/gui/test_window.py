"""The real window: stepping, editing, wrong values, languages, files, keys, sizes."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QMessageBox, QWidget

from engine.exact_time import format_exact
from engine.report.result import trace_records
from engine.scenario import read_scenario
from gui.frame import fit_screen

BROADCAST = {"topology": "hypercube", "p": 16, "operation": "broadcast", "th": "1.5"}
GOSSIP = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}


def labels_of_trace(run, cycle: int) -> list[tuple[int, int]]:
    """Return (link, number) of a cycle by the records that the command line prints."""
    begin, end = (run.trace.unit.time(tick) for tick in run.trace.bounds(cycle))
    return sorted(
        (run.topology.link_between(*record["link"]), len(record["chunks"]))
        for record in trace_records(run)
        if record["start"] < end and record["end"] > begin
    )


def plates_of_trace(run, cycle: int) -> list[tuple[int, int]]:
    """Return (link, how many wait) of a cycle by the records."""
    begin, end = (run.trace.unit.time(tick) for tick in run.trace.bounds(cycle))
    waiting: dict[int, int] = {}
    for record in trace_records(run):
        if record["waiting"] and record["ready"] < end and record["start"] > begin:
            link = run.topology.link_between(*record["link"])
            waiting[link] = waiting.get(link, 0) + 1
    return sorted(waiting.items())


@pytest.mark.parametrize("settings", [BROADCAST, GOSSIP, QUEUES], ids=["16", "gossip", "queues"])
def test_the_numbers_drawn_equal_the_trace_to_the_end_and_back(qtbot, open_desktop, settings):
    window = open_desktop(settings).window
    run = window.session.shown.run
    cycles = run.trace.cycles
    pictures = {}
    for cycle in [*range(cycles + 1), *range(cycles - 1, -1, -1)]:
        key = Qt.Key.Key_Right if window.session.shown.cycle < cycle else Qt.Key.Key_Left
        if cycle != window.session.shown.cycle:
            qtbot.keyClick(window, key)
        assert window.session.shown.cycle == cycle
        picture = window.canvas.grab().toImage()
        drawn = window.canvas.drawn()
        assert sorted(drawn.labels) == labels_of_trace(run, cycle)
        assert sorted(drawn.arrows) == [link for link, _ in labels_of_trace(run, cycle)]
        assert sorted(drawn.plates) == plates_of_trace(run, cycle)
        assert pictures.setdefault(cycle, picture) == picture  # back is exactly forward
    assert len(pictures) == cycles + 1


def test_it_opens_paused_before_the_first_step_and_both_ends_clamp(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    assert window.session.shown.position == 0 and not window.transport.playback.playing
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert window.session.shown.cycle == 0
    qtbot.keyClick(window, Qt.Key.Key_End)
    assert window.session.shown.time == window.session.shown.run.simulated
    qtbot.keyClick(window, Qt.Key.Key_PageDown)
    assert window.session.shown.cycle == window.session.shown.run.trace.cycles
    qtbot.keyClick(window, Qt.Key.Key_Home)
    assert window.session.shown.cycle == 0


def test_play_goes_through_every_cycle_and_stops_at_the_end(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    seen = []
    window.session.position_changed.connect(lambda shown: seen.append(shown.cycle))
    window.transport.playback.set_speed(20)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert window.transport.playback.playing
    qtbot.waitUntil(lambda: not window.transport.playback.playing)
    assert seen == [1, 2, 3, 4]


def test_pause_within_a_cycle_keeps_the_picture_and_back_returns_to_its_begin(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    window.session.show_cycle(1)
    window.transport.play_or_pause()
    window.transport.playback.advance(0.8)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert not window.transport.playback.playing
    begin, end = window.session.shown.run.trace.bounds(2)
    assert begin < window.session.shown.position < end
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert window.session.shown.position == begin


def test_the_curve_follows_the_scenario(qtbot, open_desktop, edited):
    desktop = open_desktop(GOSSIP)
    shown = []
    desktop.window.curve_feed.known.connect(shown.append)
    edited(desktop, p=32)
    qtbot.waitUntil(lambda: any(c.over == "p" and c.x == 32 for c in shown), timeout=10_000)
    window, run = desktop.window, desktop.window.session.shown.run
    qtbot.waitUntil(lambda: not window.curve_feed.busy, timeout=10_000)
    newest = [curve for curve in shown if curve.over == "p" and curve.x == 32][-1]
    assert newest.current.key.topology == "hypercube"
    at = newest.current.x.index(32)
    assert newest.current.simulated[at] == run.simulated == Fraction(5 * 50 + 31 * 10)
    assert newest.current.analytic[at] == run.analytic
    assert window.curves.columns[0].plot.label() == "p = 32: 560 = 560"


def test_a_wrong_p_gives_the_sentence_and_keeps_the_last_good_picture(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    before = window.canvas.grab().toImage()
    run = window.session.shown.run
    field = window.form.network.findChild(QComboBox)
    line = field.lineEdit()
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "12")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    said = "p must be a power of two for a hypercube; 12 is not (8 and 16 are)"
    qtbot.waitUntil(lambda: window.form.error.sentence.text() == said)
    assert window.form.error.isVisible()
    assert line.text() == "12"
    assert window.session.shown.run is run
    assert window.canvas.grab().toImage() == before


BAD_EDITS = [
    ({"p": "12"}, "12"),
    ({"topology": "torus", "p": "15"}, "15"),
    ({"topology": "torus", "dims": "0x4"}, "0x4"),
    ({"operation": "shift", "q": "0"}, "0"),
    ({"operation": "shift", "q": "16"}, "16"),
    ({"root": "16"}, "16"),
    ({"m": "0"}, "0"),
    ({"m": "-3"}, "-3"),
    ({"ts": "nan"}, "nan"),
    ({"ts": "1e400"}, "1e400"),
    ({"th": "0", "tw": "0"}, "0"),
    ({"operation": "total-exchange", "p": str(2**40)}, str(2**40)),
]


@pytest.mark.parametrize(("changes", "named"), BAD_EDITS)
def test_every_bad_value_is_one_sentence_in_the_form(open_desktop, changes, named):
    window = open_desktop(BROADCAST).window
    run = window.session.shown.run
    settings = {**BROADCAST, **changes}
    if "dims" in changes:
        settings.pop("p")
    window.session.edit(settings)
    sentence = window.form.error.sentence.text()
    assert named in sentence and "\n" not in sentence
    assert window.session.shown.run is run
    window.session.edit(BROADCAST)
    assert not window.form.error.isVisible()


def test_an_edit_of_numbers_keeps_the_cycle_and_another_network_starts_anew(open_desktop, edited):
    desktop = open_desktop(BROADCAST)
    session = desktop.window.session
    session.show_cycle(3)
    edited(desktop, m=200)
    assert session.shown.cycle == 3
    edited(desktop, p=8)
    assert session.shown.cycle == 0


def visible_strings(window: QWidget) -> dict[int, str]:
    """Return every string that can be read in a window, by the widget or action that shows it."""
    found: dict[int, str] = {}
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, (QLabel, QAbstractButton)):
            found[id(widget)] = widget.text()
        elif isinstance(widget, QLineEdit):
            found[id(widget)] = widget.placeholderText()
    for action in window.findChildren(QAction):
        found[id(action)] = action.text()
    return found


SAME_IN_ALL = ("OK",)


def words_in(text: str) -> bool:
    """Return whether a string holds words of the program (three Latin letters or more in a row)."""
    run = 0
    for letter in text:
        run = run + 1 if letter.isascii() and letter.isalpha() else 0
        if run >= 3:
            return True
    return False


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_another_language_changes_every_visible_string(qtbot, open_desktop, language):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    window.session.show_cycle(2)
    qtbot.wait(50)
    english = visible_strings(window)
    painted = [entry.text for entry in window.canvas.drawn().texts if words_in(entry.text)]
    window.menus.languages[language].trigger()
    window.canvas.grab()
    translated = visible_strings(window)
    own_names = {"English", "Русский", "Українська"}
    same = [
        text
        for key, text in english.items()
        if words_in(text.replace("MPI_", "").replace("Bcast", ""))
        and text not in own_names
        and translated.get(key) == text
    ]
    assert same == []
    again = {entry.text for entry in window.canvas.drawn().texts}
    assert [text for text in painted if text in again] == []
    window.menus.languages["en"].trigger()
    assert visible_strings(window) == english


def test_themes_switch_live_both_ways(open_desktop):
    desktop = open_desktop(BROADCAST)
    window = desktop.window
    window.session.show_cycle(2)
    light = window.canvas.grab().toImage()
    window.menus.themes["dark"].trigger()
    dark = window.canvas.grab().toImage()
    assert dark.pixelColor(2, 2).lightness() < 60 < light.pixelColor(2, 2).lightness()
    window.menus.themes["light"].trigger()
    assert window.canvas.grab().toImage() == light


def test_a_scenario_is_saved_and_opened_at_the_same_place(qtbot, open_desktop, tmp_path):
    window = open_desktop(GOSSIP).window
    window.session.show_cycle(2)
    path = tmp_path / "lecture.hopscope"
    assert window.session.save(path)
    assert json.loads(path.read_text())["version"] == 1
    assert format_exact(read_scenario(path).position) == "130"
    again = open_desktop(path=path).window
    qtbot.waitUntil(lambda: bool(again.session.shown.runs))
    assert again.session.shown.cycle == 2
    assert again.windowTitle().startswith("lecture.hopscope")
    assert not again.isWindowModified()


BROKEN = [
    ('{"version": 1, "topology": "ring", "p"', "line 1"),
    ('{"version": 99}', "99"),
    ('{"version": 1, "colour": 3}', "colour"),
    ("nonsense" * 20, "line 1"),
    ("x" * 2_000_000, "2000000"),
]


@pytest.mark.parametrize(("content", "named"), BROKEN)
def test_a_broken_file_is_one_sentence_and_the_document_stays(
    open_desktop, tmp_path, content, named
):
    window = open_desktop(GOSSIP).window
    title, run = window.windowTitle(), window.session.shown.run
    path = tmp_path / "broken.hopscope"
    path.write_text(content)
    assert not window.session.open(path)
    assert window.message.isVisible()
    assert named in window.message.sentence.text()
    assert (window.windowTitle(), window.session.shown.run) == (title, run)
    window.message.close_button.click()
    assert not window.message.isVisible()


def test_unsaved_changes_are_marked_and_asked_about(open_desktop, edited, monkeypatch, tmp_path):
    desktop = open_desktop(GOSSIP)
    window = desktop.window
    assert not window.isWindowModified()
    edited(desktop, m=7)
    assert window.isWindowModified()
    answers = iter([QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard])
    monkeypatch.setattr(QMessageBox, "question", lambda *args: next(answers))
    assert not window.close() and window.isVisible()
    assert window.documents.may_leave()
    assert window.session.save(tmp_path / "kept.hopscope")
    assert not window.isWindowModified()


def test_keys_are_left_to_text_fields_only(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    window.activateWindow()
    field = window.form.cost.findChildren(QLineEdit)[0]
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClick(field, Qt.Key.Key_Right)
    qtbot.keyClick(field, Qt.Key.Key_Space)
    assert window.session.shown.cycle == 0 and not window.transport.playback.playing
    window.canvas.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Right)
    assert window.session.shown.cycle == 1


def test_a_compact_window_has_drawers_one_at_a_time(qtbot, open_desktop):
    window = open_desktop(BROADCAST, size=(1024, 600)).window
    assert window.frame.compact
    assert not window.form.isVisible() and not window.details.isVisible()
    for key in ("show-form", "show-details", "show-curves"):
        window.commands[key].trigger()
        assert [
            name
            for name in ("show-form", "show-details", "show-curves")
            if window.commands[name].isChecked()
        ] == [key]
    assert window.curves is not None and window.curves.isVisible()
    window.commands["show-curves"].trigger()
    assert not window.details.isVisible()
    window.resize(1600, 1000)
    qtbot.waitUntil(lambda: not window.frame.compact)
    assert window.form.isVisible() and window.details.isVisible() and window.curves.isVisible()


def test_a_link_selected_in_the_table_is_selected_in_the_session(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    window.session.show_cycle(1)
    link = int(window.session.shown.run.trace.link[0])
    window.links.link_selected.emit(link)
    assert window.session.shown.link == link


def test_the_bar_moves_time_anywhere(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    bar = window.player.bar
    qtbot.mouseClick(
        bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() // 2, bar.height() // 2)
    )
    position, duration = window.session.shown.position, window.session.shown.run.trace.duration
    assert abs(position - duration / 2) < duration / 10


def test_a_run_that_needs_too_much_is_refused_in_the_form(qtbot, open_desktop):
    window = open_desktop(BROADCAST).window
    run = window.session.shown.run
    settings = {"topology": "ring", "p": 65536, "operation": "total-exchange"}
    with qtbot.waitSignal(window.session.refused, timeout=20_000):
        window.session.edit(settings)
    assert "link crossings" in window.form.error.sentence.text()
    assert window.session.shown.run is run


@pytest.mark.parametrize(
    ("x", "y", "width", "height"),
    [(0, 0, 3000, 2000), (5000, 4000, 800, 600), (-900, -900, 1000, 700), (100, 50, 1200, 800)],
)
def test_a_window_is_put_wholly_on_a_screen_that_exists(qtbot, x, y, width, height):
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(x, y, width, height)
    fit_screen(window)
    screen = window.screen().availableGeometry()
    assert screen.contains(window.geometry())
    assert window.width() == min(width, screen.width())
    if (x, y) == (100, 50):
        assert window.geometry().topLeft() == QPoint(100, 50)
