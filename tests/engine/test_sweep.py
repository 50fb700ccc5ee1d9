"""Many runs: products of settings without useless rows, and curves over p and m."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.algorithms import ALGORITHMS
from engine.errors import Cancelled, InputError
from engine.operation import OPERATIONS
from engine.run import analytic_time, run
from engine.scenario import Scenario, from_settings
from engine.sweep import (
    Curve,
    SeriesKey,
    at,
    combinations,
    curve,
    own_key,
    points,
    request_of,
    shapes,
    simulated,
    simulated_time,
)
from engine.topology import TOPOLOGIES
from tests.engine.cases import LECTURE_COSTS

LECTURE = {key: [value] for key, value in LECTURE_COSTS.items()}


def found(**lists):
    """Scenarios and refusals of a product; _ stands for -."""
    everything = list(
        combinations({key.replace("_", "-"): list(value) for key, value in lists.items()})
    )
    scenarios = [one for one in everything if isinstance(one, Scenario)]
    return scenarios, [one for one in everything if not isinstance(one, Scenario)]


# Products -----------------------------------------------------------------------------------------


def test_the_table_of_the_lecture():
    """3 networks x 11 operations x 2 sizes x 2 methods; the torus shift in CT alone has no form."""
    scenarios, refused = found(
        topology=["ring", "torus", "hypercube"],
        p=[4, 16],
        operation=["all"],
        switching=["store-and-forward", "cut-through"],
        **LECTURE,
    )
    assert not refused
    assert len(scenarios) == 132
    inexact = []
    for scenario in scenarios:
        one = run(scenario)
        if one.exact:
            assert one.simulated == one.analytic
        else:
            inexact.append((scenario.topology, scenario.operation, scenario.switching))
    assert inexact == [("torus", "shift", "cut-through")] * 2


def test_nothing_given_is_the_default_scenario():
    assert found() == ([from_settings({})], [])


def test_rows_rise_in_the_order_of_the_lists():
    scenarios, _ = found(p=[8, 4], m=[1, 2, 3])
    assert [(one.p, one.m) for one in scenarios] == list(product([8, 4], [1, 2, 3]))


def test_all_stands_for_all_operations():
    scenarios, _ = found(operation=["all"], p=[8])
    assert [one.operation for one in scenarios] == [one.key for one in OPERATIONS]


def test_unused_options_make_no_rows():
    scenarios, refused = found(
        operation=["broadcast", "shift"], p=[8], q=[1, 2, 3], root=[0, 5], packet=[1, 2]
    )
    assert not refused
    assert [(one.operation, one.q, one.root) for one in scenarios] == [
        ("broadcast", 1, 0),
        ("broadcast", 1, 5),
        ("shift", 1, 0),
        ("shift", 2, 0),
        ("shift", 3, 0),
    ]


def test_packets_count_where_they_are_used():
    scenarios, _ = found(switching=["store-and-forward", "finite-packets"], packet=[1, 2, 3])
    assert [(one.switching, one.packet) for one in scenarios] == [
        ("store-and-forward", 10),
        ("finite-packets", 1),
        ("finite-packets", 2),
        ("finite-packets", 3),
    ]


def test_what_cannot_be_comes_with_its_reason():
    scenarios, refused = found(topology=["hypercube", "ring"], p=[8, 12])
    assert [(one.topology, one.p) for one in scenarios] == [
        ("hypercube", 8),
        ("ring", 8),
        ("ring", 12),
    ]
    [(settings, error)] = refused
    assert settings == {"topology": "hypercube", "p": 12}
    assert isinstance(error, InputError)
    assert "12 is not (8 and 16 are)" in str(error)


@given(
    st.lists(st.sampled_from([one.key for one in OPERATIONS]), min_size=1, max_size=3, unique=True),
    st.lists(st.integers(2, 9), min_size=1, max_size=3, unique=True),
    st.lists(st.integers(1, 9), min_size=1, max_size=3, unique=True),
    st.lists(st.integers(0, 9), min_size=1, max_size=2, unique=True),
)
def test_every_combination_once_or_with_its_reason(operations, sizes, shifts, roots):
    scenarios, refused = found(operation=operations, p=sizes, q=shifts, root=roots)
    assert len(set(scenarios)) == len(scenarios)
    wanted, impossible = set(), 0
    for operation, p, q, root in product(operations, sizes, shifts, roots):
        settings = {"operation": operation, "p": p, "q": q, "root": root}
        try:
            wanted.add(from_settings(settings).without_unused())
        except InputError:
            impossible += 1
    assert set(scenarios) == wanted
    assert len(refused) == impossible


# Curves -------------------------------------------------------------------------------------------


def test_shapes_of_a_curve():
    assert shapes("ring", 32) == [(2,), (3,), (4,), (5,), (6,), (8,), (16,), (32,)]
    assert shapes("torus", 100) == [(2, 2), (4, 4), (8, 8)]
    assert shapes("hypercube", 16) == [(2,), (2, 2), (2, 2, 2), (2, 2, 2, 2)]
    assert shapes("hypercube")[-1] == (2,) * 10


def test_a_scenario_with_something_changed():
    one = from_settings({"p": 16, "root": 9, "slow-link": "0-1:2", "m": 7})
    assert at(one, m=8) == from_settings({"p": 16, "root": 9, "slow-link": "0-1:2", "m": 8})
    moved = at(one, topology="torus", dims="4x4")
    assert (moved.dims, moved.root, moved.slow_links, moved.m) == ((4, 4), 0, (), 7)
    assert at(one, m=0) is None
    assert at(one, topology="hypercube", dims="3") is None
    assert at(from_settings({"operation": "shift", "q": 9}), dims="8") is None


@pytest.mark.parametrize("over", ["p", "m"])
def test_points_rise_and_hold_the_scenario(over):
    one = from_settings({"topology": "ring", "p": 12, "m": 77})
    x = [value for value, _ in points(one, over, own_key(one))]
    assert x == sorted(set(x))
    assert (12 if over == "p" else 77) in x
    for value, scenario in points(one, over, own_key(one)):
        assert (scenario.p if over == "p" else scenario.m) == value
        assert scenario.operation == one.operation
    cube, torus = (SeriesKey(kind, one.switching) for kind in ("hypercube", "torus"))
    assert points(one, "m", cube) == []  # there is none of 12
    assert {scenario.p for _, scenario in points(one, "p", torus)} == {4, 16, 64, 256, 1024}


def last_of(curves):
    """The first and the last of what a curve shows."""
    shown = list(curves)
    return shown[0], shown[-1]


@pytest.mark.parametrize("over", ["p", "m"])
@pytest.mark.parametrize("operation", ["broadcast", "scatter", "shift"])
def test_simulated_points_lie_on_the_analytic_lines(over, operation):
    one = from_settings({"operation": operation, "topology": "hypercube", **LECTURE_COSTS})
    time = run(one).simulated
    first, last = last_of(curve(request_of(one, over), time))
    assert isinstance(first, Curve)
    assert (last.x, last.simulated, last.analytic) == (one.p if over == "p" else 100, time, time)
    rings = [kind.key for kind in TOPOLOGIES if not kind.star]
    assert [line.key.topology for line in last.series] == rings
    assert [line.key.topology for line in last.series if line.current] == ["hypercube"]
    for before, line in zip(first.series, last.series, strict=True):
        assert before.analytic == line.analytic
        pairs = zip(before.simulated, line.simulated, strict=True)
        assert all(known in (None, time) for known, time in pairs)
        assert len(line.x) == len(line.analytic) == len(line.simulated)
        assert any(value is not None for value in line.simulated)
        for analytic, found in zip(line.analytic, line.simulated, strict=True):
            assert found is None or analytic is None or found == analytic
        assert list(line.x) == sorted(line.x)
    current = next(line for line in last.series if line.current)
    assert current.simulated[current.x.index(last.x)] == time


def test_a_point_that_would_take_too_long_is_left_out(monkeypatch):
    one = from_settings({"operation": "total-exchange", "p": 16})
    assert simulated_time(one, lambda: False) == run(one).simulated
    monkeypatch.setattr(simulated, "CURVE_CROSSINGS", 100)
    assert simulated_time(one, lambda: False) == run(one).simulated  # it is known by now
    assert simulated_time(at(one, m=101), lambda: False) is None


def test_a_curve_can_be_cancelled():
    one = from_settings({"m": 7919})
    curves = curve(request_of(one, "p"), run(one).simulated, cancelled=lambda: True)
    assert all(value is None for line in next(curves).series for value in line.simulated)
    with pytest.raises(Cancelled):
        list(curves)


def test_the_title_says_what_is_shown():
    one = from_settings({"operation": "scatter", "switching": "cut-through", **LECTURE_COSTS})
    for over, rest in (("p", "m = 100"), ("m", "p = 16")):
        shown = next(curve(request_of(one, over), run(one).simulated))
        assert "Scatter" in str(shown.title)
        assert str(shown.subtitle) == f"Cut-through, {rest}, ts = 50, th = 1.5, tw = 0.1"


def test_analytic_lines_need_no_simulation(monkeypatch):
    """The first curve comes at once, however large the networks are."""
    monkeypatch.setattr(simulated, "run_plan", lambda *given, **options: pytest.fail("simulated"))
    one = from_settings({"operation": "total-exchange"})
    first = next(curve(request_of(one, "p"), analytic_time(one)))
    assert all(value is not None for line in first.series for value in line.analytic)


def test_every_algorithm_has_a_curve():
    """No algorithm and no switching method makes a curve fail."""
    for algorithm in (one for one in ALGORITHMS if one.made_for(star=False)):
        for switching in ("store-and-forward", "cut-through", "finite-packets"):
            settings = {
                "operation": algorithm.operation,
                "algorithm": algorithm.key,
                "switching": switching,
                "p": 4,
            }
            one = from_settings(settings)
            for over in ("p", "m"):
                assert next(curve(request_of(one, over), run(one).simulated)).series
