"""The picture of a moment: figures made of shapes, the same for the window and for files."""

from engine.picture.figure import Figure
from engine.picture.ink import PALETTES, Palette
from engine.picture.pictures import Paper, Pictures, picture

__all__ = ["PALETTES", "Figure", "Palette", "Paper", "Pictures", "picture"]
