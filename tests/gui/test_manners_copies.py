"""Copies for other programs and paper: picture, command line, scenario, print."""

from __future__ import annotations

import shlex
from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

import main
from engine.commands.arguments import parse, scenario_parser
from engine.export.command import command_words
from engine.export.svg import svg
from engine.picture import PALETTES, Paper, picture
from engine.picture.ink import Ink
from engine.scenario import View, from_settings, read_scenario
from gui.commands.drawing import add_drawing, shown_scenario
from gui.sharing import SVG_TYPE, print_figure
from tests.outside.svg_reader import read

GOSSIP = {"topology": "hypercube", "p": 8, "operation": "all-to-all-broadcast", "th": "1.5"}
CASES = (
    {},
    GOSSIP,
    {"topology": "torus", "dims": "3x4", "operation": "scatter", "root": "5", "order": "high"},
    {"topology": "ring", "p": "8", "operation": "total-exchange", "algorithm": "direct",
     "startups": "one", "ts": "0.125", "tw": "1e-3", "slow-link": ["0-1:3", "1-2:0.5"]},
    {"topology": "ring", "p": "9", "operation": "shift", "q": "4", "m": "1000000"},
    {"topology": "hypercube", "p": "16", "operation": "point-to-point", "source": "3",
     "target": "12", "switching": "finite-packets", "packet": "7"},
)  # fmt: skip


@pytest.mark.parametrize("settings", CASES, ids=range(len(CASES)))
def test_the_command_line_makes_the_same_scenario(settings):
    """What ``figure`` reads in the words is the scenario, and the view too."""
    view = View(labels=("binary",), colour="load", notation="book", node=1, link=(1, 0))
    scenario = replace(from_settings(settings), view=view)
    parser = scenario_parser("figure", "")
    parser.add_argument("--cycle")
    add_drawing(parser)
    options = parse(parser, command_words(scenario, 2)[1:])
    assert shown_scenario(options) == scenario
    assert options.cycle == "2"


def copied(window, key):
    """What an action puts on the clipboard."""
    QApplication.clipboard().clear()
    window.commands[key].trigger()
    return QApplication.clipboard().mimeData()


def test_the_copied_command_makes_the_picture_on_show(open_desktop, tmp_path, monkeypatch):
    window = open_desktop(GOSSIP, language="ru", theme="dark").window
    window.session.show_cycle(2)
    window.session.change_view(layout="gray-ring", labels=("gray",), node=3)
    words = shlex.split(copied(window, "copy-command").text())
    assert words[:3] == ["python", "main.py", "figure"]
    monkeypatch.chdir(tmp_path)
    assert main.main(words[2:]) == 0
    (path,) = tmp_path.iterdir()
    run = window.session.shown.run
    made = path.read_bytes()
    palette = PALETTES["dark"].colour(Ink("canvas"))
    assert palette in made.decode() and "Цикл 2" in made.decode()
    trace = run.trace
    begin, end = trace.bounds(2)
    used = {
        link
        for link, start in zip(trace.link.tolist(), trace.start.tolist(), strict=True)
        if begin <= start < end
    }
    assert set(read(made)["numbers"]) == used != set()
    paper = Paper(620, 540, window.words, view=window.session.shown.view)
    assert made == svg(picture(run, 2, None, paper), PALETTES["dark"])


def test_the_copied_scenario_is_a_file(open_desktop, tmp_path):
    window = open_desktop(GOSSIP).window
    window.session.show_cycle(2)
    window.session.change_view(layout="circle")
    path = tmp_path / "pasted.hopscope"
    path.write_text(copied(window, "copy-scenario").text(), encoding="utf-8")
    assert read_scenario(path) == window.session.scenario


def test_the_copied_picture_is_the_figure_twice_as_fine(qtbot, open_desktop):
    window = open_desktop(GOSSIP).window
    window.session.show_cycle(2)
    data = copied(window, "copy-picture")
    canvas = window.canvas
    assert bytes(data.data(SVG_TYPE)) == svg(canvas.figure(), PALETTES["light"])
    image = QImage.fromData(data.data("image/png"))
    assert image.size() == canvas.size() * 2 and data.hasImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(
        0, image.height(), 3)}  # fmt: skip
    assert len(colours) > 20


def test_copy_belongs_to_a_text_field_or_table_that_has_the_focus(qtbot, open_desktop):
    window = open_desktop(GOSSIP).window
    control = Qt.KeyboardModifier.ControlModifier
    QApplication.clipboard().clear()
    field = window.form.cost.fields["ts"]
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_C, control)
    assert QApplication.clipboard().text() == field.text()
    table = window.links.findChild(type(window.links.table)) or window.links.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_C, control)
    assert not QApplication.clipboard().mimeData().hasFormat(SVG_TYPE)
    window.canvas.setFocus()
    table.clearFocus()
    qtbot.keyClick(window, Qt.Key.Key_C, control)
    assert QApplication.clipboard().mimeData().hasFormat(SVG_TYPE)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_print_is_vectors_on_white_whatever_the_theme(open_desktop, tmp_path, theme):
    window = open_desktop({**GOSSIP, "p": "16"}, theme=theme).window
    window.session.show_cycle(2)
    path = tmp_path / "print.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    print_figure(window.canvas.figure(), printer)
    content = path.read_bytes()
    assert content.startswith(b"%PDF") and content.count(b"/Type /Page\n") == 1
    assert b"/Subtype /Image" not in content and b"/FontFile" in content
