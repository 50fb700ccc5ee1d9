"""The table of errors with the models' given parameters beside the fitted ones."""

from __future__ import annotations

from dataclasses import replace

from engine.cluster.fitting import Comparison, Fit
from engine.report.fit_words import fit_table, rounded
from engine.report.table import Table
from engine.text import QT_TRANSLATE_NOOP, Text

TIME = QT_TRANSLATE_NOOP("fit", "{model} given, µs")
ERROR = QT_TRANSLATE_NOOP("fit", "error of {model} given, %")


def measured_table(fitted: Comparison, given: Comparison | None) -> Table:
    """Return a row a measured time: as ``fit_table``, then times and errors of what is given."""
    table = fit_table(fitted)
    if given is None:
        return table
    columns, heads = [*table.columns], [*table.heads]
    cells: list[list[object]] = [[*row] for row in table.rows]
    for fit in given.fits:
        key = fit.model.key
        columns += [f"given_time_{key}", f"given_error_{key}"]
        heads += [Text(TIME, model=key), Text(ERROR, model=key)]
        for i, row in enumerate(cells):
            row += [rounded(fit.times[i], 3), rounded(fit.errors[i], 2)]
    return replace(table, columns=tuple(columns), rows=tuple(map(tuple, cells)), heads=tuple(heads))


def part_of(comparison: Comparison, first: int, last: int) -> Comparison:
    """Return a comparison of the rows from first to below last, for a part of its table."""

    def part(fit: Fit) -> Fit:
        return replace(fit, times=fit.times[first:last], errors=fit.errors[first:last])

    fits = tuple(part(fit) for fit in comparison.fits)
    return replace(comparison, rows=comparison.rows[first:last], fits=fits)
