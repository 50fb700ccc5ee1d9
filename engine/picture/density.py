"""How busy links are over time, in groups, for any number of crossings.

What counts is the integral: how many link-ticks (times a weight) each group has been busy up to an
instant, by load colour.  Differences of it are exact means over columns.  A long run is read once,
into some thousand borders, between which the integral goes evenly; a shorter stretch is read as it
is.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.errors import Cancelled
from engine.picture.figure import Floats
from engine.picture.ink import LEVELS
from engine.picture.time_axis import Span
from engine.run import Run
from engine.simulation import BLOCK
from engine.simulation.columns import Chosen, Numbers

FINE = 1 << 14
"""Into so many parts a long run is read."""
MOST_READ = 1 << 18
"""So many crossings are read anew for a stretch of time."""


def levels(chunks: Numbers) -> Numbers:
    """Return the load level of numbers of chunks (at least 1), as ``ink.level``."""
    found: Numbers = np.minimum(np.frexp(chunks)[1], len(LEVELS)) - 1
    return found


def crossings_in(run: Run, span: Span) -> slice:
    """Return where the crossings stand that may overlap a span (some end before it)."""
    crossings = run.trace.all
    first = crossings.before(span.begin - crossings.longest_occupation)
    return slice(first, crossings.before(span.end))


def steps_over(x: Floats, y: Floats, bottom: float) -> Floats:
    """Return the outline of an area of steps: x of shape (n + 1,), y of shape (n,)."""
    top = np.concatenate([[bottom], np.repeat(y, 2), [bottom]])
    return np.stack([np.repeat(x, 2), top], axis=1)


Weight = Callable[[Chosen], Numbers]
"""How much each of some crossings counts."""


class Density:
    """Integrals of a run over time.

    ``group`` says of a column of links in which group each is, ``groups`` how many there are.
    Every crossing counts 1, and again as much as each of ``weights`` says.
    """

    def __init__(
        self, run: Run, group: Numbers, groups: int, weights: tuple[Weight, ...] = ()
    ) -> None:
        self.run = run
        self._group = group
        self._weights = weights
        self._fine: tuple[Floats, Floats] | None = None
        self._shape = (1 + len(weights), groups, len(LEVELS))

    def means(self, borders: Floats) -> Floats:
        """Return the mean number, and mean weights, of busy links between borders.

        ``borders`` are ticks, rising, float64 of shape (columns + 1,); the result has the shape
        (1 + weights, groups, levels, columns).
        """
        span = Span(int(borders[0]), int(np.ceil(borders[-1])))
        chosen = crossings_in(self.run, span)
        if chosen.stop - chosen.start <= MOST_READ:
            integral = self._integral(
                chosen, borders, lambda ticks: np.searchsorted(borders, ticks, side="right")
            )
        else:
            fine, known = self.read()
            rows = [np.interp(borders, fine, row) for row in known.reshape(-1, len(fine))]
            integral = np.stack(rows).reshape(*self._shape, len(borders))
        return np.diff(integral) / np.maximum(np.diff(borders), 1e-9)

    def read(self, cancelled: Callable[[], bool] = bool) -> tuple[Floats, Floats]:
        """Return the borders of a long run's parts and the integrals there, read once.

        Raises
        ------
        Cancelled
            As soon as ``cancelled()`` is true.
        """
        if self._fine is None:
            duration = self.run.trace.duration
            borders = np.linspace(0, duration, FINE + 1)

            def place(ticks: Numbers) -> Numbers:
                found: Numbers = (ticks * (FINE / duration)).astype(np.int64) + 1
                return found

            everything = slice(0, self.run.trace.crossings)
            self._fine = borders, self._integral(everything, borders, place, cancelled)
        return self._fine

    def _integral(
        self,
        chosen: slice,
        borders: Floats,
        place: Callable[[Numbers], Numbers],
        cancelled: Callable[[], bool] = bool,
    ) -> Floats:
        """Return the integral at each border, but for what is the same at all of them.

        ``place`` returns the border after each of some ticks.
        """
        width = len(borders) + 1
        shape = (*self._shape[1:], width)
        counts, moments = np.zeros((2, *self._shape, width))
        trace = self.run.trace
        for first in range(chosen.start, chosen.stop, BLOCK):
            if cancelled():
                raise Cancelled
            block = slice(first, min(first + BLOCK, chosen.stop))
            level = levels(self.run.chunks_on_link[block])
            row = (self._group[trace.link[block]] * len(LEVELS) + level) * width
            weights = [None, *(weight(block) for weight in self._weights)]
            for ticks, sign in ((trace.start[block], 1), (trace.end[block], -1)):
                since, cell = ticks - borders[0], row + place(ticks)
                for number, weight in enumerate(weights):
                    each = since if weight is None else since * weight
                    size = counts[number].size
                    counts[number] += sign * np.bincount(cell, weight, size).reshape(shape)
                    moments[number] += sign * np.bincount(cell, each, size).reshape(shape)
        counts, moments = np.cumsum(counts, axis=-1), np.cumsum(moments, axis=-1)
        found: Floats = counts[..., :-1] * (borders - borders[0]) - moments[..., :-1]
        return found
