"""What stands in the SVG of every cycle is what an outside replay finds in the printed trace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.export.svg import svg
from engine.picture import PALETTES, Figure, Paper, picture
from engine.picture.figure import Layer, Shape
from engine.run import run
from engine.scenario import from_settings
from tests.command_line.program import simulate
from tests.outside.replay_run import Given, read_run
from tests.outside.replay_scene import Cycles, compare
from tests.outside.svg_reader import read
from tests.tiers import tier

PAPER = Paper(1190, 664)
LIGHT = PALETTES["light"]
Settings = dict[str, object]

NETWORKS: dict[str, Settings] = {
    "ring 8": {"topology": "ring", "p": 8},
    "torus 4x4": {"topology": "torus", "dims": "4x4"},
    "hypercube 8": {"topology": "hypercube", "p": 8},
    "hypercube 16": {"topology": "hypercube", "p": 16},
}
WAYS: dict[str, Settings] = {
    "store-and-forward": {"th": "1.5"},
    "cut-through": {"switching": "cut-through", "th": "1.5"},
    "cut-through, th 0": {"switching": "cut-through"},
    "packets": {"switching": "finite-packets", "m": 4, "th": "0.5"},
    "many packets": {"switching": "finite-packets", "m": 12},
}
OPERATIONS: dict[str, Settings] = {
    operation: {"operation": operation}
    for operation in (
        "point-to-point",
        "broadcast",
        "reduce",
        "all-to-all-broadcast",
        "multinode-accumulation",
        "all-reduce",
        "prefix-sum",
        "scatter",
        "gather",
        "total-exchange",
    )
} | {
    "shift": {"operation": "shift", "q": 3},
    "direct shift": {"operation": "shift", "q": 3, "algorithm": "direct"},
    "halving scatter": {"operation": "scatter", "algorithm": "halving", "root": 3},
    "direct exchange": {"operation": "total-exchange", "algorithm": "direct", "startups": "one"},
    "exchange, a startup each": {
        "operation": "total-exchange",
        "algorithm": "direct",
        "startups": "each",
        "ts": 2,
    },
    "broadcasts at once": {
        "operation": "all-to-all-broadcast",
        "algorithm": "simultaneous-broadcasts",
    },
}
CASES = [
    (operation, network, way)
    for operation in OPERATIONS
    for network in tier(["ring 8", "torus 4x4", "hypercube 8"], ["hypercube 16"])
    for way in WAYS
    if way != "many packets" or network.endswith("8")
]
FULL = {"topology": "ring", "p": 8, **OPERATIONS["direct exchange"]}
"""A run in which links carry chunks while others wait."""


def cycles_of(settings: Settings) -> Cycles:
    """The cycles of a run as the outside replay finds them in what the command line prints."""
    options = [str(part) for key, value in settings.items() for part in (f"--{key}", value)]
    given = Given(root=int(str(settings.get("root", 0))))
    return Cycles(read_run(simulate(*options, "--trace"), given))


@pytest.mark.parametrize(("operation", "network", "way"), CASES, ids=map("-".join, CASES))
def test_every_cycle_shows_what_the_trace_says(operation, network, way):
    settings = {**NETWORKS[network], **OPERATIONS[operation], **WAYS[way]}
    cycles, made = cycles_of(settings), run(from_settings(settings))
    for cycle in range(cycles.last + 1):
        shown = read(svg(picture(made, cycle, None, PAPER), LIGHT))
        try:
            compare(shown, cycles.expected(cycle))
        except AssertionError as fault:
            fault.add_note(f"cycle {cycle} of {settings}")
            raise


def without_one(figure: Figure, what: str) -> Iterator[Figure]:
    """Yield the figure without one of the shapes that show something, for each of them."""
    for place, layer in enumerate(figure.layers):
        for shape in layer.shapes:
            if shape.what == what:
                layers = list(figure.layers)
                layers[place] = Layer(_others(layer, shape), layer.clip)
                yield replace(figure, layers=tuple(layers))


def _others(layer: Layer, gone: Shape) -> tuple[Shape, ...]:
    return tuple(shape for shape in layer.shapes if shape is not gone)


@pytest.mark.parametrize(
    "what", ["number", "lane", "arrow", "plate", "plate-number", "mark", "label", "title"]
)
def test_what_is_left_out_of_the_picture_is_noticed(what):
    expected = cycles_of(FULL).expected(2)
    figure = picture(run(from_settings(FULL)), 2, None, PAPER)
    compare(read(svg(figure, LIGHT)), expected)
    found = list(without_one(figure, what))
    assert found
    for one in found:
        with pytest.raises(AssertionError):
            compare(read(svg(one, LIGHT)), expected)


def test_the_picture_of_another_cycle_or_run_is_noticed():
    cycles, made = cycles_of(FULL), run(from_settings(FULL))
    other = run(from_settings({**FULL, "algorithm": "ring"}))
    for shown in picture(made, 1, None, PAPER), picture(other, 2, None, PAPER):
        with pytest.raises(AssertionError):
            compare(read(svg(shown, LIGHT)), cycles.expected(2))
