"""Everything by keyboard and for screen readers: menus with letters, widgets with names."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QScrollBar, QWidget

from engine.text import languages
from gui.menu_catalogue import MENUS
from gui.mnemonics import mark_menu, mnemonic_of, with_mnemonics

CUBE = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast", "th": "1.5"}


@pytest.mark.parametrize("language", languages())
def test_every_action_has_a_path_by_keyboard(open_desktop, language):
    desktop = open_desktop(CUBE, language=language)
    window = desktop.window
    bar = window.menuBar()
    reached: set[str] = set()
    waiting = [(bar, action) for action in bar.actions()]
    letters = [mnemonic_of(action.text()) for action in bar.actions()]
    assert all(letters) and len(set(letters)) == len(letters), letters
    while waiting:
        _, action = waiting.pop()
        menu = action.menu()
        if menu is None:
            reached.add(action.objectName())
            continue
        menu.aboutToShow.emit()
        seen = [one for one in menu.actions() if one.isVisible() and not one.isSeparator()]
        marks = [mnemonic_of(one.text()) for one in seen]
        assert all(marks) and len(set(marks)) == len(marks), (action.text(), marks)
        waiting += [(menu, one) for one in seen]
    assert {e.key for _, entries in MENUS for e in entries if e is not None} <= reached


def test_no_two_actions_have_the_same_key(open_desktop):
    window = open_desktop(CUBE).window
    keys = [
        sequence.toString(QKeySequence.SequenceFormat.PortableText)
        for action in window.findChildren(QAction)
        for sequence in action.shortcuts()
    ]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


def focusable(top):
    """All widgets that can have the focus and are seen."""
    return [
        widget
        for widget in [top, *top.findChildren(QWidget)]
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisibleTo(top)
        and widget.focusProxy() is None
        and not isinstance(widget, QMenu | QScrollBar)
    ]


def unnamed(top):
    """Focusable widgets that a screen reader has no name for."""
    return [
        f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        for widget in focusable(top)
        if not _name(widget)
    ]


def _name(widget):
    text = getattr(widget, "text", None)
    words = widget.accessibleName() or (text() if callable(text) and _is_button(widget) else "")
    return words.replace("&", "").strip()


def _is_button(widget):
    return hasattr(widget, "isCheckable")


@pytest.mark.parametrize("language", languages())
def test_every_widget_that_takes_the_focus_has_a_name(open_desktop, language):
    desktop = open_desktop(CUBE, language=language)
    window = desktop.window
    window.scenes.open_example()
    page = window.manners.open_start_page()
    assert unnamed(window) == []
    assert len(focusable(page)) > 8
    dialogs = [
        window.manners.open_preferences(),
        window.controls.ask_where(),
    ]
    for dialog in dialogs:
        assert unnamed(dialog) == [], type(dialog).__name__
        dialog.reject()


def test_tab_comes_to_every_part(qtbot, open_desktop):
    window = open_desktop(CUBE).window
    window.form.network.kind.setFocus()
    seen = set()
    for _ in range(200):
        widget = QApplication.focusWidget()
        if widget is None or widget in seen:
            break
        seen.add(widget)
        window.focusNextChild()
    for part in (window.form, window.player, window.links):
        assert any(part.isAncestorOf(widget) for widget in seen), type(part).__name__


def test_letters_stay_where_they_can_and_never_stand_twice():
    assert with_mnemonics(["&Open", "&Options", "Quit", "", "A && B", "7"]) == [
        "&Open",
        "O&ptions",
        "&Quit",
        "",
        "&A && B",
        "&7",
    ]
    assert with_mnemonics(["a", "a"]) == ["&a", "a"]


def test_marking_twice_changes_nothing(open_desktop):
    window = open_desktop(CUBE).window
    for menu in window.findChildren(QMenu):
        mark_menu(menu)
        texts = [action.text() for action in menu.actions()]
        mark_menu(menu)
        assert texts == [action.text() for action in menu.actions()]
