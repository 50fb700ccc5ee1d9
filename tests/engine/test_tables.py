"""Tables and their formats: exact numbers, names of the contract, columns that people read."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
import subprocess
import time
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.catalogue import Choice
from engine.errors import InputError
from engine.exact_time import Terms, sum_of_terms
from engine.export import TABLE_FORMATS, dialect, json_bytes, summary_of, write_tabs
from engine.report.result import flat, result_of
from engine.report.table import NAMES, Table, cell, table_of
from engine.report.timing_table import PRESETS, build, preset_of
from engine.run import run
from engine.text import Template, Text
from engine.topology import TOPOLOGIES
from tests.engine.cases import of, scenarios
from tests.tiers import WEEKLY

RINGS = TOPOLOGIES[0]
WRITE = {one.key: one.write for one in TABLE_FORMATS}
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.builds(lambda n, k: Fraction(n, 10**k), st.integers(-(10**15), 10**15), st.integers(0, 9)),
    st.text(st.characters(codec="utf-8", exclude_characters="\r\0"), max_size=12),
)


@pytest.fixture(scope="module")
def results():
    """Two runs: one with a closed form, one without."""
    return [
        result_of(of(topology="torus", dims="3x5")),
        result_of(of(topology="torus", dims="3x5", operation="shift", switching="cut-through")),
    ]


def test_the_catalogue():
    assert [(one.key, one.endings) for one in TABLE_FORMATS] == [
        ("text", (".txt",)),
        ("json", (".json",)),
        ("csv", (".csv",)),
        ("markdown", (".md",)),
        ("latex", (".tex",)),
        ("xlsx", (".xlsx",)),
    ]
    assert [one.key for one in TABLE_FORMATS if one.binary] == ["xlsx"]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (True, "true"),
        (False, "false"),
        (Fraction(703, 2), "351.5"),
        (Fraction(1, 3), "0.333333333333"),
        (0, "0"),
        (10**20, "1" + "0" * 20),
        ("ring", "ring"),
    ],
)
def test_cells(value, text):
    assert cell(value) == text


# CSV ----------------------------------------------------------------------------------------------


def test_csv_of_runs(results):
    rows = list(csv.DictReader(io.StringIO(WRITE["csv"](table_of(results), "ru").decode())))
    first, second = rows
    assert first["dims"] == second["dims"] == "3x5"
    assert (first["simulated"], first["analytic"], first["exact"]) == ("307.5", "307.5", "true")
    assert (first["terms_ts"], first["terms_th"], first["terms_tw"]) == ("5", "5", "500")
    assert first["lecture"] == ""  # not square
    assert first["lecture_is_bound"] == "false"
    assert (second["analytic"], second["analytic_terms_tw"], second["exact"]) == ("", "", "false")
    assert second["root"] == ""
    assert first["q"] == ""
    assert not {"terms", "analytic_terms"} & set(first)


def test_csv_has_the_names_of_the_contract_in_every_language(results):
    header = WRITE["csv"](table_of(results), "en").split(b"\n")[0]
    assert header == WRITE["csv"](table_of(results), "uk").split(b"\n")[0]
    for name in ("topology", "p", "operation", "algorithm", "simulated", "fingerprint"):
        assert name in header.decode().split(",")


@given(st.lists(st.tuples(VALUES, VALUES), max_size=5))
def test_csv_is_read_back_by_others(rows):
    table = Table(("one", 'two, with "quotes"'), tuple(rows))
    text = WRITE["csv"](table, "en").decode()
    found = list(csv.reader(io.StringIO(text, newline="")))
    assert found[0] == list(table.columns)
    assert found[1:] == [[cell(value) for value in row] for row in rows]


# JSON ---------------------------------------------------------------------------------------------


def test_json_of_runs(results):
    rows = json.loads(WRITE["json"](table_of(results), "en"), parse_float=Decimal)
    assert [row["simulated"] for row in rows] == [Decimal("307.5"), rows[1]["simulated"]]
    assert rows[0]["exact"] is True
    assert rows[1]["analytic"] is None
    assert rows[0]["dims"] == [3, 5]
    assert rows[0]["terms"] == {"ts": 5, "th": 5, "tw": 500}
    assert rows[0]["fingerprint"] == results[0]["fingerprint"]


PLAIN = st.recursive(
    VALUES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=10,
)


def same(written, value):
    """Whether what was read is the value, exactly."""
    if isinstance(value, dict):
        return written.keys() == value.keys() and all(same(written[k], v) for k, v in value.items())
    if isinstance(value, list):
        return len(written) == len(value) and all(map(same, written, value))
    if isinstance(value, Fraction):
        return Fraction(written) == value
    return written == value and type(written) is type(value)


@given(PLAIN)
def test_json_is_exact(value):
    data = json_bytes(value)
    assert data.endswith(b"\n")
    read = json.loads(data, parse_float=Decimal)
    assert same(read, value)


def test_json_has_no_float_noise():
    assert b"351.5," in json_bytes([Fraction(703, 2), 1])
    assert b"0.1," in json_bytes([Fraction(1, 10), 1])
    assert b"0.333333333333," in json_bytes([Fraction(1, 3), 1])
    assert json_bytes([2**63, Fraction(2**64 - 1), -Fraction(2**70)]).split() == [
        b"[",
        b"9223372036854775808,",
        b"18446744073709551615,",
        b"-1180591620717411303424",
        b"]",
    ]


# Markdown and text --------------------------------------------------------------------------------


def test_markdown(results):
    lines = WRITE["markdown"](table_of(results), "en").decode().splitlines()
    assert lines[0] == (
        "| network | dims | p | operation | algorithm | switching | steps | cycles | simulated | "
        "formula | exact | m | q |"
    )
    assert (
        lines[1]
        == "| --- | --- | ---: | --- | --- | --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |"
    )
    assert lines[2] == (
        "| torus | 3x5 | 15 | broadcast | both-ways | store-and-forward | 5 | 5 | 307.5 | 307.5 | "
        "true | 100 |  |"
    )
    assert len(lines) == 4


def test_latex(results):
    lines = WRITE["latex"](table_of(results), "en").decode().splitlines()
    assert lines[0] == r"% needs \usepackage{booktabs}"
    assert lines[1] == r"\begin{tabular}{llrlllrrrrlrr}"
    assert lines[3].startswith("network & dims & p & operation & ")
    assert [lines[i] for i in (2, 4, -2, -1)] == [
        r"\toprule",
        r"\midrule",
        r"\bottomrule",
        r"\end{tabular}",
    ]
    assert lines[5].endswith(r" & 5 & 5 & 307.5 & 307.5 & true & 100 &  \\")
    assert all(line.count("&") == len("llrlllrrrrlrr") - 1 for line in (lines[3], *lines[5:-2]))


@given(st.text("&%$#_{}\\~^ab", min_size=1))
def test_no_sign_of_a_cell_means_anything_to_latex(word):
    text = WRITE["latex"](Table(("topology",), ((word,),)), "en").decode()
    shown = text.splitlines()[5].removesuffix(r" \\")
    for name in (r"\textbackslash{}", r"\textasciitilde{}", r"\textasciicircum{}"):
        shown = shown.replace(name, "")
    for sign in "&%$#_{}":
        assert shown.count(sign) == shown.count(f"\\{sign}") == word.count(sign)
    assert not set(shown) & {"~", "^"}


def test_spans_of_numbers_stand_to_the_right():
    table = Table(("distance", "chunks"), (("1\u20134", "few"), (2, 1)))
    assert WRITE["latex"](table, "en").decode().splitlines()[1] == r"\begin{tabular}{rl}"
    assert "1--4 & few" in WRITE["latex"](table, "en").decode()


def test_a_bar_in_a_cell_stays_in_its_cell():
    text = WRITE["markdown"](Table(("topology",), (("a|b",),)), "en").decode()
    assert r"| a\|b |" in text


def test_text_is_aligned(results):
    lines = WRITE["text"](table_of(results), "en").decode().splitlines()
    assert len(lines) == 3
    start = lines[0].index("operation")
    assert lines[1][start:].startswith("broadcast ")
    assert lines[2][start:].startswith("shift ")
    end = lines[0].index("simulated") + len("simulated")
    assert lines[1][:end].endswith(" 307.5")
    assert all(line == line.rstrip() for line in lines)


def test_columns_without_any_value_are_left_out(results):
    shown = table_of(results[:1]).flat().only(tuple(NAMES))
    assert "q" not in shown.columns
    assert "lecture" not in shown.columns
    assert "q" in table_of(results).flat().only(tuple(NAMES)).columns
    assert [shown.columns.index(name) for name in shown.columns] == list(range(len(shown.columns)))


# Heads of its own, reasons, XLSX ------------------------------------------------------------------

RING = Choice("ring", RINGS.title)
OWN = Table(
    ("what", "time p=4", "time p=6", "ratio p=6"),
    ((RING, Fraction(1, 10), 2, Fraction(1, 3)), ("=1+1", None, None, 1)),
    tuple(Text(Template("test", word)) for word in ("what", "time", "time", "ratio")),
    (None, *(Text(Template("test", word)) for word in ("p = 4", "p = 6", "p = 6"))),
    Text(Template("test", "m = 1")),
    {(1, 1): Text(Template("test", "no such p")), (1, 2): Text(Template("test", "no such p"))},
)
"""A table as builders make it: choices, heads above heads, empty cells with a reason."""


def test_a_table_says_its_own_heads():
    """All columns are read, also those of names that no run has, and those without values."""
    table = replace(OWN, rows=((None, None, None, None),), reasons={})
    lines = WRITE["markdown"](table, "en").decode().splitlines()
    assert lines[0] == "| what | p = 4, time | p = 6, time | p = 6, ratio |"
    assert lines[2] == "|  |  |  |  |"


def test_people_read_titles_and_reasons_and_files_have_keys():
    markdown = WRITE["markdown"](OWN, "en").decode()
    assert "| Ring | 0.1 | 2 | 0.333333333333 |" in markdown
    assert "| =1+1 | \u2013\u00b9 | \u2013\u00b9 | 1 |" in markdown
    assert markdown.endswith("\n\nm = 1\n\n\u00b9 no such p\n")
    assert WRITE["markdown"](OWN, "ru").decode().splitlines()[2].startswith("| Кольцо |")
    assert WRITE["csv"](OWN, "ru").decode() == (
        "what,time p=4,time p=6,ratio p=6\nring,0.1,2,0.333333333333\n=1+1,,,1\n"
    )
    assert json.loads(WRITE["json"](OWN, "ru"))[0]["what"] == "ring"
    assert write_tabs(OWN, "en").decode().splitlines()[1:] == [
        "Ring\t0.1\t2\t0.333333333333",
        "=1+1\t\t\t1",
    ]


def test_heads_that_belong_together_are_set_as_one():
    text = WRITE["latex"](OWN, "en").decode()
    assert r" & \multicolumn{1}{c}{p = 4} & \multicolumn{2}{c}{p = 6} \\" in text
    assert r"\cmidrule(lr){2-2} \cmidrule(lr){3-4}" in text
    assert r"=1+1 & --$^{1}$ & --$^{1}$ & 1 \\" in text
    assert r"$^{1}$no such p\par" in text


def test_a_long_table_runs_over_pages():
    text = WRITE["latex"](Table(("m",), tuple((m,) for m in range(100))), "en").decode()
    assert text.startswith("% needs \\usepackage{booktabs,longtable}\n\\begin{longtable}{r}")
    assert text.count("\\endhead") == 1


def test_some_rows_of_a_table_keep_their_reasons():
    last = OWN.chosen([1])
    assert last.rows == OWN.rows[1:]
    assert set(last.reasons) == {(0, 1), (0, 2)}
    assert OWN.chosen([0]).reasons == {}


@pytest.mark.parametrize(
    ("separator", "decimal", "expected"),
    [
        ("semicolon", "comma", 'a;b\n0,5;"x;y"\n'),
        (";", ",", 'a;b\n0,5;"x;y"\n'),
        ("tab", "dot", "a\tb\n0.5\tx;y\n"),
        (None, None, "a,b\n0.5,x;y\n"),
    ],
)
def test_dialects(separator, decimal, expected):
    table = Table(("a", "b"), ((Fraction(1, 2), "x;y"),))
    assert dialect(separator, decimal).write(table, "en").decode() == expected


@pytest.mark.parametrize(
    ("separator", "decimal", "named"),
    [
        (None, "comma", "comma"),
        ("bar", None, "the separator bar is not known; there is comma, semicolon and tab"),
        (None, "point", "the decimal sign point is not known; there is dot and comma"),
    ],
)
def test_dialects_that_cannot_be(separator, decimal, named):
    with pytest.raises(InputError, match=named):
        dialect(separator, decimal)


@given(st.lists(st.tuples(VALUES, VALUES), min_size=1, max_size=5))
def test_a_sheet_has_numbers_as_numbers_and_words_as_words(rows):
    """Whatever stands in a cell: nothing becomes a formula or an address, no digit is lost."""
    data = WRITE["xlsx"](Table(("one", "two"), tuple(rows)), "en")
    sheet = openpyxl.load_workbook(io.BytesIO(data)).active
    for number, row in enumerate(rows, start=2):
        for place, value in enumerate(row, start=1):
            box = sheet.cell(number, place)
            assert box.data_type != "f"
            assert box.hyperlink is None
            if value is None:
                assert box.value is None
            elif isinstance(value, bool):
                assert box.value is value
            elif isinstance(box.value, (int, float)):
                assert Fraction(repr(box.value)) == Fraction(value)
            elif value != "":
                assert box.value == as_sheets_write(cell(value))


def as_sheets_write(text):
    """What openpyxl reads of a text: signs that XML cannot hold are written as _x001F_."""
    return re.sub(r"[\x00-\x08\x0b-\x1f]", lambda m: f"_x{ord(m[0]):04X}_", text)


def test_a_sheet_can_be_worked_with():
    book = openpyxl.load_workbook(io.BytesIO(WRITE["xlsx"](OWN, "ru")))
    sheet = book.active
    assert [box.value for box in sheet[1]] == ["what", "p = 4, time", "p = 6, time", "p = 6, ratio"]
    assert all(box.font.b for box in sheet[1])
    assert sheet.freeze_panes == "A2"
    assert sheet["A2"].value == "Кольцо"
    assert [sheet[place].number_format for place in ("B2", "D2")] == ["0.0", "0.000000"]
    assert sheet["B3"].value is None
    assert sheet["B3"].comment.text == "no such p"
    assert book.properties.title == "m = 1"


def test_a_sheet_is_the_same_bytes_whenever_it_is_made(monkeypatch):
    first = WRITE["xlsx"](OWN, "en")
    monkeypatch.setattr(time, "time", lambda: 2_000_000_000.0)
    monkeypatch.setattr(time, "localtime", lambda *_: time.struct_time((2040,) + (1,) * 8))
    assert WRITE["xlsx"](OWN, "en") == first


DOCUMENT = r"""\documentclass{article}
\usepackage[T1,T2A]{fontenc}\usepackage[utf8]{inputenc}\usepackage{booktabs,longtable}
\begin{document}
%s
\end{document}
"""


@pytest.mark.skipif(not WEEKLY, reason="pdflatex takes seconds: once a week")
@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is missing")
@pytest.mark.parametrize(
    ("key", "language"), [("own", "en"), ("long", "en"), *((p.key, "ru") for p in PRESETS)]
)
def test_tables_compile(tmp_path, key, language):
    signs = Table(("topology", "m"), tuple((r"a_b & 50% #1 {x} ~ ^ \ $ < >", m) for m in range(60)))
    table = {"own": OWN, "long": signs}.get(key) or build(preset_of(key).request).table
    text = WRITE["latex"](table, language).decode()
    (tmp_path / "table.tex").write_text(DOCUMENT % text, encoding="utf-8")
    done = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "table.tex"],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-1500:]
    assert (tmp_path / "table.pdf").stat().st_size > 1000


@pytest.mark.parametrize("key", WRITE)
def test_an_empty_table_can_be_written(key):
    assert isinstance(WRITE[key](table_of([]), "en"), bytes)


@given(scenarios(12))
def test_a_row_has_a_value_a_cell(scenario):
    row = flat(result_of(run(scenario, prove=False)))
    assert all(not isinstance(value, (dict, list)) for value in row.values())
    assert row["dims"] == "x".join(map(str, scenario.dims))
    assert table_of([row]).flat().rows == table_of([row]).rows


# The summary --------------------------------------------------------------------------------------


def lines(**settings):
    return [str(line) for line in summary_of(of(**settings))]


def test_a_summary():
    assert lines(p=7) == [
        "Broadcast on ring, p = 7 (7), Store-and-forward",
        "algorithm: Both ways round the ring, neighbours only (both-ways)",
        "m = 100, ts = 50, th = 1.5, tw = 0.1",
        "steps: 4, cycles: 4",
        "simulated time: 246 = 4 ts + 4 th + 400 tw",
        "formula: 246 = 4 ts + 4 th + 400 tw, equal to the last digit",
        "as printed in the lecture: 240",
        "links: at most 1 chunks on one, 0 waiting, congestion 1",
        "lower bounds: latency 154.5, bandwidth 10, bisection 5 and busiest link 61.5",
        "the run takes 1.59 times the largest (latency)",
    ]


def test_a_summary_says_what_differs():
    slow = lines(p=7, slow_link="0-1:3")
    assert "formula: 246 = 4 ts + 4 th + 400 tw, the difference is 23" in slow
    none = lines(operation="total-exchange", algorithm="direct", switching="cut-through")
    assert "formula: no closed form is claimed for this case" in none
    assert "without contention: 772; price of contention: 1.19" in none
    bound = lines(topology="hypercube", p=8, operation="shift")
    assert "as printed in the lecture: at most 300" in bound


def test_sums_of_terms():
    assert sum_of_terms(Terms(Fraction(4), Fraction(0), Fraction(5, 2))) == "4 ts + 2.5 tw"
    assert sum_of_terms(Terms()) == "0"
