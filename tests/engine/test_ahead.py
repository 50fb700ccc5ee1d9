"""The run in which nothing waits, and what a run may be compared with."""

from __future__ import annotations

import numpy as np
import pytest

from engine.report.ahead import Ahead
from engine.report.differences import comparisons, difference
from engine.run import run, tick_time
from engine.scenario import from_settings

RUNS = (
    {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"},
    {"topology": "torus", "dims": "3x4", "operation": "total-exchange", "algorithm": "direct"},
    {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"},
    {"topology": "ring", "p": 8, "operation": "broadcast", "algorithm": "near-first"},
    {"topology": "ring", "p": 8, "operation": "shift", "q": 3, "slow-link": ["0-1:3"]},
)
SWITCHINGS = ("store-and-forward", "cut-through", "finite-packets")


def made(**given: object):
    """Return the run of some settings."""
    return run(from_settings({"th": "1.5", "m": 25, **given}))


@pytest.mark.parametrize("switching", SWITCHINGS)
@pytest.mark.parametrize("case", RUNS, ids=lambda case: "-".join(map(str, case.values())))
@pytest.mark.parametrize("startups", ["one", "each"])
def test_it_lasts_as_long_as_each_transfer_alone(case, switching, startups):
    one = made(**case, switching=switching, startups=startups)
    ahead = Ahead(one).trace
    assert ahead.unit.time(ahead.duration) == one.uncontended  # counted transfer by transfer
    assert ahead.max_waiting == 0 or switching == "finite-packets"
    if one.trace.max_waiting == 0:
        assert np.array_equal(np.asarray(ahead.start), np.asarray(one.trace.start))


def test_it_is_ahead_of_what_waits():
    one = made(**RUNS[0], startups="one")
    ahead, real = Ahead(one), one.trace
    arrived = real.arrivals(one.schedule.transfers)
    alone = ahead.trace.arrivals(one.schedule.transfers)
    assert (alone <= arrived).all() and (alone < arrived).any()
    for ticks in range(0, ahead.trace.duration, max(1, ahead.trace.duration // 50)):
        for transfer, link, done in ahead.at(ticks):
            assert link in one.routes.of(transfer) and 0 <= done <= 1
            assert ticks < alone[transfer]


@pytest.mark.parametrize("switching", SWITCHINGS)
@pytest.mark.parametrize(
    "case",
    [*RUNS, {"topology": "hypercube", "p": 16, "operation": "scatter", "root": 3}],
    ids=lambda case: "-".join(map(str, case.values())),
)
def test_everything_on_offer_can_be_run_on_the_same_clock(case, switching):
    scenario = from_settings({"th": "1.5", **case, "switching": switching})
    offers = comparisons(scenario)
    assert len({offer.scenario for offer in offers}) == len(offers) >= 2
    for offer in offers:
        first = run(scenario, beside=(tick_time(offer.scenario),))
        second = run(offer.scenario, beside=(tick_time(scenario),))
        assert first.trace.unit == second.trace.unit
        assert first.simulated == run(scenario).simulated
        assert second.simulated == run(offer.scenario).simulated
        said = difference(first, second)
        assert str(said[0]) != str(said[1])


def test_the_dual_is_played_backwards():
    scenario = from_settings({"topology": "hypercube", "p": 8, "operation": "broadcast"})
    (dual,) = [offer for offer in comparisons(scenario) if offer.mirrored]
    assert dual.scenario.operation == "reduce"
    one, other = run(scenario), run(dual.scenario)
    assert one.simulated == other.simulated
    # Step by step the same links, the other way round.
    steps = one.schedule.steps
    for step in range(1, steps + 1):
        there = set(np.flatnonzero(one.trace.crossed_in_step(step)).tolist())
        back = np.flatnonzero(other.trace.crossed_in_step(steps + 1 - step))
        assert there == set(one.topology.opposite[back].tolist())


def test_what_differs_is_said():
    base = {"topology": "ring", "p": 8, "operation": "broadcast"}
    pairs = (
        ({"switching": "cut-through"}, ("Store-and-forward", "Cut-through")),
        ({"m": 7}, ("m = 100", "m = 7")),
        ({"topology": "hypercube"}, ("Ring, 8 nodes", "Hypercube, 8 nodes")),
        ({"tw": "0.25"}, ("tw = 0.1", "tw = 0.25")),
    )
    for change, expected in pairs:
        first, second = run(from_settings(base)), run(from_settings({**base, **change}))
        said = difference(first, second)
        for text, part in zip(said, expected, strict=True):
            assert part in str(text)
