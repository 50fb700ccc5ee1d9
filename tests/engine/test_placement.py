"""Laws of the placement: nobody's line touches a foreign node, lanes lie on their lines."""

from __future__ import annotations

import time

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.report.placement import NODE_RADIUS, place, sampled
from engine.topology import Topology, build
from engine.topology.base import frozen

NETWORKS = (
    [("ring", (p,)) for p in (2, 3, 4, 5, 8, 17, 64)]
    + [("torus", dims) for dims in ((2, 2), (2, 5), (3, 3), (3, 5), (4, 4), (8, 8), (5, 2))]
    + [("torus", dims) for dims in ((2, 3, 4), (4, 4, 4), (2, 2, 2), (3, 3, 3), (2, 3, 2, 3))]
    + [("hypercube", (2,) * n) for n in range(1, 8)]
)


def clearance(topology: Topology, aspect: float = 1.0, width: float = 1.0) -> float:
    """Return how near a line comes to a foreign node, x stretched ``width`` times."""
    placement = place(topology, aspect)
    points = placement.points * [width, 1]
    curves = sampled(placement.line_cubics * [width, 1], 65)
    nearest = np.inf
    for (a, b), curve in zip(placement.lines.tolist(), curves, strict=True):
        foreign = np.delete(points, [a, b], axis=0)
        if not len(foreign):
            continue
        start, way = curve[:-1, None], np.diff(curve, axis=0)[:, None]
        along = ((foreign - start) * way).sum(-1) / np.maximum((way**2).sum(-1), 1e-12)
        foot = start + np.clip(along, 0, 1)[..., None] * way
        nearest = min(nearest, np.hypot(*np.moveaxis(foreign - foot, -1, 0)).min())
    return float(nearest)


def smallest_distance(points: np.ndarray) -> float:
    """Return the smallest distance of two points."""
    apart = points[:, None] - points[None]
    return float((np.hypot(apart[..., 0], apart[..., 1]) + np.eye(len(points)) * 99).min())


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_no_line_touches_a_foreign_node(kind, dims):
    topology = build(kind, dims)
    assert clearance(topology) > NODE_RADIUS
    assert clearance(topology, width=place(topology).stretch) > NODE_RADIUS


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_the_smallest_distance_is_one(kind, dims):
    assert smallest_distance(place(build(kind, dims)).points) == pytest.approx(1)


@given(st.integers(2, 64), st.floats(1, 2.6))
def test_rings(p, aspect):
    topology = build("ring", (p,))
    assert clearance(topology, aspect) > NODE_RADIUS
    points = place(topology, aspect).points
    assert smallest_distance(points) == pytest.approx(1)
    if p > 2:
        assert points[0, 1] == points[:, 1].max() and points[0, 0] == pytest.approx(0)
        assert points[1, 0] > 0  # + is clockwise


@given(st.lists(st.integers(2, 8), min_size=2, max_size=2))
def test_tori(dims):
    assert clearance(build("torus", tuple(dims))) > NODE_RADIUS


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_a_lane_runs_from_its_sender_to_its_receiver(kind, dims):
    topology = build(kind, dims)
    placement = place(topology)
    lanes = placement.lanes()
    np.testing.assert_allclose(lanes[:, 0], placement.points[topology.links[:, 0]])
    np.testing.assert_allclose(lanes[:, 3], placement.points[topology.links[:, 1]])
    np.testing.assert_allclose(lanes[topology.opposite], lanes[:, ::-1])
    np.testing.assert_allclose(placement.lane(1 % len(lanes)), lanes[1 % len(lanes)])


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_bounds_hold_everything(kind, dims):
    placement = place(build(kind, dims))
    left, bottom, right, top = placement.bounds()
    curves = sampled(placement.line_cubics, 50)
    assert curves[..., 0].min() > left - 0.03 and curves[..., 0].max() < right + 0.03
    assert curves[..., 1].min() > bottom - 0.03 and curves[..., 1].max() < top + 0.03


def test_torus_row_0_is_at_the_bottom():
    points = place(build("torus", (3, 5))).points
    assert points[0].tolist() == [0, 0]
    assert points[1].tolist() == [1, 0]
    assert points[5].tolist() == [0, 1]


def test_a_side_of_two_is_one_straight_line():
    placement = place(build("torus", (2, 2)))
    assert len(placement.lines) == 4 and placement.straight.all()


def test_only_lines_round_the_ring_are_bent():
    assert (~place(build("torus", (3, 5))).straight).sum() == 3 + 5
    assert place(build("hypercube", (2,) * 5)).straight.all()


def test_gray_grid_neighbours_differ_in_one_bit():
    points = place(build("hypercube", (2,) * 6)).points
    assert np.argsort(points[:8, 0]).tolist() == [0, 1, 3, 2, 6, 7, 5, 4]
    assert [int(n) for n in np.lexsort((-points[:, 1], points[:, 0]))[:4]] == [0, 8, 24, 16]


@pytest.mark.parametrize(
    ("kind", "dims"),
    [("ring", (4096,)), ("torus", (64, 64)), ("hypercube", (2,) * 12), ("torus", (16, 16, 16))],
)
def test_large_networks_are_placed_in_time(kind, dims):
    topology = build(kind, dims)
    begin = time.perf_counter()
    placement = place(topology)
    placement.bounds()
    assert time.perf_counter() - begin < 2  # aim: 0.2 s; machines are slow at times
    assert np.isfinite(placement.points).all()


def star(p: int, hubs: int = 1) -> Topology:
    """Return p processors joined to one of some hubs, which are joined to one another."""
    pairs = [(i, p + i % hubs) for i in range(p)]
    pairs += [(p + i, p + j) for i in range(hubs) for j in range(i)]
    links = [way for a, b in pairs for way in ((a, b), (b, a))]
    return Topology("star", (), p, p + hubs, frozen(links), frozen(np.zeros(len(links))))


@pytest.mark.parametrize("hubs", [1, 2, 4])
@pytest.mark.parametrize("p", [2, 5, 12])
def test_other_networks(p, hubs):
    topology = star(p, hubs)
    assert clearance(topology) > NODE_RADIUS
    points = place(topology).points
    assert smallest_distance(points) == pytest.approx(1)
    if p > 4:
        distance = np.hypot(*points.T)
        assert distance[p:].max() < distance[:p].min()


def test_arrays_are_read_only():
    placement = place(build("torus", (3, 3)))
    for array in (placement.points, placement.lines, placement.controls, placement.line_of_link):
        assert not array.flags.writeable
