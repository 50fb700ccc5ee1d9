"""Totals and links: the verdict, the terms, and the table of what is on the links."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, Qt

from engine.report.verdict import ratio
from engine.run import run
from engine.scenario import from_settings
from gui.panels.links import COLUMNS, LinksPanel, link_columns
from gui.panels.totals import TotalsPanel
from gui.panels.totals.terms import product_in_words
from gui.theme import THEMES, apply_theme
from gui.words import THIN_SPACE, Words, number, short_number

CUBE = {"topology": "hypercube", "p": "16", "operation": "all-to-all-broadcast", "th": "1.5"}
DIRECT = {
    "operation": "total-exchange",
    "algorithm": "direct",
    "switching": "cut-through",
    "startups": "one",
    "th": "1.5",
}


@pytest.fixture(scope="module")
def cube():
    return run(from_settings(CUBE))


@pytest.fixture(scope="module")
def direct():
    return run(from_settings(DIRECT))


@pytest.fixture
def totals(qtbot, qapp):
    apply_theme(qapp, THEMES["light"])
    panel = TotalsPanel()
    qtbot.addWidget(panel)
    panel.resize(292, 300)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


@pytest.fixture
def links(qtbot, qapp):
    apply_theme(qapp, THEMES["light"])
    panel = LinksPanel()
    qtbot.addWidget(panel)
    panel.resize(500, 400)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def cells(totals: TotalsPanel) -> list[list[str]]:
    """Return the visible cells of the terms, without unbreakable spaces."""
    return [
        [cell.text().replace("\u00a0", " ") for cell in row if not cell.isHidden()]
        for row in totals.terms.cells
    ]


def test_without_a_run_it_says_so(totals):
    assert totals.box.sentences.text() == "no run yet"
    assert totals.box.tick.isHidden()


def test_agreement_is_said_with_a_tick(totals, cube):
    totals.show_run(cube)
    assert totals.box.simulated.text() == "356"
    assert totals.box.formula.text() == "356"
    assert totals.box.sentences.text() == "equal to the last digit"
    assert not totals.box.tick.isHidden()
    assert totals.box.notes.text() == "as the lecture prints it: 350"
    assert cells(totals) == [["4 × 50 = 200"], ["4 × 1.5 = 6"], ["1500 × 0.1 = 150"], ["356"]]
    assert totals.terms.heads[1].text() == "formula and simulated"


def test_a_difference_is_said_with_its_ratio(totals):
    totals.show_run(run(replace(from_settings(CUBE), slow_links=((0, 1, Fraction(3)),))))
    assert totals.box.tick.isHidden()
    assert totals.box.sentences.text() == "23 more than the formula, 1.06 times as long"
    assert totals.box.notes.text().splitlines()[0] == "the formula does not know slow links"
    assert cells(totals)[1] == ["4 × 1.5 = 6", "6 × 1.5 = 9"]
    assert cells(totals)[3] == ["356", "379"]


def test_without_a_formula_it_says_why_and_what_waiting_costs(totals, direct):
    totals.show_run(direct)
    assert totals.box.formula.text() == "–"
    assert totals.box.sentences.text() == str(direct.why_no_form)
    assert totals.box.sentences.text() == "no closed form is known for this algorithm here"
    assert totals.box.notes.text() == ("uncontended 72 · simulated 464 · price of contention 6.44")
    totals.show_run(run(from_settings({"p": "7", "switching": "cut-through"})))
    assert "a closed form is known for" in totals.box.sentences.text()


def bounds(totals: TotalsPanel) -> dict[str, str]:
    return {key: label.text() for key, label in totals.bounds.times.items()}


def test_lower_bounds_stand_below_with_the_distance_from_the_largest(totals, cube, direct):
    totals.show_run(cube)
    assert bounds(totals) == {
        "latency": "206",
        "bandwidth": "150",
        "bisection": "10",
        "busiest-link": number(cube.bounds["busiest-link"]),
    }
    assert totals.bounds.distance.text() == "1.73 times the largest bound (latency)"
    totals.show_run(direct)
    assert [totals.bounds.names[key].text() for key in bounds(totals)] == [
        "latency",
        "bandwidth",
        "bisection",
        "busiest link",
    ]
    for key, time in direct.bounds.items():
        assert bounds(totals)[key] == short_number(time)
    everything = run(from_settings({"topology": "ring", "p": "4", "operation": "shift"}))
    totals.show_run(everything)
    assert totals.bounds.distance.text().startswith("reaches the largest bound (")


def test_a_bound_that_is_not_known_is_a_dash_and_says_why(totals):
    totals.show_run(run(from_settings({"p": "8", "operation": "scatter"})))
    assert bounds(totals)["bisection"] == "–"
    assert totals.bounds.times["bisection"].toolTip() == (
        "Nothing must pass from one half of the network to the other"
    )
    totals.show_run(None)
    assert totals.bounds.isHidden()


@pytest.mark.parametrize("name", THEMES)
def test_all_of_it_fits_or_scrolls(totals, direct, name, qtbot):
    theme = THEMES[name]
    totals.show_theme(theme)
    totals.show_run(direct)
    totals.show_language(Words("ru"))
    totals.resize(theme.px(438), theme.px(296))
    qtbot.wait(20)
    assert totals.verticalScrollBar().maximum() == 0 and not totals.verticalScrollBar().isVisible()
    for label in (*totals.bounds.names.values(), *totals.bounds.times.values()):
        wide = label.fontMetrics().horizontalAdvance(label.text())
        assert wide <= label.width()
    totals.resize(theme.px(438), theme.px(120))
    qtbot.waitUntil(totals.verticalScrollBar().isVisible)
    assert not totals.horizontalScrollBar().isVisible()


def test_a_bound_of_the_lecture_is_called_one(totals):
    shift = {"topology": "torus", "dims": "4x4", "operation": "shift", "q": "6"}
    totals.show_run(run(from_settings(shift)))
    assert "the lecture's bound: at most" in totals.box.notes.text()


def test_long_numbers_get_smaller_type_not_cut(totals):
    costs = {**CUBE, "ts": "123456789.12345", "tw": "0.1234567"}
    totals.show_run(run(from_settings(costs)))
    big = totals.box.simulated
    assert THIN_SPACE in big.text()
    assert big.fontMetrics().horizontalAdvance(big.text()) <= big.width()
    assert product_in_words(Fraction(2), Fraction(3)).count(" ") == 1
    assert ratio(Fraction(464), Fraction(72)) == "6.44"
    assert ratio(Fraction(1), Fraction(0)) == "–"


def loud(template, language, n=None):
    """Translate into what can be told from English."""
    return f"«{template.source}»" if language == "xx" else template.source


def test_totals_change_language_and_theme_live(totals, cube, monkeypatch):
    totals.show_run(cube)
    for theme in THEMES.values():
        totals.show_theme(theme)
        ground = totals.box.grab().toImage().pixelColor(totals.box.width() - 3, 3)
        assert ground.name().upper() == theme.accent_tint
    totals.show_compact(True)
    assert totals.terms.isHidden()
    monkeypatch.setattr("engine.text.translate", loud)
    totals.show_language(Words("xx"))
    assert totals.box.names[0].text() == "«Simulated»"
    assert totals.box.sentences.text() == "«equal to the last digit»"


# Links ------------------------------------------------------------------------------------------


def column(panel: LinksPanel, key: str) -> list[str]:
    place = [name for name, _ in COLUMNS].index(key)
    return [panel.model.index(row, place).data() for row in range(panel.model.rowCount())]


def click_head(qtbot, panel: LinksPanel, key: str) -> None:
    header = panel.table.horizontalHeader()
    place = [name for name, _ in COLUMNS].index(key)
    where = QPoint(header.sectionViewportPosition(place) + 8, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_the_links_of_a_cycle(links, cube):
    links.show_cycle(cube, 0)
    assert links.model.rowCount() == 0
    assert links.table.nothing == "before the first step no link is in use"
    links.grab()
    links.show_cycle(cube, 3)
    assert links.model.rowCount() == 16
    assert links.caption.text() == "cycle 3: 16 of 64 links in use"
    pairs = list(zip(map(int, column(links, "from")), map(int, column(links, "to")), strict=True))
    assert pairs == [(node, node ^ 4) for node in range(16)]
    assert set(column(links, "dimension")) == {"2"}
    assert set(column(links, "chunks")) == {"4"}
    assert set(column(links, "words")) == {"400"}
    assert set(column(links, "waiting")) == {"0"}
    assert set(column(links, "start")) == {"183"}
    assert set(column(links, "end")) == {"224.5"}


def test_waiting_is_counted_on_its_link(direct):
    columns = link_columns(direct, 1)
    assert columns["waiting"].max() > 0
    waiting = direct.trace.link[direct.trace.waiting(1)]
    for link, count in zip(columns["link"], columns["waiting"], strict=True):
        assert count == (waiting == link).sum()


def test_congestion_is_what_crosses_the_link_in_the_step(links, direct, cube):
    columns = link_columns(direct, 1)
    crossed: dict[int, int] = {}
    for transfer in range(direct.schedule.transfers):
        for link in direct.routes.of(transfer):
            crossed[link] = crossed.get(link, 0) + 1
    assert columns["congestion"].tolist() == [crossed[link] for link in columns["link"].tolist()]
    assert columns["congestion"].max() == direct.congestion
    links.show_cycle(cube, 3)
    assert set(column(links, "congestion")) == {"1"}
    place = [name for name, _ in COLUMNS].index("congestion")
    tip = links.model.headerData(place, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Congestion: how many transfers cross the link in this step"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_column_is_cut_in_the_details(links, direct, language):
    links.resize(438, 300)
    links.show_language(Words(language))
    header = links.table.horizontalHeader()
    for cycle in (0, 3):
        links.show_cycle(direct, cycle)
        assert header.length() <= links.table.viewport().width()
    for place in range(len(COLUMNS)):
        title = links.model.headerData(place, Qt.Orientation.Horizontal)
        assert header.fontMetrics().horizontalAdvance(title) <= header.sectionSize(place) - 6


def test_words_of_the_last_packet_are_fewer():
    given = {"operation": "point-to-point", "switching": "finite-packets", "m": "25"}
    made = run(from_settings(given))
    words = [link_columns(made, cycle)["words"].tolist() for cycle in range(made.trace.cycles + 1)]
    assert {w for row in words for w in row} == {10, 5}


def test_a_click_on_a_head_sorts_and_the_order_stays(links, cube, qtbot):
    links.show_cycle(cube, 3)
    click_head(qtbot, links, "to")
    assert column(links, "to") == [str(node) for node in range(16)]
    click_head(qtbot, links, "to")
    assert column(links, "to") == [str(node) for node in reversed(range(16))]
    links.show_cycle(cube, 1)
    assert column(links, "to") == [str(node) for node in reversed(range(16))]


def test_choosing_a_row_selects_its_link_and_keeps_it(links, cube, qtbot):
    said: list[int] = []
    links.link_selected.connect(said.append)
    links.show_cycle(cube, 3)
    where = links.table.visualRect(links.model.index(2, 0)).center()
    qtbot.mouseClick(links.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    link = cube.topology.link_between(2, 6)
    assert said == [link]
    qtbot.keyClick(links.table, Qt.Key.Key_Down)
    assert said[-1] == cube.topology.link_between(3, 7)
    click_head(qtbot, links, "from")
    click_head(qtbot, links, "from")
    selected = {index.row() for index in links.table.selectedIndexes()}
    assert {links.model.link(row) for row in selected} == {said[-1]}
    assert len(said) == 2


def test_a_selection_from_elsewhere_is_shown_silently(links, cube, qtbot):
    links.show_cycle(cube, 3)
    link = cube.topology.link_between(9, 13)
    with qtbot.assertNotEmitted(links.link_selected):
        links.show_selection(link)
        links.show_cycle(cube, 2)
        assert links.table.selectedIndexes() == []
        links.show_cycle(cube, 3)
    assert {index.row() for index in links.table.selectedIndexes()} == {9}
    with qtbot.assertNotEmitted(links.link_selected):
        links.show_selection(None)
    assert links.table.selectedIndexes() == []


def test_links_change_language_and_theme_live(links, cube, monkeypatch):
    links.show_cycle(cube, 2)
    links.show_theme(THEMES["dark"])
    links.show_theme(THEMES["projector"])
    assert links.table.rowHeight(0) == THEMES["projector"].px(23)
    monkeypatch.setattr("engine.text.translate", loud)
    links.show_language(Words("xx"))
    assert links.model.headerData(1, Qt.Orientation.Horizontal) == "«to»"
    header = links.table.horizontalHeader()
    assert all(header.sectionSize(i) >= 24 for i in range(len(COLUMNS)))
