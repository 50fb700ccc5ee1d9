"""Lit transfers: a double line along their routes, apart from the broad halo of a selection."""

from __future__ import annotations

import numpy as np

from engine.picture.figure import Stroke
from engine.picture.geometry import Geometry
from engine.picture.ink import Ink
from engine.picture.lanes import lane_width
from engine.picture.sketch import Sketch
from engine.report.scene import Scene
from engine.run import Run


def lit_links(run: Run, lit: frozenset[int], step: int) -> list[int]:
    """Return the links on the routes of those lit transfers that belong to a step (from 1)."""
    links: set[int] = set()
    for transfer in lit:
        if transfer < len(run.schedule.step) and run.schedule.step[transfer] == step - 1:
            links.update(run.routes.of(transfer))
    return sorted(links)


def draw_lit(
    sketch: Sketch, geometry: Geometry, run: Run, scene: Scene, lit: frozenset[int]
) -> None:
    """Draw two thin lines along each link that the lit transfers of this step cross."""
    ink, thin = Ink("accent"), 2.4 * geometry.line_scale
    numbers = dict(zip(scene.links.tolist(), scene.chunks.tolist(), strict=True))
    for link in lit_links(run, lit, scene.step):
        if not geometry.links_in_sight[link]:
            continue
        way = geometry.way(link)
        aside = lane_width(geometry, numbers.get(link, 1)) / 2 + 1.5 * thin
        for side in (aside, -aside):
            points = np.array(
                [way.right_of(float(along), side) for along in way.along]
                if len(way.points) > 2
                else [way.right_of(0, side), way.right_of(way.length, side)]
            )
            sketch.line(points, Stroke(ink, thin), "lit", (link,))
