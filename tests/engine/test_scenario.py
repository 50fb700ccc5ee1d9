"""Scenarios: defaults, what follows from the rest, and one plain sentence for every bad value."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.scenario import DEFAULTS, KEYS, View, from_settings
from engine.scenario.fields import decimal, sides, slow_link, whole
from engine.text import Text
from tests.engine.cases import scenarios, settings_of_scenarios


def refusal(**settings):
    """The sentence with which settings are refused; _ stands for -."""
    with pytest.raises(InputError) as caught:
        from_settings({key.replace("_", "-"): value for key, value in settings.items()})
    assert isinstance(caught.value.text, Text)
    said = str(caught.value)
    assert "\n" not in said
    assert "{" not in said.replace(str(list(settings.values())[-1]), "")
    return said


# What holds when nothing is said ------------------------------------------------------------------


def test_defaults():
    scenario = from_settings({})
    assert (scenario.topology, scenario.dims, scenario.p) == ("ring", (16,), 16)
    assert (scenario.operation, scenario.algorithm_key) == ("broadcast", "both-ways")
    assert scenario.switching == "store-and-forward"
    assert (scenario.m, scenario.q, scenario.root, scenario.order) == (100, 1, 0, "low")
    assert (scenario.ts, scenario.th, scenario.tw) == (50, 0, Fraction(1, 10))
    assert scenario.startups == "one"
    assert scenario.slow_links == ()
    assert (scenario.position, scenario.view, scenario.notes) == (0, View(), "")
    assert set(DEFAULTS) <= set(KEYS)


@pytest.mark.parametrize(
    ("topology", "p", "dims"),
    [("ring", 12, (12,)), ("torus", 16, (4, 4)), ("hypercube", 16, (2, 2, 2, 2))],
)
def test_shapes_from_p(topology, p, dims):
    assert from_settings({"topology": topology, "p": p}).dims == dims


@pytest.mark.parametrize("dims", ["3x5", "3X5", " 3x5 ", [3, 5], (3, 5)])
def test_shapes_from_dims(dims):
    assert from_settings({"topology": "torus", "dims": dims}).dims == (3, 5)
    assert from_settings({"topology": "torus", "dims": dims, "p": 15}).p == 15


@pytest.mark.parametrize(
    ("settings", "target"),
    [
        ({"p": 16}, 8),
        ({"p": 7}, 3),
        ({"topology": "torus", "p": 16}, 10),
        ({"topology": "torus", "dims": "3x5"}, 7),
        ({"topology": "hypercube", "p": 8}, 7),
        ({"p": 16, "source": 3}, 11),
        ({"p": 7, "source": 6}, 2),
        ({"p": 7, "source": 5}, 1),
        ({"topology": "torus", "dims": "4x4", "source": 15}, 5),
    ],
)
def test_the_default_target_is_the_lowest_of_the_farthest(settings, target):
    scenario = from_settings({**settings, "operation": "point-to-point"})
    assert scenario.target == target
    network = scenario.network
    hops = [network.distance(scenario.source, node) for node in range(network.p)]
    assert hops.index(max(hops)) == target


def test_the_default_algorithm_follows_the_case():
    exchange = {"operation": "total-exchange", "topology": "hypercube", "p": 8}
    assert from_settings(exchange).algorithm_key == "ring"
    assert from_settings({**exchange, "switching": "cut-through"}).algorithm_key == "pairwise"
    chosen = from_settings({**exchange, "switching": "cut-through", "algorithm": "direct"})
    assert chosen.algorithm_key == "direct"


def test_a_startup_each_is_the_default_of_the_direct_exchange_alone():
    exchange = {"operation": "total-exchange"}
    assert from_settings({**exchange, "algorithm": "direct"}).startups == "each"
    assert from_settings({**exchange, "algorithm": "direct", "startups": "one"}).startups == "one"
    assert from_settings({**exchange, "algorithm": "pairwise"}).startups == "one"
    assert from_settings({"operation": "shift", "algorithm": "direct"}).startups == "one"
    gossip = {"operation": "all-to-all-broadcast", "algorithm": "simultaneous-broadcasts"}
    assert from_settings(gossip).startups == "one"


@pytest.mark.parametrize("value", ["0.1", ".1", "1e-1", Decimal("0.10"), Fraction(1, 10)])
def test_times_are_exact(value):
    assert from_settings({"tw": value}).tw == Fraction(1, 10)


def test_a_scenario_is_a_value():
    one, two = from_settings({"p": 8}), from_settings({"p": "8", "ts": "50.0"})
    assert one == two
    assert hash(one) == hash(two)
    assert one != from_settings({"p": 9})
    with pytest.raises(AttributeError):
        one.m = 5


def test_what_a_scenario_uses():
    assert from_settings({}).uses == {"root", "order"}
    assert from_settings({"operation": "shift"}).uses == {"q"}
    assert from_settings({"operation": "point-to-point"}).uses == {"source", "target"}
    packets = from_settings({"operation": "all-reduce", "switching": "finite-packets"})
    assert packets.uses == {"order", "packet"}


def test_unused_options_are_set_aside():
    one = from_settings(
        {"operation": "shift", "root": 5, "order": "high", "source": 3, "packet": 7}
    )
    assert one != from_settings({"operation": "shift"})
    assert one.without_unused() == from_settings({"operation": "shift"})
    used = from_settings({"root": 5, "order": "high"})
    assert used.without_unused() == used


@given(scenarios(24))
def test_settings_make_the_scenario_again(scenario):
    assert from_settings(scenario.settings()) == scenario
    assert list(scenario.settings()) == [key for key in KEYS if key in scenario.settings()]


@given(settings_of_scenarios(24))
def test_strings_and_numbers_are_the_same(settings):
    written = {key: str(value) for key, value in settings.items()}
    assert from_settings(written) == from_settings(settings)


@given(scenarios(24))
def test_without_unused_runs_the_same(scenario):
    lean = scenario.without_unused()
    assert lean.without_unused() == lean
    assert lean.algorithm_key == scenario.algorithm_key
    for name in scenario.uses:
        assert getattr(lean, name) == getattr(scenario, name)


# Bad input ----------------------------------------------------------------------------------------

BAD_WHOLE = ["-1", "1.5", "1e2", "0x10", "", "ten", "1_0", "²", 1.5, True, None, [4], "9" * 5000]


@pytest.mark.parametrize("name", ["p", "m", "packet", "root", "q"])
@pytest.mark.parametrize("value", BAD_WHOLE, ids=lambda v: str(v)[:8])
def test_whole_numbers(name, value):
    if name == "p" and value is None:
        return  # not given
    said = refusal(**{name: value})
    assert said.startswith(f"{name} must be a whole number from")
    assert said.endswith(f"; {shown(value)} is not")


BAD_TIMES = [
    "-1",
    "-0.5",
    "nan",
    "NaN",
    "inf",
    "Infinity",
    "1e400",
    "1e99999999999",
    "1e13",
    "1000000000001",
    "0.1234567890123456",
    "1e-16",
    "1234567890.123456789",
    "1,5",
    "0x1p3",
    "",
    "fast",
    "1 2",
    "9" * 5000,
    True,
    None,
    [1],
    float("nan"),
]


@pytest.mark.parametrize("name", ["ts", "th", "tw"])
@pytest.mark.parametrize("value", BAD_TIMES, ids=lambda v: str(v)[:12])
def test_times(name, value):
    said = refusal(**{name: value})
    assert said.startswith(f"{name} must be a decimal number from 0 to 1000000000000")
    assert said.endswith(f"; {shown(value)} is not")


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (
            {"topology": "hypercube", "p": 12},
            "power of two for a hypercube; 12 is not (8 and 16 are)",
        ),
        ({"topology": "torus", "p": 15}, "15 is not (9 and 16 are)"),
        (
            {"topology": "blob"},
            "the topology blob is not known; there is ring, torus, hypercube, switch and hub",
        ),
        ({"topology": 3}, "topology must be a word; 3 is not"),
        ({"topology": None}, "topology must be a word; null is not"),
        ({"operation": "allgather"}, "the operation allgather is not known"),
        ({"switching": "wormhole"}, "the switching method wormhole is not known"),
        ({"startups": "none"}, "none is not known; there is one and each"),
        ({"order": "middle"}, "the order middle is not known; there is low and high"),
        ({"algorithm": "ring"}, "for broadcast the algorithm ring is not known"),
        ({"operation": "shift", "q": 0}, "q must be a whole number from 1 to 15; 0 is not"),
        ({"operation": "shift", "q": 16}, "q must be a whole number from 1 to 15; 16 is not"),
        ({"root": 16}, "root must be a whole number from 0 to 15; 16 is not"),
        ({"root": 70000}, "root must be a whole number from 0 to 65535; 70000 is not"),
        ({"m": 0}, "m must be a whole number from 1 to 1000000000000; 0 is not"),
        ({"m": 10**12 + 1}, "1000000000001 is not"),
        ({"packet": 0}, "packet must be a whole number from 1 to 1000000000000; 0 is not"),
        ({"p": 65537}, "p must be a whole number from 1 to 65536; 65537 is not"),
        ({"p": 1}, "p must be at least 2 for a ring; 1 is not"),
        ({"p": 2**40, "operation": "total-exchange", "topology": "hypercube"}, str(2**40)),
        ({"th": 0, "tw": 0}, "th and tw must not both be 0"),
        ({"topology": "torus", "dims": "0x4"}, "0x4 has the side 0"),
        ({"topology": "torus", "dims": "4x-4"}, "4x-4 has the side -4"),
        ({"topology": "torus", "dims": "4"}, "4 has one (that is a ring)"),
        ({"topology": "torus", "dims": "4 x 4"}, "4 x 4 is not"),
        ({"topology": "torus", "dims": ""}, "dims must be whole numbers joined by x"),
        ({"topology": "torus", "dims": [4, 4.5]}, "4x4.5 is not"),
        ({"topology": "torus", "dims": "300x300"}, "300x300 makes 90000"),
        ({"topology": "torus", "dims": "4x4", "p": 15}, "p is 15 and 4x4 makes 16"),
        ({"topology": "ring", "dims": "4x4"}, "a ring has one length; 4x4 has 2"),
        ({"topology": "hypercube", "dims": "2x3"}, "every side of a hypercube is 2; 2x3 is not"),
        ({"operation": "point-to-point", "source": 3, "target": 3}, "both are 3"),
        ({"operation": "point-to-point", "target": 0}, "both are 0"),
        (
            {"operation": "point-to-point", "target": 16},
            "target must be a whole number from 0 to 15; 16",
        ),
        ({"operation": "point-to-point", "source": -1}, "source must be a whole number from 0"),
        ({"slow-link": "0-5:2"}, "there is no link from node 0 to node 5"),
        ({"slow-link": "0-5:1"}, "there is no link from node 0 to node 5"),
        ({"slow-link": "0-1:0"}, "0-1:0 is not"),
        ({"slow-link": "0-1:-2"}, "0-1:-2 is not"),
        ({"slow-link": "0-1"}, "slow-link must be two neighbours and a factor"),
        ({"slow-link": "0-1:1000001"}, "0-1:1000001 is not"),
        ({"slow-link": ["0-1:2", 7]}, "7 is not"),
        ({"slow-link": "0-0:2"}, "there is no link from node 0 to node 0"),
        ({"slow-link": "99-100:2"}, "there is no link from node 99 to node 100"),
        ({"speed": 3}, "the key speed is not known"),
        ({"P": 3}, "the key P is not known"),
        ({"version": 1}, "the key version is not known"),
        ({"operation": "prefix-sum", "order": "high"}, "high is not that"),
        ({"topology": "torus", "dims": "2x3x4", "operation": "shift"}, "2x3x4 has 3"),
        ({"p": 6, "algorithm": "near-first"}, "6 is not"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_one_plain_sentence_names_the_value(settings, words):
    assert words in refusal(**settings)


@pytest.mark.parametrize(
    "name",
    ["topology", "operation", "algorithm", "switching", "startups", "order", "p", "ts", "dims"],
)
def test_a_long_value_is_cut_and_a_line_break_left_out(name):
    assert len(refusal(**{name: "x" * 100_000})) < 600
    assert "a b" in refusal(**{name: "a\nb"})


def test_slow_links():
    one = from_settings({"slow-link": ["0-1:3", "1-0:0.5", "0-1:2"], "p": 4})
    assert one.slow_links == ((0, 1, Fraction(2)), (1, 0, Fraction(1, 2)))
    assert from_settings({"slow-link": "0-1:1", "p": 4}) == from_settings({"p": 4})
    assert from_settings({"slow-link": "3-0:2", "p": 4}).slow_links == ((3, 0, Fraction(2)),)


def test_changing_a_scenario_checks_it_again():
    shift = from_settings({"operation": "shift", "q": 9})
    with pytest.raises(InputError, match="9 is not"):
        replace(shift, dims=(8,))
    with pytest.raises(InputError, match="th and tw"):
        replace(shift, tw=Fraction(0))


# Single values ------------------------------------------------------------------------------------


@given(st.integers(-(10**20), 10**20), st.integers(0, 10**12))
def test_whole_numbers_in_their_range(value, high):
    if 0 <= value <= high:
        assert whole(str(value), "m", 0, high) == whole(value, "m", 0, high) == value
    else:
        with pytest.raises(InputError) as caught:
            whole(value, "m", 0, high)
        assert str(value) in str(caught.value)


@given(st.integers(0, 10**15 - 1), st.integers(0, 15))
def test_every_decimal_of_15_digits_is_read_exactly(digits, places):
    value = Fraction(digits, 10**places)
    written = format_exact(value)
    if value <= 10**12:
        assert decimal(written, "ts") == decimal(Decimal(written), "ts") == value
        if value.denominator == 1:
            assert decimal(int(value), "ts") == value
    else:
        with pytest.raises(InputError, match=r"1000000000000 with at most 15 digits"):
            decimal(written, "ts")


@given(st.text(max_size=30))
def test_any_text_is_a_number_or_a_sentence(text):
    for read in (
        lambda: whole(text, "p", 0, 10),
        lambda: decimal(text, "ts"),
        lambda: sides(text),
        lambda: slow_link(text),
        lambda: from_settings({"topology": text}),
        lambda: from_settings({text: text}),
    ):
        said = ""
        try:
            read()
        except InputError as error:
            said = str(error)
        assert "\n" not in said


@given(st.lists(st.integers(2, 6), min_size=1, max_size=5))
def test_sides_in_both_ways_of_writing(dims):
    assert sides("x".join(map(str, dims))) == sides(dims) == tuple(dims)
