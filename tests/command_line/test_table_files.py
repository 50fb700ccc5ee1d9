"""Tables in files as other programs read them: the same values in every format."""

from __future__ import annotations

import csv
import io
import json
import os
import shlex
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction

import openpyxl
import pytest

from tests.command_line.program import ROOT, call, refused, start
from tests.tiers import tier

GRID = ("--topology", "ring,torus,hypercube", "--operation", "all", "--th", "1.5")
SIZES = tier(["4,16"], ["4,16,64,256,1024"])
MARKED = tier([16], [64])


def rows_of_csv(text, **dialect):
    return list(csv.reader(io.StringIO(text, newline=""), **dialect))


def rows_of_sheet(path):
    return [[box.value for box in row] for row in openpyxl.load_workbook(path).active.iter_rows()]


def same(found, written):
    """Whether a cell of a sheet is what csv says: numbers exactly, empty, true and false."""
    if found is None or isinstance(found, bool):
        return written == {None: "", True: "true", False: "false"}[found]
    if isinstance(found, str):
        return written == found
    return Fraction(repr(found)) == Fraction(written)


@pytest.mark.parametrize("sizes", SIZES)
def test_a_sheet_has_the_values_of_the_csv(tmp_path, sizes):
    path = tmp_path / "table.xlsx"
    assert call("table", *GRID, "--p", sizes, "--format", "xlsx", "-o", path).code == 0
    found = rows_of_sheet(path)
    written = rows_of_csv(call("table", *GRID, "--p", sizes, "--format", "csv").out)
    assert found[0] == written[0]
    assert len(found) == len(written) == 1 + 11 * 3 * len(sizes.split(","))
    for row, line in zip(found[1:], written[1:], strict=True):
        assert all(map(same, row, line)), (row, line)


@pytest.mark.parametrize("arguments", [("simulate", "--p", 8), ("list",)])
def test_all_commands_that_make_tables_make_sheets(tmp_path, arguments):
    path = tmp_path / "one.xlsx"
    assert call(*arguments, "-o", path).code == 0
    found = rows_of_sheet(path)
    written = rows_of_csv(call(*arguments, "--format", "csv").out)
    assert found[0] == written[0]
    for row, line in zip(found[1:], written[1:], strict=True):
        assert all(map(same, row, line))


def test_the_same_bytes_in_another_process_folder_and_language(tmp_path):
    words = ("table", "--preset", "point-to-point", "--format", "xlsx", "-o")
    first, second = tmp_path / "a.xlsx", tmp_path / "b" / "b.xlsx"
    second.parent.mkdir()
    assert call(*words, first).code == 0
    look = {"PYTHONHASHSEED": "7", "LC_ALL": "ru_RU.UTF-8", "TZ": "Asia/Tokyo"}
    subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *words, str(second)],
        cwd=second.parent,
        env=os.environ | look,
        check=True,
    )
    assert first.read_bytes() == second.read_bytes()


def test_a_sheet_goes_to_a_file_or_a_pipe_and_not_to_a_terminal(tmp_path):
    pty = pytest.importorskip("pty", reason="this system has no terminals of that kind")
    command = [sys.executable, str(ROOT / "main.py"), "table", "--p", "4,8", "--format", "xlsx"]
    done = subprocess.run(command, capture_output=True, check=True)
    assert len(list(openpyxl.load_workbook(io.BytesIO(done.stdout)).active.rows)) == 3
    ours, theirs = pty.openpty()
    done = subprocess.run(command, stdout=theirs, stderr=subprocess.PIPE, check=False)
    os.close(theirs)
    os.close(ours)
    assert done.returncode == 2
    assert done.stderr.decode() == "xlsx is no text for a terminal; name a file with -o FILE\n"


@pytest.mark.parametrize(
    ("separator", "decimal", "sign", "point"),
    [
        ("semicolon", "comma", ";", ","),
        (";", ",", ";", ","),
        ("tab", "comma", "\t", ","),
        ("comma", "dot", ",", "."),
    ],
)
def test_csv_in_the_dialect_of_a_country(separator, decimal, sign, point):
    words = ("table", "--p", "4,7", "--tw", "0.1,0.25", "--format", "csv")
    plain = rows_of_csv(call(*words).out)
    other = call(*words, "--separator", separator, "--decimal", decimal).out
    found = rows_of_csv(other, delimiter=sign)
    assert [[text.replace(".", point) for text in row] for row in plain] == found
    assert f"0{point}25" in other


def test_dialects_that_cannot_be():
    words = ("table", "--p", "4,8")
    refused(call(*words, "--format", "csv", "--decimal", "comma"), "cannot both be a comma")
    refused(call(*words, "--format", "csv", "--separator", "|"), "|", "semicolon and tab")
    refused(call(*words, "--format", "json", "--decimal", "comma"), "json", "csv")
    refused(call("list", "--separator", "tab"), "text")


def test_the_list_is_whole_in_every_format():
    """All that can be chosen is named by group, key and title."""
    named = json.loads(call("list", "--format", "json").out)
    flat = [(group, one["key"], one["title"]) for group, found in named.items() for one in found]
    for language, head in (("en", "| group | operation | key | title |"), ("ru", None)):
        lines = call("list", "--format", "markdown", "--language", language).out.splitlines()
        assert head in (None, lines[0])
        cells = [[c.strip() for c in line.strip("|").split(" | ")] for line in lines[2:]]
        assert [(row[0], row[2]) for row in cells] == [(group, key) for group, key, _ in flat]
    latex = call("list", "--format", "latex").out
    assert all(title.replace("&", r"\&") in latex for *_, title in flat)


# Rows and columns ---------------------------------------------------------------------------------


@pytest.mark.parametrize("p", MARKED)
def test_a_crossed_table_holds_what_the_long_one_holds(p):
    words = ("table", *GRID, "--p", p)
    rows = rows_of_csv(call(*words, "--format", "csv").out)
    place = {name: rows[0].index(name) for name in ("topology", "operation", "simulated")}
    times = {(r[place["operation"]], r[place["topology"]]): r[place["simulated"]] for r in rows[1:]}
    crossed = call(*words, "--columns", "topology", "--cells", "simulated", "--format", "json")
    found = json.loads(crossed.out, parse_float=Decimal)
    assert [list(row) for row in found[:1]] == [
        ["operation", *(f"simulated topology={kind}" for kind in ("ring", "torus", "hypercube"))]
    ]
    for row in found:
        for kind in ("ring", "torus", "hypercube"):
            assert str(row[f"simulated topology={kind}"]) == times[row["operation"], kind]


def test_empty_cells_are_named_once_and_keep_their_place():
    three = ("--topology", "ring,torus,hypercube")
    answer = call("table", *three, "--p", "8,12", "--columns", "topology", "--cells", "analytic")
    assert answer.code == 0
    assert answer.out.splitlines()[2].split() == ["12", "360", "–²", "–³"]
    lines = answer.err.splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("left out: 12 analytic topology=hypercube: p must be a power of two")


def test_spans_and_all_are_lists_in_both_kinds_of_table():
    long = rows_of_csv(call("table", "--p", "4..16*2", "--format", "csv").out)
    assert [row[long[0].index("p")] for row in long[1:]] == ["4", "8", "16"]
    crossed = call("table", "--rows", "topology", "--format", "csv")
    assert [row[0] for row in rows_of_csv(crossed.out)] == [
        "topology",
        "ring",
        "torus",
        "hypercube",
        "switch",
        "hub",
    ]


def test_a_scenario_file_holds_what_nothing_else_says(tmp_path):
    path = tmp_path / "one.json"
    path.write_text(json.dumps({"version": 1, "topology": "torus", "dims": [2, 4], "m": 7}))
    columns = ("--columns", "topology", "--topology", "ring,torus,hypercube")
    answer = call("table", path, "--rows", "m", *columns, "--cells", "simulated")
    times = [
        call("simulate", "--m", 7, "--topology", kind, "--p", 8, "--format", "json").json
        for kind in ("ring", "hypercube")
    ]
    ring, cube = (f"{float(one['simulated']):g}" for one in times)
    assert answer.out.splitlines()[1].split() == ["7", ring, "–¹", cube]  # no square torus has 8
    assert "p = 8" in answer.out


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("--rows", "q"), ("no values are given for q", "--q")),
        (("--rows", "colour"), ("the parameter colour is not known", "topology")),
        (("--columns", "p", "--p", "4"), ("at least one parameter",)),
        (("--rows", "p", "--p", "4", "--cells", "time"), ("time", "simulated")),
        (("--preset", "mine"), ("mine", "point-to-point")),
        (("--rows", "m", "--m", "1..20000"), ("10000", "1..20000")),
        (("--rows", "p", "--p", "5,7", "--topology", "torus"), ("no combination is left", "5")),
        (("--rows", "p,,m", "--p", "4,8"), ("--rows", "p,,m")),
    ],
)
def test_tables_that_cannot_be(words, parts):
    refused(call("table", *words), *parts)


def test_progress_is_told_to_its_end():
    for more in ((), ("--rows", "p")):
        lines = call("table", "--p", "4,8,16", "--progress", *more).err.splitlines()
        assert all(line.startswith("progress ") for line in lines)
        done, total = lines[-1].split()[1:]
        assert done == total


EXAMPLES = [
    line
    for line in (ROOT / "docs" / "exports.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("main.py table ")
]


@pytest.mark.parametrize("line", EXAMPLES)
def test_the_examples_of_the_documents_work(tmp_path, monkeypatch, line):
    monkeypatch.chdir(tmp_path)
    answer = call(*shlex.split(line)[1:])
    assert answer.code == 0, answer.err
    assert answer.out or list(tmp_path.iterdir())
    assert answer.err == ""


def test_help_names_presets_cells_and_parameters():
    told = start("table", "--help").out
    for word in ("--rows", "--separator", "point-to-point", "terms", "startups", "4..1024*4"):
        assert word in told
