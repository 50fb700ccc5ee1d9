"""Hub and switch: the published times, the lecture's models, and laws of both."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from math import ceil, log2

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.algorithms import algorithms_of
from engine.cost import Message
from engine.errors import InputError
from engine.formulas.cluster import bundles, segments
from engine.models import MODELS, A, B, C, Frame
from engine.operation import OPERATIONS
from engine.run import Run, run
from engine.scenario import Scenario, from_settings
from engine.scenario.clusters import over
from engine.topology import build

PARAMETERS = {
    "A": {"tn": "150.3", "tk": "0.0862", "tc": "6.7"},
    "B": {"t0": "100.5", "t1": "0.12", "tk": "0.08363"},
    "C": {"tn": "150.3", "tk": "0.0862"},
}
"""Some numbers near those of the lecture's cluster: microseconds, bytes."""

SIZES = (1, 77, 1421, 1422, 1423, 2844, 2845, 60000)
"""Round the borders of packets of 1500 bytes with heads of 78."""


def of(kind: str, operation: str, model: str = "A", **given: object) -> Run:
    settings = {"topology": kind, "operation": operation, "model": model, **PARAMETERS[model]}
    return run(from_settings({**settings, **given}))


def told(model: str, m: int, vmax: int = 1500, vc: int = 78) -> Fraction:
    """The time of one message as the lecture writes it, with its case distinction."""
    given = {name: Fraction(value) for name, value in PARAMETERS[model].items()}
    if model == "A":
        return given["tn"] + m * given["tk"] + given["tc"]
    if model == "C":
        return given["tn"] + m * given["tk"]
    n = ceil(Fraction(m, vmax - vc))
    prepared = m if n <= 1 else vmax - vc
    return given["t0"] + prepared * given["t1"] + (m + vc * max(1, n)) * given["tk"]


# Published numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize("m", SIZES)
@pytest.mark.parametrize("model", "ABC")
@pytest.mark.parametrize(
    ("kind", "operation", "messages"),
    [
        ("switch", "broadcast", 3),
        ("switch", "total-exchange", 7),
        ("hub", "broadcast", 7),
        ("hub", "total-exchange", 56),
    ],
)
def test_eight_nodes(kind, operation, messages, model, m):
    one = of(kind, operation, model, p=8, m=m)
    assert one.simulated == one.analytic == messages * told(model, m)
    assert one.exact
    assert one.terms == one.analytic_terms


def test_model_b_jumps_at_every_border_of_a_packet():
    """The jump is the head of one packet more."""
    times = {name: Fraction(value) for name, value in PARAMETERS["B"].items()}
    for packets in (1, 2, 3, 10):
        border = packets * 1422
        before, after = (B.time(m, times) for m in (border, border + 1))
        # the first border also ends the growth of the latency
        assert after - before == times["tk"] * (1 + 78)
        assert B.time(border + 2, times) - after == times["tk"]


# Laws ---------------------------------------------------------------------------------------------


def plain_time(one: Run, hub: bool) -> Fraction:
    """The time by the sentence of the lecture: rounds through a switch, messages through a hub."""
    scenario, schedule = one.scenario, one.schedule
    rates = [scenario.ts, scenario.th, scenario.tw]
    total = Fraction(0)
    for number in range(schedule.steps):
        times = []
        for words in schedule.words[schedule.rows(number)].tolist():
            model = scenario.cluster.model
            if model == "B":
                frame = scenario.cluster.frame
                n = max(1, ceil(Fraction(words, frame.vmax - frame.vc)))
                first = words if n == 1 else frame.vmax - frame.vc
                paid = [1, first, words + n * frame.vc]
            else:
                paid = [1, int(model == "A"), words]
            times.append(sum(count * rate for count, rate in zip(paid, rates, strict=True)))
        total += sum(times) if hub else max(times)
    return total


@st.composite
def clusters(draw, largest: int = 20) -> Scenario:
    """Draw a scenario on a hub or a switch."""
    kind, p = draw(st.sampled_from(["switch", "hub"])), draw(st.integers(2, largest))
    operation = draw(st.sampled_from([one.key for one in OPERATIONS]))
    network = build(kind, (p,))
    entries = [one for one in algorithms_of(operation) if one.star or one.key.startswith("r")]
    source = draw(st.integers(0, p - 1))
    settings = {
        "topology": kind,
        "p": p,
        "operation": operation,
        "algorithm": draw(st.sampled_from(entries)).key,
        "model": draw(st.sampled_from("ABC")),
        "m": draw(st.integers(1, 5000)),
        "ts": draw(st.integers(0, 500)),
        "th": draw(st.integers(0, 50)),
        "tw": f"0.{draw(st.integers(1, 999)):03}",
        "vmax": draw(st.sampled_from([40, 100, 1500])),
        "vc": draw(st.sampled_from([0, 20, 39])),
        "root": draw(st.integers(0, p - 1)),
        "q": draw(st.integers(1, p - 1)),
        "source": source,
        "target": (source + draw(st.integers(1, p - 1))) % p,
    }
    entry = next(one for one in entries if one.key == settings["algorithm"])
    if entry.why_not(network, from_settings({"p": p}).task) is not None:
        settings["algorithm"] = next(one.key for one in entries if one.star)
    return from_settings(settings)


@given(clusters())
def test_simulation_formula_and_a_plain_count_agree(scenario):
    one = run(scenario)
    assert one.simulated == plain_time(one, scenario.topology == "hub")
    assert one.exact
    assert one.simulated == one.analytic
    assert one.terms == one.analytic_terms
    for key, bound in one.bounds.items():
        assert bound is None or bound <= one.simulated, key
    if scenario.topology == "hub":  # it is never idle, and everything goes through it
        assert one.bounds["busiest-link"] == one.simulated


@given(clusters())
def test_through_a_hub_one_message_at_a_time(scenario):
    one = run(scenario)
    start, end = np.asarray(one.trace.start), np.asarray(one.trace.end)
    transfer = np.asarray(one.trace.transfer)
    whole = sorted({(int(a), int(b), int(t)) for a, b, t in zip(start, end, transfer, strict=True)})
    assert len(whole) == one.schedule.transfers  # up and down at once, for the whole time
    if scenario.topology == "hub":
        assert all(before[1] <= after[0] for before, after in pairwise(whole))
        assert one.trace.cycles == one.schedule.transfers
    else:
        assert not np.asarray(one.trace.waited).any()
        assert one.trace.cycles == one.schedule.steps


@pytest.mark.parametrize("p", range(2, 40))
def test_the_rounds_of_a_tree(p):
    assert len(list(segments(p))) == ceil(log2(p))
    assert sum(rest for _, rest in segments(p)) == p - 1
    assert len(bundles(p)) == p - 1


@given(st.integers(1, 10**6), st.sampled_from(MODELS), st.integers(1, 3000), st.integers(0, 2000))
def test_the_cost_of_a_message_and_the_formula_of_a_model_are_one(m, model, room, vc):
    frame = Frame(room + vc, vc)
    assert Message(model.key, frame.vmax, vc, shared=False).terms(m) == model.terms(m, frame)


def test_models_a_and_c_differ_by_the_service_data_alone():
    a, c = (of("switch", "broadcast", model, p=8) for model in "AC")
    assert a.simulated - c.simulated == 3 * Fraction("6.7")


# Where a line is slow, and where ports queue ------------------------------------------------------


def test_a_slow_line_holds_the_hub_up():
    plain = of("hub", "broadcast", "C", p=4, m=1000)
    slow = of("hub", "broadcast", "C", p=4, m=1000, **{"slow-link": ["0-4:2"]})
    sent = np.bincount(plain.schedule.source)[0]
    one = Fraction("150.3") + 1000 * Fraction("0.0862")
    assert slow.simulated == plain.simulated + int(sent) * one
    assert not slow.exact
    assert sum(terms.ts for terms in slow.step_terms) == 3 + int(sent)


def test_a_direct_exchange_through_a_switch_queues_at_the_lines():
    one = of("switch", "total-exchange", "C", p=4, m=100, algorithm="direct")
    t = Fraction("150.3") + 100 * Fraction("0.0862")
    assert one.analytic is None
    assert one.simulated >= 3 * t
    assert one.trace.max_waiting == 2
    hub = of("hub", "total-exchange", "C", p=4, m=100, algorithm="direct")
    assert hub.simulated == 12 * t


# Settings -----------------------------------------------------------------------------------------


def test_a_models_own_names_stand_for_the_rates():
    by_name = from_settings({"topology": "switch", "model": "B", "t0": 9, "t1": "0.5", "tk": 2})
    assert by_name.rates == (9, Fraction(1, 2), 2)
    assert from_settings(by_name.settings()) == by_name
    by_rate = from_settings({"topology": "switch", "model": "a", "ts": 9, "th": "0.5", "tw": 2})
    assert by_rate.costs == {"tn": 9, "tk": 2, "tc": Fraction(1, 2)}
    both = from_settings({"topology": "hub", "model": "C", "ts": 9, "tn": 5, "tw": 2})
    assert both.costs == {"tn": 5, "tk": 2}


def test_a_model_keeps_its_parameters_while_another_is_tried():
    one = from_settings({"topology": "hub", "model": "A", "tn": 9, "tc": 4, "tk": 2})
    other = from_settings({**one.settings(), "model": "B", "t1": "0.5"})
    assert other.costs == {"t0": 9, "t1": Fraction(1, 2), "tk": 2}
    back = from_settings({**other.settings(), "model": "A"})
    assert back.costs == one.costs
    assert from_settings({**one.settings(), "model": "B"}).costs["t1"] == 0


def test_a_rate_that_changes_wins_over_the_parameter_in_its_place():
    one = from_settings({"topology": "hub", "model": "A", "tn": 9, "tc": 4, "tk": 2})
    assert from_settings(over(one.settings(), {"ts": 7})).costs == {"tn": 7, "tc": 4, "tk": 2}
    assert replace(one, ts=Fraction(7)) == from_settings(over(one.settings(), {"ts": 7}))


def test_off_clusters_the_model_means_nothing():
    plain = from_settings({"topology": "ring", "ts": 7})
    given = from_settings({"topology": "ring", "ts": 7, "model": "B", "t0": 9, "vmax": 200})
    assert (given.ts, given.message) == (7, None)
    assert given.without_unused() == plain.without_unused()


def test_without_a_model_the_usual_costs_of_one_hop():
    one = run(from_settings({"topology": "switch", "p": 8, "ts": 50, "th": "1.5", "tw": "0.1"}))
    assert one.simulated == 3 * (50 + Fraction("1.5") + 10)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"model": "D"}, "the model D is not known; there is A, B and C"),
        ({"model": "B", "vmax": 78, "vc": 78}, "vmax must be larger than vc"),
        ({"model": "A", "tn": "x"}, "tn must be"),
        ({"p": 1}, "p must be at least 2 for a switch; 1 is not"),
        ({"dims": "4x4"}, "a switch has no sides; 4x4 is not allowed (give p instead)"),
        ({"model": "C", "tn": 0, "tk": 0, "th": 0}, "must not"),
        ({"algorithm": "doubling"}, "this algorithm works on rings, tori and hypercubes"),
        ({"slow-link": ["0-1:2"]}, "there is no link from node 0 to node 1"),
        ({"embedding": "ring"}, "the host switch is not known; there is hypercube"),
    ],
)
def test_what_cannot_be(settings, said):
    with pytest.raises(InputError) as caught:
        run(from_settings({"topology": "switch", "p": 8, **settings}))
    assert said in str(caught.value.text)


def test_the_catalogue_of_models():
    assert [one.key for one in MODELS] == ["A", "B", "C"]
    assert (A.rates, B.rates, C.rates) == (("tn", "tc", "tk"), ("t0", "t1", "tk"), ("tn", "", "tk"))
