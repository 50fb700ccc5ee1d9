"""Networks as products of rings: numbering, ports, links, diameters, bisections, labels."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import isqrt, prod

import networkx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import topology
from engine.errors import InputError
from engine.topology import TOPOLOGIES, Kind, Topology, build, kind_of
from engine.topology.base import frozen
from engine.topology.torus import TORUS
from tests.engine.cases import SHAPES, networks


@pytest.fixture
def star():
    """Three processors round a hub, which is vertex 3 and no processor."""
    links = [(0, 3), (1, 3), (2, 3), (3, 0), (3, 1), (3, 2)]
    return Topology("star", (), 3, 4, frozen(links), frozen([0, 0, 0, 0, 1, 2]))


def neighbours(network):
    """The receivers of each sender, by port."""
    found = [[] for _ in range(network.vertices)]
    for (a, b), port in zip(network.links.tolist(), network.ports.tolist(), strict=True):
        assert len(found[a]) == port
        found[a].append(b)
    return found


# Hand-written -------------------------------------------------------------------------------------


def test_ring_of_five_by_port():
    assert neighbours(build("ring", (5,))) == [[1, 4], [2, 0], [3, 1], [4, 2], [0, 3]]


def test_ring_of_two_is_one_line():
    network = build("ring", (2,))
    assert network.links.tolist() == [[0, 1], [1, 0]]
    assert network.port_count == 1


def test_torus_of_two_rows_and_three_columns_by_port():
    """Ports: + and - of the row, then the one of the column of 2."""
    network = build("torus", (2, 3))
    assert neighbours(network) == [[1, 2, 3], [2, 0, 4], [0, 1, 5], [4, 5, 0], [5, 3, 1], [3, 4, 2]]
    assert network.port_directions == ((1, 1), (1, -1), (0, 1))


def test_torus_of_three_rows_and_two_columns_by_port():
    assert neighbours(build("torus", (3, 2))) == [
        [1, 2, 4],
        [0, 3, 5],
        [3, 4, 0],
        [2, 5, 1],
        [5, 0, 2],
        [4, 1, 3],
    ]


def test_port_d_of_a_hypercube_flips_bit_d():
    network = build("hypercube", (2,) * 5)
    assert network.port_count == 5
    for link, (a, b) in enumerate(network.links.tolist()):
        assert a ^ b == 1 << network.ports[link]


@pytest.mark.parametrize(
    ("kind", "dims", "diameter", "bisection"),
    [
        ("ring", (2,), 1, 1),
        ("ring", (7,), 3, 2),
        ("ring", (16,), 8, 2),
        ("torus", (4, 4), 4, 8),
        ("torus", (5, 5), 4, None),
        ("torus", (3, 4), 3, 6),
        ("torus", (4, 5), 4, None),
        ("torus", (2, 4), 3, 4),
        ("torus", (2, 2), 2, 2),
        ("torus", (2, 3), 2, None),
        ("torus", (2, 2, 2), 3, 4),
        ("torus", (4, 4, 4), 6, 32),
        ("torus", (8, 8), 8, 16),
        ("hypercube", (2,), 1, 1),
        ("hypercube", (2,) * 4, 4, 8),
        ("hypercube", (2,) * 10, 10, 512),
    ],
)
def test_diameter_and_bisection(kind, dims, diameter, bisection):
    network = build(kind, dims)
    assert network.diameter == diameter
    assert network.bisection == bisection


@pytest.mark.parametrize("p", [4, 9, 16, 25, 36])
def test_diameter_of_the_square_torus_as_the_lecture_prints_it(p):
    assert build("torus", TORUS.dims_of_p(p)).diameter == 2 * (isqrt(p) // 2)


@pytest.mark.parametrize(
    ("kind", "dims"),
    [
        ("ring", (2,)),
        ("ring", (3,)),
        ("ring", (6,)),
        ("ring", (9,)),
        ("torus", (2, 2)),
        ("torus", (2, 4)),
        ("torus", (4, 3)),
        ("torus", (2, 6)),
        ("torus", (2, 2, 2)),
        ("hypercube", (2, 2, 2)),
    ],
)
def test_bisection_is_the_fewest_lines_between_two_halves(kind, dims):
    network = build(kind, dims)
    best = min(
        sum(a in half and b not in half for a, b in network.links.tolist())
        for chosen in combinations(range(network.p), network.p // 2)
        for half in [set(chosen)]
    )
    assert network.bisection == best


# Laws ---------------------------------------------------------------------------------------------


@given(networks(36))
def test_links_are_numbered_port_major(network):
    for link, (a, _) in enumerate(network.links.tolist()):
        assert link == network.ports[link] * network.vertices + a
    assert network.link_id == {tuple(pair): i for i, pair in enumerate(network.links.tolist())}


@given(networks(36))
def test_ports_have_no_holes_and_every_node_has_them_all(network):
    ports = sum(1 if k == 2 else 2 for k in network.dims)
    assert network.port_count == len(network.port_directions) == ports
    assert len(network.links) == ports * network.p
    assert all(len(receivers) == ports for receivers in neighbours(network))


@given(networks(36))
def test_a_port_goes_one_place_along_its_dimension(network):
    for (a, b), port in zip(network.links.tolist(), network.ports.tolist(), strict=True):
        d, sign = network.port_directions[port]
        change = [
            (y - x) for x, y in zip(network.coordinates(a), network.coordinates(b), strict=True)
        ]
        expected = [0] * len(change)
        expected[d] = sign % network.dims[d]
        assert [c % k for c, k in zip(change, network.dims, strict=True)] == expected
        assert network.dimension_of_link[network.link_id[a, b]] == d


@given(networks(36))
def test_every_line_is_two_links(network):
    for link, other in enumerate(network.opposite.tolist()):
        assert network.links[other].tolist() == network.links[link].tolist()[::-1]
        assert network.opposite[other] == link
    lines = Counter(frozenset(pair) for pair in network.links.tolist())
    assert set(lines.values()) == {2}


@given(networks(36))
def test_nodes_are_numbered_row_major(network):
    coordinates = [network.coordinates(node) for node in range(network.p)]
    assert coordinates == sorted(coordinates)
    assert coordinates == list(np.ndindex(*network.dims))
    assert [network.node_at(c) for c in coordinates] == list(range(network.p))
    for d in range(len(network.dims)):
        assert network.coordinate(np.arange(network.p), d).tolist() == [c[d] for c in coordinates]


@given(networks(36), st.integers(-20, 20), st.data())
def test_moving_goes_round_the_ring(network, by, data):
    d = data.draw(st.integers(0, len(network.dims) - 1))
    moved = network.moved(np.arange(network.p), d, by)
    for node in range(network.p):
        place = list(network.coordinates(node))
        place[d] += by
        assert moved[node] == network.node_at(place)
    assert network.moved(moved, d, -by).tolist() == list(range(network.p))


@given(networks(36))
def test_distance_and_diameter_are_those_of_the_graph(network):
    lengths = dict(networkx.all_pairs_shortest_path_length(network.graph()))
    for a in range(network.p):
        assert [network.distance(a, b) for b in range(network.p)] == [
            lengths[a][b] for b in range(network.p)
        ]
    assert network.diameter == max(max(row.values()) for row in lengths.values())


@given(networks(36))
def test_the_graph_has_an_edge_a_link(network):
    graph = network.graph()
    assert sorted(graph.nodes) == list(range(network.vertices))
    assert sorted((data["link"], a, b) for a, b, data in graph.edges(data=True)) == [
        (i, a, b) for i, (a, b) in enumerate(network.links.tolist())
    ]


@pytest.mark.parametrize(("kind", "dims"), SHAPES)
def test_a_network_is_a_value(kind, dims):
    network, again = build(kind, dims), build(kind, dims)
    assert network == again
    assert hash(network) == hash(again)
    assert network.p == network.processors == network.vertices == prod(dims)
    for array in (network.links, network.ports, network.opposite, network.dimension_of_link):
        assert array.dtype == np.int64
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    with pytest.raises(AttributeError):
        network.kind = "other"


def test_networks_of_one_shape_and_different_kinds_differ():
    assert build("torus", (2, 2)) != build("hypercube", (2, 2))
    assert build("torus", (2, 3)) != build("torus", (3, 2))


# Labels and errors --------------------------------------------------------------------------------


def test_labels():
    cube = build("hypercube", (2, 2, 2))
    assert [cube.label(node) for node in range(3)] == ["0", "1", "2"]
    assert [cube.label(node, "binary") for node in (0, 5, 7)] == ["000", "101", "111"]
    assert [cube.label(node, "gray") for node in (0, 1, 3, 2, 6, 7, 5, 4)] == list("01234567")
    assert cube.label(6, "coordinates") == "1,1,0"
    torus = build("torus", (3, 5))
    assert torus.label(13, "coordinates") == "2,3"
    assert torus.label(3, "binary") == "0011"


def test_labels_are_unique():
    cube = build("hypercube", (2,) * 4)
    for style in ("decimal", "binary", "gray", "coordinates"):
        assert len({cube.label(node, style) for node in range(16)}) == 16


@pytest.mark.parametrize(
    ("kind", "p", "dims"),
    [("ring", 12, (12,)), ("torus", 49, (7, 7)), ("hypercube", 32, (2,) * 5), ("ring", 2, (2,))],
)
def test_shape_of_p(kind, p, dims):
    assert kind_of(kind).dims_of_p(p) == dims


@pytest.mark.parametrize(
    ("kind", "p", "said"),
    [
        ("hypercube", 12, "12 is not (8 and 16 are)"),
        ("hypercube", 1, "1 is not"),
        ("hypercube", 0, "0 is not"),
        ("hypercube", 65535, "65535 is not (32768 and 65536 are)"),
        ("torus", 15, "15 is not (9 and 16 are)"),
        ("torus", 1, "1 is not (4 is)"),
        ("torus", -4, "-4 is not (4 is)"),
        ("ring", 1, "1 is not"),
    ],
)
def test_a_wrong_p_is_named_with_what_is_near(kind, p, said):
    with pytest.raises(InputError) as caught:
        kind_of(kind).dims_of_p(p)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "dims", "said"),
    [
        ("ring", (3, 5), "3x5"),
        ("ring", (1,), "1 is not"),
        ("torus", (7,), "7 has one"),
        ("torus", (0, 4), "0x4 has 0"),
        ("torus", (4, 1), "4x1 has 1"),
        ("hypercube", (2, 3), "2x3"),
        ("hypercube", (), "every side"),
        ("blob", (3,), "blob"),
    ],
)
def test_wrong_sides_are_named(kind, dims, said):
    with pytest.raises(InputError) as caught:
        build(kind, dims)
    assert said in str(caught.value)


def test_other_wrong_values_are_named():
    ring = build("ring", (8,))
    with pytest.raises(InputError, match="no link from node 0 to node 5"):
        ring.link_between(0, 5)
    with pytest.raises(InputError, match="this is a ring"):
        ring.label(0, "gray")
    with pytest.raises(InputError, match="roman"):
        ring.label(0, "roman")
    assert ring.link_between(0, 7) == 8


# Vertices that are no processors ------------------------------------------------------------------


def test_a_hub_is_a_vertex_after_the_processors(star):
    assert (star.p, star.vertices, star.port_count) == (3, 4, 3)
    assert star.links[star.opposite].tolist() == star.links[:, ::-1].tolist()
    assert star.link_between(3, 1) == 4
    assert star.label(3) == star.label(3, "coordinates") == "3"
    assert star.label(3, "binary") == "11"
    assert sorted(star.graph().nodes) == [0, 1, 2, 3]
    with pytest.raises(InputError, match="star"):
        star.label(0, "gray")


def test_hops_through_a_hub_count(star):
    assert star.distance(0, 2) == 2
    assert star.distance(1, 1) == 0
    assert star.diameter == 2


# Growth -------------------------------------------------------------------------------------------


def test_a_new_kind_is_one_line_in_the_catalogue(monkeypatch):
    """A toy: rings of two side by side, k x 2."""
    ladder = Kind(
        "ladder",
        TORUS.title,
        lambda p: (p // 2, 2),
        lambda dims: dims,
        lambda dims: None,
    )
    with pytest.raises(InputError, match="ring, torus, hypercube, switch and hub"):
        kind_of("ladder")
    monkeypatch.setattr(topology, "TOPOLOGIES", (*TOPOLOGIES, ladder))
    network = build("ladder", kind_of("ladder").dims_of_p(10))
    assert (network.kind, network.p, network.diameter) == ("ladder", 10, 3)
    with pytest.raises(InputError, match="ring, torus, hypercube, switch, hub and ladder"):
        kind_of("snake")
