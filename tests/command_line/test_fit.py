"""``main.py fit``: several measurements or files, given parameters, the forms of its answer."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import openpyxl
import pytest

from tests.command_line.program import ROOT, call, refused, start

SAMPLE = ROOT / "resources" / "samples" / "lecture_table_3_2.csv"
SIZES = (8, 80, 800, 2000, 8000)


def made(path: Path, *groups: tuple[str, int], slower: int = 0) -> Path:
    """A table with a column for the operation and one for the processes."""
    lines = [
        f"{name},{p},{m},{50 + place + slower + m / 10}"
        for place, (name, p) in enumerate(groups)
        for m in SIZES
    ]
    path.write_text("operation,processes,bytes,time (us)\n" + "\n".join(lines) + "\n")
    return path


def pairs(path: Path, what: str) -> Path:
    """Output of Intel's benchmarks, two groups of processes at the same time."""
    path.write_text(
        f"# Benchmarking Multi-{what} \n"
        "# ( 2 groups of 2 processes each running simultaneous ) \n"
        "# Group  0:     0    1\n# Group  1:     2    3\n"
        "        Group       #bytes #repetitions  t_min[usec]  t_max[usec]  t_avg[usec]\n"
        + "".join(
            f"\n            {group}     {m:8}         1000 {m / 10:12.2f} {m / 9:12.2f} "
            f"{9 + group + m / 10:12.2f}"
            for m in SIZES
            for group in (0, 1)
        )
        + "\n\n"
    )
    return path


def errors_of(*arguments: object) -> list[Fraction]:
    return call("fit", *arguments, "--format", "json").json["models"]["C"]["errors"]


# Which rows ---------------------------------------------------------------------------------------


def test_the_measurement_of_one_message_is_taken_of_several(tmp_path):
    path = made(tmp_path / "a.csv", ("bcast", 4), ("PingPong", 2), ("bcast", 8))
    answer = call("fit", path)
    assert "rows of PingPong of 2 processes\n" in answer.out
    assert len(errors_of(path)) == len(SIZES)
    assert "rows of bcast of 8 processes\n" in call("fit", path, "--processes", 8).out


def test_what_can_be_chosen_is_listed(tmp_path):
    path = made(tmp_path / "a.csv", ("bcast", 4), ("scan", 4), ("bcast", 8))
    refused(
        call("fit", path),
        "--benchmark, --processes and --group",
        "bcast of 4 processes, scan of 4 processes and bcast of 8 processes",
    )
    refused(call("fit", path, "--benchmark", "BCAST"), "bcast of 4 processes and bcast of 8")
    refused(call("fit", path, "--group", "x"), "benchmark any, processes any, group x; there is")
    refused(call("fit", path, "--processes", "two"), "two")
    many = made(tmp_path / "b.csv", *(("bcast", p) for p in range(2, 40)))
    refused(call("fit", many), "bcast of 11 processes and 28 more")


def test_pairs_that_play_ping_pong_at_once_belong_together_other_groups_do_not(tmp_path):
    path = pairs(tmp_path / "pingpong.txt", "PingPong")
    assert len(errors_of(path)) == 2 * len(SIZES)
    assert len(errors_of(path, "--group", "group 1")) == len(SIZES)
    path = pairs(tmp_path / "bcast.txt", "Bcast")
    refused(call("fit", path), "(group 0) and Multi-Bcast of 2 processes (group 1)")
    assert len(errors_of(path, "--group", "group 0")) == len(SIZES)


def test_several_files_of_one_measurement_are_fitted_together(tmp_path):
    one = made(tmp_path / "one.csv", ("PingPong", 2))
    two = made(tmp_path / "two.csv", ("PingPong", 2), slower=10)
    found = call("fit", one, two, "--format", "json").json
    tn = found["models"]["C"]["parameters"]["tn"]
    assert float(tn["value"]) == pytest.approx(55)
    assert [row["m"] for row in found["rows"]] == [*SIZES, *SIZES]
    other = made(tmp_path / "other.csv", ("bcast", 2))
    refused(call("fit", other, made(tmp_path / "more.csv", ("scan", 2))), "bcast of 2", "scan of 2")


def test_rows_of_several_files_name_their_file_and_stand_file_by_file(tmp_path):
    one = made(tmp_path / "one.csv", ("PingPong", 2))
    two = tmp_path / "two.csv"
    two.write_text("bytes,time (us)\n5,1\n6,\n")
    found = call("fit", one, two, "--rows", "--format", "json").json
    assert [row["file"] for row in found["rows"]] == ["one.csv"] * len(SIZES) + ["two.csv"]
    assert [(one["line"], one["file"]) for one in found["dropped"]] == [(3, "two.csv")]
    told = call("fit", one, two, "--rows", "--format", "csv")
    assert "two.csv: line 3 was dropped" in told.err
    alone = list(csv.DictReader(io.StringIO(call("fit", two, "--rows", "--format", "csv").out)))
    assert alone == [{"m": "5", "t": "1", "benchmark": "", "processes": "", "line": "2"}]


def test_a_file_of_a_samples_name_goes_before_the_sample(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert len(errors_of("lecture")) == 7
    (tmp_path / "lecture").write_text("bytes,time (us)\n1,2\n")
    assert len(errors_of("lecture")) == 1


def test_standard_input_is_read():
    refused(start("fit", "-"), "-: ")
    with SAMPLE.open("rb") as file:
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), "fit", "-", "--format", "csv"],
            stdin=file,
            capture_output=True,
            timeout=60,
            check=True,
        )
    assert done.stdout.decode() == call("fit", "lecture", "--format", "csv").out


# Given parameters ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("lecture", "--parameters", "C:tn=150.3,tk=0.0862"),
        ("--parameters", "C:tn=150.3,tk=0.0862", "lecture"),
        ("--parameters", "c: tk = 0.0862, tn = 150.3", "lecture"),
    ],
)
def test_files_and_parameters_stand_in_any_order(words):
    found = call("fit", *words, "--format", "json").json
    assert set(found["models"]) == {"C"}
    assert float(found["models"]["C"]["errors"][0]) == pytest.approx(34.80, abs=0.05)
    assert (found["best"], "both B and C" in found["reason"]) == (None, True)


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("B:t0=1,t1=2,tk=3,t0+1422*t1=7",), ("model B contradict each other", "t0+1422*t1=7")),
        (("C:tn=1,tn=2,tk=1",), ("contradict", "tn=1, tn=2")),
        (("C:",), ("parameters are given as",)),
        (("C:tn",), ("tn is not",)),
        (("C:tn=-1,tk=1",), ("-1",)),
        (("C:tn=1",), ("how long 2000 bytes take",)),
        (("B:t0+1000*t1=275.45,tk=0.08",), ("how long 2000 bytes take", "t0, t1 and tk")),
        ((r"C:\times.csv", "C:tn=1,tk=1"), (r"no file C:\times.csv",)),
    ],
)
def test_parameters_that_cannot_be(words, parts):
    refused(call("fit", "lecture", "--parameters", *words), *parts)


# Answers ------------------------------------------------------------------------------------------


def test_files_have_twelve_digits_and_people_have_even_places(tmp_path):
    found = errors_of("lecture")
    path = tmp_path / "fit.csv"
    assert call("fit", "lecture", "-o", path).code == 0
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    assert [Fraction(row["error_C"]) for row in rows] == found
    path = tmp_path / "fit.xlsx"
    assert call("fit", "lecture", "-o", path).code == 0
    sheet = openpyxl.load_workbook(path).active
    assert [row[7].value for row in sheet.iter_rows(min_row=2)] == pytest.approx(
        [float(error) for error in found], rel=1e-11
    )
    lines = call("fit", "lecture").out.splitlines()[1:8]
    assert {len(line.split()[7].partition(".")[2]) for line in lines} == {2}
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize("format_", ["markdown", "latex"])
def test_markdown_and_latex_have_the_numbers_below(format_):
    told = call("fit", "lecture", "--format", format_).out
    assert "t0+1422*t1 = 259.11" in told and "no model is better" in told
    assert told.count("-0.10") == 1


def test_relative_fits_make_the_errors_in_percent_smaller():
    def squares(*words: str) -> float:
        return sum(float(error) ** 2 for error in errors_of("lecture", *words))

    assert squares("--relative") < 0.8 * squares()
