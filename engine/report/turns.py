"""Who has the hub, and who waits for it in which order.

A hub carries one message at a time; the others of a step wait, and go in the order in which they
entered (at one instant: in that of their numbers).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.run import Run
from engine.simulation.columns import Numbers
from engine.text import QT_TRANSLATE_NOOP, Text

HAS_HUB = QT_TRANSLATE_NOOP("happens", "Node {a} has the hub, for its message to node {b}.")
NOBODY = Text(QT_TRANSLATE_NOOP("happens", "Nobody waits for the hub."))
LINE = QT_TRANSLATE_NOOP(
    "happens", "Waiting for the hub, in this order: {turns}.", "turns: 1 → 2, 3 → 4"
)
LONG_LINE = QT_TRANSLATE_NOOP(
    "happens", "Waiting for the hub, in this order: {turns} and {n} more.", None, 1
)
MOST_SAID = 8
"""So many of those that wait are said one by one."""

MOST_TURNS = 64
"""The most that are named one by one."""

HOPS = 2
"""Links that every message crosses, both at the same time."""


class Turn(NamedTuple):
    """A message: the number of its transfer, and its two nodes."""

    transfer: int
    source: int
    target: int


class Turns(NamedTuple):
    """The order at a hub in a cycle.

    Attributes
    ----------
    now : Turn or None
        What is under way.
    waiting : tuple of Turn
        What waits, the next one first (at most ``MOST_TURNS``).
    number : int
        How many wait in all.
    """

    now: Turn | None
    waiting: tuple[Turn, ...]
    number: int

    def place_of(self, node: int) -> int | None:
        """Return which place in the line a node's first message has, from 1, which is under way."""
        order = (() if self.now is None else (self.now,), self.waiting)
        first = 1 if self.now is not None else 2
        for place, turn in enumerate((turn for part in order for turn in part), start=first):
            if turn.source == node:
                return place
        return None


def turns_of(run: Run, cycle: int) -> Turns | None:
    """Return the order at the hub in a cycle (0 .. C), None where the network is no hub.

    >>> from engine.run import run
    >>> from engine.scenario import from_settings
    >>> one = run(from_settings({"topology": "hub", "p": 4, "operation": "shift"}))
    >>> turns = turns_of(one, 2)
    >>> turns.now, [turn.source for turn in turns.waiting]
    (Turn(transfer=1, source=1, target=2), [2, 3])
    """
    if not run.trace.all.units.shared:
        return None
    trace = run.trace
    step = trace.step_of_cycle(cycle)
    if not step:
        return Turns(None, (), 0)
    begin, _ = trace.bounds(cycle)
    crossings = trace.all
    first, last = crossings.before(begin + 1), crossings.before(int(trace.step_starts[step]))
    some = trace.transfer[first : min(first + HOPS * MOST_TURNS, last)]
    moving = _turns(run, trace.transfer[trace.moving(cycle)])
    return Turns(moving[0] if moving else None, _turns(run, some), (last - first) // HOPS)


def _turns(run: Run, transfers: Numbers) -> tuple[Turn, ...]:
    """Return transfers, each once, in the order given."""
    return tuple(
        Turn(one, int(run.source[one]), int(run.target[one]))
        for one in dict.fromkeys(transfers.tolist())
    )


def most_waiting(run: Run) -> int:
    """Return how many messages wait for the hub at most at one time: all but one of a step."""
    return int(np.bincount(run.schedule.step).max()) - 1


def turn_sentences(turns: Turns | None) -> tuple[Text, ...]:
    """Return who has the hub, and who waits in which order; nothing without a hub."""
    if turns is None or turns.now is None:
        return ()
    has = Text(HAS_HUB, a=str(turns.now.source), b=str(turns.now.target))
    if not turns.number:
        return has, NOBODY
    listed = ", ".join(map(written, turns.waiting[:MOST_SAID]))
    more = turns.number - MOST_SAID
    if more > 0:
        return has, Text(LONG_LINE, turns=listed, n=more)
    return has, Text(LINE, turns=listed)


def written(turn: Turn) -> str:
    """Return a message as its two nodes, which stay together."""
    return f"{turn.source}\u00a0→\u00a0{turn.target}"
