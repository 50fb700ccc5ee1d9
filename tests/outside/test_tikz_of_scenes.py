"""What stands in the TikZ of every cycle is what an outside replay finds in the printed trace."""

from __future__ import annotations

import pytest

from engine.export.tikz import tikz
from engine.picture import PALETTES, picture
from engine.run import run
from engine.scenario import from_settings
from tests.outside.replay_scene import compare
from tests.outside.test_svg_of_scenes import CASES as EVERY_CASE
from tests.outside.test_svg_of_scenes import (
    FULL,
    NETWORKS,
    OPERATIONS,
    PAPER,
    WAYS,
    cycles_of,
    without_one,
)
from tests.outside.tikz_reader import read
from tests.tiers import tier

PRINT = PALETTES["print"]

CASES = tier(
    [
        ("broadcast", "ring 8", "store-and-forward"),
        ("all-to-all-broadcast", "hypercube 8", "store-and-forward"),
        ("direct exchange", "torus 4x4", "cut-through"),
        ("total-exchange", "ring 8", "packets"),
        ("scatter", "hypercube 8", "cut-through, th 0"),
    ],
    EVERY_CASE,
)


@pytest.mark.parametrize(("operation", "network", "way"), CASES, ids=map("-".join, CASES))
def test_every_cycle_shows_what_the_trace_says(operation, network, way):
    settings = {**NETWORKS[network], **OPERATIONS[operation], **WAYS[way]}
    cycles, made = cycles_of(settings), run(from_settings(settings))
    for cycle in range(cycles.last + 1):
        compare(read(tikz(picture(made, cycle, None, PAPER), PRINT)), cycles.expected(cycle))


def test_whatever_is_left_out_of_the_picture_is_noticed():
    expected = cycles_of(FULL).expected(2)
    figure = picture(run(from_settings(FULL)), 2, None, PAPER)
    compare(read(tikz(figure, PRINT)), expected)
    for what in "number", "lane", "arrow", "plate", "plate-number", "mark", "label", "title":
        found = list(without_one(figure, what))
        assert found, what
        for one in found:
            with pytest.raises(AssertionError):
                compare(read(tikz(one, PRINT)), expected)


def test_the_picture_of_another_cycle_or_run_is_noticed():
    cycles, made = cycles_of(FULL), run(from_settings(FULL))
    other = run(from_settings({**FULL, "algorithm": "ring"}))
    for shown in picture(made, 1, None, PAPER), picture(other, 2, None, PAPER):
        with pytest.raises(AssertionError):
            compare(read(tikz(shown, PRINT)), cycles.expected(2))
