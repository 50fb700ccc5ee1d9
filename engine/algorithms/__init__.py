"""Algorithms: the catalogue, one file an operation and its dual.

An algorithm is one entry of a file's ``ALGORITHMS``; a file is one line below.
"""

from __future__ import annotations

from engine.algorithms import (
    all_to_all_broadcast,
    broadcast,
    point_to_point,
    reduction,
    scatter,
    shift,
    total_exchange,
)
from engine.algorithms.base import Algorithm
from engine.catalogue import find
from engine.errors import InputError
from engine.operation import Task
from engine.schedule import Schedule
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

__all__ = ["ALGORITHMS", "Algorithm", "algorithm_of", "algorithms_of", "build", "default_algorithm"]

ALGORITHMS: tuple[Algorithm, ...] = (
    *point_to_point.ALGORITHMS,
    *broadcast.ALGORITHMS,
    *all_to_all_broadcast.ALGORITHMS,
    *reduction.ALGORITHMS,
    *scatter.ALGORITHMS,
    *total_exchange.ALGORITHMS,
    *shift.ALGORITHMS,
)
"""All algorithms, by operation, defaults first."""

WHAT = QT_TRANSLATE_NOOP("algorithm", "for {operation} the algorithm")


def algorithms_of(operation: str) -> tuple[Algorithm, ...]:
    """Return the algorithms of one operation."""
    return tuple(entry for entry in ALGORITHMS if entry.operation == operation)


def algorithm_of(operation: str, key: str) -> Algorithm:
    """Return an algorithm by its key.

    Raises
    ------
    InputError
        If the operation has none of that name.
    """
    return find(algorithms_of(operation), key, Text(WHAT, operation=operation))


def default_algorithm(operation: str, topology: Topology, switching: str) -> Algorithm:
    """Return the algorithm that is taken when nothing is said."""
    entries = algorithms_of(operation)
    if topology.centre is not None:
        return next(entry for entry in entries if entry.star)
    return next(entry for entry in entries if entry.default(topology, switching))


def build(algorithm: Algorithm, topology: Topology, task: Task) -> Schedule:
    """Return the schedule of an algorithm.

    Raises
    ------
    InputError
        With the algorithm's own sentence, if it does not apply.
    """
    reason = algorithm.why_not(topology, task)
    if reason is not None:
        raise InputError(reason)
    return algorithm.build(topology, task)
