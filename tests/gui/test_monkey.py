"""Random clicks, keys and values on the real window: nothing breaks, nothing hangs.

Exceptions in slots and paint events and Qt's warnings fail a test by themselves; a hang is ended by
the test's timeout.
"""

from __future__ import annotations

import random

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QSlider,
    QToolButton,
    QWidget,
)

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Space,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Escape,
    Qt.Key.Key_F2,
    Qt.Key.Key_F3,
    Qt.Key.Key_F4,
)
VALUES = ("0", "-1", "2", "3", "16", "1,5", "nan", "1e400", "4x8", "abc", "1" + "0" * 20, "")
SIZES = ((640, 480), (1024, 600), (1300, 800), (1900, 1000))


class Monkey:
    """One that does one random thing after another to a window."""

    def __init__(self, window, seed: int) -> None:
        self.window = window
        self.random = random.Random(seed)
        self.deeds = (
            *(self.press_key,) * 3,
            *(self.click_button,) * 2,
            self.choose,
            self.slide,
            self.type_value,
            self.click_picture,
            self.click_bar,
            self.resize,
            self.change_looks,
        )

    def one_of(self, kind: type[QWidget]) -> QWidget | None:
        found = [
            widget
            for widget in self.window.findChildren(kind)
            if widget.isVisible() and widget.isEnabled() and not isinstance(widget, QToolButton)
        ]
        return self.random.choice(found) if found else None

    def press_key(self) -> None:
        QTest.keyClick(self.window, self.random.choice(KEYS))

    def click_button(self) -> None:
        button = self.one_of(QAbstractButton)
        if button is not None:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def choose(self) -> None:
        combo = self.one_of(QComboBox)
        if combo is not None and combo.count():
            combo.setCurrentIndex(self.random.randrange(combo.count()))
            combo.activated.emit(combo.currentIndex())

    def slide(self) -> None:
        slider = self.one_of(QSlider)
        if slider is not None:
            slider.setValue(self.random.randint(slider.minimum(), slider.maximum()))

    def type_value(self) -> None:
        field = self.one_of(QLineEdit)
        if field is not None:
            field.setFocus()
            field.selectAll()
            QTest.keyClicks(field, self.random.choice(VALUES))
            QTest.keyClick(field, Qt.Key.Key_Return)

    def click_picture(self) -> None:
        self.click_somewhere(self.window.canvas)

    def click_bar(self) -> None:
        self.click_somewhere(self.window.player.bar)

    def click_somewhere(self, widget: QWidget) -> None:
        place = QPoint(
            self.random.randrange(max(1, widget.width())),
            self.random.randrange(max(1, widget.height())),
        )
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)

    def resize(self) -> None:
        self.window.resize(*self.random.choice(SIZES))

    def change_looks(self) -> None:
        choices = self.random.choice([self.window.menus.themes, self.window.menus.languages])
        self.random.choice(list(choices.values())).trigger()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_window_survives(qtbot, open_desktop, monkeypatch, seed):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: ("", ""))
    discard = QMessageBox.StandardButton.Discard
    monkeypatch.setattr(QMessageBox, "question", lambda *given: discard)
    window = open_desktop({"topology": "ring", "p": 8, "operation": "broadcast"}).window
    monkey = Monkey(window, seed)
    for _ in range(150):
        monkey.random.choice(monkey.deeds)()
        qtbot.wait(monkey.random.choice([0, 2, 15]))
    window.session.cancel()
    shown = window.session.shown
    assert 0 <= shown.position <= shown.run.trace.duration
    assert shown.cycle == shown.run.trace.cycle_at(shown.position)
