"""Colours of the canvas by what they mean: load, origin, and what is paler than these."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

from gui.theme import Theme, mixed

LEVELS = ("1", "2\u20133", "4\u20137", "8\u201315", "16\u201331", "32+")
"""What each load colour stands for."""

DARK_INK, LIGHT_INK = "#17202B", "#FFFFFF"


def level(number: int) -> int:
    """Return the load level of a number of chunks: 0 for 1, 1 for 2-3, ..., 5 for 32 and more."""
    return min(max(number, 1).bit_length(), len(LEVELS)) - 1


def faded(colour: str | QColor, share: float) -> QColor:
    """Return a colour that lets the ground through."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def origin_colour(theme: Theme, number: int) -> QColor:
    """Return the colour of the node ``number``; hue and hollow repeat every 16."""
    return QColor(theme.origins[number % len(theme.origins)])


def hollow(theme: Theme, number: int) -> bool:
    """Return whether marks of this node are hollow: the second half of every 16."""
    return number // len(theme.origins) % 2 == 1


def outline(colour: QColor) -> QColor:
    """Return the colour darkened by a third."""
    return mixed(colour, "#000000", 0.67)


@lru_cache(maxsize=256)
def ink_on(name: str) -> str:
    """Return dark or light ink, whichever stands out more against a colour (WCAG contrast)."""
    light = _luminance(name)
    dark_contrast = (light + 0.05) / (_luminance(DARK_INK) + 0.05)
    return DARK_INK if dark_contrast >= 1.05 / (light + 0.05) else LIGHT_INK


def _luminance(name: str) -> float:
    parts = []
    for part in QColor(name).getRgbF()[:3]:
        parts.append(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
