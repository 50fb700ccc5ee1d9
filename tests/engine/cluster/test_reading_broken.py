"""Broken files: one plain sentence each, with the line; whatever comes, nothing else is raised."""

from __future__ import annotations

import re
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cluster.measurement import MeasurementError, Measurements
from engine.cluster.reading import read_measurements, read_text
from engine.cluster.reading.told import told
from tests.engine.cluster.samples import FOLDER, error, imb, of_sample, osu, row, sample
from tests.tiers import tier

HEAD = "size;time_us\n"
GROUPED = "operation,processes,size,time_us\n"
PINGPONG = "#bytes #repetitions t[usec] Mbytes/sec"
SCREEN = "  0:       8 bytes  40000 times -->      5.12 Mbps in {:>10} usec\n"
BENCH = "Bcast\tBytes:\t8\tIters:\t9\tAvg:\t{}\tMin:\t1\tMax:\t9\tComm: MPI_COMM_WORLD\tRanks: 8\n"

BROKEN = {
    "a comma that would be both": ("size,time_us\n512,4,70\n", 2, "512,4,70"),
    "fewer cells than names": (HEAD + "8;2,5\n64\n", 3, "64"),
    "more cells than names": (HEAD + "8;2,5;\n", 2, "8;2,5;"),
    "a table that a comma has split": ("size,time_us\n3,000,2.5\n", 2, "3,000,2.5"),
    "a date that Excel has made": (HEAD + "8;01.сен\n", 2, "01.сен"),
    "a date in full": (HEAD + "8;2026-09-01\n", 2, "2026-09-01"),
    "a negative time": (HEAD + "8;-2,5\n", 2, "-2,5"),
    "a negative time with a unit": (HEAD + "8;-2,5 ms\n", 2, "-2,5 ms"),
    "an infinite time": (HEAD + "8;2,5\n9;inf\n", 3, "inf"),
    "minus infinity": (HEAD + "9;-Infinity\n", 2, "-Infinity"),
    "a sign of infinity": (HEAD + "9;∞\n", 2, "∞"),
    "a negative size": (HEAD + "-8;2,5\n", 2, "-8"),
    "half a byte": (HEAD + "8,5;2,5\n", 2, "8,5"),
    "a fraction of bytes by its unit": (HEAD + "0,1K;2,5\n", 2, "0,1K"),
    "text in place of a size": (HEAD + "eight;2,5\n", 2, "eight"),
    "no size": (HEAD + ";2,5\n", 2, "size"),
    "a size that is missing": (HEAD + "-;2,5\n", 2, "-"),
    "an infinite size": (HEAD + "inf;2,5\n", 2, "inf"),
    "a size beyond all bounds": (HEAD + "1E+90;2,5\n", 2, "1E+90"),
    "a unit that is none": (HEAD + "8 miles;2,5\n", 2, "8 miles"),
    "a unit of time that is none": (HEAD + "8;5 weeks\n", 2, "5 weeks"),
    "text in place of a time": (HEAD + "8;fast\n", 2, "fast"),
    "two numbers in a cell": (HEAD + "8;2,5 3,5\n", 2, "2,5 3,5"),
    "two decimal signs": (HEAD + "8;1.000,92\n", 2, "1.000,92"),
    "two commas": (HEAD + "8;1,000,92\n", 2, "1,000,92"),
    "thousands in twos": (HEAD + "8;10 00\n", 2, "10 00"),
    "a comma in quotes before two digits": ('size,time_us\n8,"2,55"\n', 2, "2,55"),
    "an exponent without digits": (HEAD + "8;1,5E\n", 2, "1,5E"),
    "a time beyond all bounds": (HEAD + "8;1E+900\n", 2, "1E+900"),
    "a line counted with comments": ("# a\n\n" + HEAD + "# b\r\n8;x\n", 5, "x"),
    "below groups": (GROUPED + "bcast,4,8,2.5\nbcast,4,8\n", 3, "bcast,4,8"),
    "a negative time in the second column": ("size;t1, us;t2, us\n8;1;-1\n", 2, "-1"),
    "a negative time of OSU": (osu(row(8, "2.50"), row(9, "-1.00")), 4, "-1.00"),
    "an infinite time of OSU": (osu(row(8, "inf")), 3, "inf"),
    "a negative time of IMB": (imb("PingPong", PINGPONG, (8, 1000, "-2.50", "3.05")), 6, "-2.50"),
    "an infinite time of NetPIPE": ("0: nodeA\n" + SCREEN.format("inf"), 2, "inf"),
    "a negative time of mpiBench": (BENCH.format("-2.5"), 1, "-2.5"),
    "a negative time of SKaMPI": ('# begin result "A"\ncount= 2 8 -2.5 0.0 8\n', 2, "-2.5"),
    "rates of OSU": (osu(row(8, "1"), names="# Size      Bandwidth (MB/s)"), 2, "Bandwidth (MB/s)"),
    "rates of IMB": (imb("Uniband", "#bytes #repetitions Mbytes/sec Msg/sec"), 5, "mbytes/sec"),
    "rates made by hand": ("# a\nразмер;скорость, МБ/с\n8;2,5\n", 2, "скорость, МБ/с"),
    "three columns of numbers": ("# a\n8;1;2\n64;1;2\n", 2, "columns of numbers: 3"),
    "only names": ("\nsize;time\n", 2, "size, time"),
    "nothing but zeros": (osu(row(8, "0.00")), 3, "0"),
    "nothing but holes": (HEAD + "8;\n9;-\n", 2, "8 bytes"),
    "nothing but a failure": (imb("Bcast", PINGPONG, (8, "time-out.;", "", "")), 6, "time-out.;"),
    "nothing but a cut row": (osu(row(8, "86"))[:-1], 3, "8 86"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_one_sentence_with_the_line_and_the_value(name):
    text, line, value = BROKEN[name]
    refusal = error(text)
    assert refusal.line == line
    sentence = str(refusal)
    assert sentence.startswith(f"line {line}: ")
    assert value in sentence
    assert "\n" not in sentence
    assert refusal.text.render("ru") != ""


WHOLE = {
    "empty": (b"", "empty"),
    "blank": (b" \r\n\t\n", "empty"),
    "zero bytes": (b"size;time\n8;\x00\n", "zero bytes"),
    "a workbook": (b"PK\x03\x04\x14\x00", "workbook"),
    "half a character": (b"\xfe\xff\x00", "UTF-16-BE"),
    "a mark and other bytes": (b"\xef\xbb\xbfsize;time\n8;\xd0\n", "UTF-8"),
    "a letter": (b"Dear all,\nthe cluster is down.\n", "Dear all"),
    "one column": (b"8\n64\n", "8"),
    "only comments": (b"# size;time\n# 8;2,5\n", "no table"),
    "a title of OSU and nothing": (b"# OSU MPI Latency Test v5.6.2\n", "no table"),
    "names of OSU and nothing": (b"# Size          Latency (us)\n", "OSU Micro-Benchmarks"),
}


@pytest.mark.parametrize("name", WHOLE)
def test_a_file_that_is_broken_as_a_whole_has_no_line(name):
    data, value = WHOLE[name]
    refusal = error(data)
    assert refusal.line is None
    assert value in str(refusal)
    assert "\n" not in str(refusal)


def test_there_are_thirty_of_them():
    assert len(BROKEN) >= 30


# Whatever comes -----------------------------------------------------------------------------------


def outcome(data: bytes) -> Measurements | MeasurementError:
    try:
        return read_measurements(data, "a file")
    except MeasurementError as refusal:
        return refusal


def survives(data: bytes) -> None:
    """Reading raises nothing but the one error, and what is read can be used and told."""
    read = outcome(data)
    if isinstance(read, MeasurementError):
        assert "\n" not in str(read)
        assert read.line is None or read.line >= 1
        return
    assert read.rows
    assert all(row.m >= 0 and row.t > 0 and row.line >= 1 for row in read.rows)
    assert all(group.rows for group in read.groups)
    assert all(float(row.t) > 0 for row in read.rows)
    assert [one.line for one in read.dropped] == sorted(one.line for one in read.dropped)
    assert all("\n" not in str(sentence) for sentence in told(read))


@given(st.binary(max_size=300))
def test_any_bytes(data):
    survives(data)


SIGNS = "0123456789.,;:\t \n\r#-+eEµ²①٣\u00a0\"'/()[]=<>{}\x85\u2028sizetmlauncyБК"
WORDS = (
    *(
        "size",
        "time_us",
        "t",
        "# Size          Latency (us)",
        "# OSU MPI Latency Test v5",
        "8",
        "²",
    ),
    *('# begin result "A"', "nodes= ", "count= ", " bytes ", "0: ", " usec", "Bytes:", "Ranks: "),
    *("# Benchmarking A", "#bytes #repetitions t[usec]", "1e99", "-", "inf", "nan", ";", ",", "\t"),
    *(
        "9" * 5000,
        "1 024",
        "\n",
        "\n",
        "time-out.;",
        "Datatype: A",
        "Group",
        "processes",
        "operation",
    ),
)


@given(st.text(SIGNS, max_size=200))
def test_any_text(text):
    survives(text.encode())
    survives(b"size;time_us;processes\n" + text.encode())


@given(st.lists(st.sampled_from(WORDS), max_size=40).map("".join))
def test_any_words(text):
    survives(text.encode())


NAMES = sorted(path.name for path in FOLDER.iterdir())


def test_names_of_columns_that_begin_with_digits_and_no_row():
    survives(b"1e9time;8size")


@given(st.data())
def test_mutated_samples(data):
    """Characters and lines of a sample are inserted, deleted, doubled and replaced."""
    lines = sample(data.draw(st.sampled_from(NAMES))).decode("utf-8").splitlines(keepends=True)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(("delete", "double", "swap", "text", "cut", "signs")))
        line = lines[at]
        place = data.draw(st.integers(0, len(line)))
        if kind == "delete" and len(lines) > 1:
            del lines[at]
        elif kind == "double":
            lines.insert(at, line)
        elif kind == "swap":
            lines[at], lines[0] = lines[0], lines[at]
        elif kind == "text":
            lines[at] = line[:place] + data.draw(st.sampled_from(WORDS)) + line[place:]
        elif kind == "cut":
            lines[at] = line[:place]
        else:
            many = data.draw(st.integers(0, 3))
            lines[at] = line[:place] + data.draw(st.text(SIGNS, max_size=3)) + line[place + many :]
    survives("".join(lines).encode())


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_cut_anywhere_gives_no_other_rows(name):
    """What is read of the beginning of a tool's file is the beginning of what is read of all."""
    if name.endswith((".csv", ".tsv", "bw_v5.8.txt")):
        return  # by hand a cut number cannot be told
    text = sample(name).decode()
    whole = [(one.m, one.t) for one in of_sample(name).rows]
    for length in range(1, len(text), 97 if len(text) < 3000 else 499):
        try:
            read = read_text(text[:length])
        except MeasurementError:
            continue
        rows = [(one.m, one.t) for one in read.rows]
        assert rows == whole[: len(rows)]


# Time in proportion -------------------------------------------------------------------------------

LONG = {
    "by hand": lambda n: (
        "operation,processes,size,time_us\n" + "".join(f"op{i},{i},{i},2.5\n" for i in range(n))
    ),
    "a table of holes": lambda n: "size;time_us\n8;1\n" + "8;-\n" * n,
    "osu": lambda n: osu(*(row(i, "2.50") for i in range(n))),
    "failed validation": lambda n: osu(
        *(row(i, "2.50", "Fail") for i in range(n)), names="# Size Latency (us) Validation"
    ),
    "groups of imb": lambda n: imb(
        "Multi-PingPong", "Group " + PINGPONG, *((i, 8, 9, "2.5", "1.0") for i in range(n))
    ),
    "many tables": lambda n: osu(row(8, "2.50")) * n,
    "mpibench": lambda n: "".join(BENCH.replace("8\n", f"{i}\n").format(2.5) for i in range(n)),
    "foreign": lambda n: osu(row(8, "2.50")) + "[nodeA:1] Read -1\n" * n,
    "one long line": lambda n: osu(row(8, "2.50")) + (" " * n + "Test MPI x" * n),
    "underscores": lambda n: osu(row(8, "2.50")) + "# MPI" + "_a" * n + "!\n",
}


def operations(text: str) -> int:
    """How many lines and calls of Python it takes to read a text."""
    count = 0

    def trace(frame, event, argument):
        nonlocal count
        count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        read_text(text)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("few", tier([40], [1000]))
@pytest.mark.parametrize("name", LONG)
def test_ten_times_the_rows_take_ten_times_the_work(name, few):
    short, long = (operations(LONG[name](n)) for n in (few, 10 * few))
    assert long <= 11 * short


def test_a_hundred_thousand_rows():
    text = "size;time_us\n" + "".join(f"{i};2\n" for i in range(100_000))
    assert [one.m for one in read_text(text).groups[0].rows] == list(range(100_000))


# Told ---------------------------------------------------------------------------------------------


def test_what_is_told_of_a_sample():
    lines = [str(line) for line in told(of_sample("lab_runs_tabs.tsv"))]
    assert lines[0] == "lab_runs_tabs.tsv was read as a table with columns"
    assert re.fullmatch(r"times: 34 rows?, 1024 to 1048576 bytes", lines[1])
    assert "K is 1024" in lines[2]
    assert lines[-2:] == [
        "line 8 dropped: there is no time for 16384 bytes",
        "line 15 dropped: there is no time for 262144 bytes",
    ]


def test_a_line_for_every_group():
    lines = [str(line) for line in told(of_sample("imb_bcast_barrier_2019u6.txt"))]
    assert [line.partition(":")[0] for line in lines[1:]] == [
        *(f"Bcast, {n} processes" for n in (2, 4, 8)),
        *(f"Barrier, {n} processes" for n in (2, 4, 8)),
    ]
    assert "of 0 bytes" in lines[-1]
    label = told(read_text('# begin result "A"\ncount= 1 4 2.5 0.0 8\n'))[1]
    assert str(label).startswith("A: 1 row")


def test_what_was_pasted_has_no_name():
    read = read_text("Group #bytes #repetitions t[usec]\n  1  8  1000  2.50\n  1  9  1000  2.50\n")
    lines = [str(line) for line in told(read)]
    assert lines[0] == "what was pasted was read as Intel MPI Benchmarks"
    assert lines[1].startswith("times, group 1: ")


def test_dropped_lines_are_told_in_their_order():
    read = read_text(osu(row(8, "0.00"), "9 ", row(10, "2.50"), row(11, "-")))
    told_lines = [str(line) for line in told(read)][-3:]
    assert [line.partition(" dropped")[0] for line in told_lines] == ["line 3", "line 4", "line 6"]
