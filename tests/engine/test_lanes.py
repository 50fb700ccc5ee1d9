"""Lanes drawn fast are the lanes: near their curves, clear of their nodes, kept ones like new."""

from __future__ import annotations

import numpy as np
import pytest

from engine.picture.figure import Rect
from engine.picture.geometry import COARSE, FINE, FINEST, MOST_FINE, Fit, Geometry, fit
from engine.picture.occupied import Occupied
from engine.picture.ways import beside, pieces
from engine.report.placement import place
from engine.report.recent import MOST_KEPT, Recent
from engine.report.scene import Scenes
from engine.run import run
from engine.scenario import from_settings

NETWORKS = (
    ("ring", "p", 8),
    ("torus", "dims", "3x5"),
    ("hypercube", "p", 64),
    ("torus", "dims", "12x9"),
    ("hypercube", "p", 256),
    ("hypercube", "p", 1024),
)


def laid_out(kind: str, name: str, size: object, zoom: float = 1.0) -> Geometry:
    """Return a network laid out on a screen."""
    topology = from_settings({"topology": kind, name: size}).network
    into = Fit(Rect(0, 0, 1880, 980), ring=topology.p <= 64, zoom=zoom)
    return fit(topology, place(topology), into)


@pytest.fixture(params=NETWORKS, ids=lambda given: f"{given[0]}-{given[2]}")
def geometry(request):
    """Return every network once."""
    return laid_out(*request.param)


def off(points: np.ndarray, lines: np.ndarray) -> float:
    """Return how far the farthest of some points is from the nearest of some lines."""
    begin, way = lines[:, :2], lines[:, 2:] - lines[:, :2]
    apart = points[:, None] - begin
    share = (apart * way).sum(axis=2) / (way * way).sum(axis=1)
    apart -= np.clip(share, 0, 1)[..., None] * way
    return float(np.hypot(apart[..., 0], apart[..., 1]).min(axis=1).max())


def some_links(geometry: Geometry, number: int) -> np.ndarray:
    """Return different links in no order."""
    links = np.random.default_rng(7).permutation(len(geometry.topology.links))
    return links[:number]


@pytest.mark.parametrize("tolerance", [FINEST, FINE, COARSE])
def test_pieces_are_near_their_curve(geometry, tolerance):
    links = some_links(geometry, 40)
    made = geometry.pieces(links, geometry.offset, tolerance)
    cubics = geometry.cubics[links]
    for row, cubic in enumerate(cubics):
        lines = made.lines[made.first[row] : made.first[row + 1]]
        assert len(lines) == 1 or geometry.bent[links[row]]
        assert np.array_equal(lines[1:, :2], lines[:-1, 2:])  # one goes on where another ends
        t = np.linspace(0, 1, 2001)
        curve = beside(cubic[None], t, geometry.offset)
        joints = np.concatenate([lines[:, :2], lines[-1:, 2:]])
        ends = [int(np.hypot(*(curve - joint).T).argmin()) for joint in joints[[0, -1]]]
        assert off(joints, np.hstack([curve[:-1], curve[1:]])) < 0.05
        assert off(curve[slice(*ends)], lines) < 4 * tolerance


def test_fewer_pieces_are_made_where_less_is_asked_for():
    geometry = laid_out("hypercube", "p", 1024)
    links = np.arange(len(geometry.topology.links))
    counts = [len(geometry.pieces(links, 0.0, by).lines) for by in (FINEST, FINE, COARSE)]
    assert counts[0] > 1.5 * counts[1] > 2 * counts[2]


def test_kept_pieces_are_those_made_anew(geometry):
    for number in (1, 30, MOST_FINE, MOST_FINE + 1):
        links = some_links(geometry, number)
        tolerance = FINEST if geometry.detailed else FINE if len(links) <= MOST_FINE else COARSE
        for offset in (0.0, geometry.offset):
            anew = geometry.pieces(links, offset, tolerance).lines
            for _ in range(2):  # made, and kept
                assert np.allclose(geometry.segments(links, offset), anew, atol=0.01)


def test_one_colour_of_many_is_as_coarse_as_all():
    geometry = laid_out("hypercube", "p", 1024)
    links = some_links(geometry, 100)
    every = len(geometry.topology.links)
    coarse = geometry.pieces(links, 1.0, COARSE).lines
    assert np.allclose(geometry.segments(links, 1.0, every), coarse, atol=0.01)
    assert len(geometry.segments(links, 1.0)) > len(coarse)


def test_in_a_detailed_picture_lanes_keep_off_their_nodes():
    for network in NETWORKS[:3]:
        geometry = laid_out(*network)
        links = np.arange(len(geometry.topology.links))
        made = geometry.pieces(links, geometry.idle_offset, FINEST)
        for end, joint in ((0, made.first[:-1]), (1, made.first[1:] - 1)):
            nodes = geometry.points[geometry.topology.links[:, end]]
            places = made.lines[joint][:, 2 * end : 2 * end + 2]
            apart = np.hypot(*(places - nodes).T)
            assert (apart > geometry.clear - 0.6).all()
            assert (apart < geometry.clear + 8).all()


def test_no_lane_leaves_its_nodes_backwards_or_far_from_them():
    for network in NETWORKS:
        geometry = laid_out(*network)
        links = np.arange(len(geometry.topology.links))
        made = geometry.pieces(links, 0.0, COARSE)
        ends = geometry.points[geometry.topology.links]
        way = ends[:, 1] - ends[:, 0]
        way /= np.hypot(*way.T)[:, None]
        lines = made.lines[:, 2:] - made.lines[:, :2]
        owner = np.repeat(links, np.diff(made.first))
        assert (np.einsum("ij,ij->i", lines, way[owner]) > 0).all()
        first = made.lines[made.first[:-1], :2]
        assert (np.hypot(*(first - ends[:, 0]).T) < 2.1 * geometry.clear).all()


def test_cubics_of_one_shape_are_cut_alike():
    random = np.random.default_rng(3)
    shape = np.array([[0, 0], [20, 60], [180, 60], [200, 0]], dtype=np.float64)
    aside = random.uniform(0, 500, (50, 1, 2))
    made = pieces(shape + aside, 2.0, np.tile([0.1, 0.9], (50, 1)), 0.5)
    lines = made.lines.reshape(50, -1, 2, 2) - aside[:, None]
    assert np.allclose(lines, lines[0])


def test_places_off_lanes_are_found_as_by_looking_at_every_point():
    geometry = laid_out("hypercube", "p", 32)
    random = np.random.default_rng(5)
    links = random.permutation(len(geometry.topology.links))[:40].tolist()
    taken = Occupied(geometry, links)
    ways = {link: geometry.way(link) for link in links}
    found = set()
    for link in links:
        corner = random.uniform([0, 0], [1800, 900])
        boxes = [Rect(x, y, x + 20, y + 10) for x, y in corner + random.uniform(0, 60, (6, 2))]
        place, free = taken.best(boxes, link)
        clean = [box for box in boxes if _on_no_node(geometry, box)]
        off_lanes = [box for box in clean if not _touched(box, link, ways)]
        assert free == bool(clean)
        if clean:
            assert boxes[place] == (off_lanes or clean)[0]
        found.add((bool(clean), bool(off_lanes), place > 0))
    assert {(False, False, False), (True, True, True)} <= found


def _on_no_node(geometry: Geometry, box: Rect) -> bool:
    x, y = geometry.points.T
    apart = np.hypot(x - np.clip(x, box.left, box.right), y - np.clip(y, box.top, box.bottom))
    return geometry.area.holds(box) and bool((apart >= geometry.outer + 0.5).all())


def _touched(box: Rect, link: int, ways: dict) -> bool:
    for other, way in ways.items():
        points = way.many(np.linspace(0, way.length, max(int(way.length / 5), 2)))
        inside = (points > [box.left - 3, box.top - 3]) & (points < [box.right + 3, box.bottom + 3])
        if other != link and inside.all(axis=1).any():
            return True
    return False


def test_a_scene_is_the_same_whatever_was_asked_before():
    for size in (16, 128):
        settings = {"topology": "hypercube", "p": size, "operation": "total-exchange"}
        one = run(from_settings({**settings, "algorithm": "direct", "startups": "one"}))
        scenes = Scenes(one)
        for cycle in np.random.default_rng(2).integers(0, one.trace.cycles + 1, 40).tolist():
            scene, said = scenes.at(cycle), scenes.said(cycle)
            fresh = Scenes(one)
            assert fresh.said(cycle) == said
            new = fresh.at(cycle)
            assert new == scene and new.lanes == scene.lanes and new.waiting == scene.waiting
            for name in ("links", "chunks", "queued"):
                assert np.array_equal(getattr(new, name), getattr(scene, name))
            assert scenes.at(cycle) is scene


def test_the_last_few_values_are_kept():
    made = []

    def make(number: int) -> int:
        made.append(number)
        return -number

    recent: Recent[int] = Recent()
    for number in (1, 2, 1, 2):
        assert recent.of(number, make) == -number
    assert made == [1, 2] and recent.get(1) == -1 and recent.get(3) is None
    for number in range(10, 10 + MOST_KEPT):
        recent.of(number, make)
    assert recent.get(1) is None and recent.of(1, make) == -1
    assert made[-1] == 1
