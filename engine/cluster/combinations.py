"""Which parameters, or combinations of them, measured sizes can tell.

A model's time is a sum of whole weights times parameters.  The rows of weights of all measured
sizes span a space; its reduced row echelon form, worked out exactly, has one row for each number
that can be found.  (1, 0, 1) of model A stands for tn + tc, which alone can be found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from engine.exact_time import format_exact
from engine.models import Frame, model_of

Vector = tuple[Fraction, ...]


@dataclass(frozen=True)
class Span:
    """What rows of weights span.

    ``rows`` is the reduced row echelon form, ``pivots`` the place of each row's leading 1.
    ``named`` spans the same and is what people are told, in as many combinations.
    """

    rows: tuple[Vector, ...]
    pivots: tuple[int, ...]
    named: tuple[Vector, ...]

    def holds(self, weights: Sequence[int | Fraction]) -> bool:
        """Return whether weights are a sum of multiples of the rows."""
        return all(
            sum((weights[pivot] * row[i] for row, pivot in self.pairs), Fraction(0)) == weights[i]
            for i in range(len(weights))
        )

    def shares(self, weights: Sequence[int | Fraction]) -> tuple[Fraction, ...] | None:
        """Return how often each of ``named`` goes into weights, None if they do not hold them."""
        if not self.holds(weights):
            return None
        if self.named == self.rows:
            return tuple(Fraction(weights[pivot]) for pivot in self.pivots)
        # the equations sum over j of share[j] named[j][i] = weights[i], solved
        solved = span_of(zip(*self.named, weights, strict=True))
        return tuple(row[-1] for row in solved.rows)

    @property
    def pairs(self) -> tuple[tuple[Vector, int], ...]:
        """Each row with its pivot."""
        return tuple(zip(self.rows, self.pivots, strict=True))


def span_of(rows: Iterable[Sequence[int | Fraction]]) -> Span:
    """Return what rows span, named by its reduced row echelon form.

    >>> span_of([(1, 5, 1), (1, 9, 1)]).rows == ((1, 0, 1), (0, 1, 0))
    True
    """
    basis: list[list[Fraction]] = []
    pivots: list[int] = []
    for row in rows:
        rest = [Fraction(value) for value in row]
        for known, pivot in zip(basis, pivots, strict=True):
            factor = rest[pivot]
            if factor:
                rest = [a - factor * b for a, b in zip(rest, known, strict=True)]
        lead = next((i for i, value in enumerate(rest) if value), None)
        if lead is None:
            continue
        rest = [value / rest[lead] for value in rest]
        for known in basis:
            factor = known[lead]
            known[:] = [a - factor * b for a, b in zip(known, rest, strict=True)]
        basis.append(rest)
        pivots.append(lead)
        if len(basis) == len(rest):
            break
    order = sorted(range(len(pivots)), key=pivots.__getitem__)
    reduced = tuple(tuple(basis[i]) for i in order)
    return Span(reduced, tuple(pivots[i] for i in order), reduced)


def independent(rows: Iterable[Sequence[int | Fraction]]) -> tuple[Vector, ...]:
    """Return those rows that are no sums of multiples of the ones before them."""
    found: list[Vector] = []
    span = span_of(())
    for row in rows:
        if not span.holds(row):
            found.append(tuple(map(Fraction, row)))
            span = span_of(found)
    return tuple(found)


@lru_cache(maxsize=256)
def span_of_sizes(model: str, sizes: tuple[int, ...], frame: Frame) -> Span:
    """Return what the weights of a model span over some sizes (in bytes, each once).

    Combinations are named by their reduced form where its factors are whole and none is below 0
    (``t0+1422*t1``); else, which takes two sizes on both sides of model B's first border, as the
    times of the sizes themselves (``t0+100*t1+178*tk``).
    """
    weights = [model_of(model).weights(m, frame) for m in sizes]
    span = span_of(weights)
    factors = [factor for row in span.rows for factor in row]
    if all(factor.denominator == 1 and factor >= 0 for factor in factors):
        return span
    return replace(span, named=independent(weights))


def name_of(row: Vector, names: Sequence[str]) -> str:
    """Return a combination in letters: ``tk``, ``tn+tc``, ``t0+1422*t1``.

    >>> name_of((Fraction(1), Fraction(1422), Fraction(0)), ("t0", "t1", "tk"))
    't0+1422*t1'
    """
    parts = [
        name if factor == 1 else f"{format_exact(factor)}*{name}"
        for factor, name in zip(row, names, strict=True)
        if factor
    ]
    return "+".join(parts)


_PART = re.compile(r"(?:(\d{1,9}(?:\.\d{1,9})?)\*)?([a-z][a-z0-9])")


def combination(name: str, names: Sequence[str]) -> Vector | None:
    """Return the weights of a combination in letters, None if it is none of these parameters.

    >>> combination("t0+1422*t1", ("t0", "t1", "tk")) == (1, 1422, 0)
    True
    """
    found = dict.fromkeys(names, Fraction(0))
    for part in name.replace(" ", "").split("+"):
        read = _PART.fullmatch(part)
        if read is None or read[2] not in found or found[read[2]]:
            return None
        found[read[2]] = Fraction(read[1] or 1)
    return tuple(found.values())
