"""However somebody got to a moment and a look, the window shows what a fresh one shows there."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from engine.scenario.view import View
from gui.theme import THEMES
from tests.gui.walker import SIZES, Look, Walker, different, go, pictures, some_look, stop_clock
from tests.tiers import tier

SCENARIOS: dict[str, dict[str, object]] = {
    "cut-through": {
        "topology": "ring",
        "p": 8,
        "operation": "broadcast",
        "switching": "cut-through",
        "th": "1.5",
    },
    "exchange": {"topology": "torus", "dims": "4x4", "operation": "total-exchange"},
    "gossip": {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"},
    "queues": {
        "topology": "ring",
        "p": 8,
        "operation": "total-exchange",
        "algorithm": "direct",
        "startups": "one",
    },
    "packets": {
        "topology": "ring",
        "p": 8,
        "operation": "point-to-point",
        "switching": "finite-packets",
        "packet": 25,
    },
    "hub": {"topology": "hub", "p": 8, "operation": "total-exchange"},
}


NAMES = tier([name for name in SCENARIOS if name != "hub"], ["hub"])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", tier([1], [2, 3]))
def test_a_walk_leaves_no_trace(qtbot, open_desktop, monkeypatch, name, seed):
    settings = SCENARIOS[name]
    if name == "queues":  # its curves would take a minute
        monkeypatch.setattr("gui.curve_feed.curve", lambda *given: iter(()))
    walked = open_desktop(settings).window
    stop_clock(walked)
    walked.activateWindow()
    qtbot.waitUntil(walked.isActiveWindow)
    walker = Walker(walked, settings, seed)
    walker.walk()
    assert len(walker.positions) > 5
    look = some_look(settings, walker.random)
    go(walked, look)
    after_a_walk = pictures(walked)
    if walked.pictures.presenter is not None:
        walked.pictures.close()
    walked.hide()
    fresh = open_desktop(settings, language=look.language, theme=look.theme, size=look.size).window
    go(fresh, look)
    at_once = pictures(fresh)
    assert after_a_walk.keys() == at_once.keys()
    for part, picture in at_once.items():
        assert not different(after_a_walk[part], picture), (part, look)


def test_the_font_that_the_system_had_leaves_no_trace(qapp, open_desktop):
    here = some_look(SCENARIOS["gossip"], random.Random(1))
    shown = []
    for pixels in (13, 24):
        font = qapp.font()
        font.setPixelSize(pixels)
        qapp.setFont(font)
        window = open_desktop(
            SCENARIOS["gossip"], None, here.language, here.theme, here.size
        ).window
        go(window, here)
        shown.append(window.grab().toImage())
        window.pictures.close()
        window.hide()
    assert not different(*shown), here


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_themes_and_languages_there_and_back_leave_no_trace(open_desktop, monkeypatch, size):
    monkeypatch.setattr("gui.curve_feed.curve", lambda *given: iter(()))
    window = open_desktop(SCENARIOS["packets"], size=size).window
    here = Look(700, "light", "en", size, View(), curtain=False, ghosts=False, presenter=False)
    go(window, here)
    before = window.grab().toImage()
    for theme in THEMES:
        for language in ("en", "ru", "uk"):
            go(window, replace(here, theme=theme, language=language))
            go(window, here)
            assert not different(before, window.grab().toImage()), (theme, language)
