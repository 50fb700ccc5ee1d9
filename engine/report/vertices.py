"""What nodes and links are called: the middle of a hub or a switch has no number of its own."""

from __future__ import annotations

from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology

MIDDLES = {
    "hub": QT_TRANSLATE_NOOP("vertices", "hub", "an end of a link: 3 → hub"),
    "switch": QT_TRANSLATE_NOOP("vertices", "switch", "an end of a link: 3 → switch"),
}
LINK = QT_TRANSLATE_NOOP("vertices", "{a} → {b}", "a link: 3 → hub")


def vertex_name(topology: Topology, vertex: int) -> Text | str:
    """Return a node's number, or what is in the middle.

    >>> from engine.topology import build
    >>> [str(vertex_name(build("hub", (4,)), vertex)) for vertex in (3, 4)]
    ['3', 'hub']
    """
    return Text(MIDDLES[topology.kind]) if vertex == topology.centre else str(vertex)


def ends_of(topology: Topology, link: int) -> tuple[Text | str, Text | str]:
    """Return what the sender and the receiver of a link are called."""
    a, b = topology.links[link].tolist()
    return vertex_name(topology, a), vertex_name(topology, b)


def link_name(topology: Topology, link: int) -> Text | str:
    """Return a link as its two ends.

    >>> from engine.topology import build
    >>> [str(link_name(build("hub", (4,)), link)) for link in (3, 7)]
    ['3 → hub', 'hub → 3']
    """
    a, b = ends_of(topology, link)
    if isinstance(a, Text) or isinstance(b, Text):
        return Text(LINK, a=a, b=b)
    return f"{a} → {b}"
