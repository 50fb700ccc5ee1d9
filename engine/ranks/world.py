"""What the measuring needs of MPI, as a protocol; and how ranks agree on what goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from engine.errors import InputError
from engine.text import Text

Words = npt.NDArray[np.uint64]
"""The words of chunks: whole numbers of 64 bits, added modulo 2^64."""

Bytes = npt.NDArray[np.uint8]
Outcome = TypeVar("Outcome")


class World(Protocol):
    """All ranks of one call of mpiexec, as one of them sees them.

    Messages between two ranks with equal tags keep their order.  ``everybody``, ``from_first``,
    ``barrier``, ``quiet_barrier`` and ``collective`` are called by all ranks together.
    """

    rank: int
    size: int

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What is raised when MPI itself fails."""

    def abort(self, code: int) -> None:
        """End all ranks at once, whatever they wait for."""

    def host(self) -> str:
        """Return the name of this rank's computer."""

    def library(self) -> str:
        """Return name and version of the MPI library."""

    def begin_send(self, data: Words | Bytes, peer: int, tag: int) -> Any:
        """Begin to send; ``data`` stays as it is until ``finish``."""

    def begin_receive(self, data: Words | Bytes, peer: int, tag: int) -> Any:
        """Begin to receive into ``data``, which is filled after ``finish``."""

    def finish(self, begun: Sequence[Any]) -> None:
        """Wait until all that has begun is done."""

    def send(self, data: Words | Bytes, peer: int) -> None:
        """Send, and wait until ``data`` may be changed."""

    def receive(self, data: Words | Bytes, peer: int) -> None:
        """Wait for a message and put it into ``data``."""

    def barrier(self) -> None:
        """Wait for all ranks."""

    def quiet_barrier(self) -> None:
        """Wait for all ranks for a long time, without keeping a processor busy."""

    def everybody(self, value: Any) -> list[Any]:
        """Return the values of all ranks, by rank, at each of them."""

    def from_first(self, value: Any) -> Any:
        """Return the value of rank 0 at each rank."""

    def collective(
        self, name: str, send: Words, receive: Words, root: int, to: int, source: int
    ) -> None:
        """Call MPI's own operation of that name, such as ``MPI_Bcast``.

        ``root`` is where it has one; ``to`` and ``source`` are the partners of a rank in
        MPI_Sendrecv and MPI_Send.  What a rank has no part in is empty.
        """


def in_agreement(world: World, work: Callable[[], Outcome]) -> Outcome:
    """Do the same work at each rank; what fails at one rank fails at all, so that none waits.

    Raises
    ------
    InputError
        That of the lowest rank at which the work failed, at all of them.
    """
    failed: Text | None = None
    outcome: Outcome | None = None
    try:
        outcome = work()
    except InputError as error:
        failed = error.text
    for reason in world.everybody(failed):
        if reason is not None:
            raise InputError(reason)
    return outcome  # type: ignore[return-value]
