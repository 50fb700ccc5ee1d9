"""Each rank sends and receives exactly what the schedule says, and wrong data are named."""

from __future__ import annotations

import importlib
import re
import threading
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

from engine.algorithms import algorithms_of
from engine.errors import InputError
from engine.operation import OPERATIONS, Task, operation_of
from engine.ranks import in_agreement, measure
from engine.ranks.carry_out import CORRUPT
from engine.ranks.checks import at_the_end, expected
from engine.ranks.data import RankData, chunk_words
from engine.ranks.measure import usual_sizes
from engine.text import QT_TRANSLATE_NOOP, Text
from tests.ranks.cases import Case, cases, default_cases, logs_by_schedule, planned, wanted
from tests.ranks.threads import Threads

ALL = [*cases(4), *cases(8)]
GOSSIP = Case("all-to-all-broadcast", "", "hypercube:4")


def measured(work, ranks):
    """The file that all ranks made, which is the same at each."""
    files = ranks.run(lambda world: measure(world, work, "2026-12-01T00:00Z"))
    for one in files:
        if isinstance(one, BaseException):
            raise one
    assert len({file.runs for file in map(_hashable, files)}) <= 1
    return files[0]


def _hashable(file):
    return SimpleNamespace(runs=repr(file.runs))


def refused(work, p):
    """The one sentence with which all ranks end."""
    ends = Threads(p).run(lambda world: measure(world, work, ""))
    assert all(isinstance(end, InputError) for end in ends), ends
    (sentence,) = {str(end) for end in ends}
    return sentence


def test_every_operation_and_algorithm_is_tried():
    tried = {(case.operation, case.algorithm) for case in ALL}
    assert tried == {(one.key, a.key) for one in OPERATIONS for a in algorithms_of(one.key)}
    by_default = {case.operation for case in default_cases(8)}
    assert by_default == {one.key for one in OPERATIONS}
    assert any(not planned(case)[1].one_port for case in default_cases(8))


@pytest.mark.parametrize("case", ALL, ids=str)
def test_each_rank_does_what_the_schedule_says(case):
    """By its log, and by the messages that were really posted: once watched and once timed."""
    scenario, schedule = planned(case)
    ranks = Threads(schedule.p)
    (run,) = measured(wanted(case), ranks).runs
    assert [list(log) for log in run.logs] == logs_by_schedule(schedule)
    columns = (schedule.source, schedule.target, schedule.step, schedule.words)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    assert Counter(ranks.posted) == Counter(2 * list(rows))
    assert (run.operation, run.algorithm, run.steps) == (
        scenario.operation,
        scenario.algorithm_key,
        schedule.steps,
    )
    assert run.own_name == operation_of(run.operation).mpi


@pytest.mark.parametrize("case", default_cases(4), ids=str)
def test_a_spoilt_chunk_is_named_where_it_came_in(case, monkeypatch):
    """Also where it is passed on, or added to others, and so shows at other ranks later."""
    logs = logs_by_schedule(planned(case)[1])
    first = min(
        (one for log in logs for one in log if one.way == "receive"), key=lambda one: one.step
    )
    rank = next(rank for rank, log in enumerate(logs) if first in log)
    monkeypatch.setenv(CORRUPT, f"{rank}:{first.step}")
    origin, destination = first.chunks[0]
    name = [origin] if destination is None else [origin, destination]
    assert refused(wanted(case), 4) == (
        f"rank {rank}, step {first.step}: chunk {name} came from rank {first.peer} "
        "with word 1 of 3 wrong"
    )


@pytest.mark.parametrize("value", ["", "1", "4:1", "0:0", "0:9", "1:1:1", "x:1"])
def test_a_spoiler_that_spoils_nothing_is_refused(value, monkeypatch):
    monkeypatch.setenv(CORRUPT, value)
    assert CORRUPT in refused(wanted(GOSSIP), 4)


def without_last_step(work):
    """The same work with a schedule that stops early."""
    (schedule,) = work.schedules
    last = schedule.steps - 1
    keep = schedule.step < last
    columns = {
        name: getattr(schedule, name)[keep] for name in ("step", "source", "target", "chunk_count")
    }
    per_step = {name: getattr(schedule, name)[:last] for name in ("rules", "phases", "backwards")}
    return replace(work, schedules=(replace(schedule, **columns, **per_step),))


@pytest.mark.parametrize(
    ("operation", "sentence"),
    [
        ("broadcast", r"at the end rank \d lacks chunk \[1\]"),
        ("total-exchange", r"at the end rank 0 lacks chunk \[\d, 0\]"),
        ("all-reduce", "at the end rank 0 has a sum with word 1 of 3 wrong"),
        ("prefix-sum", r"at the end rank \d has a sum with word 1 of 3 wrong"),
        ("multinode-accumulation", "at the end rank 0 has a sum with word 1 of 3 wrong"),
    ],
)
def test_what_is_missing_at_the_end_is_named(operation, sentence):
    work = without_last_step(wanted(Case(operation, "", "hypercube:4")))
    said = refused(work, 4)
    assert re.fullmatch(sentence, said), said


def test_a_chunk_that_should_have_left_is_named():
    operation, task = operation_of("scatter"), Task(m=2, root=0)
    data = RankData(operation, task, 2, 0)  # before any step the root has all
    _, _, said = at_the_end(data, expected(operation, task, 2, 0), 1)
    assert str(said) == "at the end rank 0 has chunk [0, 1] too many"


@pytest.mark.parametrize("case", default_cases(4), ids=str)
def test_a_wrong_result_of_mpi_itself_is_named(case):
    ranks = Threads(4)
    ranks.spoil_own = 1
    with pytest.raises(InputError) as refusal:
        measured(wanted(case), ranks)
    name = operation_of(case.operation).mpi
    assert f"{name} gives rank 1 a result with word" in str(refusal.value)


def test_sums_are_those_of_whole_numbers():
    """What is due is the sum of what the origins filled in, added up the slow way."""
    p, task = 5, Task(m=4, root=2)

    def total(names):
        words = [chunk_words(name, p, task.m).tolist() for name in names]
        return [sum(column) % 2**64 for column in zip(*words, strict=True)]

    for rank in range(p):
        sums = {
            "all-reduce": [(origin, -1) for origin in range(p)],
            "prefix-sum": [(origin, -1) for origin in range(rank + 1)],
            "multinode-accumulation": [(origin, rank) for origin in range(p)],
            "reduce": [(origin, 2) for origin in range(p)] if rank == 2 else [],
        }
        for key, names in sums.items():
            found = [
                words.tolist() for words in expected(operation_of(key), task, p, rank).values()
            ]
            assert found == ([total(names)] if names else [])


def test_no_two_words_of_different_chunks_are_equal():
    words = [chunk_words((a, b), 9, 50) for a in range(9) for b in range(-1, 9)]
    assert len(np.unique(np.concatenate(words))) == 90 * 50


def test_the_slowest_rank_counts_and_the_clock_is_nobodys(monkeypatch):
    """Rank r needs r + 1 microseconds for everything, by a clock of its own."""
    ranks = Threads(4)
    clock = threading.local()

    def tick():
        clock.now = getattr(clock, "now", 0) + clock.step
        return clock.now

    module = importlib.import_module("engine.ranks.measure")
    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter_ns=tick))

    def work(world):
        clock.step = 1000 * (world.rank + 1)
        asked = wanted(GOSSIP, repetitions=3, partners=(1, 3), sizes=(0, 8))
        return measure(world, asked, "2026-12-01T00:00Z")

    file = ranks.run(work)[0]
    (run,) = file.runs
    assert {run.schedule.minimum, run.schedule.maximum, run.own.median} == {Fraction(4)}
    assert [pair.ranks for pair in file.ping_pong] == [(0, 1), (0, 3)]
    for pair in file.ping_pong:
        assert [one.bytes for one in pair.times] == [0, 8]
        assert {one.time.median for one in pair.times} == {Fraction(1, 2)}  # half a round trip
    assert file.hosts == ("node0", "node0", "node1", "node1")


def test_several_m_are_runs_of_one_schedule():
    scenario, schedule = planned(GOSSIP)
    sizes = (1, 7, 100)
    work = replace(
        wanted(GOSSIP),
        scenarios=tuple(replace(scenario, m=m) for m in sizes),
        schedules=tuple(replace(schedule, m=m) for m in sizes),
    )
    runs = measured(work, Threads(4)).runs
    assert [(run.m, run.bytes, run.scenario["m"]) for run in runs] == [(m, 8 * m, m) for m in sizes]
    assert len({run.logs for run in runs}) == 1


def test_what_does_not_fit_is_refused_before_it_is_tried():
    scenario, schedule = planned(GOSSIP)
    m = 10**11
    work = replace(
        wanted(GOSSIP),
        scenarios=(replace(scenario, m=m),),
        schedules=(replace(schedule, m=m),),
    )
    assert "with m = 100000000000 a rank would hold" in refused(work, 4)


def test_the_usual_sizes_stand_on_both_sides_of_packet_borders():
    sizes = usual_sizes()
    assert list(sizes) == sorted(set(sizes))
    assert {1, 2**10, 2**20, 1422, 1423, 2844, 2845} <= set(sizes)


def test_what_fails_at_one_rank_fails_at_all():
    def work(world):
        def fail_at_two():
            if world.rank == 2:
                raise InputError(refusal)

        return in_agreement(world, fail_at_two)

    refusal = Text(QT_TRANSLATE_NOOP("test", "no"))
    ends = Threads(4).run(work)
    assert [type(end) for end in ends] == [InputError] * 4
    assert {str(end) for end in ends} == {str(refusal)}
