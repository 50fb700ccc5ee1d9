"""Keeps a window's unsaved state in its recovery file; nothing ticks while nothing is edited."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.recovery import RecoveryFolder, Unsaved, encode_unsaved

DELAY = 300
"""Milliseconds after an edit."""

CANNOT_KEEP = QT_TRANSLATE_NOOP("window", "Unsaved changes cannot be kept for a recovery: {reason}")


class Autosave(QObject):
    """Writes what ``state`` returns, or removes the file while that is None.

    ``failed(Text)`` tells once that nothing can be written.
    """

    failed = Signal(object)

    def __init__(
        self, folder: RecoveryFolder, state: Callable[[], Unsaved | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._folder, self._state = folder, state
        self._slot = folder.new_slot()
        self._written = b""
        self._told = False
        self._timer = QTimer(self, interval=DELAY, singleShot=True)
        self._timer.timeout.connect(self.write)

    def touch(self) -> None:
        """Note that something may have been edited; it is written soon."""
        if not self._timer.isActive():
            self._timer.start()

    def write(self) -> None:
        """Write what is not saved now, or remove the file if all is saved."""
        self._timer.stop()
        state = self._state()
        if state is None:
            self._remove()
        else:
            self.adopt(encode_unsaved(state))

    def adopt(self, data: bytes) -> None:
        """Write a file's content."""
        if data == self._written:
            return
        try:
            self._folder.write(self._slot, data)
            self._written = data
        except InputError as error:
            if not self._told:
                self._told = True
                self.failed.emit(Text(CANNOT_KEEP, reason=error.text))

    def _remove(self) -> None:
        with suppress(OSError):  # what cannot be removed is offered once more
            self._slot.unlink(missing_ok=True)
        self._written = b""

    def close(self) -> None:
        """Leave nothing behind: the window is closed cleanly."""
        self._timer.stop()
        self._remove()
