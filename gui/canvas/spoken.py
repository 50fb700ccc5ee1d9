"""The text twin of the picture, for screen readers: heading, links in use, what waits."""

from __future__ import annotations

from engine.report.scene import Scene
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import Topology
from gui.words import Words

NAME = Text(QT_TRANSLATE_NOOP("canvas", "Network"))
NO_LINKS = QT_TRANSLATE_NOOP("canvas", "No link is in use.")
LINKS_IN_USE = QT_TRANSLATE_NOOP("canvas", "Links in use: {links}.")
ONE_LINK = QT_TRANSLATE_NOOP("canvas", "{a} to {b}: {number}")
AND_MORE = QT_TRANSLATE_NOOP("canvas", "{links} and {n} more", None, 1)
WAITING_TOO = QT_TRANSLATE_NOOP("canvas", "Waiting: {links}.")

MOST_LINKS = 32
"""So many links are listed one by one."""


def description(scene: Scene, topology: Topology, words: Words) -> str:
    """Return what the picture shows as a few sentences."""
    heading = [f"{words(text)}." for text in (scene.title, scene.sentence, scene.next_sentence)]
    using = [(lane.link, lane.chunks) for lane in scene.lanes[:MOST_LINKS]]
    waiting = [(queue.link, queue.number) for queue in scene.waiting[:MOST_LINKS]]
    if using:
        listed = _listed(using, len(scene.lanes), topology, words)
        heading.append(words(Text(LINKS_IN_USE, links=listed)))
    else:
        heading.append(words(Text(NO_LINKS)))
    if waiting:
        listed = _listed(waiting, len(scene.waiting), topology, words)
        heading.append(words(Text(WAITING_TOO, links=listed)))
    return " ".join(heading)


def _listed(pairs: list[tuple[int, int]], every: int, topology: Topology, words: Words) -> str:
    parts = []
    for link, number in pairs:
        a, b = topology.links[link].tolist()
        parts.append(words(Text(ONE_LINK, a=a, b=b, number=number)))
    listed = ", ".join(parts)
    more = every - len(pairs)
    return words(Text(AND_MORE, links=listed, n=more)) if more > 0 else listed
