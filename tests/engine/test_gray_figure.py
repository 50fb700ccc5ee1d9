"""The pictures of the Gray code tutor: construction, ring on the hypercube, conversion."""

from __future__ import annotations

from dataclasses import astuple, is_dataclass

import numpy as np
import pytest

from engine.errors import InputError
from engine.gray_code import changing_bit, construction, gray, gray_position
from engine.picture import Paper
from engine.picture.figure import Words
from engine.picture.gray import gray_figure
from engine.picture.gray_bits import bits_figure
from engine.picture.gray_walk import MOST_DRAWN, said, walk_figure
from engine.report.gray_tutor import BINARY, DECIMAL, typed_number, walk_table
from engine.text import Text, languages

PAPER = Paper(900, 560)
EVERY_STAGE = [(bits, stage) for bits in (1, 4, 10) for stage in range(3 * bits - 2)]


def plain(figure):
    """Return a figure as values that can be compared."""
    found = []
    for shape in figure.shapes():
        values = astuple(shape) if is_dataclass(shape) else tuple(shape)
        found.append(
            (
                type(shape).__name__,
                *(v.tolist() if isinstance(v, np.ndarray) else v for v in values),
            )
        )
    return found


def shapes(figure, what):
    return [shape for shape in figure.shapes() if getattr(shape, "what", "") == what]


def codes(figure):
    """Return the code that stands at each position that is shown."""
    digits: dict[int, dict[int, str]] = {}
    for shape in shapes(figure, "digit"):
        row, bit = shape.key
        digits.setdefault(row, {})[bit] = shape.text
    return {
        row: "".join(found[bit] for bit in sorted(found, reverse=True))
        for row, found in digits.items()
    }


@pytest.mark.parametrize(("bits", "stage"), EVERY_STAGE)
def test_a_stage_shows_the_codes_of_the_construction(bits, stage):
    done = construction(bits)[stage]
    figure = gray_figure(bits, stage, 1.0, PAPER)
    shown = codes(figure)
    many = len(done.rows)
    assert shown == {row: done.rows[row].code for row in shown}
    assert {0, many // 2 - 1, many // 2, many - 1} <= shown.keys()
    assert len(shown) == many or shapes(figure, "dots")
    assert [shape.text for shape in shapes(figure, "place")] == [str(row) for row in shown]
    marked = {shape.key for shape in shapes(figure, "changing")}
    if done.action in ("begin", "prefix-1"):
        assert {row: int(code, 2) for row, code in shown.items()} == {r: gray(r) for r in shown}
        assert marked == {(row, changing_bit(row, done.bits)) for row in shown}
        bold = {
            s.key for s in shapes(figure, "digit") if s.weight == 600 and s.ink.role == "accent"
        }
        assert bold == marked
    else:
        assert marked == set()


@pytest.mark.parametrize(("bits", "stage"), [one for one in EVERY_STAGE if one[1]])
def test_a_stage_begins_where_the_one_before_ends(bits, stage):
    before = gray_figure(bits, stage - 1, 1.0, PAPER)
    assert plain(gray_figure(bits, stage, 0.0, PAPER)) == plain(before)
    after_a_moment = gray_figure(bits, stage, 1e-5, PAPER)
    places = {s.key: s.at for s in shapes(after_a_moment, "digit") if s.ink.alpha > 0.5}
    were = {s.key: s.at for s in shapes(before, "digit")}
    assert places.keys() == were.keys()
    for key, at in places.items():
        assert at == pytest.approx(were[key], abs=0.1)


def test_the_code_is_folded_at_the_mirror():
    done = gray_figure(3, 4, 1.0, PAPER)
    begins, middles, ends = (
        {s.key[0]: s.at[1] for s in shapes(figure, "place")}
        for figure in (gray_figure(3, 3, 1.0, PAPER), gray_figure(3, 4, 0.5, PAPER), done)
    )
    (mirror,) = shapes(done, "mirror")
    y = mirror.points[0, 1]
    for row in range(4):
        assert ends[7 - row] - y == pytest.approx(y - ends[row])
        assert middles[7 - row] == pytest.approx((begins[row] + ends[7 - row]) / 2)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1024, 480, 1.36), (640, 330, 1.0), (1900, 900, 2.4)])
def test_no_word_leaves_the_paper_or_is_too_small(size, language):
    width, height, scale = size
    paper = Paper(width, height, lambda text: text.render(language), scale, scale, 11 * scale)
    figures = [gray_figure(10, stage, 1.0, paper) for stage in (0, 3, 9, 27)]
    figures += [walk_figure(n, 2, 1.0, paper) for n in (1, 4)]
    figures += [bits_figure(700, 10, to_code, paper) for to_code in (True, False)]
    for figure in figures:
        for shape in figure.shapes():
            if isinstance(shape, Words):
                assert shape.size >= round(11 * scale)
                assert shape.box.left >= 0 and shape.box.right <= width, shape.text
                assert shape.box.top >= 0 and shape.box.bottom <= height, shape.text


@pytest.mark.parametrize("bits", range(1, MOST_DRAWN + 1))
def test_the_ring_goes_along_the_dimension_of_the_changing_bit(bits):
    """What is walked, and what comes next, are links of the ring; the last closes it."""
    for walked in range(2**bits + 1):
        figure = walk_figure(bits, walked, 1.0, PAPER)
        assert [shape.key[0] for shape in shapes(figure, "walked")] == list(range(walked))
        current = [shape.key for shape in shapes(figure, "current")]
        if walked == 2**bits:
            assert current == [] and "The ring is closed" in str(said(bits, walked)[1])
            continue
        bit = changing_bit(walked, bits)
        assert current == [(walked, bit)]
        assert shapes(figure, "dimension")[0].text == f"bit {bit}"
        assert f"along dimension {bit} " in str(said(bits, walked)[1])
        assert plain(walk_figure(bits, walked + 1, 0.0, PAPER)) == plain(figure)


def test_the_digits_of_a_conversion():
    for bits in (1, 5):
        for number in range(2**bits):
            for to_code, made in ((True, gray(number)), (False, gray_position(number))):
                figure = bits_figure(number, bits, to_code, PAPER)
                for what, value in (("given", number), ("made", made)):
                    bit_of = {shape.key[0]: int(shape.text) for shape in shapes(figure, what)}
                    assert sum(bit << place for place, bit in bit_of.items()) == value
                assert len(shapes(figure, "xor")) == bits - 1


@pytest.mark.parametrize("bits", [1, 4, 10])
def test_the_table_of_the_walk(bits):
    for i, binary, code, bit, node in walk_table(bits).rows:
        assert (int(binary, 2), int(code, 2), node) == (i, gray(i), gray(i))
        assert len(binary) == len(code) == bits and bit == changing_bit(i, bits)


def test_typed_numbers():
    for i in range(16):
        assert typed_number(f" {i} ", DECIMAL, 4) == i
        assert typed_number(f"{i:b}", BINARY, 4) == typed_number(f"0b{i:04b}", DECIMAL, 4) == i
    assert typed_number("01 11", BINARY, 4) == 7


@pytest.mark.parametrize(
    ("typed", "base", "said_of_it"),
    [
        ("16", DECIMAL, "a number must be a whole number from 0 to 15; 16 is not"),
        ("-1", DECIMAL, "from 0 to 15; -1 is not"),
        ("2.5", DECIMAL, "from 0 to 15; 2.5 is not"),
        ("\u0663", DECIMAL, "from 0 to 15"),
        ("12", BINARY, "up to 4 digits 0 and 1, such as 1111; 12 is none"),
        ("10000", BINARY, "up to 4 digits"),
        ("9" * 5000, DECIMAL, "from 0 to 15"),
        (" ", DECIMAL, "type a number"),
        ("0b", DECIMAL, "up to 4 digits"),
    ],
)
def test_what_is_no_number_is_told(typed, base, said_of_it):
    with pytest.raises(InputError) as error:
        typed_number(typed, base, 4)
    assert isinstance(error.value.text, Text) and said_of_it in str(error.value)
