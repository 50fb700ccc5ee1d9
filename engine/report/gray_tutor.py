"""What the tutor of the Gray code says: the walk as a table, and typed numbers to convert."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import InputError, shown
from engine.gray_code import changing_bit, decoding, encoding, gray, gray_position
from engine.report.table import Table
from engine.text import QT_TRANSLATE_NOOP, Text

MOST_BITS = 10
"""The longest code of the tutor."""

TO_CODE, TO_POSITION = "to-code", "to-position"
WAYS = (TO_CODE, TO_POSITION)
"""What is converted into what."""

DECIMAL, BINARY = "decimal", "binary"
BASES = (DECIMAL, BINARY)
"""How a number is typed."""

POSITION = Text(QT_TRANSLATE_NOOP("gray tutor", "position"))
HEADS: Mapping[str, Text] = {
    "ring_node": POSITION,
    "binary": Text(QT_TRANSLATE_NOOP("gray tutor", "position in binary")),
    "gray_code": Text(QT_TRANSLATE_NOOP("gray tutor", "Gray code")),
    "changed_bit": Text(QT_TRANSLATE_NOOP("gray tutor", "bit that changes next")),
    "hypercube_node": Text(QT_TRANSLATE_NOOP("gray tutor", "hypercube node")),
}
"""The columns of the table of a walk."""

WHOLE = QT_TRANSLATE_NOOP(
    "gray tutor", "a number must be a whole number from 0 to {last}; {value} is not"
)
DIGITS = QT_TRANSLATE_NOOP(
    "gray tutor",
    "a binary number has up to {bits} digits 0 and 1, such as {example}; {value} is none",
)
EMPTY = Text(QT_TRANSLATE_NOOP("gray tutor", "type a number"))
ENCODED = QT_TRANSLATE_NOOP(
    "gray tutor",
    "Position {position} = {binary} has the code {code}: node {node} of the hypercube.",
)
DECODED = QT_TRANSLATE_NOOP(
    "gray tutor",
    "The code {code}, node {node} of the hypercube, stands at position {position} = {binary}.",
)


def walk_table(bits: int) -> Table:
    """Return the table of a code: a row a position, with the bit that changes next.

    >>> [row[2] for row in walk_table(2).rows]
    ['00', '01', '11', '10']
    """
    rows = tuple(
        (i, format(i, f"0{bits}b"), format(gray(i), f"0{bits}b"), changing_bit(i, bits), gray(i))
        for i in range(1 << bits)
    )
    return Table(tuple(HEADS), rows, heads=tuple(HEADS.values()))


def typed_number(typed: str, base: str, bits: int) -> int:
    """Return the number that was typed.

    Parameters
    ----------
    typed : str
    base : str
        One of ``BASES``; ``0b`` in front is binary always.
    bits : int
        The length of the code.

    Raises
    ------
    InputError
        If it is no number from 0 to 2^bits - 1.
    """
    text = "".join(typed.split())
    if not text:
        raise InputError(EMPTY)
    binary = base == BINARY or text.lower().startswith("0b")
    digits = text[2:] if text.lower().startswith("0b") else text
    allowed = "01" if binary else "0123456789"
    number = -1
    if digits and len(digits) <= 64 and not set(digits) - set(allowed):
        number = int(digits, 2 if binary else 10)
    if 0 <= number < 1 << bits:
        return number
    if binary:
        example = format((1 << bits) - 1, "b")
        raise InputError(Text(DIGITS, bits=bits, example=example, value=shown(typed)))
    raise InputError(Text(WHOLE, last=(1 << bits) - 1, value=shown(typed)))


def conversion(number: int, bits: int, way: str, method: str) -> tuple[Text, ...]:
    """Return how a number is turned into its code (``TO_CODE``), or a code into its number.

    ``method`` is one of ``engine.gray_code.METHODS``.
    """
    steps = (encoding if way == TO_CODE else decoding)(number, bits, method)
    return tuple(step.text for step in steps)


def result_of(number: int, bits: int, way: str) -> Text:
    """Return what a conversion comes to, as a sentence."""
    position = number if way == TO_CODE else gray_position(number)
    node = gray(position)
    return Text(
        ENCODED if way == TO_CODE else DECODED,
        position=position,
        binary=format(position, f"0{bits}b"),
        code=format(node, f"0{bits}b"),
        node=node,
    )
