"""Recent files, dropped files, several windows, and files that somebody else writes."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from engine.scenario import (
    SceneList,
    from_settings,
    read_scenario,
    write_scenario,
    write_scene_list,
)
from gui.recent import MOST_RECENT

RING = {"topology": "ring", "p": 8, "operation": "broadcast"}
CUBE = {"topology": "hypercube", "p": 8, "operation": "scatter"}
YES, NO = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No


@pytest.fixture
def file_of(tmp_path):
    """Return a function that writes a scenario file of a name."""

    def write(name, settings=RING):
        path = tmp_path / f"{name}.hopscope"
        write_scenario(path, from_settings(settings))
        return path

    return write


@pytest.fixture
def asked(monkeypatch):
    """Answer questions; return the list of those that were asked."""
    questions = []

    def answering(answer):
        def question(parent, title, text, *rest):
            questions.append(text)
            return answer

        monkeypatch.setattr(QMessageBox, "question", question)
        return questions

    return answering


@pytest.fixture
def several(open_desktop):
    """Return a desktop whose windows have nothing to ask about at the end."""
    desktop = open_desktop(RING)
    yield desktop
    for window in desktop.windows:
        if window.session.shown.runs:
            window.session.saved = window.session.scenario
        window.scenes.close()


def opened(qtbot, window, path):
    """Wait until a window shows a file."""
    qtbot.waitUntil(lambda: window.session.path == path, timeout=20_000)


def said(window):
    """The sentence over the picture."""
    return window.message.sentence.text()


def drop(window, paths):
    """Let files fall on a window."""
    data = QMimeData()
    data.setUrls([p if isinstance(p, QUrl) else QUrl.fromLocalFile(str(p)) for p in paths])
    held = data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, *held)
    QApplication.sendEvent(window.canvas, enter)  # what lies below takes no files
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, *held))


def recent_entries(window):
    """The files in the menu of recent ones."""
    menu = window.manners._recent._menu
    return [action for action in menu.actions() if action.toolTip().endswith(("scope", "scenes"))]


def test_opened_and_saved_files_stand_in_the_menu_newest_first(qtbot, several, file_of, tmp_path):
    window = several.window
    paths = [file_of(f"file-{at}") for at in range(MOST_RECENT + 2)]
    for path in paths:
        window.documents.open_file(path)
        opened(qtbot, window, path)
    assert several.recent.paths() == paths[::-1][:MOST_RECENT]
    listed = tmp_path / "list.hopscenes"
    write_scene_list(listed, SceneList("a", (from_settings(CUBE),)))
    window.documents.open_file(listed)
    saved = tmp_path / "saved.hopscope"
    assert window.documents._write(saved, window.session.save)
    assert [one.toolTip() for one in recent_entries(window)][:2] == [str(saved), str(listed)]
    with qtbot.waitSignal(window.session.begun):
        recent_entries(window)[2].trigger()
    assert several.recent.paths()[0] == paths[-1]


def test_a_recent_file_that_is_gone_is_said_and_taken_off(qtbot, several, file_of):
    window = several.window
    gone, there = file_of("gone"), file_of("there")
    for path in (gone, there):
        window.documents.open_file(path)
        opened(qtbot, window, path)
    gone.unlink()
    next(one for one in recent_entries(window) if one.toolTip() == str(gone)).trigger()
    assert "gone.hopscope is no longer there" in said(window)
    assert several.recent.paths() == [there]
    several.settings.set_text("files/recent", "{no list")
    assert several.recent.paths() == []


def test_a_dropped_file_is_opened_and_several_open_windows(qtbot, several, file_of):
    first, second, third = (file_of(name) for name in ("first", "second", "third"))
    drop(several.window, [first, second, third])
    opened(qtbot, several.window, first)
    assert len(several.windows) == 3
    for window, path in zip(several.windows[1:], (second, third), strict=True):
        opened(qtbot, window, path)


def test_what_cannot_be_opened_is_said_in_one_sentence(several, tmp_path):
    window = several.window
    run = window.session.shown.run
    wrong = tmp_path / "picture.png"
    wrong.write_bytes(b"\x89PNG")
    drop(window, [wrong])
    assert "picture.png" in said(window) and "\n" not in said(window)
    drop(window, [QUrl("https://example.org/a.hopscope")])
    assert said(window).startswith("https://example.org/a.hopscope is no file of this computer")
    assert window.session.shown.run is run and len(several.windows) == 1


def test_windows_are_apart_but_language_and_theme_are_for_all(qtbot, several):
    window = several.window
    window.commands["new-window"].trigger()
    other = several.windows[1]
    qtbot.waitUntil(lambda: bool(other.session.shown.runs) and other.curves is not None)
    with qtbot.waitSignal(other.session.runs_changed):
        other.session.edit({**RING, "m": "3"})
    assert window.session.shown.run.scenario.m == 100 and not window.session.unsaved
    assert other.session.unsaved and other.commands["undo"].isEnabled()
    assert not window.commands["undo"].isEnabled()
    other.menus.languages["ru"].trigger()
    other.menus.themes["dark"].trigger()
    for one in (window, other):
        assert (one.words.language, one.theme.name) == ("ru", "dark")
        assert one.menus.languages["ru"].isChecked() and one.menus.themes["dark"].isChecked()
    other.session.saved = other.session.scenario
    other.close()
    assert several.windows == [window] and window.isVisible()


def test_a_file_that_another_window_has_is_brought_up_there(qtbot, several, file_of):
    path = file_of("one")
    window = several.window
    window.documents.open_file(path)
    opened(qtbot, window, path)
    several.new_window()
    other = several.windows[1]
    qtbot.waitUntil(lambda: bool(other.session.shown.runs))
    assert other.documents.open_file(path)
    assert other.session.path is None
    assert "one.hopscope is open already" in said(window)
    drop(other, [path])
    assert len(several.windows) == 2 and other.session.path is None


def test_no_window_writes_over_the_file_of_another(qtbot, several, file_of, monkeypatch):
    path = file_of("one")
    before = path.read_bytes()
    window = several.window
    window.documents.open_file(path)
    opened(qtbot, window, path)
    several.new_window()
    other = several.windows[1]
    qtbot.waitUntil(lambda: bool(other.session.shown.runs))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(path), ""))
    assert not other.documents.save_as()
    assert "is open in another window" in said(other)
    assert path.read_bytes() == before and other.session.path is None


@pytest.mark.parametrize("answer", [YES, NO])
def test_a_file_changed_by_others_is_written_over_only_when_asked(
    qtbot, several, file_of, asked, answer
):
    path, window = file_of("one"), several.window
    window.documents.open_file(path)
    opened(qtbot, window, path)
    with qtbot.waitSignal(window.session.runs_changed):
        window.session.edit({**RING, "m": "7"})
    write_scenario(path, from_settings(CUBE))
    questions = asked(answer)
    assert window.documents.save() == (answer == YES)
    assert len(questions) == 1 and "was changed by another program" in questions[0]
    assert read_scenario(path).topology == ("ring" if answer == YES else "hypercube")
    if answer == YES:
        assert window.documents.save() and len(questions) == 1  # it is known now


def test_saving_without_a_change_from_outside_asks_nothing(qtbot, several, file_of, asked):
    path, window = file_of("one"), several.window
    window.documents.open_file(path)
    opened(qtbot, window, path)
    questions = asked(NO)
    for m in ("7", "8"):
        with qtbot.waitSignal(window.session.runs_changed):
            window.session.edit({**RING, "m": m})
        assert window.documents.save()
    assert questions == [] and json.loads(path.read_text())["m"] == 8


def test_a_name_without_ending_never_writes_over_a_file(several, file_of, asked, monkeypatch):
    path = file_of("there", CUBE)
    name = str(path.with_suffix(""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (name, ""))
    questions = asked(NO)
    assert not several.window.documents.save_as()
    assert "there.hopscope is there already" in questions[0]
    assert read_scenario(path).topology == "hypercube"
