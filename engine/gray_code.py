"""The binary reflected Gray code (lecture 3.3.1): neighbours on a ring differ in one bit.

``gray(i)`` is the node of a hypercube on which the ring position ``i`` lies.  Beside the functions
stand their explanations, step by step: how the code is made by reflection, and how a number is
turned into its code and back, by either method.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.errors import InputError
from engine.text import QT_TRANSLATE_NOOP, Text


def gray(i: int) -> int:
    """Return the Gray code of ring position ``i``.

    >>> [gray(i) for i in range(8)]
    [0, 1, 3, 2, 6, 7, 5, 4]
    """
    return i ^ (i >> 1)


def gray_position(code: int) -> int:
    """Return the ring position of the node ``code``: the inverse of ``gray``.

    >>> [gray_position(code) for code in (0, 1, 3, 2, 6, 7, 5, 4)]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    position = 0
    while code:
        position ^= code
        code >>= 1
    return position


def reflected(i: int, bits: int) -> int:
    """Return G(i, bits) by the lecture's own recursion.

    G(0, 1) = 0, G(1, 1) = 1; G(i, s + 1) = G(i, s) for i < 2^s, else
    2^s + G(2^(s + 1) - 1 - i, s).

    >>> all(reflected(i, 5) == gray(i) for i in range(32))
    True
    """
    if bits <= 1:
        return i
    half = 1 << (bits - 1)
    return reflected(i, bits - 1) if i < half else half + reflected(2 * half - 1 - i, bits - 1)


def changing_bit(i: int, bits: int) -> int:
    """Return the bit in which position i and the next one differ, round the ring of 2^bits.

    >>> [changing_bit(i, 3) for i in range(8)]
    [0, 1, 0, 2, 0, 1, 0, 2]
    """
    differing = gray(i) ^ gray((i + 1) % (1 << bits))
    return differing.bit_length() - 1


# The reflected construction -----------------------------------------------------------------------

MOST_BITS = 16
"""The longest code that is constructed step by step."""

BEGIN, REFLECT, PREFIX_0, PREFIX_1 = "begin", "reflect", "prefix-0", "prefix-1"

BITS = QT_TRANSLATE_NOOP(
    "gray code", "the length of the code must be a whole number from 1 to {most}; {value} is not"
)
BEGIN_TEXT = QT_TRANSLATE_NOOP("gray code", "The code of length 1 is 0, 1.")
REFLECT_TEXT = QT_TRANSLATE_NOOP(
    "gray code",
    "Reflect: write the {n} codes of length {bits} once more below a mirror, the last one first. "
    "Either side of the mirror stands the same code.",
    None,
    1,
)
PREFIX_0_TEXT = QT_TRANSLATE_NOOP(
    "gray code", "Put 0 in front of the {n} codes above the mirror.", None, 1
)
PREFIX_1_TEXT = QT_TRANSLATE_NOOP(
    "gray code",
    "Put 1 in front of the {n} codes below it. At the mirror, and from the last code to the first, "
    "only the new bit {bit} changes; everywhere else the bit that changed before.",
    None,
    1,
)


class Row(NamedTuple):
    """A line of the construction.

    Attributes
    ----------
    position : int
        The ring position, from 0.
    code : str
        The bits that stand there now.
    mirrored : bool
        Whether it stands below the mirror.
    prefix : str
        The bit that this step has put in front, "" for none.
    """

    position: int
    code: str
    mirrored: bool
    prefix: str


@dataclass(frozen=True)
class Stage:
    """A step of the construction: what is done, in words too, and the codes after it.

    ``bits`` is the length that is being made; ``action`` one of ``begin``, ``reflect``,
    ``prefix-0``, ``prefix-1``.
    """

    bits: int
    action: str
    rows: tuple[Row, ...]
    text: Text

    @property
    def mirror(self) -> int | None:
        """The number of lines above the mirror, None where there is no mirror."""
        return None if self.action == BEGIN else len(self.rows) // 2


def construction(bits: int) -> tuple[Stage, ...]:
    """Return how the code of some length is made from that of length 1, three steps a bit.

    Raises
    ------
    InputError
        If the length is none, or too long to be shown.

    >>> [row.code for row in construction(2)[-1].rows]
    ['00', '01', '11', '10']
    """
    if not 1 <= bits <= MOST_BITS:
        raise InputError(Text(BITS, most=MOST_BITS, value=bits))
    codes = ["0", "1"]
    stages = [Stage(1, BEGIN, _rows(codes, "", "", mirrored=False), Text(BEGIN_TEXT))]
    for length in range(1, bits):
        n = len(codes)
        double = [*codes, *reversed(codes)]
        for action, above, below, text in (
            (REFLECT, "", "", Text(REFLECT_TEXT, n=n, bits=length)),
            (PREFIX_0, "0", "", Text(PREFIX_0_TEXT, n=n)),
            (PREFIX_1, "0", "1", Text(PREFIX_1_TEXT, n=n, bit=length)),
        ):
            stages.append(Stage(length + 1, action, _rows(double, above, below), text))
        codes = [row.code for row in stages[-1].rows]
    return tuple(stages)


def _rows(codes: list[str], above: str, below: str, mirrored: bool = True) -> tuple[Row, ...]:
    half = len(codes) // 2 if mirrored else len(codes)
    return tuple(
        Row(i, (above if i < half else below) + code, i >= half, above if i < half else below)
        for i, code in enumerate(codes)
    )


# Conversion, step by step -------------------------------------------------------------------------

XOR, REFLECTION = "xor", "reflection"
METHODS = (XOR, REFLECTION)
"""The ways to turn a number into its code and back."""

TO_TOP = QT_TRANSLATE_NOOP("gray code", "bit {bit} of the code is bit {bit} of the number: {value}")
TO_XOR = QT_TRANSLATE_NOOP(
    "gray code",
    "bit {bit} of the code is bit {bit} xor bit {above} of the number: {a} xor {b} = {value}",
)
FROM_TOP = QT_TRANSLATE_NOOP(
    "gray code", "bit {bit} of the number is bit {bit} of the code: {value}"
)
FROM_XOR = QT_TRANSLATE_NOOP(
    "gray code",
    "bit {bit} of the number is bit {bit} of the code xor bit {above} of the number, which is the "
    "xor of all code bits above: {a} xor {b} = {value}",
)
UPPER = QT_TRANSLATE_NOOP(
    "gray code",
    "{i} < {half}: G({i}, {bits}) = G({i}, {fewer}), bit {bit} is 0",
)
LOWER = QT_TRANSLATE_NOOP(
    "gray code",
    "{i} \u2265 {half}: G({i}, {bits}) = {half} + G({last} \u2212 {i}, {fewer}) = {half} + "
    "G({rest}, {fewer}), bit {bit} is 1",
)
ONE_BIT = QT_TRANSLATE_NOOP("gray code", "G({i}, 1) = {i}, bit 0 is {i}")
ABOVE = QT_TRANSLATE_NOOP(
    "gray code",
    "bit {bit} is 0: code {code} stands above the mirror of length {bits}, its place is that of "
    "{rest}: {result}",
)
BELOW = QT_TRANSLATE_NOOP(
    "gray code",
    "bit {bit} is 1: code {code} stands below the mirror of length {bits}, its place is {last} "
    "minus that of {rest}, {place}: {last} \u2212 {place} = {result}",
)
LAST_BIT = QT_TRANSLATE_NOOP("gray code", "the place of {code} in the code of length 1 is {code}")


class Conversion(NamedTuple):
    """A step of a conversion.

    Attributes
    ----------
    bit : int
        The bit that is looked at, or found.
    value : int
        Its value in the result (``xor``), in the code (``reflection``).
    text : Text
    """

    bit: int
    value: int
    text: Text


def encoding(i: int, bits: int, method: str = XOR) -> tuple[Conversion, ...]:
    """Return how a number is turned into its code, the highest bit first.

    >>> [step.value for step in encoding(5, 3)]
    [1, 1, 1]
    """
    return tuple((_encode_by_xor if method == XOR else _encode_by_reflection)(i, bits))


def decoding(code: int, bits: int, method: str = XOR) -> tuple[Conversion, ...]:
    """Return how a code is turned into its number, the highest bit first.

    >>> [step.value for step in decoding(7, 3)]
    [1, 0, 1]
    """
    return tuple((_decode_by_xor if method == XOR else _decode_by_reflection)(code, bits))


def _encode_by_xor(i: int, bits: int) -> Iterator[Conversion]:
    top = bits - 1
    yield Conversion(top, i >> top & 1, Text(TO_TOP, bit=top, value=i >> top & 1))
    for bit in reversed(range(top)):
        a, b = i >> bit & 1, i >> (bit + 1) & 1
        text = Text(TO_XOR, bit=bit, above=bit + 1, a=a, b=b, value=a ^ b)
        yield Conversion(bit, a ^ b, text)


def _decode_by_xor(code: int, bits: int) -> Iterator[Conversion]:
    top = bits - 1
    found = code >> top & 1
    yield Conversion(top, found, Text(FROM_TOP, bit=top, value=found))
    for bit in reversed(range(top)):
        a, b = code >> bit & 1, found
        found = a ^ b
        text = Text(FROM_XOR, bit=bit, above=bit + 1, a=a, b=b, value=found)
        yield Conversion(bit, found, text)


def _encode_by_reflection(i: int, bits: int) -> Iterator[Conversion]:
    for length in range(bits, 1, -1):
        half, last = 1 << (length - 1), (1 << length) - 1
        values = {"i": i, "half": half, "bits": length, "fewer": length - 1, "bit": length - 1}
        if i < half:
            yield Conversion(length - 1, 0, Text(UPPER, **values))
        else:
            yield Conversion(length - 1, 1, Text(LOWER, **values, last=last, rest=last - i))
            i = last - i
    yield Conversion(0, i, Text(ONE_BIT, i=i))


def _decode_by_reflection(code: int, bits: int) -> Iterator[Conversion]:
    for length in range(bits, 1, -1):
        bit, last = length - 1, (1 << length) - 1
        rest = code & (last >> 1)
        place, written = gray_position(rest), format(rest, f"0{bit}b")
        said = {"bit": bit, "bits": length, "code": format(code, f"0{length}b"), "rest": written}
        if code >> bit:
            result = last - place
            text = Text(BELOW, **said, last=last, place=place, result=result)
        else:
            text = Text(ABOVE, **said, result=place)
        yield Conversion(bit, code >> bit, text)
        code = rest
    yield Conversion(0, code, Text(LAST_BIT, code=code))
