"""Point-to-point (Ukrainian lecture 2.2.1): one transfer along the route, hop by hop.

Store-and-forward ts + (m tw + th) l, cut-through ts + m tw + th l for l hops.
"""

from __future__ import annotations

import numpy as np

from engine.algorithms.base import Algorithm, on_any
from engine.operation import Task
from engine.schedule import Rule, Schedule, Step, from_steps, listed
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology


def direct(topology: Topology, task: Task) -> Schedule:
    """Send the message along the route by dimensions."""
    source, target = np.array([task.source]), np.array([task.target])
    step = Step(source, target, np.array([1]), listed(source, target), Rule.MOVE)
    return from_steps("point-to-point", "direct", topology.p, task.m, [step])


ALGORITHMS = (
    Algorithm(
        "point-to-point",
        "direct",
        Text(QT_TRANSLATE_NOOP("algorithm", "Directly along the route")),
        direct,
        default=lambda topology, switching: True,
        transfers=lambda topology, task: 1,
        why_not=on_any,
        star=True,
    ),
)
