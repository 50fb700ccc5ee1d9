"""Reads a formula that somebody typed into a tree, or says in a sentence where it cannot be read.

What is written beside one another is multiplied.  Products and quotients are taken from left to
right, so ``m/2 p`` is ``(m/2) p``; ``2^3^2`` is ``2^9``.  ``log2`` and ``sqrt`` without a bracket
take what follows with its power: ``log2 p^2`` is ``log2(p^2)``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from engine.errors import InputError, shown
from engine.text import QT_TRANSLATE_NOOP, Template, Text

MOST_CHARACTERS = 300
MOST_DEEP = 40

NAMES = {
    "ts": ("ts", "t_s", "t_{s}", "tн", "t_н", "t_{н}", "tп", "t_п", "t_{п}"),
    "th": ("th", "t_h", "t_{h}", "tс", "t_с", "t_{с}"),
    "tw": ("tw", "t_w", "t_{w}", "tк", "t_к", "t_{к}"),
    "p": ("p",),
    "m": ("m",),
    "N": ("N",),
    "q": ("q",),
    "l": ("l",),
    "P": ("P",),
}
"""The letters of a formula, and how each may be typed (the lecture's are Cyrillic)."""

FUNCTIONS = {
    "sqrt": ("sqrt", "√"),
    "log2": ("log2", "log_2", "log_{2}", "log₂"),
    "ceil": ("ceil",),
    "floor": ("floor",),
    "min": ("min",),
    "max": ("max",),
}
SEVERAL = ("min", "max")
"""Functions of as many values as one likes."""

_SPELLED = sorted(
    (
        (spelling, key)
        for table in (NAMES, FUNCTIONS)
        for key, spellings in table.items()
        for spelling in spellings
    ),
    key=lambda pair: -len(pair[0]),
)
_LOOKALIKES = str.maketrans("тТрРɴ−–—×·⋅∙÷∕［］[]", "tTpPN---****//()()")
"""Signs that look like what is meant; one character each, so that places stay."""

_NUMBER = re.compile(r"\d+(\.\d+)?|\.\d+")
_BRACKETS = {"⌈": ("ceil", "⌉"), "⌊": ("floor", "⌋")}
_POWERS = {"²": "2", "³": "3"}

EMPTY = QT_TRANSLATE_NOOP("own formula", "type a formula in {known}")
LONG = QT_TRANSLATE_NOOP(
    "own formula", "this formula has {length} characters, and at most {most} can be read"
)
UNKNOWN = QT_TRANSLATE_NOOP(
    "own formula", "character {place}: “{found}” is not known here; known are {known}"
)
WANTED = QT_TRANSLATE_NOOP(
    "own formula", "character {place}: before “{found}” a number or a letter is missing"
)
ENDED = QT_TRANSLATE_NOOP(
    "own formula", "character {place}: the formula ends where a number or a letter is missing"
)
UNCLOSED = QT_TRANSLATE_NOOP("own formula", "character {place}: this bracket is not closed")
UNOPENED = QT_TRANSLATE_NOOP("own formula", "character {place}: this bracket was not opened")
BESIDE = QT_TRANSLATE_NOOP(
    "own formula", "character {place}: write * or ^ before “{found}”, so that it is clear"
)
COMMA = QT_TRANSLATE_NOOP(
    "own formula",
    "character {place}: a comma stands only between the values of min and max; decimals are "
    "written with a point",
)
DEEP = QT_TRANSLATE_NOOP(
    "own formula", "character {place}: at most {most} things may stand inside one another"
)


class FormulaError(InputError):
    """A formula cannot be read or has no value; ``place`` is the character's, from 1."""

    def __init__(self, template: Template, place: int, **values: object) -> None:
        super().__init__(Text(template, place=place, **values))
        self.place = place


class Token(NamedTuple):
    """A sign of a formula: what kind, what it is, where it stands (from 1), as it was typed."""

    kind: str
    what: str
    place: int
    typed: str
    apart: bool


@dataclass(frozen=True)
class Part:
    """A part of a formula: a number, a letter, or an operation on parts.

    ``what`` is ``number``, a key of ``NAMES`` or ``FUNCTIONS``, ``negative``, or one of ``+-*/^``.
    """

    what: str
    place: int
    parts: tuple[Part, ...] = ()
    number: Fraction = Fraction(0)


def read(text: str) -> Part:
    """Return a formula's tree.

    Raises
    ------
    FormulaError
        With what cannot be read, and where.
    """
    if len(text) > MOST_CHARACTERS:
        raise FormulaError(LONG, MOST_CHARACTERS + 1, length=len(text), most=MOST_CHARACTERS)
    tokens = _tokens(text)
    if len(tokens) == 1:
        raise FormulaError(EMPTY, 1, known=", ".join([*NAMES, *FUNCTIONS]))
    return _Reader(tokens).whole()


def _tokens(text: str) -> list[Token]:
    """Return the signs of a formula and an end; a ``T =`` before it is passed over."""
    plain = text.translate(_LOOKALIKES)
    begin = re.match(r"\s*[Tt]\s*=", plain)
    at = begin.end() if begin else 0
    tokens: list[Token] = []
    while at < len(plain):
        if plain[at].isspace():
            at += 1
            continue
        apart = at == 0 or plain[at - 1].isspace()
        for kind, what, length in _next(plain, at):
            tokens.append(Token(kind, what, at + 1, text[at : at + length], apart))
        at += length
    tokens.append(Token("end", "", len(text) + 1, "", True))
    return tokens


def _next(plain: str, at: int) -> list[tuple[str, str, int]]:
    """Return kind, meaning and length of the sign at a place (a raised 2 is two of them)."""
    number = _NUMBER.match(plain, at)
    if number:
        return [("number", number[0], len(number[0]))]
    if plain.startswith("**", at):
        return [("sign", "^", 2)]
    if plain[at] in "+-*/^(),;⌈⌉⌊⌋":
        return [("sign", plain[at].replace(";", ","), 1)]
    if plain[at] in _POWERS:
        return [("sign", "^", 1), ("number", _POWERS[plain[at]], 1)]
    for spelling, key in _SPELLED:
        if plain.startswith(spelling, at):
            return [("name" if key in NAMES else "function", key, len(spelling))]
    word = re.search(r"[^\W\d_]*$", plain[:at])
    first = word.start() if word and plain[at].isalpha() else at
    rest = re.match(r"[^\W\d_]+|.", plain[first:])
    found = rest[0] if rest else plain[at]
    known = ", ".join([*NAMES, *FUNCTIONS])
    raise FormulaError(UNKNOWN, first + 1, found=shown(found), known=known)


class _Reader:
    """Reads signs from left to right, one rule of the grammar a method."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self._tokens = tokens
        self._at = 0
        self._deep = 0

    @property
    def _token(self) -> Token:
        return self._tokens[self._at]

    def _take(self) -> Token:
        token = self._token
        self._at += 1
        return token

    def _is(self, signs: str) -> bool:
        token = self._token
        return token.kind == "sign" and token.what in signs

    def whole(self) -> Part:
        part = self._sum()
        if self._token.kind != "end":
            raise self._refusal()
        return part

    def _refusal(self) -> FormulaError:
        token = self._token
        if token.kind == "end":
            return FormulaError(ENDED, token.place)
        if self._is(")⌉⌋"):
            return FormulaError(UNOPENED, token.place)
        if self._is(","):
            return FormulaError(COMMA, token.place)
        return FormulaError(WANTED, token.place, found=token.typed)

    def _sum(self) -> Part:
        self._deep += 1
        if self._deep > MOST_DEEP:
            raise FormulaError(DEEP, self._token.place, most=MOST_DEEP)
        part = self._product()
        while self._is("+-"):
            sign = self._take()
            part = Part(sign.what, sign.place, (part, self._product()))
        self._deep -= 1
        return part

    def _product(self) -> Part:
        part = self._signed()
        while True:
            token = self._token
            if self._is("*/"):
                self._take()
                part = Part(token.what, token.place, (part, self._signed()))
            elif token.kind in ("name", "function") or self._is("(⌈⌊"):
                part = Part("*", token.place, (part, self._power()))
            elif token.kind == "number":
                before = self._tokens[self._at - 1]
                if before.kind == "number" or (before.kind == "name" and not token.apart):
                    raise FormulaError(BESIDE, token.place, found=token.typed)
                part = Part("*", token.place, (part, self._power()))
            else:
                return part

    def _signed(self) -> Part:
        signs = []
        while self._is("+-"):
            signs.append(self._take())
        part = self._power()
        for sign in reversed(signs):
            if sign.what == "-":
                part = Part("negative", sign.place, (part,))
        return part

    def _power(self) -> Part:
        part = self._atom()
        if not self._is("^"):
            return part
        sign = self._take()
        self._deep += 1
        if self._deep > MOST_DEEP:
            raise FormulaError(DEEP, sign.place, most=MOST_DEEP)
        power = Part("^", sign.place, (part, self._signed()))
        self._deep -= 1
        return power

    def _atom(self) -> Part:
        token = self._token
        if token.kind == "number":
            self._take()
            return Part("number", token.place, number=Fraction(token.what))
        if token.kind == "name":
            self._take()
            return Part(token.what, token.place)
        if token.kind == "function":
            return self._call()
        if self._is("("):
            return self._inside(")")[0]
        if self._is("⌈⌊"):
            function, closing = _BRACKETS[token.what]
            return Part(function, token.place, tuple(self._inside(closing)))
        raise self._refusal()

    def _call(self) -> Part:
        function = self._take()
        if not self._is("("):
            self._deep += 1
            if self._deep > MOST_DEEP:
                raise FormulaError(DEEP, function.place, most=MOST_DEEP)
            part = Part(function.what, function.place, (self._power(),))
            self._deep -= 1
            return part
        values = self._inside(")", several=function.what in SEVERAL)
        return Part(function.what, function.place, tuple(values))

    def _inside(self, closing: str, several: bool = False) -> list[Part]:
        """Read a bracket with a value, or several with commas between."""
        opening = self._take()
        values = [self._sum()]
        while several and self._is(","):
            self._take()
            values.append(self._sum())
        if not self._is(closing):
            if self._token.kind == "end" or self._is(")⌉⌋"):
                raise FormulaError(UNCLOSED, opening.place)
            raise self._refusal()
        self._take()
        return values
