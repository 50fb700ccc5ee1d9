"""The palette for print: what differs in colour differs in grey too, and every text can be read."""

from __future__ import annotations

import io
import shutil
import subprocess
from itertools import combinations, pairwise

import numpy as np
import pytest

from engine.export.svg import svg
from engine.picture import PALETTES, Figure, Paper, picture
from engine.picture.figure import Lines, Path, Words
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import message_gantt
from engine.picture.ink import LEVELS, ORIGINS, Ink, contrast, luminance
from engine.picture.over_time import links_over_time
from engine.picture.textbook import textbook
from engine.run import run
from engine.scenario import from_settings

PRINT = PALETTES["print"]
SCALE = 3


def lightness(colour: str) -> float:
    """CIE L*, 0 to 100."""
    y = luminance(colour)
    return 116 * y ** (1 / 3) - 16 if y > 216 / 24389 else y * 24389 / 27


def grey(colour: str) -> float:
    """The grey value of ITU-R BT.601, 0 to 100."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 2.55


def test_the_ground_is_white_and_type_black():
    assert (PRINT.canvas, PRINT.text) == ("#FFFFFF", "#000000")


@pytest.mark.parametrize("measure", [lightness, grey])
def test_each_load_level_is_10_percent_darker_than_the_one_before(measure):
    values = [measure(PRINT.colour(Ink(f"load-{level}"))) for level in range(len(LEVELS))]
    assert all(one - other >= 10 for one, other in pairwise(values)), values


@pytest.mark.parametrize("measure", [lightness, grey])
def test_any_two_origins_differ_without_colour(measure):
    values = [measure(PRINT.colour(Ink(f"origin-{node}"))) for node in range(len(ORIGINS))]
    assert all(abs(one - other) >= 7.99 for one, other in combinations(values, 2)), values
    empty = measure(PRINT.not_held)
    assert all(empty - value >= 7.5 for value in values)


def test_idle_links_are_lighter_than_all_others_and_yet_can_be_printed():
    assert contrast(PRINT.idle_link, PRINT.canvas) >= 3.0
    assert lightness(PRINT.idle_link) >= max(map(lightness, PRINT.load)) - 0.5


def test_every_text_of_every_kind_of_figure_can_be_read():
    exchange = {"operation": "total-exchange", "algorithm": "direct", "startups": "one"}
    made = run(from_settings({"topology": "ring", "p": 8, **exchange}))
    gossip = run(from_settings({"topology": "hypercube", "p": 16, "operation": "gather"}))
    paper = Paper(760, 560)
    figures = [
        picture(made, 2, None, paper),
        picture(gossip, 4, None, paper),
        textbook(made, paper),
        links_over_time(gossip, paper),
        gantt(made, message_gantt(made, 6), paper),
    ]
    roles = {shape.ink for one in figures for shape in one.shapes() if isinstance(shape, Words)}
    assert len(roles) > 3
    own = {Ink(f"on-{node}"): f"origin-{node}" for node in range(len(ORIGINS))}
    own |= {Ink(f"on-load-{level}"): f"load-{level}" for level in range(len(LEVELS))}
    own |= {Ink("canvas"): "accent", Ink("dark-ink"): "canvas"}
    for ink in roles | own.keys():
        below = PRINT.colour(Ink(own.get(ink, "canvas")))
        assert contrast(PRINT.colour(ink), below) >= 4.5, ink


def legend_of_loads(figure: Figure) -> dict[int, tuple[float, float]]:
    """Where the legend shows each load level: the middle of its line."""
    found = {}
    for shape in figure.shapes():
        if isinstance(shape, Path | Lines) and shape.what == "legend" and shape.stroke:
            kind, _, level = shape.stroke.ink.role.rpartition("-")
            ends = shape.points if isinstance(shape, Path) else shape.segments.reshape(-1, 2)
            if kind == "load":
                found[int(level)] = tuple(ends.mean(axis=0))
    return found


@pytest.mark.skipif(shutil.which("rsvg-convert") is None, reason="rsvg-convert is not installed")
def test_a_figure_without_colour_still_tells_neighbouring_levels():
    images = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    made = run(from_settings({"topology": "hypercube", "p": 64, "operation": "gather"}))
    figure = picture(made, 6, None, Paper(760, 560))
    done = subprocess.run(
        ["rsvg-convert", "-z", str(SCALE)],
        input=svg(figure, PRINT),
        capture_output=True,
        check=True,
    )
    pixels = np.asarray(images.open(io.BytesIO(done.stdout)).convert("L"), dtype=float) / 2.55
    places = legend_of_loads(figure)
    assert sorted(places) == list(range(len(LEVELS)))
    seen = [pixels[round(SCALE * places[n][1]), round(SCALE * places[n][0])] for n in range(6)]
    assert all(one - other >= 10 for one, other in pairwise(seen)), seen
