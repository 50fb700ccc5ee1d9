"""Routes by dimension order, the shorter way on each ring, ties in + direction."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.routing import routes
from engine.topology import Topology, build
from engine.topology.base import frozen
from tests.engine.cases import networks


def path(network, source, target, backwards=None):
    """The nodes of one route, which must join up."""
    turned = None if backwards is None else np.array([backwards])
    links = routes(network, np.array([source]), np.array([target]), turned).of(0)
    nodes = [source]
    for a, b in network.links[links].tolist():
        assert a == nodes[-1]
        nodes.append(b)
    assert nodes[-1] == target
    return nodes


@st.composite
def networks_and_pairs(draw):
    network = draw(networks(40))
    node = st.integers(0, network.p - 1)
    pairs = draw(st.lists(st.tuples(node, node), min_size=1, max_size=20))
    return network, *(np.array(column) for column in zip(*pairs, strict=True))


def test_a_torus_route_goes_along_the_row_then_along_the_column():
    torus = build("torus", (4, 5))
    assert path(torus, 0, 12) == [0, 1, 2, 7, 12]
    assert path(torus, 0, 18) == [0, 4, 3, 18]  # both ways round are shorter
    assert path(torus, 12, 0) == [12, 11, 10, 15, 0]  # the column is a tie of 2 and 2: up
    assert path(torus, 19, 1) == [19, 15, 16, 1]


def test_e_cube_flips_the_lowest_differing_bit_first():
    cube = build("hypercube", (2, 2, 2, 2))
    assert path(cube, 0b0000, 0b1011) == [0b0000, 0b0001, 0b0011, 0b1011]
    assert path(cube, 0b1110, 0b0101) == [0b1110, 0b1111, 0b1101, 0b0101]


def test_three_dimensions_are_taken_last_first():
    torus = build("torus", (2, 3, 4))
    assert path(torus, 0, torus.node_at((1, 1, 3))) == [0, 3, 7, 19]


def test_a_tie_goes_up():
    ring = build("ring", (8,))
    assert path(ring, 0, 4) == [0, 1, 2, 3, 4]
    assert path(ring, 4, 0) == [4, 5, 6, 7, 0]
    assert path(ring, 0, 5) == [0, 7, 6, 5]
    assert path(build("ring", (7,)), 0, 4) == [0, 6, 5, 4]
    assert path(build("torus", (4, 4)), 5, 15) == [5, 6, 7, 11, 15]


def test_a_route_backwards_is_the_other_way_round_reversed():
    ring = build("ring", (8,))
    assert path(ring, 0, 4, backwards=True) == [0, 7, 6, 5, 4]
    torus = build("torus", (4, 5))
    assert path(torus, 12, 0, backwards=True) == [12, 7, 2, 1, 0]


@given(networks_and_pairs())
def test_routes_join_up_and_are_shortest(case):
    network, source, target = case
    found = routes(network, source, target)
    for i, (a, b) in enumerate(zip(source.tolist(), target.tolist(), strict=True)):
        links = network.links[found.of(i)].reshape(-1, 2).tolist()
        assert [a, *(y for _, y in links)] == [*(x for x, _ in links), b]
        assert len(links) == found.hops[i] == network.distance(a, b)


@given(networks_and_pairs())
def test_routes_keep_the_order_of_dimensions_and_one_direction_each(case):
    network, source, target = case
    found = routes(network, source, target)
    for i in range(len(source)):
        ports = network.ports[found.of(i)].tolist()
        assert ports == sorted(ports)  # dimensions last first
        used = [network.port_directions[port][0] for port in set(ports)]
        assert len(used) == len(set(used))  # never + and - of one ring


@given(networks(40))
def test_a_tie_goes_up_on_every_ring(network):
    for d, k in enumerate(network.dims):
        if k % 2:
            continue
        source = np.arange(network.p)
        found = routes(network, source, network.moved(source, d, k // 2))
        signs = {network.port_directions[port] for port in network.ports[found.links].tolist()}
        assert signs == {(d, 1)}


@given(networks_and_pairs(), st.data())
def test_backward_routes_mirror_those_of_the_other_way(case, data):
    network, source, target = case
    backwards = np.array(
        data.draw(st.lists(st.booleans(), min_size=len(source), max_size=len(source)))
    )
    found = routes(network, source, target, backwards)
    forth, back = routes(network, source, target), routes(network, target, source)
    for i, turned in enumerate(backwards.tolist()):
        mirrored = [int(network.opposite[link]) for link in reversed(back.of(i))]
        assert found.of(i) == (mirrored if turned else forth.of(i))


def test_two_vertices_may_be_no_processors():
    """Two switches, 4 and 5, with two processors each, joined by a line."""
    lines = [(0, 4), (1, 4), (2, 5), (3, 5), (4, 5)]
    links = [*lines, *((b, a) for a, b in lines)]
    network = Topology("tree", (), 4, 6, frozen(links), frozen([0] * len(links)))
    assert path(network, 0, 1) == [0, 4, 1]
    assert path(network, 0, 3) == [0, 4, 5, 3]
    assert path(network, 0, 3, backwards=True) == [0, 4, 5, 3]
    found = routes(network, np.array([0, 2, 1]), np.array([1, 2, 3]))
    assert found.hops.tolist() == [2, 0, 3]


@pytest.mark.parametrize("backwards", [None, np.zeros(0, dtype=bool)])
def test_no_transfers_have_no_routes(backwards):
    none = np.zeros(0, dtype=np.int64)
    found = routes(build("torus", (3, 4)), none, none, backwards)
    assert found.offsets.tolist() == [0]
    assert found.links.size == 0
