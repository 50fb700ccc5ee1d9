"""What a window asks of the application: the look of all windows, other windows, what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QWidget

from gui.recent import Recent
from gui.recovery import RecoveryFolder
from gui.settings import Settings
from gui.theme import Theme
from gui.words import Words


class Shell(Protocol):
    """The application as its windows see it; ``scale`` is in per cent of the design."""

    settings: Settings
    recent: Recent
    recovery: RecoveryFolder
    words: Words
    theme: Theme
    scale: int

    def choose_language(self, language: str) -> None:
        """Put all windows into another language, and remember it."""

    def choose_theme(self, name: str) -> None:
        """Show all windows in another theme, and remember it."""

    def choose_scale(self, scale: int) -> None:
        """Show all windows in another size, and remember it."""

    def choose_notation(self, notation: str) -> None:
        """Write the formulas of all windows with other letters, and remember them."""

    def choose_animation(self, animation: bool) -> None:
        """Let things in all windows move on their way or not, and remember it."""

    def presses(self) -> int:
        """Return how often a person pressed a button or key so far."""

    def new_window(self) -> None:
        """Open one more window."""

    def open_beside(self, path: Path) -> None:
        """Open a file in a window of its own."""

    def has_other(self, path: Path, window: QWidget) -> bool:
        """Return whether another window has a file open."""

    def raise_other(self, path: Path, window: QWidget) -> bool:
        """Bring up another window that has a file open; return whether there is one."""

    def quit(self) -> None:
        """Close all windows, unless somebody wants to keep one."""
