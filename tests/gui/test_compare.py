"""Two runs side by side: one clock over random walks, captions, and back to one."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from engine.report.differences import comparisons
from engine.scenario import from_settings

P2P = {"topology": "ring", "p": 8, "operation": "point-to-point", "th": "1.5", "target": 3}
CASES = (
    (P2P, lambda offer: offer.scenario.switching == "cut-through"),
    (
        {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast", "th": "1.5"},
        lambda offer: offer.scenario.topology == "ring",
    ),
    (
        {"topology": "hypercube", "p": 8, "operation": "broadcast"},
        lambda offer: offer.mirrored,
    ),
)


def compare(qtbot, window, wanted):
    """Compare what is shown with the first offer that is wanted."""
    shown = window.session.shown
    offer = next(offer for offer in comparisons(shown.run.scenario) if wanted(offer))
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        window.session.compare(offer.scenario, offer.mirrored)
    return offer


def check_one_clock(window):
    """Both pictures show the very same time of their runs."""
    shown = window.session.shown
    first, second = shown.runs
    assert first.trace.unit == second.trace.unit
    for place, canvas in ((0, window.canvas), (1, window.beside.second)):
        cycle, glide = shown.moment(place)
        assert canvas.scene().cycle == cycle
        trace = shown.runs[place].trace
        at = min(shown.position, trace.duration)
        if place and shown.mirrored:
            at = trace.duration - at
        begin, end = trace.bounds(cycle)
        assert begin <= at <= end or (cycle == 0 and at == 0)
        if glide is None and not (place and shown.mirrored):
            assert at == end


@pytest.mark.parametrize(("settings", "wanted"), CASES)
def test_a_random_walk_keeps_one_clock(qtbot, open_desktop, settings, wanted):
    window = open_desktop(settings).window
    compare(qtbot, window, wanted)
    choice = random.Random(5)
    end = window.session.shown.clock.trace.duration
    for _ in range(60):
        key = choice.choice(["forward", "back", "step", "within", "drag", "last", "first"])
        if key == "drag":
            window.transport.go_to(choice.randrange(end + 1))
        elif key in ("step", "within"):
            window.transport.move(key, choice.choice([1, -1]))
        else:
            getattr(window.transport, key)()
        check_one_clock(window)
    window.transport.last()
    assert window.session.shown.position == max(
        run.trace.duration for run in window.session.shown.runs
    )


def test_play_moves_both(qtbot, open_desktop):
    window = open_desktop(P2P).window
    compare(qtbot, window, CASES[0][1])
    window.transport.first()
    qtbot.keyClick(window, Qt.Key.Key_Space)
    window.transport.playback.advance(0.9)
    ticks = window.transport.playback.moment.ticks
    shown = window.session.shown
    assert ticks > 0
    for place, canvas in ((0, window.canvas), (1, window.beside.second)):
        assert (canvas._cycle, canvas._glide) == shown.moment(place, ticks)
    window.transport.settle()
    check_one_clock(window)


def test_each_says_what_it_is_and_takes(qtbot, open_desktop):
    window = open_desktop(P2P).window
    compare(qtbot, window, CASES[0][1])
    texts = [caption.text() for caption in window.beside._captions]
    assert texts == ["Store-and-forward: 84.5", "Cut-through: 64.5"]
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        window.session.compare(None)
    assert window.session.shown.other is None
    assert not window.beside.second.isVisible() and not window.beside._captions[0].isVisible()


def test_an_edit_keeps_the_comparison_and_a_new_file_ends_it(qtbot, open_desktop):
    window = open_desktop(P2P).window
    compare(qtbot, window, CASES[0][1])
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        window.session.edit({**window.session.shown.run.scenario.settings(), "m": 200})
    first, second = window.session.shown.runs
    assert (first.scenario.m, second.scenario.m) == (200, 100)
    assert first.trace.unit == second.trace.unit
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        window.session.start(first.scenario)
    assert len(window.session.shown.runs) == 1


def test_the_menu_offers_what_can_be_run(open_desktop):
    window = open_desktop(P2P).window
    window.picture_controls.compare_menu.fill()
    actions = window.picture_controls.compare_menu._menu.actions()
    texts = [action.text().replace("&", "") for action in actions if action.text()]
    offers = comparisons(window.session.shown.run.scenario)
    assert texts[1:] == [str(offer.title) for offer in offers] and len(offers) >= 2


def test_a_comparison_that_cannot_be_run_is_told_once_and_forgotten(qtbot, open_desktop):
    window = open_desktop(P2P).window
    settings = window.session.shown.run.scenario.settings()
    huge = {"topology": "ring", "p": 1024, "operation": "total-exchange", "algorithm": "direct"}
    with qtbot.waitSignal(window.session.refused, timeout=20_000):
        window.session.compare(from_settings(huge))
    assert len(window.session.shown.runs) == 1
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        window.session.edit({**settings, "m": 50})
    assert [run.scenario.m for run in window.session.shown.runs] == [50]
