"""What links and nodes do over a run, against the records of the trace."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given

from engine.report.place import link_history, link_totals, node_history, node_sentence, span
from engine.report.result import trace_records
from engine.run import Run, run
from tests.engine.cases import of, scenarios


def records(one: Run) -> list[dict]:
    """Return the records of the trace, times in ticks."""
    ticks = one.trace.unit.ticks
    return [
        record | {name: ticks(record[name]) for name in ("ready", "start", "end")}
        for record in trace_records(one)
    ]


def rows(history) -> list[tuple]:
    """Return the rows of a history as the records have them."""
    found = (history.row(place) for place in range(len(history)))
    return sorted(
        (r.step, r.cycle, r.transfer, r.source, r.target, [r.begins, r.ends], r.words,
         r.ready, r.start, r.end)
        for r in found
    )  # fmt: skip


def wanted(some: list[dict]) -> list[tuple]:
    names = ("step", "cycle", "transfer", "source", "target", "link", "words")
    names += ("ready", "start", "end")
    return sorted(tuple(record[name] for name in names) for record in some)


@given(scenarios(9))
def test_histories_are_the_records_of_their_links(scenario):
    one = run(scenario, prove=False)
    everything = records(one)
    for link, pair in enumerate(one.topology.links.tolist()):
        own = [record for record in everything if record["link"] == pair]
        assert rows(link_history(one, link)) == wanted(own)
    for node in range(one.topology.p):
        own = [record for record in everything if node in record["link"]]
        assert rows(node_history(one, node)) == wanted(own)


@given(scenarios(9))
def test_totals_are_the_sums_of_the_records(scenario):
    one = run(scenario, prove=False)
    totals, everything = link_totals(one), records(one)
    for link, pair in enumerate(one.topology.links.tolist()):
        own = [record for record in everything if record["link"] == pair]
        assert totals.crossings[link] == len(own)
        assert totals.words[link] == sum(record["words"] for record in own)
        assert totals.busy[link] == sum(record["end"] - record["start"] for record in own)
        assert totals.busy[link] == link_history(one, link).busy()
        waiting = [
            sum(other["ready"] <= record["ready"] < other["start"] for other in own)
            for record in own
        ]
        assert totals.queue[link] == max(waiting, default=0)
        assert totals.queue[link] == link_history(one, link).longest_queue
    assert totals.queue.max() == one.trace.max_waiting
    assert totals.busy.max() == one.trace.busiest_link


@given(scenarios(8))
def test_a_node_is_busy_while_any_of_its_links_is(scenario):
    one = run(scenario, prove=False)
    borders = one.trace.step_starts.tolist()
    for node in range(min(3, one.topology.p)):
        history = node_history(one, node)
        own = [record for record in records(one) if node in record["link"]]
        times = sorted({*borders, *(r[end] for r in own for end in ("start", "end"))})
        busy = [
            (first, last)
            for first, last in pairwise(times)
            if any(r["start"] <= first and last <= r["end"] for r in own)
        ]
        assert history.busy() == sum(last - first for first, last in busy)
        for begin, end in pairwise(borders):
            inside = (last - first for first, last in busy if begin <= first < end)
            assert history.busy(begin, end) == sum(inside)


def test_the_queue_of_a_link_over_time():
    one = of(topology="ring", p=8, operation="total-exchange", algorithm="direct", startups="one")
    history = link_history(one, 0)
    times, waiting = history.queue
    assert (np.diff(times) > 0).all() and waiting[-1] == 0
    for time, n in zip(times.tolist(), waiting.tolist(), strict=True):
        own = [history.row(place) for place in range(len(history))]
        assert n == sum(row.ready <= time < row.start for row in own)
    assert history.longest_queue == waiting.max() == 3


def test_how_many_have_started_by_a_time():
    history = link_history(of(topology="ring", p=8, operation="all-to-all-broadcast"), 0)
    starts = [history.row(place).start for place in range(len(history))]
    assert [history.at(start) for start in starts] == list(range(len(starts)))
    assert [history.at(start + 1) for start in starts] == list(range(1, len(starts) + 1))


@pytest.mark.parametrize(
    ("settings", "node", "step", "sentence"),
    [
        ({"operation": "all-to-all-broadcast"}, 5, 3,
         "step 3: node 5 sends 4 chunks to 1 and receives 4 chunks from 1"),
        ({"operation": "broadcast"}, 1, 1, "step 1: node 1 receives 1 chunk from 0"),
        ({"operation": "broadcast"}, 0, 1, "step 1: node 0 sends 1 chunk to 1"),
        ({"operation": "broadcast"}, 7, 1, "step 1: node 7 neither sends nor receives"),
        ({"operation": "total-exchange", "algorithm": "direct"}, 2, 1,
         "step 1: node 2 sends 7 chunks to 7 nodes and receives 7 chunks from 7 nodes"),
    ],
)  # fmt: skip
def test_a_node_in_words(settings, node, step, sentence):
    one = of(topology="hypercube", p=8, **settings)
    assert str(node_sentence(one, node, step)) == sentence


def test_spans():
    assert span([3]) == 3
    assert span(np.array([2, 9, 4])) == "2–9"
