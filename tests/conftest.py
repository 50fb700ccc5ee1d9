"""What holds for every test: one screen, one language, no settings of the person who runs them.

Everything but ``tests/gui`` passes where PySide6 and pytest-qt are not installed; nothing here
imports Qt unless a test has asked for it.
"""

from __future__ import annotations

import os
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).resolve().parent
SCREEN = HERE / "screen_1920x1080.json"
USER_FOLDERS = (
    "HOPSCOPE_DATA",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
)
LOOK_OF_THE_MACHINE = (
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_FONT_DPI",
    "QT_STYLE_OVERRIDE",
    "QT_QPA_PLATFORMTHEME",
    "LANGUAGE",
)

collect_ignore = [] if find_spec("PySide6") else ["gui"]

settings.register_profile(
    "default",
    deadline=None,  # machines are slow at times
    derandomize=True,  # the same examples everywhere: a red test is red for everybody
    max_examples=50,
)
settings.register_profile(
    "weekly",
    deadline=None,
    max_examples=1000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def _screen_platform() -> str:
    """Name the platform: no display, one screen of 1920 x 1080.

    Qt cuts the name at colons, hence no drive letter; without a file the screen is 800 x 800.
    """
    return f"offscreen:configfile={SCREEN.as_posix().removeprefix(SCREEN.drive)}"


# Before any QApplication: Qt reads these when the first one is made.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("HOPSCOPE_TEST_PLATFORM") or _screen_platform()
os.environ["LC_ALL"] = "C.UTF-8"
for _name in LOOK_OF_THE_MACHINE:
    os.environ.pop(_name, None)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Know pytest-qt's settings in pyproject.toml where pytest-qt is missing."""
    if not pluginmanager.hasplugin("pytest-qt"):
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "for pytest-qt, which is not installed")


def pytest_configure(config: pytest.Config) -> None:
    """Give the whole run, and every program that it starts, user folders of its own."""
    folder = tempfile.TemporaryDirectory(prefix="hopscope-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(folder.cleanup)
    _use_folders(Path(folder.name), os.environ.__setitem__)


def _use_folders(base: Path, set_variable) -> None:
    for name in USER_FOLDERS:
        path = base / name.lower()
        path.mkdir(parents=True, exist_ok=True)
        set_variable(name, str(path))


@pytest.fixture(autouse=True)
def _own_settings(request, tmp_path_factory, monkeypatch):
    """Give each test that shows something empty settings, so that none sees another's."""
    if "qapp" not in request.fixturenames:
        return
    from PySide6.QtCore import QSettings

    base = tmp_path_factory.mktemp("user")
    _use_folders(base, monkeypatch.setenv)
    for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
            QSettings.setPath(kind, scope, str(base / scope.name))
