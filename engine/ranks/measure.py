"""Measuring: barriers, warm-up, repetitions, the slowest rank; ping-pong, schedule, MPI's own."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

import numpy as np

from engine.cluster.rank_file import (
    NANOSECONDS,
    VERSION,
    WHAT,
    WORD_BYTES,
    MeasuredRun,
    OneWay,
    Passed,
    PingPong,
    RankFile,
    Spread,
    spread_of,
)
from engine.errors import InputError
from engine.models import Frame
from engine.ranks.carry_out import Buffers, carry_out, corrupted_step, words_needed
from engine.ranks.checks import Watcher, at_the_end, expected, refuse_first
from engine.ranks.data import RankData
from engine.ranks.own import own_collective
from engine.ranks.steps import OwnStep, own_steps
from engine.ranks.world import World, in_agreement
from engine.scenario import Scenario
from engine.schedule import Schedule
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.verify import VERIFY_MOVES

MOST_WORDS = 2**29
"""The most words that one rank holds: 4 GiB; a message has fewer than MPI's 2^31 items then."""

LOGGED_MOVES = 200_000
"""Schedules that move more chunks than this are measured without logs."""

TOO_LARGE = QT_TRANSLATE_NOOP(
    "ranks",
    "with m = {m} a rank would hold {words} words and at most {most} fit; take a smaller m",
)
TOO_MANY_MOVES = QT_TRANSLATE_NOOP(
    "ranks",
    "this schedule moves {moves} chunks and at most {most} can be followed; take a smaller p",
)


def usual_sizes() -> tuple[int, ...]:
    """Return the bytes of a ping-pong: powers of two, and both sides of some packet borders."""
    room = Frame().room
    borders = (edge for k in (1, 2, 3, 4, 8, 16) for edge in (k * room, k * room + 1))
    return tuple(sorted({2**k for k in range(21)} | set(borders)))


@dataclass(frozen=True)
class Wanted:
    """What is measured.

    Attributes
    ----------
    scenarios : tuple of Scenario
        At least one; they differ in m only.
    schedules : tuple of Schedule
        Theirs, proved right.
    partners : tuple of int
        With which ranks rank 0 plays ping-pong.
    sizes : tuple of int
        The bytes of its messages, rising.
    repetitions, warm_up : int
        How often each thing is timed, and done before that.
    """

    scenarios: tuple[Scenario, ...]
    schedules: tuple[Schedule, ...]
    partners: tuple[int, ...]
    sizes: tuple[int, ...]
    repetitions: int
    warm_up: int


def measure(world: World, wanted: Wanted, measured: str) -> RankFile:
    """Measure, at all ranks together; each gets the same file.

    ``measured`` is the time of day to note.

    Raises
    ------
    InputError
        At all ranks: if data do not fit, or came wrong; rank and chunk are named.
    """
    first = wanted.schedules[0]
    if first.chunk_moves() > VERIFY_MOVES:
        raise InputError(Text(TOO_MANY_MOVES, moves=first.chunk_moves(), most=VERIFY_MOVES))
    steps = own_steps(first, world.rank)
    in_agreement(world, lambda: _check_room(wanted, steps, world))
    corrupt = in_agreement(world, lambda: corrupted_step(steps, world.rank, world.size))
    hosts = tuple(world.everybody(world.host()))
    processors = tuple(world.everybody(os.cpu_count() or 1))
    games = tuple(
        PingPong((0, partner), _ping_pong(world, partner, wanted)) for partner in wanted.partners
    )
    runs = tuple(
        _measured_run(world, wanted, scenario, schedule, steps, corrupt)
        for scenario, schedule in zip(wanted.scenarios, wanted.schedules, strict=True)
    )
    return RankFile(
        VERSION,
        WHAT,
        measured,
        world.library(),
        hosts,
        processors,
        wanted.repetitions,
        wanted.warm_up,
        games,
        runs,
    )


def _check_room(wanted: Wanted, steps: Sequence[OwnStep], world: World) -> None:
    """Refuse what does not fit, before anything large is made."""
    m = max(scenario.m for scenario in wanted.scenarios)
    operation, task = wanted.scenarios[0].operation_entry, wanted.scenarios[0].task
    start = operation.starts(world.size, task)
    kept = int(np.count_nonzero(start.process == world.rank)) + 1
    if operation.demands is not None:
        end = operation.demands(world.size, task)
        kept += int(np.count_nonzero(end.process == world.rank))
    words = words_needed(steps, m) + 2 * kept * m
    if words > MOST_WORDS:
        raise InputError(Text(TOO_LARGE, words=words, m=m, most=MOST_WORDS))


# Ping-pong ----------------------------------------------------------------------------------------


def _ping_pong(world: World, partner: int, wanted: Wanted) -> tuple[OneWay, ...]:
    """Return the times of messages between rank 0 and another, the same at all ranks."""
    own: list[list[int]] = []
    if world.rank in (0, partner):
        other = partner if world.rank == 0 else 0
        for size in wanted.sizes:
            own.append(_there_and_back(world, other, size, wanted))
    world.quiet_barrier()  # the others wait here without taking a processor from the two
    seen = world.from_first(own)
    return tuple(
        OneWay(size, spread_of([Fraction(one, 2 * NANOSECONDS) for one in times]))
        for size, times in zip(wanted.sizes, seen, strict=True)
    )


def _there_and_back(world: World, other: int, size: int, wanted: Wanted) -> list[int]:
    """Return the nanoseconds of each round trip, as this rank sees it."""
    data = np.full(size, 85, np.uint8)
    times = []
    for number in range(wanted.warm_up + wanted.repetitions):
        begun = time.perf_counter_ns()
        if world.rank == 0:
            world.send(data, other)
            world.receive(data, other)
        else:
            world.receive(data, other)
            world.send(data, other)
        if number >= wanted.warm_up:
            times.append(time.perf_counter_ns() - begun)
    return times


# Collectives --------------------------------------------------------------------------------------

Ready = TypeVar("Ready")


def _timed(
    world: World, wanted: Wanted, prepare: Callable[[], Ready], work: Callable[[Ready], None]
) -> tuple[Spread, Ready]:
    """Return the spread of a work's times (the slowest rank's each time), and its last state."""
    times = []
    ready = prepare()
    for number in range(wanted.warm_up + wanted.repetitions):
        if number:
            ready = prepare()
        world.barrier()
        begun = time.perf_counter_ns()
        work(ready)
        if number >= wanted.warm_up:
            times.append(time.perf_counter_ns() - begun)
    slowest = [max(each) for each in zip(*world.everybody(times), strict=True)]
    return spread_of([Fraction(one, NANOSECONDS) for one in slowest]), ready


def _measured_run(
    world: World,
    wanted: Wanted,
    scenario: Scenario,
    schedule: Schedule,
    steps: Sequence[OwnStep],
    corrupt: int | None,
) -> MeasuredRun:
    """Return one schedule's times, after it was carried out once with every chunk watched."""
    operation, task, p = scenario.operation_entry, scenario.task, world.size
    buffers = Buffers(steps, task.m)
    due = expected(operation, task, p, world.rank)

    def prepare() -> RankData:
        return RankData(operation, task, p, world.rank)

    watcher = Watcher(operation, task, schedule, world.rank)
    data = prepare()
    carry_out(world, steps, data, buffers, watcher, corrupt)
    refuse_first(world, watcher.finding or at_the_end(data, due, len(steps)))

    of_schedule, data = _timed(
        world, wanted, prepare, lambda data: carry_out(world, steps, data, buffers, None, corrupt)
    )
    refuse_first(world, at_the_end(data, due, len(steps)))

    own = own_collective(operation, task, p, world.rank)
    of_mpi, _ = _timed(world, wanted, own.clear, lambda nothing: own.call(world))
    refuse_first(world, own.wrong(world.rank))
    return MeasuredRun(
        scenario.settings(),
        scenario.operation,
        scenario.algorithm_key,
        task.m,
        task.m * WORD_BYTES,
        schedule.steps,
        of_schedule,
        own.name,
        of_mpi,
        _logs(world, schedule, watcher.log),
    )


def _logs(
    world: World, schedule: Schedule, log: list[Passed]
) -> tuple[tuple[Passed, ...], ...] | None:
    if schedule.chunk_moves() > LOGGED_MOVES:
        return None
    return tuple(tuple(one) for one in world.everybody(log))
