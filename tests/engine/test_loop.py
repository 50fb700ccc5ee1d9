"""The fast simulator equals the plain loop of tests/plain, crossing by crossing, in every case."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cost import CUT_THROUGH, FINITE_PACKETS, STORE_AND_FORWARD, Cost
from engine.routing import Routes, routes
from engine.simulation import simulate
from engine.topology import Topology, build
from tests.plain import cycle_queues, event_loop

SHAPES = [
    ("ring", (2,)),
    ("ring", (3,)),
    ("ring", (5,)),
    ("ring", (8,)),
    ("torus", (2, 3)),
    ("torus", (4, 4)),
    ("torus", (3, 2, 4)),
    ("hypercube", (2,) * 3),
    ("hypercube", (2,) * 4),
]
NETWORKS = [build(kind, dims) for kind, dims in SHAPES]
SIZES = [[3], [1], [1, 2], [2, 7, 30], list(range(1, 50))]
FACTORS = [Fraction(3), Fraction(1, 2), Fraction(5, 2), Fraction(1, 10)]


@st.composite
def cases(draw, switching: str):
    """Random transfers in one to three steps on a small network, with random costs.

    With a startup each the entries are spread over time, as random releases would be.
    """
    topology = draw(st.sampled_from(NETWORKS))
    steps = draw(st.integers(1, 3))
    count = draw(st.sampled_from([1, 3, 10, 30, 60]))
    random = draw(st.randoms(use_true_random=False))
    step = sorted([random.randrange(steps) for _ in range(count)] + list(range(steps)))
    source = np.array([random.randrange(topology.p) for _ in step])
    apart = np.array([random.randrange(1, topology.p) for _ in step])
    words = np.array([random.choice(draw(st.sampled_from(SIZES))) for _ in step])
    turned = np.array([random.random() < 0.3 for _ in step]) if draw(st.booleans()) else None
    ways = routes(topology, source, (source + apart) % topology.p, turned)
    per_hop = draw(st.sampled_from([0, 1, 2, 5]))
    slow = {
        random.randrange(len(topology.links)): random.choice(FACTORS)
        for _ in range(draw(st.sampled_from([0, 0, 0, 1, 3])))
    }
    cost = Cost(
        switching,
        Fraction(draw(st.sampled_from([0, 0, 3, 10]))),
        Fraction(per_hop),
        Fraction(draw(st.sampled_from([0, 1, 2])) if per_hop else 1),
        draw(st.sampled_from([1, 2, 5])),
        draw(st.booleans()),
        slow,
    )
    return topology, np.array(step), source, words, ways, cost


def crossings(trace) -> list[tuple[int, ...]]:
    """All crossings of our trace as the plain loop lists them."""
    columns = (trace.transfer, trace.packet, trace.link, trace.ready, trace.start, trace.end)
    return list(zip(*(column.tolist() for column in columns), strict=True))


def waiting_by_hand(rows, begin: int, end: int, links: int) -> list[int]:
    """How many crossings wait for each link at some moment of [begin, end)."""
    waiting = [0] * links
    for _, _, link, ready, start, _ in rows:
        waiting[link] += ready < end and start > begin and start > ready
    return waiting


def check(topology: Topology, step, source, words, ways: Routes, cost: Cost) -> None:
    plain = event_loop.simulate(step, source, words, ways, cost)
    ours = simulate(step, source, words, ways, cost)
    assert crossings(ours) == plain.rows
    assert ours.step_starts.tolist() == plain.step_starts
    assert ours.cycle_starts.tolist() == plain.cycle_starts
    assert ours.max_waiting == plain.max_waiting
    for cycle in {0, 1, ours.cycles // 2, ours.cycles}:
        begin, end = ours.bounds(cycle)
        shown = [i for i, row in enumerate(plain.rows) if row[4] < end and row[5] > begin]
        assert ours.moving(cycle).tolist() == (shown if cycle else [])
        links = len(topology.links)
        waiting = waiting_by_hand(plain.rows if cycle else [], begin, end, links)
        assert ours.queued(cycle).tolist() == waiting
        listed = ours.link[ours.waiting(cycle)].astype(np.int64)
        assert np.bincount(listed, minlength=links).tolist() == waiting
    for link in (0, len(topology.links) - 1):
        history = [i for i, row in enumerate(plain.rows) if row[2] == link]
        assert ours.all.of_link(link).tolist() == history
    last = len(step) - 1
    of_last = sorted((row[1], row[3], i) for i, row in enumerate(plain.rows) if row[0] == last)
    hops = len(of_last) // max(1, len({packet for packet, _, _ in of_last}))
    found = ours.all.of_transfer(last).tolist()
    assert sorted(found) == sorted(i for _, _, i in of_last)
    assert all(plain.rows[i][2] == ways.of(last)[n % hops] for n, i in enumerate(found))


@settings(max_examples=1400)
@given(cases(STORE_AND_FORWARD))
def test_store_and_forward_equals_the_plain_loop(case):
    check(*case)


@settings(max_examples=1400)
@given(cases(CUT_THROUGH))
def test_cut_through_equals_the_plain_loop(case):
    check(*case)


@settings(max_examples=1400)
@given(cases(FINITE_PACKETS))
def test_finite_packets_equal_the_plain_loop(case):
    check(*case)


@pytest.mark.parametrize(
    ("kind", "dims", "makespan", "delivery_sum", "fingerprint"),
    [
        ("hypercube", (2,) * 5, 24, 9596, 1017393107),
        ("torus", (5, 7), 35, 22439, 2599664154),
        ("ring", (256,), 8256, 355852224, 143484967244568032),
        ("hypercube", (2,) * 10, 768, 304925780, 3879800723006080026),
    ],
)
def test_published_totals_of_a_direct_exchange(kind, dims, makespan, delivery_sum, fingerprint):
    topology = build(kind, dims)
    source, target = (
        column[~np.eye(topology.p, dtype=bool)] for column in np.indices((topology.p, topology.p))
    )
    ways = routes(topology, source, target)
    ones, zeros = np.ones(len(source), np.int64), np.zeros(len(source), np.int64)
    cost = Cost(STORE_AND_FORWARD, Fraction(0), Fraction(0), Fraction(1))
    trace = simulate(zeros, source, ones, ways, cost)
    assert trace.duration == trace.cycles == makespan
    assert int(trace.arrivals(len(source)).sum()) == delivery_sum
    assert trace.fingerprint(source, target, topology.p) == fingerprint
    # nothing lost, nothing doubled: every place once
    assert np.bincount(trace.place, minlength=len(ways.links)).tolist() == [1] * len(ways.links)


def test_the_plain_cycle_loop_has_the_published_totals():
    topology = build("torus", (5, 7))
    pairs = [(a, b) for a in range(35) for b in range(35) if a != b]
    source, target = (np.array(column) for column in zip(*pairs, strict=True))
    ways = routes(topology, source, target)
    cycles, delivered, crossed = cycle_queues.simulate([ways.of(i) for i in range(len(pairs))])
    assert (cycles, delivered) == (35, 22439)
    weight = source * 35 + target + 1
    assert sum(c * (link + 1) * int(weight[i]) for c, i, link in crossed) == 2599664154


def test_nobody_overtakes_on_a_link():
    """First in, first out: within a link, who is ready earlier starts earlier."""
    topology = build("torus", (8, 8))
    source, target = (column[~np.eye(64, dtype=bool)] for column in np.indices((64, 64)))
    words = np.arange(len(source)) % 9 + 1
    cost = Cost(CUT_THROUGH, Fraction(2), Fraction(3), Fraction(1), startups_each=True)
    step = np.zeros(len(source), np.int64)
    trace = simulate(step, source, words, routes(topology, source, target), cost)
    for link in range(len(topology.links)):
        history = trace.all.of_link(link)
        assert (np.diff(trace.ready[history]) >= 0).all()
        assert (trace.start[history][1:] >= trace.end[history][:-1]).all()
