"""The ground that all window tests stand on: one screen, own settings, no fault unheard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings, QSize, QStandardPaths, QTimer
from PySide6.QtWidgets import QMainWindow, QMessageBox

ROOT = Path(__file__).resolve().parents[2]

own_platform = pytest.mark.skipif(
    "HOPSCOPE_TEST_PLATFORM" in os.environ, reason="the screen is that of HOPSCOPE_TEST_PLATFORM"
)


@own_platform
def test_the_screen_is_1920_by_1080(qapp):
    assert qapp.platformName() == "offscreen"
    assert qapp.primaryScreen().size() == QSize(1920, 1080)
    assert qapp.primaryScreen().devicePixelRatio() == 1
    assert qapp.primaryScreen().logicalDotsPerInch() == 96


def test_the_language_is_that_of_no_country(qapp):
    assert QLocale.system().name() in ("C", "en_US")
    assert QLocale.system().decimalPoint() == "."


@pytest.mark.parametrize("attempt", [1, 2])
def test_settings_are_empty_at_each_start(qapp, attempt, tmp_path_factory):
    settings = QSettings("Hopscope", "ground")
    assert Path(settings.fileName()).is_relative_to(tmp_path_factory.getbasetemp())
    assert settings.value("attempt") is None
    settings.setValue("attempt", attempt)
    settings.sync()
    where = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    assert Path(where).is_relative_to(tmp_path_factory.getbasetemp())


def test_showing_windows_and_boxes_warns_of_nothing(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setMinimumSize(800, 500)
    window.show()
    qtbot.waitExposed(window)
    window.setMaximumSize(1600, 1000)
    window.showFullScreen()
    window.showNormal()
    box = QMessageBox(window)
    QTimer.singleShot(0, box.accept)
    box.exec()


PLANTED = """
import threading
from PySide6.QtCore import QTimer, qWarning

def fault():
    raise ValueError("planted")

def test_a_warning_of_qt(qtbot):
    qWarning("planted")

def test_an_exception_in_a_slot(qtbot):
    QTimer.singleShot(0, fault)
    qtbot.wait(20)

def test_an_exception_in_a_thread():
    thread = threading.Thread(target=fault)
    thread.start()
    thread.join()
"""


def test_what_goes_wrong_out_of_sight_fails_the_test(tmp_path):
    (tmp_path / "test_planted.py").write_text(PLANTED)
    configuration = ("-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider")
    command = (sys.executable, "-m", "pytest", *configuration, str(tmp_path))
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "3 failed" in done.stdout.splitlines()[-1]
