"""Our own command line as a child process: progress by lines, cancel by ending it."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from engine.text import QT_TRANSLATE_NOOP, Text

MAIN = Path(__file__).resolve().parents[1] / "main.py"
PATIENCE = 300
"""Milliseconds that a process has to end by itself before it is killed."""
GOODBYE = 2000
"""Milliseconds that a killed process has to be gone when the window closes."""
MOST_KEPT = 4000
"""Characters of a line that are kept."""

FLAGS = {
    "isolated": "-I",
    "ignore_environment": "-E",
    "no_user_site": "-s",
    "safe_path": "-P",
    "dont_write_bytecode": "-B",
}
"""How this Python was started that a child must know."""

NO_START = QT_TRANSLATE_NOOP("export", "the program {program} cannot be started: {reason}")
NO_WORD = QT_TRANSLATE_NOOP("export", "the export broke off without a word (code {code})")
BROKE_OFF = QT_TRANSLATE_NOOP("export", "the export broke off: {reason}")

PROGRESS = re.compile(rb"progress (\d{1,18}) (\d{1,18})\s*")


def own_program() -> list[str]:
    """Return what starts our command line: the frozen program, or Python and ``main.py``."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    flags = [flag for name, flag in FLAGS.items() if getattr(sys.flags, name, 0)]
    return [sys.executable, *flags, str(MAIN)]


class Child(QObject):
    """One run of a program.

    Signals, of which exactly one of the last three comes, when the process is gone:
    ``progressed(done, total)``; ``finished(notes)`` with the lines that it said besides;
    ``failed(Text or str)`` with the sentence why; ``cancelled()``.
    """

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.readyReadStandardError.connect(self._read)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._refuse)
        if sys.platform != "win32":  # a session of its own: what it starts ends with it
            parameters = QProcess.UnixProcessParameters()
            parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
            self._process.setUnixProcessParameters(parameters)
        self._kill = QTimer(self, interval=PATIENCE, singleShot=True)
        self._kill.timeout.connect(lambda: self._end(rough=True))
        self._rest = b""
        self._lines: list[str] = []
        self._cancelled = False

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    @property
    def number(self) -> int:
        """The number of the process, 0 while it is not there."""
        return int(self._process.processId())

    def start(
        self, program: Sequence[str], words: Sequence[str], variables: Mapping[str, str]
    ) -> None:
        """Start a program with words, in our environment and some more variables."""
        environment = QProcessEnvironment.systemEnvironment()
        for name, value in variables.items():
            environment.insert(name, value)
        self._process.setProcessEnvironment(environment)
        self._process.start(program[0], [*program[1:], *words])

    def cancel(self) -> None:
        """End the process: asked at first, killed soon after."""
        if self.running and not self._cancelled:
            self._cancelled = True
            self._kill.start()
            self._end(rough=False)

    def close(self) -> None:
        """End the process now, and wait until it is gone."""
        if self.running:
            self._cancelled = True
            self._end(rough=True)
            self._process.waitForFinished(GOODBYE)

    def _end(self, rough: bool) -> None:
        """End the process and what it has started."""
        if sys.platform != "win32" and self.number:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.number, signal.SIGKILL if rough else signal.SIGTERM)
        if rough or sys.platform == "win32":  # a program without a window hears no word there
            self._process.kill()

    # What it says

    def _read(self) -> None:
        said = self._rest + self._process.readAllStandardError().data()
        *lines, self._rest = said.split(b"\n")
        self._rest = self._rest[-MOST_KEPT:]
        latest = None
        for line in lines:
            found = PROGRESS.fullmatch(line)
            if found:
                latest = int(found[1]), int(found[2])
            elif line.strip():
                self._lines.append(line[-MOST_KEPT:].decode(errors="replace").strip())
        if latest is not None and not self._cancelled:
            self.progressed.emit(*latest)

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._kill.stop()
        self._read()
        if self._rest.strip():
            self._lines.append(self._rest.decode(errors="replace").strip())
        if self._cancelled:
            self.cancelled.emit()
        elif status == QProcess.ExitStatus.NormalExit and code == 0:
            self.finished.emit(tuple(self._lines))
        elif not self._lines:
            self.failed.emit(Text(NO_WORD, code=code))
        elif status == QProcess.ExitStatus.NormalExit and code == 2:
            self.failed.emit(self._lines[-1])
        else:
            self.failed.emit(Text(BROKE_OFF, reason=self._lines[-1]))

    def _refuse(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._kill.stop()
            reason = self._process.errorString()
            self.failed.emit(Text(NO_START, program=self._process.program(), reason=reason))
