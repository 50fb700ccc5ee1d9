"""What scripts rely on: names, formats, exit codes, and one plain sentence when it goes wrong."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import stat
import subprocess
import sys
import zipfile
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.command_line.program import ROOT, Result, call, simulate, start

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


def refused(result: Result, *parts: str) -> None:
    """Exit 2, nothing on standard output, one plain sentence that names the value."""
    assert result.code == 2, result
    assert result.out == ""
    assert result.err.endswith("\n")
    assert len(result.err.splitlines()) == 1, result.err
    assert not re.search(r"usage|Traceback|Error\b|Exception|<class|object at", result.err)
    for part in parts:
        assert part in result.err, f"{part!r} is not named in {result.err!r}"


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
    for key in ("ring", "hypercube", "prefix-sum", "near-first", "cut-through", "csv"):
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


# --- When it goes wrong -----------------------------------------------------------------------

BAD = [
    ("--topology hypercube --p 12", "12 power of two"),
    ("--topology torus --p 15", "15"),
    ("--topology star", "star ring"),
    ("--operation fly", "fly broadcast"),
    ("--algorithm pairwise", "pairwise both-ways"),
    ("--algorithm quickest", "quickest"),
    ("--switching warp", "warp store-and-forward"),
    ("--startups two", "two one each"),
    ("--order middle", "middle low high"),
    ("--operation prefix-sum --order high", "high"),
    ("--algorithm near-first --p 12", "12"),
    ("--operation shift --q 0", "0"),
    ("--operation shift --q 16", "16"),
    ("--operation shift --topology torus --dims 2x2x3", "torus"),
    ("--root 16", "16"),
    ("--root -1", "-1"),
    ("--operation point-to-point --source 16", "16"),
    ("--operation point-to-point --target 99", "99"),
    ("--m 0", "0"),
    ("--m -5", "-5"),
    ("--m 1.5", "1.5"),
    ("--m 1e3", "1e3"),
    ("--m nan", "nan"),
    ("--m many", "many"),
    ("--ts nan", "nan"),
    ("--ts inf", "inf"),
    ("--ts -1", "-1"),
    ("--ts 1e400", "1e400"),
    ("--ts 1e13", "1e13"),
    ("--tw 0.1234567890123456", "0.1234567890123456"),
    ("--ts 0,5", "0,5"),
    ("--th 0 --tw 0", "th tw"),
    ("--dims 0x4 --topology torus", "0"),
    ("--dims 1x4 --topology torus", "1"),
    ("--dims 4x --topology torus", "4x"),
    ("--dims axb --topology torus", "axb"),
    ("--p 0", "0"),
    ("--p 1", "1"),
    ("--p -4", "-4"),
    ("--p 65537", "65537 65536"),
    ("--p 16 --dims 4x8 --topology torus", "16 4x8"),
    ("--switching finite-packets --packet 0", "0"),
    ("--slow-link 0-5:3", "0 5"),
    ("--slow-link 0-1", "0-1"),
    ("--slow-link 0-1:0", "0"),
    ("--slow-link 0-1:-2", "-2"),
    ("--slow-link 0-1:nan", "nan"),
    ("--topology hypercube --p 1099511627776 --operation total-exchange", "1099511627776"),
    ("--colour-of-money 3", "--colour-of-money"),
    ("--p", "--p"),
    ("--format jpeg", "jpeg"),
    ("--language de", "de"),
    ("extra.json words.json", "words.json"),
]


@pytest.mark.parametrize(("case", "parts"), BAD, ids=[case for case, _ in BAD])
def test_a_bad_option_is_one_sentence(case: str, parts: str) -> None:
    refused(call("simulate", *case.split()), *parts.split())


def test_the_sentence_of_the_contract() -> None:
    result = call("simulate", "--topology", "hypercube", "--p", "12")
    assert result.err.strip() == (
        "p must be a power of two for a hypercube; 12 is not (8 and 16 are)"
    )


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    "case",
    [
        ["--topology", "hypercube", "--p", "12"],
        ["--m", "0"],
        ["--operation", "shift", "--q", "16"],
        ["--ts", "1e400"],
        ["--operation", "fly"],
    ],
    ids=" ".join,
)
def test_errors_in_other_languages(language: str, case: list[str]) -> None:
    result = call("simulate", *case, "--language", language)
    refused(result, case[-1])
    words = re.findall(r"[а-яёіїєґ]+", result.err.lower())
    assert len(words) >= 3, result.err


CHILDREN = [
    ("simulate --topology hypercube --p 12", "12"),
    ("simulate --ts 1e400", "1e400"),
    ("simulate --unheard-of", "--unheard-of"),
    ("table --operation fly", "fly"),
    ("simulate no-such-file.json", "no-such-file.json"),
    ("no-such-file.json", "no-such-file.json"),
    ("nonsense-command --p 8", "nonsense-command"),
]


@pytest.mark.parametrize(("case", "part"), CHILDREN, ids=[case for case, _ in CHILDREN])
def test_a_child_process_refuses_in_one_sentence(case: str, part: str) -> None:
    refused(start(*case.split(), timeout=20), part)


@pytest.mark.skipif(sys.platform == "win32", reason="arguments are text there")
@pytest.mark.parametrize("case", [["--m"], ["--p", "8", "--operation"], []], ids="-".join)
def test_an_argument_that_is_no_text(case: list[str]) -> None:
    """A byte that is no UTF-8, as a mistyped file name may have it."""
    refused(start("simulate", *case, os.fsdecode(b"\xff.json")), "ff.json")


BROKEN_FILES: list[tuple[str, bytes, str]] = [
    ("cut in half", b'{"version": 1, "topology": "ring", "p": 1', "broken.json"),
    ("empty", b"", "broken.json"),
    ("version 99", b'{"version": 99, "p": 8}', "99"),
    ("no version", b'{"p": 8}', "version"),
    ("unknown key", b'{"version": 1, "processors": 8}', "processors"),
    ("a list", b"[1, 2, 3]", "broken.json"),
    ("a number", b"7", "broken.json"),
    ("p is a word", b'{"version": 1, "p": "sixteen"}', "sixteen"),
    ("p is a list", b'{"version": 1, "p": [8]}', "p"),
    ("p is 12", b'{"version": 1, "topology": "hypercube", "p": 12}', "12"),
    ("NaN", b'{"version": 1, "ts": NaN}', "broken.json"),
    ("1e400", b'{"version": 1, "ts": 1e400}', "400"),
    ("not UTF-8", b'{"version": 1, "notes": "\xff\xfe"}', "broken.json"),
    ("zero bytes", bytes(1000), "broken.json"),
    ("deep", b"[" * 200_000, "broken.json"),
    ("deep view", b'{"version": 1, "view": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", ""),
    ("long digits", b'{"version": 1, "p": ' + b"9" * 10_000 + b"}", "broken.json"),
]


@pytest.mark.parametrize(
    ("content", "part"), [f[1:] for f in BROKEN_FILES], ids=[f[0] for f in BROKEN_FILES]
)
def test_a_broken_scenario_file_is_one_sentence(tmp_path: Path, content: bytes, part: str) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    refused(call("simulate", file), part)
    assert file.read_bytes() == content


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"version": 1,\n "topology": "ring",\n "p": ,\n "m": 3}\n', "utf-8")
    refused(call("simulate", file), "broken.json", "line 3")


def test_a_hundred_megabytes_of_nonsense(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as stream:
        stream.truncate(100_000_000)
    refused(start("simulate", file, timeout=20), "huge.json")


def test_a_folder_as_scenario(tmp_path: Path) -> None:
    refused(call("simulate", tmp_path), tmp_path.name)


@pytest.mark.parametrize("command", ["simulate", "table"])
def test_an_output_that_cannot_be_written(tmp_path: Path, command: str) -> None:
    """Into a folder that is not there, onto a folder, below a file, of no known kind."""
    folder = tmp_path / "folder.json"
    folder.mkdir()
    plain = tmp_path / "plain.json"
    plain.write_text("kept", "utf-8")
    for target, named in (
        (tmp_path / "missing" / "x.json", "missing"),
        (folder, "folder.json"),
        (plain / "x.json", "plain.json"),
    ):
        refused(call(command, "--p", 8, "-o", target), named)
    refused(call(command, "--p", 8, "-o", tmp_path / "x.jpeg"), "jpeg")
    assert sorted(tmp_path.iterdir()) == [folder, plain]
    assert plain.read_text("utf-8") == "kept"


def test_a_device_stays_a_device(tmp_path: Path) -> None:
    """``-o /dev/null`` must not put a plain file in its place, not even for root."""
    device = tmp_path / "null.json"
    try:
        os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
        device.write_bytes(b"")
    except (AttributeError, OSError):
        pytest.skip("this user may make no device here")
    result = call("simulate", "--p", 8, "-o", device)
    assert stat.S_ISCHR(device.stat().st_mode)
    if result.code != 0:
        refused(result, "null.json")


def test_a_read_only_folder(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        probe = folder / "probe"
        try:
            probe.touch()
        except OSError:
            refused(call("simulate", "--p", 8, "-o", folder / "x.json"), "x.json")
        else:
            probe.unlink()
            pytest.skip("this user may write everywhere")
    finally:
        folder.chmod(0o700)


def test_a_failed_run_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "times.csv"
    file.write_text("kept", "utf-8")
    refused(call("table", "--topology", "hypercube", "--p", "12", "-o", file), "12")
    assert file.read_text("utf-8") == "kept"
    assert list(tmp_path.iterdir()) == [file]


def test_a_reader_that_goes_away() -> None:
    """``simulate --trace | head -1``: no traceback when the pipe closes early."""
    arguments = ["simulate", "--p", "64", "--operation", "all-to-all-broadcast", "--trace"]
    with subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), *arguments, "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.read(100)
        child.stdout.close()
        err = child.stderr.read().decode("utf-8")
        child.wait(timeout=60)
    assert err == ""


def test_no_qt_without_a_picture() -> None:
    """The command line computes where PySide6 is not installed."""
    code = (
        "import sys; sys.modules['PySide6'] = None; sys.argv = ['main.py', 'simulate', '--p', '8']"
        "; import main; sys.exit(main.main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, b"")
