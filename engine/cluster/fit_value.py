"""What comes of a fit: numbers of models beside measured rows, and which model is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np
import numpy.typing as npt

from engine.cluster.combinations import Span
from engine.cluster.measurement import Row
from engine.models import B, C, Frame, Model
from engine.text import QT_TRANSLATE_NOOP, Text

Floats = npt.NDArray[np.float64]

BETTER = 0.8
"""A model is better if its mean error is below so much of the other's."""

NOISE = 1e-12
"""Differences below so much of a measured time are rounding, and count as none."""

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
        A number for each combination that ``span.named`` has.
    times, errors : tuple of float
        For each measured row the model's time in microseconds, and the error in percent.
    rms : float
        Root mean square of measured less model, in microseconds.
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
        return self._sum(self.model.weights(m, self.frame))

    def value(self, name: str) -> float | None:
        """Return a parameter or combination by its name, None where it is not told."""
        return next((one.value for one in self.parameters if one.name == name), None)

    def one_choice(self) -> dict[str, float]:
        """Return parameters by name that make the times of the fit.

        Of those that cannot be told apart, all but the first are 0.
        """
        values = dict.fromkeys(self.model.names, 0.0)
        for row, pivot in self.span.pairs:
            values[self.model.names[pivot]] = self._sum(row) or 0.0
        return values

    def _sum(self, weights: Sequence[int | Fraction]) -> float | None:
        shares = self.span.shares(weights)
        if shares is None:
            return None
        pairs = zip(self.parameters, shares, strict=True)
        return sum(one.value * float(share) for one, share in pairs)


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


def beside(
    model: Model,
    frame: Frame,
    span: Span,
    parameters: tuple[Estimate, ...],
    times: Floats,
    measured: Floats,
    degrees: int | None = None,
    warnings: tuple[Text, ...] = (),
) -> Fit:
    """Return a model's numbers and times beside the measured times."""
    left = measured - times
    left[np.abs(left) < NOISE * measured] = 0
    errors = tuple((100 * left / measured).tolist())
    rms = sqrt(float(left @ left) / len(left))
    return Fit(
        model, frame, span, parameters, tuple(times.tolist()), errors, rms, degrees, warnings
    )


def compared(rows: Sequence[Row], fits: tuple[Fit, ...], relative: bool = False) -> Comparison:
    """Return fits of the same rows, with B or C named best if its error is clearly the smaller."""
    return Comparison(tuple(rows), fits, *_best(fits), relative)


def _best(fits: Sequence[Fit]) -> tuple[str | None, Text]:
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
