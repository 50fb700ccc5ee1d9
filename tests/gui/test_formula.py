"""The formula of a run, the transfers that pay its terms, and a formula of one's own."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from engine.formulas import FORMS, Case, latex
from engine.formulas.written import addends, parse
from engine.report.paying import paying
from engine.text import TRANSLATIONS
from gui.presenter import MIRRORED
from gui.theme import THEMES
from gui.typeset import lay_out, typeset

GOSSIP = {"topology": "hypercube", "p": 16, "operation": "all-to-all-broadcast", "th": "1.5"}
SHARED = {"topology": "ring", "p": 8, "operation": "shift", "q": 3, "switching": "cut-through"}


@pytest.fixture
def formula(open_desktop, qtbot):
    """Return a function that opens a window with the formula on top: (desktop, panel)."""

    def make(settings, **look):
        desktop = open_desktop(settings, **look)
        window = desktop.window
        if window.frame.compact:
            window.frame.show_part("details", True)
        panel = window.board.panels["formula"]
        window.details.show_panel(panel)
        run = window.session.shown.run
        qtbot.waitUntil(lambda: panel._page is not None and panel._page.run is run, timeout=20_000)
        return desktop, panel

    return make


@pytest.fixture
def own(open_desktop, qtbot):
    """Return a function that opens a window with one's own formula on top: (desktop, panel)."""

    def make(settings, **look):
        desktop = open_desktop(settings, **look)
        panel = desktop.window.board.panels["own-formula"]
        desktop.window.details.show_panel(panel)
        qtbot.waitUntil(lambda: panel._shown is not None)
        return desktop, panel

    return make


def lit_links(window):
    """The links of which the picture shows that lit transfers cross them."""
    return {shape.key[0] for shape in window.canvas.figure().shapes() if shape.what == "lit"}


# Setting ------------------------------------------------------------------------------------------


def all_formulas():
    for form in FORMS:
        for case in (
            Case("ring", (16,), 100, 3, 8, 10),
            Case("hypercube", (2,) * 4, 100, 6, 2, 10),
            Case("torus", (4, 2), 100, 3, 3, 10),
        ):
            if form.holds(case):
                yield [latex(one, "lecture") for one in addends(parse(form.full.latex(case)))]


def test_no_formula_is_ever_wider_than_its_room():
    for pieces in all_formulas():
        made = [typeset(piece) for piece in pieces]
        for width in (40, 120, 300, 900):
            laid = lay_out(made, 19, width)
            assert laid.width <= width + 0.01
            assert laid.size <= 19
            for piece, left, base in laid.pieces:
                assert left >= 0
                assert left + piece.width * laid.size <= width + 0.01
                assert base - piece.above * laid.size >= -0.01
                assert base + piece.below * laid.size <= laid.height + 0.01


def test_pieces_do_not_cover_one_another():
    for pieces in all_formulas():
        laid = lay_out([typeset(piece) for piece in pieces], 19, 150)
        for (one, left, base), (other, left2, base2) in zip(
            laid.pieces, laid.pieces[1:], strict=False
        ):
            if base2 == base:
                assert left2 >= left + one.width * laid.size - 0.01
            else:
                above = base2 - other.above * laid.size
                assert above >= base + one.below * laid.size - 0.01


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_formula_is_painted_in_the_colour_asked_for(theme, qapp):
    ground, ink = QColor(THEMES[theme].panel), QColor(THEMES[theme].text)
    laid = lay_out([typeset(r"t_{\text{н}} + \frac{1}{2} m")], 40, 400)
    picture = QImage(420, 100, QImage.Format.Format_RGB32)
    picture.fill(ground)
    painter = QPainter(picture)
    laid.paint(painter, QPointF(4, 4), THEMES[theme].text)
    painter.end()
    seen = {picture.pixelColor(x, y).rgb() for x in range(420) for y in range(100)}
    assert ink.rgb() in seen
    assert ground.rgb() in seen


# The formula of the run ---------------------------------------------------------------------------


def test_the_panel_shows_formula_numbers_and_verdict(formula):
    _, panel = formula(GOSSIP)
    assert panel.formula.isVisible()
    assert panel.numbers.accessibleDescription().endswith("= 356")
    assert panel.rows.rows["tw"]._times == ("150", "150")
    assert panel.rows._totals == ("356", "356")
    assert panel.verdict.text() == "equal to the last digit"
    assert not panel.tick.isHidden()


def test_the_letters_are_chosen_in_the_panel(formula, qtbot):
    desktop, panel = formula(GOSSIP)
    assert r"\text{н}" in panel.formula.accessibleDescription()
    book = panel.notation.segments[1]
    QTest.mouseClick(book, Qt.MouseButton.LeftButton)
    assert desktop.window.session.shown.view.notation == "book"
    qtbot.waitUntil(lambda: "t_s" in panel.formula.accessibleDescription())


def test_without_a_closed_form_it_says_why_and_what_waiting_costs(formula):
    _, panel = formula({**GOSSIP, "operation": "total-exchange", "algorithm": "direct"})
    assert not panel.formula.isVisible()
    assert "no closed form" in panel.verdict.text()
    assert panel.tick.isHidden()
    assert "price of contention" in panel.notes.text()
    assert panel.rows.rows["ts"]._times[0] == "–"


def test_a_bound_says_by_how_much(formula):
    _, panel = formula({"topology": "hypercube", "p": 16, "operation": "shift", "q": 1})
    one = panel._page.run
    assert one.lecture_is_bound
    by = one.lecture - one.simulated
    assert by > 0
    assert f"{int(by)} below" in panel.printed_name.text()


def test_another_run_brings_another_formula(formula, edited, qtbot):
    desktop, panel = formula(GOSSIP)
    edited(desktop, p=8)
    qtbot.waitUntil(lambda: panel.numbers.accessibleDescription().endswith("= 224.5"))


# Who pays -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("cost", ["ts", "th", "tw"])
def test_a_chosen_term_lights_who_pays_it_in_their_steps(formula, cost):
    desktop, panel = formula(GOSSIP)
    window = desktop.window
    session, run = window.session, window.session.shown.run
    assert lit_links(window) == set()
    panel.rows.rows[cost].click()
    payers = frozenset(paying(run).of(cost))
    assert session.shown.lit == payers
    assert panel.rows.rows[cost].isChecked()
    for cycle in range(1, run.trace.cycles + 1):
        session.show_cycle(cycle)
        step = run.trace.step_of_cycle(cycle)
        here = [t for t in payers if run.schedule.step[t] == step - 1]
        assert lit_links(window) == {link for t in here for link in run.routes.of(t)}
        assert here
    assert len(window.player.bar._lit) == run.schedule.steps


def test_the_light_goes_by_a_second_click_and_with_a_new_run(formula, edited):
    desktop, panel = formula(GOSSIP)
    window = desktop.window
    window.session.show_cycle(1)
    row = panel.rows.rows["ts"]
    row.click()
    assert lit_links(window)
    row.click()
    assert not lit_links(window)
    assert not row.isChecked()
    assert window.player.bar._lit == ()
    row.click()
    edited(desktop, m=7)
    assert not window.session.shown.lit
    assert not row.isChecked()
    assert not lit_links(window)
    assert window.player.bar._lit == ()


def test_one_term_after_another(formula):
    desktop, panel = formula(SHARED)
    rows = panel.rows.rows
    rows["ts"].click()
    rows["tw"].click()
    assert [row.isChecked() for row in rows.values()] == [False, False, True]
    run = desktop.window.session.shown.run
    assert desktop.window.session.shown.lit == frozenset(paying(run).word)
    desktop.window.session.light(frozenset({0}))
    assert not rows["tw"].isChecked()


def test_a_term_can_be_chosen_by_key(formula):
    desktop, panel = formula(GOSSIP)
    row = panel.rows.rows["th"]
    assert row.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert desktop.window.session.shown.lit
    assert "per hop" in row.accessibleName()


def test_the_presenter_lights_up_too(formula):
    desktop, panel = formula(GOSSIP)
    window = desktop.window
    assert "show_lit" in MIRRORED
    window.session.show_cycle(1)
    panel.rows.rows["ts"].click()
    window.pictures.show_presenter(True)
    shapes = window.pictures.presenter.canvas.figure().shapes()
    assert any(shape.what == "lit" for shape in shapes)
    window.pictures.close()


def test_a_lit_route_looks_other_than_a_selected_link(formula):
    desktop, panel = formula(GOSSIP)
    window = desktop.window
    window.session.show_cycle(1)
    panel.rows.rows["ts"].click()
    (link,) = lit_links(window)
    shapes = [one for one in window.canvas.figure().shapes() if one.what == "lit"]
    assert len(shapes) == 2, "two lines beside the lane"
    window.session.select_link(link)
    halo = next(one for one in window.canvas.figure().shapes() if one.what == "halo")
    assert halo.stroke.width > 2 * shapes[0].stroke.width
    assert halo.stroke.ink.alpha < shapes[0].stroke.ink.alpha


# One's own formula --------------------------------------------------------------------------------


def compared(qtbot, panel, text):
    panel.field.setText(text)
    QTest.keyClick(panel.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not panel._comparing.busy and panel._found is not None, timeout=60_000)


def test_the_right_formula_is_equal_in_all_cases(own, qtbot):
    _, panel = own({**GOSSIP, "operation": "broadcast"})
    compared(qtbot, panel, "(ts + th + m tw) log2 p")
    assert panel._found.equal
    assert panel._found.tried == 32
    assert not panel.tick.isHidden()
    assert not panel.open.isVisible()
    qtbot.waitUntil(panel.view.isVisible)


def test_the_counterexample_is_opened(own, qtbot):
    desktop, panel = own({**GOSSIP, "operation": "broadcast"})
    session = desktop.window.session
    compared(qtbot, panel, "(ts + th + m tw) log2 p + max(0, 1 - (p - 32)^2)")
    assert "p = 32, m = 1" in panel.verdict.text()
    assert panel.open.text() == "Show p = 32, m = 1"
    with qtbot.waitSignal(session.runs_changed, timeout=20_000):
        panel.open.click()
    assert (session.shown.run.scenario.p, session.shown.run.scenario.m) == (32, 1)
    assert session.shown.run.simulated == panel._found.counterexample.other
    assert "p = 32, m = 1" in panel.verdict.text(), "what was found stays to be read"


def test_what_was_found_goes_with_another_operation_or_text(own, qtbot, edited):
    desktop, panel = own({**GOSSIP, "operation": "broadcast"})
    compared(qtbot, panel, "0")
    assert panel.open.isVisible()
    panel.field.setText("1")
    assert not panel.open.isVisible()
    assert panel._found is None
    compared(qtbot, panel, "0")
    edited(desktop, operation="reduce")
    assert panel._found is None
    assert not panel.open.isVisible()


def test_what_cannot_be_read_is_said_with_its_place(own):
    _, panel = own({**GOSSIP, "operation": "broadcast"})
    panel.field.setText("(ts + m tw")
    assert "character 1" in panel.hint.text()
    panel.compare()
    assert not panel._comparing.busy
    panel.field.setText("")
    assert "Type a formula" in panel.hint.text()


def test_a_long_comparison_shows_how_far_it_is_and_can_be_stopped(own, qtbot):
    _, panel = own({"topology": "ring", "p": 16, "operation": "all-to-all-broadcast", "th": 1})
    panel.field.setText("(ts + th + m tw)(p - 1)")
    panel.button.click()
    assert panel.bar.isVisible()
    assert panel.button.text() == "Stop"
    qtbot.waitUntil(lambda: panel.bar.value() > 0, timeout=60_000)
    panel.button.click()
    assert not panel._comparing.busy
    assert not panel.bar.isVisible()
    assert "stopped" in panel.verdict.text()
    assert panel._found is None


def test_the_free_cost_is_named(own, qtbot):
    _, panel = own({**GOSSIP, "operation": "broadcast", "th": 0})
    compared(qtbot, panel, "(ts + m tw) N")
    assert "th is 0" in panel.notes.text()
    assert panel._found.scenario.th == Fraction(0)


# Languages and sizes ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", sorted(path.stem for path in TRANSLATIONS.glob("*.ts")))
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 600)])
def test_panels_can_be_shown_in_every_language_and_size(formula, qtbot, language, size):
    desktop, panel = formula(GOSSIP, language=language, size=size)
    window = desktop.window
    for view in (panel.formula, panel.numbers):
        laid = view.laid(view.width())
        assert laid.width <= view.width() + 0.01
        assert view.height() >= laid.height - 1
    window.details.show_panel(window.board.panels["own-formula"])
    assert panel.horizontalScrollBar().maximum() == 0
