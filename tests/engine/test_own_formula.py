"""A typed formula: what it is worth, how it is understood, and what is said where it is wrong."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.formulas.own import exact_logarithm, exact_root, read_formula
from engine.formulas.reading import MOST_CHARACTERS, FormulaError
from tests.engine.typed import typed

VALUES = {
    key: Fraction(value)
    for key, value in {"p": 16, "m": 100, "ts": 50, "th": "1.5", "tw": "0.1"}.items()
}


def value(text, **more):
    return read_formula(text).value(VALUES | {key: Fraction(v) for key, v in more.items()})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("m tw (p − 1)", 150),
        ("T = (t_н + tс + m·tк) log₂ p", 246),
        ("(t_{п} + t_с + m × t_к) N", 246),
        ("mtw(p-1)", 150),
        ("ts 2 (√p - 1)", 300),
        ("2⌈sqrt p/2⌉(ts + m tw)", 240),
        ("floor(p/3) + ceil(p/3)", 11),
        ("min(p, m) + max(1, 2, 3)", 19),
        ("m² + 2^3^2", 10512),
        ("-p^2", -256),
        ("2 - -3", 5),
        ("m/2 p", 800),
        ("m/(2 p)", Fraction(25, 8)),
        ("log2 p^2", 8),
        ("log2(p)^2", 16),
        ("p^-1", Fraction(1, 16)),
        ("log2(1/8)", -3),
        ("0.1 + .2", Fraction(3, 10)),
    ],
)
def test_value(text, expected):
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("", 1, "type a formula"),
        ("(ts + m", 1, "not closed"),
        ("ts + m)", 7, "not opened"),
        ("ts +", 5, "ends"),
        ("ts + * m", 6, "“*”"),
        ("2 power", 3, "“power”"),
        ("ts + k", 6, "“k”"),
        ("p2", 2, "“2”"),
        ("2 3", 3, "“3”"),
        ("0,5 p", 2, "comma"),
        ("min(p m", 4, "not closed"),
        ("(" * 60 + "p" + ")" * 60, 41, "40"),
        ("p" * (MOST_CHARACTERS + 1), MOST_CHARACTERS + 1, str(MOST_CHARACTERS)),
        ("^2", 1, "“^”"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text, place, word):
    with pytest.raises(FormulaError) as error:
        read_formula(text)
    assert error.value.place == place
    assert word in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("1 + sqrt(8)", 5, "square root of 8"),
        ("sqrt(-1)", 1, "square root of -1"),
        ("log2 12", 1, "log2 of 12"),
        ("log2(0)", 1, "log2 of 0"),
        ("1/(p - 16)", 2, "divided by 0"),
        ("0^-1", 2, "divided by 0"),
        ("m^m", 2, "exponent"),
        ("p^(1/2)", 2, "exponent"),
        ("2 q", 3, "q has no value"),
        ("((((p^64)^64)^64)^64)", 10, "too large"),
    ],
)
def test_what_has_no_value_is_named_with_its_place(text, place, word):
    formula = read_formula(text)
    with pytest.raises(FormulaError) as error:
        formula.value(VALUES)
    assert error.value.place == place
    assert word in str(error.value)


@given(st.fractions(min_value=0, max_value=1000, max_denominator=50))
def test_roots_are_exact_or_none(number):
    assert exact_root(number * number) == number
    root = exact_root(number)
    assert root is None or root * root == number


@given(st.integers(-60, 60), st.integers(1, 10**6))
def test_logarithms_are_exact_or_none(exponent, number):
    assert exact_logarithm(Fraction(2) ** exponent) == exponent
    found = exact_logarithm(Fraction(number))
    assert (found is None) == (number & (number - 1) != 0)


@st.composite
def trees(draw, deep=4):
    """Draw a formula as (text, value), every operation in brackets of its own."""
    if deep == 0 or draw(st.integers(0, 4)) == 0:
        if draw(st.booleans()):
            name = draw(st.sampled_from(sorted(VALUES)))
            return name, VALUES[name]
        number = draw(st.integers(0, 99))
        return str(number), Fraction(number)
    (one, a), (other, b) = draw(trees(deep - 1)), draw(trees(deep - 1))
    ways = {
        f"({one} + {other})": a + b,
        f"({one} − {other})": a - b,
        f"({one})({other})": a * b,
        f"({one} · {other})": a * b,
        f"(-{one})": -a,
        f"ceil({one})": Fraction(ceil(a)),
        f"⌊{one}⌋": Fraction(floor(a)),
        f"min({one}, {other})": min(a, b),
        f"max({one}; {other})": max(a, b),
    }
    if b:
        ways[f"({one})/({other})"] = a / b
    return draw(st.sampled_from(list(ways.items())))


@given(trees())
def test_any_tree_has_the_value_of_its_operations(tree):
    text, expected = tree
    if len(text) <= MOST_CHARACTERS:
        assert value(text) == expected


def plain(latex):
    """The LaTeX of a typed formula as text again."""
    while (found := latex.find(r"\frac{")) >= 0:
        parts, at = [], found + 5
        for _ in range(2):
            depth, begin = 0, at
            while True:
                depth += {"{": 1, "}": -1}.get(latex[at], 0)
                at += 1
                if not depth:
                    break
            parts.append(latex[begin + 1 : at - 1])
        latex = f"{latex[:found]}(({parts[0]})/({parts[1]})){latex[at:]}"
    return typed(latex.replace(r"\max", "max"))


@given(trees(3))
def test_what_is_shown_means_what_was_typed(tree):
    text, expected = tree
    if len(text) <= MOST_CHARACTERS:
        again = plain(read_formula(text).latex())
        assert len(again) > MOST_CHARACTERS or value(again) == expected
