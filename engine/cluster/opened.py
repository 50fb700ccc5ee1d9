"""Any file of measured times: what benchmarks print, tables made by hand, files of MPI ranks."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cluster.measurement import Group, Measurements
from engine.cluster.rank_file import PING_PONG, RankFile, is_rank_file, read_rank_file
from engine.cluster.reading import read_measurements

ONE_MESSAGE = ("pingpong", "latency", "netpipe", "pingpong_send_recv")
"""Benchmarks of one message between two processes, in small letters, without signs between."""

COLLECTIVES = (
    ("allgather", "all-to-all-broadcast"),
    ("alltoallbroadcast", "all-to-all-broadcast"),
    ("reducescatter", "multinode-accumulation"),
    ("multinodeaccumulation", "multinode-accumulation"),
    ("allreduce", "all-reduce"),
    ("alltoall", "total-exchange"),
    ("totalexchange", "total-exchange"),
    ("bcast", "broadcast"),
    ("broadcast", "broadcast"),
    ("reduce", "reduce"),
    ("scan", "prefix-sum"),
    ("prefixsum", "prefix-sum"),
    ("scatter", "scatter"),
    ("gather", "gather"),
)
"""What the name of a benchmark holds, and the operation that it measures; the first that fits."""


@dataclass(frozen=True)
class Opened:
    """What was read of a file or a pasted text; ``ranks`` where it is a file of MPI ranks."""

    measurements: Measurements
    ranks: RankFile | None = None


def open_measured(data: bytes, name: str = "") -> Opened:
    """Read a file of measured times of any kind.

    Raises
    ------
    MeasurementError
        With one sentence, and the line where there is one.
    """
    if is_rank_file(data):
        ranks = read_rank_file(data, name)
        return Opened(ranks.measurements(), ranks)
    return Opened(read_measurements(data, name))


def _plain(benchmark: str) -> str:
    return "".join(letter for letter in benchmark.lower() if letter.isalnum() or letter == "_")


def operation_of(group: Group) -> str | None:
    """Return the operation that a group measures, None where it is no collective one.

    >>> [operation_of(Group(name, 4, "", ())) for name in ("Multi-Bcast", "PingPong")]
    ['broadcast', None]
    """
    plain = _plain(group.benchmark).replace("_", "")
    return next((operation for word, operation in COLLECTIVES if word in plain), None)


def is_one_message(group: Group) -> bool:
    """Return whether a group measures one message between two processes."""
    plain = _plain(group.benchmark)
    if plain in ONE_MESSAGE or group.benchmark == PING_PONG:
        return True
    return "latency" in plain and operation_of(group) is None and "barrier" not in plain


def usual_groups(measurements: Measurements) -> tuple[int, ...]:
    """Return the groups that models of one message are fitted to at first, by number.

    Those of one message; else those that are of the same kind as the first.
    """
    groups = measurements.groups
    found = tuple(i for i, group in enumerate(groups) if is_one_message(group))
    if found:
        return found
    first = groups[0]
    kind = first.benchmark, first.processes
    return tuple(i for i, one in enumerate(groups) if (one.benchmark, one.processes) == kind)
