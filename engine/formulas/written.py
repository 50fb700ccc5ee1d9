r"""A closed form's LaTeX taken apart: its addends, what each cost is multiplied by, its numbers.

``parse`` reads the LaTeX of the catalogue (``engine.formulas.base.Expression``) into sums of
products; ``part_of`` keeps what belongs to one of ``\ts``, ``\th``, ``\tw``; ``in_numbers`` puts
numbers in place of letters; ``render`` writes it again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

MARKS = {"ts": r"\ts", "th": r"\th", "tw": r"\tw"}
"""How the three costs stand in the catalogue's LaTeX."""

EACH = r"\sum_{l}"
"""A sum over the distances of the steps, each with other numbers."""

_TOKEN = re.compile(
    r"(?P<skip>\\,|\\cdot|\s+)"
    r"|(?P<each>\\sum_\{l\})"
    r"|(?P<group>\\left\(|\()"
    r"|(?P<close>\\right\)|\))"
    r"|(?P<sign>[+-])"
    r"|(?P<number>\d+)"
    r"|(?P<mark>\\t[shw](?![a-z]))"
    r"|(?P<atom>\\sum_i \(k_i - 1\)|\\sum_i \\lceil k_i/2 \\rceil|\\sum n|\\sum_l l\^2 p_l"
    r"|\\binom\{.*?\}\{l\}|\\frac\{1\}\{2\}|\\log_2 p|\\sqrt\{p\}|\\gamma\(q\)|\\min\([^()]*\)"
    r"|\\lceil .*?\\rceil|\\lfloor .*?\\rfloor|\|q\|_1|\[[^]]*\]|[A-Za-z](_[a-z])?)"
)


class Factor(NamedTuple):
    """A factor: ``text``, or a sum in brackets; ``kind`` is a group's name in ``_TOKEN``."""

    kind: str
    text: str = ""
    inside: Sum = ()


class Addend(NamedTuple):
    """A product and its sign, ``+`` or ``-``."""

    sign: str
    factors: tuple[Factor, ...]


Sum: TypeAlias = tuple[Addend, ...]


def parse(latex: str) -> Sum:
    """Return a formula of the catalogue as a sum of products.

    Raises
    ------
    ValueError
        If something in it is not known here.
    """
    tokens = []
    at = 0
    while at < len(latex):
        found = _TOKEN.match(latex, at)
        if found is None or found.lastgroup is None:
            raise ValueError(f"{latex[at:]!r} of {latex!r} cannot be read")
        at = found.end()
        kind = next(name for name, text in found.groupdict().items() if text is not None)
        if kind != "skip":
            tokens.append((kind, found[0]))
    total, rest = _sum(tokens)
    if rest:
        raise ValueError(f"a bracket of {latex!r} was not opened")
    return total


def _sum(tokens: list[tuple[str, str]]) -> tuple[Sum, list[tuple[str, str]]]:
    """Read up to the end or a closing bracket; return the rest, with that bracket."""
    addends: list[Addend] = []
    sign, factors = "+", list[Factor]()
    while tokens and tokens[0][0] != "close":
        (kind, text), *tokens = tokens
        if kind == "sign":
            if factors:
                addends.append(Addend(sign, tuple(factors)))
            sign, factors = text, []
        elif kind == "group":
            inside, tokens = _sum(tokens)
            factors.append(Factor("group", inside=inside))
            tokens = tokens[1:]
        else:
            factors.append(Factor(kind, text))
    addends.append(Addend(sign, tuple(factors)))
    return tuple(addends), tokens


def part_of(total: Sum, cost: str) -> Sum:
    r"""Return what of a sum belongs to ``ts``, ``th`` or ``tw``; empty where nothing does.

    >>> render(part_of(parse(r"(\ts + m\,\tw) \log_2 p + \th\,(p - 1)"), "tw"))
    'm\\,\\tw\\,\\log_2 p'
    """
    found = []
    for addend in total:
        factors = [_part_of_factor(factor, cost) for factor in addend.factors]
        if any(_holds(factor, cost) for factor in addend.factors):
            found.append(Addend(addend.sign, tuple(factors)))
    return tuple(found)


def _part_of_factor(factor: Factor, cost: str) -> Factor:
    if factor.kind != "group" or not _holds(factor, cost):
        return factor
    return factor._replace(inside=part_of(factor.inside, cost))


def _holds(factor: Factor, cost: str) -> bool:
    if factor.kind == "group":
        return any(_holds(one, cost) for addend in factor.inside for one in addend.factors)
    return factor.text == MARKS[cost]


def sums_each(total: Sum) -> bool:
    """Return whether a part is a sum over distances, into which no one number can be put."""
    return any(factor.kind == "each" for addend in total for factor in addend.factors)


def in_numbers(total: Sum, values: Mapping[str, str]) -> Sum:
    """Return a sum with numbers (as LaTeX) in place of its letters, marks and known atoms."""
    return tuple(
        Addend(addend.sign, tuple(_number(factor, values) for factor in addend.factors))
        for addend in total
    )


def _number(factor: Factor, values: Mapping[str, str]) -> Factor:
    if factor.kind == "group":
        return factor._replace(inside=in_numbers(factor.inside, values))
    if factor.text in values:
        text = values[factor.text]
        return Factor("group", inside=parse(text)) if " " in text else Factor("number", text)

    def replaced(found: re.Match[str]) -> str:
        word = found[0]
        return word if word.startswith("\\") else values.get(word, word)

    return factor._replace(text=re.sub(r"\\[a-z]+|[A-Za-z]", replaced, factor.text))


def addends(total: Sum, numeric: bool = False) -> list[str]:
    """Return the addends of a sum in LaTeX, each but the first with its sign before it.

    ``numeric`` puts a sign of multiplication between all factors.
    """
    lines = []
    for place, addend in enumerate(total):
        sign = f"{addend.sign} " if place or addend.sign == "-" else ""
        lines.append(sign + _product(addend.factors, numeric))
    return lines


def render(total: Sum, numeric: bool = False) -> str:
    """Return a sum in LaTeX."""
    return " ".join(addends(total, numeric))


def _product(factors: tuple[Factor, ...], numeric: bool) -> str:
    written, before = "", None
    for factor in factors:
        if before is not None:
            written += _between(before, factor, numeric)
        if factor.kind == "group":
            written += _group(factor.inside, len(factors) == 1, numeric)
        else:
            written += factor.text
        before = factor
    return written


def _between(before: Factor, factor: Factor, numeric: bool) -> str:
    if before.kind == "each" or before.text.startswith(r"\binom"):
        return " "
    if numeric or factor.kind == "number" or factor.text.startswith(r"\frac"):
        return r" \cdot "
    if factor.kind == "group" and before.kind in ("group", "number"):
        return ""
    return r"\,"


def _group(inside: Sum, alone: bool, numeric: bool) -> str:
    text = render(inside, numeric)
    if alone or (len(inside) == 1 and inside[0].sign == "+"):
        return text
    return rf"\left({text}\right)" if r"\frac" in text else f"({text})"
