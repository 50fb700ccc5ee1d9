"""Symbolic time: the critical path of every step adds up to it, in ticks and in coefficients."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cost import CUT_THROUGH
from engine.exact_time import Terms
from engine.run import run
from engine.scenario import Scenario
from engine.simulation import critical_path
from tests.engine.cases import of, scenarios


def terms(ts, th, tw):
    return Terms(Fraction(ts), Fraction(th), Fraction(tw))


def slowed(draw, scenario: Scenario) -> Scenario:
    """The scenario with up to three slow links."""
    links = st.sampled_from([tuple(pair) for pair in scenario.network.links.tolist()])
    chosen = draw(st.lists(links, max_size=3, unique=True))
    factors = st.sampled_from([Fraction(3), Fraction(5, 2), Fraction(1, 4)])
    return replace(scenario, slow_links=tuple((a, b, draw(factors)) for a, b in chosen))


@st.composite
def slowed_scenarios(draw):
    return slowed(draw, draw(scenarios(16)))


@pytest.mark.parametrize(
    ("given_settings", "expected"),
    [
        ({"topology": "torus", "dims": "4x4x4", "operation": "total-exchange"}, (9, 9, 28800)),
        ({"p": 7}, (4, 4, 400)),
        ({"p": 7, "switching": CUT_THROUGH}, (3, 6, 300)),
        ({"algorithm": "doubling"}, (4, 15, 1500)),
        (
            {
                "operation": "point-to-point",
                "source": 0,
                "target": 8,
                "switching": "finite-packets",
                "packet": 10,
            },
            (1, 17, 170),
        ),
        (
            {
                "operation": "total-exchange",
                "algorithm": "direct",
                "switching": CUT_THROUGH,
                "startups": "one",
            },
            (1, 36, 3600),
        ),
    ],
)
def test_coefficients_by_hand(given_settings, expected):
    assert of(**given_settings).terms == terms(*expected)


def test_a_slow_link_gives_decimals():
    one = of(p=4, operation="point-to-point", source=0, target=2, slow_link="1-2:2.5")
    assert one.terms == terms(1, Fraction(7, 2), 350)
    cut = of(
        p=4,
        operation="point-to-point",
        source=0,
        target=2,
        switching=CUT_THROUGH,
        slow_link=["0-1:2.5"],
    )
    # the body leaves the slow link after the message has arrived behind it
    assert cut.terms == terms(1, Fraction(5, 2), 250)


def test_a_startup_each_counts_those_before():
    one = of(operation="total-exchange", algorithm="direct", switching=CUT_THROUGH)
    assert one.scenario.startups == "each"
    assert one.simulated == 919
    assert one.terms.time(50, Fraction("1.5"), Fraction("0.1")) == 919


@given(slowed_scenarios())
def test_terms_come_to_the_simulated_time(scenario):
    one = run(scenario, prove=False)
    costs = (scenario.ts, scenario.th, scenario.tw)
    assert one.terms.time(*costs) == one.simulated
    borders = [one.trace.unit.time(tick) for tick in one.trace.step_starts]
    for number, step_terms in enumerate(one.step_terms):
        assert step_terms.time(*costs) == borders[number + 1] - borders[number]
    assert len(one.step_terms) == one.schedule.steps


@given(slowed_scenarios())
def test_coefficients_are_whole_without_slow_links_and_never_negative(scenario):
    one = run(scenario, prove=False)
    for value in (one.terms.ts, one.terms.th, one.terms.tw):
        assert value >= 0
        if not scenario.slow_links:
            assert value.denominator == 1
    if scenario.startups == "one":
        assert one.terms.ts == one.schedule.steps


@given(slowed_scenarios())
def test_a_path_leads_from_an_entry_to_the_last_end_without_a_gap(scenario):
    one = run(scenario, prove=False)
    trace = one.trace
    step = one.schedule.step[trace.transfer]
    paths = critical_path(trace, one.schedule.step)
    assert len(paths) == one.schedule.steps
    for number, path in enumerate(paths):
        assert trace.end[path[-1]] == trace.step_starts[number + 1]
        assert {int(step[crossing]) for crossing in path} == {number}
        first = path[0]
        assert trace.start[first] == trace.ready[first]
        assert one.routes.of(int(trace.transfer[first]))[0] == trace.link[first]
        for before, after in pairwise(path):
            if trace.start[after] > trace.ready[after]:
                assert trace.link[before] == trace.link[after]
                assert trace.end[before] == trace.start[after]
            else:
                assert trace.transfer[before] == trace.transfer[after]
                assert trace.packet[before] == trace.packet[after]
                route = one.routes.of(int(trace.transfer[after]))
                place = route.index(int(trace.link[after]))
                assert route[place - 1] == trace.link[before]


@given(scenarios(16, startups="one"), st.integers(2, 9))
def test_doubled_costs_double_the_time_and_keep_the_coefficients(scenario, factor):
    one = run(scenario, prove=False)
    changed = replace(
        scenario, ts=factor * scenario.ts, th=factor * scenario.th, tw=factor * scenario.tw
    )
    two = run(changed, prove=False)
    assert two.simulated == factor * one.simulated
    assert two.terms == one.terms
