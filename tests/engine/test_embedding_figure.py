"""The figure of an embedding says what the embedding says, once, and nothing covers a word."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from engine.commands import embed
from engine.embedding import (
    Embedding,
    by_hand,
    embedding_of,
    guest_of,
    host_of,
    moved,
)
from engine.errors import InputError
from engine.export.embed_command import embed_words
from engine.picture import Paper
from engine.picture.embedding_figure import EmbeddingPicture, embedding_figure
from engine.picture.figure import Box, Figure, Lines, Rect, Stamp, Words
from engine.picture.ink import number_ink
from engine.report.placement.graphs import guest_placement
from tests.tiers import tier

PAPER = Paper(930, 680)


def case(guest, host, key: str = "best", seed: int = 0) -> Embedding:
    """Return an embedding of (kind, p or dims) into (kind, p or dims)."""
    sized = [
        make(kind, dims=size) if isinstance(size, tuple) else make(kind, size)
        for make, (kind, size) in ((guest_of, guest), (host_of, host))
    ]
    return embedding_of(*sized, key, seed)


CASES = {
    "ring 8": case(("ring", 8), ("hypercube", 8), "identity"),
    "ring 2": case(("ring", 2), ("hypercube", 2)),
    "torus 4x4": case(("torus", (4, 4)), ("hypercube", 16), "random", 3),
    "tree 15": case(("tree", 15), ("hypercube", 16), "in-order"),
    "tree 63": case(("tree", 63), ("hypercube", 64), "random", 1),
    "snake": case(("ring", 16), ("torus", (4, 4)), "snake"),
    "mesh": case(("torus", (3, 5)), ("mesh", (4, 4)), "identity"),
    "row": case(("mesh", (2, 4)), ("mesh", (9,)), "random", 2),
    "ring in ring": case(("ring", 20), ("ring", 24), "random", 5),
    "cube": case(("mesh", (2, 3, 4)), ("torus", (2, 3, 4)), "random", 5),
    "ring 64": case(("ring", 64), ("hypercube", 64), "identity"),
    "ring 256": case(("ring", 256), ("hypercube", 256), "random", 7),
}
every_case = pytest.mark.parametrize("embedding", CASES.values(), ids=CASES)


def drawn(figure: Figure, what: str) -> list[tuple[int, ...]]:
    """Return the keys of the shapes that show something."""
    found: list[tuple[int, ...]] = []
    for shape in figure.shapes():
        if shape.what == what:
            many = isinstance(shape, Lines)
            found += [(key,) for key in shape.keys] if many else [shape.key]
    return found


def numbers(figure: Figure, what: str) -> dict[int, str]:
    """Return the texts that show something, by the first number of their key."""
    every = [one for one in figure.shapes() if isinstance(one, Words) and one.what == what]
    return {one.key[0]: one.text for one in every}


@every_case
def test_every_edge_line_and_node_is_drawn_once(embedding):
    figure = embedding_figure(embedding, PAPER)
    for what, count in (
        ("guest-edge", len(embedding.guest.edges)),
        ("host-line", len(embedding.host.lines)),
        ("guest-node", embedding.guest.p),
    ):
        assert sorted(drawn(figure, what)) == [(one,) for one in range(count)], what
    hosts = [(node, int(guest)) for node, guest in enumerate(embedding.guest_on)]
    assert sorted(drawn(figure, "host-node")) == hosts
    assert not drawn(figure, "path") and not drawn(figure, "lit-edge")


@every_case
def test_lines_go_between_their_nodes(embedding):
    picture = EmbeddingPicture(embedding.guest, embedding.host, PAPER)
    for spread, pairs in (
        (picture.guest, embedding.guest.edges),
        (picture.host, embedding.host.lines),
    ):
        for way, (a, b) in zip(spread.ways, pairs.tolist(), strict=True):
            assert way[0] == pytest.approx(spread.points[a], abs=1e-6)
            assert way[-1] == pytest.approx(spread.points[b], abs=1e-6)
            middle = way[len(way) // 2] if len(way) > 2 else way.mean(axis=0)
            assert spread.way_at(*middle.tolist(), slack=0.5) is not None
        for node in range(len(spread.points)):
            assert spread.node_at(*spread.at(node)) == node


@every_case
def test_the_numbers_are_those_of_the_embedding(embedding):
    figure = embedding_figure(embedding, PAPER)
    three = (embedding.congestion, embedding.dilation, embedding.expansion)
    assert [numbers(figure, "value")[i] for i in range(3)] == [str(one) for one in three]
    loads, lengths = embedding.line_loads.tolist(), embedding.lengths.tolist()
    told = numbers(figure, "load")
    assert all(text == str(loads[line]) for line, text in told.items())
    assert all(text == str(lengths[e]) for e, text in numbers(figure, "length").items())
    if embedding.host.p <= 16:
        assert set(told) == {line for line, load in enumerate(loads) if load}
    inks = {one.key[0]: one.ink for one in figure.shapes() if one.what == "load"}
    assert all(ink == number_ink(loads[line]) for line, ink in inks.items())


@every_case
def test_a_guest_node_and_its_host_node_look_alike(embedding):
    figure = embedding_figure(embedding, PAPER)
    looks: dict[tuple[str, int], object] = {}
    for shape in figure.shapes():
        if shape.what in ("guest-node", "host-node"):
            carried = shape.key[-1]
            if isinstance(shape, Stamp):
                looks[shape.what, carried] = shape.shapes[0].fill
            elif isinstance(shape, Box):
                looks[shape.what, carried] = shape.fill
    free = looks.pop(("host-node", -1), None)
    assert (free is None) == (embedding.guest.p == embedding.host.p)
    assert free not in looks.values()
    for node in range(embedding.guest.p):
        assert looks["guest-node", node] == looks["host-node", node]
    texts = Counter(one.text for one in figure.shapes() if one.what == "node-number")
    if embedding.guest.p <= 16:
        assert texts == {str(node): 2 for node in range(embedding.guest.p)}


@every_case
def test_an_edge_lights_its_path_and_a_line_what_loads_it(embedding):
    picture = EmbeddingPicture(embedding.guest, embedding.host, PAPER)
    edges = range(0, len(embedding.guest.edges), 1 + len(embedding.guest.edges) // 20)
    for edge in edges:
        figure = picture.at(embedding, edge)
        hops = [(edge, a, b) for a, b in pairwise(embedding.path(edge))]
        assert drawn(figure, "path") == hops
        assert drawn(figure, "lit-edge") == [(edge,)]
        ends = Counter(node for (node,) in drawn(figure, "path-end"))
        assert ends == dict.fromkeys(embedding.guest.edges[edge].tolist(), 2)
        ways = {one.key: one.points for one in figure.shapes() if one.what == "path"}
        for key, points in ways.items():
            found = sorted(map(tuple, points[[0, -1]].round(6).tolist()))
            there = sorted(map(tuple, picture.host.points[list(key[1:])].round(6).tolist()))
            assert found == there
    for line in range(0, len(embedding.host.lines), 1 + len(embedding.host.lines) // 20):
        figure = picture.at(embedding, line=line)
        lit = {edge for (edge,) in drawn(figure, "lit-edge")}
        assert lit == set(embedding.edges_over(line))
        assert drawn(figure, "lit-line") == [(line,)]


def boxes_of(figure: Figure) -> list[tuple[str, Rect]]:
    return [
        (f"{one.what} {one.text}", one.box) for one in figure.shapes() if isinstance(one, Words)
    ]


@every_case
@pytest.mark.parametrize("language", tier(["en", "ru"], ["uk"]))
@pytest.mark.parametrize("size", tier([(930, 680), (640, 600)], [(1500, 900)]))
def test_no_word_lies_on_another_nor_leaves_the_paper(embedding, language, size):
    paper = Paper(*size, lambda text: text.render(language))
    longest = int(embedding.longest_edges[0])
    figure = embedding_figure(embedding, paper, longest, int(embedding.busiest_lines[0]))
    boxes = boxes_of(figure)
    for name, box in boxes:
        assert Rect(0, 0, *size).holds(box), name
    for (one, first), (other, second) in combinations(boxes, 2):
        assert not first.grown(-0.5).meets(second.grown(-0.5)), (one, other)


def test_a_tree_has_parents_over_the_middle_of_their_children():
    points = guest_placement(guest_of("tree", 15)).points
    for parent in range(7):
        left, right = points[2 * parent + 1], points[2 * parent + 2]
        assert points[parent][0] == pytest.approx((left[0] + right[0]) / 2)
        assert left[1] == right[1] < points[parent][1]
    leaves = points[7:, 0].tolist()
    assert leaves == list(range(8))


def test_numbers_on_lines_stay_where_they_are_whatever_the_map():
    one = CASES["torus 4x4"]
    picture = EmbeddingPicture(one.guest, one.host, PAPER)
    found = []
    for embedding in (one, moved(one, 3, one.placed[9])):
        every = picture.at(embedding).shapes()
        found.append({s.key: s.at for s in every if s.what == "load"})
    both = found[0].keys() & found[1].keys()
    assert both and all(found[0][key] == found[1][key] for key in both)


def test_what_cannot_be_drawn_is_told():
    ring = case(("ring", 512), ("hypercube", 512))
    with pytest.raises(InputError, match="drawn up to 256 host nodes; this host has 512"):
        embedding_figure(ring, PAPER)
    with pytest.raises(InputError, match="from 0 to 7; 8 is not"):
        embedding_figure(CASES["ring 8"], PAPER, edge=8)
    with pytest.raises(InputError, match="from 0 to 11; 12 is not"):
        embedding_figure(CASES["ring 8"], PAPER, line=12)


# The command --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ring 8", "torus 4x4", "tree 15", "mesh", "row", "cube"])
def test_the_command_of_an_embedding_makes_it_again(name, capsys):
    embedding = CASES[name]
    seed = {"torus 4x4": 3, "row": 2, "cube": 5}.get(name, 0)
    swapped = by_hand(embedding.guest, embedding.host, embedding.placed[::-1])
    for one in (embedding, swapped):
        embed([*embed_words(one, seed)[1:], "--format", "json"], "en")
        told = json.loads(capsys.readouterr().out)
        assert tuple(told["map"]) == one.placed
        assert (told["guest"], told["host"]) == (one.guest.kind, one.host.kind)
        assert (told["guest_p"], told["host_p"]) == (one.guest.p, one.host.p)


def test_the_command_writes_the_figure(tmp_path):
    target = tmp_path / "ring.svg"
    embed(["--guest", "ring", "--p", "8", "-o", str(target)], "ru")
    root = ElementTree.parse(target).getroot()
    edges = [one for one in root.iter() if one.get("data-what") == "guest-edge"]
    assert len(edges) == 8
    assert target.read_bytes() != b""
    again = tmp_path / "again.svg"
    embed(["--guest", "ring", "--p", "8", "-o", str(again)], "ru")
    assert again.read_bytes() == target.read_bytes()
    embed(["--guest", "ring", "--p", "8", "-o", str(tmp_path / "ring.tikz")], "en")
    assert re.search(r"\\documentclass", (tmp_path / "ring.tikz").read_text("utf-8"))
    with pytest.raises(InputError, match=r"\.svg and \.tikz; .*ring\.bmp does not"):
        embed(["--p", "8", "-o", str(tmp_path / "ring.bmp")], "en")
    with pytest.raises(InputError, match="the theme blue is not known"):
        embed(["--p", "8", "--theme", "blue"], "en")
    with pytest.raises(InputError, match="guest node 2: host node 1 is taken already"):
        embed(["--p", "4", "--map", "0-1-1-3"], "en")
