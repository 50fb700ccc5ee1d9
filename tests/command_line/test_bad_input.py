"""When it goes wrong: exit 2, one plain sentence that names the value, and nothing half written."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line.program import ROOT, call, refused, start

BAD = [
    ("--topology hypercube --p 12", "12 power of two"),
    ("--topology torus --p 15", "15"),
    ("--topology star", "star ring"),
    ("--operation fly", "fly broadcast"),
    ("--algorithm pairwise", "pairwise both-ways"),
    ("--algorithm quickest", "quickest"),
    ("--switching warp", "warp store-and-forward"),
    ("--startups two", "two one each"),
    ("--order middle", "middle low high"),
    ("--operation prefix-sum --order high", "high"),
    ("--algorithm near-first --p 12", "12"),
    ("--operation shift --q 0", "0"),
    ("--operation shift --q 16", "16"),
    ("--operation shift --topology torus --dims 2x2x3", "torus"),
    ("--root 16", "16"),
    ("--root -1", "-1"),
    ("--operation point-to-point --source 16", "16"),
    ("--operation point-to-point --target 99", "99"),
    ("--m 0", "0"),
    ("--m -5", "-5"),
    ("--m 1.5", "1.5"),
    ("--m 1e3", "1e3"),
    ("--m nan", "nan"),
    ("--m many", "many"),
    ("--ts nan", "nan"),
    ("--ts inf", "inf"),
    ("--ts -1", "-1"),
    ("--ts 1e400", "1e400"),
    ("--ts 1e13", "1e13"),
    ("--tw 0.1234567890123456", "0.1234567890123456"),
    ("--ts 0,5", "0,5"),
    ("--th 0 --tw 0", "th tw"),
    ("--dims 0x4 --topology torus", "0"),
    ("--dims 1x4 --topology torus", "1"),
    ("--dims 4x --topology torus", "4x"),
    ("--dims axb --topology torus", "axb"),
    ("--p 0", "0"),
    ("--p 1", "1"),
    ("--p -4", "-4"),
    ("--p 65537", "65537 65536"),
    ("--p 16 --dims 4x8 --topology torus", "16 4x8"),
    ("--switching finite-packets --packet 0", "0"),
    ("--slow-link 0-5:3", "0 5"),
    ("--slow-link 0-1", "0-1"),
    ("--slow-link 0-1:0", "0"),
    ("--slow-link 0-1:-2", "-2"),
    ("--slow-link 0-1:nan", "nan"),
    ("--topology hypercube --p 1099511627776 --operation total-exchange", "1099511627776"),
    ("--colour-of-money 3", "--colour-of-money"),
    ("--p", "--p"),
    ("--format jpeg", "jpeg"),
    ("--language de", "de"),
    ("extra.json words.json", "words.json"),
]


@pytest.mark.parametrize(("case", "parts"), BAD, ids=[case for case, _ in BAD])
def test_a_bad_option_is_one_sentence(case: str, parts: str) -> None:
    refused(call("simulate", *case.split()), *parts.split())


def test_the_sentence_of_the_contract() -> None:
    result = call("simulate", "--topology", "hypercube", "--p", "12")
    assert result.err.strip() == (
        "p must be a power of two for a hypercube; 12 is not (8 and 16 are)"
    )


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    "case",
    [
        ["--topology", "hypercube", "--p", "12"],
        ["--m", "0"],
        ["--operation", "shift", "--q", "16"],
        ["--ts", "1e400"],
        ["--operation", "fly"],
    ],
    ids=" ".join,
)
def test_errors_in_other_languages(language: str, case: list[str]) -> None:
    result = call("simulate", *case, "--language", language)
    refused(result, case[-1])
    words = re.findall(r"[а-яёіїєґ]+", result.err.lower())
    assert len(words) >= 3, result.err


CHILDREN = [
    ("simulate --topology hypercube --p 12", "12"),
    ("simulate --ts 1e400", "1e400"),
    ("simulate --unheard-of", "--unheard-of"),
    ("table --operation fly", "fly"),
    ("simulate no-such-file.json", "no-such-file.json"),
    ("no-such-file.json", "no-such-file.json"),
    ("nonsense-command --p 8", "nonsense-command"),
]


@pytest.mark.parametrize(("case", "part"), CHILDREN, ids=[case for case, _ in CHILDREN])
def test_a_child_process_refuses_in_one_sentence(case: str, part: str) -> None:
    refused(start(*case.split(), timeout=20), part)


@pytest.mark.skipif(sys.platform == "win32", reason="arguments are text there")
@pytest.mark.parametrize("case", [["--m"], ["--p", "8", "--operation"], []], ids="-".join)
def test_an_argument_that_is_no_text(case: list[str]) -> None:
    """A byte that is no UTF-8, as a mistyped file name may have it."""
    refused(start("simulate", *case, os.fsdecode(b"\xff.json")), "ff.json")


BROKEN_FILES: list[tuple[str, bytes, str]] = [
    ("cut in half", b'{"version": 1, "topology": "ring", "p": 1', "broken.json"),
    ("empty", b"", "broken.json"),
    ("version 99", b'{"version": 99, "p": 8}', "99"),
    ("no version", b'{"p": 8}', "version"),
    ("unknown key", b'{"version": 1, "processors": 8}', "processors"),
    ("a list", b"[1, 2, 3]", "broken.json"),
    ("a number", b"7", "broken.json"),
    ("p is a word", b'{"version": 1, "p": "sixteen"}', "sixteen"),
    ("p is a list", b'{"version": 1, "p": [8]}', "p"),
    ("p is 12", b'{"version": 1, "topology": "hypercube", "p": 12}', "12"),
    ("NaN", b'{"version": 1, "ts": NaN}', "broken.json"),
    ("1e400", b'{"version": 1, "ts": 1e400}', "400"),
    ("not UTF-8", b'{"version": 1, "notes": "\xff\xfe"}', "broken.json"),
    ("zero bytes", bytes(1000), "broken.json"),
    ("deep", b"[" * 200_000, "broken.json"),
    ("deep view", b'{"version": 1, "view": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", ""),
    ("long digits", b'{"version": 1, "p": ' + b"9" * 10_000 + b"}", "broken.json"),
]


@pytest.mark.parametrize(
    ("content", "part"), [f[1:] for f in BROKEN_FILES], ids=[f[0] for f in BROKEN_FILES]
)
def test_a_broken_scenario_file_is_one_sentence(tmp_path: Path, content: bytes, part: str) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    refused(call("simulate", file), part)
    assert file.read_bytes() == content


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"version": 1,\n "topology": "ring",\n "p": ,\n "m": 3}\n', "utf-8")
    refused(call("simulate", file), "broken.json", "line 3")


def test_a_hundred_megabytes_of_nonsense(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as stream:
        stream.truncate(100_000_000)
    refused(start("simulate", file, timeout=20), "huge.json")


def test_a_folder_as_scenario(tmp_path: Path) -> None:
    refused(call("simulate", tmp_path), tmp_path.name)


@pytest.mark.parametrize("command", ["simulate", "table"])
def test_an_output_that_cannot_be_written(tmp_path: Path, command: str) -> None:
    """Into a folder that is not there, onto a folder, below a file, of no known kind."""
    folder = tmp_path / "folder.json"
    folder.mkdir()
    plain = tmp_path / "plain.json"
    plain.write_text("kept", "utf-8")
    for target, named in (
        (tmp_path / "missing" / "x.json", "missing"),
        (folder, "folder.json"),
        (plain / "x.json", "plain.json"),
    ):
        refused(call(command, "--p", 8, "-o", target), named)
    refused(call(command, "--p", 8, "-o", tmp_path / "x.jpeg"), "jpeg")
    assert sorted(tmp_path.iterdir()) == [folder, plain]
    assert plain.read_text("utf-8") == "kept"


def test_a_device_stays_a_device(tmp_path: Path) -> None:
    """``-o /dev/null`` must not put a plain file in its place, not even for root."""
    device = tmp_path / "null.json"
    try:
        os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
        device.write_bytes(b"")
    except (AttributeError, OSError):
        pytest.skip("this user may make no device here")
    result = call("simulate", "--p", 8, "-o", device)
    assert stat.S_ISCHR(device.stat().st_mode)
    if result.code != 0:
        refused(result, "null.json")


def test_a_read_only_folder(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        probe = folder / "probe"
        try:
            probe.touch()
        except OSError:
            refused(call("simulate", "--p", 8, "-o", folder / "x.json"), "x.json")
        else:
            probe.unlink()
            pytest.skip("this user may write everywhere")
    finally:
        folder.chmod(0o700)


def test_a_failed_run_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "times.csv"
    file.write_text("kept", "utf-8")
    refused(call("table", "--topology", "hypercube", "--p", "12", "-o", file), "12")
    assert file.read_text("utf-8") == "kept"
    assert list(tmp_path.iterdir()) == [file]


def test_a_reader_that_goes_away() -> None:
    """``simulate --trace | head -1``: no traceback when the pipe closes early."""
    arguments = ["simulate", "--p", "64", "--operation", "all-to-all-broadcast", "--trace"]
    with subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), *arguments, "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.read(100)
        child.stdout.close()
        err = child.stderr.read().decode("utf-8")
        child.wait(timeout=60)
    assert err == ""


def test_no_qt_without_a_picture() -> None:
    """The command line computes where PySide6 is not installed."""
    code = (
        "import sys; sys.modules['PySide6'] = None; sys.argv = ['main.py', 'simulate', '--p', '8']"
        "; import main; sys.exit(main.main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, b"")
