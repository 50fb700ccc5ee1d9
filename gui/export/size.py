"""How large a file's picture will be, in words."""

from __future__ import annotations

from fractions import Fraction

from engine.exact_time import format_exact
from engine.export.export_choice import ExportChoice
from engine.text import QT_TRANSLATE_NOOP, Text

INCH = Fraction(254, 100)
"""In centimetres."""
PIXELS_AN_INCH = 96
"""Of a picture at scale 1; a PNG says how many it has, so that it is as large at any scale."""

AS_PIXELS = QT_TRANSLATE_NOOP("export", "{width} × {height} pixels; in print {across} × {down} cm")
ON_SCREEN = QT_TRANSLATE_NOOP("export", "{width} × {height} pixels")
AS_CENTIMETRES = QT_TRANSLATE_NOOP(
    "export", "{across} × {down} cm, on a screen {width} × {height} pixels"
)
PICTURES = QT_TRANSLATE_NOOP("export", "{n} pictures; {size}", None, 1)
LASTING = QT_TRANSLATE_NOOP("export", "{n} pictures in {seconds} s; {size}", None, 1)
A4 = (Fraction(21) / INCH * PIXELS_AN_INCH, Fraction(297, 10) / INCH * PIXELS_AN_INCH)


def size_of(choice: ExportChoice, cycles: int) -> Text | str:
    """Return how large the picture is, and how many there are of an animation."""
    if not choice.kind.draws or choice.what == "page":
        return ""
    width, height = A4 if choice.what == "handout" else (choice.width or 0, choice.height or 0)
    size = _size(Fraction(width), Fraction(height), choice)
    if choice.what != "animation":
        return size
    last = cycles if choice.last is None else choice.last
    number = (last - (choice.first or 0)) // choice.every + 1
    if "fps" not in choice.options:
        return Text(PICTURES, n=number, size=size)
    seconds = format_exact(Fraction(round(10 * number / choice.fps), 10))
    return Text(LASTING, n=number, seconds=seconds, size=size)


def _size(width: Fraction, height: Fraction, choice: ExportChoice) -> Text:
    pixels = {"width": round(width * choice.scale), "height": round(height * choice.scale)}
    if choice.ending in ("gif", "mp4"):
        return Text(ON_SCREEN, **pixels)
    scale = 1 if choice.ending == "png" else choice.scale
    across, down = _centimetres(width * scale), _centimetres(height * scale)
    template = AS_PIXELS if choice.ending == "png" else AS_CENTIMETRES
    return Text(template, **pixels, across=across, down=down)


def _centimetres(pixels: Fraction) -> str:
    return format_exact(Fraction(round(10 * pixels / PIXELS_AN_INCH * INCH), 10))
