"""Makes the panels of the catalogue, feeds those that are seen, and passes on what they ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from engine.scenario.clusters import over
from gui import requests
from gui.frame import Frame
from gui.message_bar import MessageBar
from gui.places import PLACES, Place
from gui.session import Session
from gui.shown import Shown
from gui.theme import Theme
from gui.transport import Transport
from gui.words import Words


class PanelBoard(QObject):
    """The panels by key.  One that nobody sees is told what is shown when it comes to be seen."""

    def __init__(
        self, frame: Frame, session: Session, transport: Transport, message: MessageBar
    ) -> None:
        super().__init__(frame)
        self._frame = frame
        self.panels: dict[str, QWidget] = {}
        self._shown = Shown()
        self._told: dict[str, Shown] = {}
        self._look: tuple[Theme | None, Words | None] = (None, None)
        self._answers: dict[type, Callable[[Any], None]] = {
            requests.SelectLink: lambda asked: session.select_link(asked.link),
            requests.SelectNode: lambda asked: session.select_node(asked.node),
            requests.SelectChunk: lambda asked: session.select_chunk(asked.chunk),
            requests.Light: lambda asked: session.light(asked.transfers),
            requests.GoTo: lambda asked: transport.go_to(asked.position),
            requests.Change: lambda asked: session.edit(
                over(session.shown.run.scenario.settings(), asked.settings)
            ),
            requests.ChangeView: lambda asked: session.change_view(**asked.fields),
            requests.Open: lambda asked: session.show_scenario(asked.scenario),
            requests.Say: lambda asked: message.show_text(asked.text),
        }
        session.runs_changed.connect(self.show)
        session.position_changed.connect(self.show)

    def answer(self, kind: type, do: Callable[[Any], None]) -> None:
        """Have somebody else answer what panels ask for by one kind of request."""
        self._answers[kind] = do

    def make(self) -> None:
        """Make all panels of the catalogue and give them their places."""
        for place in PLACES:
            self._make(place)
        self.show(self._shown)

    def _make(self, place: Place) -> None:
        panel: Any = place.make()
        panel.asked.connect(self.carry_out)
        theme, words = self._look
        if theme is not None:
            panel.show_theme(theme)
        if words is not None:
            panel.show_language(words)
        panel.installEventFilter(self)
        self.panels[place.key] = panel
        self._frame.add_panel(panel, place.where)
        if words is not None:
            self._frame.set_title(panel, words(place.title))

    def carry_out(self, asked: object) -> None:
        """Do what a panel asks for, a value of ``gui.requests``."""
        self._answers[type(asked)](asked)

    def show(self, shown: Shown) -> None:
        """Tell the panels that are seen what is shown."""
        self._shown = shown
        for key, panel in self.panels.items():
            if panel.isVisible():
                self._tell(key)

    def _tell(self, key: str) -> None:
        if self._shown.runs and self._told.get(key) is not self._shown:
            self._told[key] = self._shown
            panel: Any = self.panels[key]
            panel.show_shown(self._shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            key = next((k for k, panel in self.panels.items() if panel is watched), None)
            if key is not None:
                QTimer.singleShot(0, self, lambda: self._tell(key))
        return False

    def bring_up(self, key: str) -> None:
        """Bring a panel of the details to the top, once panels are made."""
        if key in self.panels:
            self._frame.bring_up(self.panels[key])

    def wait(self) -> None:
        """Cancel all work of panels and wait for its end (before the program ends)."""
        for panel in self.panels.values():
            working: Any = panel
            if hasattr(panel, "wait"):
                working.wait()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self._look = theme, self._look[1]
        for panel in self.panels.values():
            cast: Any = panel
            cast.show_theme(theme)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._look = self._look[0], words
        for place in PLACES:
            panel: Any = self.panels.get(place.key)
            if panel is not None:
                panel.show_language(words)
                self._frame.set_title(panel, words(place.title))
