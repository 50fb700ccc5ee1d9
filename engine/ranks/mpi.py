"""The World of mpi4py: the only file that imports it, and only when it is asked for.

Importing mpi4py starts MPI, which nothing but ``main.py ranks`` may do.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.errors import InputError, shown
from engine.ranks.own import NOBODY
from engine.ranks.world import Bytes, Words
from engine.text import QT_TRANSLATE_NOOP, Text

RANK_VARIABLES = (
    "PMI_RANK",
    "PMIX_RANK",
    "OMPI_COMM_WORLD_RANK",
    "MV2_COMM_WORLD_RANK",
    "SLURM_PROCID",
)
"""Where launchers tell a process its rank, before any MPI has been started."""

NAP = 0.001
"""Seconds between two looks at a quiet barrier."""

TAG = 0
"""Of blocking messages."""

NO_MPI = QT_TRANSLATE_NOOP(
    "ranks",
    "real MPI runs need mpi4py and an MPI library, and here {reason}; install them with the extra "
    "mpi: python -m uv run --extra mpi mpiexec -n P python main.py ranks",
)
NO_WINDOWS = QT_TRANSLATE_NOOP(
    "ranks",
    "real MPI runs need Linux or macOS, for the extra mpi has nothing for Windows; measure there "
    "and open the file here",
)
NOT_INSTALLED = QT_TRANSLATE_NOOP("ranks", "mpi4py is not installed")


def rank_by_launcher(environment: Mapping[str, str]) -> int | None:
    """Return the rank that the launcher has told this process, None if there was no launcher.

    >>> rank_by_launcher({"PMI_RANK": "3"})
    3
    """
    for name in RANK_VARIABLES:
        if environment.get(name, "").isdecimal():
            return int(environment[name])
    return None


def connect(windows: bool = os.name == "nt") -> MpiWorld:
    """Start MPI and return all ranks.

    Raises
    ------
    InputError
        If mpi4py or an MPI library is missing.
    """
    try:
        import mpi4py  # noqa: PLC0415  (an extra)

        mpi4py.rc.threads = False  # one thread a rank; locks would only cost time
        from mpi4py import MPI  # noqa: PLC0415  (this starts MPI)
    except ModuleNotFoundError:
        missing = Text(NO_WINDOWS) if windows else Text(NO_MPI, reason=Text(NOT_INSTALLED))
        raise InputError(missing) from None
    except (ImportError, RuntimeError, OSError) as error:
        raise InputError(Text(NO_MPI, reason=shown(error))) from None
    return MpiWorld(MPI)


class MpiWorld:
    """All ranks that mpiexec has started; see ``engine.ranks.world.World``."""

    def __init__(self, mpi: Any) -> None:
        self._mpi = mpi
        self._all = mpi.COMM_WORLD
        self.rank: int = self._all.Get_rank()
        self.size: int = self._all.Get_size()
        self._calls: dict[str, Callable[[Words, Words, int, int, int], None]] = {
            "MPI_Send": self._send,
            "MPI_Bcast": self._broadcast,
            "MPI_Reduce": self._reduce,
            "MPI_Allgather": self._all_gather,
            "MPI_Reduce_scatter": self._reduce_scatter,
            "MPI_Allreduce": self._all_reduce,
            "MPI_Scan": self._scan,
            "MPI_Scatter": self._scatter,
            "MPI_Gather": self._gather,
            "MPI_Alltoall": self._all_to_all,
            "MPI_Sendrecv": self._send_receive,
        }

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What is raised when MPI itself fails."""
        return (self._mpi.Exception,)

    def abort(self, code: int) -> None:
        """End all ranks at once."""
        self._all.Abort(code)

    def host(self) -> str:
        """Return the name of this rank's computer."""
        return str(self._mpi.Get_processor_name())

    def library(self) -> str:
        """Return name and version of the MPI library."""
        return library_named(self._mpi.Get_library_version())

    def begin_send(self, data: Words | Bytes, peer: int, tag: int) -> Any:
        """Begin to send."""
        return self._all.Isend(data, peer, tag)

    def begin_receive(self, data: Words | Bytes, peer: int, tag: int) -> Any:
        """Begin to receive into ``data``."""
        return self._all.Irecv(data, peer, tag)

    def finish(self, begun: Sequence[Any]) -> None:
        """Wait until all that has begun is done."""
        self._mpi.Request.Waitall(list(begun))

    def send(self, data: Words | Bytes, peer: int) -> None:
        """Send, and wait until ``data`` may be changed."""
        self._all.Send(data, peer, TAG)

    def receive(self, data: Words | Bytes, peer: int) -> None:
        """Wait for a message and put it into ``data``."""
        self._all.Recv(data, peer, TAG)

    def barrier(self) -> None:
        """Wait for all ranks."""
        self._all.Barrier()

    def quiet_barrier(self) -> None:
        """Wait for all ranks for a long time, looking up now and then only."""
        waiting = self._all.Ibarrier()
        while not waiting.Test():
            time.sleep(NAP)

    def everybody(self, value: Any) -> list[Any]:
        """Return the values of all ranks, at each of them."""
        return list(self._all.allgather(value))

    def from_first(self, value: Any) -> Any:
        """Return the value of rank 0 at each rank."""
        return self._all.bcast(value, root=0)

    def collective(
        self, name: str, send: Words, receive: Words, root: int, to: int, source: int
    ) -> None:
        """Call MPI's own operation of that name."""
        self._calls[name](send, receive, root, to, source)

    def _broadcast(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        if self.rank == root:
            receive[:] = send
        self._all.Bcast(receive, root)

    def _reduce(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Reduce(send, receive if self.rank == root else None, self._mpi.SUM, root)

    def _all_gather(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Allgather(send, receive)

    def _reduce_scatter(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Reduce_scatter(send, receive, [len(receive)] * self.size, self._mpi.SUM)

    def _all_reduce(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Allreduce(send, receive, self._mpi.SUM)

    def _scan(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Scan(send, receive, self._mpi.SUM)

    def _scatter(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Scatter(send if self.rank == root else None, receive, root)

    def _gather(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Gather(send, receive if self.rank == root else None, root)

    def _all_to_all(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Alltoall(send, receive)

    def _send(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        if to != NOBODY:
            self.send(send, to)
        if source != NOBODY:
            self.receive(receive, source)

    def _send_receive(self, send: Words, receive: Words, root: int, to: int, source: int) -> None:
        self._all.Sendrecv(send, to, TAG, receive, source, TAG)


def library_named(said: str) -> str:
    r"""Return name and version out of what an MPI library says of itself.

    >>> library_named("MPICH Version:      5.0.2\nMPICH Release date: Fri Sep 25")
    'MPICH 5.0.2'
    >>> library_named("Open MPI v4.1.4, package: Debian OpenMPI, ident: 4.1.4")
    'Open MPI v4.1.4'
    """
    first = said.strip("\0\n ").partition("\n")[0].partition(", ")[0]
    return " ".join(first.replace("Version:", " ").split())
