"""Real ranks: mpiexec is started, messages go through an MPI library."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from engine.cluster.rank_file import Passed, read_rank_file
from engine.ranks.carry_out import CORRUPT
from engine.ranks.mpi import RANK_VARIABLES
from engine.run import plan
from engine.scenario import from_settings
from tests.command_line.program import ROOT
from tests.ranks.cases import default_cases, logs_by_schedule, planned

BESIDE = Path(sys.executable).parent / "mpiexec"
"""That of the mpich wheel; another could belong to another MPI than mpi4py."""

MPIEXEC = str(BESIDE) if BESIDE.is_file() else shutil.which("mpiexec")
pytestmark = [
    pytest.mark.skipif(find_spec("mpi4py") is None, reason="mpi4py is not installed (extra mpi)"),
    pytest.mark.skipif(MPIEXEC is None, reason="there is no mpiexec (extra mpi)"),
]

GOSSIP = ("--operation", "all-to-all-broadcast", "--topology", "hypercube", "--p", "4")
QUICK = ("--repetitions", "2", "--warm-up", "0", "--sizes", "1,1422,1423")


def started(ranks, *words, **variables):
    """Run a Python file under mpiexec."""
    clean = {key: value for key, value in os.environ.items() if key not in RANK_VARIABLES}
    return subprocess.run(
        [MPIEXEC, "-n", str(ranks), sys.executable, *map(str, words)],
        cwd=ROOT,
        env=clean | variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


def said(done):
    """The one line on standard error of ranks that all ended with 2."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("p", [4, 8])
def test_every_operation_goes_as_the_schedule_says(p):
    """Default algorithms and queued ones; a wrong word anywhere would end it."""
    done = started(p, "tests/ranks/all_on_mpi.py")
    assert done.returncode == 0, done.stderr
    lines = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    cases = default_cases(p)
    assert [name for name, _ in lines] == [str(case) for case in cases]
    for case, (name, logs) in zip(cases, lines, strict=True):
        found = msgspec.convert(logs, list[list[Passed]])
        assert found == logs_by_schedule(planned(case)[1]), name


def test_the_command_writes_a_file_for_window_and_fit(tmp_path):
    target = tmp_path / "r.json"
    sizes = ("--m", "5,100", "--ping-pong", "all")
    done = started(4, "main.py", "ranks", *GOSSIP, *QUICK, *sizes, "-o", target)
    assert done.returncode == 0, done.stderr
    file = read_rank_file(target.read_bytes(), "r.json")
    assert [run.m for run in file.runs] == [5, 100]
    for run in file.runs:
        schedule = plan(from_settings(run.scenario)).schedule
        assert [list(log) for log in run.logs] == logs_by_schedule(schedule)
        assert run.own_name == "MPI_Allgather"
    groups = file.measurements().groups
    assert [len(group.rows) for group in groups] == [3, 3, 3, 2, 2]
    assert [row.m for row in file.ping_pong_measurements().groups[0].rows] == [1, 1422, 1423]


@pytest.mark.parametrize("operation", ["all-to-all-broadcast", "prefix-sum"])
def test_one_spoilt_chunk_ends_it_and_is_named(operation, tmp_path):
    target = tmp_path / "r.json"
    words = (*GOSSIP, "--operation", operation, *QUICK, "-o", target)
    done = started(4, "main.py", "ranks", *words, **{CORRUPT: "2:1"})
    assert said(done) == "rank 2, step 1: chunk [3] came from rank 3 with word 1 of 100 wrong"
    assert not target.exists()


def test_another_number_of_ranks_is_said_once():
    done = started(3, "main.py", "ranks", *GOSSIP)
    assert said(done) == "this scenario has p = 4 and mpiexec started 3 ranks; run mpiexec -n 4"
