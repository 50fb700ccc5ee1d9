"""How a window is arranged, from one start to the next: its place, borders and open tabs."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QMainWindow, QSplitter, QTabWidget, QWidget

from gui.frame import PARTS, Frame, fit_screen
from gui.settings import Settings

USUAL_SIZE = QSize(1600, 960)


class LayoutMemory(QObject):
    """Saves, restores and resets the arrangement; ``panels`` gives those in tabs, by key.

    Borders and parts are remembered apart for each of the three arrangements of the frame.
    """

    def __init__(
        self,
        window: QMainWindow,
        frame: Frame,
        settings: Settings,
        panels: Callable[[], Mapping[str, QWidget]],
    ) -> None:
        super().__init__(window)
        self._window, self._frame = window, frame
        self._settings, self._panels = settings, panels

    def restore_place(self) -> None:
        """Put the window where it was last, wholly on a screen that exists."""
        geometry = self._settings.state("geometry")
        if geometry.isEmpty() or not self._window.restoreGeometry(geometry):
            self._window.resize(USUAL_SIZE)
        fit_screen(self._window)

    def _key(self, name: str) -> str:
        frame = self._frame
        mode = "compact" if frame.compact else "lecture" if frame.lecture else "wide"
        return f"{mode}-{name}"

    def _splitters(self) -> list[QSplitter]:
        return [one for one in self._frame.findChildren(QSplitter) if one.objectName()]

    def save(self) -> None:
        """Remember the arrangement."""
        settings = self._settings
        settings.set_state("geometry", self._window.saveGeometry())
        for splitter in self._splitters():
            settings.set_state(self._key(splitter.objectName()), splitter.saveState())
        parts = [part for part in PARTS if self._frame.shows(part)]
        settings.set_text(f"window/{self._key('parts')}", json.dumps(parts))
        on_top = [
            key
            for key, panel in self._panels().items()
            if (tabs := _tabs_of(panel)) is not None and tabs.currentWidget() is panel
        ]
        settings.set_text(f"window/{self._key('tabs')}", json.dumps(on_top))

    def restore(self) -> None:
        """Arrange the parts as they were; what is unknown or damaged stays usual."""
        parts = self._words("parts")
        for part in PARTS if parts is not None and not self._frame.compact else ():
            if self._frame.shows(part) != (part in (parts or [])):
                self._frame.show_part(part, part in (parts or []))
        for key in self._words("tabs") or []:
            panel = self._panels().get(key)
            tabs = None if panel is None else _tabs_of(panel)
            if panel is not None and tabs is not None:
                tabs.setCurrentWidget(panel)
        states = {
            one: self._settings.state(self._key(one.objectName())) for one in self._splitters()
        }
        known = {one: state for one, state in states.items() if not state.isEmpty()}
        if known and not all(one.restoreState(state) for one, state in known.items()):
            self._frame.reset()
        elif known:
            self._frame.hold_borders()

    def _words(self, name: str) -> list[str] | None:
        try:
            found = json.loads(self._settings.text(f"window/{self._key(name)}", ""))
        except ValueError:
            return None
        return found if isinstance(found, list) else None

    def reset(self) -> None:
        """Arrange everything as at the first start, and forget what was remembered."""
        self._settings.forget_states()
        self._window.showNormal()
        self._window.resize(USUAL_SIZE)
        fit_screen(self._window)
        for panel in self._panels().values():
            tabs = _tabs_of(panel)
            if tabs is not None:
                tabs.setCurrentIndex(0)
        self._frame.reset()


def _tabs_of(panel: QWidget) -> QTabWidget | None:
    """Return the tabs that a panel is one of."""
    above = panel.parentWidget()
    while above is not None and not isinstance(above, QTabWidget):
        above = above.parentWidget()
    return above if above is not None and above.indexOf(panel) >= 0 else None
