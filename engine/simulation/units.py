"""What moves, as columns: a *unit* is a packet of a transfer, or a whole transfer.

Every unit has its route laid out in one long array: its *places* are
``first_place[unit] .. first_place[unit + 1] - 1``, and ``links[place]`` is the link there.  A
crossing is named by its place, so one number says unit, hop and link.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

import numpy as np

from engine.cost import CUT_THROUGH, FINITE_PACKETS, NO_SUCH_LINK, Cost
from engine.exact_time import check_range
from engine.routing import Routes
from engine.simulation.columns import Numbers
from engine.topology.base import Integers


@dataclass(frozen=True, eq=False)
class Units:
    """Everything that moves in a run, in order of step, transfer and packet.

    Attributes
    ----------
    transfer, packet, entry, occupation, lag : int64 arrays, shape (units,)
        ``entry`` in ticks after the step's begin; ``occupation`` and ``lag`` on a link of factor 1.
    first_place : int64 array, shape (units + 1,)
    links : int32 array, shape (places,)
    link_count, vertices : int
        As in ``Routes``.
    slow : mapping of link to factor
    shared : bool
        Whether only one unit at a time is under way in the whole network (a hub).
    """

    transfer: Integers
    packet: Integers
    entry: Integers
    occupation: Integers
    lag: Integers
    first_place: Integers
    links: Numbers
    link_count: int
    vertices: int
    slow: dict[int, Fraction] = field(default_factory=dict)
    shared: bool = False

    @cached_property
    def next_link(self) -> Numbers:
        """The link after each place; ``link_count`` after the last of a unit, shape (places,)."""
        following = np.empty_like(self.links)
        following[:-1] = self.links[1:]
        following[self.first_place[1:] - 1] = self.link_count
        return following

    @cached_property
    def unit_of_place(self) -> Numbers:
        """The unit whose place each is, shape (places,)."""
        hops = np.diff(self.first_place)
        return np.repeat(np.arange(len(hops), dtype=np.int32), hops)

    def times_factor(self, ticks: Integers, link: Numbers) -> Integers:
        """Return ticks on links, each times the link's factor (always whole ticks)."""
        if not self.slow:
            return ticks
        result = ticks.copy()
        for slow, factor in self.slow.items():
            on = link == slow
            result[on] = ticks[on] * factor.numerator // factor.denominator
        return result


def units_of(
    step: Integers, source: Integers, words: Integers, routes: Routes, cost: Cost
) -> Units:
    """Return the units of a run's transfers; parameters as of ``simulate``."""
    transfers = len(step)
    transfer, packet, size = np.arange(transfers), np.zeros(transfers, np.int64), words
    first_place, links = routes.offsets, routes.links
    if cost.switching == FINITE_PACKETS:
        count = -(-words // cost.packet)
        transfer = np.repeat(transfer, count)
        packet = np.arange(len(transfer)) - np.repeat(np.cumsum(count) - count, count)
        size = np.minimum(cost.packet, words[transfer] - packet * cost.packet)
        hops = routes.hops[transfer]
        first_place = np.concatenate([[0], np.cumsum(hops)])
        own = np.arange(first_place[-1]) - np.repeat(first_place[:-1], hops)
        links = links[np.repeat(routes.offsets[transfer], hops) + own]
    longest = cost.occupation(int(size.max()), NO_SUCH_LINK)
    check_range(longest * (len(links) + 1), cost.unit)
    occupation = cost.occupations(size)
    lag = _lag(occupation, cost)
    place = place_among_own(step, source) if cost.startups_each else np.ones_like(step)
    check_range(cost.startup_ticks * int(place.max()), cost.unit)
    entry = (place * cost.startup_ticks)[transfer]
    return Units(
        transfer,
        packet,
        entry,
        occupation,
        lag,
        first_place,
        links.astype(np.int32, copy=False),
        routes.link_count or int(links.max()) + 1,
        routes.vertices,
        dict(cost.slow),
        cost.message is not None and cost.message.shared,
    )


def _lag(occupation: Integers, cost: Cost) -> Integers:
    """Return how long after its start on a link each unit may start on the next."""
    if cost.message is not None:
        return np.zeros_like(occupation)
    if cost.switching == CUT_THROUGH:
        return np.full_like(occupation, cost.unit.ticks(cost.per_hop))
    return occupation


def place_among_own(step: Integers, source: Integers) -> Integers:
    """Return the how many-th message of its node in its step each transfer is, from 1."""
    order = np.lexsort((np.arange(len(step)), source, step))
    new = np.ones(len(step), dtype=bool)
    new[1:] = (step[order[1:]] != step[order[:-1]]) | (source[order[1:]] != source[order[:-1]])
    first = np.maximum.accumulate(np.where(new, np.arange(len(step)), 0))
    place = np.empty(len(step), dtype=np.int64)
    place[order] = np.arange(len(step)) - first + 1
    return place
