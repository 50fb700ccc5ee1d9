"""The combo of the form that is typed into."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.value_field import ValueField
from gui.widgets import CalmCombo


class TypedCombo(CalmCombo):
    """An editable combo: a value from the list, or a typed one."""

    committed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.field = ValueField(self)
        self.field.setFrame(False)
        self.setLineEdit(self.field)
        self.setCompleter(None)
        self.setInsertPolicy(CalmCombo.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(14)
        self.field.committed.connect(self.committed)
        self.activated.connect(lambda _: self.committed.emit())
