"""Hub and switch: p nodes, each with one full-duplex line to a centre that is no processor.

To the nodes the network is a complete graph (lecture 3.4).  What the centre does differs: a **hub**
carries one transfer at a time in the whole network, a **switch** any number between different
pairs.  The centre is the vertex p; link i leads from node i to it (port 0), link p + j from it to
node j (its port j).
"""

from __future__ import annotations

import numpy as np

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology.base import Kind, Topology, frozen

STAR_P = QT_TRANSLATE_NOOP("topology", "p must be at least 2 for a {kind}; {p} is not")
STAR_DIMS = QT_TRANSLATE_NOOP(
    "topology", "a {kind} has no sides; {dims} is not allowed (give p instead)"
)


def star(kind: Kind, dims: tuple[int, ...]) -> Topology:
    """Build the hub or switch of dims = (p,), already checked by the kind.

    >>> star(SWITCH, (3,)).links.tolist()
    [[0, 3], [1, 3], [2, 3], [3, 0], [3, 1], [3, 2]]
    """
    (p,) = dims
    nodes, centre = np.arange(p), np.full(p, p)
    links = np.stack([np.concatenate([nodes, centre]), np.concatenate([centre, nodes])], axis=1)
    ports = np.concatenate([np.zeros(p, np.int64), nodes])
    return Topology(kind.key, (), p, p + 1, frozen(links), frozen(ports), centre=p)


def _kind(key: str, title: Text) -> Kind:
    def dims_of_p(p: int) -> tuple[int, ...]:
        if p < 2:
            raise InputError(Text(STAR_P, kind=key, p=p))
        return (p,)

    def check_dims(dims: tuple[int, ...]) -> tuple[int, ...]:
        if len(dims) != 1:
            raise InputError(Text(STAR_DIMS, kind=key, dims="x".join(map(str, dims))))
        return dims_of_p(dims[0])

    return Kind(key, title, dims_of_p, check_dims, lambda dims: None, star=True)


SWITCH = _kind("switch", Text(QT_TRANSLATE_NOOP("topology", "Switch")))
HUB = _kind("hub", Text(QT_TRANSLATE_NOOP("topology", "Hub")))
