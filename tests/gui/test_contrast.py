"""Contrast of what is really painted, measured on pixels: texts 4.5 to 1, lines 3 to 1.

Left out by design, as no information hangs on it alone: the halo of a selection (a tint round what
its own colour shows already), ring segments that are empty or pale (what is not there yet), and
words of what is disabled.
"""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="the window's tests need Qt")

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtWidgets import QAbstractButton, QLabel

from engine.picture.geometry import Geometry
from engine.picture.lanes import head_size, lane_width
from engine.picture.ways import Way
from engine.run import Run, run
from engine.scenario import from_settings
from engine.scenario.view import View
from gui.canvas import NetworkCanvas
from gui.curtain import Cover
from gui.panels.links import LinksPanel
from gui.panels.player import PlayerPanel
from gui.panels.totals import TotalsPanel
from gui.theme import THEMES, apply_theme
from gui.time_line import TimeLine
from tests.gui.rendered import (
    line_contrast,
    measured,
    part,
    pixels,
    text_contrast,
    without_words,
)

TEXT, LINE = 4.5, 3.0

GOSSIP = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast"}
QUEUES = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
CASES = {
    "ring": {"topology": "ring", "p": 8, "operation": "broadcast"},
    "torus": {"topology": "torus", "dims": "4x4", "operation": "all-to-all-broadcast"},
    "cube": GOSSIP,
    "queues": {**QUEUES, "startups": "one"},
    "cut-through": {**QUEUES, "switching": "cut-through", "th": "1.5"},
}
each_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
each_theme = pytest.mark.parametrize("theme", THEMES)


def made(settings: dict[str, object]) -> Run:
    """Return the run of some settings."""
    return run(from_settings(settings))


@pytest.fixture
def themed(qtbot, qapp):
    """Return a function that shows a widget in a theme at a size."""

    def show(widget, theme: str, size: tuple[int, int]):
        qtbot.addWidget(widget)
        widget.show_theme(apply_theme(qapp, THEMES[theme]))
        widget.resize(*size)
        widget.ensurePolished()
        return widget

    yield show
    apply_theme(qapp, THEMES["light"])


def assert_texts(widget, theme: str, monkeypatch) -> set[str]:
    """Assert the contrast of all texts that a widget paints; return them."""
    found = measured(widget, lambda: widget.show_theme(THEMES[theme]), monkeypatch)
    assert found
    for text, contrast in found:
        assert contrast >= TEXT, (text.text, text.rect, contrast)
    return {text.text for text, _ in found}


# Texts of the picture -----------------------------------------------------------------------------


@each_theme
@each_case
def test_every_text_of_the_picture_can_be_read(themed, monkeypatch, case, theme):
    canvas = themed(NetworkCanvas(), theme, (1190, 664))
    canvas.show_run(made(case))
    for cycle in (2, 5):
        canvas.show_cycle(cycle, None)
        texts = assert_texts(canvas, theme, monkeypatch)
        assert {"0", "1", "chunks on a link"} <= texts


@each_theme
def test_the_numbers_on_marks_of_all_16_origins_can_be_read(themed, monkeypatch, theme):
    canvas = themed(NetworkCanvas(), theme, (1190, 664))
    canvas.show_run(made(GOSSIP))
    canvas.show_cycle(4, None)
    found = measured(canvas, lambda: canvas.show_theme(THEMES[theme]), monkeypatch)
    seen = set()
    for mark in canvas.drawn().marks:
        numbers = [
            contrast
            for text, contrast in found
            if text.text == str(mark.number) and mark.rect.contains(text.rect.center())
        ]
        assert numbers and min(numbers) >= TEXT, mark
        seen.add(mark.number)
    assert seen == set(range(16))


@each_theme
@pytest.mark.parametrize("ghosts", [False, True])
def test_the_question_behind_the_curtain_can_be_read(themed, monkeypatch, theme, ghosts):
    canvas = themed(NetworkCanvas(), theme, (1190, 664))
    canvas.show_run(made(GOSSIP))
    canvas.show_curtain(True, ghosts)
    canvas.show_cycle(2, None)
    texts = assert_texts(canvas, theme, monkeypatch)
    assert any("?" in text for text in texts)


# Lines of the picture -----------------------------------------------------------------------------


def along(way: Way, begin: float, end: float, reach: float) -> tuple[np.ndarray, np.ndarray]:
    """Return 25 places along a way, and the way from each to a place ``reach`` beside it."""
    places = np.linspace(begin, end, 25)
    points = way.many(places)
    aside = np.array([way.right_of(place, reach) for place in places]) - points
    return points, aside


def head(way: Way, geometry: Geometry, width: float) -> tuple[np.ndarray, np.ndarray]:
    """Return places in the middle of an arrow head, and the ways to places beside it."""
    length, half = head_size(geometry, width)
    return along(way, way.length - 0.7 * length, way.length - 0.4 * length, half + 2)


@each_theme
@each_case
def test_lines_stand_out_from_what_lies_beside_them(themed, monkeypatch, case, theme):
    canvas = themed(NetworkCanvas(), theme, (1190, 664))
    monkeypatch.setattr(NetworkCanvas, "devicePixelRatioF", lambda _: 3.0)
    canvas.show_run(made(case))
    canvas.show_cycle(2, None)
    picture, geometry = pixels(canvas), canvas.geometry_shown()
    lanes, marks = canvas.scene().lanes, canvas.drawn().marks
    used = {lane.link: lane_width(geometry, lane.chunks) for lane in lanes}
    bars = {lane.link for lane in lanes if lane.hops > 1 and lane.head < lane.end}
    assert used and bool(bars) == (case.get("switching") == "cut-through")
    for link in range(len(geometry.topology.links)):
        if link in used:
            way, width = geometry.way(link), used[link]
            heads = head(way, geometry, width)
            if not any(mark.rect.contains(QPointF(*heads[0][12])) for mark in marks):
                assert line_contrast(picture, *heads) >= LINE, ("head", link)
            if link in bars:
                continue
        else:
            way, width = geometry.way(link, geometry.idle_offset), 1.25 * geometry.line_scale
        places = along(way, 0.05 * way.length, 0.8 * way.length, width / 2 + 1.2)
        assert line_contrast(picture, *places) >= LINE, (link, link in used)


@each_theme
def test_bars_have_edges_that_stand_out(themed, monkeypatch, theme):
    canvas = themed(NetworkCanvas(), theme, (1190, 664))
    monkeypatch.setattr(NetworkCanvas, "devicePixelRatioF", lambda _: 3.0)
    canvas.show_run(made(CASES["cut-through"]))
    seen = 0
    for cycle in (1, 2, 3, 5):
        canvas.show_cycle(cycle, None)
        picture = pixels(canvas)
        parts = [shape for layer in canvas.figure().layers for shape in layer.shapes]
        for shape in parts:
            if getattr(shape, "what", "") == "bar-edge":
                way = Way(shape.points)
                points, aside = along(way, 0.1 * way.length, 0.7 * way.length, 3.0)
                points = points + aside * (shape.stroke.width / 2 - 0.5) / 3.0
                assert line_contrast(picture, points, aside) >= LINE, shape.key
                seen += 1
    assert seen > 4


@each_theme
@each_case
def test_nodes_have_outlines_that_stand_out(themed, monkeypatch, case, theme):
    canvas = themed(NetworkCanvas(), theme, (1190, 664))
    monkeypatch.setattr(NetworkCanvas, "devicePixelRatioF", lambda _: 3.0)
    canvas.show_run(made(case))
    picture, geometry = pixels(canvas), canvas.geometry_shown()
    angles = np.linspace(0, 2 * np.pi, 40)
    around = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    for centre in geometry.points[: geometry.topology.p]:
        outline = centre + geometry.radius * around
        assert line_contrast(picture, outline, 2.2 * geometry.line_scale * around) >= LINE


@each_theme
def test_ghost_arrows_stand_out(themed, monkeypatch, theme):
    canvas = themed(NetworkCanvas(), theme, (1190, 664))
    monkeypatch.setattr(NetworkCanvas, "devicePixelRatioF", lambda _: 3.0)
    canvas.show_run(made(GOSSIP))
    canvas.show_curtain(True, True)
    canvas.show_cycle(0, None)
    picture, geometry = pixels(canvas), canvas.geometry_shown()
    assert canvas.drawn().ghosts
    for link in canvas.drawn().ghosts:
        width = 2.6 * geometry.line_scale
        way = geometry.way(link)
        assert line_contrast(picture, *head(way, geometry, width)) >= LINE
        # The line is dashed: where a dash is, it stands out.
        places = along(way, 0.0, 4 * geometry.line_scale, width / 2 + 1.2)
        assert line_contrast(picture, *places) >= LINE


# Widgets ------------------------------------------------------------------------------------------


@each_theme
@each_case
def test_the_players_bar_can_be_read(themed, monkeypatch, case, theme):
    player = themed(PlayerPanel(), theme, (1400, 86))
    player.show_run(made(case))
    for cycle in (0, 2):
        player.show_moment(cycle, 0.0)
        player.show()
        assert_texts(player.bar, theme, monkeypatch)


@each_theme
def test_the_line_of_time_and_the_covers_can_be_read(themed, monkeypatch, theme):
    line = themed(TimeLine(), theme, (900, 60))
    line.show_run(made(GOSSIP))
    assert_texts(line, theme, monkeypatch)
    panel = themed(LinksPanel(), theme, (300, 200))
    cover = Cover(panel)
    cover.show_theme = lambda theme: setattr(cover, "theme", theme)
    assert assert_texts(cover, theme, monkeypatch) == {"?"}


def places_of_words(panel) -> list[tuple[str, QRect]]:
    """Return the labels and buttons of a panel that show words, and where each is on the panel."""
    shown = [*panel.findChildren(QLabel), *panel.findChildren(QAbstractButton)]
    return [
        (one.text(), QRect(one.mapTo(panel, QPoint()), one.size()))
        for one in shown
        if one.text() and one.isVisibleTo(panel) and one.isEnabled()
    ]


def cells_of(panel: LinksPanel) -> list[tuple[str, QRect]]:
    """Return the words of the cells and the head of the table, and where each is on the panel."""
    table, model = panel.table, panel.model
    head, body = table.horizontalHeader(), table.viewport()
    found = []
    for column in range(model.columnCount()):
        title = QRect(head.sectionViewportPosition(column), 0, head.sectionSize(column), 0)
        title.setHeight(head.height())
        found.append(("head", title.translated(head.viewport().mapTo(panel, QPoint()))))
        for row in range(min(model.rowCount(), 4)):
            index = model.index(row, column)
            place = table.visualRect(index).translated(body.mapTo(panel, QPoint()))
            found.append((str(index.data()), place))
    return found


@each_theme
def test_the_words_of_panels_can_be_read(themed, theme):
    shown = made(QUEUES)
    links, totals = (themed(kind(), theme, (438, 500)) for kind in (LinksPanel, TotalsPanel))
    totals.show_run(shown)
    links.show_cycle(shown, 2)
    links.show_selection(int(links.model.link(1)))
    for panel in (links, totals):
        panel.show()
        words = places_of_words(panel) + (cells_of(panel) if panel is links else [])
        assert len(words) > (30 if panel is links else 8)
        lettered = pixels(panel)
        without_words(panel)
        bare = pixels(panel)
        for text, place in words:
            box = QRectF(place.intersected(panel.rect()))
            if part(bare, box).size:
                assert text_contrast(lettered, bare, box) >= TEXT, text


def test_the_measure_itself(themed, monkeypatch):
    """Pale letters and pale lines are found, and good ones are measured as what they are."""
    canvas = themed(NetworkCanvas(), "light", (1190, 664))
    canvas.show_run(made(GOSSIP))
    found = {
        text.text: contrast
        for text, contrast in measured(
            canvas, lambda: canvas.show_theme(THEMES["light"]), monkeypatch
        )
    }
    assert found["Cycle 0 of 4"] == pytest.approx(16.4, abs=0.6)
    assert found["chunks on a link"] == pytest.approx(6.4, abs=0.3)
    canvas.show_view(View(node=3))
    picture = np.full((90, 90, 3), 255.0)
    picture[45] = 200.0
    points = np.stack([np.linspace(5, 25, 9), np.full(9, 15.2)], axis=1)
    assert line_contrast(picture, points, np.tile([0.0, 3.0], (9, 1))) == pytest.approx(1.67, 0.02)
