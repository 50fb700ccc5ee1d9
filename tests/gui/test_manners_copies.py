"""Copies for other programs and paper: picture, command line, scenario, print."""

from __future__ import annotations

import re
import shlex

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

import main
from engine.commands.arguments import parse, scenario_parser, settings_of
from engine.export.command import command_line, command_words
from engine.export.svg import svg
from engine.picture import PALETTES
from engine.scenario import from_settings, read_scenario
from gui.sharing import SVG_TYPE, print_figure

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


def scenario_of_words(words):
    """The scenario that main.py makes of a command line, by its own parser."""
    parser = scenario_parser("simulate", "")
    for name in ("trace", "data"):
        parser.add_argument(f"--{name}", action="store_true")
    parser.add_argument("--from", dest="first")
    parser.add_argument("--to", dest="last")
    base, given = settings_of(parse(parser, words[1:]))
    return from_settings({**base, **given})


@pytest.mark.parametrize("settings", CASES, ids=range(len(CASES)))
def test_the_command_line_makes_the_same_scenario(settings):
    scenario = from_settings(settings)
    assert scenario_of_words(command_words(scenario)) == scenario
    assert scenario_of_words(command_words(scenario, cycle=2)) == scenario


def copied(window, key):
    """What an action puts on the clipboard."""
    QApplication.clipboard().clear()
    window.commands[key].trigger()
    return QApplication.clipboard().mimeData()


def test_the_copied_command_runs_and_tells_of_the_cycle_on_show(open_desktop, capsys):
    window = open_desktop(GOSSIP).window
    window.session.show_cycle(2)
    line = copied(window, "copy-command").text()
    scenario = window.session.shown.run.scenario
    assert line == command_line(scenario, 2)
    words = shlex.split(line)
    assert words[:3] == ["python", "main.py", "simulate"]
    assert main.main(words[2:]) == 0
    printed = capsys.readouterr().out
    trace = window.session.shown.run.trace
    begin, end = trace.bounds(2)
    count = sum(begin <= start < end for start in trace.start.tolist())
    assert len(re.findall(r"link=\d+-\d+", printed)) == count > 0


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
