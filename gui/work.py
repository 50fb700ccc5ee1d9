"""Long work on a thread: the newest request wins, older ones are cancelled.

A piece of work is a function of ``cancelled`` (a callable that it asks now and then) and of
``progress`` (one that it tells the share done, 0 to 1); it returns a result, or yields several as
they become known.  What it raises as ``InputError`` is told as a
sentence; anything else is a fault and reaches ``sys.excepthook`` in the window's thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import TracebackType

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from engine.errors import Cancelled, InputError

Piece = Callable[[Callable[[], bool], Callable[[float], None]], object]


class _Bridge(QObject):
    """Carries results from the thread to the window: ticket, kind, value."""

    told = Signal(int, str, object)


class _Runnable(QRunnable):
    def __init__(self, ticket: int, piece: Piece, cancelled: Callable[[], bool]) -> None:
        super().__init__()
        self.bridge = _Bridge()
        self._ticket = ticket
        self._piece = piece
        self._cancelled = cancelled

    def run(self) -> None:
        try:
            result = self._piece(self._cancelled, lambda done: self._tell("progress", done))
            for value in result if isinstance(result, Iterator) else (result,):
                self._tell("result", value)
        except Cancelled:
            pass
        except InputError as error:
            self._tell("refused", error.text)
        except BaseException as error:  # noqa: BLE001  (raised again in the window's thread)
            self._tell("fault", error)
        self._tell("end", None)

    def _tell(self, kind: str, value: object) -> None:
        self.bridge.told.emit(self._ticket, kind, value)


class Newest(QObject):
    """Runs one piece of work at a time; a new one replaces the one under way.

    Signals: ``arrived(result)``, ``failed(Text)``, ``busy_changed(bool)`` and
    ``progressed(float)``, the share that is done, 0 to 1.  All speak of the newest piece only.
    """

    arrived = Signal(object)
    failed = Signal(object)
    busy_changed = Signal(bool)
    progressed = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._ticket = 0
        self._busy = False
        self._under_way: dict[int, _Runnable] = {}

    @property
    def busy(self) -> bool:
        """Whether a piece of work is under way."""
        return self._busy

    def submit(self, piece: Piece) -> None:
        """Start a piece of work; whatever is under way is cancelled."""
        self._ticket += 1
        ticket = self._ticket
        runnable = _Runnable(ticket, piece, lambda: ticket != self._ticket)
        runnable.setAutoDelete(False)
        runnable.bridge.told.connect(self._told, Qt.ConnectionType.QueuedConnection)
        self._under_way[ticket] = runnable
        self._set_busy(True)
        self._pool.start(runnable)

    def forget(self) -> None:
        """Cancel what is under way; nothing of it arrives any more."""
        self._ticket += 1
        self._set_busy(False)

    def wait(self) -> None:
        """Cancel and wait until the thread is idle."""
        self.forget()
        self._pool.waitForDone()
        self._under_way.clear()

    @Slot(int, str, object)
    def _told(self, ticket: int, kind: str, value: object) -> None:
        if kind == "end":
            self._under_way.pop(ticket, None)
        if kind == "fault" and isinstance(value, BaseException):
            trace: TracebackType | None = value.__traceback__
            sys.excepthook(type(value), value, trace)
        if ticket != self._ticket:
            return
        if kind == "result":
            self.arrived.emit(value)
        elif kind == "progress":
            self.progressed.emit(value)
        elif kind == "refused":
            self.failed.emit(value)
        elif kind == "end":
            self._set_busy(False)

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)
