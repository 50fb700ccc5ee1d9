"""What each transfer carries, by the names of nodes: what stands on the arrows of a figure.

Where chunks are moved or copied these are the schedule's own names; where values are added up, a
chunk is a sum, and what counts is whose values are in it.

Limit: up to 64 nodes, as for ``Holdings``.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.operation import EVERYBODY
from engine.report.scene import Name
from engine.run import Run
from engine.schedule import ChunkList, Rule
from engine.verify.replay import Replay, Weights


class Carried(NamedTuple):
    """Everything that one node sends to another in one step.

    Attributes
    ----------
    source, target : int
        Nodes.
    route : tuple of int
        The links that it goes over.
    chunks : int
        How many chunks there are.
    names : frozenset of Name
        The chunks; of a sum, the values in it, whose destination is None; of the partial sums of
        many results, the chunks, since each is named by its destination.
    """

    source: int
    target: int
    route: tuple[int, ...]
    chunks: int
    names: frozenset[Name]


def carried(run: Run) -> tuple[tuple[Carried, ...], ...]:
    """Return what moves in each step; transfers with the same two ends are one."""
    schedule, p = run.schedule, run.schedule.p
    one_sum = run.operation.combines and run.operation.key != "multinode-accumulation"
    bits = np.uint64(1) << np.arange(p, dtype=np.uint64)
    replay = Replay(run.operation, run.task, schedule, bits) if one_sum else None
    steps = []
    for step in range(schedule.steps):
        chunks = schedule.chunks(step)
        if replay is None:
            names = _chunk_names(run, chunks)
        else:
            sums = replay.sums[:, 0].copy()
            replay.step()
            names = _value_names(run, step, chunks, sums, replay.base)
        steps.append(_joined(run, step, chunks, names))
    return tuple(steps)


def _chunk_names(run: Run, chunks: ChunkList) -> list[frozenset[Name]]:
    """Return the name of every chunk of a step, each as a set of its own."""
    node = run.schedule.node_of.tolist()
    pairs = zip(chunks.origin.tolist(), chunks.destination.tolist(), strict=True)
    return [frozenset([Name(node[a], None if b == EVERYBODY else node[b])]) for a, b in pairs]


def _value_names(
    run: Run, step: int, chunks: ChunkList, sums: Weights, base: Weights
) -> list[frozenset[Name]]:
    """Return whose values are in every chunk of a step."""
    schedule = run.schedule
    source = schedule.source[schedule.rows(step)][chunks.transfer]
    added = schedule.rules[step] is Rule.ADD
    values = sums[source] if added else base[chunks.origin]
    node = schedule.node_of.tolist()
    return [
        frozenset(Name(node[i], None) for i in range(schedule.p) if value >> i & 1)
        for value in values.tolist()
    ]


def _joined(
    run: Run, step: int, chunks: ChunkList, names: list[frozenset[Name]]
) -> tuple[Carried, ...]:
    """Return what moves in a step, transfers with the same ends joined."""
    rows = run.schedule.rows(step)
    found: dict[tuple[int, int], Carried] = {}
    of_transfer: dict[int, list[frozenset[Name]]] = {}
    for transfer, name in zip(chunks.transfer.tolist(), names, strict=True):
        of_transfer.setdefault(rows.start + transfer, []).append(name)
    for transfer, sets in of_transfer.items():
        ends = int(run.source[transfer]), int(run.target[transfer])
        everything = frozenset().union(*sets)
        count = len(sets)
        if ends in found:
            everything |= found[ends].names
            count += found[ends].chunks
        route = tuple(run.routes.of(transfer))
        found[ends] = Carried(*ends, route, count, everything)
    return tuple(found.values())
