"""The player and its bar: asks by mouse and key, shows any moment, stays fast when it is dense."""

from __future__ import annotations

import time
from fractions import Fraction
from itertools import pairwise
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor

from engine.exact_time import TickUnit
from engine.picture.load_columns import height_share, joined, load_columns, spaced, stride_of
from engine.run import run
from engine.scenario import from_settings
from engine.simulation import Trace
from engine.simulation.crossings import Crossings
from gui.panels.player import PlayerPanel
from gui.theme import THEMES, apply_theme, mixed
from gui.words import THIN_SPACE, Words

LEFT = Qt.MouseButton.LeftButton
CUBE = {"topology": "hypercube", "p": "16", "operation": "all-to-all-broadcast", "th": "1.5"}


@pytest.fixture(scope="module")
def cube():
    return run(from_settings(CUBE))


@pytest.fixture
def player(qtbot, qapp, cube):
    apply_theme(qapp, THEMES["light"])
    panel = PlayerPanel()
    qtbot.addWidget(panel)
    panel.resize(1920, panel.height())
    panel.show()
    qtbot.waitExposed(panel)
    panel.show_run(cube)
    return panel


def trace_of(unit: TickUnit, step_starts: np.ndarray, cycle_starts: np.ndarray) -> Trace:
    """A trace of which only the borders of steps and cycles are known."""
    none = np.zeros(0, np.int64)
    trace = Trace(unit, Crossings(None, none, none, step_starts, none), stored=True, startup=0)
    trace.__dict__["cycle_starts"] = cycle_starts  # where the cached property would keep it
    return trace


def dense(steps: int, cycles_a_step: int) -> SimpleNamespace:
    """A made-up run of many cycles, one tick each; the load of the last one is 40."""
    cycles = steps * cycles_a_step
    step_starts = np.arange(steps + 1, dtype=np.int64) * cycles_a_step
    trace = trace_of(TickUnit(1, 10), step_starts, np.arange(cycles, dtype=np.int64))
    loads = np.ones(cycles, np.int64)
    loads[-1] = 40
    return SimpleNamespace(trace=trace, cost=SimpleNamespace(startup_ticks=0), loads=loads)


def x_of(player: PlayerPanel, ticks: int) -> float:
    band = player.bar.band()
    return band.left() + band.width() * ticks / player._run.trace.duration


def test_buttons_ask(player, qtbot):
    asked = (
        player.first_asked,
        player.back_asked,
        player.play_asked,
        player.forward_asked,
        player.last_asked,
    )
    for button, signal in zip(player.buttons(), asked, strict=True):
        with qtbot.waitSignal(signal, timeout=500):
            qtbot.mouseClick(button, LEFT)
        button.setFocus()
        with qtbot.waitSignal(signal, timeout=500):
            qtbot.keyClick(button, Qt.Key.Key_Space)
    centres = [button.geometry().center().x() for button in player.buttons()]
    assert centres == sorted(centres)


def test_clock_and_progress(player, cube):
    unit = cube.trace.unit
    player.show_moment(0, 0.0)
    assert player.clock.text() == "t = 0"
    assert player.progress.text() == "of 356 · step 0/4 · cycle 0/4"
    player.show_moment(3, float(unit.ticks(Fraction(206))) + 2.4)
    assert player.clock.text() == "t = 206.2"
    assert player.progress.text() == "of 356 · step 3/4 · cycle 3/4"
    player.show_moment(4, float(cube.trace.duration))
    assert player.clock.text() == "t = 356"


def test_play_turns_into_pause_and_back(player):
    player.show_playing(True)
    assert player.play.accessibleName() == "Pause"
    assert player.play.icon_name == "pause"
    player.show_playing(False)
    assert player.play.accessibleName() == "Play"


def test_speed(player, qtbot):
    assert player.choices.speed.currentText() == "1×"
    player.choices.speed.setFocus()
    with qtbot.waitSignal(player.speed_changed, timeout=500) as heard:
        qtbot.keyClick(player.choices.speed, Qt.Key.Key_Down)
    assert heard.args == [2.0]
    with qtbot.assertNotEmitted(player.speed_changed):
        player.show_speed(0.1)
    assert player.choices.speed.currentText() == "0.1×"


def test_a_click_and_a_drag_on_the_bar_ask_for_times(player, qtbot, cube):
    asked: list[int] = []
    player.time_asked.connect(asked.append)
    bar, duration = player.bar, cube.trace.duration
    middle = QPoint(round(x_of(player, duration // 2)), 30)
    qtbot.mouseClick(bar, LEFT, pos=middle)
    assert asked[0] == pytest.approx(duration / 2, abs=duration / 500)
    assert isinstance(asked[0], int)
    qtbot.mousePress(bar, LEFT, pos=middle)
    qtbot.mouseMove(bar, QPoint(bar.width() + 50, 30))
    assert asked[-1] == duration
    qtbot.mouseMove(bar, QPoint(-20, 30))
    assert asked[-1] == 0
    qtbot.mouseRelease(bar, LEFT, pos=middle)
    before = len(asked)
    qtbot.mouseMove(bar, middle)
    assert len(asked) == before


def test_the_bar_is_to_scale_and_tells_done_from_to_come(player, cube):
    theme, trace = THEMES["light"], cube.trace
    player.show_moment(3, float(trace.step_starts[2] + 10))
    picture = player.bar.grab().toImage()
    low = round(player.bar.band().bottom()) - 3

    def colour(ticks: float, y: int = low) -> str:
        return picture.pixelColor(round(x_of(player, ticks)), y).name().upper()

    inside = [(a + b) / 2 + (b - a) * 0.35 for a, b in pairwise(trace.step_starts)]
    loads = [theme.load_colour(n) for n in (1, 2, 4)]
    assert [colour(t) for t in inside[:3]] == loads
    pale = mixed(theme.load_colour(8), theme.panel, 0.5).name().upper()
    assert colour(inside[3]) == pale
    startup = trace.step_starts[1] + cube.cost.startup_ticks / 2
    assert colour(startup) == theme.accent_tint
    assert QColor(colour(trace.step_starts[3] + 30)) != QColor(theme.accent_tint)


def test_the_same_moment_is_the_same_picture(player, cube):
    def picture(cycle: int) -> object:
        player.show_moment(cycle, float(cube.trace.bounds(cycle)[1]))
        return player.grab().toImage()

    there = [picture(cycle) for cycle in range(5)]
    back = [picture(cycle) for cycle in reversed(range(5))]
    assert there == back[::-1]
    assert there[0] != there[1]


def test_the_bar_says_what_is_under_the_pointer(player, cube):
    lines = player.bar.tip_at(QPointF(x_of(player, cube.trace.duration), 40)).split("\n")
    assert lines[0] == "t = 356 · step 4 · cycle 4"
    assert lines[1] == "chunks on the busiest link: 8"


@pytest.mark.parametrize("shape", [(10_000, 30), (1, 300_000), (63, 1)])
def test_a_dense_run_is_drawn_at_once_and_marks_do_not_meet(player, shape):
    player.bar.show_run(made := dense(*shape))
    begin = time.perf_counter()
    player.bar.grab()
    first = time.perf_counter() - begin
    begin = time.perf_counter()
    for ticks in range(20):
        player.bar.show_moment(ticks + 1, float(ticks))
        player.bar.grab()
    assert first < 1.0
    assert (time.perf_counter() - begin) / 20 < 0.1
    columns = load_columns(made.trace, 0, made.loads, 1000)
    assert len(columns.load) <= 1000
    assert columns.load[-1] == 40  # the largest of a pixel
    assert len(joined(columns)[0]) <= 1000


def test_columns_are_the_largest_load_of_each_pixel():
    rng = np.random.default_rng(1)
    made = dense(7, 1000)
    loads = rng.integers(1, 50, 7000)
    columns = load_columns(made.trace, 0, loads, 70)
    assert columns.load.tolist() == loads.reshape(70, 100).max(axis=1).tolist()
    few = load_columns(made.trace, 300, loads, 7000)
    assert (few.begin >= np.arange(7000)).all()


def test_heights_and_labels():
    shares = [height_share(n, 32) for n in (0, 1, 2, 4, 8, 16, 32)]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert stride_of(np.arange(100.0), 7) == 10
    assert stride_of(np.arange(100.0), 1) == 1
    places = [0.0, 3.0, 30.0, 97.0, 100.0]
    assert spaced(places, lambda i: 10, 2) == [0, 2, 4]


def test_a_huge_run_has_thin_spaces_and_no_overflow(player):
    made = dense(3, 10)
    factor = 2**57
    trace = made.trace
    huge = trace_of(TickUnit(1, 1), trace.step_starts * factor, trace.cycle_starts * factor)
    player.show_run(SimpleNamespace(trace=huge, cost=made.cost, loads=made.loads))
    player.grab()
    assert player.bar.ticks_at(player.bar.width()) == huge.duration
    player.show_moment(1, float(factor))
    assert THIN_SPACE in player.clock.text()


def test_without_a_run_nothing_can_be_asked(player, qtbot):
    player.show_run(None)
    assert not any(button.isEnabled() for button in player.buttons())
    with qtbot.assertNotEmitted(player.time_asked):
        qtbot.mouseClick(player.bar, LEFT)
    player.grab()


def loud(template, language, n=None):
    """Translate into what can be told from English."""
    return f"«{template.source}»" if language == "xx" else template.source


def test_language_and_theme_change_live(player, monkeypatch):
    player.show_theme(THEMES["projector"])
    assert player.height() == 115
    assert player.clock.font().pixelSize() == 32
    player.show_theme(THEMES["dark"])
    assert player.height() == 86
    ground = player.grab().toImage().pixelColor(2, 2).name().upper()
    assert ground == THEMES["dark"].panel
    monkeypatch.setattr("engine.text.translate", loud)
    player.show_language(Words("xx"))
    assert player.choices.labels[0].text() == "«speed»"
    assert player.first.toolTip() == "«To the beginning»"
