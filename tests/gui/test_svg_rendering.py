"""An SVG as Qt shows it: colours where shapes lie, texts within their boxes.

Qt knows neither ``clip-path`` nor lists of font families: the first is tested by its elements, for
the second the list is cut to the bundled font.
"""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.export.svg import FAMILIES, MOST_CIRCLES, svg
from engine.picture.figure import (
    Arc,
    Box,
    Discs,
    Figure,
    Layer,
    Lines,
    Path,
    Rect,
    Shape,
    Stamp,
    Stroke,
)
from engine.picture.ink import PALETTES, Ink, Palette
from engine.picture.sketch import Sketch
from gui.theme import load_fonts

SCALE = 4
WIDTH, HEIGHT = 400, 200
LIGHT = PALETTES["light"]
ALL_PALETTES = pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda one: one.name)


def shown(palette: Palette, *shapes: Shape) -> QImage:
    """Shapes as Qt renders them, ``SCALE`` times as large."""
    load_fonts()
    data = svg(Figure(WIDTH, HEIGHT, Ink("canvas"), (Layer(shapes),), 0), palette)
    renderer = QSvgRenderer(data.replace(FAMILIES.encode(), b"Inter"))
    assert renderer.isValid()
    assert renderer.defaultSize().toTuple() == (WIDTH, HEIGHT)
    image = QImage(SCALE * WIDTH, SCALE * HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def at(image: QImage, x: float, y: float) -> str:
    return image.pixelColor(round(SCALE * x), round(SCALE * y)).name().upper()


@ALL_PALETTES
def test_discs_and_the_ground(palette, qapp):
    image = shown(
        palette,
        Discs(np.array([[50, 50], [120, 50.0]]), 20, Stroke(Ink("text"), 4), Ink("load-3")),
    )
    for x in (50, 120):
        assert at(image, x, 50) == palette.load[3]
        assert at(image, x + 20, 50) == at(image, x, 30) == palette.text
        assert at(image, x + 23, 50) == palette.canvas
    assert at(image, 0, 0) == at(image, WIDTH - 1, HEIGHT - 1) == palette.canvas


def test_thousands_of_discs(qapp):
    places = [(x, y) for x in range(5, 395, 10) for y in range(5, 195, 6)]
    assert len(places) > MOST_CIRCLES
    image = shown(LIGHT, Discs(np.array(places, dtype=np.float64), 2, None, Ink("load-0")))
    for x, y in places[::97]:
        assert at(image, x, y) == LIGHT.load[0]
        assert at(image, x + 5, y) == LIGHT.canvas


@ALL_PALETTES
def test_a_box_turned_by_30_degrees_goes_down_to_the_right(palette, qapp):
    along = cos(radians(30)), sin(radians(30))
    image = shown(palette, Box((200.0, 100.0), 120, 20, 4, None, Ink("accent"), along))
    across = -along[1], along[0]
    for far, aside, inside in (
        (0, 0, 1),
        (57, 0, 1),
        (-57, 0, 1),
        (63, 0, 0),
        (50, 8, 1),
        (50, 12, 0),
    ):
        x = 200 + far * along[0] + aside * across[0]
        y = 100 + far * along[1] + aside * across[1]
        assert at(image, x, y) == (palette.accent if inside else palette.canvas), (far, aside)


@pytest.mark.parametrize(
    ("begin", "sweep"),
    [(0, 90), (90, -90), (300, 200), (10, -270), (45, 360), (0, -360), (0, 359.99)],
)
def test_arcs_go_clockwise_from_the_top(begin, sweep, qapp):
    image = shown(LIGHT, Arc((200.0, 100.0), 60, begin, sweep, Stroke(Ink("load-4"), 8)))
    for angle in range(5, 360, 10):
        way = (angle - begin) * (1 if sweep > 0 else -1) % 360
        if min(abs(way - abs(sweep)), way, 360 - way) < 2 and abs(sweep) < 359:
            continue  # the very end
        x, y = 200 + 60 * sin(radians(angle)), 100 - 60 * cos(radians(angle))
        wanted = LIGHT.load[4] if way < abs(sweep) else LIGHT.canvas
        assert at(image, x, y) == wanted, angle
    assert at(image, 200, 100) == LIGHT.canvas


def test_lines_paths_and_their_order(qapp):
    image = shown(
        LIGHT,
        Lines(np.array([[10, 20, 110, 20], [10, 60, 110, 60.0]]), Stroke(Ink("idle-link"), 6)),
        Path(np.array([[60, 10], [60, 70], [110, 70.0]]), Stroke(Ink("load-1"), 8)),
        Path(np.array([[200, 20], [260, 20], [200, 80.0]]), fill=Ink("origin-2"), closed=True),
    )
    assert at(image, 30, 20) == at(image, 30, 60) == LIGHT.idle_link
    assert at(image, 60, 20) == at(image, 60, 60) == at(image, 100, 70) == LIGHT.load[1]
    assert at(image, 80, 40) == LIGHT.canvas  # an open line has no inside
    assert at(image, 215, 40) == LIGHT.colour(Ink("origin-2"))
    assert at(image, 250, 60) == LIGHT.canvas


def test_hatched_shows_colour_and_what_lies_below(qapp):
    bar = Path(np.array([[20, 40], [120, 40.0]]), Stroke(Ink("load-2"), 12), hatched=True)
    area = np.array([[200, 20], [260, 20], [260, 80], [200, 80.0]])
    image = shown(LIGHT, bar, Path(area, None, Ink("load-2"), closed=True, hatched=True))
    for first, y in ((30, 40), (210, 50)):
        seen = [at(image, first + step / SCALE, y) for step in range(40 * SCALE)]
        for colour in (LIGHT.load[2], LIGHT.canvas):
            assert 0.2 < seen.count(colour) / len(seen) < 0.7


def test_half_an_ink_lets_through_what_lies_below(qapp):
    image = shown(LIGHT, Box((50.0, 50.0), 40, 40, fill=Ink("text", alpha=0.5)))
    seen, text = QColor(at(image, 50, 50)), QColor(LIGHT.text)
    assert seen.red() == pytest.approx((text.red() + 255) / 2, abs=2)


def test_stamps_lie_where_they_are_put(qapp):
    shapes = (Box((0.0, 0.0), 16, 16, 3, None, Ink("origin-1")),)
    image = shown(LIGHT, *(Stamp((x, 60.0), 16, shapes) for x in (40.0, 90.0)))
    for x in (40, 90):
        assert at(image, x, 60) == LIGHT.colour(Ink("origin-1"))
        assert at(image, x + 10, 60) == LIGHT.canvas


def ink_of(image: QImage) -> Rect:
    """The rectangle of all dark ink, in pixels of the figure."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    dark = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), -1) < 128
    rows, columns = np.nonzero(dark[:, : grey.width()])
    ends = columns.min(), rows.min(), columns.max() + 1, rows.max() + 1
    return Rect(*(float(end) / SCALE for end in ends))


def written(text: str, size: float, weight: int, anchor: float, narrow: int) -> tuple[Rect, Rect]:
    """The box of a text and the rectangle of its ink."""
    sketch = Sketch()
    sketch.write(text, (20 + anchor * 360, 100.0), size, Ink("text"), weight, anchor, narrow=narrow)
    (words,) = sketch.shapes
    return words.box, ink_of(shown(LIGHT, words))


@pytest.mark.parametrize("text", ["H8", "128", "0101"])
@pytest.mark.parametrize(("size", "weight"), [(11, 400), (17, 600), (24, 700)])
@pytest.mark.parametrize(
    ("anchor", "narrow"), [(0, 100), (0.5, 100), (1, 100), (0.25, 100), (0.5, 75), (0, 70)]
)
def test_words_end_where_their_box_says(text, size, weight, anchor, narrow, qapp):
    box, ink = written(text, size, weight, anchor, narrow)
    assert ink == pytest.approx(box, abs=2)


@pytest.mark.parametrize("text", ["Cycle 3 of 12: 4 chunks", "Шаг 3: узел 7, порция 128"])
@pytest.mark.parametrize(("anchor", "side"), [(0, "left"), (1, "right")])
@pytest.mark.parametrize(("size", "weight"), [(13, 400), (24, 600)])
def test_sentences_stay_in_their_box(text, anchor, side, size, weight, qapp):
    """Kerning makes them a little shorter than the sum of their letters, never longer."""
    box, ink = written(text, size, weight, anchor, 100)
    assert getattr(ink, side) == pytest.approx(getattr(box, side), abs=2)
    assert box.grown(1).left <= ink.left and ink.right <= box.grown(1).right
    assert ink.width > 0.97 * box.width - 2
