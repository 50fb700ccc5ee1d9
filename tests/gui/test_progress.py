"""Long runs: how far they are, cancelling, and that what was shown stays."""

from __future__ import annotations

from time import monotonic, sleep

import pytest
from PySide6.QtCore import Qt

from gui import shown
from gui.progress_strip import ProgressStrip
from gui.theme import THEMES
from gui.words import Words
from gui.work import Newest

FIRST = {"topology": "hypercube", "p": 16, "operation": "broadcast", "th": "1.5"}
LONG = {
    "topology": "hypercube",
    "p": 512,
    "operation": "total-exchange",
    "algorithm": "direct",
    "switching": "cut-through",
    "startups": "one",
    "m": 1,
}


def begin_long_run(qtbot, window, monkeypatch):
    """Begin a run that, once it has told of its progress, goes on only when it is cancelled."""
    real = shown.run

    def slow(scenario, cancelled, progress, most, beside):
        def told(done: float) -> None:
            progress(done)
            deadline = monotonic() + 20
            while not cancelled() and monotonic() < deadline:
                sleep(0.01)

        return real(scenario, cancelled=cancelled, progress=told, most=most, beside=beside)

    monkeypatch.setattr(shown, "run", slow)
    window.session.edit({**window.session.shown.run.scenario.settings(), **LONG})
    qtbot.waitUntil(lambda: window.busy.bar.value() > 0, timeout=20_000)
    qtbot.waitUntil(window.statusBar().isVisible, timeout=5_000)


@pytest.mark.parametrize("by_key", [False, True], ids=["button", "Esc"])
def test_a_long_run_tells_how_far_it_is_and_is_cancelled(qtbot, open_desktop, monkeypatch, by_key):
    window = open_desktop(FIRST).window
    before, picture = window.session.shown, window.canvas.grab().toImage()
    assert not window.statusBar().isVisible()
    begin_long_run(qtbot, window, monkeypatch)
    strip = window.busy
    assert strip.isVisible() and strip.button.isVisible()
    assert strip.label.text() == f"Simulating… {strip.bar.value()} %"
    began = monotonic()
    if by_key:
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    else:
        qtbot.mouseClick(strip.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.statusBar().isVisible(), timeout=500)
    assert monotonic() - began < 0.5
    assert window.session.shown is before
    window.session.wait()
    qtbot.wait(50)
    assert window.session.shown is before
    assert not window.statusBar().isVisible()
    assert window.canvas.grab().toImage() == picture


def test_a_run_that_is_not_cancelled_is_shown_and_the_strip_goes(qtbot, open_desktop):
    window = open_desktop(FIRST).window
    told: list[float] = []
    window.session.progressed.connect(told.append)
    with qtbot.waitSignal(window.session.runs_changed, timeout=30_000):
        window.session.edit({**window.session.shown.run.scenario.settings(), **LONG})
    assert window.session.shown.run.scenario.p == 512
    qtbot.waitUntil(lambda: not window.session._work.busy)
    assert told == sorted(told)
    assert 0 <= told[0] < 0.1 and 0.9 < told[-1] <= 1
    assert not window.statusBar().isVisible()


def test_a_short_run_is_not_spoken_of(qtbot, open_desktop, edited):
    desktop = open_desktop(FIRST)
    shown: list[bool] = []
    strip = desktop.window.busy
    assert strip._timer.interval() >= 150
    strip._timer.setInterval(20_000)  # so that any run is short, on a busy machine too
    strip.shown_changed.connect(shown.append)
    edited(desktop, p=32)
    qtbot.waitUntil(lambda: not desktop.window.session._work.busy)
    qtbot.wait(50)
    assert not strip._timer.isActive()
    assert True not in shown


def test_progress_of_what_was_given_up_is_not_told(qtbot):
    work, told = Newest(), []
    work.progressed.connect(told.append)

    def first(cancelled, progress):
        progress(0.25)
        while not cancelled():
            pass
        progress(0.75)

    def second(cancelled, progress):
        progress(0.5)

    work.submit(first)
    qtbot.waitUntil(lambda: told == [0.25])
    work.submit(second)
    qtbot.waitUntil(lambda: not work.busy)
    assert told == [0.25, 0.5]
    work.wait()


def test_the_strip_speaks_all_languages_and_themes(qtbot):
    strip = ProgressStrip()
    qtbot.addWidget(strip)
    strip.show()
    assert (strip.bar.minimum(), strip.bar.maximum()) == (0, 0)  # nobody knows yet
    strip.show_progress(0.42)
    assert (strip.bar.value(), strip.label.text()) == (42, "Simulating… 42 %")
    for theme in THEMES.values():
        strip.show_theme(theme)
        strip.show_language(Words("ru"))
        assert strip.label.text() == "Моделирование… 42 %"
        assert strip.button.text() == "Отмена"
        assert strip.bar.height() == theme.px(8)
    strip.show_busy(False)
    assert strip.label.text() == "Моделирование…"
