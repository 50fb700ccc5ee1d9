"""TikZ: every shape in its place and look, every text and key found again, the same bytes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path as File
from xml.etree.ElementTree import parse

import numpy as np
import pytest
from hypothesis import given

from engine.errors import InputError
from engine.export.tikz import LARGEST, tikz
from engine.export.tikz.places import FAR
from engine.export.tikz.texts import is_cyrillic, tex
from engine.picture import PALETTES, Figure, Paper, picture
from engine.picture.figure import Arc, Box, Discs, Lines, Note, Path, Rect, Stamp, Stroke
from engine.picture.gantt import gantt
from engine.picture.gantt_rows import message_gantt, node_gantt
from engine.picture.ink import Ink
from engine.picture.over_time import links_over_time
from engine.picture.textbook import textbook
from engine.run import Run, run
from engine.scenario import from_settings
from engine.scenario.view import View
from engine.text import languages
from tests.engine.test_svg import FIGURES, THIN, figure, flat, words
from tests.outside.tikz_reader import POINT, commands, printed, styles
from tests.tiers import WEEKLY, tier

ROOT = File(__file__).resolve().parents[2]
PRINT = PALETTES["print"]
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def source(*shapes, clip: Rect | None = None) -> str:
    return tikz(figure(*shapes, clip=clip), PRINT).decode()


def drawn(*shapes) -> list:
    """All commands in the only layer."""
    _, layer = commands(source(*shapes))
    return [one for found in layer.inside for one in found.all()]


def points(rest: str) -> list[tuple[float, ...]]:
    return [tuple(map(float, NUMBER.findall(one))) for one in POINT.findall(rest)]


# Every kind of shape ------------------------------------------------------------------------------


def test_lines_paths_and_discs():
    segments = np.array([[1, 2, 3.456, 4], [5, 6, 7, 8.5]])
    corners = np.array([[1, 2], [3, 4], [5, 6.0]])
    lines, area, discs = drawn(
        Lines(segments, THIN, "idle"),
        Path(corners, None, Ink("load-3"), closed=True, what="head", key=(3, 7)),
        Discs(corners, 5, Stroke(Ink("text"), 2), Ink("canvas"), "node"),
    )
    assert lines.rest.split() == ["(1,2)", "--", "(3.46,4)", "(5,6)", "--", "(7,8.5)"]
    assert lines.options == ["hs idle-link line", r"line width=1.25\hspx", "hs idle"]
    assert area.rest.split() == ["(1,2)", "--", "(3,4)", "--", "(5,6)", "--", "cycle"]
    assert (area.options, area.key) == (["hs load-3 fill", "hs head"], (3, 7))
    assert discs.rest.count("circle[radius=5]") == 3 and points(discs.rest)[1] == (3, 4)


def test_a_hatched_line_is_an_area_as_wide():
    path = Path(np.array([[10, 40], [50, 40], [50, 90.0]]), Stroke(Ink("load-2"), 6), hatched=True)
    (band,) = drawn(path)
    assert band.options == ["hs load-2 hatch"]
    assert set(points(band.rest)) == {(10, 43), (47, 43), (47, 90), (53, 90), (53, 37), (10, 37)}
    assert "pattern color=#1" in source(path)


def test_boxes_turn_and_their_corners_are_no_larger_than_they_are():
    upright, turned = drawn(
        Box((50.0, 40.0), 20, 10, 30, fill=Ink("text")),
        Box((50.0, 40.0), 20, 10, 3, along=(0.0, -2.0), fill=Ink("text")),
    )
    assert points(upright.rest) == [(40, 35), (60, 45)]
    assert r"rounded corners=4.99\hspx" in upright.options
    assert points(turned.rest) == [(45, 50), (45, 30), (55, 30), (55, 50)]


@pytest.mark.parametrize(("begin", "sweep"), [(0, 90), (300, -200), (-30, 45)])
def test_arcs_begin_where_they_should_and_go_as_far(begin, sweep):
    (arc,) = drawn(Arc((100.0, 50.0), 20, begin, sweep, THIN))
    ((x, y),) = points(arc.rest)
    start = re.search(r"start angle=([\d.]+), delta angle=([-\d.]+), radius=20", arc.rest)
    angle = np.radians(float(start.group(1)))  # y goes down: clockwise from the right
    assert (x, y) == pytest.approx((100 + 20 * np.cos(angle), 50 + 20 * np.sin(angle)), abs=0.01)
    up = np.radians(begin)
    assert (x, y) == pytest.approx((100 + 20 * np.sin(up), 50 - 20 * np.cos(up)), abs=0.01)
    assert float(start.group(2)) == sweep


def test_a_stamp_is_moved_and_has_its_shapes_in_it():
    stamp = Stamp((9, 8), 16, (Box((0, 0), 16, 16, fill=Ink("origin-1")), words("6")), "mark", (4,))
    scope, box, text = drawn(stamp)
    assert (scope.options, scope.key) == (["shift={(9,8)}", "hs mark"], (4,))
    assert points(box.rest) == [(-8, -8), (8, 8)] and text.text == "6"


@pytest.mark.parametrize(("anchor", "x", "name"), [(0, 100, "base west"), (1, 100, "base east")])
def test_words_have_anchor_weight_halo_and_room(anchor, x, name):
    made = words("128", anchor, halo=Ink("canvas", alpha=0.85), narrow=80)._replace(weight=600)
    halo, node = drawn(made)
    assert halo.options[0] == "hs canvas-alpha-85 fill"
    assert points(halo.rest)[0] == pytest.approx((made.box.left - 2, made.box.top - 2), abs=0.01)
    assert f"anchor={name}" in node.options and "hs size 20 bold" in node.options
    assert points(node.rest) == [(x, pytest.approx(50 + 0.727 * 10))]
    room = float(re.search(r"hsfit\{([\d.]+)\}", node.rest).group(1))
    assert made.box.width <= room < made.box.width + 0.3 * made.size


def test_a_layer_is_cut_off_at_its_edge():
    clip = commands(source(words("1"), clip=Rect(10, 20, 110, 70)))[1].inside[0]
    assert (clip.name, points(clip.rest)) == ("clip", [(10, 20), (110, 70)])


def test_notes_draw_nothing():
    assert drawn(Note("ring", (3, 1))) == []
    assert "% note ring % 3 1\n" in source(Note("ring", (3, 1)))


# The document -------------------------------------------------------------------------------------


def test_one_line_recolours_a_role_and_its_paler_shares():
    shapes = [Box((5, 5), 2, 2, fill=Ink("load-2", share=share)) for share in (1, 0.25)]
    text = source(*shapes)
    assert text.count(PRINT.load[2][1:]) == 1
    assert f"\\definecolor{{hs-load-2}}{{HTML}}{{{PRINT.load[2][1:]}}}" in text
    assert r"\colorlet{hs-load-2-share-25}{hs-load-2!25!hs-canvas}" in text


def test_760_pixels_are_about_15_cm():
    points_wide = 760 * float(re.search(r"\\hspx=([\d.]+)pt", source()).group(1))
    assert 14.5 < points_wide / 72.27 * 2.54 < 15.5


def test_transparent_is_without_ground_and_else_the_same():
    made = figure(Box((5, 5), 2, 2, fill=Ink("text")))
    opaque, bare = (tikz(made, PRINT, one).decode().splitlines() for one in (False, True))
    gone = [line for line in opaque if line not in bare]
    assert any(line.startswith(r"\fill[hs canvas fill] (0,0) rectangle (200,100)") for line in gone)
    assert set(bare) < set(opaque) and all("canvas" in line for line in gone)


def test_what_tex_cannot_count_is_said_or_cut_off():
    with pytest.raises(InputError, match=f"{LARGEST} pixels.*13000 by 50"):
        tikz(Figure(13000, 50, Ink("canvas"), (), 0), PRINT)
    lines = np.array([[-40000, 50, 40000, 50], [0, 0, 64000, 32000], [2e4, 0, 3e4, 9e4]])
    crossing, path = drawn(Lines(lines, THIN), Path(np.array([[0, 0], [64000, 32000.0]]), THIN))
    assert points(crossing.rest) == [(-FAR, 50), (FAR, 50), (0, 0), (FAR, FAR / 2)]
    assert points(path.rest) == [(0, 0), (FAR, FAR / 2)]


# Texts --------------------------------------------------------------------------------------------


def test_every_special_character_is_escaped():
    special = r"""a\b{c}$d$ & #5 100% x_1 2^3 ~ <|> "f" 5-3--2 ,, ?` !` « » – — … × · ≤ → ≈ Σ −"""
    for text in special, special.replace(" ", ""):
        assert printed(tex(text)) == text.replace("`", "\N{LEFT SINGLE QUOTATION MARK}")


@pytest.mark.parametrize("language", languages()[1:])
def test_every_sign_of_every_sentence_is_known(language):
    messages = parse(ROOT / "resources" / "translations" / f"{language}.ts").iter("message")
    texts = ["".join(part.itertext()).replace("?", "") for one in messages for part in one]
    assert len(texts) > 1000
    assert not [text for text in texts if "?" in tex(text)]


# Any figure ---------------------------------------------------------------------------------------


@given(FIGURES)
def test_any_figure_comes_back_in_its_order(made):
    data = tikz(made, PRINT).decode()
    found = [one for outer in commands(data) for one in outer.all()]
    shapes = flat(made.shapes())
    used = {option for one in found for option in one.options if option.startswith("hs ")}
    assert set(styles(data)) == used
    keys = [one.key for one in found if one.key]
    wanted = [one.key for one in shapes if getattr(one, "key", ()) and not isinstance(one, Note)]
    assert keys == wanted
    assert sum(one.name == "node" for one in found) == sum(hasattr(one, "text") for one in shapes)
    body = data[data.index("use as bounding box") :]
    assert not re.search(r"\.\d{3}|[(,=]-0[,)\\]", re.sub(r"\{\\hsfit.*", "", body))
    assert data.count("\\begin{") == data.count("\\end{")
    colours = set(re.findall(r"(?:draw|fill|text|hatch)=(hs-[a-z0-9-]+)", data))
    assert colours <= set(re.findall(r"\\(?:definecolor|colorlet)\{([^}]*)\}", data))


BY_ITSELF = """
import sys
from engine.export.tikz import tikz
from engine.picture import PALETTES, Paper, picture
from engine.run import run
from engine.scenario import from_settings
made = run(from_settings({"topology": "ring", "p": 8, "operation": "total-exchange"}))
sys.stdout.buffer.write(tikz(picture(made, 3, None, Paper(760, 560)), PALETTES["print"]))
"""


def test_the_bytes_are_the_same_in_every_process():
    found = {
        subprocess.run(
            [sys.executable, "-c", BY_ITSELF],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": "ru_RU.UTF-8"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }
    assert len(found) == 1 and found.pop().count(b"\\path[") > 50


# As pdflatex sees it, once a week -----------------------------------------------------------------

EXCHANGE = {"operation": "total-exchange", "algorithm": "direct", "startups": "one"}
WORMS = {"switching": "cut-through", "th": "1.5"}


def of(topology: str, p: int, **more: object) -> Run:
    return run(from_settings({"topology": topology, "p": p, **more}))


KINDS = {
    "ring": lambda paper: picture(of("ring", 8, operation="broadcast"), 3, None, paper),
    "torus": lambda paper: picture(of("torus", 16, **EXCHANGE), 2, None, paper),
    "worms": lambda paper: picture(of("ring", 8, **EXCHANGE, **WORMS), 2, None, paper),
    "hypercube": lambda paper: picture(
        of("hypercube", 16, operation="all-to-all-broadcast"), 3, None, paper
    ),
    "many nodes": lambda paper: picture(of("hypercube", 1024, operation="gather"), 2, None, paper),
    "textbook": lambda paper: textbook(of("hypercube", 8, operation="broadcast"), paper),
    "panels": lambda paper: textbook(of("ring", 4, operation="all-to-all-broadcast"), paper),
    "links": lambda paper: links_over_time(of("hypercube", 8, **EXCHANGE), paper),
    "message": lambda paper: _message(of("ring", 8, **EXCHANGE, **WORMS), paper),
    "node": lambda paper: _node(of("torus", 16, **EXCHANGE), paper),
}


def _message(made: Run, paper: Paper) -> Figure:
    return gantt(made, message_gantt(made, 6), paper)


def _node(made: Run, paper: Paper) -> Figure:
    return gantt(made, node_gantt(made, 3), paper)


@pytest.mark.skipif(not WEEKLY, reason="pdflatex is called once a week")
@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed")
@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
@pytest.mark.parametrize("language", tier(["en"], languages()[1:]))
@pytest.mark.parametrize("kind", tier(["ring"], [*KINDS][1:]))
def test_it_compiles_without_a_warning_and_has_every_text(kind, language, tmp_path):
    made = KINDS[kind](Paper(760, 560, words=lambda text: text.render(language)))
    assert_compiles(made, tmp_path)
    wanted = {one.text for one in flat(made.shapes()) if hasattr(one, "text")}
    text = ["pdftotext", "-raw", "figure.pdf", "-"]
    done = subprocess.run(text, cwd=tmp_path, capture_output=True, check=True)
    found = _letters(done.stdout.decode())
    assert not [one for one in wanted if _letters(one) not in found]


def assert_compiles(made: Figure, folder: File) -> None:
    """Assert that pdflatex has nothing to say about a figure."""
    (folder / "figure.tikz").write_bytes(tikz(made, PRINT))
    done = subprocess.run(
        ["pdflatex", "-halt-on-error", "-interaction=nonstopmode", "figure.tikz"],
        cwd=folder,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
    log = (folder / "figure.log").read_text(errors="replace")
    said = re.findall(r".*(?:Warning|Overfull|Underfull|undefined|Missing character).*", log)
    assert said == []


def _letters(text: str) -> str:
    """Return a text as it matters: without spaces, the letters of ligatures apart.

    T2A has one letter for the Latin and the Ukrainian i.
    """
    plain = unicodedata.normalize("NFKC", text)
    plain = plain.replace("\u0456", "i").replace("\u0406", "I")
    return "".join(letter for letter in plain if not letter.isspace())


@pytest.mark.skipif(not WEEKLY, reason="pdflatex is called once a week")
@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed")
def test_any_sign_and_any_zoom_compile(tmp_path):
    signs = [chr(code) for code in (*range(32, 127), *range(160, 0x530), *range(0x2000, 0x2400))]
    lines = ["".join(signs[at : at + 40]) for at in range(0, len(signs), 40)]
    assert_compiles(figure(*map(words, lines)), tmp_path)
    plain = [line for line in lines if not is_cyrillic(line)]
    assert_compiles(figure(*map(words, plain)), tmp_path)
    made = of("torus", 16, **EXCHANGE)
    near = Paper(760, 560, view=View(zoom=40, node=5))
    assert_compiles(picture(made, 2, None, near), tmp_path)


BOOK = r"""
\documentclass{article}
\usepackage[utf8]{inputenc}
\usepackage[T2A,T1]{fontenc}
\usepackage{fix-cm,standalone,tikz}
\usetikzlibrary{patterns.meta}
\newdimen\hspx \hspx=0.3pt
\tikzset{hs restyle/.style={hs load-0 line/.append style={draw=green}}}
\begin{document}
\input{one} \input{two}
\end{document}
"""


@pytest.mark.skipif(not WEEKLY, reason="pdflatex is called once a week")
@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed")
@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="pdftoppm is not installed")
def test_a_book_takes_figures_in_its_own_size_and_style(tmp_path):
    images = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    for name in "one", "two":
        shape = Box((50, 50), 60, 60, stroke=Stroke(Ink("load-0"), 20))
        (tmp_path / f"{name}.tex").write_bytes(tikz(figure(shape), PRINT))
    (tmp_path / "book.tex").write_text(BOOK)
    call = ["pdflatex", "-halt-on-error", "-interaction=nonstopmode", "book"]
    subprocess.run(call, cwd=tmp_path, capture_output=True, check=True)
    show = ["pdftoppm", "-r", "72", "-singlefile", "-png", "book.pdf", "book"]
    subprocess.run(show, cwd=tmp_path, check=True)
    seen = np.asarray(images.open(tmp_path / "book.png").convert("RGB"))
    rows, columns = np.nonzero((seen == (0, 255, 0)).all(axis=2))
    assert np.ptp(rows) == pytest.approx(80 * 0.3, abs=3)
    assert np.ptp(columns) == pytest.approx((200 + 80) * 0.3, abs=6)
