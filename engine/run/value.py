"""The ``Run`` value: a scenario with everything that follows from it, and what it comes to.

Here the two truths meet: ``simulated`` comes from the trace, ``analytic`` from the closed form;
they are only compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np

from engine.algorithms import Algorithm
from engine.cost import FINITE_PACKETS, Cost
from engine.exact_time import Terms
from engine.formulas import ClosedForm, why_no_form
from engine.formulas.bounds import bandwidth, bisection, latency
from engine.operation import Operation, Task
from engine.routing import Routes
from engine.run.analytic import (
    analytic_time,
    bounded_by,
    case_of,
    form_of,
    keeps_neighbours,
    time_of,
)
from engine.scenario import Scenario
from engine.schedule import Schedule
from engine.simulation import BLOCK, Chosen, Column, Trace, symbolic_time
from engine.simulation.units import place_among_own
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology.base import Integers, frozen

THROUGH_EMBEDDING = QT_TRANSLATE_NOOP(
    "run",
    "through this embedding messages go over other links than in the guest itself, so no closed "
    "form is claimed",
)
NO_PROCESS = -1
"""Stands for no process on a node."""

NO_LINK = -1
"""Stands for a link of full speed."""


@dataclass(frozen=True, eq=False)
class Run:
    """A scenario's schedule, trace and costs.

    ``source`` and ``target`` are the nodes (not processes) of each transfer, int64 of shape
    (transfers,).
    """

    scenario: Scenario
    schedule: Schedule
    source: Integers
    target: Integers
    routes: Routes
    cost: Cost
    trace: Trace

    @property
    def topology(self) -> Topology:
        """The network."""
        return self.scenario.network

    @property
    def operation(self) -> Operation:
        """The operation's catalogue entry."""
        return self.scenario.operation_entry

    @property
    def algorithm(self) -> Algorithm:
        """The algorithm's catalogue entry."""
        return self.scenario.algorithm_entry

    @property
    def task(self) -> Task:
        """What was asked for."""
        return self.scenario.task

    @property
    def simulated(self) -> Fraction:
        """The simulated time."""
        return self.trace.unit.time(self.trace.duration)

    @cached_property
    def step_terms(self) -> list[Terms]:
        """The simulated time of each step as coefficients of ts, th, tw."""
        return symbolic_time(
            self.trace, self.schedule.step, self.source, self.schedule.words, self.cost
        )

    @cached_property
    def terms(self) -> Terms:
        """The simulated time as coefficients of ts, th, tw."""
        total = Terms()
        for terms in self.step_terms:
            total += terms
        return total

    @cached_property
    def form(self) -> ClosedForm | None:
        """The closed form that is claimed for this case."""
        return form_of(self.scenario)

    @property
    def why_no_form(self) -> Text | None:
        """The sentence why no closed form is claimed, None where one is."""
        if self.form is not None:
            return None
        scenario = self.scenario
        if not keeps_neighbours(scenario):
            return Text(THROUGH_EMBEDDING)
        return why_no_form(scenario.operation, scenario.algorithm_key, scenario.switching)

    @property
    def analytic_terms(self) -> Terms | None:
        """The coefficients of the closed form."""
        return self.form.full.terms(case_of(self.scenario)) if self.form else None

    @property
    def analytic(self) -> Fraction | None:
        """The time by the closed form's full form."""
        return analytic_time(self.scenario)

    @property
    def lecture(self) -> Fraction | None:
        """The time by the form that the lecture prints."""
        case = case_of(self.scenario)
        if self.form is None or self.form.printed is None or not self.form.prints(case):
            return None
        return time_of(self.form.printed.terms(case), self.scenario)

    @property
    def lecture_is_bound(self) -> bool:
        """Whether the printed form is an upper bound only."""
        return self.lecture is not None and self.form is not None and self.form.printed_is_bound

    @property
    def exact(self) -> bool:
        """Whether theory promises that the simulated time equals the analytic one."""
        return self.form is not None and self.form.exact and not self.scenario.slow_links

    @cached_property
    def uncontended(self) -> Fraction:
        """The time if every transfer were alone on its route: per step the slowest, summed."""
        schedule, cost = self.schedule, self.cost
        alone = self._alone()
        if cost.startups_each:
            alone = alone + place_among_own(schedule.step, self.source) * cost.startup_ticks
        else:
            alone = alone + cost.startup_ticks
        first = np.searchsorted(schedule.step, np.arange(schedule.steps))
        return cost.unit.time(sum(np.maximum.reduceat(alone, first).tolist()))

    def _alone(self) -> Integers:
        """Return how long each transfer takes from its entry when nothing is in its way, ticks.

        Transfers of the same words over as many links of full speed take the same time, so each
        such pair is worked out once.
        """
        words, hops = self.schedule.words, self.routes.hops
        sizes, size = np.unique(words, return_inverse=True)
        width = int(hops.max()) + 1
        pairs, pair = np.unique(size * width + hops, return_inverse=True)
        known = [
            self.cost.alone_ticks(int(sizes[one // width]), [NO_LINK] * (one % width))
            for one in pairs.tolist()
        ]
        alone = np.array(known, dtype=np.int64)[pair]
        slow = np.isin(self.routes.links, list(self.cost.slow)) if self.cost.slow else np.zeros(0)
        touched = np.searchsorted(self.routes.offsets, np.flatnonzero(slow), side="right")
        for transfer in np.unique(touched).tolist():
            route = self.routes.of(transfer - 1)
            alone[transfer - 1] = self.cost.alone_ticks(int(words[transfer - 1]), route)
        return alone

    @property
    def chunks_on_link(self) -> Column:
        """The number drawn for each crossing: chunks, or 1 packet in finite packets."""

        def find(chosen: Chosen) -> Integers:
            chunks = self.schedule.chunk_count[self.trace.transfer[chosen]]
            packets = self.scenario.switching == FINITE_PACKETS
            return np.ones_like(chunks) if packets else chunks

        return Column(find, self.trace.crossings)

    @property
    def most_chunks(self) -> int:
        """The most chunks on a link: every transfer crosses one, so its chunks count."""
        if self.scenario.switching == FINITE_PACKETS:
            return 1
        return int(self.schedule.chunk_count.max())

    @cached_property
    def loads(self) -> Integers:
        """The most chunks on one link in each cycle, shape (cycles,)."""
        loads = np.zeros(self.trace.cycles, dtype=np.int64)
        for first in range(0, self.trace.crossings, BLOCK):
            block = slice(first, first + BLOCK)
            cycle = self.trace.cycle[block] - 1
            end = self.trace.end[block]
            last = np.searchsorted(self.trace.cycle_starts, end, side="left") - 1
            load = self.chunks_on_link[block]
            while len(cycle):
                np.maximum.at(loads, cycle, load)
                goes_on = cycle < last
                cycle, last, load = cycle[goes_on] + 1, last[goes_on], load[goes_on]
        return frozen(loads)

    @cached_property
    def bounds(self) -> dict[str, Fraction | None]:
        """What no algorithm can beat, by key of ``BOUNDS``; None where nothing is known.

        ``busiest-link`` is how long the link is occupied that this algorithm uses most, with one
        startup: no order of the same transfers could be faster.
        """
        scenario = self.scenario
        case, diameter, lines = bounded_by(scenario)
        one_port = self.schedule.one_port
        ports = 1 if one_port else self.topology.port_count
        across = bisection(scenario.operation, case, lines)
        found = {
            "latency": latency(scenario.operation, case, diameter, one_port),
            "bandwidth": bandwidth(scenario.operation, case, ports),
            "bisection": across,
        }
        times: dict[str, Fraction | None] = {
            key: None if terms is None else time_of(terms, scenario) for key, terms in found.items()
        }
        busy = self.trace.unit.time(self.trace.busiest_link)
        before = scenario.ts * self.cost.startups_before
        return {**times, "busiest-link": busy + before}

    @cached_property
    def process_on(self) -> Integers:
        """The process on each node, -1 where an embedding leaves one free, shape (nodes,)."""
        found = np.full(self.topology.p, NO_PROCESS)
        found[self.schedule.node_of] = np.arange(self.schedule.p)
        return frozen(found)

    @property
    def numbering(self) -> str | None:
        """``gray`` or ``binary`` on a hypercube; None off it, and where an embedding says it."""
        numbered = self.topology.kind == "hypercube" and self.scenario.embedding is None
        return self.schedule.numbering if numbered else None

    @cached_property
    def congestion(self) -> int:
        """The most transfers that cross one link in one step."""
        return self.trace.congestion()

    @cached_property
    def fingerprint(self) -> int:
        """A number that two runs share only if they moved the same things at the same cycles."""
        return self.trace.fingerprint(self.source, self.target, self.topology.vertices)
