"""Symbolic time: the simulated time as a ts + b th + c tw, read off the critical path.

Each crossing starts because of one thing: the transfer became ready (it entered, or its hop before
let it), or the link became free (the crossing before on that link ended).  Walking back from the
last end of a step to its begin, the lags and occupations on the way add up to the step's time, and
their coefficients to its symbolic form.

Where two causes coincide the transfer's own is taken; the other way has the same time and may have
other coefficients.
"""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from engine.cost import Cost
from engine.exact_time import Terms
from engine.simulation.trace import Trace
from engine.simulation.units import place_among_own
from engine.topology.base import Integers


def critical_path(trace: Trace, step_of_transfer: Integers) -> list[list[int]]:
    """Return, for each step, the crossings of its critical path, first to last."""
    borders = np.searchsorted(trace.start, trace.step_starts).tolist()
    if trace.all.units.shared:
        return [_all_in_turn(trace, first, stop) for first, stop in itertools.pairwise(borders)]
    paths = []
    for first, stop in itertools.pairwise(borders):
        crossing: int | None = first + int(np.argmax(trace.end[first:stop]))
        path = []
        while crossing is not None:
            path.append(crossing)
            waited = bool(trace.waited[crossing])
            crossing = (
                trace.all.before_on_link(crossing) if waited else trace.all.hop_before(crossing)
            )
        paths.append(path[::-1])
    return paths


def _all_in_turn(trace: Trace, first: int, stop: int) -> list[int]:
    """Return the path of a step through a hub: every unit's hops up to its slowest, one by one."""
    chosen = slice(first, stop)
    unit = trace.all.units.unit_of_place[trace.place[chosen]]
    end = np.asarray(trace.end[chosen])
    begins = np.flatnonzero(np.concatenate([[True], unit[1:] != unit[:-1]]))
    group = np.repeat(np.arange(len(begins)), np.diff([*begins.tolist(), len(unit)]))
    slowest = np.flatnonzero(end == np.maximum.reduceat(end, begins)[group])
    last = slowest[np.unique(group[slowest], return_index=True)[1]]
    path: list[int] = (first + np.flatnonzero(np.arange(len(unit)) <= last[group])).tolist()
    return path


class Share(NamedTuple):
    """What a crossing of a critical path adds to the time of its step.

    ``transfer`` is the crossing's; the first crossing of a step pays the startups before it too.
    """

    transfer: int
    terms: Terms


def shares(
    trace: Trace, step_of_transfer: Integers, source: Integers, words: Integers, cost: Cost
) -> list[list[Share]]:
    """Return, for each step, what each crossing of its critical path adds, first to last.

    Parameters as of ``symbolic_time``.
    """
    if trace.all.units.shared:
        return [
            _shares_in_turn(trace, path, words, cost)
            for path in critical_path(trace, step_of_transfer)
        ]
    place = place_among_own(step_of_transfer, source) if cost.startups_each else None
    found = []
    for path in critical_path(trace, step_of_transfer):
        entry = cost.startups_before
        if place is not None:
            entry *= int(place[trace.transfer[path[0]]])
        total = Terms(ts=Fraction(entry))
        step = []
        for crossing, following in zip(path, [*path[1:], -1], strict=True):
            link = int(trace.link[crossing])
            transfer = int(trace.transfer[crossing])
            size = cost.packet_words(int(words[transfer]), int(trace.packet[crossing]))
            waits = following < 0 or bool(trace.waited[following])
            total += cost.occupation_terms(size, link) if waits else cost.lag_terms(size, link)
            step.append(Share(transfer, total))
            total = Terms()
        found.append(step)
    return found


def _shares_in_turn(trace: Trace, path: list[int], words: Integers, cost: Cost) -> list[Share]:
    """Return the shares of a step through a hub: each unit's slowest hop is its whole time."""
    transfer, link = trace.transfer[np.array(path)].tolist(), trace.link[np.array(path)].tolist()
    known: dict[tuple[int, int], Terms] = {}
    found = []
    for place, (one, on) in enumerate(zip(transfer, link, strict=True)):
        last = place + 1 == len(path) or transfer[place + 1] != one
        key = int(words[one]) if last else -1, on if on in cost.slow else -1
        if key not in known:
            size, slow = key
            known[key] = cost.occupation_terms(size, slow) if last else Terms()
        found.append(Share(one, known[key]))
    return found


def symbolic_time(
    trace: Trace, step_of_transfer: Integers, source: Integers, words: Integers, cost: Cost
) -> list[Terms]:
    """Return the coefficients (ts, th, tw) of each step's simulated time.

    ``step_of_transfer``, ``source`` and ``words`` have shape (transfers,); tw counts words.
    """
    found = []
    for step in shares(trace, step_of_transfer, source, words, cost):
        total = Terms()
        for terms, count in Counter(share.terms for share in step).items():
            total += terms.scaled(count)
        found.append(total)
    return found
