"""Colours of the page and the legend below its picture."""

from __future__ import annotations

from engine.export.page.settings import Settings
from engine.export.svg import LOOK, Document
from engine.picture.figure import Figure
from engine.picture.ink import Ink, Palette, ink_on, luminance, mixed
from engine.picture.legend import Style, legend
from engine.picture.sketch import Sketch
from engine.report.scene import named_by
from engine.run import Run

LEGEND = 13.0
"""Size of the words of the legend in pixels."""

ROOT_SIZE = 15.0
"""The page's own size of type at which the legend has that size."""

AGREES = ("#09655F", "#4FC9BE")
"""What says that two times are equal, on light and on dark."""


def colours_of(palette: Palette) -> str:
    """Return the colours of a palette as custom properties of the style sheet."""
    canvas = palette.canvas
    is_dark = luminance(canvas) < 0.2
    colours = {
        "canvas": canvas,
        "ground": mixed(palette.text, canvas, 0.045 if is_dark else 0.035),
        "text": palette.text,
        "second-text": palette.second_text,
        "accent": palette.accent,
        "on-accent": ink_on(palette.accent),
        "tint": mixed(palette.accent, canvas, 0.16),
        "rule": palette.rule,
        "agrees": AGREES[is_dark],
    }
    loads = {f"load-{place}": colour for place, colour in enumerate(palette.load)}
    on = {f"on-load-{place}": ink_on(colour) for place, colour in enumerate(palette.load)}
    return "".join(f"--{name}:{colour};" for name, colour in (colours | loads | on).items())


def opening_tag(name: str, view_box: str) -> str:
    """Return the beginning of the SVG called ``name``."""
    return (
        f'<svg id="{name}" viewBox="{view_box}" {LOOK} role="img" aria-labelledby="title sentence">'
    )


def legends(run: Run, settings: Settings, document: Document) -> str:
    """Return the groups of the legend, each a drawing of its own, so that they may wrap."""
    style = Style(LEGEND, LEGEND, settings.words)
    colour = settings.paper.view.colour or named_by(run.operation.key)
    made = legend(run, style, colour, float("inf"), 1)
    found = []
    for group in made.rows[0]:
        sketch = Sketch()
        x = 0.0
        for item in group:
            item.draw(sketch, x, made.row_height / 2)
            x += item.width
        figure = Figure(x, made.row_height, Ink("canvas"), (sketch.layer(),), 1)
        inside = document.layers(figure)
        box = f"0 0 {x:.0f} {made.row_height:.0f}"
        wide = f"{x / ROOT_SIZE:.2f}rem"
        found.append(f'<svg viewBox="{box}" style="width:{wide}" {LOOK}>{inside}</svg>\n')
    return "".join(found)
