"""Which rows links stand in: by dimension, + before − within it, then by sender."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from engine.picture.chart import TYPE, Chart
from engine.picture.figure import Box, Stroke
from engine.picture.ink import Ink
from engine.picture.sketch import cap_height
from engine.report.sentences import DIRECTION_SIGNS
from engine.report.vertices import link_name
from engine.text import QT_TRANSLATE_NOOP, Template, Text
from engine.topology import Topology
from engine.topology.base import Integers

DIMENSION = QT_TRANSLATE_NOOP("over-time", "dimension {d}")
SIGNED = QT_TRANSLATE_NOOP("over-time", "{name} {sign}", "dimension 1 +; sign is + or −")
RING = QT_TRANSLATE_NOOP("over-time", "direction {sign}")
ROWS = QT_TRANSLATE_NOOP("over-time", "rows")
COLUMNS = QT_TRANSLATE_NOOP("over-time", "columns")
PORT = QT_TRANSLATE_NOOP("over-time", "port {n}")
TO_MIDDLE = {
    "hub": Text(QT_TRANSLATE_NOOP("over-time", "into the hub", "a group of links")),
    "switch": Text(QT_TRANSLATE_NOOP("over-time", "into the switch", "a group of links")),
}
FROM_MIDDLE = {
    "hub": Text(QT_TRANSLATE_NOOP("over-time", "out of the hub", "a group of links")),
    "switch": Text(QT_TRANSLATE_NOOP("over-time", "out of the switch", "a group of links")),
}


BETWEEN = 6.0
"""What lies between two dimensions, at scale 1."""
PARTED = 3.0
"""From this height of a row on, rows are a little apart."""


class Group(NamedTuple):
    """Links of one dimension and direction: title, dimension, and their numbers, rising."""

    title: Text
    dimension: int
    links: Integers


def link_groups(topology: Topology) -> tuple[Group, ...]:
    """Return all links of a network in groups, the first dimension first (bit N - 1 of a cube).

    Those of a hub or a switch are the links into it and those out of it.
    """
    if topology.centre is not None:
        up, down = (np.arange(first, first + topology.p) for first in (0, topology.p))
        return (
            Group(TO_MIDDLE[topology.kind], 0, up),
            Group(FROM_MIDDLE[topology.kind], 1, down),
        )
    of_port = topology.port_directions
    found = []
    for port in range(topology.port_count):
        links = np.flatnonzero(topology.ports == port)
        if of_port:
            dimension, sign = of_port[port]
            found.append((dimension, -sign, Group(_title(topology, port), dimension, links)))
        else:
            found.append((port, 0, Group(Text(PORT, n=port), port, links)))
    return tuple(group for _, _, group in sorted(found, key=lambda one: one[:2]))


def _title(topology: Topology, port: int) -> Text:
    dimension, direction = topology.port_directions[port]
    sign = DIRECTION_SIGNS[direction]
    two_ways = topology.dims[dimension] > 2
    if topology.kind == "ring":
        return Text(RING, sign=sign if two_ways else "±")
    name = _dimension(topology, dimension)
    return Text(SIGNED, name=name, sign=sign) if two_ways else name


def _dimension(topology: Topology, dimension: int) -> Text:
    if topology.kind == "torus" and len(topology.dims) == 2:
        template: Template = ROWS if dimension else COLUMNS
        return Text(template)
    return Text(DIMENSION, d=len(topology.dims) - 1 - dimension)


class Rows:
    """Where groups and links lie: from top to bottom, dimensions a little apart."""

    def __init__(self, groups: tuple[Group, ...], chart: Chart) -> None:
        self.groups = groups
        between = BETWEEN * chart.scale
        gaps = [
            between if after.dimension != before.dimension else between / 3
            for before, after in pairwise(groups)
        ]
        links = sum(len(group.links) for group in groups)
        body = chart.body
        self.pitch = max(body.height - sum(gaps), 10.0) / links
        self.extents: list[tuple[float, float]] = []
        self.middle = np.zeros(links)
        y = float(body.top)
        for group, gap in zip(groups, [*gaps, 0.0], strict=True):
            high = self.pitch * len(group.links)
            self.extents.append((y, y + high))
            self.middle[group.links] = y + self.pitch * (np.arange(len(group.links)) + 0.5)
            y += high + gap

    @property
    def thickness(self) -> float:
        """The thickness of a bar."""
        return self.pitch if self.pitch < PARTED else 0.82 * self.pitch

    def draw_grounds(self, chart: Chart) -> None:
        """Draw the ground of each group."""
        body = chart.body
        for number, (top, bottom) in enumerate(self.extents):
            middle = body.centre[0], (top + bottom) / 2
            box = Box(middle, body.width, bottom - top, fill=Ink("not-held", 1.0, 0.4))
            chart.front.box(box._replace(what="group", key=(number,)))

    def name_groups(self, chart: Chart) -> None:
        """Write the name of each group at the left."""
        for number, (top, bottom) in enumerate(self.extents):
            if bottom - top >= cap_height(TYPE * chart.scale) + 2:
                title = chart.paper.words(self.groups[number].title)
                chart.name(title, (top + bottom) / 2, (number,))

    def name_links(self, chart: Chart) -> bool:
        """Write the name of each link at the left, if there is room; return whether there is."""
        if self.pitch < cap_height(TYPE * chart.scale) + 2.5:
            return False
        selected = self._selected(chart)
        for link, y in enumerate(self.middle.tolist()):
            strong = link == selected
            name = link_name(chart.run.topology, link)
            words = chart.paper.words(name) if isinstance(name, Text) else name
            chart.name(words, y, (link,), strong)
        return True

    @staticmethod
    def _selected(chart: Chart) -> int | None:
        pair = chart.paper.view.link
        return None if pair is None else chart.run.topology.link_between(*pair)

    def draw_selected(self, chart: Chart) -> None:
        """Draw a line above and below the row of the selected link."""
        link = self._selected(chart)
        if link is not None:
            half = max(self.pitch, 2.0) / 2
            left, right, y = chart.body.left, chart.body.right, float(self.middle[link])
            lines = np.array([(left, y + by, right, y + by) for by in (-half, half)])
            stroke = Stroke(Ink("accent"), 1.5 * chart.paper.line_scale)
            chart.front.lines(lines, stroke, "selected", (link,))
