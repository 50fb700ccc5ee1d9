"""Closed forms as data: the analytic truth, independent of schedules and simulation."""

from __future__ import annotations

from engine.formulas import (
    all_to_all,
    broadcast,
    cluster,
    exchange,
    point_to_point,
    scatter,
    shift,
)
from engine.formulas.base import NOTATIONS, Case, ClosedForm, Expression, latex
from engine.text import QT_TRANSLATE_NOOP, Text

__all__ = [
    "FORMS",
    "NOTATIONS",
    "Case",
    "ClosedForm",
    "Expression",
    "closed_form",
    "latex",
    "why_no_form",
]

FORMS: tuple[ClosedForm, ...] = (
    *point_to_point.FORMS,
    *broadcast.FORMS,
    *all_to_all.FORMS,
    *scatter.FORMS,
    *exchange.FORMS,
    *shift.FORMS,
    *cluster.FORMS,
)
"""All closed forms."""


def closed_form(operation: str, algorithm: str, switching: str, case: Case) -> ClosedForm | None:
    """Return the form that holds for a case, None where no closed form is claimed.

    >>> case = Case("hypercube", (2, 2, 2, 2), 100)
    >>> form = closed_form("all-to-all-broadcast", "ring", "store-and-forward", case)
    >>> form.full.terms(case)
    Terms(ts=Fraction(4, 1), th=Fraction(4, 1), tw=Fraction(1500, 1))
    """
    for form in FORMS:
        names = form.operation == operation and form.algorithm == algorithm
        fits = names and form.star == case.star and switching in form.switching
        if fits and form.holds(case):
            return form
    return None


NO_FORM = QT_TRANSLATE_NOOP("formulas", "no closed form is known for this algorithm here")
OTHER_DOMAIN = QT_TRANSLATE_NOOP("formulas", "a closed form is known for {domain} only")


def why_no_form(operation: str, algorithm: str, switching: str) -> Text:
    """Return the sentence why no closed form is claimed for a case that has none."""
    for form in FORMS:
        names = form.operation == operation and form.algorithm == algorithm
        if names and switching in form.switching and form.domain is not None:
            return Text(OTHER_DOMAIN, domain=form.domain)
    return Text(NO_FORM)
