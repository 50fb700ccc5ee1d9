"""The binary reflected Gray code of lecture 3.3.1."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.gray_code import gray, gray_position, reflected

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
