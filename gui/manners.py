"""What every desktop program does, for one window: undo, recent files, copies, print, recovery.

Pages and copies are imported when they are asked for: none is needed for the first picture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QApplication, QMainWindow

from engine.picture import PALETTES
from engine.scenario import from_settings
from engine.scenario.file import encode
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.actions import Actions
from gui.autosave import Autosave
from gui.canvas import NetworkCanvas
from gui.documents import Documents
from gui.examples import EXAMPLES, first_scenario, in_notation
from gui.exporting import Exporting
from gui.file_drop import FileDrop
from gui.gray_tutor import TutorOpening
from gui.history import History
from gui.measurement_lab import MeasurementOpening
from gui.menu_catalogue import FILE, RECENT
from gui.message_bar import MessageBar
from gui.panel_board import PanelBoard
from gui.recent_menu import RecentMenu
from gui.recovery import Unsaved, encode_unsaved
from gui.requests import Export
from gui.scene_show import SceneShow
from gui.session import Session
from gui.shell import Shell
from gui.theme import Theme
from gui.transport import Transport
from gui.words import Words

if TYPE_CHECKING:
    from gui.preferences import Preferences
    from gui.start_page import StartPage

UNDO = Text(QT_TRANSLATE_NOOP("menu", "&Undo"))
REDO = Text(QT_TRANSLATE_NOOP("menu", "&Redo"))
UNDO_WHAT = QT_TRANSLATE_NOOP("menu", "&Undo: {what}")
REDO_WHAT = QT_TRANSLATE_NOOP("menu", "&Redo: {what}")


@dataclass(frozen=True)
class Host:
    """The parts of a window that the manners join."""

    window: QMainWindow
    shell: Shell
    session: Session
    transport: Transport
    scenes: SceneShow
    documents: Documents
    commands: Actions
    canvas: NetworkCanvas
    message: MessageBar
    board: PanelBoard
    reset_layout: Callable[[], None]


class Manners(QObject):
    """Answers the menus File, Edit and Help as every desktop program does.

    ``recovered`` says whether the window shows what was not saved before.
    """

    def __init__(self, host: Host) -> None:
        super().__init__(host.window)
        self._host = host
        session, documents, shell = host.session, host.documents, host.shell
        self.history = History(session, shell.presses)
        self.autosave = Autosave(shell.recovery, self.unsaved, self)
        self.exporting = Exporting(host.window, shell, session, host.transport, host.message)
        self.gray_tutor = TutorOpening(host.window, host.commands, shell)
        self.measurements = MeasurementOpening(
            host.window,
            host.commands,
            shell,
            session,
            host.transport,
            host.message,
            host.board.carry_out,
        )
        self.recovered = False
        self.start_page: StartPage | None = None
        self._recent = RecentMenu(
            host.commands.add_menu(FILE, RECENT, before="save"), shell.recent, documents.open_recent
        )
        FileDrop(host.window, documents.open_all, session.file_refused.emit)
        self.history.changed.connect(self._show_history)
        self.autosave.failed.connect(host.message.show_text)
        session.document_changed.connect(self.autosave.touch)
        host.board.answer(Export, lambda asked: self.exporting.open(asked.what, asked.options))
        host.scenes.changed.connect(self.autosave.touch)
        self._connect_menus()
        self._show_history()

    def _connect_menus(self) -> None:
        shell, commands, documents = self._host.shell, self._host.commands, self._host.documents
        deeds: dict[str, Callable[[], object]] = {
            "new": lambda: documents.new(first_scenario(shell.settings)),
            "open": documents.open,
            "save": documents.save,
            "save-as": documents.save_as,
            "new-window": shell.new_window,
            "export": self.exporting.open,
            "print": self.print,
            "close": self._host.window.close,
            "quit": shell.quit,
            "undo": lambda: self._step(self.history.undo),
            "redo": lambda: self._step(self.history.redo),
            "copy-picture": self.copy_picture,
            "copy-command": self.copy_command,
            "copy-scenario": self.copy_scenario,
            "preferences": self.open_preferences,
            "reset-layout": self._host.reset_layout,
            "start-page": self.open_start_page,
        }
        for key, deed in deeds.items():
            commands[key].triggered.connect(lambda checked=False, deed=deed: deed())

    # Undo

    def _step(self, step: Callable[[], None]) -> None:
        self._host.transport.settle()
        step()

    def _show_history(self) -> None:
        commands, words = self._host.commands, self._host.shell.words
        for key, plain, template, what in (
            ("undo", UNDO, UNDO_WHAT, self.history.undone_by_undo),
            ("redo", REDO, REDO_WHAT, self.history.redone_by_redo),
        ):
            commands[key].setEnabled(what is not None)
            commands.show_words(key, words(plain if what is None else Text(template, what=what)))

    # Copies

    @property
    def _shows(self) -> bool:
        return bool(self._host.session.shown.runs)

    def copy_picture(self) -> None:
        """Put the figure on show on the clipboard."""
        from gui.sharing import picture_data

        if self._shows:
            palette = PALETTES[self._host.shell.theme.name]
            data = picture_data(self._host.canvas.figure(), palette)
            QApplication.clipboard().setMimeData(data)

    def copy_command(self) -> None:
        """Put the command line that draws what is on show on the clipboard."""
        from engine.export.command import command_line

        if self._shows:
            self._host.transport.settle()
            shown, shell = self._host.session.shown, self._host.shell
            scenario = replace(shown.run.scenario, view=shown.view)
            line = command_line(scenario, shown.cycle, shell.theme.name, shell.words.language)
            QApplication.clipboard().setText(line)

    def copy_scenario(self) -> None:
        """Put the scenario on the clipboard, as a file holds it."""
        if self._shows:
            self._host.transport.settle()
            content = encode(self._host.session.scenario)
            data = QMimeData()
            data.setText(content.decode())
            data.setData("application/json", content)
            QApplication.clipboard().setMimeData(data)

    def print(self) -> None:
        """Ask for a printer and print the figure on show."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from gui.sharing import print_figure

        if not self._shows:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._host.window)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            print_figure(self._host.canvas.figure(), printer)

    # Pages

    def open_preferences(self) -> Preferences:
        """Open the preferences."""
        from gui.preferences import Preferences

        host = self._host
        dialog = Preferences(host.window, host.shell, host.session.shown.view.notation)
        dialog.open()
        return dialog

    def open_start_page(self) -> StartPage:
        """Show the start page over the right of the window."""
        if self.start_page is None:
            self.start_page = self._make_start_page()
        shell = self._host.shell
        self.start_page.open(shell.recent.paths(), shell.settings.start_page())
        return self.start_page

    def _make_start_page(self) -> StartPage:
        from gui.start_page import StartPage

        documents, shell = self._host.documents, self._host.shell
        page = StartPage(self._host.window)
        page.example_asked.connect(self._open_example)
        page.file_asked.connect(documents.open_recent)
        page.open_asked.connect(documents.open)
        page.lecture_asked.connect(documents.open_example)
        page.at_start_changed.connect(shell.settings.set_start_page)
        page.show_theme(shell.theme)
        page.show_language(shell.words)
        return page

    def _open_example(self, key: str) -> None:
        example = next(one for one in EXAMPLES if one.key == key)
        scenario = from_settings(example.settings)
        self._host.documents.new(in_notation(scenario, self._host.shell.settings))

    # Recovery

    def unsaved(self) -> Unsaved | None:
        """Return what is shown and not saved, None if all is saved."""
        session, scenes = self._host.session, self._host.scenes
        if not self._shows or not (session.unsaved or scenes.unsaved):
            return None
        path = session.path
        return Unsaved(
            scenario=session.scenario,
            saved=session.saved,
            path=path,
            digest="" if path is None else self._host.documents.on_disk.digest(path),
            scenes=scenes.list,
            scenes_saved=not scenes.unsaved,
            scenes_path=scenes.path,
            current=scenes.current,
        )

    def recover(self, unsaved: Unsaved) -> None:
        """Show what was not saved when the program was ended roughly."""
        self.recovered = True
        if unsaved.path is not None:
            self._host.documents.on_disk.note(unsaved.path, unsaved.digest)
        if unsaved.scenes is not None:
            self._host.scenes.restore(
                unsaved.scenes, unsaved.scenes_saved, unsaved.scenes_path, unsaved.current
            )
        self._host.session.recover(unsaved.scenario, unsaved.path, unsaved.saved)
        self.autosave.adopt(encode_unsaved(unsaved))

    def close(self) -> None:
        """Cancel exports and remove the recovery: the window is closed for good."""
        self.exporting.close()
        self.gray_tutor.close()
        self.measurements.close()
        self.autosave.close()

    # Looks

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._recent.show_language(words)
        self._show_history()
        self.exporting.show_language(words)
        self.gray_tutor.show_language(words)
        self.measurements.show_language(words)
        if self.start_page is not None:
            self.start_page.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self.exporting.show_theme(theme)
        self.gray_tutor.show_theme(theme)
        self.measurements.show_theme(theme)
        if self.start_page is not None:
            self.start_page.show_theme(theme)
