"""The outside replay accepts right traces and rejects every kind of planted fault.

A replay that accepts everything would prove nothing; here each of its rules is seen to bite.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.outside import hand_made, replay_clock, replay_predict
from tests.outside.hand_made import Answer
from tests.outside.replay import load, predict, replay
from tests.outside.replay_network import Network
from tests.outside.replay_run import Given, read_run

ONE_STARTUP = Given(startups="one")
WHOLE: dict[str, Callable[[], Answer]] = {
    "two hops": hand_made.two_hops,
    "near first": hand_made.near_first,
    "packets": hand_made.packets,
    "reduce": hand_made.reduce_three,
    "all-reduce": lambda: hand_made.around("all-reduce", [17, 17, 17]),
    "prefix sums": lambda: hand_made.around("prefix-sum", [3, 8, 17]),
    "scatter": hand_made.scatter_three,
    "multinode accumulation": hand_made.accumulate_two,
    "gray shift": hand_made.gray_shift,
}


@pytest.mark.parametrize("name", WHOLE)
def test_a_right_trace_is_accepted(name: str) -> None:
    replay(WHOLE[name]())
    predict(WHOLE[name]())


@pytest.mark.parametrize(
    "piece", [hand_made.tie_at_three, hand_made.rounds_of_an_instant], ids=["links", "rounds"]
)
def test_a_right_tie_is_accepted(piece: Callable[[], Answer]) -> None:
    run = read_run(piece(), ONE_STARTUP)
    replay_clock.check_times(run)
    replay_clock.check_queues(run)
    replay_clock.check_cycles_of_records(run)
    replay_predict.predict(run)


@pytest.mark.parametrize(
    "piece", [hand_made.tie_at_three, hand_made.rounds_of_an_instant], ids=["links", "rounds"]
)
def test_a_wrong_tie_is_rejected(piece: Callable[[], Answer]) -> None:
    """The last two records are of one link: they change places."""
    answer = piece()
    first, second = answer["trace"][-2:]
    for name in ("start", "end", "cycle"):
        first[name], second[name] = second[name], first[name]
    first["waiting"], second["waiting"] = True, second["start"] > second["ready"]
    answer["trace"][-2:] = [second, first]
    run = read_run(answer, ONE_STARTUP)
    replay_clock.check_times(run)
    with pytest.raises(AssertionError, match="tie rule"):
        replay_clock.check_queues(run)
    with pytest.raises(AssertionError, match="predicted"):
        replay_predict.predict(run)


def change(number: int, **values: Any) -> Callable[[Answer], None]:
    """A fault: one record of the trace says something else."""

    def plant(answer: Answer) -> None:
        answer["trace"][number].update(values)

    return plant


def state(**values: Any) -> Callable[[Answer], None]:
    """A fault: the head of the answer says something else."""

    def plant(answer: Answer) -> None:
        answer.update(values)

    return plant


def drop(number: int) -> Callable[[Answer], None]:
    """A fault: one record is missing."""

    def plant(answer: Answer) -> None:
        del answer["trace"][number]

    return plant


def add_copy(number: int, **values: Any) -> Callable[[Answer], None]:
    """A fault: one record occurs again, changed."""

    def plant(answer: Answer) -> None:
        answer["trace"].append(answer["trace"][number] | values)

    return plant


def end_with(node: int, entries: list[dict[str, Any]]) -> Callable[[Answer], None]:
    """A fault: the data of one node at the end are others."""

    def plant(answer: Answer) -> None:
        answer["data"]["end"][node] = entries

    return plant


def start_with(node: int, value: int) -> Callable[[Answer], None]:
    """A fault: one starting value is another."""

    def plant(answer: Answer) -> None:
        answer["data"]["start"][node][0]["value"] = value

    return plant


def the_long_way(answer: Answer) -> None:
    """A fault: from 0 to 1 on a ring of 4 by way of 3 and 2."""
    chunk: list[list[int | None]] = [[0, 1]]
    answer["trace"] = [
        hand_made.record((1, n + 1, 0), (0, 1), link, (e, e, e + 11), chunk)
        for n, (link, e) in enumerate([((0, 3), 5), ((3, 2), 16), ((2, 1), 27)])
    ]


def the_wrong_tie_way(answer: Answer) -> None:
    """A fault: from 0 to 2 on a ring of 4 by way of 3; both ways are equally long, + is due."""
    for number, link in enumerate([[0, 3], [3, 2]]):
        answer["trace"][number]["link"] = link


def overlap(answer: Answer) -> None:
    """A fault: the waiting head goes on at once, though the link is taken."""
    answer["trace"][4].update(start=22, end=33, waiting=False)


def overtaking(answer: Answer) -> None:
    """A fault: at link 1-2 the message that was ready at 22 goes before that ready at 21."""
    answer["trace"][4].update(start=22, end=33, waiting=False)
    answer["trace"][2].update(start=33, end=44, waiting=True)
    answer["trace"][3].update(ready=34, start=34, end=45)
    _sort(answer)


def idle(answer: Answer) -> None:
    """A fault: the waiting head starts 2 later than it could."""
    answer["trace"][4].update(start=34, end=45)
    _sort(answer)


def early_step(answer: Answer) -> None:
    """A fault: step 2 begins 1 before step 1 has ended."""
    for record in answer["trace"][1:]:
        for name in ("ready", "start", "end"):
            record[name] -= 1


def number_packets(answer: Answer) -> None:
    """A fault: packet numbers where there are no packets."""
    for record in answer["trace"]:
        record["packet"] = 1


def two_sends(answer: Answer) -> None:
    """A fault: in step 1 node 2 sends twice."""
    answer["trace"].insert(1, hand_made.record((1, 1, 1), (2, 0), (2, 0), (5, 5, 16), [[2, 0]]))
    answer["trace"][2]["transfer"] = 2


def two_receives(answer: Answer) -> None:
    """A fault: in step 2 node 0 receives twice."""
    answer["trace"].append(hand_made.record((2, 2, 2), (2, 0), (2, 0), (21, 21, 32), [[2, 0]]))


def left_out(answer: Answer) -> None:
    """A fault: in step 2 node 1 does not pass on to node 2 what came from node 0."""
    del answer["trace"][4]
    answer["trace"][4]["transfer"] = 4


def sent_back(answer: Answer) -> None:
    """A fault: a step more, in which a node sends to one that has the chunk already."""
    answer["trace"].append(hand_made.record((3, 4, 3), (1, 0), (1, 0), (48, 48, 59), [[0, None]]))


def _sort(answer: Answer) -> None:
    answer["trace"].sort(key=lambda record: record["start"])


FAULTS: list[tuple[str, str, Callable[[Answer], None], str]] = [
    ("no such link", "two hops", change(0, link=[0, 2]), "no such link"),
    ("crossing missing", "two hops", drop(1), "do not join up"),
    ("crossing twice", "two hops", add_copy(1), "leaves one node twice"),
    ("the long way", "two hops", the_long_way, "shortest way has 1"),
    ("wrong way at a tie", "two hops", the_wrong_tie_way, "dimension-order route"),
    ("start before ready", "two hops", change(1, start=15, end=26), "ready only at 16"),
    ("handed over late", "two hops", change(1, ready=17, start=17, end=28), "due 16"),
    ("entry without startup", "two hops", change(0, ready=0, start=0, end=11), "due 5"),
    ("too short on a link", "two hops", change(1, end=26), "keeps the link for 10, due 11"),
    ("waiting without waiting", "two hops", change(1, waiting=True), "waiting is True"),
    ("waiting not said", "near first", change(4, waiting=False), "waiting is False"),
    ("overlap", "near first", overlap, "while transfer 2 holds the link until 32"),
    ("overtaking", "near first", overtaking, "overtakes transfer 2"),
    ("idle link", "near first", idle, "free for it at 32"),
    ("no barrier", "near first", early_step, "ready at 20, due 21"),
    ("order of the trace", "near first", lambda a: a["trace"].reverse(), "order of start"),
    ("cycle of a hop", "two hops", change(1, cycle=1), "lies in cycle 2"),
    ("cycle of an unblocked head", "near first", change(3, cycle=3), "lies in cycle 2"),
    ("number of cycles", "near first", state(cycles=4), "the trace has 3"),
    ("simulated", "two hops", state(simulated=28), "last record ends at 27"),
    ("steps", "near first", state(steps=1), "steps is 1, counted 2"),
    ("congestion", "near first", state(congestion=1), "congestion is 1, counted 2"),
    ("max_waiting", "near first", state(max_waiting=0), "max_waiting is 0, counted 1"),
    ("queue of packets", "packets", state(max_waiting=1), "max_waiting is 1, counted 2"),
    ("max_chunks_per_link", "scatter", state(max_chunks_per_link=2), "counted 1"),
    ("fingerprint", "two hops", state(fingerprint="16"), "fingerprint is 16, counted 15"),
    ("terms", "two hops", state(terms={"ts": 1, "th": 1, "tw": 20}), "make 26"),
    ("not exact", "two hops", state(analytic=26), "not analytic 26"),
    ("dims", "two hops", state(dims=[5]), "make 5 nodes"),
    ("words", "two hops", change(0, words=20), "number of words changes"),
    ("words of a bundle", "two hops", state(m=5), "10 words for 1 chunks of 5"),
    ("a full last packet", "packets", change(4, words=10), "number of words changes"),
    ("a packet lost", "packets", lambda a: a.update(trace=a["trace"][:4]), "20 words"),
    ("packet numbers", "two hops", number_packets, "has packet numbers"),
    ("two sends in a step", "reduce", two_sends, "node 2 is the source of 2"),
    ("two receives in a step", "reduce", two_receives, "node 0 is the target of 2"),
    ("a step missing", "reduce", change(1, step=3), "step numbers have holes"),
    ("a transfer missing", "reduce", change(1, transfer=2), "transfer numbers have holes"),
    ("nothing carried", "two hops", lambda a: _carry(a, []), "carries no chunk"),
    ("another's chunk", "two hops", lambda a: _carry(a, [[1, 2]]), "does not hold .1, 2."),
    ("not held yet", "scatter", change(0, chunks=[[1, 2]]), "does not hold .1, 2."),
    ("sent twice", "scatter", change(1, chunks=[[0, 2]]), "does not hold .0, 2."),
    ("lost chunk", "scatter", drop(2), "at the end .0, 2. is not at node 2"),
    ("lost copy", "near first", lambda a: _without_transfer(a, 2), "node 3 lacks .0, None."),
    ("doubled chunk", "near first", sent_back, "is doubled"),
    ("lost part", "reduce", drop(1), "at the end node 1 keeps a part"),
    ("part of another", "reduce", change(0, chunks=[[1, 0]]), "not named after its sender"),
    ("value not there", "all-reduce", change(3, chunks=[[1, None]]), "does not hold .1, null."),
    ("value taken twice", "all-reduce", change(4, chunks=[[1, None]]), "is doubled"),
    ("value left out", "prefix sums", left_out, "value of node 0 is in it 0 times"),
    ("wrong sum", "reduce", end_with(0, [{"chunk": "result", "value": 14}]), "due 17"),
    ("wrong prefix", "prefix sums", end_with(1, [{"chunk": "result", "value": 17}]), "due 8"),
    ("result missing", "all-reduce", end_with(2, []), "result at node 2 is .., due 17"),
    (
        "result not due",
        "reduce",
        end_with(2, [{"chunk": "result", "value": 17}]),
        "where none is due",
    ),
    (
        "wrong result of pairs",
        "multinode accumulation",
        end_with(1, [{"chunk": "result", "value": 5}]),
        "due 10",
    ),
    ("equal starting values", "all-reduce", start_with(1, 3), "starting values are equal"),
    ("value changed on the way", "two hops", start_with(0, 8), "it started as 8"),
    ("chunk not at its end", "two hops", end_with(2, []), "data end: node 2 has"),
    ("binary for gray", "gray shift", state(numbering="binary"), "does not hold"),
]


def _carry(answer: Answer, chunks: list[list[int]]) -> None:
    for record in answer["trace"]:
        record["chunks"] = chunks
        record["words"] = 10 * len(chunks)


def _without_transfer(answer: Answer, number: int) -> None:
    """Leave out a transfer; what waited for it goes at once."""
    answer["trace"] = [r for r in answer["trace"] if r["transfer"] != number]
    answer["trace"][-1].update(start=22, end=33, waiting=False, cycle=2)
    answer["cycles"] = 2


@pytest.mark.parametrize(
    ("case", "plant", "message"), [f[1:] for f in FAULTS], ids=[f[0] for f in FAULTS]
)
def test_a_planted_fault_is_rejected(
    case: str, plant: Callable[[Answer], None], message: str
) -> None:
    answer = copy.deepcopy(WHOLE[case]())
    plant(answer)
    with pytest.raises(AssertionError, match=message):
        replay(answer)


def test_the_prediction_rejects_a_late_start() -> None:
    answer = hand_made.near_first()
    idle(answer)
    with pytest.raises(AssertionError, match="22, 34, 45, predicted 22, 32, 43"):
        predict(answer)


def test_the_prediction_rejects_a_wrong_uncontended_time() -> None:
    with pytest.raises(AssertionError, match="uncontended is 43, computed 33"):
        predict(hand_made.near_first() | {"uncontended": 43})


def test_a_slow_link_slows_its_own_direction() -> None:
    """Link 1-2 three times slower: 33 instead of 11 there, a head needs 3."""
    answer = hand_made.two_hops()
    answer["trace"][1]["end"] = 49
    answer.update(simulated=49, uncontended=49, exact=False, terms={"ts": 1, "th": 4, "tw": 40})
    given = Given(slow={(1, 2): 3})
    replay(answer, given)
    predict(answer, given)
    with pytest.raises(AssertionError, match="keeps the link for 33, due 11"):
        replay(answer, Given(slow={(2, 1): 3}))


def test_each_message_pays_its_startup() -> None:
    """With ``--startups each`` the second message of a node enters one startup later."""
    answer = hand_made.tie_at_three()
    answer["trace"] = [
        hand_made.record((1, 1, 0), (0, 1), (0, 1), (5, 5, 16), [[0, 1]]),
        hand_made.record((1, 1, 1), (0, 2), (0, 2), (10, 10, 21), [[0, 2]]),
    ]
    run = read_run(answer, Given())
    replay_clock.check_times(run)
    replay_predict.predict(run)
    with pytest.raises(AssertionError, match="ready at 10, due 5"):
        replay_clock.check_times(read_run(answer, ONE_STARTUP))


def test_numbers_are_read_exactly() -> None:
    assert load('{"t": 0.1}')["t"] * 10 == 1
    with pytest.raises(AssertionError, match="NaN"):
        load('{"t": NaN}')


def test_ports_are_numbered_without_holes() -> None:
    """Torus 2x3: + and - along the row, then the one port of the side of 2."""
    network = Network((2, 3))
    numbers = network.link_numbers
    assert [numbers[link] for link in ((0, 1), (0, 2), (0, 3), (5, 2))] == [0, 6, 12, 17]
    assert len(numbers) == 18
    assert network.route(0, 5) == [(0, 2), (2, 5)]
    assert network.farthest(0) == 4
