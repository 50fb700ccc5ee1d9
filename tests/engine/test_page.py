"""The stand-alone page of a run: it asks for nothing, and says what an outside replay finds."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.errors import Cancelled, InputError
from engine.export.page import Settings, page, settings
from engine.export.page.drawing import pieces, runs
from engine.export.page.formula import html_of
from engine.export.svg import Document
from engine.formulas import FORMS, Case, latex
from engine.picture import PALETTES, Paper, picture
from engine.run import run
from engine.scenario import from_settings
from tests.command_line.program import simulate
from tests.outside.page_reader import Pictures, expected_rows, read_page, rows_of
from tests.outside.replay_run import Given, read_run
from tests.outside.replay_scene import Cycles, compare
from tests.outside.svg_reader import read
from tests.tiers import tier

ROOT = Path(__file__).resolve().parents[2]
PAPER = Paper(1190, 560)
BROADCAST = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
RUNS = {
    "broadcast": BROADCAST | {"p": 8},
    "queues": QUEUES | {"startups": "one"},
    "cut-through": {"topology": "torus", "dims": "4x4", "operation": "broadcast"}
    | {"switching": "cut-through", "th": "1.5"},
    "packets": {"topology": "ring", "p": 8, "operation": "point-to-point", "target": 3}
    | {"switching": "finite-packets", "m": 35, "th": "0.5"},
    "exchange": {"topology": "ring", "p": 16, "operation": "total-exchange"},
    "wormholes": QUEUES | {"switching": "cut-through", "th": "1.5"},
}


def page_of(values, language="en", theme="light", cycles=None, **chosen) -> bytes:
    looks = Settings(PAPER, PALETTES[theme], language, **chosen)
    return page(run(from_settings(values)), looks, cycles)


@pytest.fixture(scope="module")
def broadcast() -> bytes:
    return page_of(BROADCAST)


@pytest.mark.parametrize(
    "name", tier(["broadcast", "queues", "cut-through", "packets"], ["exchange", "wormholes"])
)
def test_every_cycle_shows_what_the_trace_says(name):
    values = RUNS[name]
    options = [str(part) for key, value in values.items() for part in (f"--{key}", value)]
    cycles = Cycles(read_run(simulate(*options, "--trace"), Given(target=values.get("target"))))
    made = read_page(page_of(values))
    moments = made.data["moments"]
    assert [one["cycle"] for one in moments] == list(range(cycles.last + 1))
    for drawing in ("wide", "narrow"):
        pictures = Pictures(made, drawing)
        for cycle in range(cycles.last + 1):
            shown = read(pictures.svg(cycle)) | {"title": moments[cycle]["title"]}
            compare(shown, cycles.expected(cycle))
            assert rows_of(made, cycle) == expected_rows(cycles, cycle), cycle


def test_the_totals_are_those_of_the_command_line(broadcast):
    options = [str(part) for key, value in BROADCAST.items() for part in (f"--{key}", value)]
    answer = simulate(*options)
    totals = read_page(broadcast).attributes("totals")
    for name in ("steps", "cycles", "simulated", "analytic"):
        assert totals[f"data-{name}"] == str(answer[name])


def test_the_page_asks_for_nothing(broadcast):
    text = broadcast.decode()
    assert re.findall(r"https?:[^\"'\s]*", text) == []
    asks = r"fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|[sS]torage|cookie|indexedDB"
    assert re.findall(rf"{asks}|\beval\b|new Function|\bimport\b|@import|open\(", text) == []
    assert all(one.startswith("#") for one in re.findall(r"url\(([^)]*)\)", text))
    for tag, known in read_page(broadcast).tags:
        for name in ("src", "href", "xlink:href", "srcset", "data", "action"):
            assert known.get(name, "data:,") == "data:,", (tag, known)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_page_is_whole_in_every_language(language):
    made = read_page(page_of(RUNS["broadcast"], language, "dark"))
    assert made.faults == [] and made.unclosed == []
    assert made.attributes("stage")["data-cycle"] == "0"
    html = next(known for tag, known in made.tags if tag == "html")
    assert html == {"lang": language, "class": "dark"}
    names = [known["id"] for _, known in made.tags if "id" in known]
    assert len(names) == len(set(names))
    for button in ("first", "back", "play", "forward", "last"):
        assert made.attributes(button)["aria-label"]
    assert made.attributes("sentence")["aria-live"] == "polite"
    title = run(from_settings(RUNS["broadcast"])).operation.title.render(language)
    assert f"<title>{title}" in page_of(RUNS["broadcast"], language).decode()


def test_without_a_script_the_first_cycle_of_the_page_is_there():
    made = read_page(page_of(QUEUES, cycles=[2, 3, 5], first=3))
    assert [one["cycle"] for one in made.data["moments"]] == [2, 3, 5]
    assert made.attributes("stage")["data-cycle"] == "3"
    assert made.texts["title"] == made.data["moments"][1]["title"]
    rows = [known for tag, known in made.tags if tag == "tr" and "data-link" in known]
    columns = made.data["columns"]
    said = [[known[f"data-{name}"] for name in columns] for known in rows]
    assert said == [[str(n) for n in row] for row in made.data["moments"][1]["links"]]
    assert "hidden" in made.attributes("nothing")
    assert "no-script" in made.texts


def test_pieces_make_the_picture_that_files_hold():
    paper = settings.Settings(PAPER, PALETTES["light"]).wide
    made = Document().layers(picture(run(from_settings(BROADCAST)), 2, None, paper))
    assert "".join(pieces(made)) == made.replace("\n", "")


def test_runs_of_numbers_that_rise_by_one():
    assert runs([]) == ""
    assert runs([3, 4, 5, 5, 4, 9]) == "3-5 5 4 9"


def test_a_page_is_short(broadcast):
    assert len(broadcast) < 300_000
    assert len(page_of({**RUNS["exchange"], "th": "1.5"})) < 600_000


CASES = [Case("ring", (8,), 100), Case("torus", (4, 4), 100), Case("torus", (2, 4), 100)]
CASES += [Case("hypercube", (2, 2, 2), 100)]


def test_formulas_become_html_in_all_letters():
    cases = [replace(case, packet=10, hops=2) for case in CASES]
    written = {
        html_of(latex(form.latex(case), notation, "uk"))
        for entry in FORMS
        for case in cases
        if entry.holds(case)
        for form in (entry.full, entry.printed or entry.full)
        for notation in ("book", "lecture")
    }
    assert len(written) > 60
    for one in written:
        assert not re.search(r"[\\{}^_]", one), one
        assert read_page(f"<p>{one}</p>".encode()).faults == []


def test_too_much_for_a_page_is_refused_in_one_sentence(monkeypatch):
    made = run(from_settings(RUNS["exchange"]))
    looks = Settings(PAPER, PALETTES["light"])
    monkeypatch.setattr(settings, "MOST_CYCLES", 10)
    with pytest.raises(InputError, match=r"at most 10 cycles and 16 .* --from, --to and --every"):
        page(made, looks)
    monkeypatch.setattr(settings, "MOST_CYCLES", 16)
    monkeypatch.setattr(settings, "MOST_BYTES", 200_000)
    with pytest.raises(InputError, match=r"in which \d+ of 16 cycles .* --from, --to and --every"):
        page(made, looks)
    assert len(page(made, looks, [0, 1])) > 0


def test_it_tells_how_far_it_is_and_stops_when_told_to():
    made, looks = run(from_settings(QUEUES)), Settings(PAPER, PALETTES["light"])
    told: list[float] = []
    with pytest.raises(Cancelled):
        page(made, looks, [0, 1, 2, 3], cancelled=lambda: len(told) == 2, progress=told.append)
    assert told == [0.25, 0.5]


MAKE = """
import hashlib, sys
sys.path.insert(0, {root!r})
from tests.engine.test_page import BROADCAST, page_of
print(hashlib.sha256(page_of(BROADCAST)).hexdigest())
"""


def test_the_same_bytes_elsewhere(broadcast, tmp_path):
    other = {"PYTHONHASHSEED": "77", "LC_ALL": "ru_RU.UTF-8", "TZ": "Asia/Tokyo"}
    done = subprocess.run(
        [sys.executable, "-c", MAKE.format(root=str(ROOT))],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | other,
        check=True,
    )
    assert done.stdout.strip() == hashlib.sha256(broadcast).hexdigest()
