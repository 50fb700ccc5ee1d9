"""``main.py figure``: every kind in every format, opened by readers that are none of ours."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import parse

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="figures are drawn by Qt")

from PIL import Image

from engine.export.figures import FIGURE_KINDS
from engine.export.svg import FAMILIES
from tests.command_line.program import call, simulate
from tests.outside import svg_reader, tikz_reader
from tests.outside.made_files import (
    needs_programs,
    numbers_in_the_network,
    pdf_facts,
    pdf_fonts,
    pdf_pixels,
    pdf_words,
    pixels,
    svg_pixels,
    told,
)
from tests.outside.replay_run import Given, read_run
from tests.outside.replay_scene import Cycles, compare

pytestmark = pytest.mark.usefixtures("qapp")  # one application for all tests of a process

GOSSIP = ("--topology", "hypercube", "--p", 8, "--operation", "all-to-all-broadcast")
CAPTION = "Hypercube, p = 8 · All-to-all broadcast · Round every ring, dimension by dimension"
ENDINGS = ("svg", "pdf", "png", "tikz")
OTHERS = ("embedding", "fit", "collective")  # which have their own tests
KINDS = [kind.key for kind in FIGURE_KINDS if kind.key not in OTHERS]
SVG = "{http://www.w3.org/2000/svg}"
POINTS = 0.75


def made(path: Path, *arguments: object) -> Path:
    """Make a figure; return its path."""
    done = call("figure", *arguments, "-o", path)
    assert (done.code, done.out, done.err) == (0, "", "")
    return path


@pytest.fixture(scope="module")
def files(tmp_path_factory, qapp) -> Callable[[str, str], Path]:
    """Return a function that gives a kind in a format, with a caption; each is made once."""
    folder = tmp_path_factory.mktemp("figures")

    def file(kind: str, ending: str) -> Path:
        path = folder / f"{kind}.{ending}"
        asked = (*GOSSIP, "--kind", kind, "--captions", "on")
        return path if path.exists() else made(path, *asked)

    return file


def size_of(svg: Path) -> tuple[float, float]:
    root = parse(svg).getroot()
    return float(root.get("width", 0)), float(root.get("height", 0))


def plain(texts: list[str]) -> str:
    """Join texts; spaces that do not break become plain ones."""
    return " ".join(" ".join(texts).split())


@needs_programs
@pytest.mark.parametrize("kind", KINDS)
def test_every_svg_is_drawn_by_others(files, kind):
    from PySide6.QtSvg import QSvgRenderer

    path = files(kind, "svg")
    width, height = size_of(path)
    drawn = svg_pixels(path)
    assert drawn.shape[:2] == pytest.approx((height, width), abs=1)
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 20
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    assert renderer.defaultSize().toTuple() == pytest.approx((width, height), abs=1)
    texts = ["".join(one.itertext()) for one in parse(path).iter(SVG + "text")]
    assert CAPTION in plain(texts)


@needs_programs
@pytest.mark.parametrize("kind", KINDS)
def test_every_pdf_is_lines_and_letters_with_its_fonts(files, kind):
    path = files(kind, "pdf")
    fonts = pdf_fonts(path)
    assert fonts
    assert {embedded for _, embedded in fonts} == {"yes"}
    assert "Type 3" not in {type_ for type_, _ in fonts}
    assert len(told("pdfimages", "-list", path).splitlines()) == 2  # the head of an empty table
    facts = pdf_facts(path)
    assert facts["Pages"] == "1"
    width, height = size_of(files(kind, "svg"))
    said = re.match(r"([\d.]+) x ([\d.]+) pts", facts["Page size"])
    assert said is not None
    assert float(said[1]) == pytest.approx(POINTS * width, abs=1)
    assert float(said[2]) == pytest.approx(POINTS * height, abs=1)
    assert CAPTION in plain([word.text for word in pdf_words(path)])


@needs_programs
@pytest.mark.parametrize("kind", KINDS)
def test_png_and_pdf_show_the_same(files, kind):
    shown, page = pixels(files(kind, "png")), pdf_pixels(files(kind, "pdf"))
    height, width = (min(sizes) for sizes in zip(shown.shape[:2], page.shape[:2], strict=True))
    assert abs(shown.shape[0] - page.shape[0]) <= 2
    assert abs(shown.shape[1] - page.shape[1]) <= 2
    apart = np.abs(shown[:height, :width] - page[:height, :width]).mean()
    assert apart < 6
    assert apart < 0.5 * np.abs(shown - shown.mean(axis=(0, 1))).mean()


@pytest.mark.parametrize("kind", KINDS)
def test_every_tikz_has_its_texts_and_styles(files, kind):
    source = files(kind, "tikz").read_text("utf-8")
    assert source.startswith("%") and r"\documentclass" in source
    commands = [one for outer in tikz_reader.commands(source) for one in outer.all()]
    assert CAPTION in plain([one.text for one in commands if one.text is not None])
    known = tikz_reader.styles(source)
    asked = {option for one in commands for option in one.options if option.startswith("hs ")}
    assert asked - {option for option in asked if option.startswith("hs size")} <= known.keys()


EXCHANGE = "--topology ring --p 6 --operation total-exchange --algorithm direct"
WORMHOLES = "--topology torus --dims 4x4 --operation broadcast --switching cut-through --th 1.5"
RUNS = {
    "gossip": (*GOSSIP, "--th", "1.5"),
    "queues": tuple(EXCHANGE.split()),
    "wormholes": tuple(WORMHOLES.split()),
}


@needs_programs
@pytest.mark.parametrize("name", RUNS)
def test_links_and_labels_are_those_of_the_trace(tmp_path, name):
    """In SVG, TikZ and the text of PDF: what an outside replay finds in the printed trace."""
    cycles = Cycles(read_run(simulate(*RUNS[name], "--trace"), Given(root=0)))
    look = (*RUNS[name], "--width", 1190, "--height", 664, "--labels", "decimal")
    for cycle in range(cycles.last + 1):
        due = cycles.expected(cycle)
        asked = (*look, "--cycle", cycle)
        compare(svg_reader.read(made(tmp_path / "a.svg", *asked).read_bytes()), due)
        compare(tikz_reader.read(made(tmp_path / "a.tikz", *asked).read_bytes()), due)
        if cycle and not due["plates"]:
            used, found = numbers_in_the_network(made(tmp_path / "a.pdf", *asked))
            assert used == len(due["numbers"]), cycle
            least = Counter([*due["labels"].values(), *map(str, due["numbers"].values())])
            marks = Counter(
                str(number)
                for trains in due["trains"].values()
                for train in trains
                for number in train
            )
            assert least <= found <= least + marks, (cycle, found - least - marks, least - found)


def test_a_png_has_its_size_and_may_be_transparent(tmp_path):
    asked = (*GOSSIP, "--cycle", 2, "--width", 400, "--height", 300, "--scale", "1.5")
    with Image.open(made(tmp_path / "a.png", *asked)) as image:
        assert image.size == (600, 450)
        assert image.info["dpi"] == pytest.approx((144, 144), abs=0.1)
        opaque = np.asarray(image.convert("RGBA"), np.float64)
    with Image.open(made(tmp_path / "b.png", *asked, "--transparent")) as image:
        clear = np.asarray(image.convert("RGBA"), np.float64)
    assert opaque[..., 3].min() == 255
    assert clear[0, 0, 3] == 0 and clear[..., 3].max() == 255
    over_white = clear[..., :3] * clear[..., 3:] / 255 + 255 - clear[..., 3:]
    assert np.abs(over_white - opaque[..., :3]).max() <= 3


@pytest.mark.parametrize("kind", KINDS)
def test_type_can_be_read_in_print(files, kind):
    """A figure as it comes fits a book: 12 cm wide, of many networks 17 cm, on its page A4."""
    path = files(kind, "svg")
    texts = [one for one in parse(path).iter(SVG + "text") if "".join(one.itertext()).strip()]
    least = min(float(one.get("font-size", 0)) for one in texts)
    across = float((parse(path).getroot().get("viewBox") or "").split()[2])
    printed = {"textbook": 17, "handout": 21}.get(kind, 12) / 2.54 * 72
    assert least / across * printed > 5.99


@needs_programs
def test_texts_as_paths_look_the_same(tmp_path):
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    asked = (*GOSSIP, "--cycle", 2, "--captions", "on", "--language", "ru")
    written = made(tmp_path / "text.svg", *asked)
    drawn = made(tmp_path / "paths.svg", *asked, "--text", "paths")
    assert b"<text" in written.read_bytes()
    assert b"<text" not in drawn.read_bytes()

    def by_qt(path: Path) -> np.ndarray:
        image = QImage(1240, 1100, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        QSvgRenderer(path.read_bytes().replace(FAMILIES.encode(), b"Inter")).render(painter)
        painter.end()
        return np.array(image.constBits(), np.float64).reshape(1100, 1240, 4)

    ours = pixels(made(tmp_path / "a.png", *asked, "--scale", 2))
    assert np.abs(by_qt(written) - by_qt(drawn)).mean() < 1.5
    assert np.abs(svg_pixels(drawn, 2) - ours).mean() < 2.5  # where the fonts are not installed


def test_a_caption_stands_below_and_changes_nothing_else(tmp_path):
    asked = (*GOSSIP, "--cycle", 2)
    without = made(tmp_path / "a.svg", *asked)
    captioned = made(tmp_path / "b.svg", *asked, "--captions", "on")
    assert size_of(captioned)[1] > size_of(without)[1] + 20
    assert size_of(captioned)[0] == size_of(without)[0]
    lines = [one for one in parse(captioned).iter(SVG + "text") if _is_caption(one)]
    said = plain(["".join(one.itertext()) for one in lines])
    assert (
        said == f"{CAPTION} · Store-and-forward · cycle 2 of 3 · m = 100, ts = 50, th = 0, tw = 0.1"
    )
    assert all(float(one.get("y", 0)) > size_of(without)[1] for one in lines)
    titles = [one for one in parse(without).iter() if one.get("data-what") == "title"]
    assert {one.get("x") for one in lines} == {titles[0].get("x")}


def _is_caption(element) -> bool:
    return element.get("data-what") == "figure-caption"


@needs_programs
def test_a_handout_has_a_cell_for_every_cycle_on_a4(files):
    cells = [
        one.get("data-key")
        for one in parse(files("handout", "svg")).iter()
        if one.get("data-what") == "cell"
    ]
    assert cells == ["0", "1", "2", "3"]
    size = pdf_facts(files("handout", "pdf"))["Page size"]
    assert "A4" in size, size
    cycles = Cycles(read_run(simulate(*GOSSIP, "--trace"), Given(root=0)))
    links = Counter(
        one.get("data-key")
        for one in parse(files("handout", "svg")).iter()
        if one.get("data-what") == "arrow"
    )
    due = Counter(str(link) for n in range(4) for link in cycles.expected(n)["arrows"])
    assert links == due


def test_a_file_brings_its_view_and_position(tmp_path):
    view = {"layout": "gray-ring", "labels": ["gray"], "node": 3, "colour": "load"}
    scenario = {"version": 1, "topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast"}
    file = tmp_path / "run.hopscope"
    file.write_text(json.dumps(scenario | {"position": 100, "view": view}), "utf-8")
    options = ("--layout", "gray-ring", "--labels", "gray", "--node", 3, "--colour", "load")
    by_file = made(tmp_path / "a.svg", file).read_bytes()
    assert by_file == made(tmp_path / "b.svg", *GOSSIP, *options, "--cycle", 2).read_bytes()
    assert by_file != made(tmp_path / "c.svg", file, "--labels", "decimal").read_bytes()
    elsewhere = made(tmp_path / "d.svg", file, "--topology", "ring").read_bytes()
    assert svg_reader.read(elsewhere)["title"].startswith("Cycle 0 of")


def test_a_gantt_is_of_what_is_asked_for(tmp_path):
    said = {}
    for words in ((), ("--transfer", 9), ("--node", 5), ("--link", "3-2")):
        path = made(tmp_path / "a.svg", *GOSSIP, "--kind", "gantt", *words)
        titles = [one for one in parse(path).iter() if one.get("data-what") == "title"]
        said[words[:1]] = "".join(titles[0].itertext())
    assert said[("--node",)] == "Gantt of node 5"
    assert said[("--link",)] == "Gantt of the message 3 → 2"
    assert len(set(said.values())) == 4


def test_both_names_of_a_kind_are_one(tmp_path):
    for flag, kind in (("--all-steps", "textbook"), ("--handout", "handout")):
        first, second = (
            made(tmp_path / "a.svg", *GOSSIP, *words).read_bytes()
            for words in ((flag,), ("--kind", kind))
        )
        assert first == second


def test_the_list_names_what_there_is():
    listed = call("list", "--format", "json").json
    assert {one["key"] for one in listed["figures"]} == {*KINDS, *OTHERS}
    assert {one["key"] for one in listed["animations"]} == {"gif", "mp4", "pdf", "html"}
    keys = [one["key"] for one in listed["exports"]]
    assert len(keys) == len(set(keys))
    assert {*ENDINGS, "gif", "mp4", "html", "csv", "json"} <= set(keys)


@needs_programs
def test_an_embedding_is_drawn_whether_a_run_goes_through_it_or_not(tmp_path):
    laid = ("--kind", "embedding", "--guest", "tree", "--p", 15, "--map", "in-order")
    words = [word.text for word in pdf_words(made(tmp_path / "tree.pdf", *laid))]
    assert plain(words).count("16/15") == 1  # the expansion
    for ending in ("png", "tikz"):
        assert made(tmp_path / f"tree.{ending}", *laid).stat().st_size > 2000
    through = (*GOSSIP, "--kind", "embedding", "--embedding", "ring:gray")
    alone = ("--kind", "embedding", "--guest", "ring", "--map", "gray", "--p", 8)
    assert (
        made(tmp_path / "run.svg", *through).read_bytes()
        == made(tmp_path / "alone.svg", *alone).read_bytes()
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--kind", "embedding"), "this scenario has no embedding"),
        (("--guest", "tree"), "--guest does not go with --kind network"),
        (("--kind", "embedding", "--guest", "blob"), "the guest blob is not known"),
        (("--kind", "embedding", "--map", "gray", "--p", "x"), "p must be a whole number"),
    ],
)
def test_an_embedding_that_cannot_be_is_one_sentence(tmp_path, words, said):
    done = call("figure", *words, "-o", tmp_path / "a.svg")
    assert done.code == 2 and done.err.startswith(said) and done.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


# Measured times ----------------------------------------------------------------------------------

BCAST = "size (bytes),time (us),benchmark,processes\n8,4.5,Bcast,8\n800,60,Bcast,8\n"
RATES = ("--tn", "1.5", "--tk", "0.01")


@pytest.mark.parametrize("ending", ENDINGS)
def test_measured_times_in_every_format(tmp_path, ending):
    path = made(tmp_path / f"fit.{ending}", "lecture", "--kind", "fit", "--captions", "on")
    assert path.stat().st_size > 5000
    if ending == "svg":
        texts = plain(["".join(one.itertext()) for one in parse(path).iter(SVG + "text")])
        assert "no model is better on this data" in texts and "m, bytes" in texts
        assert "lecture_table_3_2.csv: measured times and models A, B, C" in texts


def test_a_measured_collective_is_laid_over_the_network_that_is_asked_for(tmp_path):
    measured = tmp_path / "bcast.csv"
    measured.write_text(BCAST, encoding="utf-8")
    asked = (measured, "--kind", "collective", *RATES, "--topology", "hypercube")
    texts = [
        "".join(one.itertext())
        for one in parse(made(tmp_path / "c.svg", *asked)).iter(SVG + "text")
    ]
    assert "Broadcast: Hypercube, p = 8" in plain(texts)
    assert "tn = 1.5 µs, tk = 0.01 µs a byte (given)" in plain(texts)


REFUSED = (
    (("lecture", "--kind", "fit", "--topology", "ring"), "--topology does not go with --kind fit"),
    (("--kind", "fit"), "name a file of measurements"),
    (("none.csv", "--kind", "fit"), "there is no file none.csv"),
    (("lecture", "--kind", "fit", "--from", "70000"), "no row lies in the range of m"),
    (("lecture", "--kind", "fit", "--axes", "polar"), "polar"),
    (("lecture", "--kind", "collective"), "times is no collective operation"),
    (("lecture", "--kind", "collective", "--relative"), "--relative does not go with"),
    (("--kind", "gantt", "--benchmark", "x"), "--benchmark does not go with --kind gantt"),
)


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_what_measured_figures_refuse(tmp_path, words, sentence):
    done = call("figure", *words, "-o", tmp_path / "x.svg")
    assert done.code == 2 and sentence in done.err and done.err.count("\n") == 1
