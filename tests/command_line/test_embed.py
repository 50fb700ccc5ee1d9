"""``main.py embed``, and ``--embedding`` for scenarios."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.command_line.program import call, refused, simulate, start

LECTURE = "0 1 3 2 6 7 5 4"
RING = ["--topology", "hypercube", "--p", 8, "--operation", "all-to-all-broadcast"]


def embed(*arguments: object) -> Any:
    return call("embed", *arguments, "--format", "json").json


def numbers(answer: Any) -> tuple[object, ...]:
    return answer["congestion"], answer["dilation"], answer["expansion"]


def test_the_lecture_table_is_printed() -> None:
    answer = start("embed", "--guest", "ring", "--host", "hypercube", "--p", 8)
    assert answer.code == 0, answer.err
    rows = [line.split() for line in answer.out.splitlines()[1:9]]
    assert [row[0] for row in rows] == list("01234567")
    assert " ".join(row[2] for row in rows) == LECTURE
    assert [int(row[1], 2) for row in rows] == [int(row[2]) for row in rows]
    assert f"map: {LECTURE}" in answer.out
    for line in ("congestion: 1 ", "dilation: 1 ", "expansion: 1 "):
        assert line in answer.out


def test_the_promised_keys() -> None:
    answer = embed("--guest", "ring", "--p", 8)
    assert (answer["guest"], answer["host"]) == ("ring", "hypercube")
    assert answer["map"] == [0, 1, 3, 2, 6, 7, 5, 4]
    assert numbers(answer) == (1, 1, 1)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--guest", "ring", "--p", 16, "--map", "identity"], (2, 4, 1)),
        (["--guest", "tree", "--p", 15, "--map", "in-order"], (2, 2, Fraction("1.06666666667"))),
        (["--guest", "tree"], (2, 2, Fraction("1.06666666667"))),
        (["--guest", "torus", "--dims", "32x32"], (1, 1, 1)),
        (["--guest", "mesh", "--dims", "8x8x8"], (1, 1, 1)),
        (["--guest", "ring", "--p", 12, "--host-p", 32], (1, 1, Fraction("2.66666666667"))),
        (["--guest", "ring", "--p", 16, "--host", "mesh"], (1, 1, 1)),
        (["--guest", "ring", "--p", 15, "--host", "torus", "--host-dims", "3x5"], (1, 1, 1)),
        (["--guest", "torus", "--dims", "3x5", "--host", "torus"], (1, 1, 1)),
    ],
)
def test_the_three_numbers(arguments: list[object], expected: tuple[object, ...]) -> None:
    assert numbers(embed(*arguments)) == expected


def test_the_table_in_every_format() -> None:
    rows = list(csv.DictReader(io.StringIO(call("embed", "--p", 8, "--format", "csv").out)))
    assert " ".join(row["host_node"] for row in rows) == LECTURE
    assert {row["dilation"] for row in rows} == {"1"}
    markdown = call("embed", "--p", 8, "--format", "markdown").out.splitlines()
    assert markdown[0] == "| guest node | place in the host | host node | longest path |"
    assert len(markdown) == 10
    assert r"\toprule" in call("embed", "--p", 8, "--format", "latex").out


def test_a_map_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my.map"
    path.write_text("\n".join(LECTURE.split()) + "\n")
    answer = embed("--p", 8, "--map", path)
    assert (answer["map_name"], numbers(answer)) == ("by-hand", (1, 1, 1))
    word = f"ring:{path}"
    assert simulate(*RING, "--th", 1.5, "--embedding", word)["simulated"] == Fraction("430.5")
    both = call("table", *RING, "--embedding", f"none,{word}", "--format", "csv")
    assert len(both.out.splitlines()) == 3


@pytest.mark.parametrize(
    ("lines", "parts"),
    [
        ("0 1 3 2 6 7 5 5", ["my.map, line 8: host node 5 is taken", "my.map, line 7"]),
        ("0 1 3 2 6 7 5", ["my.map, line 8 is missing", "8 nodes"]),
        ("0 1 3 2 6 7 5 4 0", ["my.map, line 9", "0 is one too many"]),
        ("0 1 3 2 6 7 5 8", ["my.map, line 8", "from 0 to 7; 8 is not"]),
        ("0 1 x 2 6 7 5 4", ["my.map, line 3", "from 0 to", "x is not"]),
    ],
)
def test_a_file_that_is_no_map(lines: str, parts: list[str], tmp_path: Path) -> None:
    path = tmp_path / "my.map"
    path.write_text("\n".join(lines.split()))
    refused(call("embed", "--p", 8, "--map", path), *parts)
    refused(call("simulate", *RING, "--embedding", f"ring:{path}"), *parts)


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--guest", "star"], ["star", "ring, torus, mesh and tree"]),
        (["--host", "tree"], ["tree", "hypercube, torus, mesh"]),
        (["--map", "nothing.map"], ["nothing.map", "gray"]),
        (["--map", "."], ["cannot be read"]),
        (["--guest", "tree", "--p", 8], ["8 is not", "7 and 15"]),
        (["--p", 9, "--host-p", 8], ["9 nodes", "8"]),
        (["--p", 7, "--map", "gray"], ["even sides", "7"]),
        (["--p", 8, "--dims", "8"], ["--p or --dims", "8"]),
        (["--host-p", 12], ["12 is not", "8 and 16"]),
        (["--p", 0], ["p must be", "0"]),
        (["--p", 65537], ["p must be", "65537"]),
        (["--map", "random", "--seed", "x"], ["seed must be", "x"]),
        (["--guest", "mesh", "--map", "in-order"], ["binary tree", "mesh"]),
    ],
)
def test_what_cannot_be_laid(arguments: list[object], parts: list[str]) -> None:
    refused(call("embed", *arguments), *parts)


def test_the_operation_through_the_map() -> None:
    """The ring's all-to-all broadcast, SF and CT, through the Gray code and through identity."""
    times = {}
    for how in ("gray", "identity"):
        sf = simulate(*RING, "--th", 1.5, "--embedding", f"ring:{how}")
        ct = simulate(*RING, "--switching", "cut-through", "--embedding", f"ring:{how}")
        times[how] = (sf["simulated"], ct["simulated"])
        assert sf["exact"] == (sf["analytic"] is not None) == (how == "gray")
        assert sf["embedding"]["dilation"] == (1 if how == "gray" else 3)
    assert times == {"gray": (Fraction("430.5"), 420), "identity": (Fraction("591.5"), 420)}


def test_a_trace_through_a_map_is_of_the_hosts_nodes_and_links() -> None:
    answer = simulate(*RING, "--embedding", "ring:random:3", "--trace", "--data")
    nodes = answer["embedding"]["map"]
    assert len(set(nodes)) == 8
    for record in answer["trace"]:
        a, b = record["link"]
        assert (a ^ b).bit_count() == 1
        place = nodes.index(record["source"])
        assert record["target"] == nodes[(place + 1) % 8]
    held = answer["data"]["end"]
    assert all(sorted(chunk["chunk"][0] for chunk in node) == list(range(8)) for node in held)


def test_a_scenario_file_holds_the_embedding(tmp_path: Path) -> None:
    path = tmp_path / "a.hopscope"
    nodes = [0, 1, 3, 2, 6, 7, 5, 4]
    content = {"version": 1, "topology": "hypercube", "p": 8, "operation": "shift", "q": 3,
               "embedding": {"guest": "ring", "map": nodes}}  # fmt: skip
    path.write_text(json.dumps(content))
    assert simulate(path)["embedding"]["map"] == nodes
    assert simulate(path, "--embedding", "none")["embedding"] is None
    nodes[7] = 0
    path.write_text(json.dumps(content, indent=1))
    refused(call("simulate", path), "a.hopscope, line 7", "the map, guest node 7", "host node 0")


def test_maps_are_listed() -> None:
    answer = call("list", "--format", "json").json
    assert [one["key"] for one in answer["guests"]] == ["ring", "torus", "mesh", "tree"]
    assert {"gray", "identity", "random"} <= {one["key"] for one in answer["maps"]}
