"""Fits: published numbers, laws, what cannot be told, and how often intervals hold the truth."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cluster.combinations import combination, name_of, span_of, span_of_sizes
from engine.cluster.fitting import Fit, Given, fit_models, given_of, judge
from engine.cluster.measurement import Row
from engine.cluster.student import student_t, within
from engine.errors import InputError
from engine.models import MODELS, USUAL_FRAME, A, B, C, Frame, Model
from engine.report.fit_words import fit_lines, fit_table

LECTURE = dict(
    zip(
        (2000, *range(10000, 60001, 10000)),
        (495, 1184, 2055, 2874, 3758, 4749, 5730),
        strict=True,
    )
)
TABLE_3_2 = {
    "A": (33.45, 13.91, 8.44, 4.53, 4.04, 5.91, 6.97),
    "B": (7.93, 1.70, 0.44, -1.87, -1.38, 1.21, 2.73),
    "C": (34.80, 14.48, 8.77, 4.76, 4.22, 6.05, 7.09),
}
MIXED = (1, 100, 500, 900, 1400, 1422, 1423, 2000, 2845, 5000, 9000, 20000, 40000)
"""Sizes on both sides of model B's first border."""


def rows_of(times) -> list[Row]:
    return [Row(m, Fraction(t), line) for line, (m, t) in enumerate(dict(times).items(), start=1)]


def told(model: Model, **values: str) -> Given:
    """Parameters by name; a name like t0_1422t1 stands for t0+1422*t1."""
    pairs = []
    for name, value in values.items():
        row = combination(name.replace("_", "+").replace("1422t1", "1422*t1"), model.names)
        assert row is not None
        pairs.append((row, Fraction(value)))
    return Given(model, tuple(pairs))


GIVEN = (
    told(A, tn="150.3", tk="0.0862", tc="6.7"),
    told(B, t0_1422t1="275.45", tk="0.08363"),
    told(C, tn="150.3", tk="0.0862"),
)


# Published numbers --------------------------------------------------------------------------------


def test_table_3_2():
    found = judge(rows_of(LECTURE), GIVEN)
    for one in found.fits:
        assert one.errors == pytest.approx(TABLE_3_2[one.model.key], abs=0.05)
    assert found.best == "B"


def test_fitted_to_the_lectures_rows_no_model_is_better():
    found = fit_models(rows_of(LECTURE))
    assert found.fit("C").rms == pytest.approx(60.4, abs=0.05)
    assert found.fit("B").rms == pytest.approx(60.8, abs=0.05)
    assert found.best is None
    assert "no model is better on this data" in str(found.reason)
    said = " ".join(map(str, found.warnings))
    assert "tn and tc cannot be told apart; only tn+tc can be found" in said
    assert "t0 and t1 cannot be told apart; only t0+1422*t1 can be found" in said


def test_below_one_packet_t1_and_tk_cannot_be_told_apart():
    found = fit_models(rows_of({m: 100 + Fraction(m, 10) for m in (10, 200, 900, 1421)}))
    assert "t1 and tk cannot be told apart" in " ".join(map(str, found.warnings))
    assert [one.name for one in found.fit("B").parameters] == ["t0+78*tk", "t1+tk"]
    assert found.fit("B").value("t1+tk") == pytest.approx(0.1)
    assert found.fit("B").time(1422) == pytest.approx(242.2)
    assert found.fit("B").time(1423) is None  # nothing tells how long a second packet takes


def test_table_values_of_students_t():
    """Two-sided 95 % and 99 %, as in any table."""
    published = {1: 12.706, 2: 4.303, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for degrees, t in published.items():
        assert student_t(degrees) == pytest.approx(t, abs=6e-4)
    assert student_t(5, 0.99) == pytest.approx(4.032, abs=6e-4)


# Laws ---------------------------------------------------------------------------------------------

positive = st.integers(1, 10**6).map(lambda n: Fraction(n, 1000))


@given(positive, positive, positive, st.booleans())
def test_exact_times_give_their_parameters_back(one, two, three, relative):
    for model in MODELS:
        values = dict(zip(model.names, (one, two, three), strict=False))
        rows = rows_of({m: model.time(m, values) for m in MIXED})
        found = fit_models(rows, relative=relative).fit(model.key)
        for estimate in found.parameters:
            row = combination(estimate.name, model.names)
            true = sum(w * values[name] for w, name in zip(row, model.names, strict=True))
            assert estimate.value == pytest.approx(float(true), rel=1e-6, abs=1e-6)
        assert found.mean_abs_error < 1e-6


@given(st.lists(st.integers(1, 10**6), min_size=5, max_size=5), st.permutations(range(5)))
def test_order_of_rows_and_unit_of_time_change_nothing_but_themselves(times, order):
    rows = rows_of(dict(zip((10, 1000, 2000, 5000, 30000), times, strict=True)))
    one = fit_models(rows)
    two = fit_models([rows[i] for i in order])
    seven = fit_models([Row(row.m, 7 * row.t, row.line) for row in rows])
    for a, b, c in zip(one.fits, two.fits, seven.fits, strict=True):
        for x, y, z in zip(a.parameters, b.parameters, c.parameters, strict=True):
            near = 1e-6 * (x.high - x.value + abs(x.value)) + 1e-9
            assert y.value == pytest.approx(x.value, rel=1e-7, abs=near)
            assert z.value == pytest.approx(7 * x.value, rel=1e-7, abs=7 * near)
            assert z.high == pytest.approx(7 * x.high, rel=1e-7, abs=7 * near)
        assert c.errors == pytest.approx(a.errors, rel=1e-6, abs=1e-6)


def test_a_and_c_are_one_curve():
    found = fit_models(rows_of(LECTURE))
    assert found.fit("A").errors == pytest.approx(found.fit("C").errors)
    assert found.fit("A").value("tn+tc") == pytest.approx(found.fit("C").value("tn"))


def test_judging_what_was_fitted_gives_the_same_errors():
    rows = rows_of({m: 50 + Fraction(m, 7) + m % 13 for m in MIXED})
    fitted = fit_models(rows)
    values = {one.name: Fraction(one.value) for one in fitted.fit("B").parameters}
    again = judge(rows, [given_of("B", values)]).fit("B")
    assert again.errors == pytest.approx(fitted.fit("B").errors)
    assert again.times == pytest.approx(fitted.fit("B").times)


@given(st.lists(st.lists(st.integers(-5, 5), min_size=3, max_size=3), min_size=1, max_size=6))
def test_a_span_holds_its_rows_and_has_their_rank(rows):
    span = span_of(rows)
    assert len(span.rows) == np.linalg.matrix_rank(np.array(rows))
    assert all(span.holds(row) for row in rows)


@pytest.mark.parametrize("name", ["tk", "t0+1422*t1", "t0+1422*t1+2156*tk", "t1+tk"])
def test_combinations_are_read_as_they_are_written(name):
    assert name_of(combination(name, B.names), B.names) == name


@pytest.mark.parametrize("name", ["", "tn", "t0+t0", "t0-t1", "1422t1", "t0+", "*t0", "t0*2"])
def test_what_is_no_combination(name):
    assert combination(name, B.names) is None


# What is said -------------------------------------------------------------------------------------


def test_one_size_tells_one_number():
    found = fit_models(rows_of({2000: 495}))
    for one in found.fits:
        assert len(one.parameters) == 1
        assert one.parameters[0].low is None
        assert one.time(2000) == pytest.approx(495)
        assert one.time(2001) is None
    assert "as many numbers are fitted" in " ".join(map(str, found.warnings))


def test_a_negative_parameter_is_said():
    found = fit_models(rows_of({1000: 10, 2000: 100, 3000: 190}))
    assert "model C: tn comes out as -80" in " ".join(map(str, found.warnings))


def test_given_parameters_must_tell_every_row():
    rows = rows_of({**LECTURE, 1000: 300})
    with pytest.raises(InputError, match="do not say how long 1000 bytes take; give t0, t1 and tk"):
        judge(rows, GIVEN)
    with pytest.raises(InputError, match="no measured time"):
        fit_models([])


def test_only_models_that_are_given_are_judged():
    found = judge(rows_of(LECTURE), GIVEN[:2])
    assert [one.model.key for one in found.fits] == ["A", "B"]
    assert (found.best, "both B and C" in str(found.reason)) == (None, True)


def test_the_frame_moves_the_border():
    values = {"t0": Fraction(10), "t1": Fraction(1, 10), "tk": Fraction(1, 100)}
    frame = Frame(9000, 40)
    rows = rows_of({m: B.time(m, values, frame) for m in (10, 2000, 8960, 8961, 30000)})
    assert fit_models(rows, frame).fit("B").mean_abs_error < 1e-9
    assert fit_models(rows).fit("B").mean_abs_error > 0.1


def test_the_table_for_people_is_table_3_2():
    table = fit_table(judge(rows_of(LECTURE), GIVEN))
    errors = [table.columns.index(f"error_{key}") for key in "ABC"]
    for row, *expected in zip(table.rows, *TABLE_3_2.values(), strict=True):
        assert [float(row[place]) for place in errors] == pytest.approx(expected, abs=0.05)
    lines = [str(line) for line in fit_lines(fit_models(rows_of(LECTURE)))]
    assert any("tn+tc = 264.49 (95 %: 136.52 to 392.47)" in line for line in lines)


# How often the intervals hold the truth -----------------------------------------------------------

CASES = 2000
TRUE = {
    "A": {"tn": 150.0, "tk": 0.09, "tc": 7.0},
    "B": {"t0": 120.0, "t1": 0.1, "tk": 0.085},
    "C": {"tn": 150.0, "tk": 0.09},
}
ABOVE, BELOW = (2000, 5000, 10000, 20000, 40000, 60000), (10, 300, 700, 1000, 1400)


def share_held(model: Model, sizes: tuple[int, ...], relative: bool, seed: int) -> dict[str, float]:
    """In which share of seeded cases each number's interval holds its true value."""
    chance = np.random.default_rng(seed)
    weights = np.array([model.weights(m, USUAL_FRAME) for m in sizes], float)
    exact = weights @ np.array(list(TRUE[model.key].values()))
    size = 0.01 * exact if relative else 20.0
    held: dict[str, int] = {}
    true: dict[str, float] = {}
    for noise in chance.normal(size=(CASES, len(sizes))) * size:
        rows = [
            Row(m, Fraction(t), 1) for m, t in zip(sizes, (exact + noise).tolist(), strict=True)
        ]
        for one in _only(model, rows, relative).parameters:
            if one.name not in true:
                row = combination(one.name, model.names)
                pairs = zip(row, TRUE[model.key].values(), strict=True)
                true[one.name] = float(sum(float(weight) * value for weight, value in pairs))
            held[one.name] = held.get(one.name, 0) + (one.low <= true[one.name] <= one.high)
    return {name: count / CASES for name, count in held.items()}


def _only(model: Model, rows: list[Row], relative: bool) -> Fit:
    from engine.cluster import fitting

    return fitting._fit(model, rows, USUAL_FRAME, relative)


@pytest.mark.parametrize("relative", [False, True], ids=["absolute", "relative"])
@pytest.mark.parametrize(
    ("model", "sizes", "names"),
    [
        (A, MIXED, {"tn+tc", "tk"}),
        (B, MIXED, {"t0", "t1", "tk"}),
        (B, ABOVE, {"t0+1422*t1", "tk"}),
        (B, BELOW, {"t0+78*tk", "t1+tk"}),
        (C, ABOVE, {"tn", "tk"}),
    ],
    ids=["A", "B", "B-above", "B-below", "C"],
)
def test_intervals_hold_the_true_value_in_95_of_100_cases(model, sizes, names, relative):
    held = share_held(model, sizes, relative, seed=20261201)
    assert set(held) == names
    for name, share in held.items():
        assert 0.93 <= share <= 0.97, (name, share)


# Scipy's word for it ------------------------------------------------------------------------------


@pytest.mark.oracle
@pytest.mark.parametrize("confidence", [0.5, 0.9, 0.95, 0.99, 0.999])
def test_student_as_scipy_has_it(confidence):
    stats = pytest.importorskip("scipy.stats", reason="scipy is in the group oracles")
    for degrees in (1, 2, 3, 7, 30, 100, 1000, 99_998):
        expected = stats.t.ppf((1 + confidence) / 2, degrees)
        assert student_t(degrees, confidence) == pytest.approx(expected, rel=1e-9)
        assert within(expected, degrees) == pytest.approx(confidence, rel=1e-9)


@pytest.mark.oracle
@pytest.mark.parametrize("relative", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_fits_as_scipy_has_them(relative, seed):
    optimize = pytest.importorskip("scipy.optimize", reason="scipy is in the group oracles")
    t = np.random.default_rng(seed).uniform(1, 10**5, len(MIXED))
    found = fit_models(rows_of(dict(zip(MIXED, t.tolist(), strict=True))), relative=relative)
    for model in (B, C):
        weights = np.array([model.weights(m, USUAL_FRAME) for m in MIXED], float)

        def line(x, *values, weights=weights):
            return weights @ np.array(values)

        start = [one.value * 1.01 + 1e-3 for one in found.fit(model.key).parameters]
        best, covariance = optimize.curve_fit(
            line, np.array(MIXED), t, p0=start, sigma=t if relative else None
        )
        for one, value, variance in zip(
            found.fit(model.key).parameters, best, np.diag(covariance), strict=True
        ):
            assert one.standard_error == pytest.approx(variance**0.5, rel=1e-4)
            assert one.value == pytest.approx(value, rel=1e-5, abs=1e-4 * variance**0.5)


def test_the_spans_of_the_models():
    assert span_of_sizes("A", MIXED, USUAL_FRAME).rows == ((1, 0, 1), (0, 1, 0))
    assert len(span_of_sizes("B", MIXED, USUAL_FRAME).rows) == 3
