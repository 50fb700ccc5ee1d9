"""Contrast measured on rendered pixels: pictures with and without their letters, and lines.

A picture is rendered twice, once with the letters left out.  Where the two differ are letters: the
colours there are the ink, those of the other picture the ground, whatever lies below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QWidget

from gui import paint_figure, painted_text
from gui.canvas import NetworkCanvas
from gui.segments import Segment

RATIO = 3
"""Pixels of the picture for one of the widget: strokes of letters are then several pixels wide."""

SOLID = 0.8
"""Ink that covers less than this part of a pixel is the soft edge of a letter."""

WRITTEN = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.HighlightedText,
    QPalette.ColorRole.PlaceholderText,
)
"""The roles of the palette that widgets write in."""


@contextmanager
def no_letters(monkeypatch) -> Iterator[None]:
    """Paint everything but letters."""
    with monkeypatch.context() as changed:
        changed.setattr(painted_text, "put", lambda *_: None)
        changed.setattr(painted_text, "put_in", lambda *_: None)
        changed.setattr(paint_figure, "KEPT", {})
        yield


def pixels(widget: QWidget) -> np.ndarray:
    """Return what a widget shows, ``RATIO`` times as fine: float64 of shape (height, width, 3)."""
    image = QImage(widget.size() * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(widget.palette().color(widget.backgroundRole()))
    widget.render(image, QPoint(0, 0))
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return lines[:, : 4 * image.width()].reshape(image.height(), image.width(), 4)[..., 2::-1] * 1.0


def luminance(colours: np.ndarray) -> np.ndarray:
    """Return the relative luminance of colours 0 .. 255: shape (..., 3) to (...) (WCAG 2.2)."""
    share = colours / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def contrast(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Return the contrast of colours, 1 to 21."""
    a, b = luminance(one), luminance(other)
    return (np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05)


def part(picture: np.ndarray, box: QRectF) -> np.ndarray:
    """Return the part of a picture in a rectangle of the widget."""
    left, top = (max(int(RATIO * edge), 0) for edge in (box.left(), box.top()))
    right, bottom = (int(np.ceil(RATIO * edge)) for edge in (box.right(), box.bottom()))
    return picture[top:bottom, left:right]


def text_contrast(lettered: np.ndarray, bare: np.ndarray, box: QRectF) -> float:
    """Return the contrast of a text's solid ink with the ground around its letters.

    The ground is what most of the text's ink covers; 0 if there is no ink.
    """
    ink, ground = part(lettered, box), part(bare, box)
    apart = np.abs(ink - ground).sum(axis=2)
    if not apart.size or apart.max() < 1:
        return 0.0
    solid = apart >= SOLID * apart.max()
    return float(np.median(contrast(ink[solid], ground[solid])))


def line_contrast(picture: np.ndarray, points: np.ndarray, aside: np.ndarray) -> float:
    """Return the contrast of a line with what lies beside it, at most of its places.

    ``points`` are places in the middle of the line, ``aside`` the ways from there to a place beside
    it, both of shape (n, 2) in pixels of the widget.
    """
    found = []
    high, wide = picture.shape[:2]
    for side in (-1, 1):
        places = np.concatenate([points, points + side * aside]) * RATIO
        x, y = np.clip(places.astype(int), 0, [wide - 1, high - 1]).T
        here, there = np.split(picture[y, x], 2)
        found.append(contrast(here, there))
    return float(np.median(np.maximum(*found)))


def measured(
    widget: QWidget, redraw: Callable[[], None], monkeypatch
) -> list[tuple[painted_text.Written, float]]:
    """Return each text that a widget paints, with its contrast; ``redraw`` forgets kept pictures.

    What a canvas keeps as pictures is noted by the canvas; see ``drawn``.
    """
    with monkeypatch.context() as changed:
        changed.setattr(type(widget), "devicePixelRatioF", lambda _: float(RATIO))
        redraw()
        with painted_text.noted() as texts:
            lettered = pixels(widget)
        if isinstance(widget, NetworkCanvas):
            texts = widget.drawn().texts
        with no_letters(monkeypatch):
            redraw()
            bare = pixels(widget)
    redraw()
    return [
        (text, text_contrast(lettered, bare, text.rect.intersected(text.clip)))
        for text in texts
        if text.text.strip()
    ]


def without_words(widget: QWidget) -> None:
    """Let a widget and all in it write in no colour."""
    nothing = QColor(0, 0, 0, 0)
    for each in (widget, *widget.findChildren(QWidget)):
        colours = each.palette()
        for role in WRITTEN:
            colours.setColor(role, nothing)
        each.setPalette(colours)
        if isinstance(each, Segment):  # which takes its colours from the theme
            each.setFixedSize(each.size())
            each.setText("")
