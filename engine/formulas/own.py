"""A formula of somebody's own: exact values for a case, and how it was understood in LaTeX.

``N`` is log2 p, ``l`` the distance of source and target, ``P`` the words of a packet.  All values
are a ``Fraction``; a square root or a logarithm that is none has no value here, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, isqrt

from engine.exact_time import format_exact
from engine.formulas.reading import FormulaError, Part, read
from engine.text import QT_TRANSLATE_NOOP

MOST_POWER = 64
MOST_BITS = 4096
"""Larger numbers are not computed."""

NO_VALUE = QT_TRANSLATE_NOOP("own formula", "character {place}: {name} has no value in this run")
NO_ROOT = QT_TRANSLATE_NOOP(
    "own formula", "character {place}: the square root of {value} is no fraction"
)
NO_LOGARITHM = QT_TRANSLATE_NOOP(
    "own formula", "character {place}: log2 of {value} is no whole number"
)
BY_ZERO = QT_TRANSLATE_NOOP("own formula", "character {place}: here something is divided by 0")
NO_POWER = QT_TRANSLATE_NOOP(
    "own formula",
    "character {place}: the exponent is {value}, and may be a whole number from -{most} to {most}",
)
LARGE = QT_TRANSLATE_NOOP("own formula", "character {place}: the number becomes too large here")


@dataclass(frozen=True)
class OwnFormula:
    """A formula as it was typed, and its tree."""

    text: str
    root: Part

    def value(self, values: Mapping[str, Fraction]) -> Fraction:
        """Return the formula's value where its letters (keys of ``NAMES``) have these.

        Raises
        ------
        FormulaError
            If there is none, with the place of what has none.

        >>> read_formula("(ts + m tw) N").value(
        ...     {"ts": Fraction(50), "m": Fraction(100), "tw": Fraction(1, 10), "p": Fraction(16)}
        ... )
        Fraction(240, 1)
        """
        return _value(self.root, values)

    def latex(self) -> str:
        r"""Return how the formula was understood, with the marks that ``latex`` turns into letters.

        >>> read_formula("m tw/2 (p - 1)").latex()
        '\\frac{m\\,\\tw}{2}(p - 1)'
        """
        return _latex(self.root)


def read_formula(text: str) -> OwnFormula:
    """Return a typed formula.

    Raises
    ------
    FormulaError
        With what cannot be read, and where.
    """
    return OwnFormula(text, read(text))


def exact_root(value: Fraction) -> Fraction | None:
    """Return the square root of a fraction, None where it is no fraction.

    >>> exact_root(Fraction(9, 4)), exact_root(Fraction(2))
    (Fraction(3, 2), None)
    """
    if value < 0:
        return None
    root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
    return root if root * root == value else None


def exact_logarithm(value: Fraction) -> Fraction | None:
    """Return the binary logarithm of a fraction, None where it is no whole number.

    >>> exact_logarithm(Fraction(1, 8)), exact_logarithm(Fraction(12))
    (Fraction(-3, 1), None)
    """
    if value <= 0:
        return None
    above, below = (number.bit_length() - 1 for number in (value.numerator, value.denominator))
    found = Fraction(above - below)
    return found if Fraction(2) ** int(found) == value else None


def _value(part: Part, values: Mapping[str, Fraction]) -> Fraction:
    if part.what == "number":
        return part.number
    if not part.parts:
        return _letter(part, values)
    inside = [_value(one, values) for one in part.parts]
    found = _OPERATIONS[part.what](part, inside)
    if max(found.numerator.bit_length(), found.denominator.bit_length()) > MOST_BITS:
        raise FormulaError(LARGE, part.place)
    return found


def _letter(part: Part, values: Mapping[str, Fraction]) -> Fraction:
    if part.what == "N" and "p" in values:
        return _logarithm(part, [values["p"]])
    if part.what not in values:
        raise FormulaError(NO_VALUE, part.place, name=part.what)
    return values[part.what]


def _root(part: Part, inside: list[Fraction]) -> Fraction:
    found = exact_root(inside[0])
    if found is None:
        raise FormulaError(NO_ROOT, part.place, value=format_exact(inside[0]))
    return found


def _logarithm(part: Part, inside: list[Fraction]) -> Fraction:
    found = exact_logarithm(inside[0])
    if found is None:
        raise FormulaError(NO_LOGARITHM, part.place, value=format_exact(inside[0]))
    return found


def _quotient(part: Part, inside: list[Fraction]) -> Fraction:
    if not inside[1]:
        raise FormulaError(BY_ZERO, part.place)
    return inside[0] / inside[1]


def _power(part: Part, inside: list[Fraction]) -> Fraction:
    base, exponent = inside
    if exponent.denominator != 1 or abs(exponent) > MOST_POWER:
        value = format_exact(exponent)
        raise FormulaError(NO_POWER, part.place, value=value, most=MOST_POWER)
    if not base and exponent < 0:
        raise FormulaError(BY_ZERO, part.place)
    return Fraction(base ** int(exponent))


_OPERATIONS: dict[str, Callable[[Part, list[Fraction]], Fraction]] = {
    "+": lambda part, inside: inside[0] + inside[1],
    "-": lambda part, inside: inside[0] - inside[1],
    "*": lambda part, inside: inside[0] * inside[1],
    "/": _quotient,
    "^": _power,
    "negative": lambda part, inside: -inside[0],
    "sqrt": _root,
    "log2": _logarithm,
    "ceil": lambda part, inside: Fraction(ceil(inside[0])),
    "floor": lambda part, inside: Fraction(floor(inside[0])),
    "min": lambda part, inside: min(inside),
    "max": lambda part, inside: max(inside),
}

_MARKS = {"ts": r"\ts", "th": r"\th", "tw": r"\tw"}
_LOOSE = ("+", "-", "negative")
"""What needs a bracket inside a product."""


def _latex(part: Part) -> str:
    if part.what == "number":
        return format_exact(part.number)
    if not part.parts:
        return _MARKS.get(part.what, part.what)
    first, *rest = part.parts
    if part.what in ("+", "-"):
        right = _latex(rest[0])
        hidden = rest[0].what in _LOOSE and (part.what == "-" or rest[0].what == "negative")
        return f"{_latex(first)} {part.what} {_bracketed(right) if hidden else right}"
    if part.what == "*":
        return _product(first, rest[0])
    if part.what == "/":
        return rf"\frac{{{_latex(first)}}}{{{_latex(rest[0])}}}"
    if part.what == "^":
        base = _latex(first)
        return f"{_bracketed(base) if first.parts else base}^{{{_latex(rest[0])}}}"
    if part.what == "negative":
        inside = _latex(first)
        return f"-{_bracketed(inside) if first.what in _LOOSE else inside}"
    return _called(part.what, [_latex(one) for one in part.parts], bool(first.parts))


def _called(function: str, inside: list[str], composed: bool) -> str:
    if function == "sqrt":
        return rf"\sqrt{{{inside[0]}}}"
    if function == "log2":
        return rf"\log_2 {_bracketed(inside[0]) if composed else inside[0]}"
    if function in ("ceil", "floor"):
        left, right = (r"\left", r"\right") if r"\frac" in inside[0] else ("", "")
        return rf"{left}\l{function} {inside[0]} {right}\r{function}"
    return rf"\{function}({', '.join(inside)})"


def _product(left: Part, right: Part) -> str:
    one, other = (
        _bracketed(_latex(part)) if part.what in _LOOSE else _latex(part) for part in (left, right)
    )
    if other[0].isdigit() or other.startswith(r"\frac"):
        return rf"{one} \cdot {other}"
    return f"{one}{other}" if other.startswith(("(", r"\left")) else rf"{one}\,{other}"


def _bracketed(inside: str) -> str:
    if r"\frac" in inside:
        return rf"\left({inside}\right)"
    return f"({inside})"
