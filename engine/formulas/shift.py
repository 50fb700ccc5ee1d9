r"""Closed forms of the circular shift: lecture 3.2.6, Kumar/Grama 4.6."""

from __future__ import annotations

from engine.formulas.base import Case, ClosedForm, Expression, packets_alone, terms
from engine.formulas.domains import (
    BOTH,
    CUBE,
    CUT,
    PACKETS,
    RING,
    STORED,
    TWO_SIDES,
    is_cube,
    is_ring,
    two_sides,
)


def shift_steps(case: Case) -> int:
    """Return the steps of the shift from neighbour to neighbour."""
    if is_ring(case):
        return min(case.q, case.p - case.q)
    if case.kind == "hypercube":
        return sum(2 if i else 1 for i in range(case.q.bit_length()) if case.q >> i & 1)
    rows, columns = case.dims
    a = case.q % columns
    b = (case.q // columns + (2 * a > columns)) % rows
    return min(a, columns - a) + (a > 0) + min(b, rows - b)


def longest_shift(case: Case) -> int:
    """Return log2 p - g(q), 2^g(q) the largest power of two that divides q (hypercube)."""
    return case.logarithm - ((case.q & -case.q).bit_length() - 1)


def _printed_shift_steps(case: Case) -> int:
    if case.kind == "hypercube":
        return 2 * case.logarithm - 1
    return 2 * (case.dims[0] // 2) + 1


def _shift_latex(case: Case) -> str:
    return {"ring": r"\min(q, p - q)", "hypercube": "(2\\,|q|_1 - [q \\text{ odd}])"}.get(
        case.kind, r"(\min(a, c - a) + [a > 0] + \min(b, r - b))"
    )


FORMS = (
    ClosedForm(
        "shift",
        "step-by-step",
        STORED,
        Expression(
            lambda case: rf"(\ts + \th + m\,\tw)\,{_shift_latex(case)}",
            lambda case: terms(1, 1, case.m).scaled(shift_steps(case)),
        ),
        "3.2.6; Kumar/Grama 4.6",
        two_sides,
        TWO_SIDES,
        printed=Expression(
            lambda case: (
                r"(\ts + m\,\tw)(2 \log_2 p - 1)"
                if case.kind == "hypercube"
                else r"(\ts + m\,\tw)(2 \lfloor \sqrt{p}/2 \rfloor + 1)"
            ),
            lambda case: terms(1, 0, case.m).scaled(_printed_shift_steps(case)),
        ),
        prints=lambda case: case.kind != "ring" and case.square,
        printed_is_bound=True,
    ),
    ClosedForm(
        "shift",
        "step-by-step",
        (*CUT, *PACKETS),
        Expression(
            lambda case: rf"(\ts + {'n' if case.packet else ''}\th + m\,\tw)\,{_shift_latex(case)}",
            lambda case: terms(1, case.headers(case.m) if case.packet else 1, case.m).scaled(
                shift_steps(case)
            ),
        ),
        "3.2.6",
        two_sides,
        TWO_SIDES,
    ),
    ClosedForm(
        "shift",
        "direct",
        BOTH,
        Expression(
            lambda case: r"\ts + d\,(\th + m\,\tw)",
            lambda case: terms(1, 0, 0) + terms(0, 1, case.m).scaled(shift_steps(case)),
        ),
        "3.2.6",
        is_ring,
        RING,
    ),
    ClosedForm(
        "shift",
        "direct",
        CUT,
        Expression(
            lambda case: r"\ts + m\,\tw + \th\,(\log_2 p - \gamma(q))",
            lambda case: terms(1, longest_shift(case), case.m),
        ),
        "3.2.6; Kumar/Grama 4.6",
        is_cube,
        CUBE,
        printed=Expression(
            lambda case: r"\ts + m\,\tw + \th\,(\log_2 p - \gamma(q))",
            lambda case: terms(1, longest_shift(case), case.m),
        ),
    ),
    ClosedForm(
        "shift",
        "direct",
        STORED,
        Expression(
            lambda case: r"\ts + (m\,\tw + \th)(\log_2 p - \gamma(q))",
            lambda case: terms(1, longest_shift(case), longest_shift(case) * case.m),
        ),
        "3.2.6",
        is_cube,
        CUBE,
    ),
    ClosedForm(
        "shift",
        "direct",
        PACKETS,
        Expression(
            lambda case: r"\ts + (l + n - 2)(P\,\tw + \th) + (r\,\tw + \th)",
            lambda case: packets_alone(case, case.m, longest_shift(case)),
        ),
        "3.2.6",
        is_cube,
        CUBE,
    ),
)
