"""The files that were open last, over all windows and starts."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.settings import Settings

MOST_RECENT = 10
KEY = "files/recent"


class Recent(QObject):
    """At most ``MOST_RECENT`` files, the newest first; ``changed`` tells of another list."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def paths(self) -> list[Path]:
        """Return the files, whether or not they are still there."""
        try:
            names = json.loads(self._settings.text(KEY, "[]"))
        except ValueError:
            return []
        if not isinstance(names, list):
            return []
        return [Path(name) for name in names if isinstance(name, str) and name][:MOST_RECENT]

    def add(self, path: Path) -> None:
        """Put a file at the top."""
        path = path.absolute()
        self._keep([path, *(other for other in self.paths() if other != path)])

    def remove(self, path: Path) -> None:
        """Take a file off the list."""
        self._keep([other for other in self.paths() if other != path])

    def clear(self) -> None:
        """Forget all files."""
        self._keep([])

    def _keep(self, paths: list[Path]) -> None:
        self._settings.set_text(KEY, json.dumps([str(path) for path in paths[:MOST_RECENT]]))
        self.changed.emit()
