"""The text twin of the picture, for screen readers: heading, links in use, what waits."""

from __future__ import annotations

import numpy as np

from engine.report.scene import Scene
from engine.report.vertices import vertex_name
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from engine.topology.base import Integers
from gui.words import Words

NAME = Text(QT_TRANSLATE_NOOP("canvas", "Network"))
NO_LINKS = QT_TRANSLATE_NOOP("canvas", "No link is in use.")
LINKS_IN_USE = QT_TRANSLATE_NOOP("canvas", "Links in use: {links}.")
ONE_LINK = QT_TRANSLATE_NOOP("canvas", "{a} to {b}: {number}")
AND_MORE = QT_TRANSLATE_NOOP("canvas", "{links} and {n} more", None, 1)
WAITING_TOO = QT_TRANSLATE_NOOP("canvas", "Waiting: {links}.")

MOST_LINKS = 32
"""So many links are listed one by one."""


def description(scene: Scene, topology: Topology, words: Words, curtain: bool) -> str:
    """Return what the picture shows as a few sentences; behind the curtain only the cycle."""
    if curtain:
        return f"{words(scene.title)}."
    heading = [f"{words(text)}." for text in (scene.title, scene.sentence, scene.next_sentence)]
    if len(scene.links):
        listed = _listed(scene.links, scene.chunks, topology, words)
        heading.append(words(Text(LINKS_IN_USE, links=listed)))
    else:
        heading.append(words(Text(NO_LINKS)))
    waiting = np.flatnonzero(scene.queued)
    if len(waiting):
        listed = _listed(waiting, scene.queued[waiting], topology, words)
        heading.append(words(Text(WAITING_TOO, links=listed)))
    return " ".join(heading)


def _listed(links: Integers, numbers: Integers, topology: Topology, words: Words) -> str:
    said = words(Text(ONE_LINK, a="{a}", b="{b}", number="{number}"))  # one translation for all
    pairs = [
        tuple(words(vertex_name(topology, end)) for end in pair)
        for pair in topology.links[links[:MOST_LINKS]].tolist()
    ]
    each = zip(pairs, numbers[:MOST_LINKS].tolist(), strict=True)
    parts = [said.format(a=a, b=b, number=number) for (a, b), number in each]
    listed = ", ".join(parts)
    more = len(links) - len(parts)
    return words(Text(AND_MORE, links=listed, n=more)) if more > 0 else listed
