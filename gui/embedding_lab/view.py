"""The picture of the lab: guest and host; the mouse or the arrow keys light paths and loads.

A guest node, on either side, is dragged onto a host node; what that makes of the numbers is seen
while it is over the node, and holds when it is let go.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from engine.embedding import Embedding, moved
from engine.picture import PALETTES, Figure, Paper
from engine.picture.embedding_figure import EmbeddingPicture
from engine.picture.embedding_marks import draw_mark
from engine.picture.pictures import scales
from engine.picture.sketch import Sketch
from engine.report.embedding_words import told_lines
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.paint_figure import FigurePainter, painting
from gui.theme import LIGHT, Theme
from gui.words import Words

NAME = Text(QT_TRANSLATE_NOOP("embedding lab", "Guest and host"))
NUMBERED_FROM = 12.0
"""From this size on, in pixels, the mark that is dragged has its number."""

FAR = 6
"""Pixels that the mouse must go before a press is a drag."""

STEPS = {
    Qt.Key.Key_Right: ("edge", 1),
    Qt.Key.Key_Left: ("edge", -1),
    Qt.Key.Key_Down: ("line", 1),
    Qt.Key.Key_Up: ("line", -1),
}
"""What the arrow keys go through: logical edges, and lines of the host."""


@dataclass(frozen=True)
class Chosen:
    """A logical edge or a line of the host, or neither."""

    edge: int | None = None
    line: int | None = None


@dataclass
class Drag:
    """A guest node under way: from where, to where, and over which host node it is."""

    guest_node: int
    begin: QPointF
    at: QPointF
    over: int | None = None
    under_way: bool = False


class EmbeddingView(QWidget):
    """Shows an embedding.

    ``move_asked(int, int)``: a guest node was dragged onto a host node.  ``told_changed()``: other
    things are lit and told, or the numbers of a map that is tried.
    """

    move_asked = Signal(int, int)
    told_changed = Signal()

    def __init__(self, embedding: Embedding) -> None:
        super().__init__()
        self._embedding = embedding
        self._tried: Embedding | None = None
        self._kept, self._hovered = Chosen(), Chosen()
        self._drag: Drag | None = None
        self._theme, self._words = LIGHT, Words()
        self._picture: EmbeddingPicture | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)

    # What is shown --------------------------------------------------------------------------------

    @property
    def embedding(self) -> Embedding:
        """The embedding on show: while a node is dragged, what it would become."""
        return self._tried or self._embedding

    @property
    def chosen(self) -> Chosen:
        """What is lit: what the mouse is on, else what was kept."""
        return self._hovered if self._hovered != Chosen() else self._kept

    def picture(self) -> EmbeddingPicture:
        """Return what draws the figures: where everything lies."""
        if self._picture is None:
            self._picture = EmbeddingPicture(
                self._embedding.guest, self._embedding.host, self._paper()
            )
        return self._picture

    def figure(self) -> Figure:
        """Return the figure on show."""
        return self.picture().at(self.embedding, self.chosen.edge, self.chosen.line)

    def told(self) -> str:
        """Return what is told of what is lit."""
        lines = told_lines(self.embedding, self.chosen.edge, self.chosen.line)
        return "\n".join(self._words(line) for line in lines)

    def show_embedding(self, embedding: Embedding) -> None:
        """Show an embedding; what was lit stays where the networks are the same."""
        old, self._embedding, self._tried = self._embedding, embedding, None
        self._drag = None
        if (old.guest, old.host) != (embedding.guest, embedding.host):
            self._kept = self._hovered = Chosen()
            self._picture = None
        self._tell()

    def show_theme(self, theme: Theme) -> None:
        """Show everything in a theme."""
        self._theme = theme
        self._anew()

    def show_language(self, words: Words) -> None:
        """Show everything in a language."""
        self._words = words
        self.setAccessibleName(words(NAME))
        self._anew()

    def _paper(self) -> Paper:
        theme = self._theme
        size = self.width(), self.height()
        scale, lines = scales(*size, theme.scale, theme.line_scale)
        return Paper(*size, self._words, scale, lines)

    def _anew(self) -> None:
        self._picture = None
        self._tell()

    def _tell(self) -> None:
        self.setAccessibleDescription(self.told())
        self.update()
        self.told_changed.emit()

    # What is lit ----------------------------------------------------------------------------------

    def keep(self, chosen: Chosen) -> None:
        """Light an edge or a line until something else is chosen."""
        self._kept, self._hovered = chosen, Chosen()
        self._tell()

    def _hover(self, chosen: Chosen) -> None:
        if chosen != self._hovered:
            self._hovered = chosen
            self._tell()

    def _at(self, at: QPointF) -> Chosen:
        """Return the edge or the line at a point."""
        picture, x, y = self.picture(), at.x(), at.y()
        edge = picture.guest.way_at(x, y)
        return Chosen(edge, None if edge is not None else picture.host.way_at(x, y))

    def guest_node_at(self, at: QPointF) -> int | None:
        """Return the guest node whose mark is at a point, on either side."""
        picture, x, y = self.picture(), at.x(), at.y()
        node = picture.guest.node_at(x, y)
        if node is not None:
            return node
        place = picture.host.node_at(x, y)
        carried = -1 if place is None else int(self._embedding.guest_on[place])
        return None if carried < 0 else carried

    # The mouse ------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._drag is not None:
            self._drag_to(self._drag, at)
            return
        on_node = self.guest_node_at(at) is not None
        self.setCursor(Qt.CursorShape.OpenHandCursor if on_node else Qt.CursorShape.ArrowCursor)
        self._hover(Chosen() if on_node else self._at(at))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position()
        node = self.guest_node_at(at)
        if node is None:
            self.keep(self._at(at))
        else:
            self._drag = Drag(node, at, at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        drag, self._drag, self._tried = self._drag, None, None
        if event.button() != Qt.MouseButton.LeftButton or drag is None:
            return
        self.setCursor(Qt.CursorShape.ArrowCursor)
        if drag.over is not None:
            self.move_asked.emit(drag.guest_node, drag.over)
        self._tell()

    def leaveEvent(self, event: object) -> None:
        self._hover(Chosen())

    def _drag_to(self, drag: Drag, at: QPointF) -> None:
        drag.at = at
        if not drag.under_way:
            drag.under_way = (at - drag.begin).manhattanLength() >= FAR
        if not drag.under_way:
            return
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        over = self.picture().host.node_at(at.x(), at.y(), 8.0)
        if over != drag.over:
            drag.over = over
            self._hovered = Chosen()
            self._tried = None if over is None else moved(self._embedding, drag.guest_node, over)
            self._tell()
        self.update()

    def cancel_drag(self) -> bool:
        """Leave a node where it was; return whether one was under way."""
        under_way = self._drag is not None and self._drag.under_way
        self._drag = self._tried = None
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._tell()
        return under_way

    # The keyboard ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._step(*step)
        elif event.key() != Qt.Key.Key_Escape or not self.cancel_drag():
            super().keyPressEvent(event)

    def _step(self, what: str, by: int) -> None:
        """Light the next edge or line, the first or last where none is lit."""
        embedding = self._embedding
        count = len(embedding.guest.edges if what == "edge" else embedding.host.lines)
        now = getattr(self.chosen, what)
        after = (0 if by > 0 else count - 1) if now is None else (now + by) % count
        self.keep(Chosen(**{what: after}))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # Painting -------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(930, 680)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = PALETTES[self._theme.name]
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(palette.canvas))
            brush = FigurePainter(painter, QRectF(self.rect()), palette)
            for layer in self.figure().layers:
                brush.paint(layer)
            self._paint_drag(painter, brush)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(self._theme.accent), 1.2 * self._theme.line_scale))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_drag(self, painter: QPainter, brush: FigurePainter) -> None:
        drag = self._drag
        if drag is None or not drag.under_way:
            return
        host, node = self.picture().host, drag.guest_node
        if drag.over is None:
            at, size = (drag.at.x(), drag.at.y()), 0.9 * host.radius
            sketch = Sketch()
            number = size if size >= NUMBERED_FROM else 0.0
            draw_mark(sketch, at, host.radius, node, number, "dragged", (node,))
            brush.paint(sketch.layer())
            return
        painter.setPen(QPen(QColor(self._theme.accent), 2.4 * self._theme.line_scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        reach = host.radius + 4
        painter.drawEllipse(QPointF(*host.at(drag.over)), reach, reach)
