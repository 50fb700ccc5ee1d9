"""One export under way: a child process that writes into a folder of its own, beside the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.export.export_choice import ExportChoice
from engine.export.export_command import export_words
from engine.scenario import ENDING, Scenario
from engine.scenario.file import encode
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.child import Child
from gui.export.staging import Staging

NO_FILE = QT_TRANSLATE_NOOP("export", "{file} was not written")
TEMPORARY = ("TMPDIR", "TEMP", "TMP")
"""The variables that say where a program may put what it needs for a while."""


@dataclass(frozen=True)
class Order:
    """What to export, and where to.

    Pictures read a file: ``scenario``, with its view, or ``file``, a name and what is in it;
    ``words`` stand behind its name on the command line.
    """

    choice: ExportChoice
    target: Path
    scenario: Scenario | None = None
    file: tuple[str, bytes] | None = None
    words: tuple[str, ...] = ()

    def read(self) -> tuple[str, bytes]:
        """Return the name of the file that pictures read, and what is in it."""
        if self.file is not None:
            return self.file
        assert self.scenario is not None
        return f"scenario{ENDING}", encode(self.scenario)


class ExportJob(QObject):
    """Carries out an order; until it is done the target is as it was.

    Signals, of which exactly one of the last three comes: ``progressed(done, total)``;
    ``done(notes)``; ``failed(Text or str)``; ``cancelled()``.
    """

    progressed = Signal(int, int)
    done = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, order: Order, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order = order
        self._staging: Staging | None = None
        self.child = Child(self)
        self.child.progressed.connect(self.progressed)
        self.child.finished.connect(self._keep)
        self.child.failed.connect(self._fail)
        self.child.cancelled.connect(self._give_up)

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self._staging is not None

    def start(self, program: Sequence[str]) -> None:
        """Start the child process, or tell why that cannot be."""
        order = self.order
        try:
            self._staging = staging = Staging(order.target)
            choice = replace(order.choice, output=str(staging.file))
            if choice.kind.draws:
                choice = replace(choice, source=(self._write(staging), *order.words))
        except InputError as error:
            self._fail(error.text)
            return
        variables = dict.fromkeys(TEMPORARY, str(staging.temporary))
        self.child.start(program, export_words(choice, progress=True), variables)

    def _write(self, staging: Staging) -> str:
        """Write what is shown for the child process; return the file's name."""
        name, content = self.order.read()
        source = staging.temporary / name
        try:
            source.write_bytes(content)
        except OSError as error:
            raise staging.problem(error) from None
        return str(source)

    def cancel(self) -> None:
        """End it; nothing is left behind."""
        self.child.cancel()

    def close(self) -> None:
        """End it now."""
        self.child.close()
        self._remove()

    def _keep(self, notes: tuple[str, ...]) -> None:
        staging = self._staging
        assert staging is not None
        if not staging.file.is_file():
            self._fail(Text(NO_FILE, file=str(staging.target)))
            return
        self._staging = None
        try:
            staging.keep()
        except InputError as error:
            self.failed.emit(error.text)
        else:
            self.done.emit(notes)

    def _fail(self, sentence: Text | str) -> None:
        if self._staging is not None and isinstance(sentence, str):
            sentence = self._staging.said_of_target(sentence)
        self._remove()
        self.failed.emit(sentence)

    def _give_up(self) -> None:
        self._remove()
        self.cancelled.emit()

    def _remove(self) -> None:
        if self._staging is not None:
            self._staging.remove()
            self._staging = None
