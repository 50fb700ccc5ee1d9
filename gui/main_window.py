"""The main window: joins session, panels, player and menus; holds no state of the run itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from engine.run import Run
from engine.scenario import from_settings
from engine.text import QT_TRANSLATE_NOOP, Text, languages, translate
from gui.actions import LANGUAGE, THEME, TOOLBAR, Actions
from gui.canvas import NetworkCanvas
from gui.curve_feed import CurveFeed
from gui.details import Details
from gui.dialogs import show_about, show_keys
from gui.documents import Documents
from gui.frame import Frame, Parts, fit_screen
from gui.glide import glide_of
from gui.message_bar import MessageBar
from gui.panels.form import FormPanel
from gui.panels.links import LinksPanel
from gui.panels.player import PlayerPanel
from gui.panels.totals import TotalsPanel
from gui.progress_strip import ProgressStrip
from gui.session import Session, Shown
from gui.settings import Settings
from gui.textbook_window import TextbookWindow
from gui.theme import THEMES, Theme
from gui.transport import Transport
from gui.words import Words

TOTALS = Text(QT_TRANSLATE_NOOP("window", "Time"))
LINKS = Text(QT_TRANSLATE_NOOP("window", "Links"))
CURVES = Text(QT_TRANSLATE_NOOP("window", "Curves"))
TOOLBAR_NAME = Text(QT_TRANSLATE_NOOP("window", "Tools"))
LANGUAGE_NAME = QT_TRANSLATE_NOOP("window", "English", "the name of this language in itself")
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
        self.documents = Documents(self, self.session, lambda: self.words)
        self._make_parts()
        self._make_menus(choose_language, choose_theme)
        self._connect_session()
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
        self.frame = Frame(Parts(self.form, centre, self.details, self.player))
        self.setCentralWidget(self.frame)
        self.busy = ProgressStrip()
        self.busy.shown_changed.connect(self.statusBar().setVisible)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.busy, 1)
        self.statusBar().hide()

    def _make_menus(
        self, choose_language: Callable[[str], None], choose_theme: Callable[[str], None]
    ) -> None:
        self.commands = Actions(self)
        self.commands.fill(self.menuBar())
        self.textbook = TextbookWindow(self, self.commands["textbook"])
        self.theme_choices = self.commands.add_choices(THEME, THEMES, choose_theme)
        self.language_choices = self.commands.add_choices(LANGUAGE, languages(), choose_language)
        for key, action in self.language_choices.items():
            action.setText(translate(LANGUAGE_NAME, key))
        self.toolbar = self.addToolBar("")
        self.toolbar.setMovable(False)
        self.toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for key in TOOLBAR:
            if key is None:
                self.toolbar.addSeparator()
            else:
                self.toolbar.addAction(self.commands[key])

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
        self.transport.glided.connect(self._show_glide)
        self.transport.playing_changed.connect(self.player.show_playing)

    def _connect_panels(self) -> None:
        self.form.edited.connect(self.session.edit)
        player, transport = self.player, self.transport
        player.first_asked.connect(transport.first)
        player.back_asked.connect(transport.back)
        player.forward_asked.connect(transport.forward)
        player.last_asked.connect(transport.last)
        player.play_asked.connect(transport.play_or_pause)
        player.speed_changed.connect(transport.playback.set_speed)
        player.time_asked.connect(transport.go_to)
        self.links.link_selected.connect(self.session.select_link)
        self.canvas.link_clicked.connect(self.session.select_link)
        self.canvas.node_clicked.connect(self.session.choose_node)
        self.canvas.nodes_joined.connect(self.session.join_nodes)
        self.canvas.ground_clicked.connect(lambda: self.session.select_link(None))
        self.canvas.view_asked.connect(self.session.set_view)
        self.frame.parts_changed.connect(self._show_parts)
        self.details.tab_changed.connect(self._show_parts)

    def _connect_actions(self) -> None:
        commands, session = self.commands, self.session
        commands["new"].triggered.connect(lambda: self.documents.new(from_settings(FIRST_SCENARIO)))
        commands["open"].triggered.connect(self.documents.open)
        commands["save"].triggered.connect(self.documents.save)
        commands["save-as"].triggered.connect(self.documents.save_as)
        commands["quit"].triggered.connect(self.close)
        for key in ("first", "back", "forward", "last"):
            commands[key].triggered.connect(getattr(self.transport, key))
        commands["play"].triggered.connect(self.transport.play_or_pause)
        commands["cancel"].triggered.connect(session.cancel)
        for part in ("form", "details", "curves"):
            commands[f"show-{part}"].triggered.connect(
                lambda checked, part=part: self.frame.show_part(part, checked)
            )
        commands["full-screen"].triggered.connect(
            lambda checked: self.showFullScreen() if checked else self.showNormal()
        )
        commands["keys"].triggered.connect(lambda: show_keys(self, self.words, commands))
        commands["about"].triggered.connect(lambda: show_about(self, self.words))

    # -- showing ----------------------------------------------------------------------------

    def _show_run(self, shown: Shown) -> None:
        self.transport.playback.pause()
        run = shown.run
        self.message.show_text(None)
        self.form.show_scenario(run.scenario)
        for panel in (self.canvas, self.player, self.totals):
            panel.show_run(run)
        self._feed_curves(run)
        self._show_position(shown)

    def _show_position(self, shown: Shown) -> None:
        run, cycle = shown.run, shown.cycle
        glide = glide_of(run.trace, shown.position, run.cost.startup_ticks)
        self.canvas.show_cycle(cycle, glide)
        self.canvas.show_view(shown.view)
        self.player.show_moment(cycle, float(shown.position))
        self.links.show_cycle(run, cycle)
        self.links.show_selection(shown.link)

    def _show_glide(self, cycle: int, glide: float, ticks: float) -> None:
        self.canvas.show_cycle(cycle, glide)
        self.player.show_moment(cycle, ticks)

    def _show_refusal(self, text: Text | None) -> None:
        self.form.show_error(text)
        if not self.form.isVisible() or text is None:
            self.message.show_text(text)

    def _show_document(self) -> None:
        self.setWindowTitle(self.documents.title())
        self.setWindowModified(self.session.unsaved)

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
        self.details.set_title(curves, self.words(CURVES))
        self.frame.add_curves(curves)
        if self.session.shown.runs:
            self._feed_curves(self.session.shown.run)

    def _feed_curves(self, run: Run) -> None:
        if self.curves is not None:
            self.curves.show_run(run)
        self.curve_feed.show_run(run)

    def show_language(self, words: Words) -> None:
        """Put everything that is to be read into another language."""
        self.words = words
        self.commands.show_language(words)
        self.canvas.show_language(words.language)
        self.textbook.show_language(words)
        for panel in self._panels():
            if panel is not self.canvas:
                panel.show_language(words)
        self.details.set_title(self.totals, words(TOTALS))
        self.details.set_title(self.links, words(LINKS))
        if self.curves is not None:
            self.details.set_title(self.curves, words(CURVES))
        self.toolbar.setWindowTitle(words(TOOLBAR_NAME))
        for name, action in self.theme_choices.items():
            action.setText(words(THEMES[name].title))
        self.language_choices[words.language].setChecked(True)
        self._show_document()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours and sizes of a theme."""
        self.theme = theme
        self.textbook.show_theme(theme)
        self.commands.show_theme(theme)
        for panel in self._panels():
            panel.show_theme(theme)
        self.player.setFixedHeight(theme.px(86))
        self.theme_choices[theme.name].setChecked(True)
        self._fit()

    def _panels(self) -> list[QWidget]:
        panels = [self.form, self.canvas, self.message, self.totals, self.links, self.player]
        return [*panels, self.busy, *([self.curves] if self.curves is not None else [])]

    def _fit(self) -> None:
        self.frame.fit(self.size(), self.theme.scale, self.theme.name == "projector")

    # -- events -----------------------------------------------------------------------------

    def start(self, path: Path | None) -> None:
        """Show the first scenario, or that of a file."""
        if path is None or not self.session.open(path):
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
        self.settings.set_geometry(self.saveGeometry())
        self.session.wait()
        self.curve_feed.wait()
        self.textbook.close()
        self.textbook.wait()
        super().closeEvent(event)
