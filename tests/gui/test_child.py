"""Exports as child processes: what they tell, how they are ended, and that nothing is left."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QEventLoop, QTimer

from engine.export.export_choice import ExportChoice
from engine.export.export_command import export_words
from engine.scenario import from_settings, read_scenario
from gui import child
from gui.child import Child, own_program
from gui.export.job import ExportJob, Order
from gui.export.staging import PREFIX, SECONDS_OLD, Staging

FAKE = [sys.executable, str(Path(__file__).with_name("fake_export.py"))]
SCENARIO = from_settings({"p": 8, "m": 7})
BEAT = 50
"""Milliseconds: half a second is ten beats of the window's own clock, however busy the machine."""


def order(target: Path, what: str = "network", ending: str = "svg") -> Order:
    return Order(ExportChoice(what, ending), target, SCENARIO)


def turn(milliseconds: int = 0) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def followed(job: ExportJob) -> list:
    """Return a list that fills with what a job tells."""
    told: list = []
    job.progressed.connect(lambda done, total: told.append(("progress", done, total)))
    job.done.connect(lambda notes: told.append(("done", notes)))
    job.failed.connect(lambda text: told.append(("failed", str(text))))
    job.cancelled.connect(lambda: told.append(("cancelled",)))
    return told


@pytest.fixture
def started(qapp):
    """Return a function that starts a job with the fake program, and what the job tells."""
    jobs = []

    def start(way: str, target: Path, **more) -> tuple[ExportJob, list]:
        job = ExportJob(order(target, **more))
        told = followed(job)
        jobs.append(job)
        job.start([*FAKE, way])
        return job, told

    yield start
    for job in jobs:
        job.close()


@pytest.fixture
def ended(qtbot, started):
    """Return a function that waits until a job has ended and returns what it told."""

    def run(way: str, target: Path, **more) -> list:
        job, told = started(way, target, **more)
        qtbot.waitUntil(lambda: not job.running, timeout=30_000)
        return told

    return run


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# What it tells ------------------------------------------------------------------------------------


def test_a_finished_export_is_in_its_place_and_nothing_else(ended, tmp_path):
    target = tmp_path / "figure.svg"
    told = ended("quick", target)
    assert told[-1] == ("done", ())
    progress = [told_one[1:] for told_one in told[:-1]]
    assert progress[-1] == (3, 3) and progress == sorted(progress)
    assert '"--kind", "network"' in target.read_text()
    assert names(tmp_path) == ["figure.svg"]


def test_the_scenario_goes_along_as_a_file(qtbot, started, tmp_path):
    job, _ = started("slow", tmp_path / "figure.svg")
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob("*/temporary/*.hopscope"))))
    (file,) = tmp_path.glob("*/temporary/*.hopscope")
    assert read_scenario(file) == SCENARIO
    job.cancel()
    qtbot.waitUntil(lambda: not job.running)


def test_remarks_of_a_finished_export_are_told(ended, tmp_path):
    (told,) = ended("notes", tmp_path / "table.csv", what="table", ending="csv")
    assert told == (
        "done",
        ("left out: 12: p must be a power of two", "left out: 13: the same"),
    )


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("refuses", "{target} cannot be written: the disk is full"),
        ("breaks", "the export broke off: ValueError: a fault of the program"),
        ("dies", "the export broke off without a word (code 9)"),
        ("silent", "the export broke off without a word (code 3)"),
        ("idle", "{target} was not written"),
    ],
)
def test_a_failed_export_is_one_sentence_and_leaves_what_was_there(ended, tmp_path, way, sentence):
    target = tmp_path / "figure.svg"
    target.write_text("before")
    told = ended(way, target)
    assert told[-1] == ("failed", sentence.format(target=target))
    assert [one[0] for one in told].count("failed") == 1
    assert target.read_text() == "before" and names(tmp_path) == ["figure.svg"]


def test_a_program_that_is_not_there_is_one_sentence(qtbot, tmp_path):
    job = ExportJob(order(tmp_path / "figure.svg"))
    told = followed(job)
    job.start([str(tmp_path / "no-program")])
    qtbot.waitUntil(lambda: not job.running)
    assert len(told) == 1 and "no-program cannot be started" in told[0][1]
    assert names(tmp_path) == []


# Cancel -------------------------------------------------------------------------------------------


def beats_until(true, most: int) -> int:
    """Return how many beats of the window's clock pass until something is true."""
    for beat in range(most):
        if true():
            return beat
        turn(BEAT)
    return most


@pytest.mark.parametrize("way", ["slow", "stubborn"])
def test_cancel_ends_the_process_within_half_a_second(qtbot, started, tmp_path, way):
    target = tmp_path / "figure.svg"
    target.write_text("before")
    job, told = started(way, target)
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    number = job.child.number
    assert psutil.pid_exists(number)
    job.cancel()
    assert beats_until(lambda: not psutil.pid_exists(number), 40) <= 10
    qtbot.waitUntil(lambda: not job.running)
    assert told[-1] == ("cancelled",)
    assert target.read_text() == "before" and names(tmp_path) == ["figure.svg"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no sessions of processes")
def test_what_the_process_has_started_ends_with_it(qtbot, started, tmp_path):
    job, told = started("family", tmp_path / "film.mp4", what="animation", ending="mp4")
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    other = psutil.Process(told[0][1])
    job.cancel()
    qtbot.waitUntil(lambda: not job.running)
    gone = lambda: not other.is_running() or other.status() == psutil.STATUS_ZOMBIE  # noqa: E731
    assert beats_until(gone, 40) <= 10
    assert names(tmp_path) == []


def test_closing_ends_it_at_once(qtbot, started, tmp_path):
    job, told = started("stubborn", tmp_path / "figure.svg")
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    number = job.child.number
    job.close()
    assert not psutil.pid_exists(number) and names(tmp_path) == []


def test_a_cancelled_export_that_is_done_by_then_is_not_kept(qtbot, started, tmp_path):
    job, told = started("quick", tmp_path / "figure.svg")
    job.cancel()
    qtbot.waitUntil(lambda: not job.running)
    assert told[-1] == ("cancelled",) and names(tmp_path) == []


def test_two_at_once(qtbot, started, tmp_path):
    first, told = started("slow", tmp_path / "one.svg")
    second, told_second = started("slow", tmp_path / "two.svg")
    qtbot.waitUntil(lambda: bool(told) and bool(told_second), timeout=30_000)
    first.cancel()
    qtbot.waitUntil(lambda: not first.running)
    assert second.running and psutil.pid_exists(second.child.number)
    second.cancel()
    qtbot.waitUntil(lambda: not second.running)
    assert names(tmp_path) == []


# What is left by force ----------------------------------------------------------------------------


def test_what_a_killed_window_left_is_removed_by_the_next_export(ended, tmp_path):
    script = (
        "import os, signal, sys; from pathlib import Path; from gui.export.staging import Staging;"
        f"Staging(Path({str(tmp_path / 'old.svg')!r})); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", script], cwd=child.MAIN.parent, check=False)
    (left,) = tmp_path.glob(f"{PREFIX}*")
    living = Staging(tmp_path / "living.svg")
    for folder in tmp_path.glob(f"{PREFIX}*"):
        os.utime(folder, (time.time() - 2 * SECONDS_OLD,) * 2)
    ended("quick", tmp_path / "figure.svg")
    assert not left.exists() and living.file.parent.is_dir()
    living.remove()
    assert names(tmp_path) == ["figure.svg"]


def test_a_link_stays_a_link_and_the_mode_is_kept(ended, tmp_path):
    target, link = tmp_path / "figure.svg", tmp_path / "link.svg"
    target.write_text("before")
    target.chmod(0o640)
    link.symlink_to(target)
    assert ended("quick", link)[-1] == ("done", ())
    assert link.is_symlink() and target.stat().st_mode & 0o777 == 0o640
    assert target.read_text() != "before" and names(tmp_path) == ["figure.svg", "link.svg"]


# Disks --------------------------------------------------------------------------------------------


@contextmanager
def disk(folder: Path, options: str):
    """A small disk of its own, where one may make it."""
    folder.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        pytest.skip("there is no program mount")
    if done.returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_read_only_folder_is_one_sentence(ended, tmp_path):
    folder = tmp_path / "shut"
    folder.mkdir()
    if hasattr(os, "geteuid") and os.geteuid():
        folder.chmod(0o500)
        told = ended("quick", folder / "figure.svg")
        folder.chmod(0o700)
    else:
        with disk(folder, "ro"):
            told = ended("quick", folder / "figure.svg")
    assert len(told) == 1 and told[0][0] == "failed"
    assert told[0][1].startswith(f"{folder / 'figure.svg'} cannot be written: ")
    assert names(folder) == []


def test_a_full_disk_is_one_sentence(qtbot, tmp_path):
    with disk(tmp_path / "full", "size=48k") as folder:
        settings = {"topology": "hypercube", "p": 64, "operation": "all-to-all-broadcast"}
        choice = ExportChoice("data", "json", ("--p", "64", "--operation", settings["operation"]))
        job = ExportJob(Order(choice, folder / "data.json", from_settings(settings)))
        told = followed(job)
        job.start(own_program())
        qtbot.waitUntil(lambda: not job.running, timeout=60_000)
        target = folder / "data.json"
        assert told == [("failed", f"{target} cannot be written: the disk is full")]
        assert names(folder) == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("nowhere/figure.svg", "there is no such folder"), (".", "it is a folder, not a file")],
)
def test_a_target_that_cannot_be_is_one_sentence(ended, tmp_path, name, sentence):
    ((kind, text),) = ended("quick", tmp_path / name)
    assert kind == "failed" and text.endswith(sentence) and names(tmp_path) == []


# Our own program ----------------------------------------------------------------------------------


def test_the_frozen_program_is_its_own_command_line(monkeypatch):
    assert own_program()[0] == sys.executable and own_program()[-1] == str(child.MAIN)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_program() == [sys.executable]


def test_our_own_command_line_writes_the_same_bytes_as_by_hand(qtbot, tmp_path):
    choice = ExportChoice("data", "json", ("--p", "8"), str(tmp_path / "by-hand.json"), data=True)
    command = [*own_program(), *export_words(choice)]
    subprocess.run(command, check=True)
    job = ExportJob(Order(choice, tmp_path / "window.json", SCENARIO))
    told = followed(job)
    job.start(own_program())
    qtbot.waitUntil(lambda: not job.running, timeout=60_000)
    assert told == [("done", ())]
    assert (tmp_path / "window.json").read_bytes() == (tmp_path / "by-hand.json").read_bytes()


def test_a_refusal_of_our_own_command_line_is_its_sentence(qtbot, tmp_path):
    choice = ExportChoice("data", "json", ("--p", "0"))
    job = ExportJob(Order(choice, tmp_path / "data.json", SCENARIO))
    told = followed(job)
    job.start(own_program())
    qtbot.waitUntil(lambda: not job.running, timeout=60_000)
    ((kind, text),) = told
    assert kind == "failed" and text.startswith("p must be") and "; 0 " in text


def test_a_child_says_nothing_more_once_it_is_cancelled(qtbot, qapp, tmp_path):
    one = Child()
    told: list = []
    for signal in (one.finished, one.failed):
        signal.connect(told.append)
    one.start(FAKE, ["quick", "-o", str(tmp_path / "x")], {})
    with qtbot.waitSignal(one.cancelled, timeout=30_000):
        one.cancel()
    turn(BEAT)
    assert told == [] and not one.running
