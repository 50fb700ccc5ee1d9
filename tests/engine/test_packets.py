"""The best packet size: trains of packets, the short last one, and the time over the size."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.run import best_packet, packet_sizes, run
from engine.scenario import from_settings
from engine.sweep import curve, request_of

TRAIN = {
    "topology": "ring",
    "p": 16,
    "operation": "point-to-point",
    "switching": "finite-packets",
    "th": "1.5",
}


def test_the_best_size_is_the_best_of_all_by_simulation():
    scenario = from_settings({**TRAIN, "m": 100})
    times = {
        size: run(replace(scenario, packet=size), prove=False).simulated for size in range(1, 101)
    }
    size, time = best_packet(scenario)
    assert time == min(times.values()) == times[size]
    assert packet_sizes(scenario) == list(range(1, 101))


@given(st.integers(1, 50_000), st.integers(2, 32))
def test_the_best_number_of_packets_is_near_the_root(m, p):
    """n near sqrt((l - 1) m tw / th): within one packet and the rounding of the size."""
    scenario = from_settings({**TRAIN, "m": m, "p": p})
    size, _ = best_packet(scenario)
    n = -(-m // size)
    root = isqrt((p // 2 - 1) * m // 15)
    assert abs(n - root) <= 2 + root // 5


@pytest.mark.parametrize("switching", ["store-and-forward", "cut-through"])
def test_whole_messages_have_no_best_packet(switching):
    assert best_packet(from_settings({**TRAIN, "switching": switching})) is None


def test_neighbours_send_each_bundle_as_one_packet():
    scenario = from_settings(
        {**TRAIN, "topology": "hypercube", "operation": "all-to-all-broadcast", "m": 10}
    )
    size, time = best_packet(scenario)
    assert size >= 8 * 10
    assert time == run(replace(scenario, switching="store-and-forward"), prove=False).simulated


def test_the_curve_over_packet_sizes_has_both_truths_and_the_best():
    scenario = from_settings({**TRAIN, "m": 1000})
    one = run(scenario)
    whole = list(curve(request_of(scenario, "packet"), one.simulated))[-1]
    (line,) = whole.series
    assert line.x == tuple(sorted(line.x)) and {1, 10, 50, 1000} <= set(line.x)
    assert line.analytic == line.simulated
    assert whole.best == (50, Fraction("225.5")) == best_packet(scenario)
    assert min(line.simulated) == whole.best[1]
    assert (whole.x, whole.simulated) == (10, one.simulated)


def test_whole_messages_are_a_level_line_beside_those_in_packets():
    scenario = from_settings({**TRAIN, "switching": "cut-through"})
    time = run(scenario).simulated
    packets, whole = list(curve(request_of(scenario, "packet"), time))[-1].series
    assert packets.key.switching == "finite-packets"
    assert set(whole.simulated) == set(whole.analytic) == {time}
    assert min(packets.simulated) > time  # packets are stored and forwarded


def test_the_last_packet_is_short():
    one = run(from_settings({**TRAIN, "m": 25, "packet": 10, "ts": "0", "th": "1", "target": 1}))
    words = [one.cost.packet_words(25, packet) for packet in one.trace.packet.tolist()]
    assert words == [10, 10, 5]
    lengths = [
        one.trace.unit.time(e - s) for s, e in zip(one.trace.start, one.trace.end, strict=True)
    ]
    assert lengths == [2, 2, Fraction(3, 2)]
