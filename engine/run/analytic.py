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
    network = scenario.logical
    hops = network.distance(scenario.source, scenario.target) if "source" in scenario.uses else 0
    packet = scenario.packet if scenario.switching == FINITE_PACKETS else 0
    case = Case(network.kind, network.dims, scenario.m, scenario.q, hops, packet, scenario.order)
    if network.centre is None:
        return case
    cluster = scenario.cluster
    hops = min(hops, int(bool(cluster.entry.rates[1])))  # a complete graph to its nodes
    return replace(case, dims=(network.p,), hops=hops, model=cluster.model, frame=cluster.frame)


def keeps_neighbours(scenario: Scenario) -> bool:
    """Return whether every message goes over the links that it would have in the guest itself."""
    embedding = scenario.embedding
    if embedding is None:
        return True
    return embedding.dilation == 1 and scenario.algorithm_entry.neighbours_only


def form_of(scenario: Scenario) -> ClosedForm | None:
    """Return the closed form that is claimed for a scenario, None where none is.

    Through an embedding that is the guest's, where all its edges are links and only neighbours
    send to one another; nothing is known of others.
    """
    if not keeps_neighbours(scenario):
        return None
    return closed_form(
        scenario.operation, scenario.algorithm_key, scenario.switching, case_of(scenario)
    )


def analytic_time(scenario: Scenario) -> Fraction | None:
    """Return the time by the closed form, without any simulation; None where none is claimed."""
    form = form_of(scenario)
    return None if form is None else time_of(form.full.terms(case_of(scenario)), scenario)


def bounded_by(scenario: Scenario) -> tuple[Case, int, int | None]:
    """Return what lower bounds may know: the case, the diameter, the lines between halves.

    A guest that leaves nodes free may lie closer together than the network is wide, so of the
    network's size nothing is known then.
    """
    network, embedding = scenario.network, scenario.embedding
    case = case_of(scenario)
    if case.star:
        return case, int(bool(scenario.cluster.entry.rates[1])), None
    if embedding is None:
        return case, network.diameter, network.bisection
    if "source" in scenario.uses:
        ends = embedding.placed[scenario.source], embedding.placed[scenario.target]
        case = replace(case, hops=network.distance(*ends))
    if embedding.guest.p < embedding.host.p:
        return case, 1, None
    return case, network.diameter, network.bisection


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
