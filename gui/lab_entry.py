"""The embedding lab of a window: opened by its menu entry or the form, joined to the run.

It is made when it is opened for the first time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from engine.errors import InputError
from engine.scenario import Scenario, from_settings
from gui.panels.form import FormPanel
from gui.session import Session
from gui.theme import LIGHT, Theme
from gui.words import Words

if TYPE_CHECKING:
    from gui.embedding_lab import EmbeddingLab, Laying

ENDS = ("root", "q", "source", "target")
"""Settings that name processes, of which another guest may have fewer."""


class LabEntry(QObject):
    """Opens the lab by ``action``; ``lab`` is None until then."""

    def __init__(self, window: QWidget, session: Session, action: QAction, form: FormPanel) -> None:
        super().__init__(window)
        self._window, self._session, self._action = window, session, action
        self._words, self._theme = Words(), LIGHT
        self.lab: EmbeddingLab | None = None
        action.toggled.connect(self._toggle)
        form.lab_asked.connect(self.open_run)

    def _toggle(self, shown: bool) -> None:
        if shown and self.lab is None:
            self._make().show()

    def _make(self) -> EmbeddingLab:
        from gui.embedding_lab import EmbeddingLab

        self.lab = lab = EmbeddingLab(self._window, self._action)
        lab.use_asked.connect(self._use)
        lab.take_asked.connect(self._take)
        lab.show_theme(self._theme)
        lab.show_language(self._words)
        if self._held is not None:
            self._take()
        return lab

    @property
    def _held(self) -> Scenario | None:
        """The scenario on show, None without one or if it has no embedding."""
        shown = self._session.shown
        scenario = shown.run.scenario if shown.runs else None
        return None if scenario is None or scenario.laid is None else scenario

    def open_run(self) -> None:
        """Show the embedding of the run in the lab."""
        made = self.lab is not None
        self._action.setChecked(True)
        if made:
            self._take()
        if self.lab is not None:
            self.lab.raise_()
            self.lab.activateWindow()

    def _take(self) -> None:
        from gui.embedding_lab.state import laying_of

        if self.lab is None or not self._session.shown.runs:
            return
        try:
            self.lab.show_laying(laying_of(self._session.shown.run.scenario))
        except InputError as error:
            self.lab.show_error(error.text)

    def _use(self, laying: Laying) -> None:
        """Run the operation through an embedding, on its host."""
        if self.lab is None or not self._session.shown.runs:
            return
        try:
            settings = settings_through(self._session.shown.run.scenario, laying)
        except InputError as error:
            self.lab.show_error(error.text)
            return
        self._session.edit(settings)

    def close(self) -> None:
        """Close the lab, as its window is closed."""
        if self.lab is not None:
            self.lab.close()

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._words = words
        if self.lab is not None:
            self.lab.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self._theme = theme
        if self.lab is not None:
            self.lab.show_theme(theme)


def settings_through(scenario: Scenario, laying: Laying) -> Mapping[str, object]:
    """Return the settings of a scenario through an embedding, on its host.

    What the guest has not (its algorithm, then nodes that it has no more) has its default.

    Raises
    ------
    InputError
        If the operation does not run on the guest whatever is chosen.
    """
    host = laying.host
    settings = scenario.settings()
    if (scenario.topology, scenario.dims) != (host.kind, host.dims):
        for key in ("p", "dims", "slow-link"):
            settings.pop(key, None)
        size = {"dims": host.written} if host.kind == "torus" else {"p": host.p}
        settings |= {"topology": host.kind, **size}
    settings["embedding"] = laying.laid.setting
    for dropped in ((), ("algorithm",), ("algorithm", *ENDS)):
        tried = {key: value for key, value in settings.items() if key not in dropped}
        try:
            from_settings(tried)
        except InputError as error:
            problem = error
        else:
            return tried
    raise problem
