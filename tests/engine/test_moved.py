"""Figures put elsewhere, with a caption, and many on one page: nothing is lost or comes on top."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import get_args

import numpy as np
import pytest

from engine.errors import InputError
from engine.export.svg import svg
from engine.picture import PALETTES, Figure, Paper, picture
from engine.picture.caption import caption_of, captioned
from engine.picture.figure import Box, Layer, Lines, Note, Path, Rect, Shape, Stamp, Stroke, Words
from engine.picture.handout import A4, A4_SCALE, handout
from engine.picture.ink import Ink
from engine.picture.moved import moved
from engine.picture.textbook import textbook, usual_size
from engine.run import run
from engine.scenario import View, from_settings

BY = 64.0, -32.0  # exact in binary
PRINT = PALETTES["print"]
RUNS = {
    "gossip": {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"},
    "queues": {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"},
    "packets": {"topology": "torus", "dims": "4x4", "operation": "broadcast"}
    | {"switching": "finite-packets", "m": 12},
}
MADE = {name: run(from_settings(settings)) for name, settings in RUNS.items()}


def one_of_each() -> Figure:
    """A figure with shapes of every kind, and a clip."""
    shown = picture(MADE["queues"], 2, None, Paper(900, 600, view=View(node=1, link=(0, 1))))
    lines = Path(np.array([(1.0, 2.0), (3.0, 4.0)]), Stroke(Ink("text"), 1.0))
    box = Box((9.0, 9.0), 4.0, 2.0, fill=Ink("text"))
    extra = Layer((lines, box, Note("ring", (1, 2))), Rect(0, 0, 300, 200))
    return replace(shown, layers=(*shown.layers, extra))


def places(shape: Shape) -> np.ndarray:
    """The points where a shape lies, shape (n, 2)."""
    match shape:
        case Lines():
            return shape.segments.reshape(-1, 2)
        case Path():
            return shape.points
        case Words():
            box = shape.box
            return np.array([shape.at, (box.left, box.top), (box.right, box.bottom)])
        case Stamp():
            return np.array([shape.at])
        case Note():
            return np.zeros((0, 2))
    if hasattr(shape, "centres"):
        return shape.centres
    return np.array([shape.centre])


def test_moved_is_the_same_figure_elsewhere():
    figure = one_of_each()
    there = replace(figure, layers=moved(figure, *BY))
    assert {type(shape) for shape in figure.shapes()} == set(get_args(Shape))
    for shape, other in zip(figure.shapes(), there.shapes(), strict=True):
        assert type(shape) is type(other)
        assert np.array_equal(places(shape) + BY, places(other)), shape
    clips = [
        (layer.clip, other.clip) for layer, other in zip(figure.layers, there.layers, strict=True)
    ]
    assert any(clip is not None for clip, _ in clips)
    for clip, other in clips:
        assert (clip is None) == (other is None)
        assert clip is None or np.array_equal(np.array(clip) + np.tile(BY, 2), other)
    back = replace(there, layers=moved(there, -BY[0], -BY[1]))
    assert svg(back, PRINT) == svg(figure, PRINT)  # all else is what it was
    assert svg(there, PRINT) != svg(figure, PRINT)


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("width", [260, 700])
def test_a_caption_comes_below_all_that_was_there(name, width):
    made = MADE[name]
    figure = picture(made, 2, None, Paper(width, 300))
    caption = str(caption_of(made, 2))
    whole = captioned(figure, caption, 1.5)
    assert whole.layers[:-1] == figure.layers and whole.width == width
    lines = whole.layers[-1].shapes
    assert " ".join(line.text for line in lines).replace("\N{NO-BREAK SPACE}", " ") == caption
    assert all(line.text.strip() for line in lines)
    assert not any(line.text.startswith("\N{MIDDLE DOT}") for line in lines)
    tops = [line.box.top for line in lines]
    assert tops == sorted(tops) and tops[0] > figure.height
    assert lines[-1].box.bottom < whole.height
    assert all(line.box.left > 0 and line.box.right < width for line in lines)


def test_a_caption_names_the_parameters():
    said = str(caption_of(MADE["packets"], 3))
    parts = ("Torus 4 × 4", "p = 16", "Broadcast", "Finite packets", "cycle 3 of", "m = 12", "P = ")
    for part in (*parts, "ts = 50", "th = 0", "tw = 0.1"):
        assert part in said
    assert "cycle" not in str(caption_of(MADE["packets"]))


@pytest.mark.parametrize("name", MADE)
def test_a_handout_holds_every_cycle_once(name):
    made = MADE[name]
    page = handout(made, Paper(*A4))
    assert (page.width * A4_SCALE, page.height * A4_SCALE) == pytest.approx(
        (210 / 25.4 * 96, 297 / 25.4 * 96), abs=0.1
    )
    shapes = list(page.shapes())
    cells = [shape for shape in shapes if shape.what == "cell"]
    cycles = range(made.trace.cycles + 1)
    assert [cell.key[0] for cell in cells] == list(cycles)
    arrows = Counter(shape.key[0] for shape in shapes if shape.what == "arrow")
    alone = Counter(
        shape.key[0]
        for cycle in cycles
        for shape in picture(made, cycle, None, Paper(400, 400, bare=True)).shapes()
        if shape.what == "arrow"
    )
    assert arrows == alone
    points = np.concatenate([places(shape) for shape in shapes])
    assert (points >= 0).all() and (points <= A4).all()
    labels = Counter(shape.key[0] for shape in shapes if shape.what == "label")  # one or two lines
    assert len(set(labels.values())) == 1 and labels[0] % len(cycles) == 0  # of one or two lines
    assert len(labels) == made.topology.p


@pytest.mark.parametrize("name", MADE)
def test_the_networks_of_a_handout_lie_apart(name):
    """The nodes of each cycle lie below its name, and beside those of the others."""
    made = MADE[name]
    page = handout(made, Paper(*A4))
    boxes = []
    for layers in page.layers[1:]:
        labels = [shape for shape in layers.shapes if shape.what == "label"]
        if labels:
            points = np.concatenate([places(shape) for shape in labels])
            boxes.append(Rect(*points.min(axis=0), *points.max(axis=0)))
    cells = [shape for shape in page.shapes() if shape.what == "cell"]
    assert len(boxes) == len(cells)
    for place, (box, cell) in enumerate(zip(boxes, cells, strict=True)):
        assert box.top > cell.box.bottom and box.right > cell.box.left
        assert not any(box.meets(other) for other in boxes[:place])


def test_a_run_that_is_too_long_or_large_has_no_handout():
    for settings, part in (
        ({"p": 128}, "128"),
        ({"p": 64, "operation": "all-reduce"}, "63"),
        ({"p": 32, "operation": "total-exchange"}, "31"),
    ):
        with pytest.raises(InputError, match=part):
            handout(run(from_settings(settings)), Paper(*A4))


def test_the_usual_size_of_a_textbook_figure_has_room_for_every_set():
    for settings in (RUNS["gossip"], {**RUNS["gossip"], "p": 16}, {"p": 16}):
        made = run(from_settings(settings))
        shown = textbook(made, Paper(*usual_size(made)))
        words = " ".join(shape.text for shape in shown.shapes() if isinstance(shape, Words))
        assert "no room" not in words
