"""What is remembered between two starts, with types (INI gives back "false" for False)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QSettings


class Settings:
    """Language, theme, window and player, as the user left them."""

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

    def chosen(self, key: str, choices: Sequence[str], default: str) -> str:
        """Return a remembered word if it is one of the choices, else the default."""
        value = self.text(key, default)
        return value if value in choices else default

    def animation(self) -> bool:
        """Return whether things may move by themselves on the way to a new place."""
        return self.text("view/animation", "yes") != "no"

    def set_animation(self, wanted: bool) -> None:
        """Remember whether things may move by themselves."""
        self.set_text("view/animation", "yes" if wanted else "no")

    def geometry(self) -> QByteArray:
        """Return where the window was, empty if nobody knows."""
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_geometry(self, value: QByteArray) -> None:
        """Remember where the window is."""
        self._store.setValue("window/geometry", value)
