"""What is remembered between two starts, with types (INI gives back "false" for False)."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings


class Settings:
    """Language, theme and window, as the user left them."""

    def __init__(self) -> None:
        self._store = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "hopscope", "hopscope"
        )

    def text(self, key: str, default: str) -> str:
        """Return a remembered word."""
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def set_text(self, key: str, value: str) -> None:
        """Remember a word."""
        self._store.setValue(key, value)

    def geometry(self) -> QByteArray:
        """Return where the window was, empty if nobody knows."""
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_geometry(self, value: QByteArray) -> None:
        """Remember where the window is."""
        self._store.setValue("window/geometry", value)
