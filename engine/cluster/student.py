"""Quantiles of Student's t, for intervals around fitted parameters.

P(|T| <= t) = 1 - I_x(n / 2, 1 / 2) with x = n / (n + t^2), where I is the regularised incomplete
beta function, worked out by its continued fraction (Press et al., Numerical Recipes, 6.4).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, lgamma, log, sqrt

TINY = 1e-300
ENOUGH = 4e-16
"""The fraction stands still to about two units of the last digit of a float."""
MOST_TURNS = 10_000


def incomplete_beta(a: float, b: float, x: float) -> float:
    """Return the regularised incomplete beta function I_x(a, b), for x from 0 to 1."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    if x < (a + 1) / (a + b + 2):
        return front * _continued(a, b, x) / a
    return 1 - front * _continued(b, a, 1 - x) / b


def _continued(a: float, b: float, x: float) -> float:
    """Return the continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 - (a + b) * x / (a + 1)
    d = 1 / (d if abs(d) > TINY else TINY)
    total = d
    for m in range(1, MOST_TURNS):
        for top in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + top * d
            d = 1 / (d if abs(d) > TINY else TINY)
            c = 1 + top / c
            c = c if abs(c) > TINY else TINY
            total *= c * d
        if abs(c * d - 1) < ENOUGH:
            break
    return total


def within(t: float, degrees: int) -> float:
    """Return the probability that T lies between -t and t."""
    return 1 - incomplete_beta(degrees / 2, 0.5, degrees / (degrees + t * t))


@lru_cache(maxsize=1024)
def student_t(degrees: int, confidence: float = 0.95) -> float:
    """Return the t between whose minus and plus T lies with a probability.

    Parameters
    ----------
    degrees : int
        Degrees of freedom, at least 1.
    confidence : float
        The probability, above 0 and below 1.

    >>> round(student_t(10), 3), round(student_t(1), 2)
    (2.228, 12.71)
    """
    if degrees < 1:
        return inf
    low, high = 0.0, 1.0
    while within(high, degrees) < confidence:
        high *= 2
    while True:
        middle = (low + high) / 2
        if middle in (low, high):
            return middle
        if within(middle, degrees) < confidence:
            low = middle
        else:
            high = middle


def spread(residuals: float, degrees: int) -> float:
    """Return the standard deviation from a sum of squares; infinite without degrees of freedom."""
    return sqrt(residuals / degrees) if degrees > 0 else inf
