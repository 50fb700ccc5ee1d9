"""Every algorithm as a few lines of pseudocode, one file a family of operations.

A new algorithm is one entry of a file's ``LISTINGS``: a function of network and task that returns
its ``Listing``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.operation import Task
from engine.report.pseudocode import (
    all_to_all,
    broadcast,
    point_to_point,
    reduction,
    scatter,
    shift,
    star,
    total_exchange,
)
from engine.report.pseudocode.base import CodeLine, Listing, Moment, Partner
from engine.topology import Topology

__all__ = ["LISTINGS", "CodeLine", "Listing", "Moment", "Partner", "listing_of"]

LISTINGS: dict[tuple[str, str], Callable[[Topology, Task], Listing]] = {
    **point_to_point.LISTINGS,
    **broadcast.LISTINGS,
    **all_to_all.LISTINGS,
    **reduction.LISTINGS,
    **scatter.LISTINGS,
    **total_exchange.LISTINGS,
    **shift.LISTINGS,
    **star.LISTINGS,
}
"""The listing of each (operation, algorithm)."""


@lru_cache(maxsize=16)
def listing_of(operation: str, algorithm: str, topology: Topology, task: Task) -> Listing:
    """Return the listing of an algorithm for what is asked for on a network."""
    return LISTINGS[operation, algorithm](topology, task)
