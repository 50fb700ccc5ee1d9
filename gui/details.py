"""The right column: tabs in two stacked groups where there is room, in one group otherwise."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from gui.tabs import Tabs

UPPER_SHARE = 0.5
"""The part of the height that the upper group takes until somebody moves the border."""


class Details(QWidget):
    """Holds panels as tabs; ``tab_changed`` tells when another one is on top."""

    tab_changed = Signal()

    def __init__(self, upper: QWidget, lower: QWidget) -> None:
        super().__init__()
        self._base = upper
        self._upper = {upper}
        self._titles: dict[QWidget, str] = {upper: "", lower: ""}
        self._stacked = True
        self._moved = False
        self._groups = [Tabs(), Tabs()]
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.setObjectName("details")
        for group, panel in zip(self._groups, (upper, lower), strict=True):
            group.addTab(panel, "")
            group.currentChanged.connect(self.tab_changed)
            self._split.addWidget(group)
            self._split.setCollapsible(self._split.count() - 1, False)
        self._split.splitterMoved.connect(lambda: self.hold_border(True))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._split)

    def stack(self, stacked: bool) -> None:
        """Choose two groups or one; the upper panels stay, all others move."""
        if stacked == self._stacked:
            return
        self._stacked = stacked
        upper, lower = self._groups
        panels = [group.widget(i) for group in self._groups for i in range(group.count())]
        for panel in panels:
            if panel not in self._upper:
                (lower if stacked else upper).addTab(panel, self._titles.get(panel, ""))
        lower.setVisible(stacked)
        if stacked:
            self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._stacked and not self._moved:
            self._share()

    def _share(self) -> None:
        upper = round(self.height() * UPPER_SHARE)
        self._split.setSizes([upper, self.height() - upper])

    def hold_border(self, held: bool) -> None:
        """Keep the border between the groups where it is, or let it be in the usual place."""
        self._moved = held
        if self._stacked and not held:
            self._share()

    def add(self, panel: QWidget, where: str = "lower") -> None:
        """Take in one more panel, in the ``upper`` or the ``lower`` group where there are two."""
        if where == "upper":
            self._upper.add(panel)
            self._add_upper(panel)
            return
        group = self._groups[1 if self._stacked else 0]
        group.addTab(panel, self._titles.get(panel, ""))
        group.name_tabs()

    def _add_upper(self, panel: QWidget) -> None:
        """Put a panel before the one that was there from the beginning; the first is on top."""
        group = self._groups[0]
        place = next(i for i in range(group.count()) if group.widget(i) is self._base)
        group.insertTab(place, panel, self._titles.get(panel, ""))
        if place == 0:
            group.setCurrentIndex(0)
        group.name_tabs()

    def remove(self, panel: QWidget) -> None:
        """Let a panel go."""
        for group in self._groups:
            if group.indexOf(panel) >= 0:
                group.removeTab(group.indexOf(panel))

    def holds(self, panel: QWidget) -> bool:
        """Return whether a panel is one of the tabs."""
        return any(group.indexOf(panel) >= 0 for group in self._groups)

    def show_panel(self, panel: QWidget | None) -> None:
        """Bring a panel to the top; the first one for None."""
        for group in self._groups:
            if panel is None:
                group.setCurrentIndex(0)
            elif group.indexOf(panel) >= 0:
                group.setCurrentWidget(panel)

    def on_top(self, panel: QWidget | None) -> bool:
        """Return whether a panel is on top of its group."""
        return any(group.currentWidget() is panel for group in self._groups)

    def set_title(self, panel: QWidget, title: str) -> None:
        """Name a panel's tab."""
        self._titles[panel] = title
        for group in self._groups:
            if group.indexOf(panel) >= 0:
                group.setTabText(group.indexOf(panel), title)
            group.name_tabs()
