"""The life of a chunk: exactly the hops that the trace tells of it, in the order of time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.report.carried import carried
from engine.report.life import life
from engine.report.result import trace_records
from engine.run import Run, run
from tests.engine.cases import of, scenarios
from tests.engine.test_holdings import every_case, made, name_of

COPIES = [case for case in every_case() if not made(**case).operation.combines]
SUMS = [
    case
    for case in every_case()
    if made(**case).operation.combines and case["operation"] != "multinode-accumulation"
]


def names_of(one: Run) -> set[tuple[int, int | None]]:
    """Return the names of all chunks that move."""
    return {tuple(name) for record in trace_records(one) for name in record["chunks"]}


def of_records(one: Run, name: tuple[int, int | None]) -> list[tuple]:
    """Return the hops of a chunk by the records that the command line prints."""
    time = one.trace.unit.ticks
    return sorted(
        (record["step"], record["cycle"], record["transfer"], *record["link"],
         time(record["ready"]), time(record["start"]), time(record["end"]))
        for record in trace_records(one)
        if list(name) in record["chunks"]
    )  # fmt: skip


def of_life(one: Run, name: tuple[int, int | None]) -> list[tuple]:
    """Return the same from the chunk's life."""
    return sorted(
        (s.step, s.cycle, s.transfer, s.source, s.target, s.ready, s.start, s.end)
        for s in life(one, *name)
    )


@pytest.mark.parametrize("switching", ["store-and-forward", "cut-through"])
@pytest.mark.parametrize("case", COPIES, ids=name_of)
def test_a_chunk_makes_the_hops_of_the_trace(case, switching):
    one = made(**case, switching=switching)
    for name in names_of(one):
        assert of_life(one, name) == of_records(one, name)


@given(scenarios(10, switching="store-and-forward"))
def test_hops_are_told_in_the_order_of_time(scenario):
    one = run(scenario, prove=False)
    for origin in range(one.topology.p):
        starts = [stage.start for stage in life(one, origin, None)]
        assert starts == sorted(starts)


@pytest.mark.parametrize("case", SUMS, ids=name_of)
def test_a_value_goes_where_sums_with_it_go(case):
    one = made(**case)
    for origin in range(one.topology.p):
        found = {(s.step, s.transfer) for s in life(one, origin, None)}
        ends = {(step, int(one.source[t]), int(one.target[t])) for step, t in found}
        wanted = {
            (step, what.source, what.target)
            for step, transfers in enumerate(carried(one), 1)
            for what in transfers
            if origin in {name.origin for name in what.names}
        }
        assert ends == wanted


@pytest.mark.parametrize("shape", [("ring", "8"), ("torus", "2x4"), ("hypercube", "2x2x2")])
def test_a_value_for_one_node_goes_straight_there(shape):
    one = made(topology=shape[0], dims=shape[1], operation="multinode-accumulation")
    for origin in range(8):
        for end in range(8):
            here = origin
            for stage in life(one, origin, end):
                assert stage.source == here
                here = stage.target
            assert here == end


@given(st.integers(1, 12), st.integers(1, 40))
def test_a_chunk_takes_the_packets_that_it_lies_in(packet, m):
    one = of(
        topology="ring", p=4, operation="scatter", switching="finite-packets", packet=packet, m=m
    )
    packets = {}
    for record in trace_records(one):
        key = record["transfer"], tuple(record["link"])
        packets.setdefault(key, {})[record["packet"]] = record
    for name in names_of(one):
        for stage in life(one, *name):
            there = packets[stage.transfer, (stage.source, stage.target)]
            place = there[1]["chunks"].index(list(name))
            words = range(place * m, (place + 1) * m)
            own = [there[number] for number in {word // packet + 1 for word in words}]
            assert one.trace.unit.time(stage.start) == min(record["start"] for record in own)
            assert one.trace.unit.time(stage.end) == max(record["end"] for record in own)


def test_who_waits_says_so():
    one = of(topology="ring", p=8, operation="total-exchange", algorithm="direct", startups="one")
    waited = [stage.waited for a in range(8) for b in range(8) for stage in life(one, a, b)]
    assert sum(w > 0 for w in waited) == int(one.trace.waited[:].sum()) > 0


def test_a_chunk_that_stays_has_no_hops():
    assert life(of(topology="ring", p=4, operation="total-exchange"), 2, 2) == ()


@pytest.mark.parametrize(("origin", "destination"), [(4, None), (-1, None), (0, 4)])
def test_there_is_no_such_chunk(origin, destination):
    with pytest.raises(InputError, match="0 to 3"):
        life(of(topology="ring", p=4), origin, destination)


def test_too_much_to_look_through_is_refused(monkeypatch):
    monkeypatch.setattr("engine.report.life.VERIFY_MOVES", 2)
    with pytest.raises(InputError, match="3 chunks"):
        life(of(topology="ring", p=4), 0, None)
