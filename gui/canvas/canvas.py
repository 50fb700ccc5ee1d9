"""The widget: network, heading and legend of one moment of a run.

What it shows is a figure of ``engine.picture``, the same that files hold.  Still layers are kept as
pictures; only what is under way is painted in every frame.  There is no timer of time and no state
of time in here: the picture is a function of what the ``show_...`` slots were given.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QHelpEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.picture import PALETTES, Figure, Paper, Pictures
from engine.picture.geometry import Geometry
from engine.picture.pictures import scales
from engine.picture.sketch import SMALLEST
from engine.report.placement import Placement
from engine.report.scene import Scene, Scenes, scenes_of
from engine.run import Run
from engine.scenario.view import View
from gui.canvas.change import Change
from gui.canvas.layers import Layers
from gui.canvas.minimap import draw_map, is_mapped, place_of
from gui.canvas.mouse import Mouse
from gui.canvas.pointing import tip_at
from gui.canvas.spoken import NAME, description
from gui.paint_figure import Drawn, FigurePainter, painting
from gui.theme import THEMES, Theme
from gui.words import Words


class NetworkCanvas(QWidget):
    """Draws one moment of a run; ``drawn()`` tells what the last paint showed.

    Signals: ``node_clicked(int)``, ``link_clicked(int)``, ``ground_clicked()``,
    ``node_opened(int)`` and ``link_opened(int)`` (a double click),
    ``nodes_joined(int, int)`` when one node was dragged to another, ``view_asked(View)`` when
    somebody zooms or pans.
    """

    node_clicked = Signal(int)
    link_clicked = Signal(int)
    ground_clicked = Signal()
    node_opened = Signal(int)
    link_opened = Signal(int)
    nodes_joined = Signal(int, int)
    view_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._smallest = SMALLEST
        self._scenes: Scenes | None = None
        self._cycle = 0
        self._glide: float | None = None
        self._theme = next(iter(THEMES.values()))
        self._words = Words()
        self._view = View()
        self._hidden = (False, False)
        self._ahead = False
        self._lit: frozenset[int] = frozenset()
        self._pictures: Pictures | None = None
        self._layers = Layers()
        self._drawn = Drawn()
        self._size = QSize()
        self._change = Change(self)
        self._change.moved.connect(self._forget)
        self.mouse = Mouse(self)
        self.setAccessibleName(self._words(NAME))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 200)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)

    def sizeHint(self) -> QSize:
        return QSize(1190, 660)

    # What is shown --------------------------------------------------------------------------------

    @Slot(object)
    def show_run(self, run: Run) -> None:
        """Show a run from its state before the first step."""
        self._scenes = scenes_of(run)
        self._change.stop()
        self._cycle, self._glide = 0, None
        self._view = replace(self._view, **SELECTING_NOTHING)
        self._forget()
        self._describe()

    @Slot(int, object)
    def show_cycle(self, cycle: int, glide: float | None) -> None:
        """Show a cycle; ``glide`` 0 .. 1 is the place within it while playing, None is at rest."""
        if self._scenes is None or (cycle, glide) == (self._cycle, self._glide):
            return
        described = cycle == self._cycle
        self._cycle, self._glide = cycle, glide
        if not described:
            self._describe()
        self.update()

    @Slot(object)
    def show_view(self, view: View) -> None:
        """Show layout, labels, colours, zoom and selection of a view."""
        if view == self._view:
            return
        before, self._view = self._view, view
        if before.layout != view.layout and self._pictures is not None:
            self._change.begin(self._pictures.geometry.placement, self._new_pictures())
        self._forget()

    @Slot(bool, bool)
    def show_curtain(self, curtain: bool, ghosts: bool) -> None:
        """Hide numbers and words, or show them; and show the next step's links pale, or not."""
        if (curtain, ghosts) != self._hidden:
            self._hidden = curtain, ghosts
            self._forget()
            self._describe()

    @Slot(bool)
    def show_ahead(self, ahead: bool) -> None:
        """Show where transfers would be if nothing had to wait, or not."""
        if ahead != self._ahead:
            self._ahead = ahead
            self._forget()

    @Slot(object)
    def show_lit(self, lit: frozenset[int]) -> None:
        """Light up the routes of transfers, by number, while their step is on show."""
        if lit != self._lit:
            self._lit = lit
            self._forget()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        """Show everything in a theme."""
        self._theme = theme
        self._forget()

    def show_smallest_type(self, pixels: int) -> None:
        """Write nothing smaller than so many pixels, for a lecture hall."""
        self._smallest = max(SMALLEST, pixels)
        self._forget()

    @Slot(str)
    def show_language(self, language: str) -> None:
        """Show everything in a language."""
        self._words = Words(language)
        self._forget()
        self._describe()

    @Slot(bool)
    def show_animation(self, animated: bool) -> None:
        """Change layouts smoothly, or at once."""
        self._change.animated = animated

    def drawn(self) -> Drawn:
        """Return what the last paint really drew."""
        return self._drawn

    def scene(self) -> Scene | None:
        """Return the scene that is shown."""
        return None if self._scenes is None else self.pictures().scene(self._cycle)

    def view(self) -> View:
        """Return the view that is shown."""
        return self._view

    def geometry_shown(self) -> Geometry:
        """Return where everything lies."""
        return self.pictures().geometry

    def figure(self) -> Figure:
        """Return the figure that is shown."""
        return self.pictures().at(self._cycle, self._glide)

    def node_position(self, node: int) -> QPointF:
        """Return where a node's centre is drawn."""
        x, y = self.geometry_shown().points[node].tolist()
        return QPointF(x, y)

    def _describe(self) -> None:
        self.setAccessibleName(self._words(NAME))
        if self._scenes is not None:
            scene = self._scenes.at(self._cycle)
            text = description(scene, self._scenes.run.topology, self._words, self._hidden[0])
            self.setAccessibleDescription(text)

    def _forget(self) -> None:
        self._pictures = None
        self.update()

    # Painting -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size() != self._size:
            self._size = event.size()
            self._forget()
        super().resizeEvent(event)

    def pictures(self) -> Pictures:
        """Return the pictures of the run in the present look."""
        if self._pictures is None:
            self._pictures = self._new_pictures(self._change.placement)
        return self._pictures

    def _new_pictures(self, placement: Placement | None = None) -> Pictures:
        assert self._scenes is not None
        theme, wide, high = self._theme, float(self.width()), float(self.height())
        scale, lines = scales(wide, high, theme.scale, theme.line_scale)
        curtain, ghosts = self._hidden
        look = scale, lines, self._smallest, self._view, curtain, ghosts, self._ahead, self._lit
        paper = Paper(wide, high, self._words, *look)
        return Pictures(self._scenes, paper, placement)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = PALETTES[self._theme.name]
        if self._scenes is None:
            with painting(self) as painter:
                painter.fillRect(self.rect(), QColor(palette.canvas))
            return
        figure = self.figure()
        picture, still = self._layers.still(figure, palette, self.devicePixelRatioF())
        with painting(self) as painter:
            painter.drawPixmap(0, 0, picture)
            brush = FigurePainter(painter, QRectF(self.rect()), palette)
            for layer in figure.layers[figure.still :]:
                brush.paint(layer)
            geometry = self.geometry_shown()
            if is_mapped(geometry):
                place = place_of(geometry, self._theme.scale)
                draw_map(painter, geometry, self._view, palette, place)
            self.mouse.draw(painter, palette)
        self._drawn = still.and_then(brush.drawn)

    def map_place(self) -> QRectF | None:
        """Return where the small map lies, None if there is none."""
        geometry = self.geometry_shown()
        return place_of(geometry, self._theme.scale) if is_mapped(geometry) else None

    # Pointing -------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if self._scenes is not None:
            if event.type() == QEvent.Type.ToolTip:
                self._show_tip(cast(QHelpEvent, event))
                return True
            if self.mouse.takes(event):
                return True
        return super().event(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        scene = self.scene()
        assert scene is not None
        pictures, at = self.pictures(), QPointF(event.pos())
        text = tip_at(pictures.geometry, scene, at, pictures.turns(scene))
        if self._hidden[0]:
            text = None  # behind the curtain nothing is told
        QToolTip.showText(event.globalPos(), "" if text is None else self._words(text), self)


SELECTING_NOTHING: dict[str, None] = {"link": None, "node": None}
