"""The stand-alone page in a browser that reaches nothing: stepped through and read from its DOM.

Once a week; it needs Chromium with its driver (Debian: chromium, chromium-driver).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from html import escape
from pathlib import Path
from typing import Any

import pytest

from engine.export.page import Settings, page
from engine.picture import PALETTES, Paper
from engine.run import run
from engine.scenario import from_settings
from tests.command_line.program import simulate
from tests.outside.browser import IS_THERE, WHY_NOT, Browser
from tests.outside.page_reader import expected_rows
from tests.outside.replay_run import Given, read_run
from tests.outside.replay_scene import Cycles
from tests.tiers import WEEKLY

pytestmark = [
    pytest.mark.skipif(not WEEKLY, reason="a browser is started in the weekly tier only"),
    pytest.mark.skipif(not IS_THERE, reason=WHY_NOT),
]

RUNS: dict[str, dict[str, object]] = {
    "broadcast": {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"}
    | {"th": "1.5"},
    "queues": {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"},
    "cut-through": {"topology": "torus", "dims": "4x4", "operation": "total-exchange"}
    | {"switching": "cut-through", "th": "1.5"},
    "packets": {"topology": "ring", "p": 8, "operation": "point-to-point", "target": 3}
    | {"switching": "finite-packets", "m": 35, "th": "0.5"},
}
LANGUAGES = {"broadcast": "en", "queues": "ru", "cut-through": "uk", "packets": "ru"}
FRAME = (
    "<!DOCTYPE html><title>A platform</title>"
    '<iframe width="900" height="600" sandbox="allow-scripts" srcdoc="{}"></iframe>'
)

READ = """
const all = (selector) => Array.from(document.querySelectorAll(selector));
return {
  cycle: document.getElementById("stage").dataset.cycle,
  title: document.getElementById("title").textContent,
  rows: all("#rows tr").map((row) => Object.assign({}, row.dataset)),
  cells: all("#rows tr").map((row) => Array.from(row.cells, (cell) => cell.textContent)),
  numbers: all("#wide [data-what=number]").map((one) => [one.dataset.key, one.textContent]),
  narrow: all("#narrow [data-what=number]").map((one) => [one.dataset.key, one.textContent]),
  picture: document.getElementById("wide").innerHTML,
  slider: document.getElementById("slider").value,
  clock: document.getElementById("clock").textContent,
  disabled: all("button[aria-disabled=true]").map((button) => button.id),
};
"""
SWIPE = """
const target = document.getElementById("picture");
const finger = (clientX) => new Touch({{identifier: 1, target, clientX, clientY: 300}});
const touch = (name, touches, changedTouches) =>
  target.dispatchEvent(new TouchEvent(name, {{touches, changedTouches, bubbles: true}}));
touch("touchstart", [finger({0})], [finger({0})]);
touch("touchend", [], [finger({1})]);
"""
PLAYING = "return document.body.classList.contains('playing')"


@pytest.fixture(scope="module")
def browser(tmp_path_factory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("browser")) as started:
        yield started


def cycles_of(values: dict[str, object]) -> Cycles:
    options = [str(part) for key, value in values.items() for part in (f"--{key}", value)]
    return Cycles(read_run(simulate(*options, "--trace"), Given(target=values.get("target"))))


def page_of(name: str, **chosen: Any) -> bytes:
    looks = Settings(Paper(1190, 560), PALETTES["light"], LANGUAGES[name], **chosen)
    return page(run(from_settings(RUNS[name])), looks)


def written(folder: Path, content: bytes) -> str:
    path = folder / "run.html"
    path.write_bytes(content)
    return path.as_uri()


def check(shown: dict[str, Any], cycles: Cycles, cycle: int, tick: Fraction) -> None:
    """Compare what the page shows with the outside replay."""
    assert shown["cycle"] == str(cycle)
    assert [int(n) for n in shown["title"].split() if n.isdigit()] == [cycle, cycles.last]
    names = ("link", "from", "to", "chunks", "words", "waiting", "start", "end")
    rows = [[int(row[name]) for name in names] for row in shown["rows"]]
    due = expected_rows(cycles, cycle)
    assert sorted((*row[:6], row[6] * tick, row[7] * tick) for row in rows) == due
    for row, cells in zip(shown["rows"], shown["cells"], strict=True):
        assert cells[0] == f"{row['from']} → {row['to']}"
        assert cells[1:5] == [row[name] for name in ("dimension", "chunks", "words", "waiting")]
    numbers = cycles.expected(cycle)["numbers"]
    for drawing in ("numbers", "narrow"):
        assert sorted(shown[drawing]) == sorted(
            [f"{link} {number}", str(number)] for link, number in numbers.items()
        )


def walk(browser: Browser, cycles: Cycles) -> None:
    """Go through all cycles and back by the arrow keys, and compare each with the replay."""
    tick = Fraction(browser.run("return document.getElementById('totals').dataset.tick"))
    forward = []
    for cycle in range(cycles.last + 1):
        shown = browser.run(READ)
        check(shown, cycles, cycle, tick)
        forward.append(shown)
        browser.press("ArrowRight")
    assert browser.run(READ) == forward[-1], "the last cycle is the end"
    assert forward[0]["disabled"] == ["first", "back"]
    assert forward[-1]["disabled"] == ["forward", "last"]
    for cycle in range(cycles.last, -1, -1):
        assert browser.run(READ) == forward[cycle], f"cycle {cycle} on the way back"
        browser.press("ArrowLeft")
    assert browser.run(READ) == forward[0]
    browser.press("End")
    assert browser.run(READ) == forward[-1]
    browser.press("Home")
    assert browser.run(READ) == forward[0]


@pytest.mark.parametrize("name", RUNS)
def test_through_all_cycles_and_back_from_a_file(browser, tmp_path, name):
    address = written(tmp_path, page_of(name))
    browser.resize(1280, 800)
    browser.open(address)
    walk(browser, cycles_of(RUNS[name]))
    assert browser.complaints() == []
    assert browser.requests() == [address]


def test_through_all_cycles_and_back_in_a_sandboxed_frame(browser, tmp_path):
    inside = escape(page_of("broadcast").decode())
    address = written(tmp_path, FRAME.format(inside).encode())
    browser.open(address)
    browser.enter_frame(0)
    browser.click("#title")
    walk(browser, cycles_of(RUNS["broadcast"]))
    assert browser.complaints() == []
    assert [one for one in browser.requests() if one != "about:srcdoc"] == [address]


def test_buttons_space_slider_and_swipe(browser, tmp_path):
    cycles = cycles_of(RUNS["queues"])
    browser.open(written(tmp_path, page_of("queues", first=4, seconds=0.02)))
    assert browser.run(READ)["cycle"] == "4"
    for button, cycle in (("forward", 5), ("back", 4), ("last", cycles.last), ("first", 0)):
        browser.click(f"#{button}")
        assert browser.run(READ)["cycle"] == str(cycle)
    browser.run("document.activeElement.blur()")
    browser.press("Space")
    browser.run(
        "return new Promise((done) => { const look = setInterval(() => {"
        " if (!document.body.classList.contains('playing')) { clearInterval(look); done(); }"
        " }, 10); })"
    )
    assert browser.run(READ)["cycle"] == str(cycles.last), "play goes to the end and stops there"
    assert browser.run(PLAYING) is False
    browser.run(
        "const slider = document.getElementById('slider'); slider.value = 0;"
        " slider.dispatchEvent(new Event('input'));"
    )
    assert browser.run(READ)["cycle"] == "0"
    for way, cycle in (([300, 100], 1), ([300, 100], 2), ([100, 300], 1), ([100, 110], 1)):
        browser.run(SWIPE.format(*way))
        assert browser.run(READ)["cycle"] == str(cycle)
    assert browser.complaints() == []


@pytest.mark.parametrize("size", [(390, 800), (1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("name", RUNS)
def test_nothing_is_wider_than_the_screen(browser, tmp_path, name, size):
    browser.resize(*size)
    browser.open(written(tmp_path, page_of(name, first=1)))
    wide, seen = browser.run("return [document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= seen
    displays = [
        browser.run(f"return getComputedStyle(document.getElementById('{one}')).display")
        for one in ("wide", "narrow")
    ]
    assert displays == (["none", "block"] if size[0] <= 640 else ["block", "none"])
    browser.resize(1280, 800)


def test_a_request_would_be_seen(browser, tmp_path):
    """What is proved by an empty list of requests can be disproved."""
    content = b"<!DOCTYPE html><title>x</title><img src='http://hopscope.invalid/a.png'>"
    browser.open(written(tmp_path, content))
    assert "http://hopscope.invalid/a.png" in browser.requests()
    assert browser.complaints() != []
