"""A fit for people: the table of errors as in the lecture's table 3.2, and sentences beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

from engine.cluster.fitting import Comparison, Estimate, Fit
from engine.cluster.measurement import Measurements
from engine.report.table import Table
from engine.text import QT_TRANSLATE_NOOP, Text

SIZE = Text(QT_TRANSLATE_NOOP("fit", "m, bytes"))
MEASURED = Text(QT_TRANSLATE_NOOP("fit", "measured, µs"))
TIME = QT_TRANSLATE_NOOP("fit", "model {model}, µs")
ERROR = QT_TRANSLATE_NOOP("fit", "error of {model}, %")
NUMBERS = QT_TRANSLATE_NOOP("fit", "model {model}: {numbers}")
INTERVAL = QT_TRANSLATE_NOOP("fit", "{name} = {value} (95 %: {low} to {high})")
NUMBER = QT_TRANSLATE_NOOP("fit", "{name} = {value}")
MORE = QT_TRANSLATE_NOOP("fit", "{list}, {next}")
AND_THEN = QT_TRANSLATE_NOOP("fit", "{list}; {next}")
QUALITY = QT_TRANSLATE_NOOP("fit", "model {model}: mean error {mean} %, root mean square {rms} µs")
BEST = QT_TRANSLATE_NOOP("fit", "best: {reason}")

BENCHMARK = Text(QT_TRANSLATE_NOOP("fit", "benchmark"))
PROCESSES = Text(QT_TRANSLATE_NOOP("fit", "processes"))
LINE = Text(QT_TRANSLATE_NOOP("fit", "line"))
FILE = Text(QT_TRANSLATE_NOOP("fit", "file"))

TIME_PLACES, ERROR_PLACES = 3, 2
"""Places of microseconds and of percent that people read."""

DIGITS = 12
"""Significant digits of numbers in files."""


def number(value: float | None) -> Fraction | None:
    """Return a number as files have it: 12 significant digits, exactly those."""
    return None if value is None else Fraction(f"{value:.{DIGITS}g}")


def rounded(value: float, places: int) -> Fraction:
    """Return a number rounded to so many places."""
    return Fraction(f"{value:.{places}f}")


def short(value: float) -> str:
    """Return a number in about five digits, for a sentence.

    >>> short(264.49321), short(0.0895930), short(1234567.0), short(8.2904e-5)
    ('264.49', '0.089593', '1234567', '0.000082904')
    """
    return f"{Decimal(f'{value:.5g}'):f}" if abs(value) < 99999 else f"{value:.0f}"


def fit_table(comparison: Comparison, exact: bool = False) -> Table:
    """Return a row a measured time: size, time, and each model's time and error in percent.

    Times and errors have three and two places, or (``exact``) twelve digits, as files have them.
    """
    columns, heads = ["m", "t"], [SIZE, MEASURED]
    for fit in comparison.fits:
        key = fit.model.key
        columns += [f"time_{key}", f"error_{key}"]
        heads += [Text(TIME, model=key), Text(ERROR, model=key)]
    rows = []
    for i, row in enumerate(comparison.rows):
        cells: list[object] = [row.m, row.t]
        for fit in comparison.fits:
            time, error = fit.times[i], fit.errors[i]
            if exact:
                cells += [number(time), number(error)]
            else:
                cells += [rounded(time, TIME_PLACES), rounded(error, ERROR_PLACES)]
        rows.append(tuple(cells))
    return Table(tuple(columns), tuple(rows), tuple(heads))


def people_table(table: Table) -> Table:
    """Return a table of ``fit_table`` with zeros up to the last place: 7.00 below 33.45."""
    places = [
        {"time": TIME_PLACES, "error": ERROR_PLACES}.get(name.partition("_")[0])
        for name in table.columns
    ]
    rows = tuple(
        tuple(
            cell if place is None or not isinstance(cell, Fraction) else f"{float(cell):.{place}f}"
            for cell, place in zip(row, places, strict=True)
        )
        for row in table.rows
    )
    return replace(table, rows=rows)


def rows_table(read: Sequence[Measurements]) -> Table:
    """Return all rows that were read, in the order of their files."""
    rows = []
    for file in read:
        found = [
            (row.m, row.t, group.benchmark or None, group.processes, row.line, file.name)
            for group in file.groups
            for row in group.rows
        ]
        rows += sorted(found, key=lambda row: row[4])
    columns = ("m", "t", "benchmark", "processes", "line", "file")
    heads = (SIZE, MEASURED, BENCHMARK, PROCESSES, LINE, FILE)
    width = len(columns) if len(read) > 1 else len(columns) - 1
    return Table(columns[:width], tuple(row[:width] for row in rows), heads[:width])


def told_number(one: Estimate) -> Text:
    """Return a parameter or combination with its interval."""
    if one.low is None or one.high is None:
        return Text(NUMBER, name=one.name, value=short(one.value))
    return Text(
        INTERVAL, name=one.name, value=short(one.value), low=short(one.low), high=short(one.high)
    )


def fit_lines(comparison: Comparison) -> list[Text]:
    """Return the numbers of each model, how well they do, what cannot be told, and the best."""
    lines: list[Text] = []
    for fit in comparison.fits:
        lines += [_numbers(fit), quality(fit)]
    return [*lines, *comparison.warnings, best_line(comparison)]


def fit_summary(comparison: Comparison) -> Text:
    """Return what stands below a table: the numbers of each model, and the best."""
    told, *more = [*map(_numbers, comparison.fits), best_line(comparison)]
    for one in more:
        told = Text(AND_THEN, list=told, next=one)
    return told


def best_line(comparison: Comparison) -> Text:
    """Return the sentence on the best model, or why none is."""
    return Text(BEST, reason=comparison.reason) if comparison.best else comparison.reason


def quality(fit: Fit) -> Text:
    """Return how near a model comes."""
    mean, rms = f"{fit.mean_abs_error:.2f}", f"{fit.rms:.1f}"
    return Text(QUALITY, model=fit.model.key, mean=mean, rms=rms)


def _numbers(fit: Fit) -> Text:
    numbers = [told_number(one) for one in fit.parameters]
    told = numbers[0]
    for one in numbers[1:]:
        told = Text(MORE, list=told, next=one)
    return Text(NUMBERS, model=fit.model.key, numbers=told)
