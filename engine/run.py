"""A run: a scenario with everything that follows from it, and what it comes to.

Here the two truths meet: ``simulated`` comes from the trace, ``analytic`` from the closed form;
they are only compared.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np

from engine.algorithms import Algorithm, build
from engine.cost import FINITE_PACKETS, Cost
from engine.errors import InputError
from engine.exact_time import Terms
from engine.formulas import Case, ClosedForm, closed_form, why_no_form
from engine.operation import Operation, Task
from engine.routing import Routes, routes
from engine.scenario import Scenario
from engine.schedule import Schedule
from engine.simulation import Trace, simulate, symbolic_time
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology.base import Integers, frozen
from engine.verify import VERIFY_MOVES, verify

MAX_CROSSINGS = 20_000_000
"""The most link crossings that a run may need."""

TOO_MUCH = QT_TRANSLATE_NOOP(
    "run",
    "this run would need about {crossings} link crossings and at most {most} fit; take a smaller p"
    " or longer packets",
)


def check_size(crossings: int, most: int) -> None:
    """Do nothing.

    Raises
    ------
    InputError
        If a run would need more link crossings than there may be.
    """
    if crossings > most:
        raise InputError(Text(TOO_MUCH, crossings=crossings, most=most))


def link_crossings(schedule: Schedule, ways: Routes, cost: Cost) -> int:
    """Return how many link crossings (of packets) the simulation will have, before it starts."""
    words = schedule.words
    packets = -(-words // cost.packet) if cost.switching == FINITE_PACKETS else np.ones_like(words)
    # in Python's whole numbers: the sum of int64 products might not fit
    return sum(map(int.__mul__, packets.tolist(), ways.hops.tolist()))


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
        return _time(self.form.printed.terms(case), self.scenario)

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
        known: dict[tuple[int, int], Fraction] = {}
        total = Fraction(0)
        for step in range(self.schedule.steps):
            total += self._step_alone(step, known)
        return total

    def _step_alone(self, step: int, known: dict[tuple[int, int], Fraction]) -> Fraction:
        sent: dict[int, int] = {}
        slowest = Fraction(0)
        rows = self.schedule.rows(step)
        words = self.schedule.words[rows].tolist()
        for place, transfer in enumerate(range(rows.start, rows.stop)):
            node = int(self.source[transfer])
            sent[node] = sent.get(node, 0) + 1
            route = self.routes.of(transfer)
            slow = any(link in self.cost.slow for link in route)
            key = (words[place], len(route))
            if slow:
                alone = self.cost.alone(words[place], route)
            else:
                if key not in known:
                    known[key] = self.cost.alone(words[place], route)
                alone = known[key]
            startups = sent[node] if self.cost.startups_each else 1
            slowest = max(slowest, alone + startups * self.cost.startup)
        return slowest

    @cached_property
    def chunks_on_link(self) -> Integers:
        """The number drawn for each crossing: chunks, or 1 packet in finite packets."""
        if self.scenario.switching == FINITE_PACKETS:
            return np.ones(self.trace.crossings, dtype=np.int64)
        return self.schedule.chunk_count[self.trace.transfer]

    @cached_property
    def loads(self) -> Integers:
        """The most chunks on one link in each cycle, shape (cycles,)."""
        loads = np.zeros(self.trace.cycles, dtype=np.int64)
        first = self.trace.cycle - 1
        last = np.searchsorted(self.trace.cycle_starts, self.trace.end, side="left") - 1
        cycle, load = first, self.chunks_on_link
        while len(cycle):
            np.maximum.at(loads, cycle, load)
            goes_on = cycle < last
            cycle, last, load = cycle[goes_on] + 1, last[goes_on], load[goes_on]
        return frozen(loads)

    @property
    def numbering(self) -> str | None:
        """``gray`` or ``binary`` on a hypercube, None off it."""
        return self.schedule.numbering if self.topology.kind == "hypercube" else None

    @cached_property
    def congestion(self) -> int:
        """The most transfers that cross one link in one step."""
        return self.trace.congestion(self.schedule.step)

    @cached_property
    def fingerprint(self) -> int:
        """A number that two runs share only if they moved the same things at the same cycles."""
        return self.trace.fingerprint(self.source, self.target, self.topology.vertices)


def case_of(scenario: Scenario) -> Case:
    """Return what closed forms may know of a scenario."""
    hops = (
        scenario.network.distance(scenario.source, scenario.target)
        if ("source" in scenario.uses)
        else 0
    )
    packet = scenario.packet if scenario.switching == FINITE_PACKETS else 0
    return Case(
        scenario.topology, scenario.dims, scenario.m, scenario.q, hops, packet, scenario.order
    )


def form_of(scenario: Scenario) -> ClosedForm | None:
    """Return the closed form that is claimed for a scenario, None where none is."""
    return closed_form(
        scenario.operation, scenario.algorithm_key, scenario.switching, case_of(scenario)
    )


def analytic_time(scenario: Scenario) -> Fraction | None:
    """Return the time by the closed form, without any simulation; None where none is claimed."""
    form = form_of(scenario)
    return None if form is None else _time(form.full.terms(case_of(scenario)), scenario)


def _time(terms: Terms, scenario: Scenario) -> Fraction:
    return terms.time(scenario.ts, scenario.th, scenario.tw)


def cost_of(scenario: Scenario) -> Cost:
    """Return the cost model of a scenario."""
    slow = {scenario.network.link_between(a, b): f for a, b, f in scenario.slow_links}
    return Cost(
        scenario.switching,
        scenario.ts,
        scenario.th,
        scenario.tw,
        scenario.packet,
        scenario.startups == "each",
        slow,
    )


@dataclass(frozen=True, eq=False)
class Plan:
    """All of a run that is known before it is simulated."""

    scenario: Scenario
    schedule: Schedule
    source: Integers
    target: Integers
    routes: Routes
    cost: Cost
    crossings: int


def plan(scenario: Scenario, most: int = MAX_CROSSINGS) -> Plan:
    """Build schedule and routes of a scenario.

    Raises
    ------
    InputError
        If the run would need more than ``most`` link crossings.
    """
    check_size(scenario.algorithm_entry.transfers(scenario.network, scenario.task), most)
    schedule = build(scenario.algorithm_entry, scenario.network, scenario.task)
    node = schedule.node_of
    source, target = frozen(node[schedule.source]), frozen(node[schedule.target])
    backwards = np.array(schedule.backwards)[schedule.step]
    ways = routes(scenario.network, source, target, backwards)
    cost = cost_of(scenario)
    crossings = link_crossings(schedule, ways, cost)
    check_size(crossings, most)
    return Plan(scenario, schedule, source, target, ways, cost, crossings)


def run_plan(
    planned: Plan, prove: bool = True, cancelled: Callable[[], bool] = lambda: False
) -> Run:
    """Verify and simulate what is planned; parameters and errors as ``run``."""
    scenario, schedule, cost = planned.scenario, planned.schedule, planned.cost
    if prove and schedule.chunk_moves() <= VERIFY_MOVES:
        verify(scenario.operation_entry, scenario.task, schedule)
    source, ways = planned.source, planned.routes
    trace = simulate(schedule.step, source, schedule.words, ways, cost, cancelled)
    return Run(scenario, schedule, source, planned.target, ways, cost, trace)


def run(
    scenario: Scenario,
    prove: bool = True,
    cancelled: Callable[[], bool] = lambda: False,
    most: int = MAX_CROSSINGS,
) -> Run:
    """Build, verify and simulate a scenario.

    Parameters
    ----------
    prove : bool
        Whether the schedule is verified (below ``VERIFY_MOVES`` chunk moves).
    cancelled : function
        Asked now and then; true ends the run.
    most : int
        The most link crossings that the simulation may have.

    Raises
    ------
    InputError
        If the run would need more; said before anything long starts.
    Cancelled
        If ``cancelled`` said so.
    """
    return run_plan(plan(scenario, most), prove, cancelled)
