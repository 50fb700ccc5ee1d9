"""``mpiexec -n P main.py ranks``: a schedule on real MPI ranks, measured."""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from engine.catalogue import Choice, find
from engine.cluster.rank_file import CROWDED, RankFile, encode_rank_file
from engine.commands.answers import NO_ENDING, output
from engine.commands.arguments import (
    Parser,
    listed,
    parse,
    scenario_parser,
    settings_of,
    with_files,
)
from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.ranks import Wanted, World, in_agreement, measure
from engine.ranks.measure import usual_sizes
from engine.ranks.mpi import connect, rank_by_launcher
from engine.run import plan
from engine.scenario import Scenario, check_writable, from_settings
from engine.scenario.fields import whole
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration
from engine.verify import VERIFY_MOVES, verify

ENDING = ".json"
MOST_REPETITIONS = 1_000_000
MOST_BYTES = 2**30

ONLY_JSON = QT_TRANSLATE_NOOP("ranks", "ranks writes json; the format {format} is not that")
OTHER_P = QT_TRANSLATE_NOOP(
    "ranks", "this scenario has p = {p} and mpiexec started {n} ranks; run mpiexec -n {p}"
)
NO_MPIEXEC = QT_TRANSLATE_NOOP(
    "ranks",
    "ranks must be started by mpiexec; for this scenario: mpiexec -n {p} python main.py ranks",
)
OTHER_MPI = QT_TRANSLATE_NOOP(
    "ranks",
    "each rank is alone: mpiexec belongs to another MPI than mpi4py, which uses {mpi}; take the "
    "mpiexec of that one",
)
NO_MEMORY = QT_TRANSLATE_NOOP("ranks", "rank {rank} on {host} has not enough memory")
MPI_FAILED = QT_TRANSLATE_NOOP("ranks", "rank {rank} on {host}: MPI failed: {reason}")
PARTNERS_WHAT = QT_TRANSLATE_NOOP("ranks", "the choice of ping-pong")
PARTNERS = (
    Choice("first", Text(QT_TRANSLATE_NOOP("ranks", "between ranks 0 and 1"))),
    Choice("all", Text(QT_TRANSLATE_NOOP("ranks", "between rank 0 and each other"))),
    Choice("none", Text(QT_TRANSLATE_NOOP("ranks", "no ping-pong"))),
)
MEASURED = QT_TRANSLATE_NOOP(
    "ranks",
    "m = {m}: {schedule} microseconds by the schedule ({algorithm}), {own} by {name}; medians of "
    "{n} repetitions",
)


def ranks(arguments: Sequence[str], language: str) -> None:
    """Carry out a schedule on real MPI ranks, measure it and write one JSON file."""
    if {"-h", "--help"} & set(arguments):
        if not rank_by_launcher(os.environ):
            parse(_parser(), arguments)
        return
    world = connect()
    with all_together(world, language):
        measure_and_write(world, arguments, language)


def measure_and_write(world: World, arguments: Sequence[str], language: str) -> None:
    """Do what the words say, at all ranks; rank 0 writes.

    Raises
    ------
    InputError
        At all ranks alike.
    """
    options, wanted = in_agreement(world, lambda: _wanted(world, arguments))
    now = world.from_first(datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ"))
    found = measure(world, wanted, now)
    in_agreement(world, lambda: _write(world, options, found, language))


def _parser() -> Parser:
    about = "A schedule on real MPI ranks, measured; start it with mpiexec -n P."
    parser = scenario_parser("ranks", about)
    parser.add_argument("--repetitions", metavar="NUMBER", default="30")
    parser.add_argument("--warm-up", metavar="NUMBER", default="5")
    parser.add_argument("--sizes", metavar="BYTES,...", help="of the ping-pong")
    parser.add_argument("--ping-pong", metavar="WHICH", default="first", help="first, all or none")
    return parser


def _wanted(world: World, arguments: Sequence[str]) -> tuple[argparse.Namespace, Wanted]:
    """Return what the command line asks for, with everything checked that can be."""
    options = parse(_parser(), arguments)
    _check_output(world, options)
    scenarios = _scenarios(options)
    p = scenarios[0].logical.p
    _check_ranks(world, p)
    partners = find(PARTNERS, options.ping_pong, Text(PARTNERS_WHAT)).key
    repetitions = whole(options.repetitions, "repetitions", 1, MOST_REPETITIONS)
    warm_up = whole(options.warm_up, "warm-up", 0, MOST_REPETITIONS)
    sizes = usual_sizes()
    if options.sizes is not None:
        given = [whole(one, "sizes", 0, MOST_BYTES) for one in listed("sizes", options.sizes)]
        sizes = tuple(sorted(set(given)))
    schedule = plan(scenarios[0]).schedule
    if schedule.chunk_moves() <= VERIFY_MOVES:
        verify(scenarios[0].operation_entry, scenarios[0].task, schedule)
    return options, Wanted(
        scenarios,
        tuple(replace(schedule, m=scenario.m) for scenario in scenarios),
        {"first": (1,), "all": tuple(range(1, p)), "none": ()}[partners],
        sizes,
        repetitions,
        warm_up,
    )


def _scenarios(options: argparse.Namespace) -> tuple[Scenario, ...]:
    """Return a scenario for each m."""
    base, given = settings_of(options)
    settings = {**base, **with_files(given)}
    values = listed("m", options.m) if options.m is not None else [settings.get("m")]
    return tuple(
        from_settings(settings if m is None else {**settings, "m": m})
        for m in dict.fromkeys(values)
    )


def _check_output(world: World, options: argparse.Namespace) -> None:
    if options.format not in (None, "json"):
        raise InputError(Text(ONLY_JSON, format=shown(options.format)))
    if options.output is None:
        return
    if Path(options.output).suffix.lower() != ENDING:
        raise InputError(Text(NO_ENDING, endings=ENDING, file=options.output))
    if world.rank == 0:
        check_writable(Path(options.output))


def _check_ranks(world: World, p: int) -> None:
    if world.size == p:
        return
    if world.size > 1:
        raise InputError(Text(OTHER_P, p=p, n=world.size))
    if rank_by_launcher(os.environ) is not None:
        raise InputError(Text(OTHER_MPI, mpi=world.library()))
    raise InputError(Text(NO_MPIEXEC, p=p))


def _write(world: World, options: argparse.Namespace, found: RankFile, language: str) -> None:
    if world.rank != 0:
        return
    output(options, encode_rank_file(found))
    if not options.output:
        return
    if found.crowded:
        said = Text(CROWDED, hosts=enumeration(found.crowded))
        sys.stderr.write(said.render(language) + "\n")
    for run in found.runs:
        said = Text(
            MEASURED,
            m=run.m,
            schedule=format_exact(run.schedule.median),
            algorithm=run.algorithm,
            own=format_exact(run.own.median),
            name=run.own_name,
            n=found.repetitions,
        )
        sys.stdout.write(said.render(language) + "\n")


@contextmanager
def all_together(world: World, language: str) -> Iterator[None]:
    """Let all ranks end alike: what they agree on is said by rank 0, anything else ends them all.

    Raises
    ------
    InputError
        At rank 0; the others leave with the same code and say nothing.
    """
    try:
        yield
    except InputError:
        if world.rank == 0:
            raise
        raise SystemExit(2) from None
    except MemoryError:
        _abort(world, Text(NO_MEMORY, rank=world.rank, host=world.host()).render(language))
    except world.failures as error:
        reason = shown(error)
        said = Text(MPI_FAILED, rank=world.rank, host=world.host(), reason=reason)
        _abort(world, said.render(language))
    except KeyboardInterrupt:
        world.abort(130)  # as a shell has it
    except Exception:  # noqa: BLE001  (a fault of the program must not let the others wait)
        _abort(world, traceback.format_exc())


def _abort(world: World, said: str) -> None:
    print(said, file=sys.stderr, flush=True)  # noqa: T201  (MPI ends the process before main could)
    world.abort(2)
