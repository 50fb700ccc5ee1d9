"""Opens the window at 200 per cent in each language and theme; prints as JSON what is cut off."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from engine.scenario import from_settings
from gui.application import make_desktop
from gui.theme import THEMES
from tests.gui.clipped import cut_off

QUEUES = {
    "topology": "ring",
    "p": 8,
    "operation": "total-exchange",
    "algorithm": "direct",
    "startups": "one",
}


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(true) -> None:
    for _ in range(1000):
        if true():
            return
        wait(10)


def look_round(window) -> list[str]:
    """Return what is cut off in the window and in its presenter."""
    window.resize(1920, 1080)
    window.show()
    wait_until(lambda: window.session.shown.runs and window.curves is not None)
    window.session.show_cycle(2)
    wait_until(lambda: not window.curve_feed.busy)
    wait(50)
    found = cut_off(window)
    window.frame.show_part("form", True)
    wait(30)
    found += cut_off(window)
    window.commands["export"].trigger()
    wait(30)
    found += cut_off(window.manners.exporting.dialog)
    window.commands["presenter"].trigger()
    wait(50)
    return found + cut_off(window.pictures.presenter)


def main() -> int:
    QSettings.setPath(
        QSettings.Format.NativeFormat, QSettings.Scope.UserScope, tempfile.mkdtemp("settings")
    )
    application = QApplication([])
    found = {"ratio": application.primaryScreen().devicePixelRatio(), "cut off": {}}
    for language in ("en", "ru", "uk"):
        for theme in THEMES:
            desktop = make_desktop(application, language, theme)
            window = desktop.window
            window.session.show_scenario(from_settings(QUEUES))
            found["cut off"][f"{language} {theme}"] = look_round(window)
            found["size"] = [window.width(), window.height()]
            window.session.saved = window.session.scenario
            desktop.close()
    sys.stdout.write(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
