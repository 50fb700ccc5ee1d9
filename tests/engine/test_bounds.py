"""Lower bounds: nothing is faster than any of them, and known algorithms reach some."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from engine.formulas.bounds import BOUNDS, DEMANDS
from engine.operation import OPERATIONS
from engine.run import run
from tests.engine.cases import of, scenarios


@given(scenarios(16))
def test_no_run_is_faster_than_a_bound(scenario):
    one = run(scenario, prove=False)
    for key, time in one.bounds.items():
        assert time is None or one.simulated >= time, key


def test_every_operation_says_what_it_must_move_and_every_bound_has_a_title():
    assert set(DEMANDS) == {operation.key for operation in OPERATIONS}
    assert set(of(p=4).bounds) == {bound.key for bound in BOUNDS}


COSTS = {"m": 100, "ts": "50", "th": "0", "tw": "0.1"}


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        # 16 nodes hear of it in 4 doublings; the message passes each port once and the middle once
        (
            {"topology": "hypercube", "p": 16, "operation": "broadcast"},
            {"latency": "200", "bandwidth": "10", "bisection": "1.25", "busiest-link": "60"},
        ),
        # 15 blocks into every node; 8 blocks over 8 lines
        (
            {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"},
            {"latency": "200", "bandwidth": "150", "bisection": "10", "busiest-link": "130"},
        ),
        # 8 x 8 blocks over the two lines of a ring's middle
        (
            {"topology": "ring", "p": 16, "operation": "total-exchange"},
            {"latency": "200", "bandwidth": "150", "bisection": "320", "busiest-link": "1250"},
        ),
        # an odd torus has no formula for its bisection
        (
            {"topology": "torus", "dims": "3x5", "operation": "total-exchange"},
            {"latency": "200", "bandwidth": "140", "bisection": None},
        ),
        (
            {"topology": "ring", "p": 16, "operation": "point-to-point"},
            {"latency": "50", "bandwidth": "10", "bisection": None, "busiest-link": "60"},
        ),
    ],
)
def test_bounds_by_hand(settings, expected):
    bounds = of(**COSTS, **settings).bounds
    for key, time in expected.items():
        assert bounds[key] == (None if time is None else Fraction(time)), key


def test_the_direct_exchange_reaches_the_bound_of_its_busiest_link():
    one = of(
        topology="ring",
        p=16,
        operation="total-exchange",
        algorithm="direct",
        switching="cut-through",
        startups="one",
        th="1.5",
    )
    assert one.simulated == one.bounds["busiest-link"] == 464


def test_all_to_all_broadcast_reaches_the_bandwidth_bound_without_startups():
    for shape in ({"topology": "ring", "p": 7}, {"topology": "hypercube", "p": 16}):
        one = of(operation="all-to-all-broadcast", ts="0", th="0", **shape)
        assert one.simulated == one.bounds["bandwidth"]
