"""The life of one chunk: every hop that it makes, in the order of time.

A chunk that is copied goes to many nodes, so its life is a tree; its hops are told in order of
their start.  Where values are added up, what is followed is the value of one node: every hop of a
sum that has it in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from engine.cost import FINITE_PACKETS
from engine.errors import InputError
from engine.operation import EVERYBODY
from engine.run import Run
from engine.schedule import Rule
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers
from engine.verify import VERIFY_MOVES, Replay

TOO_MANY = QT_TRANSLATE_NOOP(
    "life",
    "{moves} chunks are moved in this run; a single one is followed among at most {most}",
)
NO_NODE = QT_TRANSLATE_NOOP(
    "life", "a chunk is named by nodes, which are 0 to {last}; {value} is not"
)


class Stage(NamedTuple):
    """One hop of a chunk.

    Attributes
    ----------
    step, cycle, transfer : int
        Step and cycle (of its start) count from 1.
    hop, hops : int
        Which hop of the transfer's route it is, from 1, and how many there are.
    link, source, target : int
        The link, and the nodes that it leads from and to.
    ready, start, end : int
        In ticks: the chunk's first packet joined the queue and started, its last one is over.
    """

    step: int
    cycle: int
    transfer: int
    hop: int
    hops: int
    link: int
    source: int
    target: int
    ready: int
    start: int
    end: int

    @property
    def waited(self) -> int:
        """How long it waited for the link, in ticks."""
        return self.start - self.ready


class _Piece(NamedTuple):
    """A step (from 0), a transfer of it, and which of the transfer's chunks is meant (from 0)."""

    step: int
    transfer: int
    place: int


def life(run: Run, origin: int, destination: int | None) -> tuple[Stage, ...]:
    """Return the hops of the chunk from one node to another, in the order of their start.

    Without a destination: of the chunk that is for everybody, or of all that come from there; where
    values are added up, of the value of that node.  A chunk that stays has none.

    Raises
    ------
    InputError
        If there is no such node, or too much is moved to look for one chunk in it.
    """
    nodes, moves = run.topology.p, run.schedule.chunk_moves()
    for node in (origin, destination):
        if node is not None and not 0 <= node < nodes:
            raise InputError(Text(NO_NODE, last=nodes - 1, value=node))
    if moves > VERIFY_MOVES:
        raise InputError(Text(TOO_MANY, moves=moves, most=VERIFY_MOVES))
    process = run.process_on
    start = int(process[origin])
    end = None if destination is None else int(process[destination])
    pieces = (_values if run.operation.combines else _chunks)(run, start, end)
    stages = [stage for piece in pieces for stage in _stages(run, piece)]
    return tuple(sorted(stages, key=lambda stage: (stage.start, stage.end, stage.link)))


def _chunks(run: Run, origin: int, destination: int | None) -> Iterator[_Piece]:
    """Yield where a chunk is moved or copied; names are processes."""
    for step in range(run.schedule.steps):
        chunks = run.schedule.chunks(step)
        meant = chunks.origin == origin
        if destination is not None:
            meant &= (chunks.destination == destination) | (chunks.destination == EVERYBODY)
        yield from _pieces(run, step, chunks.transfer, meant)


def _values(run: Run, origin: int, destination: int | None) -> Iterator[_Piece]:
    """Yield where the value of a process is in what is sent.

    The replay adds up real numbers; with one at this process and nought at all others, whatever
    is not nought has the value in it.
    """
    schedule, p = run.schedule, run.schedule.p
    own_columns = run.operation.key == "multinode-accumulation"
    weights = np.zeros(p * p if own_columns else p, np.uint64)
    if own_columns:
        columns = range(p) if destination is None else (destination,)
        weights[[origin * p + column for column in columns]] = 1
    else:
        weights[origin] = 1
    replay = Replay(run.operation, run.task, schedule, weights)
    for step in range(schedule.steps):
        chunks = schedule.chunks(step)
        sums = replay.sums.copy()
        replay.step()
        if schedule.rules[step] is Rule.ADD:
            source = schedule.source[schedule.rows(step)][chunks.transfer]
            values = sums[source, chunks.destination if own_columns else 0]
        else:
            values = replay.base[chunks.origin]
        yield from _pieces(run, step, chunks.transfer, values != 0)


def _pieces(run: Run, step: int, transfer: Integers, meant: Integers) -> Iterator[_Piece]:
    first = run.schedule.rows(step).start
    for row in np.flatnonzero(meant).tolist():
        number = int(transfer[row])
        yield _Piece(step, first + number, row - int(np.searchsorted(transfer, number)))


def _stages(run: Run, piece: _Piece) -> Iterator[Stage]:
    """Yield the hops of a transfer: of those of its packets that have the chunk in them."""
    trace, m = run.trace, run.schedule.m
    route = run.routes.of(piece.transfer)
    crossings = trace.all.of_transfer(piece.transfer).reshape(-1, len(route))
    if run.cost.switching == FINITE_PACKETS:
        first = piece.place * m // run.cost.packet
        last = ((piece.place + 1) * m - 1) // run.cost.packet
        crossings = crossings[first : last + 1]
    for hop, link in enumerate(route):
        own = crossings[:, hop]
        source, target = run.topology.links[link].tolist()
        yield Stage(
            piece.step + 1,
            int(trace.cycle[own[0]]),
            piece.transfer,
            hop + 1,
            len(route),
            link,
            source,
            target,
            int(trace.ready[own[0]]),
            int(trace.start[own[0]]),
            int(np.max(trace.end[own])),
        )
