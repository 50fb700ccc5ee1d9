"""What is not saved survives a program that is killed; windows that are closed leave nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtWidgets import QApplication

from engine.scenario import SceneList, from_settings, write_scenario
from gui.folders import data_folder
from gui.recovery import RecoveryFolder, Unsaved, encode_unsaved, read_unsaved
from gui.recovery_offer import RecoveryOffer

ROOT = Path(__file__).resolve().parent.parent.parent
RING = {"topology": "ring", "p": 8, "operation": "broadcast"}

CHILD = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gui.application import make_desktop

application = QApplication([])
desktop = make_desktop(application, "en", None)
windows = [desktop.window]
desktop.window.start(Path(sys.argv[1]))
desktop.window.show()
desktop.new_window()
edits = iter(range(1, 10_000))

def edit():
    m = next(edits)
    for window, more in zip(desktop.windows, (0, 20_000)):
        session = window.session
        if session.shown.runs:
            session.edit({**session.shown.run.scenario.settings(), "m": m + more})

timer = QTimer(interval=50)
timer.timeout.connect(edit)
timer.start()
application.exec()
"""


def kept_files():
    """All files of windows in the folder of recoveries."""
    return sorted((data_folder() / "recovery").glob("*/*.recovery"))


def wait_for(what, seconds=60):
    """Wait until something holds, however slow the machine is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if what():
            return
        time.sleep(0.02)
    raise AssertionError("it never came")


def killed(path, ready):
    """Run the program in a process of its own that edits and edits; kill it once ``ready``."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], env=environment, stderr=subprocess.DEVNULL
    )
    try:
        wait_for(lambda: ready() or child.poll() is not None)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()


def offered():
    """The dialog that offers recoveries."""
    boxes = [one for one in QApplication.topLevelWidgets() if isinstance(one, RecoveryOffer)]
    return next(box for box in boxes if box.isVisible())


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 here")
def test_after_kill_9_the_last_edits_of_both_windows_are_back(qtbot, open_desktop, tmp_path):
    path = tmp_path / "work.hopscope"
    write_scenario(path, from_settings(RING))
    seen = set()

    def both_edited():
        for file in kept_files():
            read_unsaved(file)  # at no moment is there half a file
            seen.add((file.name, file.stat().st_mtime_ns))
        return len({name for name, _ in seen}) == 2 and len(seen) >= 6

    killed(path, both_edited)
    last = [read_unsaved(file) for file in kept_files()]
    desktop = open_desktop(RING)
    assert desktop.offer_recoveries()
    box = offered()
    assert "2 windows" in box.text() and "work.hopscope" in box.informativeText()
    box.open_all.click()
    windows = desktop.windows
    qtbot.waitUntil(lambda: all(w.session.shown.runs and w.manners.recovered for w in windows))
    qtbot.waitUntil(lambda: not any(w.session._work.busy for w in windows), timeout=20_000)
    assert sorted(w.session.shown.run.scenario.m for w in windows) == sorted(
        one.scenario.m for one in last
    )
    assert {w.session.path for w in windows} == {path, None}
    assert all(w.session.unsaved for w in windows)
    assert len(kept_files()) == 2 and str(os.getpid()) in kept_files()[0].parent.name
    for window in windows:
        window.session.saved = window.session.scenario


def edit(qtbot, window, m):
    """Edit and let the timer of the recovery come."""
    with qtbot.waitSignal(window.session.runs_changed):
        window.session.edit({**window.session.shown.run.scenario.settings(), "m": m})
    qtbot.waitUntil(lambda: not window.manners.autosave._timer.isActive())


def test_nothing_is_kept_until_an_edit_nor_after_saving_or_undo(qtbot, open_desktop, tmp_path):
    window = open_desktop(RING).window
    qtbot.waitUntil(lambda: not window.manners.autosave._timer.isActive())
    assert kept_files() == []
    edit(qtbot, window, "5")
    assert [read_unsaved(file).scenario.m for file in kept_files()] == [5]
    window.session.change_view(labels=("binary",))
    qtbot.waitUntil(lambda: read_unsaved(kept_files()[0]).scenario.view.labels == ("binary",))
    assert window.documents._write(tmp_path / "a.hopscope", window.session.save)
    qtbot.waitUntil(lambda: kept_files() == [])
    edit(qtbot, window, "6")
    assert len(kept_files()) == 1
    window.commands["undo"].trigger()
    qtbot.waitUntil(lambda: kept_files() == [])


def test_a_clean_close_leaves_nothing(qtbot, open_desktop):
    desktop = open_desktop(RING)
    edit(qtbot, desktop.window, "5")
    assert len(kept_files()) == 1
    desktop.window.session.saved = desktop.window.session.scenario
    desktop.window.close()
    assert list((data_folder() / "recovery").iterdir()) == []


@pytest.fixture
def left_behind():
    """Return a function that leaves a window's file as a dead process does."""

    def leave(unsaved=None):
        folder = data_folder() / "recovery" / "99999999-dead"
        folder.mkdir(parents=True)
        kept = unsaved or Unsaved(from_settings({**RING, "m": 9}), from_settings(RING))
        (folder / "window-1.recovery").write_bytes(encode_unsaved(kept))
        return folder

    return leave


def test_later_keeps_and_discard_removes(open_desktop, left_behind):
    desktop = open_desktop(RING)
    assert not desktop.offer_recoveries()
    folder = left_behind()
    assert desktop.offer_recoveries()
    offered().later.click()
    assert folder.exists()
    assert desktop.offer_recoveries()
    offered().discard.click()
    assert not folder.exists() and not desktop.offer_recoveries()
    assert len(desktop.windows) == 1 and desktop.window.session.shown.run.scenario.m == 100


def test_a_living_process_is_not_offered(open_desktop, left_behind):
    desktop = open_desktop(RING)
    folder = RecoveryFolder(data_folder() / "recovery")
    unsaved = Unsaved(from_settings(RING))
    folder.write(folder.new_slot(), encode_unsaved(unsaved))
    assert not desktop.offer_recoveries()


def test_a_damaged_file_is_neither_offered_nor_removed(open_desktop, left_behind):
    folder = left_behind()
    (folder / "window-1.recovery").write_text('{"version": 1, "scenario": {')
    assert not open_desktop(RING).offer_recoveries()
    assert (folder / "window-1.recovery").exists()


def test_windows_and_processes_never_share_a_file():
    one, other = (RecoveryFolder(data_folder() / "recovery") for _ in range(2))
    slots = [folder.new_slot() for folder in (one, other) for _ in range(3)]
    assert len(set(slots)) == 6


def test_what_is_kept_comes_back_whole():
    scenario = replace(from_settings({**RING, "m": 9, "tw": "0.25"}), position=Fraction(3, 2))
    scenes = SceneList("a list", (from_settings(RING), scenario))
    unsaved = Unsaved(
        scenario, from_settings(RING), Path("/a/b.hopscope"), "abc", scenes, False, Path("/c"), 1
    )
    path = data_folder() / "whole.recovery"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode_unsaved(unsaved))
    assert read_unsaved(path) == unsaved
    path.write_bytes(encode_unsaved(Unsaved(scenario)))
    assert read_unsaved(path) == replace(Unsaved(scenario), scenes_saved=False)


def test_a_folder_that_cannot_be_written_is_said_once(qtbot, open_desktop):
    base = data_folder() / "recovery"
    base.parent.mkdir(parents=True, exist_ok=True)
    base.write_text("in the way")
    window = open_desktop(RING).window
    edit(qtbot, window, "5")
    assert "cannot be kept" in window.message.sentence.text()
    window.message.show_text(None)
    edit(qtbot, window, "6")
    assert window.message.sentence.text() == ""
