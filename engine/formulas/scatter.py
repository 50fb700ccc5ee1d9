r"""Closed forms of scatter and of its dual, gather: lecture 3.2.4, Kumar/Grama 4.4."""

from __future__ import annotations

from math import prod

from engine.formulas.base import Case, ClosedForm, Expression, packets_alone, terms, total
from engine.formulas.domains import CUT, PACKETS, POWERS, STORED, halvings, is_cube, powers
from engine.formulas.letters import around


def _pipeline_headers(case: Case) -> int:
    """Return the headers of the pipeline in finite packets."""
    sides = case.sides_in_order
    return sum(
        (k - 1) * case.headers(prod(sides[place + 1 :]) * case.m) for place, k in enumerate(sides)
    )


PIPELINE = Expression(
    lambda case: rf"(\ts + \th)\,{around(case)} + m\,\tw\,(p - 1)",
    lambda case: terms(case.around, case.around, case.m * (case.p - 1)),
)
PIPELINE_PRINTED = Expression(
    lambda case: r"\ts \log_2 p + m\,\tw\,(p - 1)",
    lambda case: terms(case.logarithm, 0, case.m * (case.p - 1)),
)
PIPELINE_PACKETS = Expression(
    lambda case: rf"\ts\,{around(case)} + m\,\tw\,(p - 1) + \th \sum n",
    lambda case: terms(case.around, _pipeline_headers(case), case.m * (case.p - 1)),
)
HALVING_STORED = Expression(
    lambda case: rf"\ts \log_2 p + \th\,{around(case)} + m\,\tw \sum_l l^2 p_l",
    lambda case: terms(
        case.logarithm,
        case.around,
        sum(distance * words for distance, words in halvings(case)),
    ),
)
HALVING_CUT = Expression(
    lambda case: rf"\ts \log_2 p + m\,\tw\,(p - 1) + \th\,{around(case)}",
    lambda case: terms(case.logarithm, case.around, case.m * (case.p - 1)),
)
HALVING_PACKETS = Expression(
    lambda case: r"\sum_{l} \left(\ts + (l + n_l - 2)(P\,\tw + \th) + (r_l\,\tw + \th)\right)",
    lambda case: total(packets_alone(case, words, distance) for distance, words in halvings(case)),
)

SOURCE = "3.2.4; Kumar/Grama 4.4"


def _forms(operation: str) -> tuple[ClosedForm, ...]:
    pipeline, halving = "farthest-first", "halving"
    return (
        ClosedForm(
            operation,
            pipeline,
            STORED,
            PIPELINE,
            SOURCE,
            printed=PIPELINE_PRINTED,
            prints=is_cube,
        ),
        ClosedForm(operation, pipeline, CUT, PIPELINE, SOURCE),
        ClosedForm(operation, pipeline, PACKETS, PIPELINE_PACKETS, SOURCE),
        ClosedForm(operation, halving, STORED, HALVING_STORED, SOURCE, powers, POWERS),
        ClosedForm(operation, halving, CUT, HALVING_CUT, SOURCE, powers, POWERS),
        ClosedForm(operation, halving, PACKETS, HALVING_PACKETS, SOURCE, powers, POWERS),
    )


FORMS = (*_forms("scatter"), *_forms("gather"))
