"""A closed form on paper: numbers put in give its value, and its parts give the whole."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.exact_time import Terms
from engine.formulas import FORMS, NOTATIONS, Case
from engine.formulas.numbers import with_numbers
from engine.formulas.own import read_formula
from engine.formulas.written import MARKS, parse, part_of, render, sums_each
from engine.report.formula_sheet import formula_sheet
from tests.engine.cases import of
from tests.engine.typed import typed

COSTS = {"ts": Fraction(50), "th": Fraction(3, 2), "tw": Fraction(1, 10)}
CASES = (
    Case("ring", (16,), 100, 3, 8, 10),
    Case("ring", (7,), 5, 5, 3, 10),
    Case("hypercube", (2,) * 4, 100, 6, 2, 30),
    Case("torus", (4, 4), 100, 7, 4, 10),
    Case("torus", (4, 2), 99, 3, 3, 20, "high"),
    Case("torus", (4, 2, 8), 100, 3, 5, 10),
)


def expressions():
    for form in FORMS:
        for case in CASES:
            if form.holds(case):
                plain = case if "finite-packets" in form.switching else replace(case, packet=0)
                yield form, form.full, plain
                if form.printed is not None and form.prints(plain):
                    yield form, form.printed, plain


ALL = list(expressions())


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.operation}-{form.algorithm}")
def test_numbers_put_in_give_the_value(form):
    for one, expression, case in ALL:
        if one is not form:
            continue
        put_in = with_numbers(expression, form.operation, form.algorithm, case, COSTS)
        text = typed(render(put_in, numeric=True))
        assert text is not None, render(put_in)
        terms = expression.terms(case)
        assert read_formula(text).value({}) == terms.time(*COSTS.values()), text


def test_a_part_in_numbers_is_coefficient_times_cost():
    for form, expression, case in ALL:
        total = parse(expression.latex(case))
        terms = expression.terms(case)
        for cost in MARKS:
            part = part_of(total, cost)
            assert bool(part) == bool(getattr(terms, cost)) or not getattr(terms, cost)
            if not part or sums_each(total):
                continue
            alone = expression.__class__(lambda case, part=part: render(part), expression.terms)
            text = render(
                with_numbers(alone, form.operation, form.algorithm, case, COSTS), numeric=True
            )
            expected = getattr(terms, cost) * COSTS[cost]
            assert read_formula(typed(text)).value({}) == expected, text


def test_writing_again_changes_nothing_but_room():
    for _, expression, case in ALL:
        written = render(parse(expression.latex(case)))
        assert render(parse(written)) == written


@pytest.mark.parametrize("latex", [r"\ts + \foo", "p!", r"\ts)"])
def test_unknown_latex_is_refused(latex):
    with pytest.raises(ValueError, match=r"cannot be read|not opened"):
        parse(latex)


@pytest.mark.parametrize("notation", [one.key for one in NOTATIONS])
def test_a_sheet_speaks_in_the_letters_of_its_notation(notation):
    sheet = formula_sheet(of(topology="hypercube", operation="broadcast"), notation, "ru")
    written = " ".join(sheet.letters)
    assert ("t_s" in written) == (notation == "book")
    assert (r"\text{н}" in written) == (notation == "lecture")
    assert sheet.numbers[-1] == "= 246"
    assert [row.cost for row in sheet.rows] == list(MARKS)
    assert sum(row.formula * row.price for row in sheet.rows) == 246


def test_what_the_lecture_prints_stands_apart_where_it_differs():
    stored = formula_sheet(of(topology="hypercube", operation="broadcast"), "book", "en")
    assert stored.printed[-1] == "= 240"
    same = formula_sheet(of(operation="point-to-point", switching="cut-through"), "book", "en")
    assert same.printed == ()
    bound = formula_sheet(of(topology="hypercube", operation="shift", q=3), "book", "en")
    assert r"\le" in bound.printed[0]


def test_without_a_closed_form_only_the_simulated_terms_are_there():
    one = of(operation="total-exchange", algorithm="direct", switching="cut-through")
    sheet = formula_sheet(one, "book", "en")
    assert sheet.letters == sheet.numbers == sheet.printed == ()
    assert all(row.formula is None and row.written is None for row in sheet.rows)
    assert Terms(*(row.simulated for row in sheet.rows)) == one.terms
