"""Fits where floats or data are at their limits, given combinations, and what people are told."""

from __future__ import annotations

import warnings
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cluster.combinations import combination, independent, name_of, span_of, span_of_sizes
from engine.cluster.fitting import Given, fit_models, judge
from engine.cluster.measurement import Row
from engine.errors import InputError
from engine.models import MODELS, USUAL_FRAME, B, C, Frame
from engine.report.fit_words import fit_lines, fit_summary, fit_table, people_table, short

ROOM = USUAL_FRAME.room
sizes_of_any = st.lists(st.integers(0, 6000), min_size=1, max_size=6, unique=True)
positive = st.integers(1, 10**6).map(lambda n: Fraction(n, 1000))


def rows_of(times) -> list[Row]:
    return [Row(m, Fraction(t), line) for line, (m, t) in enumerate(times, start=1)]


def told(model, text: str) -> Given:
    pairs = [part.split("=") for part in text.split(",")]
    return Given(
        model, tuple((combination(name, model.names), Fraction(value)) for name, value in pairs)
    )


# What can be found --------------------------------------------------------------------------------


@given(sizes_of_any, st.sampled_from(MODELS), st.sampled_from([Frame(), Frame(100, 0)]))
def test_what_is_named_tells_the_times_of_all_sizes_and_is_readable(sizes, model, frame):
    span = span_of_sizes(model.key, tuple(sizes), frame)
    assert len(span.named) == len(span.rows) <= min(len(sizes), len(model.names))
    assert independent(span.named) == span.named
    for row in span.named:
        assert all(factor >= 0 and factor.denominator == 1 for factor in row)
        assert combination(name_of(row, model.names), model.names) == row
        assert span.holds(row)
    for m in sizes:
        weights = model.weights(m, frame)
        shares = span.shares(weights)
        again = [
            sum(share * row[i] for share, row in zip(shares, span.named, strict=True))
            for i in range(len(weights))
        ]
        assert tuple(again) == weights


@given(sizes_of_any)
def test_model_b_tells_three_numbers_on_three_sizes_of_both_sides_only(sizes):
    span = span_of_sizes("B", tuple(sizes), USUAL_FRAME)
    long, short_ = [m for m in sizes if m >= ROOM], [m for m in sizes if m <= ROOM]
    everything = len(sizes) > 2 and len(long) < len(sizes) > len(short_)
    assert (len(span.rows) == 3) == everything


def test_two_sizes_on_both_sides_are_told_as_the_times_of_these_sizes():
    found = fit_models(rows_of([(100, 50), (3000, 200), (3000, 210)])).fit("B")
    assert [one.name for one in found.parameters] == ["t0+100*t1+178*tk", "t0+1422*t1+3234*tk"]
    assert [one.value for one in found.parameters] == pytest.approx([50, 205])
    assert (found.time(100), found.time(3000)) == pytest.approx((50, 205))
    assert found.time(200) is None


@given(positive, positive, positive, sizes_of_any)
def test_one_choice_makes_the_times_of_the_fit(one, two, three, sizes):
    values = dict(zip(B.names, (one, two, three), strict=True))
    found = fit_models(rows_of((m, B.time(m, values)) for m in sizes))
    for fit in found.fits:
        choice = fit.one_choice()
        assert set(choice) == set(fit.model.names)
        for m, time in zip(sizes, fit.times, strict=True):
            weights = fit.model.weights(m, USUAL_FRAME)
            made = sum(w * choice[name] for w, name in zip(weights, fit.model.names, strict=True))
            assert made == pytest.approx(time, rel=1e-6, abs=1e-6 * max(fit.times))


# Rounding -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("relative", [False, True])
def test_exact_times_have_no_errors_and_no_model_is_better_by_rounding(relative):
    for tk in range(1, 40):
        rows = rows_of((m, 50 + Fraction(tk * m, 10)) for m in (0, 7, 100, 333, 1000, 1421))
        found = fit_models(rows, relative=relative)
        assert found.best is None
        for fit in found.fits:
            assert set(fit.errors) == {0.0} and fit.rms == 0
            assert {one.standard_error for one in fit.parameters} == {0.0}


def test_a_parameter_of_nought_is_nought():
    rows = rows_of((m, Fraction(m, 7)) for m in (10, 900, 5000, 70_000, 1_000_000))
    found = fit_models(rows)
    assert found.fit("C").value("tn") == 0
    assert found.fit("A").value("tn+tc") == 0
    assert not [text for text in found.fit("C").warnings if "no time can be" in str(text)]


@pytest.mark.parametrize("far", [10**5, 10**7, 10**9])
def test_sizes_that_lie_close_together_far_out(far):
    """The line through them is known exactly from the distances to their middle."""
    near, times = np.arange(8.0), np.array([3, 1, 4, 1, 5, 9, 2, 6.0]) + 100
    rows = rows_of((far + int(x), int(t)) for x, t in zip(near, times, strict=True))
    found = fit_models(rows).fit("C")
    x = near - near.mean()
    slope = x @ times / (x @ x)
    left = times - times.mean() - slope * x
    error = np.sqrt(left @ left / 6 / (x @ x))
    (tk,) = (one for one in found.parameters if one.name == "tk")
    assert (tk.value, tk.standard_error) == pytest.approx((slope, error), rel=1e-3)


def test_nothing_is_divided_by_nought():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        fit_models(rows_of([(0, 5)]))
        fit_models(rows_of([(0, 5), (0, 6), (0, 5)]), relative=True)


# Given --------------------------------------------------------------------------------------------


def test_given_numbers_keep_their_names_and_order():
    rows = rows_of([(2000, 495), (9000, 1000)])
    found = judge(rows, [told(B, "tk=0.08,t0+1422*t1=275")]).fit("B")
    assert [(one.name, one.value) for one in found.parameters] == [
        ("tk", 0.08),
        ("t0+1422*t1", 275),
    ]
    assert found.time(2000) == pytest.approx(275 + 0.08 * (2000 + 2 * 78))
    assert found.time(100) is None


def test_what_is_given_too_often_must_agree():
    rows = rows_of([(2000, 495)])
    more = judge(rows, [told(B, "t0=100,t1=0.1,tk=0.08,t0+1422*t1=242.2")]).fit("B")
    assert [one.name for one in more.parameters] == ["t0", "t1", "tk"]
    with pytest.raises(InputError, match=r"contradict each other: t0=100, t1=0\.1, t0\+1422\*t1=1"):
        judge(rows, [told(B, "t0=100,t1=0.1,t0+1422*t1=1,tk=2")])


def test_a_time_at_one_size_is_enough_for_rows_of_that_size():
    found = judge(rows_of([(100, 50), (100, 40)]), [told(C, "tn+100*tk=45")]).fit("C")
    assert found.errors == pytest.approx((10, -12.5))
    with pytest.raises(InputError, match="how long 101 bytes take"):
        judge(rows_of([(101, 50)]), [told(C, "tn+100*tk=45")])


# Words --------------------------------------------------------------------------------------------


def test_the_table_that_people_read_has_all_its_places():
    found = judge(rows_of([(100, 100), (200, 300)]), [told(C, "tn=0,tk=0.93")])
    assert fit_table(found).rows[0][2:] == (93, 7)
    assert people_table(fit_table(found)).rows[0][2:] == ("93.000", "7.00")
    assert fit_table(found, exact=True).rows[1][3] == Fraction("38")


def test_small_numbers_are_written_without_exponents():
    assert [short(value) for value in (8.2904e-5, -3e-9, 0.0, 1e7)] == [
        "0.000082904",
        "-0.000000003",
        "0",
        "10000000",
    ]
    found = fit_models(rows_of([(10, 5), (10**6, 4), (10**7, 3)]))
    said = [*fit_lines(found), fit_summary(found), *found.warnings]
    assert "tk comes out as -0.0000001" in " ".join(map(str, said))
    assert not [text for text in map(str, said) if "e-0" in text]


def test_independent_rows():
    assert independent([(1, 2), (2, 4), (0, 0), (1, 3), (5, 5)]) == ((1, 2), (1, 3))
    assert independent([]) == ()
    assert span_of([(0, 2), (0, 4)]).shares((0, 3)) == (3,)
