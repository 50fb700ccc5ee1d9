"""Tables made by hand: separators, encodings, decimal signs, units, names, groups, notes."""

from __future__ import annotations

import codecs
from fractions import Fraction

import pytest

from engine.cluster.reading import read_text
from tests.engine.cluster.samples import dropped, error, exact, groups, notes, pairs

ROWS = [(8, 2.5), (64, 3.25)]
RUSSIAN = "Размер, байт;Время, мкс\r\n8;2,5\r\n64;3,25\r\n"


# Separators ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["\t", ";", ",", "  "])
def test_separators(sign):
    text = f"size{sign}time_us\n8{sign}2.5\n64{sign}3.25\n"
    assert pairs(text) == ROWS


def test_a_tab_comes_before_a_semicolon_and_that_before_a_comma():
    assert pairs("size, bytes\ttime; us\n8\t2,5\n64\t3,25\n") == ROWS
    assert pairs("size, bytes;time, us\n8;2,5\n64;3,25\n") == ROWS


@pytest.mark.parametrize("sign", [";", ",", "\t"])
def test_the_line_of_excel_that_names_the_separator_is_no_row(sign):
    text = f"sep={sign}\nsize{sign}time_us\n8{sign}2.5\n64{sign}3.25\n"
    assert [(one.m, float(one.t), one.line) for one in read_text(text).rows] == [
        (8, 2.5, 3),
        (64, 3.25, 4),
    ]


def test_the_named_separator_is_used():
    assert pairs("sep=,\nsize;x,time_us;y\n8,2.5\n64,3.25\n") == ROWS


# Encodings and ends of lines ----------------------------------------------------------------------

ENCODED = {
    "cp1251": RUSSIAN.encode("cp1251"),
    "utf-8": RUSSIAN.encode(),
    "utf-8 with a mark": codecs.BOM_UTF8 + RUSSIAN.encode(),
    "utf-16-le": codecs.BOM_UTF16_LE + RUSSIAN.replace(";", "\t").encode("utf-16-le"),
    "utf-16-be": codecs.BOM_UTF16_BE + RUSSIAN.replace(";", "\t").encode("utf-16-be"),
}


@pytest.mark.parametrize("name", ENCODED)
def test_what_excel_saves(name):
    assert pairs(ENCODED[name]) == ROWS


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\n\r\n"])
def test_ends_of_lines(end):
    assert pairs(RUSSIAN.replace("\r\n", end)) == ROWS
    assert pairs("size;time_us\r8;2,5\r\n64;3,25\n") == ROWS


# Numbers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blank", [" ", "\u00a0", "\u202f", "\u2009"])
@pytest.mark.parametrize("sign", ["\t", ";", ","])
def test_blanks_between_thousands(blank, sign):
    point = "." if sign == "," else ","
    text = f"size{sign}time_us\n1{blank}048{blank}576{sign}12{blank}345{point}5\n"
    assert pairs(text) == [(1048576, 12345.5)]


def test_a_comma_in_quotes_parts_thousands_where_a_comma_parts_cells():
    assert pairs('size,time_us\n"1,024","1,234.5"\n"1,048,576","1,234,567"\n') == [
        (1024, 1234.5),
        (1048576, 1234567.0),
    ]


def test_a_lone_comma_is_decimal_where_no_comma_parts_cells():
    assert exact("size;time_us\n8;1,024\n") == [(8, Fraction("1.024"))]


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("1,5E-05", "0.000015"),
        ("1.5e+3", "1500"),
        ("+2,5", "2.5"),
        (",5", "0.5"),
        ("3,", "3"),
        ("007", "7"),
    ],
)
def test_forms_of_numbers(cell, value):
    assert exact(f"size;time_us\n8;{cell}\n") == [(8, Fraction(value))]


def test_a_size_may_have_an_exponent():
    assert pairs("size;time_us\n1E+03;2\n1,5E3;2\n") == [(1000, 2.0), (1500, 2.0)]


# Units --------------------------------------------------------------------------------------------

UNITS_OF_TIME = {
    Fraction(1, 1000): ("ns", "нс", "nanoseconds"),
    Fraction(1): ("us", "\u00b5s", "\u03bcs", "usec", "мкс", "microseconds", "мікросекунд"),
    Fraction(1000): ("ms", "мс", "milliseconds", "миллисекунды"),
    Fraction(10**6): ("s", "sec", "с", "сек", "seconds", "секунди"),
}
UNITS_OF_SIZE = {
    1: ("bytes", "B", "байт", "Б", "байтів"),
    1 << 10: ("KB", "KiB", "КБ", "Кбайт", "kB", "K"),
    1 << 20: ("MB", "MiB", "МБ", "Мбайт", "M"),
}
FORMS = ("{}, {}", "{} ({})", "{} [{}]", "{} {}", "{}_{}", "{}/{}")


@pytest.mark.parametrize(
    ("unit", "factor"),
    [(unit, factor) for factor, units in UNITS_OF_TIME.items() for unit in units],
)
def test_units_of_time(unit, factor):
    for form in FORMS[:-1]:
        for name in ("time", "Время", "затримка"):
            text = f"size\t{form.format(name, unit)}\n8\t2,5\n"
            assert exact(text) == [(8, factor * Fraction("2.5"))], text
    assert exact(f"size\tRun 1 ({unit})\n8\t2,5\n") == [(8, factor * Fraction("2.5"))]
    assert exact(f"size\ttime\n8\t2,5 {unit}\n9\t3{unit}\n") == [
        (8, factor * Fraction("2.5")),
        (9, factor * 3),
    ]


@pytest.mark.parametrize(
    ("unit", "factor"),
    [(unit, factor) for factor, units in UNITS_OF_SIZE.items() for unit in units],
)
def test_units_of_size(unit, factor):
    for form in FORMS[:-1]:
        for name in ("size", "Сообщение", "довжина", "m"):
            text = f"{form.format(name, unit)}\ttime_us\n3\t2,5\n"
            assert pairs(text) == [(3 * factor, 2.5)], text
    text = f"size\ttime_us\n3{unit}\t2,5\n1,5 {unit}\t3\n" if factor > 1 else ""
    assert not text or pairs(text) == [(3 * factor, 2.5), (3 * factor // 2, 3.0)]


@pytest.mark.parametrize(
    ("cell", "size"),
    [("64K", 65536), ("1 МБ", 1048576), ("64К", 65536), ("512 B", 512), ("2m", 2**21)],
)
def test_the_unit_of_a_single_value_comes_first(cell, size):
    assert pairs(f"size, KiB;time, ms\n{cell};2 мкс\n1;0,5\n") == [(size, 2.0), (1024, 500.0)]


def test_names_in_one_word():
    assert pairs("messageSizeKiB,timeMs\n1,0.5\n") == [(1024, 500.0)]
    assert pairs("message_size,time_seconds\n8,1.5E-05\n") == [(8, 15.0)]
    assert pairs("size (bytes),iterations,time (seconds)\n8,100,0.5\n") == [(8, 500000.0)]


def test_no_unit_is_bytes_and_microseconds_and_is_said():
    text = "размер;время\n8;2,5\n"
    assert pairs(text) == [(8, 2.5)]
    assert "размер has no unit: taken as bytes" in notes(text)
    assert "время has no unit: taken as microseconds" in notes(text)


def test_what_no_reader_can_see_is_said():
    text = "size_kb;time_us\n8;2,5\n"
    assert "K is 1024 bytes" in notes(text)
    assert "no sum over repeats and no round trip" in notes(text)


# Names of columns ---------------------------------------------------------------------------------

SIZE_NAMES = ("size", "Bytes", "message", "msg", "length", "m", "MSG_SIZE")
SIZE_NAMES += ("размер", "Длина", "сообщение", "Розмір", "довжина", "повідомлення")
TIME_NAMES = ("time", "Latency", "t", "elapsed", "RTT", "время", "Задержка", "латентность", "час")
TIME_NAMES += (
    "затримка",
    "латентність",
    "тривалість",
    "Run 1, ms",
    "1st run, ms",
    "t1",
    "time per iteration",
)


@pytest.mark.parametrize("size", SIZE_NAMES)
@pytest.mark.parametrize("time", TIME_NAMES)
def test_names_of_sizes_and_times(size, time):
    scale = 1000 if "ms" in time else 1
    text = f"A title; and more\n{time}; {size} ;MB/s;скорость;iterations;повторов;швидкість\n"
    assert pairs(text + "2,5;8;1;1;1;1;1\n") == [(8, 2.5 * scale)]


RATES = ("bandwidth", "MB/s", "скорость, МБ/с", "швидкість", "Mbps", "bandwidth_mbps", "throughput")
COUNTS = ("iterations", "повторов", "time_iterations_per_second", "msg/sec", "stddev, us")


@pytest.mark.parametrize("name", RATES + COUNTS)
def test_rates_and_counts_are_neither_size_nor_time(name):
    assert pairs(f"{name};size;time_us\n1;8;2,5\n") == [(8, 2.5)]
    assert pairs(f"size;time_us;{name}\n8;2,5;1\n") == [(8, 2.5)]
    assert error(f"size;{name}\n8;2,5\n").line == 1


def test_the_first_line_with_both_names_is_the_head():
    text = "Время сообщений;лаборатория 3\n2026;5\nразмер;время\n8;2,5\n"
    assert pairs(text) == [(8, 2.5)]


def test_a_time_of_so_many_repeats_is_a_time():
    assert pairs("size;Время 100 повторов, мс\n8;2,5\n") == [(8, 2500.0)]


# Several times ------------------------------------------------------------------------------------


def test_every_cell_of_several_columns_is_a_row_from_left_to_right():
    text = "size;t1, us;t2, us;t3, us\n8;1;2;3\n8;4;-;6\n9;7;8;9\n"
    rows = [(8, 1), (8, 2), (8, 3), (8, 4), (8, 6), (9, 7), (9, 8), (9, 9)]
    assert pairs(text) == rows
    assert dropped(text) == [3]


@pytest.mark.parametrize("name", ["avg", "mean", "average", "среднее", "Среднее время", "середнє"])
def test_an_average_is_the_time_alone(name):
    text = f"size;min, us;{name}, us;max, us\n8;1;2,5;9\n"
    assert pairs(text) == [(8, 2.5)]


def test_repeats_stay_in_the_order_of_the_file():
    text = "size;time_us\n64;3\n8;2\n64;1\n64;3\n"
    assert pairs(text) == [(64, 3.0), (8, 2.0), (64, 1.0), (64, 3.0)]


# Groups -------------------------------------------------------------------------------------------


def test_groups_by_operation_and_processes():
    text = "processes;operation;size;time_us\n2;a;8;1\n4;a;8;2\n2;b;8;3\n2;a;9;4\n;a;8;5\nx;a;8;6\n"
    assert groups(text) == {
        ("a", 2, ""): [(8, 1.0), (9, 4.0)],
        ("a", 4, ""): [(8, 2.0)],
        ("b", 2, ""): [(8, 3.0)],
        ("a", None, ""): [(8, 5.0), (8, 6.0)],
    }


def test_a_student_program():
    head = "test_type,processes,message_size,time_us,bandwidth_mbps,operation"
    assert groups(f"{head}\nlatency,4,8,2.5,25.6,bcast\n") == {("bcast", 4, ""): [(8, 2.5)]}


# Without a head -----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["8;2,5\n64;3,25\n", "8\t2.5\n64\t3.25", "8,2.5\n64,3.25\n"])
def test_two_columns_of_numbers_without_a_head(text):
    assert pairs(text) == ROWS
    assert "taken as bytes and microseconds" in notes(text)
    assert pairs("Measured on Monday\n" + text) == ROWS
    assert pairs("# size time\n" + text) == ROWS


def test_a_hole_in_the_first_row_without_a_head():
    text = "8;-\n64;3,25\n"
    assert pairs(text) == ROWS[1:]
    assert dropped(text) == [1]


@pytest.mark.parametrize("text", ["8;2;3\n", "8\n9\n", "512,4,70\n1024,5\n", "8 200,5\n"])
def test_other_columns_of_numbers_are_not_guessed(text):
    assert error(text).line in (None, 1)


# Notes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "note", [";;", "Note: a cable was changed;;", ";;a remark", "; ;\u00a0", ";"]
)
def test_notes_and_empty_lines_are_skipped(note):
    text = f"size;time_us;remark\n8;2,5;\n{note}\n\n \t \n# 9;9;9\n64;3,25;x\n"
    assert pairs(text) == ROWS
    assert dropped(text) == []
