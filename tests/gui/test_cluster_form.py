"""The form of a hub or a switch: models and their parameters in place of switching and rates."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.operation import OPERATIONS
from engine.scenario import from_settings
from gui.panels.form.panel import FormPanel

HUB = {"topology": "hub", "p": 8, "operation": "broadcast", "model": "B", "t1": "0.05", "m": 2000}
ALL = ("ts", "th", "tw", "tn", "tc", "tk", "t0", "t1", "vmax", "vc")
SHOWN = {
    "A": {"tn", "tc", "tk"},
    "B": {"t0", "t1", "tk", "vmax", "vc"},
    "C": {"tn", "tk"},
}


@pytest.fixture
def form(qtbot, qapp):
    """A form on show, and what it said."""
    panel = FormPanel()
    qtbot.addWidget(panel)
    panel.said = []
    panel.edited.connect(panel.said.append)
    panel.resize(300, 900)
    panel.show()
    return panel


def shown(form) -> set[str]:
    return {key for key in ALL if form.cost.fields[key].isVisible()}


def chosen(qtbot, form, group, key):
    """Click a segment and show what comes of it, as the window does."""
    before = len(form.said)
    group.segments[[one.key for one in group.segments].index(key)].click()
    qtbot.waitUntil(lambda: len(form.said) > before)
    scenario = from_settings(form.said[-1])
    form.show_scenario(scenario)
    return scenario


@pytest.mark.parametrize("model", SHOWN)
def test_a_model_shows_its_own_parameters(form, model):
    form.show_scenario(from_settings({**HUB, "model": model}))
    assert shown(form) == SHOWN[model]
    assert form.operation.model.isVisible() and not form.operation.switching.isVisible()
    assert not form.nodes.order.isVisible() and not form.nodes.startups.isVisible()
    assert form.cost.names[0].text() == "bytes"


def test_rings_show_rates_and_switching(form):
    form.show_scenario(from_settings(HUB))
    form.show_scenario(from_settings({"topology": "ring"}))
    assert shown(form) == {"ts", "th", "tw"}
    assert form.operation.switching.isVisible() and not form.operation.model.isVisible()
    assert form.cost.names[0].text() == "words"
    assert "tn" not in form.values()


@pytest.mark.parametrize("operation", [one.key for one in OPERATIONS])
@pytest.mark.parametrize("model", SHOWN)
def test_every_cluster_comes_back_as_it_was(form, operation, model):
    scenario = from_settings({**HUB, "operation": operation, "model": model, "tn": 7, "vc": 40})
    form.show_scenario(scenario)
    assert form.said == []
    back = from_settings(form.values())
    for name in ("topology", "dims", "operation", "algorithm_key", "costs", "cluster"):
        assert getattr(back, name) == getattr(scenario, name)


def test_from_a_ring_to_a_hub_and_back(qtbot, form):
    ring = {"topology": "ring", "p": 8, "operation": "broadcast", "algorithm": "doubling"}
    form.show_scenario(from_settings({**ring, "ts": 50, "th": "1.5"}))
    hub = chosen(qtbot, form, form.network.kind, "hub")
    assert (hub.algorithm_key, hub.costs["tn"], hub.costs["tc"]) == ("binomial", 50, Fraction(3, 2))
    model_b = chosen(qtbot, form, form.operation.model, "B")
    assert model_b.costs == {"t0": 50, "t1": 0, "tk": Fraction(1, 10)}
    again = chosen(qtbot, form, form.operation.model, "A")
    assert again.costs == hub.costs
    back = chosen(qtbot, form, form.network.kind, "ring")
    assert (back.ts, back.th, back.message) == (50, Fraction(3, 2), None)


def test_a_typed_parameter_is_said(qtbot, form):
    form.show_scenario(from_settings(HUB))
    field = form.cost.fields["t1"]
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "0,25")
    form.cost.fields["tk"].setFocus()
    qtbot.waitUntil(lambda: bool(form.said))
    assert from_settings(form.said[-1]).costs["t1"] == Fraction(1, 4)


def test_only_algorithms_for_clusters_are_offered(form):
    form.show_scenario(from_settings({**HUB, "operation": "total-exchange"}))
    combo = form.operation.algorithm
    assert [combo.itemText(i) for i in range(combo.count())] == [
        "Pairwise, one partner a step (default)",
        "Directly, all at once (queues)",
    ]
