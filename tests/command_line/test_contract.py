"""What scripts rely on: names, formats, exit codes, and what the options do."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.command_line.program import Result, call, refused, simulate, start

KEYS = [
    "topology",
    "dims",
    "p",
    "operation",
    "algorithm",
    "switching",
    "numbering",
    "q",
    "m",
    "ts",
    "th",
    "tw",
    "steps",
    "cycles",
    "simulated",
    "analytic",
    "lecture",
    "lecture_is_bound",
    "exact",
    "terms",
    "analytic_terms",
    "uncontended",
    "max_chunks_per_link",
    "max_waiting",
    "congestion",
    "fingerprint",
]
RECORD = [
    "step",
    "cycle",
    "transfer",
    "source",
    "target",
    "link",
    "words",
    "chunks",
    "waiting",
    "ready",
    "start",
    "end",
]
GRID = [
    *("--topology", "ring,torus,hypercube", "--p", "4,16,64", "--operation", "all"),
    *("--switching", "store-and-forward,cut-through", "--th", "1.5"),
]


# --- What comes out ---------------------------------------------------------------------------


def test_simulate_has_the_promised_keys() -> None:
    answer = simulate("--p", 8)
    assert [key for key in KEYS if key not in answer] == []
    assert list(answer["terms"]) == ["ts", "th", "tw"]
    assert "trace" not in answer
    assert "data" not in answer
    assert isinstance(answer["fingerprint"], str)


def test_the_defaults() -> None:
    answer = simulate()
    expected = {
        "topology": "ring",
        "dims": [16],
        "p": 16,
        "operation": "broadcast",
        "algorithm": "both-ways",
        "switching": "store-and-forward",
        "numbering": None,
        "m": 100,
        "ts": 50,
        "th": 0,
        "tw": Fraction("0.1"),
        "steps": 8,
        "simulated": 480,
        "analytic": 480,
        "lecture": 480,
        "lecture_is_bound": False,
        "exact": True,
        "terms": {"ts": 8, "th": 8, "tw": 800},
        "analytic_terms": {"ts": 8, "th": 8, "tw": 800},
    }
    assert {key: answer[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("operation", "switching", "numbering"),
    [
        ("shift", "store-and-forward", "gray"),
        ("shift", "cut-through", "binary"),
        ("broadcast", "cut-through", "binary"),
    ],
)
def test_the_numbering_of_a_hypercube(operation: str, switching: str, numbering: str) -> None:
    case = ["--topology", "hypercube", "--p", 8, "--operation", operation]
    answer = simulate(*case, "--switching", switching)
    assert answer["numbering"] == numbering
    assert answer["dims"] == [2, 2, 2]


def test_a_traced_record_has_the_promised_keys() -> None:
    answer = simulate("--p", 4, "--trace")
    assert all(list(record) == RECORD for record in answer["trace"])
    packets = simulate("--p", 4, "--switching", "finite-packets", "--trace")
    assert all("packet" in record for record in packets["trace"])
    assert all(record["words"] == 10 for record in packets["trace"])


def test_a_null_and_a_bound() -> None:
    none = simulate("--operation", "total-exchange", "--algorithm", "direct")
    assert (none["analytic"], none["lecture"], none["exact"]) == (None, None, False)
    assert none["analytic_terms"] is None
    case = ["--topology", "torus", "--operation", "shift", "--q", 1]
    bound = simulate(*case)
    assert (bound["lecture"], bound["lecture_is_bound"], bound["simulated"]) == (300, True, 120)


def test_exact_decimals_in_json() -> None:
    """0.1 and 0.3 are not to be seen as their nearest binary fractions."""
    case = ["--p", 16, "--ts", "0.1", "--th", "0.3", "--tw", "0.7", "--m", "3"]
    out = call("simulate", *case, "--format", "json", "--trace").out
    assert json.loads(out)["simulated"] == 20
    assert not re.search(r"\d\.\d{6}", out)
    assert not re.search(r"\d[eE][+-]?\d", out)


def test_large_and_small_times_stay_exact() -> None:
    out = call("simulate", "--p", 3, "--ts", "1e12", "--th", "0.001", "--format", "json").out
    assert '"simulated": 2000000000020.002' in out.replace('":', '": ').replace(":  ", ": ")


def test_the_order_of_a_trace_window() -> None:
    whole = simulate("--p", 8, "--trace")
    part = simulate("--p", 8, "--trace", "--from", 2, "--to", 3)
    assert part["trace"] == [r for r in whole["trace"] if r["cycle"] in (2, 3)]


def test_a_trace_beyond_a_million_records_is_refused() -> None:
    case = ["--topology", "hypercube", "--p", 512, "--operation", "total-exchange"]
    case += ["--algorithm", "direct", "--trace", "--format", "json"]
    refused(start("simulate", *case, timeout=60), "1179648", "1000000")


def test_list_names_everything() -> None:
    listed = call("list", "--format", "json").json
    for group in ("topologies", "operations", "switching", "routings", "exports"):
        assert listed[group], group
    text = call("list")
    assert text.code == 0
    for key in (
        "ring",
        "hypercube",
        "prefix-sum",
        "near-first",
        "cut-through",
        "csv",
        "svg",
        "gif",
    ):
        assert key in text.out


def test_simulate_as_text_names_both_times() -> None:
    result = call("simulate", "--p", 7, "--th", "1.5")
    assert result.code == 0
    assert "246" in result.out
    assert result.err == ""


# --- Tables -----------------------------------------------------------------------------------


def csv_rows(text: str) -> list[dict[str, str]]:
    """Rows of a csv table by column name."""
    return list(csv.DictReader(io.StringIO(text)))


def table(*arguments: object) -> list[dict[str, str]]:
    """Run a timing table; return its rows as csv has them."""
    result = call("table", *arguments, "--format", "csv")
    assert result.code == 0, result.err
    return csv_rows(result.out)


def terms_of(row: dict[str, str], name: str) -> list[Fraction]:
    """Read the three columns that ``terms`` or ``analytic_terms`` become: ts, th, tw."""
    columns = [key for key in row if key.startswith(name)]
    assert [column[-2:] for column in columns] == ["ts", "th", "tw"]
    return [Fraction(row[column]) for column in columns]


def test_the_table_of_everything() -> None:
    """Three networks, three sizes, eleven operations, two methods: 198 rows.

    Only the direct shift on the three square tori is promised by no formula.
    """
    rows = table(*GRID)
    assert len(rows) == 198
    exact = [row for row in rows if row["exact"] == "true"]
    assert len(exact) == 195
    for row in exact:
        assert Fraction(row["simulated"]) == Fraction(row["analytic"]), row
        costs = [Fraction(row[name]) for name in ("ts", "th", "tw")]
        for name in ("terms", "analytic_terms"):
            total = sum(a * b for a, b in zip(costs, terms_of(row, name), strict=True))
            assert total == Fraction(row["simulated"]), row
    left = [row for row in rows if row["exact"] == "false"]
    assert {(row["topology"], row["operation"], row["switching"]) for row in left} == {
        ("torus", "shift", "cut-through")
    }


def test_the_terms_are_those_of_the_formula() -> None:
    """At times that make no ties, the coefficients themselves agree."""
    for row in table(*GRID, "--ts", "50.0017", "--th", "1.000013", "--tw", "0.100000019"):
        if row["exact"] == "true":
            assert terms_of(row, "terms") == terms_of(row, "analytic_terms"), row


def test_csv_says_what_simulate_says() -> None:
    """One row a combination, the same names, in the order of the lists."""
    names = ("topology", "p", "operation", "switching")
    rows = table(*GRID[:4], "--operation", "broadcast,shift", "--switching", "cut-through")
    assert len(rows) == 18
    assert [(row["topology"], row["p"]) for row in rows[:2]] == [("ring", "4"), ("ring", "4")]
    plain = [key for key in KEYS if key not in ("dims", "terms", "analytic_terms")]
    for row in rows:
        case = [word for name in names for word in (f"--{name}", row[name])]
        answer = simulate(*case, "--m", row["m"])
        assert row["dims"] == "x".join(map(str, answer["dims"]))
        for key in plain:
            assert same(row[key], answer[key]), (key, row[key], answer[key])
        assert terms_of(row, "terms") == list(answer["terms"].values())


def same(text: str, value: Any) -> bool:
    """Whether a csv field says what the JSON value says."""
    if value is None:
        return text == ""
    if isinstance(value, bool):
        return text == str(value).lower()
    if isinstance(value, str):
        return text == value
    return Fraction(text) == value


def formats() -> set[str]:
    """Read the table formats that there are: ``list`` names them among the exports."""
    return {entry["key"] for entry in call("list", "--format", "json").json["exports"]}


@pytest.mark.parametrize("kind", ["markdown", "text", "latex"])
def test_other_tables_show_the_times(kind: str) -> None:
    if kind not in formats():
        refused(call("table", "--format", kind), kind)
        return
    result = call("table", "--p", "7,16", "--th", "1.5", "--format", kind)
    assert result.code == 0
    assert "246" in result.out
    assert "492" in result.out
    if kind == "markdown":
        lines = result.out.splitlines()
        assert len(lines) == 4
        assert all(line.startswith("|") for line in lines)
        assert set(lines[1]) <= set("|-: ")
    if kind == "latex":
        assert r"\begin{tabular}" in result.out


def test_a_comma_list_for_every_option() -> None:
    rows = table("--p", "4,8", "--m", "10,20,30", "--ts", "1,2.5", "--order", "low,high")
    assert len(rows) == 24
    assert {row["m"] for row in rows} == {"10", "20", "30"}
    assert {row["ts"] for row in rows} == {"1", "2.5"}


def test_an_unused_option_makes_no_rows() -> None:
    assert len(table("--q", "1,2,3", "--packet", "5,10")) == 1
    assert len(table("--operation", "broadcast,shift", "--q", "1,2,3")) == 4


def test_what_cannot_be_is_left_out_and_named() -> None:
    case = ["--topology", "ring,hypercube", "--p", "8,12", "--format", "json"]
    result = call("table", *case)
    assert len(result.json_rows) == 3
    assert "12" in result.err
    assert len(result.err.splitlines()) == 1
    refused(call("table", "--topology", "hypercube", "--p", "12"), "12")


def test_a_row_in_json_is_the_object_of_simulate() -> None:
    """Joined dims and spread terms are csv's; JSON keeps the list and the objects."""
    case = ["--topology", "torus", "--dims", "3x5", "--operation", "scatter", "--th", "1.5"]
    (row,) = call("table", *case, "--format", "json").json_rows
    answer = simulate(*case)
    assert {key: row[key] for key in KEYS} == {key: answer[key] for key in KEYS}


# --- Options and files ------------------------------------------------------------------------


def test_given_twice_the_last_wins() -> None:
    answer = simulate("--p", 8, "--m", 10, "--p", 4, "--m", 20)
    assert (answer["p"], answer["m"]) == (4, 20)


def test_a_scenario_file_and_options_over_it(tmp_path: Path) -> None:
    file = tmp_path / "lecture.json"
    stored = {"version": 1, "topology": "torus", "dims": "3x5", "operation": "gather", "m": 7}
    file.write_text(json.dumps(stored | {"position": 0, "view": {}, "notes": "Заметка"}), "utf-8")
    answer = simulate(file)
    assert (answer["dims"], answer["operation"], answer["m"]) == ([3, 5], "gather", 7)
    assert simulate(file, "--m", 9)["m"] == 9
    assert simulate("--m", 9, file)["m"] == 9


@pytest.mark.parametrize("ending", ["csv", "json", "md", "tex", "xlsx"])
def test_the_ending_of_the_output_decides(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"times.{ending}"
    kind = {"md": "markdown", "tex": "latex"}.get(ending, ending)
    result = call("table", "--p", "7,16", "--th", "1.5", "-o", file)
    if kind not in formats():
        refused(result, ending)
        assert list(tmp_path.iterdir()) == []
        return
    assert result == Result(0, "", "")
    assert list(tmp_path.iterdir()) == [file]
    if ending == "xlsx":
        with zipfile.ZipFile(file) as book:
            assert "xl/workbook.xml" in book.namelist()
        return
    printed = call("table", "--p", "7,16", "--th", "1.5", "--format", kind).out
    assert file.read_text("utf-8").splitlines() == printed.splitlines()


def test_an_output_file_of_simulate(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    assert call("simulate", "--p", 8, "-o", file) == Result(0, "", "")
    assert json.loads(file.read_text("utf-8")) == json.loads(
        call("simulate", "--p", 8, "--format", "json").out
    )


@pytest.mark.parametrize("leading", [["--language", "ru"], ["--language=ru"]], ids="-".join)
def test_the_language_may_come_before_the_command(leading: list[str]) -> None:
    result = call(*leading, "list")
    assert result.code == 0
    assert "Кольцо" in result.out
