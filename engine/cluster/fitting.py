"""Models A, B and C fitted to measured times, or given parameters judged by them (lecture 3.4).

The models are linear in their parameters, so the fit is one least-squares solution: of the errors
themselves (*absolute*), or of the errors divided by the measured times (*relative*).  Intervals
hold the true value in 95 of 100 cases if the errors are normal and equally large (relative: equally
large in percent): value +- t(n - r) times the standard error, with r numbers fitted to n rows.

What the sizes cannot tell apart is fitted as the combination that can be found (``combinations``).
The error of a row is (measured - model) / measured, in percent, as in the lecture's table 3.2.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

import numpy as np

from engine.cluster.combinations import Span, Vector, independent, name_of, span_of, span_of_sizes
from engine.cluster.fit_value import (
    NOISE,
    Comparison,
    Estimate,
    Fit,
    Floats,
    beside,
    compared,
)
from engine.cluster.measurement import Row
from engine.cluster.student import spread, student_t
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.models import MODELS, USUAL_FRAME, Frame, Model, model_of
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

__all__ = ["Comparison", "Estimate", "Fit", "Given", "fit_models", "given_of", "judge"]

NO_ROWS = QT_TRANSLATE_NOOP("fit", "there is no measured time to fit the models to")
NOT_SAID = QT_TRANSLATE_NOOP(
    "fit",
    "the parameters given for model {model} do not say how long {m} bytes take; give {names}",
)
CONTRADICT = QT_TRANSLATE_NOOP(
    "fit", "the parameters given for model {model} contradict each other: {given}"
)
APART = QT_TRANSLATE_NOOP(
    "fit", "model {model}: {names} cannot be told apart; only {combination} can be found"
)
NO_DEGREES = QT_TRANSLATE_NOOP(
    "fit",
    "model {model}: as many numbers are fitted as there are different rows, so nothing is left to "
    "say how sure they are",
)
NEGATIVE = QT_TRANSLATE_NOOP(
    "fit", "model {model}: {name} comes out as {value}, which no time can be"
)


@dataclass(frozen=True)
class Given:
    """Parameters that somebody gave for a model: combinations of them, and their values."""

    model: Model
    combinations: tuple[tuple[Vector, Fraction], ...]


def fit_models(
    rows: Sequence[Row], frame: Frame = USUAL_FRAME, relative: bool = False
) -> Comparison:
    """Fit all models to rows.

    Parameters
    ----------
    rows : sequence of Row
        At least one; bytes and microseconds above 0.
    frame : Frame
        The packet of model B.
    relative : bool
        Whether errors count in percent of the measured times.

    Raises
    ------
    InputError
        If there is no row.
    """
    _refuse_nothing(rows)
    fits = tuple(_fit(model, rows, frame, relative) for model in MODELS)
    return compared(rows, fits, relative)


def judge(rows: Sequence[Row], given: Sequence[Given], frame: Frame = USUAL_FRAME) -> Comparison:
    """Compare given parameters with rows; models of which nothing is given are left out.

    Raises
    ------
    InputError
        If there is no row, or the parameters contradict each other or do not say the time of one.
    """
    _refuse_nothing(rows)
    by_model = {one.model.key: one for one in given}
    fits = tuple(
        _judged(by_model[model.key], rows, frame) for model in MODELS if model.key in by_model
    )
    return compared(rows, fits)


def given_of(model: str, values: Mapping[str, Fraction]) -> Given:
    """Return parameters by name as given, such as those that sliders stand at."""
    entry = model_of(model)
    unit = [tuple(Fraction(name == other) for other in entry.names) for name in entry.names]
    return Given(
        entry, tuple((row, values[name]) for row, name in zip(unit, entry.names, strict=True))
    )


def _refuse_nothing(rows: Sequence[Row]) -> None:
    if not rows:
        raise InputError(Text(NO_ROWS))


# -- fitted ----------------------------------------------------------------------------------------


def _fit(model: Model, rows: Sequence[Row], frame: Frame, relative: bool) -> Fit:
    place: dict[int, int] = {}
    chosen = [place.setdefault(row.m, len(place)) for row in rows]
    sizes = tuple(place)
    span = span_of_sizes(model.key, sizes, frame)
    z = _design(model.key, sizes, frame)[chosen]
    t = np.array([float(row.t) for row in rows])
    scale = 1 / t if relative else np.ones_like(t)
    values, errors = _least_squares(z * scale[:, None], t * scale)
    values[np.abs(values) * np.abs(z).max(axis=0) < NOISE * t.max()] = 0
    degrees = len(rows) - len(span.named)
    quantile = student_t(degrees)
    parameters = []
    for row, value, error in zip(span.named, values.tolist(), errors.tolist(), strict=True):
        name = name_of(row, model.names)
        if degrees > 0:
            reach = quantile * error
            parameters.append(Estimate(name, value, error, value - reach, value + reach))
        else:
            parameters.append(Estimate(name, value))
    warnings = _warnings(model, span, parameters, degrees)
    return beside(model, frame, span, tuple(parameters), z @ values, t, degrees, warnings)


@lru_cache(maxsize=64)
def _design(model: str, sizes: tuple[int, ...], frame: Frame) -> Floats:
    """Return how often each named combination is paid, a row for each size."""
    span = span_of_sizes(model, sizes, frame)
    shares = [span.shares(model_of(model).weights(m, frame)) for m in sizes]
    found = np.array(shares, dtype=np.float64)
    found.setflags(write=False)
    return found


def _least_squares(z: Floats, t: Floats) -> tuple[Floats, Floats]:
    """Return the solution of z x = t and the standard error of each of its numbers.

    Columns are brought to one length first: bytes and startups differ by many powers of ten.
    """
    length = np.linalg.norm(z, axis=0)
    scaled = z / length
    values = np.linalg.lstsq(scaled, t, rcond=None)[0]
    left = t - scaled @ values
    left[np.abs(left) < NOISE * np.abs(t)] = 0
    deviation = spread(float(left @ left), len(t) - z.shape[1])
    if not np.isfinite(deviation):
        return values / length, np.zeros_like(length)
    # the inverse of z'z is that of R'R, whose diagonal is the squared length of rows of 1 / R
    inverse = np.linalg.inv(np.linalg.qr(scaled).R)
    return values / length, deviation * np.linalg.norm(inverse, axis=1) / length


def _warnings(
    model: Model, span: Span, parameters: Sequence[Estimate], degrees: int
) -> tuple[Text, ...]:
    found = []
    for row, one in zip(span.named, parameters, strict=True):
        names = [name for name, weight in zip(model.names, row, strict=True) if weight]
        if len(names) > 1:
            told = enumeration(names)
            found.append(Text(APART, model=model.key, names=told, combination=one.name))
        if one.value < 0:
            value = f"{Decimal(f'{one.value:.6g}'):f}"
            found.append(Text(NEGATIVE, model=model.key, name=one.name, value=value))
    if degrees < 1:
        found.append(Text(NO_DEGREES, model=model.key))
    return tuple(found)


# -- given -----------------------------------------------------------------------------------------


def _judged(given: Given, rows: Sequence[Row], frame: Frame) -> Fit:
    model = given.model
    span, parameters, values = _told(given)
    exact = []
    for row in rows:
        shares = span.shares(model.weights(row.m, frame))
        if shares is None:
            names = enumeration(model.names)
            raise InputError(Text(NOT_SAID, model=model.key, m=row.m, names=names))
        pairs = zip(shares, values, strict=True)
        exact.append(sum((share * value for share, value in pairs), Fraction(0)))
    t = np.array([float(row.t) for row in rows])
    times = np.array([float(time) for time in exact])
    return beside(model, frame, span, parameters, times, t)


def _told(given: Given) -> tuple[Span, tuple[Estimate, ...], tuple[Fraction, ...]]:
    """Return what given parameters tell, those that are needed for it, and their exact values.

    Raises
    ------
    InputError
        If they contradict each other.
    """
    names = given.model.names
    # With its value behind each combination, one that contradicts the others adds to the span.
    named = independent(row for row, _ in given.combinations)
    whole = independent((*row, value) for row, value in given.combinations)
    if len(whole) > len(named):
        told = ", ".join(
            f"{name_of(row, names)}={format_exact(value)}" for row, value in given.combinations
        )
        raise InputError(Text(CONTRADICT, model=given.model.key, given=told))
    parameters = tuple(Estimate(name_of(row[:-1], names), float(row[-1])) for row in whole)
    return replace(span_of(named), named=named), parameters, tuple(row[-1] for row in whole)
