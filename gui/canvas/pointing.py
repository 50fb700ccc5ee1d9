"""What is under the pointer, and the words about it."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF

from engine.picture.geometry import Geometry
from engine.report.scene import Scene
from engine.text import QT_TRANSLATE_NOOP, Text

NODE = QT_TRANSLATE_NOOP("canvas", "node {node}")
NODE_BINARY = QT_TRANSLATE_NOOP("canvas", "node {node} = {binary} in binary")
NODE_PLACE = QT_TRANSLATE_NOOP("canvas", "node {node}, at {place}")
IDLE_LINK = QT_TRANSLATE_NOOP("canvas", "link {a} → {b}: nothing in this cycle")
LINK_CHUNK = QT_TRANSLATE_NOOP("canvas", "link {a} → {b}: 1 chunk ({words} words)")
LINK_CHUNKS = QT_TRANSLATE_NOOP("canvas", "link {a} → {b}: {n} chunks ({words} words)", None, 1)
LINK_PACKET = QT_TRANSLATE_NOOP(
    "canvas", "link {a} → {b}: packet {number} of {packets} ({words} words)"
)
AND_WAITING = QT_TRANSLATE_NOOP("canvas", "{what}; {n} waiting", None, 1)

NEAR = 6.0
"""Pixels from a lane that still mean it."""


def node_at(geometry: Geometry, at: QPointF) -> int | None:
    """Return the node under a point."""
    distance = np.hypot(*(geometry.points - [at.x(), at.y()]).T)
    node = int(distance.argmin())
    return node if distance[node] <= max(geometry.outer, 6.0) else None


def link_at(geometry: Geometry, at: QPointF) -> int | None:
    """Return the link whose lane is under a point."""
    points = geometry.paths(geometry.offset)
    start, way = points[:, :-1], np.diff(points, axis=1)
    point = np.array([at.x(), at.y()])
    length = np.maximum((way**2).sum(axis=-1), 1e-9)
    share = np.clip(((point - start) * way).sum(axis=-1) / length, 0, 1)
    apart = start + share[..., None] * way - point
    distance = np.hypot(apart[..., 0], apart[..., 1]).min(axis=1)
    link = int(distance.argmin())
    return link if distance[link] <= NEAR else None


def tip_at(geometry: Geometry, scene: Scene, at: QPointF) -> Text | None:
    """Return what the hint at a point says; None where nothing is."""
    node = node_at(geometry, at)
    if node is not None:
        return tip_of_node(geometry, node)
    link = link_at(geometry, at)
    return tip_of_link(geometry, scene, link) if link is not None else None


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
    a, b = geometry.topology.links[link].tolist()
    lanes = [lane for lane in scene.lanes if lane.link == link]
    if not lanes:
        text = Text(IDLE_LINK, a=a, b=b)
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
