"""Exact time: decimals to ticks and back, symbolic terms, decimals for people."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from math import gcd

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.exact_time import MAX_TICKS, Terms, TickUnit, check_range, format_exact

DECIMALS = st.builds(
    lambda digits, places: Fraction(digits, 10**places),
    st.integers(-(10**15), 10**15),
    st.integers(0, 15),
)
COSTS = st.builds(
    lambda digits, places: Fraction(digits, 10**places), st.integers(0, 10**6), st.integers(0, 6)
)
FRACTIONS = st.fractions(min_value=-1000, max_value=1000, max_denominator=1000)


def test_the_tick_of_the_lecture_costs():
    unit = TickUnit.common([Fraction(50), Fraction("1.5"), Fraction("0.1")])
    assert unit.time(1) == Fraction(1, 10)
    assert [unit.ticks(Fraction(t)) for t in ("50", "1.5", "0.1", "0")] == [500, 15, 1, 0]


def test_ticks_are_as_large_as_can_be():
    assert TickUnit.common([Fraction(6), Fraction(4)]).time(1) == 2
    assert TickUnit.common([Fraction(1, 6), Fraction(1, 4)]).time(1) == Fraction(1, 12)
    assert TickUnit.common([Fraction(0), Fraction(0)]) == TickUnit()
    assert TickUnit.common([]) == TickUnit()


@given(st.lists(COSTS, min_size=1, max_size=5))
def test_the_common_tick_is_the_largest_that_divides_all(times):
    unit = TickUnit.common(times)
    ticks = [unit.ticks(time) for time in times]
    assert [unit.time(tick) for tick in ticks] == times
    assert all(isinstance(tick, int) for tick in ticks)
    assert gcd(*ticks) in (0, 1)


@given(COSTS.filter(bool), st.integers(0, 10**9))
def test_ticks_and_times_are_inverse(tick, n):
    unit = TickUnit.common([tick])
    assert unit.ticks(unit.time(n)) == n
    assert unit.time(n) == n * tick


@given(COSTS.filter(bool), st.integers(2, 50))
def test_what_is_no_whole_number_of_ticks_is_a_fault(tick, part):
    unit = TickUnit.common([tick])
    with pytest.raises(ValueError, match="whole number of ticks"):
        unit.ticks(tick / part)


def test_what_does_not_fit_into_62_bits_is_a_sentence():
    unit = TickUnit.common([Fraction(1, 10**15)])
    assert check_range(MAX_TICKS - 1, unit) == MAX_TICKS - 1
    with pytest.raises(InputError, match=r"4\.6e\+18 steps of 0\.000000000000001"):
        check_range(MAX_TICKS, unit)
    with pytest.raises(InputError, match="fewer digits"):
        check_range(-MAX_TICKS, unit)
    with pytest.raises(InputError, match=r"1e\+27"):
        unit.ticks(Fraction(10**12))


@given(*(st.tuples(FRACTIONS, FRACTIONS, FRACTIONS) for _ in range(3)), FRACTIONS)
def test_terms_are_linear(one, two, costs, factor):
    a, b = Terms(*one), Terms(*two)
    assert a.time(*costs) == sum(x * y for x, y in zip(one, costs, strict=True))
    assert (a + b).time(*costs) == a.time(*costs) + b.time(*costs)
    assert a.scaled(factor).time(*costs) == factor * a.time(*costs)
    assert a + Terms() == a


def test_terms_give_exact_times():
    terms = Terms(Fraction(4), Fraction(15), Fraction(1500))
    assert terms.time(50, Fraction("1.5"), Fraction("0.1")) == Fraction("372.5")
    assert isinstance(terms.time(1, 2, 3), Fraction)


@given(DECIMALS)
def test_what_ends_is_written_exactly(value):
    text = format_exact(value)
    assert Fraction(text) == value
    assert "e" not in text.lower()
    assert not text.endswith(".")
    assert "." not in text or not text.endswith("0")


@given(st.integers(-(10**20), 10**20), st.integers(0, 90), st.integers(0, 40))
def test_all_that_ends_is_written_exactly_however_long(numerator, twos, fives):
    value = Fraction(numerator, 2**twos * 5**fives)
    assert Fraction(format_exact(value)) == value


@given(st.integers(-(10**40), 10**40))
def test_whole_numbers_are_written_whole(value):
    assert format_exact(value) == str(value)


@given(FRACTIONS, st.sampled_from([3, 7, 11, 21]), st.integers(3, 20))
def test_what_does_not_end_has_so_many_digits(value, divisor, significant):
    value = value / divisor
    written = Decimal(format_exact(value, significant))
    if Fraction(written) == value:
        return
    assert len(written.normalize().as_tuple().digits) <= significant
    assert abs(Fraction(written) - value) <= abs(value) * Fraction(1, 2 * 10 ** (significant - 1))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(703, 2), "351.5"),
        (Fraction(1, 3), "0.333333333333"),
        (Fraction(2, 3), "0.666666666667"),
        (Fraction(10**20, 3), "33333333333300000000"),
        (Fraction(-1, 8), "-0.125"),
        (Fraction(1, 10**15), "0.000000000000001"),
        (Fraction(1, 2**40), "0.0000000000009094947017729282379150390625"),
        (0, "0"),
        (1600, "1600"),
        (Fraction("123456789012345.6"), "123456789012345.6"),
    ],
)
def test_numbers_as_people_see_them(value, text):
    assert format_exact(value) == text
