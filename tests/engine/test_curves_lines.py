"""Lines of curves: both truths at every point, ranges, what can be ticked, presets, time so far."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import Cancelled, InputError
from engine.operation import OPERATIONS
from engine.run import run
from engine.scenario import from_settings
from engine.sweep import (
    OVERS,
    PRESETS,
    Request,
    SeriesKey,
    axis_of,
    axis_values,
    curve,
    curves,
    minus,
    offer_of,
    offered,
    own_key,
    preset_of,
    range_of,
    request_of,
    scenario_at,
    simulated,
    time_so_far,
    units_of,
    usual,
    value_of,
    why_not_over,
)
from tests.engine.cases import LECTURE_COSTS, of, scenarios
from tests.tiers import tier

SMALL = {"p": (2, 16), "m": (1, 90), "q": (1, 9), "ts": (0, 60), "th": (0, 3), "tw": (0, 1)}
"""Ranges whose points are cheap."""

SHIFT = {**LECTURE_COSTS, "operation": "shift", "topology": "torus", "q": 3}


def last_of(request, time=None):
    """A curve with all its points."""
    return list(curve(request, time))[-1]


def small(scenario, over, count=3):
    """A request of few cheap points, over the usual lines."""
    low, high = SMALL.get(over, (1, 150))
    return replace(request_of(scenario, over), low=low, high=high, count=count)


@pytest.mark.parametrize("over", OVERS)
@pytest.mark.parametrize("operation", tier(["shift"], [one.key for one in OPERATIONS]))
def test_every_point_has_the_times_of_its_own_run(over, operation):
    scenario = from_settings({**SHIFT, "operation": operation, "switching": "finite-packets"})
    if why_not_over(scenario, over) is not None:
        return
    shown = last_of(small(scenario, over))
    assert shown.done == shown.total == sum(len(line.x) for line in shown.series)
    for line in shown.series:
        assert list(line.x) == sorted(set(line.x))
        columns = (line.analytic, line.simulated, line.bound, line.terms)
        for x, analytic, time, bound, parts in zip(line.x, *columns, strict=True):
            one = run(scenario_at(scenario, line.key, over, x))
            assert value_of(one.scenario, over) == x
            assert (analytic, time) == (one.analytic, one.simulated)
            assert bound == (None if one.lecture == one.analytic else one.lecture)
            assert parts.total == time
            assert parts.per_hop == one.terms.th * one.scenario.th


def test_the_schedule_made_once_gives_the_times_of_runs_of_their_own(monkeypatch):
    """Points over m, costs and packets share a plan: made once a line, and never wrong."""
    made = []
    plan = simulated.plan
    monkeypatch.setattr(simulated, "plan", lambda *given: made.append(1) or plan(*given))
    scenario = from_settings({**LECTURE_COSTS, "operation": "scatter", "slow-link": "0-1:2"})
    for over in ("m", "ts", "tw", "packet"):
        made.clear()
        key = replace(own_key(scenario), switching="finite-packets", algorithm="halving")
        request = replace(small(scenario, over, 5), keys=(key,))
        (line,) = last_of(request).series
        assert len(made) == 1 and len(line.x) >= 5
        runs = [run(scenario_at(scenario, key, over, x)) for x in line.x]
        assert list(line.simulated) == [one.simulated for one in runs]


@pytest.mark.parametrize("axes", ["log", "linear"])
def test_a_thousand_points_can_be_simulated(axes):
    scenario = from_settings({**LECTURE_COSTS, "p": 4})
    request = replace(request_of(scenario, "m"), count=1000, high=5000, axes=axes)
    request = replace(request, keys=(own_key(scenario),))
    shown = list(curve(request, None))
    (line,) = shown[-1].series
    assert len(line.x) > (400 if axes == "log" else 999)  # small whole numbers by ratio coincide
    assert line.simulated == line.analytic
    steps = [second - first for first, second in pairwise(line.x)]
    assert max(steps[5:]) > 20 * min(steps) if axes == "log" else max(steps) <= 6
    done = [one.done for one in shown]
    assert done == sorted(done) and done[-1] == shown[-1].total


def some_points(request, turns):
    """The simulated points that are known when a curve is cancelled after so many turns."""
    asked = []
    seen = []

    def cancelled():
        asked.append(1)
        return len(asked) > turns

    def watch():
        for shown in curve(request, None, cancelled):
            seen.append(shown)

    with pytest.raises(Cancelled):
        watch()
    return seen[-1].series


def test_small_networks_come_first_and_short_packets_last(monkeypatch):
    monkeypatch.setattr(curves, "SECONDS_BETWEEN", -1)
    scenario = from_settings({**LECTURE_COSTS, "m": 613})
    lines = some_points(request_of(scenario, "p"), 200)
    there = [[time is not None for time in line.simulated] for line in lines]
    assert all(times == sorted(times, reverse=True) for times in there)
    largest = [
        max(x for x, known in zip(line.x, times, strict=True) if known)
        for line, times in zip(lines, there, strict=True)
    ]
    assert max(largest) <= 4 * min(largest)
    packets = replace(scenario, switching="finite-packets")
    (line,) = some_points(request_of(packets, "packet"), 200)
    times = [time is not None for time in line.simulated]
    assert times == sorted(times) and any(times) and not all(times)


def test_what_is_known_is_there_at_once():
    scenario = from_settings({**LECTURE_COSTS, "p": 8, "m": 331})
    last = last_of(request_of(scenario, "m"))
    again = next(curve(request_of(replace(scenario, notes="other"), "m"), None))
    assert again.done == again.total
    assert [line.simulated for line in again.series] == [line.simulated for line in last.series]
    moved = next(curve(request_of(replace(scenario, m=332), "m"), None))
    assert 0 < moved.done < moved.total


def test_points_of_very_many_steps_are_left_out(monkeypatch):
    monkeypatch.setattr(simulated, "MOST_STEPS", 7)
    scenario = from_settings({**LECTURE_COSTS, "p": 16, "m": 8191})
    (ring,) = last_of(Request(scenario, "p", (own_key(scenario),), 12, 16)).series
    assert [time is None for time in ring.simulated] == [x > 14 for x in ring.x]
    assert None not in ring.analytic


def test_what_is_remembered_is_bounded(monkeypatch):
    monkeypatch.setattr(simulated, "MOST_KNOWN", 10)
    monkeypatch.setattr(simulated, "_known", {})
    scenario = from_settings({"p": 3})
    for m in range(1, 40):
        assert simulated.simulated_time(replace(scenario, m=m), lambda: False) is not None
        assert len(simulated._known) <= 10
        assert simulated.known(replace(scenario, m=m)) is not None


# Ranges -------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(scenarios(), st.sampled_from(OVERS), st.sampled_from(["", "log", "linear"]), st.data())
def test_points_rise_within_the_range(scenario, over, axes, data):
    if why_not_over(scenario, over) is not None:
        return
    low, high = range_of(scenario, over, None, None)
    if low < high and data.draw(st.booleans()):
        axis = axis_of(over)
        numbers = st.integers(int(low), int(high)) if axis.whole else st.fractions(low, high)
        low, high = sorted(data.draw(st.lists(numbers, min_size=2, max_size=2, unique=True)))
    request = replace(request_of(scenario, over), low=low, high=high, axes=axes)
    shown = (
        next(curve(request, None)) if low < high else next(curve(request_of(scenario, over), None))
    )
    assert (shown.low, shown.high) == (low, high)
    for line in shown.series:
        assert list(line.x) == sorted(set(line.x))
        assert low <= line.x[0] and line.x[-1] <= high
        own = value_of(scenario, over)
        if line.current and low <= own <= high:
            assert own in line.x
            assert line.analytic[line.x.index(own)] == shown.analytic


@pytest.mark.parametrize(
    ("over", "low", "high", "said"),
    [
        ("m", 0, 10, "m must be a whole number from 1"),
        ("m", "9", "9", "the range of m must begin below its end; 9 to 9 does not"),
        ("p", 64, 4, "the range of p must begin below its end; 64 to 4 does not"),
        ("ts", "-1", None, "ts must be a decimal number from 0"),
        ("tw", None, "x", "tw must be a decimal number from 0"),
        ("q", None, None, "only the circular shift has a q"),
        ("n", None, None, "a curve over n is not known; there is m, p, q, ts, th, tw and packet"),
    ],
)
def test_a_range_that_cannot_be_is_refused_in_a_sentence(over, low, high, said):
    scenario = from_settings({})
    request = Request(scenario, over, (own_key(scenario),), low, high)
    with pytest.raises(InputError, match=said):
        next(curve(request, None))


@pytest.mark.parametrize("over", [over for over in OVERS if over != "q"])
def test_a_slider_offers_values_that_can_be(over):
    scenario = from_settings({"p": 12, "m": 77, "ts": "0.3"})
    found = axis_values(scenario, over)
    assert list(found) == sorted(set(found)) and value_of(scenario, over) in found
    assert len(found) > 10
    for x in found[:: len(found) // 6]:
        one = scenario_at(scenario, own_key(scenario), over, x)
        assert one is None if (over, x) == ("tw", 0) else value_of(one, over) == x


# What can be ticked -------------------------------------------------------------------------------


def test_the_lines_that_are_offered():
    scenario = from_settings({"p": 12, "algorithm": "both-ways"})
    found = offered(scenario, "m")
    rings, stars = 3 * 3 * 3, 2 * 3 * 1
    assert len({one.key for one in found}) == len(found) == rings + stars
    assert own_key(scenario) == SeriesKey("ring", "store-and-forward")
    assert own_key(scenario).key == "ring/store-and-forward/default"
    for one in found:
        made = scenario_at(scenario, one.key, "m", 5)
        assert (made is None) == (one.why_not is not None)
    cube = next(one for one in found if one.key.topology == "hypercube")
    assert "12 is not (8 and 16 are)" in str(cube.why_not)
    assert all(one.why_not is None for one in offered(scenario, "p"))
    assert (
        offer_of(scenario, "m", SeriesKey("ring", "cut-through", "doubling")).key.algorithm is None
    )


@pytest.mark.parametrize("over", OVERS)
def test_the_scenario_lies_on_a_usual_line(over):
    for given_ in ({}, {"p": 12, "algorithm": "doubling"}, SHIFT, {"switching": "cut-through"}):
        scenario = from_settings(given_)
        keys = usual(scenario, over)
        assert own_key(scenario) in keys and len(set(keys)) == len(keys)
        if why_not_over(scenario, over) is None:
            assert next(curve(request_of(scenario, over), None)).current is not None


def test_titles_tell_lines_apart():
    scenario = from_settings({})
    offers = [one.key for one in offered(scenario, "m")]
    for keys in (offers, offers[:3], offers[::3], offers[:1]):
        lines = next(curve(Request(scenario, "m", tuple(keys)), None)).series
        assert len({str(line.title) for line in lines}) == len(keys)
    whole = next(curve(Request(scenario, "m", tuple(offers[:2])), None))
    assert [str(line.title) for line in whole.series] == ["both ways", "doubling"]
    assert str(whole.subtitle) == "Ring, store-and-forward, p = 16, ts = 50, th = 0, tw = 0.1"


def test_differences():
    scenario = from_settings(LECTURE_COSTS)
    keys = (own_key(scenario), SeriesKey("torus", "store-and-forward"))
    ring, torus = last_of(Request(scenario, "p", keys, 2, 64)).series
    assert set(ring.gap) == {0}
    for x, apart in minus(ring, torus).items():
        assert apart == ring.times[ring.x.index(x)] - torus.times[torus.x.index(x)] >= 0
    assert set(minus(ring, torus)) == set(ring.x) & set(torus.x) == {4, 16, 64}


# Presets ------------------------------------------------------------------------------------------


def test_presets_make_scenarios_and_know_their_units():
    for preset in PRESETS:
        network = {"topology": "switch"} if preset.star else {}
        scenario = from_settings({**network, **preset.settings})
        assert preset_of(scenario) is preset
        assert preset_of(replace(scenario, ts=Fraction(7))) is preset  # a slider along ts
        assert units_of(request_of(scenario, "m")) == (preset.unit_of_time, preset.word)
        assert len(str(preset.note)) > 60
    lecture = from_settings(LECTURE_COSTS)
    assert units_of(replace(request_of(lecture, "m"), preset="modern")).time is not None
    assert preset_of(from_settings({"ts": 1, "th": 2, "tw": 3})) is None
    fast, modern = (Fraction(preset.settings["tw"]) for preset in PRESETS[1:3])
    assert modern == Fraction(8 * 8, 100_000)  # 64 bits at 100 000 bits a microsecond
    assert fast > Fraction(8 * 8, 100)  # not faster than the wire


# So far -------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(scenarios(largest=9))
def test_the_time_so_far_grows_to_the_whole(scenario):
    one = run(scenario)
    so_far = time_so_far(one)
    assert so_far.time(0) == 0 and so_far.time(one.trace.cycles) == one.simulated
    assert list(so_far.cycle_ends) == sorted(so_far.cycle_ends)
    for step, shares in enumerate(so_far.shares):
        ticks = int(so_far.step_ends[step])
        assert shares.total == so_far.unit.time(ticks) == so_far.time(so_far.last_cycles[step])
        assert so_far.parts(ticks) == shares
    whole = so_far.shares[-1]
    assert whole == (
        one.terms.ts * scenario.ts,
        one.terms.th * scenario.th,
        one.terms.tw * scenario.tw,
    )
    parts = [so_far.parts(int(ticks)) for ticks in so_far.cycle_ends]
    for before, after in pairwise(parts):
        assert all(a <= b for a, b in zip(before, after, strict=True))
    assert [share.total for share in parts] == [so_far.time(c) for c in range(len(parts))]


def test_in_a_step_the_startup_is_paid_first():
    so_far = time_so_far(of(topology="hypercube", p=8))
    quarter = so_far.parts(so_far.unit.ticks(Fraction(25)))
    assert quarter == (25, 0, 0)
    later = so_far.parts(so_far.unit.ticks(Fraction(511, 10)))
    assert later.startup == 50 and later.per_word / later.per_hop == Fraction(10) / Fraction(3, 2)
