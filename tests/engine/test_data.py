"""Who holds what as a matrix, and the numbers beside sums."""

from __future__ import annotations

import numpy as np
import pytest

from engine.operation import EVERYBODY
from engine.report.data import Data
from engine.report.holdings import ARRIVING, HELD, NONE, Holdings
from engine.report.result import data_of
from engine.run import Run
from tests.engine.test_holdings import every_case, made, name_of


def started(one: Run) -> set[tuple[int, int | None]]:
    """Return the names of all chunks of a run, as nodes."""
    start, node = one.operation.starts(one.schedule.p, one.task), one.schedule.node_of
    pairs = zip(start.origin.tolist(), start.destination.tolist(), strict=True)
    return {(int(node[a]), None if b == EVERYBODY else int(node[b])) for a, b in pairs}


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_the_matrix_counts_what_the_rings_show(case):
    one = made(**case)
    data, holdings = Data(one), Holdings(one)
    for cycle in range(one.trace.cycles + 1):
        matrix = data.at(cycle)
        for state, found in ((HELD, matrix.held), (ARRIVING, matrix.arriving)):
            wanted = np.zeros_like(found)
            for node, segments in enumerate(holdings.at(cycle)):
                for segment in segments:
                    if segment.state == state:
                        name = segment.destination if data.by_destination else segment.origin
                        wanted[node, data.columns.index(name)] += 1
            if cycle:
                np.testing.assert_array_equal(found, wanted)
        filled = [sum(s.state != NONE for s in segments) for segments in holdings.at(cycle)]
        assert matrix.after.tolist() == filled


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_what_a_cycle_begins_with_is_what_the_one_before_left(case):
    data = Data(made(**case))
    for cycle in range(1, data.run.trace.cycles):
        assert data.at(cycle + 1).before.tolist() == data.at(cycle).after.tolist()


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_sums_come_to_what_they_must(case):
    data = Data(made(**case))
    cycles = data.run.trace.cycles
    if not data.adds:
        assert data.values(cycles) == ()
        return
    end = [held[0]["value"] if held else None for held in data_of(data.run)["end"]]
    assert list(data.due) == end
    for now, due in zip(data.values(cycles), data.due, strict=True):
        assert due is None or now == due
    begin = [held[0]["value"] for held in data_of(data.run)["start"]]
    if data.run.operation.key != "multinode-accumulation":
        assert list(data.values(0)) == begin


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_counts_of_large_networks_are_those_of_the_matrix_between_steps(case):
    data = Data(made(**case))
    if data.adds:
        assert data.counts(1) is None
        return
    trace = data.run.trace
    for cycle in range(trace.cycles + 1):
        if trace.bounds(cycle)[1] in trace.step_starts:
            assert data.counts(cycle).tolist() == data.at(cycle).after.tolist()


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_the_chunks_of_a_cell_exist_and_are_marked_in_it(case):
    data = Data(made(**case))
    names = started(data.run)
    if data.run.operation.key in ("broadcast", "reduce", "all-reduce", "prefix-sum"):
        names = {(origin, None) for origin, _ in names}
    for cycle in (0, 1, data.run.trace.cycles):
        matrix = data.at(cycle)
        for node, column in np.ndindex(matrix.held.shape):
            chunks = data.chunks(cycle, node, column)
            assert set(chunks) <= names
            if data.counted:
                there = matrix.held[node, column] + matrix.arriving[node, column]
                assert len(chunks) == there
            assert all(data.cells(cycle, chunk)[node, column] for chunk in chunks)
            assert f"node {node}" in str(data.told(cycle, node, column))


def test_a_chunk_of_a_total_exchange_is_marked_where_it_is():
    data = Data(made(topology="hypercube", p=8, operation="total-exchange"))
    cycles = data.run.trace.cycles
    for a, b in ((0, 5), (3, 3), (7, 0)):
        assert np.argwhere(data.cells(0, (a, b))).tolist() == [[a, b]]
        assert np.argwhere(data.cells(cycles, (a, b))).tolist() == [[b, b]]


def test_cells_in_words():
    data = Data(made(topology="hypercube", p=16, operation="all-to-all-broadcast"))
    told = [str(data.told(3, 5, column)) for column in (4, 0, 8)]
    assert told == [
        "node 5 holds the chunk from 4",
        "the chunk from 0 arrives at node 5 in this cycle",
        "node 5 does not hold the chunk from 8 now",
    ]
    sums = Data(made(topology="hypercube", p=4, operation="prefix-sum"))
    assert (
        str(sums.told(1, 1, 0)) == "the value of node 0 comes into the sum of node 1 in this cycle"
    )
    assert sums.due == (1, 3, 6, 10)
    exchange = Data(made(topology="ring", p=4, operation="total-exchange"))
    assert str(exchange.told(0, 1, 2)) == "node 1 holds 1 chunk for node 2, from node 1"
    end = exchange.run.trace.cycles
    assert (
        str(exchange.told(end, 2, 2))
        == "node 2 holds 4 chunks for node 2, from nodes 0, 1, 2 and 3"
    )


def test_above_64_nodes_there_are_counts_only():
    data = Data(made(topology="hypercube", p=128, operation="all-to-all-broadcast"))
    assert not data.known and data.at(3) is None
    assert set(data.counts(3).tolist()) == {8}
