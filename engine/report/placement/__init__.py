"""Where nodes and lines lie: the one placement that window and figures share.

Coordinates: x to the right, y UP, the smallest distance of two nodes is 1.  A line is straight or
one cubic that bends round the nodes between its ends, so no line touches a node that is not its
own.  One file a family of layouts: ``circles``, ``grids``, ``layers``, ``cubes``.  Which layouts a
network has is decided in ``engine.scenario.view``, which scenario files are checked by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.catalogue import Choice
from engine.report.placement.base import (
    NODE_RADIUS,
    Booleans,
    Floats,
    Placement,
    blended,
    sampled,
)
from engine.report.placement.circles import circle, gray_ring
from engine.report.placement.cubes import cubes
from engine.report.placement.grids import gray_grid, grid
from engine.report.placement.layers import layers
from engine.scenario.view import layout_of, layouts_of
from engine.topology import Topology

__all__ = [
    "NODE_RADIUS",
    "Booleans",
    "Floats",
    "Placement",
    "blended",
    "layouts",
    "place",
    "sampled",
]

_PLACED: Mapping[str, Callable[[Topology], Placement]] = {
    "grid": grid,
    "layers": layers,
    "cubes": cubes,
    "gray-grid": gray_grid,
    "gray-ring": gray_ring,
}


def layouts(topology: Topology) -> tuple[Choice, ...]:
    """Return the layouts that a network has, the usual one first."""
    return layouts_of(topology.kind, topology.dims)


def place(topology: Topology, layout: str | None = None, aspect: float = 1.0) -> Placement:
    """Return where the nodes and lines of a network lie.

    Parameters
    ----------
    topology : Topology
    layout : str, optional
        The key of one of ``layouts(topology)``; the usual one if None.
    aspect : float
        Width by height of a ring's ellipse; all else has one shape only.

    Raises
    ------
    InputError
        If the network has no such layout.
    """
    key = layout_of(topology.kind, topology.dims, layout).key
    return circle(topology, aspect) if key == "circle" else _PLACED[key](topology)
