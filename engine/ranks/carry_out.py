"""Carrying out a schedule: a rank sends and receives exactly what the steps say.

A rank goes on to the next step as soon as its own messages of this one are through; nothing but
the messages holds ranks together.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

import numpy as np

from engine.errors import InputError, shown
from engine.ranks.checks import Watcher
from engine.ranks.data import RankData
from engine.ranks.steps import Message, OwnStep
from engine.ranks.world import Words, World
from engine.text import QT_TRANSLATE_NOOP, Text

TAGS = 32768
"""MPI promises so many; messages with equal tags keep their order."""

CORRUPT = "HOPSCOPE_TEST_CORRUPT"
"""For tests only.  ``RANK:STEP`` (the step from 1): this rank changes one bit of the first chunk
that it receives in this step, each time, so that the check of the data can be seen to fail."""

BAD_CORRUPT = QT_TRANSLATE_NOOP(
    "ranks",
    "{variable} must be a rank and a step in which it receives, such as 1:1; {value} is not",
)


class Buffers:
    """Memory for all messages of one rank, made once and used in every repetition."""

    def __init__(self, steps: Sequence[OwnStep], m: int) -> None:
        def room(messages: Sequence[Message]) -> list[Words]:
            return [np.zeros(len(one.names) * m, np.uint64) for one in messages]

        self.receives = [room(step.receives) for step in steps]
        self.sends = [
            [
                np.zeros(len(one.names) * m if len(one.names) > 1 else 0, np.uint64)
                for one in step.sends
            ]
            for step in steps
        ]


def words_needed(steps: Sequence[OwnStep], m: int) -> int:
    """Return how many words the ``Buffers`` of a rank hold at most."""
    return m * sum(len(one.names) for step in steps for one in (*step.sends, *step.receives))


def carry_out(
    world: World,
    steps: Sequence[OwnStep],
    data: RankData,
    buffers: Buffers,
    watcher: Watcher | None = None,
    corrupt: int | None = None,
) -> None:
    """Let one rank do its part of all steps; its ``data`` are then as they are at the end.

    Parameters
    ----------
    watcher : Watcher, optional
        Is told of every step and message; a run that is timed has none.
    corrupt : int, optional
        The step (from 0) in which the first chunk received is changed, for tests.
    """
    for step in steps:
        if watcher is not None:
            watcher.begin(step)
        data.begin(step)
        tag = step.number % TAGS
        arrivals = buffers.receives[step.number]
        begun = [
            world.begin_receive(block, message.peer, tag)
            for message, block in zip(step.receives, arrivals, strict=True)
        ]
        leaving = [
            _packed(data.take(step.rule, message.names), room)
            for message, room in zip(step.sends, buffers.sends[step.number], strict=True)
        ]
        begun += [
            world.begin_send(block, message.peer, tag)
            for message, block in zip(step.sends, leaving, strict=True)
        ]
        world.finish(begun)
        if step.number == corrupt:
            arrivals[0][0] ^= np.uint64(1)
        if watcher is not None:
            _tell(watcher, step, arrivals)
        for message, block in zip(step.receives, arrivals, strict=True):
            data.put(step.rule, message.names, block)
    data.end(steps[-1])


def _packed(parts: list[Words], room: Words) -> Words:
    """Return chunks as one message; a single one is sent from where it is."""
    if len(parts) == 1:
        return parts[0]
    np.concatenate(parts, out=room)
    return room


def _tell(watcher: Watcher, step: OwnStep, arrivals: Sequence[Words]) -> None:
    for message in step.sends:
        watcher.sent(step, message)
    for message, block in zip(step.receives, arrivals, strict=True):
        watcher.received(step, message, block)


def corrupted_step(steps: Sequence[OwnStep], rank: int, p: int) -> int | None:
    """Return the step (from 0) in which this rank spoils a chunk, by ``CORRUPT``; None without.

    Raises
    ------
    InputError
        If the variable names no rank and step, or nothing is received there.
    """
    value = os.environ.get(CORRUPT)
    if value is None:
        return None
    found = re.fullmatch(r"(\d{1,6}):(\d{1,6})", value)
    wrong = InputError(Text(BAD_CORRUPT, variable=CORRUPT, value=shown(value)))
    if found is None or int(found[1]) >= p or not 1 <= int(found[2]) <= len(steps):
        raise wrong
    if int(found[1]) != rank:
        return None
    step = int(found[2]) - 1
    if not steps[step].receives:
        raise wrong
    return step
