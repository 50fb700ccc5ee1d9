"""Laws of the placement: nobody's line touches a foreign node, lanes lie on their lines."""

from __future__ import annotations

import sys
from itertools import pairwise
from math import prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.gray_code import gray
from engine.report.placement import NODE_RADIUS, Placement, blended, layouts, place, sampled
from engine.report.placement.circles import CAREFUL
from engine.scenario import LAYOUTS, layouts_of
from engine.text import enumeration
from engine.topology import Topology, build
from engine.topology.base import frozen

NETWORKS = (
    [("ring", (p,)) for p in (2, 3, 4, 5, 8, 17, 64)]
    + [("torus", dims) for dims in ((2, 2), (2, 5), (3, 3), (3, 5), (4, 4), (8, 8), (5, 2))]
    + [("torus", dims) for dims in ((2, 3, 4), (4, 4, 4), (2, 2, 2), (3, 3, 3), (2, 3, 2, 3))]
    + [("hypercube", (2,) * n) for n in range(1, 8)]
)


def clearance(placement: Placement, width: float = 1.0) -> float:
    """Return how near a line comes to a foreign node, x stretched ``width`` times."""
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


LAID_OUT = [
    (kind, dims, layout.key) for kind, dims in NETWORKS for layout in layouts_of(kind, dims)
]
each_layout = pytest.mark.parametrize(("kind", "dims", "layout"), LAID_OUT)


def keeps_clear(topology: Topology, layout: str) -> None:
    """Assert that no line touches a foreign node, stretched or not, and the unit of length."""
    placement = place(topology, layout)
    for width in (1, placement.stretch, 1 / placement.stretch):
        nearest = smallest_distance(placement.points * [width, 1])
        assert clearance(placement, width) > NODE_RADIUS * nearest
    assert smallest_distance(placement.points) == pytest.approx(1)


@pytest.mark.parametrize(
    ("kind", "dims", "layout"),
    [
        one
        for one in LAID_OUT
        if prod(one[1]) <= CAREFUL or one[2] not in ("circle", "gray-ring")  # dots beyond that
    ],
)
def test_no_line_touches_a_foreign_node(kind, dims, layout):
    keeps_clear(build(kind, dims), layout)


@pytest.mark.parametrize("p", range(2, 65))
def test_no_line_of_a_ring_touches_a_foreign_node(p):
    topology = build("ring", (p,))
    for layout in layouts(topology):
        keeps_clear(topology, layout.key)


@pytest.mark.parametrize("rows", range(2, 9))
@pytest.mark.parametrize("columns", range(2, 9))
def test_no_line_of_a_torus_touches_a_foreign_node(rows, columns):
    topology = build("torus", (rows, columns))
    for layout in layouts(topology):
        keeps_clear(topology, layout.key)


@given(st.tuples(st.integers(2, 5), st.integers(2, 5), st.integers(2, 5)))
def test_no_line_of_a_deck_touches_a_foreign_node(dims):
    keeps_clear(build("torus", dims), "layers")


@given(st.integers(2, 64), st.floats(1, 2.6))
def test_rings(p, aspect):
    topology = build("ring", (p,))
    placement = place(topology, aspect=aspect)
    points = placement.points
    assert clearance(placement) > NODE_RADIUS
    assert smallest_distance(points) == pytest.approx(1)
    if p > 2:
        assert points[0, 1] == points[:, 1].max() and points[0, 0] == pytest.approx(0)
        assert points[1, 0] > 0  # + is clockwise


@pytest.mark.parametrize("p", [3, 16, 64])
def test_a_ring_is_a_circle(p):
    points = place(build("ring", (p,))).points
    distance = np.hypot(*points.T)
    np.testing.assert_allclose(distance, distance[0])
    wide = place(build("ring", (p,)), aspect=2.0).points
    assert np.ptp(wide[:, 0]) / np.ptp(wide[:, 1]) > 1.2


@each_layout
def test_a_lane_runs_from_its_sender_to_its_receiver(kind, dims, layout):
    topology = build(kind, dims)
    placement = place(topology, layout)
    lanes = placement.lanes()
    np.testing.assert_allclose(lanes[:, 0], placement.points[topology.links[:, 0]])
    np.testing.assert_allclose(lanes[:, 3], placement.points[topology.links[:, 1]])
    np.testing.assert_allclose(lanes[topology.opposite], lanes[:, ::-1])
    np.testing.assert_allclose(placement.lane(1 % len(lanes)), lanes[1 % len(lanes)])


@each_layout
def test_bounds_hold_everything(kind, dims, layout):
    placement = place(build(kind, dims), layout)
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


LARGE = [
    ("ring", (65536,)),
    ("torus", (256, 256)),
    ("torus", (16, 64, 64)),
    ("hypercube", (2,) * 16),
]


@pytest.mark.parametrize(("kind", "dims"), LARGE)
def test_large_networks_are_placed_without_a_loop_over_nodes(kind, dims):
    topology = build(kind, dims)
    for layout in layouts(topology):
        lines_run = 0

        def count(frame, event, argument):
            nonlocal lines_run
            lines_run += 1
            return count

        sys.settrace(count)
        try:
            placement = place(topology, layout.key)
        finally:
            sys.settrace(None)
        assert lines_run < 5000
        assert np.isfinite(placement.points).all()
        assert len(np.unique(placement.points.round(6), axis=0)) == topology.p


# The layouts of a network -------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_the_usual_layout_is_the_first(kind, dims):
    topology = build(kind, dims)
    usual, first = place(topology), place(topology, layouts(topology)[0].key)
    np.testing.assert_array_equal(usual.points, first.points)
    np.testing.assert_array_equal(usual.controls, first.controls)


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_layouts_differ(kind, dims):
    topology = build(kind, dims)
    pictures = {place(topology, one.key).points.round(6).tobytes() for one in layouts(topology)}
    assert len(pictures) == len(layouts(topology))


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_a_layout_that_does_not_apply_is_refused(kind, dims):
    topology = build(kind, dims)
    there = [layout.key for layout in layouts(topology)]
    for layout in LAYOUTS:
        if layout.key not in there:
            with pytest.raises(
                InputError, match=f"the layout {layout.key} does not apply"
            ) as caught:
                place(topology, layout.key)
            assert str(caught.value).endswith(str(enumeration(there)))
    with pytest.raises(InputError, match="the layout spiral is not known; there is circle, grid"):
        place(topology, "spiral")


@pytest.mark.parametrize("layout", ["circle", "gray-ring"])
@pytest.mark.parametrize("n", range(2, 9))
def test_order_on_circles(n, layout):
    cube = build("hypercube", (2,) * n)
    points = place(cube, layout).points
    distance = np.hypot(*points.T)
    np.testing.assert_allclose(distance, distance[0])
    clockwise = np.argsort(np.arctan2(points[:, 0], points[:, 1]).round(9) % (2 * np.pi)).tolist()
    wanted = [gray(i) if layout == "gray-ring" else i for i in range(cube.p)]
    assert clockwise == wanted


def test_on_the_gray_ring_the_rim_is_made_of_links():
    cube = build("hypercube", (2,) * 5)
    placement = place(cube, "gray-ring")
    a, b = placement.points[placement.lines[:, 0]], placement.points[placement.lines[:, 1]]
    on_rim = np.isclose(np.hypot(*(a - b).T), 1)
    assert on_rim.sum() == cube.p
    assert placement.straight[on_rim].all()


@pytest.mark.parametrize("dims", [(3, 3, 3), (2, 3, 4), (4, 4, 4), (5, 5, 5)])
def test_cards_stand_side_by_side_and_are_joined_by_level_lines(dims):
    topology = build("torus", dims)
    placement = place(topology)
    card = topology.coordinate(np.arange(topology.p), 0)
    x = placement.points[:, 0]
    for left in range(dims[0] - 1):
        assert x[card == left].max() < x[card == left + 1].min()
    a, b = placement.lines.T
    next_card = placement.straight & (np.abs(card[a] - card[b]) == 1)
    assert next_card.sum() == (dims[0] - 1) * dims[1] * dims[2]
    rise = placement.points[b, 1] - placement.points[a, 1]
    np.testing.assert_allclose(rise[card[a] != card[b]], 0, atol=1e-9)


# From one layout to another -----------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "dims"), NETWORKS)
def test_blending_begins_and_ends_exactly(kind, dims):
    topology = build(kind, dims)
    shown = [place(topology, layout.key) for layout in layouts(topology)]
    for before, after in pairwise(shown):
        for share, end in ((0, before), (1, after), (-0.1, before), (1.1, after)):
            blend = blended(before, after, share)
            for name in ("points", "lines", "controls", "line_of_link", "turned", "stretch"):
                assert getattr(blend, name) is getattr(end, name)


@given(st.floats(0.01, 0.99), st.sampled_from(NETWORKS))
def test_blending_goes_straight_from_one_to_the_other(share, network):
    topology = build(*network)
    for before, after in pairwise(place(topology, one.key) for one in layouts(topology)):
        blend = blended(before, after, share)
        np.testing.assert_allclose(
            blend.points, (1 - share) * before.points + share * after.points, atol=1e-9
        )
        wanted = (1 - share) * before.line_cubics + share * after.line_cubics
        np.testing.assert_allclose(blend.line_cubics, wanted, atol=1e-9)
        np.testing.assert_allclose(blend.lanes()[:, 0], blend.points[topology.links[:, 0]])
        assert not blend.points.flags.writeable


def test_different_networks_do_not_blend():
    with pytest.raises(ValueError, match="one topology"):
        blended(place(build("ring", (5,))), place(build("ring", (6,))), 0.5)


# Other networks -----------------------------------------------------------------------------------


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
    keeps_clear(topology, "circle")
    points = place(topology).points
    if p > 4:
        distance = np.hypot(*points.T)
        assert distance[p:].max() < distance[:p].min()


def test_arrays_are_read_only():
    placement = place(build("torus", (3, 3)))
    for array in (placement.points, placement.lines, placement.controls, placement.line_of_link):
        assert not array.flags.writeable
