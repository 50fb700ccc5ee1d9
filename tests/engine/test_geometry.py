"""Laws of the final pixels: lanes, beside their lines, keep off the circles of foreign nodes."""

from __future__ import annotations

import numpy as np
import pytest

from engine.picture.clearance import LANE, LEAST_PART, room_of
from engine.picture.figure import Rect
from engine.picture.geometry import Fit, Geometry, fit
from engine.picture.nodes import label_radius
from engine.report.placement import blended, layouts, place
from engine.topology import Topology, build

PAPERS = ((1190, 664), (1024, 400), (1920, 900))
"""Pictures of the window, of a small window, and of the presenter."""

NETWORKS = (
    [("ring", (p,)) for p in (2, 3, 4, 5, 8, 13, 16, 19, 32, 64)]
    + [("torus", dims) for dims in ((2, 2), (2, 5), (5, 2), (3, 3), (3, 5), (4, 4), (2, 8))]
    + [("torus", dims) for dims in ((2, 16), (3, 16), (7, 9), (8, 8), (2, 2, 2), (2, 3, 4))]
    + [("hypercube", (2,) * n) for n in range(1, 6)]
)

DOTS = 18
"""Pixels between neighbours below which nodes are dots that cannot become smaller."""

ROUND_OFF = 0.7
"""Pixels by which a lane, a path of 41 points, may cut the corners of its curve."""


def fitted(topology: Topology, layout: str, paper: tuple[int, int], **more: object) -> Geometry:
    """Return the geometry of a picture with rings, heading and legend."""
    width, height = paper
    area = Rect(16, 90, width - 16, height - 50)
    return fit(topology, place(topology, layout), Fit(area, ring=True, **more))


def nearest_foreign(geometry: Geometry) -> float:
    """Return how near the middle of a lane in use, of either direction, comes to a foreign node."""
    found = np.inf
    for link, ends in enumerate(geometry.topology.links.tolist()):
        way = geometry.way(link)
        points = way.many(np.linspace(0, way.length, 150))
        foreign = np.delete(geometry.points, ends, axis=0)
        if len(foreign):
            apart = np.hypot(*np.moveaxis(points[:, None] - foreign, -1, 0))
            found = min(found, float(apart.min()))
    return found


CASES = [
    (kind, dims, layout.key) for kind, dims in NETWORKS for layout in layouts(build(kind, dims))
]


@pytest.mark.parametrize("paper", PAPERS, ids=str)
@pytest.mark.parametrize(("kind", "dims", "layout"), CASES)
def test_a_lane_does_not_touch_the_circle_of_a_foreign_node(kind, dims, layout, paper):
    """A lane with one chunk keeps wholly outside a foreign node's ring of what it holds."""
    geometry = fitted(build(kind, dims), layout, paper)
    if geometry.nearest < DOTS:
        assert geometry.radius == 3.0
        return
    least = geometry.outer + LANE * geometry.line_scale
    assert nearest_foreign(geometry) >= least - ROUND_OFF


@pytest.mark.parametrize("paper", PAPERS, ids=str)
@pytest.mark.parametrize("dims", [(3, 3, 3), (4, 4, 4), (2, 3, 2, 3)], ids=str)
def test_in_a_crowded_deck_a_lane_does_not_touch_the_node_itself(dims, paper):
    geometry = fitted(build("torus", dims), "layers", paper)
    assert nearest_foreign(geometry) >= geometry.radius


@pytest.mark.parametrize("layout", ["gray-grid", "gray-ring", "circle"])
def test_nodes_keep_a_part_of_their_size_however_crowded(layout):
    topology = build("hypercube", (2,) * 6)
    geometry = fitted(topology, layout, (1190, 664))
    assert geometry.radius >= LEAST_PART * 0.2 * geometry.nearest - 1e-9
    assert geometry.offset >= LEAST_PART * 0.1 * geometry.nearest - 1e-9


def test_room_is_that_of_the_nearest_line():
    topology = build("torus", (4, 4))
    placement = place(topology, "grid")
    geometry = fitted(topology, "grid", (1190, 664))
    across, upwards = np.ptp(geometry.points, axis=0) / np.ptp(placement.points, axis=0)
    room = room_of(placement, geometry.points, across, upwards)
    assert room.for_nodes(0.0) == room.nearest.min()
    offset = room.for_lanes(geometry.outer)
    assert room.for_nodes(offset) == pytest.approx(geometry.outer)
    assert room.for_lanes(geometry.outer + 1) < offset


def test_sizes_change_smoothly_between_layouts():
    topology = build("hypercube", (2,) * 4)
    before, after = place(topology, "cubes"), place(topology, "circle")
    into = Fit(Rect(16, 90, 1174, 614), ring=True)
    shares = np.linspace(0, 1, 200)
    radii = np.array([fit(topology, blended(before, after, s), into).radius for s in shares])
    assert np.abs(np.diff(radii)).max() < 2
    assert radii.min() >= 3


@pytest.mark.parametrize("least", [11, 18, 27])
@pytest.mark.parametrize(
    ("kind", "dims"), [("ring", (64,)), ("torus", (8, 8)), ("hypercube", (2,) * 6)]
)
def test_numbers_beside_the_nodes_have_room_in_the_picture(kind, dims, least):
    topology = build(kind, dims)
    beside = label_radius(topology, (), least)
    layout = layouts(topology)[0].key
    geometry = fitted(topology, layout, (1280, 720), least=least, label_radius=beside)
    if geometry.radius < beside:
        top = geometry.points[:, 1].min() - geometry.outer
        assert top - geometry.area.top >= 1.2 * least
