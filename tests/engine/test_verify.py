"""The proof of a schedule: right ones pass, planted faults are named with node and chunk."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.algorithms import ALGORITHMS, algorithm_of, build
from engine.errors import ScheduleError
from engine.operation import Task, chunk_set, operation_of
from engine.schedule import ChunkList, Rule, Schedule
from engine.topology import build as network_of
from engine.topology.base import frozen
from engine.verify import Replay, chunk_name, verify
from tests.engine.cases import SHAPES, networks_and_tasks


def schedule_of(operation, p, steps, rule, one_port=True, m=1):
    """A hand-made schedule: each step a list of (source, target, chunks)."""

    def chunk_lists(number):
        rows = [
            (transfer, origin, destination)
            for transfer, (_, _, chunks) in enumerate(steps[number])
            for origin, destination in chunks
        ]
        columns = np.array(rows, dtype=np.int64).reshape(-1, 3).T
        return ChunkList(*columns)

    sends = [(s, *send) for s, step in enumerate(steps) for send in step]
    rules = (rule,) * len(steps) if isinstance(rule, Rule) else tuple(rule)
    return Schedule(
        operation,
        "hand-made",
        p,
        m,
        frozen([send[0] for send in sends]),
        frozen([send[1] for send in sends]),
        frozen([send[2] for send in sends]),
        frozen([len(send[3]) for send in sends]),
        rules,
        (0,) * len(steps),
        (False,) * len(steps),
        chunk_lists,
        one_port,
    )


def refusal(operation, schedule, task=None):
    """The sentence with which a schedule is refused."""
    with pytest.raises(ScheduleError) as caught:
        verify(operation_of(operation), task or Task(), schedule)
    return str(caught.value)


M = [(0, -1)]
GOOD_BROADCAST = [[(0, 1, M)], [(0, 2, M), (1, 3, M)]]


def broadcast(steps, **options):
    return schedule_of("broadcast", 4, steps, Rule.COPY, **options)


# Right ones ---------------------------------------------------------------------------------------


def test_a_hand_made_broadcast_passes():
    schedule = broadcast(GOOD_BROADCAST)
    assert verify(operation_of("broadcast"), Task(), schedule) is schedule


@pytest.mark.parametrize(("kind", "dims"), SHAPES)
def test_the_catalogue_passes(kind, dims):
    network = network_of(kind, dims)
    for algorithm in ALGORITHMS:
        for order in ("low", "high"):
            task = Task(root=network.p - 1, q=network.p // 2, order=order)
            if algorithm.why_not(network, task) is None:
                verify(operation_of(algorithm.operation), task, build(algorithm, network, task))


def test_names_of_chunks():
    binary = build(algorithm_of("shift", "direct"), network_of("hypercube", (2, 2, 2)), Task())
    gray = build(algorithm_of("shift", "step-by-step"), network_of("hypercube", (2, 2, 2)), Task())
    assert chunk_name(binary, 3, 5) == "[3, 5]"
    assert chunk_name(binary, 3, -1) == "[3]"
    assert chunk_name(gray, 3, 5) == "[2, 7]"
    assert chunk_name(gray, 3, 8) == "[2, 8]"


# Planted faults in hand-made schedules ------------------------------------------------------------


def test_missing_at_the_end():
    said = refusal("broadcast", broadcast([[(0, 1, M)], [(0, 2, M)]]))
    assert said == "at the end node 3 lacks chunk [0]"


def test_moved_to_the_wrong_place():
    exchange = [[(0, 1, [(0, 1)]), (1, 2, [(1, 0)]), (2, 0, [(2, 0)])]]
    exchange += [[(0, 2, [(0, 2)]), (1, 0, [(1, 2)]), (2, 1, [(2, 1)])]]
    said = refusal("total-exchange", schedule_of("total-exchange", 3, exchange, Rule.MOVE))
    assert said == "at the end node 0 lacks chunk [1, 0]"


def test_too_many_at_the_end():
    """A multicast to nodes 0 and 2 that reaches node 3 as well."""
    multicast = replace(
        operation_of("broadcast"), demands=lambda p, task: chunk_set([0, 2], task.root, -1)
    )
    good = broadcast([[(0, 2, M)]])
    assert verify(multicast, Task(), good) is good
    with pytest.raises(ScheduleError, match=r"^at the end node 3 has chunk \[0\] too many$"):
        verify(multicast, Task(), broadcast([[(0, 2, M)], [(2, 3, M)]]))


def test_doubled_by_a_second_copy():
    steps = [*GOOD_BROADCAST, [(2, 3, M)]]
    assert refusal("broadcast", broadcast(steps)) == (
        "step 3: node 3 gets chunk [0] from node 2 but has it already"
    )


def test_doubled_within_one_step():
    steps = [[(0, 1, M)], [(0, 2, M), (1, 2, M)]]
    assert refusal("broadcast", broadcast(steps, one_port=False)) == (
        "step 2: node 2 gets chunk [0] from node 1 but has it already"
    )


def test_sent_by_one_who_lacks_it():
    steps = [[(0, 1, M)], [(0, 2, M), (3, 1, M)]]
    assert refusal("broadcast", broadcast(steps)) == (
        "step 2: node 3 sends chunk [0] to node 1 but does not hold it"
    )


def test_sent_on_in_the_step_in_which_it_comes():
    assert refusal("broadcast", broadcast([[(0, 1, M), (1, 2, M)]])) == (
        "step 1: node 1 sends chunk [0] to node 2 but does not hold it"
    )


def test_sent_away_and_sent_again():
    steps = [[(0, 1, [(0, 2)])], [(0, 2, [(0, 2)])]]
    said = refusal("scatter", schedule_of("scatter", 3, steps, Rule.MOVE))
    assert said == "step 2: node 0 sends chunk [0, 2] to node 2 but does not hold it"


def test_sent_away_twice_in_one_step():
    steps = [[(0, 1, [(0, 1)]), (0, 2, [(0, 1)])]]
    said = refusal("scatter", schedule_of("scatter", 3, steps, Rule.MOVE, one_port=False))
    assert said == "step 1: node 0 sends chunk [0, 1] away twice (once to node 2)"


def test_the_port_rule_of_senders():
    steps = [[(0, 1, M), (0, 2, M)], [(1, 3, M)]]
    said = refusal("broadcast", broadcast(steps))
    assert said == "step 1: node 0 begins 2 transfers; one port allows one"
    verify(operation_of("broadcast"), Task(), broadcast(steps, one_port=False))


def test_the_port_rule_of_receivers():
    collect = [[(1, 0, [(1, 0)]), (2, 0, [(2, 0)]), (3, 0, [(3, 0)])]]
    said = refusal("gather", schedule_of("gather", 4, collect, Rule.MOVE))
    assert said == "step 1: 3 transfers end at node 0; one port allows one"
    verify(operation_of("gather"), Task(), schedule_of("gather", 4, collect, Rule.MOVE, False))


@pytest.mark.parametrize(("said", "count"), [(2, "2"), (0, "0")])
def test_a_wrong_count(said, count):
    schedule = broadcast(GOOD_BROADCAST)
    columns = schedule.chunk_count.copy()
    columns[2] = said
    wrong = refusal("broadcast", replace(schedule, chunk_count=frozen(columns)))
    assert wrong == f"step 2: a transfer of node 1 says {count} chunks and lists 1"


def test_an_empty_transfer():
    steps = [*GOOD_BROADCAST[:1], [(0, 2, M), (1, 3, M), (3, 1, [])]]
    said = refusal("broadcast", broadcast(steps, one_port=False))
    assert said == "step 2: a transfer of node 3 says 0 chunks and lists 0"


def test_a_send_to_itself():
    said = refusal("broadcast", broadcast([[(0, 1, M)], [(0, 2, M), (3, 3, M)]]))
    assert said == "step 2: node 3 sends to itself"


@pytest.mark.parametrize(("a", "b"), [(0, 4), (-1, 2), (7, 2)])
def test_a_node_out_of_range(a, b):
    said = refusal("broadcast", broadcast([[(0, 1, M)], [(a, b, M)]]))
    assert said == f"step 2: a transfer goes from {a} to {b}; there are the nodes 0 to 3"


R = [(i, 0) for i in range(4)]
GOOD_REDUCE = [[(1, 0, [R[1]]), (3, 2, [R[3]])], [(2, 0, [R[2]])]]


def test_a_hand_made_reduce_passes():
    verify(operation_of("reduce"), Task(), schedule_of("reduce", 4, GOOD_REDUCE, Rule.ADD))


def test_a_part_left_out_of_a_sum():
    steps = [[(1, 0, [R[1]])], [(2, 0, [R[2]])]]
    said = refusal("reduce", schedule_of("reduce", 4, steps, Rule.ADD))
    assert said == "at the end the sum at node 0 takes the part of node 3 0 times, not once"


def test_a_sum_that_went_past_its_place():
    steps = [*GOOD_REDUCE, [(0, 1, [R[0]])]]
    said = refusal("reduce", schedule_of("reduce", 4, steps, Rule.ADD))
    assert said == "at the end the sum at node 0 takes the part of node 0 0 times, not once"


def test_a_sum_sent_away_twice():
    steps = [[(1, 0, [R[1]]), (1, 2, [R[1]])]]
    said = refusal("reduce", schedule_of("reduce", 4, steps, Rule.ADD, one_port=False))
    assert said == "step 1: node 1 sends chunk [1, 0] away twice (once to node 2)"


def test_a_sum_sent_by_one_who_gave_it_away():
    steps = [*GOOD_REDUCE, [(1, 0, [R[1]])]]
    said = refusal("reduce", schedule_of("reduce", 4, steps, Rule.ADD))
    assert said == "step 3: node 1 sends chunk [1, 0] to node 0 but does not hold it"


def test_a_part_taken_twice():
    """Two phases of passing on add the totals again."""
    task = Task()
    schedule = build(
        algorithm_of("all-reduce", "accumulate-on-the-way"), network_of("ring", (3,)), task
    )
    again = replace(
        schedule,
        step=frozen([*schedule.step, *(schedule.step + 2)]),
        source=frozen([*schedule.source] * 2),
        target=frozen([*schedule.target] * 2),
        chunk_count=frozen([*schedule.chunk_count] * 2),
        rules=schedule.rules * 2,
        phases=(0, 0, 1, 1),
        backwards=schedule.backwards * 2,
        chunk_lists=lambda number: schedule.chunks(number % 2),
    )
    assert refusal("all-reduce", again) == (
        "at the end the sum at node 0 takes the part of node 0 3 times, not once"
    )


def test_a_prefix_with_a_part_too_many():
    network, task = network_of("ring", (4,)), Task()
    schedule = build(algorithm_of("prefix-sum", "accumulate-on-the-way"), network, task)
    short = replace(schedule, rules=(Rule.PREFIX, Rule.PREFIX, Rule.PASS))
    said = refusal("prefix-sum", short)
    assert said == "at the end the sum at node 3 takes the part of node 0 0 times, not once"


def test_a_result_block_that_lacks_a_part():
    network, task = network_of("ring", (3,)), Task()
    schedule = build(algorithm_of("multinode-accumulation", "ring"), network, task)

    def wrong(number):
        chunks = schedule.chunks(number)
        if number == 0:  # node 0 sends the block for itself instead
            destination = chunks.destination.copy()
            destination[schedule.source[schedule.rows(0)] == 0] = 0
            return ChunkList(chunks.transfer, chunks.origin, destination)
        return chunks

    said = refusal("multinode-accumulation", replace(schedule, chunk_lists=wrong))
    assert "the part of node 0 0 times" in said or "does not hold it" in said


# Planted faults in the catalogue's schedules ------------------------------------------------------


def without_row(schedule, row):
    """The schedule with one transfer left out."""
    step, first = int(schedule.step[row]), schedule.rows(int(schedule.step[row])).start

    def chunk_lists(number):
        chunks = schedule.chunks(number)
        if number != step:
            return chunks
        keep = chunks.transfer != row - first
        transfer = chunks.transfer[keep]
        transfer = transfer - (transfer > row - first)
        return ChunkList(transfer, chunks.origin[keep], chunks.destination[keep])

    columns = {
        name: frozen(np.delete(getattr(schedule, name), row))
        for name in ("step", "source", "target", "chunk_count")
    }
    return replace(schedule, chunk_lists=chunk_lists, **columns)


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda a: f"{a.operation}-{a.key}")
@given(data=st.data())
def test_any_transfer_left_out_is_noticed(algorithm, data):
    network, task = data.draw(networks_and_tasks(16))
    task = replace(task, order="low")
    if algorithm.why_not(network, task) is not None:
        network = network_of("ring" if algorithm.made_for(star=False) else "switch", (8,))
        task = Task()
    schedule = build(algorithm, network, task)
    # Of prefix sums a late transfer may carry what nobody needs; all others matter.
    rows = np.arange(schedule.transfers)
    if algorithm.operation == "prefix-sum":
        chunks = [schedule.chunks(number) for number in range(schedule.steps)]
        origin = np.concatenate([one.origin for one in chunks])
        last = schedule.step == schedule.steps - 1
        rows = rows[last & (origin < schedule.target)]
        if not rows.size:
            return
    row = int(data.draw(st.sampled_from(rows.tolist())))
    if schedule.transfers == 1:
        return  # nothing would be left
    refusal(algorithm.operation, without_row(schedule, row), task)


COPIED_OR_MOVED = [one for one in ALGORITHMS if not operation_of(one.operation).combines]


@pytest.mark.parametrize("algorithm", COPIED_OR_MOVED, ids=lambda a: f"{a.operation}-{a.key}")
@given(data=st.data())
def test_a_wrong_target_is_noticed(algorithm, data):
    """Sums are left out: a part may reach the root by many ways, all of them right."""
    network = network_of("ring" if algorithm.made_for(star=False) else "hub", (8,))
    task = Task(root=3, q=3, source=2, target=6)
    schedule = build(algorithm, network, task)
    row = data.draw(st.integers(0, schedule.transfers - 1))
    target = schedule.target.copy()
    target[row] = data.draw(st.integers(0, 7).filter(lambda t: t != schedule.target[row]))
    refusal(algorithm.operation, replace(schedule, target=frozen(target)), task)


def test_nodes_and_chunks_of_a_gray_schedule_are_physical():
    """Process 2 lives on node 3, process 3 on node 2 (0 1 3 2)."""
    network, task = network_of("hypercube", (2, 2)), Task(q=1)
    schedule = build(algorithm_of("shift", "step-by-step"), network, task)
    said = refusal("shift", without_row(schedule, 2), task)
    assert said == "at the end node 2 lacks chunk [3, 2]"


# Chunks and lists that cannot be ------------------------------------------------------------------


def changed(operation, key, change, task=None):
    """A catalogue's schedule on a ring of 4 with the lists of its first step changed."""
    schedule = build(algorithm_of(operation, key), network_of("ring", (4,)), task or Task())

    def chunk_lists(number):
        chunks = schedule.chunks(number)
        if number:
            return chunks
        transfer, origin, destination = (column.copy() for column in chunks)
        return ChunkList(*change(transfer, origin, destination))

    return replace(schedule, chunk_lists=chunk_lists)


def renamed(origin=None, destination=None):
    """Give the first chunk of the lists another name."""

    def change(transfer, origins, destinations):
        if origin is not None:
            origins[0] = origin
        if destination is not None:
            destinations[0] = destination
        return transfer, origins, destinations

    return change


@pytest.mark.parametrize(
    ("operation", "key", "change", "chunk"),
    [
        ("total-exchange", "pairwise", renamed(destination=4), "[0, 4]"),
        ("total-exchange", "pairwise", renamed(destination=100), "[0, 100]"),
        ("total-exchange", "pairwise", renamed(origin=4), "[4, 1]"),
        ("total-exchange", "pairwise", renamed(origin=-1), "[-1, 1]"),
        ("total-exchange", "pairwise", renamed(destination=-1), "[0]"),
        ("broadcast", "both-ways", renamed(origin=4), "[4]"),
        ("broadcast", "both-ways", renamed(destination=2), "[0, 2]"),
        ("broadcast", "both-ways", renamed(destination=100), "[0, 100]"),
        ("all-reduce", "accumulate-on-the-way", renamed(origin=4), "[4]"),
        ("multinode-accumulation", "ring", renamed(destination=4), "[1, 4]"),
        ("multinode-accumulation", "ring", renamed(origin=2), "[2, 2]"),
        ("reduce", "both-ways", renamed(origin=1), "[1, 0]"),
        ("reduce", "both-ways", renamed(destination=2), "[3, 2]"),
    ],
)
def test_a_chunk_that_does_not_exist_is_named(operation, key, change, chunk):
    said = refusal(operation, changed(operation, key, change))
    assert said.startswith("step 1")
    assert chunk in said


def test_no_name_stands_for_another_chunk():
    """On 4 processes [0, 4] is not [1, 0], though both are number 4 row-major."""

    def change(transfer, origin, destination):
        wrong = (origin == 1) & (destination == 0)
        assert wrong.sum() == 1
        origin[wrong], destination[wrong] = 0, 4
        return transfer, origin, destination

    assert "[0, 4]" in refusal("total-exchange", changed("total-exchange", "direct", change))


def test_chunks_listed_for_transfers_that_are_not_there():
    def too_high(transfer, origin, destination):
        return np.append(transfer, 5), np.append(origin, 0), np.append(destination, -1)

    def negative(transfer, origin, destination):
        return transfer - 1, origin, destination

    for change in (too_high, negative):
        said = refusal("broadcast", changed("broadcast", "both-ways", change))
        assert said.startswith("step 1")
        assert "says 1 chunks and lists 1" not in said


@pytest.mark.parametrize(
    ("operation", "key"),
    [
        ("reduce", "both-ways"),
        ("broadcast", "both-ways"),
        ("scatter", "halving"),
        ("shift", "direct"),
    ],
)
@pytest.mark.parametrize("rule", Rule)
def test_a_rule_of_another_kind_of_operation_is_refused(operation, key, rule):
    schedule = build(algorithm_of(operation, key), network_of("ring", (4,)), Task())
    harmless = {("broadcast", Rule.PASS), ("broadcast", Rule.PREFIX)}  # copies all the same
    if schedule.rules[0] is rule or (operation, rule) in harmless:
        return
    refusal(operation, replace(schedule, rules=(rule,) * schedule.steps))


# Real data ----------------------------------------------------------------------------------------


def test_the_replay_really_adds():
    """One bit an origin shows whose values a partial sum contains, step by step."""
    network, task = network_of("ring", (4,)), Task()
    schedule = build(algorithm_of("reduce", "both-ways"), network, task)
    bits = np.uint64(1) << np.arange(4, dtype=np.uint64)
    replay = Replay(operation_of("reduce"), task, schedule, bits)
    assert replay.sums[:, 0].tolist() == [1, 2, 4, 8]
    replay.step()
    assert replay.sums[:, 0].tolist() == [9, 6, 0, 0]
    replay.step()
    assert replay.sums[:, 0].tolist() == [15, 0, 0, 0]
    assert replay.run().results()[0] == 15
