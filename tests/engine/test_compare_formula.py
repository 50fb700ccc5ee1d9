"""A formula of one's own beside the simulation: the first case in which they differ is found."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from engine.errors import Cancelled, InputError
from engine.formulas import FORMS
from engine.formulas.own import read_formula
from engine.report import compare_formula
from engine.report.compare_formula import cases, compare, verdict
from engine.run import case_of, form_of, run
from engine.scenario import from_settings
from tests.engine.cases import LECTURE_COSTS
from tests.engine.typed import typed

RIGHT = "(ts + th + m tw) log2 p"
BROADCAST = {"topology": "hypercube", "p": 16, "operation": "broadcast"}


def scenario(**settings):
    return from_settings({**LECTURE_COSTS, **settings})


def test_the_planted_counterexample_is_found():
    found = compare(read_formula(f"{RIGHT} + max(0, 1 - (p - 32)^2)"), scenario(**BROADCAST))
    example = found.counterexample
    assert (example.scenario.p, example.scenario.m) == (32, 1)
    assert example.own == example.other + 1
    assert example.other == run(example.scenario).simulated
    assert not found.equal
    assert str(verdict(found)[0]) == "p = 32, m = 1: your formula 259, simulated 258"


def test_one_that_is_right_for_one_message_only_is_found():
    found = compare(read_formula("(ts + th + max(m, 2) tw) N"), scenario(**BROADCAST))
    assert (found.counterexample.scenario.p, found.counterexample.scenario.m) == (2, 1)
    found = compare(read_formula("(ts + th + min(m, 7) tw) N"), scenario(**BROADCAST))
    assert (found.counterexample.scenario.p, found.counterexample.scenario.m) == (2, 100)


def test_one_that_is_right_for_powers_of_four_only_is_found():
    found = compare(read_formula("(ts + th + m tw) 2 ceil(N/2)"), scenario(**BROADCAST))
    assert found.counterexample.scenario.p == 2
    later = compare(
        read_formula("(ts + th + m tw) max(min(N, 3), 2 floor(N/2))"), scenario(**BROADCAST)
    )
    assert later.counterexample.scenario.p == 32


def test_the_right_one_is_equal_everywhere():
    told = []
    found = compare(read_formula(RIGHT), scenario(**BROADCAST), progress=told.append)
    assert found.equal
    assert found.tried == found.with_form == 8 * 4
    assert found.from_form is None
    assert told == sorted(told)
    assert told[-1] == 1
    assert str(verdict(found)[0].values) == "(('n', 32),)"


def typed_forms():
    """Every closed form on one network of each kind as (settings, text or None)."""
    shapes = (("ring", {"p": 8}), ("torus", {"dims": "4x4"}), ("hypercube", {"p": 8}))
    for form, (topology, shape) in product(FORMS, shapes):
        for switching in form.switching:
            settings = {
                "topology": topology,
                **shape,
                "operation": form.operation,
                "algorithm": form.algorithm,
                "switching": switching,
                "th": "1.5",
                "m": 20,
                "q": 3,
            }
            try:
                one = from_settings(settings)
            except InputError:
                continue
            if form_of(one) is form:
                yield settings, typed(form.full.latex(case_of(one)))


ALL_FORMS = list(typed_forms())
TYPED = [(settings, text) for settings, text in ALL_FORMS if text is not None]


@pytest.mark.parametrize(("settings", "text"), TYPED)
def test_closed_forms_typed_as_text_are_equal(settings, text):
    found = compare(read_formula(text), from_settings(settings), largest=16)
    assert found.equal, [str(one) for one in verdict(found)]
    assert found.from_form is None
    assert found.with_form >= found.tried > 0


def test_most_closed_forms_can_be_typed():
    assert len(TYPED) > 2 * (len(ALL_FORMS) - len(TYPED))


def test_the_closed_form_is_compared_too():
    one = scenario(topology="torus", dims="4x4", operation="total-exchange")
    found = compare(read_formula("(ts + m p tw/2) 2 (sqrt p - 1)"), one)
    assert found.from_form.scenario.p == found.counterexample.scenario.p == 4
    none = scenario(operation="total-exchange", algorithm="direct", switching="cut-through")
    assert compare(read_formula("0"), none).with_form == 0


def test_cases_without_an_exact_value_are_counted_with_the_reason():
    found = compare(
        read_formula("(ts + th + m tw) ceil(sqrt(p)^2/2)"),
        scenario(topology="ring", p=9, operation="broadcast"),
        largest=16,
    )
    assert found.equal
    assert found.tried == 3 * 4  # 4, 9, 16
    assert found.without_value == (15 - 3) * 4
    assert "square root of 2" in str(found.reason)
    assert any("square root of 2" in str(one) for one in verdict(found))


def test_what_costs_nothing_is_said_to_be_untried():
    found = compare(read_formula("(ts + m tw) N"), scenario(**BROADCAST, th=0))
    assert found.equal
    assert any("th is 0" in str(one) for one in verdict(found))


def test_large_cases_are_left_out_and_said(monkeypatch):
    monkeypatch.setattr(compare_formula, "CURVE_CROSSINGS", 40)
    found = compare(read_formula(RIGHT), scenario(**BROADCAST))
    assert found.equal
    assert found.tried + found.too_large == found.with_form
    assert found.too_large > 0
    assert compare(read_formula(RIGHT), scenario(**BROADCAST), largest=1).tried == 0


def test_cases_rise_and_keep_everything_but_sizes():
    one = scenario(topology="ring", p=16, operation="shift", q=5)
    sizes = [(case.p, case.m) for case in cases(one, 20)]
    assert sizes == sorted(sizes)
    assert sizes[0][0] == 6, "a shift by 5 needs 6 nodes"
    assert {case.m for case in cases(one, 20)} == {1, 2, 7, 100}
    assert {(case.ts, case.th, case.tw, case.q) for case in cases(one, 20)} == {
        (one.ts, one.th, one.tw, 5)
    }
    cube = [case.dims for case in cases(scenario(topology="torus", dims="2x2x2"), 64)]
    assert set(cube) == {(2, 2, 2), (3, 3, 3), (4, 4, 4)}
    flat = {case.dims for case in cases(scenario(topology="torus", dims="4x2"), 8)}
    assert flat == {(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)}


def test_slow_links_are_left_away_and_said():
    one = scenario(**BROADCAST, **{"slow-link": ["0-1:5"]})
    found = compare(read_formula(RIGHT), one)
    assert found.equal
    assert any("slow links" in str(text) for text in verdict(found))
    assert all(not case.slow_links for case in cases(one))


def test_it_ends_when_nobody_wants_it():
    with pytest.raises(Cancelled):
        compare(read_formula(RIGHT), scenario(**BROADCAST), cancelled=lambda: True)
    tried = replace(scenario(**BROADCAST), m=3)
    assert {case.m for case in cases(tried, 4)} == {1, 2, 3, 7, 100}
