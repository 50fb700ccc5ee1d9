"""How the panels lie in the window: wide as in the design, or compact with drawers.

Wide: form | network | details, below them the player, below that the curves.  Compact (a small
laptop, an old projector): form and details are drawers beside the network, one at a time, and the
curves are a tab of the details.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

COMPACT_WIDTH, COMPACT_HEIGHT = 1200, 760
FORM_WIDTH, DETAILS_WIDTH = 292, 438
CURVES_HEIGHT = 278


@dataclass(frozen=True)
class Parts:
    """The widgets that a frame arranges; ``centre`` is the network with its message bar."""

    form: QWidget
    centre: QWidget
    details: QTabWidget
    player: QWidget


class Frame(QWidget):
    """Arranges the parts; ``parts_changed`` tells when one is shown or hidden."""

    parts_changed = Signal()

    def __init__(self, parts: Parts, parent: QObject | None = None) -> None:
        super().__init__()
        self._parts = parts
        self._curves: QWidget | None = None
        self._curves_title = ""
        self.compact = False
        self._wanted = {"form": True, "details": True, "curves": True}
        self._across = QSplitter(Qt.Orientation.Horizontal)
        for part in (parts.form, parts.centre, parts.details):
            self._across.addWidget(part)
        self._across.setStretchFactor(1, 1)
        for place, collapsible in enumerate((False, False, False)):
            self._across.setCollapsible(place, collapsible)
        top = QWidget()
        column = QVBoxLayout(top)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._across, 1)
        column.addWidget(parts.player)
        self._down = QSplitter(Qt.Orientation.Vertical)
        self._down.addWidget(top)
        self._down.setStretchFactor(0, 1)
        self._down.setCollapsible(0, False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._down)

    def add_curves(self, curves: QWidget) -> None:
        """Take in the curves, which arrive after the first paint."""
        self._curves = curves
        self._arrange()

    def set_curves_title(self, title: str) -> None:
        """Name the tab of the curves (compact)."""
        self._curves_title = title
        place = self._parts.details.indexOf(self._curves) if self._curves else -1
        if place >= 0:
            self._parts.details.setTabText(place, title)

    def fit(self, size: QSize, scale: float) -> None:
        """Choose wide or compact by the window's size."""
        compact = size.width() < COMPACT_WIDTH * scale or size.height() < COMPACT_HEIGHT * scale
        self._parts.form.setMinimumWidth(round(FORM_WIDTH * scale))
        if compact != self.compact:
            self.compact = compact
            self._wanted = dict.fromkeys(self._wanted, not compact)
            self._arrange()

    def shows(self, part: str) -> bool:
        """Return whether ``form``, ``details`` or ``curves`` is to be seen."""
        if part == "curves" and self.compact:
            on_top = self._parts.details.currentWidget() is self._curves
            return self._wanted["details"] and on_top and self._curves is not None
        return self._wanted[part]

    def show_part(self, part: str, wanted: bool) -> None:
        """Show or hide a part; in a compact frame one drawer is open at a time."""
        if self.compact and wanted:
            self._wanted = dict.fromkeys(self._wanted, False)
        if self.compact and part == "curves":
            if wanted and self._curves is not None:
                self._parts.details.setCurrentWidget(self._curves)
            self._wanted["details"] = wanted
        else:
            if self.compact and part == "details" and wanted:
                self._parts.details.setCurrentIndex(0)
            self._wanted[part] = wanted
        self._arrange()

    def _arrange(self) -> None:
        """Put every part where it belongs now."""
        parts = self._parts
        if self._curves is not None:
            if self.compact:
                if parts.details.indexOf(self._curves) < 0:
                    parts.details.addTab(self._curves, self._curves_title)
            elif self._down.indexOf(self._curves) < 0:
                place = parts.details.indexOf(self._curves)
                if place >= 0:
                    parts.details.removeTab(place)
                self._down.addWidget(self._curves)
                self._down.setStretchFactor(1, 0)
                self._down.setSizes([self.height() - CURVES_HEIGHT, CURVES_HEIGHT])
            if not self.compact:
                self._curves.setVisible(self._wanted["curves"])
        parts.form.setVisible(self._wanted["form"])
        parts.details.setVisible(self._wanted["details"])
        width = self.width()
        self._across.setSizes(
            [FORM_WIDTH, max(1, width - FORM_WIDTH - DETAILS_WIDTH), DETAILS_WIDTH]
        )
        self.parts_changed.emit()
