"""Type in the presenter: large enough for the back row, inside its nodes, never one on another."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

GOSSIP = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
TORUS = {"topology": "torus", "dims": "4x4", "operation": "broadcast"}
CUBE_64 = {"topology": "hypercube", "p": 64, "operation": "all-to-all-broadcast"}
CUBE_QUEUES = {**GOSSIP, "operation": "total-exchange", "algorithm": "direct"}
SMALLEST_NUMBER = 40
"""No text, be it the number on a mark, is smaller than this part of the presenter's height."""

LECTURES = {
    "cube": GOSSIP,
    "ring": QUEUES,
    "torus": TORUS,
    "cube-64": CUBE_64,
    "cube-queues": CUBE_QUEUES,
}


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)], ids=str)
@pytest.mark.parametrize("settings", LECTURES.values(), ids=LECTURES)
def test_all_type_can_be_read_from_the_back_row(presented, settings, size):
    window, presenter = presented(settings, size)
    for cycle in (0, 2, window.session.shown.run.trace.cycles):
        window.session.show_cycle(cycle)
        presenter.grab()
        assert presenter.height() == size[1]
        texts = presenter.canvas.drawn().texts
        assert len([text for text in texts if not text.text.isdigit()]) >= 4
        for text in texts:
            assert text.size >= size[1] / SMALLEST_NUMBER, text.text
            assert text.clip.contains(text.rect), text.text
    assert presenter.line.type().pixelSize() >= size[1] / SMALLEST_NUMBER


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)], ids=str)
@pytest.mark.parametrize("settings", [GOSSIP, QUEUES, TORUS, CUBE_QUEUES])
def test_up_to_16_nodes_all_have_their_labels_inside(presented, settings, size):
    _, presenter = presented(settings, size)
    presenter.grab()
    canvas = presenter.canvas
    discs = canvas.geometry_shown()
    words = [shape for layer in canvas.figure().layers for shape in layer.shapes]
    labels = [shape for shape in words if getattr(shape, "what", "") == "label"]
    assert {shape.key[0] for shape in labels} == set(range(discs.topology.p))
    if size[0] * 9 == size[1] * 16 and settings is GOSSIP:
        assert len(labels) == 2 * discs.topology.p  # binary over decimal
    for shape in labels:
        x, y = discs.points[shape.key[0]]
        assert x - discs.radius < shape.box.left and shape.box.right < x + discs.radius
        assert y - discs.radius < shape.box.top and shape.box.bottom < y + discs.radius


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)], ids=str)
@pytest.mark.parametrize("settings", LECTURES.values(), ids=LECTURES)
def test_no_text_of_the_presenter_lies_on_another(presented, settings, size):
    window, presenter = presented(settings, size)
    for cycle in (1, 2):
        window.session.show_cycle(cycle)
        presenter.grab()
        figure = presenter.canvas.figure()
        network, words = figure.layers[1:3]
        boxes = [shape.box for shape in (*network.shapes, *words.shapes) if hasattr(shape, "box")]
        for place, box in enumerate(boxes):
            assert not any(box.meets(other) for other in boxes[:place])
