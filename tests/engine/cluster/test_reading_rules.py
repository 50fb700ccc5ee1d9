"""The rules of reading, each by a small text: bytes, lines, labels, tools, rows, numbers."""

from __future__ import annotations

import pytest

from engine.cluster.reading import read_measurements, read_text
from tests.engine.cluster.samples import (
    dropped,
    error,
    exact,
    groups,
    imb,
    notes,
    osu,
    pairs,
    row,
)

TABLE = "размер;время, мкс\n8;2,5\n64;3,25\n"
ROWS = [(8, 2.5), (64, 3.25)]


# 1. Bytes to text ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"\xef\xbb\xbf", "utf-8"),
        (b"\xff\xfe", "utf-16-le"),
        (b"\xfe\xff", "utf-16-be"),
        (b"", "utf-8"),
        (b"", "cp1251"),
    ],
)
def test_a_mark_decides_else_utf_8_else_cp1251(mark, encoding):
    assert pairs(mark + TABLE.encode(encoding)) == ROWS


@pytest.mark.parametrize("data", [b"", b"\n\r\n \t\n", b"\xef\xbb\xbf", b"\xff\xfe", b"\xc2\xa0\n"])
def test_nothing_is_refused_without_a_line(data):
    refusal = error(data)
    assert refusal.line is None
    assert "empty" in str(refusal)


@pytest.mark.parametrize("data", ["8;2\n".encode("utf-16-le"), b"size;time\n8;\x002\n"])
def test_zero_bytes_without_a_mark_are_no_text(data):
    refusal = error(data)
    assert refusal.line is None
    assert "no text" in str(refusal)


def test_a_workbook_is_refused():
    refusal = error(b"PK\x03\x04size;time\n8;2\n")
    assert refusal.line is None
    assert "workbook" in str(refusal)


def test_half_a_character_behind_a_mark_is_refused():
    refusal = error(b"\xff\xfe8\x00;")
    assert refusal.line is None
    assert "UTF-16-LE" in str(refusal)


# 2. Lines -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_end_of_line(end):
    text = end.join(("# one", "", "size,time_us", "8,2.5", "", "64,3.25", ""))
    assert [(one.m, one.line) for one in read_text(text).rows] == [(8, 4), (64, 6)]


def test_mixed_ends_of_lines():
    text = "# one\r\n\rsize,time_us\n8,2.5\r64,3.25\r\n"
    assert [(one.m, one.line) for one in read_text(text).rows] == [(8, 4), (64, 5)]


# 3. Labels of the launcher ------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["[1,0]<stdout>:", "[1,0][nodeA:41]<stdout>:", "0: ", " 0: "])
def test_labels_are_taken_off(label):
    plain = osu(row(8, "2.50"), row(64, "3.25"))
    text = "".join(f"{label}{line}\n" if line else "\n" for line in plain.split("\n"))
    assert pairs(text) == ROWS


def test_lines_of_stderr_are_skipped():
    text = osu(row(8, "2.50"), row(64, "3.25"))
    lines = [f"[1,0]<stdout>:{line}" for line in text.splitlines()]
    lines[3:3] = ["[1,1]<stderr>:16                      9.99", "[1,1][nodeB:7]<stderr>:oh"]
    assert pairs("\n".join(lines) + "\n") == ROWS
    assert dropped("\n".join(lines) + "\n") == []


def test_what_srun_itself_says_has_no_label():
    plain = osu(row(8, "2.50"), row(64, "3.25"))
    text = "srun: job 12 queued\n" + "".join(f"0: {line}\n" for line in plain.splitlines())
    assert pairs(text) == ROWS


def test_the_index_of_netpipe_is_no_label():
    line = "  0:       8 bytes  40000 times -->      5.12 Mbps in       2.50 usec\n"
    assert pairs(line) == [(8, 2.5)]
    assert pairs("0: " + line) == [(8, 2.5)]


# 4. The tool is known by its own lines ------------------------------------------------------------


def test_text_round_and_between_the_tables_is_skipped():
    text = "\n".join(
        (
            "3 modules loaded",
            "$ mpirun -np 2 ./osu_latency",
            "[0] MPI startup(): library kind: release",
            osu(row(8, "2.50")),
            "",
            "real 0m4.1s",
            "64 of 64 done",
            "```",
            imb("PingPong", "#bytes #repetitions t[usec] Mbytes/sec", (64, 1000, "3.25", "9.00")),
            "srun: job 7 ended",
            "",
        )
    )
    read = read_text(text)
    assert [(one.m, float(one.t)) for one in read.rows] == ROWS
    assert read.dropped == ()
    assert str(read.tool) == "OSU Micro-Benchmarks and Intel MPI Benchmarks"


@pytest.mark.parametrize(
    "head",
    [
        "OSU MPI Latency Test v5.9\n  Size   Avg Latency(us)",
        "    # OSU MPI Latency Test v5.9\n    # Size          Latency (us)",
        "  Size   Avg Latency(us)",
        "Size          Latency (us)",
    ],
)
def test_the_sign_of_a_head_may_be_lost_or_indented(head):
    text = f"$ ./osu_latency\n{head}\n{row(8, '2.50')}\n{row(64, '3.25')}\n$ exit\n"
    assert pairs(text) == ROWS
    assert dropped(text) == []


def test_words_that_look_like_a_title_do_not_make_a_tool():
    for title in ("# MPI Latency Test", "Benchmarking ping-pong", "OSU MPI Latency Test v5.9"):
        read = read_text(f"{title}\nsize,time_us\n8,2.5\n64,3.25\n")
        assert str(read.tool) == "a table with columns"
        assert [(one.m, float(one.t)) for one in read.rows] == ROWS


# 5. Columns by their names ------------------------------------------------------------------------


def test_columns_are_found_by_name_in_any_order():
    text = "iterations;latency, us;MB/s;size\n500;2,5;1,0;8\n500;3,25;2,0;64\n"
    assert pairs(text) == ROWS


def test_a_comment_ends_no_table_and_names_begin_the_next():
    text = osu("# Datatype: MPI_CHAR.", row(8, "2.50"), "# a comment", row(64, "3.25"))
    assert pairs(text) == ROWS
    twice = text + osu(row(9, "4.00"), row(10, "1.00"))
    assert [len(one.rows) for one in read_text(twice).groups] == [2, 2]


def test_a_second_head_in_a_table_made_by_hand():
    text = "size;time_us\n8;2,5\ntime_ms;runs;size_KiB\n0,5;10;1\n"
    assert pairs(text) == [(8, 2.5), (1024, 500.0)]
    assert [len(one.rows) for one in read_text(text).groups] == [1, 1]


# 6. Rows ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "foreign",
    [
        "[nodeA:2114] 3 more processes have sent help message help-mpi.txt",
        "3 more processes have sent help message",
        "8.5                     1.00",
        "-8                      1.00",
        "one                     1.00",
        "real\t0m4.1s",
    ],
)
def test_other_lines_inside_a_table_are_foreign(foreign):
    text = osu(row(8, "2.50"), foreign, row(64, "3.25"))
    assert pairs(text) == ROWS
    assert dropped(text) == []


@pytest.mark.parametrize(
    "broken",
    [
        "16        [nodeA:00040] Read -1, expected 131072, errno = 1\n              2.75",
        "16                      2.75[nodeA:00040] Read -1",
        "16        \n              2.75",
        "16                      2.75              9.99",
        "16                   x2.75",
    ],
)
def test_a_line_that_begins_like_a_row_is_dropped_with_a_warning(broken):
    text = osu(row(8, "2.50"), broken, row(64, "3.25"))
    assert pairs(text) == ROWS
    assert dropped(text) == [4]


@pytest.mark.parametrize("noise", ["", "[nodeA:00040] Read -1, expected 131072, errno = 1"])
def test_the_rest_of_a_torn_size_is_no_row_of_its_own(noise):
    whole = row(1024, "2.75")
    text = osu(row(8, "2.50"), whole[:2] + noise, whole[2:], row(64, "3.25"))
    assert pairs(text) == ROWS
    assert len(dropped(text)) == 1
    first = osu(whole[:2] + noise, whole[2:], row(8, "2.50"), row(64, "3.25"))
    assert pairs(first) == ROWS


def test_a_row_of_imb_that_is_torn():
    cells = "".join(f"{cell:>13}" for cell in (1024, 1000, "3.00", "9.00"))
    names = "#bytes #repetitions t[usec] Mbytes/sec"
    start = imb("PingPong", names, (8, 1000, "2.50", "3.00")).rstrip("\n")
    end = "".join(f"{cell:>13}" for cell in (64, 1000, "3.25", "9.00"))
    for cut in range(10, 49):
        text = "\n".join((start, cells[:cut], cells[cut:], end, ""))
        assert pairs(text) == ROWS, cut
        assert dropped(text)[:1] in ([7], [8]), cut


@pytest.mark.parametrize("before", [(), ("1024 12.25", "16 1.50")])
def test_rows_of_no_width_are_rows_after_a_foreign_line_that_begins_with_a_number(before):
    rows = [(1024, 12.25), (16, 1.5)][: len(before)]
    text = osu(*before, "3 more processes", "8 2.5", "64 3.25", names="# Size Latency(us)")
    assert pairs(text) == [*rows, *ROWS]
    if before:
        assert pairs(text.replace("Size Lat", "Size  Lat")) == [*rows, *ROWS]


# 7. Which time ------------------------------------------------------------------------------------


def test_the_average_of_average_least_and_most():
    names = "# Size       Avg Latency(us)   Min Latency(us)   Max Latency(us)  Iterations"
    assert pairs(osu(row(8, "2.50", "1.00", "9.00", "1000"), names=names)) == [(8, 2.5)]


def test_numbers_are_taken_as_printed():
    assert exact(osu(row(8, "2.50")))[0][1] * 2 == 5


# 8. No time column --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (osu(row(8, "2.50"), names="# Size      Bandwidth (MB/s)"), 2),
        (osu(row(8, "2.50", "9.00"), names="# Size      MB/s        Messages/s"), 2),
        (imb("Uniband", "#bytes #repetitions Mbytes/sec Msg/sec", (8, 1, "2.0", "9")), 5),
        ("# a comment\nsize;MB/s\n8;2,5\n", 2),
        ("Title\nразмер, КБ;скорость, Мбайт/с\n8;2,5\n", 2),
        ("message,throughput,iterations\n8,2.5,100\n", 1),
    ],
)
def test_only_rates_are_refused_where_the_columns_are_named(text, line):
    refusal = error(text)
    assert refusal.line == line
    assert "rates" in str(refusal)


def test_rates_beside_times_are_a_note():
    text = osu(row(8, "9.99"), names="# Size      Bandwidth (MB/s)") + osu(row(8, "2.50"))
    assert pairs(text) == [(8, 2.5)]
    assert "line 2: this table has rates and no times" in notes(text)


# 9. Missing ---------------------------------------------------------------------------------------

MISSING = (
    *("", "-", "–", "NaN", "nan", "-nan", "NA", "N/A", "#N/A", "#Н/Д", "н/д", "нет", "немає"),
    *("Нет", "\u00a0"),
)


@pytest.mark.parametrize("sign", MISSING)
def test_a_missing_time_is_dropped_with_its_line(sign):
    text = f"size;time_us\n8;2,5\n16;{sign}\n64;3,25\n"
    assert pairs(text) == ROWS
    assert dropped(text) == [3]


@pytest.mark.parametrize("sign", ["-", "NaN", "-nan", "N/A"])
def test_a_missing_time_of_a_tool(sign):
    text = osu(row(8, "2.50"), row(16, sign), row(64, "3.25"))
    assert pairs(text) == ROWS
    assert dropped(text) == [4]


@pytest.mark.parametrize("zero", ["0.00", "0", "0.000"])
def test_a_time_of_zero_is_below_the_resolution(zero):
    text = osu(row(8, "2.50"), row(16, zero), row(64, "3.25"))
    assert pairs(text) == ROWS
    assert dropped(text) == [4]
    assert dropped(f"size;time_us\n8;{zero}\n64;3,25\n") == [2]


# 10. Cut off --------------------------------------------------------------------------------------


def test_a_last_line_without_an_end_is_dropped_unless_it_is_as_long_as_above():
    text = osu(row(8, "84.31"), row(64, "86.10"))[:-1]
    assert pairs(text) == [(8, 84.31), (64, 86.1)]
    for cut in range(1, 19):  # down to the size, which is a cut row too
        assert pairs(text[:-cut]) == [(8, 84.31)]
        assert dropped(text[:-cut]) == [4]


def test_the_first_row_of_a_table_has_none_above_it():
    refusal = error(osu(row(8, "86"))[:-1])
    assert refusal.line == 3
    assert "ends within this row" in str(refusal)


def test_a_cut_row_of_imb():
    names = "#bytes #repetitions t[usec] Mbytes/sec"
    text = imb("PingPong", names, (8, 1000, "2.50", "3.00"), (64, 1000, "3.25", "9.00")).rstrip()
    assert pairs(text) == ROWS
    assert pairs(text[:-1]) == [(8, 2.5)]
    assert dropped(text[:-1]) == [7]


def test_a_table_made_by_hand_may_end_without_an_end_of_line():
    assert pairs("size;time_us\n8;2,5\n64;3,25") == ROWS


# 11 to 13 have a file of their own. 14. Groups ----------------------------------------------------


def test_one_group_for_each_table_of_a_tool():
    names = "#bytes #repetitions t_min[usec] t_max[usec] t_avg[usec]"
    one = imb("Bcast", names, (8, 1000, "1.00", "3.00", "2.50"))
    two = imb("Bcast", names, (8, 1000, "1.00", "3.00", "2.75"), processes="4")
    assert groups(one + two) == {
        ("Bcast", 2, ""): [(8, 2.5)],
        ("Bcast", 4, ""): [(8, 2.75)],
    }
    assert [len(each.rows) for each in read_text(one + one).groups] == [1, 1]


def test_one_group_for_each_combination_of_a_table_made_by_hand():
    text = "benchmark,processes,size,time_us\na,2,8,1.5\nb,2,8,2.5\na,4,8,3.5\na,2,16,4.5\n"
    assert groups(text) == {
        ("a", 2, ""): [(8, 1.5), (16, 4.5)],
        ("b", 2, ""): [(8, 2.5)],
        ("a", 4, ""): [(8, 3.5)],
    }


# 15. No size column -------------------------------------------------------------------------------


def test_a_barrier_has_one_row_of_no_bytes():
    text = osu(f"{'3.25':>17}", f"{'4.25':>17}", names="# Avg Latency(us)")
    assert pairs(text) == [(0, 3.25)]


def test_bytes_and_pasted_text_are_read_alike():
    assert read_measurements(TABLE.encode(), "a").rows == read_text(TABLE).rows
    assert read_text("\ufeff" + TABLE).rows == read_text(TABLE).rows
