"""Joins the picture with what changes its look: menus, zoom, curtain, clicks on nodes and links."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QToolButton, QWidget

from engine.run import Run
from engine.scenario.view import View
from gui.actions import VIEW, Actions
from gui.canvas.zooming import WHEEL_STEP
from gui.curtain import Curtain
from gui.picture_menu import PictureMenu
from gui.presenter import Presentation
from gui.session import Session
from gui.theme import Theme
from gui.words import Words


class PictureControls(QObject):
    """Connects what asks for another look to the session, and its answer to the pictures."""

    def __init__(self, pictures: Presentation, session: Session, commands: Actions) -> None:
        super().__init__(pictures)
        self._pictures = pictures
        self._commands = commands
        self._curtain = Curtain(self)
        self._menu = PictureMenu(lambda title: commands.add_menu(VIEW, title), self)
        self._menu.changed.connect(lambda changes: session.change_view(**changes))
        canvas = pictures.canvas
        canvas.link_clicked.connect(session.select_link)
        canvas.node_clicked.connect(session.choose_node)
        canvas.nodes_joined.connect(session.join_nodes)
        canvas.ground_clicked.connect(lambda: session.select_link(None))
        canvas.view_asked.connect(session.set_view)
        self._curtain.changed.connect(self._show_curtain)
        for key, do in {
            "zoom-in": lambda: canvas.mouse.zoom(WHEEL_STEP),
            "zoom-out": lambda: canvas.mouse.zoom(1 / WHEEL_STEP),
            "zoom-fit": canvas.mouse.fit,
        }.items():
            commands[key].triggered.connect(lambda checked=False, do=do: do())
        commands["curtain"].triggered.connect(self._curtain.set_down)
        commands["ghosts"].triggered.connect(self._curtain.set_ghosts)

    @property
    def buttons(self) -> list[QToolButton]:
        """The buttons of the toolbar: layout, labels, colours."""
        return self._menu.buttons

    def cover(self, panel: QWidget) -> None:
        """Let the curtain cover a panel too."""
        self._curtain.cover(panel)

    def show_run(self, run: Run) -> None:
        """Offer what a run's network has."""
        self._menu.show_run(run)

    def show_view(self, view: View) -> None:
        """Show a view in the pictures and in the menus."""
        self._pictures.show_view(view)
        self._menu.show_view(view)

    def moved_on(self) -> None:
        """Take the hint at the next step away: it has come."""
        self._curtain.moved_on()

    def _show_curtain(self, down: bool, ghosts: bool) -> None:
        self._pictures.show_curtain(down, ghosts)
        self._commands["curtain"].setChecked(down)
        self._commands["ghosts"].setChecked(ghosts)

    def show_language(self, words: Words) -> None:
        """Put everything into another language."""
        self._menu.show_language(words)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._curtain.show_theme(theme)
