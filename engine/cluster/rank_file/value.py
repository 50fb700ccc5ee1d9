"""What ``main.py ranks`` measured on real MPI ranks: one JSON file, its values, read and written.

Times are in microseconds.  Ranks are the processes of the schedule, so chunks are named by ranks;
steps count from 1.  The file has one row of times a line, so that a row can be named by its line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Annotated, Any, Literal

import msgspec

from engine.cluster.measurement import Group, MeasurementError, Measurements, Row
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

VERSION = 1
WHAT = "ranks"
WORD_BYTES = 8
"""Bytes of a word: chunks are arrays of 64-bit whole numbers."""

PING_PONG = "ping-pong"
NANOSECONDS = 1000
"""Of a microsecond; no clock here tells anything finer."""

THESE = QT_TRANSLATE_NOOP("rank file", "these measurements")
NO_PING_PONG = QT_TRANSLATE_NOOP(
    "rank file", "{file} holds no ping-pong; measure again without --ping-pong none"
)
TOOL = QT_TRANSLATE_NOOP("rank file", "main.py ranks on {mpi}")
MEASURED = QT_TRANSLATE_NOOP(
    "rank file",
    "measured on {measured} with {p} ranks; each time is the median of {repetitions} repetitions",
)
CROWDED = QT_TRANSLATE_NOOP(
    "rank file",
    "more ranks than processors on {hosts}: ranks waited for a processor, so times of collectives "
    "say little about the network",
)

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


@dataclass(frozen=True)
class Spread:
    """The times of the repetitions of one thing, in microseconds."""

    minimum: Fraction
    lower_quartile: Fraction
    median: Fraction
    upper_quartile: Fraction
    maximum: Fraction

    @property
    def rises(self) -> bool:
        """Whether these can be the quartiles of any times."""
        ends = [getattr(self, each.name) for each in fields(self)]
        return ends[0] > 0 and ends == sorted(ends)


def spread_of(times: Sequence[Fraction]) -> Spread:
    """Return the spread of times in microseconds, at least one; quartiles lie on straight lines.

    >>> spread_of([Fraction(one) for one in (1, 2, 4, 8, 9)]).median
    Fraction(4, 1)
    """
    ordered = sorted(times)

    def at(quarter: int) -> Fraction:
        place = Fraction((len(ordered) - 1) * quarter, 4)
        low = ordered[int(place)]
        high = ordered[min(int(place) + 1, len(ordered) - 1)]
        exact = low + (high - low) * (place - int(place))
        return Fraction(round(exact * NANOSECONDS), NANOSECONDS)

    return Spread(*(at(quarter) for quarter in range(5)))


@dataclass(frozen=True)
class OneWay:
    """A message of so many bytes there and back: half of the round trip."""

    bytes: Natural
    time: Spread


@dataclass(frozen=True)
class PingPong:
    """Messages of several lengths between two ranks."""

    ranks: tuple[Natural, Natural]
    times: tuple[OneWay, ...]


@dataclass(frozen=True)
class Passed:
    """One message of a rank: step (from 1), ``send`` or ``receive``, the other rank, its chunks.

    A chunk is (origin, destination), the destination None where it is for everybody.
    """

    step: Positive
    way: Literal["send", "receive"]
    peer: Natural
    chunks: tuple[tuple[Natural, Natural | None], ...]


@dataclass(frozen=True)
class MeasuredRun:
    """One schedule carried out by real messages, and MPI's own collective beside it.

    Attributes
    ----------
    scenario : mapping
        Its settings, of which ``engine.scenario.from_settings`` makes the scenario again.
    operation, algorithm : str
        Keys of the catalogues; the algorithm is the one that ran.
    m, bytes : int
        Words of a chunk, of 8 bytes each, and the bytes.
    steps : int
        Steps of the schedule.
    schedule, own : Spread
        Of each repetition the time of the slowest rank counts.
    own_name : str
        MPI's name of the operation, such as ``MPI_Allgather``.
    logs : a tuple of messages for each rank, or None
        What each rank sent and received, in order; None where there were too many to keep.
    """

    scenario: Mapping[str, Any]
    operation: str
    algorithm: str
    m: Positive
    bytes: Positive
    steps: Natural
    schedule: Spread
    own_name: str
    own: Spread
    logs: tuple[tuple[Passed, ...], ...] | None = None


@dataclass(frozen=True)
class RankFile:
    """All that one call of ``main.py ranks`` measured.

    ``measured`` is when (UTC), ``mpi`` the library, ``hosts`` the computer of each rank and
    ``processors`` how many that has.  The runs differ in m only.  ``name`` is the file's, and not
    in it.
    """

    version: int
    what: str
    measured: str
    mpi: str
    hosts: tuple[str, ...]
    processors: tuple[Positive, ...]
    repetitions: Positive
    warm_up: Natural
    ping_pong: tuple[PingPong, ...]
    runs: tuple[MeasuredRun, ...]
    name: str = ""
    row_lines: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Where the rows of ``ping_pong`` and of ``runs`` stand in the file."""

    @property
    def p(self) -> int:
        """The number of ranks."""
        return len(self.hosts)

    @property
    def crowded(self) -> tuple[str, ...]:
        """The computers with more ranks than processors: there ranks wait for one another."""
        ranks = Counter(self.hosts)
        room = dict(zip(self.hosts, self.processors, strict=True))
        return tuple(host for host in room if ranks[host] > room[host])

    def measurements(self) -> Measurements:
        """Return everything as measurements: ping-pongs, then the schedule, then MPI's own."""
        groups = (*self._ping_pong_groups(), *self._run_groups())
        return self._measurements(groups)

    def ping_pong_measurements(self) -> Measurements:
        """Return the ping-pongs alone, to which models of one message are fitted.

        Raises
        ------
        MeasurementError
            If there are none.
        """
        groups = tuple(self._ping_pong_groups())
        if not groups:
            raise MeasurementError(Text(NO_PING_PONG, file=named(self.name)))
        return self._measurements(groups)

    def _measurements(self, groups: tuple[Group, ...]) -> Measurements:
        notes = [Text(MEASURED, measured=self.measured, p=self.p, repetitions=self.repetitions)]
        if self.crowded:
            notes.append(Text(CROWDED, hosts=enumeration(self.crowded)))
        return Measurements(self.name, Text(TOOL, mpi=self.mpi), groups, notes=tuple(notes))

    def _ping_pong_groups(self) -> Iterator[Group]:
        lines = iter(self.row_lines[0])
        for pair in self.ping_pong:
            a, b = pair.ranks
            label = f"{self.hosts[a]} - {self.hosts[b]}"
            if len(self.ping_pong) > 1:
                label += f" ({a}-{b})"
            rows = tuple(Row(one.bytes, one.time.median, next(lines, 1)) for one in pair.times)
            if rows:
                yield Group(PING_PONG, 2, label, rows)

    def _run_groups(self) -> Iterator[Group]:
        lines = self.row_lines[1]
        if len(lines) != len(self.runs):  # not read from a file, or one with keys of its own
            lines = (1,) * len(self.runs)
        of_schedule: dict[tuple[str, str], list[Row]] = {}
        of_mpi: dict[tuple[str, str], list[Row]] = {}
        for run, line in zip(self.runs, lines, strict=True):
            label = f"{run.scenario.get('topology', '')}: {run.algorithm}".removeprefix(": ")
            row = Row(run.bytes, run.schedule.median, line)
            of_schedule.setdefault((run.operation, label), []).append(row)
            row = Row(run.bytes, run.own.median, line)
            of_mpi.setdefault((run.operation, run.own_name), []).append(row)
        for (operation, label), rows in (*of_schedule.items(), *of_mpi.items()):
            yield Group(operation, self.p, label, tuple(rows))


def named(name: str) -> Text | str:
    """Return what a sentence calls a file of that name, or of none."""
    return name or Text(THESE)
