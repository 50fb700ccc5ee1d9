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
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np
import numpy.typing as npt

from engine.cluster.combinations import Span, Vector, name_of, span_of, span_of_sizes
from engine.cluster.measurement import Row
from engine.cluster.student import spread, student_t
from engine.errors import InputError
from engine.models import MODELS, USUAL_FRAME, B, C, Frame, Model, model_of
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

Floats = npt.NDArray[np.float64]

BETTER = 0.8
"""A model is better if its mean error is below so much of the other's."""

NO_ROWS = QT_TRANSLATE_NOOP("fit", "there is no measured time to fit the models to")
NOT_SAID = QT_TRANSLATE_NOOP(
    "fit",
    "the parameters given for model {model} do not say how long {m} bytes take; give {names}",
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
B_BEST = QT_TRANSLATE_NOOP("fit", "model B: its mean error of {b} % is below 0.8 of C's {c} %")
C_BEST = QT_TRANSLATE_NOOP("fit", "model C: its mean error of {c} % is below 0.8 of B's {b} %")
NONE_BEST = QT_TRANSLATE_NOOP(
    "fit",
    "no model is better on this data: the mean errors of B, {b} %, and of C, {c} %, are too near",
)
NOT_COMPARED = QT_TRANSLATE_NOOP("fit", "only where both B and C are given can one be better")


@dataclass(frozen=True)
class Estimate:
    """A fitted or given number.

    ``name`` is a parameter or a combination (``tn+tc``).  Without anything left to judge by, and
    where it was given, the standard error and the 95 % interval ``low`` to ``high`` are None.
    """

    name: str
    value: float
    standard_error: float | None = None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Fit:
    """A model beside measured rows.

    Attributes
    ----------
    model : Model
    frame : Frame
    span : Span
        What its numbers tell.
    parameters : tuple of Estimate
        A number for each row of the span.
    times, errors : tuple of float
        For each measured row the model's time in microseconds, and the error in percent.
    degrees : int or None
        Rows less fitted numbers; None where the parameters were given.
    """

    model: Model
    frame: Frame
    span: Span
    parameters: tuple[Estimate, ...]
    times: tuple[float, ...]
    errors: tuple[float, ...]
    rms: float
    degrees: int | None
    warnings: tuple[Text, ...] = ()

    @property
    def mean_abs_error(self) -> float:
        """The mean of the errors without their signs, in percent."""
        return sum(map(abs, self.errors)) / len(self.errors)

    def time(self, m: int) -> float | None:
        """Return the time of m bytes, None where the numbers do not tell it."""
        weights = self.model.weights(m, self.frame)
        if not self.span.holds(weights):
            return None
        pairs = zip(self.parameters, self.span.pivots, strict=True)
        return float(sum(one.value * weights[pivot] for one, pivot in pairs))

    def value(self, name: str) -> float | None:
        """Return a parameter or combination by its name, None where it is not told."""
        return next((one.value for one in self.parameters if one.name == name), None)


@dataclass(frozen=True)
class Comparison:
    """All models beside the same rows.

    ``best`` is B or C, or None; ``reason`` says why.  A and C are one curve when fitted.
    """

    rows: tuple[Row, ...]
    fits: tuple[Fit, ...]
    best: str | None
    reason: Text
    relative: bool = False

    def fit(self, model: str) -> Fit | None:
        """Return the fit of a model, None where there is none."""
        return next((one for one in self.fits if one.model.key == model), None)

    @property
    def warnings(self) -> tuple[Text, ...]:
        """The warnings of all models."""
        return tuple(text for one in self.fits for text in one.warnings)


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
    return Comparison(tuple(rows), fits, *_best(fits), relative)


def judge(rows: Sequence[Row], given: Sequence[Given], frame: Frame = USUAL_FRAME) -> Comparison:
    """Compare given parameters with rows; models of which nothing is given are left out.

    Raises
    ------
    InputError
        If there is no row, or the parameters do not say the time of one.
    """
    _refuse_nothing(rows)
    by_model = {one.model.key: one for one in given}
    fits = tuple(
        _judged(by_model[model.key], rows, frame) for model in MODELS if model.key in by_model
    )
    return Comparison(tuple(rows), fits, *_best(fits))


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


def _fit(model: Model, rows: Sequence[Row], frame: Frame, relative: bool) -> Fit:
    sizes = tuple(dict.fromkeys(row.m for row in rows))
    span = span_of_sizes(model.key, sizes, frame)
    t = np.array([float(row.t) for row in rows])
    weights = np.array([model.weights(row.m, frame) for row in rows], dtype=np.float64)
    z = weights[:, list(span.pivots)]
    scale = 1 / t if relative else np.ones_like(t)
    values, errors = _least_squares(z * scale[:, None], t * scale)
    degrees = len(rows) - len(span.rows)
    quantile = student_t(degrees)
    parameters = []
    for row, value, error in zip(span.rows, values.tolist(), errors.tolist(), strict=True):
        name = name_of(row, model.names)
        if degrees > 0:
            reach = quantile * error
            parameters.append(Estimate(name, value, error, value - reach, value + reach))
        else:
            parameters.append(Estimate(name, value))
    warnings = _warnings(model, span, parameters, degrees)
    return _beside(model, frame, span, tuple(parameters), z @ values, t, degrees, warnings)


def _least_squares(z: Floats, t: Floats) -> tuple[Floats, Floats]:
    """Return the solution of z x = t and the standard error of each of its numbers.

    Columns are brought to one length first: bytes and startups differ by many powers of ten.
    """
    length = np.linalg.norm(z, axis=0)
    scaled = z / length
    values = np.linalg.lstsq(scaled, t, rcond=None)[0]
    left = t - scaled @ values
    deviation = spread(float(left @ left), len(t) - z.shape[1])
    inverse = np.linalg.inv(scaled.T @ scaled)
    errors = deviation * np.sqrt(np.diag(inverse)) if np.isfinite(deviation) else length * 0
    return values / length, errors / length


def _judged(given: Given, rows: Sequence[Row], frame: Frame) -> Fit:
    model = given.model
    # Each combination with its value behind it: the values follow the combinations into the span.
    width = len(model.names)
    whole = span_of([(*row, value) for row, value in given.combinations])
    span = Span(tuple(row[:width] for row in whole.rows), whole.pivots)
    for row in rows:
        if not span.holds(model.weights(row.m, frame)) or width in whole.pivots:
            names = enumeration(model.names)
            raise InputError(Text(NOT_SAID, model=model.key, m=row.m, names=names))
    parameters = tuple(
        Estimate(name_of(row[:width], model.names), float(row[width])) for row in whole.rows
    )
    exact = [
        sum(
            (model.weights(row.m, frame)[pivot] * known[width] for known, pivot in whole.pairs),
            Fraction(0),
        )
        for row in rows
    ]
    t = np.array([float(row.t) for row in rows])
    times = np.array([float(time) for time in exact])
    return _beside(model, frame, span, parameters, times, t, None, ())


def _beside(
    model: Model,
    frame: Frame,
    span: Span,
    parameters: tuple[Estimate, ...],
    times: Floats,
    measured: Floats,
    degrees: int | None,
    warnings: tuple[Text, ...],
) -> Fit:
    """Return a model's numbers beside the measured times."""
    left = measured - times
    errors = tuple((100 * left / measured).tolist())
    rms = sqrt(float(left @ left) / len(left))
    return Fit(
        model, frame, span, parameters, tuple(times.tolist()), errors, rms, degrees, warnings
    )


def _warnings(
    model: Model, span: Span, parameters: Sequence[Estimate], degrees: int
) -> tuple[Text, ...]:
    found = []
    for row, one in zip(span.rows, parameters, strict=True):
        names = [name for name, weight in zip(model.names, row, strict=True) if weight]
        if len(names) > 1:
            told = enumeration(names)
            found.append(Text(APART, model=model.key, names=told, combination=one.name))
        if one.value < 0:
            value = f"{one.value:.6g}"
            found.append(Text(NEGATIVE, model=model.key, name=one.name, value=value))
    if degrees < 1:
        found.append(Text(NO_DEGREES, model=model.key))
    return tuple(found)


def _best(fits: Sequence[Fit]) -> tuple[str | None, Text]:
    """Return B or C if its mean error is clearly the smaller one, and why."""
    known = {one.model.key: one.mean_abs_error for one in fits}
    if B.key not in known or C.key not in known:
        return None, Text(NOT_COMPARED)
    b, c = known[B.key], known[C.key]
    told = {"b": f"{b:.2f}", "c": f"{c:.2f}"}
    if b < BETTER * c:
        return B.key, Text(B_BEST, **told)
    if c < BETTER * b:
        return C.key, Text(C_BEST, **told)
    return None, Text(NONE_BEST, **told)
