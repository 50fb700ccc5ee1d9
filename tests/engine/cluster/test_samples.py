"""The sample files: rows, first, last, the tables inside, and what is dropped."""

from __future__ import annotations

import pytest

from tests.engine.cluster.samples import FOLDER, error, of_sample, sample

FILES = {
    "osu_latency_v5.6.2.txt": (24, (0, 1.89), (4194304, 1813.29)),
    "osu_latency_v3.1.1_openmpi.txt": (24, (0, 52.21), (4194304, 37435.97)),
    "osu_allreduce_v7.4_full.txt": (19, (4, 6.29), (1048576, 1296.75)),
    "osu_bcast_v7.5_validation.txt": (21, (1, 2.66), (1048576, 738.62)),
    "osu_ialltoall_v5.6.3.txt": (21, (1, 7.46), (1048576, 3858.95)),
    "imb_pingpong_2018.txt": (24, (0, 1.64), (4194304, 349.47)),
    "imb_bcast_barrier_2019u6.txt": (75, (0, 0.02), (0, 3.93)),
    "imb_sendrecv_exchange_2021.7.txt": (48, (0, 2.31), (4194304, 968.64)),
    "netpipe_3_np.out": (106, (1, 25.09), (1048579, 8913.77)),
    "skampi_5_pt2pt_bcast.txt": (40, (4, 3.9), (16384, 18.5)),
    "excel_ru.csv": (16, (0, 142.7), (1000000, 88244.5)),
    "lab_runs_tabs.tsv": (34, (1024, 107.3), (1048576, 12896.1)),
    "pingpong_groups.csv": (28, (8, 2.172), (1048576, 1988.295)),
}
TABLES = {
    "imb_bcast_barrier_2019u6.txt": [
        ("Bcast", 2, 24, (0, 0.02), (4194304, 898.66)),
        ("Bcast", 4, 24, (0, 0.02), (4194304, 1812.24)),
        ("Bcast", 8, 24, (0, 0.02), (4194304, 2650.57)),
        ("Barrier", 2, 1, (0, 1.29), (0, 1.29)),
        ("Barrier", 4, 1, (0, 2.56), (0, 2.56)),
        ("Barrier", 8, 1, (0, 3.93), (0, 3.93)),
    ],
    "imb_sendrecv_exchange_2021.7.txt": [
        ("Sendrecv", 4, 24, (0, 2.31), (4194304, 437.87)),
        ("Exchange", 4, 24, (0, 4.03), (4194304, 968.64)),
    ],
    "skampi_5_pt2pt_bcast.txt": [
        ("Pingpong_Send_Recv", None, 24, (4, 3.9), (16384, 18.3)),
        ("MPI_Bcast-nodes-length", 2, 8, (1, 2), (16384, 9.1)),
        ("MPI_Bcast-nodes-length", 4, 8, (1, 4.1), (16384, 18.5)),
    ],
    "pingpong_groups.csv": [
        ("pingpong", 2, 7, (8, 2.172), (1048576, 331.202)),
        ("bcast", 4, 7, (8, 4.544), (1048576, 691.093)),
        ("bcast", 8, 7, (8, 6.767), (1048576, 975.765)),
        ("allreduce", 8, 7, (8, 9.994), (1048576, 1988.295)),
    ],
}
DROPPED = {"lab_runs_tabs.tsv": [8, 15]}


def ends(rows) -> tuple[tuple[int, float], tuple[int, float]]:
    return (rows[0].m, float(rows[0].t)), (rows[-1].m, float(rows[-1].t))


def test_every_sample_is_named_here():
    assert {path.name for path in FOLDER.iterdir()} == {*FILES, "osu_bw_v5.8.txt"}


@pytest.mark.parametrize("name", FILES)
def test_rows_first_and_last(name):
    count, first, last = FILES[name]
    read = of_sample(name)
    assert (len(read.rows), *ends(read.rows)) == (count, first, last)
    assert [one.line for one in read.dropped] == DROPPED.get(name, [])
    assert read.name == name


@pytest.mark.parametrize("name", FILES)
def test_tables_inside(name):
    found = [
        (one.benchmark, one.processes, len(one.rows), *ends(one.rows))
        for one in of_sample(name).groups
    ]
    if name in TABLES:
        assert found == TABLES[name]
    else:
        assert len(found) == 1


@pytest.mark.parametrize("name", FILES)
def test_the_line_of_a_row_is_that_of_the_file(name):
    lines = sample(name).decode("utf-8-sig").split("\n")
    scale = 1024 if name == "lab_runs_tabs.tsv" else 1
    for one in of_sample(name).rows:
        figures = "".join(sign for sign in lines[one.line - 1] if sign.isdigit())
        assert one.m == 0 or str(one.m // scale) in figures


def test_a_table_of_rates_is_refused_where_its_columns_are_named():
    refusal = error(sample("osu_bw_v5.8.txt"))
    assert refusal.line == 2
    assert str(refusal).startswith("line 2: ")
    assert "Bandwidth (MB/s)" in str(refusal)
