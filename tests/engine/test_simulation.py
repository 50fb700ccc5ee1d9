"""The simulator and its trace: queues, ties, rounds within an instant, cycles."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.algorithms import algorithm_of, build
from engine.cost import CUT_THROUGH, FINITE_PACKETS, STORE_AND_FORWARD, Cost
from engine.errors import Cancelled, InputError
from engine.operation import Task
from engine.routing import Routes, routes
from engine.run import run
from engine.simulation import critical_path, simulate
from engine.topology import Topology
from engine.topology import build as network_of
from engine.topology.base import frozen
from tests.engine.cases import LECTURE_COSTS, of, scenarios

CUT = {"switching": CUT_THROUGH}


def played(sends, cost):
    """Simulate sends (step, source, words, links of the route) on bare links."""
    step, source, words, ways = zip(*sends, strict=True)
    offsets = np.cumsum([0, *map(len, ways)])
    links = np.concatenate([np.array(way, dtype=np.int64) for way in ways])
    columns = (np.array(column, dtype=np.int64) for column in (step, source, words))
    return simulate(*columns, Routes(offsets, links), cost)


def units(switching, ts=0, th=1, tw=1, **options):
    """Costs in whole units, so that a tick is one."""
    return Cost(switching, Fraction(ts), Fraction(th), Fraction(tw), **options)


def rows(trace, *names):
    """Columns of a trace as rows; times as numbers of units."""
    columns = []
    for name in names:
        column = getattr(trace, name).tolist()
        if name in ("ready", "start", "end", "cycle_starts"):
            column = [trace.unit.time(tick) for tick in column]
        columns.append(column)
    return list(zip(*columns, strict=True))


# By hand ------------------------------------------------------------------------------------------


def test_stored_hop_by_hop():
    trace = played([(0, 0, 4, [7, 3, 5])], units(STORE_AND_FORWARD, ts=10))
    assert rows(trace, "link", "ready", "start", "end") == [
        (7, 10, 10, 15),
        (3, 15, 15, 20),
        (5, 20, 20, 25),
    ]
    assert trace.unit.time(trace.duration) == 25


def test_a_head_runs_ahead_in_cut_through():
    trace = played([(0, 0, 4, [7, 3, 5])], units(CUT_THROUGH, ts=10))
    assert rows(trace, "link", "ready", "start", "end") == [
        (7, 10, 10, 15),
        (3, 11, 11, 16),
        (5, 12, 12, 17),
    ]
    assert trace.cycles == 1


def test_packets_follow_one_another():
    trace = played([(0, 0, 5, [7, 3])], units(FINITE_PACKETS, packet=2))
    assert rows(trace, "packet", "link", "start", "end") == [
        (0, 7, 0, 3),
        (0, 3, 3, 6),
        (1, 7, 3, 6),
        (1, 3, 6, 9),
        (2, 7, 6, 8),
        (2, 3, 9, 11),
    ]


def test_own_messages_by_number_then_arrivals_by_incoming_link():
    """At instant 2 link 9 is joined by an own message, and by two that come over links 4 and 1."""
    sends = [
        (0, 5, 1, [4, 9]),
        (0, 6, 1, [1, 9]),
        (0, 7, 1, [9]),
        (0, 7, 1, [9]),
    ]
    trace = played(sends, units(STORE_AND_FORWARD))
    on_nine = [row for row in rows(trace, "transfer", "link", "ready", "start") if row[1] == 9]
    assert on_nine == [(2, 9, 0, 0), (3, 9, 0, 2), (1, 9, 2, 4), (0, 9, 2, 6)]
    assert trace.max_waiting == 2


def test_own_messages_come_first_at_one_instant():
    """With a startup each, node 7's second message enters when one arrives from link 1."""
    cost = units(STORE_AND_FORWARD, ts=2, startups_each=True)
    sends = [(0, 6, 1, [1, 9]), (0, 7, 3, [8]), (0, 7, 3, [9])]
    trace = played(sends, cost)
    on_nine = [row for row in rows(trace, "transfer", "link", "ready", "start") if row[1] == 9]
    assert on_nine == [(2, 9, 4, 4), (0, 9, 4, 8)]


def test_first_come_first_served_whatever_the_link_number():
    """Transfer 1 comes at 2 over link 8, transfer 0 at 3 over link 1; both find link 9 busy."""
    sends = [(0, 1, 2, [1, 9]), (0, 2, 1, [8, 9]), (0, 3, 5, [9])]
    trace = played(sends, units(STORE_AND_FORWARD))
    on_nine = [row for row in rows(trace, "transfer", "link", "ready", "start") if row[1] == 9]
    assert on_nine == [(2, 9, 0, 0), (1, 9, 2, 6), (0, 9, 3, 8)]
    assert trace.max_waiting == 2


def test_rounds_within_an_instant():
    """At th = 0 a head passes many links at once; all handovers of a round come before its starts.

    Round 1: both enter; links 0 and 5 start.  Round 2: A joins link 1, B joins link 2.  Round 3:
    A joins link 2, which B has taken.
    """
    sends = [(0, 0, 1, [0, 1, 2]), (0, 5, 1, [5, 2])]
    trace = played(sends, units(CUT_THROUGH, th=0))
    assert rows(trace, "transfer", "link", "ready", "start", "end") == [
        (0, 0, 0, 0, 1),
        (1, 5, 0, 0, 1),
        (0, 1, 0, 0, 1),
        (1, 2, 0, 0, 1),
        (0, 2, 0, 1, 2),
    ]
    assert trace.max_waiting == 1


def test_the_longest_queue_counts_after_the_last_round():
    """Two enter one free link: one waits.  A queue that is served within the instant is none."""
    assert played([(0, 0, 1, [0]), (0, 0, 1, [0])], units(CUT_THROUGH)).max_waiting == 1
    assert played([(0, 0, 1, [0]), (0, 1, 1, [1])], units(CUT_THROUGH)).max_waiting == 0
    through = [(0, 0, 1, [0, 2]), (1, 1, 1, [1, 2])]
    assert played(through, units(STORE_AND_FORWARD)).max_waiting == 0


def test_a_step_ends_when_all_its_links_are_free():
    sends = [(0, 0, 9, [0]), (0, 1, 1, [1]), (1, 2, 1, [2])]
    trace = played(sends, units(STORE_AND_FORWARD, ts=5))
    assert trace.step_starts.tolist() == [0, 15, 22]
    assert rows(trace, "transfer", "start") == [(0, 5), (1, 5), (2, 20)]


def test_the_body_on_a_slow_first_link_holds_the_step():
    """The tail leaves a slow link after the message has arrived behind it."""
    slow = units(CUT_THROUGH, slow={0: Fraction(10)})
    trace = played([(0, 0, 4, [0, 1])], slow)
    assert rows(trace, "link", "start", "end") == [(0, 0, 50), (1, 10, 15)]
    assert trace.duration == 50


def test_startups_each_enter_one_after_the_other():
    sends = [(0, 3, 1, [0]), (0, 4, 1, [1]), (0, 3, 1, [2]), (0, 3, 1, [3])]
    trace = played(sends, units(STORE_AND_FORWARD, ts=10, startups_each=True))
    assert rows(trace, "transfer", "ready") == [(0, 10), (1, 10), (2, 20), (3, 30)]
    assert played(sends, units(STORE_AND_FORWARD, ts=10)).start.tolist() == [10] * 4


# Published numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "dims", "makespan", "deliveries", "fingerprint"),
    [
        ("hypercube", (2,) * 5, 24, 9596, 1017393107),
        ("torus", (5, 7), 35, 22439, 2599664154),
    ],
)
def test_fingerprints_of_the_direct_exchange(kind, dims, makespan, deliveries, fingerprint):
    network = network_of(kind, dims)
    schedule = build(algorithm_of("total-exchange", "direct"), network, Task())
    ways = routes(network, schedule.source, schedule.target)
    cost = units(STORE_AND_FORWARD, th=0)
    trace = simulate(schedule.step, schedule.source, schedule.words, ways, cost)
    assert trace.duration == trace.cycles == makespan
    assert trace.arrivals(schedule.transfers).sum() == deliveries
    assert trace.fingerprint(schedule.source, schedule.target, network.p) == fingerprint
    assert trace.crossings == ways.hops.sum()


def test_fingerprints_differ_where_the_tie_rule_differs():
    """The sum notices that two crossings of one cycle change places."""
    sends = [(0, 0, 1, [0]), (0, 0, 1, [0])]
    trace = played(sends, units(STORE_AND_FORWARD))
    pairs = np.array([0, 0]), np.array([1, 2])
    assert trace.fingerprint(*pairs, 4) == 1 * 1 * 2 + 2 * 1 * 3
    assert trace.fingerprint(*(pair[::-1] for pair in pairs), 4) == 1 * 1 * 3 + 2 * 1 * 2


@pytest.mark.parametrize("th", ["0", "1.5"])
def test_ring_16_broadcast_in_cut_through_has_four_cycles(th):
    assert of(p=16, operation="broadcast", th=th, **CUT).trace.cycles == 4


@pytest.mark.parametrize("switching", [STORE_AND_FORWARD, CUT_THROUGH])
def test_all_to_all_broadcast_on_a_cube(switching):
    one = of(topology="hypercube", p=8, operation="all-to-all-broadcast", switching=switching)
    assert one.trace.cycles == one.schedule.steps == 3
    assert one.loads.tolist() == [1, 2, 4]
    assert one.congestion == 1
    assert one.trace.max_waiting == 0
    assert all(not one.trace.waiting(cycle).size for cycle in range(4))


def test_near_first_doubling_congests():
    """Ring of 16: the last step has chunks 1, congestion 8, max_waiting 1 in CT and 0 in SF."""
    for switching, waiting in ((CUT_THROUGH, 1), (STORE_AND_FORWARD, 0)):
        one = of(p=16, operation="broadcast", algorithm="near-first", switching=switching)
        assert one.congestion == 8
        assert one.trace.max_waiting == waiting
        assert one.loads.max() == 1
        last = one.schedule.rows(3)
        crossed = one.trace.link[np.isin(one.trace.transfer, np.arange(last.start, last.stop))]
        assert np.bincount(crossed).max() == 8


def test_each_node_of_the_near_first_doubling_moves_in_lock_step_when_stored():
    one = of(p=16, operation="broadcast", algorithm="near-first")
    assert not np.asarray(one.trace.waited).any()
    assert one.simulated == one.uncontended


def test_what_is_still_on_its_way_counts_in_later_cycles():
    """Ring of 7, stored, halving, one word a unit of time.

    Step 1 sends 3 chunks over three links.  In step 2 two chunks go 0-1-2 and one goes 4-5-6,
    whose second hop opens a cycle in which the two are still on their first.  Step 3 sends ones.
    """
    costs = {"m": 1, "ts": "0", "th": "0", "tw": "1"}
    one = of(p=7, operation="scatter", algorithm="halving", **costs)
    starts = [one.trace.unit.time(tick) for tick in one.trace.cycle_starts]
    assert starts == [0, 3, 6, 9, 10, 11, 13]
    assert one.loads.tolist() == [3, 3, 3, 2, 2, 2, 1]


# Laws of every run --------------------------------------------------------------------------------


def queues(trace):
    """The crossings of each link, in order of their start."""
    found = defaultdict(list)
    for crossing in range(trace.crossings):
        found[int(trace.link[crossing])].append(crossing)
    return found


@given(scenarios(16))
def test_a_link_carries_one_at_a_time_first_come_first_served(scenario):
    trace = run(scenario, prove=False).trace
    assert (trace.start >= trace.ready).all()
    assert (np.diff(trace.start) >= 0).all()
    for crossings in queues(trace).values():
        before = None
        for crossing in crossings:
            if before is not None:
                assert trace.start[crossing] >= trace.end[before]
                assert trace.ready[crossing] >= trace.ready[before]
            if trace.start[crossing] > trace.ready[crossing]:  # it waited for just this
                assert trace.start[crossing] == trace.end[before]
            before = crossing


@given(scenarios(16))
def test_every_hop_takes_its_time_and_hands_over_in_time(scenario):
    one = run(scenario, prove=False)
    trace, cost, time = one.trace, one.cost, one.trace.unit.time
    seen = defaultdict(list)
    for crossing in range(trace.crossings):
        seen[int(trace.transfer[crossing]), int(trace.packet[crossing])].append(crossing)
    sent = defaultdict(int)
    for transfer in range(one.schedule.transfers):
        step, node = int(one.schedule.step[transfer]), int(one.source[transfer])
        sent[step, node] += 1
        startups = sent[step, node] if scenario.startups == "each" else 1
        entry = time(trace.step_starts[step]) + startups * scenario.ts
        sizes = cost.packets(int(one.schedule.words[transfer]))
        for number, size in enumerate(sizes):
            crossings = seen.pop((transfer, number))
            assert trace.link[crossings].tolist() == one.routes.of(transfer)
            ready = entry
            for crossing in crossings:
                assert time(trace.ready[crossing]) == ready
                begin, end = time(trace.start[crossing]), time(trace.end[crossing])
                assert end - begin == scenario.th + size * scenario.tw
                ready = begin + scenario.th if scenario.switching == CUT_THROUGH else end
    assert not seen


@given(scenarios(16))
def test_steps_follow_one_another(scenario):
    one = run(scenario, prove=False)
    trace = one.trace
    step = one.schedule.step[trace.transfer]
    assert len(trace.step_starts) == one.schedule.steps + 1
    assert trace.step_starts[0] == 0
    for number in range(one.schedule.steps):
        mine = step == number
        assert trace.start[mine].min() >= trace.step_starts[number]
        assert trace.end[mine].max() == trace.step_starts[number + 1]


@given(scenarios(16))
def test_cycles(scenario):
    """By the definition: with each step, and where something stored or waiting starts."""
    one = run(scenario, prove=False)
    trace = one.trace
    starts = trace.cycle_starts
    assert starts[0] == 0
    assert (np.diff(starts) > 0).all()
    assert trace.cycles == len(starts)
    opening = set(trace.step_starts[:-1].tolist())
    first_entry = trace.unit.ticks(scenario.ts)
    for crossing in range(trace.crossings):
        begin = int(trace.step_starts[one.schedule.step[trace.transfer[crossing]]])
        waited = trace.start[crossing] > trace.ready[crossing]
        stored = scenario.switching != CUT_THROUGH
        if trace.start[crossing] > begin + first_entry and (stored or waited):
            opening.add(int(trace.start[crossing]))
    assert starts.tolist() == sorted(opening)
    for crossing in range(trace.crossings):
        begin, end = trace.bounds(int(trace.cycle[crossing]))
        assert begin <= trace.start[crossing] < end
    steps = [trace.step_of_cycle(cycle) for cycle in range(trace.cycles + 1)]
    assert steps[0] == 0
    assert steps[1:] == sorted(steps[1:])
    assert set(steps[1:]) == set(range(1, one.schedule.steps + 1))


@given(scenarios(12))
def test_what_is_shown_in_a_cycle(scenario):
    """Moving: overlaps it.  Waiting: in a queue at some moment of it.  Loads: the most of these."""
    one = run(scenario, prove=False)
    trace = one.trace
    assert trace.bounds(0) == (0, 0)
    assert trace.bounds(trace.cycles)[1] == trace.duration
    assert not trace.moving(0).size
    assert len(one.loads) == trace.cycles
    for cycle in range(1, trace.cycles + 1):
        begin, end = trace.bounds(cycle)
        moving = {
            i for i in range(trace.crossings) if trace.start[i] < end and trace.end[i] > begin
        }
        assert set(trace.moving(cycle).tolist()) == moving
        waiting = {
            i
            for i in range(trace.crossings)
            if trace.ready[i] < trace.start[i] and trace.ready[i] < end and trace.start[i] > begin
        }
        found = trace.waiting(cycle)
        assert set(found.tolist()) == waiting
        assert (np.diff(trace.ready[found]) >= 0).all()
        assert one.loads[cycle - 1] == max((one.chunks_on_link[i] for i in moving), default=0)


@given(scenarios(12))
def test_the_cycle_of_a_moment(scenario):
    trace = run(scenario, prove=False).trace
    assert trace.cycle_at(0) == 0
    assert trace.cycle_at(trace.duration) == trace.cycles
    for cycle in range(1, trace.cycles + 1):
        begin, end = trace.bounds(cycle)
        assert trace.cycle_at(end) == cycle
        assert trace.cycle_at(begin) == cycle - 1
        assert trace.cycle_at((begin + end + 1) // 2) == cycle


@given(scenarios(12))
def test_the_longest_queue_and_the_congestion(scenario):
    one = run(scenario, prove=False)
    trace = one.trace
    longest = 0
    for crossings in queues(trace).values():
        for instant in trace.ready[crossings].tolist():
            queue = (trace.ready[crossings] <= instant) & (trace.start[crossings] > instant)
            longest = max(longest, int(queue.sum()))
    assert trace.max_waiting == longest
    crossed = defaultdict(set)
    for crossing in range(trace.crossings):
        transfer = int(trace.transfer[crossing])
        crossed[int(one.schedule.step[transfer]), int(trace.link[crossing])].add(transfer)
    assert one.congestion == max(map(len, crossed.values()))


@given(scenarios(16))
def test_the_same_run_twice_is_the_same(scenario):
    one, two = run(scenario, prove=False).trace, run(scenario, prove=False).trace
    for name in ("transfer", "packet", "link", "ready", "start", "end", "cycle_starts"):
        assert getattr(one, name).tolist() == getattr(two, name).tolist()
    for name in ("place", "start", "step_starts", "cycle_starts"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(one, name)[0] = 7
    with pytest.raises(TypeError):
        one.link[0] = 7


@given(scenarios(16, startups="one"))
def test_a_startup_each_is_the_same_where_a_node_sends_once_a_step(scenario):
    one = run(scenario, prove=False)
    if not one.schedule.one_port:
        return
    columns = (one.schedule.step, one.source, one.schedule.words, one.routes)
    costs = (scenario.switching, scenario.ts, scenario.th, scenario.tw, scenario.packet)
    each = simulate(*columns, Cost(*costs, startups_each=True))
    for name in ("transfer", "link", "ready", "start", "end", "cycle_starts", "step_starts"):
        assert getattr(each, name).tolist() == getattr(one.trace, name).tolist()


# Other ways out -----------------------------------------------------------------------------------


def test_a_run_can_be_cancelled():
    asked = []

    def cancelled():
        asked.append(True)
        return len(asked) > 3

    schedule = build(algorithm_of("broadcast", "both-ways"), network_of("ring", (8,)), Task())
    ways = routes(network_of("ring", (8,)), schedule.source, schedule.target)
    columns = (schedule.step, schedule.source, schedule.words, ways)
    with pytest.raises(Cancelled):
        simulate(*columns, units(STORE_AND_FORWARD), cancelled)
    assert len(asked) == 4


def test_a_run_of_too_many_ticks_is_a_sentence():
    apart = Cost(STORE_AND_FORWARD, Fraction(10**6), Fraction(0), Fraction(1, 10**12))
    with pytest.raises(InputError, match="fewer digits"):
        played([(step, 0, 1, [0]) for step in range(9)], apart)


@pytest.mark.parametrize("switching", [STORE_AND_FORWARD, CUT_THROUGH])
def test_through_a_hub(switching):
    """A star: the hub is vertex 3; 0 sends to 1 over two links."""
    links = [(0, 3), (1, 3), (2, 3), (3, 0), (3, 1), (3, 2)]
    star = Topology("star", (), 3, 4, frozen(links), frozen([0, 0, 0, 0, 1, 2]))
    task = Task(m=100, source=0, target=1)
    schedule = build(algorithm_of("point-to-point", "direct"), star, task)
    ways = routes(star, schedule.source, schedule.target)
    costs = [Fraction(LECTURE_COSTS[key]) for key in ("ts", "th", "tw")]
    cost = Cost(switching, *costs)
    trace = simulate(schedule.step, schedule.source, schedule.words, ways, cost)
    assert trace.link.tolist() == [0, 4]
    stored = Fraction("50") + 2 * Fraction("11.5")
    expected = stored if switching == STORE_AND_FORWARD else Fraction("63")
    assert trace.unit.time(trace.duration) == expected
    assert critical_path(trace, schedule.step) == [[0, 1]]


@given(st.integers(1, 6), st.integers(1, 5), st.integers(1, 4))
def test_many_through_a_hub_queue_there(p, words, th):
    """All p send to processor 0 at once: the hub's link to it takes them one after the other."""
    links = [*((i, p) for i in range(p + 1) if i < p), *((p, i) for i in range(p))]
    ports = [0] * p + list(range(p))
    star = Topology("star", (), p, p + 1, frozen(links), frozen(ports))
    source = np.arange(1, p)
    if not source.size:
        return
    ways = routes(star, source, np.zeros_like(source))
    cost = units(STORE_AND_FORWARD, th=th)
    trace = simulate(np.zeros_like(source), source, np.full_like(source, words), ways, cost)
    assert trace.unit.time(trace.duration) == (words + th) * p
    assert trace.max_waiting == max(0, p - 2)
