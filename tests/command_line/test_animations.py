"""``main.py animate``: every format, opened by readers that are none of ours."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="animations are drawn by Qt")

from engine.export.page import Settings, page
from engine.picture import PALETTES, Paper
from engine.run import run
from engine.scenario import from_settings
from tests.command_line.program import call
from tests.outside.made_files import (
    frames_of,
    needs_programs,
    pdf_facts,
    pdf_fonts,
    pdf_words,
    pixels,
    told,
    video_facts,
)

pytestmark = pytest.mark.usefixtures("qapp")

SETTINGS = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"}
GOSSIP = tuple(word for key, value in SETTINGS.items() for word in (f"--{key}", value))
CYCLES = 3
LOOK = ("--width", 501, "--height", 401)


def made(path: Path, *arguments: object) -> Path:
    """Make an animation; return its path."""
    done = call("animate", *arguments, "-o", path)
    assert (done.code, done.out, done.err) == (0, "", "")
    return path


def test_a_gif_has_a_frame_for_every_cycle(tmp_path):
    path = made(tmp_path / "a.gif", *GOSSIP, *LOOK, "--fps", 4, "--captions", "on")
    frames = frames_of(path)
    assert len(frames) == CYCLES + 1
    assert {seconds for _, seconds in frames} == {Fraction(1, 4)}
    shapes = {frame.shape for frame, _ in frames}
    assert len(shapes) == 1
    height, width, _ = shapes.pop()
    assert width == 501 and height > 401  # the caption
    for (before, _), (after, _) in pairwise(frames):
        assert (before != after).any(axis=2).mean() > 0.005


def test_a_frame_of_a_gif_is_the_figure_of_its_cycle(tmp_path):
    """All but the colours: there are 256."""
    chosen = ("--from", 1, "--to", 3, "--every", 2)
    frames = frames_of(made(tmp_path / "a.gif", *GOSSIP, *LOOK, *chosen))
    assert len(frames) == 2
    for (frame, _), cycle in zip(frames, (1, 3), strict=True):
        png = tmp_path / "a.png"
        asked = (*GOSSIP, *LOOK, "--theme", "light", "--cycle", cycle, "-o", png)
        assert call("figure", *asked).code == 0
        assert np.abs(frame - pixels(png)).mean() < 2


@needs_programs
def test_an_mp4_has_a_frame_for_every_cycle(tmp_path):
    facts = video_facts(made(tmp_path / "a.mp4", *GOSSIP, *LOOK))
    assert int(facts["nb_read_frames"]) == CYCLES + 1
    assert (int(facts["width"]), int(facts["height"])) == (502, 402)  # even, as yuv420p wants
    assert facts["pix_fmt"] == "yuv420p" and facts["codec_name"] == "h264"
    assert facts["r_frame_rate"] == "2/1"


@needs_programs
def test_a_pdf_has_a_page_for_every_cycle(tmp_path):
    path = made(tmp_path / "a.pdf", *GOSSIP, "--captions", "on")
    facts = pdf_facts(path)
    assert int(facts["Pages"]) == CYCLES + 1
    assert {embedded for _, embedded in pdf_fonts(path)} == {"yes"}
    assert len(told("pdfimages", "-list", path).splitlines()) == 2
    pages = told("pdftotext", path, "-").split("\f")[:-1]
    for cycle, text in enumerate(pages):
        assert f"Cycle {cycle} of {CYCLES}" in text
        assert f"cycle {cycle} of {CYCLES}" in " ".join(text.split())
    assert [word.text for word in pdf_words(path)][:4] == ["Cycle", "0", "of", "3"]


def test_the_page_is_the_engine_s(tmp_path):
    path = made(tmp_path / "a.html", *GOSSIP, "--from", 1, "--theme", "dark", "--language", "uk")
    paper = Paper(1000, 760, lambda text: text.render("uk"))
    settings = Settings(paper, PALETTES["dark"], "uk", first=1, on_paper=PALETTES["print"])
    assert path.read_bytes() == page(run(from_settings(SETTINGS)), settings, [1, 2, 3])


def test_progress_goes_from_nothing_to_all(tmp_path):
    for command, name in (("animate", "a.gif"), ("animate", "a.html"), ("figure", "a.pdf")):
        done = call(command, *GOSSIP, "-o", tmp_path / name, "--progress")
        assert done.code == 0 and done.out == ""
        lines = done.err.splitlines()
        told_of = [re.fullmatch(r"progress (\d+) (\d+)", line) for line in lines]
        assert all(told_of), lines
        parts = [Fraction(int(one[1]), int(one[2])) for one in told_of]
        assert parts == sorted(parts) and parts[-1] == 1
        assert len(parts) >= (2 if command == "figure" else CYCLES)
