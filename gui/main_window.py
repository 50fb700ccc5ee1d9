"""The main window: joins session, panels, player and menus; holds no state of the run itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from engine.text import QT_TRANSLATE_NOOP, Text
from gui.beside import Beside
from gui.canvas import NetworkCanvas
from gui.controls import Controls, Joined
from gui.curve_feed import CurveFeed
from gui.details import Details
from gui.dialogs import show_about, show_keys
from gui.documents import Documents
from gui.examples import first_scenario
from gui.frame import Frame, Parts
from gui.lab_entry import LabEntry
from gui.layout_memory import LayoutMemory
from gui.manners import Host, Manners
from gui.menus import Menus
from gui.message_bar import MessageBar
from gui.panel_board import PanelBoard
from gui.panels.form import FormPanel
from gui.panels.links import LinksPanel
from gui.panels.player import PlayerPanel
from gui.panels.scenes import ScenesPanel
from gui.panels.totals import TotalsPanel
from gui.picture_controls import PictureControls
from gui.presenter import Presentation
from gui.progress_strip import ProgressStrip
from gui.scene_show import SceneShow
from gui.scene_tab import SceneTab
from gui.session import Session
from gui.shell import Shell
from gui.shown import Shown
from gui.stage import Stage
from gui.textbook_window import TextbookWindow
from gui.theme import THEMES, Theme
from gui.transport import Transport
from gui.view_menu import ViewMenu
from gui.words import Words

TOTALS = Text(QT_TRANSLATE_NOOP("window", "Time"))
LINKS = Text(QT_TRANSLATE_NOOP("window", "Links"))
CURVES = Text(QT_TRANSLATE_NOOP("window", "Curves"))
SCENES = Text(QT_TRANSLATE_NOOP("window", "Scenes"))


class MainWindow(QMainWindow):
    """The window of one scenario.

    The menus ask the application, ``shell``, for another language or theme; it answers by
    ``show_language`` and ``show_theme``.  ``painted()`` tells of the first picture, ``closed()``
    that the window is closed for good.
    """

    painted = Signal()
    closed = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self.settings = shell.settings
        self.words = Words()
        self.theme = THEMES["light"]
        self.session = Session(self)
        self.transport = Transport(self.session)
        self.curve_feed = CurveFeed(self)
        self.scenes = SceneShow(self.session, self.transport)
        self.documents = Documents(self, self.session, self.scenes, lambda: self.words, shell)
        self._make_parts()
        self.menus = Menus(self, shell.choose_language, shell.choose_theme)
        self.commands = self.menus.commands
        self.textbook = TextbookWindow(self, self.commands["textbook"])
        self.lab = LabEntry(self, self.session, self.commands["embedding-lab"], self.form)
        self.picture_controls = PictureControls(self.pictures, self.session, self.commands)
        self.menus.add_buttons(self.picture_controls.buttons)
        self.board = PanelBoard(self.frame, self.session, self.transport, self.message)
        self.layout_memory = LayoutMemory(self, self.frame, self.settings, self._tabs)
        self.manners = Manners(self._host())
        self._connect_session()
        self._join_controls()
        self._connect_panels()
        self._connect_actions()
        self.layout_memory.restore_place()

    # -- making -----------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.form = FormPanel()
        self.canvas = NetworkCanvas()
        self.canvas.installEventFilter(self)
        self.pictures = Presentation(self, self.canvas)
        self.message = MessageBar()
        self.totals = TotalsPanel()
        self.links = LinksPanel()
        self.player = PlayerPanel()
        self.curves: QWidget | None = None
        self.details = Details(self.totals, self.links)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message)
        self.beside = Beside(self.canvas)
        column.addWidget(self.beside, 1)
        self.stage = Stage(self.pictures, self.beside, self.player)
        parts = Parts(self.form, centre, self.details, self.player)
        self.frame = Frame(parts)
        self.scene_list = ScenesPanel()
        self.scene_tab = SceneTab(self.scenes, self.scene_list, self.frame, parts)
        self.setCentralWidget(self.frame)
        self.busy = ProgressStrip()
        self.busy.shown_changed.connect(self.statusBar().setVisible)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.busy, 1)
        self.statusBar().hide()

    def _connect_session(self) -> None:
        session = self.session
        session.runs_changed.connect(self._show_run)
        for told in (session.runs_changed, session.position_changed):
            told.connect(lambda shown: self.textbook.show_run(shown.run, shown.view))
        session.position_changed.connect(self._show_position)
        session.scenario_accepted.connect(lambda scenario: self._show_refusal(None))
        session.refused.connect(self._show_refusal)
        session.file_refused.connect(self.message.show_text)
        session.busy_changed.connect(self.busy.show_busy)
        session.progressed.connect(self.busy.show_progress)
        self.busy.cancel_asked.connect(session.cancel)
        session.document_changed.connect(self._show_document)
        self.scenes.changed.connect(self._show_document)
        self.transport.glided.connect(self._show_glide)

    def _connect_panels(self) -> None:
        self.form.edited.connect(self.session.edit)
        self.links.link_selected.connect(self.session.select_link)
        self.picture_controls.cover(self.details, self.frame.below.tabs)
        self.picture_controls.curtain_changed.connect(self.beside.show_curtain)
        self.picture_controls.refused.connect(self.message.show_text)
        self.picture_controls.place_opened.connect(lambda: self.board.bring_up("place"))
        self.controls.animation_changed.connect(self.pictures.show_animation)
        self.pictures.show_animation(self.settings.animation())
        ViewMenu(self, self.frame, self.details, self.commands)

    def _connect_actions(self) -> None:
        commands, pictures = self.commands, self.pictures
        self.scene_tab.connect_menu(commands, self.documents)
        pictures.follow(commands["presenter"])
        commands["keys"].triggered.connect(lambda: show_keys(pictures.front, self.words, commands))
        commands["about"].triggered.connect(lambda: show_about(pictures.front, self.words))

    def _host(self) -> Host:
        return Host(
            self,
            self.shell,
            self.session,
            self.transport,
            self.scenes,
            self.documents,
            self.commands,
            self.canvas,
            self.message,
            self.board,
            self.layout_memory.reset,
        )

    def _join_controls(self) -> None:
        joined = Joined(
            self.session,
            self.transport,
            self.player,
            self.commands,
            self.message,
            self.settings,
            self.scenes.forward,
            self.scenes.back,
        )
        self.controls = Controls(self, joined, lambda: (self.words, self.theme))

    # -- showing ----------------------------------------------------------------------------

    def _show_run(self, shown: Shown) -> None:
        self.transport.playback.pause()
        self.message.show_text(None)
        self.form.show_scenario(shown.run.scenario)
        self.stage.show_runs(shown)
        for panel in (self.totals, self.picture_controls):
            panel.show_run(shown.run)
        self._show_position(shown)

    def _show_position(self, shown: Shown) -> None:
        self.picture_controls.show_position(shown)
        self.stage.show_position(shown)
        self.links.show_cycle(shown.run, shown.cycle)
        self.links.show_selection(shown.link)

    def _show_glide(self, cycle: int, glide: float, ticks: float) -> None:
        self.stage.show_glide(self.session.shown, cycle, ticks)

    def _show_refusal(self, text: Text | None) -> None:
        self.form.show_error(text)
        if not self.form.isVisible() or text is None:
            self.message.show_text(text)

    def _show_document(self) -> None:
        self.setWindowTitle(self.documents.title())
        self.setWindowModified(self.session.unsaved or self.scenes.unsaved)

    def add_curves(self) -> None:
        """Import and take in the curves; pyqtgraph is too slow for the first paint."""
        from gui.panels.curves import CurvesPanel

        curves = CurvesPanel()
        curves.show_language(self.words)
        curves.show_theme(self.theme)
        curves.asked.connect(self.board.carry_out)
        self.curve_feed.join(curves, self.session, self.transport)
        self.curves = curves
        self.picture_controls.cover(curves)
        self.details.set_title(curves, self.words(CURVES))
        self.frame.add_curves(curves)
        self.board.make()
        self.layout_memory.restore()
        curves.show_shown(self.session.shown)

    def show_language(self, words: Words) -> None:
        """Put everything that is to be read into another language."""
        self.words = words
        self.menus.show_language(words)
        self.pictures.show_language(words.language)
        for panel in self._panels():
            if panel is not self.pictures:
                panel.show_language(words)
        named = ((self.totals, TOTALS), (self.links, LINKS), (self.scene_list, SCENES))
        for panel, title in named:
            self.details.set_title(panel, words(title))
        if self.curves is not None:
            self.details.set_title(self.curves, words(CURVES))
        self._show_document()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self.theme = theme
        self.menus.show_theme(theme)
        for panel in self._panels():
            panel.show_theme(theme)
        self.player.setFixedHeight(theme.px(86))
        self._fit()

    def _panels(self) -> list[QObject]:
        panels = [self.form, self.pictures, self.message, self.totals, self.links, self.player]
        panels += [self.scene_list, self.busy, self.picture_controls, self.textbook, self.board]
        panels += [self.beside, self.manners, self.lab]
        return [*panels, *([self.curves] if self.curves is not None else [])]

    def _tabs(self) -> dict[str, QWidget]:
        """Return the panels in tabs, by key."""
        tabs = {"totals": self.totals, "links": self.links, "scenes": self.scene_list}
        curves = {} if self.curves is None else {"curves": self.curves}
        return {**tabs, **curves, **self.board.panels}

    def _fit(self) -> None:
        zoom = self.theme.scale / THEMES[self.theme.name].scale
        self.frame.fit(self.size() / zoom, self.theme.scale, self.theme.name == "projector")

    # -- events -----------------------------------------------------------------------------

    def start(self, path: Path | None) -> None:
        """Show the first scenario, or that of a file, or the first scene of a list."""
        if path is None or not self.documents.open_file(path):
            self.session.show_scenario(first_scenario(self.settings))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:  # the picture's first: now there is time for curves
            self.canvas.removeEventFilter(self)
            QTimer.singleShot(0, self, self.add_curves)
            QTimer.singleShot(0, self, self.painted.emit)
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.documents.may_leave():
            event.ignore()
            return
        self.transport.playback.pause()
        self.pictures.close()
        self.layout_memory.save()
        for part in (self.manners, self.textbook, self.lab):
            part.close()
        workers = (self.session, self.scenes, self.curve_feed, self.links, self.board)
        for worker in (*workers, self.textbook):
            worker.wait()
        super().closeEvent(event)
        self.closed.emit()
