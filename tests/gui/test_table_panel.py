"""The timing table in the real window: built, scrolled, copied, opened by a row."""

from __future__ import annotations

import shlex

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest

from engine.export import TABLE_FORMATS, write_tabs
from engine.export.export_command import export_words
from engine.report.table import cell
from engine.report.timing_table import PRESETS, Axis, TableRequest, build, preset_of
from gui.panels.table.model import HERE, NO_VALUE, TimingModel
from tests.command_line.program import call
from tests.gui.clipped import cut_off
from tests.tiers import tier

TORUS = {"topology": "torus", "p": 16, "operation": "broadcast", "th": "1.5"}
WRITE = {one.key: one.write for one in TABLE_FORMATS}


@pytest.fixture
def panel_of(qtbot, open_desktop):
    """Return a function that opens a window with the panel on top and its table made."""

    def make(settings=TORUS, **looks):
        window = open_desktop(settings, **looks).window
        panel = window.board.panels["table"]
        if window.frame.compact or window.frame.lecture:
            window.frame.bring_up(panel)
        else:
            window.frame.below.tabs.setCurrentWidget(panel)
        made(qtbot, panel)
        return window, panel

    return make


def made(qtbot, panel):
    """Wait until the panel has its table."""
    qtbot.waitUntil(lambda: panel.model.found is not None and not panel.busy, timeout=20_000)


def write(qtbot, line, values):
    """Type values into a line of the builder and press Enter."""
    line.field.setFocus()
    line.field.selectAll()
    QTest.keyClicks(line.field, values)
    QTest.keyClick(line.field, Qt.Key.Key_Return)


def shown_row(panel, row):
    return [panel.model.index(row, column).data() for column in range(panel.model.columnCount())]


# Made, marked, opened -----------------------------------------------------------------------------


def test_the_table_of_the_scenario_on_show_marks_its_row(panel_of):
    window, panel = panel_of()
    found = panel.model.found
    assert found.place_of(window.session.shown.run.scenario) == (1, 1)
    assert shown_row(panel, 1) == [f"{HERE} 16", "492", "492", "246", "246", "246", "246"]
    bold = [
        panel.model.index(1, column).data(Qt.ItemDataRole.FontRole) is not None
        for column in range(7)
    ]
    assert bold == [True, False, False, True, True, False, False]
    assert "Broadcast" in panel.caption.text()


def test_stepping_makes_no_table_and_an_edit_does(qtbot, panel_of):
    window, panel = panel_of()
    before, session = panel.model.found, window.session
    for cycle in (1, 2, 3):
        session.show_cycle(cycle)
    assert panel.model.found is before
    assert not panel.busy
    with qtbot.waitSignal(session.runs_changed, timeout=20_000):
        session.edit({**session.shown.run.scenario.settings(), "m": 1000})
    qtbot.waitUntil(lambda: panel.model.found not in (None, before), timeout=20_000)
    assert dict(panel.model.found.request.settings)["m"] == 1000
    assert panel.model.here == 1


def test_a_double_click_opens_the_scenario_of_its_cell_or_says_why_not(qtbot, panel_of):
    window, panel = panel_of()
    index = panel.model.index(2, 5)  # p = 64, hypercube
    where = panel.table.visualRect(index).center()
    panel.table.scrollTo(index)
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    with qtbot.waitSignal(window.session.runs_changed, timeout=20_000):
        QTest.mouseDClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    scenario = window.session.shown.run.scenario
    assert (scenario.topology, scenario.p, scenario.th) == ("hypercube", 64, 3 / 2)
    made(qtbot, panel)
    qtbot.waitUntil(lambda: panel.model.here == 2)
    assert panel.model.group == 2
    write(qtbot, panel.builder.lines["rows"][0], "8 12")
    qtbot.waitUntil(lambda: panel.model.rowCount() == 2, timeout=20_000)
    assert shown_row(panel, 1)[5] == NO_VALUE
    reason = panel.model.index(1, 5).data(Qt.ItemDataRole.ToolTipRole)
    assert reason.startswith("p must be a power of two")
    panel.table.activated.emit(panel.model.index(1, 5))
    assert window.message.sentence.text() == reason


# The builder --------------------------------------------------------------------------------------


def test_what_is_wrong_is_told_beside_its_field_or_below_all(qtbot, panel_of):
    _, panel = panel_of()
    line = panel.builder.lines["rows"][0]
    write(qtbot, line, "4, x")
    assert line.problem.isVisible()
    assert line.problem.text() == "p must be a whole number from 1 to 65536; x is not"
    assert panel.model.rowCount() == 0
    assert panel.table.nothing
    assert not panel.copy_button.isEnabled()
    write(qtbot, line, "4, 8")
    made(qtbot, panel)
    assert not line.problem.isVisible()
    assert panel.model.rowCount() == 2
    for box in panel.builder.boxes.values():
        if box.isChecked():
            QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert panel.builder.problem.isVisible()
    assert "at least one kind of cell" in panel.builder.problem.text()
    assert panel.model.rowCount() == 0


def test_parameters_bring_examples_and_their_values_can_be_ticked(qtbot, panel_of):
    _, panel = panel_of()
    second, third = panel.builder.lines["rows"][1:3]
    assert second.isVisible()
    assert not third.isVisible()
    second.combo.setCurrentIndex(second.combo.findData("switching"))
    second.combo.activated.emit(second.combo.currentIndex())
    made(qtbot, panel)
    assert third.isVisible()
    assert second.field.text() == "all"
    assert panel.model.rowCount() == 4 * 3
    line = panel.builder.lines["columns"][0]
    line.menu.aboutToShow.emit()
    ring, torus, cube, switch, hub = line.menu.actions()
    assert [action.isChecked() for action in (ring, torus, cube)] == [True, True, True]
    assert not switch.isChecked() and not hub.isChecked()
    torus.trigger()
    assert line.field.text() == "ring hypercube"
    qtbot.waitUntil(lambda: panel.model.columnCount() == 6, timeout=20_000)


@pytest.mark.parametrize("preset", tier(PRESETS[:1], PRESETS[1:]), ids=lambda one: one.key)
def test_a_preset_fills_the_builder_and_the_table(qtbot, panel_of, preset):
    _, panel = panel_of()
    panel.builder.show_ready(preset.key)
    made(qtbot, panel)
    found = panel.model.found
    assert found.request == preset.request
    assert panel.model.rowCount() == len(build(preset.request).table.rows)


def test_the_newest_table_wins_and_a_long_one_can_be_cancelled(qtbot, panel_of):
    _, panel = panel_of()
    line = panel.builder.lines["rows"][0]
    write(qtbot, line, "2..2000")
    qtbot.waitUntil(panel.strip.isVisible, timeout=20_000)
    assert panel.busy
    panel.strip.button.click()
    assert not panel.busy
    assert not panel.strip.isVisible()
    assert "Enter" in panel.table.nothing
    write(qtbot, line, "2..2000")
    write(qtbot, line, "4 8")
    made(qtbot, panel)
    assert panel.model.rowCount() == 2


# Many rows ----------------------------------------------------------------------------------------


class CountingModel(TimingModel):
    """Notes the cells that anybody asks for."""

    def __init__(self):
        super().__init__()
        self.asked = set()

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        self.asked.add((index.row(), index.column()))
        return super().data(index, role)


def test_ten_thousand_rows_cost_what_is_seen(panel_of):
    """Showing and scrolling asks only for cells that come into sight, and formats them alone."""
    _, panel = panel_of()
    request = TableRequest((Axis("m", ("1..10000",)),), cells=("analytic",))
    panel.model = CountingModel()
    panel.table.setModel(panel.model)
    asked = panel.model.asked
    panel._take(build(request))
    panel.table.viewport().grab()
    assert panel.model.rowCount() == 10_000
    seen = panel.table.viewport().height() // panel.table.rowHeight(0) + 2
    beside = len(panel.table._rows_looked_at())
    assert len(asked) <= 2 * (seen + beside)
    for row in (5_000, 5_001, 9_999):
        asked.clear()
        panel.table.scrollTo(panel.model.index(row, 0))
        panel.table.viewport().grab()
        assert (row, 1) in asked
        assert len(asked) <= 2 * (seen + 2)


# Copying ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", tier(["en"], ["ru", "uk"]))
def test_copies_are_what_the_engine_writes(qtbot, panel_of, language):
    _, panel = panel_of(language=language)
    panel.builder.show_ready("all-operations")
    made(qtbot, panel)
    table = build(preset_of("all-operations").request).table
    for kind in ("text", "markdown", "latex"):
        assert panel.copied(kind) == WRITE[kind](table, language).decode()
    panel.table.selectRow(2)
    for kind in ("text", "markdown", "latex"):
        panel._copies[kind].trigger()
        copied = QGuiApplication.clipboard().text()
        assert copied == WRITE[kind](table.chosen([2]), language).decode()
    QTest.keySequence(panel.table, QKeySequence(QKeySequence.StandardKey.Copy))
    copied = QGuiApplication.clipboard().text()
    assert copied == write_tabs(table.chosen([2]), language).decode()
    assert copied.splitlines()[1].split("\t")[1:] == [cell(value) for value in table.rows[2][1:]]
    words = shlex.split(panel.copied("command"))
    assert words[:3] == ["python", "main.py", "table"]
    answer = call(*words[2:], "--format", "csv")
    assert answer.out == WRITE["csv"](table, "en").decode()


# Looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    tier(
        [("ru", "light", (1024, 600)), ("uk", "dark", (1920, 1080))],
        [
            (language, theme, size)
            for language in ("en", "ru", "uk")
            for theme in ("light", "projector")
            for size in ((1024, 600), (1920, 1080))
        ],
    ),
)
def test_no_word_is_cut_off(qtbot, panel_of, language, theme, size):
    window, panel = panel_of(language=language, theme=theme, size=size)
    write(qtbot, panel.builder.lines["rows"][0], "4 x")
    qtbot.wait(20)
    assert cut_off(window) == []
    write(qtbot, panel.builder.lines["rows"][0], "4 16")
    made(qtbot, panel)
    qtbot.wait(20)
    assert cut_off(window) == []
    parts = [panel, panel.table, panel.copy_button, panel.builder.ready]
    lines = [line for some in panel.builder.lines.values() for line in some]
    parts += [part for line in lines for part in (line.combo, line.field, line.choices)]
    assert all(part.accessibleName() for part in [*parts, *panel.builder.boxes.values()])


def test_the_table_goes_to_a_file_by_the_export_dialog(qtbot, panel_of, tmp_path):
    window, panel = panel_of({"topology": "ring", "p": 8, "operation": "broadcast"})
    panel.save_button.click()
    dialog = window.manners.exporting.dialog
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.what.key == "table" and dialog.choice is not None
    subject = dialog._subject
    order = subject.order(dialog.choice, tmp_path / "t.csv", part=False)
    words = export_words(order.choice)
    call(*words)
    assert (tmp_path / "t.csv").read_bytes() == WRITE["csv"](panel.model.found.table, "en")
