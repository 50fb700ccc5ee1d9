"""What ``figure`` and ``animate`` refuse: one sentence that names the value and what is allowed."""

from __future__ import annotations

import json
import sys

import pytest

pytest.importorskip("PySide6", reason="figures are drawn by Qt")

from tests.command_line.program import call, refused

pytestmark = pytest.mark.usefixtures("qapp")

FIGURES = [
    ("--p 8 --cycle 9 -o x.svg", "cycle 9 from 0 to 4"),
    ("--cycle -1 -o x.svg", "cycle -1"),
    ("--cycle 1.5 -o x.svg", "1.5"),
    ("--kind fly -o x.svg", "fly network textbook curve"),
    ("--theme pink -o x.svg", "pink light projector print"),
    ("--layout cubes -o x.svg", "cubes circle grid"),
    ("--layout round -o x.svg", "round circle"),
    ("--labels gray -o x.svg", "gray decimal binary"),
    ("--labels decimal,binary,gray -o x.svg", "two decimal"),
    ("--labels , -o x.svg", "--labels"),
    ("--colour red -o x.svg", "red origin load"),
    ("--notation swiss -o x.svg", "swiss lecture book"),
    ("-o x.jpg", "x.jpg .svg .tikz .tex"),
    ("-o x", ".svg x"),
    ("", "figure -o .svg .png"),
    ("--format png -o x.svg", "--format figure .png"),
    ("--kind links --cycle 2 -o x.svg", "--cycle links"),
    ("--kind curve --cycle 2 -o x.svg", "--cycle curve"),
    ("--kind network --transfer 2 -o x.svg", "--transfer network"),
    ("--kind textbook --node 2 -o x.svg", "--node textbook"),
    ("--handout --link 0-1 -o x.svg", "--link handout"),
    ("--handout --width 300 -o x.svg", "--width handout"),
    ("--handout --kind links -o x.svg", "--handout links"),
    ("--all-steps --handout -o x.svg", "--handout textbook"),
    ("--kind gantt --transfer 1 --node 2 -o x.svg", "--node --transfer"),
    ("--kind gantt --transfer 9999 -o x.svg", "transfer 9999 from 0 to 14"),
    ("--text paths -o x.png", "--text svg png"),
    ("--text curves -o x.svg", "curves text paths"),
    ("--captions maybe -o x.svg", "--captions maybe on off"),
    ("--scale 0 -o x.png", "scale 0 0.25 16"),
    ("--scale 99 -o x.png", "scale 99 0.25 16"),
    ("--scale 1/2 -o x.png", "scale 1/2 0.25 16"),
    ("--scale nan -o x.png", "scale nan 0.25 16"),
    ("--width 3 -o x.png", "width 3 100 8000"),
    ("--height 9000 -o x.png", "height 9000 100 8000"),
    ("--width 8000 --height 8000 --scale 2 -o x.png", "16000 png 100000000 --scale"),
    ("--width 8000 --scale 3 -o x.pdf", "24000 pdf 16000 --scale"),
    ("--link 0-5 -o x.svg", "0 5"),
    ("--link 05 -o x.svg", "--link 05 0-1"),
    ("--link 0-99 -o x.svg", "99"),
    ("--node 77 -o x.svg", "node 77 from 0 to 15"),
    ("-o missing/x.svg", "missing/x.svg folder"),
    ("--kind links --over m -o x.svg", "--over links"),
    ("--from 2 -o x.svg", "--from network"),
    ("--strip --kind gantt -o x.svg", "--strip gantt"),
    ("--kind curve --points 0.5 -o x.svg", "points 0.5"),
    ("--handout --p 128 -o x.svg", "128 64"),
    ("--handout --p 64 --operation all-reduce -o x.svg", "63 60"),
    ("--handout --p 32 --operation total-exchange -o x.svg", "32 31"),
    ("--kind textbook --p 128 -o x.svg", "128 64"),
    ("--topology hypercube --p 12 -o x.svg", "12"),
]
ANIMATIONS = [
    ("--from 9 --to 3 -o x.gif", "from 9 from 0 to 8"),
    ("--from 6 --to 3 -o x.gif", "to 3 from 6 to 8"),
    ("--to 99 -o x.gif", "to 99"),
    ("--every 0 -o x.gif", "every 0 from 1"),
    ("--fps 0 -o x.gif", "fps 0 0.1 60"),
    ("--fps 61 -o x.mp4", "fps 61 0.1 60"),
    ("--fps 3 -o x.pdf", "--fps .pdf"),
    ("--captions on -o x.html", "--captions .html"),
    ("--scale 2 -o x.html", "--scale .html"),
    ("-o x.avi", "x.avi .gif .mp4 .pdf .html"),
    ("", "animate -o .gif .html"),
    ("--transparent -o x.gif", "--transparent"),
    ("--cycle 2 -o x.gif", "--cycle"),
    ("--scale 9 -o x.gif", "9000 6840 gif 20000000 --scale"),
    ("--p 5000 --operation point-to-point -o x.gif", "2501 gif 2000 --every"),
]
CASES = [("figure", *case) for case in FIGURES] + [("animate", *case) for case in ANIMATIONS]


@pytest.mark.parametrize(("command", "words", "parts"), CASES, ids=[" ".join(c[:2]) for c in CASES])
def test_one_sentence_and_no_file(tmp_path, monkeypatch, command, words, parts):
    monkeypatch.chdir(tmp_path)
    refused(call(command, *words.split()), *parts.split())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_view_in_a_file_that_does_not_fit(tmp_path, language):
    file = tmp_path / "run.hopscope"
    for view, part in (
        ({"layout": "cubes"}, "cubes"),
        ({"node": 40}, "40"),
        ({"link": [0, 9]}, "9"),
        ({"zoom": 99}, "99"),
    ):
        file.write_text(json.dumps({"version": 1, "p": 16, "view": view}), "utf-8")
        refused(call("figure", file, "-o", tmp_path / "x.svg", "--language", language), part)
    assert list(tmp_path.iterdir()) == [file]


def test_ffmpeg_that_is_missing_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    refused(call("animate", "--p", 8, "-o", tmp_path / "x.mp4"), "ffmpeg", "video", ".gif")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_what_ffmpeg_says_is_told(tmp_path, monkeypatch):
    """A program of that name that fails."""
    program = tmp_path / "bin" / "ffmpeg"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho 'Unknown encoder h264' >&2\nexit 1\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    refused(call("animate", "--p", 8, "-o", tmp_path / "x.mp4"), "ffmpeg", "Unknown encoder h264")
    assert [one.name for one in tmp_path.iterdir()] == ["bin"]
