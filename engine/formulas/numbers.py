r"""The numbers that stand for the letters of a closed form in a case."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.exact_time import Terms, format_exact
from engine.formulas.base import Case, Expression
from engine.formulas.shift import longest_shift, shift_steps
from engine.formulas.written import MARKS, Sum, in_numbers, parse, sums_each


def numbers_of(
    operation: str, algorithm: str, case: Case, costs: Mapping[str, Fraction]
) -> dict[str, str]:
    r"""Return what to put in place of letters, in LaTeX, for all forms of an algorithm.

    ``costs`` holds ts, th and tw.
    """
    values = {mark: format_exact(costs[cost]) for cost, mark in MARKS.items()}
    values |= {"p": str(case.p), "m": str(case.m), "q": str(case.q)}
    values[r"\sum_i (k_i - 1)"] = " + ".join(f"{k} - 1" for k in case.dims)
    values[r"\sum_i \lceil k_i/2 \rceil"] = " + ".join(rf"\lceil {k}/2 \rceil" for k in case.dims)
    if case.packet:
        count = case.headers(case.m)
        size = min(case.packet, case.m)
        rest = case.m - (count - 1) * size
        values |= {"n": str(count), "P": str(size), "r": str(rest)}
    if case.star:
        values |= {"V_m": str(case.frame.vmax), "V_c": str(case.frame.vc)}
        values["n"] = str(case.frame.packets(case.m))
    if operation == "point-to-point":
        values["l"] = str(case.hops)
    if operation == "shift":
        values |= _of_shift(case)
        if algorithm == "step-by-step" and case.kind == "torus":
            values |= _of_torus_shift(case)
    return values


def _of_shift(case: Case) -> dict[str, str]:
    if case.kind == "torus" or case.star:
        return {}
    if case.kind == "ring":
        return {"d": str(shift_steps(case))}
    return {
        "l": str(longest_shift(case)),
        r"\gamma(q)": str(case.logarithm - longest_shift(case)),
        "|q|_1": str(case.q.bit_count()),
        r"[q \text{ odd}]": str(case.q % 2),
    }


def _of_torus_shift(case: Case) -> dict[str, str]:
    rows, columns = case.dims[0], case.dims[-1]
    a = case.q % columns
    b = (case.q // columns + (2 * a > columns)) % rows
    letters = {"a": a, "b": b, "c": columns, "r": rows}
    return {**{key: str(value) for key, value in letters.items()}, "[a > 0]": str(int(a > 0))}


def with_numbers(
    expression: Expression,
    operation: str,
    algorithm: str,
    case: Case,
    costs: Mapping[str, Fraction],
) -> Sum:
    """Return a closed form with the numbers of a case put in.

    A sum over distances cannot be written with one number for each letter: it becomes its three
    coefficients times the costs.
    """
    terms = expression.terms(case)
    total = parse(expression.latex(case))
    if sums_each(total):
        return in_numbers(parse(r"c_s \ts + c_h \th + c_w \tw"), _coefficients(terms, costs))
    values = numbers_of(operation, algorithm, case, costs)
    values[r"\sum n"] = format_exact(terms.th)
    values[r"\sum_l l^2 p_l"] = format_exact(terms.tw / case.m)
    return in_numbers(total, values)


def _coefficients(terms: Terms, costs: Mapping[str, Fraction]) -> dict[str, str]:
    values = {mark: format_exact(costs[cost]) for cost, mark in MARKS.items()}
    coefficients = {"c_s": terms.ts, "c_h": terms.th, "c_w": terms.tw}
    return values | {letter: format_exact(value) for letter, value in coefficients.items()}
