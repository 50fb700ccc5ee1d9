"""The panels over time in a real window: figures, playhead, dragging, zooming, picking, threads."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QTabWidget

from engine.picture.figure import Words as Written
from gui import requests
from gui.panels.over_time import panel as panel_module

CUBE = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
DIRECT = {"topology": "ring", "p": 8, "operation": "total-exchange", "algorithm": "direct"}
P2P = {"topology": "ring", "p": 8, "operation": "point-to-point", "source": 0, "target": 3, "th": 2}
KEYS = ("links-over-time", "gantt", "load", "queues")
LEFT = Qt.MouseButton.LeftButton


def pause(milliseconds: int = 30) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def on_top(desktop, key: str):
    """Bring a panel to the top and return it when its figure is there."""
    panel = desktop.window.board.panels[key]
    tabs = panel.parentWidget()
    while not isinstance(tabs, QTabWidget):
        tabs = tabs.parentWidget()
    if not tabs.isVisible():
        desktop.window.frame.show_part("details", True)
    tabs.setCurrentWidget(panel)
    settle(panel)
    return panel


def settle(panel) -> None:
    for _ in range(400):
        pause(20)
        if not panel.busy and panel.plot.figure is not None:
            break
    pause(20)
    assert panel.plot.figure is not None


def wheel(plot, x: float, notches: int, shift: bool = False) -> None:
    place = QPointF(x, plot.height() / 2)
    keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        place,
        plot.mapToGlobal(place),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot, event)


def point(x: float, y: float) -> QPoint:
    return QPoint(round(x), round(y))


@pytest.mark.parametrize(
    ("theme", "size", "language"),
    [
        ("light", (1920, 1080), "en"),
        ("dark", (1366, 768), "ru"),
        ("projector", (1920, 1080), "uk"),
        ("light", (1024, 600), "ru"),
    ],
)
def test_no_text_is_cut_off_or_covered(open_desktop, theme, size, language):
    desktop = open_desktop({**DIRECT, "startups": "one", "th": 2}, None, language, theme, size)
    for key in KEYS:
        check_texts(on_top(desktop, key))


def check_texts(panel) -> None:
    panel.repaint()
    texts = panel.plot.drawn().texts
    assert texts
    whole = panel.plot.rect().toRectF().adjusted(-0.5, -0.5, 0.5, 0.5)
    for place, one in enumerate(texts):
        assert whole.contains(one.rect), one.text
        assert one.clip.adjusted(-1, -1, 1, 1).contains(one.rect), one.text
        for other in texts[:place]:
            assert not one.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other.rect), (
                one.text,
                other.text,
            )
    if panel.has_cycles:
        switch = panel.switch.geometry().toRectF()
        assert panel.rect().contains(panel.switch.geometry())
        assert not [one.text for one in texts if one.rect.intersects(switch)]
    for segment in panel.switch.segments:
        if segment.isVisible():
            needed = segment.fontMetrics().horizontalAdvance(segment.text())
            assert needed <= segment.width()


def test_a_drag_goes_to_a_time_and_a_step_repaints_only_the_playhead(open_desktop, qtbot):
    desktop = open_desktop(CUBE)
    panel, session = on_top(desktop, "links-over-time"), desktop.window.session
    axis, figure = panel.plot.axis, panel.plot.figure
    x, y = axis.place(axis.whole.end // 10), axis.box.top + 5
    qtbot.mousePress(panel.plot, LEFT, pos=point(x, y))
    assert session.shown.position == pytest.approx(axis.whole.end / 10, rel=0.02)
    qtbot.mouseMove(panel.plot, point(axis.place(axis.whole.end // 2), y))
    qtbot.mouseRelease(panel.plot, LEFT, pos=point(axis.place(axis.whole.end // 2), y))
    session.show_cycle(3)
    pause()
    assert panel.plot.figure is figure
    strip = panel.plot._strip()
    assert strip.contains(point(axis.place(session.shown.position), y))
    assert strip.width() < 30


def test_a_click_on_a_bar_selects_its_link_and_another_one_none(open_desktop, qtbot):
    desktop = open_desktop({**DIRECT, "startups": "one"})
    panel, session = on_top(desktop, "links-over-time"), desktop.window.session
    bars = next(s for s in panel.plot.figure.shapes() if s.what == "link-bar")
    left, y, right, _ = bars.segments[7].tolist()
    before = session.shown.position
    place = point((left + right) / 2, y)
    qtbot.mouseClick(panel.plot, LEFT, pos=place)
    assert session.shown.link == bars.keys[7]
    assert session.shown.position == before
    pause()
    marked = [s.keys for s in panel.plot.figure.shapes() if s.what == "selected"]
    assert marked == [(bars.keys[7],)]
    pause(QApplication.doubleClickInterval() + 50)
    qtbot.mouseClick(panel.plot, LEFT, pos=place)
    assert session.shown.link is None


def test_the_wheel_zooms_round_the_pointer_and_a_double_click_shows_all(open_desktop, qtbot):
    desktop = open_desktop(CUBE)
    panel = on_top(desktop, "load")
    plot, whole = panel.plot, panel.plot.axis.whole
    x = plot.axis.box.left + 0.3 * plot.axis.box.width
    held = plot.axis.ticks_at(x)
    wheel(plot, x, 4)
    near = plot.axis
    assert near.span.end - near.span.begin < 0.5 * (whole.end - whole.begin)
    assert near.place(held) == pytest.approx(x, abs=3)
    wheel(plot, x, -1, shift=True)
    assert plot.axis.span.begin > near.span.begin
    assert plot.axis.whole == whole
    qtbot.mouseDClick(plot, LEFT, pos=point(x, plot.axis.box.bottom - 3))
    assert plot.axis.span == whole
    qtbot.keyClick(plot, Qt.Key.Key_Up)
    near = plot.axis.span
    assert near != whole
    qtbot.keyClick(plot, Qt.Key.Key_Up)
    assert plot.axis.span.end - plot.axis.span.begin < near.end - near.begin
    qtbot.keyClick(plot, Qt.Key.Key_Down)
    assert plot.axis.span.end - plot.axis.span.begin == pytest.approx(near.end - near.begin, abs=4)
    qtbot.keyClick(plot, Qt.Key.Key_0)
    assert plot.axis.span == whole
    wheel(plot, x, -5)
    assert plot.axis.span == whole


def test_a_zoomed_axis_follows_the_playhead(open_desktop):
    desktop = open_desktop(CUBE)
    panel, session = on_top(desktop, "links-over-time"), desktop.window.session
    session.show_cycle(0)
    wheel(panel.plot, panel.plot.axis.box.left + 2, 6)
    for cycle in (1, 2, 3, 4, 0):
        session.show_cycle(cycle)
        pause()
        span = panel.plot.axis.span
        assert span.begin <= session.shown.position <= span.end


def test_the_axis_by_cycle(open_desktop, qtbot):
    desktop = open_desktop(CUBE)
    for key in ("links-over-time", "load"):
        panel = on_top(desktop, key)
        qtbot.mouseClick(panel.switch.segments[1], LEFT)
        axis, trace = panel.plot.axis, desktop.window.session.shown.run.trace
        borders = axis.places(np.append(trace.cycle_starts, trace.duration))
        assert np.allclose(np.diff(borders), axis.box.width / trace.cycles)
        qtbot.mouseClick(panel.switch.segments[0], LEFT)
        assert not panel.plot.axis.by_cycle


def title(panel) -> str:
    found = [s for s in panel.plot.figure.shapes() if isinstance(s, Written) and s.what == "title"]
    return found[0].text


def test_the_gantt_follows_what_is_selected(open_desktop, edited):
    desktop = open_desktop({**DIRECT, "startups": "one"})
    panel, session = on_top(desktop, "gantt"), desktop.window.session
    assert title(panel).startswith("Gantt of the message")
    session.select_node(5)
    pause()
    assert title(panel) == "Gantt of node 5"
    session.select_node(None)
    session.select_chunk((6, 2))
    pause()
    assert title(panel) == "Gantt of the message 6 → 2"
    session.light(frozenset({0}))
    pause()
    assert title(panel) == "Gantt of the message 0 → 1"
    edited(desktop, **P2P)
    settle(panel)
    assert title(panel) == "Gantt of the message 0 → 3"


def test_nothing_waits_is_said(open_desktop):
    panel = on_top(open_desktop(CUBE), "queues")
    panel.repaint()
    texts = [one.text for one in panel.plot.drawn().texts]
    assert "Nothing waits in this run." in texts
    assert not panel.switch.isVisible()
    assert panel.plot.tip_at(QPointF(50, 50)) == ""


def test_long_runs_are_drawn_on_a_thread(open_desktop, edited, monkeypatch):
    monkeypatch.setattr(panel_module, "MOST_AT_ONCE", 0)
    desktop = open_desktop({**DIRECT, "startups": "one"})
    for key in KEYS:
        panel = on_top(desktop, key)
        old = panel.plot.figure
        if panel.has_cycles:
            panel.switch.segments[1].click()
            assert panel.busy
            settle(panel)
            assert panel.plot.figure is not old
            assert panel.plot.axis.by_cycle
    edited(desktop, p=16)
    settle(panel)
    assert title(panel) == "Queues over time"
    panel.switch.segments[0].click()
    on_top(desktop, "load")  # nobody waits for the figure any more
    assert not panel.busy


def test_a_tip_says_time_cycle_and_link(open_desktop):
    panel = on_top(open_desktop({**DIRECT, "startups": "one"}), "links-over-time")
    bars = next(s for s in panel.plot.figure.shapes() if s.what == "link-bar")
    left, y, right, _ = bars.segments[0].tolist()
    lines = panel.plot.tip_at(QPointF((left + right) / 2, y)).split("\n")
    assert lines[0].startswith("t = ")
    sender, receiver = panel._shown.run.topology.links[bars.keys[0]].tolist()
    assert lines[1] == f"link {sender} → {receiver}"


def test_panels_ask_only_for_what_a_person_did(open_desktop):
    desktop = open_desktop(CUBE)
    for key in KEYS:
        panel = on_top(desktop, key)
        heard = []
        panel.asked.connect(heard.append)
        desktop.window.session.show_cycle(2)
        pause()
        assert heard == []
        panel.plot.time_asked.emit(7)
        assert heard == [requests.GoTo(7)]
        assert panel.accessibleName()
        assert panel.plot.accessibleDescription()
