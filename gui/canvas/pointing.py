"""What is under the pointer, and the words about it."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF

from engine.picture.figure import Rect
from engine.picture.geometry import Geometry
from engine.report.scene import Scene
from engine.report.sentences import counted
from engine.report.turns import Turns, turn_sentences
from engine.report.vertices import ends_of
from engine.text import QT_TRANSLATE_NOOP, Text

NODE = QT_TRANSLATE_NOOP("canvas", "node {node}")
NODE_BINARY = QT_TRANSLATE_NOOP("canvas", "node {node} = {binary} in binary")
NODE_PLACE = QT_TRANSLATE_NOOP("canvas", "node {node}, at {place}")
IDLE_LINK = QT_TRANSLATE_NOOP("canvas", "link {a} → {b}: nothing in this cycle")
LINK_CHUNK = QT_TRANSLATE_NOOP("canvas", "link {a} → {b}: 1 chunk ({words} words)")
LINK_CHUNKS = QT_TRANSLATE_NOOP("canvas", "link {a} → {b}: {n} chunks ({words} words)", None, 1)
LINK_BYTES = QT_TRANSLATE_NOOP("canvas", "link {a} → {b}: 1 chunk ({bytes} bytes)")
LINK_CHUNKS_BYTES = QT_TRANSLATE_NOOP(
    "canvas", "link {a} → {b}: {n} chunks ({bytes} bytes)", None, 1
)
LINK_PACKET = QT_TRANSLATE_NOOP(
    "canvas", "link {a} → {b}: packet {number} of {packets} ({words} words)"
)
HUB = QT_TRANSLATE_NOOP("canvas", "Hub: one message at a time goes through it.")
HUB_IDLE = Text(QT_TRANSLATE_NOOP("canvas", "It is free."))
AND = QT_TRANSLATE_NOOP("canvas", "{first} {second}", "two sentences")
SWITCH_IDLE = QT_TRANSLATE_NOOP(
    "canvas", "Switch: messages between different pairs go through it at once. It is free."
)
SWITCH_BUSY = QT_TRANSLATE_NOOP(
    "canvas",
    "Switch: messages between different pairs go through it at once. Under way now: {n}.",
    None,
    1,
)
AND_WAITING = QT_TRANSLATE_NOOP("canvas", "{what}; {n} waiting", None, 1)

NEAR = 6.0
"""Pixels from a lane that still mean it."""


def node_at(geometry: Geometry, at: QPointF) -> int | None:
    """Return the node under a point."""
    points = geometry.points[: geometry.topology.p] if geometry.box else geometry.points
    distance = np.hypot(*(points - [at.x(), at.y()]).T)
    node = int(distance.argmin())
    return node if distance[node] <= max(geometry.outer, 6.0) else None


def in_the_middle(geometry: Geometry, at: QPointF) -> bool:
    """Return whether a point is in the box of a hub or a switch."""
    x, y = at.x(), at.y()
    return geometry.box is not None and geometry.box.holds(Rect(x, y, x, y))


def link_at(geometry: Geometry, at: QPointF) -> int | None:
    """Return the link whose lane is under a point."""
    if in_the_middle(geometry, at):
        return None
    points = geometry.paths(geometry.offset)
    start, way = points[:, :-1], np.diff(points, axis=1)
    point = np.array([at.x(), at.y()])
    length = np.maximum((way**2).sum(axis=-1), 1e-9)
    share = np.clip(((point - start) * way).sum(axis=-1) / length, 0, 1)
    apart = start + share[..., None] * way - point
    distance = np.hypot(apart[..., 0], apart[..., 1]).min(axis=1)
    link = int(distance.argmin())
    return link if distance[link] <= NEAR else None


def tip_at(
    geometry: Geometry, scene: Scene, at: QPointF, turns: Turns | None = None
) -> Text | None:
    """Return what the hint at a point says; ``turns`` are those at a hub; None where nothing is."""
    if in_the_middle(geometry, at):
        return tip_of_middle(scene, turns)
    node = node_at(geometry, at)
    if node is not None:
        return tip_of_node(geometry, node)
    link = link_at(geometry, at)
    return tip_of_link(geometry, scene, link) if link is not None else None


def tip_of_middle(scene: Scene, turns: Turns | None) -> Text:
    """Return what the hint at a hub or a switch says: what it is, and who uses it."""
    if turns is None:
        n = len({lane.transfer for lane in scene.lanes})
        return Text(SWITCH_BUSY, n=n) if n else Text(SWITCH_IDLE)
    says = turn_sentences(turns)
    text = Text(HUB)
    for one in says or (HUB_IDLE,):
        text = Text(AND, first=text, second=one)
    return text


def tip_of_node(geometry: Geometry, node: int) -> Text:
    """Return what the hint at a node says."""
    topology = geometry.topology
    if topology.kind == "hypercube":
        return Text(NODE_BINARY, node=node, binary=topology.label(node, "binary"))
    if len(topology.dims) > 1:
        return Text(NODE_PLACE, node=node, place=topology.label(node, "coordinates"))
    return Text(NODE, node=node)


def tip_of_link(geometry: Geometry, scene: Scene, link: int) -> Text:
    """Return what the hint at a link says."""
    a, b = ends_of(geometry.topology, link)
    lanes = [lane for lane in scene.lanes if lane.link == link]
    if not lanes:
        text = Text(IDLE_LINK, a=a, b=b)
    elif geometry.topology.centre is not None:
        chunks, size = lanes[-1].chunks, lanes[-1].words
        text = counted(chunks, LINK_BYTES, LINK_CHUNKS_BYTES, a=a, b=b, bytes=size)
    else:
        lane = lanes[-1]
        if scene.in_packets:
            text = Text(
                LINK_PACKET, a=a, b=b, number=lane.packet, packets=lane.packets, words=lane.words
            )
        elif lane.chunks == 1:
            text = Text(LINK_CHUNK, a=a, b=b, words=lane.words)
        else:
            text = Text(LINK_CHUNKS, a=a, b=b, n=lane.chunks, words=lane.words)
    number = sum(waiting.number for waiting in scene.waiting if waiting.link == link)
    return Text(AND_WAITING, what=text, n=number) if number else text
