"""The same run if nothing had to wait: where its transfers would be at any time.

Every transfer has links of its own, on which nobody else is, and goes through the same simulation;
so its packets still follow one another, and steps still follow one another.

Limit: networks up to 64 nodes, of which the chunks are named.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from engine.cost import Cost
from engine.routing import Routes
from engine.run import Run
from engine.simulation import Trace, simulate

HEAD_SHARE = 0.5
"""Through a hub or a switch a front is shown on its way for this part of the message's time."""


class Place(NamedTuple):
    """Where the front of a transfer is: on which link, and which share of it is done."""

    transfer: int
    link: int
    done: float


class Ahead:
    """The run without waiting, on the clock of the real one."""

    def __init__(self, run: Run) -> None:
        self._run = run

    @cached_property
    def trace(self) -> Trace:
        """The crossings of the run without waiting; its links are crossings of the real routes."""
        run = self._run
        links = run.routes.links
        own = np.arange(len(links))
        slow = {
            place: run.cost.slow[link]
            for place, link in enumerate(links.tolist())
            if link in run.cost.slow
        }
        cost = run.cost
        alone = Cost(
            cost.switching,
            cost.startup,
            cost.per_hop,
            cost.per_word,
            cost.packet,
            cost.startups_each,
            slow,
            (cost.unit.time(1),),
            None if cost.message is None else replace(cost.message, shared=False),
        )
        ways = Routes(run.routes.offsets, own, len(own))
        schedule = run.schedule
        return simulate(schedule.step, run.source, schedule.words, ways, alone)

    def at(self, ticks: float) -> list[Place]:
        """Return where the front of every transfer under way would be at a time."""
        trace = self.trace
        start, end = np.asarray(trace.start), np.asarray(trace.end)
        on = np.flatnonzero((start <= ticks) & (ticks < end))
        transfer = np.asarray(trace.transfer[on])
        own = np.asarray(trace.link[on])
        lag = trace.all.ticks(trace.all.units.lag, trace.place[on])
        done = np.minimum((ticks - start[on]) / np.maximum(lag, 1), 1.0)
        if self._run.topology.centre is not None:  # both lines are busy all the time
            gone = 2 * np.minimum((ticks - start[on]) / (end[on] - start[on]) / HEAD_SHARE, 1.0)
            hop = own % 2
            there = hop == np.minimum(gone.astype(np.int64), 1)
            on, transfer, own, done = on[there], transfer[there], own[there], (gone - hop)[there]
        # Of a transfer that lies on several links the front is the furthest.
        order = np.lexsort((own, transfer))
        front = dict(zip(transfer[order].tolist(), order.tolist(), strict=True))
        links = self._run.routes.links
        return [Place(t, int(links[own[i]]), float(done[i])) for t, i in front.items()]
