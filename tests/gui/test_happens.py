"""The panel "What happens" in the real window: what it says, marks and asks for."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.report.happens import Story
from gui.places import PLACES
from gui.words import Words

CUBE = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
TORUS = {"topology": "torus", "dims": "4x4", "operation": "all-reduce", "th": "1.5"}
SERIES = {**TORUS, "algorithm": "reduce-then-broadcast"}


@pytest.fixture
def opened(open_desktop):
    """Open a window and return it with its panel."""

    def make(settings, **more):
        desktop = open_desktop(settings, **more)
        return desktop.window, desktop.window.board.panels["happens"]

    return make


def plain(rich: str) -> str:
    """Return rich text without its marks and with plain spaces."""
    return re.sub("<[^>]*>", "", rich).replace("\u00a0", " ")


def current(panel) -> list[int]:
    """Return the numbers of the lines that are marked."""
    return [button.number for button in panel.lines if button.current]


def test_it_is_the_first_tab_and_on_top(opened):
    _, panel = opened(CUBE)
    assert PLACES[0].key == "happens"
    assert panel.isVisible()


def test_it_says_what_the_engine_says(opened):
    window, panel = opened(CUBE)
    story, words = Story(window.session.shown.run), Words()
    for cycle in (0, 3, 4, 1):
        window.session.show_cycle(cycle)
        wanted = story.at(cycle)
        assert panel.sentences.text() == " ".join(map(words, wanted.sentences))
        assert current(panel) == [wanted.current + 1]
        assert plain(panel.values.text()) == " · ".join(map(words, wanted.values))
        code = [button.text().replace("\u00a0", " ") for button in panel.lines]
        assert code == [words(line.text) for line in wanted.lines]
    assert "<b>61.5</b>" in panel.values.text()


def test_it_is_told_of_the_selected_node(opened):
    window, panel = opened(CUBE)
    window.session.show_cycle(3)
    window.session.select_node(9)
    assert panel.sentences.text().startswith("Nodes 1001 and 1101 differ in bit 2 only.")
    assert "partner = 1101" in plain(panel.values.text())


def test_a_click_on_a_line_goes_to_its_first_step(opened):
    window, panel = opened(SERIES)
    window.session.show_cycle(3)
    for place, button in enumerate(panel.lines):
        at = panel._story.position_of(place)
        panel.ensureWidgetVisible(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(60, 5))
        assert window.session.shown.position == at
    sends = next(b for b in panel.lines if b.line.key == "send")
    sends.click()
    assert window.session.shown.cycle == 5  # four steps there, then back
    assert current(panel) == [sends.number]


def test_lines_can_be_pressed_by_key(opened):
    window, panel = opened(CUBE)
    window.session.show_cycle(4)
    panel.lines[3].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.lines[3], Qt.Key.Key_Space)
    assert window.session.shown.cycle == 1


def test_the_lines_stay_while_the_code_does(open_desktop, edited):
    desktop = open_desktop(CUBE)
    window, panel = desktop.window, desktop.window.board.panels["happens"]
    lines = list(panel.lines)
    window.session.show_cycle(2)
    assert panel.lines == lines
    edited(desktop, operation="broadcast")
    assert panel.lines != lines
    assert len(panel.lines) == len(Story(window.session.shown.run).listing.lines)


def test_screen_readers_get_all_of_it(opened):
    window, panel = opened(CUBE)
    window.session.show_cycle(3)
    told = panel.accessibleDescription()
    assert panel.sentences.text() in told
    assert "line 4, current: send held to partner, receive theirs" in told
    assert "400 × 0.1 = 91.5" in told
    assert panel.lines[3].accessibleName() in told


@pytest.mark.parametrize(
    ("theme", "size"),
    [("light", (1920, 1080)), ("projector", (1920, 1080)), ("light", (1024, 600))],
)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_nothing_is_cut_off(opened, theme, size, language):
    window, panel = opened(SERIES, theme=theme, size=size, language=language)
    window.frame.show_part("details", True)
    window.session.show_cycle(8)
    QApplication.processEvents()
    right = panel.viewport().width()
    for button in panel.lines:
        wanted = button.text_rect(button.width())
        assert button.height() >= wanted.height()
        metrics = button.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, re.split(" ", button.text())))
        assert longest <= wanted.width()
        assert button.geometry().right() < right
    for label in (panel.sentences, panel.values):
        assert label.height() >= label.heightForWidth(label.width())
        assert label.geometry().right() < right


def test_the_current_line_has_the_accents_bar(opened):
    window, panel = opened(CUBE)
    window.session.show_cycle(3)
    marked, other = panel.lines[3], panel.lines[2]
    theme = panel._theme
    colours = [line.grab().toImage().pixelColor(1, 5).name() for line in (marked, other)]
    assert colours == [QColor(theme.accent).name(), QColor(theme.panel).name()]
    assert marked.grab().toImage().pixelColor(8, 2) == QColor(theme.accent_tint)


def test_long_runs_are_counted_on_a_thread(qtbot, opened, monkeypatch):
    window, panel = opened(CUBE)
    monkeypatch.setattr("gui.panels.happens.MOST_AT_ONCE", 0)
    before = panel.sentences.text()
    window.session.show_cycle(3)
    assert panel.sentences.text() == before
    qtbot.waitUntil(lambda: current(panel) == [4])
    assert panel.sentences.text().startswith("Nodes 0000 and 0100")
    window.session.show_cycle(1)
    window.session.show_cycle(4)  # the newest wins
    qtbot.waitUntil(lambda: not panel._work.busy)
    assert panel.sentences.text().startswith("Nodes 0000 and 1000")
