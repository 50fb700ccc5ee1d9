"""A line below a figure that says what it shows: network, operation, algorithm, cycle, costs."""

from __future__ import annotations

from dataclasses import replace

from engine.cost import FINITE_PACKETS, SWITCHINGS
from engine.exact_time import format_exact
from engine.picture.book import OF_SIDES
from engine.picture.figure import Figure
from engine.picture.heading import wrapped
from engine.picture.ink import Ink
from engine.picture.sketch import Sketch
from engine.run import Run
from engine.scenario import Scenario
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES

SIZE, PITCH, MARGIN = 13.0, 1.45, 16.0
"""The type in pixels, the lines' distance in it, and the room round the lines."""

OF_RUN = QT_TRANSLATE_NOOP(
    "caption", "{network}, p = {p} · {operation} · {algorithm} · {switching} · {costs}"
)
OF_CYCLE = QT_TRANSLATE_NOOP(
    "caption",
    "{network}, p = {p} · {operation} · {algorithm} · {switching} · cycle {cycle} of {cycles} · "
    "{costs}",
)
COSTS = QT_TRANSLATE_NOOP("caption", "m = {m}, ts = {ts}, th = {th}, tw = {tw}")
COSTS_PACKET = QT_TRANSLATE_NOOP(
    "caption", "m = {m}, P = {packet}, ts = {ts}, th = {th}, tw = {tw}"
)


def caption_of(run: Run, cycle: int | None = None) -> Text:
    """Return what a figure of a run says below itself, of one cycle (0 .. C) or of all."""
    scenario = run.scenario
    values: dict[str, object] = {
        "network": network_name(scenario),
        "p": scenario.p,
        "operation": scenario.operation_entry.title,
        "algorithm": run.algorithm.title,
        "switching": next(one.title for one in SWITCHINGS if one.key == scenario.switching),
        "costs": costs_of(scenario),
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


def costs_of(scenario: Scenario) -> Text:
    """Return message size and times, each with its letter."""
    costs = {key: format_exact(getattr(scenario, key)) for key in ("ts", "th", "tw")}
    if scenario.switching == FINITE_PACKETS:
        return Text(COSTS_PACKET, m=scenario.m, packet=scenario.packet, **costs)
    return Text(COSTS, m=scenario.m, **costs)


def captioned(figure: Figure, caption: str) -> Figure:
    """Return a figure that is higher by a caption, in as many lines as its width asks for."""
    sketch = Sketch()
    caption = caption.replace(" = ", "\u00a0=\u00a0")  # a letter and its value stay together
    step = SIZE * PITCH
    y = figure.height + MARGIN / 2 + step / 2
    for line in wrapped(caption, figure.width - 2 * MARGIN, SIZE):
        sketch.write(line, (MARGIN, y), SIZE, Ink("text"), anchor=0.0, what="figure-caption")
        y += step
    layers = (*figure.layers, sketch.layer())
    return replace(figure, height=round(y - step / 2 + MARGIN), layers=layers)
