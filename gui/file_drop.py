"""Files that are dropped on a window are opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from engine.text import QT_TRANSLATE_NOOP, Text

NOT_LOCAL = QT_TRANSLATE_NOOP("window", "{address} is no file of this computer; save it first")


class FileDrop(QObject):
    """Calls ``open_all(paths)`` for files, and ``refuse(Text)`` for addresses of elsewhere."""

    def __init__(
        self,
        window: QWidget,
        open_all: Callable[[list[Path]], None],
        refuse: Callable[[Text], None],
    ) -> None:
        super().__init__(window)
        self._open_all, self._refuse = open_all, refuse
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasUrls():
            event.acceptProposedAction()
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            event.acceptProposedAction()
            self._take(event.mimeData())
            return True
        return False

    def _take(self, data: QMimeData) -> None:
        local = [url for url in data.urls() if url.isLocalFile()]
        for url in data.urls():
            if not url.isLocalFile():
                self._refuse(Text(NOT_LOCAL, address=url.toDisplayString()))
        self._open_all([Path(url.toLocalFile()) for url in local])
