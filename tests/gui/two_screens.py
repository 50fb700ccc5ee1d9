"""Starts the program as for a lecture and prints as JSON what is where; needs two screens."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

import gui.application
import main
from gui.theme import font


def wait_until(true, milliseconds: int = 20_000) -> None:
    loop = QEventLoop()
    timer = QTimer()
    timer.timeout.connect(lambda: true() and loop.quit())
    timer.start(10)
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Hall(QApplication):
    """An application that looks round instead of waiting for somebody."""

    def exec(self) -> int:
        window = next(w for w in self.topLevelWidgets() if hasattr(w, "pictures"))
        wait_until(lambda: window.session.shown.runs and window.curves is not None)
        found = {"window": self.of_window(window)}
        window.commands["presenter"].trigger()
        presenter = window.pictures.presenter
        wait_until(lambda: presenter.canvas.drawn().title)
        found["presenter"] = self.of_presenter(presenter)
        found["keyboard stays"] = not presenter.isActiveWindow()
        self.screenRemoved.emit(window.screen())
        found["after the window's screen went"] = window.pictures.presenter is not None
        self.screenRemoved.emit(presenter.screen())
        wait_until(lambda: window.pictures.presenter is None, 1000)
        found["after its screen went"] = window.pictures.presenter is not None
        found["checked"] = window.commands["presenter"].isChecked()
        sys.stdout.write(json.dumps(found))
        window.close()
        return 0

    def of_window(self, window) -> dict[str, object]:
        return {
            "screen": window.screen().name(),
            "maximised": window.isMaximized(),
            "theme": window.theme.name,
            "ground": window.canvas.grab().toImage().pixelColor(1, 1).name(),
            "form": window.form.isVisible(),
            "lecture": window.frame.lecture,
        }

    def of_presenter(self, presenter) -> dict[str, object]:
        title = next(t for t in presenter.canvas.drawn().texts if t.text.startswith("Next"))
        smallest = QFontMetricsF(font(presenter.height() / 40)).tightBoundingRect(title.text)
        return {
            "screen": presenter.screen().name(),
            "place": presenter.geometry().getRect(),
            "full": presenter.isFullScreen(),
            "type": presenter.line.type().pixelSize(),
            "type of the picture": title.rect.height() / smallest.height(),
        }


if __name__ == "__main__":
    gui.application.QApplication = Hall
    sys.exit(main.main(["--projector", "--language", "en"]))
