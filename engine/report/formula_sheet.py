"""A run's closed form as it stands on paper: letters, numbers put in, and term by term.

All in LaTeX, cut into pieces between which a line may be broken.  Nothing here is simulated but the
coefficients that stand beside the formula's.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.exact_time import format_exact
from engine.formulas import Case, Expression, latex
from engine.formulas.numbers import with_numbers
from engine.formulas.written import MARKS, addends, parse, part_of, render
from engine.run import Run, case_of

Pieces = tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """A term: ``ts``, ``th`` or ``tw``.

    Attributes
    ----------
    cost : str
    price : Fraction
        What the cost is.
    written : str or None
        Its part of the formula in LaTeX, None where the formula has none.
    formula : Fraction or None
        The formula's coefficient, None without a formula.
    simulated : Fraction
        The coefficient of the simulated time.
    """

    cost: str
    price: Fraction
    written: str | None
    formula: Fraction | None
    simulated: Fraction


@dataclass(frozen=True)
class FormulaSheet:
    """What the panel of the formula shows of a run.

    Attributes
    ----------
    letters, numbers : tuple of str
        The full form in letters and with the numbers put in; empty where none is claimed.
    printed : tuple of str
        As the lecture prints it, where that is another form; else empty.
    rows : tuple of Row
    """

    letters: Pieces
    numbers: Pieces
    printed: Pieces
    rows: tuple[Row, ...]


def formula_sheet(run: Run, notation: str, language: str) -> FormulaSheet:
    """Return a run's closed form in the letters of ``book`` or of the ``lecture`` in a language."""
    case, form = case_of(run.scenario), run.form
    costs = {cost: getattr(run.scenario, cost) for cost in MARKS}
    if form is None:
        rows = [
            Row(cost, price, None, None, getattr(run.terms, cost)) for cost, price in costs.items()
        ]
        return FormulaSheet((), (), (), tuple(rows))

    def lettered(pieces: list[str]) -> Pieces:
        return tuple(latex(piece, notation, language, case.model) for piece in pieces)

    total = parse(form.full.latex(case))
    terms = form.full.terms(case)
    scenario = run.scenario
    put_in = with_numbers(form.full, scenario.operation, scenario.algorithm_key, case, costs)
    numbers = [*addends(put_in, numeric=True), f"= {format_exact(terms.time(**_names(costs)))}"]
    numbers[0] = f"= {numbers[0]}"
    parts = {cost: part_of(total, cost) for cost in costs}
    return FormulaSheet(
        lettered(_equation(form.full, case)),
        tuple(numbers),
        lettered(_printed(run, case)),
        tuple(
            Row(
                cost,
                price,
                lettered([render(parts[cost])])[0] if parts[cost] else None,
                getattr(terms, cost),
                getattr(run.terms, cost),
            )
            for cost, price in costs.items()
        ),
    )


def _names(costs: dict[str, Fraction]) -> dict[str, Fraction]:
    return {"startup": costs["ts"], "per_hop": costs["th"], "per_word": costs["tw"]}


def _equation(expression: Expression, case: Case, sign: str = "=") -> list[str]:
    pieces = addends(parse(expression.latex(case)))
    pieces[0] = rf"\time {sign} {pieces[0]}"
    return pieces


def _printed(run: Run, case: Case) -> list[str]:
    """Return the form that the lecture prints and its time, where it is another than the full."""
    form, time = run.form, run.lecture
    if form is None or form.printed is None or time is None:
        return []
    if form.printed.latex(case) == form.full.latex(case):
        return []
    sign = r"\le" if run.lecture_is_bound else "="
    return [*_equation(form.printed, case, sign), f"= {format_exact(time)}"]
