"""What one rank has to do: its own part of a schedule, step by step."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.operation import EVERYBODY
from engine.schedule import Rule, Schedule
from engine.topology.base import Integers

Name = tuple[int, int]
"""A chunk: origin and destination, as ranks; the destination is ``EVERYBODY`` for everybody's."""


@dataclass(frozen=True)
class Message:
    """One transfer as a rank sees it: the other rank, and the chunks in their order."""

    peer: int
    names: tuple[Name, ...]


@dataclass(frozen=True)
class OwnStep:
    """A rank's part of a step (from 0); ``begins`` says that a phase begins with it."""

    number: int
    rule: Rule
    begins: bool
    sends: tuple[Message, ...]
    receives: tuple[Message, ...]


def own_steps(schedule: Schedule, rank: int) -> list[OwnStep]:
    """Return the part of one rank in a schedule, also of steps in which it has none."""
    found = []
    for number in range(schedule.steps):
        rows = schedule.rows(number)
        source, target = schedule.source[rows], schedule.target[rows]
        chunks = schedule.chunks(number)
        places = np.searchsorted(chunks.transfer, np.arange(len(source) + 1))

        def names(
            transfer: int,
            places: Integers = places,
            origin: Integers = chunks.origin,
            destination: Integers = chunks.destination,
        ) -> tuple[Name, ...]:
            own = slice(int(places[transfer]), int(places[transfer + 1]))
            return tuple(zip(origin[own].tolist(), destination[own].tolist(), strict=True))

        phases = schedule.phases
        found.append(
            OwnStep(
                number,
                schedule.rules[number],
                number == 0 or phases[number] != phases[number - 1],
                tuple(
                    Message(int(target[one]), names(one))
                    for one in np.flatnonzero(source == rank).tolist()
                ),
                tuple(
                    Message(int(source[one]), names(one))
                    for one in np.flatnonzero(target == rank).tolist()
                ),
            )
        )
    return found


def chunk_named(origin: int, destination: int) -> str:
    """Return the name of a chunk for people, in ranks: ``[3, 5]``, or ``[3]`` for everybody's.

    >>> chunk_named(3, 5), chunk_named(3, EVERYBODY)
    ('[3, 5]', '[3]')
    """
    return str([origin] if destination == EVERYBODY else [origin, destination])
