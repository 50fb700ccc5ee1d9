"""Files of ``figure`` and ``animate``: whole or not there, and the same bytes every time."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import permutations
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="figures are drawn by Qt")

from gui.files.pdf_order import in_order
from tests.command_line.program import ROOT, call, refused, start
from tests.outside.made_files import needs_programs

pytestmark = pytest.mark.usefixtures("qapp")

GOSSIP = ("--topology", "hypercube", "--p", "8", "--operation", "all-to-all-broadcast")
KINDS = {"network": "svg", "textbook": "pdf", "handout": "png", "links": "tikz", "gantt": "pdf"}
ALL = [
    *(
        ["figure", *GOSSIP, "--kind", kind, "--captions", "on", "-o", f"{kind}.{ending}"]
        for kind, ending in KINDS.items()
    ),
    ["figure", *GOSSIP, "--cycle", "2", "--text", "paths", "-o", "paths.svg"],
    *(
        ["animate", *GOSSIP, "--width", "400", "--height", "300", "-o", f"run.{ending}"]
        for ending in ("gif", "mp4", "pdf", "html")
    ),
]
MAKE_ALL = """
import hashlib, json, sys
from pathlib import Path
import main
found = {}
for words in json.loads(sys.argv[1]):
    assert main.main(words) == 0, words
    found[words[-1]] = hashlib.sha256(Path(words[-1]).read_bytes()).hexdigest()
print(json.dumps(found))
"""
ELSEWHERE = (
    {"PYTHONHASHSEED": "1", "LC_ALL": "C", "TZ": "UTC"},
    {"PYTHONHASHSEED": "7", "LC_ALL": "ru_RU.UTF-8", "TZ": "Asia/Tokyo"},
)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize("name", ["a.svg", "a.png", "a.gif", "a.pdf", "a.mp4", "a.html"])
def test_a_file_that_becomes_too_large_is_not_there(tmp_path, name):
    """One sentence, nothing left behind, and what was there stays."""
    resource = pytest.importorskip("resource")
    path = tmp_path / name
    path.write_text("kept", "utf-8")
    command = "figure" if name in ("a.svg", "a.png") else "animate"
    limits = (2000, resource.getrlimit(resource.RLIMIT_FSIZE)[1])
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    try:
        done = call(command, *GOSSIP, "-o", path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    refused(done, name, "larger than files may be here")
    assert [one.name for one in tmp_path.iterdir()] == [name]
    assert path.read_text("utf-8") == "kept"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("command", ["figure", "animate"])
def test_a_full_disk_is_one_sentence(tmp_path, command):
    name = {"figure": "a.png", "animate": "a.gif"}[command]
    (tmp_path / name).symlink_to("/dev/full")
    refused(call(command, *GOSSIP, "-o", tmp_path / name), name, "the disk is full")
    assert [one.name for one in tmp_path.iterdir()] == [name]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder of that kind")
@pytest.mark.parametrize("command", ["figure", "animate"])
def test_a_folder_that_takes_nothing_is_one_sentence(command):
    name = {"figure": "a.svg", "animate": "a.pdf"}[command]
    refused(call(command, *GOSSIP, "-o", f"/proc/self/{name}"), name, "cannot be written")


CONTENT = {
    "info": b"<< /CreationDate (D:%d) >>",
    "root": b"<< /Pages %(pages)d 0 R >>",
    "pages": b"<< /Fonts [ %(bold)d 0 R %(plain)d 0 R ] >>",
    "bold": b"<< /BaseFont /Q%cAAAA+Inter /Program %(bold program)d 0 R >>",
    "plain": b"<< /BaseFont /R%cAAAA+Inter >>",
    "bold program": b"<< /Length 7 >>\nstream\n1 0 R\xff\n\nendstream",
}


def document(order: list[str]) -> bytes:
    """A PDF by hand, its objects numbered and written in an order."""
    numbers = {name: place for place, name in enumerate(order, start=1)}
    named = {name.encode(): number for name, number in numbers.items()}
    data, places = b"%PDF-1.4\n", []
    for name in order:
        places.append(len(data))
        inside = CONTENT[name].replace(b"D:%d", b"D:2026%d" % numbers[name])
        inside = inside.replace(b"%c", bytes([64 + numbers[name]]))
        data += b"%d 0 obj\n" % numbers[name] + inside % named + b"\nendobj\n"
    table = len(data)
    data += b"xref\n0 7\n0000000000 65535 f \n"
    data += b"".join(b"%010d 00000 n \n" % place for place in places)
    data += b"trailer\n<< /Size 7 /Info %(info)d 0 R /Root %(root)d 0 R >>\n" % named
    return data + b"startxref\n%d\n%%%%EOF\n" % table


def test_a_pdf_is_the_same_in_whatever_order_qt_writes_it():
    orders = list(permutations(CONTENT))[::97]
    made = {in_order(document(order)) for order in orders}
    assert len({document(order) for order in orders}) == len(orders) > 5
    assert len(made) == 1
    (only,) = made
    assert in_order(only) == only
    assert b"stream\n1 0 R\xff\n" in only  # what is in streams stays
    table = int(only.split()[-2])
    assert only[table:].startswith(b"xref\n0 7\n")
    for number, place in enumerate(re.findall(rb"(\d{10}) 00000 n", only), start=1):
        assert only[int(place) :].startswith(b"%d 0 obj\n" % number)


@needs_programs
def test_the_same_bytes_in_another_process(tmp_path):
    """Two seconds later, in another folder, with another seed, language and time zone."""
    found = []
    for place, variables in enumerate(ELSEWHERE):
        folder = tmp_path / "other place" / str(place)
        folder.mkdir(parents=True)
        time.sleep(2 * place)
        done = subprocess.run(
            [sys.executable, "-c", MAKE_ALL, json.dumps(ALL)],
            cwd=folder,
            env=os.environ | variables | {"PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=False,
            timeout=100,
        )
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    assert len(found[0]) == len(ALL)
    assert found[0] == found[1]


def test_a_child_process_makes_a_figure_without_a_display(tmp_path, monkeypatch):
    """Nor does it need the language of the system to be installed, of which Qt would complain."""
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    done = start("figure", *GOSSIP, "-o", tmp_path / "a.png", "--progress")
    assert (done.code, done.out, done.err) == (0, "", "progress 0 1\nprogress 1 1\n")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(sys.platform == "win32", reason="a process is stopped in another way there")
@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM"])
def test_stopped_it_leaves_nothing(tmp_path, how):
    """Ctrl+C, or ended by another program, while frames are drawn: no file, no traceback."""
    asked = ["--p", "64", "--operation", "total-exchange", "--progress", "-o", "a.gif"]
    with subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), "animate", *asked],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stderr is not None
        assert child.stderr.readline().startswith("progress 0 64")
        child.send_signal(getattr(signal, how))
        rest = child.stderr.read()
        assert child.wait(timeout=60) == 130
    assert "Traceback" not in rest
    assert not list(tmp_path.iterdir())
