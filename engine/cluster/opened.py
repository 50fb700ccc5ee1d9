"""Any file of measured times: what benchmarks print, tables made by hand, files of MPI ranks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.cluster.measurement import Group, Measurements
from engine.cluster.rank_file import RankFile, is_rank_file, read_rank_file
from engine.cluster.reading import read_measurements

_ONE_MESSAGE = re.compile(r"(osu )?(mpi(-\w+)? )?(multi |multi-threaded )?latency( test)?")
"""What a benchmark of one message between two processes is called, in small letters."""

NO_COLLECTIVES = ("reducelocal", "reducescatter", "neighbor", "exscan", "barrier")
"""Names that hold another's: what these measure, or the size that they print, is another thing."""

COLLECTIVES = (
    ("allgather", "all-to-all-broadcast"),
    ("alltoallbroadcast", "all-to-all-broadcast"),
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


def operation_of(group: Group) -> str | None:
    """Return the operation that a group measures, None where it is no collective one.

    Reduce_scatter is left out: its benchmarks print the whole vector, or one process's part of it.

    >>> [operation_of(Group(name, 4, "", ())) for name in ("Multi-Bcast", "PingPong")]
    ['broadcast', None]
    """
    plain = "".join(letter for letter in group.benchmark.lower() if letter.isalnum())
    if any(word in plain for word in NO_COLLECTIVES):
        return None
    return next((operation for word, operation in COLLECTIVES if word in plain), None)


def is_one_message(group: Group) -> bool:
    """Return whether a group measures one message between two processes.

    >>> names = "PingPong", "OSU MPI Latency Test", "OSU MPI Broadcast Latency Test"
    >>> [is_one_message(Group(name, None, "", ())) for name in names]
    [True, True, False]
    """
    name = group.benchmark.lower()
    plain = name.replace("-", "").replace("_", "").replace(" ", "")
    return "pingpong" in plain or plain == "netpipe" or _ONE_MESSAGE.fullmatch(name) is not None


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
