"""Timing tables: every cell is a run or a closed form of its own, and an empty one says why."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.algorithms import algorithms_of
from engine.errors import Cancelled, InputError
from engine.export import TABLE_FORMATS
from engine.export.table_command import table_command
from engine.operation import OPERATIONS
from engine.report.table import cell
from engine.report.timing_table import (
    CELLS,
    MOST_ROWS,
    PARAMETERS,
    PRESETS,
    Axis,
    TableRequest,
    build,
    preset_of,
    request_from,
    request_given,
    typed_words,
    values_of,
)
from engine.run import analytic_time, run
from engine.scenario import from_settings
from engine.schedule import Schedule
from engine.topology import TOPOLOGIES
from tests.command_line.program import call
from tests.tiers import tier

COSTS = (("ts", "50"), ("th", "1.5"), ("tw", "0.1"))
NETWORKS = Axis("topology", ("all",))
WRITE = {one.key: one.write for one in TABLE_FORMATS}


def axis(key, *words):
    return Axis(key, words)


def long(*rows, cells=("analytic", "simulated"), **fixed):
    """Build a table of one combination a row."""
    return build(TableRequest(rows, cells=cells, settings=(*COSTS, *fixed.items())))


def made(given):
    """Return a scenario, or None and the sentence why there is none."""
    try:
        return from_settings(given), ""
    except InputError as error:
        return None, str(error)


# Cells --------------------------------------------------------------------------------------------


@given(st.sampled_from(OPERATIONS), st.sampled_from([4, 6, 8, 9]), st.integers(1, 50))
@settings(max_examples=15)
def test_a_crossed_table_holds_the_runs_of_its_rows_and_columns(operation, p, m):
    request = TableRequest(
        (axis("p", str(p)), axis("m", str(m))),
        (NETWORKS, axis("switching", "all")),
        ("analytic", "simulated", "difference", "ratio"),
        (("operation", operation.key), *COSTS),
    )
    found = build(request)
    ways = ("store-and-forward", "cut-through", "finite-packets")
    [row] = found.table.rows
    assert row[:2] == (p, m)
    cells = [row[i : i + 4] for i in range(2, len(row), 4)]
    for place, (topology, switching) in enumerate(product([t.key for t in TOPOLOGIES], ways)):
        wanted = {"topology": topology, "switching": switching, "p": p, "m": m, "th": "1.5"}
        scenario, refused = made({**wanted, "operation": operation.key})
        if scenario is None:
            assert cells[place] == (None,) * 4
            reasons = {found.table.reasons[0, 2 + 4 * place + i] for i in range(4)}
            assert {str(reason) for reason in reasons} == {refused}
            continue
        simulated, analytic = run(scenario).simulated, analytic_time(scenario)
        assert cells[place][:2] == (analytic, simulated)
        known = analytic is not None
        assert cells[place][2] == (simulated - analytic if known else None)
        assert cells[place][3] == (simulated / analytic if known else None)
        assert ((0, 2 + 4 * place) in found.table.reasons) == (not known)


def test_difference_and_ratio_are_of_the_simulated_time_to_the_formula():
    """A slow link (three times 10 + 1.5 once): 23 more than the formula says."""
    cells = ("analytic", "simulated", "difference", "ratio")
    [row] = long(axis("p", "7"), cells=cells, **{"slow-link": ("0-1:3",)}).table.rows
    assert row == (7, 246, 269, 23, Fraction(269, 246))


def test_long_and_crossed_tables_hold_the_same():
    flat = long(NETWORKS, axis("p", "4", "16"), operation="scatter")
    crossed = build(
        TableRequest(
            (axis("p", "4", "16"),), (NETWORKS,), settings=(*COSTS, ("operation", "scatter"))
        )
    )
    by_place = {(row[0].key, row[1]): row[2:] for row in flat.table.rows}
    for row in crossed.table.rows:
        for place, kind in enumerate(TOPOLOGIES):
            assert row[1 + 2 * place : 3 + 2 * place] == by_place[kind.key, row[0]]


def test_every_empty_cell_has_a_reason_and_no_other_has():
    found = build(
        TableRequest(
            (axis("operation", "all"), axis("p", "4..9")),
            (NETWORKS, axis("switching", "store-and-forward", "cut-through")),
            tuple(one.key for one in CELLS if one.key not in ("simulated", "difference", "ratio")),
        )
    ).table
    empty = {
        (r, c) for r, row in enumerate(found.rows) for c, value in enumerate(row) if value is None
    }
    assert empty == set(found.reasons)
    assert any("power of two" in str(why) for why in found.reasons.values())
    assert any("prints no formula" in str(why) for why in found.reasons.values())


def test_what_is_too_large_to_simulate_says_so_and_keeps_its_formula():
    found = long(axis("p", "65536"), operation="total-exchange", topology="ring").table
    [(p, analytic, simulated)] = found.rows
    assert (p, simulated) == (65536, None)
    assert analytic == (50 + Fraction("1.5") + 100 * Fraction(65536, 2) / 10) * 65535
    assert "20000000 fit" in str(found.reasons[0, 2])


def test_no_chunk_is_touched(monkeypatch):
    def chunks(self, step):
        raise AssertionError("a timing table lists chunks")

    monkeypatch.setattr(Schedule, "chunks", chunks)
    found = build(preset_of("all-operations").request).table
    assert all(value is not None for row in found.rows for value in row)


def test_only_what_cells_ask_for_is_simulated(monkeypatch):
    def simulate(*_args, **_more):
        raise AssertionError("nobody wants it")

    monkeypatch.setattr("engine.report.timing_table.making.run", simulate)
    found = long(axis("p", "2..2000"), cells=("terms", "lecture", "analytic")).table
    assert len(found.rows) == 1999
    assert found.rows[14][1:] == ("8 ts + 8 th + 800 tw", 480, 492)


# Rows ---------------------------------------------------------------------------------------------


def test_what_an_operation_does_not_use_makes_no_rows():
    found = long(axis("operation", "broadcast", "shift"), axis("q", "1..3"), p=8).table
    assert [(row[0].key, row[1]) for row in found.rows] == [
        ("broadcast", None),
        *(("shift", q) for q in (1, 2, 3)),
    ]


def test_all_algorithms_are_those_of_each_operation():
    found = long(axis("operation", "all"), axis("algorithm", "all"), p=8, cells=("simulated",))
    pairs = [(row[0].key, row[1].key) for row in found.table.rows]
    assert sorted(pairs) == sorted(
        (one.key, entry.key)
        for one in OPERATIONS
        for entry in algorithms_of(one.key)
        if entry.made_for(star=False)
    )
    wrong = long(axis("algorithm", "pairwise"), p=8).table
    assert "both-ways" in str(wrong.reasons[0, 1])


def test_a_row_opens_its_scenario_and_is_found_by_it():
    request = preset_of("contention").request
    found = build(request)
    for row, column in product(range(len(found.table.rows)), range(2, 5)):
        scenario = found.scenario_at(row, column)
        assert run(scenario).simulated == found.table.rows[row][column]
        assert found.place_of(scenario) == (row, column - 2)
    assert found.place_of(from_settings({})) is None


def test_a_scenario_is_found_however_it_was_said():
    scenario = from_settings({"topology": "torus", "dims": "4x4", "algorithm": "both-ways"})
    found = build(request_from(scenario, (axis("p", "4", "16"),), (NETWORKS,)))
    assert found.place_of(scenario) == (1, 1)
    assert found.table.rows[1][4] == run(scenario).simulated


def test_the_rest_is_as_in_the_scenario():
    scenario = from_settings(
        {"p": 8, "m": 7, "th": "2", "root": 3, "slow-link": "0-1:3", "startups": "each"}
    )
    [row] = build(request_from(scenario, (axis("m", "7"),), (), ("simulated",))).table.rows
    assert row == (7, run(scenario).simulated)
    other = request_from(scenario, (axis("p", "8"),), (), ("simulated",))
    assert "slow-link" not in dict(other.settings)  # there may be no such link


# Lists --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "typed", "values"),
    [
        ("p", "4, 16,64", "4 16 64"),
        ("p", "2..5 4 8", "2 3 4 5 8"),
        ("m", "0..100:25 1000", None),
        ("m", "1..100:33", "1 34 67 100"),
        ("p", "4..1024*4", "4 16 64 256 1024"),
        ("tw", "0.1; 0,25", "0.1 0.25"),
        ("ts", "5 .50 1.0", "5 0.5 1"),
        ("ts", "1, 2", "1 2"),
        ("dims", "4x4;2x8", "4x4 2x8"),
        ("topology", "all", "ring torus hypercube switch hub"),
        ("switching", "cut-through", "cut-through"),
    ],
)
def test_lists_of_values(key, typed, values):
    if values is None:
        with pytest.raises(InputError, match="from 1 to"):
            Axis(key, tuple(typed_words(key, typed)))
    else:
        assert " ".join(Axis(key, tuple(typed_words(key, typed))).values) == values


@pytest.mark.parametrize(
    ("key", "typed", "named"),
    [
        ("p", "", "p has no values; write some, such as 4..1024*4"),
        ("p", "4 x", "p must be a whole number from 1 to 65536; x is not"),
        ("p", "8..4", "8..4 does not"),
        ("p", "4..8*1", "rises"),
        ("p", "1..2..3", "1..2..3"),
        ("m", "1..1000000000", "m may have at most 10000 values"),
        ("tw", "0,1", "tw: 0,1 may be one decimal number or two"),
        ("tw", "1,000.5 2", "1,000.5"),
        ("topology", "star", "star is not known; there is ring, torus, hypercube, switch and hub"),
        ("p", "all", "all is not"),
    ],
)
def test_lists_that_cannot_be(key, typed, named):
    with pytest.raises(InputError) as error:
        Axis(key, tuple(typed_words(key, typed)))
    assert named in str(error.value)


@pytest.mark.parametrize("parameter", PARAMETERS, ids=lambda one: one.key)
def test_the_example_of_every_parameter_makes_a_table(parameter):
    words = tuple(typed_words(parameter.key, parameter.example))
    operation = {"q": "shift", "source": "point-to-point", "target": "point-to-point"}
    found = long(
        Axis(parameter.key, words),
        cells=("analytic",),
        operation=operation.get(parameter.key, "broadcast"),
        topology="torus",
        switching="finite-packets" if parameter.key == "packet" else "store-and-forward",
    ).table
    assert len(values_of(parameter.key, words)) >= len(found.rows) >= 1
    assert any(row[-1] is not None for row in found.rows)


@pytest.mark.parametrize(
    ("rows", "columns", "cells", "named"),
    [
        ((), (), ("simulated",), "at least one parameter"),
        ((axis("p", "4"),), (), (), "at least one kind of cell"),
        ((axis("p", "4"),), (axis("p", "8"),), ("simulated",), "p is named twice"),
        ((axis("p", "4"), axis("dims", "2x2")), (), ("simulated",), "p or dims"),
        ((axis("p", "2..200"), axis("m", "1..51")), (), ("simulated",), "at most 10000 rows"),
        ((axis("p", "4"),), (axis("m", "1..101"),), ("simulated", "ratio"), "at most 200"),
        ((axis("p", "4"),), (), ("colour",), "the kind of cell colour is not known"),
    ],
)
def test_tables_that_cannot_be(rows, columns, cells, named):
    with pytest.raises(InputError, match=named):
        TableRequest(rows, columns, cells)


def test_ten_thousand_rows_fit():
    request = TableRequest((axis("m", f"1..{MOST_ROWS}"),), cells=("analytic",))
    assert len(build(request).table.rows) == MOST_ROWS


# Presets, captions, commands ----------------------------------------------------------------------


def test_the_lectures_point_to_point_table():
    """Networks by methods, over the diameter: t = ts + (m tw + th) l and ts + m tw + th l."""
    found = build(preset_of("point-to-point").request).table
    m, th, tw = 100, Fraction("1.5"), Fraction("0.1")
    for (network, *cells), hops in zip(found.rows, (32, 8, 6), strict=True):
        assert cells[1] == cells[2] == 50 + (m * tw + th) * hops, network
        assert cells[4] == cells[5] == 50 + m * tw + th * hops, network
        assert cells[0] == f"1 ts + {hops} th + {m * hops} tw"
        assert cells[3] == f"1 ts + {hops} th + {m} tw"


def test_the_order_of_the_methods_changes_where_it_is_said_to():
    rows = build(preset_of("switching-over-m").request).table.rows
    times = {row[0]: (row[2], row[4]) for row in rows}
    assert times[348][0] < times[348][1]
    assert times[349][0] > times[349][1]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda one: one.key)
def test_presets_are_full_and_say_what_holds_for_all(preset):
    found = build(preset.request).table
    assert all(value is not None for row in found.rows for value in row)
    caption = str(found.caption)
    varied = {one.key for one in (*preset.request.rows, *preset.request.columns)}
    clusters = preset.key == "clusters"
    for name in ("m", "tn", "tc", "tk", "t0", "t1") if clusters else ("m", "ts", "th", "tw"):
        assert (f"{name} = " in caption) == (name not in varied)
    assert ("ts = " in caption) != clusters
    for language in ("en", "ru", "uk"):
        assert len(WRITE["text"](found, language).splitlines()) >= len(found.rows) + 2


@pytest.mark.parametrize(
    "request_",
    [
        *(preset.request for preset in PRESETS[3:5]),
        *tier(
            [
                request_from(
                    from_settings({"topology": "torus", "dims": "2x4", "slow-link": ["0-1:3"]}),
                    (axis("m", "1..5", "10"), axis("ts", "0.5")),
                    (axis("root", "0..2"),),
                    ("ratio", "terms", "simulated"),
                )
            ],
            [preset.request for preset in (*PRESETS[:3], *PRESETS[5:])],
        ),
    ],
)
def test_the_command_makes_the_same_table(request_):
    answer = call(*table_command(request_), "--format", "csv")
    assert answer.code == 0, answer.err
    assert answer.out == WRITE["csv"](build(request_).table, "en").decode()


def test_a_preset_is_what_its_key_makes_and_options_go_over_it():
    for preset in PRESETS:
        assert request_given({}, {}, preset=preset.key) == preset.request
    other = request_given({"p": ["4"], "m": ["7"]}, {}, preset="all-operations")
    assert dict(other.settings)["p"] == "4"
    assert other.rows == preset_of("all-operations").request.rows


def test_rows_that_nobody_named_are_those_with_several_values():
    request = request_given({"p": ["4", "8"], "m": ["1..3"], "q": ["1"]}, {}, columns=["p"])
    assert [one.key for one in request.rows] == ["m"]
    assert [one.key for one in request.columns] == ["p"]
    assert request.settings == (("q", "1"),)


# Cancel and progress ------------------------------------------------------------------------------


def test_progress_rises_to_the_end_and_cancel_is_asked_between():
    told = []
    request = TableRequest((axis("p", "4..40"),), (NETWORKS,), ("simulated",))
    build(request, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    asked = []

    def cancelled():
        asked.append(None)
        return len(asked) > 20

    with pytest.raises(Cancelled):
        build(request, cancelled=cancelled)
    assert len(asked) == 21


def test_cells_of_choices_are_keys_for_files():
    found = long(NETWORKS, p=16).table
    networks = ["ring", "torus", "hypercube", "switch", "hub"]
    assert [cell(row[0]) for row in found.rows] == networks
    assert [cell(row[0], "en") for row in found.rows] == [one.title() for one in networks]


def test_embeddings_are_rows_like_all_else():
    lists = {"embedding": ["none", "ring:gray", "ring:identity"]}
    base = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"}
    made = build(request_given(lists, base, ["embedding"], [], ["simulated"]))
    assert [row[-1] for row in made.table.rows] == [220, 420, 560]
    for place in range(3):
        assert made.place_of(made.scenario_at(place, 1)) == (place, 0)
