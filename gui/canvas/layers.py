"""The pictures that the canvas keeps: what does not change is painted once."""

from __future__ import annotations

from operator import is_
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPixmap

from engine.picture import Figure, Palette
from engine.picture.figure import Layer
from gui.paint_figure import Drawn, FigurePainter, painting


class Kept(NamedTuple):
    """A painted picture: of which look and which shapes (compared by identity), what it shows."""

    look: tuple[object, ...]
    shapes: tuple[object, ...]
    picture: QPixmap
    drawn: Drawn

    def shows(self, look: tuple[object, ...], shapes: tuple[object, ...]) -> bool:
        """Return whether this is the picture of these very shapes."""
        same = all(map(is_, self.shapes, shapes))
        return self.look == look and same


class Layers:
    """Pixmaps of a figure's still layers, each painted only when one below or itself changes."""

    def __init__(self) -> None:
        self._kept: list[Kept] = []

    def forget(self) -> None:
        """Paint everything anew next time."""
        self._kept = []

    def still(self, figure: Figure, palette: Palette, ratio: float) -> tuple[QPixmap, Drawn]:
        """Return the picture of the still layers, and what it shows.

        The ground, which may be ten thousand lines, and all still layers are kept apart.
        """
        ground = self._layer(0, figure, figure.layers[:1], palette, ratio)
        return self._layer(1, figure, figure.layers[: figure.still], palette, ratio, ground)

    def _layer(
        self,
        place: int,
        figure: Figure,
        layers: tuple[Layer, ...],
        palette: Palette,
        ratio: float,
        below: tuple[QPixmap, Drawn] | None = None,
    ) -> tuple[QPixmap, Drawn]:
        look = (figure.width, figure.height, palette.name, ratio)
        shapes = tuple(layer.shapes for layer in layers)
        if place < len(self._kept) and self._kept[place].shows(look, shapes):
            return self._kept[place].picture, self._kept[place].drawn
        old = self._kept[place].picture if place < len(self._kept) else None
        del self._kept[place:]
        picture, drawn = self._painted(figure, layers, palette, ratio, below, old)
        self._kept.append(Kept(look, shapes, picture, drawn))
        return picture, drawn

    @staticmethod
    def _painted(
        figure: Figure,
        layers: tuple[Layer, ...],
        palette: Palette,
        ratio: float,
        below: tuple[QPixmap, Drawn] | None,
        old: QPixmap | None,
    ) -> tuple[QPixmap, Drawn]:
        """Return a picture, painted over an old one of its size if there is one."""
        size = QSize(round(figure.width * ratio), round(figure.height * ratio))
        picture = old if old is not None and old.size() == size else QPixmap(size)
        picture.setDevicePixelRatio(ratio)
        whole = QRectF(0, 0, figure.width, figure.height)
        if below is None:
            picture.fill(QColor(palette.colour(figure.ground)))
        with painting(picture) as painter:
            if below is not None:
                painter.drawPixmap(0, 0, below[0])
                layers = layers[1:]
            brush = FigurePainter(painter, whole, palette)
            for layer in layers:
                brush.paint(layer)
        return picture, brush.drawn if below is None else below[1].and_then(brush.drawn)
