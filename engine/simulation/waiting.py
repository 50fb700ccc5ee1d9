"""Queues over all cycles at once: in which cycle how many wait, and where most.

The same numbers as ``Trace.queued`` of every cycle: a unit waits in all cycles from the one in
which it joins a queue to the one before its start.  A stretch of cycles at a time is counted as a
table of links by cycles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from engine.errors import Cancelled
from engine.simulation.columns import BLOCK, Numbers
from engine.simulation.trace import Trace
from engine.topology.base import Integers, frozen

CELLS = 1 << 20
"""So many cells has a table at most, if one cycle does not need more."""

SMALL = 1 << 16
"""The first number that two bytes cannot hold."""


class Waits(NamedTuple):
    """What waits in each cycle; int64 arrays of shape (cycles,).

    Attributes
    ----------
    longest, total : int64 array
        The longest queue of one link, and all that wait.
    link : int64 array
        A link with the longest queue, the smallest number of them; -1 where nothing waits.
    """

    longest: Integers
    link: Integers
    total: Integers


class _Moves(NamedTuple):
    """Units that join or leave queues: cycle of each (from 0, rising) and link."""

    cycle: Numbers
    link: Numbers

    def within(self, first: int, stop: int) -> _Moves:
        """Return those of the cycles first to stop - 1."""
        kind = self.cycle.dtype.type
        begin = np.searchsorted(self.cycle, kind(first))
        end = np.searchsorted(self.cycle, kind(stop - 1), side="right")
        return _Moves(self.cycle[begin:end], self.link[begin:end])


def waits(trace: Trace, cancelled: Callable[[], bool] = bool) -> Waits:
    """Return what waits in every cycle.

    Raises
    ------
    Cancelled
        As soon as ``cancelled()`` is true.
    """
    cycles, links = trace.cycles, trace.all.units.link_count
    longest, where, total = (np.zeros(cycles, np.int64) for _ in range(3))
    where -= 1
    joined, left = _moves(trace, cancelled)
    now = np.zeros(links, np.int64)
    width = max(CELLS // links, 1)
    for first in range(0, cycles if len(joined.cycle) else 0, width):
        if cancelled():
            raise Cancelled
        stop = min(first + width, cycles)
        table = np.zeros((links, stop - first), np.int64)
        for moves, sign in ((joined.within(first, stop), 1), (left.within(first, stop), -1)):
            cell = moves.link.astype(np.int64) * (stop - first) + moves.cycle - first
            table += sign * np.bincount(cell, minlength=table.size).reshape(table.shape)
        table[:, 0] += now
        np.cumsum(table, axis=1, out=table)
        best = np.argmax(table, axis=0)
        longest[first:stop] = table[best, np.arange(stop - first)]
        where[first:stop] = np.where(longest[first:stop] > 0, best, -1)
        total[first:stop] = table.sum(axis=0)
        now = table[:, -1].copy()
    return Waits(frozen(longest), frozen(where), frozen(total))


def _moves(trace: Trace, cancelled: Callable[[], bool]) -> tuple[_Moves, _Moves]:
    """Return what joins queues and what leaves them, each in order of the cycles."""
    kind = np.uint16 if trace.cycles < SMALL else np.int64  # numpy sorts small numbers quickly
    joined, left, links = [], [], []
    for first in range(0, trace.crossings, BLOCK):
        if cancelled():
            raise Cancelled
        block = slice(first, first + BLOCK)
        start, ready = trace.start[block], trace.ready[block]
        waited = start > ready
        joined.append(np.searchsorted(trace.cycle_starts, ready[waited], side="right") - 1)
        left.append(np.searchsorted(trace.cycle_starts, start[waited], side="left"))
        links.append(trace.link[block][waited])
    link = np.concatenate(links)
    entered, gone = (np.concatenate(parts).astype(kind) for parts in (joined, left))
    order = np.argsort(entered, kind="stable")
    return _Moves(entered[order], link[order]), _Moves(gone, link)
