"""Text sizes from the bundled fonts, colours by role, and rectangles."""

from __future__ import annotations

import pytest

from engine.picture.figure import Rect, box_at
from engine.picture.ink import PALETTES, Ink, contrast, hollow, ink_on, level, mixed, origin_ink
from engine.picture.sketch import SMALLEST, Sketch, text_width


def test_text_is_never_smaller_than_the_smallest():
    assert text_width("8", 3) == text_width("8", SMALLEST)
    sketch = Sketch()
    sketch.write("8", (0, 0), 3, Ink("text"))
    assert sketch.shapes[0].size == SMALLEST


def test_a_text_that_would_leave_the_area_is_not_written():
    sketch = Sketch(Rect(0, 0, 100, 20))
    assert sketch.write("8", (50, 10), 12, Ink("text"))
    assert not sketch.write("8", (99, 10), 12, Ink("text"))
    assert len(sketch.shapes) == 1


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_palette_can_be_read(palette):
    for role in ("text", "second-text", "accent", *(f"number-{place}" for place in range(6))):
        assert contrast(palette.colour(Ink(role)), palette.canvas) >= 4.5
    for role in ("idle-link", *(f"load-{place}" for place in range(6))):
        assert contrast(palette.colour(Ink(role)), palette.canvas) >= 3.0
    for number in range(8):
        colour = palette.colour(origin_ink(number))
        assert contrast(colour, palette.colour(Ink(f"on-{number}"))) >= 4.5


def test_colours_by_role():
    light = PALETTES["light"]
    assert [level(n) for n in (0, 1, 2, 3, 4, 7, 8, 31, 32, 10**9)] == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        4,
        5,
        5,
    ]
    assert light.colour(Ink("text", share=0.0)) == light.canvas
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
    assert ink_on("#000000") == "#FFFFFF"
    assert [hollow(n) for n in (0, 7, 8, 15, 16)] == [False, False, True, True, False]
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


def test_rectangles():
    one = box_at((5, 5), 10, 4)
    assert one == Rect(0, 3, 10, 7) and one.centre == (5, 5)
    assert one.grown(1).holds(one) and not one.holds(one.grown(1))
    assert one.meets(Rect(9, 6, 20, 20)) and not one.meets(Rect(10, 3, 20, 7))
