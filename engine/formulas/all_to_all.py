r"""Closed forms of all-to-all broadcast, multinode accumulation, all-reduce and prefix sums.

Lecture 3.2.3; Kumar/Grama 4.2 and 4.3.  Neighbours only: the same in store-and-forward and in
cut-through; in finite packets a step costs as many headers as it has packets.
"""

from __future__ import annotations

from math import prod

from engine.formulas.base import Case, ClosedForm, Expression, terms
from engine.formulas.domains import CUT, PACKETS, POWERS, STORED, is_cube, powers
from engine.formulas.letters import around, half_around


def _gossip_headers(case: Case) -> int:
    sides = case.sides_in_order
    return sum(
        (k - 1) * case.headers(prod(sides[:place]) * case.m) for place, k in enumerate(sides)
    )


def _gossip(operation: str, algorithm: str, is_printed: bool) -> tuple[ClosedForm, ...]:
    """Forms of all-to-all broadcast round every ring, and of what is done like it."""
    full = Expression(
        lambda case: rf"(\ts + \th)\,{around(case)} + m\,\tw\,(p - 1)",
        lambda case: terms(case.around, case.around, case.m * (case.p - 1)),
    )
    printed = Expression(
        lambda case: (
            r"(\ts + m\,\tw)(p - 1)"
            if case.kind == "ring"
            else rf"\ts\,{around(case)} + m\,\tw\,(p - 1)"
        ),
        lambda case: terms(case.around, 0, case.m * (case.p - 1)),
    )
    return (
        ClosedForm(
            operation,
            algorithm,
            STORED,
            full,
            "3.2.3; Kumar/Grama 4.2",
            printed=printed if is_printed else None,
        ),
        ClosedForm(operation, algorithm, CUT, full, "3.2.3; Kumar/Grama 4.2"),
        ClosedForm(
            operation,
            algorithm,
            PACKETS,
            Expression(
                lambda case: rf"\ts\,{around(case)} + m\,\tw\,(p - 1) + \th \sum n",
                lambda case: terms(case.around, _gossip_headers(case), case.m * (case.p - 1)),
            ),
            "3.2.3",
        ),
    )


def _accumulate(operation: str) -> tuple[ClosedForm, ...]:
    """Forms of all-reduce and prefix sums on the way."""
    full = Expression(
        lambda case: rf"(\ts + \th + m\,\tw)\,{around(case)}",
        lambda case: terms(case.around, case.around, case.m * case.around),
    )
    return (
        ClosedForm(
            operation,
            "accumulate-on-the-way",
            STORED,
            full,
            "3.2.3; Kumar/Grama 4.3",
            printed=Expression(
                lambda case: r"(\ts + m\,\tw) \log_2 p",
                lambda case: terms(case.logarithm, 0, case.m * case.logarithm),
            ),
            prints=is_cube,
        ),
        ClosedForm(operation, "accumulate-on-the-way", CUT, full, "3.2.3; Kumar/Grama 4.3"),
        ClosedForm(
            operation,
            "accumulate-on-the-way",
            PACKETS,
            Expression(
                lambda case: rf"(\ts + n\,\th + m\,\tw)\,{around(case)}",
                lambda case: terms(
                    case.around, case.around * case.headers(case.m), case.m * case.around
                ),
            ),
            "3.2.3",
        ),
    )


REDUCE_THEN_BROADCAST = (
    ClosedForm(
        "all-reduce",
        "reduce-then-broadcast",
        STORED,
        Expression(
            lambda case: rf"2\,(\ts + \th + m\,\tw)\,{half_around(case)}",
            lambda case: terms(1, 1, case.m).scaled(2 * case.half_around),
        ),
        "3.2.3",
    ),
    ClosedForm(
        "all-reduce",
        "reduce-then-broadcast",
        CUT,
        Expression(
            lambda case: rf"2\,(\ts + m\,\tw) \log_2 p + 2\,\th\,{around(case)}",
            lambda case: terms(case.logarithm, case.around, case.m * case.logarithm).scaled(2),
        ),
        "3.2.3",
        powers,
        POWERS,
    ),
    ClosedForm(
        "all-reduce",
        "reduce-then-broadcast",
        PACKETS,
        Expression(
            lambda case: rf"2\,(\ts + n\,\th + m\,\tw)\,{half_around(case)}",
            lambda case: terms(1, case.headers(case.m), case.m).scaled(2 * case.half_around),
        ),
        "3.2.3",
    ),
)


FORMS = (
    *_gossip("all-to-all-broadcast", "ring", is_printed=True),
    *_gossip("multinode-accumulation", "ring", is_printed=True),
    *_gossip("all-reduce", "all-to-all-broadcast-then-combine", is_printed=False),
    *_accumulate("all-reduce"),
    *_accumulate("prefix-sum"),
    *REDUCE_THEN_BROADCAST,
)
