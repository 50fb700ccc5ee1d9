"""Planning and doing a run: its size is known, and refused if too much, before anything is long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np

from engine.algorithms import build
from engine.cost import FINITE_PACKETS, Cost
from engine.errors import InputError
from engine.exact_time import format_exact
from engine.routing import Routes, hops_between, routes
from engine.run.analytic import analytic_time
from engine.run.value import Run
from engine.scenario import Scenario
from engine.schedule import Schedule
from engine.simulation import simulate
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers, frozen
from engine.verify import is_provable, verify

LARGEST_INT = 2**63

MAX_CROSSINGS = 20_000_000
"""The most link crossings that a run may need."""

TOO_MUCH = QT_TRANSLATE_NOOP(
    "run",
    "this run would need {crossings} link crossings and at most {most} fit; take a smaller p or "
    "longer packets",
)
TOO_MUCH_BUT = QT_TRANSLATE_NOOP(
    "run",
    "this run would need {crossings} link crossings and at most {most} fit; take a smaller p or "
    "longer packets (by the closed form it takes {analytic})",
)


def check_size(scenario: Scenario, crossings: int, most: int) -> None:
    """Do nothing.

    Raises
    ------
    InputError
        If a run would need more link crossings than there may be; the closed form's time is named
        where there is one.
    """
    if crossings <= most:
        return
    analytic = analytic_time(scenario)
    if analytic is None:
        raise InputError(Text(TOO_MUCH, crossings=crossings, most=most))
    time = format_exact(analytic)
    raise InputError(Text(TOO_MUCH_BUT, crossings=crossings, most=most, analytic=time))


def link_crossings(schedule: Schedule, hops: Integers, cost: Cost) -> int:
    """Return how many link crossings (of packets) the simulation will have, before it starts.

    ``hops`` are the lengths of the transfers' routes, shape (transfers,).
    """
    words = schedule.words
    packets = -(-words // cost.packet) if cost.switching == FINITE_PACKETS else np.ones_like(words)
    if int(packets.max(initial=0)) * int(hops.max(initial=0)) * len(words) < LARGEST_INT:
        return int(packets @ hops)
    return sum(map(int.__mul__, packets.tolist(), hops.tolist()))  # int64 might not hold the sum


def cost_of(scenario: Scenario, beside: tuple[Fraction, ...] = ()) -> Cost:
    """Return the cost model of a scenario; ``beside`` are times that must be whole ticks too."""
    slow = {scenario.network.link_between(a, b): f for a, b, f in scenario.slow_links}
    return Cost(
        scenario.switching,
        scenario.ts,
        scenario.th,
        scenario.tw,
        scenario.packet,
        scenario.startups == "each",
        slow,
        beside,
        scenario.message,
    )


def tick_time(scenario: Scenario) -> Fraction:
    """Return the tick of a scenario's run as a time."""
    return cost_of(scenario).unit.time(1)


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


def plan(scenario: Scenario, most: int = MAX_CROSSINGS, beside: tuple[Fraction, ...] = ()) -> Plan:
    """Build schedule and routes of a scenario.

    Raises
    ------
    InputError
        If the run would need more than ``most`` link crossings.
    """
    transfers = scenario.algorithm_entry.transfers(scenario.logical, scenario.task)
    check_size(scenario, transfers, most)
    schedule = build(scenario.algorithm_entry, scenario.logical, scenario.task)
    if scenario.embedding is not None:
        schedule = replace(schedule, nodes=scenario.embedding.nodes)
    node = schedule.node_of
    source, target = frozen(node[schedule.source]), frozen(node[schedule.target])
    cost = cost_of(scenario, beside)
    crossings = link_crossings(schedule, hops_between(scenario.network, source, target), cost)
    check_size(scenario, crossings, most)  # before routes take the memory of them all
    backwards = np.array(schedule.backwards)[schedule.step]
    ways = routes(scenario.network, source, target, backwards)
    return Plan(scenario, schedule, source, target, ways, cost, crossings)


def replanned(planned: Plan, scenario: Scenario, most: int = MAX_CROSSINGS) -> Plan:
    """Return the plan of a scenario that differs from a plan's in m, packet and costs only.

    Schedule and routes are the same, with other words; errors as ``plan``.
    """
    schedule = replace(planned.schedule, m=scenario.m)
    cost = cost_of(scenario)
    crossings = link_crossings(schedule, planned.routes.hops, cost)
    check_size(scenario, crossings, most)
    return replace(planned, scenario=scenario, schedule=schedule, cost=cost, crossings=crossings)


def run_plan(
    planned: Plan,
    prove: bool = True,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda done: None,
) -> Run:
    """Verify and simulate what is planned; parameters and errors as ``run``."""
    scenario, schedule, cost = planned.scenario, planned.schedule, planned.cost
    if prove and is_provable(schedule):
        verify(scenario.operation_entry, scenario.task, schedule)
    source, ways = planned.source, planned.routes
    trace = simulate(schedule.step, source, schedule.words, ways, cost, cancelled, progress)
    return Run(scenario, schedule, source, planned.target, ways, cost, trace)


def run(
    scenario: Scenario,
    prove: bool = True,
    cancelled: Callable[[], bool] = lambda: False,
    most: int = MAX_CROSSINGS,
    progress: Callable[[float], None] = lambda done: None,
    beside: tuple[Fraction, ...] = (),
) -> Run:
    """Build, verify and simulate a scenario.

    Parameters
    ----------
    prove : bool
        Whether the schedule is verified, where it is small enough (``is_provable``).
    cancelled : function
        Asked now and then; true ends the run.
    most : int
        The most link crossings that the simulation may have.
    progress : function
        Called now and then with the share of the simulation that is done, 0 to 1.
    beside : tuple of Fraction
        Times that must be whole ticks too: another run's tick, to share its clock.

    Raises
    ------
    InputError
        If the run would need more; said before anything long starts.
    Cancelled
        If ``cancelled`` said so.
    """
    return run_plan(plan(scenario, most, beside), prove, cancelled, progress)
