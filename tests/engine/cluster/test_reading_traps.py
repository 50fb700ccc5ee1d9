"""Traps: what looks like a row, a name or a unit and would give wrong numbers without a word."""

from __future__ import annotations

import pytest

from engine.cluster.reading import read_measurements
from tests.engine.cluster.samples import dropped, error, groups, imb, notes, osu, pairs, row

MESSAGE = "[nodeA:00040] Read -1, expected 131072, errno = 1"
PINGPONG = "#bytes #repetitions t[usec] Mbytes/sec"
BARRIER = "#repetitions t_min[usec] t_max[usec] t_avg[usec]"

TABLES = {
    "osu": osu(row(4, "2.00"), row(1024, "12.41"), row(2048, "13.00")),
    "osu, first row": osu(row(1024, "12.41"), row(2048, "13.00")),
    "osu -f": osu(
        row(4, "2.00", "1.50", "2.50"),
        row(1024, "12.41", "11.50", "13.50"),
        row(2048, "13.00", "12.00", "14.00"),
        names="# Size       Avg Latency(us)   Min Latency(us)   Max Latency(us)",
    ),
    "imb": imb(
        "PingPong",
        PINGPONG,
        (4, 1000, "2.00", "2.00"),
        (1024, 1000, "12.41", "82.51"),
        (2048, 1000, "13.00", "13.00"),
    ),
}
"""Each with a row of 1024 bytes, 12.41 us."""


def torn(text: str, at: int, *, between: str) -> str:
    """The row of 1024 bytes, with something of a launcher inside it from a place on."""
    lines = text.split("\n")
    place = next(i for i, line in enumerate(lines) if line.split()[:1] == ["1024"])
    lines[place] = lines[place][:at] + between + lines[place][at:]
    return "\n".join(lines)


def line_of_row(text: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.split()[:1] == ["1024"])


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("end", ["\n", "\r\n", f"\n{MESSAGE}\n{MESSAGE}\n"])
def test_a_message_inside_a_row_costs_that_row_alone_and_is_told_once(name, end):
    text = TABLES[name]
    whole = pairs(text)
    others = [one for one in whole if one[0] != 1024]
    line = next(line for line in text.split("\n") if line.split()[:1] == ["1024"])
    first = len(line) - len(line.lstrip())
    for at in range(len(line) + 1):
        broken = torn(text, at, between=MESSAGE + end)
        if at <= first:  # nothing was printed yet but blanks
            assert (pairs(broken), dropped(broken)) == (whole, []), at
        else:
            assert (pairs(broken), dropped(broken)) == (others, [line_of_row(text)]), at


@pytest.mark.parametrize("name", TABLES)
def test_a_message_without_a_line_end_spoils_no_row_below(name):
    text = TABLES[name]
    others = [one for one in pairs(text) if one[0] != 1024]
    for at in (2, 12, 25, 28):
        assert pairs(torn(text, at, between=MESSAGE)) == others


@pytest.mark.parametrize("at", range(13, 18))
def test_half_a_time_of_a_barrier_is_no_time(at):
    value = f"{'13.21':>17}"
    barrier = osu(
        value[:at] + MESSAGE,
        value[at:],
        title="OSU MPI Barrier Latency Test v5.9",
        names="# Avg Latency(us)",
    )
    text = barrier + osu(row(4, "2.00"))
    assert pairs(text) == [(4, 2.0)]
    assert dropped(text) == [3]


def test_a_broken_barrier_of_imb_is_told():
    text = imb("Barrier", BARRIER, (1000, "1.00", "3.00", "2.00"))
    broken = text.replace("3.00", "3." + MESSAGE + "\n00") + TABLES["imb"]
    assert dropped(broken) == [6]
    assert all(one.benchmark == "PingPong" for one in read_measurements(broken.encode()).groups)


def test_half_a_name_of_skampi_makes_no_group_of_its_own():
    text = (
        '# begin result "MPI_Bcast"\n'
        "nodes= 4 count= 16       16       4.1       0.1       16       3.5       3.4\n"
        f"nodes= 4 co{MESSAGE}\n"
        "unt= 64       64       4.3       0.1       16       2.9       3.2\n"
        '# end result "MPI_Bcast"\n'
    )
    assert groups(text) == {("MPI_Bcast", 4, ""): [(16, 4.1)]}
    assert dropped(text) == [3, 4]


@pytest.mark.parametrize("label", ["[1,0]<stdout>:", "[prterun-nodeA-1234@1,0]<stdout>: "])
def test_labels_that_name_a_job_are_taken_off(label):
    text = "".join(f"{label}{line}\n" for line in TABLES["osu"].splitlines())
    assert pairs(text) == pairs(TABLES["osu"])


def test_derived_datatypes_have_their_sizes():
    names = "# Transmit Size       Avg Latency(us)"
    assert pairs(osu(row(8, "2.00"), names=names)) == [(8, 2.0)]
    both = "# Size           Transmit Size       Avg Latency(us)"
    assert pairs(osu(row(8, "4", "2.00"), names=both)) == [(8, 2.0)]


def test_a_tool_may_print_a_decimal_comma():
    assert pairs(osu(row(4, "2,00"), row(8, "2,10"))) == [(4, 2.0), (8, 2.1)]
    assert dropped(osu(row(4, "2,00"), row(8, "2,1"))[:-1]) == [4]
    assert error(osu(row(4, "2,00"), row(8, "-2,10"))).line == 4


@pytest.mark.parametrize("sizes", [(1, 2, 3), (1, 2, 4, 8)])
def test_repeats_of_netpipe_are_no_times(sizes):
    assert error("".join(f"{m:>8} 1000\n" for m in sizes)).line == 1


@pytest.mark.parametrize("cell", ["01.с", "01.сен", "5.мс", "1 .с"])
def test_a_date_is_no_time_in_seconds(cell):
    refusal = error(f"size;time\n512;{cell}\n")
    assert refusal.line == 2
    assert cell in str(refusal)


@pytest.mark.parametrize("cell", ["0,500", "0,512", "00,512"])
def test_zero_in_front_of_a_comma_is_no_thousands(cell):
    assert error(f'size,time\n8,"{cell}"\n').line == 2


@pytest.mark.parametrize("name", ["Message, Kbit", "size (bits)", "Размер, Кбит", "Розмір, біт"])
def test_sizes_in_bits_are_refused(name):
    refusal = error(f"{name};time\n8;2\n")
    assert refusal.line == 1
    assert name in str(refusal)


NAMES = {
    "message_id;size;time": "8;64;2",
    "message;size;time": "8;64;2",
    "message no.;size;time": "8;64;2",
    "Номер сообщения;Размер, байт;Время": "8;64;2",
    "Число сообщений;Длина;Время": "8;64;2",
    "Кількість повідомлень;Розмір;Час": "8;64;2",
    "Message;Message size;time": "8;64;2",
    "number of repeats;number of bytes;time": "8;64;2",
    "количество повторов;количество байт;время": "8;64;2",
    "size;time_us;us/byte": "64;2;3",
    "size;time_us;мкс/байт": "64;2;3",
    "size;message round trip, us": "64;2",
}


@pytest.mark.parametrize("names", NAMES)
def test_the_column_that_says_size_is_the_size(names):
    assert pairs(f"{names}\n{NAMES[names]}\n") == [(64, 2.0)]


COMMENTED = {
    "semicolon": ("# size;time_ms\n8;2,5\n", 2500),
    "comma": ("# message, time (ns)\n8,2500\n", 2.5),
    "tab": ("#Размер, байт\tВремя, с\n8\t2,5\n", 2_500_000),
    "blanks": ("# m t(ms)\n8 2.5\n", 2500),
    "aligned": ("# m          t, ms\n8            2.5\n", 2500),
    "below others": ("# my cluster\n# one way, 3 hosts\n# size;time_ms\n8;2,5\n", 2500),
    "Excel's copy of OSU": ("# OSU MPI Latency Test v5.6.2;\n# Size;Latency (us)\n8;2,5\n", 2.5),
}


@pytest.mark.parametrize("name", COMMENTED)
def test_names_in_a_comment_keep_their_units(name):
    text, time = COMMENTED[name]
    assert pairs(text) == [(8, float(time))]
    assert "no names of columns" not in notes(text)


def test_rates_named_in_a_comment_are_no_times():
    refusal = error("# mine\n# size;bandwidth\n8;2,5\n")
    assert refusal.line == 2
    assert "bandwidth" in str(refusal)


@pytest.mark.parametrize("names", ["x;y", "x;y, ms", "a;b, GB/s", "узлы;Кбайт/с"])
def test_two_names_that_say_nothing_are_not_guessed(names):
    refusal = error(f"# mine\n{names}\n8;2,5\n")
    assert refusal.line == 2
    assert names in str(refusal)
    assert pairs("a lecture\n8;2,5\n") == [(8, 2.5)]


def test_a_title_may_stand_between_tables_and_words_behind_them():
    table = "size,time\n8,2\n"
    between = "\nSecond run\n", "\nSecond run, another switch\n", "\nFirst, second, third\n"
    for title in between:
        assert pairs(table + title + table) == [(8, 2.0), (8, 2.0)]
    assert pairs(table + "That is all.\n") == [(8, 2.0)]


def test_words_in_place_of_a_row_are_an_error_where_no_table_follows():
    table = "size,time\n8,2\n"
    assert error(table + "abc,def\n").line == 3
    assert error(table + "abc,def\n9,3\n").line == 3
    assert error(table + "abc,3\n" + table).line == 3


def test_k_at_a_single_value_is_told():
    assert "1024" in notes("size;time\n64K;2\n")
    assert "1024" not in notes("size;time\n64;2\n")


def test_what_begins_with_a_brace_is_a_file_of_ranks():
    for text in ("{", '\ufeff {"what": "ranks"}', '{"a": 1}', "{" * 5000, "{8;2}\n"):
        sentence = str(error(text.encode()))
        assert "ranks" in sentence
    assert error(b'{"what":\n "ranks",\n').line is not None
