"""Colours by what they mean, and the palettes that say what they look like.

A shape of a figure has an ``Ink``: a role, how much of it, over what.  Only ``Palette.colour``
turns that into red, green and blue, so one figure can be shown or written in every theme.

Roles: ``canvas``, ``text``, ``second-text``, ``accent``, ``idle-link``, ``not-held``, ``rule``,
``load-0`` to ``load-5`` (1, 2-3, 4-7, 8-15, 16-31, 32 and more chunks), ``number-0`` to
``number-5`` the same as text, ``on-load-0`` to ``on-load-5`` the ink that is read on them,
``origin-N`` for the node N that a chunk comes from or goes to, ``edge-N`` its outline, ``on-N`` the
ink that is read on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

LEVELS = ("1", "2\u20133", "4\u20137", "8\u201315", "16\u201331", "32+")
"""What each load colour stands for."""

DARK_INK, LIGHT_INK = "#000000", "#FFFFFF"

TEXT_CONTRAST = 4.6
"""What numbers have at least against the canvas (WCAG asks for 4.5)."""

OUTLINE = 0.67
"""How much of an origin's colour its outline keeps; the rest is black, white on a dark canvas."""

ORIGINS = ("#2F509C", "#D54C25", "#109483", "#A1BD0C", "#9260DA", "#6EB2FE", "#7C423F", "#FF9EAA")
"""Chosen by search for the largest smallest distance under three kinds of colour blindness."""


class Ink(NamedTuple):
    """A colour by its role.

    Attributes
    ----------
    role : str
    alpha : float
        How far it covers what lies below, 0 to 1.
    share : float
        How much of the role's colour is in it, 0 to 1; the rest is the canvas'.
    """

    role: str
    alpha: float = 1.0
    share: float = 1.0


SERIES = (
    "#C4431D",
    "#0B7A75",
    "#2F509C",
    "#7A4FC4",
    "#7C423F",
    "#6C7A00",
    "#B23A6F",
    "#1569B5",
)
"""The lines of curves on a light ground; dash and marker tell them apart too."""

SERIES_ON_DARK = (
    "#FF8A5C",
    "#3FC1AE",
    "#6EB2FE",
    "#B592F0",
    "#E0A08B",
    "#B9D443",
    "#FF9EAA",
    "#8FD3FF",
)


@dataclass(frozen=True)
class Palette:
    """The colours of a theme as ``#RRGGBB``; ``series`` are those of curves."""

    name: str
    canvas: str
    text: str
    second_text: str
    accent: str
    idle_link: str
    not_held: str
    rule: str
    load: tuple[str, ...]
    origins: tuple[str, ...] = ORIGINS
    series: tuple[str, ...] = SERIES

    def colour(self, ink: Ink) -> str:
        """Return an ink as ``#RRGGBB``, its alpha apart."""
        return _colour(self, ink.role, ink.share)


@lru_cache(maxsize=4096)
def _colour(palette: Palette, role: str, share: float) -> str:
    kind, _, number = role.rpartition("-")
    if kind == "load":
        plain = palette.load[int(number)]
    elif kind == "number":
        plain = _readable(palette, palette.load[int(number)])
    elif kind == "on-load":
        plain = ink_on(palette.load[int(number)])
    elif kind == "series":
        plain = palette.series[int(number) % len(palette.series)]
    elif kind in ("origin", "edge", "on"):
        plain = palette.origins[int(number) % len(palette.origins)]
        if kind == "edge":
            plain = mixed(plain, ink_on(palette.canvas), OUTLINE)
        elif kind == "on":
            plain = ink_on(plain)
    elif role in ("dark-ink", "white"):
        plain = DARK_INK if role == "dark-ink" else LIGHT_INK
    else:
        plain = getattr(palette, role.replace("-", "_"))
    return plain if share >= 1 else mixed(plain, palette.canvas, share)


def _readable(palette: Palette, colour: str) -> str:
    """Return a colour with just so much of the text's in it that it can be read as text."""
    for percent in range(100, 0, -4):
        found = mixed(colour, palette.text, percent / 100)
        if contrast(found, palette.canvas) >= TEXT_CONTRAST:
            return found
    return palette.text


def level(number: int) -> int:
    """Return the load level of a number of chunks: 0 for 1, 1 for 2-3, ..., 5 for 32 and more."""
    return min(max(number, 1).bit_length(), len(LEVELS)) - 1


def load_ink(number: int) -> Ink:
    """Return the ink of a link with so many chunks."""
    return Ink(f"load-{level(number)}")


def number_ink(number: int) -> Ink:
    """Return the ink in which a link's number of chunks is written."""
    return Ink(f"number-{level(number)}")


def origin_ink(number: int, share: float = 1.0) -> Ink:
    """Return the ink of the node ``number``; hue and hollow repeat every 16."""
    return Ink(f"origin-{number % len(ORIGINS)}", share=share)


def edge_ink(number: int) -> Ink:
    """Return the ink of the outline of marks of the node ``number``."""
    return Ink(f"edge-{number % len(ORIGINS)}")


def hollow(number: int) -> bool:
    """Return whether marks of this node are hollow: the second half of every 16."""
    return number // len(ORIGINS) % 2 == 1


def _parts(colour: str) -> tuple[int, int, int]:
    value = int(colour[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def mixed(one: str, other: str, share: float) -> str:
    """Return ``share`` of one colour and the rest of the other, as ``#RRGGBB``."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02X}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2.2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#RRGGBB``, 0 to 1 (WCAG 2.2)."""
    parts = []
    for value in _parts(colour):
        part = value / 255
        parts.append(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def ink_on(colour: str) -> str:
    """Return dark or light ink, whichever stands out more against a colour."""
    darker = contrast(colour, DARK_INK) >= contrast(colour, LIGHT_INK)
    return DARK_INK if darker else LIGHT_INK


LIGHT = Palette(
    name="light",
    canvas="#FFFFFF",
    text="#17202B",
    second_text="#51606F",
    accent="#1F5FBF",
    idle_link="#8A95A2",
    not_held="#E6EAEF",
    rule="#D6DCE3",
    load=("#CF810E", "#CE570A", "#BE2132", "#931157", "#5C1461", "#291345"),
)

DARK = Palette(
    name="dark",
    canvas="#0F1318",
    text="#E8EDF2",
    second_text="#A9B4C0",
    accent="#6EA8FE",
    idle_link="#66727F",
    not_held="#2A323C",
    rule="#333D49",
    load=("#8058BA", "#BB459B", "#E95979", "#FB864D", "#FEB84B", "#FAEE96"),
    series=SERIES_ON_DARK,
)

PROJECTOR = Palette(
    name="projector",
    canvas="#FFFFFF",
    text="#000000",
    second_text="#2B333C",
    accent="#0B4FB3",
    idle_link="#7A8490",
    not_held="#D9DFE5",
    rule="#9AA3AD",
    load=("#C77400", "#C24A00", "#B01528", "#86104F", "#521058", "#21103A"),
)

PRINT = Palette(
    name="print",
    canvas="#FFFFFF",
    text="#000000",
    second_text="#3A3A3A",
    accent="#1F4E8C",
    idle_link="#929292",
    not_held="#E4E4E4",
    rule="#BEBEBE",
    load=("#D07F43", "#B85F3B", "#A13C3F", "#7D1B5E", "#370C7A", "#000640"),
    origins=(
        *("#00265A", "#B14626", "#419183", "#90A429"),
        *("#5F35A1", "#86B3EE", "#672626", "#FDB3BB"),
    ),
)
"""For paper, also where it is printed or copied without colour.

Chosen by search: from one load level to the next lightness (CIE L*) and grey value (ITU-R BT.601,
what most programs convert to) both fall by 10 % of the way from white to black, and any two origins
are 8 % of it apart in both.
"""

PALETTES = {palette.name: palette for palette in (LIGHT, DARK, PROJECTOR, PRINT)}
"""The palettes by name; a window has themes for all but the last, which is for files."""
