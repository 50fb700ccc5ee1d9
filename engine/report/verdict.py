"""The sentences about the times of a run: the verdict, and what explains it."""

from __future__ import annotations

from fractions import Fraction

from engine.exact_time import format_exact, short_number
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text

EQUAL = Text(QT_TRANSLATE_NOOP("totals", "equal to the last digit"))
ABOVE = QT_TRANSLATE_NOOP("totals", "{by} more than the formula, {ratio} times as long")
BELOW = QT_TRANSLATE_NOOP("totals", "{by} less than the formula, {ratio} times as long")
SLOW = Text(QT_TRANSLATE_NOOP("totals", "the formula does not know slow links"))
LECTURE = QT_TRANSLATE_NOOP("totals", "as the lecture prints it: {time}")
LECTURE_BOUND = QT_TRANSLATE_NOOP("totals", "the lecture's bound: at most {time}")
CONTENTION = QT_TRANSLATE_NOOP(
    "totals", "uncontended {alone} · simulated {simulated} · price of contention {ratio}"
)


def ratio(a: Fraction, b: Fraction) -> str:
    """Return a / b with three digits."""
    return format_exact(Fraction(f"{float(a / b):.3g}")) if b else "–"


def verdict(run: Run) -> list[Text]:
    """Return the sentences below the two times, the verdict first."""
    said = [_comparison(run)]
    if run.analytic is not None and run.simulated != run.analytic and not run.exact:
        said.append(SLOW)
    if run.lecture is not None and run.lecture != run.analytic:
        template = LECTURE_BOUND if run.lecture_is_bound else LECTURE
        said.append(Text(template, time=short_number(run.lecture)))
    alone, simulated = run.uncontended, run.simulated
    if alone != simulated:
        price = ratio(simulated, alone)
        both = {"alone": short_number(alone), "simulated": short_number(simulated)}
        said.append(Text(CONTENTION, **both, ratio=price))
    return said


def _comparison(run: Run) -> Text:
    if run.analytic is None:
        assert run.why_no_form is not None
        return run.why_no_form
    difference = run.simulated - run.analytic
    if not difference:
        return EQUAL
    return Text(
        ABOVE if difference > 0 else BELOW,
        by=short_number(abs(difference)),
        ratio=ratio(run.simulated, run.analytic),
    )
