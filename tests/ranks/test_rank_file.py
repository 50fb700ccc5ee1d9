"""The file of measured ranks: what is written is read again, and what is broken is named."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cluster.measurement import MeasurementError
from engine.cluster.rank_file import (
    MeasuredRun,
    OneWay,
    Passed,
    PingPong,
    RankFile,
    encode_rank_file,
    is_rank_file,
    read_rank_file,
    spread_of,
)


def spread(*times):
    return spread_of([Fraction(one) for one in times])


def run_of(m):
    logs = ((Passed(1, "send", 1, ((0, None),)),), (Passed(1, "receive", 0, ((0, None),)),), ())
    scenario = {"topology": "ring", "p": 3, "m": m, "tw": Decimal("0.1")}
    ring, own = spread(m, 2 * m, 9 * m), spread("0.5", m)
    return MeasuredRun(scenario, "broadcast", "one-way", m, 8 * m, 2, ring, "MPI_Bcast", own, logs)


FILE = RankFile(
    version=1,
    what="ranks",
    measured="2026-12-01T02:45Z",
    mpi="MPICH 5.0.2",
    hosts=("a", "b", "b"),
    processors=(4, 2, 2),
    repetitions=3,
    warm_up=1,
    ping_pong=(
        PingPong((0, 1), (OneWay(0, spread("0.001")), OneWay(8, spread("1.5", 2, "1e3")))),
        PingPong((0, 2), (OneWay(8, spread(7)),)),
    ),
    runs=(run_of(10), run_of(100)),
)
DATA = encode_rank_file(FILE)


def lines_with(part):
    return [at for at, line in enumerate(DATA.decode().split("\n"), start=1) if part in line]


def test_what_is_written_is_read_again():
    found = read_rank_file(DATA, "r.json")
    assert replace(found, name="", row_lines=((), ())) == FILE
    assert encode_rank_file(found) == DATA
    assert read_rank_file(b"\xef\xbb\xbf" + DATA.replace(b"\n", b"\r\n"), "r.json") == found


def test_it_is_a_measurement_like_others():
    found = read_rank_file(DATA, "r.json").measurements()
    assert found.name == "r.json"
    named = [(one.benchmark, one.processes, one.label) for one in found.groups]
    assert named == [
        ("ping-pong", 2, "a - b (0-1)"),
        ("ping-pong", 2, "a - b (0-2)"),
        ("broadcast", 3, "ring: one-way"),
        ("broadcast", 3, "MPI_Bcast"),
    ]
    rows = [[(row.m, row.t, row.line) for row in one.rows] for one in found.groups]
    first, second, third, run, other = lines_with('"bytes"')
    assert rows == [
        [(0, Fraction(1, 1000), first), (8, Fraction(2), second)],
        [(8, Fraction(7), third)],
        [(80, Fraction(20), run), (800, Fraction(200), other)],
        [(80, Fraction("5.25"), run), (800, Fraction("50.25"), other)],
    ]


def test_ping_pong_alone_is_what_models_are_fitted_to():
    groups = read_rank_file(DATA).ping_pong_measurements().groups
    assert {one.benchmark for one in groups} == {"ping-pong"}
    with pytest.raises(MeasurementError, match=r"x\.json holds no ping-pong"):
        replace(FILE, ping_pong=(), name="x.json").ping_pong_measurements()


def test_more_ranks_than_processors_are_noted():
    assert FILE.crowded == ()
    crowded = replace(FILE, processors=(4, 1, 1))
    assert crowded.crowded == ("b",)
    notes = [str(note) for note in crowded.measurements().notes]
    assert any("more ranks than processors on b" in note for note in notes)
    assert len(notes) == len(FILE.measurements().notes) + 1


def test_quartiles_are_those_of_the_numbers():
    found = spread(5, 1, 4, 2, 3)
    ends = (found.minimum, found.lower_quartile, found.median, found.upper_quartile, found.maximum)
    assert ends == (1, 2, 3, 4, 5)
    assert spread(1, 2).median == Fraction("1.5")
    assert spread(7).lower_quartile == 7


@given(st.lists(st.integers(1, 10**9), min_size=1, max_size=40))
def test_quartiles_rise_and_halve(times):
    found = spread(*times)
    assert found.rises
    assert 2 * sum(time <= found.median for time in times) >= len(times)
    assert 2 * sum(time >= found.median for time in times) >= len(times)


BROKEN = [
    ('"bytes": 80', '"bytes": "a"', r"runs\[0\]\.bytes: expected int, found str"),
    ('"bytes": 80', '"bytes": 81', r"runs\[0\]\.bytes: bytes must be 8 times m, which is 10"),
    ('"m": 100,\n      "bytes"', '"bytes"', r"runs\[1\]: the key m is missing"),
    ('"minimum":7', '"minimum":true', r"ping_pong\[1\]\.times\[0\].*expected number, found bool"),
    ('"minimum":7', '"minimum":8', r"ping_pong\[1\]\.times\[0\]\.time: .* never fall"),
    ('"minimum":0.001', '"minimum":0', r"ping_pong\[0\]\.times\[0\]\.time: .* above 0"),
    ('"minimum":7', '"minimum":1e99999999999', r"ping_pong\[1\].*expected number"),
    ('"version": 1', '"version": 2', "of version 2; this program reads version 1"),
    ('"version": 1', '"version": true', "of version true"),
    ('"version": 1,', "", "of version null"),
    ('"what": "ranks"', '"what": "rings"', "not a file of measured ranks"),
    ('"way":"send"', '"way":"lend"', r"logs\[0\]\[0\]\.way: .*lend"),
    ('"peer":1', '"peer":3', r"runs\[0\]\.logs: there are the ranks 0 to 2; 3 is none"),
    ('    "a",\n', "", r"processors: there must be one for each|ranks 0 to 1; 2 is none"),
    ("        2\n", "        3\n", r"ping_pong\[1\]\.ranks: there are the ranks 0 to 2; 3 is none"),
    ("        []\n", "        [],[]\n", r"runs\[0\]\.logs: .* for each of 3 ranks; there are 4"),
    ('"repetitions": 3', '"repetitions": 0', r"repetitions: "),
    ('"hosts": [', '"hosts": {', "line 7: this is not a file of measured ranks"),
]


@pytest.mark.parametrize(("part", "instead", "sentence"), BROKEN)
def test_what_is_broken_is_named(part, instead, sentence):
    text = DATA.decode()
    assert part in text
    broken = text.replace(part, instead, 1).encode()
    with pytest.raises(MeasurementError, match=sentence) as refusal:
        read_rank_file(broken, "r.json")
    assert str(refusal.value).startswith("r.json")
    assert "\n" not in str(refusal.value)
    with pytest.raises(MeasurementError, match=r"^these measurements"):
        read_rank_file(broken)


def test_a_file_cut_off_anywhere_is_refused():
    whole = len(DATA.rstrip())
    for end in range(0, whole, 7):
        with pytest.raises(MeasurementError):
            read_rank_file(DATA[:end], "r.json")
        assert not is_rank_file(DATA[:end])
    assert is_rank_file(DATA)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"1", b"\xff\x00", b"{}", b"[" * 100_000, b'{"what": 1}']
)
def test_other_files_are_told_apart(data):
    assert not is_rank_file(data)
    with pytest.raises(MeasurementError):
        read_rank_file(data)
