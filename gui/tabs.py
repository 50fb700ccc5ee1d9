"""Tabs with a list of them all, for when they do not fit beside one another."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QTabWidget, QToolButton


class Tabs(QTabWidget):
    """Named for those who do not see them; where they do not fit, a button lists them all."""

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.list_button = QToolButton()
        self.list_button.setArrowType(Qt.ArrowType.DownArrow)
        self.list_button.setAutoRaise(True)
        self.list_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.list_button.setMenu(self._menu)
        self.list_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list_button.hide()
        self.setCornerWidget(self.list_button)

    def name_tabs(self) -> None:
        """Name the row of tabs by what can be chosen, and offer the list if it is needed."""
        titles = ", ".join(self.tabText(place) for place in range(self.count()))
        self.tabBar().setAccessibleName(titles)
        self.list_button.setAccessibleName(titles)
        self.list_button.setToolTip(titles)
        self._offer()

    def _offer(self) -> None:
        needed = sum(self.tabBar().tabRect(i).width() for i in range(self.count()))
        self.list_button.setVisible(needed > self.width())

    def _fill(self) -> None:
        self._menu.clear()
        for place in range(self.count()):
            action = QAction(self.tabText(place), self._menu)
            action.setCheckable(True)
            action.setChecked(place == self.currentIndex())
            action.triggered.connect(lambda checked=False, place=place: self.setCurrentIndex(place))
            self._menu.addAction(action)

    def tabInserted(self, index: int) -> None:
        super().tabInserted(index)
        self._offer()

    def tabRemoved(self, index: int) -> None:
        super().tabRemoved(index)
        self._offer()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._offer()
