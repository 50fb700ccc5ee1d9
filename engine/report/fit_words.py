"""A fit for people: the table of errors as in the lecture's table 3.2, and sentences beside it."""

from __future__ import annotations

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
QUALITY = QT_TRANSLATE_NOOP("fit", "model {model}: mean error {mean} %, root mean square {rms} µs")
BEST = QT_TRANSLATE_NOOP("fit", "best: {reason}")

BENCHMARK = Text(QT_TRANSLATE_NOOP("fit", "benchmark"))
PROCESSES = Text(QT_TRANSLATE_NOOP("fit", "processes"))
LINE = Text(QT_TRANSLATE_NOOP("fit", "line"))

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

    >>> short(264.49321), short(0.0895930), short(1234567.0)
    ('264.49', '0.089593', '1234567')
    """
    return f"{value:.5g}" if abs(value) < 99999 else f"{value:.0f}"


def fit_table(comparison: Comparison) -> Table:
    """Return a row a measured time: size, time, and each model's time and error in percent."""
    columns, heads = ["m", "t"], [SIZE, MEASURED]
    for fit in comparison.fits:
        key = fit.model.key
        columns += [f"time_{key}", f"error_{key}"]
        heads += [Text(TIME, model=key), Text(ERROR, model=key)]
    rows = [
        (
            row.m,
            row.t,
            *(
                cell
                for fit in comparison.fits
                for cell in (rounded(fit.times[i], 3), rounded(fit.errors[i], 2))
            ),
        )
        for i, row in enumerate(comparison.rows)
    ]
    return Table(tuple(columns), tuple(rows), tuple(heads))


def rows_table(measurements: Measurements) -> Table:
    """Return all rows that were read, in the order of the file."""
    rows = [
        (row.m, row.t, group.benchmark or None, group.processes, row.line)
        for group in measurements.groups
        for row in group.rows
    ]
    rows.sort(key=lambda row: row[4])
    columns = ("m", "t", "benchmark", "processes", "line")
    return Table(columns, tuple(rows), (SIZE, MEASURED, BENCHMARK, PROCESSES, LINE))


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
