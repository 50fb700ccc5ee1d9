"""The analytic side of a run: the closed form of a scenario, without any simulation."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from engine.cost import FINITE_PACKETS
from engine.exact_time import Terms
from engine.formulas import Case, ClosedForm, closed_form
from engine.scenario import Scenario

BUNDLING = (
    "all-to-all-broadcast",
    "multinode-accumulation",
    "scatter",
    "gather",
    "total-exchange",
)
"""Operations whose transfers carry many blocks at once."""

ALL_SIZES = 2000
"""Messages up to so many words are tried with packets of every size."""

MOST_PACKETS = range(1, 2001)
"""Longer messages are tried in so many packets."""


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
    return None if form is None else time_of(form.full.terms(case_of(scenario)), scenario)


def time_of(terms: Terms, scenario: Scenario) -> Fraction:
    """Return what terms come to at the costs of a scenario."""
    return terms.time(scenario.ts, scenario.th, scenario.tw)


def packet_sizes(scenario: Scenario) -> list[int]:
    """Return the packet sizes among which the best is looked for, rising.

    Of all sizes that make equally many packets of a message the smallest is the best, so the sizes
    ceil(m / n) are enough for one message; up to ``ALL_SIZES`` words every size is taken, since the
    bundles of a collective have other best sizes.
    """
    m = scenario.m
    sizes = set(range(1, m + 1)) if m <= ALL_SIZES else {-(-m // n) for n in MOST_PACKETS}
    bundles = scenario.p.bit_length() if scenario.operation in BUNDLING else 0
    return sorted(sizes | {m << i for i in range(bundles)})


def best_packet(scenario: Scenario) -> tuple[int, Fraction] | None:
    """Return the packet size with the shortest time by the closed form, and that time.

    None where no closed form is claimed or packets are not finite.  For one message the best number
    of packets is near sqrt((l - 1) m tw / th).
    """
    if scenario.switching != FINITE_PACKETS or form_of(scenario) is None:
        return None
    found: tuple[int, Fraction] | None = None
    for size in packet_sizes(scenario):
        time = analytic_time(replace(scenario, packet=size))
        if time is not None and (found is None or time < found[1]):
            found = size, time
    return found
