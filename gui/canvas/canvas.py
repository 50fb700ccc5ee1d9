"""The widget: network, heading and legend of one cycle of a run.

Three layers, each painted only when what it shows has changed: the idle network (large networks
only), everything that stands still within a cycle, and the chunks under way.  There is no timer
and no state of time in here: the picture is a function of what the ``show_...`` slots were given.
"""

from __future__ import annotations

from typing import cast

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.report.scene import Scene, Scenes
from engine.run import Run
from gui.canvas.geometry import Geometry, fit
from gui.canvas.heading import Heading, draw_heading, lay_out, usual_height
from gui.canvas.lanes import busiest, draw_halo, draw_idle, draw_lanes, draw_numbers, draw_waiting
from gui.canvas.legend import Legend, legend
from gui.canvas.marks import draw_marks
from gui.canvas.nodes import draw_labels, draw_nodes, draw_rings
from gui.canvas.occupied import Occupied
from gui.canvas.pointing import link_at, node_at, tip_at
from gui.canvas.spoken import NAME, description
from gui.canvas.writing import Drawn, Pen, painting
from gui.theme import THEMES, Theme
from gui.words import Words


class NetworkCanvas(QWidget):
    """Draws one cycle of a run; ``drawn()`` tells what the last paint showed."""

    node_clicked = Signal(int)
    link_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: Run | None = None
        self._scenes: Scenes | None = None
        self._scene: Scene | None = None
        self._glide: float | None = None
        self._theme = next(iter(THEMES.values()))
        self._words = Words()
        self._geometry: Geometry | None = None
        self._legend: Legend | None = None
        self._ground: QPixmap | None = None
        self._still: tuple[QPixmap, Drawn] | None = None
        self._drawn = Drawn()
        self._size = QSize()
        self._highest = 0.0
        self._selected: int | None = None
        self.setAccessibleName(self._words(NAME))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 200)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def sizeHint(self) -> QSize:
        return QSize(1190, 660)

    # What is shown --------------------------------------------------------------------------------

    @Slot(object)
    def show_run(self, run: Run) -> None:
        """Show a run from its state before the first step."""
        self._run = run
        self._selected = None
        self._scenes = Scenes(run)
        self._scene = None
        self._forget_layout()
        self.show_cycle(0, None)

    @Slot(int, object)
    def show_cycle(self, cycle: int, glide: float | None) -> None:
        """Show a cycle; ``glide`` 0 .. 1 is the place within it while playing, None is at rest."""
        if self._scenes is None:
            return
        self._glide = glide
        if self._scene is None or self._scene.cycle != cycle:
            self._scene = self._scenes.at(cycle)
            self._still = None
            self._describe()
        self.update()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        """Show everything in a theme."""
        self._theme = theme
        self._forget_layout()

    @Slot(str)
    def show_language(self, language: str) -> None:
        """Show everything in a language."""
        self._words = Words(language)
        self._forget_layout()
        self._describe()

    @Slot(object)
    def show_selection(self, link: int | None) -> None:
        """Show one link in a halo, or none."""
        if link != self._selected:
            self._selected = link
            self._still = None
            self.update()

    def drawn(self) -> Drawn:
        """Return what the last paint really drew."""
        return self._drawn

    def scene(self) -> Scene | None:
        """Return the scene that is shown."""
        return self._scene

    def node_position(self, node: int) -> QPointF:
        """Return where a node's centre is drawn."""
        x, y = self._laid_out().points[node].tolist()
        return QPointF(x, y)

    def _describe(self) -> None:
        self.setAccessibleName(self._words(NAME))
        if self._scene is not None and self._run is not None:
            text = description(self._scene, self._run.topology, self._words)
            self.setAccessibleDescription(text)

    def _forget_layout(self) -> None:
        self._highest = 0.0
        self._geometry = None
        self._ground = None
        self._still = None
        self.update()

    # Painting -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size() != self._size:
            self._size = event.size()
            self._forget_layout()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scene is None or self._run is None:
            with painting(self) as painter:
                painter.fillRect(self.rect(), QColor(self._theme.canvas))
            return
        picture, still = self._still_layer()
        moving = Drawn()
        with painting(self) as painter:
            painter.drawPixmap(0, 0, picture)
            pen = Pen(painter, QRectF(self.rect()), moving, still.texts)
            draw_marks(pen, self._laid_out(), self._theme, self._scene, self._glide)
        self._drawn = still.and_then(moving)

    def _scale(self) -> float:
        """Return the theme's scale, less where the window is small."""
        scale = self._theme.scale
        room = min(self.width() / (760 * scale), self.height() / (430 * scale))
        return scale * min(1.0, max(room, 0.4))

    def _boxes(self) -> tuple[QRectF, QRectF, QRectF]:
        """Return the rectangles of heading, network and legend."""
        assert self._run is not None
        scale = self._scale()
        pad = max(round(16 * scale), 6)
        whole = QRectF(self.rect()).adjusted(pad, 0.6 * pad, -pad, -0.4 * pad)
        if self._legend is None or self._geometry is None:
            rows = 2 if self.height() >= 380 else 1
            self._legend = legend(self._run, self._theme, scale, self._words, whole.width(), rows)
        top, bottom = max(usual_height(scale), self._highest), self._legend.height
        heading = QRectF(whole.left(), whole.top(), whole.width(), top)
        below = QRectF(whole.left(), whole.bottom() - bottom, whole.width(), bottom)
        network = QRectF(whole.left(), heading.bottom(), whole.width(), 0)
        network.setBottom(below.top())
        return heading, network, below

    def _heading(self, scene: Scene) -> Heading:
        """Return the heading; one that does not fit pushes the network down, for good."""
        box, _, _ = self._boxes()
        said = (scene.title, scene.sentence, scene.next_sentence)
        made = lay_out(*map(self._words, said), box.width(), box.height(), self._scale())
        if made.height > box.height():
            self._highest = made.height
            self._geometry = None
            self._ground = None
        return made

    def _laid_out(self) -> Geometry:
        """Return where everything lies."""
        if self._geometry is None:
            assert self._run is not None
            _, network, _ = self._boxes()
            ring = self._scenes is not None and self._scenes.holdings.known
            scale = self._scale()
            lines = self._theme.line_scale * scale / self._theme.scale
            beside = 14 * scale if self._run.trace.max_waiting else 0.0
            self._geometry = fit(self._run.topology, network, scale, lines, ring, beside)
        return self._geometry

    def _empty_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self._theme.canvas))
        return picture

    def _still_layer(self) -> tuple[QPixmap, Drawn]:
        """Return the picture of all that stands still within the cycle, and what it shows."""
        if self._still is None:
            assert self._scene is not None
            heading = self._heading(self._scene)
            geometry = self._laid_out()
            picture = self._empty_picture() if geometry.detailed else QPixmap(self._idle_layer())
            drawn = Drawn()
            with painting(picture) as painter:
                pen = Pen(painter, QRectF(self.rect()), drawn)
                self._paint_still(pen, geometry, self._scene)
                self._paint_words(pen, self._scene, heading)
            self._still = picture, drawn
        return self._still

    def _idle_layer(self) -> QPixmap:
        """Return the picture of a large network on which nothing moves."""
        if self._ground is None:
            geometry = self._laid_out()
            self._ground = self._empty_picture()
            links = np.flatnonzero(geometry.topology.links[:, 0] < geometry.topology.links[:, 1])
            with painting(self._ground) as painter:
                pen = Pen(painter, QRectF(self.rect()), Drawn())
                draw_idle(pen, geometry, self._theme, links)
                draw_nodes(pen, geometry, self._theme)
        return self._ground

    def _paint_still(self, pen: Pen, geometry: Geometry, scene: Scene) -> None:
        theme = self._theme
        lanes = busiest(scene.lanes)
        if self._selected is not None:
            draw_halo(pen, geometry, theme, self._selected)
        if geometry.detailed:
            idle = np.setdiff1d(np.arange(len(geometry.topology.links)), list(lanes))
            draw_idle(pen, geometry, theme, idle.astype(np.int64))
            draw_nodes(pen, geometry, theme)
            draw_rings(pen, geometry, theme, scene)
        draw_lanes(pen, geometry, theme, lanes)
        draw_labels(pen, geometry, theme)
        if geometry.detailed:
            taken = Occupied(geometry, lanes)
            draw_numbers(pen, geometry, theme, lanes, taken)
            draw_waiting(pen, geometry, theme, scene, taken)

    def _paint_words(self, pen: Pen, scene: Scene, heading: Heading) -> None:
        """Write heading and legend."""
        box, _, below = self._boxes()
        drawn = pen.drawn
        drawn.title = self._words(scene.title)
        drawn.sentence = self._words(scene.sentence)
        drawn.next_sentence = self._words(scene.next_sentence)
        draw_heading(pen, self._theme, heading, box)
        if self._legend is not None:
            self._legend.draw(pen, below)

    # Pointing -------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and self._scene is not None:
            self._show_tip(cast(QHelpEvent, event))
            return True
        return super().event(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        assert self._scene is not None
        text = tip_at(self._laid_out(), self._scene, QPointF(event.pos()))
        QToolTip.showText(event.globalPos(), "" if text is None else self._words(text), self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._scene is not None:
            geometry, at = self._laid_out(), event.position()
            node, link = node_at(geometry, at), link_at(geometry, at)
            if node is not None:
                self.node_clicked.emit(node)
            elif link is not None:
                self.link_clicked.emit(link)
        super().mouseReleaseEvent(event)
