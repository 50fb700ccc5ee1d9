"""The proof of a schedule: a replay that names the first offence.

Checked are: processes exist, nobody sends to itself, the port rule that the schedule states, the
number of chunks of each transfer, who holds what is sent, nothing doubled, and in the end what the
operation demands.  Sums are proved with random odd 64-bit weights added mod 2^64: a part that is
missing or taken twice changes the sum, except with a chance of about 2^-63.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from engine.errors import ScheduleError
from engine.operation import EVERYBODY, Operation, Task
from engine.schedule import Rule, Schedule
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Integers
from engine.verify.replay import Replay, Weights, chunk_name

VERIFY_MOVES = 6_000_000
"""Schedules of the catalogue with more chunk moves than this are verified on command only."""

VERIFY_PROCESSES = 8192
"""Nor are those of more processes: who holds what of whom would not fit into the memory."""

NO_PROCESS = QT_TRANSLATE_NOOP(
    "verify", "step {step}: a transfer goes from {a} to {b}; there are the nodes 0 to {last}"
)
TO_ITSELF = QT_TRANSLATE_NOOP("verify", "step {step}: node {node} sends to itself")
TWO_SENT = QT_TRANSLATE_NOOP(
    "verify", "step {step}: node {node} begins {n} transfers; one port allows one"
)
TWO_RECEIVED = QT_TRANSLATE_NOOP(
    "verify", "step {step}: {n} transfers end at node {node}; one port allows one"
)
WRONG_COUNT = QT_TRANSLATE_NOOP(
    "verify", "step {step}: a transfer of node {node} says {said} chunks and lists {listed}"
)
WRONG_RULE = QT_TRANSLATE_NOOP(
    "verify", "step {step}: chunks cannot be moved whole in an operation that adds them up"
)
NO_TRANSFER = QT_TRANSLATE_NOOP(
    "verify", "step {step}: the chunk list names transfer {number}; the step has {n}"
)
NO_CHUNK = QT_TRANSLATE_NOOP(
    "verify", "step {step}: node {node} sends chunk {chunk}, which this operation does not have"
)
MISSING = QT_TRANSLATE_NOOP("verify", "at the end node {node} lacks chunk {chunk}")
TOO_MUCH = QT_TRANSLATE_NOOP("verify", "at the end node {node} has chunk {chunk} too many")
WRONG_SUM = QT_TRANSLATE_NOOP(
    "verify", "at the end the sum at node {node} takes the part of node {part} {n} times, not once"
)
NO_SUM = QT_TRANSLATE_NOOP("verify", "at the end node {node} has no result")


def is_provable(schedule: Schedule) -> bool:
    """Return whether a schedule is small enough to be verified unasked."""
    return schedule.p <= VERIFY_PROCESSES and schedule.chunk_moves() <= VERIFY_MOVES


def verify(operation: Operation, task: Task, schedule: Schedule) -> Schedule:
    """Return the schedule.

    Raises
    ------
    ScheduleError
        If it is not a right algorithm for the operation; the sentence names the first offence.
    """
    _check_columns(schedule)
    p = schedule.p
    parts = p * p if operation.key == "multinode-accumulation" else p
    random = np.random.default_rng(20231)
    weights = random.integers(0, 2**63, parts, dtype=np.uint64) * np.uint64(2) + np.uint64(1)
    replay = Replay(operation, task, schedule, weights)
    while replay.next_step < schedule.steps:
        _check_counts(schedule, replay.next_step)
        _check_names(operation, task, schedule, replay.next_step)
        replay.step()
    if operation.demands is None:
        _check_sums(operation, task, schedule, weights, replay)
    else:
        _check_holdings(operation, task, schedule, replay)
    return schedule


def _check_columns(schedule: Schedule) -> None:
    """Check that the processes exist and the port rule."""
    node = schedule.node_of
    pairs = np.stack([schedule.source, schedule.target])
    bad = ((pairs < 0) | (pairs >= schedule.p)).any(axis=0)
    if bad.any():
        i = int(np.argmax(bad))
        a, b = (int(v) for v in pairs[:, i])
        text = Text(NO_PROCESS, step=int(schedule.step[i]) + 1, a=a, b=b, last=schedule.p - 1)
        raise ScheduleError(text)
    own = schedule.source == schedule.target
    if own.any():
        i = int(np.argmax(own))
        step, name = int(schedule.step[i]) + 1, int(node[schedule.source[i]])
        raise ScheduleError(Text(TO_ITSELF, step=step, node=name))
    if not schedule.one_port:
        return
    for column, why in ((schedule.source, TWO_SENT), (schedule.target, TWO_RECEIVED)):
        place, times = np.unique(schedule.step * schedule.p + column, return_counts=True)
        if (times > 1).any():
            i = int(np.argmax(times > 1))
            step, process = divmod(int(place[i]), schedule.p)
            text = Text(why, step=step + 1, node=int(node[process]), n=int(times[i]))
            raise ScheduleError(text)


def _check_counts(schedule: Schedule, step: int) -> None:
    """Check that the lists of a step are as long as its columns say."""
    rows = schedule.rows(step)
    said = schedule.chunk_count[rows]
    transfer = schedule.chunks(step).transfer
    unknown = (transfer < 0) | (transfer >= len(said))
    if unknown.any():
        number = int(transfer[np.argmax(unknown)])
        raise ScheduleError(Text(NO_TRANSFER, step=step + 1, number=number, n=len(said)))
    listed = np.bincount(transfer, minlength=len(said))
    if (listed != said).any() or (said < 1).any():
        i = int(np.argmax((listed != said) | (said < 1)))
        node = int(schedule.node_of[schedule.source[rows][i]])
        text = Text(WRONG_COUNT, step=step + 1, node=node, said=int(said[i]), listed=int(listed[i]))
        raise ScheduleError(text)


def _check_names(operation: Operation, task: Task, schedule: Schedule, step: int) -> None:
    """Check that the chunks of a step can exist, and that its rule fits the operation."""
    rule = schedule.rules[step]
    if rule is Rule.MOVE and operation.combines:
        raise ScheduleError(Text(WRONG_RULE, step=step + 1))
    p, rows = schedule.p, schedule.rows(step)
    transfer, origin, destination = schedule.chunks(step)
    sender = schedule.source[rows][transfer]
    for_one = rule in (Rule.MOVE, Rule.ADD)
    bad = (origin < 0) | (origin >= p) | (destination >= p)
    bad |= (destination < 0) if for_one else (destination != EVERYBODY)
    if rule is Rule.ADD:
        bad |= origin != sender  # a partial sum is named by who sends it
        if operation.key != "multinode-accumulation":
            bad |= destination != task.root
    if bad.any():
        i = int(np.argmax(bad))
        node = int(schedule.node_of[sender[i]])
        name = chunk_name(schedule, int(origin[i]), int(destination[i]))
        raise ScheduleError(Text(NO_CHUNK, step=step + 1, node=node, chunk=name))


def _check_holdings(operation: Operation, task: Task, schedule: Schedule, replay: Replay) -> None:
    """Check that every process ends with the chunks that the operation demands, and no others."""
    assert operation.demands is not None
    p, node = schedule.p, schedule.node_of
    demanded = operation.demands(p, task)
    held = replay.held()
    want = _keys(p, demanded.process, demanded.origin, demanded.destination)
    have = _keys(p, held.process, held.origin, held.destination)
    if np.array_equal(np.sort(want), np.sort(have)):
        return
    for keys, why in ((np.setdiff1d(want, have), MISSING), (np.setdiff1d(have, want), TOO_MUCH)):
        if keys.size:
            rest, destination = divmod(int(keys[0]), p + 1)
            process, origin = divmod(rest, p)
            text = Text(
                why, node=int(node[process]), chunk=chunk_name(schedule, origin, destination - 1)
            )
            raise ScheduleError(text)


def _keys(p: int, process: Integers, origin: Integers, destination: Integers) -> Integers:
    keys: Integers = (process * p + origin) * (p + 1) + destination + 1
    return keys


def _check_sums(
    operation: Operation, task: Task, schedule: Schedule, weights: Weights, replay: Replay
) -> None:
    """Check that each result is the sum of each part that belongs into it, once."""
    p = schedule.p
    due = operation.result_at(p, task)
    if operation.key == "multinode-accumulation":
        expected = weights.reshape(p, p).sum(axis=0, dtype=np.uint64)
        present = np.diag(replay.has_sum)
    elif operation.prefix:
        expected = np.cumsum(weights, dtype=np.uint64)
        present = replay.has_sum[:, 0]
    else:
        expected = np.full(p, weights.sum(dtype=np.uint64))
        present = replay.has_sum[:, 0]
    wrong = (replay.results() != expected) | ~present
    for process in due.tolist():
        if wrong[process]:
            raise ScheduleError(_recount(operation, task, schedule, process))


def _recount(operation: Operation, task: Task, schedule: Schedule, process: int) -> Text:
    """Return the sentence that names a part that one result takes wrongly.

    Each part alone is replayed with weight 1, so that the result counts how often it is taken.
    """
    p, node = schedule.p, schedule.node_of
    counts: Counter[int] = Counter()
    for part in range(p):
        shape = (p, p) if operation.key == "multinode-accumulation" else (p, 1)
        weights = np.zeros(shape, np.uint64)
        weights[part] = 1
        counts[part] = int(Replay(operation, task, schedule, weights).run().results()[process])
        due = 1 if not operation.prefix or part <= process else 0
        if counts[part] != due:
            name = int(node[process])
            return Text(WRONG_SUM, node=name, part=int(node[part]), n=counts[part])
    return Text(NO_SUM, node=int(node[process]))
