"""The binary reflected Gray code of lecture 3.3.1."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.gray_code import (
    changing_bit,
    construction,
    decoding,
    encoding,
    gray,
    gray_position,
    reflected,
)
from engine.report.embedding_table import gray_table

TABLES = {
    1: [0, 1],
    2: [0, 1, 3, 2],
    3: [0, 1, 3, 2, 6, 7, 5, 4],
    4: [0, 1, 3, 2, 6, 7, 5, 4, 12, 13, 15, 14, 10, 11, 9, 8],
}


@pytest.mark.parametrize(("bits", "table"), TABLES.items())
def test_the_printed_table(bits, table):
    assert [gray(i) for i in range(2**bits)] == table
    assert [reflected(i, bits) for i in range(2**bits)] == table
    assert [gray_position(code) for code in table] == list(range(2**bits))


@pytest.mark.parametrize("bits", range(1, 11))
def test_neighbours_on_the_ring_differ_in_one_bit(bits):
    codes = [gray(i) for i in range(2**bits)]
    assert sorted(codes) == list(range(2**bits))
    for i, code in enumerate(codes):
        assert (code ^ codes[i - 1]).bit_count() == 1


@given(st.integers(0, 2**40))
def test_position_is_the_inverse(i):
    assert gray_position(gray(i)) == i
    assert gray(gray_position(i)) == i


@given(st.integers(1, 30).flatmap(lambda s: st.tuples(st.integers(0, 2**s - 1), st.just(s))))
def test_the_lecture_recursion_is_the_same(pair):
    i, bits = pair
    assert reflected(i, bits) == gray(i)


@pytest.mark.parametrize("i", range(1, 6))
def test_a_shift_by_a_power_of_two_is_two_links(i):
    """Ring positions 2^i apart lie two links apart, those 1 apart one (lecture 3.2.6)."""
    p = 64
    for start in range(p):
        apart = gray(start) ^ gray((start + 2**i) % p)
        assert apart.bit_count() == 2


@pytest.mark.parametrize("bits", range(1, 11))
def test_the_construction_makes_the_code(bits):
    """Three steps a bit: reflect, 0 above the mirror, 1 below it."""
    stages = construction(bits)
    actions = ["reflect", "prefix-0", "prefix-1"] * (bits - 1)
    assert [stage.action for stage in stages[1:]] == actions
    codes = [int(row.code, 2) for row in stages[-1].rows]
    assert codes == [reflected(i, bits) for i in range(2**bits)]
    for stage in stages[1:]:
        half = stage.mirror
        above, below = stage.rows[:half], stage.rows[half:]
        assert len(above) == len(below) == 2 ** (stage.bits - 1)
        assert [row.mirrored for row in stage.rows] == [False] * half + [True] * half
        bare = [row.code.removeprefix(row.prefix) for row in stage.rows]
        assert bare == bare[::-1]
        assert {row.prefix for row in above} == {"" if stage.action == "reflect" else "0"}
        assert {row.prefix for row in below} == {"1" if stage.action == "prefix-1" else ""}


@given(st.integers(1, 12).flatmap(lambda s: st.tuples(st.integers(0, 2**s - 1), st.just(s))))
def test_conversions_come_to_the_code_and_back(pair):
    i, bits = pair
    for steps, result in (
        (encoding(i, bits), gray(i)),
        (encoding(i, bits, "reflection"), gray(i)),
        (decoding(i, bits), gray_position(i)),
        (decoding(i, bits, "reflection"), i),  # it reads the bits of the code
    ):
        assert [step.bit for step in steps] == list(reversed(range(bits)))
        assert sum(step.value << step.bit for step in steps) == result
    places = [dict(step.text.values).get("result") for step in decoding(i, bits, "reflection")]
    assert bits == 1 or places[0] == gray_position(i)


@given(st.integers(1, 16).flatmap(lambda s: st.tuples(st.integers(0, 2**s - 1), st.just(s))))
def test_the_changing_bit_leads_to_the_next_code(pair):
    i, bits = pair
    assert gray(i) ^ 1 << changing_bit(i, bits) == gray((i + 1) % 2**bits)


@pytest.mark.parametrize("bits", [1, 3, 6])
def test_the_lecture_table_of_any_length(bits):
    table = gray_table(bits)
    rows = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    assert [row["hypercube_node"] for row in rows] == [gray(i) for i in range(2**bits)]
    for n in range(1, bits + 1):
        column = [row[f"N{n}"] for row in rows]
        assert column[: 2**n] == [format(gray(i), f"0{n}b") for i in range(2**n)]
        assert set(column[2**n :]) <= {None}


def test_a_length_that_cannot_be():
    for bits in (0, 17):
        with pytest.raises(InputError, match=f"from 1 to 16; {bits} is not"):
            construction(bits)
