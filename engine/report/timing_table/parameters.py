"""What the rows and columns of a timing table may go over, and lists of values as people type them.

A list holds values (``16``, ``cut-through``), ``all`` for every entry of a catalogue, and spans of
whole numbers: ``1..8`` (each), ``0..100:25`` (every 25th), ``4..1024*4`` (each 4 times the one
before).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.algorithms import ALGORITHMS, algorithms_of
from engine.catalogue import Choice, Entry, find
from engine.cost import STARTUPS, SWITCHINGS
from engine.errors import InputError, shown
from engine.exact_time import format_exact
from engine.models import MODELS
from engine.operation import OPERATIONS
from engine.report.table import NAMES
from engine.scenario import ORDER_CHOICES
from engine.scenario.embedded import NONE, laid_from
from engine.scenario.fields import MAX_P, MAX_WORDS, decimal, sides, whole
from engine.text import QT_TRANSLATE_NOOP, Template, Text
from engine.topology import TOPOLOGIES

ALL = "all"
MOST_VALUES = 10_000
"""The most values of one list."""

TOO_MANY_VALUES = QT_TRANSLATE_NOOP(
    "timing table", "{name} may have at most {most} values; {value} makes more"
)
NO_VALUES = QT_TRANSLATE_NOOP("timing table", "{name} has no values; write some, such as {example}")
SPAN = QT_TRANSLATE_NOOP(
    "timing table",
    "{name}: a span is written 1..8, 0..100:25 or 4..1024*4 and rises; {value} does not",
)
TWO_MEANINGS = QT_TRANSLATE_NOOP(
    "timing table",
    "{name}: {value} may be one decimal number or two; write 0.1 with a dot, or a space between "
    "two numbers",
)
WHAT = QT_TRANSLATE_NOOP("timing table", "the parameter")


@dataclass(frozen=True)
class Parameter:
    """A parameter of a scenario as a table shows it.

    Attributes
    ----------
    key : str
        The setting's name.
    title : Text
        The head of its column.
    read : function
        The word of one value as it is kept; raises ``InputError`` where it is none.
    entries : sequence of Entry
        The catalogue that values are chosen from; empty for numbers.
    kind : str
        ``word``, ``whole`` or ``decimal``.
    example : str
        A list of values that makes sense.
    """

    key: str
    title: Text
    read: Callable[[str], str]
    entries: Sequence[Entry] = ()
    kind: str = "word"
    example: str = ALL


def _chosen(key: str, title: Text, entries: Sequence[Entry]) -> Parameter:
    return Parameter(key, title, lambda word: find(entries, word, title).key, entries)


def _whole(key: str, low: int, high: int, example: str, title: Text | None = None) -> Parameter:
    def read(word: str) -> str:
        return str(whole(word, key, low, high))

    return Parameter(key, title or NAMES[key], read, kind="whole", example=example)


def _decimal(key: str, title: Text, example: str) -> Parameter:
    def read(word: str) -> str:
        return format_exact(decimal(word, key))

    return Parameter(key, title, read, kind="decimal", example=example)


def _embedding(word: str) -> str:
    laid = laid_from(word)
    return NONE if laid is None else laid.written


_ONE_A_KEY = tuple({entry.key: entry for entry in ALGORITHMS}.values())
"""The algorithms' names; several operations may have one of the same name."""

PARAMETERS: tuple[Parameter, ...] = (
    _whole("p", 1, MAX_P, "4..1024*4"),
    Parameter(
        "dims",
        NAMES["dims"],
        lambda word: "x".join(map(str, sides(word))),
        example="4x4 2x8",
    ),
    _chosen("topology", NAMES["topology"], TOPOLOGIES),
    _chosen("operation", NAMES["operation"], OPERATIONS),
    _chosen("algorithm", NAMES["algorithm"], _ONE_A_KEY),
    _chosen("switching", NAMES["switching"], SWITCHINGS),
    _whole("m", 1, MAX_WORDS, "1..10000*10"),
    _whole("q", 1, MAX_P - 1, "1..15"),
    _whole("packet", 1, MAX_WORDS, "1..64*2", Text(QT_TRANSLATE_NOOP("timing table", "packet"))),
    _decimal("ts", Text(QT_TRANSLATE_NOOP("timing table", "ts")), "10 50 250"),
    _decimal("th", Text(QT_TRANSLATE_NOOP("timing table", "th")), "0 1.5 10"),
    _decimal("tw", Text(QT_TRANSLATE_NOOP("timing table", "tw")), "0.05 0.1 0.5"),
    _chosen("model", Text(QT_TRANSLATE_NOOP("timing table", "model")), MODELS),
    *(
        _decimal(name, Text(Template("timing table", name)), example)
        for name, example in (
            ("tn", "50 150.3"),
            ("tc", "0 6.7"),
            ("tk", "0.01 0.0862"),
            ("t0", "50 150.3"),
            ("t1", "0 0.088"),
        )
    ),
    _whole("vmax", 1, MAX_WORDS, "576 1500 9000", Text(Template("timing table", "vmax"))),
    _whole("vc", 0, MAX_WORDS, "40 78", Text(Template("timing table", "vc"))),
    _whole("root", 0, MAX_P - 1, "0..15", Text(QT_TRANSLATE_NOOP("timing table", "root"))),
    _whole("source", 0, MAX_P - 1, "0..15", Text(QT_TRANSLATE_NOOP("timing table", "source"))),
    _whole("target", 0, MAX_P - 1, "1..15", Text(QT_TRANSLATE_NOOP("timing table", "target"))),
    _chosen("order", Text(QT_TRANSLATE_NOOP("timing table", "order")), ORDER_CHOICES),
    _chosen("startups", Text(QT_TRANSLATE_NOOP("timing table", "startups")), STARTUPS),
    Parameter("embedding", NAMES["embedding"], _embedding, example="none ring:gray ring:identity"),
)
"""All that rows and columns may go over, in the order of menus."""


def parameter_of(key: str) -> Parameter:
    """Return a parameter by its key.

    Raises
    ------
    InputError
        If there is none of that name.
    """
    return find(PARAMETERS, key, Text(WHAT))


def checked(key: str, words: Sequence[str]) -> tuple[str, ...]:
    """Return the words of a list, each as it is kept; spans and ``all`` stay what they are.

    Raises
    ------
    InputError
        With the first word that cannot be used, or if there is none.
    """
    parameter = parameter_of(key)
    if not words:
        raise InputError(Text(NO_VALUES, name=key, example=parameter.example))
    kept = tuple(_word(parameter, word.strip()) for word in words)
    if len(values_of(key, kept)) > MOST_VALUES:
        raise InputError(
            Text(TOO_MANY_VALUES, name=key, most=MOST_VALUES, value=shown(" ".join(words)))
        )
    return kept


def _word(parameter: Parameter, word: str) -> str:
    if word == ALL and parameter.entries:
        return word
    if parameter.kind == "whole" and ".." in word:
        _span(parameter, word)
        return word
    return parameter.read(word)


def values_of(key: str, words: Sequence[str]) -> tuple[str, ...]:
    """Return the values that checked words stand for, each once."""
    parameter = parameter_of(key)
    values: list[str] = []
    for word in words:
        if word == ALL and parameter.entries:
            values += [entry.key for entry in parameter.entries]
        elif parameter.kind == "whole" and ".." in word:
            values += _span(parameter, word)
        else:
            values.append(word)
    return tuple(dict.fromkeys(values))


_SPAN = re.compile(r"(\d{1,13})\.\.(\d{1,13})(?:([:*])(\d{1,13}))?")


def _span(parameter: Parameter, word: str) -> list[str]:
    """Return the numbers of a span."""
    found = _SPAN.fullmatch(word)
    if found is None:
        raise InputError(Text(SPAN, name=parameter.key, value=shown(word)))
    first, last, by = int(found[1]), int(found[2]), int(found[4] or 1)
    times = found[3] == "*"
    if first > last or by < (2 if times else 1) or (times and first == 0):
        raise InputError(Text(SPAN, name=parameter.key, value=shown(word)))
    for end in (first, last):
        parameter.read(str(end))
    numbers: list[str] = []
    while first <= last and len(numbers) <= MOST_VALUES:
        numbers.append(str(first))
        first = first * by if times else first + by
    return numbers


def typed_words(key: str, typed: str) -> list[str]:
    """Return the words of a list that a person typed: spaces, commas or semicolons between them.

    A comma between two figures of a decimal number may be its decimal sign: it is one where other
    signs stand between the numbers, and is refused where it could be either.

    Raises
    ------
    InputError
        If a comma may mean two things.

    >>> typed_words("p", "4,16, 64"), typed_words("tw", "0,1; 0.5")
    (['4', '16', '64'], ['0.1', '0.5'])
    """
    parameter = parameter_of(key)
    if parameter.kind != "decimal":
        return [word for word in re.split(r"[\s,;]+", typed) if word]
    words = [word.strip(",") for word in re.split(r"[\s;]+", typed) if word.strip(",")]
    for word in words:
        if "," in word and (len(words) == 1 or word.count(",") > 1 or "." in word):
            raise InputError(Text(TWO_MEANINGS, name=key, value=shown(word)))
    return [word.replace(",", ".") for word in words]


def shown_value(key: str, value: str, operation: str | None = None) -> object:
    """Return a value as a cell: a number, or what people read of an entry of a catalogue.

    Algorithms are named by operation; without one they keep their short names.
    """
    parameter = parameter_of(key)
    if parameter.kind == "whole":
        return int(value)
    if parameter.kind == "decimal":
        return decimal(value, key)
    entries = parameter.entries
    if key == "algorithm":
        entries = () if operation is None else algorithms_of(operation)
    for entry in entries:
        if entry.key == value:
            return Choice(entry.key, entry.title)
    return value
