"""A content on two scales: where its lines, points and spots lie, as arrays.

Arrays, since a curve of a thousand points is drawn anew ten times a second while they arrive.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from gui.panels.curves.content import EMPTY, Area, Content, Line, Mark, Point
from gui.panels.curves.scales import LINEAR, Scale

Places = np.ndarray
"""Places on the scales, shape (n, 2); NaN where a point has none."""


class PlacedLine(NamedTuple):
    """A line, its corners and its marked points that have a place."""

    line: Line
    corners: Places
    dots: Places


class PlacedArea(NamedTuple):
    """An area and its two sides."""

    area: Area
    low: Places
    high: Places


class Placed:
    """Places of everything in a content."""

    def __init__(
        self,
        content: Content = EMPTY,
        x_scale: Scale = LINEAR,
        y_scale: Scale = LINEAR,
    ) -> None:
        self.content, self.x_scale, self.y_scale = content, x_scale, y_scale
        self.lines = [
            PlacedLine(line, self._some(line.points), self._some(line.dots))
            for line in content.lines
        ]
        self.areas = [
            PlacedArea(area, self._some(area.low), self._some(area.high)) for area in content.areas
        ]
        self.marks: list[tuple[Mark, Places]] = [
            (mark, place)
            for mark in content.marks
            for place in (self.of([mark.at])[0],)
            if not np.isnan(place).any()
        ]

    def of(self, points: Sequence[Point]) -> Places:
        """Return the places of points, NaN where one has none."""
        if not points:
            return np.zeros((0, 2))
        xs, ys = zip(*points, strict=True)
        return np.stack([self.x_scale.places(xs), self.y_scale.places(ys)], axis=1)

    def _some(self, points: Sequence[Point]) -> Places:
        places = self.of(points)
        return places[~np.isnan(places).any(axis=1)]

    @cached_property
    def spots(self) -> Places:
        """The places of all spots, NaN where one has none."""
        return self.of([spot.at for spot in self.content.spots])

    @property
    def empty(self) -> bool:
        """Whether there is nothing to draw."""
        lines = any(len(line.corners) or len(line.dots) for line in self.lines)
        return not lines and not any(len(area.high) for area in self.areas)

    def span(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return from where to where everything lies, and what the content asks for, in x and y."""
        content = self.content
        found = [part for one in self.lines for part in (one.corners, one.dots)]
        found += [part for one in self.areas for part in (one.low, one.high)]
        found += [place[None, :] for _, place in self.marks]
        every = np.concatenate(found)
        ends = []
        for axis, (asked, scale) in enumerate(
            ((content.x_span, self.x_scale), (content.y_span, self.y_scale))
        ):
            values = [*every[:, axis].tolist(), *(scale.places(asked).tolist() if asked else ())]
            if axis == 1 and scale.kind == "linear":
                values.append(0.0)
            known = [value for value in values if value == value]
            ends.append((min(known), max(known)))
        return ends[0], ends[1]
