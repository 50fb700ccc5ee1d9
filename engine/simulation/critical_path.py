"""Symbolic time: the simulated time as a ts + b th + c tw, read off the critical path.

Each crossing starts because of one thing: the transfer became ready (it entered, or its hop before
let it), or the link became free (the crossing before on that link ended).  Walking back from the
last end of a step to its begin, the lags and occupations on the way add up to the step's time, and
their coefficients to its symbolic form.

Where two causes coincide the transfer's own is taken; the other way has the same time and may have
other coefficients.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from engine.cost import Cost
from engine.exact_time import Terms
from engine.simulation.trace import Trace
from engine.topology.base import Integers


def critical_path(trace: Trace, step_of_transfer: Integers) -> list[list[int]]:
    """Return, for each step, the crossings of its critical path, first to last."""
    previous_hop, previous_on_link = _causes(trace)
    step = step_of_transfer[trace.transfer]
    paths = []
    for number in range(len(trace.step_starts) - 1):
        inside = np.flatnonzero(step == number)
        crossing = int(inside[np.argmax(trace.end[inside])])
        path = [crossing]
        while True:
            cause = previous_on_link if trace.waited[crossing] else previous_hop
            crossing = int(cause[crossing])
            if crossing < 0:
                break
            path.append(crossing)
        paths.append(path[::-1])
    return paths


def _causes(trace: Trace) -> tuple[Integers, Integers]:
    """Return for each crossing the hop before it and the crossing before it on its link, or -1."""
    crossing = np.arange(trace.crossings)
    causes = []
    for columns in ((trace.packet, trace.transfer), (trace.link,)):
        order = np.lexsort((crossing, *columns))
        same = np.ones(len(order) - 1, dtype=bool)
        for column in columns:
            same &= column[order[1:]] == column[order[:-1]]
        cause = np.full(trace.crossings, -1, dtype=np.int64)
        cause[order[1:][same]] = order[:-1][same]
        causes.append(cause)
    return causes[0], causes[1]


def symbolic_time(
    trace: Trace, step_of_transfer: Integers, source: Integers, words: Integers, cost: Cost
) -> list[Terms]:
    """Return the coefficients (ts, th, tw) of each step's simulated time.

    ``step_of_transfer``, ``source`` and ``words`` have shape (transfers,); tw counts words.
    """
    place = _place_among_own(step_of_transfer, source)
    terms = []
    for path in critical_path(trace, step_of_transfer):
        entry = int(place[trace.transfer[path[0]]]) if cost.startups_each else 1
        total = Terms(ts=Fraction(entry))
        for crossing, following in zip(path, [*path[1:], -1], strict=True):
            link = int(trace.link[crossing])
            transfer = int(trace.transfer[crossing])
            size = cost.packets(int(words[transfer]))[int(trace.packet[crossing])]
            waits = following < 0 or bool(trace.waited[following])
            total += cost.occupation_terms(size, link) if waits else cost.lag_terms(size, link)
        terms.append(total)
    return terms


def _place_among_own(step: Integers, source: Integers) -> Integers:
    """Return the how many-th message of its node in its step each transfer is, from 1."""
    order = np.lexsort((np.arange(len(step)), source, step))
    new = np.ones(len(step), dtype=bool)
    new[1:] = (step[order[1:]] != step[order[:-1]]) | (source[order[1:]] != source[order[:-1]])
    first = np.maximum.accumulate(np.where(new, np.arange(len(step)), 0))
    place = np.empty(len(step), dtype=np.int64)
    place[order] = np.arange(len(step)) - first + 1
    return place
