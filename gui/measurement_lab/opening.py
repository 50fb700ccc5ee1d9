"""Opens the lab by its menu entry and answers what it asks; it is made when it is opened first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.cluster.given import run_settings
from engine.errors import InputError
from engine.models import Frame, Model
from gui.actions import Actions
from gui.message_bar import MessageBar
from gui.requests import Change
from gui.session import Session
from gui.shell import Shell
from gui.theme import Theme
from gui.transport import Transport
from gui.words import Words

if TYPE_CHECKING:
    from gui.measurement_lab.exporting import LabExporting
    from gui.measurement_lab.window import MeasurementLab


class MeasurementOpening(QObject):
    """Joins the menu entry, the looks of the window, the run and the lab; ``lab`` may be None.

    ``carry_out`` does what ``gui.requests`` ask for.
    """

    def __init__(
        self,
        window: QWidget,
        commands: Actions,
        shell: Shell,
        session: Session,
        transport: Transport,
        message: MessageBar,
        carry_out: Callable[[object], None],
    ) -> None:
        super().__init__(window)
        self._window, self._action, self._shell = window, commands["measurement-lab"], shell
        self._session, self._transport, self._message = session, transport, message
        self._carry_out = carry_out
        self.exporting: LabExporting | None = None
        self.lab: MeasurementLab | None = None
        self._action.toggled.connect(self._show)

    def _show(self, wanted: bool) -> None:
        if wanted and self.lab is None:
            self._make().show()

    def _make(self) -> MeasurementLab:
        from gui.measurement_lab.exporting import LabExporting
        from gui.measurement_lab.window import MeasurementLab

        self.lab = lab = MeasurementLab(self._window, self._action)
        shell = self._shell
        self.exporting = exporting = LabExporting(
            lab, shell, self._session, self._transport, self._message
        )
        lab.export_asked.connect(exporting.open)
        lab.use_asked.connect(self._use)
        lab.show_theme(self._shell.theme)
        lab.show_language(self._shell.words)
        return lab

    def _use(self, model: Model, values: Mapping[str, Fraction], frame: Frame) -> None:
        """Give the run on show a model with parameters."""
        shown = self._session.shown
        if self.lab is None or not shown.runs:
            return
        try:
            scenario = shown.run.scenario
            settings = run_settings(model, values, frame, scenario.topology, scenario.p)
        except InputError as error:
            self.lab.show_error(error.text)
            return
        self._carry_out(Change(settings))

    def show_language(self, words: Words) -> None:
        """Put the lab into another language."""
        if self.lab is not None:
            self.lab.show_language(words)
        if self.exporting is not None:
            self.exporting.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        if self.lab is not None:
            self.lab.show_theme(theme)
        if self.exporting is not None:
            self.exporting.show_theme(theme)

    def close(self) -> None:
        """Close the lab and its exports, and wait for its work."""
        if self.exporting is not None:
            self.exporting.close()
        if self.lab is not None:
            self.lab.wait()
            self.lab.close()
