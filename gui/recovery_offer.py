"""The dialog at the start that offers what was not saved when the program was ended roughly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import kind_of
from gui.recovery import Abandoned, RecoveryFolder, Unsaved
from gui.words import Words

OFFER = QT_TRANSLATE_NOOP(
    "recovery",
    "The program was not closed properly. Unsaved changes of {n} windows were kept:",
    None,
    1,
)
LINE = QT_TRANSLATE_NOOP("recovery", "{name}: {operation}, {kind}, p = {p}")
UNTITLED = Text(QT_TRANSLATE_NOOP("recovery", "without a file"))
OPEN_ALL = Text(QT_TRANSLATE_NOOP("recovery", "&Open all"))
DISCARD = Text(QT_TRANSLATE_NOOP("recovery", "&Discard"))
LATER = Text(QT_TRANSLATE_NOOP("recovery", "&Later"))


class Recoverer(Protocol):
    """The part of a window that can show what was not saved."""

    def recover(self, unsaved: Unsaved) -> None:
        """Show it."""


def line_of(unsaved: Unsaved) -> Text:
    """Return what a window showed, in a line."""
    scenario = unsaved.scenario
    return Text(
        LINE,
        name=unsaved.name or UNTITLED,
        operation=scenario.operation_entry.title,
        kind=kind_of(scenario.topology).title,
        p=scenario.p,
    )


class RecoveryOffer(QMessageBox):
    """Open all, discard or later; Esc is later."""

    def __init__(
        self,
        parent: QWidget,
        left: list[Abandoned],
        window_for: Callable[[], Recoverer],
        words: Words,
    ) -> None:
        super().__init__(parent)
        self._left, self._window_for = left, window_for
        self.all_unsaved = [unsaved for one in left for unsaved in one.all_unsaved()]
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Hopscope")
        self.setText(words(Text(OFFER, n=len(self.all_unsaved))))
        self.setInformativeText("\n".join(words(line_of(one)) for one in self.all_unsaved))
        role = QMessageBox.ButtonRole
        self.open_all = self.addButton(words(OPEN_ALL), role.AcceptRole)
        self.discard = self.addButton(words(DISCARD), role.DestructiveRole)
        self.later = self.addButton(words(LATER), role.RejectRole)
        self.setEscapeButton(self.later)
        self.finished.connect(self._answer)

    def _answer(self) -> None:
        chosen = self.clickedButton()
        if chosen is self.open_all:
            for unsaved in self.all_unsaved:
                self._window_for().recover(unsaved)
        for one in self._left:
            if chosen in (self.open_all, self.discard):
                one.discard()
            else:
                one.leave()


def offer(
    parent: QWidget, folder: RecoveryFolder, window_for: Callable[[], Recoverer], words: Words
) -> bool:
    """Open the dialog if there is anything to offer; return whether there is."""
    left = folder.abandoned()
    if left:
        RecoveryOffer(parent, left, window_for, words).open()
    return bool(left)
