"""Operations through an embedding: times, data at the right nodes, words, files and bounds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.algorithms import algorithms_of
from engine.embedding import embedding_of, guest_of, host_of, moved
from engine.errors import InputError
from engine.export.command import command_words
from engine.operation import OPERATIONS
from engine.report.data import Data
from engine.report.differences import comparisons
from engine.report.embedding_words import edge_words, jump, line_words, shift_words
from engine.report.happens import Story
from engine.report.life import life
from engine.report.result import data_of, result_of
from engine.report.scene import scene
from engine.run import analytic_time, run
from engine.scenario import (
    Laid,
    from_settings,
    laid_by_hand,
    read_scenario,
    write_scenario,
)
from tests.tiers import tier

CUBE = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast", "th": "1.5"}
COSTS = {"m": 100, "ts": "50", "tw": "0.1"}


def simulated(**settings):
    return run(from_settings({**CUBE, **COSTS, **settings}))


def test_the_ring_all_to_all_broadcast_through_the_map():
    gray, same = simulated(embedding="ring:gray"), simulated(embedding="ring:identity")
    assert (gray.simulated, same.simulated) == (Fraction("430.5"), Fraction("591.5"))
    assert (gray.analytic, gray.exact) == (Fraction("430.5"), True)
    assert (same.analytic, same.exact) == (None, False)
    assert "no closed form" in str(same.why_no_form)
    for how in ("gray", "identity"):
        flat = simulated(embedding=f"ring:{how}", switching="cut-through", th="0")
        assert flat.simulated == 420


SMALL = tier(["ring:6:gray", "torus:2x3:random:4", "ring:random:5"],
             ["ring:7", "torus:4x2:identity", "ring:2", "ring:8:identity"])  # fmt: skip


@pytest.mark.parametrize("embedding", SMALL)
@pytest.mark.parametrize("operation", [operation.key for operation in OPERATIONS])
def test_every_operation_of_the_guest_ends_where_it_should(operation, embedding):
    """The proof is by processes; here: the data are at the nodes that run them, for all views."""
    base = {**CUBE, "operation": operation, "embedding": embedding, "root": 1, "m": 3}
    for algorithm in algorithms_of(operation):
        try:
            scenario = from_settings({**base, "algorithm": algorithm.key})
        except InputError:
            continue
        done = run(scenario)
        nodes, cycles = scenario.embedding.nodes, done.trace.cycles
        assert done.schedule.node_of.tolist() == nodes.tolist()
        held = data_of(done)["end"]
        free = set(range(8)) - set(nodes.tolist())
        assert all(not held[node] for node in free)
        data = Data(done)
        matrix = data.at(cycles)
        assert matrix.held.shape[0] == 8
        if data.adds:
            due = [chunk["value"] if (chunk := next(iter(one), None)) else None for one in held]
            shown = [value if value is not None else None for value in data.due]
            assert shown == due
        else:
            assert matrix.after.tolist() == [len(one) for one in held]
            assert data.counts(cycles).tolist() == [len(one) for one in held]
        shown = scene(done, cycles)
        assert all(bool(shown.holdings[node]) == (node not in free) for node in range(8))
        assert Story(done).at(cycles).sentences
        origin = int(nodes[1])
        for stage in life(done, origin, None):
            assert done.topology.link_between(stage.source, stage.target) == stage.link


@pytest.mark.parametrize("operation", [operation.key for operation in OPERATIONS])
def test_where_neighbours_stay_neighbours_time_is_the_guests(operation):
    """Through a Gray map a ring takes the time of a ring, whatever the operation."""
    for switching in ("store-and-forward", "cut-through", "finite-packets"):
        settings = {**COSTS, "operation": operation, "th": "1.5", "switching": switching, "q": 3}
        ring = run(from_settings({**settings, "topology": "ring", "p": 8}))
        keys = {"topology": "hypercube", "p": 8, "embedding": "ring:gray"}
        inside = run(from_settings({**settings, **keys}))
        if ring.algorithm.neighbours_only:
            assert inside.simulated == ring.simulated
            assert inside.analytic == ring.analytic == analytic_time(inside.scenario)
            assert inside.exact == ring.exact
        else:
            assert inside.analytic is None
        for time in inside.bounds.values():
            assert time is None or time <= inside.simulated


def test_pseudocode_names_the_nodes_of_the_host():
    done = simulated(embedding="ring:gray")
    for node in range(8):
        place = done.scenario.embedding.placed.index(node)
        after = done.scenario.embedding.placed[(place + 1) % 8]
        values = [str(value) for value in Story(done).at(1, node).values]
        assert f"next = {after:03b}" in values


# -- what is said of it ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        "ring",
        "ring:gray",
        "ring:6:identity",
        "torus:2x4:gray",
        "ring:random:7",
        "ring:0-1-3-2-6-7-4-5",
        {"guest": "ring", "size": "6", "map": [0, 1, 3, 2, 6, 7]},
        {"guest": "torus", "size": [2, 2], "map": "identity"},
    ],
)
def test_files_and_command_lines_keep_an_embedding(value, tmp_path):
    scenario = from_settings({**CUBE, "embedding": value})
    assert from_settings(scenario.settings()) == scenario
    path = tmp_path / "a.hopscope"
    write_scenario(path, scenario)
    assert read_scenario(path) == scenario
    words = command_words(scenario)
    word = words[words.index("--embedding") + 1]
    assert from_settings({**CUBE, "embedding": word}) == scenario


def test_a_map_made_by_hand_is_a_list_in_a_file(tmp_path):
    scenario = from_settings({**CUBE, "embedding": "ring:gray"})
    changed = moved(scenario.embedding, 0, 7)
    edited = replace(scenario, laid=laid_by_hand(changed))
    assert edited.embedding == changed
    assert edited.settings()["embedding"] == {"guest": "ring", "map": list(changed.placed)}
    path = tmp_path / "a.hopscope"
    write_scenario(path, edited)
    assert read_scenario(path) == edited != scenario


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("star", "the guest star is not known"),
        ("mesh", "operations run on rings and tori; a mesh"),
        ("tree:gray", "operations run on rings and tori; a binary tree"),
        ("ring:snail", "the map snail is not known; there is best, gray"),
        ("ring:gray:3", "such as ring:8:gray.*ring:gray:3 is not"),
        ("ring:9", "the ring has 9 nodes and the hypercube 8"),
        ("ring:7:gray", "needs even sides; 7 has the side 7"),
        ("torus", "square torus; 8 is not"),
        ("ring:0-1-2", "the map, guest node 3 is missing: the guest has 8 nodes"),
        ("ring:3:0-1-1", "the map, guest node 2: host node 1 is taken already"),
        ("ring:3:0-1-8", "the map, guest node 2: .* from 0 to 7; 8 is not"),
        ("ring:2:0-1-3", "the map, guest node 2: the host node 3 is one too many"),
        ({"map": [0, 1]}, "an embedding must be a guest, a size and a map"),
        ({"guest": "ring", "map": [0, "x"]}, "the map, guest node 1: .*; x is not"),
        (5, "an embedding must be .*; 5 is not"),
        ("ring:random:x", "seed must be a whole number"),
    ],
)
def test_an_embedding_that_cannot_be(value, said):
    with pytest.raises(InputError, match=said):
        from_settings({**CUBE, "embedding": value})


def test_nodes_of_a_task_are_processes_of_the_guest():
    with pytest.raises(InputError, match="root must be a whole number from 0 to 5"):
        from_settings({**CUBE, "operation": "broadcast", "embedding": "ring:6", "root": 6})
    with pytest.raises(InputError, match="q must be a whole number from 1 to 5"):
        from_settings({**CUBE, "operation": "shift", "embedding": "ring:6", "q": 6})
    far = from_settings({**CUBE, "operation": "point-to-point", "embedding": "ring:6"})
    assert (far.source, far.target) == (0, 3)


def test_a_result_names_the_embedding():
    result = result_of(simulated(embedding="ring:gray"))
    assert result["embedding"]["map"] == [0, 1, 3, 2, 6, 7, 5, 4]
    three = ("congestion", "dilation", "expansion")
    assert {result["embedding"][key] for key in three} == {1}
    assert result["numbering"] is None
    assert result_of(simulated())["embedding"] is None


def test_other_maps_are_offered_for_comparison():
    scenario = from_settings({**CUBE, "embedding": "ring:gray"})
    others = {one.scenario.embedding.map for one in comparisons(scenario) if one.scenario.laid}
    assert {"identity", "random"} <= others
    assert Laid("ring", (), "gray") == scenario.laid


# -- words -------------------------------------------------------------------------------------


@given(st.integers(1, 9).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n - 1))))
def test_a_jump_by_a_power_of_two_is_two_links_and_by_one_is_one(pair):
    n, i = pair
    gray = embedding_of(guest_of("ring", 2**n), host_of("hypercube", 2**n), "gray")
    one = jump(gray, 2**i)
    expected = 1 if i == 0 or n == 1 else 2
    assert (one.shortest, one.longest) == (expected, expected)


def test_the_shift_explained():
    gray = embedding_of(guest_of("ring", 8), host_of("hypercube", 8), "gray")
    said = [str(text) for text in shift_words(gray, 5)]
    assert "a jump by 4 along the ring is 2 links" in said[0]
    assert "ring nodes 0 and 4 are the host nodes 000 and 110" in said[0]
    assert "a jump by 1 along the ring is 1 link" in said[1]
    assert said[2] == "a shift by 5 = 4 + 1 is 3 links one after the other"
    done = simulated(operation="shift", q=5)
    assert done.schedule.steps == 3


def test_paths_and_lines_in_words():
    swapped = moved(embedding_of(guest_of("ring", 8), host_of("hypercube", 8), "gray"), 0, 1)
    line = swapped.host.line_between(0, 1)
    assert str(line_words(swapped, line)).endswith("2 logical edges: 0–1 and 1–2")
    assert str(edge_words(swapped, 7)) == "logical edge 7–0 is the path 4 → 5 → 1, 2 links"
    free = swapped.host.line_between(2, 0)
    assert str(line_words(swapped, free)).endswith("no logical edge")
