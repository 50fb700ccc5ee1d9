"""Embeddings: counts against networkx, the numbers of the lecture, and what cannot be."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import networkx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.embedding import (
    GUESTS,
    HOSTS,
    MAPS,
    by_hand,
    embedding_of,
    guest_of,
    host_for,
    host_of,
    in_file,
    moved,
    why_not,
)
from engine.errors import InputError
from engine.topology import build
from tests.tiers import tier


def numbers(embedding):
    return embedding.congestion, embedding.dilation, embedding.expansion


def logical(kind, p):
    """Return a guest as networkx makes it."""
    if kind == "ring":
        return networkx.cycle_graph(p)
    if kind == "tree":
        return networkx.balanced_tree(2, (p + 1).bit_length() - 2)
    side = round(p**0.5)
    grid = networkx.grid_2d_graph(side, side, periodic=kind == "torus")
    return networkx.relabel_nodes(grid, {(r, c): r * side + c for r, c in grid})


def e_cube(a, b):
    """Return the nodes from a to b, the low bit first."""
    way = [a]
    for bit in range(16):
        if (way[-1] ^ b) >> bit & 1:
            way.append(way[-1] ^ (1 << bit))
    return way


def counted(graph, placed, direction):
    """Return congestion and dilation by walking every edge of a networkx graph."""
    load, longest = {}, 0
    for edge in graph.edges:
        a, b = direction(*sorted(edge))
        way = e_cube(placed[a], placed[b])
        longest = max(longest, len(way) - 1)
        for step in pairwise(way):
            line = frozenset(step)
            load[line] = load.get(line, 0) + 1
    return max(load.values()), longest


def onwards(p):
    """Return the direction from i to i + 1 round a ring."""
    return lambda a, b: (b, a) if (a, b) == (0, p - 1) else (a, b)


def torus_direction(a, b):
    """Return the direction from i to i + 1 in a torus of 4x4."""
    (row_a, col_a), (row_b, col_b) = divmod(a, 4), divmod(b, 4)
    return (b, a) if {row_a, row_b} == {0, 3} or {col_a, col_b} == {0, 3} else (a, b)


CASES = {
    "ring": (16, onwards(16)),
    "torus": (16, torus_direction),
    "tree": (15, lambda a, b: (a, b)),
}


@pytest.mark.parametrize("kind", CASES)
def test_random_maps_are_counted_as_networkx_counts(kind):
    """50 maps, each a shuffled list of host nodes."""
    p, direction = CASES[kind]
    guest, host, graph = guest_of(kind, p), host_of("hypercube", 16), logical(kind, p)
    assert {frozenset(edge) for edge in guest.edges.tolist()} == set(map(frozenset, graph.edges))
    for seed in range(50):
        placed = np.random.default_rng(seed).permutation(16)[:p].tolist()
        embedding = by_hand(guest, host, placed)
        assert numbers(embedding)[:2] == counted(graph, placed, direction)
        assert embedding.expansion == Fraction(16, p)


@pytest.mark.parametrize("n", range(1, 11))
def test_the_gray_ring_keeps_neighbours(n):
    one = embedding_of(guest_of("ring", 2**n), host_of("hypercube", 2**n), "gray")
    assert numbers(one) == (1, 1, 1)
    if n >= 2:
        same = embedding_of(one.guest, one.host, "identity")
        assert numbers(same) == (2, n, 1)


@pytest.mark.parametrize("kind", ["torus", "mesh"])
@pytest.mark.parametrize("dims", [(32, 32), (8, 8, 8), (2, 4)])
def test_the_gray_torus_and_mesh_keep_neighbours(kind, dims):
    guest = guest_of(kind, dims=dims)
    one = embedding_of(guest, host_for("hypercube", guest.p))
    assert one.map == "gray"
    assert numbers(one) == (1, 1, 1)


@given(st.integers(1, 512))
def test_a_gray_ring_has_any_even_length(half):
    guest = guest_of("ring", 2 * half)
    one = embedding_of(guest, host_for("hypercube", guest.p), "gray")
    assert numbers(one)[:2] == (1, 1)
    odd = guest_of("ring", 2 * half + 1)
    assert why_not("gray", odd, host_for("hypercube", odd.p)) is not None
    assert embedding_of(odd, host_of("hypercube", 2048)).dilation == 2


@pytest.mark.parametrize("k", range(2, 11))
def test_the_in_order_tree(k):
    guest, host = guest_of("tree", 2**k - 1), host_of("hypercube", 2**k)
    one = embedding_of(guest, host, "in-order")
    assert numbers(one) == (2, 2, Fraction(2**k, 2**k - 1))
    assert sorted(one.placed) == list(range(guest.p))
    for node in range(guest.p // 2):  # left subtree, node, right subtree
        left, right = one.placed[2 * node + 1], one.placed[2 * node + 2]
        assert left < one.placed[node] < right


GRIDS = tier(
    [(2, 3), (3, 3), (4, 4), (5, 4), (3, 5)], [(r, c) for r in (6, 7) for c in range(2, 8)]
)


@pytest.mark.parametrize("dims", GRIDS)
def test_a_snake_keeps_neighbours(dims):
    p = dims[0] * dims[1]
    for kind in ("torus", "mesh"):
        host = host_of(kind, dims=dims)
        for length in range(4, p + 1):
            ring = guest_of("ring", length)
            there = why_not("snake", ring, host) is None
            if there:
                assert numbers(embedding_of(ring, host, "snake"))[:2] == (1, 1)
            if length == p:
                assert there == (kind == "torus" or p % 2 == 0)


def test_a_gray_map_with_two_nodes_swapped():
    """Worked out by hand: ring 0..7 on 0 1 3 2 6 7 5 4, and ring nodes 0 and 1 change places.

    Now 0 is on 1 and 1 on 0.  Edge 0-1: 1 -> 0, one link.  Edge 1-2: 0 -> 3, over 1: lines 0-1 and
    1-3.  Edge 7-0: 4 -> 1, over 5 (the low bit first): lines 4-5 and 1-5.  Edge 6-7 goes from 5 to
    4 over 4-5.  So 0-1 and 4-5 carry two edges, and two edges are two links long.
    """
    gray = embedding_of(guest_of("ring", 8), host_of("hypercube", 8), "gray")
    swapped = moved(gray, 0, 1)
    assert swapped.placed == (1, 0, 3, 2, 6, 7, 5, 4)
    assert numbers(swapped) == (2, 2, 1)
    lines = [swapped.host.lines[line].tolist() for line in swapped.busiest_lines]
    assert lines == [[0, 1], [4, 5]]
    assert swapped.longest_edges.tolist() == [1, 7]
    assert swapped.path(1) == (0, 1, 3)
    assert swapped.path(7) == (4, 5, 1)
    assert swapped.edges_over(swapped.host.line_between(0, 1)) == (0, 1)
    back = moved(swapped, 0, 0)
    assert (back.placed, numbers(back)) == (gray.placed, numbers(gray))


def test_a_moved_node_swaps_or_takes_a_free_place():
    one = embedding_of(guest_of("ring", 6), host_of("hypercube", 8), "gray")
    assert one.placed == (0, 1, 3, 7, 5, 4)
    assert moved(one, 2, 2).placed == (0, 1, 2, 7, 5, 4)
    assert moved(one, 2, 5).placed == (0, 1, 5, 7, 3, 4)
    assert moved(one, 2, 3) is one
    for node, place in ((6, 0), (0, 8), (-1, 0)):
        with pytest.raises(InputError, match="from 0 to"):
            moved(one, node, place)


HOST_SIZES = {"hypercube": (2, 2, 2, 2), "torus": (3, 4), "mesh": (4, 3), "ring": (9,)}


@pytest.mark.parametrize("host", HOSTS, ids=lambda host: host.key)
@pytest.mark.parametrize("guest", GUESTS, ids=lambda guest: guest.key)
@given(seed=st.integers(0, 10**6))
def test_paths_and_loads_are_one_count(guest, host, seed):
    """Paths lead from link to link, are shortest, and loads are what they add up to."""
    p = 7 if guest.key == "tree" else 9
    one = embedding_of(guest_of(guest.key, p), host_of(host.key, dims=HOST_SIZES[host.key]),
                       "random", seed)  # fmt: skip
    network = networkx.Graph(one.host.lines.tolist())
    lines, links = np.zeros(len(one.host.lines), int), np.zeros(len(one.host.links), int)
    for edge, (a, b) in enumerate(one.guest.edges.tolist()):
        path = one.path(edge)
        assert (path[0], path[-1]) == (one.placed[a], one.placed[b])
        assert len(path) - 1 == one.lengths[edge]
        assert len(path) - 1 == networkx.shortest_path_length(network, path[0], path[-1])
        for link in one.routes.of(edge):
            links[link] += 1
            assert edge in one.edges_over_link(link)
        for x, y in pairwise(path):
            line = one.host.line_between(x, y)
            lines[line] += 1
            assert edge in one.edges_over(line)
    assert lines.tolist() == one.line_loads.tolist()
    assert links.tolist() == one.link_loads.tolist()
    assert lines.max() == one.congestion
    assert all(one.guest_on[place] == node for node, place in enumerate(one.placed))


@pytest.mark.parametrize("kind", ["hypercube", "torus", "ring"])
def test_a_host_is_the_network_of_the_program(kind):
    dims = HOST_SIZES[kind]
    host = host_of(kind, dims=dims)
    assert host.links.tolist() == build(kind, dims).links.tolist()
    assert len(host.lines) * 2 == len(host.links)


@pytest.mark.parametrize("entry", MAPS, ids=lambda entry: entry.key)
def test_every_map_is_one_to_one_or_says_why_not(entry):
    done = 0
    for guest in (guest_of("ring", 9), guest_of("ring", 16), guest_of("torus", 9),
                  guest_of("mesh", dims=(3, 3)), guest_of("tree", 7)):  # fmt: skip
        for host in HOSTS:
            there = host_for(host.key, guest.p, guest.dims)
            reason = why_not(entry.key, guest, there)
            if reason is None:
                placed = embedding_of(guest, there, entry.key, 3).placed
                assert len(set(placed)) == guest.p
                assert 0 <= min(placed) <= max(placed) < there.p
                best = embedding_of(guest, there)
                one = embedding_of(guest, there, entry.key, 3)
                assert not entry.good or sum(numbers(best)[:2]) <= sum(numbers(one)[:2])
                if entry.key == "folded":
                    assert one.dilation == 2
                done += 1
            else:
                with pytest.raises(InputError) as error:
                    embedding_of(guest, there, entry.key)
                assert error.value.text == reason
    assert done


def test_a_random_map_is_that_of_its_seed():
    guest, host = guest_of("ring", 8), host_of("hypercube", 8)
    maps = [embedding_of(guest, host, "random", seed).placed for seed in (1, 1, 2)]
    assert maps[0] == maps[1] != maps[2]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["0", "1", "3", "3"], "my.map, line 4: host node 3 is taken already .my.map, line 3."),
        (["0", "1", "4", "2"], "my.map, line 3: a host node must be .* from 0 to 3; 4 is not"),
        (["0", "one", "3", "2"], "my.map, line 2: a host node must be .*; one is not"),
        (["0", "", "3", "2"], "my.map, line 2: a host node must be"),
        (["0", "-1", "3", "2"], "my.map, line 2: .*; -1 is not"),
        (["0", "1", "3"], "my.map, line 4 is missing: the guest has 4 nodes"),
        (["0", "1", "3", "2", "0"], "my.map, line 5: the host node 0 is one too many"),
    ],
)
def test_a_map_that_cannot_be_is_told_with_its_line(lines, said):
    guest, host = guest_of("ring", 4), host_of("hypercube", 4)
    with pytest.raises(InputError, match=said):
        by_hand(guest, host, lines, in_file("my.map"))
    with pytest.raises(InputError, match="the map, guest node"):
        by_hand(guest, host, lines)


@pytest.mark.parametrize(
    ("key", "size", "said"),
    [
        ("tree", 16, r"2\^k - 1 nodes and at least 3; 16 is not .*15 and 31"),
        ("tree", 1, "at least 3; 1 is not"),
        ("mesh", 8, "square mesh; 8 is not"),
        ("torus", 8, "square torus; 8 is not"),
        ("star", 8, "the guest star is not known; there is ring, torus, mesh and tree"),
    ],
)
def test_a_guest_that_cannot_be(key, size, said):
    with pytest.raises(InputError, match=said):
        guest_of(key, size)


def test_a_guest_that_does_not_fit():
    with pytest.raises(InputError, match="the ring has 9 nodes and the hypercube 8"):
        embedding_of(guest_of("ring", 9), host_of("hypercube", 8))
