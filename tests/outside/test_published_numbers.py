"""The replay's own simulator and numbering give the numbers that the reference publishes.

Total exchange by ``direct``: all p (p - 1) messages put in at once, by rising destination. The
records are made here from the network alone; the program under test is not asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.outside import hand_made, replay_clock, replay_predict
from tests.outside.replay_network import Network
from tests.outside.replay_run import Crossing, Given, Run, read_run


def direct_exchange(topology: str, dims: list[int], startups: str, **costs: Any) -> Run:
    """All messages of a total exchange, with the times that ``forecast_step`` finds."""
    network = Network(tuple(dims))
    pairs = [(a, b) for a in range(network.p) for b in range(network.p) if a != b]
    trace = [
        hand_made.record((1, 1, number), (a, b), link, (0, 0, 0), [[a, b]])
        for number, (a, b) in enumerate(pairs)
        for link in network.route(a, b)
    ]
    answer = hand_made.answer(topology, dims, "total-exchange", trace=trace, **costs)
    for record in trace:
        record["words"] = answer["m"]
    run = read_run(answer, Given(startups=startups))
    forecast = replay_predict.forecast_step(run, run.transfers, 0)
    crossings: list[Crossing] = []
    for transfer in run.transfers:
        path = transfer.paths[0]
        for number, hop in enumerate(forecast[transfer.number, 0]):
            path[number] = replace(
                path[number],
                ready=hop.ready,
                start=hop.start,
                end=hop.end,
                waiting=hop.start > hop.ready,
            )
        crossings.extend(path)
    crossings.sort(key=lambda crossing: crossing.start)
    return replace(run, crossings=crossings)


@pytest.mark.parametrize(
    ("topology", "dims", "makespan", "deliveries", "fingerprint"),
    [
        ("hypercube", [2, 2, 2, 2, 2], 24, 9596, "1017393107"),
        ("torus", [5, 7], 35, 22439, "2599664154"),
    ],
)
def test_fingerprints(
    topology: str, dims: list[int], makespan: int, deliveries: int, fingerprint: str
) -> None:
    """One word a cycle: makespan, sum of delivery times and fingerprint of performance runs."""
    run = direct_exchange(topology, dims, "one", m=1, ts=0, th=0, tw=1)
    replay_clock.check_times(run)
    replay_clock.check_queues(run)
    ends = [transfer.paths[0][-1].end for transfer in run.transfers]
    assert max(ends) == makespan
    assert sum(ends) == deliveries
    openings = replay_clock.cycle_openings(run)
    assert openings == list(range(makespan))
    numbered = [replace(c, cycle=openings.index(c.start) + 1) for c in run.crossings]
    assert replay_clock.fingerprint(replace(run, crossings=numbered)) == fingerprint


@pytest.mark.parametrize(("startups", "alone", "together"), [("one", 72, 464), ("each", 772, 919)])
def test_price_of_contention(startups: str, alone: int, together: int) -> None:
    """Ring of 16 in cut-through, ts 50, th 1.5, tw 0.1, m 100, here in tenths."""
    costs = {"switching": "cut-through", "m": 100, "ts": 500, "th": 15, "tw": 1}
    run = direct_exchange("ring", [16], startups, **costs)
    replay_clock.check_times(run)
    replay_clock.check_queues(run)
    assert replay_predict.uncontended(run) == 10 * alone
    assert max(crossing.end for crossing in run.crossings) == 10 * together
