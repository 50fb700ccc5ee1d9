"""Hub, switch and fits from outside: by the JSON and the texts that the command line prints.

The replay here knows nothing of the program; it takes the lecture's words: a hub carries one
message at a time, a switch any number between different pairs, and a message costs what the model
says.
"""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from itertools import combinations, groupby
from math import ceil, log2

import pytest

from tests.command_line.program import call, simulate

TREE = ("broadcast", "reduce", "scatter", "gather")
ROUNDS = (
    *("all-to-all-broadcast", "multinode-accumulation", "all-reduce", "prefix-sum"),
    "total-exchange",
)
COSTS = {
    "A": ("--model", "A", "--tn", "150.3", "--tc", "6.7", "--tk", "0.0862"),
    "B": ("--model", "B", "--t0", "100", "--t1", "0.05", "--tk", "0.08363"),
    "C": ("--model", "C", "--tn", "150.3", "--tk", "0.0862"),
}


def message(model: str, m: int) -> Fraction:
    """The time of one message of m bytes."""
    if model == "A":
        return Fraction("157.0") + m * Fraction("0.0862")
    if model == "C":
        return Fraction("150.3") + m * Fraction("0.0862")
    n = max(1, ceil(Fraction(m, 1422)))
    first = m if n == 1 else 1422
    return 100 + first * Fraction("0.05") + (m + 78 * n) * Fraction("0.08363")


def exact(number: object) -> Fraction:
    return Fraction(str(number))


def check(answer: dict, kind: str, model: str) -> None:
    """Replay a trace: routes, who is on the wire when, how long, what a step takes."""
    p, m = answer["p"], answer["m"]
    hops = sorted(answer["trace"], key=lambda one: (one["transfer"], exact(one["start"])))
    messages = []
    for _, pair in groupby(hops, key=lambda one: one["transfer"]):
        ends = sorted(pair, key=lambda one: one["link"][1] != p)
        up, down = ends
        assert up["link"] == [up["source"], p] and down["link"] == [p, up["target"]]
        assert (up["start"], up["end"]) == (down["start"], down["end"])
        start, end = exact(up["start"]), exact(up["end"])
        assert end - start == message(model, up["words"])
        assert up["words"] == m * len(up["chunks"])
        assert up["waiting"] == (start > exact(up["ready"]))
        messages.append((up["step"], start, end, up["source"], up["target"]))
    for one, other in combinations(messages, 2):
        together = one[1] < other[2] and other[1] < one[2]
        if kind == "hub":
            assert not together
        elif together:
            assert one[3] != other[3] and one[4] != other[4]
    total = Fraction(0)
    for _, step in groupby(sorted(messages), key=lambda one: one[0]):
        times = [end - start for _, start, end, _, _ in step]
        total += sum(times) if kind == "hub" else max(times)
    assert exact(answer["simulated"]) == total == exact(answer["analytic"])
    assert answer["exact"] is True and answer["terms"] == answer["analytic_terms"]


@pytest.mark.parametrize("p", [2, 5, 8])
@pytest.mark.parametrize("kind", ["switch", "hub"])
@pytest.mark.parametrize("operation", [*TREE, *ROUNDS, "point-to-point"])
def test_every_operation_as_the_lecture_says(operation, kind, p):
    for model, m in (("A", 100), ("B", 711), ("C", 3000)):
        words = ("--topology", kind, "--p", p, "--operation", operation, "--m", m, *COSTS[model])
        answer = simulate(*words, "--trace", "--data")
        check(answer, kind, model)
        count = len({one["transfer"] for one in answer["trace"]})
        rounds = {one["step"] for one in answer["trace"]}
        if operation in TREE:
            assert (count, len(rounds)) == (p - 1, ceil(log2(p)))
        elif operation in ROUNDS:
            assert (count, len(rounds)) == (p * (p - 1), p - 1)


@pytest.mark.parametrize("model", "ABC")
def test_three_and_seven_and_fiftysix(model):
    t = message(model, 2000)
    for kind, operation, times in (
        ("switch", "broadcast", 3),
        ("switch", "total-exchange", 7),
        ("hub", "broadcast", 7),
        ("hub", "total-exchange", 56),
    ):
        words = ("--topology", kind, "--operation", operation, "--p", 8, "--m", 2000)
        assert exact(simulate(*words, *COSTS[model])["simulated"]) == times * t


def test_sums_are_right_on_a_hub():
    answer = simulate("--topology", "hub", "--p", 6, "--operation", "prefix-sum", "--data")
    values = [held[0]["value"] for held in answer["data"]["start"]]
    ends = [held[0]["value"] for held in answer["data"]["end"]]
    assert ends == [sum(values[: node + 1]) for node in range(6)]


def test_models_are_columns_of_a_table_and_off_clusters_no_rows():
    answer = call(
        *("table", "--topology", "ring,switch", "--p", 8, "--model", "A,B,C", "--format", "csv"),
        *("--switching", "store-and-forward,cut-through"),
    )
    rows = list(csv.DictReader(io.StringIO(answer.out)))
    assert [(row["topology"], row["model"], row["switching"]) for row in rows] == [
        ("ring", "", "store-and-forward"),
        ("ring", "", "cut-through"),
        ("switch", "A", ""),
        ("switch", "B", ""),
        ("switch", "C", ""),
    ]


def test_a_scenario_file_keeps_the_model(tmp_path):
    path = tmp_path / "hub.json"
    content = {"version": 1, "topology": "hub", "p": 8, "model": "B", "t0": 9, "t1": 0.25, "tk": 2}
    path.write_text(json.dumps(content))
    answer = simulate(path)
    assert [answer[key] for key in ("t0", "t1", "tk", "vmax", "vc")] == [9, 0.25, 2, 1500, 78]
    assert exact(simulate(path, "--ts", 7)["t0"]) == 7
    assert exact(simulate(path, "--model", "C")["tn"]) == 50


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--topology", "hub", "--p", "1"), "p must be at least 2 for a hub; 1 is not"),
        (("--topology", "hub", "--dims", "2x4"), "a hub has no sides; 2x4 is not allowed"),
        (("--topology", "switch", "--model", "D"), "the model D is not known; there is A, B and C"),
        (("--topology", "switch", "--model", "B", "--vc", "1500"), "vmax must be larger than vc"),
        (("--topology", "switch", "--tk", "-1"), "tk must be"),
        (("--topology", "switch", "--algorithm", "doubling"), "this is a switch"),
        (("--topology", "switch", "--slow-link", "0-1:2"), "no link from node 0 to node 1"),
    ],
)
def test_what_cannot_be_gets_one_sentence(words, said):
    answer = call("simulate", *words)
    assert answer.code == 2
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1


# fit ----------------------------------------------------------------------------------------------

LECTURE = (
    "--parameters",
    "A:tn=150.3,tk=0.0862,tc=6.7",
    "B:t0+1422*t1=275.45,tk=0.08363",
    "C:tn=150.3,tk=0.0862",
)
TABLE_3_2 = {
    "A": (33.45, 13.91, 8.44, 4.53, 4.04, 5.91, 6.97),
    "B": (7.93, 1.70, 0.44, -1.87, -1.38, 1.21, 2.73),
    "C": (34.80, 14.48, 8.77, 4.76, 4.22, 6.05, 7.09),
}


def test_the_lectures_parameters_print_table_3_2():
    found = call("fit", "lecture", *LECTURE, "--format", "json").json
    for model, errors in TABLE_3_2.items():
        assert [float(one) for one in found["models"][model]["errors"]] == pytest.approx(
            errors, abs=0.05
        )
    assert found["best"] == "B"
    text = call("fit", "lecture", *LECTURE).out
    rows = [line.split() for line in text.splitlines()[1:8]]
    for place, model in ((3, "A"), (5, "B"), (7, "C")):
        assert [float(row[place]) for row in rows] == pytest.approx(TABLE_3_2[model], abs=0.05)
    assert "best: model B" in text


def test_without_parameters_it_says_what_cannot_be_told():
    found = call("fit", "lecture", "--format", "json").json
    assert found["best"] is None
    assert "no model is better on this data" in found["reason"]
    assert set(found["models"]["A"]["parameters"]) == {"tn+tc", "tk"}
    assert set(found["models"]["B"]["parameters"]) == {"t0+1422*t1", "tk"}
    assert set(found["models"]["C"]["parameters"]["tk"]) == {
        "value",
        "standard_error",
        "low",
        "high",
    }
    assert len(found["warnings"]) == 2


def test_rows_below_one_packet(tmp_path):
    path = tmp_path / "short.csv"
    path.write_text("size,time\n" + "".join(f"{m},{100 + m / 10}\n" for m in (10, 500, 1000, 1421)))
    assert "t1 and tk cannot be told apart" in call("fit", path).out


def test_rows_only():
    found = call("fit", "lecture", "--rows", "--format", "json").json
    assert [row["m"] for row in found["rows"]] == [2000, *range(10000, 60001, 10000)]
    assert found["rows"][0] == {
        "m": 2000,
        "t": 495,
        "benchmark": None,
        "processes": None,
        "line": 9,
    }
    assert found["dropped"] == []


@pytest.mark.parametrize("ending", ["csv", "md", "tex", "xlsx", "json"])
def test_the_table_in_every_format(tmp_path, ending):
    path = tmp_path / f"fit.{ending}"
    assert call("fit", "lecture", *LECTURE, "-o", path).code == 0
    assert path.stat().st_size > 100
    if ending == "csv":
        rows = list(csv.DictReader(io.StringIO(path.read_text())))
        assert [float(row["error_A"]) for row in rows] == pytest.approx(TABLE_3_2["A"], abs=0.05)


def test_several_measurements_must_be_chosen_from(tmp_path):
    path = tmp_path / "two.csv"
    rows = [
        f"{name},{p},{m},{m + p}" for name, p in (("bcast", 2), ("bcast", 4)) for m in (8, 80, 800)
    ]
    path.write_text("operation,processes,size,time\n" + "\n".join(rows) + "\n")
    answer = call("fit", path)
    assert answer.code == 2 and "bcast of 2 processes and bcast of 4 processes" in answer.err
    assert call("fit", path, "--processes", 4).code == 0
    assert "no rows are of benchmark scan" in call("fit", path, "--benchmark", "scan").err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "name a file of measurements"),
        (("nowhere.txt",), "there is no file nowhere.txt"),
        (("lecture", "--parameters", "A:tx=1"), "tx=1 is not"),
        (("lecture", "--parameters", "A:tn=x,tk=1,tc=1"), "tn must be a decimal number"),
        (("lecture", "--parameters", "B:t0=1,t1=1"), "give t0, t1 and tk"),
        (("lecture", "--parameters", "D:tn=1"), "the model D is not known"),
        (("lecture", "--parameters", "A:tn=1", "A:tn=2"), "given twice"),
        (("lecture", "--vmax", "10"), "vmax must be larger than vc"),
        (("lecture", "--format", "png"), "png is not known"),
        (("lecture", "--speed"), "the option --speed is not known"),
    ],
)
def test_a_fit_that_cannot_be(words, said):
    answer = call("fit", *words)
    assert answer.code == 2
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1 and not answer.out
