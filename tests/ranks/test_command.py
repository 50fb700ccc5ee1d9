"""``main.py ranks`` without MPI: what it says where MPI is missing, and how ranks end together."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

from engine.cluster.rank_file import read_rank_file
from engine.errors import InputError
from engine.ranks.mpi import RANK_VARIABLES, connect
from tests.command_line.program import ROOT, call, refused
from tests.ranks.threads import Threads, ThreadWorld

COMMAND = importlib.import_module("engine.commands.ranks")  # the package has a function so named
FOUR = ("--topology", "hypercube", "--p", "4", "--operation", "reduce", "--ping-pong", "none")


@pytest.fixture(autouse=True)
def _no_launcher(monkeypatch):
    for name in RANK_VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def without_mpi(monkeypatch):
    monkeypatch.setitem(sys.modules, "mpi4py", None)


@pytest.mark.usefixtures("without_mpi")
def test_without_mpi4py_it_says_what_to_install(monkeypatch):
    refused(call("ranks", "--p", "4"), "mpi4py is not installed", "--extra mpi")
    monkeypatch.setenv("PMI_RANK", "0")
    refused(call("ranks", "--p", "4"), "mpi4py is not installed")
    with pytest.raises(InputError, match="nothing for Windows"):
        connect(windows=True)


@pytest.mark.usefixtures("without_mpi")
@pytest.mark.parametrize("variable", RANK_VARIABLES)
@pytest.mark.parametrize("words", [("ranks", "--p", "4"), ("ranks", "--language", "xx")])
def test_only_the_first_rank_says_it(variable, words, monkeypatch):
    monkeypatch.setenv(variable, "3")
    silent = call(*words)
    assert (silent.code, silent.out, silent.err) == (2, "", "")
    refused(call("simulate", "--p", "x"), "x")  # other commands have no ranks


class Failure(Exception):  # noqa: N818  (stands for MPI's own)
    """What the MPI of these tests raises."""


class World(ThreadWorld):
    """A rank of the command, that notes an abort."""

    failures = (Failure,)
    aborted = None

    def abort(self, code):
        self.aborted = code


def together(size, *arguments, work=None):
    """Run the command, or other work, at each rank; return the worlds and how each ended."""
    worlds = [None] * size
    work = work or (lambda world: COMMAND.measure_and_write(world, arguments, "en"))

    def one(world):
        worlds[world.rank] = World(world.ranks, world.rank)
        with COMMAND.all_together(worlds[world.rank], "en"):
            work(worlds[world.rank])

    return worlds, Threads(size).run(one)


def test_it_writes_one_file(tmp_path, capsys):
    target = tmp_path / "r.json"
    _, ends = together(4, *FOUR, "--m", "5,50", "--repetitions", "2", "-o", target.as_posix())
    assert ends == [None] * 4
    file = read_rank_file(target.read_bytes())
    assert [(run.m, run.operation) for run in file.runs] == [(5, "reduce"), (50, "reduce")]
    assert file.repetitions == 2
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["m = 5", "m = 50"]
    assert [one.name for one in tmp_path.iterdir()] == ["r.json"]


REFUSED = [
    (3, (), "p = 4 and mpiexec started 3 ranks; run mpiexec -n 4"),
    (1, (), "must be started by mpiexec; for this scenario: mpiexec -n 4"),
    (4, ("--operation", "gossip"), "gossip is not known"),
    (4, ("--nonsense",), "--nonsense is not known"),
    (4, ("--m", "5,,6"), "--m has an empty place"),
    (4, ("--m", "5,x"), "x is not"),
    (4, ("--repetitions", "0"), "repetitions must be a whole number from 1"),
    (4, ("--warm-up", "-1"), "warm-up must be a whole number from 0"),
    (4, ("--sizes", "1,2.5"), "2.5 is not"),
    (4, ("--ping-pong", "some"), "some is not known; there is first, all and none"),
    (4, ("--format", "csv"), "the format csv is not that"),
    (4, ("-o", "r.csv"), "must end in one of .json; r.csv does not"),
    (4, ("-o", "/no/such/r.json"), "/no/such/r.json cannot be written"),
    (4, ("no.hopscope",), "no.hopscope cannot be read"),
]


@pytest.mark.parametrize(("size", "more", "part"), REFUSED)
def test_bad_input_is_said_once_and_ends_all_alike(size, more, part):
    worlds, ends = together(size, *FOUR, *more)
    assert part in str(ends[0])
    assert isinstance(ends[0], InputError)
    assert all(isinstance(end, SystemExit) and end.code == 2 for end in ends[1:])
    assert all(world.aborted is None for world in worlds)


def test_a_lone_rank_under_a_launcher_belongs_to_another_mpi(monkeypatch):
    monkeypatch.setenv("OMPI_COMM_WORLD_RANK", "0")
    _, (end,) = together(1, *FOUR)
    assert "mpiexec belongs to another MPI than mpi4py, which uses threads 1.0" in str(end)


@pytest.mark.parametrize(
    ("raised", "said"),
    [
        (MemoryError(), "rank 1 on node0 has not enough memory"),
        (Failure("no route"), "rank 1 on node0: MPI failed: no route"),
        (ZeroDivisionError("a fault"), "ZeroDivisionError: a fault"),
    ],
)
def test_what_only_one_rank_meets_ends_all_at_once(raised, said, capsys):
    def work(world):
        if world.rank == 1:
            raise raised

    worlds, _ = together(2, work=work)
    assert [world.aborted for world in worlds] == [None, 2]
    assert said in capsys.readouterr().err


def test_nothing_but_ranks_starts_mpi():
    """The window and the other commands must not."""
    code = (
        "import sys; sys.path.insert(0, '.'); import main; main.main(['simulate', '--p', '4']); "
        "sys.exit('mpi4py' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
