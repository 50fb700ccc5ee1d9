"""A line below a figure that says what it shows: network, operation, algorithm, cycle, costs."""

from __future__ import annotations

from dataclasses import replace

from engine.picture.book import OF_SIDES
from engine.picture.figure import Figure, Words
from engine.picture.heading import wrapped
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch, text_width
from engine.report.method import costs_text, method_of
from engine.run import Run
from engine.scenario import Scenario
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES

SIZE, PITCH, MARGIN = 13.0, 1.45, 16.0
"""The type in pixels, the lines' distance in it, and the room round the lines, at scale 1."""

OF_RUN = QT_TRANSLATE_NOOP(
    "caption", "{network}, p = {p} · {operation} · {algorithm} · {switching} · {costs}"
)
OF_CYCLE = QT_TRANSLATE_NOOP(
    "caption",
    "{network}, p = {p} · {operation} · {algorithm} · {switching} · cycle {cycle} of {cycles} · "
    "{costs}",
)


def caption_of(run: Run, cycle: int | None = None) -> Text:
    """Return what a figure of a run says below itself, of one cycle (0 .. C) or of all."""
    scenario = run.scenario
    values: dict[str, object] = {
        "network": network_name(scenario),
        "p": scenario.p,
        "operation": scenario.operation_entry.title,
        "algorithm": run.algorithm.title,
        "switching": method_of(scenario),
        "costs": costs_text(scenario),
    }
    if cycle is None:
        return Text(OF_RUN, **values)
    return Text(OF_CYCLE, cycle=cycle, cycles=run.trace.cycles, **values)


def network_name(scenario: Scenario) -> Text:
    """Return the kind of the network, with its sides where there are several."""
    title = next(kind.title for kind in TOPOLOGIES if kind.key == scenario.topology)
    if scenario.topology != "torus":
        return title
    return Text(OF_SIDES, kind=title, dims=" \u00d7 ".join(map(str, scenario.dims)))


def captioned(figure: Figure, caption: str, scale: float = 1.0) -> Figure:
    """Return a figure that is higher by a caption, in as many lines as its width asks for.

    The caption begins where the title does; ``scale`` is that of its type.
    """
    sketch = Sketch()
    titles = [one for one in figure.shapes() if isinstance(one, Words) and one.what == "title"]
    left = titles[0].box.left if titles else MARGIN
    size, margin = SIZE * scale, MARGIN * scale
    y = figure.height + margin / 2
    for line in _lines(caption, figure.width - 2 * left, size):
        at = left, y + PITCH * size / 2
        sketch.write(line, at, size, Ink("text"), anchor=0.0, what="figure-caption")
        y += PITCH * size
    layers = (*figure.layers, sketch.layer())
    return replace(figure, height=round(y + margin), layers=layers)


def _lines(caption: str, width: float, size: float) -> list[str]:
    """Return a caption as lines, cut between its parts; a part that is too wide is cut too."""
    parts = [part.replace(" = ", "\u00a0=\u00a0") for part in caption.split(" \u00b7 ")]
    whole = [
        part.replace(" ", "\u00a0") if text_width(part, size) <= 0.9 * width else part
        for part in parts
    ]
    return wrapped("\u00a0\u00b7 ".join(whole), width, size)
