"""The window of the textbook figure: it opens by its key, follows the run, and closes."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import Qt

from gui.theme import THEMES
from gui.words import Words

BROADCAST = {
    "topology": "hypercube",
    "p": 8,
    "operation": "broadcast",
    "algorithm": "doubling",
}


def texts(window) -> list[str]:
    """Return what the window has painted."""
    window.grab()
    return [written.text for written in window.drawn().texts]


@pytest.fixture
def opened(qtbot, open_desktop):
    """Return a desktop whose textbook figure has been opened by its key."""
    desktop = open_desktop(BROADCAST)
    qtbot.keyClick(desktop.window, Qt.Key.Key_F8)
    book = desktop.window.textbook
    qtbot.waitUntil(lambda: book.figure() is not None)
    return desktop


def test_the_key_opens_it_and_escape_closes_it(qtbot, opened):
    window, book = opened.window, opened.window.textbook
    action = window.commands["textbook"]
    assert book.isVisible() and action.isChecked()
    assert "Broadcast: Recursive doubling, far first" in texts(book)
    qtbot.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible() and not action.isChecked()
    action.trigger()
    assert book.isVisible()
    action.trigger()
    assert not book.isVisible()


def test_it_follows_run_language_theme_and_size(qtbot, opened, edited):
    book = opened.window.textbook
    before = book.figure()
    edited(opened, operation="scatter", algorithm="halving")
    qtbot.waitUntil(lambda: not book.busy and "Scatter: Recursive halving" in texts(book))
    assert book.figure() is not before
    opened.window.session.change_view(layout="circle")
    qtbot.waitUntil(lambda: not book.busy)
    circle = book.figure()
    opened.window.transport.forward()  # another moment of the same run: the same figure
    assert not book.busy and book.figure() is circle
    book.resize(900, 600)
    qtbot.waitUntil(lambda: (book.figure().width, book.figure().height) == (900, 600))
    book.show_language(Words("ru"))
    qtbot.waitUntil(lambda: not book.busy)
    assert "Scatter: Recursive halving" not in texts(book)
    book.show_theme(THEMES["dark"])
    qtbot.waitUntil(lambda: not book.busy)
    assert book.grab().toImage().pixelColor(2, 2).name() == THEMES["dark"].canvas.lower()


def test_a_large_network_is_a_sentence_and_a_closed_window_draws_nothing(qtbot, opened, edited):
    book = opened.window.textbook
    edited(opened, p=128)
    qtbot.waitUntil(lambda: not book.busy)
    assert book.figure() is None
    assert "up to 64 nodes; this network has 128" in str(book.refusal())
    book.close()
    edited(opened, p=8)
    assert not book.busy and book.figure() is None
