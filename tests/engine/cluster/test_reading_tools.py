"""What each tool prints, in the forms of its versions."""

from __future__ import annotations

import re

import pytest

from engine.cluster.reading import read_text
from tests.engine.cluster.samples import (
    dropped,
    error,
    groups,
    imb,
    notes,
    of_sample,
    osu,
    pairs,
    row,
    sample,
)

ROWS = [(8, 2.5), (64, 3.25)]
TWO = (row(8, "2.50"), row(64, "3.25"))


# OSU ----------------------------------------------------------------------------------------------


def test_osu_2_with_tabs_and_a_blank_at_the_end():
    text = "# OSU MPI Latency Test (Version 2.1)\n# Size\t\tLatency (us) \n8\t\t2.50\n64\t\t3.25\n"
    assert groups(text) == {("OSU MPI Latency Test", None, ""): ROWS}


def test_osu_2_0_with_blanks():
    text = (
        "# OSU MPI Latency Test (Version 2.0)\n# Size          Latency (us) \n8   2.50\n64   3.25\n"
    )
    assert groups(text) == {("OSU MPI Latency Test", None, ""): ROWS}


def test_osu_2_bandwidth_with_six_decimals_is_refused():
    text = "# OSU MPI Bidirectional Bandwidth Test (Version 2.1)\n# Size\t\tBi-Bandwidth (MB/s) \n"
    assert error(text + "8\t\t2.500000\n64\t\t3.250000\n").line == 2


def test_osu_3_with_columns_of_twenty():
    text = "# OSU MPI Latency Test v3.1.1\n# Size            Latency (us)\n"
    assert pairs(text + f"8{'2.50':>29}\n64{'3.25':>28}\n") == ROWS


TITLES = (
    "OSU MPI Latency Test v4.0.1",
    "OSU MPI Multi Latency Test v5.3",
    "OSU MPI Multi-threaded Latency Test v5.4",
    "OSU MPI-CUDA Latency Test v5.8",
    "OSU MPI-ROCM Broadcast Latency Test v6.2",
    "OSU MPI-OPENACC Latency Test v5.9",
    "OSU MPI All-to-All Personalized Exchange Latency Test v7.0",
    "OSU MPI Non-blocking Allgather Latency Test v7.5",
    "OSU MPI_Get latency Test v5.6.2",
    "OSU One Sided MPI_Put Latency Test v3.3",
)


@pytest.mark.parametrize("title", TITLES)
def test_the_benchmark_is_the_title_without_its_version(title):
    text = "# Number of Sender threads: 1\n" + osu(
        "# Send Buffer on DEVICE (D) and Receive Buffer on DEVICE (D)", *TWO, title=title
    )
    assert groups(text) == {(title.rpartition(" v")[0], None, ""): ROWS}


def test_names_stand_after_the_lines_of_a_one_sided_test():
    text = (
        "# OSU MPI_Get Latency Test v5.6.2\n# Window creation: MPI_Win_allocate\n"
        "# Synchronization: MPI_Win_flush\n# Size          Latency (us)\n"
    )
    assert pairs(text + "\n".join(TWO) + "\n") == ROWS


@pytest.mark.parametrize("name", ["Latency (us)", "Latency(us)", "Avg Latency(us)"])
def test_names_differ_in_a_blank(name):
    assert pairs(osu(*TWO, names=f"# Size  {name:>18}")) == ROWS


def test_osu_7_2_names_the_datatype_after_the_columns():
    text = osu("# Datatype: MPI_CHAR.", *TWO, title="OSU MPI Latency Test v7.2")
    assert groups(text) == {("OSU MPI Latency Test", None, ""): ROWS}


@pytest.mark.parametrize("is_after", [False, True])
def test_several_datatypes_under_one_title_are_labels(is_after):
    text = "\n# OSU MPI Allreduce Latency Test v7.4\n"
    for name, line in (("MPI_INT", TWO[0]), ("MPI_FLOAT", TWO[1])):
        lines = [f"# Datatype: {name}.", "# Size       Avg Latency(us)"]
        text += "\n".join((*(lines[::-1] if is_after else lines), line, "", ""))
    title = "OSU MPI Allreduce Latency Test"
    assert groups(text) == {
        (title, None, "MPI_INT"): ROWS[:1],
        (title, None, "MPI_FLOAT"): ROWS[1:],
    }


def test_a_datatype_of_its_own_title_is_no_label():
    text = osu("# Datatype: MPI_INT.", TWO[0], title="OSU MPI Reduce Latency Test v7.4")
    text += osu("# Datatype: MPI_CHAR.", TWO[1], title="OSU MPI Latency Test v7.4")
    assert [one.label for one in read_text(text).groups] == ["", ""]


def test_barrier_without_a_size():
    text = f"\n# OSU MPI Barrier Latency Test v5.6.2\n# Avg Latency(us)\n{'3.25':>17}\n"
    assert groups(text) == {("OSU MPI Barrier Latency Test", None, ""): [(0, 3.25)]}


def test_barrier_with_all_columns():
    names = "# Avg Latency(us)   Min Latency(us)   Max Latency(us)  Iterations"
    cells = f"{'3.25':>17}{'1.00':>18}{'9.00':>18}{1000:>12}"
    assert pairs(osu(cells, names=names)) == [(0, 3.25)]


def test_percentiles():
    names = "# Size       Avg Latency(us)  P50 Tail Lat(us)  P90 Tail Lat(us)  P99.9 Tail Lat(us)"
    assert pairs(osu(row(8, "2.50", "1.00", "7.00", "9.00"), names=names)) == [(8, 2.5)]


def test_a_transmit_size_is_not_the_size():
    names = "# Size     Transmit Size      Latency (us)"
    assert pairs(osu(row(8, 16, "2.50"), names=names)) == [(8, 2.5)]
    names = "# Transmit Size   Size        Latency (us)"
    assert pairs(osu(row(16, 8, "2.50"), names=names)) == [(8, 2.5)]


def test_a_failed_validation_stays_with_a_note():
    names = "# Size       Avg Latency(us)        Validation"
    text = osu(row(8, "2.50", "Pass"), row(64, "3.25", "Fail"), names=names)
    assert pairs(text) == ROWS
    assert dropped(text) == []
    assert "line 4: the validation of this row failed" in notes(text)
    assert pairs(text[:-1]) == ROWS
    assert pairs(text[:-2]) == ROWS[:1]  # "Fai"


@pytest.mark.parametrize("limit", ["1048576", "1048576.", ""])
def test_a_warning_without_an_end_of_line(limit):
    warning = f"Warning! Limiting max message size to: {limit}"
    expected = {("OSU MPI Latency Test", None, ""): ROWS}
    assert groups(warning + osu(*TWO)) == expected
    title, names = "# OSU MPI Latency Test v5.9\n", "# Size       Avg Latency(us)\n"
    assert groups(title + warning + names + "\n".join(TWO) + "\n") == expected


def test_the_pure_communication_of_a_non_blocking_test():
    names = (
        "# Size           Overall(us)       Compute(us)    Coll. Init(us)      MPI_Test(us)"
        "      MPI_Wait(us)    Pure Comm.(us)    Min Comm.(us)    Max Comm.(us)        Overlap(%)"
    )
    cells = ("9.0", "8.0", "0.1", "0.2", "0.3", "2.50", "1.0", "4.0", "73.64")
    text = osu(
        "# Overall = Coll. Init + Compute + MPI_Test + MPI_Wait",
        "",
        names,
        row(8, *cells),
        title="OSU MPI Non-blocking Broadcast Latency Test v7.5",
        names="# Datatype: MPI_CHAR.",
    )
    assert pairs(text) == [(8, 2.5)]


def test_a_non_blocking_barrier():
    names = "#      Overall(us)       Compute(us)    Pure Comm.(us)        Overlap(%)"
    assert pairs(osu(f"{'9.0':>17}{'8.0':>18}{'3.25':>18}{'7.0':>18}", names=names)) == [(0, 3.25)]


def test_the_message_rate_is_no_time():
    names = "# Size                  MB/s        Messages/s"
    text = osu(
        "# [ pairs: 1 ] [ window size: 64 ]",
        names,
        row(8, "2.50", "312500.00"),
        title="OSU MPI Multiple Bandwidth / Message Rate Test v5.8",
        names="#",
    )
    assert error(text).line == 4


def test_demos_of_mpi4py():
    text = "# MPI Latency Test\n# Size [B]        Latency [us]\n" + "\n".join(TWO) + "\n"
    assert groups(text) == {("MPI Latency Test", None, ""): ROWS}


def test_names_collapsed_by_pasting():
    names = "Size Overall(us) Compute(us) Pure Comm.(us) Overlap(%)"
    rows = "8 9.0 8.0 2.50 7\n64 9 8 3.25 7\n"
    text = f"OSU MPI Non-blocking Broadcast Latency Test v5.6\n{names}\n{rows}"
    assert pairs(text) == ROWS


# Intel MPI Benchmarks -----------------------------------------------------------------------------

PINGPONG = "#bytes #repetitions t[usec] Mbytes/sec"
COLLECTIVE = "#bytes #repetitions t_min[usec] t_max[usec] t_avg[usec]"
HEADS = (
    "#    Intel (R) MPI Benchmark Suite V2.3, MPI-1 part",
    "#    Intel (R) MPI Benchmark Suite V3.2, MPI-1 part",
    "#    Intel (R) MPI Benchmarks 2018, MPI-1 part    ",
    "#    Intel(R) MPI Benchmarks 2019 Update 6, MPI-1 part",
    "#    Intel(R) MPI Benchmarks 2021.7, MPI-1 part",
)


@pytest.mark.parametrize("head", HEADS)
def test_heads_of_every_version(head):
    table = imb("PingPong", PINGPONG, (8, 1000, "2.50", "3.05"), (64, 1000, "3.25", "18.8"))
    text = f"#{60 * '-'}\n{head}\n#{60 * '-'}\n# PingPong\n\n{table}"
    assert groups(text + "# All processes entering MPI_Finalize\n") == {("PingPong", 2, ""): ROWS}


@pytest.mark.parametrize("name", ["Sendrecv", "Exchange"])
def test_six_columns(name):
    names = COLLECTIVE + " Mbytes/sec"
    text = imb(
        name, names, (8, 1000, "1.0", "9.0", "2.50", "3.0"), (64, 640, "1", "9", "3.25", "1")
    )
    assert groups(text) == {(name, 2, ""): ROWS}


def test_processes_that_wait_are_not_the_processes():
    text = imb("Bcast", COLLECTIVE, (8, 1000, "1.0", "9.0", "2.50"), processes="4").replace(
        "# #processes = 4 \n",
        "# #processes = 4 \n# ( 12 additional processes waiting in MPI_Barrier)\n",
    )
    assert groups(text) == {("Bcast", 4, ""): [(8, 2.5)]}


def test_signs_lost_by_pasting():
    text = imb("Bcast", COLLECTIVE, (8, 1000, "1.0", "9.0", "2.50"), processes="4").replace("#", "")
    assert groups(text) == {("Bcast", 4, ""): [(8, 2.5)]}


def multi(name: str, head: str) -> str:
    names = "Group " + PINGPONG
    rows = [
        (0, 8, 1000, "2.50", "3.05"),
        (1, 8, 1000, "2.75", "3.05"),
        (0, 64, 1000, "3.25", "3.05"),
        (1, 64, 1000, "3.50", "3.05"),
    ]
    text = imb(name, names, *rows).replace("# #processes = 2 ", head)
    return text.replace(f"{0:>13}", f"\n{0:>13}")


def test_multi_has_groups_that_take_turns():
    head = "# ( 2 groups of 2 processes each running simultaneous ) \n# Group  0:     0    1\n#"
    assert groups(multi("Multi-PingPong", head)) == {
        ("Multi-PingPong", 2, "group 0"): ROWS,
        ("Multi-PingPong", 2, "group 1"): [(8, 2.75), (64, 3.5)],
    }


def test_multi_twice_in_a_file_gives_groups_twice():
    one = multi("Multi-PingPong", "# ( 2 groups of 2 processes each running simultaneous ) ")
    assert [len(each.rows) for each in read_text(one + one).groups] == [2, 2, 2, 2]


def test_one_group_left_keeps_its_column():
    text = imb("PingPong", "Group " + PINGPONG, (0, 8, 1000, "2.50", "3.05"))
    assert groups(text) == {("PingPong", 2, "group 0"): [(8, 2.5)]}


@pytest.mark.parametrize(
    "failure",
    [
        '      4194304 out-of-mem.; needed X=   0.033 GB; use flag "-mem" for IMB',
        " time-out.; Time limit (secs_per_sample * msg_sizes_list_len) = 10",
        " int-overflow.; The production rank*size caused int overflow for given sample",
        "      4194304  time-out.;",
        "            0      4194304 out-of-mem.; needed",
    ],
)
def test_failures_stand_in_place_of_the_numbers(failure):
    text = imb("PingPong", PINGPONG, (8, 1000, "2.50", "3.05"), (64, 1000, "3.25", "9.00"))
    lines = text.splitlines()
    lines.insert(6, failure)
    text = "\n".join(lines) + "\n"
    assert pairs(text) == ROWS
    assert dropped(text) == [7]


def test_non_blocking_collectives():
    names = "#bytes #repetitions t_ovrl[usec] t_pure[usec] t_CPU[usec] overlap[%]"
    text = imb(
        "Ibcast", names, (8, 1000, "9.0", "2.50", "8.0", "70.1"), (64, 9, "9", "3.25", "8", "7")
    )
    assert pairs(text) == ROWS
    text = imb("Ibarrier", names[7:], (1000, "9.0", "3.25", "8.0", "70.1"))
    assert groups(text) == {("Ibarrier", 2, ""): [(0, 3.25)]}
    text = imb("Ibcast_pure", COLLECTIVE, (8, 1000, "1.0", "9.0", "2.50"))
    assert groups(text) == {("Ibcast_pure", 2, ""): [(8, 2.5)]}


@pytest.mark.parametrize("name", ["Uniband", "Biband"])
def test_uniband_has_no_time(name):
    assert error(imb(name, "#bytes #repetitions Mbytes/sec Msg/sec", (8, 9, "1.0", "7"))).line == 5


def test_defects_are_one_more_column():
    text = imb("PingPong", PINGPONG + " defects", (8, 1000, "2.50", "3.05", "0.00"))
    assert pairs(text) == [(8, 2.5)]


def test_aggregate_mode():
    text = imb("Window", PINGPONG, (8, 1000, "2.50", "3.05")).replace(
        "# #processes = 2 \n#---", "# #processes = 2 \n#\n#    MODE: AGGREGATE \n#---"
    )
    assert "AGGREGATE" in text
    assert groups(text) == {("Window", 2, ""): [(8, 2.5)]}


def test_the_same_benchmark_several_times():
    text = imb("Bcast", COLLECTIVE, (8, 1000, "1.0", "9.0", "2.50"))
    assert [one.processes for one in read_text(text * 3).groups] == [2, 2, 2]


# NetPIPE ------------------------------------------------------------------------------------------


def np_out(*rows: tuple[int, float], rates: int = 1, decimals: int = 8) -> str:
    lines = []
    for m, t in rows:
        rate = m * 8 / 2**20 / (t / 1e6)
        cells = [f"{rate * factor:f}" for factor in (1, 1.01, 1.02)[:rates]]
        lines.append(f"{m:>8} {' '.join(cells)}   {t / 1e6:.{decimals}f}\n")
    return "".join(lines)


@pytest.mark.parametrize("rates", [1, 3])
@pytest.mark.parametrize("decimals", [6, 8])
def test_np_out(rates, decimals):
    text = np_out((8, 25.0), (64, 31.0), rates=rates, decimals=decimals)
    assert groups(text) == {("NetPIPE", None, ""): [(8, 25.0), (64, 31.0)]}
    assert pairs(text[:-1]) == [(8, 25.0), (64, 31.0)]
    assert pairs(text[:-2]) == [(8, 25.0)]
    assert dropped(text[:-2]) == [2]


def test_np_out_of_the_integrity_check_has_no_times():
    refusal = error("".join(f"{m:>8} {1000 - m}\n" for m in (13, 16, 19, 61, 64, 67)))
    assert refusal.line == 1
    assert "repeats" in str(refusal)


SCREEN = """0: nodeA
1: nodeB
Using synchronous sends
Now starting the main loop
  0:       8 bytes  40000 times -->      5.12 Mbps in       2.50 usec
  1:      64 bytes  30000 times -->     15.12 Mbps in       3.25 usec
"""


def test_the_screen_of_netpipe():
    assert groups(SCREEN) == {("NetPIPE", None, ""): ROWS}
    assert pairs(SCREEN.replace("Mbps", "MBps")) == ROWS
    assert [len(one.rows) for one in read_text(SCREEN * 2).groups] == [2, 2]
    alone = "".join(SCREEN.splitlines(keepends=True)[4:])
    assert [len(one.rows) for one in read_text(alone * 2).groups] == [2, 2]


def test_words_at_the_end_of_a_line_of_netpipe():
    text = SCREEN.replace("2.50 usec", "2.50 usec   12.5%")
    assert pairs(text) == ROWS
    text = SCREEN.replace("3.25 usec", "3.25 usec (integrity problems!!!)")
    assert pairs(text) == ROWS
    assert "line 6: the validation of this row failed" in notes(text)


def test_a_cut_row_of_the_screen_of_netpipe():
    assert pairs(SCREEN[:-1]) == ROWS
    assert pairs(SCREEN[:-2]) == ROWS[:1]
    assert dropped(SCREEN[:-2]) == [6]
    assert error("".join(SCREEN.splitlines(keepends=True)[:5])[:-1]).line == 5  # none is above it


# SKaMPI -------------------------------------------------------------------------------------------


def skampi(name: str, *rows: str, sign: str = "# ") -> str:
    end = f'{sign}end result "{name}"\n# duration = 0.04 sec\n'
    return f'{sign}begin result "{name}"\n' + "".join(f"{one}\n" for one in rows) + end


def test_skampi():
    rows = (
        "count= 2        8       2.5       0.0        8       2.5       2.4",
        "count= 16 64 3.25 0.1 9",
    )
    for sign in ("# ", ""):
        text = skampi("Pingpong_Send_Recv", *rows, sign=sign)
        assert groups(text) == {("Pingpong_Send_Recv", None, ""): ROWS}
        assert "whole round trip" in notes(text)
    assert "round trip" not in notes(skampi("MPI_Bcast-length", *rows))


def test_groups_of_skampi():
    text = skampi(
        "MPI_Bcast-nodes-length",
        "nodes= 2 root= 1 count= 2  8  2.5  0.0  8  1.0  2.0",
        "nodes= 4 root= 1 count= 2  8  4.5  0.0  8  1.0  2.0  3.0  4.0",
        "nodes= 2 root= 1 count= 16  64  3.25  0.0  8  1.0  2.0",
    )
    assert groups(text) == {
        ("MPI_Bcast-nodes-length", 2, ""): ROWS,
        ("MPI_Bcast-nodes-length", 4, ""): [(8, 4.5)],
    }


def test_a_barrier_of_skampi_has_no_bytes():
    text = skampi("MPI_Barrier-nodes", "nodes= 2       3.25       0.0        8       2.5       2.4")
    assert groups(text) == {("MPI_Barrier-nodes", 2, ""): [(0, 3.25)]}


def test_rows_of_skampi_that_are_not_whole():
    whole = "count= 2 8 2.5 0.0 8 2.5 2.4"
    text = skampi(
        "Pingpong_A", whole, "count= 4", "a word", "count= 4 16 2.", "count= 16 64 3.25 0.0 8"
    )
    assert pairs(text) == ROWS
    assert dropped(text) == [5]
    cut = '# begin result "Pingpong_A"\n' + whole + "\n" + "count= 16 64 3.25 0.0 8 2.5 2.4"
    assert pairs(cut) == ROWS
    assert pairs(cut[:-1]) == ROWS[:1]
    assert pairs(cut[:-4]) == ROWS[:1]


def test_a_result_without_an_end_ends_with_the_next_title():
    text = '# begin result "Pingpong_A"\ncount= 2 8 2.5 0.0 8\n' + osu(*TWO)
    assert [len(one.rows) for one in read_text(text).groups] == [1, 2]


# mpiBench -----------------------------------------------------------------------------------------


def bench(
    m: object, t: object, comm: str = "MPI_COMM_WORLD", ranks: int = 8, sign: str = "\t"
) -> str:
    cells = ("Bcast", "Bytes:", m, "Iters:", 100, "Avg:", t, "Min:", "1.0", "Max:", "9.0")
    return sign.join(map(str, (*cells, f"Comm: {comm}", f"Ranks: {ranks}"))) + "\n"


@pytest.mark.parametrize("sign", ["\t", "   "])
def test_mpibench(sign):
    text = (
        f"START mpiBench v1.5\n0 : nodeA\n{bench(8, '2.50', sign=sign)}{bench(64, 3.25, sign=sign)}"
    )
    text += "Message buffers (KB): 1024\nEND mpiBench v1.5\n"
    assert groups(text) == {("Bcast", 8, "MPI_COMM_WORLD"): ROWS}


def test_communicators_of_mpibench_are_groups():
    text = bench(8, 1.5) + bench(8, 2.5, "CartDim-1of2", 4) + bench(8, 3.5, "PartSize-4", 4)
    assert groups(text) == {
        ("Bcast", 8, "MPI_COMM_WORLD"): [(8, 1.5)],
        ("Bcast", 4, "CartDim-1of2"): [(8, 2.5)],
        ("Bcast", 4, "PartSize-4"): [(8, 3.5)],
    }


def test_a_row_of_mpibench_that_is_not_whole():
    text = bench(8, "2.50") + bench(16, "9.00")[:40] + "\n" + bench(64, "3.25")
    assert pairs(text) == ROWS
    assert dropped(text) == [2]
    assert pairs(text[:-1]) == ROWS
    assert pairs(text[:-2]) == ROWS[:1]


# Launchers, and several tools ---------------------------------------------------------------------

LABELS = ("[1,0]<stdout>:", "[1,0][nodeA:41]<stdout>:", "0: ")
TOLD = ("osu_latency_v5.6.2.txt", "imb_bcast_barrier_2019u6.txt", "netpipe_3_np.out")
TOLD += ("skampi_5_pt2pt_bcast.txt", "lab_runs_tabs.tsv", "pingpong_groups.csv")


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("name", TOLD)
def test_labels_of_launchers_change_nothing(name, label):
    text = sample(name).decode()
    labelled = re.sub(r"(?m)^(?=.)", label, text)
    assert labelled != text
    assert read_text(labelled, name) == of_sample(name)


@pytest.mark.parametrize("name", TOLD[:4])
def test_noise_of_launchers_changes_no_row(name):
    noise = (
        *("[nodeA:00040] Read -1, expected 131072, errno = 1", "srun: job 12 has been allocated"),
        *("real\t0m4.102s", "[nodeA:2114] 3 more processes have sent help message", 70 * "-"),
        *("WARNING: 2 of 4 ports are down", "[0] MPI startup(): Rank 0", "2 slots free"),
    )
    lines = sample(name).decode().split("\n")
    noisy = [each for i, line in enumerate(lines) for each in (noise[i % len(noise)], line)]
    read = read_text("\n".join(noisy))
    plain = of_sample(name)
    assert [(one.m, one.t) for one in read.rows] == [(one.m, one.t) for one in plain.rows]
    assert read.dropped == ()


TOOLS = {
    "osu": osu(*TWO),
    "imb": imb("PingPong", PINGPONG, (8, 1000, "2.50", "3.05"), (64, 1000, "3.25", "18.8")),
    "screen": SCREEN,
    "file": np_out((8, 2.5), (64, 3.25)),
    "skampi": skampi("Pingpong_A", "count= 2 8 2.5 0.0 8", "count= 16 64 3.25 0.0 9"),
    "bench": bench(8, "2.50") + bench(64, "3.25"),
}


@pytest.mark.parametrize("first", TOOLS)
@pytest.mark.parametrize("second", TOOLS)
def test_two_tools_in_one_file(first, second):
    if first == second == "bench":
        return  # its rows are of one combination
    text = TOOLS[first] + "64 of 64\n" + TOOLS[second]
    read = read_text(text)
    found = [[(one.m, float(one.t)) for one in group.rows] for group in read.groups]
    expected = [ROWS + ROWS] if first == second == "file" else [ROWS, ROWS]
    assert found == expected
    assert read.dropped == ()
