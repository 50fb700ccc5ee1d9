"""What is remembered between two starts, with types (INI gives back "false" for False)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QSettings

SCALES = tuple(range(100, 201, 10))
"""Sizes of type and pictures in per cent."""


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

    def start_page(self) -> bool:
        """Return whether the start page is shown when the program starts."""
        return self.text("view/start-page", "yes") != "no"

    def set_start_page(self, wanted: bool) -> None:
        """Remember whether the start page is shown."""
        self.set_text("view/start-page", "yes" if wanted else "no")

    def state(self, key: str) -> QByteArray:
        """Return the state of a part of the window, empty if nobody knows."""
        value = self._store.value(f"window/{key}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_state(self, key: str, value: QByteArray) -> None:
        """Remember the state of a part of the window."""
        self._store.setValue(f"window/{key}", value)

    def forget_states(self) -> None:
        """Forget how the window was arranged."""
        self._store.remove("window")
