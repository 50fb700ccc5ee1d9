"""Topologies: the catalogue, and ``build`` that makes a network from it.

A topology is one file with a ``Kind`` and one line in ``TOPOLOGIES``.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod

from engine.catalogue import find
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import LABELS, Kind, Topology, product_of_rings
from engine.topology.hypercube import HYPERCUBE
from engine.topology.ring import RING
from engine.topology.star import HUB, SWITCH, star
from engine.topology.torus import TORUS

__all__ = ["LABELS", "TOPOLOGIES", "Kind", "Topology", "build", "kind_of", "product_of_rings"]

TOPOLOGIES: tuple[Kind, ...] = (
    RING,
    TORUS,
    HYPERCUBE,
    SWITCH,
    HUB,
)
"""All topologies, in the order of menus and lists."""

KEPT_NODES = 4096
"""The largest network that is kept once it is built."""

WHAT = QT_TRANSLATE_NOOP("topology", "the topology")


def kind_of(key: str) -> Kind:
    """Return the catalogue entry of a topology.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(TOPOLOGIES, key, Text(WHAT))


def build(key: str, dims: tuple[int, ...]) -> Topology:
    """Build the network ``key`` with ring lengths ``dims``.

    Raises
    ------
    InputError
        If the name is unknown or the dims do not fit it.

    >>> cube = build("hypercube", (2, 2, 2))
    >>> cube.p, cube.diameter, cube.bisection, [int(b) for a, b in cube.links if a == 0]
    (8, 3, 4, [1, 2, 4])
    """
    kind = kind_of(key)
    dims = kind.check_dims(dims)
    return (_kept if prod(dims) <= KEPT_NODES else _made)(kind, dims)


def _made(kind: Kind, dims: tuple[int, ...]) -> Topology:
    return star(kind, dims) if kind.star else product_of_rings(kind, dims)


@lru_cache(maxsize=64)
def _kept(kind: Kind, dims: tuple[int, ...]) -> Topology:
    """Build a small network once: values do not change, and curves ask for the same ones often."""
    return _made(kind, dims)
