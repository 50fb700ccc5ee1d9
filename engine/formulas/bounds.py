r"""Lower bounds: what no algorithm on the network can beat, whatever it does.

Latency
    Each step costs a startup, and what one node knows reaches at most twice as many nodes with
    every one-port step: ceil(log2 p) startups where all must hear of all or of one.  And a header
    travels over every link to the farthest node.
Bandwidth
    What a node must send or receive passes its port (its ports, where messages are queued).
Bisection
    What must get from one half of the network to the other passes the lines between them.

Source: lecture 3.2.4 (bound m t_w (p - 1) of scatter); Kumar/Grama 4.1 to 4.6, 2.4.4.
Two truths: like all closed forms these know nothing of schedules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from engine.catalogue import Choice
from engine.exact_time import Terms
from engine.formulas.base import Case, terms
from engine.text import QT_TRANSLATE_NOOP, Text

BOUNDS = (
    Choice("latency", Text(QT_TRANSLATE_NOOP("bounds", "latency"))),
    Choice("bandwidth", Text(QT_TRANSLATE_NOOP("bounds", "bandwidth"))),
    Choice("bisection", Text(QT_TRANSLATE_NOOP("bounds", "bisection"))),
    Choice("busiest-link", Text(QT_TRANSLATE_NOOP("bounds", "busiest link"))),
)
"""The bounds that stand beside a result; the last is that of the algorithm's own routes."""


@dataclass(frozen=True)
class Demand:
    """What an operation must move, in words.

    ``through_port`` is what the busiest node must send or receive; ``across`` what must pass from
    one half of the nodes to the other; both for a case.
    """

    through_port: Callable[[Case], int]
    across: Callable[[Case], int]


def _one(case: Case) -> int:
    return case.m


def _nothing(case: Case) -> int:
    return 0


def _others(case: Case) -> int:
    return case.m * (case.p - 1)


def _half(case: Case) -> int:
    return case.m * (case.p // 2)


def _quarter(case: Case) -> int:
    return case.m * (case.p // 2) * (case.p - case.p // 2)


DEMANDS = {
    "point-to-point": Demand(_one, _nothing),
    "broadcast": Demand(_one, _one),
    "reduce": Demand(_one, _one),
    "all-to-all-broadcast": Demand(_others, _half),
    "multinode-accumulation": Demand(_others, _half),
    "all-reduce": Demand(_one, _one),
    "prefix-sum": Demand(_one, _one),
    "scatter": Demand(_others, _nothing),
    "gather": Demand(_others, _nothing),
    "total-exchange": Demand(_others, _quarter),
    "shift": Demand(_one, _nothing),
}
"""By operation.  Scatter and gather cross to the root's other half with fewer words than pass the
root's port, so that the bandwidth says more than the bisection would."""


def latency(operation: str, case: Case, diameter: int, one_port: bool) -> Terms:
    """Return the latency bound; ``case.hops`` counts for point-to-point, else the diameter.

    The diameter is in times of th: none is paid in a cluster of model C.
    """
    if operation == "point-to-point":
        return terms(1, case.hops, 0)
    if operation == "shift":
        return terms(1, min(1, diameter), 0)
    startups = (case.p - 1).bit_length() if one_port else 1
    return terms(startups, diameter, 0)


def bandwidth(operation: str, case: Case, ports: int) -> Terms:
    """Return the bandwidth bound for nodes that may use so many ports at once."""
    return terms(0, 0, Fraction(DEMANDS[operation].through_port(case), ports))


def bisection(operation: str, case: Case, lines: int | None) -> Terms | None:
    """Return the bisection bound, None where no formula gives the lines or nothing must cross."""
    words = DEMANDS[operation].across(case)
    return terms(0, 0, Fraction(words, lines)) if lines and words else None
