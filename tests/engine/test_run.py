"""A run: simulated and analytic time meet to the last digit, real data arrive, limits are said."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine import topology
from engine.algorithms import ALGORITHMS
from engine.errors import Cancelled, InputError
from engine.exact_time import Terms
from engine.operation import OPERATIONS, Task
from engine.report import result
from engine.report.result import data_of, result_of, trace_records
from engine.routing import hops_between
from engine.run import analytic_time, form_of, link_crossings, plan, run
from engine.scenario import from_settings
from engine.topology import TOPOLOGIES, Kind, build
from tests.engine.cases import SHAPES, of, scenarios

CUT = {"switching": "cut-through"}
ODD_COSTS = {"ts": "7919.00013", "th": "104.7291", "tw": "1.299709"}
"""Costs of which no small sums are equal by chance, so that no two critical paths tie."""
ON_RINGS = [one for one in ALGORITHMS if one.made_for(star=False)]


# Published numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "simulated"),
    [
        ({"topology": "torus", "dims": "4x4x4", "operation": "total-exchange"}, "3343.5"),
        ({"p": 7, "operation": "broadcast"}, "246"),
        ({"p": 7, "operation": "broadcast", **CUT}, "189"),
        (
            {
                "operation": "point-to-point",
                "switching": "finite-packets",
                "packet": 10,
                "source": 0,
                "target": 8,
            },
            "92.5",
        ),
        ({"algorithm": "doubling"}, "372.5"),
        ({"algorithm": "both-ways"}, "492"),
        ({"operation": "total-exchange"}, "1972.5"),
        ({"operation": "total-exchange", "algorithm": "direct", "startups": "one", **CUT}, "464"),
        ({"operation": "total-exchange", "algorithm": "direct", **CUT}, "919"),
        ({"topology": "hypercube", "operation": "all-to-all-broadcast"}, "356"),
    ],
)
def test_simulated(settings, simulated):
    assert of(**settings).simulated == Fraction(simulated)


def test_the_price_of_contention():
    """Ring of 16, direct total exchange in cut-through: 72 / 464 / 6.4, with each 772 / 919."""
    settings = {"operation": "total-exchange", "algorithm": "direct", **CUT}
    one = of(startups="one", **settings)
    assert (one.uncontended, one.simulated) == (72, 464)
    assert round(float(one.simulated / one.uncontended), 1) == 6.4
    assert one.congestion == 36
    each = of(**settings)
    assert (each.uncontended, each.simulated) == (772, 919)
    assert one.analytic is None
    assert not one.exact


def test_contention_is_a_cut_through_lesson():
    """In store-and-forward pairwise and near-first move in lock-step and nobody waits."""
    for settings in (
        {"operation": "total-exchange", "algorithm": "pairwise"},
        {"operation": "broadcast", "algorithm": "near-first"},
    ):
        stored, cut = of(**settings), of(**settings, **CUT)
        assert stored.simulated == stored.uncontended
        assert stored.trace.max_waiting == 0
        assert cut.simulated > cut.uncontended


@pytest.mark.parametrize("p", [4, 8, 16])
def test_sharing_turns_cut_through_into_store_and_forward(p):
    for q in range(1, p):
        shift = {"p": p, "operation": "shift", "algorithm": "direct", "q": q}
        d = min(q, p - q)
        assert of(**shift, **CUT).simulated == of(**shift).simulated == 50 + d * Fraction("11.5")
        assert of(**shift, **CUT).congestion == d


@pytest.mark.parametrize(("p", "last"), [(16, 348), (64, 242)])
def test_the_order_changes_in_the_total_exchange_on_the_cube(p, last):
    """Packets win for large m: simulated, not only by formula."""
    exchange = {"topology": "hypercube", "p": p, "operation": "total-exchange"}
    for m, cut_is_faster in ((last, False), (last + 1, True)):
        cut, stored = of(**exchange, m=m, **CUT), of(**exchange, m=m)
        assert cut.algorithm.key == "pairwise"
        assert (cut.simulated < stored.simulated) is cut_is_faster


@pytest.mark.parametrize(
    ("settings", "bound"),
    [
        ({"topology": "torus", "p": 16}, 5),
        ({"topology": "torus", "p": 25}, 5),
        ({"topology": "hypercube", "p": 16}, 7),
        ({"topology": "hypercube", "p": 8}, 5),
    ],
)
def test_the_printed_bound_of_the_shift_is_reached(settings, bound):
    times = []
    for q in range(1, int(settings["p"])):
        one = of(operation="shift", q=q, th="0", **settings)
        assert one.lecture_is_bound
        assert one.lecture == bound * 60
        assert one.simulated == one.analytic <= one.lecture
        times.append(one.simulated)
    assert max(times) == bound * 60


def test_what_the_lecture_prints():
    assert of(p=7).lecture == 240
    assert of(p=7).lecture_is_bound is False
    assert of(topology="torus", dims="3x5").lecture is None
    assert of(topology="hypercube", p=8, **CUT).lecture == 180
    assert of(topology="hypercube", p=8, **CUT).analytic == Fraction("184.5")


def test_numbering():
    assert of(p=8, operation="shift").numbering is None
    assert of(topology="hypercube", p=8).numbering == "binary"
    assert of(topology="hypercube", p=8, operation="shift").numbering == "gray"
    assert of(topology="hypercube", p=8, operation="shift", **CUT).numbering == "binary"
    assert (
        of(topology="hypercube", p=8, operation="shift", algorithm="direct").numbering == "binary"
    )


# The two truths -----------------------------------------------------------------------------------


@given(scenarios(20))
def test_simulated_is_analytic_wherever_that_is_promised(scenario):
    one = run(scenario)
    assert one.exact == (form_of(scenario) is not None)
    if one.exact:
        assert one.simulated == one.analytic == analytic_time(scenario)
    else:
        assert one.analytic is None
        assert one.analytic_terms is None


@pytest.mark.parametrize("algorithm", ON_RINGS, ids=lambda a: f"{a.operation}-{a.key}")
def test_time_and_terms_of_every_case(algorithm):
    """All shapes, both orders, all switching methods, m below, at and above a packet."""
    compared = 0
    for kind, dims in SHAPES:
        network = build(kind, dims)
        for number, switching in enumerate(("store-and-forward", "cut-through", "finite-packets")):
            settings = {
                "topology": kind,
                "dims": "x".join(map(str, dims)),
                "operation": algorithm.operation,
                "algorithm": algorithm.key,
                "switching": switching,
                "m": (7, 23, 30)[(number + len(dims) + dims[0]) % 3],
                "packet": (10, 7)[dims[0] % 2],
                "startups": "one",
                "order": "high" if algorithm.operation != "prefix-sum" and dims[-1] % 2 else "low",
                "root": network.p - 1,
                "q": max(1, network.p // 3),
                **ODD_COSTS,
            }
            try:
                scenario = from_settings(settings)
            except InputError:
                continue
            one = run(scenario)
            if one.exact:
                assert one.simulated == one.analytic, settings
                assert one.terms == one.analytic_terms, settings
                compared += 1
    contended = ("near-first", "simultaneous-broadcasts")
    exchange = ("total-exchange", "direct")
    if algorithm.key in contended or (algorithm.operation, algorithm.key) == exchange:
        assert compared == 0
    else:
        assert compared >= 6


@given(scenarios(20))
def test_contention_only_costs(scenario):
    one = run(scenario, prove=False)
    assert one.simulated >= one.uncontended
    if one.congestion == 1:
        assert one.simulated == one.uncontended
        if scenario.switching != "finite-packets":  # where a message's own packets queue
            assert one.trace.max_waiting == 0


@given(scenarios(20, startups="one"), st.integers(1, 50))
def test_more_words_never_take_less(scenario, more):
    assume(form_of(scenario) is not None)
    longer = replace(scenario, m=scenario.m + more)
    assert run(scenario, prove=False).simulated <= run(longer, prove=False).simulated


@given(scenarios(20, startups="one"), st.data())
def test_a_slow_link_leaves_the_formula_alone(scenario, data):
    a, b = data.draw(st.sampled_from([tuple(pair) for pair in scenario.network.links.tolist()]))
    slow = replace(scenario, slow_links=((a, b, Fraction(3)),))
    before, after = run(scenario, prove=False), run(slow, prove=False)
    assert after.analytic == before.analytic
    assert after.exact is False
    link = scenario.network.link_between(a, b)
    if link not in before.trace.link:
        assert after.simulated == before.simulated
    elif before.exact and before.congestion == 1:
        assert after.simulated >= before.simulated


def test_a_slow_link_by_hand():
    """Ring of 7, stored: 0-1 carries the message in step 1 only, there 23 longer."""
    one = of(p=7, slow_link="0-1:3")
    assert (one.simulated, one.analytic, one.exact) == (269, 246, False)
    assert one.terms == Terms(Fraction(4), Fraction(6), Fraction(600))
    fast = of(p=7, slow_link="0-1:0.5")
    assert fast.simulated == 246 - Fraction("5.75")
    assert of(p=7, slow_link="1-0:3").simulated == 246


def test_a_startup_each_is_exact_on_one_port():
    one, each = of(startups="one"), of(startups="each")
    assert one.simulated == each.simulated == each.analytic == 492


# Real data ----------------------------------------------------------------------------------------


def named(nodes):
    """What each node holds, by chunk name."""
    return [{tuple(one["chunk"]): one["value"] for one in held} for held in nodes]


def expected_end(one, start):
    """Where every chunk must be at the end, in nodes; sums for operations that add."""
    scenario, p = one.scenario, one.topology.p
    root, everybody = scenario.root, range(p)
    node = one.schedule.node_of.tolist()
    place = {name: process for process, name in enumerate(node)}
    goal = {
        "point-to-point": lambda o, d: [scenario.target],
        "broadcast": lambda o, d: everybody,
        "all-to-all-broadcast": lambda o, d: everybody,
        "scatter": lambda o, d: [d],
        "gather": lambda o, d: [root],
        "total-exchange": lambda o, d: [d],
        "shift": lambda o, d: [node[(place[o] + scenario.q) % p]],
    }[scenario.operation]
    end = [{} for _ in everybody]
    for held in start:
        for (origin, destination), value in held.items():
            for target in goal(origin, destination):
                end[target][origin, destination] = value
    return end


def expected_sums(one, start):
    """What is due at each node of an operation that adds, None where nothing is."""
    p, operation = one.topology.p, one.scenario.operation
    values = [sum(held.values()) for held in start]
    if operation == "reduce":
        return [sum(values) if node == one.scenario.root else None for node in range(p)]
    if operation == "all-reduce":
        return [sum(values)] * p
    if operation == "prefix-sum":
        return [sum(values[: node + 1]) for node in range(p)]
    return [sum(held[origin, node] for origin, held in enumerate(start)) for node in range(p)]


@pytest.mark.parametrize("operation", [one.key for one in OPERATIONS])
@given(data=st.data())
def test_data_end_where_they_belong(operation, data):
    keys = [one.key for one in ALGORITHMS if one.operation == operation]
    order = {"order": "low"} if operation == "prefix-sum" else {}
    settings = {"operation": operation, "algorithm": data.draw(st.sampled_from(keys)), **order}
    scenario = data.draw(scenarios(20).map(lambda one: one.settings()))
    try:
        one = run(from_settings({**scenario, **settings, "startups": "one"}), prove=False)
    except InputError:
        assume(False)
    found = data_of(one)
    start = named(found["start"])
    values = [value for held in start for value in held.values()]
    assert len(set(values)) == len(values)
    if one.operation.combines:
        due = expected_sums(one, start)
        assert found["end"] == [
            [] if total is None else [{"chunk": "result", "value": total}] for total in due
        ]
    else:
        assert named(found["end"]) == expected_end(one, start)


def test_a_total_exchange_of_three():
    found = data_of(of(p=3, operation="total-exchange"))
    assert found["end"][1] == [
        {"chunk": [0, 1], "value": 2},
        {"chunk": [1, 1], "value": 5},
        {"chunk": [2, 1], "value": 8},
    ]


def test_prefix_sums_of_four():
    found = data_of(of(p=4, operation="prefix-sum"))
    assert [held[0]["value"] for held in found["start"]] == [1, 2, 3, 4]
    assert [held[0]["value"] for held in found["end"]] == [1, 3, 6, 10]


def test_three_ways_of_reduction_give_one_result():
    keys = [
        one.key for one in ALGORITHMS if one.operation == "all-reduce" and one.made_for(star=False)
    ]
    assert len(keys) == 3
    ends = [data_of(of(p=12, operation="all-reduce", algorithm=key))["end"] for key in keys]
    assert ends[0] == ends[1] == ends[2] == [[{"chunk": "result", "value": 78}]] * 12


def test_data_of_too_many_nodes_are_not_listed(monkeypatch):
    monkeypatch.setattr(result, "MAX_DATA", 7)
    with pytest.raises(InputError, match="at most 7 processors; this run has 8"):
        data_of(of(p=8))


# Results and records ------------------------------------------------------------------------------

CONTRACT = (
    "topology dims p operation algorithm switching numbering q m ts th tw steps cycles simulated "
    "analytic lecture lecture_is_bound exact terms analytic_terms uncontended max_chunks_per_link "
    "max_waiting congestion fingerprint"
)


def test_results_have_the_names_of_the_contract():
    found = result_of(of(topology="hypercube", p=8, operation="all-to-all-broadcast"))
    assert set(CONTRACT.split()) <= set(found)
    assert found["dims"] == [2, 2, 2]
    assert found["terms"] == found["analytic_terms"] == {"ts": 3, "th": 3, "tw": 700}
    assert found["max_chunks_per_link"] == 4
    assert found["q"] is None
    assert found["root"] is None
    assert found["order"] == "low"
    assert isinstance(found["fingerprint"], str)
    assert int(found["fingerprint"]) < 2**64


@given(scenarios(16))
def test_records_tell_the_trace(scenario):
    one = run(scenario, prove=False)
    records = list(trace_records(one))
    assert len(records) == one.trace.crossings
    assert [record["start"] for record in records] == sorted(record["start"] for record in records)
    assert max(record["end"] for record in records) == one.simulated
    for record in records:
        assert one.topology.link_between(*record["link"]) >= 0
        assert record["waiting"] == (record["start"] > record["ready"])
        assert len(record["chunks"]) * scenario.m >= record["words"]
        assert 1 <= record["step"] <= one.schedule.steps
        if scenario.switching == "finite-packets":
            assert record["words"] <= scenario.packet
            assert record["packet"] >= 1
        else:
            assert record["words"] == len(record["chunks"]) * scenario.m
            assert "packet" not in record
    first = [record for record in records if record["link"][0] == record["source"]]
    assert {record["transfer"] for record in first} == set(range(one.schedule.transfers))


@given(scenarios(12), st.data())
def test_records_of_some_cycles(scenario, data):
    one = run(scenario, prove=False)
    first = data.draw(st.integers(1, one.trace.cycles))
    last = data.draw(st.integers(first, one.trace.cycles))
    everything = list(trace_records(one))
    assert list(trace_records(one, first, last)) == [
        record for record in everything if first <= record["cycle"] <= last
    ]


def test_chunks_in_records_are_named_by_nodes():
    """Gray numbering on 4: node 3 is process 2 and sends to process 3, node 2."""
    one = of(topology="hypercube", p=4, operation="shift", q=1)
    records = list(trace_records(one))
    pairs = {(record["source"], record["target"]) for record in records}
    assert pairs == {(0, 1), (1, 3), (3, 2), (2, 0)}
    for record in records:
        assert record["chunks"] == [[record["source"], record["target"]]]


def test_too_many_records_are_refused(monkeypatch):
    monkeypatch.setattr(result, "MAX_RECORDS", 3)
    one = of(p=4)
    with pytest.raises(InputError, match="has 4 records and at most 3 are written"):
        list(trace_records(of(p=5)))
    assert len(list(trace_records(one))) == 3


# Growth -------------------------------------------------------------------------------------------


NEW_KINDS = {
    "two-sides": Kind(
        "toy", TOPOLOGIES[1].title, lambda p: (p // 2, 2), lambda d: d, lambda d: None
    ),
    "three-sides": Kind(
        "toy", TOPOLOGIES[1].title, lambda p: (p // 6, 2, 3), lambda d: d, lambda d: None
    ),
}


@pytest.mark.parametrize("kind", NEW_KINDS)
@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda a: f"{a.operation}-{a.key}")
def test_a_new_kind_of_network_runs_everything_or_says_why_not(monkeypatch, kind, algorithm):
    """One line in the catalogue: algorithms, proof, simulation and formulas follow."""
    monkeypatch.setattr(topology, "TOPOLOGIES", (*TOPOLOGIES, NEW_KINDS[kind]))
    for switching in ("store-and-forward", "cut-through", "finite-packets"):
        settings = {
            "topology": "toy",
            "p": 12,
            "operation": algorithm.operation,
            "algorithm": algorithm.key,
            "switching": switching,
            "q": 5,
        }
        network = build("toy", NEW_KINDS[kind].dims_of_p(12))
        if algorithm.why_not(network, Task(q=5)) is not None:
            with pytest.raises(InputError):
                from_settings(settings)
            continue
        one = run(from_settings(settings))
        assert one.topology == network
        assert one.analytic is None or one.simulated == one.analytic
        assert result_of(one)["topology"] == "toy"
        assert data_of(one)["end"]


# Limits -------------------------------------------------------------------------------------------


@given(scenarios(20))
def test_the_size_is_known_before(scenario):
    one = run(scenario, prove=False)
    hops = hops_between(one.topology, one.source, one.target)
    assert hops.tolist() == one.routes.hops.tolist()
    assert link_crossings(one.schedule, hops, one.cost) == one.trace.crossings
    assert one.schedule.transfers <= one.algorithm.transfers(one.topology, one.task)
    most = one.trace.crossings - 1
    with pytest.raises(InputError, match=f"link crossings and at most {most} fit"):
        run(scenario, most=most)
    enough = max(one.trace.crossings, one.algorithm.transfers(one.topology, one.task))
    assert run(scenario, most=enough, prove=False).simulated == one.simulated


def test_what_does_not_fit_is_refused_before_its_routes_are_made(monkeypatch):
    def made(*_):
        raise AssertionError("routes were made")

    monkeypatch.setattr(sys.modules[plan.__module__], "routes", made)
    huge = {"p": 1024, "operation": "total-exchange", "algorithm": "direct"}
    with pytest.raises(InputError, match="268435456 link crossings"):
        run(of(**huge))


@pytest.mark.parametrize(
    "settings",
    [
        {"m": 10**12, "packet": 1, "switching": "finite-packets"},
        {"p": 65536, "operation": "total-exchange", "algorithm": "direct"},
        {"p": 65536, "operation": "all-to-all-broadcast"},
        {
            "topology": "torus",
            "dims": "32x32",
            "operation": "all-to-all-broadcast",
            "switching": "finite-packets",
            "packet": 1,
        },
    ],
    ids=["packets", "exchange", "gossip", "bundles"],
)
def test_what_does_not_fit_is_said_soon(settings):
    before = time.process_time()
    with pytest.raises(InputError, match="link crossings and at most 20000000 fit"):
        of(**settings)
    assert time.process_time() - before < 10


def test_a_run_can_be_cancelled():
    with pytest.raises(Cancelled):
        run(from_settings({"p": 64}), cancelled=lambda: True)


def test_a_schedule_that_is_wrong_does_not_run(monkeypatch):
    """run verifies: a broadcast whose scenario says another root than its schedule is refused."""
    scenario = from_settings({"p": 4})
    entry = scenario.algorithm_entry
    wrong = replace(entry, build=lambda network, task: entry.build(network, replace(task, root=1)))
    monkeypatch.setitem(scenario.__dict__, "algorithm_entry", wrong)
    with pytest.raises(InputError, match=r"step 1: node 1 sends chunk \[1\] to node 2"):
        run(scenario)
    assert run(scenario, prove=False).simulated > 0


@pytest.mark.parametrize(
    "shape",
    [
        {"topology": "ring", "p": 65536},
        {"topology": "torus", "dims": "256x256"},
        {"topology": "hypercube", "p": 65536},
    ],
    ids=lambda shape: shape["topology"],
)
def test_a_large_shift_that_fits_is_not_refused(shape):
    """The guess before anything is built once refused a shift by 1 on a ring of 65536."""
    scenario = from_settings({**shape, "operation": "shift", "q": 1})
    assert plan(scenario).crossings <= 2 * 65536
