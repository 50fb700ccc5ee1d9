r"""Closed forms of total exchange: lecture 3.2.5, Kumar/Grama 4.5."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from engine.exact_time import Terms
from engine.formulas.base import Case, ClosedForm, Expression, packets_alone, terms, total
from engine.formulas.domains import CUBE, CUT, PACKETS, STORED, is_cube
from engine.formulas.letters import around


def _exchange_headers(case: Case) -> int:
    return sum(case.headers((k - j) * case.p // k * case.m) for k in case.dims for j in range(1, k))


def _pair_sum(case: Case) -> Terms:
    """Return the pairwise exchange on the hypercube in finite packets, distance by distance."""
    n = case.logarithm
    return total(
        packets_alone(case, case.m, distance).scaled(comb(n, distance))
        for distance in range(1, n + 1)
    )


_RING_EXCHANGE = Expression(
    lambda case: rf"\left(\ts + \th + \frac{{1}}{{2}} m\,p\,\tw\right) {around(case)}",
    lambda case: terms(1, 1, Fraction(case.m * case.p, 2)).scaled(case.around),
)

FORMS = (
    ClosedForm(
        "total-exchange",
        "ring",
        STORED,
        _RING_EXCHANGE,
        "3.2.5; Kumar/Grama 4.5",
        printed=Expression(
            lambda case: (
                r"(2\,\ts + m\,p\,\tw)(\sqrt{p} - 1)"
                if case.kind == "torus"
                else rf"\left(\ts + \frac{{1}}{{2}} m\,p\,\tw\right) {around(case)}"
            ),
            lambda case: terms(1, 0, Fraction(case.m * case.p, 2)).scaled(case.around),
        ),
    ),
    ClosedForm("total-exchange", "ring", CUT, _RING_EXCHANGE, "3.2.5"),
    ClosedForm(
        "total-exchange",
        "ring",
        PACKETS,
        Expression(
            lambda case: (
                rf"\left(\ts + \frac{{1}}{{2}} m\,p\,\tw\right) {around(case)}"
                r" + \th \sum n"
            ),
            lambda case: terms(
                case.around,
                _exchange_headers(case),
                Fraction(case.m * case.p * case.around, 2),
            ),
        ),
        "3.2.5",
    ),
    ClosedForm(
        "total-exchange",
        "pairwise",
        CUT,
        Expression(
            lambda case: r"(\ts + m\,\tw)(p - 1) + \frac{1}{2}\,\th\,p \log_2 p",
            lambda case: terms(case.p - 1, case.p * case.logarithm // 2, case.m * (case.p - 1)),
        ),
        "3.2.5; Kumar/Grama 4.5",
        is_cube,
        CUBE,
        printed=Expression(
            lambda case: r"(\ts + m\,\tw)(p - 1) + \frac{1}{2}\,\th\,p \log_2 p",
            lambda case: terms(case.p - 1, case.p * case.logarithm // 2, case.m * (case.p - 1)),
        ),
    ),
    ClosedForm(
        "total-exchange",
        "pairwise",
        STORED,
        Expression(
            lambda case: r"\ts\,(p - 1) + \frac{1}{2}(\th + m\,\tw)\,p \log_2 p",
            lambda case: terms(
                case.p - 1,
                case.p * case.logarithm // 2,
                case.m * case.p * case.logarithm // 2,
            ),
        ),
        "3.2.5",
        is_cube,
        CUBE,
    ),
    ClosedForm(
        "total-exchange",
        "pairwise",
        PACKETS,
        Expression(
            lambda case: (
                r"\sum_{l} \binom{\log_2 p}{l} \left(\ts + (l + n - 2)(P\,\tw + \th) + "
                r"(r\,\tw + \th)\right)"
            ),
            _pair_sum,
        ),
        "3.2.5",
        is_cube,
        CUBE,
    ),
)
