"""The exports of a window: opens the dialog, carries out what it asks for, and tells how it ends.

The dialog is imported when it is asked for; it is not needed for the first picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.export.whats import WHATS, What
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.child import own_program
from gui.dialogs import ask_whether
from gui.documents import THERE
from gui.message_bar import MessageBar
from gui.on_disk import same_file
from gui.session import Session
from gui.shell import Shell
from gui.theme import Theme
from gui.transport import Transport
from gui.words import Words

if TYPE_CHECKING:
    from gui.export.job import ExportJob, Order
    from gui.export.subject import AnySubject
    from gui.export_dialog import ExportDialog

UNDER_WAY = QT_TRANSLATE_NOOP("export", "{file} is being made already")


class Exporting(QObject):
    """Holds the jobs of one window; ``program`` is what starts our command line."""

    def __init__(
        self,
        window: QWidget,
        shell: Shell,
        session: Session,
        transport: Transport,
        message: MessageBar,
    ) -> None:
        super().__init__(window)
        self._window, self._shell = window, shell
        self._session, self._transport, self._message = session, transport, message
        self.program = own_program()
        self.dialog: ExportDialog | None = None
        self.jobs: list[ExportJob] = []
        self._written_over: set[Path] = set()
        for told in (session.runs_changed, session.position_changed):
            told.connect(lambda _: self._follow())

    def open(self, what: str | None = None, options: Mapping[str, object] | None = None) -> None:
        """Open the dialog, with a kind of export and values of its options chosen."""
        if not self._ready():
            return
        if self.dialog is None:
            self.dialog = self._make_dialog()
        dialog = self.dialog
        dialog.show()
        self._follow()
        if what is not None:
            dialog.choose(what, options or {})
        dialog.raise_()
        dialog.activateWindow()

    def _ready(self) -> bool:
        """Get what is shown ready for an export; return whether anything is."""
        if self._session.shown.runs:
            self._transport.settle()
        return bool(self._session.shown.runs)

    def _whats(self) -> tuple[What, ...]:
        """Return what is offered."""
        return WHATS

    def _subject(self) -> AnySubject | None:
        """Return what is shown."""
        from gui.export.subject import Subject

        session = self._session
        return Subject(session.shown, session.scenario, session.path)

    def _make_dialog(self) -> ExportDialog:
        from gui.export_dialog import ExportDialog

        dialog = ExportDialog(self._window, self._shell.settings, self._whats())
        dialog.asked.connect(self.start)
        dialog.show_theme(self._shell.theme)
        dialog.show_language(self._shell.words)
        dialog.resize(dialog.sizeHint())
        return dialog

    def _follow(self) -> None:
        """Tell the dialog what is shown, if anybody sees it."""
        if self.dialog is not None and self.dialog.isVisible():
            subject = self._subject()
            if subject is not None:
                self.dialog.show_subject(subject)

    # Jobs

    def start(self, order: Order) -> None:
        """Carry out an order; a file that is there is written over only after a question."""
        target = order.target
        if any(job.running and same_file(job.order.target, target) for job in self.jobs):
            text = Text(UNDER_WAY, file=target.name)
            if self.dialog is not None:
                self.dialog.target.show_problem(text)
            return
        if target.exists() and not self._may_write_over(target):
            return
        from gui.export.job import ExportJob

        self.jobs = [job for job in self.jobs if job.running]
        job = ExportJob(order, self)
        self.jobs.append(job)
        if self.dialog is not None:
            self.dialog.show_job(job).ended.connect(self._tell)
        job.start(self.program)

    def _may_write_over(self, target: Path) -> bool:
        """Return whether a file may be written over; it is asked once for each file."""
        if target not in self._written_over:
            question = Text(THERE, file=target.name)
            if not ask_whether(self.dialog or self._window, self._shell.words, question):
                return False
            self._written_over.add(target)
        return True

    def _tell(self, text: Text | str) -> None:
        """Tell how an export has ended where the dialog is closed."""
        if self.dialog is not None and not self.dialog.isVisible():
            self._message.show_text(text)

    def close(self) -> None:
        """Cancel all exports and close the dialog, for good."""
        for job in self.jobs:
            job.close()
        if self.dialog is not None:
            self.dialog.close()

    # Looks

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        if self.dialog is not None:
            self.dialog.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take over colours and sizes."""
        if self.dialog is not None:
            self.dialog.show_theme(theme)
