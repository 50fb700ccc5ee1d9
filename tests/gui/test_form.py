"""The form: made from the catalogues, speaks raw strings, judges nothing, forgets nothing typed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QWidget

from engine.algorithms import algorithms_of
from engine.errors import InputError
from engine.operation import OPERATIONS
from engine.scenario import from_settings
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES
from gui.panels.form import FormPanel
from gui.panels.form.cost import ROWS
from gui.panels.form.network import presets, processors, size_near, typed_size
from gui.theme import THEMES, apply_theme
from gui.words import Words

CUBE = {"topology": "hypercube", "p": "16", "operation": "all-to-all-broadcast", "th": "1.5"}
KEYS = {
    *("operation", "algorithm", "switching", "m", "packet", "model", "ts", "th", "tw"),
    *("startups", "order", "root", "q", "source", "target", "topology"),
}


@pytest.fixture
def form(qtbot, qapp):
    """A form that shows the hypercube, and the list of all that it said."""
    apply_theme(qapp, THEMES["light"])
    panel = FormPanel()
    qtbot.addWidget(panel)
    panel.said = []
    panel.edited.connect(panel.said.append)
    panel.resize(292, 900)
    panel.show()
    qtbot.waitExposed(panel)
    panel.show_scenario(from_settings(CUBE))
    return panel


def answer(form: FormPanel) -> None:
    """Do what the window does with the last edit."""
    try:
        form.show_scenario(from_settings(form.said[-1]))
    except InputError as error:
        form.show_error(error.text)


def click(qtbot, segmented, key: str) -> None:
    segment = next(one for one in segmented.segments if one.key == key)
    qtbot.mouseClick(segment, Qt.MouseButton.LeftButton)


def choose(qtbot, combo: QComboBox, key: str) -> None:
    """Choose an entry by keys, as a person would."""
    combo.setFocus()
    goal = combo.findData(key, Qt.ItemDataRole.UserRole)
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    while combo.currentIndex() < goal:
        qtbot.keyClick(combo, Qt.Key.Key_Down)


def type_in(qtbot, field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def test_it_shows_a_scenario_and_says_nothing(form):
    assert form.said == []
    values = form.values()
    assert set(values) == KEYS | {"p"}
    assert values["topology"] == "hypercube"
    assert (values["p"], values["th"], values["tw"]) == ("16", "1.5", "0.1")
    assert values["algorithm"] == ""
    assert from_settings(values) == from_settings({**CUBE, "source": "0", "target": "15"})


@pytest.mark.parametrize("operation", [operation.key for operation in OPERATIONS])
@pytest.mark.parametrize("shape", [("ring", "p", "16"), ("torus", "dims", "4x4")])
def test_every_scenario_comes_back_as_it_was(form, operation, shape):
    topology, key, size = shape
    given = {"topology": topology, key: size, "operation": operation, "switching": "cut-through"}
    scenario = from_settings(given)
    form.show_scenario(scenario)
    back = from_settings(form.values())
    for name in ("topology", "dims", "operation", "algorithm_key", "switching", "startups"):
        assert getattr(back, name) == getattr(scenario, name)
    assert form.said == []


def test_kinds_and_operations_are_those_of_the_catalogues(form):
    assert [one.key for one in form.network.kind.segments] == [kind.key for kind in TOPOLOGIES]
    combo = form.operation.operation
    assert [combo.itemData(i) for i in range(combo.count())] == [one.key for one in OPERATIONS]
    form.show_scenario(from_settings({**CUBE, "operation": "broadcast"}))
    algorithms = form.operation.algorithm
    titles = [algorithms.itemText(i) for i in range(algorithms.count())]
    assert len(titles) == len([one for one in algorithms_of("broadcast") if one.made_for(False)])
    assert [title.endswith("(default)") for title in titles] == [True, False, False]
    assert form.operation.about.text() == "MPI_Bcast · dual: reduce"


def test_a_click_on_a_kind_keeps_p_or_takes_the_nearest(form, qtbot):
    click(qtbot, form.network.kind, "torus")
    assert form.said[-1]["dims"] == "4x4"
    assert "p" not in form.said[-1]
    answer(form)
    click(qtbot, form.network.kind, "ring")
    assert form.said[-1]["p"] == "16"
    type_in(qtbot, form.network.size.field, "11")
    qtbot.keyClick(form.network.size.field, Qt.Key.Key_Return)
    assert form.said[-1]["p"] == "11"
    answer(form)
    click(qtbot, form.network.kind, "hypercube")
    assert form.said[-1]["p"] == "8"
    assert len(form.said) == 4


def test_nearest_sizes():
    assert size_near("hypercube", 100) == "128"
    assert size_near("hypercube", 12) == "8"
    assert size_near("torus", 32) == "4x8"
    assert size_near("torus", 7) == "2x3"
    assert size_near("torus", 2) == "2x2"
    assert size_near("ring", 7) == "7"
    assert typed_size(" 4 × 8") == typed_size("4х8") == typed_size("4*8") == "4x8"
    for kind in TOPOLOGIES:
        counts = [processors(size) for size in presets(kind.key)]
        assert counts == sorted(counts)


def test_typing_counts_after_a_pause(form, qtbot):
    with qtbot.waitSignal(form.edited, timeout=1000) as heard:
        type_in(qtbot, form.cost.fields["tw"], "0,25")
        assert form.said == []
    assert heard.args[0]["tw"] == "0.25"
    assert len(form.said) == 1


def test_enter_and_leaving_count_at_once(form, qtbot):
    type_in(qtbot, form.cost.fields["ts"], "7")
    qtbot.keyClick(form.cost.fields["ts"], Qt.Key.Key_Return)
    assert form.said[-1]["ts"] == "7"
    type_in(qtbot, form.cost.fields["m"], "30")
    form.cost.fields["th"].setFocus()
    assert form.said[-1]["m"] == "30"
    assert len(form.said) == 2


def test_an_answer_does_not_change_what_is_being_typed(form, qtbot):
    field = form.cost.fields["tw"]
    with qtbot.waitSignal(form.edited, timeout=1000):
        type_in(qtbot, field, "1,")
    answer(form)
    assert field.text() == "1,"
    qtbot.keyClicks(field, "5")
    form.show_scenario(from_settings(CUBE))  # a late answer
    assert field.text() == "1,5"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert form.said[-1]["tw"] == "1.5"


def test_an_error_is_shown_and_what_was_typed_stays(form, qtbot):
    field = form.cost.fields["m"]
    type_in(qtbot, field, "1.5")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    answer(form)
    assert form.error.isVisible()
    assert form.error.sentence.text().startswith("m must be a whole number")
    assert not form.error.sign.pixmap().isNull()
    assert field.text() == "1.5"
    type_in(qtbot, field, "15")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    answer(form)
    assert not form.error.isVisible()
    assert field.text() == "15"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # pop-ups, offscreen
def test_algorithms_out_of_reach_say_why(form, qtbot):
    form.show_scenario(from_settings({"topology": "ring", "p": "12", "operation": "broadcast"}))
    combo, model = form.operation.algorithm, form.operation.algorithm.model()
    item = model.item(combo.findData("near-first", Qt.ItemDataRole.UserRole))
    assert not item.isEnabled()
    assert "12 is not" in item.toolTip()
    combo.showPopup()
    view = combo.view()
    place = view.visualRect(item.index()).center()
    qtbot.mouseMove(view.viewport(), view.visualRect(model.index(0, 0)).center())
    qtbot.mouseMove(view.viewport(), place)
    assert form.operation.reason.text() == item.toolTip()
    combo.hidePopup()
    assert form.operation.reason.text() == ""
    choose(qtbot, combo, "doubling")
    assert form.said[-1]["algorithm"] == "doubling"
    answer(form)
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    assert form.said[-1]["algorithm"] == ""


def test_another_operation_begins_with_its_default(form, qtbot):
    form.show_scenario(from_settings({**CUBE, "operation": "broadcast", "algorithm": "doubling"}))
    assert form.values()["algorithm"] == "doubling"
    choose(qtbot, form.operation.operation, "reduce")
    assert form.said[-1]["operation"] == "reduce"
    assert form.said[-1]["algorithm"] == ""
    answer(form)
    assert form.error.sentence.text() == ""


def test_what_is_not_used_is_disabled_with_the_reason(form):
    nodes = form.nodes
    assert not any(field.isEnabled() for field in nodes.fields.values())
    assert nodes.note.text() == "not needed: all nodes send"
    assert "all nodes send" in nodes.fields["root"].toolTip()
    assert not form.operation.packet.isEnabled()
    assert form.operation.packet_note.text() == "finite packets only"
    form.show_scenario(from_settings({**CUBE, "operation": "point-to-point"}))
    enabled = {key for key, field in nodes.fields.items() if field.isEnabled()}
    assert enabled == {"source", "target"}
    form.show_scenario(from_settings({"operation": "shift", "switching": "finite-packets"}))
    assert {key for key, field in nodes.fields.items() if field.isEnabled()} == {"q"}
    assert form.operation.packet.isEnabled()
    assert not nodes.order.isEnabled()
    assert nodes.order_note.text() == "not needed: there is one dimension only"
    form.show_scenario(from_settings({**CUBE, "operation": "prefix-sum"}))
    assert not nodes.order.isEnabled()
    assert "prefix sums need the order low" in nodes.order_note.text()


def test_a_smaller_network_lets_go_of_nodes_that_it_does_not_have(form, qtbot):
    form.show_scenario(from_settings({**CUBE, "operation": "broadcast", "root": "12"}))
    form.network.slider.setFocus()
    qtbot.keyClick(form.network.slider, Qt.Key.Key_Left)
    assert (form.said[-1]["p"], form.said[-1]["root"]) == ("8", "0")
    given = {**CUBE, "operation": "point-to-point"}
    form.show_scenario(from_settings(given))
    qtbot.keyClick(form.network.slider, Qt.Key.Key_Right)
    assert (form.said[-1]["p"], form.said[-1]["target"]) == ("32", "")
    form.show_scenario(from_settings({**given, "target": "5"}))
    qtbot.keyClick(form.network.slider, Qt.Key.Key_Right)
    assert (form.said[-1]["p"], form.said[-1]["target"]) == ("32", "5")


def test_startups_are_the_default_until_chosen(form, qtbot):
    direct = {"operation": "total-exchange", "algorithm": "direct"}
    form.show_scenario(from_settings(direct))
    assert form.nodes.startups.key() == "each"
    assert form.values()["startups"] == ""
    click(qtbot, form.nodes.startups, "one")
    assert form.said[-1]["startups"] == "one"
    answer(form)
    choose(qtbot, form.operation.operation, "scatter")
    assert form.said[-1]["startups"] == ""


def test_sliders_go_over_round_numbers(form, qtbot):
    slider = form.cost.sliders["ts"]
    slider.setFocus()
    with qtbot.waitSignal(form.edited, timeout=1000):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert form.said[-1]["ts"] == "70"
    with qtbot.waitSignal(form.edited, timeout=1000):
        qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert form.said[-1]["ts"] == "0"
    for row in ROWS:
        assert list(row.values) == sorted(set(row.values))


def test_the_wheel_does_not_change_what_has_no_focus(form, qtbot):
    before = form.values()
    form.cost.fields["m"].setFocus()
    for widget in (form.operation.operation, form.network.slider, form.cost.sliders["m"]):
        place = widget.rect().center().toPointF()
        event = QWheelEvent(
            place,
            widget.mapToGlobal(place),
            QPoint(0, 0),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        widget.wheelEvent(event)
        assert not event.isAccepted()
    assert form.values() == before


def test_tab_goes_from_top_to_bottom_and_every_field_has_a_name(form, qtbot):
    seen: list[QWidget] = []
    widget = form.network.kind.segments[0]
    widget.setFocus()
    while (now := form.window().focusWidget()) not in seen:
        seen.append(now)
        qtbot.keyClick(now, Qt.Key.Key_Tab)
    tops = [one.mapTo(form, one.rect().center()).y() for one in seen]
    wanted = [form.network.slider, form.operation.operation, form.cost.fields["tw"]]
    assert all(any(one is s or one.isAncestorOf(s) for s in seen) for one in wanted)
    jumps = [(a, b) for a, b in pairwise(tops) if b < a - 14]
    assert jumps == []
    for one in seen:
        named = one.accessibleName() or one.parentWidget().accessibleName()
        assert named, one
        assert not isinstance(one, QAbstractSpinBox)


def backwards(template, language, n=None):
    """Translate into what can be told from English."""
    return template.source if "{" in template.source else template.source[::-1]


def test_language_and_theme_change_live(form, qtbot, monkeypatch):
    form.show_error(Text(QT_TRANSLATE_NOOP("form", "Root")))
    monkeypatch.setattr("engine.text.translate", backwards)
    form.show_language(Words("xx"))
    assert form.headings[0].text() == "KROWTEN"
    assert form.network.kind.segments[0].text() == "gniR"
    assert form.error.sentence.text() == "tooR"
    height = form.sizeHint().height()
    form.show_theme(THEMES["projector"])
    assert form.sizeHint().height() > 1.2 * height
    form.show_theme(THEMES["dark"])
    ground = form.grab().toImage().pixelColor(3, form.height() // 2)
    assert ground.name().upper() == THEMES["dark"].panel


def test_it_scrolls_in_a_low_window_and_fits_a_narrow_one(form, qapp):
    form.resize(292, 300)
    assert form._scroll.verticalScrollBar().maximum() > 0
    for width in (260, 292, 400):
        form.resize(width, 900)
        qapp.processEvents()
        assert form._scroll.widget().width() <= form._scroll.viewport().width()


@pytest.mark.parametrize("kind", ["ring", "torus", "hypercube"])
@pytest.mark.parametrize("p", [-5, 0, 1, 2**40, 10**20])
def test_the_nearest_size_is_found_at_once_whatever_was_typed(kind, p):
    """A huge p once made the form look for a legal one step by step."""
    found = processors(size_near(kind, p))
    assert found is not None and 2 <= found <= 65536


@pytest.mark.parametrize(
    ("settings", "note"),
    [
        ({"operation": "total-exchange", "algorithm": "direct"}, "ports queue"),
        ({"operation": "total-exchange"}, "one direction"),
        ({"operation": "broadcast"}, None),
    ],
)
def test_what_should_be_known_of_an_algorithm_stands_below_it(form, settings, note):
    form.show_scenario(from_settings({"p": 8, **settings}))
    said = form.operation.reason.text()
    assert note in said if note else said == ""


def test_an_embedding_stays_as_long_as_its_network(qtbot, form):
    """The form does not show it, so an edit of something else must not take it away."""
    shown = from_settings({**CUBE, "p": "8", "embedding": "ring:0-1-3-2-6-7-4-5"})
    form.show_scenario(shown)
    assert form.said == []
    type_in(qtbot, form.cost.fields["m"], "7")
    qtbot.keyClick(form.cost.fields["m"], Qt.Key.Key_Return)
    edited = from_settings(form.said[-1])
    assert (edited.m, edited.laid) == (7, shown.laid)
    click(qtbot, form.network.kind, "ring")
    assert from_settings(form.said[-1]).laid is None
