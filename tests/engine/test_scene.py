"""Scenes against hand-written expectations and against the trace."""

from __future__ import annotations

from fractions import Fraction
from gc import collect
from time import perf_counter
from weakref import ref

import numpy as np
import pytest

from engine.report.scene import Name, Scenes, scene, scenes_of
from engine.report.sentences import Movement
from engine.run import Run, run
from engine.scenario.value import from_settings
from tests.engine.test_holdings import every_case, name_of


def made(**given: object) -> Run:
    """Return the run of some settings."""
    return run(from_settings({name.replace("_", "-"): value for name, value in given.items()}))


def used(one: Run, cycle: int) -> set[tuple[int, int]]:
    """Return (sender, receiver) of the links in use in a cycle."""
    links = one.topology.links
    return {tuple(links[lane.link].tolist()) for lane in scene(one, cycle).lanes}


def said(one: Run, cycle: int) -> str:
    """Return the sentence of a cycle."""
    return str(scene(one, cycle).sentence)


@pytest.mark.parametrize(
    ("order", "steps"),
    [
        ("low", [{(0, 1)}, {(0, 2), (1, 3)}, {(0, 4), (1, 5), (2, 6), (3, 7)}]),
        ("high", [{(0, 4)}, {(0, 2), (4, 6)}, {(0, 1), (2, 3), (4, 5), (6, 7)}]),
    ],
)
def test_links_of_the_broadcast_on_a_hypercube(order, steps):
    one = made(topology="hypercube", p=8, operation="broadcast", order=order)
    assert [used(one, cycle) for cycle in (1, 2, 3)] == steps


def test_numbers_of_the_all_to_all_broadcast_double():
    one = made(topology="hypercube", p=8, operation="all-to-all-broadcast")
    numbers = [{lane.chunks for lane in scene(one, cycle).lanes} for cycle in (1, 2, 3)]
    assert numbers == [{1}, {2}, {4}]
    assert all(len(scene(one, cycle).lanes) == 8 for cycle in (1, 2, 3))


def test_names_of_what_is_on_a_link():
    one = made(topology="hypercube", p=16, operation="all-to-all-broadcast")
    lane = next(
        lane for lane in scene(one, 3).lanes if lane.link == one.topology.link_between(1, 5)
    )
    assert lane.names == tuple(Name(origin, None) for origin in range(4))
    assert lane.words == 400


def test_cycle_0_and_the_ends():
    one = made(topology="hypercube", p=16, operation="all-to-all-broadcast")
    first, last = scene(one, 0), scene(one, 4)
    assert str(first.title) == "Cycle 0 of 4" and first.lanes == () and first.step == 0
    assert str(first.sentence).startswith("before the first step: ")
    assert str(last.next_sentence) == "Next: nothing, this is the end"
    assert scene(one, 99) == last and scene(one, -1) == first


@pytest.mark.parametrize(
    ("given", "cycle", "sentence"),
    [
        (
            {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"},
            3,
            "every node swaps 4 chunks (400 words) with its partner across dimension 2",
        ),
        (
            {"topology": "ring", "p": 8, "operation": "all-to-all-broadcast"},
            2,
            "every node sends 1 chunk (100 words) to its + neighbour round the ring",
        ),
        (
            {"topology": "torus", "dims": "3x5", "operation": "all-to-all-broadcast"},
            5,
            "every node sends 5 chunks (500 words) to its + neighbour along the columns",
        ),
        (
            {"topology": "ring", "p": 8, "operation": "broadcast", "switching": "cut-through"},
            1,
            "node 0 sends 1 chunk (100 words) to node 4, over 4 links",
        ),
        (
            {"topology": "ring", "p": 8, "operation": "point-to-point", "target": 3},
            2,
            "node 0 sends 1 chunk (100 words) to node 3, hop 2 of 3",
        ),
        (
            {"topology": "hypercube", "p": 8, "operation": "reduce", "m": 1},
            3,
            "node 1 sends 1 chunk (1 word) to node 0, which adds it to its own",
        ),
        (
            {
                "topology": "ring",
                "p": 8,
                "operation": "total-exchange",
                "algorithm": "direct",
                "startups": "one",
            },
            1,
            "16 transfers round the ring, 1 chunk (100 words) each; 40 wait",
        ),
    ],
)
def test_sentences(given, cycle, sentence):
    assert said(made(**given), cycle) == sentence


def test_the_next_sentence():
    one = made(topology="hypercube", p=16, operation="all-to-all-broadcast")
    expected = "Next: 16 transfers along dimension 3, 8 chunks (800 words) each"
    assert str(scene(one, 3).next_sentence) == expected


@pytest.mark.parametrize("case", every_case(), ids=name_of)
@pytest.mark.parametrize("switching", ["store-and-forward", "cut-through", "finite-packets"])
def test_scenes_show_the_trace(case, switching):
    one = made(**case, switching=switching, packet=40, th="1.5")
    scenes = Scenes(one)
    for cycle in range(one.trace.cycles + 1):
        found = scenes.at(cycle)
        moving = one.trace.moving(cycle) if cycle else []
        assert [lane.link for lane in found.lanes] == one.trace.link[moving].tolist()
        assert [lane.start for lane in found.lanes] == one.trace.start[moving].tolist()
        waiting = one.trace.waiting(cycle) if cycle else []
        assert sum(queue.number for queue in found.waiting) == len(waiting)
        for lane in found.lanes:
            check_lane(one, lane)
        if cycle < one.trace.cycles:
            later = {lane.link for lane in scenes.at(cycle + 1).lanes}
            assert found.next_links == tuple(sorted(later))
        for text in (found.title, found.sentence, found.next_sentence):
            assert "{" not in str(text)


def check_lane(one: Run, lane) -> None:
    """Check what a lane says about its transfer."""
    assert one.routes.of(lane.transfer)[lane.hop] == lane.link
    assert lane.hops == len(one.routes.of(lane.transfer))
    at_once = one.topology.centre is not None  # both lines of a message are busy together
    assert lane.start < lane.head <= lane.end or not one.cost.per_hop or at_once
    if one.cost.switching == "finite-packets":
        assert lane.chunks == 1
        sizes = one.cost.packets(int(one.schedule.words[lane.transfer]))
        assert (lane.packets, lane.words) == (len(sizes), sizes[lane.packet - 1])
    else:
        assert len(lane.names) == lane.chunks == one.schedule.chunk_count[lane.transfer]
        assert lane.words == lane.chunks * one.schedule.m
    assert lane.names


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_sentences_count_right(case):
    """A sentence that speaks of every node, or of swaps, is checked by counting."""
    one = made(**case)
    for cycle in range(1, one.trace.cycles + 1):
        moving = one.trace.moving(cycle)
        transfers = np.unique(one.trace.transfer[moving])
        pairs = {(int(one.source[t]), int(one.target[t])) for t in transfers}
        text = str(scene(one, cycle).sentence)
        if text.startswith("every node"):
            assert {a for a, _ in pairs} == {b for _, b in pairs} == set(range(one.topology.p))
        if " swap" in text:
            assert all((b, a) in pairs for a, b in pairs)
            joined = one.topology.link_id if one.topology.centre is None else pairs
            assert all((a, b) in joined for a, b in pairs)
        if " neighbour " in text:
            dimensions = set(one.topology.dimension_of_link[one.trace.link[moving]].tolist())
            assert len(dimensions) == 1
        if "along dimension" in text or "across dimension" in text:
            d = int(text.rpartition("dimension ")[2].partition(" ")[0].rstrip(",;"))
            assert one.topology.kind == "hypercube"
            assert {a ^ b for a, b in map(tuple, one.topology.links[one.trace.link[moving]])} == {
                1 << d
            }


def test_names_of_packets_follow_the_words():
    one = made(
        topology="hypercube", p=8, operation="all-to-all-broadcast", m=100, packet=50,
        switching="finite-packets",
    )  # fmt: skip
    link = one.topology.link_between(0, 4)
    seen = [
        (lane.packet, lane.packets, [name.origin for name in lane.names])
        for cycle in range(1, one.trace.cycles + 1)
        for lane in scene(one, cycle).lanes
        if lane.link == link
    ]
    assert seen == [(i + 1, 8, [i // 2]) for i in range(8)]


def test_a_blocked_head_is_marked():
    one = made(
        topology="ring", p=16, operation="broadcast", algorithm="near-first",
        switching="cut-through", th="1.5",
    )  # fmt: skip
    blocked = [
        (cycle, lane)
        for cycle in range(1, one.trace.cycles + 1)
        for lane in scene(one, cycle).lanes
        if lane.blocked
    ]
    assert blocked
    for cycle, lane in blocked:
        wanted = one.routes.of(lane.transfer)[lane.hop + 1]
        assert wanted in {queue.link for queue in scene(one, cycle).waiting}


def test_waiting_names_the_chunks():
    one = made(topology="ring", p=8, operation="total-exchange", algorithm="direct", startups="one")
    found = scene(one, 1)
    queue = next(q for q in found.waiting if q.link == one.topology.link_between(0, 1))
    assert queue.origins == (0, 0, 0) and found.named_by == "destination"
    assert sorted(name.destination for name in queue.names) == [2, 3, 4]


def test_the_startup_is_the_first_part_of_a_step():
    one = made(topology="ring", p=8, operation="broadcast", ts="50")
    found = scene(one, 1)
    assert one.trace.unit.time(found.first_start - found.begin) == Fraction(50)


def test_a_large_run_is_counted_not_named():
    one = made(topology="ring", p=128, operation="all-to-all-broadcast")
    found = scene(one, 1)
    assert found.holdings is None and found.lanes[0].names == ()
    assert len(found.lanes) == 128


def test_movement_counts_a_transfer_once():
    one = made(topology="ring", p=8, operation="broadcast", switching="cut-through", th="1.5")
    movement = Movement(one, 1, one.trace.moving(1))
    assert len(movement.crossings) == 4 and movement.transfers.tolist() == [0]


LARGE = [
    (switching, startups)
    for switching in ("store-and-forward", "cut-through", "finite-packets")
    for startups in ("one", "each")
]


@pytest.mark.parametrize(("switching", "startups"), LARGE)
def test_a_large_network_is_only_counted_but_counted_right(switching, startups):
    """Queues come from counters above 64 nodes; here they are compared with who really waits."""
    one = made(
        topology="torus", dims="9x8", operation="total-exchange", algorithm="direct",
        switching=switching, startups=startups, m=25, ts=3, th=1,
    )  # fmt: skip
    scenes, trace, p = Scenes(one), one.trace, one.schedule.p
    for cycle in range(0, trace.cycles + 1, 1 + trace.cycles // 25):
        shown = scenes.at(cycle)
        waiting = trace.waiting(cycle) if cycle else np.zeros(0, np.int64)
        counts = np.bincount(trace.link[waiting], minlength=len(one.topology.links))
        assert {queue.link: queue.number for queue in shown.waiting} == {
            link: number for link, number in enumerate(counts.tolist()) if number
        }
        pairs = zip(trace.transfer[waiting].tolist(), trace.packet[waiting].tolist(), strict=True)
        assert len(set(pairs)) == counts.sum()  # none waits twice
        stuck = {(lane.transfer, lane.hop) for lane in shown.lanes if lane.blocked}
        before = [trace.all.hop_before(crossing) for crossing in waiting.tolist()]
        moving = set(trace.moving(cycle).tolist()) if cycle else set()
        heads = {one_before for one_before in before if one_before in moving}
        if switching == "cut-through":
            assert len(stuck) == len(heads)
        else:
            assert not stuck
    assert p == 72 and scenes.at(1).holdings is None


def test_a_cycle_of_a_large_network_is_shown_fast():
    one = made(
        topology="hypercube", p=256, operation="total-exchange", algorithm="direct",
        startups="one", m=1, ts=0, th=0, tw=1,
    )  # fmt: skip
    scenes = Scenes(one)
    scenes.at(1)  # counts what it needs
    began = perf_counter()
    for cycle in range(10, 110, 10):
        scenes.at(cycle)
    assert (perf_counter() - began) / 10 < 0.15


def test_all_who_show_a_run_share_its_scenes_while_one_of_them_does():
    one, other = made(topology="ring", p=4), made(topology="ring", p=4)
    held = scenes_of(one)
    assert scenes_of(one) is held and held.run is one
    assert scenes_of(other) is not held
    gone = ref(held)
    del held
    collect()
    assert gone() is None  # a large run is not kept by having been shown
