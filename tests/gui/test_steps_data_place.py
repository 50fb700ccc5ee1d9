"""Steps, data, node / link and links over the real window: one selection everywhere."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.report.life import life
from engine.report.place import link_totals
from engine.report.steps import step_table
from gui.panels.links import CYCLE, RUN
from gui.theme import THEMES
from gui.time_strip import busy_columns, queue_columns
from gui.words import number, short_number

GOSSIP = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
DIRECT = {
    "topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct",
    "startups": "one",
}  # fmt: skip
SUMS = {"topology": "hypercube", "p": 8, "operation": "prefix-sum"}


@pytest.fixture
def panels(qtbot, open_desktop):
    """Return a function that opens a window and gives its panels, each seen and full."""

    def make(settings, **more):
        window = open_desktop(settings, **more).window
        found = window.board.panels
        for key in ("place", "data", "steps"):
            window.details.show_panel(found[key])
            qtbot.waitUntil(found[key].isVisible)
        qtbot.waitUntil(lambda: found["steps"].model.rowCount() > 0)
        show(qtbot, window, "data")
        return window, found["steps"], found["data"], found["place"]

    return make


def show(qtbot, window, key: str) -> None:
    """Bring a panel to the top and wait until it is full."""
    panel = window.board.panels[key]
    window.details.show_panel(panel)
    qtbot.waitUntil(lambda: panel._shown is window.session.shown)
    if key == "data":
        qtbot.waitUntil(lambda: panel._data is not None)


def click_row(qtbot, table, row: int) -> None:
    """Click on a row of a table."""
    index = table.model().index(row, 1)
    table.scrollTo(index)
    where = table.visualRect(index).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)


def click_cell(qtbot, data, node: int, column: int) -> None:
    """Click on a square of the matrix."""
    where = data.matrix.measures().cell(node, column).center().toPoint()
    data.scroll.ensureVisible(where.x(), where.y())
    qtbot.mouseClick(data.matrix, Qt.MouseButton.LeftButton, pos=where)


def cells(model, row: int) -> list[str]:
    """Return the words of a row."""
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


# One selection everywhere -------------------------------------------------------------------------


def test_a_cell_of_the_matrix_selects_its_node_and_its_chunk(qtbot, panels):
    window, _, data, place = panels(GOSSIP)
    click_cell(qtbot, data, 5, 3)
    shown = window.session.shown
    assert (shown.view.node, shown.chunk) == (5, (3, None))
    assert place.heading.text() == "Node 5"
    qtbot.waitUntil(lambda: data.life.rows.rowCount() == 15)
    assert data.way.text() == "The way of the chunk from 3"
    assert data.life.rows.stages == life(shown.run, 3, None)


def test_a_row_of_the_node_goes_to_the_end_of_its_crossing(qtbot, panels):
    window, steps, _data, place = panels(GOSSIP)
    window.session.select_node(5)
    row = 4
    end = place.model.row(row).end
    click_row(qtbot, place.table, row)
    assert window.session.shown.position == end
    assert window.session.shown.view.node == 5
    trace = window.session.shown.run.trace
    show(qtbot, window, "steps")
    assert steps.model.step == trace.step_of_cycle(trace.cycle_at(end))


def test_a_row_of_the_steps_goes_to_the_end_of_its_step(qtbot, panels):
    window, steps, _data, _ = panels(GOSSIP)
    show(qtbot, window, "steps")
    trace = window.session.shown.run.trace
    for row in (2, 0, 3):
        click_row(qtbot, steps.table, row)
        assert window.session.shown.position == trace.step_starts[row + 1]
        assert steps.model.step == row + 1
        assert steps.model.index(row, 0).data().endswith(f" {row + 1}")
    qtbot.keyClick(window, Qt.Key.Key_Home)
    assert steps.model.step == 0
    assert [steps.model.index(row, 0).data() for row in range(4)] == ["1", "2", "3", "4"]


def test_a_row_of_the_links_brings_its_link(qtbot, panels):
    window, *_, place = panels(GOSSIP)
    window.session.show_cycle(3)
    window.details.show_panel(window.links)
    click_row(qtbot, window.links.table, 2)
    assert place.heading.text() == "Link 2 → 6"
    assert window.session.shown.view.link == (2, 6)
    window.session.select_node(9)
    assert window.links.table.selectedIndexes() == []
    assert place.heading.text() == "Node 9"


def test_the_picture_moves_all_of_them(qtbot, panels):
    window, _, data, place = panels(GOSSIP)
    window.canvas.link_clicked.emit(window.session.shown.run.topology.link_between(1, 5))
    assert place.heading.text() == "Link 1 → 5"
    assert data.matrix._marked.nodes == {1, 5}
    window.canvas.node_clicked.emit(7)
    assert place.heading.text() == "Node 7"
    assert data.matrix._marked.nodes == {7}
    window.canvas.node_clicked.emit(7)
    assert place.model.rowCount() == 0
    assert place.table.nothing.startswith("no node and no link is selected")


def test_a_double_click_on_a_node_or_a_link_opens_the_panel(qtbot, panels):
    window, *_, place = panels(GOSSIP)
    window.details.show_panel(window.totals)
    where = window.canvas.node_position(6).toPoint()
    QTest.mouseDClick(window.canvas, Qt.MouseButton.LeftButton, pos=where)
    qtbot.waitUntil(lambda: place.isVisible() and place.heading.text() == "Node 6")
    window.details.show_panel(window.totals)
    window.canvas.link_opened.emit(window.session.shown.run.topology.link_between(0, 1))
    qtbot.waitUntil(lambda: place.isVisible() and place.heading.text() == "Link 0 → 1")


def test_a_hop_of_a_chunk_goes_to_its_end(qtbot, panels):
    window, _, data, _ = panels(GOSSIP)
    window.session.select_chunk((3, None))
    qtbot.waitUntil(lambda: data.life.rows.rowCount() == 15)
    click_row(qtbot, data.life, 2)
    assert window.session.shown.position == data.life.rows.stages[2].end
    window.session.select_chunk(None)
    assert not data.life.isVisible()


# Steps --------------------------------------------------------------------------------------------


def test_the_rows_are_the_step_table(panels):
    window, steps, _, _ = panels(GOSSIP)
    table = step_table(window.session.shown.run)
    assert steps.model.table == table
    for row, values in enumerate(table.rows):
        words = [number(v) if isinstance(v, int) else short_number(v) for v in values]
        assert cells(steps.model, row)[1:] == words[1:]


@pytest.mark.parametrize("kind", ["text", "markdown", "latex"])
def test_all_steps_are_copied_or_those_selected(qtbot, panels, kind):
    window, steps, _, _ = panels(GOSSIP)
    show(qtbot, window, "steps")
    steps.table.clearSelection()
    steps.copy(kind)
    everything = QGuiApplication.clipboard().text()
    assert all(sum_ in everything for sum_ in ("61.5", "133", "224.5", "356"))
    steps.table.selectRow(2)
    steps.copy(kind)
    one = QGuiApplication.clipboard().text()
    assert "224.5" in one and "133" not in one and "356" not in one
    assert one.splitlines()[0] == everything.splitlines()[0]


def test_the_key_copies_as_text(qtbot, panels):
    window, steps, _, _ = panels(GOSSIP)
    show(qtbot, window, "steps")
    steps.table.setFocus()
    steps.table.selectAll()
    qtbot.keyClick(steps.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == steps.copied("text")
    assert len(steps.copied("text").splitlines()) == 5


def test_another_run_has_other_steps(qtbot, panels, edited, open_desktop):
    window, steps, _, _ = panels(GOSSIP)
    show(qtbot, window, "steps")
    settings = {**window.session.shown.run.scenario.settings(), "p": 64}
    with qtbot.waitSignal(window.session.runs_changed):
        window.session.edit(settings)
    qtbot.waitUntil(lambda: steps.model.rowCount() == 6)
    assert steps.model.table.rows[-1][-1] == window.session.shown.run.simulated


# Data ---------------------------------------------------------------------------------------------


def test_the_matrix_follows_the_position(qtbot, panels):
    window, _, data, _ = panels(GOSSIP)
    for cycle, caption in ((0, "1 → 1"), (3, "4 → 8"), (4, "8 → 16"), (2, "2 → 4")):
        window.session.show_cycle(cycle)
        assert data.caption.text() == f"{caption} chunks a node"
        assert data.matrix._cycle == cycle


def test_a_square_is_told_in_words(qtbot, panels):
    window, _, data, _ = panels(GOSSIP)
    window.session.show_cycle(3)
    at = data.matrix.measures().cell(5, 0).center().toPoint()
    assert data.matrix.told_at(at) == "the chunk from 0 arrives at node 5 in this cycle"
    assert data.matrix.told_at(QPoint(5, 2)) == ""


def test_numbers_beside_sums(qtbot, panels):
    window, _, data, _ = panels(SUMS)
    window.session.show_cycle(1)
    assert data.matrix._values == (1, 3, 3, 7, 5, 11, 7, 15)
    window.session.last()
    assert data.matrix._values == data._data.due == (1, 3, 6, 10, 15, 21, 28, 36)
    where = data.matrix.measures()
    at = QPoint(data.matrix.width() - 10, int(where.cell(2, 0).center().y()))
    assert data.matrix.told_at(at) == "node 2: its sum is 6 now and must be 6 at the end"


def test_a_click_again_takes_the_next_chunk_of_a_cell(qtbot, panels):
    window, _, data, _ = panels({"topology": "ring", "p": 4, "operation": "total-exchange"})
    window.session.last()
    taken = []
    for _ in range(5):
        click_cell(qtbot, data, 2, 2)
        taken.append(window.session.shown.chunk)
    assert taken == [(0, 2), (1, 2), (2, 2), (3, 2), (0, 2)]


def test_keys_move_in_the_matrix_and_choose(qtbot, panels):
    window, _, data, _ = panels(GOSSIP)
    cycle = window.session.shown.cycle
    data.matrix.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(data.matrix, key)
    shown = window.session.shown
    assert (shown.view.node, shown.chunk, shown.cycle) == (2, (1, None), cycle)
    assert data.matrix.accessibleDescription() == "node 2 does not hold the chunk from 1 now"


def test_above_64_nodes_it_says_why(qtbot, panels):
    window, _, data, _ = panels({**GOSSIP, "p": 128})
    window.session.show_cycle(3)
    assert data.caption.text().endswith("here are 128. Each node holds 8 chunks now.")
    assert not data.scroll.isVisible()


def test_the_way_of_a_chunk_says_where_it_waited(qtbot, panels):
    window, _, data, _ = panels(DIRECT)
    window.session.select_chunk((0, 4))
    qtbot.waitUntil(lambda: data.life.rows.rowCount() == 4)
    told = data.life.rows.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert told == "step 1, cycle 4: 0 → 1, t = 80 … 90; waited 30 for the link"
    window.session.select_chunk((4, 4))
    qtbot.waitUntil(lambda: data.life.rows.rowCount() == 0 and data.life.nothing != "")
    assert data.life.nothing == "the chunk from 4 to 4 is sent nowhere"


# Node / link --------------------------------------------------------------------------------------


def test_a_node_says_what_it_does_and_how_long_nothing(qtbot, panels):
    window, *_, place = panels(GOSSIP)
    window.session.select_node(5)
    window.session.show_cycle(3)
    assert place.summary.text().splitlines() == [
        "step 3: node 5 sends 4 chunks to 1 and receives 4 chunks from 1",
        "nothing on its links for 50 of 91.5 in this step, 200 of 356 in all",
    ]
    assert cells(place.model, 4)[:5] == ["3", "← 1", "1 → 5", "4", "400"]
    marked = [
        row
        for row in range(place.model.rowCount())
        if place.model.index(row, 0).data(Qt.ItemDataRole.BackgroundRole) is not None
    ]
    assert marked == [4, 5]


def test_a_link_says_how_busy_it_is_and_who_waits(qtbot, panels):
    window, *_, place = panels(DIRECT)
    window.session.select_link(0)
    assert place.summary.text() == ("10 crossings; busy for 100 of 150 (67 %); at most 3 waiting")
    with qtbot.waitSignal(window.session.position_changed):
        where = QPoint(place.strip.width() // 2, place.strip.height() - 3)
        qtbot.mouseClick(place.strip, Qt.MouseButton.LeftButton, pos=where)
    run = window.session.shown.run
    assert abs(window.session.shown.position / run.trace.duration - 0.5) < 0.01


def test_the_band_is_the_history(qtbot, panels):
    window, *_, place = panels(DIRECT)
    window.session.select_link(0)
    history, duration = place.model.history, window.session.shown.run.trace.duration
    assert busy_columns(history, duration) == [(history.start[0], history.end[-1])]
    waiting = queue_columns(history, duration)
    rows = [history.row(place) for place in range(len(history))]
    for tick in range(0, duration, 37):
        assert waiting[tick] == sum(row.ready <= tick < row.start for row in rows)
    assert queue_columns(history, 10).max() == history.longest_queue


# Links over the whole run -------------------------------------------------------------------------


def test_links_of_the_whole_run(qtbot, panels):
    window, *_ = panels(DIRECT)
    links = window.links
    window.details.show_panel(links)
    qtbot.mouseClick(links.span.segments[1], Qt.MouseButton.LeftButton)
    assert links.whole_run and links.model.rowCount() == 16
    assert links.caption.text() == "whole run: 16 of 16 links in use"
    totals = link_totals(window.session.shown.run)
    links.table.sortByColumn(4, Qt.SortOrder.DescendingOrder)
    for row in range(16):
        link = links.model.link(row)
        assert cells(links.model, row)[3:5] == [
            str(totals.crossings[link]),
            str(totals.words[link]),
        ]
    words = [int(cells(links.model, row)[4]) for row in range(16)]
    assert words == sorted(words, reverse=True)
    window.session.show_cycle(4)
    assert words == [int(cells(links.model, row)[4]) for row in range(16)]
    click_row(qtbot, links.table, 3)
    assert window.session.shown.link == links.model.link(3)
    qtbot.mouseClick(links.span.segments[0], Qt.MouseButton.LeftButton)
    assert links.span.key() == CYCLE and links.caption.text().startswith("cycle 4")


def test_a_long_run_is_counted_in_the_background(qtbot, panels, monkeypatch):
    monkeypatch.setattr("gui.panels.links.panel.AT_ONCE", 0)
    window, *_ = panels(DIRECT)
    window.links.span.show_key(RUN)
    window.links.span.chosen.emit(RUN)
    assert window.links.model.rowCount() == 0
    qtbot.waitUntil(lambda: window.links.model.rowCount() == 16)


# Looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("settings", [GOSSIP, SUMS, DIRECT], ids=["gossip", "sums", "direct"])
def test_every_theme_paints_all_of_it(qtbot, panels, settings, theme):
    window, steps, data, place = panels(settings, theme=theme)
    window.session.select_link(0)
    window.session.select_chunk(data._data.chunks(0, 1, 1)[0])
    window.session.show_cycle(1)
    look = window.theme
    assert {look.panel, look.accent, look.origins[1], look.not_held} <= colours_of(data)
    assert {look.panel, look.accent, look.accent_tint} <= colours_of(place)
    show(qtbot, window, "steps")
    assert {look.panel, look.accent_tint} <= colours_of(steps)


def colours_of(panel) -> set[str]:
    """Return every colour that a panel is painted with, as #RRGGBB."""
    image = panel.grab().toImage()
    pixels = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    return {f"#{pixel & 0xFFFFFF:06X}" for pixel in pixels}


def test_all_columns_fit_the_details(qtbot, panels):
    window, steps, data, place = panels(GOSSIP)
    window.session.select_node(5)
    window.session.select_chunk((3, None))
    qtbot.waitUntil(lambda: data.life.rows.rowCount() == 15)
    show(qtbot, window, "steps")
    for table in (steps.table, place.table, data.life):
        assert table.horizontalHeader().length() <= table.viewport().width()
