r"""Closed forms of point-to-point: lecture 3.1.2 and 3.2.1, Kumar/Grama 2.5."""

from __future__ import annotations

from engine.formulas.base import ClosedForm, Expression, packets_alone, terms
from engine.formulas.domains import CUT, PACKETS, STORED

STORED_FORM = Expression(
    lambda case: r"\ts + (m\,\tw + \th)\,l",
    lambda case: terms(1, case.hops, case.hops * case.m),
)
STORED_PRINTED = Expression(
    lambda case: r"\ts + m\,\tw\,l",
    lambda case: terms(1, 0, case.hops * case.m),
)
CUT_FORM = Expression(
    lambda case: r"\ts + m\,\tw + \th\,l",
    lambda case: terms(1, case.hops, case.m),
)
PACKETS_FORM = Expression(
    lambda case: r"\ts + (l + n - 2)(P\,\tw + \th) + (r\,\tw + \th)",
    lambda case: packets_alone(case, case.m, case.hops),
)

OPERATION, ALGORITHM = "point-to-point", "direct"
SOURCE = "3.1.2, 3.2.1; Kumar/Grama 2.5"

FORMS = (
    ClosedForm(OPERATION, ALGORITHM, STORED, STORED_FORM, SOURCE, printed=STORED_PRINTED),
    ClosedForm(OPERATION, ALGORITHM, CUT, CUT_FORM, SOURCE, printed=CUT_FORM),
    ClosedForm(OPERATION, ALGORITHM, PACKETS, PACKETS_FORM, SOURCE),
)
