r"""Closed forms of broadcast and of its dual, reduce: lecture 3.2.2, Kumar/Grama 4.1.

H is the sum of ceil(k / 2), S that of k - 1 over the rings.
"""

from __future__ import annotations

from engine.formulas.base import ClosedForm, Expression, packets_alone, terms, total
from engine.formulas.domains import CUT, PACKETS, POWERS, STORED, halvings, powers
from engine.formulas.letters import around, half_around

BOTH_WAYS = Expression(
    lambda case: rf"(\ts + \th + m\,\tw)\,{half_around(case)}",
    lambda case: terms(1, 1, case.m).scaled(case.half_around),
)
BOTH_WAYS_PRINTED = Expression(
    lambda case: rf"(\ts + m\,\tw)\,{half_around(case)}",
    lambda case: terms(1, 0, case.m).scaled(case.half_around),
)
BOTH_WAYS_PACKETS = Expression(
    lambda case: rf"(\ts + n\,\th + m\,\tw)\,{half_around(case)}",
    lambda case: terms(1, case.headers(case.m), case.m).scaled(case.half_around),
)
DOUBLING_STORED = Expression(
    lambda case: rf"\ts \log_2 p + (m\,\tw + \th)\,{around(case)}",
    lambda case: terms(case.logarithm, case.around, case.m * case.around),
)
DOUBLING_CUT = Expression(
    lambda case: rf"(\ts + m\,\tw) \log_2 p + \th\,{around(case)}",
    lambda case: terms(case.logarithm, case.around, case.m * case.logarithm),
)
DOUBLING_CUT_PRINTED = Expression(
    lambda case: (
        r"(\ts + m\,\tw) \log_2 p"
        + ("" if case.kind == "hypercube" else rf" + \th\,{around(case)}")
    ),
    lambda case: terms(
        case.logarithm,
        0 if case.kind == "hypercube" else case.around,
        case.m * case.logarithm,
    ),
)
DOUBLING_PACKETS = Expression(
    lambda case: r"\sum_{l} \left(\ts + (l + n - 2)(P\,\tw + \th) + (r\,\tw + \th)\right)",
    lambda case: total(packets_alone(case, case.m, distance) for distance, _ in halvings(case)),
)

SOURCE = "3.2.2; Kumar/Grama 4.1"


def _forms(operation: str) -> tuple[ClosedForm, ...]:
    def doubling(
        switching: tuple[str, ...], full: Expression, printed: Expression | None = None
    ) -> ClosedForm:
        return ClosedForm(
            operation, "doubling", switching, full, SOURCE, powers, POWERS, printed=printed
        )

    return (
        ClosedForm(operation, "both-ways", STORED, BOTH_WAYS, SOURCE, printed=BOTH_WAYS_PRINTED),
        ClosedForm(operation, "both-ways", CUT, BOTH_WAYS, SOURCE),
        ClosedForm(operation, "both-ways", PACKETS, BOTH_WAYS_PACKETS, SOURCE),
        doubling(STORED, DOUBLING_STORED),
        doubling(CUT, DOUBLING_CUT, printed=DOUBLING_CUT_PRINTED),
        doubling(PACKETS, DOUBLING_PACKETS),
    )


FORMS = (*_forms("broadcast"), *_forms("reduce"))
