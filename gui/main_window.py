"""The main window: joins session, panels, player and menus; holds no state of the run itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from engine.run import Run
from engine.scenario import from_settings
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.canvas import NetworkCanvas
from gui.controls import Controls, Joined
from gui.curve_feed import CurveFeed
from gui.details import Details
from gui.dialogs import show_about, show_keys
from gui.documents import Documents
from gui.frame import Frame, Parts, fit_screen
from gui.glide import glide_of
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
from gui.settings import Settings
from gui.shown import Shown
from gui.textbook_window import TextbookWindow
from gui.theme import THEMES, Theme
from gui.transport import Transport
from gui.words import Words

TOTALS = Text(QT_TRANSLATE_NOOP("window", "Time"))
LINKS = Text(QT_TRANSLATE_NOOP("window", "Links"))
CURVES = Text(QT_TRANSLATE_NOOP("window", "Curves"))
SCENES = Text(QT_TRANSLATE_NOOP("window", "Scenes"))
FIRST_SCENARIO: dict[str, object] = {
    "topology": "hypercube",
    "p": 16,
    "operation": "broadcast",
    "th": "1.5",
}
"""What a newcomer sees: the lecture's broadcast on a hypercube."""


class MainWindow(QMainWindow):
    """The window of one scenario.

    ``choose_language(key)`` and ``choose_theme(name)`` are what the menus call; the application
    answers by ``show_language`` and ``show_theme``.
    """

    def __init__(
        self,
        settings: Settings,
        choose_language: Callable[[str], None],
        choose_theme: Callable[[str], None],
    ) -> None:
        super().__init__()
        self.settings = settings
        self.words = Words()
        self.theme = THEMES["light"]
        self.session = Session(self)
        self.transport = Transport(self.session)
        self.curve_feed = CurveFeed(self)
        self.scenes = SceneShow(self.session, self.transport)
        self.documents = Documents(self, self.session, self.scenes, lambda: self.words)
        self._make_parts()
        self.menus = Menus(self, choose_language, choose_theme)
        self.commands = self.menus.commands
        self.textbook = TextbookWindow(self, self.commands["textbook"])
        self.picture_controls = PictureControls(self.pictures, self.session, self.commands)
        self.menus.add_buttons(self.picture_controls.buttons)
        self.board = PanelBoard(self.frame, self.session, self.transport, self.message)
        self._connect_session()
        self._join_controls()
        self._connect_panels()
        self._connect_actions()
        self.resize(1600, 960)
        geometry = settings.geometry()
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        fit_screen(self)

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
        column.addWidget(self.canvas, 1)
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
        self.picture_controls.cover(self.details)
        self.picture_controls.refused.connect(self.message.show_text)
        self.controls.animation_changed.connect(self.pictures.show_animation)
        self.pictures.show_animation(self.settings.animation())
        self.frame.parts_changed.connect(self._show_parts)
        self.details.tab_changed.connect(self._show_parts)

    def _connect_actions(self) -> None:
        commands, pictures = self.commands, self.pictures
        commands["new"].triggered.connect(lambda: self.documents.new(from_settings(FIRST_SCENARIO)))
        commands["open"].triggered.connect(self.documents.open)
        commands["save"].triggered.connect(self.documents.save)
        commands["save-as"].triggered.connect(self.documents.save_as)
        commands["quit"].triggered.connect(self.close)
        self.scene_tab.connect_menu(commands, self.documents)
        for part in ("form", "details", "curves"):
            commands[f"show-{part}"].triggered.connect(
                lambda checked, part=part: self.frame.show_part(part, checked)
            )
        commands["full-screen"].triggered.connect(
            lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        )
        pictures.follow(commands["presenter"])
        commands["keys"].triggered.connect(lambda: show_keys(pictures.front, self.words, commands))
        commands["about"].triggered.connect(lambda: show_about(pictures.front, self.words))

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
        run = shown.run
        self.message.show_text(None)
        self.form.show_scenario(run.scenario)
        for panel in (self.pictures, self.player, self.totals, self.picture_controls):
            panel.show_run(run)
        self._feed_curves(run)
        self._show_position(shown)

    def _show_position(self, shown: Shown) -> None:
        run, cycle = shown.run, shown.cycle
        glide = glide_of(run.trace, shown.position, run.cost.startup_ticks)
        self.picture_controls.show_position(shown)
        self.pictures.show_cycle(cycle, glide)
        self.player.show_moment(cycle, float(shown.position))
        self.player.show_bookmarks(self.session.bookmarks())
        self.player.show_lit(shown.lit)
        self.links.show_cycle(run, cycle)
        self.links.show_selection(shown.link)

    def _show_glide(self, cycle: int, glide: float, ticks: float) -> None:
        self.pictures.show_cycle(cycle, glide)
        self.player.show_moment(cycle, ticks)

    def _show_refusal(self, text: Text | None) -> None:
        self.form.show_error(text)
        if not self.form.isVisible() or text is None:
            self.message.show_text(text)

    def _show_document(self) -> None:
        self.setWindowTitle(self.documents.title())
        self.setWindowModified(self.session.unsaved or self.scenes.unsaved)

    def _show_parts(self) -> None:
        for part in ("form", "details", "curves"):
            self.commands[f"show-{part}"].setChecked(self.frame.shows(part))

    def add_curves(self) -> None:
        """Import and take in the curves; pyqtgraph is too slow for the first paint."""
        from gui.panels.curves import CurvesPanel

        curves = CurvesPanel()
        curves.show_language(self.words)
        curves.show_theme(self.theme)
        self.curve_feed.known.connect(curves.show_curve)
        self.curves = curves
        self.picture_controls.cover(curves)
        self.details.set_title(curves, self.words(CURVES))
        self.frame.add_curves(curves)
        self.board.make()
        if self.session.shown.runs:
            self._feed_curves(self.session.shown.run)

    def _feed_curves(self, run: Run) -> None:
        if self.curves is not None:
            self.curves.show_run(run)
        self.curve_feed.show_run(run)

    def show_language(self, words: Words) -> None:
        """Put everything that is to be read into another language."""
        self.words = words
        self.menus.show_language(words)
        self.pictures.show_language(words.language)
        for panel in self._panels():
            if panel is not self.pictures:
                panel.show_language(words)
        self.details.set_title(self.totals, words(TOTALS))
        self.details.set_title(self.links, words(LINKS))
        self.details.set_title(self.scene_list, words(SCENES))
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
        return [*panels, *([self.curves] if self.curves is not None else [])]

    def _fit(self) -> None:
        self.frame.fit(self.size(), self.theme.scale, self.theme.name == "projector")

    # -- events -----------------------------------------------------------------------------

    def start(self, path: Path | None) -> None:
        """Show the first scenario, or that of a file, or the first scene of a list."""
        if path is None or not self.documents.open_file(path):
            self.session.show_scenario(from_settings(FIRST_SCENARIO))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:  # the picture's first: now there is time for curves
            self.canvas.removeEventFilter(self)
            QTimer.singleShot(0, self, self.add_curves)
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
        self.settings.set_geometry(self.saveGeometry())
        self.session.wait()
        self.scenes.wait()
        self.curve_feed.wait()
        self.board.wait()
        self.textbook.close()
        self.textbook.wait()
        super().closeEvent(event)
