"""How measured times come into the lab: from files, the clipboard, a drop, the lecture's sample."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from engine.cluster.samples import SAMPLES
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.measurement_lab.bench import Bench
from gui.words import Words

OPEN = Text(QT_TRANSLATE_NOOP("measurement lab", "Open measured times"))
KINDS = Text(
    QT_TRANSLATE_NOOP(
        "measurement lab", "Measurements (*.txt *.csv *.tsv *.out *.log *.json);;All files (*)"
    )
)
UNREADABLE = QT_TRANSLATE_NOOP("measurement lab", "{file} cannot be read: {reason}")
NO_TEXT = Text(QT_TRANSLATE_NOOP("measurement lab", "there is no text on the clipboard"))
LARGEST = 200_000_000
"""Bytes of the largest file that is read."""
TOO_LARGE = QT_TRANSLATE_NOOP("measurement lab", "{file} has more than {most} MB")


class Intake(QObject):
    """Gives a bench what is opened; ``refused(Text or None)`` tells why something cannot be."""

    refused = Signal(object)

    def __init__(self, window: QWidget, bench: Bench) -> None:
        super().__init__(window)
        self._window, self._bench = window, bench
        self.words = Words()

    def open_file(self) -> None:
        """Ask for a file with measured times, and open it."""
        words = self.words
        name, _ = QFileDialog.getOpenFileName(self._window, words(OPEN), "", words(KINDS))
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a file, or tell why it cannot be read."""
        try:
            if path.stat().st_size > LARGEST:
                self.refused.emit(Text(TOO_LARGE, file=path.name, most=LARGEST // 10**6))
                return
            data = path.read_bytes()
        except OSError as error:
            self.refused.emit(Text(UNREADABLE, file=path.name, reason=str(error.strerror)))
            return
        self.refused.emit(None)
        self._bench.open(data, path.name, path)

    def open_dropped(self, paths: list[Path]) -> None:
        """Open the first of the files that were dropped."""
        for path in paths[:1]:
            self.open_path(path)

    def open_sample(self) -> None:
        """Open the lecture's table 3.2."""
        self.open_path(SAMPLES["lecture"])

    def paste(self) -> None:
        """Read what is on the clipboard: a file, or text."""
        data = QApplication.clipboard().mimeData()
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self.open_dropped(paths)
        elif data.text().strip():
            self.refused.emit(None)
            self._bench.open(data.text().encode("utf-8", "replace"), "")
        else:
            self.refused.emit(NO_TEXT)
