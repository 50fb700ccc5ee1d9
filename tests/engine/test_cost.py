"""The cost model: words to ticks, packets, slow links, what one transfer alone costs."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cost import CUT_THROUGH, FINITE_PACKETS, STARTUPS, STORE_AND_FORWARD, SWITCHINGS, Cost
from engine.errors import InputError
from engine.exact_time import Terms

TS, TH, TW = Fraction(50), Fraction(3, 2), Fraction(1, 10)
TIMES = st.integers(0, 5000).map(lambda n: Fraction(n, 100))
POSITIVE = st.integers(1, 5000).map(lambda n: Fraction(n, 100))


def cost(switching, **options):
    return Cost(switching, TS, TH, TW, **options)


def test_the_catalogue():
    assert [one.key for one in SWITCHINGS] == [STORE_AND_FORWARD, CUT_THROUGH, FINITE_PACKETS]
    assert [one.key for one in STARTUPS] == ["one", "each"]


def test_occupation_and_lag_of_100_words_in_ticks_of_a_tenth():
    stored, cut = cost(STORE_AND_FORWARD), cost(CUT_THROUGH)
    assert stored.unit.time(1) == Fraction(1, 10)
    assert stored.startup_ticks == cut.startup_ticks == 500
    assert stored.occupation(100, 0) == cut.occupation(100, 0) == 115
    assert stored.lag(100, 0) == 115
    assert cut.lag(100, 0) == 15


def test_a_slow_link_takes_its_factor_longer():
    slow = cost(CUT_THROUGH, slow={3: Fraction(5, 2)})
    time = slow.unit.time
    assert time(slow.occupation(100, 3)) == Fraction(5, 2) * Fraction("11.5")
    assert time(slow.lag(100, 3)) == Fraction(5, 2) * TH
    assert time(slow.occupation(100, 2)) == Fraction("11.5")
    assert slow.occupation_terms(100, 3) == Terms(Fraction(0), Fraction(5, 2), Fraction(250))
    assert slow.lag_terms(100, 3) == Terms(Fraction(0), Fraction(5, 2), Fraction(0))


def test_links_that_take_no_time_are_refused():
    with pytest.raises(InputError, match="th and tw must not both be 0"):
        Cost(CUT_THROUGH, TS, Fraction(0), Fraction(0))
    Cost(CUT_THROUGH, Fraction(0), TH, Fraction(0))
    Cost(CUT_THROUGH, Fraction(0), Fraction(0), TW)


@pytest.mark.parametrize(
    ("words", "packet", "sizes"),
    [
        (100, 30, [30, 30, 30, 10]),
        (90, 30, [30, 30, 30]),
        (7, 10, [7]),
        (10, 10, [10]),
        (3, 1, [1] * 3),
    ],
)
def test_packets(words, packet, sizes):
    assert cost(FINITE_PACKETS, packet=packet).packets(words) == sizes
    assert cost(STORE_AND_FORWARD, packet=packet).packets(words) == [words]
    assert cost(CUT_THROUGH, packet=packet).packets(words) == [words]


@given(st.integers(1, 500), st.integers(1, 60))
def test_packets_hold_all_words_and_only_the_last_is_short(words, packet):
    sizes = cost(FINITE_PACKETS, packet=packet).packets(words)
    assert sum(sizes) == words
    assert all(size == packet for size in sizes[:-1])
    assert 1 <= sizes[-1] <= packet


@given(TIMES, TIMES, POSITIVE, st.integers(1, 200), st.integers(1, 9))
def test_one_transfer_alone_in_both_lecture_methods(ts, th, tw, k, hops):
    """From its entry on: store-and-forward (k tw + th) l, cut-through k tw + th l."""
    route = list(range(hops))
    assert Cost(STORE_AND_FORWARD, ts, th, tw).alone(k, route) == (k * tw + th) * hops
    assert Cost(CUT_THROUGH, ts, th, tw).alone(k, route) == k * tw + th * hops


@given(TIMES, TIMES, POSITIVE, st.integers(1, 200), st.integers(1, 40), st.integers(1, 9))
def test_one_transfer_alone_in_finite_packets(ts, th, tw, k, packet, hops):
    alone = Cost(FINITE_PACKETS, ts, th, tw, packet).alone(k, list(range(hops)))
    n = -(-k // packet)
    rest = k - (n - 1) * packet
    if n > 1:
        assert alone == (hops + n - 2) * (packet * tw + th) + rest * tw + th
    else:
        assert alone == hops * (k * tw + th)
    if hops == 1:
        assert alone == k * tw + n * th


@given(TIMES, POSITIVE, st.integers(1, 20), st.integers(1, 30), st.integers(1, 9))
def test_full_packets_exceed_cut_through_by_what_is_promised(th, tw, packet, n, hops):
    """(l - 1) P tw + (n - 1) th."""
    route, k = list(range(hops)), n * packet
    packets = Cost(FINITE_PACKETS, TS, th, tw, packet).alone(k, route)
    cut = Cost(CUT_THROUGH, TS, th, tw).alone(k, route)
    assert packets - cut == (hops - 1) * packet * tw + (n - 1) * th


def test_the_best_number_of_packets_is_near_the_root():
    """n is near sqrt((l - 1) k tw / th): k 1000, l 16, th 1.5, tw 0.1 gives 31.6."""
    route, times = list(range(16)), {}
    for packet in (1, 2, 4, 5, 8, 10, 20, 25, 40, 50, 100, 125, 200, 250, 500, 1000):
        times[1000 // packet] = cost(FINITE_PACKETS, packet=packet).alone(1000, route)
    assert min(times, key=times.get) in (25, 40)


@given(TIMES, POSITIVE, st.integers(1, 50), st.dictionaries(st.integers(0, 3), POSITIVE))
def test_alone_on_slow_links(th, tw, k, slow):
    """Stored: the sum over the links.  Cut: the head's way to each link and the body there."""
    route = [0, 1, 2, 3]
    factors = [slow.get(link, Fraction(1)) for link in route]
    stored = Cost(STORE_AND_FORWARD, TS, th, tw, slow=slow).alone(k, route)
    assert stored == sum(f * (k * tw + th) for f in factors)
    cut = Cost(CUT_THROUGH, TS, th, tw, slow=slow).alone(k, route)
    assert cut == max(sum(factors[:i]) * th + f * (k * tw + th) for i, f in enumerate(factors))


@given(TIMES, TIMES, POSITIVE, st.integers(1, 10**6), POSITIVE)
def test_every_cost_is_a_whole_number_of_ticks(ts, th, tw, words, factor):
    for switching in (STORE_AND_FORWARD, CUT_THROUGH):
        one = Cost(switching, ts, th, tw, slow={1: factor})
        for link, f in ((0, Fraction(1)), (1, factor)):
            assert one.unit.time(one.occupation(words, link)) == f * (th + words * tw)
            lag = f * th if switching == CUT_THROUGH else f * (th + words * tw)
            assert one.unit.time(one.lag(words, link)) == lag
        assert one.unit.time(one.startup_ticks) == ts


def test_times_that_cannot_be_counted_together_are_a_sentence():
    apart = Cost(STORE_AND_FORWARD, Fraction(10**12), Fraction(0), Fraction(1, 10**15))
    with pytest.raises(InputError, match="fewer digits"):
        _ = apart.startup_ticks
