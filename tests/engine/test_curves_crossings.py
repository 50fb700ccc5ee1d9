"""Where lines of curves cross: exactly by formula, between two whole m by simulation."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.run import analytic_time, run
from engine.scenario import from_settings
from engine.sweep import Request, Series, SeriesKey, curve, offered, request_of, scenario_at
from engine.sweep.crossings import formula_crossings, narrowed, signs, turns
from tests.engine.cases import LECTURE_COSTS, scenarios

SF, CT, PACKETS = "store-and-forward", "cut-through", "finite-packets"
COSTS = {key: Fraction(LECTURE_COSTS[key]) for key in ("ts", "th", "tw")}


def crossings(scenario, over, keys, low=None, high=None):
    """All crossings of a curve, by formula and by simulation."""
    shown = list(curve(Request(scenario, over, tuple(keys), low, high), None))[-1]
    formula = [one for one in shown.crossings if one.kind == "formula"]
    return formula, [one for one in shown.crossings if one.kind == "simulated"]


# The published numbers, with the formulas typed here once more ------------------------------------


def stored_exchange(m, p, log, ts, th, tw):
    """Total exchange on a hypercube, ring after ring: (ts + th + m p tw / 2) log2 p."""
    return (ts + th + m * p * tw / 2) * log


def pairwise_exchange(m, p, log, ts, th, tw):
    """Total exchange on a hypercube, pairwise: (ts + m tw)(p - 1) + th p log2 p / 2."""
    return (ts + m * tw) * (p - 1) + th * p * log / 2


@pytest.mark.parametrize(
    ("p", "log", "root", "between"),
    [(16, 4, Fraction(5920, 17), (348, 349)), (64, 6, Fraction(10430, 43), (242, 243))],
)
def test_total_exchange_on_a_hypercube(p, log, root, between):
    scenario = from_settings(
        {**LECTURE_COSTS, "topology": "hypercube", "p": p, "operation": "total-exchange"}
    )
    keys = SeriesKey("hypercube", SF), SeriesKey("hypercube", CT)
    (formula,), (simulated,) = crossings(scenario, "m", keys)
    assert formula.x == root and simulated.between == between
    outside = [form(root, p, log, **COSTS) for form in (stored_exchange, pairwise_exchange)]
    assert outside[0] == outside[1] == formula.time
    assert (formula.first, formula.second) == (simulated.first, simulated.second) == keys
    for m, first in zip(between, keys, strict=True):
        times = {key: run(scenario_at(scenario, key, "m", m)).simulated for key in keys}
        assert min(times, key=times.__getitem__) == first and len(set(times.values())) == 2


def test_broadcast_on_a_ring_of_16():
    """From m tw + th = 4 ts / 7 on both ways beats doubling, 8 steps against 4 of 15 hops."""
    scenario = from_settings({**LECTURE_COSTS, "p": 16})
    both, doubling = SeriesKey("ring", SF), SeriesKey("ring", SF, "doubling")
    (formula,), (simulated,) = crossings(scenario, "m", (both, doubling))
    ts, th, tw = COSTS.values()
    assert formula.x * tw + th == 4 * ts / 7
    assert (ts + th + formula.x * tw) * 8 == 4 * ts + (formula.x * tw + th) * 15 == formula.time
    assert (formula.first, formula.second) == (doubling, both)
    assert simulated.between[0] < formula.x < simulated.between[1] == simulated.between[0] + 1
    for over in ("ts", "th", "tw"):
        (there,), _ = crossings(replace(scenario, m=270), over, (both, doubling))
        costs = {**COSTS, over: there.x}
        assert 270 * costs["tw"] + costs["th"] == 4 * costs["ts"] / 7


# Laws ---------------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(scenarios(largest=16), st.sampled_from(["m", "ts", "th", "tw"]), st.data())
def test_at_a_crossing_both_times_are_equal_and_beside_it_they_are_not(scenario, over, data):
    every = [one.key for one in offered(scenario, over) if one.why_not is None]
    keys = data.draw(st.lists(st.sampled_from(every), min_size=2, max_size=4, unique=True))
    shown = next(curve(Request(scenario, over, tuple(keys)), None))
    for one in shown.crossings:
        if one.between is None:
            assert shown.low < one.x < shown.high
        below, above = one.between or (one.x / 2 + shown.low / 2, one.x / 2 + shown.high / 2)

        def time(key, x):
            exact = scenario_at(scenario, key, over, 1 if over == "m" else x)
            return analytic_time(replace(exact, **{over: x}))

        if over != "m" or one.between is not None:
            assert time(one.first, below) < time(one.second, below)
            assert time(one.first, above) > time(one.second, above)
        if one.between is None:
            at = [time(key, one.x) for key in (one.first, one.second)]
            assert at == [one.time, one.time]
    if over == "m":
        return
    for first, second in combinations(shown.series, 2):  # and none is missed
        found = turns(signs(first, second, "analytic"))
        pair = {first.key, second.key}
        assert len(found) == len(
            [one for one in shown.crossings if {one.first, one.second} == pair]
        )


def test_over_m_a_root_is_found_wherever_the_order_turns():
    scenario = from_settings({**LECTURE_COSTS, "operation": "total-exchange"})
    keys = tuple(one.key for one in offered(scenario, "m") if one.key.switching != PACKETS)
    shown = next(curve(Request(scenario, "m", keys), None))
    for first, second in combinations(shown.series, 2):
        found = turns(signs(first, second, "analytic"))
        there = [
            one for one in shown.crossings if {one.first, one.second} == {first.key, second.key}
        ]
        assert len(there) == len(found) <= 1
        for (low, high), one in zip(found, there, strict=True):
            assert low <= one.x <= high
    assert shown.crossings == tuple(sorted(shown.crossings, key=lambda one: one.x))


def test_over_whole_values_the_order_turns_between_neighbours():
    scenario = from_settings({**LECTURE_COSTS, "topology": "torus", "operation": "shift", "p": 64})
    formula, _ = crossings(scenario, "q", [SeriesKey(kind, SF) for kind in ("torus", "hypercube")])
    assert formula
    for one in formula:
        low, high = one.between
        assert one.time is None and low < one.x < high
        for x, first, second in ((low, one.first, one.second), (high, one.second, one.first)):
            pair = (scenario_at(scenario, key, "q", x) for key in (first, second))
            faster, slower = map(analytic_time, pair)
            assert faster < slower
    packets = from_settings(
        {**LECTURE_COSTS, "operation": "point-to-point", "switching": PACKETS, "m": 1000}
    )
    keys = SeriesKey("ring", PACKETS), SeriesKey("ring", SF)
    formula, _ = crossings(packets, "packet", keys)
    assert formula and all(one.between[1] == one.between[0] + 1 for one in formula)
    formula, simulated = crossings(packets, "m", (keys[0], SeriesKey("ring", CT)), 2, 400)
    assert [one.between for one in formula] == [one.between for one in simulated]


def test_lines_that_coincide_or_only_meet_do_not_cross():
    scenario = from_settings({**LECTURE_COSTS, "operation": "all-to-all-broadcast"})
    for keys in ([SeriesKey("ring", SF), SeriesKey("ring", CT)], [SeriesKey("ring", SF)]):
        assert crossings(scenario, "m", keys) == ([], [])
    broadcast = from_settings({**LECTURE_COSTS, "ts": "0", "th": "0"})
    both, doubling = SeriesKey("ring", SF), SeriesKey("ring", SF, "doubling")
    # with ts = th = 0 both are m tw times a number: they meet at m = 0 only
    assert crossings(broadcast, "m", (both, doubling)) == ([], [])
    # over th they would cross below 0; over ts beyond the range
    assert crossings(from_settings({**LECTURE_COSTS, "m": 500}), "th", (both, doubling)) == ([], [])
    near = from_settings({**LECTURE_COSTS, "m": 100})
    assert crossings(near, "ts", (both, doubling), 30, 60) == ([], [])
    (found,), _ = crossings(near, "ts", (both, doubling), 1, 60)
    assert found.x == Fraction(7, 4) * (10 + Fraction(3, 2))
    assert crossings(near, "ts", (both, doubling), 1, found.x) == ([], [])  # at the very end


def test_lines_without_a_formula_cross_by_simulation_only():
    scenario = from_settings({**LECTURE_COSTS, "p": 16})
    keys = SeriesKey("ring", SF), SeriesKey("ring", SF, "near-first")
    formula, (simulated,) = crossings(scenario, "m", keys)
    assert formula == [] and simulated.between == (270, 271)
    beside = SeriesKey("ring", PACKETS, "near-first")
    assert crossings(replace(scenario, packet=7), "p", (keys[0], beside), 4, 32)[0] == []


def line(key, x, times):
    """A line of a curve without any scenario."""
    return Series(SeriesKey(key, SF), key, tuple(x), tuple(times), tuple(times))


def test_unknown_and_equal_points_are_no_order():
    one = line("ring", (1, 2, 3, 4, 5, 6), (1, None, 5, 5, 9, 9))
    other = line("torus", (1, 2, 3, 4, 6), (2, 9, 5, None, 8))
    assert signs(one, other, "analytic") == [(1, -1), (3, 0), (6, 1)]
    (found,) = formula_crossings([one, other], {}, "p", 1, 6)
    assert found.between == (1, 6) and found.first == one.key
    touching = line("torus", (1, 3, 6), (2, 5, 10))
    assert formula_crossings([one, touching], {}, "p", 1, 6) == ()


@given(st.integers(0, 500), st.integers(0, 40), st.lists(st.fractions(0, 600), max_size=3))
def test_neighbours_are_found_whatever_is_guessed(last, equal, guesses):
    """Below up to ``last``, then equal for a while, then above."""
    asked = []

    def sign(x):
        asked.append(x)
        return -1 if x <= last else 0 if x <= last + equal else 1

    assert narrowed(sign, 0, 600, guesses) == (last, last + equal + 1)
    assert len(asked) < 40
    assert narrowed(lambda x: None if 0 < x < 600 else sign(x), 0, 600, guesses) is None


def test_a_good_guess_saves_simulations():
    asked = []
    narrowed(lambda x: asked.append(x) or (-1 if x < 349 else 1), 1, 10**6, [Fraction(5920, 17)])
    assert len(asked) <= 5


def test_only_the_scenarios_own_request_decides():
    """The same curve twice has the same crossings, known points or not."""
    scenario = from_settings({**LECTURE_COSTS, "m": 17})
    first, second = (list(curve(request_of(scenario, "m"), None))[-1] for _ in range(2))
    assert first.crossings == second.crossings
