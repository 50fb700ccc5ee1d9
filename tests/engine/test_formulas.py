"""Closed forms: published numbers, bounds, domains, the LaTeX says what the numbers say."""

from __future__ import annotations

import csv
import re
from fractions import Fraction
from itertools import product
from math import ceil, isqrt, log2
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.algorithms import ALGORITHMS, default_algorithm
from engine.exact_time import Terms
from engine.formulas import FORMS, NOTATIONS, Case, closed_form, latex
from engine.formulas.base import packets_alone
from engine.operation import OPERATIONS
from engine.topology import build
from tests.engine.cases import SHAPES, shapes

COSTS = (Fraction(50), Fraction("1.5"), Fraction("0.1"))
SF, CT, FP = "store-and-forward", "cut-through", "finite-packets"
REFERENCE = Path(__file__).resolve().parents[1] / "data" / "reference.csv"


def cube(n, m=100, **options):
    return Case("hypercube", (2,) * n, m, **options)


def ring(p, m=100, **options):
    return Case("ring", (p,), m, **options)


def torus(*dims, m=100, **options):
    return Case("torus", dims, m, **options)


def time(operation, algorithm, switching, case, costs=COSTS):
    return closed_form(operation, algorithm, switching, case).full.terms(case).time(*costs)


def printed(operation, algorithm, switching, case):
    """What the lecture prints, None where it prints nothing."""
    form = closed_form(operation, algorithm, switching, case)
    if form.printed is None or not form.prints(case):
        return None
    return form.printed.terms(case)


# Published numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("operation", "algorithm", "switching", "case", "value"),
    [
        ("total-exchange", "ring", SF, torus(4, 4, 4), "3343.5"),
        ("broadcast", "both-ways", SF, ring(7), "246"),
        ("point-to-point", "direct", FP, ring(16, hops=8, packet=10), "92.5"),
        ("broadcast", "doubling", SF, ring(16), "372.5"),
        ("broadcast", "both-ways", SF, ring(16), "492"),
        ("total-exchange", "ring", SF, ring(16), "1972.5"),
        ("all-to-all-broadcast", "ring", SF, cube(4), "356"),
        ("shift", "direct", CT, ring(16, q=8), "142"),
        ("shift", "direct", CT, cube(4, q=4), "63"),
    ],
)
def test_values(operation, algorithm, switching, case, value):
    assert time(operation, algorithm, switching, case) == Fraction(value)


def test_no_closed_form_is_claimed_off_powers_of_two():
    for operation in ("broadcast", "reduce"):
        assert closed_form(operation, "doubling", CT, ring(7)) is None
        assert closed_form(operation, "doubling", SF, torus(4, 6)) is None
    for operation in ("scatter", "gather"):
        assert closed_form(operation, "halving", CT, ring(6)) is None
    assert closed_form("total-exchange", "pairwise", CT, ring(8)) is None
    assert closed_form("shift", "direct", CT, torus(4, 4, q=5)) is None
    assert closed_form("total-exchange", "direct", SF, ring(8)) is None


def test_on_a_ring_doubling_beats_both_ways_for_small_messages():
    """p = 16: 372.5 < 492; the crossover lies at m tw + th = 4 ts / 7."""
    ts, th, tw = COSTS
    crossover = (4 * ts / 7 - th) / tw
    for m in (1, 100, int(crossover), int(crossover) + 1, 1000):
        doubling = time("broadcast", "doubling", SF, ring(16, m))
        both_ways = time("broadcast", "both-ways", SF, ring(16, m))
        assert (doubling < both_ways) == (m * tw + th < 4 * ts / 7)
    exactly = (Fraction(7), Fraction(0), Fraction(4, 100))
    assert time("broadcast", "doubling", SF, ring(16), exactly) == time(
        "broadcast", "both-ways", SF, ring(16), exactly
    )


@pytest.mark.parametrize(
    ("n", "last", "border"), [(4, 348, Fraction(5920, 17)), (6, 242, Fraction(10430, 43))]
)
def test_for_long_blocks_packets_win_the_total_exchange_on_the_cube(n, last, border):
    assert last < border < last + 1
    for m, faster in ((last, SF), (last + 1, CT)):
        times = {
            SF: time("total-exchange", "ring", SF, cube(n, m)),
            CT: time("total-exchange", "pairwise", CT, cube(n, m)),
        }
        assert min(times, key=times.get) == faster


def test_the_reference_by_formula():
    """Every published row, to the last digit, in full and as printed."""
    rows = list(csv.DictReader(REFERENCE.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 624
    for row in rows:
        numbers = tuple(map(int, row["dims"].split("x")))
        dims = numbers if row["topology"] != "hypercube" else (2,) * numbers[0]
        network = build(row["topology"], dims)
        key = default_algorithm(row["operation"], network, row["switching"]).key
        case = Case(row["topology"], dims, int(row["m"]), int(row["q"] or 1), network.diameter)
        costs = [Fraction(row[name]) for name in ("ts", "th", "tw")]
        assert time(row["operation"], key, row["switching"], case, costs) == Fraction(row["time"])
        shown = printed(row["operation"], key, row["switching"], case)
        assert (shown.time(*costs) if shown else None) == (
            Fraction(row["lecture"]) if row["lecture"] else None
        )


# As the lecture prints them -----------------------------------------------------------------------


def terms(ts, tw, th=0):
    return Terms(Fraction(ts), Fraction(th), Fraction(tw))


@pytest.mark.parametrize("p", [2, 3, 7, 8, 16, 33])
def test_printed_for_the_ring(p):
    half = ceil(p / 2)
    assert printed("broadcast", "both-ways", SF, ring(p)) == terms(half, 100 * half)
    assert printed("reduce", "both-ways", SF, ring(p)) == terms(half, 100 * half)
    gossip = terms(p - 1, 100 * (p - 1))
    assert printed("all-to-all-broadcast", "ring", SF, ring(p)) == gossip
    assert printed("multinode-accumulation", "ring", SF, ring(p)) == gossip
    exchange = terms(p - 1, Fraction(100 * p, 2) * (p - 1))
    assert printed("total-exchange", "ring", SF, ring(p)) == exchange
    for operation in ("scatter", "gather"):
        assert printed(operation, "farthest-first", SF, ring(p)) is None
    for operation in ("all-reduce", "prefix-sum"):
        assert printed(operation, "accumulate-on-the-way", SF, ring(p)) is None
    assert printed("shift", "step-by-step", SF, ring(p, q=1)) is None


@pytest.mark.parametrize("side", [2, 3, 4, 5, 8])
def test_printed_for_the_square_torus(side):
    p, case = side**2, torus(side, side)
    half = ceil(side / 2)
    assert printed("broadcast", "both-ways", SF, case) == terms(2 * half, 200 * half)
    assert printed("all-to-all-broadcast", "ring", SF, case) == terms(2 * (side - 1), 100 * (p - 1))
    exchange = terms(2 * (side - 1), 100 * p * (side - 1))
    assert printed("total-exchange", "ring", SF, case) == exchange
    assert printed("shift", "step-by-step", SF, torus(side, side, q=1)) == terms(
        2 * (side // 2) + 1, 100 * (2 * (side // 2) + 1)
    )
    for operation in ("broadcast", "all-to-all-broadcast", "total-exchange", "shift"):
        key = {"broadcast": "both-ways", "shift": "step-by-step"}.get(operation, "ring")
        assert printed(operation, key, SF, torus(side, side + 1)) is None
        assert printed(operation, key, CT, case) is None


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6])
def test_printed_for_the_hypercube(n):
    p, case = 2**n, cube(n)
    assert log2(p) == n
    for operation in ("broadcast", "reduce"):
        assert printed(operation, "both-ways", SF, case) == terms(n, 100 * n)
        assert printed(operation, "doubling", CT, case) == terms(n, 100 * n)  # without th
    for operation, key in (
        ("all-to-all-broadcast", "ring"),
        ("multinode-accumulation", "ring"),
        ("scatter", "farthest-first"),
        ("gather", "farthest-first"),
    ):
        assert printed(operation, key, SF, case) == terms(n, 100 * (p - 1))
        assert printed(operation, key, CT, case) is None
    for operation in ("all-reduce", "prefix-sum"):
        assert printed(operation, "accumulate-on-the-way", SF, case) == terms(n, 100 * n)
    assert printed("total-exchange", "ring", SF, case) == terms(n, 50 * p * n)
    assert printed("total-exchange", "pairwise", CT, case) == terms(
        p - 1, 100 * (p - 1), Fraction(p * n, 2)
    )


@pytest.mark.parametrize("p", [2, 4, 8, 16])
def test_printed_in_cut_through_for_the_ring(p):
    n = p.bit_length() - 1
    assert printed("broadcast", "doubling", CT, ring(p)) == terms(n, 100 * n, p - 1)
    assert printed("point-to-point", "direct", CT, ring(p, hops=1)) == terms(1, 100, 1)
    assert printed("point-to-point", "direct", SF, ring(p, hops=3)) == terms(1, 300)


def steps_of_shift(case):
    full = closed_form("shift", "step-by-step", SF, case).full.terms(case)
    assert full == terms(full.ts, case.m * full.ts, full.ts)
    return full.ts


@pytest.mark.parametrize("side", [3, 4, 5, 6, 7, 8])
def test_the_torus_bound_is_reached_by_some_shift(side):
    bound = 2 * (isqrt(side**2) // 2) + 1
    steps = [steps_of_shift(torus(side, side, q=q)) for q in range(1, side**2)]
    assert max(steps) == bound
    form = closed_form("shift", "step-by-step", SF, torus(side, side, q=1))
    assert form.printed_is_bound


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
def test_the_hypercube_bound_is_reached_by_some_shift(n):
    steps = [steps_of_shift(cube(n, q=q)) for q in range(1, 2**n)]
    assert max(steps) == 2 * n - 1
    assert steps.index(max(steps)) == 2**n - 2  # all bits set


@pytest.mark.parametrize("p", [2, 3, 8, 13])
def test_ring_shift_takes_the_shorter_way(p):
    assert [steps_of_shift(ring(p, q=q)) for q in range(1, p)] == [
        min(q, p - q) for q in range(1, p)
    ]


@pytest.mark.parametrize(
    ("q", "hops"), [(1, 4), (2, 3), (3, 4), (4, 2), (6, 3), (8, 1), (12, 2), (15, 4)]
)
def test_the_longest_message_of_a_direct_shift(q, hops):
    assert closed_form("shift", "direct", CT, cube(4, q=q)).full.terms(cube(4, q=q)) == terms(
        1, 100, hops
    )


# Laws ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "dims"), SHAPES)
@pytest.mark.parametrize("operation", [one.key for one in OPERATIONS])
@pytest.mark.parametrize("switching", [SF, CT, FP])
def test_the_defaults_have_closed_forms(kind, dims, operation, switching):
    """All but doubling and halving off powers of two, and the direct shift on a torus."""
    network = build(kind, dims)
    key = default_algorithm(operation, network, switching).key
    case = Case(kind, dims, 100, hops=1, packet=10 if switching == FP else 0)
    form = closed_form(operation, key, switching, case)
    powers = all(side & (side - 1) == 0 for side in dims)
    no_powers = key in ("doubling", "halving") and not powers
    no_shift = operation == "shift" and kind == "torus" and (key == "direct" or len(dims) != 2)
    assert (form is None) == (no_powers or no_shift)


def test_at_most_one_form_holds_for_a_case():
    keys = {(one.operation, one.key) for one in ALGORITHMS}
    for form in FORMS:
        assert (form.operation, form.algorithm) in keys
        assert form.exact
        assert form.source
    for (operation, key), switching, (kind, dims) in product(keys, (SF, CT, FP), SHAPES):
        case = Case(kind, dims, 100, packet=10)
        holding = [
            form
            for form in FORMS
            if (form.operation, form.algorithm) == (operation, key)
            and switching in form.switching
            and form.holds(case)
        ]
        assert len(holding) <= 1


def test_a_form_that_does_not_hold_everywhere_says_where():
    for form in FORMS:
        cases = [Case(kind, dims, 100, packet=10) for kind, dims in SHAPES]
        assert (form.domain is None) == all(form.holds(case) for case in cases), form


@given(shapes(64), st.integers(1, 500), st.sampled_from(FORMS))
def test_a_longer_message_never_takes_less(shape, m, form):
    kind, dims = shape
    one, two = (Case(kind, dims, size, hops=3, packet=7) for size in (m, m + 1))
    if form.holds(one):
        assert form.full.terms(one).time(*COSTS) <= form.full.terms(two).time(*COSTS)


@given(shapes(64), st.integers(1, 500), st.sampled_from(FORMS))
def test_the_lecture_leaves_out_headers_only(shape, m, form):
    """Full and printed form agree at th = 0, except where the printed one is a bound."""
    kind, dims = shape
    case = Case(kind, dims, m, hops=3, packet=7)
    if form.printed is None or not form.holds(case) or not form.prints(case):
        return
    full, shown = form.full.terms(case), form.printed.terms(case)
    if form.printed_is_bound:
        assert full.ts <= shown.ts
        assert full.tw <= shown.tw
    else:
        assert (full.ts, full.tw) == (shown.ts, shown.tw)
        assert shown.th in (0, full.th)


@given(
    shapes(64),
    st.integers(1, 500),
    st.sampled_from(["broadcast", "scatter", "all-to-all-broadcast"]),
)
def test_a_dual_has_the_form_of_its_original(shape, m, operation):
    kind, dims = shape
    dual = next(one.dual for one in OPERATIONS if one.key == operation)
    for one in FORMS:
        if one.operation != operation:
            continue
        for switching in one.switching:
            case = Case(kind, dims, m, packet=9 if switching == FP else 0)
            pair = [closed_form(key, one.algorithm, switching, case) for key in (operation, dual)]
            assert (pair[0] is None) == (pair[1] is None)
            if pair[0] is not None:
                assert pair[0].full.terms(case) == pair[1].full.terms(case)


@given(st.integers(1, 300), st.integers(1, 12), st.integers(1, 40))
def test_packets_alone(words, hops, packet):
    case = ring(16, packet=packet)
    found = packets_alone(case, words, hops)
    n = ceil(Fraction(words, packet))
    rest = words - (n - 1) * packet
    if n == 1:
        assert found == terms(1, hops * words, hops)
    else:
        assert found == terms(1, (hops + n - 2) * packet + rest, hops + n - 1)


@given(shapes(64), st.integers(1, 300), st.sampled_from(FORMS))
def test_a_packet_that_holds_everything_is_a_stored_message(shape, m, form):
    kind, dims = shape
    if FP not in form.switching:
        return
    huge = Case(kind, dims, m, hops=3, packet=10**9)
    stored = closed_form(form.operation, form.algorithm, SF, huge)
    if form.holds(huge):
        assert form.full.terms(huge) == stored.full.terms(huge)


# LaTeX --------------------------------------------------------------------------------------------

WORDS = {
    r"\left": "",
    r"\right": "",
    r"\frac{1}{2}": " (1/2) ",
    r"\lceil p/2 \rceil": " ((p + 1) // 2) ",
    r"2\lceil \sqrt{p}/2 \rceil": " (2 * ((root + 1) // 2)) ",
    r"\lfloor \sqrt{p}/2 \rfloor": " (root // 2) ",
    r"\sum_i \lceil k_i/2 \rceil": " H ",
    r"\sum_i (k_i - 1)": " S ",
    r"\sqrt{p}": " root ",
    r"\log_2 p": " log ",
    r"\gamma(q)": " (g) ",
    r"\min(q, p - q)": " shift ",
    r"(2\,|q|_1 - [q \text{ odd}])": " shift ",
    r"(\min(a, c - a) + [a > 0] + \min(b, r - b))": " shift ",
    r"\ts": " ts ",
    r"\th": " th ",
    r"\tw": " tw ",
    r"\,": " ",
}


def evaluated(source, case, costs):
    """The value of a formula in LaTeX: factors side by side are multiplied."""
    for mark in sorted(WORDS, key=len, reverse=True):
        source = source.replace(mark, WORDS[mark])
    assert "\\" not in source, source
    tokens = re.findall(r"\d+|[A-Za-z]+|//|[-+*/()]", source)
    program = ""
    for before, after in zip(["", *tokens], tokens, strict=False):
        ends, begins = re.fullmatch(r"\w+|\)", before), re.fullmatch(r"\w+|\(", after)
        program += (" * " if ends and begins else " ") + after
    q, form = case.q, closed_form("shift", "step-by-step", SF, case)
    names = {
        "p": case.p,
        "m": case.m,
        "l": case.hops,
        "n": case.headers(case.m) if case.packet else 0,
        "root": Fraction(isqrt(case.p)),
        "log": case.p.bit_length() - 1,
        "S": sum(k - 1 for k in case.dims),
        "H": sum((k + 1) // 2 for k in case.dims),
        "g": (q & -q).bit_length() - 1,
        "d": min(q, case.p - q),
        "shift": form.full.terms(case).ts if form else None,
        **dict(zip(("ts", "th", "tw"), costs, strict=True)),
    }
    program = re.sub(r"\b(\d+)\b", r"Fraction(\1)", program)
    return eval(program, {"Fraction": Fraction}, names)  # our own words only


LATEX_CASES = [
    cube(3, m=7, q=6, hops=3),
    cube(4, m=10, q=5, hops=2),
    ring(8, m=3, q=5, hops=4),
    ring(7, m=3, q=2, hops=3),
    torus(4, 4, m=9, q=7, hops=4),
    torus(5, 5, m=9, q=13, hops=4),
    torus(3, 5, m=9, q=7, hops=3),
    torus(2, 4, m=9, q=3, hops=3),
    torus(3, 2, 4, m=5, q=5, hops=2),
    ring(2, m=5, q=1, hops=1),
]
WITH_PACKETS = "(l + n - 2)"
"""What stands in the time of several packets, which depends on the size of each transfer."""


def stays_a_sum(source):
    """Whether a formula stays a sum in print: then only its letters are checked."""
    for mark in WORDS:
        source = source.replace(mark, "")
    return r"\sum" in source or WITH_PACKETS in source


@pytest.mark.parametrize("case", LATEX_CASES, ids=lambda c: f"{c.kind}-{c.dims}")
def test_the_formula_in_print_has_the_value_of_its_terms(case):
    costs = (Fraction(53), Fraction(7), Fraction(11, 10))
    checked = 0
    for form in FORMS:
        packet = 4 if form.switching == (FP,) else 0
        here = Case(case.kind, case.dims, case.m, case.q, case.hops, packet, case.order)
        for expression in (form.full, form.printed):
            if expression is None or not form.holds(here):
                continue
            if expression is form.printed and not form.prints(here):
                continue
            source = expression.latex(here)
            if stays_a_sum(source):
                continue
            value = evaluated(source, here, costs)
            assert value == expression.terms(here).time(*costs), (form.operation, source)
            checked += 1
    assert checked > 25


@pytest.mark.parametrize("case", LATEX_CASES, ids=lambda c: f"{c.kind}-{c.dims}")
def test_letters_of_both_notations(case):
    assert [one.key for one in NOTATIONS] == ["lecture", "book"]
    for form in FORMS:
        for expression in filter(None, (form.full, form.printed)):
            source = expression.latex(case)
            assert source.count("{") == source.count("}")
            assert source.count("(") == source.count(")")
            assert source.count(r"\left(") == source.count(r"\right)")
            for notation, language in (("book", "en"), ("lecture", "ru"), ("lecture", "uk")):
                written = latex(source, notation, language)
                assert not re.search(r"\\t[shw]\b", written)
                assert "{}" not in written


@pytest.mark.parametrize(
    ("notation", "language", "written"),
    [
        ("book", "ru", r"T = t_s + m\,t_w + t_h\,l"),
        ("lecture", "ru", r"t_{\text{пд}} = t_{\text{н}} + m\,t_{\text{к}} + t_{\text{с}}\,l"),
        ("lecture", "uk", r"t_{\text{пд}} = t_{\text{п}} + m\,t_{\text{к}} + t_{\text{с}}\,l"),
    ],
)
def test_the_letters(notation, language, written):
    assert latex(r"\time = \ts + m\,\tw + \th\,l", notation, language) == written
