"""Joins the picture with what changes its look: menus, zoom, curtain, clicks on nodes and links."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from engine.run import Run
from engine.run.value import NO_PROCESS
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.actions import Actions
from gui.canvas.zooming import WHEEL_STEP
from gui.compare_menu import COMPARE, CompareMenu
from gui.curtain import Curtain
from gui.menu_catalogue import VIEW
from gui.picture_menu import PictureMenu
from gui.presenter import Presentation
from gui.session import Session
from gui.shown import Shown
from gui.theme import Theme
from gui.words import Words

NO_PAIR = QT_TRANSLATE_NOOP(
    "window", "{operation} has no source and target; only point-to-point takes a pair of nodes"
)
FREE_NODE = QT_TRANSLATE_NOOP("window", "node {node} is left free by the embedding")


class PictureControls(QObject):
    """Connects what asks for another look to the session, and its answer to the pictures.

    Signals: ``refused(Text)`` when a gesture means nothing for the operation; ``place_opened()``
    when somebody wants to know more of the node or link that is selected now.
    """

    refused = Signal(object)
    curtain_changed = Signal(bool, bool)
    place_opened = Signal()

    def __init__(self, pictures: Presentation, session: Session, commands: Actions) -> None:
        super().__init__(pictures)
        self._pictures = pictures
        self._commands = commands
        self._session = session
        self._position = 0
        self._curtain = Curtain(self)
        self._menu = PictureMenu(lambda title: commands.add_menu(VIEW, title), self)
        self.compare_menu = CompareMenu(commands.add_menu(VIEW, COMPARE), session)
        self._menu.changed.connect(lambda changes: session.change_view(**changes))
        canvas = pictures.canvas
        canvas.link_clicked.connect(session.select_link)
        canvas.node_clicked.connect(self._choose_node)
        canvas.nodes_joined.connect(self._join_nodes)
        canvas.ground_clicked.connect(lambda: session.select_link(None))
        for opened, select in (
            (canvas.node_opened, session.select_node),
            (canvas.link_opened, session.select_link),
        ):
            opened.connect(select)
            opened.connect(self.place_opened)
        canvas.view_asked.connect(session.set_view)
        self._curtain.changed.connect(self._show_curtain)
        self._curtain.changed.connect(self.curtain_changed)
        for key, do in {
            "zoom-in": lambda: canvas.mouse.zoom(WHEEL_STEP),
            "zoom-out": lambda: canvas.mouse.zoom(1 / WHEEL_STEP),
            "zoom-fit": canvas.mouse.fit,
        }.items():
            commands[key].triggered.connect(lambda checked=False, do=do: do())
        commands["ahead"].triggered.connect(self._show_ahead)
        commands["curtain"].triggered.connect(self._curtain.set_down)
        commands["ghosts"].triggered.connect(self._curtain.set_ghosts)

    @property
    def buttons(self) -> list[QToolButton]:
        """The buttons of the toolbar: layout, labels, colours."""
        return self._menu.buttons

    def cover(self, *panels: QWidget) -> None:
        """Let the curtain cover panels too."""
        for panel in panels:
            self._curtain.cover(panel)

    def show_run(self, run: Run) -> None:
        """Offer what a run's network has."""
        self._menu.show_run(run)

    def show_position(self, shown: Shown) -> None:
        """Show the view in the pictures and menus; a hint at the next step goes once it came."""
        if shown.position != self._position:
            self._position = shown.position
            self._curtain.moved_on()
        self._pictures.show_view(shown.view)
        self._pictures.show_lit(shown.lit)
        self._menu.show_view(shown.view)

    def _choose_node(self, node: int) -> None:
        """Make a node the root where the operation has one; else select it, or no longer."""
        run, view = self._session.shown.run, self._session.shown.view
        process = int(run.process_on[node])
        if "root" in run.scenario.uses and process != NO_PROCESS:
            self._session.edit({**run.scenario.settings(), "root": process})
        else:
            self._session.select_node(None if view.node == node else node)

    def _join_nodes(self, source: int, target: int) -> None:
        """Send from one node to another; told in a sentence where that means nothing."""
        run = self._session.shown.run
        scenario, ends = run.scenario, run.process_on[[source, target]].tolist()
        if "source" not in scenario.uses:
            self.refused.emit(Text(NO_PAIR, operation=run.operation.title))
        elif NO_PROCESS in ends:
            self.refused.emit(Text(FREE_NODE, node=(source, target)[ends.index(NO_PROCESS)]))
        else:
            self._session.edit({**scenario.settings(), "source": ends[0], "target": ends[1]})

    def _show_ahead(self, ahead: bool) -> None:
        self._pictures.show_ahead(ahead)

    def _show_curtain(self, down: bool, ghosts: bool) -> None:
        self._pictures.show_curtain(down, ghosts)
        self._commands["curtain"].setChecked(down)
        self._commands["ghosts"].setChecked(ghosts)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._menu.show_language(words)
        self.compare_menu.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._curtain.show_theme(theme)
